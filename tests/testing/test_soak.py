"""Long runs: any game, every kind of it."""

from __future__ import annotations

from escarmouche.testing import soak
from tests.cli import tiles, toy  # noqa: F401


def test_each_kind_that_a_book_names_is_played() -> None:
    found = list(soak.tasks("tiles", 2))
    assert [task.kind for task in found] == ["the-gate 2", "the-gate 2", "the-letter 2", "the-letter 2"]
    assert {task.options["scenario"] for task in found} == {"the-gate", "the-letter"}
    assert all("board" not in task.options for task in found)
    assert found == list(soak.tasks("tiles", 2))


def test_by_default_these_are_editions_and_numbers_of_seats_on_all_boards() -> None:
    found = list(soak.tasks("moonstone", 8))
    assert {task.options.get("stones") for task in found} == {None, 5, 7}
    assert {task.kind for task in found} == {f"{edition} {seats}" for edition in ("fr", "en") for seats in (2, 3, 4)}
    assert [task.options["board"] for task in found[:4]] == ["forest", "marsh", "mill", "random:3"]
    assert any("events" in task.options for task in found)
    assert [task.kind for task in soak.tasks("tin", 1)] == ["2"]


def test_games_are_counted_by_kind_and_by_how_they_ended() -> None:
    sums: dict[str, soak.Report] = {}
    for task in soak.tasks("tiles", 2):
        soak.added(sums, *soak.play(task))
    assert list(sums) == ["the-gate 2", "the-letter 2"]
    total = sums["the-gate 2"]
    assert (total.games, total.outcomes) == (2, {"TILE-09": 2})
    assert total.decisions > 12
    assert soak.line("the-gate 2", total).startswith("the-gate 2: 2 games, ")
