"""Which abilities a character may use now, and at whom: the same for Active and Arcane Abilities."""

from __future__ import annotations

import functools
from typing import Any, Unpack

from escarmouche.core.asks.ask import Answer, Branch, Choose, ListedWith, Shut, Some
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import Ability, Card, Target
from escarmouche.games.moonstone.cards.words.effect_words import Reload, Unearth, buried
from escarmouche.games.moonstone.cards.words.move_words import Charge
from escarmouche.games.moonstone.ground import engage, height, measure, sight
from escarmouche.games.moonstone.refusals import why_out_of_play
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import gap_in_space
from escarmouche.space.units import TOLERANCE, mil


@clause("MOON-ACTIVE-01", "MOON-ARC-01", "MOON-AMB-100")
def branch(game: Moonstone, model: Model, ability: Ability) -> Branch | Shut:
    """An ability in the menu of actions: its targets, None if it needs none, or why it cannot be used."""
    reason = why_unusable(game, model, ability)
    if reason is not None:
        return reason
    if ability.target is None:
        return None
    rule = "MOON-ARC-01" if ability.arcane else "MOON-ACTIVE-02"
    about: questions.OfAbility = {"model": model.id, "ability": ability.id}
    count = ability.target.count
    if count == 1:
        single = ChooseTarget(game, model, ability, seat=model.seat, rule=rule, of="model", about=about)
        return single if single.any() else Shut(lambda: _why_too_few(game, model, ability, []), single)
    options, why = targets(game, model, ability), functools.partial(why_not, game, model, ability)
    some = Some(
        "targets",
        seat=model.seat,
        rule=rule,
        options=options,
        least=count,
        most=count,
        once="MOON-AMB-78",
        of="model",
        about=about,
        why=why,
    )
    return some if len(options) >= count else Shut(lambda: _why_too_few(game, model, ability, options), some)


class SeenModels:
    """Whom a model sees. Each line of sight is checked once."""

    __slots__ = ("game", "known", "model")

    def __init__(self, game: Moonstone, model: Model) -> None:
        self.game, self.model = game, model
        self.known: dict[str, bool] = {}

    def __call__(self, target: Model) -> bool:
        seen = self.known.get(target.id)
        if seen is None:
            seen = self.known[target.id] = target is self.model or sight.sees(self.game, self.model, target)
        return seen


def _seen(models: list[Model], sees: SeenModels) -> list[str]:
    return [model.id for model in models if sees(model)]


class ChooseTarget(Choose):
    """A choice of one target, of a given seat if there is one: any model within range and in sight. Sight is checked model by
    model, and only as far as needed."""

    __slots__ = ("_near", "_sees")

    def __init__(
        self, game: Moonstone, model: Model, ability: Ability, of_seat: int | None = None, **rest: Unpack[ListedWith]
    ) -> None:
        near, sees = in_range(game, model, ability), SeenModels(game, model)
        if of_seat is not None:
            near = [target for target in near if target.seat == of_seat]
        # Neither function may hold the ask itself: it would be left for the garbage collector.
        rest.setdefault("why", functools.partial(why_not, game, model, ability))
        super().__init__("target", options=functools.partial(_seen, near, sees), **rest)
        self._near, self._sees = near, sees

    def any(self) -> bool:
        return any(map(self._sees, self._near))

    def sample(self, rng: Random) -> Answer:
        left = list(self._near)
        while left:
            target = left.pop(int(rng.random() * len(left)))
            if self._sees(target):
                self.offered = target.id
                return target.id
        raise LookupError("nobody can be aimed at")


# -- whether


