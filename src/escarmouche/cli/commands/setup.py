"""From the words of the command line to a game and its players."""

from __future__ import annotations

import argparse
import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
import yaml

from escarmouche.bots.bot import Bot, bots, is_there, make
from escarmouche.cli.parser import split
from escarmouche.cli.voice import BadInput
from escarmouche.core.book import find, nearest
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, Unchecked
from escarmouche.core.play.game import Game
from escarmouche.core.views.card_view import CardView

HUMAN = "human"
USUAL = ("greedy", "random")  # the opponent when none is named: the first that is there
OWN = {
    "scenario": "scenarios",
    "board": "boards",
}  # what may be a player's own file, and the option that holds such files
FILES = (".yaml", ".yml")


def options(args: argparse.Namespace, seats: int) -> dict[str, Any]:
    """The set-up as plain data: `--option key=value`, with values as in YAML (lists also without brackets), and the short options."""
    book = find(args.game)
    chosen: dict[str, Any] = dict([option(book, text) for text in args.option])
    for key in OWN:
        if getattr(args, key):
            chosen |= named(book, key, getattr(args, key))
    if args.edition is not None:
        chosen["edition"] = args.edition
    if "edition" in chosen:
        chosen["edition"] = edition_of(book, str(chosen["edition"]))
    if args.cards is not None:
        chosen["cards"] = own_cards(book, Path(args.cards), chosen.get("edition"))
    check_files(book, args, chosen)
    if seats != chosen.get("seats", 2):
        if "seats" in chosen:
            raise BadInput("cli-seats-differ", count=seats, said=chosen["seats"])
        chosen["seats"] = seats
    return chosen


def option(book: Any, text: str) -> tuple[str, Any]:
    """`key=value` as a name and its value."""
    key, sign, value = text.partition("=")
    if not sign or not key:
        raise BadInput("cli-bad-option", text=text)
    name = key.strip().replace("-", "_")
    try:
        read = yaml.safe_load(value)
    except yaml.YAMLError:
        raise BadInput("cli-bad-option", text=text) from None
    return name, split(read) if isinstance(read, str) and name in lists(book) else read


def check_files(book: Any, args: argparse.Namespace, chosen: dict[str, Any]) -> None:
    """Everything that is wrong with the files of the command line, each by itself and all together."""
    faults: list[BadFile] = []
    if args.cards is not None:
        faults += book.cards.check_cards(Path(args.cards), chosen.get("edition") or usual_edition(book))
    for key in OWN:
        for word in getattr(args, key):
            if word.endswith(FILES):
                faults += book.cards.check_own(key, Path(word), chosen)
    stop_at(faults)


def lists(book: Any) -> list[str]:
    """The options of a game that are lists."""
    fields = msgspec.structs.fields(book.setup_type)
    kinds = {field.name: [get_origin(kind) for kind in (field.type, *get_args(field.type))] for field in fields}
    return [name for name, origins in kinds.items() if list in origins]


def named(book: Any, key: str, said: Sequence[str]) -> dict[str, Any]:
    """A scenario or a board by name or by its file. If there are several, the first is played; the others are there for it to refer to."""
    own = {word: own_file(book, key, word) for word in said if word.endswith(FILES)}
    first = own[said[0]]["id"] if said[0] in own else said[0]
    return {key: first, **({OWN[key]: list(own.values())} if own else {})}


def own_file(book: Any, key: str, file: str) -> dict[str, Any]:
    """A player's own scenario or board as plain data; it is checked later (`check_files`)."""
    if OWN[key] not in lists(book):
        inside = key == "board" and OWN["scenario"] in lists(book)
        raise BadInput(
            "cli-board-in-scenario" if inside else "cli-no-own", game=book.name, option=f"--{key}", file=file
        )
    return with_id(Path(file), plain(Path(file)))


def with_id(file: Path, data: Any) -> dict[str, Any]:
    """What is written in a file, with the name of the file for an id if there is none."""
    return {"id": file.stem, **data} if isinstance(data, dict) else {"id": file.stem}


def own_cards(book: Any, folder: Path, edition: str | None) -> list[Any]:
    """The card files of a folder as plain data; they are checked later (`check_files`)."""
    if not printed(book, edition or usual_edition(book)):
        raise BadInput("cli-no-cards", game=book.name)
    read = [plain(file) for file in card_files(folder)]
    return [card for data in read for card in (data if isinstance(data, list) else [data])]


def checked_cards(book: Any, folder: Path, edition: str | None) -> list[Any]:
    """The card files of a folder as plain data. Their mistakes are reported with their lines."""
    cards = own_cards(book, folder, edition)
    stop_at(book.cards.check_cards(folder, edition or usual_edition(book)))
    return cards


def stop_at(faults: Sequence[BadFile]) -> None:
    """Mistakes end the command. Where a game has no check, its set-up reads the files all the same."""
    mistakes = [fault for fault in faults if not isinstance(fault, Unchecked)]
    if mistakes:
        raise BadFile.together(mistakes)


def plain(file: Path) -> Any:
    """What is written in a file, whatever else is wrong with it; nothing if it is not YAML."""
    try:
        return Source.read(file, []).data
    except BadFile:
        return None


def card_files(folder: Path) -> list[Path]:
    """The card files of a folder that has some."""
    if not folder.is_dir():
        raise BadInput("cli-no-folder", folder=str(folder))
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise BadInput("cli-empty-folder", folder=str(folder))
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
        raise BadInput("cli-no-edition", game=book.name, edition=said, nearest=nearest(said, known))
    return said


def players(text: str | None, game: str, human: bool = True) -> list[str]:
    """Who sits where: `human` or the name of a bot."""
    if text is None:
        return [HUMAN, usual(game)]
    names = [part.strip() for part in text.split(",")]
    known = [HUMAN, *bots()] if human else bots()
    for name in names:
        if name not in known:
            raise BadInput("cli-unknown-player", name=name, nearest=nearest(name, known), known=", ".join(known))
    return names


def usual(game: str) -> str:
    """The opponent in a game when none is named."""
    return next(name for name in USUAL if name in bots(game) and is_there(name))


def seated(names: list[str], seed: Any = None, worlds: int | None = None) -> dict[int, Bot]:
    """The bots, each in its seat with a seed of its own; `worlds`: in how many worlds they try their answers, whatever the clock says."""
    return {
        seat: make(name, None if seed is None else f"{seed}/{seat}", worlds)
        for seat, name in enumerate(names)
        if name != HUMAN
    }


def card_views_of(game: Game[Any]) -> Mapping[str, CardView]:
    """The printed cards of a game as its players read them, if its book has any."""
    return game.book.cards.card_views_for(game.setup)


def cards_of(game: Game[Any]) -> dict[str, Any]:
    """The printed cards of a game's edition and those its players brought, if its book has any."""
    edition, own = getattr(game.setup, "edition", None), getattr(game.setup, "cards", None)
    return _cards(game.book, edition, msgspec.json.encode(own) if own else b"") if edition else {}


@functools.cache
def _cards(book: Any, edition: str, own: bytes) -> dict[str, Any]:
    return printed(book, edition, msgspec.json.decode(own) if own else ())


def printed(book: Any, edition: str, own: Sequence[Any] = ()) -> dict[str, Any]:
    """Every card of a game: as plain data, or as a client draws it."""
    data: dict[str, Any] = book.cards.card_data(edition, own)
    return data | {name: view for name, view in book.cards.card_views(edition, own).items() if name not in data}
