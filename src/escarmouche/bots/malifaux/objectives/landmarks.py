"""Places that a player knows on a table: along the Centerline, in a zone, beside terrain, where Markers lie."""

from __future__ import annotations

import math
from collections.abc import Sequence

import shapely

from escarmouche.bots.malifaux.position import Position, Spot
from escarmouche.bots.malifaux.sight import on_terrain
from escarmouche.bots.walking import area
from escarmouche.core.views.scene import Terrain
from escarmouche.games.malifaux.state import MARKER

APART, PLANTED = 4_000 + 2 * MARKER + 60, 6_000 + 2 * MARKER + 60  # from Marker to Marker, centre to centre
INCH = 1_000
STEP = 400
GRID = 1_500  # between places in a zone
MOST = 7  # places in a zone
RUINS = 8  # pieces of terrain
EDGE = 650  # places are this far inside a zone
DEEP = 1_500  # beyond the Centerline


def along_centerline(position: Position, apart: int, lying: Sequence[tuple[int, ...]]) -> list[Spot]:
    """Places along the Centerline, far enough from each other and from what lies there."""
    (x0, y0), (x1, y1) = position.centerline
    count = int(math.hypot(x1 - x0, y1 - y0) // apart)
    spots = []
    for k in range(count):
        spot = clear_spot(position, (k + 0.5) / count)
        if spot and all(math.dist(spot, marker) > apart - STEP for marker in lying):
            spots.append(spot)
    return spots


def clear_spot(position: Position, share: float) -> Spot | None:
    """A place on the Centerline with room for a Marker: a little to either side, if need be."""
    for more in (0, STEP, -STEP, 2 * STEP, -2 * STEP):
        spot = position.on_centerline(share + more / 36_000)
        if not on_terrain(position.board, *spot, MARKER):
            return spot
    return None


def own_scheme_markers(position: Position) -> list[Spot]:
    return [
        (marker.at[0], marker.at[1])
        for marker in position.markers("scheme")
        if position.owner(marker) == position.seat and marker.at
    ]


def remains(position: Position) -> list[Spot]:
    """Where the dead lie."""
    return [(marker.at[0], marker.at[1]) for marker in position.markers("corpse", "scrap") if marker.at]


def near(spot: Spot, others: list[Spot], far: float) -> bool:
    return any(math.dist(spot, other) < far for other in others)


def inside_zone(position: Position, ring: list[Spot]) -> list[Spot]:
    """Places a little inside a zone, the nearest to the Centerline first, with room for a Marker at each."""
    if not ring:
        return []
    shape = shapely.Polygon(ring).buffer(-EDGE)
    if shape.is_empty:
        return []
    x0, y0, x1, y1 = map(int, shape.bounds)
    grid = [(x, y) for x in range(x0, x1 + 1, GRID) for y in range(y0, y1 + 1, GRID)]
    places = [grid[number] for number in shapely.intersects(shape, shapely.points(grid)).nonzero()[0]]
    places.sort(key=lambda spot: abs(position.beyond(*spot)))
    spots: list[Spot] = []
    for spot in places:
        if not near(spot, spots, APART) and not on_terrain(position.board, spot[0], spot[1], MARKER):
            spots.append(spot)
        if len(spots) == MOST:
            break
    return spots


def ruins(position: Position) -> list[tuple[Terrain, Spot]]:
    """Pieces of terrain in the enemy half, each with a place beside it, the nearest first."""
    if position.ruins is None:
        middle = shapely.LineString(position.centerline)
        pairs = [(piece, _beside(position, piece, middle)) for piece in position.board.terrain]
        reachable = [(position.beyond(*spot), piece, spot) for piece, spot in pairs if spot is not None]
        reachable.sort(key=lambda ruin: ruin[0])
        position.ruins = [(piece, spot) for _, piece, spot in reachable[:RUINS]]
    return position.ruins


def _beside(position: Position, piece: Terrain, middle: shapely.LineString) -> Spot | None:
    """A place beside a piece of terrain in the enemy half; None if there is none."""
    shape = area(piece.shapes[0])
    point = shapely.shortest_line(shape, middle).coords[0]
    x, y = round(point[0]), round(point[1])
    if position.beyond(x, y) < DEEP:  # across the line already, or on it: a little further in
        centre = shapely.centroid(shape)
        x, y = round(centre.x), round(centre.y)
        if position.beyond(x, y) < DEEP or piece.top:
            return None
    if piece.top:
        x, y = _step_to_centerline(position, x, y, MARKER + 60)
    on_board = MARKER < x < position.board.width - MARKER and MARKER < y < position.board.height - MARKER
    return (x, y) if on_board else None


def _step_to_centerline(position: Position, x: int, y: int, far: float) -> Spot:
    """A step towards the Centerline."""
    (x0, y0), (x1, y1) = position.centerline
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    turn = 1.0 if position.beyond(x + nx * far, y + ny * far) < position.beyond(x, y) else -1.0
    return round(x + turn * nx * far), round(y + turn * ny * far)


def has_marker(piece: Terrain, spots: list[Spot]) -> bool:
    """Does a Marker at one of these places touch a piece of terrain?"""
    shape = area(piece.shapes[0])
    return any(shapely.distance(shape, shapely.Point(spot)) <= MARKER + 10 for spot in spots)
