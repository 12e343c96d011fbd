"""Conditions: gained, added up, cancelled, lowered, ended (MALI-COND)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.state import After, Condition, ConditionName, Model
from escarmouche.games.malifaux.table import Malifaux

VALUED: tuple[ConditionName, ...] = ("shielded", "injured", "burning", "distracted", "focused", "poison")
BRIEF: tuple[ConditionName, ...] = ("fast", "slow", "staggered", "stunned")  # they end with the model's Activation
NAMES: tuple[ConditionName, ...] = (*BRIEF, "adversary", *VALUED)
CANCELS = {"fast": "slow", "slow": "fast"}
ENDING = ("adversary", "shielded", "injured")  # in the End Phase
HURTING = ("burning", "poison")
FATEFUL = ("damaged", "dying", "killed")  # events that they may bring about
EACH = 3  # points for one more damage


# -- what a model has


def find(model: Model, name: str, of: str = "") -> Condition | None:
    """Its Condition of that name; for Adversary the one with this X, or any if none is named."""
    for condition in model.conditions:
        if condition.name == name and (not of or condition.of == of):
            return condition
    return None


def names(model: Model) -> list[str]:
    """The names of its Conditions."""
    return [condition.name for condition in model.conditions]


def has(model: Model, name: str, of: str = "") -> bool:
    return find(model, name, of) is not None


def value(model: Model, name: str) -> int:
    """The value of a Condition; 0 if it has no value or the model does not have it."""
    condition = find(model, name)
    return condition.value if condition else 0


# -- gaining and losing


@clause("MALI-GEN-07", "MALI-COND-01", "MALI-AMB-45", "MALI-AMB-46")
def can_gain(game: Malifaux, model: Model, name: str, of: str = "") -> bool:
    """Would gaining it change anything? Not if the model's words forbid it, or if it has no value and the model has it already."""
    if not model.in_play or immune(game, model, name):
        return False
    return name in VALUED or not has(model, name, of)


@clause("MALI-GEN-02", "MALI-TERR-17")
def immune(game: Malifaux, model: Model, name: str) -> bool:
    """Do the model's words keep something from affecting it: a Condition, a Terrain Trait, Terrifying?"""
    words = passives.find(game, model, "immune")
    return bool(words) and any(name in word.to for word in words)


@clause("MALI-COND-01", "MALI-COND-02", "MALI-COND-03", "MALI-AMB-45", "MALI-AMB-46", "MALI-AMB-118")
def gain(game: Malifaux, model: Model, name: ConditionName, value: int = 0, of: str = "") -> bool:
    """A Condition is gained: values add up, Fast and Slow cancel each other. Says whether anything changed."""
    if not can_gain(game, model, name, of) or (name in VALUED and value <= 0):
        return False
    if cancelled := find(model, CANCELS.get(name, "")):
        model.conditions.remove(cancelled)
        game.tell("condition-cancelled", "MALI-COND-02", model=model.id, condition=cancelled.name, other=name)
        return True
    value = value if name in VALUED else 0
    condition = find(model, name, of)
    if condition:
        condition.value += value
    else:
        condition = Condition(name, value, of)
        model.conditions.append(condition)
    told(game, model, condition, value)
    return True


def told(game: Malifaux, model: Model, condition: Condition, amount: int) -> None:
    """Tell what was gained: an amount, against whom, or just the Condition."""
    if amount:
        about: dict[str, Any] = {"amount": amount, "value": condition.value}
        game.tell("condition-value", "MALI-COND-03", model=model.id, condition=condition.name, **about)
    elif condition.of:
        game.tell("condition-adversary", "MALI-COND-10", model=model.id, keyword=condition.of)
    else:
        game.tell("condition", "MALI-COND-01", model=model.id, condition=condition.name)


