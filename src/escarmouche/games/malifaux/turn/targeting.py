"""What an Action may target: range, restrictions, line of sight, and what the target would have to pay (MALI-RES-03 to -05, MALI-RESTR)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.cards.restrictions import why_excluded, why_wrong_side
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.goals import strategy
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import NOBODY, Generated, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import once_per


def needs_target(action: Action) -> bool:
    return action.target is not None or bool(action.marker)


def untargeted(cost: tuple[Call, ...]) -> list[Call]:
    """The costs that are paid at once."""
    return [call for call in cost if not of_target(call)]


def of_target(call: Call) -> bool:
    """Does a cost refer to the target?"""
    return getattr(call.params, "of", "") == "target"


@clause("MALI-RES-03", "MALI-RES-04", "MALI-RES-05", "MALI-ACTN-03", "MALI-MARK-14", "MALI-BURY-02")
def legal(game: Malifaux, model: Model, action: Action, generated: Generated | None = None) -> Iterator[str]:
    """Every legal target, one after the other; whoever asks may stop at the first."""
    if action.marker:
        for marker in game.state.markers:
            if marker.kind in action.marker and why_marker_not_target(game, model, action, marker) is None:
                yield marker.id
        return
    for other in close(game, model, action, generated):
        if why_not_target(game, model, action, other, generated) is None:
            yield other.id


def close(game: Malifaux, model: Model, action: Action, generated: Generated | None = None) -> Iterator[Model]:
    """The models that may be targets: those of the wrong Crew and those far away are left out before anybody asks why."""
    who = action.target.who if action.target else "any"
    never = NOBODY if who == "any" else model.seat if who == "enemy" else game.opponent(model.seat)
    named = generated.target if generated is not None else ""
    ranged, reach = bool(action.range or action.type), action.range
    left, right = model.x - reach - measure.REACH, model.x + reach + measure.REACH  # most models are further away
    for other in game.models:
        if other.seat == never or (named and other.id != named):
            continue
        if other.status == "":
            near = not ranged or (left <= other.x <= right and measure.within_in_plan(game, model, other, reach))
            if not near:
                continue
        elif other.status != "buried":
            continue
        yield other


def targets(game: Malifaux, action: Action, model: Model, generated: Generated | None = None) -> list[str]:
    """All legal targets."""
    return list(legal(game, model, action, generated))


@clause("MALI-RES-04", "MALI-RES-05", "MALI-GEN-13")
def why_not_target(
    game: Malifaux, model: Model, action: Action, other: Model, generated: Generated | None = None
) -> Refusal | None:
    """Why a model cannot be the target: range, restrictions, a limit against it, LoS, a cost that it would have to pay."""
    if action.attack and other is model:
        return refuse("why-target-self", "MALI-RES-05", model=model.id)
    on_table = other.on_table
    if on_table and (reason := why_out_of_range(game, model, action, other)):
        return reason
    if action.target is None:
        return refuse("why-targets-nobody", "MALI-RES-04", action=action.key)
    if reason := why_excluded(game, model, other, action.target):  # MALI-RESTR-02 to -05
        return reason
    if action.per and once_per.spent(game, model, action.key, action.once, other.id):
        return refuse(f"why-once-target-{action.once}", "MALI-GEN-13", action=action.key, target=other.id)
    if on_table and (reason := why_unseen(game, model, action, other)):
        return reason
    if not action.cost:
        return None
    use = Use(generated.seat if generated else control.decider(game, model), model, action.key, other)
    return effect.why_unpaid(game, [call for call in action.cost if of_target(call)], use)


@clause("MALI-AMB-25", "MALI-RES-04")
def why_nobody(game: Malifaux, model: Model, action: Action, generated: Generated | None = None) -> Refusal:
    """Why an Action has no legal target: whatever it is for is too far away or not seen, or there is nothing of the kind."""
    things, about = _meant(game, model, action, generated), {"action": action.key}
    near = [thing for thing in things if why_out_of_range(game, model, action, thing) is None]
    if things and not near:
        gap, target = min((round(measure.gap(game, model, thing)), thing.id) for thing in things)
        return refuse("why-no-target-near", "MALI-AMB-25", **about, target=target, gap=gap, reach=action.range)
    seen = [thing for thing in near if why_unseen(game, model, action, thing) is None]
    if near and not seen:
        return refuse("why-no-target-seen", "MALI-AMB-25", **about, model=model.id, reach=action.range)
    against = [why_not_target(game, model, action, thing, generated) for thing in seen if isinstance(thing, Model)]
    return next(filter(None, against), None) or refuse("why-no-target", "MALI-AMB-25", **about)


def _meant(game: Malifaux, model: Model, action: Action, generated: Generated | None) -> list[Model | Marker]:
    """Everything of the kind that an Action is for, near or far, seen or not."""
    target, named = action.target, generated.target if generated is not None else ""
    if action.marker:
        kinds = [marker for marker in game.state.markers if marker.kind in action.marker]
        who = "any" if target is None else target.who
        return [thing for thing in kinds if not strategy.protects(thing) and why_wrong_side(thing, model, who) is None]
    if target is None:
        return []
    others = [other for other in game.models if other.on_table and not (action.attack and other is model)]
    fitting = [other for other in others if why_excluded(game, model, other, target) is None]
    return [other for other in fitting if not named or other.id == named]


@clause("MALI-RES-04", "MALI-MEAS-04", "MALI-ACTN-06")
def why_out_of_range(game: Malifaux, model: Model, action: Action, thing: Model | Marker) -> Refusal | None:
    """Is something beyond the range? An Action without a range names its own distance."""
    if thing is model or not (action.range or action.type) or measure.within(game, model, thing, action.range):
        return None
    gap = round(measure.gap(game, model, thing))
    return refuse("why-out-of-reach", "MALI-RES-04", target=thing.id, gap=gap, reach=action.range)


@clause("MALI-RES-04", "MALI-EX-33")
def why_unseen(game: Malifaux, model: Model, action: Action, thing: Model | Marker) -> Refusal | None:
    """Is it not in LoS, where the Action needs it?"""
    if thing is model or not action.sight or sight.sees(game, model, thing):
        return None
    return refuse("why-not-seen", "MALI-RES-04", target=thing.id)


@clause("MALI-RES-04", "MALI-MARK-14", "MALI-RESTR-02", "MALI-RESTR-03")
def why_marker_not_target(game: Malifaux, model: Model, action: Action, marker: Marker) -> Refusal | None:
    """Why a Marker cannot be the target. Strategy Markers never are."""
    if strategy.protects(marker):
        return refuse("why-strategy-marker", "MALI-MARK-14", target=marker.id)
    who = action.target.who if action.target is not None else "any"
    return (
        why_wrong_side(marker, model, who)
        or why_out_of_range(game, model, action, marker)
        or why_unseen(game, model, action, marker)
    )
