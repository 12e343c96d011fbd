"""What the words of a card are worth: damage, healing, Conditions, moves, cards. Positive is good for the model that uses them.

`fits` and `affected` repeat what the rules say in `effect.py` (`fits`, `whom`), on purpose: the rules ask a table with its state, and a bot
sees scenes only. They are rougher, too: line of sight is left out, since nothing is played by what they say.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from escarmouche.bots.malifaux.fate import odds
from escarmouche.bots.malifaux.fate.hand import worth_keeping
from escarmouche.bots.malifaux.fate.odds import Bands
from escarmouche.bots.malifaux.fighter import UNIT, Fighter, price
from escarmouche.bots.malifaux.objectives.casualties import life, loss
from escarmouche.bots.malifaux.position import Position
from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.effect import Aimed
from escarmouche.games.malifaux.cards.vocabulary import Call, Params
from escarmouche.games.malifaux.cards.words import (
    action_words,
    card_words,
    cost_words,
    damage_words,
    marker_words,
    model_words,
    move_words,
)

W = TypeVar("W", bound=Params)

CARD = 0.6  # a card in hand
SOULSTONE = 1.2
BAD = {"slow": 1.6, "stunned": 0.8, "staggered": 0.5, "adversary": 0.7, "distracted": 0.8, "injured": 0.8}
GOOD = {"fast": 1.8, "focused": 0.9, "shielded": 0.8}
SICK = 0.7  # of a wound that Burning or Poison will deal
PUSHED, PLACED = 0.25, 0.6
LAID, USED = 0.12, 0.5  # a Marker somewhere, and one that our own Crew has a use for
OBEY, HELP = 2.2, 0.5  # an enemy that does as told; a friend
BURIED = 0.35  # of a life
CURSED = 0.8
LITTLE = 0.1
SMALL_COST = 0.3
BLAST = 0.6  # one more blast
PROFILE = (2, 3, 4)  # of an unknown flip


class WordUse(NamedTuple):
    """A use of words: by whom, at whom, with which chances of a damage flip; X where it is known."""

    position: Position
    user: Fighter
    target: Fighter | None
    bands: Bands
    x: float = 1.5
    chosen: Fighter | None = None
    about: Fighter | None = None


Value = Callable[[Params, WordUse], float]


def effect_value(calls: Sequence[Call], use: WordUse) -> float:
    """All words of an effect together."""
    return sum([VALUES[call.word](call.params, use) for call in calls])


def cost_of(calls: Sequence[Call], use: WordUse) -> float:
    """How much a cost hurts."""
    return sum([COSTS[call.word](call.params, use) for call in calls])


def fits(only: Filter, fighter: Fighter, other: Fighter) -> bool:
    """Is the other among those meant, as far as can be seen at a glance?"""
    if only.who != "any" and (fighter.seat == other.seat) != (only.who == "friend"):
        return False
    if only.other and fighter.id == other.id:
        return False
    traits = other.card.traits
    if (only.has and not any(word in traits for word in only.has)) or any(word in traits for word in only.lacks):
        return False
    if only.wounded and other.health >= other.card.health:
        return False
    held = (*other.states, *other.badges)
    if only.condition and not any(word in held for word in only.condition):
        return False
    if only.token and not other.badges.get(only.token):
        return False
    return not only.within or fighter.gap(other) <= only.within * UNIT


def affected(params: Aimed, use: WordUse) -> Iterator[Fighter]:
    """Whom a word touches."""
    to, user = params.to, use.user
    if to in ("all", "friends", "enemies"):
        reach = params.within * UNIT
        meant = [
            other
            for other in use.position.fighters
            if other.id != user.id
            and (to == "all" or (other.seat == user.seat) == (to == "friends"))
            and user.gap(other) <= reach
        ]
    else:
        named = {"self": user, "target": use.target, "chosen": use.chosen or use.target, "about": use.about}[to]
        meant = [] if named is None else [named]
    yield from (other for other in meant if fits(params.only, user, other))


def amount(text: int | str, x: float) -> float:
    """A number, or one that X makes."""
    if isinstance(text, int):
        return float(text)
    times, _, rest = text.replace(" ", "").partition("X")
    number = x * float(times or 1)
    if rest.startswith("/"):
        number /= float(rest[1:2])
        rest = rest[2:]
    return number + float(rest or 0)


def sign(use: WordUse, other: Fighter) -> float:
    """What is bad for an enemy is good, what is bad for a friend is not."""
    return -1.0 if other.seat == use.user.seat else 1.0


# -- harm and healing


def _damage(params: damage_words.Damage, use: WordUse) -> float:
    total = 0.0
    for other in affected(params, use):
        less = 0 if params.irreducible else other.armor + _shielded(other)
        if params.profile is None:
            hits = [(1.0, amount(params.amount, use.x))]
        else:
            hits = [(p, float(number)) for p, number in zip(use.bands, params.profile, strict=True)]
        total += sign(use, other) * sum(
            [p * loss(use.position, other, math.floor(max(1, n - less)), use.user.id) for p, n in hits if n]
        )
        total += BLAST * sum([p * blasts for p, blasts in zip(use.bands, params.blasts, strict=True)])
    return total


def _shielded(other: Fighter) -> int:
    return int(other.badges.get("shielded", 0) > 0)


def _more_damage(params: card_words.MoreDamage, use: WordUse) -> float:
    target = use.target
    if target is None:
        return 0.0
    return sign(use, target) * amount(params.amount, use.x) * 0.8 * target.price / target.card.health


def _heal(params: damage_words.Heal, use: WordUse) -> float:
    total = 0.0
    for other in affected(params, use):
        number = sum(params.profile) / 3 if params.profile else amount(params.amount, use.x)
        healed = min(number, other.card.health - other.health)
        total -= sign(use, other) * healed * 0.65 * other.price / other.card.health
    return total


def _kill(params: damage_words.Kill, use: WordUse) -> float:
    return sum([sign(use, other) * loss(use.position, other, 99) for other in affected(params, use)])


def _gain(params: damage_words.Gain, use: WordUse) -> float:
    return sum([_condition(params, use, other) for other in affected(params, use)])


def _condition(params: damage_words.Gain, use: WordUse, other: Fighter) -> float:
    name, number = params.condition, amount(params.amount, use.x)
    if other.immune(name):
        return 0.0
    if name in GOOD:
        had = other.badges.get(name, 0) or (name in other.states)
        return -sign(use, other) * GOOD[name] * max(0.2, number - 0.6 * had)
    if name in ("burning", "poison"):
        turns = min(2.5, use.position.left if name == "burning" else number)
        had = other.badges.get(name, 0)
        return sign(use, other) * (SICK * turns * other.price / other.card.health if not had else 0.15 * number)
    worth = BAD.get(name, LITTLE) * min(2.0, number or 1) * (0.6 + other.price / 12)
    return sign(use, other) * worth * (0.2 if name in other.states else 1.0)


def _lose(params: damage_words.Lose, use: WordUse) -> float:
    total = 0.0
    for other in affected(params, use):
        for name in params.conditions:
            if name in other.states or other.badges.get(name):
                total -= sign(use, other) * (1.0 if name in BAD else -1.0 if name in GOOD else 0.6)
    return total


def _duel(params: damage_words.Trial, use: WordUse) -> float:
    """Each passes a duel or fails it."""
    total = 0.0
    for other in affected(params, use):
        made = odds.reach(params.tn - getattr(other, params.stat))
        on_other = use._replace(chosen=other)
        total += (1 - made) * effect_value(params.fail, on_other) + made * effect_value(params.effects, on_other)
    return total


def _shockwave(params: damage_words.Shockwave, use: WordUse) -> float:
    """About two enemies near one place."""
    enemies = [enemy for enemy in use.position.enemies(use.user) if use.user.gap(enemy) <= 8 * UNIT]
    best = 0.0
    for middle in enemies:
        near = [enemy for enemy in enemies if enemy.gap(middle) <= 2 * params.pulse * UNIT]
        values = [
            (1 - odds.reach(params.tn - getattr(enemy, params.stat)))
            * effect_value(params.fail, use._replace(chosen=enemy))
            for enemy in near
        ]
        best = max(best, sum(values))
    return best


# -- moves


def _shift(params: move_words.Shift, use: WordUse) -> float:
    return sum([PUSHED for _ in affected(params, use)])


def _place(params: move_words.Placed, use: WordUse) -> float:
    return sum([PLACED * (1.0 if other.seat == use.user.seat else 0.5) for other in affected(params, use)])


def _bury(params: move_words.Bury, use: WordUse) -> float:
    return sum([sign(use, other) * BURIED * life(other) for other in affected(params, use)])


# -- cards and stones


def _draw(params: card_words.Draw, use: WordUse) -> float:
    return (CARD if params.who == "user" else -CARD) * amount(params.amount, use.x)


def _discard(params: card_words.Discard, use: WordUse) -> float:
    return sum([sign(use, other) * 0.5 * CARD * amount(params.amount, use.x) for other in affected(params, use)])


def _soulstone(params: card_words.Soulstone, use: WordUse) -> float:
    return (SOULSTONE if params.who == "user" else -SOULSTONE) * amount(params.amount, use.x)


def _inner(params: card_words.Reveal | action_words.Pick | action_words.Count, use: WordUse) -> float:
    """Words within words, for what they are worth with a middling X."""
    return effect_value(params.effects, use)


def _flip(params: card_words.Flip, use: WordUse) -> float:
    return effect_value(params.effects, use._replace(x=sum(params.profile) / 3))


def _by_discard(params: card_words.ByDiscard, use: WordUse) -> float:
    return effect_value(params.effects, use._replace(x=params.profile[1])) - 0.4


def _either(params: action_words.Either, use: WordUse) -> float:
    """The one who chooses takes what hurts less."""
    values = []
    for other in affected(params, use):
        options = [effect_value(option, use._replace(chosen=other)) for option in params.options]
        if options:
            values.append(max(options) if other.seat == use.user.seat else min(options))
    return sum(values)


def _may(params: action_words.May, use: WordUse) -> float:
    return max(0.0, effect_value(params.effects, use) - cost_of(params.cost, use))


# -- models and Markers


def _summon(params: model_words.Summon, use: WordUse) -> float:
    return max([1.2 + new_life(use, card) for card in params.cards], default=0.0)


def new_life(use: WordUse, card: str) -> float:
    """What a new model is worth."""
    return use.position.share * price(use.position.cards.card(card).cost)


def _replace(params: model_words.Replace, use: WordUse) -> float:
    """The new ones for the old ones."""
    total = 0.0
    for other in affected(params, use):
        new = sum([0.7 * new_life(use, card) for card in params.cards])
        if params.together:
            return new - life(other) - life(use.user)
        hurt = other.health / other.card.health
        if other.seat == use.user.seat:
            total += new * hurt - life(other) - 0.5
        else:
            total += new + life(other)
    return total


def _attach(params: model_words.Attach, use: WordUse) -> float:
    return sum([CURSED for _ in affected(params, use)])


def _obey(params: action_words.Obey, use: WordUse) -> float:
    """Another model does as told: an expensive one is worth more."""
    target = use.target
    if target is None:
        return 0.0
    return OBEY * (0.5 + target.price / 10) if target.seat != use.user.seat else HELP + 0.05 * target.price


def _laid(params: marker_words.Laid, use: WordUse) -> float:
    if params.kind in ("scheme", "corpse"):
        return 0.5 if params.kind == "scheme" else 0.8
    return USED if _has_use(use, params.kind) else LAID


def _has_use(use: WordUse, kind: str) -> bool:
    """Does anybody in our own Crew pay with Markers of a kind, or target them?"""
    actions = [action for fighter in use.position.side(use.user.seat) for action in fighter.actions]
    paid = [call.params for action in actions for call in action.cost if call.word == "remove-marker"]
    return any(kind in action.marker for action in actions) or any(kind in params.kinds for params in paid)


def _remove_marker(params: marker_words.RemoveMarker, use: WordUse) -> float:
    """Scheme Markers of the other side that are near."""
    position, user = use.position, use.user
    near = [
        marker
        for marker in position.markers(*params.kinds)
        if marker.at and user.distance(*marker.at[:2]) <= user.radius + marker.radius + params.within * UNIT
    ]
    enemy = [marker for marker in near if position.owner(marker) not in (user.seat, -1)]
    return 1.0 if enemy else -0.5


def fixed(number: float) -> Value:
    """A word that is worth the same wherever it stands."""
    return lambda params, use: number


def for_word(kind: type[W], value: Callable[[W, WordUse], float]) -> Value:
    """What a word of this class is worth, for the table."""

    def valued(params: Params, use: WordUse) -> float:
        assert isinstance(params, kind)
        return value(params, use)

    return valued


VALUES: dict[str, Value] = {
    "damage": for_word(damage_words.Damage, _damage),
    "more-damage": for_word(card_words.MoreDamage, _more_damage),
    "heal": for_word(damage_words.Heal, _heal),
    "kill": for_word(damage_words.Kill, _kill),
    "gain": for_word(damage_words.Gain, _gain),
    "lose": for_word(damage_words.Lose, _lose),
    "duel": for_word(damage_words.Trial, _duel),
    "shockwave": for_word(damage_words.Shockwave, _shockwave),
    "push": for_word(move_words.Push, _shift),
    "move": for_word(move_words.Move, _shift),
    "place": for_word(move_words.Placed, _place),
    "bury": for_word(move_words.Bury, _bury),
    "unbury": fixed(1.5),
    "draw": for_word(card_words.Draw, _draw),
    "discard": for_word(card_words.Discard, _discard),
    "soulstone": for_word(card_words.Soulstone, _soulstone),
    "reveal": for_word(card_words.Reveal, _inner),
    "flip": for_word(card_words.Flip, _flip),
    "by-discard": for_word(card_words.ByDiscard, _by_discard),
    "either": for_word(action_words.Either, _either),
    "may": for_word(action_words.May, _may),
    "choose": for_word(action_words.Pick, _inner),
    "count": for_word(action_words.Count, _inner),
    "summon": for_word(model_words.Summon, _summon),
    "replace": for_word(model_words.Replace, _replace),
    "attach": for_word(model_words.Attach, _attach),
    "obey": for_word(action_words.Obey, _obey),
    "act": fixed(1.2),
    "chain": fixed(0.5),
    "drop": for_word(marker_words.Drop, _laid),
    "create": for_word(marker_words.Create, _laid),
    "remove-marker": for_word(marker_words.RemoveMarker, _remove_marker),
    "move-marker": fixed(LITTLE),
    "lasting": fixed(0.45),
    "token": fixed(0.35),
    "give-token": fixed(0.35),
    "total": fixed(0.35),
    "reflip": fixed(0.35),
    "fate": fixed(LITTLE),
    "less-damage": fixed(LITTLE),
    "look": fixed(LITTLE),
    "pass-token": fixed(LITTLE),
    "remove-card": fixed(LITTLE),
    "strip": fixed(LITTLE),
    "suit": fixed(LITTLE),
    "uncheatable": fixed(LITTLE),
}


# -- costs


def _discard_cost(params: cost_words.DiscardCost, use: WordUse) -> float:
    """The worst cards of the hand."""
    number = math.ceil(amount(params.amount, use.x))
    if use.user.seat != use.position.seat:
        return 0.5 * CARD * number
    worst = sorted([worth_keeping(card) for card in use.position.hand])[:number]
    return sum(worst) + (0.0 if len(worst) == number else 9.0)


def _damage_cost(params: cost_words.DamageCost, use: WordUse) -> float:
    user, number = use.user, math.ceil(amount(params.amount, use.x))
    return 1.3 * number * user.price / user.card.health + (2.0 if user.health <= number + 2 else 0.0)


def _soulstone_cost(params: cost_words.SoulstoneCost, use: WordUse) -> float:
    return SOULSTONE * amount(params.amount, use.x)


def _marker_cost(params: cost_words.MarkerCost, use: WordUse) -> float:
    return 3.0 * amount(params.amount, use.x) if "scheme" in params.kinds else 0.2


COSTS: dict[str, Value] = {
    "discard": for_word(cost_words.DiscardCost, _discard_cost),
    "damage": for_word(cost_words.DamageCost, _damage_cost),
    "soulstone": for_word(cost_words.SoulstoneCost, _soulstone_cost),
    "remove-marker": for_word(cost_words.MarkerCost, _marker_cost),
    "condition": fixed(SMALL_COST),
    "pass-token": fixed(SMALL_COST),
    "token": fixed(SMALL_COST),
}
