"""What a model does with its Actions: everything it could do, rated by what it brings and where it leaves the model; the best is done."""

from __future__ import annotations

import math
from collections.abc import Iterator

from escarmouche.bots.malifaux import attacks
from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.moves import Walk, end, spots
from escarmouche.bots.malifaux.objectives.assignment import duties
from escarmouche.bots.malifaux.objectives.interact import interacts
from escarmouche.bots.malifaux.place_value import danger, place_value
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.proposals import first, proposals
from escarmouche.bots.policy import Rated
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.asks.region import Path, Place
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.questions import Act, OfModel

ENOUGH = 0.05  # what an Action must promise
TRIED = 20  # ways that are tried before a walk is given up
FOCUSED = 0.45  # of an attack: what Focused adds
STEADY = 0.2  # Focused for another time
PARTING = 1.2  # what it costs to get out of a fight
AWAY = 0.3  # of the tasks elsewhere
HELPED = 0.5
HOPE = 0.2  # what a charge must promise
OBEYED = 12  # ways that an enemy model might be sent


def act(ask: Menu, position: Position) -> Answer:
    """The best Action, or none."""
    about = about_of(ask, Act)
    fighter = position.fighter(about["model"])
    if fighter is None:
        return "stop"
    if fighter.seat != position.seat:
        return obey(ask, position, fighter)
    return best(actions(position, fighter, ask, about["left"]), ask)


def generated(ask: Menu, position: Position) -> Answer:
    """An Action that does not count: the best there is, or none."""
    fighter = position.fighter(about_of(ask, OfModel)["model"])
    if fighter is None:
        return first(ask)
    if fighter.seat != position.seat:
        return obey(ask, position, fighter)
    return best(actions(position, fighter, ask, 1, free=True), ask)


def best(rated: Iterator[Rated], ask: Menu) -> Answer:
    """The answer that is rated highest; any where nothing could be rated."""
    top: Rated | None = max(rated, key=lambda pair: pair[0], default=None)
    return first(ask) if top is None else top[1]


def actions(position: Position, fighter: Fighter, ask: Menu, left: int, *, free: bool = False) -> Iterator[Rated]:
    """Everything that it could do: what it brings, and what the model has left then."""
    after = max(0, left if free else left - 1)
    here = place_value(position, fighter, after)
    for name, inner in ask.open():
        if name in ("stop", "decline"):
            yield place_value(position, fighter, 0) + ENOUGH, name
        elif name == "walk" and isinstance(inner, Path):
            yield from walks(position, fighter, inner, after)
        elif name == "charge" and isinstance(inner, Place):
            yield from charges(position, fighter, inner, after)
        elif name == "interact" and isinstance(inner, Menu):
            yield from [(value + here, {name: answer}) for value, answer in interacts(position, fighter, inner)]
        elif name in SMALL:
            yield here + small_action(position, fighter, name, after), with_first(name, inner)
        else:
            action = position.cards.action(name)
            if action is not None:
                value = action_value(position, fighter, action)
                yield value + (place_value(position, fighter, left) if action.bonus else here), name


SMALL = ("concentrate", "disengage", "assist", "destroy")


def small_action(position: Position, fighter: Fighter, name: str, after: int) -> float:
    """What a General Action brings that needs no place."""
    if name == "concentrate":
        return focus(position, fighter, after)
    if name == "disengage":
        return parting(position, fighter)
    return HELPED if name == "assist" else -1.0


def with_first(name: str, inner: Ask | None) -> Answer:
    """A branch, with the first answer to what it asks further."""
    return name if inner is None else {name: first(inner)}


def action_value(position: Position, fighter: Fighter, action: Action) -> float:
    """What an Action of a card brings, at its best target."""
    if action.target is None and not action.marker:
        return attacks.untargeted_value(position, fighter, action)
    if action.marker:
        return attacks.best_marker(position, fighter, action)[0]
    if action.target is not None and action.target.buried:
        return 1.0
    return attacks.best_target(position, fighter, action)[0] or -0.5


# -- moves


