"""Occasions: something happens to a model, and Abilities may be waiting for it (MALI-ABIL-04).

What waits is noted in `state.afters`; `timing.py` says when and in which order it is resolved.
"""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Ability
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import After, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import once_per
from escarmouche.space.units import mil

SELF = ("dying", "killed")  # events of a model that may be out of play by then: its own Abilities still count


@clause("MALI-ABIL-04", "MALI-CARD-07")
def waiting(
    game: Malifaux,
    event: str,
    model: Model,
    *,
    amount: int = 0,
    about: Model | None = None,
    type: str = "",
    action: str = "",
    health_before: int = 0,
) -> list[After]:
    """Every Ability in play that this event of this model triggers, as effects to be resolved.

    `about` is the other model in it, `action` the key of the Action taken.
    """
    afters: list[After] = []
    for owner, ability in game.heeding(event, model):
        if not owner.in_play and not (owner is model and event in SELF):
            continue
        if _called(game, owner, ability, model, type) and _fitting(
            game, owner, ability, model, about, action, health_before
        ):
            whom = about if owner is model else model
            seat = control.decider(game, owner)
            afters.append(After(owner.id, seat, ability.key, whom.id if whom else "", amount))
    return afters


def awaited(game: Malifaux, event: str) -> bool:
    """Does anybody in this game have an Ability that waits for such an event?"""
    waits = game.library.waiting.get(event)
    return waits is not None and bool(game.bearers(waits))


def happen(
    game: Malifaux,
    event: str,
    model: Model,
    *,
    amount: int = 0,
    about: Model | None = None,
    type: str = "",
    action: str = "",
) -> None:
    """Something happened to a model: Abilities that wait for it are resolved after the current Action or Ability."""
    if event in game.library.waiting and game.heeding(event, model):
        game.state.afters += waiting(game, event, model, amount=amount, about=about, type=type, action=action)


@clause("MALI-RES-04", "MALI-GACT-05", "MALI-SCHM-14", "MALI-ABIL-04")
def aimed(game: Malifaux, resolving: Resolving, name: str) -> None:
    """A General Action targets a model: it is announced, and it is an event like any other."""
    resolving.target = name
    game.tell("targets", "MALI-RES-04", model=resolving.model, target=name, action=resolving.key)
    happen(game, "targeted", game.model(name), about=game.model(resolving.model))


@clause("MALI-AURA-01", "MALI-AURA-02", "MALI-GEN-10", "MALI-GEN-11", "MALI-AMB-74")
def _called(game: Malifaux, owner: Model, ability: Ability, model: Model, type: str) -> bool:
    """Is this the Ability's event: its own model's, or one of a model that it means, near enough and in sight?"""
    when = ability.when
    if when is None or (when.type and when.type != type) or once_per.spent(game, owner, ability.key, ability.once):
        return False
    if when.whose is None:
        return owner is model
    if not effect.fits(game, owner, model, when.whose):
        return False
    if not when.aura or owner is model:
        return True
    if not (owner.on_table and model.on_table):
        return False
    return measure.within(game, owner, model, mil(when.aura)) and sight.sees(game, owner, model)


@clause("MALI-ABIL-04", "MALI-CTRL-02", "MALI-DMG-11", "MALI-KILL-06", "MALI-AMB-87", "MALI-AMB-136")
def _fitting(
    game: Malifaux, owner: Model, ability: Ability, model: Model, about: Model | None, action: str, health_before: int
) -> bool:
    """Does the rest fit what the Ability says: after which Action, by whom or to whom, down to how much Health?"""
    when = ability.when
    if when is None or (when.actions and (action.partition(":")[2] or action) not in when.actions):
        return False
    for meant in (when.by, when.whom):
        if meant is not None and (about is None or not effect.fits(game, owner, about, meant)):
            return False
    if when.health is None:
        return True
    least = game.card(model).health / 2 if when.health == "half" else when.health
    return health_before > least >= model.health
