"""An activation, one action after the other (D10-ACT): what may be done, declare, pay, do it, and what follows from it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Ask, Menu, Shut, parts
from escarmouche.core.asks.lazy_menu import LazyMenu
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10.goals import objects, victory
from escarmouche.games.d10.ground import fog, marker, measure
from escarmouche.games.d10.movement import hide, leave
from escarmouche.games.d10.refusals import END, REACTIONS
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import activation
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.games.d10.view import hidden

# What a figure may do in each plight (D10-ACT-08, -10 to -12); a figure in several may do only what all allow (D10-ACT-13).
STUNNED = ("recover",)
CLIMBING = ("climb", "letgo")
PRONE = ("face", "getup", "crawl", "shoot", "aim", "reload", "fastload")
ENGAGED = frozenset(
    ("face", "rise", "strike", "hithard", "getup", "recover", "flee", "draw", "shoot", "double", "pickup")
)
LEAVING = ("advance", "quick", "ladder")  # what leaves contact; only the table of moves has a way to (D10-ACT-09)
UNENGAGED = {  # what an engaged figure may not do by a rule of the action's own; of the rest D10-ACT-08 speaks
    "charge": "D10-CC-04",
    "reload": "D10-WPN-03",
    "fastload": "D10-WPN-03",
    "recmissile": "D10-WPN-08",
    "repair": "D10-WPN-11",
    "hide": "D10-POS-03",
    "lie": "D10-POS-05",
    "crouch": "D10-POS-05",
    "trample": "D10-MOV-24",
    "mount": "D10-MNT-05",
    "dismount": "D10-MNT-05",
    "take": "D10-OBJ-02",
    "putdown": "D10-OBJ-02",
}
LADEN = ("quick", "charge", "climb", "shoot", "aim", "double", "mount")  # what a heavy object bars (D10-OBJ-03)
PARTS = {"jump": "D10-MOV-19", "stepover": "D10-TER-08"}  # what is no action of its own: it is part of a move
# At the end of these one may leave the table (D10-GEO-11).
MOVES = ("advance", "quick", "crawl", "movehid", "movecro", "flee", "trample")
STEADY = ("face", "rise", "lie", "crouch", "hide", "draw", "reload", "fastload")  # nobody stands elsewhere afterwards
FREE = ("face", "rise")  # they leave the dice of the last action on the table


class Plight(NamedTuple):
    """A posture in which not everything is possible: its text, its rule, what still is."""

    name: str
    rule: str
    may: tuple[str, ...]


PLIGHTS: dict[str, Plight] = {  # by posture; standing or crouched: everything is possible
    "stunned": Plight("stunned", "D10-ACT-11", STUNNED),
    "climbing": Plight("climbing", "D10-ACT-12", CLIMBING),
    "prone": Plight("prone", "D10-ACT-10", PRONE),
}
STILL = tuple(posture for posture, plight in PLIGHTS.items() if "face" not in plight.may)  # who may not even turn
CURES = {  # what there is to do in one posture alone
    "crawl": "prone",
    "getup": "prone",
    "recover": "stunned",
    "movecro": "crouched",
    "rise": "crouched",
    "letgo": "climbing",
}


# -- what there is to do


@functools.cache
def chapters() -> tuple[ActionSpec, ...]:
    """Every action of every chapter, in the order in which a player is shown them."""
    from escarmouche.games.d10.combat import arms, attack, load, missile, shoot, trample
    from escarmouche.games.d10.movement import climb, doors, facing, flee, hide, mount, move, posture

    rooms = (
        facing,
        move,
        attack,
        shoot,
        load,
        missile,
        posture,
        hide,
        climb,
        flee,
        trample,
        doors,
        mount,
        arms,
        objects,
    )
    return tuple(deed for room in rooms for deed in room.DEEDS)


@functools.lru_cache(maxsize=256)
def _there(on: frozenset[str], beacon: bool) -> dict[str, ActionSpec]:
    return {
        deed.key: deed
        for deed in chapters()
        if (not deed.switch or deed.switch in on) and (beacon or deed.key != "beacon")
    }


@clause("D10-LVL-02", "D10-LVL-04", "D10-LVL-05", "D10-AMB-03")
def deeds(game: D10) -> dict[str, ActionSpec]:
    """The actions that exist at the level in play, and the beacon where there is one to light."""
    return _there(game.on, game.beacon)


@functools.lru_cache(maxsize=4096)
def _names(on: frozenset[str], beacon: bool) -> tuple[str, ...]:
    return (END, *_there(on, beacon))


@functools.lru_cache(maxsize=4096)
def _possible(on: frozenset[str], beacon: bool, posture: str, pa: int) -> tuple[str, ...]:
    """What a figure in a posture may be able to do with so many PA, its end of the activation first."""
    there = [deed.key for deed in _there(on, beacon).values() if deed.pa <= pa]
    plight = PLIGHTS.get(posture)
    may = there if plight is None else plight.may
    return (END, *[key for key in there if CURES.get(key, posture) == posture and key in may])


# -- what a figure may do


def worded(key: str) -> str:
    """The word for an action within a sentence: a door, a ladder or a mount has its own key."""
    return f"do-{key}"


@clause(
    "D10-ACT-08",
    "D10-ACT-09",
    "D10-ACT-10",
    "D10-ACT-11",
    "D10-ACT-12",
    "D10-ACT-13",
    "D10-WPN-03",
    "D10-WPN-08",
    "D10-WPN-11",
    "D10-POS-03",
    "D10-POS-05",
    "D10-OBJ-02",
    "D10-MNT-05",
)
def barred(game: D10, figure: Figure, key: str, engaged: Callable[[], bool]) -> Refusal | None:
    """Why its plight keeps a figure from an action; in several plights it may do only what all of them allow."""
    plight = PLIGHTS.get(figure.posture)
    if plight is not None and key not in plight.may:
        plain = "-plain" if plight.name == "prone" and "move_table" not in game.on else ""  # nobody crawls
        return refuse(f"why-plight-{plight.name}{plain}", plight.rule, figure=figure.id, action=worded(key))
    if key not in ENGAGED and engaged():
        if key in LEAVING and "move_table" not in game.on:
            return refuse("why-plight-held", "D10-ACT-09", figure=figure.id, action=worded(key))
        rule_id = UNENGAGED.get(key, "D10-ACT-08")
        return refuse("why-plight-engaged", rule_id, figure=figure.id, action=worded(key))
    return None


@clause("D10-ACT-02", "D10-ACT-13", "D10-OBJ-03")
def branch(game: D10, figure: Figure, deed: ActionSpec, engaged: Callable[[], bool]) -> Ask | Refusal | Shut | None:
    """What lies behind an action: plight, load and PA first, then what the action itself asks."""
    key = deed.key
    reason = barred(game, figure, key, engaged)
    if reason is not None:
        return reason
    if figure.load and key in LADEN and objects.laden(game, figure):
        return refuse("why-laden", "D10-OBJ-03", figure=figure.id, object=figure.load, action=worded(key))
    if deed.pa > figure.pa:
        return refuse("why-pa", "D10-ACT-02", figure=figure.id, action=worded(key), pa=deed.pa, left=figure.pa)
    return deed.branch(game, figure)


class Behind:
    """What lies behind the actions of a figure, each looked into when somebody asks; whether it is engaged is found once for all."""

    __slots__ = ("_engaged", "deeds", "figure", "game")

    def __init__(self, game: D10, figure: Figure) -> None:
        self.game, self.figure, self.deeds = game, figure, deeds(game)
        self._engaged: bool | None = None

    def __call__(self, name: str) -> Ask | Refusal | Shut | None:
        return None if name == END else branch(self.game, self.figure, self.deeds[name], self.engaged)

    def engaged(self) -> bool:
        if self._engaged is None:
            self._engaged = measure.engaged(self.game, self.figure)
        return self._engaged


@clause("D10-ACT-01", "D10-ACT-03", "D10-ACT-04", "D10-DP-06")
def menu(game: D10, figure: Figure) -> Menu:
    """Everything a figure may do now. Each branch is looked into only when somebody asks."""
    return LazyMenu(
        "action",
        names=_names(game.on, game.beacon),
        possible=_possible(game.on, game.beacon, figure.posture, figure.pa),
        behind=Behind(fog.known(game, figure.seat), figure),
        seat=figure.seat,
        rule="D10-ACT-01",
        of="action",
        about={"figure": figure.id, "pa": figure.pa},
        why=functools.partial(absent, game),
    )


@clause("D10-LVL-05", "D10-SET-04", "D10-ACT-06", "D10-MOV-19", "D10-TER-08")
def absent(game: D10, name: Any) -> Refusal | None:
    """An action of another level, or of another scenario; a reaction; what is part of a move."""
    if name == "beacon":
        return refuse("why-no-beacon", "D10-SET-04")
    if any(deed.key == name for deed in chapters()):
        return refuse("why-level", "D10-LVL-05", action=worded(name))
    if name in PARTS:
        there = "move_table" in game.on
        return refuse("why-part-of-move" if there else "why-level", PARTS[name] if there else "D10-LVL-05", action=name)
    return foreign(game, name) or (
        refuse("why-reaction-only", "D10-ACT-06", action=name) if name in REACTIONS else None
    )


@clause("D10-LVL-05")
def foreign(game: D10, name: Any) -> Refusal | None:
    """A reaction of another level."""
    if name in REACTIONS and name not in ("defend", "skewer") and "melee_adv" not in game.on:
        return refuse("why-level", "D10-LVL-05", action=f"reaction-{name}")
    return None


@clause("D10-AMB-53", "D10-GEO-04")
def idle(figure: Figure, found: Menu) -> bool:
    """Is there nothing to do but to end? Whoever can turn has something to do."""
    if figure.posture not in STILL:
        return False
    return next((name for name, _ in found.open() if name != END), None) is None


# -- doing it


@rule("D10-ACT-01", "D10-ACT-03", "D10-ACT-04", "D10-ACT-05", "D10-DP-06", "D10-AMB-53", "D10-AMB-58")
def act(game: D10) -> Rule[None]:
    """One action of the active figure, or the end of its activation: declared whole, paid, then done."""
    figure = game.active
    ask = menu(game, figure)
    if idle(figure, ask):
        activation.finish(game, figure)
        return
    answer = yield ask
    name, said = parts(answer)
    if name == END:
        activation.finish(game, figure)
        return
    deed = deeds(game)[name]
    before = figure.x, figure.y
    declare(game, figure, deed)
    said, enemy = fog.found(game, figure, name, said) if game.setup.fog else (said, None)
    if enemy is None:
        yield from deed.run(game, figure, said)
    else:
        fog.halt(game, figure, enemy)
    if name in MOVES and (figure.x, figure.y) != before:
        leave.leave(game, figure)
    hidden.notice(game)
    if game.state.action is None:  # else the attack is fought next, from a quiet table
        aftermath(game, steady=name in STEADY)


@clause("D10-ACT-02", "D10-ACT-05")
def declare(game: D10, figure: Figure, deed: ActionSpec) -> None:
    """The PA are spent whatever comes of it; the dice of the action before are taken up."""
    if deed.key not in FREE:
        game.state.rolls = []
        game.tell("declared", "D10-ACT-05", figure=figure.id, action=worded(deed.key), pa=deed.pa)
    figure.pa -= deed.pa


@rule("D10-CC-09")
def fight(game: D10) -> Rule[None]:
    """A declared attack is fought; then the activation goes on."""
    from escarmouche.games.d10.combat import fight as chapter

    yield from chapter.fight(game)
    if game.state.action is None:
        aftermath(game)


@clause("D10-STA-08", "D10-OBJ-01", "D10-END-02", "D10-TURN-09", "D10-FIG-07")
def aftermath(game: D10, *, steady: bool = False) -> None:
    """After every action: who is hidden no longer, markers under a base, the end of the game, and of a lost figure's activation."""
    hide.check(game)
    if not steady:
        marker.shift(game)
    victory.check(game)
    figure = game.active
    if figure.status != "":
        activation.finish(game, figure)