@clause("MOON-ACT-02", "MOON-ACT-03", "MOON-AMB-75")
def why_unusable(game: Moonstone, model: Model, ability: Ability) -> Refusal | None:
    """Why an ability cannot be used at all now: lost, ticked off, too expensive, engaged, nothing to reload."""
    who = {"model": model.id, "ability": ability.id}
    if ability.id in model.lost:
        return refuse("why-ability-lost", "MOON-AMB-75", **who)
    if ability.once == "game" and ability.id in model.spent:
        key = "why-ability-unloaded" if reloadable(game.card(model), ability) else "why-ability-spent"
        return refuse(key, "MOON-ACT-03", **who)
    if ability.once == "turn" and ability.id in model.used:
        return refuse("why-ability-used", "MOON-ACT-03", **who)
    if ability.cost > model.energy:
        return refuse("why-ability-energy", "MOON-ACT-02", **who, cost=ability.cost, energy=model.energy)
    return _why_hindered(game, model, ability)


def reloadable(card: Card, ability: Ability) -> bool:
    """Does the card have a way to make it usable again (MOON-ACTIVE-08)?"""
    calls = [call.params for known in card.abilities.values() for call in known.effects]
    return any(isinstance(params, Reload) and params.ability == ability.id for params in calls)


@clause("MOON-ACTIVE-08", "MOON-AMB-75", "MOON-AMB-80")
def _why_hindered(game: Moonstone, model: Model, ability: Ability) -> Refusal | None:
    who = {"model": model.id, "ability": ability.id}
    for call in ability.effects:
        if isinstance(call.params, Reload) and call.params.ability not in model.spent:
            return refuse("why-ability-loaded", "MOON-AMB-75", **who, weapon=call.params.ability)
        if isinstance(call.params, Reload) and call.params.ability in model.lost:
            return refuse("why-ability-lost", "MOON-AMB-75", model=model.id, ability=call.params.ability)
        if isinstance(call.params, Charge) and game.has(model, "no-move"):
            return refuse("why-ability-held", "MOON-AMB-80", **who)
        if isinstance(call.params, Unearth) and not buried(game, model, call.params):
            return refuse("why-ability-no-stone", "MOON-AMB-100", **who, range=mil(call.params.within))
    return None if ability.while_engaged else why_not_engaged(game, model, ability)


@clause("MOON-ACTIVE-04", "MOON-ARC-18")
def why_not_engaged(game: Moonstone, model: Model, ability: Ability) -> Refusal | None:
    """Why an ability that cannot be used while engaged cannot be used now."""
    by = [enemy.id for enemy in engage.engagers(game, model)]
    if not by:
        return None
    rule = "MOON-ARC-18" if ability.arcane else "MOON-ACTIVE-04"
    return refuse("why-ability-engaged", rule, model=model.id, ability=ability.id, by=by)


# -- at whom


@clause("MOON-DEF-04", "MOON-ACTIVE-02", "MOON-ACTIVE-03", "MOON-LOS-01", "MOON-LOS-06", "MOON-AMB-43")
def targets(game: Moonstone, model: Model, ability: Ability) -> list[str]:
    """Every legal target: friend, enemy or itself, within range, then in line of sight."""
    return [
        target.id for target in in_range(game, model, ability) if target is model or sight.sees(game, model, target)
    ]


@clause("MOON-DEF-04", "MOON-ACTIVE-02", "MOON-ACTIVE-03", "MOON-AMB-43")
def in_range(game: Moonstone, model: Model, ability: Ability) -> list[Model]:
    """Models of the kind that the ability asks for, within its range, seen or not."""
    body = game.body(model)
    return [
        target
        for target in of_its_kind(game, model, ability)
        if gap_in_space(body, game.body(target)) <= reach(game, model, target, ability) + TOLERANCE
    ]


def fits(card: Card, model: Model, target: Model, spec: Target) -> bool:
    """Is it the kind of model that the ability asks for?"""
    if spec.other and target is model:
        return False
    if spec.who != "any" and (target.seat == model.seat) != (spec.who == "friend"):
        return False
    return not spec.keywords or any(word in card.keywords for word in spec.keywords)


def of_its_kind(game: Moonstone, model: Model, ability: Ability) -> list[Model]:
    """The models in play that the ability could affect, near or far, seen or not."""
    spec = ability.target or Target()
    fitting = [target for target in game.in_play() if fits(game.card(target), model, target, spec)]
    return [target for target in fitting if not spec.weaker or is_weaker(game, target, model)]


