"""Declaring an Action: why it cannot be declared, and what it counts against (MALI-RES-01, -02, MALI-ACTN-05)."""

from __future__ import annotations

from functools import partial

import msgspec

from escarmouche.core.asks.ask import Answer, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import effect, stats
from escarmouche.games.malifaux.cards.card import GENERAL, Action
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.fate import past_conflicts
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.harm import condition, hazard
from escarmouche.games.malifaux.state import ActionStage, Generated, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import friendly_fire, once_per
from escarmouche.games.malifaux.turn.targeting import legal, needs_target, untargeted, why_nobody

FREE = (
    "trigger",
    "disengage",
)  # Actions generated like this may be (bonus) ones, whatever was declared before (MALI-TRIG-15)
ONCE = {"concentrate": "activation", "charge": "activation"}  # the General Actions that a model takes once


# -- why not


@clause("MALI-ACTN-01")
def why_unknown(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """An Action that is on other cards, not on this model's."""
    known = any(name in game.keyed(other) for other in game.models)
    return refuse("why-no-such-action", "MALI-ACTN-01", model=model.id, action=name) if known else None


@clause("MALI-AMB-25")
def why_not(game: Malifaux, model: Model, action: Action, generated: Generated | None = None) -> Refusal | None:
    """Why an Action cannot be declared now; `generated` if an effect lets the model take it."""
    barred = why_beyond_limit(game, model, action.bonus, generated) or bar(game, model, action, generated)
    return barred.reason if isinstance(barred, Shut) else barred


def bar(game: Malifaux, model: Model, action: Action, generated: Generated | None = None) -> Refusal | Shut | None:
    """What closes an Action though there are Actions left. Why nobody can be targeted is found when somebody asks."""
    reason = why_impossible(game, model, action, generated)
    if reason is not None or not needs_target(action) or next(legal(game, model, action, generated), None) is not None:
        return reason
    return Shut(partial(why_nobody, game, model, action, generated))


@clause("MALI-AMB-25")
def why_impossible(game: Malifaux, model: Model, action: Action, generated: Generated | None = None) -> Refusal | None:
    """Why it cannot be declared whoever the target would be: it was used, engagement forbids it, or it cannot be paid."""
    if not action.per and once_per.spent(game, model, action.key, action.once):
        rule_id = "MALI-GEN-10" if action.once == "activation" else "MALI-GEN-11"
        return refuse(f"why-once-{action.once}", rule_id, action=action.key)
    if reason := why_engaged(game, model, action):
        return reason
    if action.cost:  # MALI-RES-02
        use = Use(generated.seat if generated else model.seat, model, action.key)
        if reason := effect.why_unpaid(game, untargeted(action.cost), use):
            return msgspec.structs.replace(reason, rule="MALI-AMB-25") if reason.rule == "MALI-RES-02" else reason
    return None


@clause("MALI-ACT-05", "MALI-ACTN-05", "MALI-TRIG-14", "MALI-TRIG-15", "MALI-TIME-03", "MALI-AMB-28")
def why_beyond_limit(game: Malifaux, model: Model, bonus: bool, generated: Generated | None) -> Refusal | None:
    """Why the limits of its Activation forbid an Action: the Action limit, or the one (bonus) Action."""
    activation = game.state.activation
    taken = activation is not None and activation.model == model.id and activation.bonus_taken
    if bonus and taken and not (generated and generated.origin in FREE):
        return refuse("why-bonus-taken", "MALI-ACTN-05", model=model.id)
    if generated is None and stats.counts(model, bonus) and stats.left(game, model) <= 0:  # MALI-AMB-27
        return _why_no_actions_left(game, model)
    return None


@clause("MALI-ACT-05", "MALI-COND-07")
def _why_no_actions_left(game: Malifaux, model: Model) -> Refusal:
    """All Actions are taken; Slow leaves one less."""
    limit = stats.limit(game, model)
    if condition.has(model, "slow"):
        return refuse("why-no-actions-slow", "MALI-COND-07", model=model.id, limit=limit)
    return refuse("why-no-actions", "MALI-ACT-05", model=model.id, limit=limit)


@clause("MALI-ENG-03", "MALI-RESTR-01")
def why_engaged(game: Malifaux, model: Model, action: Action) -> Refusal | None:
    """Why being engaged, or not being so, forbids an Action."""
    if action.type == "missile" and engage.engaged(game, model) and not friendly_fire.shoots(game, model):
        return refuse("why-engaged-missile", "MALI-ENG-03", model=model.id)
    if action.engaged is not None and engage.engaged(game, model) is not action.engaged:
        key = "why-only-engaged" if action.engaged else "why-not-engaged"
        return refuse(key, "MALI-RESTR-01", model=model.id, action=action.key)
    return None


# -- declaring it (step 1)


@clause("MALI-RES-01", "MALI-GEN-10", "MALI-GEN-11", "MALI-AMB-25", "MALI-CTRL-03", "MALI-TERR-10")
def declare(game: Malifaux, model: Model, seat: int, key: str, generated: Generated | None = None) -> Resolving:
    """The Action counts from now on, whatever its result."""
    printed = None if key in GENERAL else game.action(key)
    count(game, model, printed is not None and printed.bonus, generated)
    if printed is None:
        once_per.use(game, model, key, ONCE.get(key, ""))
    elif not printed.per:
        once_per.use(game, model, key, printed.once)
    state = game.state
    if not state.resolving:
        past_conflicts.clear(game)
    resolving = Resolving(key, model.id, seat, queued_before=len(state.queue))
    if generated is not None:
        resolving.origin, resolving.target = generated.origin, generated.target
    state.resolving.append(resolving)
    game.tell("declares", "MALI-RES-01", model=model.id, action=key, born=resolving.origin)
    hazard.stands(game, model)
    if printed is not None:
        resolving.stage = _after_declaring(printed)
    return resolving


def _after_declaring(action: Action) -> ActionStage:
    """Steps that have nothing to do are left out."""
    if untargeted(action.cost):
        return "cost"
    return "target" if needs_target(action) else "choose"


@clause("MALI-ACT-05", "MALI-ACTN-05", "MALI-COND-09", "MALI-TRIG-14", "MALI-AMB-27", "MALI-AMB-28")
def count(game: Malifaux, model: Model, bonus: bool, generated: Generated | None) -> None:
    """It counts against the Action limit, and as the one (bonus) Action, only in the model's own Activation. Generated Actions do
    not count."""
    activation = game.state.activation
    if activation is None or activation.model != model.id:
        return
    if bonus and not (generated and generated.origin in FREE):
        activation.bonus_taken += 1
    if generated is None and stats.counts(model, bonus):
        activation.taken += 1
