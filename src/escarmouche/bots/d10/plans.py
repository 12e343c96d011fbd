"""What a figure does with its action points: everything it could do, rated; the best is done."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

from escarmouche.bots.d10 import arms, fray, tower, volley
from escarmouche.bots.d10.figure import Figure, Gun
from escarmouche.bots.d10.glance import FEAR, danger, glance, outlook
from escarmouche.bots.d10.goals import Errand, errands, pull
from escarmouche.bots.d10.odds import tumble, under
from escarmouche.bots.d10.paths import paths
from escarmouche.bots.d10.position import Position, bearing
from escarmouche.core.ask import Answer, Choose, Menu, Some
from escarmouche.core.region import Path, Place

Rated = tuple[float, Answer]
STAND = 1.5  # getting up
LOOT = 4.0  # taking what the scenario is about
LOADED = 0.5  # of the shot that a loaded weapon allows later
SPARE = 0.06  # an action point left over
AGAIN = 0.5  # of a Quick advance that another may follow
SPOTS = 5  # places around a target that a charge looks at
TURNED = 75  # degrees: who looks further away from danger turns
ENOUGH = 0.01  # what an action must promise


def act(ask: Any, position: Position) -> Answer:
    """The best action; when nothing is worth doing, a look at the enemy and the end."""
    one = position.figure(ask.about["figure"])
    turn = aims_elsewhere(position, one, ask)
    if turn is not None:
        return {"face": turn}
    value, answer = max(rated(position, one, ask), key=lambda pair: pair[0], default=(0.0, "end"))
    if value >= ENOUGH:
        return answer
    look = outlook(position, one)
    if one.ready and abs((look - one.facing + 180) % 360 - 180) > TURNED and is_open(ask, "face"):
        return {"face": look}
    return "end"


def is_open(ask: Menu, name: str) -> bool:
    return name in ask.names and name in [word for word, _ in opened(ask, name)]


def opened(ask: Menu, *names: str) -> Iterator[tuple[str, Any]]:
    """Those of these branches that can be taken, with what is asked further."""
    known = ask.names
    for name in names:
        if name in known:
            inner = ask.branch(name)
            if inner is None or isinstance(inner, Choose | Menu | Some | Path | Place) or hasattr(inner, "low"):
                yield name, inner


def rated(position: Position, one: Figure, ask: Menu) -> Iterator[Rated]:
    """Everything that it could do."""
    for name, _ in opened(ask, "recover", "getup"):
        yield STAND, name
    if one.ready:
        yield from strikes(position, one, ask)
        yield from shots(position, one, ask)
        yield from tower.works(position, one, ask, opened)
        yield from arms.changes(position, one, ask, opened)
        if position.engaged(one):
            yield from flights(position, one, ask)
        else:
            yield from moves(position, one, ask)
    elif one.posture == "prone":
        yield from shots(position, one, ask)


# -- blows


def strikes(position: Position, one: Figure, ask: Menu) -> Iterator[Rated]:
    """Strikes, hard or not, and charges."""
    for name, inner in opened(ask, "strike", "hithard"):
        for target in inner.options:
            yield fray.blow(position, one, position.figure(str(target)), name), {name: target}
    for _, inner in opened(ask, "charge"):
        after = errands(position, one)
        here, fear = pull(position, one, one.x, one.y, one.floor, after), danger(position, one)
        for target, place in inner.open():
            other = position.figure(target)
            gain = fray.blow(position, one, other, "charge", one.gap(other))
            if gain > 0:
                for spot in itertools.islice(place, SPOTS):
                    there = one.moved(spot[0], spot[1])
                    more = pull(position, there, there.x, there.y, there.floor, after) - here
                    more += FEAR * (fear - danger(position, there))
                    yield gain + 0.5 * more, {"charge": {target: spot}}


def flights(position: Position, one: Figure, ask: Menu) -> Iterator[Rated]:
    """Out of a fight: for who has better things to do."""
    for name, inner in opened(ask, "flee"):
        after = errands(position, one)
        here = glance(position, one, after)
        made = under(one.a - len(position.touching(one)))
        risk = (1 - made) * tumble(one.d) * one.price + 0.01 * one.price
        for spot in itertools.islice(inner, 12):
            yield glance(position, one.moved(spot[0], spot[1]), after) - here - risk, {name: spot}


# -- shots


def shots(position: Position, one: Figure, ask: Menu) -> Iterator[Rated]:
    """Shots with every weapon at everybody, and loading."""
    pa, guns = ask.about["pa"], {gun.thing: gun for gun in one.guns}
    moved = pa == 1
    for name, inner in opened(ask, "shoot", "aim"):
        for thing, targets in inner.open():
            for target in targets.options:
                other = position.figure(str(target))
                pair = thing == "both"
                gun = guns[thing] if not pair else next(iter(guns.values()))
                hope = aimed(position, one, gun, other, moved or pair, name == "aim")
                spare = SPARE + LOADED * hope * (gun.weapon.reload == 1) if pa == 2 and name == "shoot" else 0.0
                yield hope * (1.8 if pair else 1.0) + (0.0 if pair else spare), {name: {thing: target}}
    for name, inner in opened(ask, "double"):
        gun = next(gun for gun in one.guns if gun.weapon.pistol)
        for target in inner.options:
            yield 1.8 * aimed(position, one, gun, position.figure(str(target)), True, False), {name: (target,)}
    yield from loads(position, one, ask, pa)


def aimed(position: Position, one: Figure, gun: Gun, other: Figure, moved: bool, aim: bool) -> float:
    view = position.view(one, other) or 0.5
    return volley.aimed(position, one, gun, other, moved=moved, aim=aim, view=view)


def loads(position: Position, one: Figure, ask: Menu, pa: int) -> Iterator[Rated]:
    """Loading, fast or not, and mending."""
    hope = LOADED * max(0.15, volley.best(position, one))
    for name, inner in opened(ask, "reload", "fastload"):
        for thing in inner.options:
            yield (hope * under(one.a) + SPARE * (pa == 2) if name == "fastload" else hope), {name: thing}
    for name, inner in opened(ask, "repair"):
        yield 0.2, {name: inner.options[0]}


def aims_elsewhere(position: Position, one: Figure, ask: Menu) -> int | None:
    """Where to turn if the best shot is behind."""
    guns = [gun for gun in one.guns if gun.loaded and gun.held]
    if not guns or one.load or not one.ready or position.engaged(one) or ask.about["pa"] < 1:
        return None
    best, where = 0.05, None
    for gun in guns:
        for other in volley.targets(position, one, gun):
            if (view := position.view(one, other)) and (
                hope := volley.aimed(position, one, gun, other, view=view)
            ) > best:
                best, where = hope, other
    if where is None or one.faces(where.x, where.y):
        return None
    return bearing(one.x, one.y, where.x, where.y)


# -- moves


def moves(position: Position, one: Figure, ask: Menu) -> Iterator[Rated]:
    """Where to, slowly or fast; or to the ground."""
    found = list(opened(ask, "advance", "quick"))
    if not found:
        return
    after = errands(position, one)
    here = glance(position, one, after)
    name, inner = found[0]
    ends = [(path, gain(position, one, path, after, here)) for path in paths(position, one, inner, after)]
    for name, inner in found:
        for path, more in ends:
            if name == "advance":
                yield more, {name: path}
            elif name == found[0][0] or path in inner:
                yield quick(one, more, path, ask.about["pa"]), {name: path}


def gain(position: Position, one: Figure, path: Any, after: list[Errand], here: float) -> float:
    """What it is better off at the end of a path."""
    x, y = path[-1]
    return glance(position, one.moved(x, y), after) - here


def quick(one: Figure, more: float, path: Any, pa: int) -> float:
    """What a Quick advance promises: it may fail, and another may follow."""
    made = under(one.a)
    far = math.hypot(path[0][0] - one.x, path[0][1] - one.y)
    far += sum([math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(path)])
    short = min(1.0, 1000 * one.a / max(far, 1.0))
    found = more * (made + (1 - made) * short) - 0.01 * one.price
    whole = far > 0.8 * one.stride
    return found + (made * AGAIN * more if pa == 2 and whole else 0.0)
