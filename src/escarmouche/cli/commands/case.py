"""`escarmouche case`: play cases from files and say how they went."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from escarmouche.cli import FINE, REFUSED, USAGE
from escarmouche.cli.commands.setup import checked_cards
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import BadFile
from escarmouche.testing.cases import case
from escarmouche.testing.cases.result import Result, report


def run(args: argparse.Namespace, voice: Voice) -> int:
    for file in args.files:
        if not Path(file).exists():
            raise BadFile("error-no-file", file=file)
    cards = own_cards(args) if args.cards is not None else ()
    results, unreadable = played(case.files_of(args.files), cards, voice)
    if not results and not unreadable:
        raise BadInput("cli-no-cases", files=", ".join(args.files))
    passed = [result.text(voice.lang) for result in results if args.verbose and result.passed]
    for line in [*passed, *report(results, voice.lang)]:
        voice.line(line)
    if unreadable or any(result.malformed for result in results):
        return USAGE
    return FINE if all(result.passed for result in results) else REFUSED


def played(files: Iterable[Path], cards: Sequence[Any], voice: Voice) -> tuple[list[Result], bool]:
    """What came of the cases of these files, and whether one of them could not be read, which is said at once."""
    results: list[Result] = []
    unreadable = False
    for path in files:
        try:
            results += case.run_file(path, cards)
        except BadFile as fault:
            unreadable = True
            voice.complain(voice.problem(fault))
    return results, unreadable


def own_cards(args: argparse.Namespace) -> list[Any]:
    """The cards of a folder, for all cases of the run: these are of one game."""
    files = case.files_of(args.files)
    games = {played.source.data.get("game"): None for file in files for played in case.cases_of(file)}
    games.pop(None, None)
    if len(games) > 1:
        raise BadInput("cli-cases-of-several", games=", ".join(games))
    return [card for game in games for card in checked_cards(find(game), Path(args.cards), None)]