def is_weaker(game: Moonstone, target: Model, model: Model) -> bool:
    """Does it have fewer open health boxes?"""
    return stats.health_left(game, target) < stats.health_left(game, model)


@clause("MOON-ACTIVE-02", "MOON-ELEV-01", "MOON-ELEV-02", "MOON-AMB-66")
def reach(game: Moonstone, model: Model, target: Model, ability: Ability) -> int:
    """The printed range, and what height adds to it."""
    return ability.range + (height.range_bonus(game, model, target) if model.z else 0)


@clause("MOON-DEF-04", "MOON-ACTIVE-02", "MOON-AMB-100")
def why_not(game: Moonstone, model: Model, ability: Ability, name: Answer) -> Refusal | None:
    """Why a model is not a legal target; None if it is one, or if there is no such model."""
    target = next((known for known in game.models if known.id == name), None)
    if target is None:
        return None
    spec, who = ability.target or Target(), {"model": model.id, "ability": ability.id, "target": target.id}
    if not target.in_play:
        return why_out_of_play(target)
    if spec.other and target is model:
        return refuse("why-target-other", "MOON-DEF-04", **who)
    if spec.who != "any" and (target.seat == model.seat) != (spec.who == "friend"):
        return refuse(f"why-target-{spec.who}", "MOON-DEF-06", **who)
    if not fits(game.card(target), model, target, spec):
        return refuse("why-target-keyword", "MOON-DEF-04", **who, keywords=list(spec.keywords))
    if spec.weaker and not is_weaker(game, target, model):
        return refuse("why-target-weaker", "MOON-DEF-04", **who)
    return why_out_of_reach(game, model, ability, target)


@clause("MOON-ACTIVE-02", "MOON-ARC-01", "MOON-LOS-01")
def why_out_of_reach(game: Moonstone, model: Model, ability: Ability, target: Model) -> Refusal | None:
    """Why a model is out of reach: too far, or hidden, and by what."""
    who = {"model": model.id, "ability": ability.id, "target": target.id}
    rule = "MOON-ARC-01" if ability.arcane else "MOON-ACTIVE-02"
    gap, far = measure.gap(game, model, target), reach(game, model, target, ability)
    if gap > far + TOLERANCE:
        return refuse("why-target-far", rule, **who, gap=round(gap), range=far)
    if target is not model and not sight.sees(game, model, target):
        return refuse("why-target-hidden", "MOON-LOS-01", **who, by=list(sight.sight(game, model, target).blockers))
    return None


@clause("MOON-AMB-62")
def target_lost(game: Moonstone, model: Model, ability: Ability, target: Model) -> bool:
    """Has an interrupt taken the target away? Then the action fails, and what was paid stays paid."""
    gone = not target.in_play or why_out_of_reach(game, model, ability, target) is not None
    if gone:
        game.tell("target-lost", "MOON-AMB-62", model=model.id, ability=ability.id, target=target.id)
    return gone


@clause("MOON-AMB-100", "MOON-AMB-78")
def _why_too_few(game: Moonstone, model: Model, ability: Ability, targets: list[str]) -> Refusal:
    """Why there are too few targets: how far away the nearest suitable one is."""
    spec = ability.target or Target()
    who: dict[str, Any] = {"model": model.id, "ability": ability.id}
    if spec.count > 1:
        return refuse("why-ability-few", "MOON-AMB-78", **who, count=spec.count, found=len(targets))
    kind = of_its_kind(game, model, ability)
    if not kind:
        return refuse("why-ability-nobody", "MOON-AMB-100", **who)
    nearest = min(kind, key=lambda o: measure.gap(game, model, o) - reach(game, model, o, ability))
    gap, far = measure.gap(game, model, nearest), reach(game, model, nearest, ability)
    if gap <= far + TOLERANCE:
        return refuse("why-ability-unseen", "MOON-AMB-100", **who, range=far)
    return refuse("why-ability-far", "MOON-AMB-100", **who, nearest=nearest.id, gap=round(gap), range=far)
