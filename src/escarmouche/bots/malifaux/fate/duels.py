"""Flips as a player takes them: what to use before, which card to keep, which suit and which Trigger."""

from __future__ import annotations

from escarmouche.bots.malifaux.fate import odds
from escarmouche.bots.malifaux.fate.stake import lacking_suits, soulstone_value, stake_of
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.word_values import PROFILE, WordUse, cost_of, effect_value
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.games.malifaux.fate.deck import suit, value
from escarmouche.games.malifaux.questions import Keep, OfAnyModel, Prepare, Trigger

EDGE = 0.2  # of what is at stake in a duel: what another + brings
GOOD = 0.05  # what a Trigger must bring


def prepare(ask: Menu, position: Position) -> Answer:
    """Focused when attacking; a Soulstone where much is at stake."""
    model = about_of(ask, Prepare)["model"]
    stake = stake_of(position, model)
    at_stake, stone = abs(stake.value(position, 6)), soulstone_value(position)
    for name, inner in ask.open():
        if name == "focus" and (stake.attacks or at_stake > 2.5):
            return name
        if name == "stone":
            lacking = lacking_suits(stake, position.scene.duels[-1]) if stake.attacks else []
            if lacking and at_stake > stone:
                return {name: lacking[0]}
            if EDGE * at_stake > stone and not lacking:
                return {name: "plus"}
        ability = name not in ("ready", "focus", "stone") and inner is None
        if ability and EDGE * at_stake > ability_cost(position, name, model):
            return name
    return "ready"


def ability_cost(position: Position, key: str, model: str) -> float:
    """What an Ability costs a model."""
    ability, fighter = position.cards.ability(key), position.fighter(model)
    if ability is None or fighter is None:
        return 0.0
    return cost_of(ability.cost, WordUse(position, fighter, None, PROFILE))


def keep(ask: Choose, position: Position) -> Answer:
    """The highest card; a suit that is wanted counts a little."""
    wanted = wanted_suits(position, about_of(ask, Keep).get("model", ""))
    return max(map(str, ask.options), key=lambda card: value(card) + (1.5 if suit(card) in wanted else 0.0))


def wanted_suits(position: Position, model: str) -> list[str]:
    """Suits that the TN or a Trigger asks for."""
    if not position.scene.duels:
        return []
    stake = stake_of(position, model)
    if stake.action is None or not stake.attacks:
        return []
    return [*stake.action.tn_suits, *[suit for trigger in stake.action.triggers for suit in trigger.suits]]


def joker_suit(ask: Choose, position: Position) -> Answer:
    """A suit of the TN, else that of a Trigger."""
    wanted = wanted_suits(position, about_of(ask, OfAnyModel).get("model", ""))
    if position.scene.duels:
        had = [word.removeprefix("suit-") for side in position.scene.duels[-1].sides[:1] for word in side.words]
        wanted = [suit for suit in wanted if suit not in had] or wanted
    return next((suit for suit in wanted if suit in ask.options), ask.options[0])


def trigger(ask: Menu, position: Position) -> Answer:
    """The Trigger that brings most, if any brings anything."""
    model = about_of(ask, Trigger)["model"]
    stake, fighter = stake_of(position, model), position.fighter(model)
    top, best = GOOD, "none"
    for name, _ in ask.open():
        printed = position.cards.trigger(name)
        if printed is None or fighter is None:
            continue
        target = stake.defender if stake.attacks else stake.attacker
        use = WordUse(position, fighter, target, odds.plain_bands())
        gain = effect_value(printed.effects, use) - cost_of(printed.cost, use)
        if gain > top:
            top, best = gain, name
    return best
