"""An activation in the Action Phase: one Full Action, or up to two Partial ones (AD66-ACTPH-05, AD66-ACT, AD66-FULL, AD66-PART)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from escarmouche.core.asks.ask import Answer, Branch, LazyBranch, Menu, Shut, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.combat import reload, shoot, shot_action
from escarmouche.games.ad1666.divination import divination
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.harm import rise
from escarmouche.games.ad1666.items import hands, pick_up, use_item
from escarmouche.games.ad1666.movement import force_door, manoeuvre, move_actions
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Activation, Figure, ShotKind
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import bribe, inconspicuous, lockpick, notice, pickpocket, prayer, spot, tactician
from escarmouche.games.ad1666.turn import activation, anytime, watch

SHOTS = ("aimed-shot", "defensive-shot", "quick-shot")  # they declare themselves
PARTIALS = 2  # Partial Actions in one activation (AD66-ACTPH-05)
WAKE = "wake"  # shown only to an Unconscious Character
UNCONSCIOUS = (WAKE, "full-move")  # all that is shown to it

Shown: TypeAlias = Callable[[Anno, Figure], object]


class ActionSpec(NamedTuple):
    """An action: when a menu shows it, what lies behind it, what it does, and in which states it may be taken."""

    shown: Shown
    branch: Callable[[Anno, Figure], LazyBranch]
    do: Callable[[Anno, Figure, Answer], Step[None] | None]  # None: nobody was asked anything
    prone: bool = False
    engaged: bool = False
    talent: str = ""  # shown only with this talent
    armed: bool = False  # only with a ranged weapon
    lying: bool = False  # only while Prone


def always(game: Anno, figure: Figure) -> bool:
    return True


def nothing(game: Anno, figure: Figure) -> None:
    """There is nothing to choose."""


def anybody_to_spot(game: Anno, figure: Figure) -> bool:
    """Is there anybody to spot?"""
    marked = [other for other in game.in_play() if other.marker]
    return any(engage.are_rivals(figure, other) for other in marked)


def can_pray(game: Anno, figure: Figure) -> bool:
    return game.state.ritual is not None and game.has(figure, "faith")


def shot_parts(
    kind: ShotKind,
) -> tuple[Callable[[Anno, Figure], LazyBranch], Callable[[Anno, Figure, Answer], Step[None]]]:
    """A kind of shot: the weapon and the target, and the attack."""
    return (
        lambda game, figure: shoot.branch(game, figure, kind),
        lambda game, figure, choice: shot_action.do(game, figure, choice, kind),
    )


FULL: Mapping[str, ActionSpec] = {  # the Full Actions (AD66-FULL-01 to -13)
    "full-move": ActionSpec(always, move_actions.why_not_move, move_actions.full_move, engaged=True),
    "run": ActionSpec(always, nothing, move_actions.run),
    "aimed-shot": ActionSpec(always, *shot_parts("aimed"), prone=True, armed=True),
    "defensive-shot": ActionSpec(engage.engagers, *shot_parts("defensive"), prone=True, engaged=True, armed=True),
    "reload": ActionSpec(reload.unloaded_weapons, reload.branch, reload.do),
    "watch": ActionSpec(always, nothing, watch.do),
    WAKE: ActionSpec(always, nothing, rise.wake_action, prone=True, engaged=True),
    "spot": ActionSpec(anybody_to_spot, spot.branch, spot.do, engaged=True),
    "lockpicking": ActionSpec(always, lockpick.branch, lockpick.do, talent="lockpicking"),
    "divination": ActionSpec(always, divination.branch, divination.do, talent="divination"),
}


PARTIAL: Mapping[str, ActionSpec] = {  # the Partial Actions (AD66-PART-01 to -08)
    "partial-move": ActionSpec(always, move_actions.why_not_move, move_actions.partial_move, engaged=True),
    "quick-shot": ActionSpec(always, *shot_parts("quick"), armed=True),
    "pick-up": ActionSpec(pick_up.things_here, pick_up.branch, pick_up.do),
    "force-door": ActionSpec(force_door.barriers, force_door.branch, force_door.do),
    "stand-up": ActionSpec(always, nothing, rise.stand_up_action, prone=True, engaged=True, lying=True),
    "use": ActionSpec(use_item.usable_things, use_item.branch, use_item.do),
    "bribe": ActionSpec(always, bribe.branch, bribe.do, engaged=True, talent="bribe"),
    "tactician": ActionSpec(always, tactician.branch, tactician.do, talent="tactician"),
    "pickpocket": ActionSpec(always, pickpocket.branch, pickpocket.do, talent="pickpocket"),
    "prayer": ActionSpec(can_pray, prayer.branch, prayer.do),
}

ACTIONS: Mapping[str, ActionSpec] = {**FULL, **PARTIAL}

Listed: TypeAlias = tuple[tuple[str, ActionSpec], ...]


def actions_of(partials: bool, talents: tuple[str, ...], armed: bool, prone: bool) -> Listed:
    """The actions of a Character with these talents. `partials`: only Partial ones."""
    return tuple(
        (name, spec)
        for name, spec in (PARTIAL if partials else ACTIONS).items()
        if name != WAKE
        and (not spec.talent or spec.talent in talents)
        and (armed or not spec.armed)
        and (prone or not spec.lying)
    )


def unconscious_actions(partials: bool) -> Listed:
    """The actions of an Unconscious Character."""
    return tuple((name, spec) for name, spec in (PARTIAL if partials else ACTIONS).items() if name in UNCONSCIOUS)


def known_actions(game: Anno, figure: Figure, begun: bool) -> Listed:
    """The actions that a Character could consider now. `begun`: it has taken a Partial one."""
    if figure.unconscious:
        return unconscious_actions(begun)
    armed = bool(shoot.ranged_weapons(game, figure))
    return game.memo.recall(actions_of, begun, tuple(game.card(figure).talents), armed, figure.prone)


# -- the menu


@clause("AD66-ACTPH-05", "AD66-ACT-05", "AD66-FULL-13", "AD66-PART-08", "AD66-DP-20", "AD66-AMB-23")
def action_menu(game: Anno, figure: Figure) -> Menu:
    """Everything a Character may do now: a Full Action only as the first thing; items cannot be dropped or handed over. Branches are
    opened when somebody asks."""
    running = game.activation
    branches: dict[str, LazyBranch] = {"end": None}
    for name, spec in known_actions(game, figure, running.partials > 0):
        if spec.shown(game, figure):
            branches[name] = functools.partial(look_behind, game, figure, spec)
    if not figure.unconscious and hands.swappable(game, figure):
        branches["equip"] = lambda: hands.hands_menu(game, figure)
    branches |= anytime.branches(game, figure.seat)
    about: questions.Action = {"model": figure.id, "partials": running.partials}
    why = functools.partial(why_left_out, game, figure)
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
NEEDS = {  # what an action needs and lacks
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
FIGHTING = ("fight", "avoid")
MOVING = (*manoeuvre.NAMES, "walk", "stop", "load", "divine")
ELSEWHERE = {  # what is done at another time, or never
    "fight": ("why-no-combat-now", "AD66-ACTPH-06"),
    "avoid": ("why-no-combat-now", "AD66-ACTPH-06"),
    "seduction": ("why-interaction-only", "AD66-INTPH-04"),
    "recruit": ("why-interaction-only", "AD66-NPC-10"),
    "drop": ("why-nothing-handed-over", "AD66-AMB-23"),
    "give": ("why-nothing-handed-over", "AD66-AMB-23"),
}


@clause("AD66-ACTPH-05", "AD66-ACTPH-06", "AD66-ACTPH-07", "AD66-MAN-01", "AD66-INTPH-04")
def why_left_out(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why something is not among the actions: at another time or never, too late for a Full Action, no talent, or something is missing."""
    if name in MOVING:
        return refuse("why-move-first", "AD66-MAN-01", model=figure.id, branch=name)
    if name in ELSEWHERE:
        return why_elsewhere(name)
    if name == "equip":
        return hands.why_no_swap(game, figure)
    if name in ACTIONS:
        return why_unable(game, figure, name)
    return why_activating(game, figure, name) or anytime.why_left_out(game, figure.seat, name)


