"""Activation and PA (D10-ACT): what a figure may do in each plight, what it costs, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.state import Ended
from escarmouche.games.d10.state import HEIGHTS, Marker
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action, sequence
from tests.games.d10.positions import field, lay, run

ALWAYS = {
    "face",
    "advance",
    "quick",
    "charge",
    "strike",
    "shoot",
    "aim",
    "reload",
    "getup",
    "recover",
    "door",
    "force",
    "ladder",
    "take",
    "putdown",
    "give",
}
FULL = ALWAYS | {"repair", "pickup"}
ADVANCED = FULL | {
    "crawl",
    "movehid",
    "movecro",
    "climb",
    "letgo",
    "flee",
    "trample",
    "lie",
    "hide",
    "crouch",
    "rise",
    "hithard",
    "double",
    "fastload",
    "recmissile",
    "draw",
    "mount",
    "dismount",
}


def table(level: str = "advanced", ann: dict[str, Any] | None = None, **others: dict[str, Any]) -> D10:
    """Ann is active."""
    figures = {"ann": {"at": (40, 40), **(ann or {})}, **others}
    return lay(level, figures=figures, active="ann")


def menu(game: D10, name: str = "ann") -> Menu:
    return action.menu(game, game.figure(name))


def opened(game: D10) -> set[str]:
    return {name for name, _ in menu(game).open()}


def closed(game: D10, name: str) -> Refusal:
    branch = menu(game).branch(name)
    assert isinstance(branch, Refusal), (name, branch)
    return branch


FOE = {"seat": 1, "at": (42.5, 40)}  # in contact
FAR = {"seat": 1, "at": (80, 80)}


@pytest.mark.parametrize(("level", "keys"), [("simplified", ALWAYS), ("full", FULL), ("advanced", ADVANCED)])
def test_actions_of_the_levels(level: str, keys: set[str]) -> None:
    """D10-LVL-01, D10-LVL-02, D10-LVL-03, D10-LVL-05: each level has its actions."""
    assert set(menu(table(level)).names) == keys | {"end"}


def test_an_action_of_another_level() -> None:
    """D10-LVL-04, D10-LVL-05: what does not exist at the level is refused by that."""
    reason = menu(table("simplified")).why_not("crouch")
    assert reason is not None and (reason.key, reason.rule) == ("why-level", "D10-LVL-05")


def test_switches_alone() -> None:
    """D10-LVL-03, D10-LVL-05, D10-AMB-03: a host may switch a table on alone."""
    game = lay("full", figures={"ann": {"at": (40, 40)}}, active="ann", move_table=True)
    names = menu(game).names
    assert "climb" in names and "crouch" not in names and "double" not in names


def test_no_wounds_without_the_switch() -> None:
    """D10-LVL-06: with wounds off, a result 'wounded' puts out of action."""
    from escarmouche.games.d10.harm import damage

    game = lay("full", figures={"ann": {"at": (40, 40)}}, wounds=False)
    damage.wound(game, game.figure("ann"), "D10-CC-20")
    assert game.figure("ann").status == "out"


def test_one_slow_or_two_quick_actions() -> None:
    """D10-ACT-01, D10-ACT-02, D10-ACT-04: with 1 PA left nothing slow is possible, and the same quick action is."""
    game = table("full", {"pa": 1}, bob=FAR)
    assert closed(game, "advance").rule == "D10-ACT-02"
    assert closed(game, "advance").args == {"figure": "ann", "action": "do-advance", "pa": 2, "left": 1}
    assert "quick" in opened(game)


def test_two_quick_advances() -> None:
    """D10-ACT-04, D10-AMB-58, D10-DP-06: the same action twice, the second chosen after the first is resolved."""
    game = table("full", bob=FAR)
    run(action.act(game), {"quick": [[45_000, 40_000]]}, 3, 0)
    assert game.figure("ann").pa == 1 and game.figure("ann").x == 45_000
    run(action.act(game), {"quick": [[50_000, 40_000]]}, 3, 0)
    assert game.figure("ann").pa == 0
    assert opened(game) == {"face", "end"}


def test_no_second_run_after_a_failure() -> None:
    """D10-AMB-58: unless the first Quick advance failed."""
    game = table("full", {"pa": 1, "stumbled": True}, bob=FAR)
    assert closed(game, "quick").rule == "D10-MOV-25"


def test_free_actions() -> None:
    """D10-ACT-03: priced 0, any number of times, also without PA."""
    game = table("full", {"pa": 0}, bob=FAR)
    for facing in (10, 200, 77):
        run(action.act(game), {"face": facing})
        assert game.figure("ann").facing == facing
    assert game.state.active == "ann"
    run(action.act(game), "end")
    assert game.state.active == "" and game.figure("ann").activated


def test_declared_and_paid() -> None:
    """D10-ACT-05: the PA are spent when the action is declared; the dice of the last one are taken up."""
    from escarmouche.games.d10.state import Roll

    game = table("full", {"posture": "prone"}, bob=FAR)
    game.state.rolls = [Roll("ja", 0)]
    running = iter(action.act(game))
    next(running)
    running.send("getup")  # it stands, and is asked for its facing
    assert game.figure("ann").pa == 0 and game.state.rolls == []
    running.close()


def test_facing_leaves_the_dice() -> None:
    """D10-ACT-03: to turn rolls nothing, and takes no dice up."""
    from escarmouche.games.d10.state import Roll

    game = table("full", bob=FAR)
    game.state.rolls = [Roll("ja", 0)]
    run(action.act(game), {"face": 5})
    assert len(game.state.rolls) == 1


def test_engaged() -> None:
    """D10-ACT-08, D10-ACT-09: in contact with an enemy on its feet a figure may only fight, turn, or (third level) flee."""
    game = table("full", {"things": ["sword", "bow"]}, bob=FOE)
    assert opened(game) == {"face", "strike", "end"}
    assert closed(game, "advance").rule == "D10-ACT-09"
    assert closed(game, "shoot").rule == "D10-ACT-08"
    game = table("advanced", {"things": ["mace", "dagger", "bow"]}, bob=FOE)
    assert opened(game) == {"face", "strike", "hithard", "flee", "draw", "end"}
    for name in set(action.actions(game.on, game.beacon)) - action.ENGAGED - set(action.CURES):
        assert closed(game, name).key == "why-plight-engaged"
        assert closed(game, name).rule == action.UNENGAGED.get(name, "D10-ACT-08")


def test_a_pistol_at_contact() -> None:
    """D10-ACT-08: Shoot and Double shot with pistols at an enemy in contact."""
    game = table("advanced", {"things": ["pistol", "pistol"], "facing": 0}, bob=FOE)
    assert {"shoot", "double"} <= opened(game)


def test_free_again() -> None:
    """D10-ACT-09: once every enemy in contact is on the ground a figure is free."""
    game = table("full", {"things": ["sword"]}, bob={**FOE, "posture": "prone"})
    assert {"advance", "strike"} <= opened(game)


def test_weapons_are_picked_up_engaged() -> None:
    """D10-ACT-08, D10-OBJ-02: weapons, not objects."""
    from escarmouche.games.d10.state import Thing

    game = table("full", {"things": ["sword"]}, bob=FOE)
    game.state.markers = [
        Marker("weapon-x", "weapon", 40_000, 42_250, thing=Thing("x", "bow")),
        Marker("chest", "object", 40_000, 37_750),
    ]
    assert "pickup" in opened(game) and closed(game, "take").rule == "D10-OBJ-02"


def test_prone() -> None:
    """D10-ACT-10: get up, crawl, turn, or use a crossbow or a firearm."""
    things = [{"card": "crossbow"}, {"card": "bow", "held": False}]
    game = table("advanced", {"posture": "prone", "things": things, "facing": 0}, bob={"seat": 1, "at": (55, 40)})
    assert opened(game) == {"face", "getup", "crawl", "shoot", "aim", "end"}
    for name in ("advance", "strike", "draw", "lie", "take"):
        assert closed(game, name).rule == "D10-ACT-10"
    game.figure("ann").things[0].loaded = False
    assert opened(game) == {"face", "getup", "crawl", "reload", "fastload", "end"}


def test_stunned() -> None:
    """D10-ACT-11: only Recover."""
    game = table("advanced", {"posture": "stunned", "things": ["sword"]}, bob=FOE)
    assert opened(game) == {"recover", "end"}
    assert closed(game, "face").rule == "D10-ACT-11"


def test_climbing() -> None:
    """D10-ACT-12: climb on or let go."""
    rock = {"id": "rock", "kind": "rock", "rect": [41.25, 38, 46, 42], "height": 9}
    game = lay(
        "advanced",
        figures={"ann": {"at": (40, 40, 3), "posture": "climbing", "climb": "rock"}},
        terrain=[rock],
        active="ann",
    )
    assert opened(game) == {"climb", "letgo", "end"}
    assert closed(game, "face").rule == "D10-ACT-12"


def test_several_plights() -> None:
    """D10-ACT-13: engaged and prone: get up, turn, a pistol shot at contact."""
    ann = {"posture": "prone", "things": ["pistol", "sword"], "facing": 0}
    assert opened(table("advanced", ann, bob=FOE)) == {"face", "getup", "shoot", "end"}


def test_a_heavy_load() -> None:
    """D10-OBJ-03: it bars Quick advance, Charge, Climb and shooting; Advance and Strike stay."""
    scenario = field(objects=[{"id": "chest", "name": {"en": "chest"}}])
    figures = {"ann": {"at": (40, 40), "load": "chest", "things": ["bow", "sword"]}, "bob": {"seat": 1, "at": (50, 40)}}
    game = lay("full", figures=figures, scenario=scenario, active="ann")
    for name in ("quick", "charge", "shoot", "aim"):
        assert closed(game, name).rule == "D10-OBJ-03"
    assert {"advance", "putdown"} <= opened(game)


def test_nothing_to_do() -> None:
    """D10-AMB-53: a figure without a legal action ends by itself; its PA stay for reactions."""
    game = table("full", {"posture": "stunned", "pa": 1}, bob=FAR)
    run(action.act(game))
    assert game.state.active == "" and game.figure("ann").activated and game.figure("ann").pa == 1


def test_a_fight_is_a_step_of_its_own() -> None:
    """D10-CC-09: a declared attack rests in the state, and is fought next; then the activation goes on."""
    bob = {**FOE, "things": ["sword"], "pa": 0, "facing": 180}
    game = table("simplified", {"things": ["sword"]}, bob=bob)
    run(action.act(game), {"strike": "bob"})
    assert game.state.action is not None and game.state.active == "ann"
    run(sequence.step(game), 2, 5)  # bob wards it off
    assert game.state.action is None and game.state.active == "ann" and game.figure("ann").pa == 0


def test_the_active_figure_is_lost() -> None:
    """D10-TURN-09, D10-END-02: its activation is over; if it was the last of its band, so is the game."""
    game = table("full", bob=FAR, amy={"at": (10, 10)})
    game.figure("ann").status = "dead"
    action.aftermath(game)
    assert game.state.active == "" and game.state.seat == 1
    game = table("full", bob=FAR)
    game.figure("ann").status = "dead"
    with pytest.raises(Ended):
        action.aftermath(game)


def test_leaving_ends_the_activation() -> None:
    """D10-GEO-11, D10-TURN-09: a figure that walks to an open edge is gone, and its activation with it."""
    forces = [{"band": "bailiff", "zones": [{"edge": "south"}], "exits": ["south"]}, field()["forces"][1]]
    figures = {"ann": {"at": (40, 5)}, "amy": {"at": (60, 1.25)}, "bob": FAR}
    game = lay("simplified", figures=figures, scenario=field(forces=forces), active="ann")
    run(action.act(game), {"advance": [[40_000, 1_250]]}, 0)
    assert game.figure("ann").status == "left" and game.state.active == ""
    assert game.figure("amy").status == ""  # it has not moved


def test_the_beacon_is_offered_where_there_is_one() -> None:
    """D10-SET-04: and nowhere else."""
    top = {"id": "top", "kind": "floor", "rect": [60, 60, 70, 70], "top": 12}
    scenario = field(top, goals=[{"does": "beacon", "side": 0, "floor": "top", "wins": True}])
    game = lay("simplified", figures={"ann": {"at": (40, 40)}}, scenario=scenario, active="ann")
    assert closed(game, "beacon").rule == "D10-SET-04"
    reason = menu(table("simplified")).why_not("beacon")
    assert reason is not None and reason.key == "why-no-beacon"


@pytest.mark.parametrize("posture", HEIGHTS)
def test_what_a_menu_does_not_look_at_is_closed(posture: str) -> None:
    """D10-ACT-02, D10-ACT-10 to -12: what posture and PA close beforehand is closed, each with its reason."""
    for pa in (0, 1, 2):
        wall = {"posture": posture, "climb": "rock"} if posture == "climbing" else {"posture": posture}
        game = lay("advanced", figures={"ann": {"at": (20, 20), "pa": pa, **wall}}, active="ann")
        ask = action.menu(game, game.figure("ann"))
        open_ = [name for name, _ in ask.open()]
        assert open_ == [name for name in ask.names if not isinstance(ask.branch(name), Refusal)]
