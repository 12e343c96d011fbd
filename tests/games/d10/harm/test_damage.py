"""Being hit (D10-DMG), clumsiness (D10-DEG) and what they lead to."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.state import FOOT, Figure, Marker, Mod
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import asked, card, field, lay, run

CHEST = {"id": "chest", "name": {"en": "Chest"}, "at": [40, 40], "heavy": True}


def one(level: str = "simplified", d: int = 5, **changes: Any) -> tuple[D10, Figure]:
    """A figure with D 5 in the middle of the table."""
    game = lay(level, figures={"a": {"card": "own", "at": (20, 20), **changes}}, cards=[card(id="own", d=d)])
    return game, game.figure("a")


def told(game: D10) -> list[str]:
    return [event.name for event in game.events]


# -- JD


def test_modifiers_add_up() -> None:
    """D10-DMG-07, D10-DIE-10, D10-DIE-11: they change D, never the die, and the middle result is the modified D; never below 0."""
    game, figure = one("full", d=6)
    run(damage.hit(game, figure, [Mod("hithard", -1), Mod("parry", 2), Mod("row", -3)], "D10-CC-01"), 4)
    assert game.state.rolls[-1].result == "equal"
    game, figure = one("full", d=2)
    run(damage.hit(game, figure, [Mod("row", -3)], "D10-CC-01"), 0, 5)
    assert game.state.rolls[-1].result == "equal"  # D10-DIE-05: against a D of 0 a plain 0 is the middle result
    game, figure = one("full", d=9)
    run(damage.hit(game, figure, (), "D10-CC-01"), 9)
    assert figure.posture == "stunned"  # D10-DIE-10: a 9 against D 9 is still the middle result
    game, figure = one("full", d=9)
    run(damage.hit(game, figure, [Mod("parry", 2)], "D10-CC-01"), 9)
    assert figure.posture == "up"


def test_blood_side() -> None:
    """D10-FIG-03, D10-FIG-04, D10-STA-11: a wounded figure uses its blood side: C-1, T-1, A-2, D-1, M as before."""
    game, figure = one("full")
    run(damage.hit(game, figure, (), "D10-CC-01"), 9)
    assert figure.wounded
    assert [stats.stat(game, figure, "c"), stats.stat(game, figure, "a"), stats.stat(game, figure, "d")] == [2, 3, 4]
    assert stats.shooting(game, figure) == 4
    assert stats.morale(game, 0) == 1
    run(damage.hit(game, figure, (), "D10-CC-01"), 3)
    assert figure.status == ""
    assert game.state.rolls[-1].stat == 4


def test_blood_side_as_printed() -> None:
    """D10-FIG-04: unless the card prints other numbers; each is at least 1."""
    blood = {"c": 1, "a": 5, "d": 3}
    game = lay(
        "full",
        figures={"a": {"card": "own", "wounded": True}, "b": {"card": "weak", "wounded": True}},
        cards=[card(id="own", blood=blood), card(id="weak", c=1, t=1, a=2, d=1)],
    )
    assert [stats.stat(game, game.figure("a"), letter) for letter in ("c", "a", "d")] == [1, 5, 3]
    assert [stats.stat(game, game.figure("b"), letter) for letter in ("c", "a", "d")] == [1, 1, 1]


def test_no_t() -> None:
    """D10-FIG-05: without T nobody shoots, but with a weapon it picked up it has T 2."""
    game = lay("full", figures={"a": {"card": "own", "things": ["sword"]}}, cards=[card(id="own", t=None)])
    figure = game.figure("a")
    assert stats.shooting(game, figure) is None
    figure.things[0].card = "bow"
    assert stats.shooting(game, figure) == 2


@pytest.mark.parametrize("posture", ["up", "prone"])
def test_wounded_again(posture: str) -> None:
    """D10-DMG-08, D10-STA-12, D10-AMB-21: a second wound puts it out of action."""
    game, figure = one("full", wounded=True, posture=posture)
    run(damage.hit(game, figure, (), "D10-CC-01"), 9)
    assert figure.status == "out"
    assert game.events[-1].rule == "D10-STA-12"


def test_stunned_and_hit() -> None:
    """D10-DMG-08: a stunned figure that is hit keeps lying, and an equal die leaves it stunned."""
    for die in (2, 5, 9):
        game, figure = one("full", posture="stunned")
        run(damage.hit(game, figure, (), "D10-CC-01"), die)
        assert figure.posture == "stunned"
        assert figure.wounded is (die == 9)


def test_hit_while_hidden() -> None:
    """D10-DMG-09: a hit cancels hiding, whatever its result."""
    game, figure = one("advanced", hidden=True)
    run(damage.hit(game, figure, (), "D10-SHO-12"), 1)
    assert not figure.hidden
    assert "revealed" in told(game)


def test_without_wounds() -> None:
    """D10-LVL-06: where cards have no blood side, a wound puts out of action."""
    game, figure = one("full", d=5)
    damage.wound(game, figure, "D10-MOV-20")
    assert figure.wounded
    game = lay("full", figures={"a": {}}, wounds=False)
    damage.wound(game, game.figure("a"), "D10-MOV-20")
    assert game.figure("a").status == "out"


def test_reroll() -> None:
    """D10-DIE-12: decided after the die is seen and before a second one; the new die stands, and a 0 has a zero check of its own."""
    game, figure = one("full")
    ask = asked(damage.hit(game, figure, (), "D10-SHO-12", "D10-LOS-08"), 0)
    assert (ask.name, ask.seat, ask.about["die"]) == ("reroll", 0, 0)  # no second die yet
    game, figure = one("full")
    run(damage.hit(game, figure, (), "D10-SHO-12", "D10-LOS-08"), 4, "reroll", 9)
    roll = game.state.rolls[-1]
    assert (roll.first, roll.die, figure.wounded) == (4, 9, True)  # worse, and it stands; asked once only
    game, figure = one("full")
    run(damage.hit(game, figure, (), "D10-SHO-12", "D10-LOS-08"), 9, "reroll", 0, 0)
    assert figure.status == "dead"
    game, figure = one("full")
    run(damage.hit(game, figure, (), "D10-SHO-12", "D10-LOS-08"), 5, "keep")
    assert figure.posture == "stunned"


# -- JDeg


@pytest.mark.parametrize(
    ("posture", "dice", "status", "after"),
    [
        ("up", [4], "", "up"),  # D10-DEG-02: nothing
        ("prone", [4], "", "prone"),  # D10-DEG-08: it stays as it lay
        ("stunned", [4], "", "stunned"),
        ("up", [5], "", "stunned"),  # D10-DEG-03
        ("up", [6], "", "prone"),  # D10-DEG-04
        ("stunned", [6], "", "prone"),  # turned onto its back: prone, and no longer stunned (D10-DEG-06)
        ("prone", [6], "", "prone"),
        ("up", [0, 0], "out", "up"),  # D10-DEG-05
        ("up", [0, 3], "", "up"),
    ],
)
def test_jdeg(posture: str, dice: list[int], status: str, after: str) -> None:
    """D10-DEG-01 to D10-DEG-05, D10-DEG-08, D10-AMB-19: a die against D; no success but that of a Recover raises anybody."""
    for level in ("simplified", "full", "advanced"):
        game, figure = one(level, posture=posture)
        run(damage.clumsy(game, figure, "D10-SHO-15"), *dice)
        assert (figure.status, figure.posture, figure.wounded) == (status, after, False)


def test_jdeg_uses_plain_d() -> None:
    """D10-DEG-07: the D of the card side in use, and no modifier but that of a drop; it ends hiding (D10-STA-08)."""
    game, figure = one("advanced", wounded=True, hidden=True)
    run(damage.clumsy(game, figure, "D10-MOV-20"), 3)
    assert (game.state.rolls[-1].stat, figure.posture, figure.hidden) == (4, "up", False)
    game, figure = one("advanced")
    run(damage.clumsy(game, figure, "D10-MOV-22", mods=[Mod("height", -2)]), 3)
    assert figure.posture == "stunned"


# -- what it leads to


def test_stunned_and_fallen() -> None:
    """D10-STA-01, D10-STA-02: on its belly with M 0, or on its back; nobody lies crouched or hidden (D10-STA-06, D10-STA-10)."""
    game, figure = one("advanced", posture="crouched")
    damage.stun(game, figure, "D10-CC-20")
    assert (figure.posture, measure.down(figure), stats.morale(game, 0)) == ("stunned", True, 0)
    game, figure = one("advanced", hidden=True)
    damage.fall(game, figure, "D10-CC-20")
    assert (figure.posture, figure.hidden, stats.morale(game, 0)) == ("prone", False, 1)


def test_valid() -> None:
    """D10-FIG-06: in play and not stunned; prone, wounded, hidden and crouched figures are valid."""
    plain = {"prone": {"posture": "prone"}, "low": {"posture": "crouched"}, "red": {"wounded": True}}
    figures = {**plain, "lost": {"hidden": True}, "far": {"posture": "stunned"}, "out": {"status": "out"}}
    game = lay("advanced", figures=figures)
    assert [figure.id for figure in game.figures if stats.valid(figure)] == ["prone", "low", "red", "lost"]
    assert stats.morale(game, 0) == 4


@pytest.mark.parametrize("die", [5, 7])
def test_unhorsed(die: int) -> None:
    """D10-EX-37, D10-MNT-04, D10-DMG-09: its foot base lies on the same centre, the mount is gone, even if that breaks contact."""
    figures = {"a": {"mounted": True, "at": (20, 20)}, "b": {"seat": 1, "at": (23.25, 20)}}
    game = lay("advanced", figures=figures)
    rider = game.figure("a")
    assert measure.contact(rider, game.figure("b"))
    if die == 5:
        run(damage.hit(game, rider, (), "D10-CC-01"), die)
    else:
        run(damage.clumsy(game, rider, "D10-CC-38"), die)
    assert (rider.mounted, rider.x, rider.y, game.radius(rider)) == (False, 20_000, 20_000, FOOT)
    assert rider.posture == ("stunned" if die == 5 else "prone")
    assert not measure.contact(rider, game.figure("b"))
    assert game.state.markers == []


def test_wounded_rider_keeps_its_saddle() -> None:
    """D10-MNT-04: only a rider that is stunned or falls is unhorsed."""
    game = lay("full", figures={"a": {"mounted": True, "at": (20, 20)}})
    run(damage.hit(game, game.figure("a"), (), "D10-CC-01"), 8)
    assert game.figure("a").mounted
    assert game.figure("a").wounded


def test_removed() -> None:
    """D10-FIG-07, D10-FIG-08, D10-AMB-23: out of action or dead it is not in play; what it carried lies where it stood."""
    for status in ("out", "dead"):
        game = lay("full", figures={"a": {"at": (20, 20), "load": "chest"}}, scenario=field(objects=[CHEST]))
        figure = game.figure("a")
        damage.remove(game, figure, status, "D10-CC-18")
        assert (game.in_play(), figure.status, figure.load) == ([], status, "")
        assert [(m.kind, m.x, m.y) for m in game.state.markers] == [("object", 20_000, 20_000)]


def test_dropped_weapons_stay() -> None:
    """D10-FIG-08: weapons that it had dropped stay on the table; its riderless mount does not (D10-MNT-06)."""
    game, figure = one("advanced")
    game.state.markers = [Marker("w", "weapon", 20_000, 24_000), Marker("m", "mount", 24_000, 20_000, of="a")]
    damage.remove(game, figure, "out", "D10-CC-18")
    assert [marker.id for marker in game.state.markers] == ["w"]


@pytest.mark.parametrize("felled", [damage.stun, damage.fall])
def test_carrier_drops(felled: Any) -> None:
    """D10-OBJ-03: stunned or felled carriers drop what they carry, in contact."""
    game = lay("full", figures={"a": {"at": (20, 20), "load": "chest"}}, scenario=field(objects=[CHEST]))
    figure = game.figure("a")
    felled(game, figure, "D10-CC-20")
    (marker,) = game.state.markers
    assert figure.load == ""
    assert measure.touches(figure, marker)


def test_climber_drops() -> None:
    """D10-MOV-17, D10-MOV-22: stunned by a hit it drops without a JDeg; a JDeg it owes is rolled at the foot, worse by the height."""
    figures = {"a": {"at": (27.75, 20, 9), "posture": "climbing", "climb": "wall"}}
    game = lay("advanced", figures=figures)
    figure = game.figure("a")
    run(damage.hit(game, figure, (), "D10-SHO-12"), 5)
    assert (figure.posture, figure.z, figure.climb) == ("stunned", 0, "")
    assert [roll.kind for roll in game.state.rolls] == ["jd"]
    game = lay("advanced", figures=figures)
    figure = game.figure("a")
    run(damage.clumsy(game, figure, "D10-MOV-15"), 3)
    assert (figure.posture, figure.z) == ("stunned", 0)
    assert game.state.rolls[-1].mods == [Mod("height", -2)]


def test_climber_unharmed_hangs_on() -> None:
    """D10-MOV-17: only a climber that is stunned or felled drops."""
    game, figure = one("advanced", posture="climbing", climb="wall")
    figure.z = 6_000
    run(damage.hit(game, figure, (), "D10-SHO-12"), 9)
    assert (figure.posture, figure.z, figure.wounded) == ("climbing", 6_000, True)


def test_climber_removed() -> None:
    """D10-MOV-17, D10-FIG-08: what a climber carried lies at the foot, not in the air."""
    figures = {"a": {"at": (27.75, 20, 9), "posture": "climbing", "climb": "wall", "load": "chest"}}
    game = lay("advanced", figures=figures, scenario=field(objects=[CHEST]))
    damage.remove(game, game.figure("a"), "dead", "D10-DMG-06")
    assert [marker.z for marker in game.state.markers] == [0]
