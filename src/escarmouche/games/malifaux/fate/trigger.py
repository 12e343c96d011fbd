"""Triggers: which of them a total allows, what they cost, and when they are resolved (MALI-TRIG).

Immediate ones are resolved when they are declared. For the others the Action notes the key: `effects` is called at each moment of its
resolution, and `later` adds those that come after the Action to the effects that wait.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from escarmouche.core.asks.ask import Answer, LazyBranch, Menu
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Filter, Trigger
from escarmouche.games.malifaux.cards.effect import Aimed, Use
from escarmouche.games.malifaux.cards.restrictions import why_excluded
from escarmouche.games.malifaux.cards.vocabulary import Call, nested
from escarmouche.games.malifaux.fate import deck, total
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import After, Duel, Model, Resolving, Side
from escarmouche.games.malifaux.table import Malifaux

ANYBODY = Filter()


# -- what is printed


def printed(game: Malifaux, key: str) -> Trigger | None:
    """The Trigger of that key; None if it is something else."""
    return game.library.triggers.get(key)


@clause("MALI-TRIG-02", "MALI-TRIG-03", "MALI-AMB-19")
def candidates(game: Malifaux, duel: Duel, side: Side) -> Sequence[Trigger]:
    """The Triggers a side may have: those of the Action for the model that takes it; for the other its own Resist Triggers for
    this stat."""
    if not duel.action:
        return ()
    if side is duel.sides[0]:
        return game.action(duel.action).triggers
    model = game.model(side.model)
    resists = list(game.card(model).resists)
    for upgrade in model.upgrades:
        resists += game.upgrades[upgrade].resists
    return [trigger for trigger in resists if side.stat in trigger.resist]


# -- declaring


@clause("MALI-TRIG-04", "MALI-TRIG-14", "MALI-COND-09", "MALI-AMB-29")
def why_no_trigger(game: Malifaux, duel: Duel, side: Side) -> Refusal | None:
    """Why a model cannot declare any Trigger in this duel."""
    resolving = game.state.resolving[-1] if game.state.resolving else None
    if resolving is not None and resolving.key == duel.action:
        if resolving.origin == "disengage":
            return refuse("why-trigger-disengage", "MALI-TRIG-04", model=side.model)
        if resolving.origin == "trigger" and side is duel.sides[0]:
            return refuse("why-trigger-generated", "MALI-TRIG-14", model=side.model)
    if condition.has(game.model(side.model), "stunned"):
        return refuse("why-trigger-stunned", "MALI-COND-09", model=side.model)
    return None


@clause("MALI-TRIG-01", "MALI-TRIG-05", "MALI-TRIG-06", "MALI-DUEL-12")
def why_not(game: Malifaux, duel: Duel, side: Side, trigger: Trigger) -> Refusal | None:
    """Why this Trigger cannot be declared: its suits, its restrictions, its cost."""
    if not total.holds(total.suits(duel, side), trigger.suits):
        return refuse("why-trigger-suits", "MALI-TRIG-01", suits=list(trigger.suits))
    use = declared(game, duel, side, trigger)
    if trigger.only != ANYBODY and use.target is None:
        return refuse("why-trigger-only", "MALI-TRIG-06")
    reason = why_excluded(game, use.model, use.target, trigger.only) if use.target is not None else None
    return reason or effect.why_unpaid(game, trigger.cost, use)


def open(game: Malifaux, side: Side) -> dict[str, LazyBranch]:
    """What a side may declare now: every Trigger it could have, open or with the reason why not. Empty if none is open."""
    duel = game.duel
    triggers = candidates(game, duel, side)
    if not triggers or side.trigger or side.no_trigger or why_no_trigger(game, duel, side) is not None:
        return {}
    branches: dict[str, LazyBranch] = {trigger.key: why_not(game, duel, side, trigger) for trigger in triggers}
    return branches if None in branches.values() else {}


@clause("MALI-TRIG-02", "MALI-TRIG-03")
def why_unknown(game: Malifaux, side: Side, offered: Collection[str], name: Answer) -> Refusal | None:
    """Why a Trigger cannot be named: it is not on this Action, or not on the resisting model's card for this stat."""
    if name in offered or printed(game, str(name)) is None:
        return None
    if side is game.duel.sides[0]:
        return refuse("why-trigger-other-action", "MALI-TRIG-02", trigger=name, action=game.duel.action)
    return refuse("why-trigger-not-own", "MALI-TRIG-03", trigger=name, model=side.model, stat=side.stat)


