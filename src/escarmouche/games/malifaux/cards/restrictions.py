"""Why a model is not among those that a card means: one reason for each thing that a restriction may require."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.ground import engage, measure
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil


@clause("MALI-RESTR-01", "MALI-RESTR-02", "MALI-RESTR-03", "MALI-RESTR-05", "MALI-BURY-02")
def why_excluded(game: Malifaux, model: Model, other: Model, only: Filter) -> Refusal | None:
    """Why a model does not fit; None if it does (`effect.fits`)."""
    if effect.fits(game, model, other, only):
        return None
    if other.status == "buried" and not only.buried:
        return refuse("why-is-buried", "MALI-BURY-02", model=other.id)
    if only.buried and other.status != "buried":
        return refuse("why-only-buried", "MALI-BURY-02", target=other.id)
    if only.other and other is model:
        return refuse("why-only-other", "MALI-RESTR-05", model=model.id)
    if only.who == "enemy" and other is model:
        return refuse("why-only-enemy-self", "MALI-RESTR-02", model=model.id)
    if only.who == "enemy" and other.seat == model.seat:
        return refuse("why-only-enemy", "MALI-RESTR-02", model=model.id, target=other.id)
    if only.who == "friend" and other.seat != model.seat:
        return refuse("why-only-friend", "MALI-RESTR-03", model=model.id, target=other.id)
    return (
        _why_other_kind(game, other, only)
        or _why_other_state(game, other, only)
        or _why_elsewhere(game, model, other, only)
    )


@clause("MALI-RESTR-04")
def _why_other_kind(game: Malifaux, other: Model, only: Filter) -> Refusal | None:
    """It lacks a Characteristic, Keyword or name that is required, or has one that is excluded."""
    traits = game.card(other).traits
    if only.has and traits.isdisjoint(only.has):
        return refuse("why-only-such", "MALI-RESTR-04", target=other.id, words=list(only.has))
    shut = [word for word in only.lacks if word in traits]
    return refuse("why-never-such", "MALI-RESTR-04", target=other.id, words=shut) if shut else None


@clause("MALI-RESTR-01")
def _why_other_state(game: Malifaux, other: Model, only: Filter) -> Refusal | None:
    """It has no such Condition or Token, or has lost no Health."""
    if only.condition and not any(held.name in only.condition for held in other.conditions):
        return refuse("why-needs-condition", "MALI-RESTR-01", target=other.id, conditions=list(only.condition))
    if only.token and not other.tokens.get(only.token):
        return refuse("why-needs-token", "MALI-RESTR-01", target=other.id, token=only.token)
    unhurt = only.wounded and other.health >= game.card(other).health
    return refuse("why-unhurt", "MALI-RESTR-01", model=other.id) if unhurt else None


@clause("MALI-RESTR-01", "MALI-MEAS-04", "MALI-MEAS-05")
def _why_elsewhere(game: Malifaux, model: Model, other: Model, only: Filter) -> Refusal:
    """It is not engaged by this model, or not near enough."""
    if only.engaged and not engage.engages(game, model, other):
        return refuse("why-not-engaged-by", "MALI-RESTR-01", model=model.id, target=other.id)
    reach = mil(only.within)
    if only.completely:
        return refuse("why-not-completely", "MALI-MEAS-05", model=model.id, target=other.id, reach=reach)
    gap = round(measure.gap(game, model, other))
    return refuse("why-out-of-reach", "MALI-RESTR-01", target=other.id, gap=gap, reach=reach)


@clause("MALI-RESTR-02", "MALI-RESTR-03", "MALI-MARK-06")
def why_wrong_side(marker: Marker, model: Model, who: str) -> Refusal | None:
    """The Marker belongs to the wrong side; a neutral one is neither friendly nor enemy."""
    if control.belongs(marker, model, who):
        return None
    rule_id = "MALI-RESTR-03" if who == "friend" else "MALI-RESTR-02"
    return refuse(f"why-marker-no-{who}", rule_id, marker=marker.id)
