"""The evaluator of Anno Domini 1666: it answers every question, sees what its seat may see, and beats chance."""

from __future__ import annotations

import time
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots.ad1666 import EVALUATOR
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.play.seat import Seat
from tests.bots.ad1666.positions import BOOK


@pytest.mark.parametrize("scenario", ["crossed-blades", "the-war-purse"])
def test_beats_chance(scenario: str):
    game = esc.new("ad1666", seed=1, scenario=scenario)
    esc.play_out(game, [Chance(1), Greedy(seed=1, budget=None, worlds=2)])
    assert game.outcome is not None and game.outcome.winners == (1,)


@pytest.mark.parametrize("options", BOOK.cases.samples(), ids=lambda options: "-".join(map(str, options.values())))
def test_answers_every_question(options: dict[str, Any]):
    """Against chance, so that odd positions come up; only a while, for games are long."""
    game = esc.new("ad1666", seed=5, **options)
    bot, chance = Greedy(seed=1, budget=None, worlds=1), Chance(2)
    for number in range(40):
        for ask in game.pending:
            player = bot if (ask.seat + number) % 2 else chance
            game.answer(ask.seat, player.answer(Seat(game, ask.seat)))


def test_sees_only_what_its_seat_may_see():
    """What a position is worth does not change with cards that are hidden from the viewer."""
    game = esc.new("ad1666", seed=4, scenario="crossed-blades")
    chance = Chance(1)
    for _ in range(60):
        game.answer(game.pending[0].seat, chance.answer(Seat(game, game.pending[0].seat)))
    seat = Seat(game, 0)
    worlds = [seat.world(Chance(number).rng) for number in range(3)]
    found = {EVALUATOR.value(BOOK.scene(world.table, 0), 0, seat.card) for world in worlds}
    assert len(found) == 1


def test_a_position_is_valued_quickly():
    game = esc.new("ad1666", seed=4, scenario="the-letter")
    chance = Chance(1)
    for _ in range(120):
        game.answer(game.pending[0].seat, chance.answer(Seat(game, game.pending[0].seat)))
    seat = Seat(game, 0)
    scene, sheet = seat.scene, seat.card
    EVALUATOR.value(scene, 0, sheet)
    started = time.process_time()
    for _ in range(100):
        EVALUATOR.value(scene, 0, sheet)
    assert time.process_time() - started < 0.2
