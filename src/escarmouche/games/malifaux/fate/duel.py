"""Duels, simple and opposed, step by step (MALI-DUEL).

The duel of an Action rests in `state.duels`; `Duel.stage` says which step comes next, and each is a rule of its own. When it is done, its
cards lie in the Conflict until `over`, and the Action knows the result. Duels within effects are one rule (`simple`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.fate import deck, flip, modifiers, past_conflicts, prepare, total, trigger
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Duel, Model, ResistStat, Resolving, Side, Stat
from escarmouche.games.malifaux.table import Malifaux

TIE = -2  # Accuracy Modifier of a tie (MALI-AMB-01)
RESISTS = ("df", "wp", "mv")
OWN: Stat = "action"  # the stat of a side that uses its Action's


# -- how it begins


@clause("MALI-DUEL-02", "MALI-ACTN-06", "MALI-RES-07", "MALI-AMB-117")
def is_needed(action: Action) -> bool:
    """Does an Action have a duel: a Resist to beat, or a TN to reach?"""
    return action.stat is not None and (action.resisted_with is not None or action.tn > 0)


@clause("MALI-DUEL-02", "MALI-AMB-117")
def begin(game: Malifaux, action: Action, model: Model, target: Model | None) -> Duel:
    """The duel of an Action, opposed or simple, is laid out."""
    if action.resisted_with is not None and target is not None:
        return oppose(game, action, model, target)
    return _laid(game, _duel(action, [_acting(game, action, model)]))


@clause("MALI-DUEL-02", "MALI-DUEL-03", "MALI-ACTN-02", "MALI-ACTN-04")
def oppose(game: Malifaux, action: Action, attacker: Model, defender: Model) -> Duel:
    """An opposed duel: the Action's stat against what the target resists with, and against a TN if there is one."""
    stat = action.resisted_with
    assert stat is not None
    resists = Side(control.decider(game, defender), defender.id, stat)
    resists.stat_value = stats.stat(game, defender, stat)
    return _laid(game, _duel(action, [_acting(game, action, attacker), resists]))


@clause("MALI-ACTN-02", "MALI-CTRL-03")
def _acting(game: Malifaux, action: Action, model: Model) -> Side:
    """The side of the model that takes the Action, with its stat and the suits in it."""
    return Side(control.decider(game, model), model.id, OWN, action.stat or 0, suits=list(action.suits))


def _duel(action: Action, sides: list[Side]) -> Duel:
    types: list[str] = [action.type] if action.type in ("melee", "missile") else []
    return Duel("action", "MALI-DUEL-01", sides, action.tn, list(action.tn_suits), action=action.key, types=types)


def _laid(game: Malifaux, duel: Duel) -> Duel:
    """A duel is laid out, with everything that changes its flips and totals."""
    past_conflicts.lay(game, duel)
    for side in duel.sides:
        side.fates += modifiers.duel(game, duel, side)
        side.mods += modifiers.stat(game, duel, side)
    return duel


# -- step by step


@clause("MALI-DUEL-01")
def running(game: Malifaux) -> bool:
    """Is a duel half fought?"""
    duels = game.state.duels
    return bool(duels) and duels[-1].stage in STAGES


@clause("MALI-DUEL-01")
def step(game: Malifaux) -> Step[None]:
    """The next step of the duel being performed."""
    return STAGES[game.duel.stage](game)


@rule("MALI-DUEL-04", "MALI-DUEL-05", "MALI-DUEL-06", "MALI-AMB-111")
def modify(game: Malifaux) -> Rule[None]:
    """Before a card is flipped: the Defender may relent; the Attacker's player uses what there is to use, then the Defender's."""
    duel = game.duel
    says = prepare.says(game, duel)
    while duel.spoken <= len(says):
        asked = yield from (prepare.options(game, duel, *says[duel.spoken - 1]) if duel.spoken else relent(game, duel))
        duel.spoken += 1
        if asked:
            return
    duel.stage, duel.spoken = "flip", 0


