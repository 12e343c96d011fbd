"""Places that a player knows on a table: along the Centerline, in a zone, beside terrain, where Markers lie."""

from __future__ import annotations

import math
from typing import Any

import shapely

from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.sight import roofed
from escarmouche.bots.walking import area
from escarmouche.core.views.scene import Terrain
from escarmouche.games.malifaux.state import MARKER

APART, PLANTED = 4_000 + 2 * MARKER + 60, 6_000 + 2 * MARKER + 60  # from Marker to Marker, centre to centre
INCH = 1_000
STEP = 400
GRID = 1_500  # between places in a zone
SOME = 7  # of these
EDGE = 650  # places are so far inside a zone
DEEP = 1_500  # beyond the Centerline
Spot = tuple[int, int]


def line(position: Position, apart: int, lying: list[Any], over: float | None = 0.0) -> list[Spot]:
    """Places along the Centerline, far enough from each other and from what lies there."""
    (x0, y0), (x1, y1) = position.line
    count = int(math.hypot(x1 - x0, y1 - y0) // apart)
    found = []
    for k in range(count):
        spot = clear(position, (k + 0.5) / count, over or 0.0)
        if spot and all(math.dist(spot, other) > apart - STEP for other in lying):
            found.append(spot)
    return found


def clear(position: Position, share: float, over: float) -> Spot | None:
    """A place there where one can stand: a little to either side, if need be."""
    for more in (0, STEP, -STEP, 2 * STEP, -2 * STEP):
        spot = position.along(share + more / 36_000, over)
        if not roofed(position.board, *spot, MARKER):
            return spot
    return None


def own(position: Position) -> list[Spot]:
    """The own Scheme Markers."""
    return [
        (marker.at[0], marker.at[1])
        for marker in position.markers("scheme")
        if position.owned(marker) == position.seat and marker.at
    ]


def remains(position: Position) -> list[Spot]:
    """Where the dead lie."""
    return [(marker.at[0], marker.at[1]) for marker in position.markers("corpse", "scrap") if marker.at]


def near(spot: Spot, others: list[Spot], far: float) -> bool:
    return any(math.dist(spot, other) < far for other in others)


def inside(position: Position, ring: list[Any]) -> list[Spot]:
    """Places a little inside a zone, the nearest to the Centerline first, and room for a Marker at each."""
    if not ring:
        return []
    shape: Any = shapely.Polygon(ring).buffer(-EDGE)
    if shape.is_empty:
        return []
    x0, y0, x1, y1 = map(int, shape.bounds)
    grid = [(x, y) for x in range(x0, x1 + 1, GRID) for y in range(y0, y1 + 1, GRID)]
    points: Any = shapely.points(grid)
    places: list[Spot] = [grid[number] for number in shapely.intersects(shape, points).nonzero()[0]]
    places.sort(key=lambda spot: abs(position.beyond(*spot)))
    found: list[Spot] = []
    for spot in places:
        if not near(spot, found, APART) and not roofed(position.board, spot[0], spot[1], MARKER):
            found.append(spot)
        if len(found) == SOME:
            break
    return found


def searched(position: Position) -> list[tuple[Terrain, Spot]]:
    """Pieces of terrain in the enemy half, each with a place beside it, the nearest first."""
    key = ("searched",)
    known = position.reckoned.get(key)
    if known is not None:
        return list(known)
    found = []
    a, b = position.line
    middle = shapely.LineString([a, b])
    for piece in position.board.terrain:
        shape: Any = area(piece.shapes[0])
        point = shapely.shortest_line(shape, middle).coords[0]
        x, y = round(point[0]), round(point[1])
        beyond = position.beyond(x, y)
        if beyond < DEEP:  # across the line already, or on it: a little further in
            centre = shape.centroid
            x, y = round(centre.x), round(centre.y)
            beyond = position.beyond(x, y)
            if beyond < DEEP or piece.top:
                continue
        if piece.top:
            x, y = _back(position, x, y, MARKER + 60)
        if MARKER < x < position.board.width - MARKER and MARKER < y < position.board.height - MARKER:
            found.append((position.beyond(x, y), piece, (x, y)))
    found.sort(key=lambda one: one[0])
    position.reckoned[key] = [(piece, spot) for _, piece, spot in found[:8]]
    return list(position.reckoned[key])


def _back(position: Position, x: int, y: int, far: float) -> Spot:
    """A step towards the Centerline."""
    (x0, y0), (x1, y1) = position.line
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    turn = 1.0 if position.beyond(x + nx * far, y + ny * far) < position.beyond(x, y) else -1.0
    return round(x + turn * nx * far), round(y + turn * ny * far)


def touched(piece: Terrain, lying: list[Spot]) -> bool:
    shape: Any = area(piece.shapes[0])
    return any(shape.distance(shapely.Point(spot)) <= MARKER + 10 for spot in lying)
