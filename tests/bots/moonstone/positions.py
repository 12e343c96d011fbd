"""Positions of Moonstone, and what the bot answers in them."""

from __future__ import annotations

import math
from typing import Any

import escarmouche as esc
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.dealer.script import Script
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat

BOOK = find("moonstone")


def position(edition: str = "en", **given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    dealt = {word: given.pop(word) for word in ("draws", "dice") if word in given}
    setup = BOOK.read_setup(BOOK.cases.prepared({"edition": edition}, given))
    seed = seed_bytes(0)
    return Game(BOOK, setup, seed, state=BOOK.cases.position(setup, given), dealer=Script(dealt, seed))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when it may take its time."""
    return Greedy(seed=seed, budget=None).answer(Seat(game, seat))


def inches(game: Game[Any], model: str, other: str) -> float:
    at = {piece.id: piece.at for piece in BOOK.scene(game.table, None).pieces}
    assert at[model] and at[other]
    return math.dist(at[model][:2], at[other][:2]) / 1000


def played(answers: int, seed: int, **options: Any) -> Game[Any]:
    """A game after this many random answers."""
    game, chance = esc.new("moonstone", seed=seed, **options), Chance(seed)
    while game.pending and game.number < answers:
        for ask in game.pending:
            game.answer(ask.seat, chance.answer(Seat(game, ask.seat)))
    return game
