"""The ledger of a game: its rules by id, each with its full text, in English and in whatever other languages there are."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import escarmouche
from escarmouche.core.book import Book, find, games
from escarmouche.core.messages.refusal import BadFile

ITEM = re.compile(r"- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*:? *(.*)")
ROW = re.compile(r"\| *\**([A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d+)\** *\|(.*)\|")


class LedgerEntry(NamedTuple):
    """A rule of the ledger with its full text."""

    id: str
    text: str


class Clause(NamedTuple):
    """A rule as a reader gets it, and the language it is in."""

    id: str
    text: str
    lang: str


def path(book: Book[Any]) -> Path:
    """The ledger of a game: beside the game, in `rules` or in its folder; of our own games in the checkout or inside the package."""
    if not book.ledger:
        raise BadFile("error-no-ledger", name=book.name)
    package = Path(escarmouche.__file__).resolve().parent
    for folder in (book.folder / "rules", book.folder, package.parents[1] / "rules", package / "rules"):
        if (folder / book.ledger).is_file():
            return folder / book.ledger
    raise BadFile("error-no-file", file=str(book.folder / "rules" / book.ledger))


def entries(book: Book[Any]) -> list[LedgerEntry]:
    """Every rule of a game, in the order of its ledger."""
    return list(parsed(path(book).read_text(encoding="utf-8")))


@functools.cache
def ids(game: str) -> frozenset[str]:
    """The ids of a game's rules; none if it has no ledger."""
    book = find(game)
    return frozenset(entry.id for entry in entries(book)) if book.ledger else frozenset()


def clauses(book: Book[Any], lang: str = "en") -> list[Clause]:
    """Every rule of a game in the reader's language; in English if it has not been translated."""
    translated = _clauses(book.name, lang)
    return [
        Clause(entry.id, translated[entry.id], lang) if entry.id in translated else Clause(entry.id, entry.text, "en")
        for entry in entries(book)
    ]


def parsed(text: str) -> Iterator[LedgerEntry]:
    """The rules of a ledger: `- **MOON-DEF-01** ...` over several lines, and rows of tables that begin with an id.

    >>> list(parsed("## Rules\\n- **TOY-01** Roll\\n  again.\\n| TOY-02 | who | when |\\n"))
    [LedgerEntry(id='TOY-01', text='Roll again.'), LedgerEntry(id='TOY-02', text='who | when')]
    """
    entry: LedgerEntry | None = None
    for line in text.split("\n"):
        if entry is not None and line.startswith("  "):
            entry = LedgerEntry(entry.id, f"{entry.text} {line.strip()}".strip())
            continue
        if entry is not None:
            yield entry
        begins = ITEM.match(line) or ROW.match(line)
        entry = LedgerEntry(begins[1], begins[2].strip()) if begins else None
    if entry is not None:
        yield entry


def clause(name: str, lang: str = "en") -> Clause | None:
    """A rule of any installed game by its id, in the reader's language; in English if it has not been translated."""
    sought = name.upper()
    for game in games():
        book = find(game)
        if not book.ledger or not sought.startswith(f"{book.prefix}-"):
            continue
        for wanted in dict.fromkeys((lang, "en")):
            text = _clauses(game, wanted).get(sought)
            if text is not None:
                return Clause(sought, text, wanted)
    return None


@functools.cache
def _clauses(game: str, lang: str) -> dict[str, str]:
    """The rules of a game in one language: <ledger> in English, fr/<ledger> beside it in French."""
    try:
        file = path(find(game))
    except BadFile:
        return {}
    if lang != "en":
        file = file.parent / lang / file.name
    return dict(parsed(file.read_text(encoding="utf-8"))) if file.is_file() else {}