@rule("MALI-DUEL-04", "MALI-DP-28", "MALI-AMB-03")
def relent(game: Malifaux, duel: Duel) -> Rule[bool]:
    """A Defender may let a friendly Attacker win."""
    if len(duel.sides) < 2:
        return False
    attacker, defender = [game.model(side.model) for side in duel.sides]
    if not control.friends(attacker, defender):
        return False
    side = duel.sides[1]
    about: questions.CausedBy = {"model": defender.id, "by": attacker.id}
    answer = yield Choose("relent", seat=side.seat, rule="MALI-DUEL-04", options=("relent", "resist"), about=about)
    side.relents = answer == "relent"
    if side.relents:
        game.tell("relents", "MALI-DUEL-04", model=defender.id, by=attacker.id)
    return True


@rule("MALI-DUEL-07", "MALI-FLIP-01")
def flips(game: Malifaux) -> Rule[None]:
    """Every model in the duel flips, unless it relents."""
    duel = game.duel
    for side in duel.sides:
        if not side.relents:
            yield from flip.reveal(game, side, duel.rule)
    duel.stage = "keep"


@rule("MALI-DUEL-07", "MALI-DUEL-08", "MALI-HID-10", "MALI-DP-31")
def keeps(game: Malifaux) -> Rule[None]:
    """Each keeps one card, the Active player first; the totals are announced."""
    duel = game.duel
    for side in sorted(duel.sides, key=lambda side: side.seat != game.lead):
        if not side.relents:
            yield from flip.keep(game, side, duel.rule, suited=True)
    announce(game, duel, "MALI-DUEL-08")
    duel.stage = "cheat"


@rule("MALI-DUEL-09", "MALI-DUEL-10", "MALI-HID-10", "MALI-DP-34")
def cheats(game: Malifaux) -> Rule[None]:
    """The side with the lower total cheats or declines, then the other; after a tie the Defender is first. Then the final totals
    are announced."""
    duel = game.duel
    for side in in_turn(duel):
        if side.relents or side.cheated:
            continue
        other = total.other_side(duel, side)
        if other is not None and other.seat == side.seat and other.cheated == "cheated":
            side.cheated = "barred"  # a player cheats once in a duel, even with both models
            continue
        if flip.mark_if_uncheatable(side, other):
            continue
        hand = game.deck(side.seat).hand
        about = total.about(duel, side) if hand else None
        yield from flip.replace(game, side, "MALI-CHEAT-01", suited=True, about=about)
        if hand:
            return
    announce(game, duel, "MALI-DUEL-11")
    duel.stage, duel.spoken = "triggers", 0


@clause("MALI-DUEL-09")
def in_turn(duel: Duel) -> list[Side]:
    """The sides in the order in which they may cheat: by the totals that were announced."""
    if len(duel.sides) < 2:
        return duel.sides
    first, other = duel.sides
    return [first, other] if first.total < other.total else [other, first]


@rule("MALI-DUEL-12", "MALI-TRIG-08", "MALI-AMB-02", "MALI-AMB-03", "MALI-AMB-19")
def triggers(game: Malifaux) -> Rule[None]:
    """Each side may declare one Trigger, the Attacker first; then the duel is decided, and Triggers that change the Action's
    effects take hold."""
    duel = game.duel
    while duel.spoken < len(duel.sides):
        asked = yield from trigger.declare(game, duel.sides[duel.spoken])
        duel.spoken += 1
        if asked:
            return
    judge(game, duel)
    if resolving := _belongs(game, duel):
        yield from trigger.effects(game, resolving, "modifying")


STAGES: dict[str, Callable[[Malifaux], Step[None]]] = {
    "modify": modify,
    "flip": flips,
    "keep": keeps,
    "cheat": cheats,
    "triggers": triggers,
}


# -- how it ends


@clause("MALI-DUEL-08", "MALI-DUEL-11", "MALI-HID-10")
def announce(game: Malifaux, duel: Duel, rule_id: str) -> None:
    """Every total is announced, with its suits."""
    final = int(rule_id == "MALI-DUEL-11")
    for side in duel.sides:
        side.total = total.total(duel, side)
        if not side.relents:
            suits = total.suits(duel, side)
            event = "duel-total-suits" if suits else "duel-total"
            game.tell(event, rule_id, model=side.model, total=side.total, suits=suits, final=final)


