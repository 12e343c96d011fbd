"""Positions of the D10 skirmish, and what the bot answers in them."""

from __future__ import annotations

from typing import Any

import escarmouche as esc
from escarmouche.bots.greedy import Greedy
from escarmouche.core.asks.ask import parts
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat

BOOK = find("d10")
LEVELS = ("simplified", "full", "advanced")
SCENARIOS = ("the-monks-ford", "the-tax-chest", "the-watch-tower", "the-border-road", "quarrel-at-the-inn")


def position(edition: str = "full", **given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    setup = BOOK.read_setup(BOOK.cases.prepared({"edition": edition, "seats": 2}, given))
    return Game(BOOK, setup, seed_bytes(0), state=BOOK.cases.position(setup, given))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when the clock does not matter."""
    return Greedy(seed=seed, budget=None, worlds=3).answer(Seat(game, seat))


def branch(game: Game[Any], seat: int = 0) -> str:
    return parts(thinks(game, seat))[0]


def played(scenario: str, edition: str, seats: list[Any], seed: int) -> Game[Any]:
    return esc.play_out(esc.new("d10", seed=seed, scenario=scenario, edition=edition), seats)
