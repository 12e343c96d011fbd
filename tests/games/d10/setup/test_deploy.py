"""The roll-off, edges, deployment, late arrivals and loads carried from the start (D10-SET-06 to -08)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.setup import band, deploy
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import arrive, sequence
from tests.games.d10.positions import asked, field, run
from tests.games.d10.setup.test_band import new


def rolled(first: int, second: int, **rest: Any) -> D10:
    """A table after the roll-off."""
    level = rest.pop("level", "simplified")
    game = new(level, field(**rest))
    run(band.muster(game))
    run(deploy.roll_off(game), first, second)
    return game


def test_roll_off() -> None:
    """D10-SET-06, D10-DIE-09: each rolls a die, ties reroll, no zero check; with edges given the loser deploys first."""
    game = rolled(0, 7)
    assert game.state.edges == [0, 1] and game.state.seat == 0 and game.state.phase == "deploy"
    game = new()
    run(band.muster(game))
    run(deploy.roll_off(game), 4, 4, 0, 0, 6, 2)
    assert game.state.seat == 1
    assert [roll.result for roll in game.state.rolls] == ["won", "lost"]


def test_choice_of_edge() -> None:
    """D10-SET-06, D10-DP-02: where the scenario leaves it open, the winner chooses an edge; the loser takes the other."""
    game = new(scenario=field(edges=True))
    run(band.muster(game))
    ask = asked(deploy.roll_off(game), 3, 8)
    assert isinstance(ask, Choose) and ask.seat == 1 and list(ask.options) == ["south", "north"]
    run(deploy.roll_off(game), 3, 8, "south")
    assert game.state.edges == [1, 0] and game.state.seat == 0
    assert game.force(1).zones[0].edge == "south"


def test_one_figure_each() -> None:
    """D10-SET-06, D10-SET-08, D10-DP-03: alternately, wholly within 15 cm of the edge; a player with more places the rest at the end."""
    game = rolled(2, 8)
    ask = asked(deploy.deploy(game))
    assert isinstance(ask, Menu) and ask.seat == 0 and len(ask.names) == 8
    assert ask.why_not({"sergeant": [45_000, 13_800]}) is not None
    run(deploy.deploy(game), {"sergeant": [45_000, 13_700]}, 90)
    sergeant = game.figure("sergeant")
    assert (sergeant.x, sergeant.y, sergeant.facing, sergeant.status) == (45_000, 13_700, 90, "")
    seats = [0]
    for number in range(16):
        ask = asked(deploy.deploy(game))
        assert isinstance(ask, Menu)
        seats.append(ask.seat)
        y = 5_000 if ask.seat == 0 else 85_000
        run(deploy.deploy(game), {ask.names[0]: [5_000 + 4_500 * number, y]}, 0)
    assert seats == [0, 1] * 8 + [1]
    run(deploy.deploy(game))
    run(deploy.bearers(game))
    assert game.state.phase == "turn"


def test_what_it_holds() -> None:
    """D10-SET-07, D10-DP-03: at the third level the player also says what a figure holds."""
    game = rolled(2, 8, level="advanced")
    run(deploy.deploy(game), {"archer-1": [45_000, 5_000]}, 90, "archer-1-1")
    assert [thing.card for thing in game.figure("archer-1").things if thing.held] == ["dagger"]
    game.state.seat = 0
    run(deploy.deploy(game), {"archer-2": [50_000, 5_000]}, 90, "keep")
    assert [thing.card for thing in game.figure("archer-2").things if thing.held] == ["bow"]


def test_nothing_is_held_where_all_is_sheathed() -> None:
    """D10-SET-07: nothing is asked then."""
    game = rolled(2, 8, level="advanced", sheathed=True)
    run(deploy.deploy(game), {"archer-1": [45_000, 5_000]}, 90)
    assert not any(thing.held for thing in game.figure("archer-1").things)


BRUSH = {"id": "brush", "kind": "brush", "rect": [5, 5, 25, 30]}
HIDING = {"band": "bailiff", "zones": [{"kind": "brush", "hidden": True, "most": 2}, {"edge": "south", "depth": 4}]}
NORTH = {"band": "flayers", "zones": [{"edge": "north"}]}


def test_hidden_at_the_start() -> None:
    """D10-SET-07: a scenario may start figures hidden, where hiding exists (D10-LVL-04); this many and no more."""
    for level, hidden in (("advanced", True), ("full", False)):
        game = rolled(2, 8, level=level, terrain=[BRUSH], forces=[HIDING, NORTH])
        more = ["keep"] if level == "advanced" else []
        run(deploy.deploy(game), {"archer-1": [10_000, 20_000]}, 90, *more)
        assert game.figure("archer-1").hidden is hidden
    game.state.seat = 0
    run(deploy.deploy(game), {"archer-2": [50_000, 2_000]}, 90)
    assert not game.figure("archer-2").hidden


def late(**rest: Any) -> D10:
    """The first force's Leader comes on turn 3 over the north edge."""
    force = {"band": "bailiff", "zones": [{"edge": "south"}], "late": [{"turn": 3, "rank": "leader", "edge": "north"}]}
    return rolled(2, 8, forces=[force, NORTH], **rest)


