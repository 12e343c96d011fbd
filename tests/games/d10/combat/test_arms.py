"""Weapons: what is held, what a figure fights with, what falls to the ground."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.ground.measure import touches
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import asked, branch_of, card, lay, run

DRAW = arms.ACTIONS[0]


def man(level: str, *things: Any, **fields: Any) -> D10:
    return lay(level, figures={"a": {"at": (45, 45), "things": things, **fields}, "b": {"at": (60, 60), "seat": 1}})


def held(*cards: str) -> list[dict[str, Any]]:
    return [{"card": name, "held": True} for name in cards]


def sheathed(*cards: str) -> list[dict[str, Any]]:
    return [{"card": name, "held": False} for name in cards]


def weapon(game: D10, charging: bool = False) -> str:
    best = arms.melee(game, game.figure("a"), charging)
    return best.card if best else "improvised"


def e(game: D10, charging: bool = False) -> int:
    return arms.equipment(game, game.figure("a"), game.figure("b"), charging)


def test_the_best_weapon() -> None:
    """D10-WPN-13: where hands are not tracked a figure fights with the highest E it has and shoots with its missile weapon."""
    game = man("full", *sheathed("dagger", "bow", "sword"))
    assert weapon(game) == "sword"
    assert {thing.card for thing in arms.hands(game, game.figure("a"))} == {"dagger", "bow", "sword"}


def test_what_is_in_hand() -> None:
    """D10-WPN-14, D10-WPN-15: where they are, only what it holds counts; none in hand is improvised, E 0."""
    game = man("advanced", *held("dagger"), *sheathed("sword"))
    assert weapon(game) == "dagger"
    game = man("advanced", *held("bow"), *sheathed("dagger"))
    assert weapon(game) == "improvised"
    assert e(game) == 0


@pytest.mark.parametrize(
    ("state", "best"), [({"damaged": True}, "dagger"), ({"broken": True}, "dagger"), ({}, "sword")]
)
def test_a_damaged_weapon_is_no_weapon(state: dict[str, bool], best: str) -> None:
    """D10-WPN-10: in close combat it counts as improvised."""
    assert weapon(man("full", {"card": "sword", **state}, "dagger")) == best


@pytest.mark.parametrize(
    ("things", "value"),
    [
        (("improvised",), 0),
        ((), 0),
        (("dagger",), 1),
        (("sword",), 2),
        (("rapier",), 2),
        (("mace",), 2),
        (("spear",), 2),
        (("pike",), 3),
        (("halberd",), 3),
        (("sword", "shield"), 3),
        (("buckler",), 1),
        (("javelin",), 1),
        (("bow",), 0),
    ],
)
def test_equipment(things: tuple[str, ...], value: int) -> None:
    """D10-WPN-17, D10-WPN-15: the E of the table; a shield adds 1; a javelin in hand is a dagger."""
    assert e(man("full", *things)) == value


def test_mounted_equipment() -> None:
    """D10-WPN-17: a mount adds 1 against a figure on foot; a lance is worth 3 in a charge, else 1, and needs a mount."""
    rider = man("full", "lance", mounted=True)
    assert (e(rider), e(rider, charging=True)) == (2, 4)
    rider.figure("b").mounted = True
    assert (e(rider), e(rider, charging=True)) == (1, 3)
    assert weapon(man("full", "lance")) == "improvised"
    both = man("full", "lance", "sword", mounted=True)
    assert (weapon(both), weapon(both, charging=True)) == ("sword", "lance")


def test_a_thrown_javelin_is_no_dagger() -> None:
    """D10-WPN-17: the next one has to be taken in hand first."""
    assert weapon(man("full", {"card": "javelin", "loaded": False})) == "improvised"


def test_two_hands() -> None:
    """D10-WPN-14: one two-handed thing, or up to two one-handed ones, shields and pistols included."""
    game = man("advanced", *held("bow"), *sheathed("sword", "buckler", "pistol"))
    sets = arms.loadouts(game, game.figure("a"))
    assert ("a-0",) in sets
    assert ("a-1", "a-2") in sets
    assert ("a-2", "a-3") in sets
    assert not any("a-0" in held_together and len(held_together) > 1 for held_together in sets)


def test_draw() -> None:
    """D10-WPN-14, D10-DP-29: change what is held, 1 PA, no roll; in its own activation."""
    game = man("advanced", *held("bow"), *sheathed("sword", "buckler"))
    figure = game.figure("a")
    menu = DRAW.branch(game, figure)
    assert not isinstance(menu, Refusal)
    assert menu is not None
    assert (DRAW.pa, DRAW.switch) == (1, "weapon_in_hand")
    assert {"a-1": "a-2"} in menu
    assert "a-0" not in menu  # that it holds already
    assert {"a-1": "a-0"} not in menu
    run(DRAW.run(game, figure, {"a-1": "a-2"}))
    assert [thing.card for thing in arms.hands(game, figure)] == ["sword", "buckler"]
    assert "a-0" in (DRAW.branch(game, figure) or ())  # type: ignore[operator]
    run(DRAW.run(game, figure, {"a-1": "none"}))
    assert [thing.card for thing in arms.hands(game, figure)] == ["sword"]


def test_nothing_to_draw() -> None:
    """D10-WPN-14: a figure that holds all it has is told so."""
    game = man("advanced", *held("pike"))
    branch = branch_of(DRAW, game)
    assert isinstance(branch, Refusal)
    assert branch.key == "why-nothing-to-draw"


def test_example_35() -> None:
    """D10-EX-35: an archer with a bow in hand and a dagger: the dagger drawn is E 1, otherwise it fights improvised."""
    game = man("advanced", *held("bow"), *sheathed("dagger"))
    assert (weapon(game), e(game)) == ("improvised", 0)
    arms.hold(game, game.figure("a"), "a-1")
    assert (weapon(game), e(game)) == ("dagger", 1)
    assert arms.named("a-1") == ["a-1"]
    assert arms.named({"a-1": "none"}) == ["a-1"]


def test_a_weapon_falls() -> None:
    """D10-WPN-12, D10-SHO-18, D10-DP-31: it lies as a marker that touches its owner, where the owner likes, loaded as it is."""
    game = man("full", {"card": "crossbow", "loaded": True, "missiles": 4}, "dagger")
    figure = game.figure("a")
    thing = figure.things[0]
    run(arms.drop(game, figure, thing), [45_000, 47_250])
    (marker,) = game.state.markers
    assert (marker.kind, marker.x, marker.y, marker.radius) == ("weapon", 45_000, 47_250, 1_000)
    assert touches(figure, marker)
    assert marker.thing is thing
    assert (thing.loaded, thing.missiles) == (True, 4)
    assert [left.card for left in figure.things] == ["dagger"]


def test_where_a_weapon_may_lie() -> None:
    """D10-WPN-12: touching, on the table, and not under somebody as long as there is other ground."""
    game = man("full", "bow", at=(88, 45))
    game.figure("b").x, game.figure("b").y = 88_000, 47_600
    ask = asked(arms.drop(game, game.figure("a"), game.figure("a").things[0]))
    assert isinstance(ask, Place)
    assert ask.seat == 0
    reasons = {
        (85_750, 45_000): None,
        (85_000, 45_000): "why-drop-apart",
        (90_250, 45_000): "why-drop-outside",
        (88_000, 47_250): "why-drop-taken",
    }
    for spot, key in reasons.items():
        refusal = ask.why_not(spot)
        assert (refusal.key if refusal else None) == key
    assert all(spot in ask for spot in ask)


def test_no_more_ammunition() -> None:
    """D10-WPN-09, D10-SHO-14: its missiles are 0, the loaded one too."""
    game = man("advanced", {"card": "sling"})
    thing = game.figure("a").things[0]
    arms.run_out(game, game.figure("a"), thing)
    assert (thing.missiles, thing.loaded) == (0, False)


def test_t_of_a_weapon_picked_up() -> None:
    """D10-FIG-05: without T nobody shoots; with a missile weapon it picked up it has T 2."""
    cards = [card(id="brute", t=None, equipment=["javelin"]), card(id="plain", t=None)]
    figures = {
        "a": {"card": "brute", "things": ["javelin"]},
        "b": {"card": "plain", "things": ["bow"]},
        "c": {"card": "plain", "things": ["sword"]},
    }
    game = lay(figures=figures, cards=cards)
    assert [stats.shooting(game, game.figure(name)) for name in "abc"] == [None, 2, None]
