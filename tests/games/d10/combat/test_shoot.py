"""Shooting: who, with what, at whom; maluses; hits and misses; the rows of the JT table; pistols."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose, Menu, Some
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import shoot
from escarmouche.games.d10.dice.rolls import need
from escarmouche.games.d10.state import Roll
from escarmouche.games.d10.table import D10
from tests.games.d10.lay import asked, branch_of, card, lay, run

DEEDS = {deed.key: deed for deed in shoot.DEEDS}
T6 = card(id="t6", t=6)
T4 = card(id="t4", t=4)


def range_(
    level: str = "simplified", gap: float = 25, *, hedge: bool = False, a: Any = None, b: Any = None, **more: Any
) -> D10:
    """a faces b, so many cm from edge to edge on foot; a hedge stands right before b."""
    far = gap + 2.5
    terrain = [{"id": "hedge", "kind": "hedge", "line": ((30, 10 + far - 2), (60, 10 + far - 2))}] if hedge else []
    options = {name: more.pop(name) for name in ("cards", "crit_rule", "zero_is", "crouch_malus") if name in more}
    figures = {
        "a": {"at": (45, 10), "facing": 90, "things": ["bow"], **(a or {})},
        "b": {"at": (45, 10 + far), "facing": 270, "seat": 1, **(b or {})},
        **more,
    }
    return lay(level, figures=figures, terrain=terrain, **{"cards": [T6, T4], **options})


def do(game: D10, key: str, said: Any, *answers: Any) -> None:
    """Declare as the frame does: the branch allows it, the PA are paid, then it is done."""
    figure = game.figure("a")
    ask = DEEDS[key].branch(game, figure)
    assert isinstance(ask, Menu | Some), ask
    said = ask.read(said)
    assert ask.why_not(said) is None, ask.why_not(said)
    figure.pa -= DEEDS[key].pa
    run(DEEDS[key].run(game, figure, said), *answers)


def shot(game: D10, *answers: Any, key: str = "shoot", thing: str = "a-0", target: str = "b") -> None:
    do(game, key, {thing: target}, *answers)


def jt(game: D10, place: int = 0) -> Roll:
    return [roll for roll in game.state.rolls if roll.kind == "jt"][place]


def why(game: D10, key: str = "shoot") -> str:
    found = branch_of(DEEDS[key], game)
    assert isinstance(found, Refusal), found
    return found.key


# -- the roll


def test_aiming_from_a_horse() -> None:
    """D10-AMB-44, D10-SHO-03: aiming does not cancel hampered."""
    game = range_(hedge=True, a={"card": "t6", "mounted": True})
    shot(game, 9, key="aim")
    assert need(jt(game)) == 5


def test_hampered_causes() -> None:
    """D10-SHO-06, D10-SHO-10: each cause of its own; a figure that has not moved on foot is not hampered."""
    figure = range_().figure("a")
    assert shoot.hampered(figure) == []
    for field in ("moved", "mounted"):
        other = range_(a={field: True}).figure("a")
        assert [mod.amount for mod in shoot.hampered(other)] == [-1]
    for cause in ("reaction", "pistols", "defensive"):
        assert [mod.amount for mod in shoot.hampered(figure, cause)] == [-1]


@pytest.mark.parametrize(
    ("target", "t"),
    [
        ({}, 5),
        ({"posture": "prone"}, 4),
        ({"posture": "stunned"}, 4),
        ({"things": ["shield"]}, 4),
        ({"things": ["buckler"]}, 4),
        ({"things": ["shield"], "facing": 90}, 5),
        ({"things": ["shield"], "facing": 180}, 4),
        ({"things": [{"card": "shield", "held": False}]}, 4),
    ],
)
def test_poorly_visible(target: dict[str, Any], t: int) -> None:
    """D10-SHO-07, D10-SHO-11, D10-STA-04, D10-AMB-29, D10-AMB-52: on the ground; a shield to the front, the line of the arc included."""
    game = range_(b=target)
    shot(game, 9)
    assert need(jt(game)) == t


def test_a_shield_on_the_back() -> None:
    """D10-SHO-11: where hands are tracked it has to be in hand."""
    game = range_("advanced", b={"things": [{"card": "shield", "held": False}]})
    shot(game, 9)
    assert need(jt(game)) == 5


def test_crouched_behind_a_hedge() -> None:
    """D10-SHO-09, D10-SHO-08: T-2 stands in place of T-1; from behind the hedge still counts. The host may set it to 1."""
    game = range_("advanced", 20, hedge=True, a={"card": "t6"}, b={"posture": "crouched"})
    shot(game, 9)
    assert need(jt(game)) == 4
    game = range_("advanced", 20, hedge=True, a={"card": "t6"}, b={"posture": "crouched", "facing": 90})
    shot(game, 9)
    assert need(jt(game)) == 5
    game = range_("advanced", 20, a={"card": "t6"}, b={"posture": "crouched"}, crouch_malus=1)
    shot(game, 9)
    assert need(jt(game)) == 5


def test_t_0() -> None:
    """D10-AMB-50: a T driven below 0 is 0; with the tables it cannot hit, without them a plain 0 does."""
    cards = [card(id="t1", t=1)]
    game = range_("full", hedge=True, a={"card": "t1", "moved": True}, cards=cards)
    shot(game, 0, 9)
    assert need(jt(game)) == 0
    assert jt(game).result == "critical"
    game = range_(hedge=True, a={"card": "t1", "moved": True}, cards=cards)
    shot(game, 0, 9, 1)
    assert jt(game).result == "success"


def test_every_jt_unloads() -> None:
    """D10-SHO-24, D10-WPN-06: hit or miss, the weapon is unloaded, and a counted missile is used."""
    for dice in ((1, 1), (9,), (0, 9)):
        game = range_("advanced", a={"things": [{"card": "bow", "missiles": 8}]})
        shot(game, *dice)
        thing = game.figure("a").things[0]
        assert (thing.loaded, thing.missiles) == (False, 7)
        assert game.figure("a").attacked
        assert why(game) == "why-not-loaded"


# -- cover


def test_figures_give_no_reroll() -> None:
    """D10-LOS-09, D10-SHO-20, D10-AMB-45: one may shoot into a fight; figures on the rays make the target poorly visible, no more."""
    game = range_("full", 25, c={"at": (45.6, 35), "seat": 0})
    shot(game, 1, 1)
    assert [mod.word for mod in jt(game).mods] == ["poor-scenery"]
    game = range_("full", 25, c={"at": (47.6, 37.5), "seat": 0})
    shot(game, 9)
    assert jt(game).mods == []


# -- piercing


@pytest.mark.parametrize(
    ("weapon", "gap", "d"),
    [("crossbow", 20, 5), ("arquebus", 20, 4), ("bow", 20, 6), ("pistol", 15, 6), ("pistol", 9, 5)],
)
def test_example_31(weapon: str, gap: float, d: int) -> None:
    """D10-EX-31, D10-WPN-16: on D 6 a crossbow has the JD rolled against 5, an arquebus against 4, a pistol under 10 cm against 5."""
    game = range_("advanced", gap, a={"things": [weapon]}, b={"card": "tough"}, cards=[card(id="tough", d=6)])
    shot(game, 1, 1)
    assert need(game.state.rolls[-1]) == d


# -- rows


def test_row_1_tie() -> None:
    """D10-SHO-15, D10-DP-21, D10-AMB-52: equally near, the opponent picks."""
    game = range_("full", 25, c={"at": (50.5, 37.5)}, d={"at": (39.5, 37.5)})
    ask = asked(DEEDS["shoot"].run(game, game.figure("a"), {"a-0": "b"}), 0, 1)
    assert isinstance(ask, Choose)
    assert (ask.seat, list(ask)) == (1, ["c", "d"])
    game = range_("full", 25, c={"at": (50.5, 37.5)}, d={"at": (39.5, 37.5)})
    shot(game, 0, 1, "d", 9)
    assert (game.figure("c").posture, game.figure("d").posture) == ("up", "prone")


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_rows_without_a_friend(row: int) -> None:
    """D10-SHO-15, D10-SHO-16: nobody within 5 cm, nothing; the shooter itself does not count, nor does the target."""
    game = range_("full", 4, c={"at": (60, 60)})
    shot(game, 0, row)
    assert game.state.rolls[-1].kind == "jt"


@pytest.mark.parametrize("row", [3, 4])
def test_stray_shot(row: int) -> None:
    """D10-SHO-16: the friend nearest to the shooter, within 5 cm."""
    game = range_("full", 25, c={"at": (45 + 7.5, 10)}, d={"at": (45 - 7, 10)}, f={"at": (48, 37)})
    shot(game, 0, row, 9)
    assert {name: game.figure(name).posture for name in "cdf"} == {"c": "up", "d": "prone", "f": "up"}


@pytest.mark.parametrize("row", [5, 6, 7])
def test_damaged_weapon(row: int) -> None:
    """D10-SHO-17, D10-WPN-10: the weapon must be repaired before it shoots again."""
    game = range_("full")
    shot(game, 0, row)
    thing = game.figure("a").things[0]
    assert thing.damaged
    thing.loaded = True
    assert why(game) == "why-weapon-damaged"


def test_weapon_slips() -> None:
    """D10-SHO-18, D10-DP-31: row 8, the weapon falls, where its owner likes."""
    game = range_("full")
    shot(game, 0, 8, [45_000, 12_250])
    assert game.figure("a").things == []
    assert game.state.markers[0].thing is not None


def test_phew() -> None:
    """D10-SHO-19: row 9, nothing this time."""
    game = range_("full")
    shot(game, 0, 9)
    thing = game.figure("a").things[0]
    assert (thing.damaged, thing.loaded, thing.missiles) == (False, False, -1)
    assert game.figure("b").status == ""


def test_the_other_reading_of_rows() -> None:
    """D10-AMB-02, D10-DIE-06: 0 and 0, then a third die for the row; a lone 0 is a plain 0."""
    game = range_("full", crit_rule="confirm-then-table")
    shot(game, 0, 0, 6)
    assert game.figure("a").things[0].damaged
    game = range_("full", crit_rule="confirm-then-table")
    shot(game, 0, 3, 1)
    assert jt(game).result == "success"


# -- who may shoot at whom


@pytest.mark.parametrize(
    ("a", "b", "reason"),
    [
        ({"things": ["sword"]}, {}, "why-no-missile-weapon"),
        ({"card": "plain", "things": ["bow"]}, {}, "why-no-t"),
        ({"posture": "stunned"}, {}, "why-stunned"),
        ({"posture": "climbing"}, {}, "why-climbing"),
        ({"things": [{"card": "bow", "loaded": False}]}, {}, "why-not-loaded"),
        ({"things": [{"card": "bow", "damaged": True}]}, {}, "why-weapon-damaged"),
        ({"things": [{"card": "bow", "missiles": 0}]}, {}, "why-no-missiles"),
        ({"things": [{"card": "bow", "held": False}]}, {}, "why-not-held"),
        ({"posture": "prone"}, {}, "why-shot-prone"),
        ({"facing": 270}, {}, "why-shot-arc"),
        ({"things": ["javelin"]}, {}, "why-shot-far"),
        ({}, {"hidden": True}, "why-shot-hidden"),
        ({}, {"status": "out"}, "why-shot-nobody"),
    ],
)
def test_what_a_shot_needs(a: dict[str, Any], b: dict[str, Any], reason: str) -> None:
    """D10-SHO-05, D10-FIG-05, D10-WPN-01, D10-WPN-09, D10-WPN-14, D10-STA-07: a weapon, a T, a target; whatever is missing is said."""
    cards = [card(id="plain", t=None, equipment=["bow"])]
    assert why(range_("advanced", a=a, b=b, cards=cards)) == reason


def test_range_is_a_flat_limit() -> None:
    """D10-SHO-05, D10-AMB-52: exactly the range is in range; exactly on the arc's line is in front."""
    shot(range_(gap=40), 9)
    assert why(range_(gap=40.1)) == "why-shot-far"
    shot(range_(a={"facing": 0}), 9)
    assert why(range_(a={"facing": 359})) == "why-shot-arc"


