"""Actions as a player calculates them: how likely they are to succeed, and what they bring against somebody."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.malifaux.fate import odds
from escarmouche.bots.malifaux.fate.odds import Bands, Outcome
from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.word_values import WordUse, cost_of, effect_value, fits
from escarmouche.games.malifaux.cards.card import Action

RESISTS = ("df", "wp", "mv")
SUITED = 0.3  # a suit that the flip must bring; a Soulstone or a card may help
TRIGGER = 0.25  # how often a Trigger comes up
NEAR = 30  # mils: ranges are only estimated here
CELL = 400  # mils: places as near as this count as one
TERRIFYING = 11  # the usual TN


def fate_modifiers(position: Position, attacker: Fighter, action: Action, target: Fighter) -> int:
    """The Fate Modifiers of an attack that can be seen at a glance."""
    modifiers = action.fate + bool(attacker.badges.get("focused")) - bool(attacker.badges.get("distracted"))
    if action.type == "missile" and target.engaged and "friendly-fire" not in action.ignores:
        modifiers -= not attacker.has("shoots-engaged")
    if action.type != "melee" and "concealment" not in action.ignores:
        modifiers -= target.has("concealment") or (
            0 < position.view(attacker, target) < 1 and not attacker.immune("concealing")
        )
    return modifiers


def outcome(position: Position, attacker: Fighter, action: Action, target: Fighter) -> Outcome:
    """The duel of an Attack Action."""
    edge = (action.stat or 0) - int(getattr(target, action.resist))
    need = max(0, action.tn - (action.stat or 0)) if action.tn else 0
    return odds.duel(edge, fate_modifiers(position, attacker, action, target), 0, need)


def suits_likely(position: Position, attacker: Fighter, action: Action) -> float:
    """How likely it is that the suits of the TN are there."""
    lacking = list(action.tn_suits)
    for suit in action.suits:
        if suit in lacking:
            lacking.remove(suit)
    likely = 1.0
    if lacking and attacker.seat == position.seat and attacker.stone_user() and position.stones(attacker.seat):
        lacking.pop()
    for _ in lacking:
        likely *= SUITED
    return likely


def attack_value(position: Position, attacker: Fighter, action: Action, target: Fighter) -> float:
    """What an Action brings against somebody, costs taken off."""
    key = (attacker.id, attacker.x // CELL, attacker.y // CELL, action.key, target.id, target.health)
    value = position.attack_values.get(key)
    if value is None:
        value = position.attack_values[key] = _attack_value(position, attacker, action, target)
    return value


def _attack_value(position: Position, attacker: Fighter, action: Action, target: Fighter) -> float:
    suited = suits_likely(position, attacker, action)
    chance = _hit(position, attacker, action, target)
    if chance is None:
        return 0.0
    hit, bands = chance
    use = WordUse(position, attacker, target, bands)
    value = effect_value(action.effects, use)
    triggers = [effect_value(trigger.effects, use) for trigger in action.triggers]
    value += TRIGGER * max([0.0, *triggers])
    if target.has("terrifying") and target.seat != attacker.seat and not attacker.immune("terrifying"):
        printed = target.card.words.get("terrifying")
        hit *= odds.reach((printed[0].params.tn if printed else TERRIFYING) - attacker.wp)
    return suited * hit * value - cost_of(action.cost, use)


def _hit(position: Position, attacker: Fighter, action: Action, target: Fighter) -> tuple[float, Bands] | None:
    """How likely an Action is to succeed, and the bands of its damage flip if it does; None if its duel cannot be won."""
    if action.resist in RESISTS and action.stat is not None:
        duel = outcome(position, attacker, action, target)
        hit = duel.hit
        if not hit:
            return None
        weak, moderate, severe = odds.accurate(duel, int(bool(attacker.badges.get("focused"))))
        bands = (weak / hit, moderate / hit, severe / hit)
        return (1.0 if target.seat == attacker.seat else hit), bands  # a friend relents
    if action.stat is not None and action.tn:
        return odds.reach(action.tn - action.stat, action.fate), odds.plain_bands()
    return 1.0, odds.plain_bands()


def untargeted_value(position: Position, fighter: Fighter, action: Action) -> float:
    """What an Action without a target brings."""
    likely = suits_likely(position, fighter, action)
    if action.stat is not None and action.tn:
        likely *= odds.reach(action.tn - action.stat, action.fate)
    use = WordUse(position, fighter, None, odds.plain_bands())
    return likely * effect_value(action.effects, use) - cost_of(action.cost, use)


def best_marker(position: Position, fighter: Fighter, action: Action) -> tuple[float, str]:
    """What an Action aimed at a Marker brings, as if the fighter stood there; and at which Marker."""
    best = (-0.5, "")
    for marker in position.scene.markers:
        if marker.kind in action.marker and marker.at:
            gap = fighter.distance(*marker.at[:2]) - fighter.radius - marker.radius
            if gap <= action.range:
                value = untargeted_value(position, fighter.moved(marker.at[0], marker.at[1]), action)
                best = max(best, (value, marker.id))
    return best


def targets(position: Position, fighter: Fighter, action: Action) -> Iterator[Fighter]:
    """Whom an Action could be aimed at."""
    if action.target is None:
        return
    reach, ranged = action.range + NEAR, bool(action.range or action.type)
    for other in position.near(fighter, reach) if ranged else position.fighters:
        if other.id == fighter.id and (action.attack or action.target.other):
            continue
        if not fits(action.target, fighter, other) or action.target.buried:
            continue
        if action.type == "melee" and not fighter.level(other):
            continue
        if action.sight and other.id != fighter.id and not position.view(fighter, other):
            continue
        yield other


def is_barred(fighter: Fighter, action: Action) -> bool:
    """Is it impossible to declare, as far as can be seen: engaged, used up?"""
    if action.type == "missile" and fighter.engaged and not fighter.has("shoots-engaged"):
        return True
    return bool(action.once) and not action.per and action.key in fighter.used


def best_target(position: Position, fighter: Fighter, action: Action) -> tuple[float, Fighter | None]:
    """The best target from where it stands."""
    best: tuple[float, Fighter | None] = (0.0, None)
    for other in targets(position, fighter, action):
        value = attack_value(position, fighter, action, other)
        if value > best[0]:
            best = value, other
    return best


def attack_actions(fighter: Fighter) -> list[Action]:
    """Its Attack Actions that cost an Action."""
    return [action for action in fighter.actions if action.attack and action.target is not None and not action.bonus]


def threat(position: Position, attacker: Fighter, target: Fighter) -> float:
    """The most that one of its Attack Actions would do to another, wherever it stood."""
    key = (attacker.id, target.id, target.health)
    value = position.threats.get(key)
    if value is None:
        values = [
            attack_value(position, attacker, action, target)
            for action in attack_actions(attacker)
            if action.target is not None and fits(action.target, attacker, target)
        ]
        value = position.threats[key] = max([0.0, *values])
    return value
