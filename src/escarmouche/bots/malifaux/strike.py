"""Actions as a player reckons them: how likely they succeed, and what they bring against somebody."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.malifaux import odds
from escarmouche.bots.malifaux.deeds import Deed, fee, fits, rate
from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.odds import Outcome
from escarmouche.bots.malifaux.position import Position
from escarmouche.games.malifaux.cards.card import Action

RESISTS = ("df", "wp", "mv")
SUITED = 0.3  # a suit that the flip must bring; a Soulstone or a card may help
EXTRA = 0.25  # how often a Trigger comes up
NEAR = 30  # mils: reckoned ranges are no exact ones


def fates(position: Position, one: Figure, action: Action, other: Figure) -> int:
    """The Fate Modifiers of an attack that can be seen at a glance."""
    found = action.fate + bool(one.badges.get("focused")) - bool(one.badges.get("distracted"))
    if action.type == "missile" and other.engaged and "friendly-fire" not in action.ignores:
        found -= not one.has("shoots-engaged")
    if action.type != "melee" and "concealment" not in action.ignores:
        found -= other.has("concealment") or (0 < position.view(one, other) < 1 and not one.immune("concealing"))
    return found


def outcome(position: Position, one: Figure, action: Action, other: Figure) -> Outcome:
    """The duel of an Attack Action."""
    edge = (action.stat or 0) - int(getattr(other, action.resist))
    need = max(0, action.tn - (action.stat or 0)) if action.tn else 0
    return odds.duel(edge, fates(position, one, action, other), 0, need)


def suited(position: Position, one: Figure, action: Action) -> float:
    """How likely the suits of the TN are there."""
    lacking = list(action.tn_suits)
    for suit in action.suits:
        if suit in lacking:
            lacking.remove(suit)
    made = 1.0
    if lacking and one.seat == position.seat and one.stone() and position.stones(one.seat):
        lacking.pop()
    for _ in lacking:
        made *= SUITED
    return made


def attack(position: Position, one: Figure, action: Action, other: Figure) -> float:
    """What an Action brings against somebody, costs counted."""
    key = (one.id, one.x // 400, one.y // 400, action.key, other.id, other.health)
    found = position.reckoned.get(key)
    if found is None:
        found = position.reckoned[key] = _attack(position, one, action, other)
    return float(found)


def _attack(position: Position, one: Figure, action: Action, other: Figure) -> float:
    made = suited(position, one, action)
    plain = odds.bands(0)[1:]
    if action.resist in RESISTS and action.stat is not None:
        duel = outcome(position, one, action, other)
        hit = duel.hit
        if not hit:
            return 0.0
        more = int(bool(one.badges.get("focused")))
        shares = odds.accurate(duel, more)
        bands = (shares[0] / hit, shares[1] / hit, shares[2] / hit)
        if other.seat == one.seat:
            hit = 1.0  # a friend relents
    elif action.stat is not None and action.tn:
        hit, bands = odds.reach(action.tn - action.stat, action.fate), plain
    else:
        hit, bands = 1.0, plain
    deed = Deed(position, one, other, bands)
    found = rate(action.effects, deed)
    extra = [rate(trigger.effects, deed) for trigger in action.triggers]
    found += EXTRA * max([0.0, *extra])
    if other.has("terrifying") and other.seat != one.seat and not one.immune("terrifying"):
        tn = other.card.words["terrifying"][0].params.tn if "terrifying" in other.card.words else 11
        hit *= odds.reach(tn - one.wp)
    return made * hit * found - fee(action.cost, deed)


def general(position: Position, one: Figure, action: Action) -> float:
    """What an Action without a target brings."""
    made = suited(position, one, action)
    if action.stat is not None and action.tn:
        made *= odds.reach(action.tn - action.stat, action.fate)
    deed = Deed(position, one, None, odds.bands(0)[1:])
    return made * rate(action.effects, deed) - fee(action.cost, deed)


def marked(position: Position, one: Figure, action: Action) -> tuple[float, str]:
    """What an Action brings that is aimed at a Marker, as if who takes it stood there; and at which."""
    best = (-0.5, "")
    for marker in position.scene.markers:
        if (
            marker.kind in action.marker
            and marker.at
            and one.far(*marker.at[:2]) - one.r - marker.radius <= action.range
        ):
            value = general(position, one.moved(marker.at[0], marker.at[1]), action)
            best = max(best, (value, marker.id))
    return best


def targets(position: Position, one: Figure, action: Action, more: float = 0.0) -> Iterator[Figure]:
    """Whom an Action could be aimed at; `more`: if it came so much nearer first."""
    if action.target is None:
        return
    reach, ranged = action.range + more + NEAR, bool(action.range or action.type)
    for other in position.near(one, reach) if ranged else position.figures:
        if other.id == one.id and (action.attack or action.target.other):
            continue
        if not fits(action.target, one, other) or action.target.buried:
            continue
        if action.type == "melee" and not one.level(other):
            continue
        if not more and action.sight and other.id != one.id and not position.view(one, other):
            continue
        yield other


def barred(one: Figure, action: Action) -> bool:
    """Can it not be declared, as far as can be seen: engaged, used up?"""
    if action.type == "missile" and one.engaged and not one.has("shoots-engaged"):
        return True
    return bool(action.once) and not action.per and action.key in one.used


def best(position: Position, one: Figure, action: Action) -> tuple[float, Figure | None]:
    """The best target from where it stands."""
    found: tuple[float, Figure | None] = (0.0, None)
    for other in targets(position, one, action):
        value = attack(position, one, action, other)
        if value > found[0]:
            found = value, other
    return found


def blows(position: Position, one: Figure) -> list[Action]:
    """Its Actions against enemies, that cost an Action."""
    return [action for action in one.actions if action.attack and action.target is not None and not action.bonus]


def threat(position: Position, one: Figure, other: Figure) -> float:
    """The most that one of its Attack Actions would do to another, wherever it stood."""
    key = ("threat", one.id, other.id, other.health)
    found = position.reckoned.get(key)
    if found is None:
        values = [
            attack(position, one, action, other)
            for action in blows(position, one)
            if action.target is not None and fits(action.target, one, other)
        ]
        found = position.reckoned[key] = max([0.0, *values])
    return float(found)