@rule("MALI-DUEL-12", "MALI-TRIG-01", "MALI-TRIG-05", "MALI-TRIG-07", "MALI-DP-26", "MALI-DP-35")
def declare(game: Malifaux, side: Side) -> Rule[bool]:
    """One Trigger or none; its cost is paid at once, and an immediate one is resolved. Says whether anything was asked."""
    branches, duel = open(game, side), game.duel
    if not branches:
        side.no_trigger = True
        return False
    about: questions.Trigger = {"model": side.model, "total": side.total, "suits": total.suits(duel, side)}
    every: dict[str, LazyBranch] = {"none": None, **branches}
    why = partial(why_unknown, game, side, branches)
    key = yield Menu("trigger", seat=side.seat, rule="MALI-DUEL-12", branches=every, of="trigger", about=about, why=why)
    trigger = printed(game, key)
    if trigger is None:
        side.no_trigger = True
        return True
    side.trigger = key
    game.tell("trigger", "MALI-TRIG-01", model=side.model, trigger=key)
    use = declared(game, duel, side, trigger)
    if not (yield from effect.pay(game, trigger.cost, use)):
        side.trigger, side.no_trigger = "", True
    elif trigger.timing == "immediately":
        yield from effect.run(game, trigger.effects, use)
        yield from deck.limit(game)
    return True


def declared(game: Malifaux, duel: Duel, side: Side, trigger: Trigger) -> Use:
    """A Trigger in its duel: who declares it, and against whom. The Attacker is the target of a Resist Trigger."""
    resolving = game.state.resolving[-1] if game.state.resolving else None
    other = total.other_side(duel, side)
    target = other.model if other else resolving.target if resolving else ""
    return _use(game, side.seat, game.model(side.model), trigger.key, target, resolving.x if resolving else 0)


def _use(game: Malifaux, seat: int, model: Model, key: str, target: str, x: int) -> Use:
    """A use with its target, a model or a Marker, if it is there."""
    other = game.find(target) if target else None
    marker = game.find_marker(target) if target and other is None else None
    return Use(seat, model, key, other, marker, x=x)


# -- resolving


@rule("MALI-TRIG-08", "MALI-TRIG-09", "MALI-DMG-11")
def effects(game: Malifaux, resolving: Resolving, timing: str) -> Rule[None]:
    """The declared Triggers of an Action whose moment has come.

    Those When Resolving, if it has succeeded, in two parts: `modifying` is what changes its effects, as soon as the duel is decided;
    `resolving` is what adds effects, after its own. `killing`: its target is being killed.
    """
    if not (resolving.trigger or resolving.resisted) or (timing != "killing" and not resolving.success):
        return
    for use, trigger in _noted(game, resolving):
        if trigger.timing == ("killing" if timing == "killing" else "resolving"):
            yield from effect.run(game, _part(trigger, timing), use)
            yield from deck.limit(game)


def _part(trigger: Trigger, timing: str) -> list[Call]:
    return [call for call in trigger.effects if timing == "killing" or _early(call) == (timing == "modifying")]


def _early(call: Call) -> bool:
    """Does a word, or one that it holds, change the Action's effects?"""
    return any(held.params.early for held in nested((call,)))


def _noted(game: Malifaux, resolving: Resolving) -> Iterator[tuple[Use, Trigger]]:
    """The Triggers declared in an Action's duel, the Attacker's first."""
    for key, name, other in (
        (resolving.trigger, resolving.model, resolving.target),
        (resolving.resisted, resolving.target, resolving.model),
    ):
        trigger = printed(game, key) if key else None
        if trigger is not None:
            model = game.model(name)
            seat = resolving.seat if name == resolving.model else control.decider(game, model)
            yield _use(game, seat, model, key, other, resolving.x), trigger


@clause("MALI-TRIG-10", "MALI-TRIG-11", "MALI-TRIG-12", "MALI-AMB-18", "MALI-AMB-113")
def later(game: Malifaux, resolving: Resolving) -> None:
    """The Action is complete: what its Triggers do after it joins the effects that wait. After Succeeding: only if its model succeeded."""
    if not (resolving.trigger or resolving.resisted):
        return
    for use, trigger in _noted(game, resolving):
        succeeded = resolving.success if use.model.id == resolving.model else resolving.defender_won
        if trigger.timing == "after" or (trigger.timing == "succeeding" and succeeded):
            about = resolving.target if use.model.id == resolving.model else resolving.model
            game.state.afters.append(After(use.model.id, use.seat, trigger.key, about, resolving.x))


@rule("MALI-TRIG-10", "MALI-TRIG-11", "MALI-TRIG-13", "MALI-TRIG-15")
def after(game: Malifaux, waiting: After) -> Rule[None]:
    """One of those, if its model is still in play, and its target too if it names one. Actions that it generates go to the queue."""
    trigger, model = printed(game, waiting.source), game.model(waiting.model)
    if trigger is None or not model.in_play:
        return
    use = _use(game, waiting.seat, model, trigger.key, waiting.about, waiting.amount)
    if aimed(trigger) and use.marker is None and (use.target is None or not use.target.in_play):
        return
    game.tell("trigger-resolved", "MALI-TRIG-10", model=model.id, trigger=trigger.key)
    yield from effect.run(game, trigger.effects, use)
    yield from deck.limit(game)


@clause("MALI-TRIG-10")
def aimed(trigger: Trigger) -> bool:
    """Does it have a specific target: does any of its words, at any depth, touch it or generate an Action against it?"""
    return any("target" in _whom(call) for call in nested(trigger.effects))


def _whom(call: Call) -> tuple[str, str]:
    return call.params.to if isinstance(call.params, Aimed) else "", getattr(call.params, "at", "")
