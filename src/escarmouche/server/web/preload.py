"""What is made at first use, made before anybody needs it.

The first player does not wait for cards to be read. And one thread has to do it all: while the decoder of a type is being made for the
first time, no other thread may make it too (the process would crash).
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
from escarmouche.core.play.packed_game import packed, unpacked
from escarmouche.core.play.record import read, record

log = logging.getLogger(__name__)


def preload() -> None:
    """Open every installed game once, in each edition."""
    with gc_paused():
        for name in games():
            try:
                book = find(name)
                for edition in book.editions or ("",):
                    _open(book, edition)
            except Exception as problem:  # a player who wants to play a broken game finds out then
                log.warning("the game %s does not open: %s", name, type(problem).__name__)


@contextlib.contextmanager
def gc_paused() -> Iterator[None]:
    """No garbage collection: nearly everything that is made here stays, and looking through it would take a fifth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def quick_game(book: Book[Any], edition: str) -> Game[Any]:
    """A game with the set-up that newcomers play at once."""
    return Game(book, book.read_setup(_quick_setup(book, edition)), bytes(32))


def _quick_setup(book: Book[Any], edition: str) -> dict[str, Any]:
    form = book.form()
    return {"seats": form.seats[0], **({"edition": edition} if edition else {}), **form.quick.get(edition, {})}


def _open(book: Book[Any], edition: str) -> None:
    """Do everything with a game that a room will do."""
    game = quick_game(book, edition)
    book.scene(game.table, None)
    book.board(_quick_setup(book, edition))
    book.cards.card_views(edition)
    book.cards.faces(edition)
    for ask in game.pending:
        ask_json(ask, brief=True)
    unpacked(packed(game))
    read(record(game))