@clause("MALI-COND-05")
def lose(game: Malifaux, model: Model, name: str, amount: int | None = None, of: str = "") -> int:
    """A value is lowered, and at 0 the Condition ends; without an amount it ends at once. Says by how much (without a value: 1)."""
    condition = find(model, name, of) if model.conditions else None
    if condition is None:
        return 0
    taken = condition.value if amount is None else min(amount, condition.value)
    condition.value -= taken
    if condition.value > 0:
        game.tell(
            "condition-lowered", "MALI-COND-05", model=model.id, condition=name, amount=taken, value=condition.value
        )
        return taken
    model.conditions.remove(condition)
    game.tell("condition-ended", "MALI-COND-05", model=model.id, condition=name)
    return max(1, taken)


@clause("MALI-COND-06", "MALI-COND-07", "MALI-COND-08", "MALI-COND-09", "MALI-AMB-118")
def activated(game: Malifaux, model: Model) -> None:
    """The end of this model's Activation: brief Conditions end, whenever they were gained."""
    for condition in [condition for condition in model.conditions if condition.name in BRIEF]:
        lose(game, model, condition.name)


@clause("MALI-COND-14", "MALI-AMB-39")
def acted(game: Malifaux, model: Model, target: Model | None) -> None:
    """After an Action that targeted an enemy model, with or without a duel, Distracted drops by 1."""
    if target is not None and target.seat != model.seat:
        lose(game, model, "distracted", 1)


@clause("MALI-COND-08", "MALI-AMB-38")
def held(model: Model, by: Model | None) -> bool:
    """Is it Staggered, so that this other friendly model's effects cannot move, Push or Place it?"""
    return by is not None and by is not model and by.seat == model.seat and has(model, "staggered")


# -- the End Phase


@clause("MALI-COND-13", "MALI-COND-16", "MALI-AMB-123")
def bite(value: int) -> int:
    """What Burning or Poison of this value costs in the End Phase (D-4).

    >>> [bite(value) for value in (1, 3, 4, 6, 7, 10)]
    [1, 1, 2, 2, 3, 4]
    """
    return 1 + (value - 1) // EACH


@clause("MALI-END-01", "MALI-AMB-44", "MALI-AMB-74")
def end(game: Malifaux) -> list[After]:
    """What Conditions do during the End Phase, Buried models' too: each is an effect of its model, whose controller orders them.

    A Condition that only ends, on a model that nothing else can happen to, ends at once: no order could matter.
    """
    effects: list[After] = []
    ailing = [model for model in game.in_play() if model.conditions]
    hurting = [any(name in HURTING for name in names(model)) for model in ailing]
    busy = bool(ailing) and _busy(game, any(hurting))
    for model, hurts in zip(ailing, hurting, strict=True):
        ordered = busy or hurts
        for condition in list(model.conditions):
            if condition.name in HURTING or (condition.name in ENDING and ordered):
                effects.append(After(model.id, model.seat, condition.name, about=condition.of))
            elif condition.name in ENDING:
                lose(game, model, condition.name, of=condition.of)
    return effects


def _busy(game: Malifaux, hurt: bool) -> bool:
    """What Conditions do during the End Phase, those of Buried models too: each is an effect of its model, whose controller orders them.

    A Condition that only ends, on a model to which nothing else can happen, ends at once: no order could matter.
    """
    waits = game.library.waiting
    for event in ("end-phase", *FATEFUL) if hurt else ("end-phase",):
        if event in waits and any(model.in_play for model in game.bearers(waits[event])):
            return True
    return False


@rule("MALI-COND-10", "MALI-COND-11", "MALI-COND-12", "MALI-COND-13", "MALI-COND-16", "MALI-AMB-44")
def resolve(game: Malifaux, after: After) -> Rule[None]:
    """One Condition of the End Phase or of the end of an Activation: it ends, or it hurts; Poison then drops by 1."""
    from escarmouche.games.malifaux.harm import damage  # it leads back here, by way of what damage sets off

    model = game.model(after.model)
    condition = find(model, after.source, after.about)
    if condition is None or not model.in_play:
        return
    if after.source in ENDING or after.source in BRIEF:
        lose(game, model, after.source, of=after.about)
        return
    hit = damage.Hit(model, bite(condition.value), source=after.source, because=after.source)  # MALI-KILL-06: by nobody
    yield from damage.suffer(game, [hit])
    if after.source == "poison" and model.in_play:
        lose(game, model, "poison", 1)
