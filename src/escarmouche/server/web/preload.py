"""Everything that is made when it is first needed, made before anybody needs it.

The first player does not wait for cards to be read. And it has to be one thread that does it: while the readers of a type are being made
for the first time, another thread must not make them too (the process would crash).
"""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import Iterator
from typing import Any

from escarmouche.core.asks.wire import ask_json
from escarmouche.core.book import Book, find, games
from escarmouche.core.play.game import Game
from escarmouche.core.play.pack import packed, unpacked
from escarmouche.core.play.record import read, record

log = logging.getLogger(__name__)


def warm() -> None:
    """Open every installed game once, in each edition."""
    with undisturbed():
        for name in games():
            try:
                book = find(name)
                for edition in book.editions or ("",):
                    _look(book, edition)
            except Exception as problem:  # a game that is broken is told when somebody wants to play it
                log.warning("the game %s does not open: %s", name, type(problem).__name__)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Nearly all that is made here stays: looking through it again and again for what could go would take a fifth of the time."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()


def newcomers(book: Book[Any], edition: str) -> Game[Any]:
    """A game as newcomers play it at once."""
    return Game(book, book.read_setup(_quick(book, edition)), bytes(32))


def _quick(book: Book[Any], edition: str) -> dict[str, Any]:
    form = book.form()
    return {"seats": form.seats[0], **({"edition": edition} if edition else {}), **form.quick.get(edition, {})}


def _look(book: Book[Any], edition: str) -> None:
    game = newcomers(book, edition)
    book.scene(game.table, None)
    book.board(_quick(book, edition))
    book.pages(edition)
    book.faces(edition)
    for ask in game.pending:
        ask_json(ask, brief=True)
    unpacked(packed(game))
    read(record(game))
