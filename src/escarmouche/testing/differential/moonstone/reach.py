"""Where a model can get to: ways round corners, proposals, gaps narrower than a base (MOON-MOVE-02, MOON-AMB-80, MOON-SQUEEZE)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

from escarmouche.games.moonstone.movement.route import Route
from escarmouche.games.moonstone.state import Model
from escarmouche.space.travel.path import legs_json
from escarmouche.space.travel.reach import Reach
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.moonstone.board import Scene, scene
from escarmouche.testing.differential.moonstone.plain_geometry import Circle, Ring, Shape, Spot, away, between, to_line
from escarmouche.testing.differential.moonstone.sight import CONTACT
from escarmouche.testing.differential.moonstone.tracks import Leg, Way, both, clearance, crosses, free_end, verdict
from escarmouche.testing.differential.moonstone.walk import FREE, gaits, legal, stuck, told

DISTANCE = 3000
TURNS = 8  # places around each thing in the way at which a simple path may turn
NARROWEST = 100  # MOON-AMB-25
LOOK = 3.0  # from look to look through a gap


# -- round corners


def reached(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, houses=0.3, edge=0.0)
    for model in made.models():
        if model.floor:
            continue
        route = Route(made.game, model, FREE)
        far = DISTANCE + made.radius(model)
        box = (model.x - far, model.y - far, model.x + far, model.y + far)
        reach = Reach(made.game.body(model), DISTANCE, [*route.solids("", *box), *made.game.field.edges])
        for _ in range(12):
            angle, run = rng.uniform(0, 2 * pi), rng.uniform(0.1, 1.02) * DISTANCE
            spot = (round(model.x + run * cos(angle)), round(model.y + run * sin(angle)))
            path = reach.path_to(spot)
            brute = _clear(made, model, told(legs_json(path))) if path else _by_hand(made, model, spot)
            yield Comparison(path is not None, brute, f"{model.id} gets to {spot} by {path}; {made}")
        for gait in gaits(made, model):
            if gait.dry and stuck(made, model) is not False:
                continue
            for answer in islice(Route(made.game, model, gait).propose(), 3):
                verdict = legal(made, model, gait, told(answer))
                yield Comparison(True, verdict, f"{model.id} {gait.name} is proposed {answer}; {made}")


def _clear(made: Scene, model: Model, legs: list[Leg]) -> Any:
    """Does a path of this length run into nothing, the edge of the board included? Stones do not matter here."""
    way = Way(made, model, legs)
    over = way.length - DISTANCE - CONTACT
    return both(CLOSE if abs(over) < 0.01 else over < 0, verdict(way.lowest(clearance(way, False, True))))


def _by_hand(made: Scene, model: Model, spot: tuple[int, int]) -> Any:
    """Is there a path with one turn, somewhere near a thing in the way, on the ground all along?"""
    for turn in [spot, *_turns(made, model, spot)]:
        if hypot(turn[0] - model.x, turn[1] - model.y) + hypot(turn[0] - spot[0], turn[1] - spot[1]) < DISTANCE - 5:
            way = Way(made, model, [turn, spot])
            if _clear(made, model, [turn, spot]) is True and {p.floor for p in way.paces(lambda x, y, f: 50)} == {""}:
                return True
    return False


def _turns(made: Scene, model: Model, spot: Spot) -> Iterator[Spot]:
    """Places around what lies near the straight line, a little further off than a base is wide."""
    r, start = made.radius(model), (model.x, model.y)
    shapes: list[Shape] = [
        *made.around("", model, made.radius(model)),
        *(s for lump in made.solid("") for s in lump.shapes),
    ]
    for shape in shapes:
        if to_line(shape.x, shape.y, start, spot) < shape.r + r:
            for k in range(TURNS):
                angle = 2 * pi * k / TURNS
                far = shape.r + r + 20
                yield round(shape.x + far * cos(angle)), round(shape.y + far * sin(angle))


# -- squeezing through (MOON-SQUEEZE-01, MOON-SQUEEZE-02, MOON-SQUEEZE-03, MOON-AMB-25)


class Soft(NamedTuple):
    """Something that may be squeezed past: a friend, an Obstacle, a Barrier."""

    id: str
    shapes: tuple[Shape, ...]


def soft(made: Scene, model: Model) -> list[Soft]:
    friends = [m for m in made.models() if m is not model and m.seat == model.seat and m.floor in made.joined("")]
    return [Soft(m.id, (made.base(m),)) for m in friends] + [Soft(p.id, p.shapes) for p in made.solid("")]


def narrow(one: Soft, other: Soft) -> tuple[Spot, Spot]:
    """The two nearest points, one of each."""
    pairs = [_closest(a, b) for a in one.shapes for b in other.shapes]
    return min(pairs, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]))


def _closest(a: Shape, b: Shape) -> tuple[Spot, Spot]:
    if isinstance(a, Circle):
        q = (b.x, b.y) if isinstance(b, Circle) else _foot(b, a.x, a.y)
        far = hypot(q[0] - a.x, q[1] - a.y) or 1.0
        p = between((a.x, a.y), q, a.r / far)
        return (p, between(q, (a.x, a.y), b.r / far)) if isinstance(b, Circle) else (p, q)
    if isinstance(b, Circle):
        q, p = _closest(b, a)
        return p, q
    pairs = [(p, _foot(b, *p)) for p in a.corners] + [(_foot(a, *q), q) for q in b.corners]
    return min(pairs, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]))


def _foot(shape: Ring, x: float, y: float) -> Spot:
    """The point of an outline nearest to a point."""
    feet = []
    for a, b in shape.sides():
        dx, dy = b[0] - a[0], b[1] - a[1]
        share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
        feet.append(between(a, b, min(1.0, max(0.0, share))))
    return min(feet, key=lambda p: hypot(p[0] - x, p[1] - y))


def squeezed(made: Scene, model: Model, legs: list[Leg]) -> Any:
    """Wherever the base overlaps something, its centre goes between that and another thing close by; enemies are never passed like that."""
    way, r = Way(made, model, legs), made.radius(model)
    hard = [made.base(m) for m in made.models() if m.seat != model.seat and m.floor in made.joined("")]
    paces = list(way.paces(lambda x, y, floor: LOOK))
    rails = made.rails("")
    things = [thing for thing in soft(made, model) if any(way.near(shape) for shape in thing.shapes)]
    verdicts = [free_end(way, among_all=True)]
    if verdicts == [False]:
        return False
    firm = [
        min([h.away(p.x, p.y) for h in hard] + [to_line(p.x, p.y, *rail) for rail in rails] + [1e9]) - r for p in paces
    ]
    verdicts.append(verdict(min(firm)))
    for thing in things:
        gaps = [away(thing.shapes, p.x, p.y) for p in paces]
        if min(gaps) < NARROWEST / 2 + 3:
            return CLOSE if min(gaps) > NARROWEST / 2 - 3 else False
        runs, run = list[list[int]](), list[int]()
        for k, gap in enumerate(gaps):
            if gap - r < -CONTACT:
                run.append(k)
            elif run:
                runs, run = [*runs, run], []
        for stretch in [*runs, run] if run else runs:
            deep = min(gaps[k] for k in stretch) - r
            through = _passed(thing, things, stretch, paces, r)
            verdicts.append(through if deep < -CONTACT - 3 else True if through is True else CLOSE)
    return both(*verdicts)


def _passed(thing: Soft, things: list[Soft], stretch: list[int], paces: list[Any], r: float) -> Any:
    """Does the centre pass between this thing and another, narrower apart than the base, on a stretch of the path?"""
    verdicts: list[Any] = [False]
    for other in things:
        for gap in () if other.id == thing.id else [_closest(a, b) for a in thing.shapes for b in other.shapes]:
            verdicts.append(_crossed(gap, stretch, paces, r))
    if any(verdict is True for verdict in verdicts):
        return True
    return CLOSE if any(verdict is CLOSE for verdict in verdicts) else False


def _crossed(gap: tuple[Spot, Spot], stretch: list[int], paces: list[Any], r: float) -> Any:
    """Does the centre cross a line from thing to thing there, and is that narrower than the base?"""
    wide = hypot(gap[0][0] - gap[1][0], gap[0][1] - gap[1][1])
    spots = [(paces[k].x, paces[k].y) for k in range(len(paces))]
    steps = [k for k in stretch if k and crosses(spots[k - 1], spots[k], gap)]
    ends = [k for k in (stretch[0], stretch[-1], stretch[-1] + 1) if k < len(paces)]
    edgy = any(to_line(*spots[k], *gap) < 2 * LOOK for k in ends)
    if (not steps and not edgy) or not NARROWEST - 3 < wide < 2 * r + 3:
        return False
    return True if steps and not edgy and NARROWEST + 3 < wide < 2 * r - 3 else CLOSE


def slipped(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, houses=0.2, edition="fr", edge=0.0)
    gait = FREE._replace(squeezes=True)
    for model in made.models():
        before = (model.x, model.y, model.z, model.floor)
        for name, gap in list(_gaps(made, model)):
            legs = _towards_gap(rng, made, model, gap)
            if legs is not None:
                answer = tuple((round(x), round(y)) for x, y in legs)
                engine = Route(made.game, model, gait).why_not(answer) is None
                situation = f"{model.id} from {model.x} {model.y} through {name} by {answer}; {made}"
                yield Comparison(engine, squeezed(made, model, list(answer)), situation)
            model.x, model.y, model.z, model.floor = before


def _gaps(made: Scene, model: Model) -> Iterator[tuple[str, tuple[Spot, Spot]]]:
    """The gaps on the ground, narrower than a base or not much wider, enemies beside them or not."""
    enemies = [Soft(m.id, (made.base(m),)) for m in made.models() if m.seat != model.seat and not m.floor]
    things = [*soft(made, model), *enemies]
    for k, one in enumerate(things):
        for other in things[:k]:
            gap = narrow(one, other)
            if 60 < hypot(gap[0][0] - gap[1][0], gap[0][1] - gap[1][1]) < 2.2 * made.radius(model):
                yield f"{one.id} and {other.id}", gap


def _towards_gap(rng: random.Random, made: Scene, model: Model, gap: tuple[Spot, Spot]) -> list[Spot] | None:
    """Put a model before a gap and lead it through, about the middle; None if there is no room before it."""
    (x0, y0), (x1, y1) = gap
    wide, r = hypot(x1 - x0, y1 - y0), made.radius(model)
    middle = between(gap[0], gap[1], rng.choice((0.5, 0.5, 0.5, rng.random())))
    nx, ny, far = -(y1 - y0) / wide, (x1 - x0) / wide, r * rng.uniform(0.8, 1.9)
    before = (round(middle[0] - nx * far), round(middle[1] - ny * far))
    if made.stands(*before, r, "", model) < 0:
        return None
    model.x, model.y, model.z, model.floor = *before, 0, ""
    on = r * rng.uniform(0.3, 1.9)
    bent = rng.choice((0.0, 0.0, rng.uniform(-300, 300)))
    return [middle, (middle[0] + nx * on - ny * bent, middle[1] + ny * on + nx * bent)]


PREDICATES = (
    Predicate("reach", ("MOON-MOVE-02", "MOON-AMB-80", "MOON-MOVE-07"), reached),
    Predicate("squeeze", ("MOON-SQUEEZE-01", "MOON-SQUEEZE-02", "MOON-SQUEEZE-03", "MOON-AMB-25"), slipped),
)
