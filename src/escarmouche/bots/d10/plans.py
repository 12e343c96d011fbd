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
from escarmouche.bots.d10.odds import FALL, tumble, under
from escarmouche.bots.d10.paths import TOUCH, hurdles, paths
from escarmouche.bots.d10.position import Position, bearing
from escarmouche.core.asks.ask import Answer, Choose, Menu, Some
from escarmouche.core.asks.region import Path, Place

Rated = tuple[float, Answer]
STAND = 1.5  # getting up
LOADED = 0.5  # of the shot that a loaded weapon allows later
SPARE = 0.06  # an action point left over
STEP = 5_000  # what a careful crossing costs
FRESH = 2  # the action points of a turn
ARRIVED = 0.6  # doing at once what one has come for
AGAIN = 0.5  # of a Quick advance that another may follow
DETOUR = -0.1  # what a charge away from where one wants to go costs at most
SPOTS = 5  # places around a target that a charge looks at
TURNED = 75  # degrees: who looks further away from danger turns
ENOUGH = 0.01  # what an action must promise


def act(ask: Any, position: Position) -> Answer:
    """The best action; when nothing is worth doing, a look at the enemy and the end."""
    one = position.figure(ask.about["figure"])
    target = aim(position, one, ask)
    if target is not None and not one.faces(target.x, target.y):
        return {"face": bearing(one.x, one.y, target.x, target.y)}
    value, answer = max(rated(position, one, ask), key=lambda pair: pair[0], default=(0.0, "end"))
    if value >= ENOUGH:
        return answer
    look, watched = outlook(position, one), target is not None  # else it would turn to and fro
    turned = abs((look - one.facing + 180) % 360 - 180) > TURNED
    return {"face": look} if one.ready and turned and not watched else "end"


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
    elif one.posture == "climbing":
        for name, inner in opened(ask, "climb"):
            yield STAND, {name: inner.options[0]}
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
                    more = max(more, DETOUR)  # who is in the way must be fought
                    yield gain + more + 0.5 * FEAR * (fear - danger(position, there)), {"charge": {target: spot}}


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


def aim(position: Position, one: Figure, ask: Menu) -> Figure | None:
    """At whom it would shoot with what is loaded, if it looked that way."""
    guns = [gun for gun in one.guns if gun.loaded and gun.held]
    if not guns or one.load or not one.ready or position.engaged(one) or ask.about["pa"] < 1:
        return None
    best, where = 0.05, None
    for gun in guns:
        for other in volley.targets(position, one, gun):
            view = position.view(one, other)
            hope = volley.aimed(position, one, gun, other, view=view) if view else 0.0
            if hope > best:
                best, where = hope, other
    return where


# -- moves


def moves(position: Position, one: Figure, ask: Menu) -> Iterator[Rated]:
    """Where to, slowly or fast; or to the ground."""
    found = list(opened(ask, "advance", "quick"))
    if not found:
        return
    after = errands(position, one)
    here = glance(position, one, after)
    for path, progress in paths(position, one, found[0][1], after).items():
        more = max(gain(position, one, path, after, here), progress or -math.inf)
        over = hurdles(position, one, path) if "move_table" in position.on else 0
        for name, inner in found:
            if name == "advance":
                safe = length(one, path) + STEP * over <= one.stride
                yield more - (0.0 if safe else trips(one, over)), {name: path}
            elif name == found[0][0] or path in inner:
                then = follows(one, path, more, after) if ask.about["pa"] == FRESH else 0.0
                yield quick(one, more, path, then) - trips(one, over), {name: path}


def trips(one: Figure, over: int) -> float:
    """What it costs to jump over so many things."""
    return (1 - under(one.a) ** over) * (STAND + FALL * one.price)


def gain(position: Position, one: Figure, path: Any, after: list[Errand], here: float) -> float:
    """What it is better off at the end of a path."""
    x, y = path[-1]
    return glance(position, one.moved(x, y), after) - here


def follows(one: Figure, path: Any, more: float, after: list[Errand]) -> float:
    """What may be done with the action point that a Quick advance leaves: go on, or take what it has come for."""
    x, y = path[-1]
    for errand in after:
        if errand.shared and 0 < errand.within < TOUCH and math.hypot(errand.x - x, errand.y - y) < errand.within + 100:
            return ARRIVED
    return AGAIN * more if length(one, path) > 0.8 * one.stride else 0.0


def length(one: Figure, path: Any) -> float:
    legs = itertools.pairwise([(one.x, one.y), *path])
    return sum([math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in legs])


def quick(one: Figure, more: float, path: Any, then: float) -> float:
    """What a Quick advance promises: it may fail, or fall; `then` is what follows if it does not."""
    made = under(one.a)
    short = min(1.0, 1000 * one.a / max(length(one, path), 1.0))
    return more * (made + (1 - made) * short) + made * then - 0.01 * FALL * one.price
