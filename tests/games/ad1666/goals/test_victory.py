"""Points, goals and the end of a game (AD66-DSN-24, AD66-BOARD-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.state import NOBODY, Ritual, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import sequence

from ..positions.setup import begun, on, play, run, scene, table


def remove(game: Anno, name: str, how: str) -> None:
    figure = game.figure(name)
    figure.status = how
    game.figures_changed()
    victory.score_removal(game, figure, how)


def test_ad66_dsn_24_points_for_kills() -> None:
    game = table(scene())
    remove(game, "guard", "killed")
    remove(game, "athos", "fled")
    assert game.state.points == [1, 2]
    game.figure("porthos").tokens["captain"] = 1
    remove(game, "porthos", "killed")
    remove(game, "thief", "left")
    assert game.state.points == [1, 5]


def goals(*given: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return {"goals": list(given), "kills": False, **more}


LETTER = {"does": "exit", "side": "red", "item": "letter", "zone": "red-gate", "points": 6}


def test_ad66_board_04_leaving_with_the_letter() -> None:
    game = table(scene(scenario=goals({**LETTER, "wins": True})))
    athos = game.figure("athos")
    assert not victory.leaving_is_goal(game, athos, "d10")
    athos.things.append(Thing("letter", "letter", own=False))
    assert victory.leaving_is_goal(game, athos, "d10") and not victory.leaving_is_goal(game, athos, "d1")
    assert not victory.leaving_is_goal(game, game.figure("guard"), "d10")
    with pytest.raises(Ended):
        remove(game, "athos", "gone")
    assert game.state.outcome is not None and game.state.outcome.winners == (0,) and game.state.points == [6, 0]


def test_ad66_dsn_24_goals_at_the_end() -> None:
    given = (
        {"does": "carry", "item": "purse", "points": 3},
        {"does": "hold", "zone": "red", "points": 2},
        {"does": "survive", "side": "red", "points": 1},
        {"does": "recruit", "card": "thief", "points": 4},
        {"does": "keep", "side": "blue", "item": "letter", "points": 5},
    )
    game = table(scene(scenario=goals(*given)))
    game.figure("porthos").things.append(Thing("purse", "purse", own=False))
    with pytest.raises(Ended):
        victory.end_by_points(game, "AD66-ALARM-05")
    assert game.state.points == [3 + 2, 2 + 4 + 5]  # Blue stands in the south and has the thief
    assert game.state.outcome is not None and game.state.outcome.winners == (1,)


def test_ad66_dsn_21_the_ritual_is_a_goal_for_either_side() -> None:
    where = scene(
        scenario=goals({"does": "ritual", "side": "red", "points": 4}, {"does": "foil", "side": "blue", "points": 4})
    )
    where["scenario"] |= {
        "ritual": {"caster": "apothecary"},
        "npcs": [{"card": "apothecary", "vocation": "guard", "cell": "e6"}],
    }
    where["figures"]["apothecary"] = {"at": "e6", "vocation": "guard"}
    game = table(where)
    game.state.ritual = Ritual("apothecary")
    victory.achieve(game, "ritual")
    victory.achieve(game, "ritual")
    assert game.state.points == [4, 0]
    other = table(where)
    other.state.ritual = Ritual("apothecary", red=2)
    remove(other, "apothecary", "killed")
    assert other.state.points == [0, 4]


def test_ad66_amb_19_a_side_without_anybody_ends_the_game_where_the_scenario_says_so() -> None:
    game = table(scene(phase="action", scenario={"rout": True}))
    assert not victory.routed(game)
    for name in ("athos", "porthos"):
        game.figure(name).status = "killed"
    game.figures_changed()
    assert victory.routed(game)
    with pytest.raises(Ended):
        run(sequence.step(game))
    assert not victory.routed(table(scene(phase="action", scenario={"rout": False})))


def test_ad66_dsn_22_against_an_automated_enemy_players_win_and_lose_together() -> None:
    options = {"scenario": "the-arch-enemy", "bands": [["longinus", "dragoon"], ["berserker", "guard/mace"]]}
    game = play(options)
    anno = game.table
    assert [anno.side(seat) for seat in (0, 1)] == [0, 0]
    on(game, begun)
    assert {f.side for f in anno.figures if f.seat != NOBODY} == {0}
    count = next(f for f in anno.figures if f.card == "arch-enemy")
    assert (count.seat, count.side, count.vocation) == (NOBODY, 1, "guard")
    with pytest.raises(Ended):
        remove(anno, count.id, "killed")
    assert anno.state.outcome is not None and anno.state.outcome.winners == (0, 1)
    lost = play(options)
    on(lost, begun)
    with pytest.raises(Ended):
        victory.end_by_points(lost.table, "AD66-ALARM-03")
    outcome = lost.table.state.outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == ((), "outcome-defeat")


def test_ad66_dsn_22_a_player_may_lead_the_arch_enemy() -> None:
    game = play(
        {"scenario": "the-arch-enemy", "enemy": "player", "bands": [["longinus", "berserker", "dragoon", "dragoon"]]}
    )
    on(game, begun)
    count = next(f for f in game.table.figures if f.card == "arch-enemy")
    assert (count.seat, count.side, count.vocation) == (1, 1, "")
    assert [game.table.side(seat) for seat in (0, 1)] == [0, 1]
    led = [f.card for f in game.table.figures if f.seat == 1]
    assert led == ["arch-enemy", "bandit", "hound", "apothecary", "bandit", "hound"]  # fewer than when cards lead them


def test_ad66_amb_73_whom_npcs_hate_does_not_change_with_their_vocation() -> None:
    game = play({"scenario": "three-witnesses"})
    on(game, begun)
    bandit = next(f for f in game.table.figures if f.card == "bandit")
    guards = [f for f in game.table.figures if f.card == "guard"]
    assert bandit.hostile == ["red", "blue", *(guard.id for guard in guards)]
    assert all(other.id not in guard.hostile for guard in guards for other in guards)
    assert not next(f for f in game.table.figures if f.card == "envoy").marker  # AD66-NPC-11
