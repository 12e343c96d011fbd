"""Loading, loading faster, mending."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import load
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

ACTIONS = {spec.key: spec for spec in load.ACTIONS}


def man(level: str, *things: Any, **fields: Any) -> D10:
    near = fields.pop("enemy", (60, 60))
    return lay(level, figures={"a": {"at": (45, 45), "things": things, **fields}, "b": {"at": near, "seat": 1}})


def empty(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "loaded": False, **more}


def why(game: D10, key: str) -> str:
    branch = branch_of(ACTIONS[key], game)
    assert isinstance(branch, Refusal), branch
    return branch.key


def do(game: D10, key: str, *answers: int, thing: str = "a-0") -> None:
    """Declare as the frame does: the branch allows it, the PA of the action are paid, then it is done."""
    figure = game.figure("a")
    ask = ACTIONS[key].branch(game, figure)
    assert isinstance(ask, Choose), ask
    assert thing in ask
    figure.pa -= ACTIONS[key].pa
    run(ACTIONS[key].run(game, figure, thing), *answers)


@pytest.mark.parametrize(
    ("name", "pa"), [("bow", 1), ("sling", 1), ("javelin", 1), ("crossbow", 2), ("arquebus", 2), ("pistol", 2)]
)
def test_reload(name: str, pa: int) -> None:
    """D10-WPN-01, D10-WPN-02: 1 PA for bow, sling and javelin, 2 for crossbow and firearms."""
    game = man("simplified", empty(name))
    do(game, "reload")
    figure = game.figure("a")
    assert figure.things[0].loaded
    assert figure.pa == 2 - pa
    slow = man("simplified", empty(name), pa=1)
    if pa == 2:
        assert why(slow, "reload") == "why-reload-pa"
    else:
        do(slow, "reload")


@pytest.mark.parametrize(
    ("thing", "fields", "reason"),
    [
        ("bow", {}, "why-loaded"),
        ("sword", {}, "why-no-missile-weapon"),
        (empty("bow", missiles=0), {}, "why-no-missiles"),
        (empty("bow", damaged=True), {}, "why-weapon-damaged"),
        (empty("bow", held=False), {}, "why-not-held"),
        (empty("bow"), {"posture": "prone"}, "why-load-prone"),
    ],
)
def test_no_reloading(thing: Any, fields: dict[str, Any], reason: str) -> None:
    """D10-WPN-03, D10-WPN-06, D10-WPN-09, D10-WPN-10, D10-WPN-14: what keeps from reloading."""
    assert why(man("advanced", thing, **fields), "reload") == reason


@pytest.mark.parametrize("name", ["crossbow", "arquebus", "pistol"])
def test_prone_reload(name: str) -> None:
    """D10-WPN-03: prone figures reload crossbows and firearms."""
    game = man("advanced", empty(name), posture="prone")
    do(game, "reload")
    assert game.figure("a").things[0].loaded


def test_each_pistol_on_its_own() -> None:
    """D10-WPN-03, D10-DP-24: the player names which."""
    game = man("full", empty("pistol"), empty("pistol"))
    do(game, "reload", thing="a-1")
    assert [thing.loaded for thing in game.figure("a").things] == [False, True]


@pytest.mark.parametrize(("name", "posture"), [("bow", "up"), ("crossbow", "crouched")])
def test_reloading_and_crouching(name: str, posture: str) -> None:
    """D10-STA-06: an archer has to rise for it, a crossbowman has not."""
    game = man("advanced", empty(name), posture="crouched")
    do(game, "reload")
    assert game.figure("a").posture == posture


def test_missiles_are_counted() -> None:
    """D10-WPN-06: the count includes the loaded missile; reloading takes none and needs at least one; uncounted is without limit."""
    game = man("advanced", empty("bow", missiles=1))
    do(game, "reload")
    assert game.figure("a").things[0].missiles == 1
    do(man("simplified", empty("bow")), "reload")


def test_a_critical_fastload_is_a_failure() -> None:
    """D10-WPN-05: 0 and 0 leaves it unloaded and nothing more."""
    game = man("advanced", empty("pistol"))
    do(game, "fastload", 0, 0)
    thing = game.figure("a").things[0]
    assert (thing.loaded, thing.damaged, thing.missiles) == (False, False, -1)


def test_fastload_is_for_slow_weapons() -> None:
    """D10-WPN-05: only for weapons with reload 2; it exists with the advanced shooting alone."""
    assert why(man("advanced", empty("bow")), "fastload") == "why-quick-already"
    assert ACTIONS["fastload"].switch == "shoot_adv"


@pytest.mark.parametrize(
    ("dice", "state"), [((5,), (False, False, False)), ((6,), (True, False, True)), ((0, 0), (True, True, True))]
)
def test_repair(dice: tuple[int, ...], state: tuple[bool, bool, bool]) -> None:
    """D10-WPN-11, D10-AMB-25, D10-DP-26: made, it is mended and unloaded; failed, nothing; critical, broken for good."""
    game = man("full", {"card": "bow", "damaged": True})
    do(game, "repair", *dice)
    thing = game.figure("a").things[0]
    assert (thing.damaged, thing.broken, thing.loaded) == state
    assert (ACTIONS["repair"].pa, ACTIONS["repair"].switch) == (2, "crit_tables")


def test_what_is_not_repaired() -> None:
    """D10-WPN-11: what works, and what is broken for good."""
    assert why(man("full", "bow"), "repair") == "why-nothing-damaged"
    assert why(man("full", {"card": "bow", "damaged": True, "broken": True}), "repair") == "why-broken"
