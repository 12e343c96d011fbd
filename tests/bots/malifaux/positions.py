"""Positions of Malifaux, and what the bot answers in them."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.greedy import Greedy
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.printed import PrintedCards
from escarmouche.core.asks.ask import parts
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat

BOOK = find("malifaux")
BOARDS = ("crossroads", "depot", "graveyard", "river")


def position(**given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    setup = BOOK.read_setup(BOOK.cases.prepared({"seats": 2}, given))
    return Game(BOOK, setup, seed_bytes(0), state=BOOK.cases.position(setup, given))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when the clock does not matter."""
    return Greedy(seed=seed, budget=None, worlds=2).answer(Seat(game, seat))


def seen(game: Game[Any], seat: int = 0) -> Position:
    """What a seat sees, in numbers."""
    return Position(Seat(game, seat).scene, seat, PrintedCards(Seat(game, seat).card))


def branch(game: Game[Any], seat: int = 0) -> str:
    """The branch that the bot takes."""
    return parts(thinks(game, seat))[0]
