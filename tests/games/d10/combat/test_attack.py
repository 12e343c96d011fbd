"""Charge, Strike and Hit hard, from their declaration to the fight (D10-CC-02 to -05, -31)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import attack
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.state import Action
from escarmouche.games.d10.table import D10
from tests.games.d10.duel import told
from tests.games.d10.positions import branch_of, lay, run

ACTIONS = {spec.key: spec for spec in attack.ACTIONS}


def two(level: str = "simplified", apart: float = 8.5, **rest: Any) -> D10:
    """Two swordsmen; their bases are this far apart."""
    own, other, more = rest.pop("own", {}), rest.pop("other", {}), rest.pop("more", {})
    radii = 2.5 + 0.75 * (bool(own.get("mounted")) + bool(other.get("mounted")))
    figures = {
        "a": {"at": (40, 40), "things": ["sword"], "facing": 0, **own},
        "b": {"seat": 1, "at": (40 + radii + apart, 40), "things": ["sword"], "facing": 180, **other},
        **more,
    }
    return lay(level, figures=figures, active="a", **rest)


def branch(game: D10, key: str) -> Any:
    return branch_of(ACTIONS[key], game)


def reason(game: D10, key: str, target: str = "b") -> tuple[str, str]:
    """Why an attack is closed, on somebody or at all."""
    offered = branch(game, key)
    refusal = offered if isinstance(offered, Refusal) else offered.why_not({target: [0, 0]})
    assert isinstance(refusal, Refusal)
    return refusal.key, refusal.rule


def charge(game: D10, *answers: Any, to: tuple[int, int] | None = None, target: str = "b") -> Action | None:
    """The straightest charge at `b`."""
    menu = branch(game, "charge")
    assert isinstance(menu, Menu), menu
    ask = menu.branch(target)
    assert isinstance(ask, Place)
    spot = to or next(iter(ask))
    assert ask.why_not(spot) is None
    run(ACTIONS["charge"].run(game, game.figure("a"), {target: spot}), *answers)
    return game.state.action


# -- strike


def test_strike() -> None:
    """D10-CC-02, D10-CC-25, D10-DP-12: attack an enemy in contact, on its feet or not, and never a friend."""
    more = {
        "c": {"at": (37.5, 40)},
        "d": {"seat": 1, "at": (40, 42.5), "posture": "prone"},
        "e": {"seat": 1, "at": (40, 30)},
    }
    game = two(apart=0, more=more)
    ask = branch(game, "strike")
    assert isinstance(ask, Choose)
    assert list(ask.options) == ["b", "d"]
    run(ACTIONS["strike"].run(game, game.figure("a"), "b"))
    assert game.state.action == Action("strike", "a", "b", stage="fight")
    assert game.figure("a").attacked


def test_nobody_in_contact() -> None:
    """D10-CC-02: nobody strikes at a distance."""
    assert reason(two(), "strike") == ("why-nobody-in-contact", "D10-CC-02")


def test_strike_ends_crouching_and_hiding() -> None:
    """D10-STA-06, D10-STA-08: a figure that strikes stands up and is seen; it surprises nobody, for only a charge does (D10-STA-09)."""
    game = two("advanced", apart=0, own={"posture": "crouched"})
    run(ACTIONS["strike"].run(game, game.figure("a"), "b"))
    assert game.figure("a").posture == "up"
    game = two("advanced", apart=0, own={"hidden": True}, other={"posture": "prone"})
    run(ACTIONS["strike"].run(game, game.figure("a"), "b"))
    assert not game.figure("a").hidden
    assert game.state.action is not None
    assert not game.state.action.surprise


def test_behind_when_it_declares() -> None:
    """D10-CC-15, D10-GEO-05: behind is where the attacker stands when it declares; exactly beside is front."""
    for facing, behind in ((180, False), (90, False), (0, True), (89, True), (91, False)):
        game = two(apart=0, other={"facing": facing})
        run(ACTIONS["strike"].run(game, game.figure("a"), "b"))
        assert game.state.action is not None
        assert game.state.action.behind is behind


# -- hit hard


def test_hit_hard() -> None:
    """D10-CC-31, D10-WPN-18, D10-AMB-12: only with a heavy weapon, at L3, for the 2 PA of a Strike."""
    assert reason(two("advanced", apart=0), "hithard") == ("why-not-heavy", "D10-WPN-18")
    game = two("advanced", apart=0, own={"things": ["mace"]})
    run(ACTIONS["hithard"].run(game, game.figure("a"), "b"))
    assert game.state.action == Action("hithard", "a", "b", stage="fight")
    assert (ACTIONS["hithard"].pa, ACTIONS["strike"].pa, ACTIONS["charge"].pa) == (2, 2, 2)
    assert ACTIONS["hithard"].switch == "melee_adv"
    put_away = {"things": ["sword", {"card": "halberd", "held": False}]}
    assert reason(two("advanced", apart=0, own=put_away), "hithard") == ("why-not-heavy", "D10-WPN-18")
    damaged = {"things": [{"card": "mace", "damaged": True}]}
    assert reason(two("advanced", apart=0, own=damaged), "hithard") == ("why-not-heavy", "D10-WPN-18")


# -- charge


def test_charge() -> None:
    """D10-CC-03, D10-CC-04, D10-DP-12: a straight move into contact, then a strike; how far it went is remembered."""
    game = two(apart=8.5)
    action = charge(game)
    a = game.figure("a")
    assert action == Action("charge", "a", "b", charged=8_500, stage="fight")
    assert (a.x, a.y, a.moved, a.attacked) == (48_500, 40_000, True, True)
    assert measure.contact(a, game.figure("b"))


def test_charge_reach() -> None:
    """D10-CC-04, D10-AMB-42, D10-MOV-04: at most an Advance: 10 cm on foot, 20 mounted, 3 less when wounded; no JA."""
    for own, reach in (({}, 10), ({"mounted": True}, 20), ({"wounded": True}, 7)):
        assert charge(two("full", apart=reach, own=own)) is not None
        assert reason(two("full", apart=reach + 0.2, own=own), "charge") == ("why-charge-far", "D10-CC-04")


def test_charge_needs_sight() -> None:
    """D10-CC-04, D10-LOS-06: no charge at an enemy that it does not see."""
    wall = {"id": "w", "kind": "wall", "line": [[45, 30], [45, 50]]}
    assert reason(two(terrain=[wall]), "charge") == ("why-charge-unseen", "D10-LOS-06")


def test_charge_at_the_hidden() -> None:
    """D10-CC-04, D10-STA-07: hiding protects from chargers more than 5 cm away."""
    assert reason(two("advanced", other={"hidden": True}), "charge") == ("why-charge-hidden", "D10-STA-07")
    assert charge(two("advanced", apart=5, other={"hidden": True})) is not None


def test_charge_is_clear_of_other_enemies() -> None:
    """D10-CC-04: another enemy in the way stops it, though it may end touching some; friends and the fallen do not."""
    between = {"seat": 1, "at": (45, 40)}
    game = two(more={"c": between})
    offered = branch(game, "charge")
    assert isinstance(offered, Menu)
    ask = offered.branch("b") if "b" in offered.names else None
    if isinstance(ask, Place):
        assert ask.why_not((48_500, 40_000)) is not None
    assert charge(two(more={"c": {**between, "posture": "prone"}})) is not None
    assert charge(two(more={"c": {"at": (45, 41.5)}}), to=(48_500, 40_000)) is not None
    assert charge(two(more={"c": {"seat": 1, "at": (48.5, 42.5)}}), to=(48_500, 40_000)) is not None


def test_charge_over_a_hedge() -> None:
    """D10-CC-04, D10-TER-04: low scenery costs 3 cm at L1 and L2; at L3 it is jumped, and a failed Jump ends the charge."""
    hedge = {"id": "h", "kind": "hedge", "line": [[44, 30], [44, 50]]}
    assert charge(two(apart=7, terrain=[hedge])) is not None
    assert reason(two(apart=7.5, terrain=[hedge]), "charge") == ("why-charge-costly", "D10-CC-04")
    game = two("advanced", apart=9.5, terrain=[hedge])
    assert charge(game, 5) is not None
    game = two("advanced", apart=9.5, terrain=[hedge])
    assert charge(game, 6) is None
    assert game.figure("a").posture == "prone"
    assert not measure.contact(game.figure("a"), game.figure("b"))
    assert "charge-failed" in told(game)


def test_charge_ends_crouching_and_hiding() -> None:
    """D10-CC-04, D10-STA-06, D10-STA-08, D10-STA-09: a figure that crouched stands up; a figure that was hidden surprises its target."""
    game = two("advanced", own={"posture": "crouched"})
    charge(game)
    assert game.figure("a").posture == "up"
    game = two("advanced", own={"hidden": True}, other={"things": ["bow"]})
    action = charge(game)  # no Defensive shot is offered
    assert action is not None
    assert action.surprise
    assert not game.figure("a").hidden


def test_charge_from_behind() -> None:
    """D10-CC-15: where it stood when it declared counts, not where it ends up."""
    action = charge(two(other={"facing": 0}))
    assert action is not None
    assert action.behind


def test_kicked_rider_is_not_charged() -> None:
    """D10-CC-38: whom a horse has kicked attacks its rider no more this turn."""
    game = two("advanced", other={"mounted": True}, own={"barred": ["b"]})
    assert reason(game, "charge") == ("why-kicked", "D10-CC-38")


def test_nobody_to_charge() -> None:
    """D10-CC-04: without an enemy there is nobody to charge."""
    game = lay(figures={"a": {"at": (40, 40)}})
    assert reason(game, "charge") == ("why-charge-nobody", "D10-CC-04")


# -- shots at a charger


def shooter(**rest: Any) -> dict[str, Any]:
    return {"things": ["crossbow"], **rest}


def test_defensive_shot() -> None:
    """D10-REA-07, D10-REA-09: the target shoots when the charger is 1 cm from contact; if felled, it stays there, and nobody fights."""
    game = two("advanced", other=shooter())
    assert charge(game, "b-0", 5, 5, 4) is None
    a = game.figure("a")
    assert (a.x, a.posture) == (47_500, "stunned")
    assert game.figure("b").pa == 0


def test_defensive_shot_at_a_near_charger() -> None:
    """D10-REA-07: where it starts, if that is nearer than 1 cm."""
    game = two("advanced", apart=0.5, other=shooter())
    assert charge(game, "b-0", 5, 5, 4) is None
    assert (game.figure("a").x, game.figure("a").posture) == (40_000, "stunned")


def test_charger_comes_on() -> None:
    """D10-REA-09: a wounded charger completes its charge, and the shooter has no PA left but to defend."""
    game = two("advanced", other=shooter())
    action = charge(game, "b-0", 5, 5, 9)
    assert action is not None
    a = game.figure("a")
    assert (a.x, a.wounded, action.charged) == (48_500, True, 8_500)
    game = two("advanced", other=shooter())
    action = charge(game, "no-shot")
    assert action is not None
    assert game.figure("b").pa == 2


def test_shots_of_others_come_first() -> None:
    """D10-REA-10: the Reaction shots of other figures, at their points of the path, then the Defensive shot."""
    other = {"seat": 1, "at": (45, 55), "facing": 270, "things": ["crossbow"]}
    game = two("advanced", other=shooter(), more={"c": other})
    action = charge(game, {"c": 8_500}, 9, "b-0", 5, 9)
    assert action is not None
    assert [(roll.kind, roll.figure) for roll in game.state.rolls] == [("jt", "c"), ("ja", "b"), ("jt", "b")]


def test_target_gone_before_contact() -> None:
    """D10-ACT-05, D10-GEO-06: a shot gone astray fells the target itself: the charge ends, its PA are spent, and it may turn."""
    other = {"seat": 1, "at": (45, 55), "facing": 270, "things": ["crossbow"]}
    game = two("advanced", more={"c": other})
    assert charge(game, {"c": 8_500}, 0, 1, 0, 0, 90) is None  # JT row 1: the friend near its target makes a JDeg
    assert (game.figure("b").status, game.figure("a").facing) == ("out", 90)


def test_fog() -> None:
    """D10-HID-04: in fog no reason reveals where a hidden figure is."""
    brush = {"id": "w", "kind": "wood", "rect": [46, 36, 56, 44]}
    for fog, key in ((False, "why-charge-hidden"), (True, "why-charge-nobody")):
        game = two("advanced", other={"hidden": True}, terrain=[brush], fog=fog)
        offered = branch(game, "charge")
        assert isinstance(offered, Refusal)
        assert offered.key == key