def test_out_of_sight() -> None:
    """D10-LOS-06, D10-SHO-05: no line of sight, no shot; the weapon and the target are chosen among what is possible."""
    figures = {
        "a": {"at": (45, 10), "facing": 90, "things": ["bow", "sling"]},
        "b": {"at": (45, 40), "seat": 1},
        "c": {"at": (20, 30), "seat": 1},
        "d": {"at": (60, 20), "seat": 0},
    }
    terrain = [{"id": "wall", "kind": "wall", "line": ((40, 30), (50, 30))}]
    game = lay(figures=figures, terrain=terrain)
    menu = branch_of(DEEDS["shoot"], game)
    assert isinstance(menu, Menu)
    inner = menu.branch("a-0")
    assert isinstance(inner, Choose)
    assert list(inner) == ["c"]
    assert {name: reason.key for name in "bd" if (reason := inner.why_not(name))} == {
        "b": "why-shot-unseen",
        "d": "why-friend",
    }
    reach = menu.branch("a-1")
    assert isinstance(reach, Refusal)  # D10-DP-10: the sling reaches nobody


@pytest.mark.parametrize(("things", "reason"), [(["bow"], "why-shot-engaged"), (["crossbow"], "why-shot-engaged")])
def test_engaged(things: list[str], reason: str) -> None:
    """D10-ACT-08, D10-SHO-05: who is engaged shoots pistols alone, at an enemy in contact."""
    assert why(range_("full", 0, a={"things": things})) == reason
    game = range_("full", 0, a={"things": ["pistol"]}, c={"at": (45, 25), "seat": 1})
    menu = branch_of(DEEDS["shoot"], game)
    assert isinstance(menu, Menu)
    assert {"a-0": "c"} not in menu
    shot(game, 1, 1)


