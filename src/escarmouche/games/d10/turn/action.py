"""An activation, one action after the other (D10-ACT): what may be done, declaring, paying, doing it, and what follows."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Ask, Menu, Shut, parts
from escarmouche.core.asks.lazy_menu import LazyMenu
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.combat import fight as combat
from escarmouche.games.d10.goals import objects, victory
from escarmouche.games.d10.ground import fog, marker, measure, veil
from escarmouche.games.d10.movement import hide, leave
from escarmouche.games.d10.refusals import END, REACTIONS, figure_of, why_away
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import activation
from escarmouche.games.d10.turn.action_list import ACTIONS, KEYS, why_not_at_level, worded
from escarmouche.games.d10.turn.action_spec import ActionSpec

# What a figure may do in each plight (D10-ACT-08, -10 to -12); a figure in several may do only what all allow (D10-ACT-13).
STUNNED = ("recover",)
CLIMBING = ("climb", "letgo")
PRONE = ("face", "getup", "crawl", "shoot", "aim", "reload", "fastload")
ENGAGED = frozenset(
    ("face", "rise", "strike", "hithard", "getup", "recover", "flee", "draw", "shoot", "double", "pickup")
)
LEAVING = ("advance", "quick", "ladder")  # what leaves contact; only the table of moves has a way to do so (D10-ACT-09)
UNENGAGED = {  # what an engaged figure may not do, by a rule of the action itself; D10-ACT-08 covers the rest
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
PARTS = {"jump": "D10-MOV-19", "stepover": "D10-TER-08"}  # no actions of their own, but parts of a move
# After these a figure may leave the table (D10-GEO-11).
MOVES = ("advance", "quick", "crawl", "movehid", "movecro", "flee", "trample")
STEADY = ("face", "rise", "lie", "crouch", "hide", "draw", "reload", "fastload")  # after these nobody has moved
FREE = ("face", "rise")  # these leave the dice of the last action on the table


class Plight(NamedTuple):
    """A posture that limits what a figure may do: its text, its rule, what is still possible."""

    name: str
    rule: str
    may: tuple[str, ...]


PLIGHTS: dict[str, Plight] = {  # by posture; standing or crouched: everything is possible
    "stunned": Plight("stunned", "D10-ACT-11", STUNNED),
    "climbing": Plight("climbing", "D10-ACT-12", CLIMBING),
    "prone": Plight("prone", "D10-ACT-10", PRONE),
}
STILL = tuple(
    posture for posture, plight in PLIGHTS.items() if "face" not in plight.may
)  # not even turning is possible
CURES = {  # what can be done in one posture only
    "crawl": "prone",
    "getup": "prone",
    "recover": "stunned",
    "movecro": "crouched",
    "rise": "crouched",
    "letgo": "climbing",
}


# -- what there is to do


class Offer(NamedTuple):
    """What a figure in a posture is offered with this many PA."""

    actions: dict[str, ActionSpec]  # all that exist in this game
    names: tuple[str, ...]  # first the end of its activation
    possible: tuple[str, ...]  # those that may turn out to be open


def offer(game: D10, figure: Figure) -> Offer:
    """What a figure is offered."""
    return game.memo.recall(_offer, game.on, game.beacon, figure.posture, figure.pa)


def _offer(on: frozenset[str], beacon: bool, posture: str, pa: int) -> Offer:
    existing = actions(on, beacon)
    plight = PLIGHTS.get(posture)
    may = existing if plight is None else plight.may
    affordable = [spec.key for spec in existing.values() if spec.pa <= pa]
    possible = [key for key in affordable if CURES.get(key, posture) == posture and key in may]
    return Offer(existing, (END, *existing), (END, *possible))


@clause("D10-LVL-02", "D10-LVL-04", "D10-LVL-05", "D10-AMB-03")
def actions(on: frozenset[str], beacon: bool) -> dict[str, ActionSpec]:
    """The actions that exist at the level in play, and the beacon where there is one to light."""
    return {
        spec.key: spec
        for spec in ACTIONS
        if (not spec.switch or spec.switch in on) and (beacon or spec.key != "beacon")
    }


# -- what a figure may do


@clause("D10-ACT-08", "D10-ACT-09", "D10-ACT-10", "D10-ACT-11", "D10-ACT-12", "D10-ACT-13")
def why_barred(game: D10, figure: Figure, key: str, engaged: Callable[[], bool]) -> Refusal | None:
    """Why its plight keeps a figure from an action. In several plights it may do only what all of them allow."""
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
def branch(game: D10, figure: Figure, spec: ActionSpec, engaged: Callable[[], bool]) -> Ask | Refusal | Shut | None:
    """What lies behind an action: plight, load and PA first, then what the action itself asks."""
    key = spec.key
    reason = why_barred(game, figure, key, engaged)
    if reason is not None:
        return reason
    if figure.load and key in LADEN and objects.laden(game, figure):
        return refuse("why-laden", "D10-OBJ-03", figure=figure.id, object=figure.load, action=worded(key))
    if spec.pa > figure.pa:
        return refuse("why-pa", "D10-ACT-02", figure=figure.id, action=worded(key), pa=spec.pa, left=figure.pa)
    return spec.branch(game, figure)


class ActionBranches:
    """What lies behind the actions of a figure, each worked out when somebody asks. Whether it is engaged is measured once."""

    __slots__ = ("_engaged", "actions", "figure", "game")

    def __init__(self, game: D10, figure: Figure, actions: dict[str, ActionSpec]) -> None:
        self.game, self.figure, self.actions = game, figure, actions
        self._engaged: bool | None = None

    def __call__(self, name: str) -> Ask | Refusal | Shut | None:
        return None if name == END else branch(self.game, self.figure, self.actions[name], self.engaged)

    def engaged(self) -> bool:
        if self._engaged is None:
            self._engaged = measure.engaged(self.game, self.figure)
        return self._engaged


@clause("D10-ACT-01", "D10-ACT-03", "D10-ACT-04", "D10-DP-06")
def menu(game: D10, figure: Figure) -> Menu:
    """Everything a figure may do now. Each branch is worked out only when somebody asks."""
    actions, names, possible = offer(game, figure)
    about: questions.Action = {"figure": figure.id, "pa": figure.pa}
    return LazyMenu(
        "action",
        names=names,
        possible=possible,
        behind=ActionBranches(fog.known(game, figure.seat), figure, actions),
        seat=figure.seat,
        rule="D10-ACT-01",
        of="action",
        about=about,
        why=functools.partial(why_absent, game),
    )


@clause("D10-LVL-05", "D10-SET-04", "D10-ACT-06", "D10-MOV-19", "D10-TER-08", "D10-TURN-07")
def why_absent(game: D10, name: Any) -> Refusal | None:
    """Why an action is not on the menu: it is a figure, belongs to another level or scenario, or is a reaction or part of a move."""
    if name == "beacon":
        return refuse("why-no-beacon", "D10-SET-04")
    if name in KEYS:
        return refuse("why-level", "D10-LVL-05", action=worded(name))
    if name in PARTS:
        if "move_table" in game.on:
            return refuse("why-part-of-move", PARTS[name], action=name)
        return refuse("why-level", "D10-LVL-05", action=name)
    named = figure_of(game, name)
    if named is not None:
        return why_away(named) or refuse("why-activating", "D10-TURN-07", figure=game.active.id)
    return why_not_at_level(game, name) or (
        refuse("why-reaction-only", "D10-ACT-06", action=name) if name in REACTIONS else None
    )


@clause("D10-AMB-53", "D10-GEO-04")
def idle(figure: Figure, menu: Menu) -> bool:
    """Is there nothing to do but end the activation? A figure that can turn always has something to do."""
    if figure.posture not in STILL:
        return False
    return next((name for name, _ in menu.open() if name != END), None) is None


# -- doing it


@rule("D10-ACT-01", "D10-ACT-04", "D10-ACT-05", "D10-DP-06", "D10-AMB-53")
def act(game: D10) -> Rule[None]:
    """One action of the active figure, or the end of its activation: declared whole, paid, then done."""
    figure = game.active
    ask = menu(game, figure)
    if idle(figure, ask):
        activation.finish(game, figure)
        return
    answer = yield ask
    name, rest = parts(answer)
    if name == END:
        activation.finish(game, figure)
        return
    spec = offer(game, figure).actions[name]
    before = figure.x, figure.y
    declare(game, figure, spec)
    rest, enemy = fog.interrupted(game, figure, name, rest) if game.setup.fog else (rest, None)
    if enemy is None:
        step = spec.run(game, figure, rest)
        if step is not None:
            yield from step
    else:
        fog.halt(game, figure, enemy)
    if name in MOVES and (figure.x, figure.y) != before:
        leave.leave(game, figure)
    veil.notice(game)
    if game.state.action is None:  # else the attack is fought next, from a quiet table
        aftermath(game, steady=name in STEADY)


@clause("D10-ACT-02", "D10-ACT-05")
def declare(game: D10, figure: Figure, spec: ActionSpec) -> None:
    """The PA are spent whatever happens; the dice of the last action are picked up."""
    if spec.key not in FREE:
        game.state.rolls = []
        game.tell("declared", "D10-ACT-05", figure=figure.id, action=worded(spec.key), pa=spec.pa)
    figure.pa -= spec.pa


@rule("D10-CC-09")
def fight(game: D10) -> Rule[None]:
    """A declared attack is fought; then the activation goes on."""
    yield from combat.fight(game)
    if game.state.action is None:
        aftermath(game)


@clause("D10-STA-08", "D10-OBJ-01", "D10-END-02", "D10-TURN-09", "D10-FIG-07")
def aftermath(game: D10, *, steady: bool = False) -> None:
    """After every action: figures that are seen again, markers under a base, the end of the game or of a lost figure's activation."""
    hide.check(game)
    if not steady:
        marker.shift(game)
    victory.check(game)
    figure = game.active
    if not figure.in_play:
        activation.finish(game, figure)
