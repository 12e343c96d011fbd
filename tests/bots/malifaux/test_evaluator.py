"""The evaluator of Malifaux: every question has an answer, a won position is worth more, whole games against chance."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots import bot
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.malifaux import EVALUATOR
from escarmouche.bots.malifaux.policies import CANDIDATES, POLICIES, SIMPLE
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.play.seat import Seat
from escarmouche.games.malifaux.movement.route import Route
from tests.bots.malifaux.positions import BOARDS, position, thinks

ENCOUNTERS = (("turf", "standard"), ("explosives", "corner"), ("idols", "flank"), ("reckoning", "wedge"))


class EmptyPlace(Place):
    """A question that proposes nothing."""

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class EmptyPath(Path):
    """A question for a path that proposes nothing."""

    def __iter__(self) -> Iterator[Any]:
        return iter(())


@pytest.mark.parametrize(
    "name", ["push", "place", "move", "move-toward", "summon", "drop-marker", "blast", "idol-drop"]
)
def test_a_question_that_proposes_nothing_is_answered_all_the_same(name: str) -> None:
    """Then any answer will do: nothing is considered."""
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [30, 18]},
        },
        active="ann",
    )
    seat = Seat(game, 0)
    for model in ("ann", "bob", "nobody"):
        about = {"model": model, "distance": 3_000, "reach": 1_000, "kind": "scheme"}
        region = Route(game.table, game.table.model("ann"), 0)
        kind = EmptyPath if name.startswith("move") else EmptyPlace
        ask = kind(name, seat=0, rule="MALI-MOVE-04", region=region, about=about)
        assert EVALUATOR.candidates(ask, lambda: seat.scene, seat.card) is None


def test_it_is_offered() -> None:
    assert "greedy" in bot.bots("malifaux")


def test_a_won_position_is_worth_more() -> None:
    models = {
        "ann": {"card": "pallbearer", "seat": 0, "at": [18, 12]},
        "bob": {"card": "outrider", "seat": 1, "at": [18, 24]},
    }
    hale = position(models=models)
    hurt = position(models={**models, "bob": {**models["bob"], "health": 1}})
    ahead = position(models=models, points=[2, 0])
    rated = [EVALUATOR.value(Seat(game, 0).scene, 0, Seat(game, 0).card) for game in (hale, hurt, ahead)]
    assert rated[0] < rated[1] < rated[2]


@pytest.mark.parametrize(("strategy", "deployment"), ENCOUNTERS)
def test_answers_are_legal_through_whole_games_and_beat_chance(strategy: str, deployment: str) -> None:
    """Every answer is taken, whatever the result, and random play is beaten."""
    seed = ENCOUNTERS.index((strategy, deployment))
    seats: list[Any] = [Chance(seed), Chance(seed)]
    seats[seed % 2] = Greedy(seed=seed, budget=None, worlds=2)
    game = esc.new("malifaux", seed=seed, board=BOARDS[seed], strategy=strategy, deployment=deployment)
    esc.play_out(game, seats)
    assert game.outcome is not None and game.outcome.winners == (seed % 2,)


def test_it_does_not_think_for_long() -> None:
    game = esc.new("malifaux", seed=5)
    bots: list[Any] = [Greedy(seed=1), Chance(2)]
    slowest, clock = 0.0, time.process_time
    thinks(esc.new("malifaux", seed=1))  # texts and cards are read once
    for _ in range(150):
        ask = next(ask for ask in game.pending if game.asked(ask.seat) is ask)
        start = clock()
        answer = bots[ask.seat].answer(Seat(game, ask.seat))
        slowest = max(slowest, clock() - start)
        game.answer(ask.seat, answer)
    assert slowest < 1.5


def test_every_question_has_a_policy() -> None:
    """No question is left to be tried in worlds: those are slow, and the rest of the game is only guessed in them."""
    asked: dict[str, None] = {}
    for seed in range(3):
        game, rng = esc.new("malifaux", seed=seed, board=BOARDS[seed]), random.Random(seed)
        while game.pending:
            for ask in [ask for ask in game.pending if game.asked(ask.seat) is ask]:
                asked[ask.name] = None
                game.answer(ask.seat, ask.sample(rng))
    known = {*POLICIES, *SIMPLE, *CANDIDATES, *EVALUATOR.interchangeable}
    assert [name for name in asked if name not in known] == []