def test_prone_with_a_crossbow() -> None:
    """D10-ACT-10: a prone figure shoots crossbows and firearms."""
    shot(range_("advanced", a={"things": ["crossbow"], "posture": "prone"}), 9)


@pytest.mark.parametrize(("weapon", "posture"), [("bow", "up"), ("sling", "up"), ("crossbow", "crouched")])
def test_shooting_and_crouching(weapon: str, posture: str) -> None:
    """D10-STA-06: a bow, a sling or a javelin ends crouching, a crossbow or a firearm does not."""
    game = range_("advanced", 15, a={"things": [weapon], "posture": "crouched"})
    shot(game, 9)
    assert game.figure("a").posture == posture


def test_shooting_ends_hiding() -> None:
    """D10-STA-08, D10-STA-09: who was hidden shoots by surprise, and is seen; a shot leaves its target nothing to react with."""
    game = range_("advanced", a={"hidden": True})
    shot(game, 1, 1)  # nobody is asked for anything but dice
    assert not game.figure("a").hidden


def test_hidden_within_5_cm() -> None:
    """D10-STA-07: from 5 cm a hidden figure may be shot at."""
    shot(range_("advanced", 5, b={"hidden": True}), 9)
    assert why(range_("advanced", 5.1, b={"hidden": True})) == "why-shot-hidden"


