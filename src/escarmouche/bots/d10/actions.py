"""What a figure does with its action points: everything it could do, rated; the best is done."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

from escarmouche.bots.branches import plain, questions
from escarmouche.bots.d10 import objects
from escarmouche.bots.d10.combat import melee, shooting, weapons
from escarmouche.bots.d10.fighter import Fighter, Gun
from escarmouche.bots.d10.moves import TOUCH, Way, hurdles
from escarmouche.bots.d10.moves import moves as possible_moves
from escarmouche.bots.d10.objectives.assignment import pull, tasks_of
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.odds import FALL, tumble, under
from escarmouche.bots.d10.place_value import FEAR, danger, outlook, place_value
from escarmouche.bots.d10.position import Position, bearing
from escarmouche.bots.policy import Rated
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu, Some
from escarmouche.core.asks.region import Path, Place
from escarmouche.games.d10.questions import Action
from escarmouche.games.d10.state import AttackName

STAND = 1.5  # getting up
LOADED = 0.5  # of the shot that a loaded weapon allows later
SPARE = 0.06  # an action point left over
STEP = 5_000  # what a careful crossing costs
FRESH = 2  # the action points of a turn
ARRIVED = 0.6  # doing at once what it has come for
AGAIN = 0.5  # of a Quick advance that another may follow
DETOUR = -0.1  # what a charge away from its tasks costs at most
SPOTS = 5  # places around a target that a charge looks at
RETREATS = 12  # places that a flight looks at
BOTH = 1.8  # two shots at once, in single ones
TURNED = 75  # degrees: a figure that looks further away from danger turns
ENOUGH = 0.01  # what an action must promise


def act(ask: Menu, position: Position) -> Answer:
    """The best action; when nothing is worth doing, a look at the enemy and the end."""
    fighter = position.fighter(about_of(ask, Action)["figure"])
    target = worth_facing(position, fighter, ask)
    if target is not None and not fighter.faces(target.x, target.y):
        return {"face": bearing(fighter.x, fighter.y, target.x, target.y)}
    value, answer = max(actions(position, fighter, ask), key=lambda rated: rated[0], default=(0.0, "end"))
    if value >= ENOUGH:
        return answer
    look, watched = outlook(position, fighter), target is not None  # otherwise it would turn back and forth
    turned = abs((look - fighter.facing + 180) % 360 - 180) > TURNED
    return {"face": look} if fighter.ready and turned and not watched else "end"


def actions(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Everything that it could do."""
    for name in plain(ask, "recover", "getup"):
        yield STAND, name
    if fighter.ready:
        yield from strikes(position, fighter, ask)
        yield from charges(position, fighter, ask)
        yield from shots(position, fighter, ask)
        yield from objects.works(position, fighter, ask)
        yield from weapons.changes(position, fighter, ask)
        if position.engaged(fighter):
            yield from flights(position, fighter, ask)
        else:
            yield from moves(position, fighter, ask)
    elif fighter.posture == "climbing":
        for name, pieces in questions(ask, Choose, "climb"):
            yield STAND, {name: pieces.options[0]}
    elif fighter.posture == "prone":
        yield from shots(position, fighter, ask)


# -- blows


