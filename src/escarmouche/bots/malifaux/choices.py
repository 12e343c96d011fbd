"""Choices that effects ask for: targets, models and Markers, whether to use an Ability, which of two effects."""

from __future__ import annotations

from escarmouche.bots.malifaux import attacks
from escarmouche.bots.malifaux.fate.odds import plain_bands
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.proposals import first
from escarmouche.bots.malifaux.word_values import WordUse, cost_of, effect_value
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu, Number, Some
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.words.action_words import Either


def target(ask: Choose, position: Position) -> Answer:
    """Whom an Action serves best."""
    about = about_of(ask, questions.Choose)
    fighter, action = position.fighter(about["model"]), position.cards.action(about["action"])
    if fighter is None or action is None:
        return first(ask)
    if action.marker:
        marker = attacks.best_marker(position, fighter, action)[1]
        return marker if marker in ask.options else first(ask)
    sign = 1.0 if fighter.seat == position.seat else -1.0

    def value(name: str) -> float:
        other = position.fighter(name)
        return -1.0 if other is None else sign * attacks.attack_value(position, fighter, action, other)

    return max(map(str, ask.options), key=value)


def may(ask: Choose, position: Position) -> Answer:
    """An Ability that pays."""
    about = about_of(ask, questions.May)
    fighter, ability = position.fighter(about["model"]), position.cards.ability(about["ability"])
    if fighter is None or ability is None:
        return "yes"
    use = WordUse(position, fighter, None, plain_bands(), about=position.fighter(about["target"]))
    return "yes" if effect_value(ability.effects, use) >= cost_of(ability.cost, use) else "no"


def either(ask: Choose, position: Position) -> Answer:
    """The one of two effects that leaves the model in question better off."""
    about = about_of(ask, questions.EffectOf)
    fighter, user, key = position.fighter(about["model"]), position.fighter(about["by"]), about["source"]
    if fighter is None or user is None:
        return ask.options[0]
    cards = position.cards
    source = cards.action(key) or cards.trigger(key) or cards.ability(key)
    calls = () if source is None else source.effects
    effects = [option for call in calls if isinstance(call.params, Either) for option in call.params.options]
    use = WordUse(position, user, fighter, plain_bands(), chosen=fighter)
    sign = 1.0 if user.seat == ask.seat else -1.0

    def value(name: str) -> float:
        number = int(name.rpartition("/")[2]) - 1
        return sign * effect_value(effects[number], use) if number < len(effects) else 0.0

    return max(map(str, ask.options), key=value)


def most_expensive(ask: Choose, position: Position) -> Answer:
    """The most expensive one."""
    return max(map(str, ask.options), key=lambda name: position.cards.card(name).cost)


def may_effect(ask: Choose, position: Position) -> Answer:
    """What is done to friends is usually good."""
    return "yes"


def some_models(ask: Some, position: Position) -> Answer:
    """The first models that are listed: as few as allowed, but not none if that can be helped."""
    return tuple(ask.options[: max(ask.least, min(ask.most, 1))])


def markers(ask: Some, position: Position) -> Answer:
    """Enemy Markers rather than our own."""
    owners = {marker.id: position.owner(marker) for marker in position.scene.markers}
    names = sorted(map(str, ask.options), key=lambda name: owners.get(name, -1) == position.seat)
    return tuple(names[: ask.least])


def stop_disengaging(ask: Menu, position: Position) -> Answer:
    """Hold a model that wants to get away, with the first attack that is offered."""
    for name, inner in ask.open():
        if name != "decline" and inner is not None:
            return {name: first(inner)}
    return "decline"


def name_x(ask: Number, position: Position) -> Answer:
    """As many as wise: few, as they cost something."""
    return min(ask.high, max(ask.low, 1))


# -- VP


def reveal(ask: Menu, position: Position) -> Answer:
    """Anything that scores; of Markers, those that are proposed first."""
    for name, inner in ask.open():
        if name != "decline":
            return name if inner is None else {name: first(inner)}
    return "decline"


def accept(ask: Menu, position: Position) -> Answer:
    """Whatever is offered."""
    return next((name for name, _ in ask.open() if name != "decline"), "decline")