def test_a_weapon_picked_up() -> None:
    """D10-FIG-05: without T of its own, T 2."""
    game = range_("full", a={"card": "plain"}, cards=[card(id="plain", t=None)])
    shot(game, 9)
    assert need(jt(game)) == 2


# -- pistols


PAIR = {"things": ["pistol", "pistol"]}


def test_one_pistol_alone() -> None:
    """D10-SHO-21, D10-SHO-23: it is not hampered, and the other may not be shot in the same activation."""
    for level in ("full", "advanced"):
        game = range_(level, 15, a=PAIR)
        shot(game, 9)
        assert need(jt(game)) == 5
        assert why(game) == "why-other-pistol"


def test_one_pistol_falls() -> None:
    """D10-SHO-21: nor if the first one has slipped out of the hand."""
    game = range_("full", 15, a=PAIR)
    shot(game, 0, 8, [45_000, 12_250])
    assert why(game) == "why-other-pistol"


def test_the_first_pistol_is_enough() -> None:
    """D10-SHO-21: the target removed by the first shot, the second is not made and its PA is free."""
    game = range_("full", 15, a=PAIR)
    do(game, "shoot", {"both": "b"}, 1, 0, 0)
    a = game.figure("a")
    assert game.figure("b").status == "dead"
    assert a.pa == 1
    assert [thing.loaded for thing in a.things] == [False, True]


def test_both_pistols_need_two_pa() -> None:
    """D10-SHO-21: 1 + 1 PA; with one loaded pistol there is nothing to declare."""
    game = range_("full", 15, a={**PAIR, "pa": 1})
    menu = branch_of(DEEDS["shoot"], game)
    assert isinstance(menu, Menu)
    reason = menu.branch("both")
    assert isinstance(reason, Refusal)
    assert reason.key == "why-both-pa"
    single = range_("full", 15, a={"things": ["pistol", {"card": "pistol", "loaded": False}]})
    menu = DEEDS["shoot"].branch(single, single.figure("a"))
    assert isinstance(menu, Menu)
    assert "both" not in menu.names


def test_double_shot_poorly_visible() -> None:
    """D10-SHO-23: poorly visible still counts, for each target."""
    game = range_("advanced", 15, a=PAIR, c={"at": (50, 25), "seat": 1, "posture": "prone"})
    do(game, "double", ("c", "b"), 9, 9)
    assert [need(jt(game, n)) for n in (0, 1)] == [0, 1]


def test_double_shot_at_the_dead() -> None:
    """D10-SHO-23: a shot whose target the first one removed is not made."""
    game = range_("advanced", 15, a=PAIR)
    do(game, "double", ("b",), 1, 0, 0)
    assert [thing.loaded for thing in game.figure("a").things] == [False, True]


def test_double_shot_needs_a_pair() -> None:
    """D10-SHO-23: two loaded pistols in hand."""
    away = {"things": ["pistol", {"card": "pistol", "held": False}]}
    assert why(range_("advanced", 15, a=away), "double") == "why-no-pair"
    assert why(range_("advanced", 21, a=PAIR), "double") == "why-shot-far"
    assert why(range_("advanced", 15), "double") == "why-no-pair"
