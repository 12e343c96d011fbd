"""Where a player would want to move: to a stone, up to an enemy, round a corner, out of the way, off the board with the loot."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from escarmouche.space.disc import Body
from escarmouche.space.place import around
from escarmouche.space.shape import Thing
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.travel.reach import Reach
from escarmouche.space.units import TOLERANCE

if TYPE_CHECKING:
    from escarmouche.games.moonstone.movement.route import Route

DIRECTIONS = 16
Goal = tuple[Body, float]  # a base or a stone, and how far from its edge to stop


def proposals(route: Route) -> Iterator[list[Leg]]:
    """Paths worth considering, the best kinds first. They may turn out to be illegal: the caller tests them."""
    goals = [*_stones(route), *_enemies(route)]
    for body, stop in goals:
        yield _straight(route, body, stop)
    if not route.gait.straight and not route.gait.flies:
        yield from _round_corners(route, goals)
    for k in range(DIRECTIONS):
        angle = 2 * math.pi * k / DIRECTIONS
        yield [Straight(*route.towards(math.cos(angle), math.sin(angle), route.gait.distance))]
    yield from _off_the_board(route)
    for friend in route.game.in_play(route.model.seat):
        if friend is not route.model:
            yield _straight(route, route.game.body(friend), 0)


def _stones(route: Route) -> Iterator[Goal]:
    """Into contact with a stone."""
    for stone in route.game.lying():
        yield route.game.stone_body(stone), 0


def _enemies(route: Route) -> Iterator[Goal]:
    """Into contact with an enemy, and to where it can be reached unharmed."""
    reach = route.game.card(route.model).reach
    for enemy in route.game.enemies(route.model):
        yield route.game.body(enemy), 0
        if reach > route.game.card(enemy).reach:
            yield route.game.body(enemy), reach  # where it does not strike back


def _straight(route: Route, body: Body, stop: float) -> list[Leg]:
    x, y = route.start
    far = math.hypot(body.x - x, body.y - y)
    if not far:
        return [Straight(x, y)]
    run = min(route.gait.distance, max(0.0, far - body.r - route.body.r - stop))
    return [Straight(*route.towards((body.x - x) / far, (body.y - y) / far, run))]


def _round_corners(route: Route, goals: list[Goal]) -> Iterator[list[Leg]]:
    """To what is near enough but not in a straight line: the shortest way round, into contact."""
    blocked = [body for body, stop in goals if not stop and _within(route, body) and not _is_straight(route, body)]
    if not blocked:
        return
    x, y = route.start
    far = route.gait.distance + route.body.r
    box = (x - far, y - far, x + far, y + far)
    solids = [*route.solids(route.model.floor, *box), *route.game.field.edges]
    zones = route.game.field.zones_near(route.model.floor, *box) if route.gait.dry else ()
    reach = Reach(route.body, route.gait.distance, solids, zones)
    things: list[Thing] = [*solids, *[route.game.stone_body(stone) for stone in route.game.lying()]]
    for body in blocked:
        ways = [reach.path_to(spot) for spot in around(body, route.body.r, things).propose()]
        yield from [way for way in ways if way]


def _within(route: Route, body: Body) -> bool:
    x, y = route.start
    gap = math.hypot(body.x - x, body.y - y) - body.r - route.body.r
    return TOLERANCE < gap <= route.gait.distance and body.z == route.model.z


def _is_straight(route: Route, body: Body) -> bool:
    """Does a straight line lead into contact?"""
    end = _straight(route, body, 0)[0]
    return math.hypot(body.x - end.x, body.y - end.y) <= body.r + route.body.r + TOLERANCE


def _off_the_board(route: Route) -> Iterator[list[Leg]]:
    """[FR] With stones on its card: over the nearest edge, where they are safe (MOON-AMB-68)."""
    if not route.game.edition.removal or not route.game.held(route.model):
        return
    (x, y), field = route.start, route.game.field
    for end in ((x, 0), (x, field.height), (0, y), (field.width, y)):
        if math.hypot(end[0] - x, end[1] - y) <= route.gait.distance:
            yield [Straight(*end)]
