"""How a player of Malifaux answers: every question has its habit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.bots.malifaux import deploy, duels, hand, muster, order, plans, spots, strike
from escarmouche.bots.malifaux.deeds import Deed, fee, rate
from escarmouche.bots.malifaux.figure import Sheet
from escarmouche.bots.malifaux.odds import bands
from escarmouche.bots.malifaux.offers import Blank, first
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Random
from escarmouche.core.views.scene import Scene

Look = Callable[[], Scene]
Habit = Callable[[Any, Position], Answer]

follows: dict[str, Any] = {}  # nothing is asked that means nothing without the next question
rests = {"act": "stop"}
even = ("faction", "leader", "hire", "zone")  # of these any that is considered will do


def hides(scene: Scene) -> bool:
    """The other's hand and both decks always are."""
    return True


def consider(ask: Ask, look: Look, sheet: Sheet) -> Iterator[Answer] | None:
    """The one answer that is reckoned; for some set-up questions a few; None: any."""
    try:
        if ask.name in SEVERAL:
            return iter(SEVERAL[ask.name](ask, Position(look(), ask.seat, sheet)))
        if ask.name in PLAIN:
            return iter([PLAIN[ask.name](ask)])
        habit = HABITS.get(ask.name)
        return None if habit is None else iter([habit(ask, Position(look(), ask.seat, sheet))])
    except Blank:
        return None


def plain(ask: Ask, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """The same; what has no habit is answered by chance."""
    found = consider(ask, look, sheet)
    return ask.sample(rng) if found is None else next(found)


# -- targets and choices


def target(ask: Any, position: Position) -> Answer:
    """Whom an Action serves best."""
    one, action = position.figure(ask.about["model"]), position.action(ask.about["action"])
    if one is None or action is None:
        return first(ask)
    if action.marker:
        found = strike.marked(position, one, action)[1]
        return found if found in ask.options else first(ask)
    sign = 1.0 if one.seat == position.seat else -1.0

    def value(name: Any) -> float:
        other = position.figure(str(name))
        return -1.0 if other is None else sign * strike.attack(position, one, action, other)

    return max(ask.options, key=value)


def may(ask: Any, position: Position) -> Answer:
    """An Ability that pays."""
    one, found = position.figure(ask.about["model"]), duels.ability(position, ask.about["ability"])
    if one is None or found is None:
        return "yes"
    deed = Deed(position, one, None, bands(0)[1:], about=position.figure(ask.about["target"]))
    return "yes" if rate(found.effects, deed) >= fee(found.cost, deed) else "no"


def either(ask: Any, position: Position) -> Answer:
    """Of two effects the one that leaves who is asked better off."""
    model, by = position.figure(ask.about["model"]), position.figure(ask.about["by"])
    key = str(ask.about["source"])
    source = position.action(key) or duels.printed_trigger(position, key) or duels.ability(position, key)
    listed = [] if source is None else [o for c in source.effects if c.word == "either" for o in c.params.options]
    if model is None or by is None:
        return ask.options[0]
    deed = Deed(position, by, model, bands(0)[1:], chosen=model)
    sign = 1.0 if by.seat == ask.seat else -1.0

    def value(name: Any) -> float:
        number = int(str(name).rpartition("/")[2]) - 1
        return sign * rate(listed[number], deed) if number < len(listed) else 0.0

    return max(ask.options, key=value)


def dearest(ask: Any, position: Position) -> Answer:
    """Whoever costs most."""
    return max(ask.options, key=lambda name: position.sheet(str(name)).cost)


def may_effect(ask: Any, position: Position) -> Answer:
    """What is done to friends is mostly good."""
    return "yes"


def some(ask: Any, position: Position) -> Answer:
    """Of models enemies for harm, else the first there are."""
    return tuple(ask.options[: max(ask.least, min(ask.most, 1))])


def markers(ask: Any, position: Position) -> Answer:
    """Others' Markers rather than one's own."""
    owner = {marker.id: position.owned(marker) for marker in position.scene.markers}
    found = sorted(ask.options, key=lambda name: owner.get(name, -1) == position.seat)
    return tuple(found[: ask.least])


def disengage(ask: Any, position: Position) -> Answer:
    """Hold who wants to get away, with the best blow."""
    for name, inner in ask.open():
        if name != "decline" and inner is not None:
            return {name: first(inner)}
    return "decline"


def number(ask: Any, position: Position) -> Answer:
    """As many as wise: few, as they cost something."""
    return min(ask.high, max(ask.low, 1))


# -- VP


def reveal(ask: Any, position: Position) -> Answer:
    """Whatever scores; of Markers those that nothing else needs."""
    for name, inner in ask.open():
        if name != "decline":
            return name if inner is None else {name: first(inner)}
    return "decline"


def turf(ask: Any, position: Position) -> Answer:
    return next((name for name, _ in ask.open() if name != "decline"), "decline")


def initiative(ask: Any) -> Answer:
    return ask.seat if ask.seat in ask.options else ask.options[0]


def relent(ask: Any) -> Answer:
    return "relent"


def ignore(ask: Any) -> Answer:
    return "ignore"


SEVERAL: dict[str, Callable[[Any, Position], list[Answer]]] = {
    "hire": muster.crews,
    "leader": muster.leaders,
}
PLAIN: dict[str, Callable[[Any], Answer]] = {
    "assist-condition": first,
    "direction": first,
    "drop-remains": first,
    "effects-of": first,
    "ignore-hazard": ignore,
    "idol-beside": first,
    "idol-edge": first,
    "initiative": initiative,
    "next-effect": first,
    "relent": relent,
    "remains": first,
    "replace-activation": first,
    "replace-heir": first,
    "which-aura": first,
    "which-condition": first,
}
HABITS: dict[str, Habit] = {
    "act": plans.act,
    "activate": order.activate,
    "blast": spots.blast,
    "chain": order.chain,
    "cheat": duels.cheat,
    "choose": target,
    "choose-models": some,
    "deploy": deploy.deploy,
    "discard-cards": hand.worst,
    "disengage-attack": disengage,
    "disengage-push": spots.shove,
    "drop-marker": spots.lay,
    "either": either,
    "end-scheme": reveal,
    "explosives": deploy.explosives,
    "generated": plans.generated,
    "group": deploy.group,
    "groups": deploy.groups,
    "hand-limit": hand.worst,
    "idol-damage": spots.bleed,
    "idol-drop": spots.idol,
    "joker-suit": duels.joker,
    "keep": duels.keep,
    "landing": spots.shove,
    "marker-landing": spots.lay,
    "may": may,
    "may-effect": may_effect,
    "move": spots.lead,
    "move-away": spots.lead,
    "move-marker": spots.slide,
    "move-toward": spots.lead,
    "name-x": number,
    "place": spots.shove,
    "prepare": duels.prepare,
    "push": spots.shove,
    "push-direction": spots.heave,
    "remove-card": hand.burn,
    "replace": spots.join,
    "reveal-scheme": reveal,
    "scheme": muster.scheme,
    "shockwave": spots.blast,
    "soulstone-block": duels.block,
    "soulstone-reduce": duels.reduce,
    "start-discard": hand.refresh,
    "stone-draw": duels.draw,
    "summon": spots.join,
    "summon-whom": dearest,
    "take-explosives": turf,
    "target": target,
    "trigger": duels.trigger,
    "turf-neutral": turf,
    "unbury": spots.join,
    "which-markers": markers,
}