def test_late_figures_count_from_the_start() -> None:
    """D10-SET-04: a figure that comes later is not deployed, and is valid for M."""
    game = late()
    assert "bailiff" not in [figure.id for figure in deploy.waiting_figures(game, 0)]
    for figure in deploy.waiting_figures(game, 0):
        figure.status = ""
    assert stats.morale(game, 0) == 12


def test_late_arrival() -> None:
    """D10-SET-04: placed on its turn, before the initiative, touching its edge."""
    game = late()
    game.state.phase, game.state.turn = "turn", 1
    run(sequence.begin(game))
    assert game.figure("bailiff").status == "reserve"
    ask = asked(arrive.arrive(after(game, 3)))
    refusal = ask.why_not([45_000, 80_000])
    assert refusal is not None and refusal.rule == "D10-SET-04"
    game.state.turn = 2
    run(sequence.begin(game), [45_000, 88_000], 270)
    rider = game.figure("bailiff")
    assert (rider.x, rider.y, rider.facing, rider.status) == (45_000, 88_000, 270, "")
    assert game.state.turn == 3 and game.state.phase == "initiative"


def after(game: D10, number: int) -> D10:
    game.state.turn = number
    return game


def test_doors_and_objects() -> None:
    """D10-SET-04, D10-OBJ-01: doors stand as the scenario has them, objects lie where it says."""
    door = {"id": "door", "kind": "door", "line": [[40, 60], [44, 60]], "state": "barred"}
    chest = {"id": "chest", "name": {"en": "chest"}, "at": [45, 47.5]}
    game = rolled(2, 8, terrain=[door], objects=[chest])
    assert game.state.doors == {"door": "barred"}
    marker = game.marker("chest")
    assert (marker.kind, marker.x, marker.y, marker.radius) == ("object", 45_000, 47_500, 1_000)


def test_carried_at_the_start() -> None:
    """D10-SET-04: the captive is carried by any Other on foot that its player chooses."""
    captive = {"id": "captive", "name": {"en": "captive"}, "side": 1}
    game = rolled(2, 8, objects=[captive])
    for figure in game.figures:
        figure.status = ""
    game.state.phase = "bearers"
    ask = asked(deploy.bearers(game))
    assert isinstance(ask, Choose) and ask.seat == 1
    assert "pikeman-1" in ask.options and "reiter" not in ask.options and "captain" not in ask.options
    run(deploy.bearers(game), "pikeman-2")
    assert game.figure("pikeman-2").load == "captive" and game.state.markers == []
    run(deploy.bearers(game))
    assert game.state.phase == "turn"
