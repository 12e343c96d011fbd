"""What the words of a card are worth: damage, healing, Conditions, moves, cards. Positive is good for who uses them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from escarmouche.bots.malifaux import odds
from escarmouche.bots.malifaux.figure import UNIT, Figure, price
from escarmouche.bots.malifaux.hand import keep
from escarmouche.bots.malifaux.objectives import stakes
from escarmouche.bots.malifaux.odds import Three
from escarmouche.bots.malifaux.position import Position
from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.vocabulary import Call

CARD = 0.6  # a card in hand
SOUL = 1.2  # a Soulstone
BAD = {"slow": 1.6, "stunned": 0.8, "staggered": 0.5, "adversary": 0.7, "distracted": 0.8, "injured": 0.8}
GOOD = {"fast": 1.8, "focused": 0.9, "shielded": 0.8}
SICK = 0.7  # of a wound that Burning or Poison will deal
PUSHED, PLACED = 0.25, 0.6
LAID, USED = 0.12, 0.5  # a Marker somewhere, and one that the own Crew has a use for
OBEY, HELP = 2.2, 0.5  # an enemy does as told, a friend
BURIED = 0.35  # of a life
CURSED = 0.8
LITTLE = 0.1


class Deed(NamedTuple):
    """A use of words: by whom, at whom, with which chances of a damage flip; X where it is known."""

    position: Position
    one: Figure
    target: Figure | None
    bands: Three
    x: float = 1.5
    chosen: Figure | None = None
    about: Figure | None = None


def rate(calls: Sequence[Call], deed: Deed) -> float:
    """All words of an effect together."""
    return sum([RATES.get(call.word, _little)(call.params, deed) for call in calls])


def fee(calls: Sequence[Call], deed: Deed) -> float:
    """What a cost is felt like."""
    return sum([FEES.get(call.word, _cheap)(call.params, deed) for call in calls])


def fits(only: Filter, one: Figure, other: Figure) -> bool:
    """Is a model among those meant, as far as can be seen at a glance?"""
    if only.who != "any" and (one.seat == other.seat) != (only.who == "friend"):
        return False
    if only.other and one.id == other.id:
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
    return not only.within or one.gap(other) <= only.within * UNIT


def touched(params: Any, deed: Deed) -> Iterator[Figure]:
    """Whom a word touches."""
    to, one = params.to, deed.one
    if to in ("all", "friends", "enemies"):
        reach = params.within * UNIT
        found = [
            other
            for other in deed.position.figures
            if other.id != one.id
            and (to == "all" or (other.seat == one.seat) == (to == "friends"))
            and one.gap(other) <= reach
        ]
    else:
        named = {"self": one, "target": deed.target, "chosen": deed.chosen or deed.target, "about": deed.about}[to]
        found = [] if named is None else [named]
    yield from (other for other in found if fits(params.only, one, other))


def amount(text: int | str, x: float) -> float:
    """A number, or one that X makes."""
    if isinstance(text, int):
        return float(text)
    times, _, rest = text.replace(" ", "").partition("X")
    found = x * float(times or 1)
    if rest.startswith("/"):
        found /= float(rest[1:2])
        rest = rest[2:]
    return found + float(rest or 0)


def sign(deed: Deed, other: Figure) -> float:
    return -1.0 if other.seat == deed.one.seat else 1.0


# -- harm and healing


def _damage(params: Any, deed: Deed) -> float:
    total = 0.0
    for other in touched(params, deed):
        fixed = [(1.0, amount(params.amount, deed.x))]
        hits = fixed if params.profile is None else zip(deed.bands, params.profile, strict=True)
        less = 0 if params.irreducible else other.armor + _shield(other)
        total += sign(deed, other) * sum(
            [p * stakes.loss(deed.position, other, math.floor(max(1, n - less)), deed.one.id) for p, n in hits if n]
        )
        total += 0.6 * sum([p * blasts for p, blasts in zip(deed.bands, params.blasts, strict=True)])
    return total


def _shield(other: Figure) -> int:
    return int(other.badges.get("shielded", 0) > 0)


def _more(params: Any, deed: Deed) -> float:
    other = deed.target
    if other is None:
        return 0.0
    return sign(deed, other) * amount(params.amount, deed.x) * 0.8 * other.price / other.card.health


def _heal(params: Any, deed: Deed) -> float:
    total = 0.0
    for other in touched(params, deed):
        number = sum(params.profile) / 3 if params.profile else amount(params.amount, deed.x)
        healed = min(number, other.card.health - other.health)
        total -= sign(deed, other) * healed * 0.65 * other.price / other.card.health
    return total


def _kill(params: Any, deed: Deed) -> float:
    return sum([sign(deed, other) * stakes.loss(deed.position, other, 99) for other in touched(params, deed)])


def _gain(params: Any, deed: Deed) -> float:
    return sum([_condition(params, deed, other) for other in touched(params, deed)])


def _condition(params: Any, deed: Deed, other: Figure) -> float:
    name, number = params.condition, amount(params.amount, deed.x)
    if other.immune(name):
        return 0.0
    if name in GOOD:
        had = other.badges.get(name, 0) or (name in other.states)
        return -sign(deed, other) * GOOD[name] * max(0.2, number - 0.6 * had)
    if name in ("burning", "poison"):
        turns = min(2.5, deed.position.left if name == "burning" else number)
        had = other.badges.get(name, 0)
        return sign(deed, other) * (SICK * turns * other.price / other.card.health if not had else 0.15 * number)
    worth = BAD.get(name, LITTLE) * min(2.0, number or 1) * (0.6 + other.price / 12)
    return sign(deed, other) * worth * (0.2 if name in other.states else 1.0)


def _lose(params: Any, deed: Deed) -> float:
    total = 0.0
    for other in touched(params, deed):
        for name in params.conditions:
            if name in other.states or other.badges.get(name):
                total -= sign(deed, other) * (1.0 if name in BAD else -1.0 if name in GOOD else 0.6)
    return total


def _trial(params: Any, deed: Deed) -> float:
    """Everybody who fails a duel feels it."""
    total = 0.0
    for other in touched(params, deed):
        made = odds.reach(params.tn - getattr(other, params.stat))
        with_it = deed._replace(chosen=other)
        total += (1 - made) * rate(params.fail, with_it) + made * rate(params.effects, with_it)
    return total


def _shockwave(params: Any, deed: Deed) -> float:
    """About two enemies near one place."""
    others = [other for other in deed.position.enemies(deed.one) if deed.one.gap(other) <= 8 * UNIT]
    best = 0.0
    for other in others:
        near = [one for one in others if one.gap(other) <= 2 * params.pulse * UNIT]
        found = sum(
            [
                (1 - odds.reach(params.tn - getattr(one, params.stat))) * rate(params.fail, deed._replace(chosen=one))
                for one in near
            ]
        )
        best = max(best, found)
    return best


# -- moves


def _shift(params: Any, deed: Deed) -> float:
    return sum([PUSHED for _ in touched(params, deed)])


def _place(params: Any, deed: Deed) -> float:
    return sum([PLACED * (1.0 if other.seat == deed.one.seat else 0.5) for other in touched(params, deed)])


def _bury(params: Any, deed: Deed) -> float:
    return sum([sign(deed, other) * BURIED * stakes.life(other) for other in touched(params, deed)])


def _unbury(params: Any, deed: Deed) -> float:
    return 1.5


# -- cards and stones


def _draw(params: Any, deed: Deed) -> float:
    return (CARD if params.who == "user" else -CARD) * amount(params.amount, deed.x)


def _discard(params: Any, deed: Deed) -> float:
    return sum([sign(deed, other) * 0.5 * CARD * amount(params.amount, deed.x) for other in touched(params, deed)])


def _stones(params: Any, deed: Deed) -> float:
    return (SOUL if params.who == "user" else -SOUL) * amount(params.amount, deed.x)


def _inner(params: Any, deed: Deed) -> float:
    """Words within words, for what they are worth with a middling X."""
    return rate(params.effects, deed)


def _flip(params: Any, deed: Deed) -> float:
    return rate(params.effects, deed._replace(x=sum(params.profile) / 3))


def _by_discard(params: Any, deed: Deed) -> float:
    return rate(params.effects, deed._replace(x=params.profile[1])) - 0.4


def _either(params: Any, deed: Deed) -> float:
    """Whoever is to choose takes what hurts less."""
    found = []
    for other in touched(params, deed):
        values = [rate(option, deed._replace(chosen=other)) for option in params.options]
        if values:
            found.append(max(values) if other.seat == deed.one.seat else min(values))
    return sum(found)


def _may(params: Any, deed: Deed) -> float:
    return max(0.0, rate(params.effects, deed) - fee(params.cost, deed))


# -- ranks and Markers


def _summon(params: Any, deed: Deed) -> float:
    return max([1.2 + life(deed, card) for card in params.cards], default=0.0)


def life(deed: Deed, card: str) -> float:
    """What somebody new is worth."""
    return deed.position.share * price(deed.position.sheet(card).cost)


def _replace(params: Any, deed: Deed) -> float:
    """The new ones for the old ones."""
    total = 0.0
    for other in touched(params, deed):
        new = sum([0.7 * life(deed, card) for card in params.cards])
        if params.together:
            return new - stakes.life(other) - stakes.life(deed.one)
        hurt = other.health / other.card.health
        if other.seat == deed.one.seat:
            total += new * hurt - stakes.life(other) - 0.5
        else:
            total += new + stakes.life(other)
    return total


def _attach(params: Any, deed: Deed) -> float:
    return sum([CURSED for _ in touched(params, deed)])


def _obey(params: Any, deed: Deed) -> float:
    """The other does what one likes: a dear one more."""
    other = deed.target
    if other is None:
        return 0.0
    return OBEY * (0.5 + other.price / 10) if other.seat != deed.one.seat else HELP + 0.05 * other.price


def _act(params: Any, deed: Deed) -> float:
    return 1.2


def _chain(params: Any, deed: Deed) -> float:
    return 0.5


def _laid(params: Any, deed: Deed) -> float:
    if params.kind in ("scheme", "corpse"):
        return 0.5 if params.kind == "scheme" else 0.8
    return USED if _used(deed, params.kind) else LAID


def _used(deed: Deed, kind: str) -> bool:
    """Does somebody of the own Crew pay with Markers of a kind, or target them?"""
    side = deed.position.side(deed.one.seat)
    actions = [action for one in side for action in one.actions]
    paid = [call.params for action in actions for call in action.cost if call.word == "remove-marker"]
    return any(kind in action.marker for action in actions) or any(kind in params.kinds for params in paid)


def _unlaid(params: Any, deed: Deed) -> float:
    """Scheme Markers of the other side that are near."""
    position, one = deed.position, deed.one
    near = [
        marker
        for marker in position.markers(*params.kinds)
        if marker.at and one.far(*marker.at[:2]) <= one.r + marker.radius + params.within * UNIT
    ]
    others = [marker for marker in near if position.owned(marker) not in (one.seat, -1)]
    return 1.0 if others else -0.5


def _lasting(params: Any, deed: Deed) -> float:
    return 0.45


def _token(params: Any, deed: Deed) -> float:
    return 0.35


def _total(params: Any, deed: Deed) -> float:
    return 0.35


def _little(params: Any, deed: Deed) -> float:
    return LITTLE


RATES: dict[str, Callable[[Any, Deed], float]] = {
    "damage": _damage,
    "more-damage": _more,
    "heal": _heal,
    "kill": _kill,
    "gain": _gain,
    "lose": _lose,
    "duel": _trial,
    "shockwave": _shockwave,
    "push": _shift,
    "move": _shift,
    "place": _place,
    "bury": _bury,
    "unbury": _unbury,
    "draw": _draw,
    "discard": _discard,
    "soulstone": _stones,
    "reveal": _inner,
    "flip": _flip,
    "by-discard": _by_discard,
    "either": _either,
    "may": _may,
    "choose": _inner,
    "count": _inner,
    "summon": _summon,
    "replace": _replace,
    "attach": _attach,
    "obey": _obey,
    "act": _act,
    "chain": _chain,
    "drop": _laid,
    "create": _laid,
    "remove-marker": _unlaid,
    "move-marker": _little,
    "lasting": _lasting,
    "token": _token,
    "give-token": _token,
    "total": _total,
    "reflip": _total,
}


# -- costs


def _cards(params: Any, deed: Deed) -> float:
    """The worst cards of the hand."""
    number = math.ceil(amount(params.amount, deed.x))
    if deed.one.seat != deed.position.seat:
        return 0.5 * CARD * number
    worst = sorted([keep(card) for card in deed.position.hand])[:number]
    return sum(worst) + (0.0 if len(worst) == number else 9.0)


def _blood(params: Any, deed: Deed) -> float:
    one, number = deed.one, math.ceil(amount(params.amount, deed.x))
    return 1.3 * number * one.price / one.card.health + (2.0 if one.health <= number + 2 else 0.0)


def _soul(params: Any, deed: Deed) -> float:
    return SOUL * amount(params.amount, deed.x)


def _cheap(params: Any, deed: Deed) -> float:
    return 0.3


def _mark(params: Any, deed: Deed) -> float:
    return 3.0 * amount(params.amount, deed.x) if "scheme" in getattr(params, "kinds", ()) else 0.2


FEES: dict[str, Callable[[Any, Deed], float]] = {
    "discard": _cards,
    "damage": _blood,
    "soulstone": _soul,
    "remove-marker": _mark,
}