def strikes(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Strikes, hard or not."""
    for name, targets in questions(ask, Choose, "strike", "hithard"):
        for target in targets.options:
            how: AttackName = "hithard" if name == "hithard" else "strike"
            yield melee.blow(position, fighter, position.fighter(str(target)), how), {name: target}


def charges(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """A charge at everybody who can be charged, to the best place beside them."""
    for _, targets in questions(ask, Menu, "charge"):
        tasks = tasks_of(position, fighter)
        here = pull(position, fighter, fighter.x, fighter.y, fighter.floor, tasks)
        fear = danger(position, fighter)
        for target, places in targets.open():
            enemy = position.fighter(target)
            gain = melee.blow(position, fighter, enemy, "charge", fighter.gap(enemy))
            if gain > 0 and places is not None:
                for spot in itertools.islice(places, SPOTS):
                    there = fighter.moved(spot[0], spot[1])
                    more = pull(position, there, there.x, there.y, there.floor, tasks) - here
                    more = max(more, DETOUR)  # an enemy in the way must be fought
                    yield gain + more + 0.5 * FEAR * (fear - danger(position, there)), {"charge": {target: spot}}


def flights(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Out of a fight, for a fighter that has better things to do."""
    for name, places in questions(ask, Place, "flee"):
        tasks = tasks_of(position, fighter)
        here = place_value(position, fighter, tasks)
        made = under(fighter.a - len(position.touching(fighter)))
        risk = (1 - made) * tumble(fighter.d) * fighter.price + 0.01 * fighter.price
        for spot in itertools.islice(places, RETREATS):
            yield place_value(position, fighter.moved(spot[0], spot[1]), tasks) - here - risk, {name: spot}


# -- shots


def shots(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Shots with every weapon at everybody, and loading."""
    pa = about_of(ask, Action)["pa"]
    for name, gun_menu in questions(ask, Menu, "shoot", "aim"):
        yield from single_shots(position, fighter, gun_menu, name, pa)
    for name, targets in questions(ask, Some, "double"):
        gun = next(gun for gun in fighter.guns if gun.weapon.pistol)
        for target in targets.options:
            hope = shot(position, fighter, gun, position.fighter(str(target)), True, False)
            yield BOTH * hope, {name: (target,)}
    yield from loads(position, fighter, ask, pa)


def single_shots(position: Position, fighter: Fighter, gun_menu: Menu, name: str, pa: int) -> Iterator[Rated]:
    """Shots with every weapon at everybody, aimed or not; with both weapons at once."""
    guns, moved = {gun.thing: gun for gun in fighter.guns}, pa == 1
    for thing, targets in gun_menu.open():
        both = thing == "both"
        for target in targets.options if isinstance(targets, Choose) else ():
            enemy = position.fighter(str(target))
            gun = guns[thing] if not both else next(iter(guns.values()))
            hope = shot(position, fighter, gun, enemy, moved or both, name == "aim")
            spare = SPARE + LOADED * hope * (gun.weapon.reload == 1) if pa == 2 and name == "shoot" else 0.0
            yield hope * (BOTH if both else 1.0) + (0.0 if both else spare), {name: {thing: target}}


def shot(position: Position, fighter: Fighter, gun: Gun, enemy: Fighter, moved: bool, aim: bool) -> float:
    """What a shot that is offered promises: the rules see the target, so it is seen at least in part."""
    view = position.view(fighter, enemy) or 0.5
    return shooting.shot_value(position, fighter, gun, enemy, moved=moved, aim=aim, view=view)


def loads(position: Position, fighter: Fighter, ask: Menu, pa: int) -> Iterator[Rated]:
    """Loading, fast or not, and mending."""
    hope = LOADED * max(0.15, shooting.best(position, fighter))
    for name, things in questions(ask, Choose, "reload", "fastload"):
        for thing in things.options:
            yield (hope * under(fighter.a) + SPARE * (pa == 2) if name == "fastload" else hope), {name: thing}
    for name, things in questions(ask, Choose, "repair"):
        yield 0.2, {name: things.options[0]}


def worth_facing(position: Position, fighter: Fighter, ask: Menu) -> Fighter | None:
    """The enemy at which it would shoot with a loaded weapon, if it looked that way."""
    guns = [gun for gun in fighter.guns if gun.loaded and gun.held]
    if not guns or fighter.load or not fighter.ready or position.engaged(fighter) or about_of(ask, Action)["pa"] < 1:
        return None
    top, best = 0.05, None
    for gun in guns:
        for enemy in shooting.targets(position, fighter, gun):
            view = position.view(fighter, enemy)
            hope = shooting.shot_value(position, fighter, gun, enemy, view=view) if view else 0.0
            if hope > top:
                top, best = hope, enemy
    return best


# -- moves


def moves(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Every move that deserves a look, slowly or fast."""
    gaits = list(questions(ask, Path, "advance", "quick"))
    if not gaits:
        return
    tasks = tasks_of(position, fighter)
    here = place_value(position, fighter, tasks)
    for way, progress in possible_moves(position, fighter, gaits[0][1], tasks).items():
        gain = max(place_value(position, fighter.moved(*way[-1]), tasks) - here, progress or -math.inf)
        over = hurdles(position, fighter, way) if "move_table" in position.rules_on else 0
        for name, path in gaits:
            if name == "advance":
                safe = length(fighter, way) + STEP * over <= fighter.stride
                yield gain - (0.0 if safe else trips(fighter, over)), {name: way}
            elif name == gaits[0][0] or way in path:
                then = afterwards(fighter, way, gain, tasks) if about_of(ask, Action)["pa"] == FRESH else 0.0
                yield quick_advance(fighter, gain, way, then) - trips(fighter, over), {name: way}


def trips(fighter: Fighter, over: int) -> float:
    """What it costs to jump over this many things."""
    return (1 - under(fighter.a) ** over) * (STAND + FALL * fighter.price)


def afterwards(fighter: Fighter, way: Way, gain: float, tasks: list[Task]) -> float:
    """What may be done with the action point that a Quick advance leaves: go on, or do what it has come for."""
    x, y = way[-1]
    for task in tasks:
        if task.shared and 0 < task.within < TOUCH and math.hypot(task.x - x, task.y - y) < task.within + 100:
            return ARRIVED
    return AGAIN * gain if length(fighter, way) > 0.8 * fighter.stride else 0.0


def length(fighter: Fighter, way: Way) -> float:
    legs = itertools.pairwise([(fighter.x, fighter.y), *way])
    return sum([math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in legs])


def quick_advance(fighter: Fighter, gain: float, way: Way, then: float) -> float:
    """What a Quick advance promises: it may fail, or the figure may fall; `then` is what follows if neither happens."""
    made = under(fighter.a)
    short = min(1.0, 1000 * fighter.a / max(length(fighter, way), 1.0))
    return gain * (made + (1 - made) * short) + made * then - 0.01 * FALL * fighter.price