@clause("MALI-DUEL-13", "MALI-DUEL-14", "MALI-DUEL-15", "MALI-ACTN-04", "MALI-AMB-18")
def judge(game: Malifaux, duel: Duel) -> None:
    """The first side succeeds with at least the other's total and the TN with its suits; the Defender needs more."""
    for side in duel.sides:
        if side.stat in RESISTS:  # an Immediate Trigger may have changed it
            side.stat_value = stats.stat(game, game.model(side.model), side.stat)
        side.total = total.total(duel, side)
    first, other = duel.sides[0], duel.sides[1] if len(duel.sides) > 1 else None
    reached = first.total >= duel.tn and total.holds(total.suits(duel, first), duel.tn_suits)
    duel.won = reached and (other is None or first.total >= other.total)
    duel.defender_won = other is not None and other.total > first.total
    duel.stage = "done"
    result = "success" if duel.won else "failure"
    against: dict[str, Any] = {"target": other.model, "other": other.total} if other else {}
    event = "duel-opposed" if other else "duel-simple"
    game.tell(event, duel.rule, model=first.model, total=first.total, tn=duel.tn, result=result, **against)
    _note(game, duel)


def _belongs(game: Malifaux, duel: Duel) -> Resolving | None:
    """The Action that this is the duel of."""
    resolving = game.state.resolving[-1] if duel.action and game.state.resolving else None
    if resolving is None or resolving.key != duel.action or resolving.model != duel.sides[0].model:
        return None
    return resolving


@clause("MALI-DMG-04", "MALI-TRIG-01", "MALI-COND-15", "MALI-AMB-40")
def _note(game: Malifaux, duel: Duel) -> None:
    """The Action to which the duel belongs knows the result."""
    resolving, first = _belongs(game, duel), duel.sides[0]
    if resolving is None:
        return
    resolving.success, resolving.defender_won = duel.won, duel.defender_won
    resolving.trigger, resolving.focus = first.trigger, int(first.focused)
    if len(duel.sides) > 1:
        other = duel.sides[1]
        resolving.resisted, resolving.target_focused = other.trigger, other.focused
        resolving.accuracy = accuracy(abs(first.total - other.total))


@clause("MALI-DMG-04", "MALI-AMB-01")
def accuracy(difference: int) -> int:
    """The Accuracy Modifier of a difference of final totals (D-2).

    >>> [accuracy(difference) for difference in (0, 1, 5, 6, 10, 11)]
    [-2, -1, -1, 0, 0, 1]
    """
    if difference == 0:
        return TIE
    return -1 if difference <= 5 else 0 if difference <= 10 else 1


@clause("MALI-CONF-03", "MALI-DISC-04")
def clear_conflict(game: Malifaux) -> None:
    """The Conflict is cleared: its cards are discarded, but by nobody."""
    duel = game.state.duels.pop()
    for side in duel.sides:
        if side.card:
            deck.stack(game, side.seat, [side.card])
    past_conflicts.note(game, duel)


# -- within an effect


@rule("MALI-DUEL-02", "MALI-DUEL-03", "MALI-GEN-08", "MALI-AMB-19")
def simple(
    game: Malifaux,
    model: Model,
    stat: ResistStat,
    tn: int,
    suits: Sequence[str] = (),
    *,
    name: str,
    rule_id: str,
    types: Sequence[str] = (),
) -> Rule[bool]:
    """A whole simple duel of a model against a TN: only its player flips and decides. Nobody declares Triggers."""
    side = Side(control.decider(game, model), model.id, stat, stats.stat(game, model, stat))
    duel = _laid(game, Duel(name, rule_id, [side], tn, list(suits), types=list(types)))
    while duel.stage != "done":
        yield from step(game)
    clear_conflict(game)
    return duel.won
