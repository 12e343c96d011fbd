"""What would be a hair too far ends at the limit, and what would overlap stops in contact: found by asking the question itself."""

from __future__ import annotations

import math
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.asks.ask import Menu
from escarmouche.core.play.game import Game
from escarmouche.core.play.nearest import nearest
from tests.core.play.test_undo import until

CONTACT = 5  # thousandths: two bases this near touch


@pytest.fixture
def game() -> Game[Any]:
    return until(esc.new("moonstone", edition="en", seed=7, reactions=False, events=False, mulligan=False), "action")


def standing(game: Game[Any]) -> tuple[int, int, int]:
    table = game.table
    model = table.model(table.state.active)
    return model.x, model.y, model.seat


def test_what_may_be_answered_stays_as_it_is(game: Game[Any]) -> None:
    seat = game.pending[0].seat
    jog = next(answer for answer in game.pending[0] if isinstance(answer, dict) and "jog" in answer)
    assert nearest(game, seat, jog, standing(game)[:2]) == jog
    assert nearest(game, seat, "end") == "end"


def test_a_jog_too_far_ends_at_its_limit(game: Game[Any]) -> None:
    x, y, seat = standing(game)
    menu = game.asked(seat)
    assert isinstance(menu, Menu)
    ends = [answer["jog"][-1] for answer in menu if isinstance(answer, dict) and "jog" in answer and answer["jog"]]
    far = max((end for end in ends if isinstance(end, tuple)), key=lambda end: math.dist((x, y), end))
    beyond = (round(x + (far[0] - x) * 3), round(y + (far[1] - y) * 3))
    assert game.refusal(seat, {"jog": (beyond,)}) is not None
    found = nearest(game, seat, {"jog": (beyond,)}, (x, y))
    assert game.refusal(seat, found) is None
    ((end_x, end_y),) = found["jog"]
    share = 1 + 3 / math.dist((x, y), (end_x, end_y))  # three thousandths further
    assert game.refusal(seat, {"jog": ((round(x + (end_x - x) * share), round(y + (end_y - y) * share)),)}) is not None
    assert nearest(game, seat, {"jog": (beyond,)}, (x, y), within=50) is None  # that far back nobody meant


def test_a_place_beside_one_that_is_taken_is_found_around_it() -> None:
    game = until(esc.new("moonstone", edition="en", seed=7, reactions=False, events=False, mulligan=False), "deploy")
    menu = game.pending[0]
    first = next(iter(menu))
    game.answer(menu.seat, first)
    ((_, taken),) = first.items()
    for _ in range(8):
        menu = game.pending[0]
        if menu.seat == game.table.state.models[0].seat and menu.name == "deploy":
            break
        game.answer(menu.seat, next(iter(menu)))
    assert isinstance(menu, Menu)
    name = menu.names[0]
    off = (taken[0] - 100_000, taken[1])
    assert nearest(game, menu.seat, {name: off}, within=500) is None
    found = nearest(game, menu.seat, {name: (taken[0] + 900, taken[1])}, within=2_000)
    assert found is not None and game.refusal(menu.seat, found) is None
    assert math.dist(found[name], (taken[0] + 900, taken[1])) <= 2_001
