"""The evaluator of the D10 skirmish: a won position is worth more, whole games against chance."""

from __future__ import annotations

import time
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots import bot
from escarmouche.bots.d10 import EVALUATOR
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.play.seat import Seat
from tests.bots.d10.positions import LEVELS, SCENARIOS, played, position


def test_it_is_offered() -> None:
    assert "greedy" in bot.bots("d10")


def test_a_won_position_is_worth_more() -> None:
    figures = {
        "ann": {"card": "sergeant", "seat": 0, "at": [20, 20]},
        "bob": {"card": "archer", "seat": 1, "at": [60, 60]},
    }
    hale = position(figures=figures)
    stunned = position(figures={**figures, "bob": {**figures["bob"], "posture": "stunned"}})
    rated = [EVALUATOR.value(Seat(game, 0).scene, 0, Seat(game, 0).card) for game in (hale, stunned)]
    assert rated[1] > rated[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_answers_are_legal_through_whole_games(scenario: str, level: str) -> None:
    """Every answer is taken, whatever the result; and random play is beaten nearly always."""
    place = SCENARIOS.index(scenario) % 2
    seats: list[Any] = [Chance(1), Chance(1)]
    seats[place] = Greedy(seed=1, budget=None, worlds=3)
    assert played(scenario, level, seats, seed=3).over


def test_beats_chance() -> None:
    won = 0
    for seed in range(3):
        game = played("quarrel-at-the-inn", "full", [Greedy(seed=seed, budget=None, worlds=3), Chance(seed)], seed)
        won += game.outcome is not None and game.outcome.winners == (0,)
    assert won >= 2


def test_it_does_not_think_for_long() -> None:
    game = esc.new("d10", seed=5, scenario="the-border-road", edition="advanced")
    bots: list[Any] = [Greedy(seed=1), Chance(2)]
    slowest, clock = 0.0, time.process_time
    for _ in range(120):
        ask = game.pending[0]
        start = clock()
        answer = bots[ask.seat].answer(Seat(game, ask.seat))
        slowest = max(slowest, clock() - start)
        game.answer(ask.seat, answer)
    assert slowest < 2.0
