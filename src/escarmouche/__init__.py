"""Escarmouche plays tabletop skirmish games by the book.

>>> import escarmouche as esc
>>> "moonstone" in esc.installed()
True
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.bots.bot import Bot
    from escarmouche.core.play.game import Game

__version__ = "0.1.0"
__all__ = ["installed", "load", "new", "play_out", "save"]


def installed() -> list[str]:
    """The names of all installed games."""
    from escarmouche.core import book  # this module is loaded before any other of the package

    return book.games()


def new(name: str, *, seed: int | str | bytes | None = None, **options: Any) -> Game[Any]:
    """A new game, ready for its first question. Without a seed nobody knows the deal."""
    # this module is loaded before any other of the package, and must load fast
    import secrets

    from escarmouche.core.book import find
    from escarmouche.core.dealer.chance import seed_bytes
    from escarmouche.core.play.game import Game

    book = find(name)
    return Game(book, book.read_setup(options), seed_bytes(secrets.token_bytes(32) if seed is None else seed))


def save(game: Game[Any], path: str | Path) -> None:
    """Write a game's record to a file."""
    from escarmouche.core.play import record  # this module is loaded before any other of the package

    record.save(game, Path(path))


def load(path: str | Path) -> Game[Any]:
    """The game in a record file, as it was when it was saved."""
    from escarmouche.core.play import record  # this module is loaded before any other of the package

    return record.load(Path(path))


def play_out(game: Game[Any], bots: Sequence[Bot] | Mapping[int, Bot]) -> Game[Any]:
    """Let bots answer every question until the game is over."""
    from escarmouche.core.play.seat import Seat  # this module is loaded before any other of the package

    while game.pending:
        for ask in game.pending:
            if game.asked(ask.seat) is not None:  # it may have answered already, where several are asked together
                game.answer(ask.seat, bots[ask.seat].answer(Seat(game, ask.seat)))
    return game


def __getattr__(name: str) -> Any:
    """`esc.bots` is there without being imported first."""
    if name == "bots":
        return importlib.import_module("escarmouche.bots")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
