"""`escarmouche boards`: list the boards of a game, draw one, check files of your own."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.commands.setup import FILES, OWN, checked_cards, plain, with_id
from escarmouche.cli.telling.grid_drawing import drawn_grid
from escarmouche.cli.telling.plane_drawing import drawn_plane
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.telling.table import everything, plane_head
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import find, nearest
from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.scene import Board, Scene


def run(args: argparse.Namespace, voice: Voice) -> int:
    book = find(args.game)
    voice = voice.of(book.name)
    if args.what == "check":
        return check(book, list(map(Path, args.files)), args.cards, voice)
    names = book.cards.named_boards()
    if not names:
        raise BadInput("cli-no-boards", game=book.name)
    if args.what == "show":
        return show(book, args.name, names, args.words, voice)
    for name in names:
        board = book.cards.board_view(name)
        called = told_in(voice.lang, board.name) if board is not None else ""
        voice.line(f"{name}{voice.tell('cli-colon')}{called}" if called else name)
    return FINE


def show(book: Any, said: str, names: list[str], words: bool, voice: Voice) -> int:
    """A board, by its name or from a file: drawn, or in words."""
    own = said.endswith(FILES)
    if own:
        faults = _faults(book, [Path(said)], {})
        if faults:
            return _report(faults, 1, voice)
    elif said not in names:
        raise BadInput("cli-no-board-called", name=said, nearest=nearest(said, names))
    board = book.cards.board_view(with_id(Path(said), plain(Path(said))) if own else said)
    for line in _lines(book.name, board, words, voice):
        voice.line(line)
    return FINE


def _lines(game: str, board: Board | None, words: bool, voice: Voice) -> Iterable[str]:
    speech = Speech(voice, Scene(game, None, "", board))
    if words:
        return everything(speech)
    if speech.grid is not None:
        return drawn_grid(speech, speech.grid)
    return [*([plane_head(speech, board)] if board is not None else []), *drawn_plane(speech)]


def check(book: Any, files: list[Path], cards: str | None, voice: Voice) -> int:
    """What is wrong with each file, and what one of them names that is in none of the others; one sentence a mistake."""
    options = {"cards": checked_cards(book, Path(cards), None)} if cards is not None else {}
    return _report(_faults(book, files, options), len(files), voice)


def _faults(book: Any, files: list[Path], options: dict[str, Any]) -> list[BadFile]:
    kinds = {file: book.cards.own_kind(plain(file)) for file in files}
    for kind, option in OWN.items():
        brought = [with_id(file, plain(file)) for file in files if kinds[file] == kind]
        options |= {option: brought} if brought else {}
    return [fault for file in files for fault in book.cards.check_own(kinds[file], file, options)]


def _report(faults: list[BadFile], files: int, voice: Voice) -> int:
    for fault in faults:
        voice.line(voice.problem(fault))
    voice.say("cli-cards-checked", files=files, faults=len(faults))
    return REFUSED if faults else FINE
