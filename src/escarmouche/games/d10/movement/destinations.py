"""Where a player would want to move: up to an enemy or an object, round a corner, up the stairs, off the table."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from escarmouche.games.d10.ground.measure import CONTACT
from escarmouche.games.d10.ground.stand import places_by, standing
from escarmouche.games.d10.state import FOOT, MOUNTED, Figure
from escarmouche.space.disc import Body, Disc
from escarmouche.space.shape import Thing, nearest_on
from escarmouche.space.sweep import through_round
from escarmouche.space.travel.path import Arc, Leg
from escarmouche.space.travel.reach import Reach
from escarmouche.space.units import TOLERANCE, Point

if TYPE_CHECKING:
    from escarmouche.games.d10.movement.route import Route

Path = tuple[Point, ...]
DIRECTIONS = 16
SWEEP = 12  # directions to either side in which somebody is ridden over
BEND = math.radians(20)  # an arc round a corner is walked in straight legs that turn by at most this much


def proposals(route: Route) -> Iterator[Path]:
    """Paths worth considering, the best kinds first. They may turn out to be illegal: the caller tests them."""
    if route.gait.through:
        yield from _over(route)
        return
    goals = [*_enemies(route), *_objects(route)]
    for body in goals:
        yield (_towards(route, body.x, body.y, _gap(route, body)),)
    yield from _exits(route)
    yield from _drops(route)
    if not route.gait.straight:
        yield from _stairs(route)
        yield from _round_corners(route, goals)
    for k in range(DIRECTIONS):
        angle = 2 * math.pi * k / DIRECTIONS
        yield (route.towards(math.cos(angle), math.sin(angle), route.gait.distance),)


def _gap(route: Route, body: Body) -> float:
    return math.hypot(body.x - route.start[0], body.y - route.start[1]) - body.r - route.r


def _towards(route: Route, x: float, y: float, distance: float) -> Point:
    """Straight towards a point, as far as wanted or as it goes."""
    dx, dy = x - route.start[0], y - route.start[1]
    far = math.hypot(dx, dy)
    if not far or distance <= 0:
        return route.start
    return route.towards(dx / far, dy / far, min(distance, route.gait.distance))


def _enemies(route: Route) -> Iterator[Body]:
    return (route.game.body(enemy) for enemy in route.game.enemies(route.figure))


def _objects(route: Route) -> Iterator[Body]:
    """Things to take, planted missiles among them."""
    for marker in route.game.state.markers:
        yield Body(marker.id, marker.x, marker.y, marker.radius, marker.z)


def _over(route: Route) -> Iterator[Path]:
    """Straight over the figure to be trampled, to places beyond."""
    (x, y), distance = route.start, route.gait.distance
    for name in route.gait.through:
        target = route.game.figure(name)
        aim = math.atan2(target.y - y, target.x - x)
        base = MOUNTED if target.mounted else FOOT
        wide = math.atan2(base, max(1.0, math.hypot(target.x - x, target.y - y)))
        for share in (1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.25):
            for turn in (0.0, 0.4, -0.4, 0.8, -0.8):
                angle = aim + wide * turn
                yield ((round(x + math.cos(angle) * distance * share), round(y + math.sin(angle) * distance * share)),)
        for turn in range(
            -SWEEP, SWEEP + 1
        ):  # as far as it goes: a rider that may stop anywhere beyond the target may stop there
            angle = aim + wide * turn / SWEEP
            yield (route.towards(math.cos(angle), math.sin(angle), distance),)
        yield from _round_and_over(route, target)


def _round_and_over(route: Route, target: Figure) -> Iterator[Path]:
    """Round a corner to the middle of the figure to be trampled, and on to a free place beside it."""
    figure, distance = route.figure, route.gait.distance
    if target.floor != figure.floor:
        return
    reach = Reach(Disc(*route.start, route.r), distance, _solids(route))
    way = reach.path_to((target.x, target.y))
    if not way:
        return
    path = _bent(route.start, way)
    for spot in places_by(route.game, figure, route.game.body(target), figure.floor):
        yield (*path, (spot.x, spot.y))


def _solids(route: Route) -> list[Thing]:
    """What stands around a figure that moves without leaving its floor or crossing anything."""
    figure, field = route.figure, route.field
    (x, y), far = route.start, route.gait.distance + route.r
    box = (x - far, y - far, x + far, y + far)
    solids: list[Thing] = [*field.walls(figure.floor, figure.mounted).near(*box), *field.edges]
    return [*solids, *field.lows(figure.floor, figure.mounted).near(*box), *standing(route.game, figure, figure.z)]


def _exits(route: Route) -> Iterator[Path]:
    """To the edges over which its band may leave (D10-GEO-11)."""
    (x, y), r, field = route.start, route.r, route.field
    ends = {"west": (r, y), "east": (field.width - r, y), "south": (x, r), "north": (x, field.height - r)}
    for edge in route.game.force(route.figure.seat).exits:
        end = ends[edge]
        yield (_towards(route, *end, math.hypot(end[0] - x, end[1] - y)),)


def _stairs(route: Route) -> Iterator[Path]:
    """Up or down stairs: to the middle of their near end, then of their far end, and a step beyond."""
    surfaces, r = route.field.surfaces, route.r
    for portal in surfaces[route.figure.floor].portals:
        flight = surfaces[portal.to] if surfaces[portal.to].slope else surfaces[route.figure.floor]
        ends = [((p.line.x0 + p.line.x1) // 2, (p.line.y0 + p.line.y1) // 2) for p in flight.portals]
        near = ((portal.line.x0 + portal.line.x1) // 2, (portal.line.y0 + portal.line.y1) // 2)
        if flight.id == route.figure.floor:
            yield (_point_beyond(route.start, near, r),)
            continue
        far = next((end for end in ends if end != near), near)
        yield (near, _point_beyond(near, far, r))
        for share in (0.9, 0.5, 0.25):
            yield (near, (round(near[0] + (far[0] - near[0]) * share), round(near[1] + (far[1] - near[1]) * share)))


def _drops(route: Route) -> Iterator[Path]:
    """Straight over each rim of a floor and down (D10-MOV-22)."""
    if not route.gait.drops or not route.figure.floor:
        return
    for rim in route.field.rims(route.figure.floor):
        x, y = nearest_on(rim.parts[0], *route.start)
        yield (_point_beyond(route.start, (round(x), round(y)), route.r + 2),)


def _point_beyond(start: Point, end: Point, by: float) -> Point:
    far = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return round(end[0] + (end[0] - start[0]) * by / far), round(end[1] + (end[1] - start[1]) * by / far)


def _round_corners(route: Route, goals: list[Body]) -> Iterator[Path]:
    """To what is near enough but not in a straight line: the shortest way round, into contact."""
    figure, distance = route.figure, route.gait.distance
    wanted = [body for body in goals if TOLERANCE < _gap(route, body) <= distance and body.z == figure.z]
    if not wanted:
        return
    reach = Reach(Disc(*route.start, route.r), distance, _solids(route))
    for body in wanted:
        for spot in places_by(route.game, figure, body, figure.floor)[:6]:
            way = reach.path_to((spot.x, spot.y))
            if way and len(way) > 1:
                yield _stopped(route, _bent(route.start, way), body)


def _bent(start: Point, way: list[Leg]) -> Path:
    """Straight legs instead of arcs, on the outside of them."""
    here, path = start, []
    for leg in way:
        if isinstance(leg, Arc):
            path += _corners(here, leg)
        here = (leg.x, leg.y)
        path.append(here)
    return tuple(path)


def _stopped(route: Route, path: Path, body: Body) -> Path:
    """A path cut where it first comes into contact with where it leads: with no gap, or a gap that still is contact (D10-MOV-05)."""
    x, y = route.start
    wide = route.r + body.r
    for k, (px, py) in enumerate(path):
        far = math.hypot(px - x, py - y) or 1.0
        ux, uy = (px - x) / far, (py - y) / far
        near = through_round(body.x - x, body.y - y, ux, uy, wide + CONTACT)[0]
        if 0 < near <= far:
            touch = through_round(body.x - x, body.y - y, ux, uy, wide)[0]
            d = touch if touch <= far else near
            return (*path[:k], (round(x + ux * d), round(y + uy * d)))
        x, y = px, py
    return path


def _corners(start: Point, arc: Arc) -> list[Point]:
    radius = math.hypot(start[0] - arc.cx, start[1] - arc.cy)
    begin = math.atan2(start[1] - arc.cy, start[0] - arc.cx)
    turn = (math.atan2(arc.y - arc.cy, arc.x - arc.cx) - begin) % (2 * math.pi)
    turn = turn if arc.left else turn - 2 * math.pi
    count = max(1, math.ceil(abs(turn) / BEND))
    step = turn / count
    wide = (radius + 1) / math.cos(step / 2)
    angles = [begin + step * (k + 0.5) for k in range(count)]
    return [(round(arc.cx + wide * math.cos(a)), round(arc.cy + wide * math.sin(a))) for a in angles]
