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


@pytest.mark.usefixtures("benchmarks")
def test_every_row_of_a_race_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    race = importlib.import_module("race_trees")
    monkeypatch.setattr(race, "MOMENTS", 4)
    runner = race.Runner(2, 1)
    kinds = {row.name.split()[0]: row.name for row in race.rows() if row.name.endswith((" moonstone", " jog"))}
    assert set(kinds) == {"start-up", "decision", "clone", "undo", "view", "sight", "threat", "question", "memory"}
    told = {
        kind: runner.measure(name) for kind, name in kinds.items() if kind not in ("start-up", "question", "memory")
    }
    assert all(number > 0 for number in told.values()), told
    assert runner.measure("memory moonstone") is None  # that is measured in the first round alone


@pytest.mark.usefixtures("benchmarks")
def test_two_trees_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    race = importlib.import_module("race_trees")
    turns: list[tuple[int, str]] = []

    class Tree:
        def __init__(self, folder: Path, number: int, *rest: Any) -> None:
            self.folder, self.number = folder, number

        def measure(self, row: Any) -> float | None:
            turns.append((self.number, self.folder.name))
            return (
                None
                if row.name == "unknown" and self.folder.name == "other"
                else 1.0
                if self.folder.name == "other"
                else 2.0
            )

        def stop(self) -> None:
            pass

    monkeypatch.setattr(race, "Tree", Tree)
    monkeypatch.setattr(race, "HERE", Path("this"))
    known, unknown = race.Row("known", "µs"), race.Row("unknown", "µs")
    assert race.race(Path("other"), 2, 1, [known, unknown]) == {known: [(1.0, 2.0), (1.0, 2.0)], unknown: []}
    assert turns[:2] == [(1, "other"), (1, "this")] and turns[4:6] == [(2, "this"), (2, "other")]


@pytest.mark.usefixtures("benchmarks")
def test_a_row_is_slower_if_it_takes_more_than_a_twentieth_longer() -> None:
    race = importlib.import_module("race_trees")
    steady, slow, quick = (race.Row(name, "µs") for name in ("steady", "slow", "quick"))
    pairs = {steady: [(10, 10.4), (10, 20), (10, 9)], slow: [(10, 10.6), (20, 22), (5, 5)], quick: [(10, 5)]}
    assert race.slower(pairs) == [slow]
    lines = race.table(pairs).splitlines()[2:]
    assert [line.split("|")[-2].strip() for line in lines] == ["", "slower", "faster"]
    assert "| 10.0 µs | 10.6 µs | 1.060 | 1.030 to 1.080 |" in lines[1]
