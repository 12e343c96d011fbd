"""The campaign of three nights (AD66-DSN-23, -32)."""

from __future__ import annotations

import pytest

from escarmouche.core.play.game import Game
from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.cases.invariants import broken
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.setup import campaign
from escarmouche.games.ad1666.state import NOBODY, Thing
from escarmouche.games.ad1666.table import Anno

from ..positions.setup import begun, on, play, run

ROSTER = [
    ["athos", "porthos", "musketeer/musket", "guard/mace", "thief"],
    ["longinus", "zagloba", "dragoon", "dragoon", "berserker"],
]


SAGA = {"scenario": "three-nights", "bands": ROSTER}


def test_ad66_dsn_23_the_bands_are_drafted_before_it() -> None:
    game = play({"scenario": "three-nights"})
    assert (game.pending[0].name, game.pending[0].seat) == ("draft", 0)
    game.answer(0, {"add": "athos"})
    assert game.pending[0].seat == 1 and game.refusal(1, {"add": "athos"}) is not None
    assert game.refusal(1, {"add": "apothecary"}) is not None  # she is somebody else's, on the third night


def night_over(game: Game[Anno], side: int) -> None:
    with pytest.raises(Ended):
        victory.finish_scenario(game.table, side, "AD66-ALARM-05", "outcome-points")
    game._run.throw(Ended())  # where the rule that asks would have ended
    game._next(None)


def test_ad66_dsn_32_one_night_follows_another() -> None:
    game = play(SAGA)
    on(game, begun)
    anno = game.table
    assert anno.state.scenario == "the-letter" and anno.grid.width == 22
    athos, thief, dragoon = anno.figure("athos"), anno.figure("thief"), anno.figure("dragoon-1")
    athos.wounds, thief.wounds, thief.status, dragoon.wounds = 5, 5, "killed", 3
    anno.figure("porthos").status = "killed"
    anno.figure("porthos").wounds = 11
    campaign.end_night(anno, 1)
    assert anno.state.nights[0].winner == 1 and anno.state.story == [0, 2] and anno.state.phase == "night"
    carried = {figure.id: figure for figure in anno.state.carried}
    assert "thief" not in carried  # dead Commoners are not replaced
    assert (carried["athos"].wounds, carried["porthos"].wounds, carried["dragoon-1"].wounds) == (2, 5, 0)
    assert all(figure.status == "reserve" for figure in carried.values())
    campaign.after_night(anno)
    run(campaign.spend(anno))  # Red has nothing to spend
    run(campaign.spend(anno), ("story", "card"))
    assert anno.state.story == [0, 1]
    reason = campaign.why_no_story(anno, 1, campaign.ALLY)
    assert reason is not None and reason.key == "why-no-story"
    run(campaign.spend(anno), ("story", {"equipment": {"bandages": "zagloba"}}))
    run(campaign.spend(anno))
    run(campaign.spend(anno))
    assert anno.state.scenario == "the-war-purse" and anno.grid.width == 10 and anno.state.phase == "captain"
    assert "bandages" in [thing.card for thing in anno.figure("zagloba").things]
    assert anno.state.flags["cards:1"] == 1


def test_ad66_dsn_23_an_ally_may_be_bought_and_items_are_kept() -> None:
    game = play(SAGA)
    on(game, begun)
    anno = game.table
    zagloba = anno.figure("zagloba")
    zagloba.things += [Thing("zagloba.bandages", "bandages"), Thing("letter", "letter", own=False)]
    campaign.end_night(anno, 1)
    campaign.after_night(anno)
    run(campaign.spend(anno))
    run(campaign.spend(anno), ("story", {"ally": "hound"}))
    kept = next(figure for figure in anno.state.carried if figure.id == "zagloba")
    assert [thing.card for thing in kept.things if thing.card in ("bandages", "letter")] == ["bandages"]
    assert any(figure.card == "hound" and figure.seat == 1 for figure in anno.state.carried)


@pytest.mark.parametrize(("winner", "scenario"), [(0, "the-arch-enemy"), (1, "over-the-roofs")])
def test_ad66_dsn_32_the_third_night_depends_on_the_second(winner: int, scenario: str) -> None:
    game = play(SAGA)
    on(game, begun)
    for side in (0, winner):
        night_over(game, side)
        game.pending = ()
        while game.table.state.phase == "spend":
            run(campaign.spend(game.table), *([("story", "done")] if _spends(game.table) else []))
    anno = game.table
    assert anno.state.scenario == scenario
    seats = {figure.seat for figure in anno.figures}
    assert seats == {0, 1}
    if scenario == "the-arch-enemy":
        assert {figure.card for figure in anno.figures if figure.seat == 1} >= {"arch-enemy", "hound"}
        hunters = [figure.card for figure in anno.figures if figure.seat == 0]
        assert hunters.count("berserker") == 1 and "longinus" not in hunters  # AD66-DSN-30: he is Blue's
        assert [figure.seat for figure in anno.state.carried] == [1] * 5  # whoever plays the Count rests their own Band


def _spends(anno: Anno) -> bool:
    waiting = [seat for seat in anno.seats if seat not in anno.state.ready]
    return bool(waiting) and anno.state.story[waiting[0]] > 0


def test_ad66_dsn_23_most_nights_decide_then_story_points() -> None:
    game = play(SAGA)
    on(game, begun)
    state = game.table.state
    state.nights = [
        campaign.PlayedNight("the-letter", 0),
        campaign.PlayedNight("the-war-purse", 1),
        campaign.PlayedNight("over-the-roofs", NOBODY),
    ]
    state.story = [1, 3]
    with pytest.raises(Ended):
        campaign.conclude(game.table)
    assert state.outcome is not None and (state.outcome.winners, state.outcome.scores) == ((1,), (1, 1))


def test_ad66_dsn_23_between_two_nights_no_door_of_the_last_one_is_left() -> None:
    game = play(SAGA)
    on(game, begun)
    anno = game.table
    door = next(edge for edge, state in anno.state.doors.items() if state == "closed")
    anno.state.doors[door] = "open"
    anno.doors_changed()
    campaign.end_night(anno, 0)
    campaign.after_night(anno)
    assert anno.state.phase == "spend" and anno.state.doors == {}
    assert list(broken(anno)) == []
