"""What the benchmarks compare with: a copy by hand is the state itself, and shares nothing that can change."""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.testing.soak import eager

GAMES = ("moonstone", "ad1666", "d10", "malifaux")
FIXED = (str, int, float, bool, type(None), tuple)  # nobody can change these


@pytest.fixture
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(Path(__file__).parents[1] / "benchmarks"), *sys.path])


def inside(value: Any) -> list[Any]:
    """Everything in a state that can be changed, the state itself first."""
    if isinstance(value, msgspec.Struct):
        if value.__struct_config__.frozen:
            return []
        return [value, *(one for name in value.__struct_fields__ for one in inside(getattr(value, name)))]
    if isinstance(value, list):
        return [value, *(one for item in value for one in inside(item))]
    if isinstance(value, dict):
        return [value, *(one for item in value.values() for one in inside(item))]
    assert isinstance(value, FIXED), type(value)
    return []


@pytest.mark.usefixtures("benchmarks")
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_by_hand_is_equal_and_shares_nothing(name: str) -> None:
    copy = importlib.import_module(f"byhand.{name}").copy
    game, rng = getattr(importlib.import_module("peers"), name)().new(), random.Random(3)
    looked = 0
    while game.pending:
        for ask in game.pending:
            game.answer(ask.seat, eager(ask, rng))
        looked += 1
        if looked % 7 == 0:
            state = game.table.state
            twin = copy(state)
            assert twin == state
            assert not {id(one) for one in inside(state)} & {id(one) for one in inside(twin)}
    assert looked > 200


@pytest.mark.usefixtures("benchmarks")
@pytest.mark.parametrize("name", GAMES)
def test_every_game_races(name: str) -> None:
    player = getattr(importlib.import_module("peers"), name)()
    assert player.run(0.01).decisions > 0
