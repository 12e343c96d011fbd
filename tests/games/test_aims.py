"""The goal line of every game and scenario, at every level: what wins, how it stands, what is left, which parts of the table count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.book import find
from escarmouche.core.views.aims import Aims
from escarmouche.testing.conformance import words

GAMES = ("moonstone", "ad1666", "d10", "malifaux")


def set_ups() -> Iterator[Any]:
    for name in GAMES:
        form = find(name).form()
        for edition in form.editions:
            for scenario in [story.id for story in form.scenarios] or [""]:
                quick = form.quick[edition]
                same = scenario in ("", quick.get("scenario"))
                options = {**quick} if same else {"scenario": scenario}
                yield pytest.param(name, {**options, "edition": edition}, id=f"{name}-{edition}-{scenario}")


def aims(game: str, seat: int | None = 0, **options: Any) -> Aims:
    playing = esc.new(game, seed=1, **options)
    return playing.book.tools.aims(playing.table, seat)


@pytest.mark.parametrize(("game", "options"), list(set_ups()))
def test_every_game_says_what_wins_to_every_viewer(game: str, options: dict[str, Any]) -> None:
    playing = esc.new(game, seed=1, **options)
    for seat in (0, 1, None):
        told = playing.book.tools.aims(playing.table, seat)
        assert told.wins
        assert any(aim.seat in (None, seat) for aim in told.wins) or seat is None
        assert list(words.aims(playing, seat, playing.names())) == []


def keys(told: Aims, seat: int | None = None) -> list[str]:
    return [aim.what.key for aim in told.wins if aim.seat == seat]


def test_the_winning_area_of_the_ford_is_drawn_with_its_size() -> None:
    """D10-END-03: 12 cm round the ford, and a Leader counts four."""
    told = aims("d10", edition="simplified", scenario="the-monks-ford")
    (spot,) = told.spots
    assert spot.circle == (45_000, 45_000, 12_000) and spot.what.args == {"within": 12_000}
    hold = next(aim.what for aim in told.wins if aim.what.key == "aim-hold")
    assert (hold.args["points"], hold.args["leader"], hold.args["within"], hold.args["place"]) == (1, 4, 12_000, "ford")
    assert told.orders["en"] == "You hold the south bank. Be near the ford at the end."
    assert (
        aims("d10", 1, edition="simplified", scenario="the-monks-ford")
        .orders["fr"]
        .startswith("Vous tenez la rive nord")
    )
    assert aims("d10", None, edition="simplified", scenario="the-monks-ford").orders == {}


def test_who_comes_late_is_announced_with_turn_and_edge() -> None:
    """D10-SET-04: at the full level the captain of the flayers comes on turn 4 with three others."""
    told = aims("d10", edition="full", scenario="the-monks-ford")
    (late,) = [sentence for sentence in told.left if sentence.key == "aim-arrival"]
    assert (late.args["turn"], late.args["edge"], late.args["count"], late.args["seat"]) == (4, "north", 4, 2)


def test_each_side_has_its_own_edge_to_carry_the_chest_over() -> None:
    """D10-END-02."""
    told = aims("d10", edition="full", scenario="the-tax-chest")
    edges = {aim.seat: aim.what.args["edge"] for aim in told.wins if aim.what.key == "aim-exit"}
    assert edges == {0: "west", 1: "east"}
    assert told.wins[0].what.args["wins"] == "yes"  # what decides at once comes first
    assert {spot.what.key for spot in told.spots} == {"spot-exit", "spot-half"}


def test_a_scenario_of_1666_says_whose_goal_is_what_and_who_comes_when() -> None:
    """AD66-DSN-24, AD66-ALARM-05, AD66-TURN-02."""
    told = aims("ad1666", scenario="the-letter")
    assert keys(told, 0) == ["aim-exit-item"] and keys(told, 1) == ["aim-otherwise"]
    (spot,) = told.spots
    assert spot.what.key == "spot-exit" and len(spot.cells) > 1 and spot.seat == 0
    assert [sentence.args["turn"] for sentence in told.left if sentence.key == "aim-arrival"] == [3]


def test_a_campaign_counts_its_nights() -> None:
    """AD66-DSN-23."""
    told = aims("ad1666", scenario="three-nights")
    assert "aim-nights" in keys(told)
    assert [(tally.name, tally.counts) for tally in told.stands] == [("nights", (0, 0)), ("points", (0, 0))]


def test_a_single_night_has_no_nights_to_count() -> None:
    told = aims("ad1666", scenario="the-letter")
    assert [tally.name for tally in told.stands] == ["points"]


def test_the_stones_that_nobody_holds_and_the_digs_they_need() -> None:
    """MOON-WIN-01, MOON-HARVEST-02."""
    form = find("moonstone").form()
    playing = esc.new("moonstone", seed=1, **form.quick["en"])
    told = playing.book.tools.aims(playing.table, 0)
    assert keys(told) == ["aim-stones", "aim-tie"]
    depths = [marker.badges["depth"] for marker in playing.book.scene(playing.table, 0).markers]
    assert told.left[-1].args == {"count": 5, "digs": sum(depths)}
    state = playing.table.state
    state.turn, state.sudden = 5, 1
    told = playing.book.tools.aims(playing.table, 0)
    assert keys(told) == ["aim-sudden"] and told.left[0].key == "aim-sudden-left"
