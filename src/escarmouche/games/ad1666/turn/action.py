"""An activation in the Action Phase: one Full Action, or up to two Partial ones (AD66-ACTPH-05, AD66-ACT, AD66-FULL, AD66-PART)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from escarmouche.core.asks.ask import Answer, Branch, LazyBranch, Menu, Shut, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666.combat import engage, reload, shoot
from escarmouche.games.ad1666.divination import divination
from escarmouche.games.ad1666.harm import rise
from escarmouche.games.ad1666.items import hands, pick_up, use_item
from escarmouche.games.ad1666.movement import force_door, manoeuvre, move, run
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Activation, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import bribe, inconspicuous, lockpick, notice, pickpocket, prayer, spot, tactician
from escarmouche.games.ad1666.turn import anytime, watch

PARTIALS = 2
SHOTS = ("aimed-shot", "defensive-shot", "quick-shot")  # they are declared by themselves
WAKE = "wake"  # what only the menu of an Unconscious Character shows
SENSELESS = (WAKE, "full-move")  # all that it shows
KEPT = 1024  # lists of actions, by talents

Shown: TypeAlias = Callable[[Anno, Figure], object]


class ActionSpec(NamedTuple):
    """An action: when a menu shows it, what lies behind it, what it does, and in which states it may be taken."""

    shown: Shown
    branch: Callable[[Anno, Figure], LazyBranch]
    do: Callable[[Anno, Figure, Answer], Step[None]]
    prone: bool = False
    engaged: bool = False
    talent: str = ""  # only who has it is shown the action
    armed: bool = False  # only who has a ranged weapon
    lying: bool = False  # only who is Prone


def always(game: Anno, figure: Figure) -> bool:
    return True


def nothing(game: Anno, figure: Figure) -> None:
    """Nothing more has to be said."""


def shot(kind: str) -> tuple[Callable[[Anno, Figure], LazyBranch], Callable[[Anno, Figure, Answer], Step[None]]]:
    """A kind of shot: the weapon and the target, and the attack."""
    return (
        lambda game, figure: shoot.branch(game, figure, kind),
        lambda game, figure, said: shoot.do(game, figure, said, kind),
    )


@functools.cache
def full() -> Mapping[str, ActionSpec]:
    """The Full Actions by name (AD66-FULL-01 to -13)."""
    return {
        "full-move": ActionSpec(always, move.may_move, move.full, engaged=True),
        "run": ActionSpec(always, nothing, run.do),
        "aimed-shot": ActionSpec(always, *shot("aimed"), prone=True, armed=True),
        "defensive-shot": ActionSpec(engage.engagers, *shot("defensive"), prone=True, engaged=True, armed=True),
        "reload": ActionSpec(reload.empty, reload.branch, reload.do),
        "watch": ActionSpec(always, nothing, watch.do),
        WAKE: ActionSpec(always, nothing, rise.rouse, prone=True, engaged=True),
        "spot": ActionSpec(suspicious, spot.branch, spot.do, engaged=True),
        "lockpicking": ActionSpec(always, lockpick.branch, lockpick.do, talent="lockpicking"),
        "divination": ActionSpec(always, divination.branch, divination.do, talent="divination"),
    }


@functools.cache
def partial() -> Mapping[str, ActionSpec]:
    """The Partial Actions by name (AD66-PART-01 to -08)."""
    return {
        "partial-move": ActionSpec(always, move.may_move, move.partial, engaged=True),
        "quick-shot": ActionSpec(always, *shot("quick"), armed=True),
        "pick-up": ActionSpec(pick_up.lying, pick_up.branch, pick_up.do),
        "force-door": ActionSpec(force_door.barriers, force_door.branch, force_door.do),
        "stand-up": ActionSpec(always, nothing, rise.do, prone=True, engaged=True, lying=True),
        "use": ActionSpec(use_item.useful, use_item.branch, use_item.do),
        "bribe": ActionSpec(always, bribe.branch, bribe.do, engaged=True, talent="bribe"),
        "tactician": ActionSpec(always, tactician.branch, tactician.do, talent="tactician"),
        "pickpocket": ActionSpec(always, pickpocket.branch, pickpocket.do, talent="pickpocket"),
        "prayer": ActionSpec(praying, prayer.branch, prayer.do),
    }


@functools.cache
def deeds() -> Mapping[str, ActionSpec]:
    """All of them."""
    return {**full(), **partial()}


Listed: TypeAlias = tuple[tuple[str, ActionSpec, Shown | None], ...]


@functools.lru_cache(maxsize=KEPT)
def listed(partials: bool, talents: tuple[str, ...], armed: bool, prone: bool) -> Listed:
    """The actions of who has these talents, by name, with the rule that says whether a menu shows it; None: it always does."""
    return tuple(
        (name, deed, None if deed.shown is always else deed.shown)
        for name, deed in (partial() if partials else deeds()).items()
        if name != WAKE
        and (not deed.talent or deed.talent in talents)
        and (armed or not deed.armed)
        and (prone or not deed.lying)
    )


@functools.lru_cache(maxsize=2)
def senseless(partials: bool) -> Listed:
    """The actions of who is Unconscious."""
    return tuple((name, deed, None) for name, deed in (partial() if partials else deeds()).items() if name in SENSELESS)


def known(game: Anno, figure: Figure, begun: bool) -> Listed:
    """The actions that a Character could think of now. `begun`: it has taken a Partial one."""
    if figure.unconscious:
        return senseless(begun)
    return listed(begun, tuple(game.card(figure).talents), bool(shoot.arsenal(game, figure)), figure.prone)


def suspicious(game: Anno, figure: Figure) -> bool:
    """Is there anybody to be spotted?"""
    marked = [other for other in game.in_play() if other.marker]
    return any(inconspicuous.rivals(figure, other) for other in marked)


def praying(game: Anno, figure: Figure) -> bool:
    return game.state.ritual is not None and game.has(figure, "faith")


# -- the menu


@clause("AD66-ACTPH-05", "AD66-ACT-05", "AD66-FULL-13", "AD66-PART-08", "AD66-DP-20", "AD66-AMB-23")
def menu(game: Anno, figure: Figure) -> Menu:
    """Everything a Character may do now: a Full Action only as the first thing; nothing drops or hands over an item. Each branch is
    looked into when somebody asks."""
    running = game.activation
    branches: dict[str, LazyBranch] = {"end": None}
    for name, deed, shown in known(game, figure, running.partials > 0):
        if shown is None or shown(game, figure):
            branches[name] = functools.partial(looked, game, figure, deed)
    if not figure.unconscious and hands.swappable(game, figure):
        branches["equip"] = lambda: hands.choice(game, figure)
    branches |= anytime.branches(game, figure.seat)
    about = {"model": figure.id, "partials": running.partials}
    why = functools.partial(left_out, game, figure)
    return Menu("action", seat=figure.seat, rule="AD66-ACTPH-05", branches=branches, about=about, why=why)


# -- what the menu does not show, and why

TALENTS = {  # the talent behind an action, and its rule
    "lockpicking": "AD66-TAL-12",
    "divination": "AD66-TAL-15",
    "bribe": "AD66-TAL-29",
    "tactician": "AD66-TAL-36",
    "pickpocket": "AD66-TAL-37",
    "prayer": "AD66-TAL-21",
}
WANTING = {  # what an action wants that is not there
    WAKE: ("why-awake", "AD66-FULL-12"),
    "stand-up": ("why-on-its-feet", "AD66-PART-06"),
    "aimed-shot": ("why-shot-unarmed", "AD66-RNG-01"),
    "quick-shot": ("why-shot-unarmed", "AD66-RNG-01"),
    "reload": ("why-nothing-to-load", "AD66-FULL-10"),
    "spot": ("why-nobody-marked", "AD66-DISC-06"),
    "pick-up": ("why-nothing-here", "AD66-PART-04"),
    "force-door": ("why-nothing-to-force", "AD66-PART-05"),
    "use": ("why-nothing-to-use", "AD66-ITEM-10"),
    "prayer": ("why-no-spell", "AD66-TAL-21"),
}
ELSEWHERE = {  # what is done at another time, or never
    "fight": ("why-no-combat-now", "AD66-ACTPH-06"),
    "avoid": ("why-no-combat-now", "AD66-ACTPH-06"),
    "seduction": ("why-interaction-only", "AD66-INTPH-04"),
    "recruit": ("why-interaction-only", "AD66-NPC-10"),
    "drop": ("why-nothing-handed-over", "AD66-AMB-23"),
    "give": ("why-nothing-handed-over", "AD66-AMB-23"),
}


@clause(
    "AD66-ACTPH-05", "AD66-ACTPH-06", "AD66-ACTPH-07", "AD66-ACT-01", "AD66-CHAR-11", "AD66-MAN-01", "AD66-INTPH-04"
)
def left_out(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why something is not among the actions: another time or never, too late for a Full Action, no talent, or nothing to do it with."""
    if name in (*manoeuvre.NAMES, "walk"):
        return refuse("why-move-first", "AD66-MAN-01", model=figure.id, branch=name)
    if name in ELSEWHERE:
        key, rule_id = ELSEWHERE[name]
        return refuse(key, rule_id, model=figure.id)
    if name == "equip":
        return hands.why_no_swap(game, figure)
    if name in deeds():
        return unable(game, figure, name)
    return anytime.left_out(game, figure.seat, name)