@clause("AD66-ACTPH-01")
def why_activating(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why nobody else is activated now: somebody is. For a Character off the board, the reason is that it is gone."""
    named = refusals.figure_named(game, name)
    if named is None and name != "activate":
        return None
    away = None if named is None else refusals.why_off_board(game, named)
    return away or refuse("why-activating", "AD66-ACTPH-01", model=figure.id)


@clause("AD66-ACTPH-06", "AD66-INTPH-04", "AD66-NPC-10", "AD66-AMB-23")
def why_elsewhere(name: str) -> Refusal | None:
    """Why something cannot be done in the Action Phase: it belongs to another phase, or is never done."""
    return refuse(*ELSEWHERE[name]) if name in ELSEWHERE else None


@clause("AD66-ACTPH-05", "AD66-MELEE-01")
def why_not_now(name: str) -> Refusal | None:
    """Why something cannot be done in a later phase than the Action Phase: it belongs to another one, or is never done."""
    if name in ACTIONS:
        return refuse("why-action-phase", "AD66-ACTPH-05", branch=name)
    if name in MOVING:
        return refuse("why-move-phase", "AD66-ACTPH-05", branch=name)
    return refuse("why-combat-only", "AD66-MELEE-01") if name in FIGHTING else why_elsewhere(name)


@clause("AD66-ACTPH-05")
def why_not_moving(game: Anno, figure: Figure, name: str) -> Refusal:
    """Why an action cannot be taken during a movement: it comes too late for this activation, or has to wait for the movement's end."""
    running, about = game.activation, {"model": figure.id, "branch": name}
    if name not in ACTIONS or running.figure != figure.id:
        return refuse("why-still-moving", "AD66-ACTPH-05", **about)
    if running.full:
        return refuse("why-full-taken", "AD66-ACTPH-05", **about)
    if name in FULL:
        return refuse("why-too-late-for-full", "AD66-ACTPH-05", **about)
    key = "why-partials-taken" if running.partials >= PARTIALS else "why-still-moving"
    return refuse(key, "AD66-ACTPH-05", **about)


@clause("AD66-ACTPH-05", "AD66-ACT-01", "AD66-CHAR-11")
def why_unable(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why an action is not shown to somebody."""
    if game.activation.partials and name in FULL:
        return refuse("why-too-late-for-full", "AD66-ACTPH-05", model=figure.id, branch=name)
    if name in TALENTS and not game.has(figure, "faith" if name == "prayer" else name):
        return refuse("why-no-talent", TALENTS[name], model=figure.id, branch=name)
    state = None if name == WAKE else why_barred(game, figure, ACTIONS[name])
    if state is not None:
        return state
    if name == "defensive-shot":
        armed = shoot.ranged_weapons(game, figure)
        key, rule_id = ("why-shot-unengaged", "AD66-FULL-02") if armed else ("why-shot-unarmed", "AD66-RNG-01")
    elif name in NEEDS:
        key, rule_id = NEEDS[name]
    else:
        return None
    return refuse(key, rule_id, model=figure.id, cell=figure.cell)


def look_behind(game: Anno, figure: Figure, spec: ActionSpec) -> Branch | Shut:
    """What lies behind an action: why its state forbids it, or what the action itself says."""
    reason = why_barred(game, figure, spec)
    if reason is not None:
        return reason
    branch = spec.branch(game, figure)
    return branch() if callable(branch) else branch


@clause("AD66-ACT-01", "AD66-ACT-02", "AD66-ACT-03", "AD66-ACT-04", "AD66-AMB-30")
def why_barred(game: Anno, figure: Figure, spec: ActionSpec) -> Refusal | None:
    """What the state of a Character forbids: nearly everything while Unconscious or Prone, much while engaged."""
    if figure.unconscious and spec.do is not rise.wake_action:
        return refuse("why-unconscious", "AD66-ACT-01", model=figure.id)
    if figure.prone and not spec.prone:
        return refuse("why-prone", "AD66-ACT-02", model=figure.id)
    enemies = [] if spec.engaged else [enemy.id for enemy in engage.engagers(game, figure)]
    return refuse("why-engaged", "AD66-ACT-03", model=figure.id, enemies=enemies) if enemies else None


# -- the activation


@rule("AD66-ACTPH-03", "AD66-WATCH-11", "AD66-AMB-20", "AD66-AMB-102", "AD66-DISC-02")
def begin_activation(game: Anno, figure: Figure) -> Rule[None]:
    """A Character is activated, whatever happens next: it loses an unused Watch marker, others may interrupt, and it may drop its
    Inconspicuous marker."""
    figure.activated, figure.surprise = True, False
    game.state.activation = Activation(figure.id)
    game.tell("activated", "AD66-ACTPH-01", model=figure.id, seat=figure.seat + 1)
    if figure.watch:
        figure.watch = False
        game.tell("watch-lost", "AD66-WATCH-11", model=figure.id)
    yield from watch.offer_interruption(game, figure, "activation")
    if figure.in_play and figure.marker:
        dropped = yield from inconspicuous.offer_drop(game, figure)
        if dropped:
            notice.everybody_looks(game)
    activation.end_if_done(game)


@rule("AD66-ACTPH-05", "AD66-ACTPH-07", "AD66-ACT-05", "AD66-DP-20")
def next_action(game: Anno) -> Rule[None]:
    """The next thing an activated Character does, or the end of its activation. [advanced] First its hands are filled."""
    running = game.activation
    figure = game.figure(running.figure)
    if hands.restricted(game) and not running.swapped:  # AD66-ITEM-11, AD66-DP-08
        running.swapped = True
        if not figure.unconscious:
            yield from hands.choose_hands(game, figure)
        return
    name, choice = parts((yield from decide(game, action_menu(game, figure))))
    if name == "end":
        activation.end_activation(game)
    elif name == "equip":  # AD66-ITEM-06
        hands.swap_hands(game, figure, choice)
    elif name in anytime.NAMES:
        yield from anytime.do(game, figure.seat, name, choice)
    else:
        yield from take_action(game, figure, name, choice)


@rule("AD66-ACTPH-05", "AD66-WATCH-04", "AD66-WATCH-07", "AD66-AMB-20", "AD66-AMB-21", "AD66-AMB-32")
def take_action(game: Anno, figure: Figure, name: str, choice: Answer) -> Rule[None]:
    """An action is declared, perhaps interrupted, and still carried out, unless the Character has fallen or died."""
    running = game.activation
    spec = ACTIONS[name]
    running.full, running.partials = name in FULL, running.partials + (name in PARTIAL)
    hands.allow_swap(game)
    if name not in SHOTS:
        game.tell("declared", "AD66-AMB-20", model=figure.id, action=f"act-{name}")
        yield from watch.offer_interruption(game, figure, name, choice if isinstance(choice, str) else "")
        if not figure.in_play or (figure.prone and not spec.prone):
            game.tell("action-lost", "AD66-AMB-21", model=figure.id, action=f"act-{name}")
            activation.end_if_done(game)
            return
    doing = spec.do(game, figure, choice)
    if doing is not None:
        yield from doing
    activation.end_if_done(game)