def walks(position: Position, fighter: Fighter, ask: Path, after: int) -> Iterator[Rated]:
    """The best of the places that can be walked to."""
    walk = Walk(fighter, ask)
    places = dict.fromkeys([*spots(position, fighter, fighter.stride), *walk.ends(fighter.stride)])
    rated = [(place_value(position, fighter.moved(*spot), after), spot) for spot in places]
    rated.sort(key=lambda pair: -pair[0])
    for value, spot in rated[:TRIED]:
        legs = walk.to(spot)
        if legs is not None:
            yield value, {"walk": legs}
            return


def charges(position: Position, fighter: Fighter, ask: Place, after: int) -> Iterator[Rated]:
    """Up to an enemy, and an attack that costs no Action."""
    melee, route = [action for action in fighter.actions if action.type == "melee" and not action.bonus], ask.region
    if not melee or not isinstance(route, Route):
        return
    reach = max(0, fighter.reach)
    for enemy in position.enemies(fighter):
        far = fighter.distance(enemy.x, enemy.y)
        gap = far - fighter.radius - enemy.radius
        if gap > fighter.stride + reach or not far:
            continue
        hope = max([attacks.attack_value(position, fighter, action, enemy) for action in melee])
        if hope <= HOPE:
            continue
        wanted = max(0.0, gap - reach * 0.85)
        spot = route.towards((enemy.x - fighter.x) / far, (enemy.y - fighter.y) / far, wanted + 1)
        if spot is None or spot not in ask:
            continue
        there = fighter.moved(*spot)
        if there.gap(enemy) <= reach and fighter.level(enemy):
            yield hope + place_value(position, there, after), {"charge": spot}


def best_attack(position: Position, fighter: Fighter) -> float:
    """What its best attack from where it stands promises."""
    actions = attacks.attack_actions(fighter)
    return max([attacks.best_target(position, fighter, action)[0] for action in actions], default=0.0)


def parting(position: Position, fighter: Fighter) -> float:
    """What it is worth to disengage: danger here, and tasks elsewhere; a model that has disengaged does not Interact."""
    later = position.activations_left(fighter) > 0
    wanted = [
        share * task.value
        for task, share in duties(position, fighter)
        if (later if task.interact else task.gap(fighter) > 0)
    ]
    elsewhere = max(wanted, default=0.0)
    return AWAY * elsewhere + 0.3 * danger(position, fighter) - PARTING - best_attack(position, fighter)


def focus(position: Position, fighter: Fighter, after: int) -> float:
    """Focused for the next attack, or for a later one."""
    had = fighter.badges.get("focused", 0)
    if had >= 2:
        return 0.0
    if after >= 1 and not had:
        return FOCUSED * best_attack(position, fighter)
    return STEADY if not had else 0.1


# -- an enemy model that obeys


def obey(ask: Menu, position: Position, fighter: Fighter) -> Answer:
    """What hurts its own side most."""
    top: Rated = (-math.inf, "")
    for name, inner in ask.open():
        top = max(top, obeyed(position, fighter, name, inner), key=lambda pair: pair[0])
    return top[1] or first(ask)


def obeyed(position: Position, fighter: Fighter, name: str, inner: Ask | None) -> Rated:
    """How much a branch hurts the side of a model that obeys."""
    action = position.cards.action(name)
    if name in ("stop", "decline"):
        return 0.0, name
    if action is not None and action.target is not None:
        targets = attacks.targets(position, fighter, action)
        values = [-attacks.attack_value(position, fighter, action, other) for other in targets]
        return max([-1.0, *values]), name
    if name in ("walk", "charge") and inner is not None:
        return worst_place(position, fighter, name, inner)
    if name == "disengage":
        return 0.1, name
    if name == "concentrate":
        return -0.5, name
    return (-0.3, name) if inner is None else (-0.6, {name: first(inner)})


def worst_place(position: Position, fighter: Fighter, name: str, ask: Ask) -> Rated:
    """Away from all that it is after."""
    here, rated = place_value(position, fighter, 0), []
    for answer in proposals(ask, OBEYED):
        spot = answer[:2] if name == "charge" else end((fighter.x, fighter.y), answer)
        rated.append((here - place_value(position, fighter.moved(*spot), 0), {name: answer}))
    return max(rated, key=lambda pair: pair[0])