@clause("AD66-ACTPH-05")
def not_now(name: str) -> Refusal | None:
    """In every other phase: why something that is an action cannot be done."""
    return refuse("why-action-phase", "AD66-ACTPH-05", branch=name) if name in deeds() else None


def unable(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why an action is not shown to somebody."""
    if game.activation.partials and name in full():
        return refuse("why-too-late-for-full", "AD66-ACTPH-05", model=figure.id, branch=name)
    if name in TALENTS and not game.has(figure, "faith" if name == "prayer" else name):
        return refuse("why-no-talent", TALENTS[name], model=figure.id, branch=name)
    state = None if name == WAKE else barred(game, figure, deeds()[name])
    if state is not None:
        return state
    if name == "defensive-shot":
        armed = shoot.arsenal(game, figure)
        key, rule_id = ("why-shot-unengaged", "AD66-FULL-02") if armed else ("why-shot-unarmed", "AD66-RNG-01")
    elif name in WANTING:
        key, rule_id = WANTING[name]
    else:
        return None
    return refuse(key, rule_id, model=figure.id, cell=figure.cell)


def looked(game: Anno, figure: Figure, deed: ActionSpec) -> Branch | Shut:
    """What lies behind an action: why its state forbids it, or what the action itself says."""
    reason = barred(game, figure, deed)
    if reason is not None:
        return reason
    found = deed.branch(game, figure)
    return found() if callable(found) else found


@clause("AD66-ACT-01", "AD66-ACT-02", "AD66-ACT-03", "AD66-ACT-04", "AD66-AMB-30")
def barred(game: Anno, figure: Figure, deed: ActionSpec) -> Refusal | None:
    """What the state of a Character forbids: nearly all while Unconscious or Prone, much while engaged."""
    if figure.unconscious and deed.do is not rise.rouse:
        return refuse("why-unconscious", "AD66-ACT-01", model=figure.id)
    if figure.prone and not deed.prone:
        return refuse("why-prone", "AD66-ACT-02", model=figure.id)
    enemies = [] if deed.engaged else [enemy.id for enemy in engage.engagers(game, figure)]
    return refuse("why-engaged", "AD66-ACT-03", model=figure.id, enemies=enemies) if enemies else None


# -- the activation


@rule("AD66-ACTPH-03", "AD66-WATCH-11", "AD66-AMB-20", "AD66-AMB-102", "AD66-DISC-02")
def begin(game: Anno, figure: Figure) -> Rule[None]:
    """A Character is activated: it counts as such whatever comes, its own unused Watch marker goes, others may interrupt, and it may
    drop its Inconspicuous marker."""
    figure.activated, figure.surprise = True, False
    game.state.activation = Activation(figure.id)
    game.tell("activated", "AD66-ACTPH-01", model=figure.id, seat=figure.seat + 1)
    if figure.watch:
        figure.watch = False
        game.tell("watch-lost", "AD66-WATCH-11", model=figure.id)
    yield from watch.window(game, figure, "activation")
    if figure.status == "" and figure.marker:
        dropped = yield from inconspicuous.drop(game, figure)
        if dropped:
            notice.noticed(game)
    rest(game)


@rule("AD66-ACTPH-05", "AD66-ACTPH-07", "AD66-ACT-05", "AD66-ITEM-06", "AD66-ITEM-11", "AD66-DP-08", "AD66-DP-20")
def act(game: Anno) -> Rule[None]:
    """The next thing an activated Character does, or the end of its activation. [advanced] First of all its hands are chosen."""
    running = game.activation
    figure = game.figure(running.figure)
    if hands.restricted(game) and not running.swapped:
        running.swapped = True
        if not figure.unconscious:
            yield from hands.choose(game, figure)
        return
    name, said = parts((yield from decide(game, menu(game, figure))))
    if name == "end":
        end(game)
    elif name == "equip":
        hands.swap(game, figure, said)
    elif name in anytime.NAMES:
        yield from anytime.do(game, figure.seat, name, said)
    else:
        yield from take(game, figure, name, said)


@rule("AD66-ACTPH-05", "AD66-WATCH-04", "AD66-WATCH-07", "AD66-AMB-20", "AD66-AMB-21", "AD66-AMB-32")
def take(game: Anno, figure: Figure, name: str, said: Answer) -> Rule[None]:
    """An action is declared, perhaps interrupted, and carried out all the same: only who has fallen or died cannot."""
    running = game.activation
    deed = deeds()[name]
    running.full, running.partials = name in full(), running.partials + (name in partial())
    hands.again(game)
    if name not in SHOTS:
        game.tell("declared", "AD66-AMB-20", model=figure.id, action=f"act-{name}")
        yield from watch.window(game, figure, name, said if isinstance(said, str) else "")
        if figure.status != "" or (figure.prone and not deed.prone):
            game.tell("action-lost", "AD66-AMB-21", model=figure.id, action=f"act-{name}")
            rest(game)
            return
    yield from deed.do(game, figure, said)
    rest(game)


@clause("AD66-ACTPH-05", "AD66-AMB-21", "AD66-WATCH-12", "AD66-EX-15")
def rest(game: Anno) -> None:
    """After an action: the activation ends by itself when nothing may follow, or nobody is left to act."""
    running = game.state.activation
    if running is None or game.state.move is not None:
        return
    figure = game.figure(running.figure)
    if figure.seat != NOBODY and (figure.status != "" or running.full or running.partials >= PARTIALS):
        end(game)


@clause("AD66-ACTPH-03", "AD66-ACTPH-07", "AD66-DISC-10")
def end(game: Anno) -> None:
    """The activation is over; so is every surprise."""
    figure = game.figure(game.activation.figure)
    figure.surprise = False
    game.state.activation = game.state.move = None
    game.tell("activation-ended", "AD66-ACTPH-03", model=figure.id)
