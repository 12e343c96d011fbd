"""Reaction shots at a mover and defensive shots at a charger."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.games.d10.combat import reaction_shots
from escarmouche.games.d10.combat.defensive_shot import offer_defensive_shot
from escarmouche.games.d10.combat.reaction_shots import Reaction
from escarmouche.games.d10.dice.rolls import need
from escarmouche.games.d10.movement.measured_path import Gait, Track, track
from escarmouche.games.d10.movement.walk import walk
from escarmouche.games.d10.state import Action, Figure, Roll
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import asked, card, field, lay, run

ADVANCE = Gait("advance", 10_000, "D10-MOV-01")


def crossing(
    *terrain: dict[str, Any], level: str = "advanced", reactor: Any = None, mover: Any = None, **more: Any
) -> D10:
    """m walks east, 20 cm from edge to edge in front of r."""
    cards = [card(id="t4", t=4), card(id="plain", t=None, equipment=["bow"])]
    figures = {
        "m": {"at": (40, 42.5), "facing": 0, **(mover or {})},
        "r": {"at": (45, 20), "facing": 90, "seat": 1, "things": ["bow"], **(reactor or {})},
        **more,
    }
    return lay(level, figures=figures, terrain=terrain, cards=cards)


def path(game: D10, *legs: tuple[float, float]) -> Track:
    spots = [(round(x * 1000), round(y * 1000)) for x, y in legs or ((50, 42.5),)]
    return track(game, game.figure("m"), spots, ADVANCE)


def offered(game: D10, *legs: tuple[float, float], start: int = 0, skip: str = "") -> Menu | None:
    """The question, or None where nothing is asked."""
    step = reaction_shots.offer(game, game.figure("m"), path(game, *legs), start, skip)
    try:
        ask = next(iter(step))
    except StopIteration as end:
        assert end.value is None
        return None
    assert isinstance(ask, Menu)
    return ask


def points(game: D10, *legs: tuple[float, float], name: str = "r", start: int = 0) -> list[int]:
    menu = offered(game, *legs, start=start)
    if menu is None:
        return []
    inner = menu.branch(name)
    assert isinstance(inner, Choose)
    return list(inner)


def jt(game: D10) -> Roll:
    return next(roll for roll in game.state.rolls if roll.kind == "jt")


# -- the window


def test_the_question() -> None:
    """D10-REA-01, D10-REA-04, D10-DP-17, D10-AMB-31: the other player may name a figure and a point, every cm, ends included."""
    menu = offered(crossing())
    assert menu is not None
    assert (menu.seat, menu.names) == (1, ["no-shot", "r"])
    assert points(crossing()) == list(range(0, 10_001, 1_000))
    assert points(crossing(), (44.5, 42.5)) == [0, 1_000, 2_000, 3_000, 4_000, 4_500]
    assert points(crossing(), start=7_000) == [7_000, 8_000, 9_000, 10_000]


def test_a_way_cut_short() -> None:
    """D10-REA-04: the end is where the mover ends up."""
    game = crossing()
    ask = asked(reaction_shots.offer(game, game.figure("m"), path(game), 1_500, "", 3_200))
    assert isinstance(ask, Menu)
    inner = ask.branch("r")
    assert isinstance(inner, Choose)
    assert list(inner) == [2_000, 3_000, 3_200]


def test_no_shot() -> None:
    """D10-DP-17: to shoot is a choice."""
    game = crossing()
    assert run(reaction_shots.offer(game, game.figure("m"), path(game), 0, ""), "no-shot") is None
    assert run(reaction_shots.offer(game, game.figure("m"), path(game), 0, ""), {"r": 3_000}) == Reaction(
        "r", "r-0", 3_000
    )


def test_only_with_advanced_shooting() -> None:
    """D10-LVL-05, D10-REA-01: the other levels have no reaction shots."""
    assert offered(crossing(level="full")) is None


@pytest.mark.parametrize(
    "reactor",
    [
        {"pa": 1},
        {"pa": 0},
        {"posture": "prone"},
        {"posture": "stunned"},
        {"posture": "climbing"},
        {"facing": 270},
        {"things": []},
        {"things": ["sword"]},
        {"things": [{"card": "bow", "loaded": False}]},
        {"things": [{"card": "bow", "held": False}]},
        {"things": [{"card": "bow", "damaged": True}]},
        {"things": [{"card": "bow", "missiles": 0}]},
        {"things": ["javelin"], "at": (45, 19)},
        {"card": "plain"},
        {"seat": 0},
        {"status": "out"},
    ],
)
def test_who_cannot_react(reactor: dict[str, Any]) -> None:
    """D10-REA-01, D10-REA-03, D10-ACT-06, D10-WPN-01: both PA, a loaded weapon in hand, standing, range, arc; no window opens otherwise."""
    assert offered(crossing(reactor=reactor)) is None


@pytest.mark.parametrize("reactor", [{"posture": "crouched"}, {"mounted": True}, {"hidden": True}, {"activated": True}])
def test_who_can(reactor: dict[str, Any]) -> None:
    """D10-REA-03, D10-ACT-06: crouched, mounted, hidden, or activated with both PA left."""
    assert offered(crossing(reactor=reactor)) is not None


def test_engaged_figures_do_not_react() -> None:
    """D10-REA-03: nor at a point where the mover touches it; one that flees may be shot at once it is away."""
    assert offered(crossing(x={"at": (47.5, 20)})) is None
    assert offered(crossing(x={"at": (47.5, 20), "posture": "prone"})) is not None
    game = crossing(mover={"at": (45, 22.5)})
    assert points(game, (45, 27.5)) == [1_000, 2_000, 3_000, 4_000, 5_000]


def test_the_fire_zone() -> None:
    """D10-REA-03: front arc as it stands, without turning, and range."""
    game = crossing(reactor={"facing": 0, "at": (43, 22.5)})
    assert points(game) == [3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000]
    game = crossing(reactor={"things": ["javelin"], "at": (50, 20)})
    assert points(game) == [10_000]


def test_line_of_sight_along_the_path() -> None:
    """D10-REA-03, D10-LOS-06: only points at which the mover is seen."""
    wall = {"id": "wall", "kind": "wall", "line": ((30, 38), (46, 38))}
    seen_at = points(crossing(wall))
    assert seen_at
    assert seen_at[0] > 4_000
    assert seen_at[-1] == 10_000


def test_hidden_movers() -> None:
    """D10-REA-02, D10-STA-07: a Move hidden triggers only at points within 5 cm of the reactor."""
    brush = {"id": "brush", "kind": "brush", "rect": (20, 10, 70, 60)}
    assert offered(crossing(brush, mover={"hidden": True})) is None
    near = crossing(brush, mover={"hidden": True, "at": (36, 27.5)})
    seen_at = points(near, (46, 27.5))
    assert seen_at
    assert seen_at[0] >= 3_000


def test_the_target_of_the_charge() -> None:
    """D10-REA-02, D10-REA-10, D10-STA-09: a figure that is charged has the defensive shot instead; others react."""
    game = crossing(s={"at": (50, 22), "facing": 90, "seat": 1, "things": ["bow"]})
    menu = offered(game, skip="r")
    assert menu is not None
    assert menu.names == ["no-shot", "s"]


def test_several_weapons() -> None:
    """D10-DP-17: a figure that has several loaded weapons at hand says which, also of two pistols: each has its own missiles."""
    figures = {"things": ["sling", "pistol", "pistol"], "at": (45, 28)}
    game = crossing(reactor=figures)
    answer = {"r": {"r-1": 5_000}}
    assert run(reaction_shots.offer(game, game.figure("m"), path(game), 0, ""), answer) == Reaction("r", "r-1", 5_000)
    inner = asked(reaction_shots.offer(game, game.figure("m"), path(game), 0, ""))
    assert isinstance(inner, Menu)
    weapons = inner.branch("r")
    assert isinstance(weapons, Menu)
    assert weapons.names == ["r-0", "r-1", "r-2"]


def test_a_burden() -> None:
    """D10-OBJ-03: a figure that carries a heavy object does not shoot."""
    things = [{"id": name, "name": {"en": name}, "heavy": name == "chest"} for name in ("chest", "letter")]
    for load, asks in (("chest", False), ("letter", True)):
        r = {"at": (45, 20), "facing": 90, "seat": 1, "things": ["bow"], "load": load}
        game = lay("advanced", figures={"m": {"at": (40, 42.5)}, "r": r}, scenario=field(objects=things))
        assert (offered(game) is not None) is asks


# -- the shot


def fire(game: D10, *dice: Any, at: tuple[float, float] | None = None) -> bool:
    mover = game.figure("m")
    if at:
        mover.x, mover.y = round(at[0] * 1000), round(at[1] * 1000)
    return bool(run(reaction_shots.fire(game, Reaction("r", "r-0", 5_000), mover), *dice))


@pytest.mark.parametrize(
    ("dice", "goes_on"), [((9,), True), ((1, 1), True), ((1, 6), True), ((1, 5), False), ((1, 0, 0), False)]
)
def test_who_goes_on(dice: tuple[int, ...], goes_on: bool) -> None:
    """D10-REA-05: missed, unharmed or merely wounded it goes on; stunned, felled or removed it stops at that point."""
    game = crossing()
    assert fire(game, *dice) is goes_on


def test_a_crawler_goes_on() -> None:
    """D10-REA-02, D10-REA-05: a figure that crawls lies already: only being stunned or removed stops it."""
    game = crossing(mover={"posture": "prone"})
    assert fire(game, 1, 1)
    assert fire(crossing(mover={"posture": "prone"}), 1, 5) is False


def test_a_rider_is_stopped() -> None:
    """D10-REA-05, D10-MNT-04: stunned and unhorsed."""
    game = crossing(mover={"mounted": True})
    assert fire(game, 1, 5) is False
    assert not game.figure("m").mounted


def test_two_reactors() -> None:
    """D10-REA-04, D10-ACT-07: the earlier point first; each sees what came before; nobody reacts twice."""
    game = crossing(s={"at": (50, 22), "facing": 90, "seat": 1, "things": ["bow"]})
    m = game.figure("m")
    run(walk(game, m, [(50_000, 42_500)], ADVANCE), {"s": 2_000}, 9, {"r": 6_000}, 1, 5)
    assert (m.x, m.y, m.posture) == (46_000, 42_500, "stunned")
    assert [game.figure(name).pa for name in "rs"] == [0, 0]
    later = crossing(s={"at": (50, 22), "facing": 90, "seat": 1, "things": ["bow"]})
    ask = asked(walk(later, later.figure("m"), [(50_000, 42_500)], ADVANCE), {"s": 2_000}, 9)
    assert isinstance(ask, Menu)
    assert ask.names == ["no-shot", "r"]
    inner = ask.branch("r")
    assert isinstance(inner, Choose)
    assert next(iter(inner)) == 2_000


def test_walking_on() -> None:
    """D10-REA-05: a wound shortens later moves only."""
    game = crossing()
    m = game.figure("m")
    run(walk(game, m, [(50_000, 42_500)], ADVANCE), {"r": 5_000}, 1, 8)
    assert m.wounded
    assert m.x == 50_000


# -- defensive shots


def charge(*, surprise: bool = False, shooter: Any = None, charger: Any = None, **more: Any) -> D10:
    """m stands 1 cm before r, which it charges."""
    game = crossing(mover={"at": (45, 23.5), **(charger or {})}, reactor={"facing": 270, **(shooter or {})}, **more)
    game.state.action = Action("charge", "m", "r", surprise)
    return game


def defend(game: D10, *answers: Any) -> bool:
    return bool(run(offer_defensive_shot(game, game.figure("r"), game.figure("m")), *answers))


def test_the_blood_side_is_t() -> None:
    """D10-AMB-32, D10-REA-08: wounded, its T is that of the blood side: no malus."""
    game = charge(shooter={"card": "t4", "wounded": True})
    defend(game, "r-0", 1, 9)
    assert need(jt(game)) == 3
    assert jt(game).mods == []


@pytest.mark.parametrize(
    ("dice", "goes_on"), [((1, 1, 1), True), ((1, 1, 8), True), ((1, 1, 5), False), ((1, 9), True)]
)
def test_who_completes_the_charge(dice: tuple[int, ...], goes_on: bool) -> None:
    """D10-REA-09: a charger still standing completes it, wounded or not; the shooter is out of PA."""
    game = charge()
    assert defend(game, "r-0", *dice) is goes_on
    assert game.figure("r").pa == 0


def test_no_defensive_shot() -> None:
    """D10-DP-18: it is a choice, and then no PA are spent."""
    game = charge()
    assert defend(game, "no-shot")
    assert game.figure("r").pa == 2


@pytest.mark.parametrize(
    "game",
    [
        charge(surprise=True),
        charge(shooter={"pa": 1}),
        charge(shooter={"posture": "prone"}),
        charge(shooter={"posture": "stunned"}),
        charge(shooter={"things": [{"card": "bow", "loaded": False}]}),
        charge(shooter={"things": [{"card": "bow", "damaged": True}]}),
        charge(shooter={"things": [{"card": "bow", "held": False}]}),
        charge(x={"at": (47.5, 20)}),
        charge(level="full"),
    ],
)
def test_who_is_not_asked(game: D10) -> None:
    """D10-REA-07, D10-STA-09: surprised, engaged, on the ground, without PA or a loaded weapon in hand: the charge goes on."""
    assert defend(game)


def test_cover_gives_no_reroll() -> None:
    """D10-REA-08: nothing else counts, and cover gives no reroll; sight is not checked."""
    wall = {"id": "wall", "kind": "wall", "line": ((30, 22), (60, 22))}
    game = crossing(wall, mover={"at": (45, 23.6)})
    game.state.action = Action("charge", "m", "r")
    run(offer_defensive_shot(game, game.figure("r"), game.figure("m")), "r-0", 1, 1, 1)
    assert jt(game).mods == []


def test_defensive_piercing() -> None:
    """D10-WPN-16, D10-REA-08: a pistol at 1 cm pierces: that lowers D, not T."""
    game = charge(shooter={"things": ["pistol"]})
    defend(game, "r-0", 1, 1, 1)
    assert need(game.state.rolls[-1]) == 4


def test_reactions_do_not_bar_a_second_pistol() -> None:
    """D10-SHO-21: weapons shot in reaction are none shot in its own activation."""
    game = charge(shooter={"things": ["pistol", "pistol"]})
    defend(game, "r-0", 1, 9)
    shooter: Figure = game.figure("r")
    assert shooter.fired == []
