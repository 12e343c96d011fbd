"""What a model does with its Actions: everything it could do, rated by what it brings and where it leaves the model; the best is done."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from escarmouche.bots.malifaux import strike
from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.glance import danger, glance
from escarmouche.bots.malifaux.objectives import interact
from escarmouche.bots.malifaux.objectives.goals import duties
from escarmouche.bots.malifaux.offers import first, offers
from escarmouche.bots.malifaux.paths import Walk, end, spots
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer, Menu
from escarmouche.games.malifaux.cards.card import Action

Rated = tuple[float, Answer]
ENOUGH = 0.05  # what an Action must promise
TRIED = 20  # ways that are tried before a walk is given up
AIMED = 0.45  # of an attack: what Focused adds
STEADY = 0.2  # Focused for another time
PARTING = 1.2  # what it costs to get out of a fight
AWAY = 0.3  # of what is to be done elsewhere
HELPED = 0.5
OBEYED = 12  # ways that another's model might be sent


def act(ask: Any, position: Position) -> Answer:
    """The best Action, or none."""
    one = position.figure(ask.about["model"])
    if one is None:
        return "stop"
    if one.seat != position.seat:
        return obey(ask, position, one)
    left = int(ask.about["left"])
    return best(rated(position, one, ask, left), ask)


def generated(ask: Any, position: Position) -> Answer:
    """An Action that does not count: the best there is, or none."""
    one = position.figure(ask.about["model"])
    if one is None:
        return first(ask)
    if one.seat != position.seat:
        return obey(ask, position, one)
    return best(rated(position, one, ask, 1, free=True), ask)


def best(found: Iterator[Rated], ask: Any) -> Answer:
    """The one that is rated highest; any where nothing could be rated."""
    top: Rated | None = max(found, key=lambda pair: pair[0], default=None)
    return first(ask) if top is None else top[1]


def rated(position: Position, one: Figure, ask: Menu, left: int, *, free: bool = False) -> Iterator[Rated]:
    """Everything that it could do: what it brings, and what the model has left then."""
    after = left if free else left - 1
    here = glance(position, one, max(0, after))
    for name, inner in ask.open():
        if name in ("stop", "decline"):
            yield glance(position, one, 0) + ENOUGH, name
        elif name == "walk":
            yield from walks(position, one, inner, max(0, after))
        elif name == "charge":
            yield from charges(position, one, inner, max(0, after))
        elif name == "interact":
            yield from [(value + here, {name: answer}) for value, answer in interact.rated(position, one, inner)]
        elif name == "concentrate":
            yield here + focus(position, one, after), name
        elif name == "disengage":
            yield here + parting(position, one), name
        elif name == "assist":
            yield here + HELPED, {name: first(inner)} if inner is not None else name
        elif name == "destroy":
            yield here - 1.0, {name: first(inner)} if inner is not None else name
        else:
            action = position.action(name)
            if action is not None:
                value = aimed(position, one, action)
                yield value + (glance(position, one, left) if action.bonus else here), name


def aimed(position: Position, one: Figure, action: Action) -> float:
    """What an Action of a card brings, at its best target."""
    if action.target is None and not action.marker:
        return strike.general(position, one, action)
    if action.marker:
        return strike.marked(position, one, action)[0]
    if action.target is not None and action.target.buried:
        return 1.0
    return strike.best(position, one, action)[0] or -0.5


# -- moves


def walks(position: Position, one: Figure, ask: Any, after: int) -> Iterator[Rated]:
    """The best of the ways that can be gone."""
    walk = Walk(one, ask)
    tried = dict.fromkeys([*spots(position, one, one.stride), *walk.ends(one.stride)])
    found = [(glance(position, one.moved(*spot), after), spot) for spot in tried]
    found.sort(key=lambda pair: -pair[0])
    for value, spot in found[:TRIED]:
        legs = walk.to(spot)
        if legs is not None:
            yield value, {"walk": legs}
            return


def charges(position: Position, one: Figure, ask: Any, after: int) -> Iterator[Rated]:
    """Up to an enemy, and a blow that costs no Action."""
    melee = [action for action in one.actions if action.type == "melee" and not action.bonus]
    if not melee:
        return
    for other in position.enemies(one):
        far = one.far(other.x, other.y)
        gap = far - one.r - other.r
        if gap > one.stride + max(0, one.reach) or not far:
            continue
        hope = max([strike.attack(position, one, action, other) for action in melee])
        if hope <= 0.2:
            continue
        want = max(0.0, gap - max(0, one.reach) * 0.85)
        spot = ask.region.towards((other.x - one.x) / far, (other.y - one.y) / far, want + 1)
        if spot is None or spot not in ask:
            continue
        there = one.moved(*spot)
        if there.gap(other) <= max(0, one.reach) and one.level(other):
            yield hope + glance(position, there, after), {"charge": spot}


def parting(position: Position, one: Figure) -> float:
    """What it is worth to get away from who engages it: danger here, and things to do elsewhere; who has got away does not Interact."""
    later = position.ahead(one) > 0
    wanted = [
        duty.share * duty.task.value
        for duty in duties(position, one)
        if (later if duty.task.word else duty.task.left(one) > 0)
    ]
    wants = max(wanted, default=0.0)
    hope = max([strike.best(position, one, action)[0] for action in strike.blows(position, one)], default=0.0)
    return AWAY * wants + 0.3 * danger(position, one) - PARTING - hope


def focus(position: Position, one: Figure, after: int) -> float:
    """Focused for the next attack, or for a later one."""
    had = one.badges.get("focused", 0)
    if had >= 2:
        return 0.0
    hope = max([strike.best(position, one, action)[0] for action in strike.blows(position, one)], default=0.0)
    if after >= 1 and not had:
        return AIMED * hope
    return STEADY if not had else 0.1


# -- another's model


def obey(ask: Any, position: Position, one: Figure) -> Answer:
    """What hurts its own side most."""
    most: Rated = (-math.inf, "")
    for name, inner in ask.open():
        action = position.action(name)
        if name in ("stop", "decline"):
            found: Rated = (0.0, name)
        elif action is not None and action.target is not None:
            values = [-strike.attack(position, one, action, other) for other in strike.targets(position, one, action)]
            found = max([-1.0, *values]), name
        elif name in ("walk", "charge") and inner is not None:
            found = worst(position, one, name, inner)
        elif name == "disengage":
            found = 0.1, name
        elif name == "concentrate":
            found = -0.5, name
        elif inner is None:
            found = -0.3, name
        else:
            found = -0.6, {name: first(inner)}
        most = max(most, found, key=lambda pair: pair[0])
    return most[1] or first(ask)


def worst(position: Position, one: Figure, name: str, ask: Any) -> Rated:
    """Away from all that it is after."""
    here, found = glance(position, one, 0), []
    for answer in offers(ask, OBEYED):
        spot = answer[:2] if name == "charge" else end((one.x, one.y), answer)
        found.append((here - glance(position, one.moved(*spot), 0), {name: answer}))
    return max(found, key=lambda pair: pair[0])
