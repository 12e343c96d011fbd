"""Low scenery and rims in a move: Jumps, careful crossings, drops."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.region import Path
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.movement import jump, move
from escarmouche.games.d10.movement.measured_path import track
from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.state import Marker
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import asked, branch_of, lay, run

HEDGE = {"id": "hedge", "kind": "hedge", "line": ((24, 0), (24, 40)), "thick": 0.4}
FENCE = {"id": "fence", "kind": "fence", "line": ((29, 0), (29, 40)), "thick": 0.4}
ROCK = {"id": "rock", "kind": "rock", "circle": (26, 20, 2)}
FLOOR = {"id": "roof", "kind": "floor", "rect": (10, 10, 22, 30), "top": 5}
STEP = {**FLOOR, "top": 3}
PARAPET = {"id": "parapet", "kind": "parapet", "line": ((22, 10), (22, 30)), "thick": 0.4, "bottom": 5}
ACTIONS = {spec.key: spec for spec in move.ACTIONS}


def table(*terrain: dict[str, Any], level: str = "advanced", **changes: Any) -> D10:
    return lay(level, figures={"a": {"at": (20, 20), **changes}}, terrain=terrain)


def why(game: D10, key: str, x: float) -> str | None:
    branch = branch_of(ACTIONS[key], game)
    if isinstance(branch, Path):
        refusal = branch.why_not(((round(x * 1000), 20_000),))
        return refusal.key if refusal else None
    assert isinstance(branch, Refusal)
    return branch.key


def go(game: D10, key: str, x: float, *said: Any) -> float:
    """Walk straight east; where it ends up."""
    assert why(game, key, x) is None
    run(ACTIONS[key].run(game, game.figure("a"), ((round(x * 1000), 20_000),)), *said)
    return game.figure("a").x / 1000


# -- where there is no Jump


def test_crossing_costs_three() -> None:
    """D10-TER-04: L1, L2: 3 cm of the move for a low piece, no roll; high scenery is not crossed."""
    game = table(HEDGE, level="full")
    assert why(game, "advance", 27.1) == "why-too-long"
    assert go(game, "advance", 27, 0) == 27
    assert why(table(ROCK, level="full"), "advance", 30) == "why-in-the-way"


# -- Jump


@pytest.mark.parametrize(
    ("dice", "x", "state"),
    [
        (("jump", 5, 0), 30.0, "up"),
        (("jump", 0, 4, 0), 30.0, "up"),
        (("jump", 6), 25.45, "prone"),
        (("jump", 0, 0, 3), 25.45, "prone"),  # a JDeg under D leaves it as it lay
        (("jump", 0, 0, 5), 25.45, "stunned"),
    ],
)
def test_jump(dice: tuple[Any, ...], x: float, state: str) -> None:
    """D10-MOV-18, D10-MOV-19, D10-STA-13: made, it costs nothing; failed, it lies touching the far side; critical: a JDeg too."""
    game = table(HEDGE)
    dice = tuple(die for die in dice if die != "jump")  # the whole allowance is walked: no careful crossing
    assert go(game, "advance", 30, *dice) == pytest.approx(x, abs=0.01)
    assert game.figure("a").posture == state


def test_one_roll_a_piece() -> None:
    """D10-MOV-19: each piece crossed has its JA; the first that fails ends the move."""
    game = table(HEDGE, FENCE, mounted=True)
    assert go(game, "advance", 36, 3, 4, 0) == 36
    game = table(HEDGE, FENCE, mounted=True)
    assert go(game, "advance", 40, 3, 9) == pytest.approx(31.2, abs=0.01)
    assert not game.figure("a").mounted  # it fell (D10-MNT-04)


def test_jump_in_a_quick_advance() -> None:
    """D10-MOV-19, D10-TER-08: one JA for the run, one for the Jump; there is no careful crossing in a run."""
    assert go(table(HEDGE), "quick", 26, 3, 4, 0) == 26


def test_a_failed_run_begins_no_crossing_it_cannot_finish() -> None:
    """D10-TER-09, D10-MOV-02: A 5 carry it to 25, where its base would still be over the hedge."""
    game = table(HEDGE)
    assert go(game, "quick", 30, 9, 2_550, 0) == pytest.approx(22.55, abs=0.01)


def test_riders_jump_rocks() -> None:
    """D10-TER-03, D10-MNT-03, D10-AMB-38: a rock of 4 is low for a rider of 5 and high for a man of 3."""
    assert go(table(ROCK, mounted=True), "advance", 36, 5, 0) == 36
    assert why(table(ROCK), "advance", 30) == "why-in-the-way"


def test_room_to_fall() -> None:
    """D10-MOV-19: without room on the far side it cannot be tried."""
    game = lay("advanced", figures={"a": {"at": (20, 20)}, "c": {"at": (26.4, 20)}}, terrain=[HEDGE])
    assert why(game, "advance", 30) == "why-no-landing"


def test_no_jump_elsewhere() -> None:
    """D10-TER-05, D10-MOV-19: neither crawling nor crouched."""
    assert why(table(HEDGE, posture="prone"), "crawl", 23) == "why-in-the-way"
    assert why(table({**HEDGE, "line": ((23, 0), (23, 40))}, posture="crouched"), "movecro", 25) == "why-in-the-way"


# -- careful crossing


def test_careful_crossing() -> None:
    """D10-TER-08, D10-DP-09, D10-ACT-05: on foot, in an Advance, for 5 cm and without a roll; declared before any die."""
    near = {**HEDGE, "line": ((22, 0), (22, 40))}
    game = table(near)
    ask = asked(move.advance(game, game.figure("a"), ((25_000, 20_000),)))
    assert (ask.name, tuple(ask)) == ("crossing", ("jump", "stepover"))
    assert go(table(near), "advance", 25, "stepover", 0) == 25
    assert go(table(near), "advance", 25, "jump", 3, 0) == 25
    assert go(table(near), "advance", 25.1, 3, 0) == 25.1  # 4.9 cm are left: only a Jump


def test_riders_do_not_step_over() -> None:
    """D10-TER-08: on foot only."""
    assert go(table({**HEDGE, "line": ((23, 0), (23, 40))}, mounted=True), "advance", 26, 3, 0) == 26


def test_a_heavy_load_is_carried_over_with_care() -> None:
    """D10-OBJ-03, D10-TER-08: a figure that carries a heavy object does not jump."""
    chest = {"id": "chest", "name": {"en": "Chest"}, "at": (50, 50)}
    from tests.games.d10.positions import field

    near = {**HEDGE, "line": ((22, 0), (22, 40))}
    scenario = field(near, objects=[chest])
    game = lay("advanced", figures={"a": {"at": (20, 20), "load": "chest"}}, scenario=scenario)
    assert why(game, "advance", 25.1) == "why-too-long"
    assert go(game, "advance", 25, 0) == 25


# -- drops


def test_a_drop_of_its_own_height_is_a_jump() -> None:
    """D10-MOV-22: 3 cm down is a Jump: made, the move goes on; failed, it lies at the foot."""
    up: dict[str, Any] = {"at": (20, 20, 3), "floor": "roof"}
    assert go(table(STEP, **up), "advance", 28, 4, 0) == 28
    game = table(STEP, **up)
    go(game, "advance", 28, 9)
    figure = game.figure("a")
    assert (figure.posture, figure.z, figure.floor) == ("prone", 0, "")


@pytest.mark.parametrize(
    ("top", "dice", "state", "need"),
    [(5, (4, 0), "up", 5), (6, (4,), "stunned", 4), (9, (4,), "prone", 3), (12, (1, 0), "up", 2)],
)
def test_a_higher_drop_is_a_jdeg(top: int, dice: tuple[int, ...], state: str, need: int) -> None:
    """D10-MOV-22, D10-DEG-01: no JA but a JDeg at the foot, at D-1 per full 3 cm above the first 3; the move ends there."""
    game = table({**FLOOR, "top": top}, at=(20, 20, top), floor="roof")
    end = go(game, "advance", 28, *dice)
    figure = game.figure("a")
    assert (figure.posture, figure.z, figure.floor) == (state, 0, "")
    assert end < 24
    (roll,) = game.state.rolls
    assert roll.stat + sum(mod.amount for mod in roll.mods) == need


def test_over_a_parapet() -> None:
    """D10-MOV-18, D10-MOV-22: a Jump over the parapet, then the drop; failed, it falls all the way and rolls its JDeg there."""
    up: dict[str, Any] = {"at": (17, 20, 5), "floor": "roof"}
    game = table(FLOOR, PARAPET, **up)
    go(game, "advance", 26, 3, 2, 0)
    assert (game.figure("a").posture, game.figure("a").z) == ("up", 0)
    game = table(FLOOR, PARAPET, **up)
    go(game, "advance", 26, 9, 2)
    assert (game.figure("a").posture, game.figure("a").z) == ("prone", 0)


def test_no_drop_where_nobody_jumps() -> None:
    """D10-TER-04, D10-LVL-05: without the table of moves a rim is not crossed."""
    game = table(FLOOR, level="full", at=(20, 20, 5), floor="roof")
    assert why(game, "advance", 28) == "why-in-the-way"


def test_how_low_pieces_are_crossed() -> None:
    """D10-LVL-05."""
    game, level = table(), table(level="full")
    assert jump.over(game, game.figure("a")) == "jump"
    assert jump.over(level, level.figure("a")) == "cost"


def test_falling_on_a_marker() -> None:
    """D10-OBJ-01: a figure that falls may fall on an object; the marker is shifted afterwards."""
    game = table(HEDGE)
    game.state.markers.append(Marker("thing", "object", 26_000, 20_000, of="thing"))
    assert go(game, "advance", 30, 9) == pytest.approx(25.45, abs=0.01)


def test_nobody_hangs_over_a_rim_on_the_way_to_the_stairs() -> None:
    """D10-MOV-22, D10-TER-09: a base hangs over the rim of a floor only where it drops; it does not cut the closed corner of stairs."""
    flight = {
        "id": "steps",
        "kind": "stairs",
        "upper": "roof",
        "foot": ((28, 17), (28, 22)),
        "head": ((22, 17), (22, 22)),
    }
    game = lay("advanced", figures={"a": {"at": (20, 23.5), "floor": "roof"}}, terrain=[FLOOR, flight])
    region = Route(game, game.figure("a"), move.advancing(game, game.figure("a")))
    assert region.why_not(((20_000, 20_500), (24_000, 20_500))) is None
    assert region.why_not(((21_500, 23_500),)) is not None  # it would end up over the rim
    assert region.why_not(((21_500, 23_500), (20_000, 25_000))) is not None
    cut = region.why_not(((24_000, 20_300),))
    assert cut is not None
    assert cut.key == "why-in-the-way"


def test_a_drop_round_a_bend_ends_where_the_base_is_free() -> None:
    """D10-MOV-22: what stands at the foot is still below a base that bends its way in the air, as long as it is over it."""
    tower = {"id": "tower", "kind": "tower", "rect": (10, 10, 22, 30), "height": 5}
    game = lay("advanced", figures={"a": {"at": (20, 20), "floor": "roof"}}, terrain=[FLOOR, tower])
    way = track(
        game,
        game.figure("a"),
        ((22_500, 20_000), (22_500, 23_000), (25_000, 23_000)),
        move.advancing(game, game.figure("a")),
    )
    (drop,) = way.drops
    assert drop.end == pytest.approx(2_500 + 3_000 + 750, abs=3)


def test_nobody_drops_through_an_enemy() -> None:
    """D10-GEO-07, D10-MOV-22: an enemy below the rim is in the way of a drop, also where the way leads on out of its base."""
    below = {"at": (22.5, 20), "seat": 1}
    game = lay("advanced", figures={"a": {"at": (20, 20, 5), "floor": "roof"}, "b": below}, terrain=[FLOOR])
    region = Route(game, game.figure("a"), move.advancing(game, game.figure("a")))
    refusal = region.why_not(((26_000, 22_000),))
    assert refusal is not None
    assert refusal.rule == "D10-GEO-07"
    wall = {"id": "wall", "kind": "wall", "line": ((22.5, 17.2), (26, 17.2)), "thick": 0.4, "height": 4}
    figures = {"a": {"at": (20, 18.2, 5), "floor": "roof"}, "b": {"at": (22.7, 20.5), "seat": 1}}
    over = lay("advanced", figures=figures, terrain=[FLOOR, wall])
    refusal = Route(over, over.figure("a"), move.advancing(over, over.figure("a"))).why_not(((28_200, 18_200),))
    assert refusal is not None  # while it is over the wall, too
    assert refusal.rule == "D10-GEO-07"
    game.figure("b").x, game.figure("b").y = 21_500, 20_000  # under the roof: it leaves its base behind at once
    refusal = region.why_not(((26_000, 20_000),))
    assert refusal is not None
    assert refusal.rule == "D10-GEO-07"


@pytest.mark.parametrize(("height", "stopped"), [(4.0, False), (7.0, False), (8.0, True)])
def test_nobody_drops_through_a_wall_that_is_high_above_the_rim(height: float, stopped: bool) -> None:
    """D10-MOV-22, D10-TER-05: from 5 cm, 4 cm are below and 7 cm are jumped over; 8 cm stop it, also once it hangs over the rim."""
    beside = {"id": "beside", "kind": "wall", "line": ((22.5, 21.5), (26, 21.5)), "thick": 0.4, "height": height}
    game = lay("advanced", figures={"a": {"at": (20, 20, 5), "floor": "roof"}}, terrain=[FLOOR, beside])
    region = Route(game, game.figure("a"), move.advancing(game, game.figure("a")))
    refusal = region.why_not(((21_200, 21_500), (27_800, 21_500)))
    assert (refusal is not None and refusal.rule == "D10-TER-05") == stopped
