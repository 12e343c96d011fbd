"""From the words of the command line to a game and its players."""

from __future__ import annotations

import argparse
import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from escarmouche.bots.bot import Bot, bots, is_there, make
from escarmouche.cli.hearing.unclear import Unclear
from escarmouche.cli.parser import split
from escarmouche.core.book import find, nearest
from escarmouche.core.play.game import Game

HUMAN = "human"
USUAL = ("greedy", "random")  # the opponent when none is named: the first that is there
OWN = {
    "scenario": "scenarios",
    "board": "boards",
}  # what may be a file of one's own, and the option that holds such files
FILES = (".yaml", ".yml")


def options(args: argparse.Namespace, seats: int) -> dict[str, Any]:
    """The set-up as plain data: `--option key=value`, where a value is written as in YAML, and the short ways to some.

    A list may be written without its brackets.
    """
    import yaml

    found: dict[str, Any] = {}
    for text in args.option:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise Unclear("cli-bad-option", text=text)
        name = key.strip().replace("-", "_")
        try:
            read = yaml.safe_load(value)
        except yaml.YAMLError:
            raise Unclear("cli-bad-option", text=text) from None
        found[name] = split(read) if isinstance(read, str) and name in _lists(find(args.game)) else read
    for key in OWN:
        if getattr(args, key):
            found |= named(find(args.game), key, getattr(args, key))
    if args.edition is not None:
        found["edition"] = args.edition
    if "edition" in found:
        found["edition"] = edition_of(find(args.game), str(found["edition"]))
    if args.cards is not None:
        found["cards"] = own_cards(find(args.game), Path(args.cards), found.get("edition"))
    if seats != found.get("seats", 2):
        if "seats" in found:
            raise Unclear("cli-seats-differ", count=seats, said=found["seats"])
        found["seats"] = seats
    return found


def _lists(book: Any) -> list[str]:
    """The options of a game that are lists."""
    fields = msgspec.structs.fields(book.setup_type)
    kinds = {field.name: [get_origin(kind) for kind in (field.type, *get_args(field.type))] for field in fields}
    return [name for name, origins in kinds.items() if list in origins]


def named(book: Any, key: str, said: Sequence[str]) -> dict[str, Any]:
    """A scenario or a board by name or by its file. Of several the first is played; the others are there to be named by it."""
    own = {word: own_file(book, key, word) for word in said if word.endswith(FILES)}
    first = own[said[0]]["id"] if said[0] in own else said[0]
    return {key: first, **({OWN[key]: list(own.values())} if own else {})}


def own_file(book: Any, key: str, file: str) -> Any:
    """A scenario or a board of one's own as plain data. The first mistake in it is told with its line."""
    from escarmouche.core.files.source import Source

    if OWN[key] not in _lists(book):
        raise Unclear("cli-no-own", game=book.name, option=f"--{key}", file=file)
    for fault in book.check_own(key, Path(file)):
        raise fault
    return Source.read(Path(file)).data


def own_cards(book: Any, folder: Path, edition: str | None) -> list[Any]:
    """The card files of a folder, for a game to be played with them. The first mistake in them is told."""
    from escarmouche.core.files.source import Source

    if not printed(book, edition or usual_edition(book)):
        raise Unclear("cli-no-cards", game=book.name)
    files = card_files(folder)
    for fault in book.check_cards(folder, edition or usual_edition(book)):
        raise fault if isinstance(fault, Exception) else Unclear("cli-unclear", text=str(fault))
    read = [Source.read(file).data for file in files]
    return [card for data in read for card in (data if isinstance(data, list) else [data])]


def card_files(folder: Path) -> list[Path]:
    """The card files of a folder that has some."""
    if not folder.is_dir():
        raise Unclear("cli-no-folder", folder=str(folder))
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise Unclear("cli-empty-folder", folder=str(folder))
    return files


def usual_edition(book: Any) -> str:
    """The edition a game is played in when nothing is said."""
    return str(getattr(book.setup_type(), "edition", "en"))


def edition_of(book: Any, said: str | None) -> str:
    """The edition that is asked for, if the game has it; the usual one if nothing is said."""
    if said is None:
        return usual_edition(book)
    known = list(book.editions) or [usual_edition(book)]
    if said not in known:
        raise Unclear("cli-no-edition", game=book.name, edition=said, nearest=nearest(said, known))
    return said


def players(text: str | None, game: str, human: bool = True) -> list[str]:
    """Who sits where: `human` or the name of a bot."""
    if text is None:
        return [HUMAN, usual(game)]
    names = [part.strip() for part in text.split(",")]
    known = [HUMAN, *bots()] if human else bots()
    for name in names:
        if name not in known:
            raise Unclear("cli-unknown-player", name=name, nearest=nearest(name, known), known=", ".join(known))
    return names


def usual(game: str) -> str:
    """The opponent in a game when none is named."""
    return next(name for name in USUAL if name in bots(game) and is_there(name))


def seated(names: list[str], seed: Any = None, worlds: int | None = None) -> dict[int, Bot]:
    """The bots, each in its seat with a seed of its own; `worlds`: in so many they try their answers, whatever the clock says."""
    return {
        seat: make(name, None if seed is None else f"{seed}/{seat}", worlds)
        for seat, name in enumerate(names)
        if name != HUMAN
    }


def sheets(game: Game[Any]) -> dict[str, Any]:
    """The printed cards of a game's edition and those its players brought, if its book has any."""
    edition, own = getattr(game.setup, "edition", None), getattr(game.setup, "cards", None)
    return _sheets(game.book, edition, msgspec.json.encode(own) if own else b"") if edition else {}


@functools.cache
def _sheets(book: Any, edition: str, own: bytes) -> dict[str, Any]:
    return printed(book, edition, msgspec.json.decode(own) if own else ())


def printed(book: Any, edition: str, own: Sequence[Any] = ()) -> dict[str, Any]:
    """Every card of a game: as plain data, else as a client draws it."""
    sheets: dict[str, Any] = book.sheets(edition, own)
    return sheets | {name: page for name, page in book.pages(edition, own).items() if name not in sheets}
