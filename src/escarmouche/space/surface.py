"""Levels that a model can stand on: the ground, platforms and roofs, and the stairs between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from escarmouche.space.levels import spans
from escarmouche.space.outline import area
from escarmouche.space.shape import Parts, Piece, Polygon, nearest, wall
from escarmouche.space.units import TOLERANCE, Point, Spot

GROUND = ""


class Segment(NamedTuple):
    """A stretch of a line from one point to another."""

    x0: int
    y0: int
    x1: int
    y1: int

    def distance_to(self, point: Spot) -> float:
        """How far a point is from the nearest point of the stretch."""
        (x, y), dx, dy = point, self.x1 - self.x0, self.y1 - self.y0
        square = dx * dx + dy * dy
        share = min(1.0, max(0.0, ((x - self.x0) * dx + (y - self.y0) * dy) / square)) if square else 0.0
        return hypot(x - self.x0 - share * dx, y - self.y0 - share * dy)

    def moved(self, dx: int, dy: int) -> Segment:
        """The stretch in another place."""
        return Segment(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy)


class Portal(NamedTuple):
    """A line that a base's centre crosses to step onto another surface."""

    line: Segment
    to: str


class Slope(NamedTuple):
    """How a floor rises: a point at its foot, and how much it gains along x and along y."""

    x: float
    y: float
    rise_x: float
    rise_y: float


class Surface(NamedTuple):
    """A floor: its outline (None: the ground itself), its height, the rails that bases on it may not cross, the portals off it."""

    id: str
    outline: Piece | None = None
    z: int = 0
    slope: Slope | None = None
    rails: tuple[Piece, ...] = ()
    portals: tuple[Portal, ...] = ()

    def height(self, x: float, y: float) -> float:
        """How high the floor is at a point."""
        if self.slope is None:
            return self.z
        return self.z + self.slope.rise_x * (x - self.slope.x) + self.slope.rise_y * (y - self.slope.y)

    def moved(self, dx: int, dy: int) -> Surface:
        """The floor in another place, with its rails and portals."""
        slope = self.slope
        return Surface(
            self.id,
            None if self.outline is None else self.outline.moved(dx, dy),
            self.z,
            None if slope is None else slope._replace(x=slope.x + dx, y=slope.y + dy),
            tuple([rail.moved(dx, dy) for rail in self.rails]),
            tuple([Portal(line.moved(dx, dy), to) for line, to in self.portals]),
        )


def platform(id: str, outline: Parts, z: int, joins: Sequence[Segment] = ()) -> Surface:
    """A flat floor; its rim is railed except where something (stairs) joins it."""
    piece = Piece(id, outline, 0, z, "platform")
    rails = [rail for k, rim in enumerate(_rim(piece)) for rail in _without(f"{id} rim {k}", rim, joins)]
    return Surface(id, piece, z, None, tuple(rails), ())


def stairs(
    id: str,
    foot_left: Point,
    foot_right: Point,
    head_right: Point,
    head_left: Point,
    z_foot: int,
    z_head: int,
    from_surface: str,
    to_surface: str,
) -> Surface:
    """A floor that rises from its foot to its head, railed on both long sides."""
    foot, head = Segment(*foot_left, *foot_right), Segment(*head_right, *head_left)
    (fx, fy), (hx, hy) = _middle(foot), _middle(head)
    run = (hx - fx) ** 2 + (hy - fy) ** 2
    rise = (z_head - z_foot) / run
    corners = [foot_left, foot_right, head_right, head_left]
    piece = Piece(id, (Polygon(tuple(corners if _counter_clockwise(corners) else corners[::-1])),), 0, z_head, "stairs")
    rails = (
        wall(f"{id} left side", foot_left, head_left, "rail"),
        wall(f"{id} right side", foot_right, head_right, "rail"),
    )
    slope = Slope(fx, fy, rise * (hx - fx), rise * (hy - fy))
    return Surface(id, piece, z_foot, slope, rails, (Portal(foot, from_surface), Portal(head, to_surface)))


def levels(surfaces: Iterable[Surface]) -> dict[str, Surface]:
    """The surfaces of a board joined up, with the ground among them.

    Where stairs lead, the lower floor gets their sides and head as rails and their foot as a portal, and the rim of the
    upper floor opens at their head, which is a portal there.
    """
    joined = {GROUND: Surface(GROUND), **{s.id: s for s in surfaces}}
    for flight in [s for s in joined.values() if s.slope is not None]:
        (foot, low), (head, high) = flight.portals
        back = wall(f"{flight.id} head", (head.x0, head.y0), (head.x1, head.y1), "rail")
        lower, upper = joined[low], joined[high]
        joined[low] = lower._replace(
            rails=(*lower.rails, *flight.rails, back), portals=(*lower.portals, Portal(foot, flight.id))
        )
        opened = tuple(cut for rail in upper.rails for cut in _opened(rail, head))
        joined[high] = upper._replace(rails=opened, portals=(*upper.portals, Portal(head, flight.id)))
    return joined


def beside(flight: Surface, pieces: Iterable[Piece]) -> list[Piece]:
    """What a base on stairs can run into: at the head what stands on the upper floor, at the foot what stands on the lower
    floor. What only reaches up to the upper floor is underfoot at the head."""
    foot, head = (portal.line for portal in flight.portals)
    low, high = (wall("", (line.x0, line.y0), (line.x1, line.y1)) for line in (foot, head))
    top = round(flight.height(*_middle(head)))  # the height of the upper floor; a corner may have been rounded below it
    return [p for p in pieces if spans(p, top) or (spans(p, flight.z) and _apart(p, low) < _apart(p, high))]


def _apart(piece: Piece, line: Piece) -> float:
    """The distance of a piece from a line."""
    (x0, y0), (x1, y1) = nearest(piece, line)
    return hypot(x1 - x0, y1 - y0)


def _rim(piece: Piece) -> list[Segment]:
    """The outer sides of a piece made of polygons: a side that two parts share is not rim."""
    sides = [
        Segment(*map(round, (p[0], p[1], q[0], q[1])))
        for part in piece.parts
        if isinstance(part, Polygon)
        for p, q in zip(part.points, [*part.points[1:], part.points[0]], strict=True)
    ]
    return [side for side in sides if Segment(side.x1, side.y1, side.x0, side.y0) not in sides]


def _opened(rail: Piece, gap: Segment) -> list[Piece]:
    """A rail without the stretch along which something joins it. Most rails have no such stretch and stay as they are."""
    line = _line(rail)
    left = _stretches(line, [gap])
    return [rail] if left == _stretches(line, ()) else _walls(rail.id, line, left)


def _without(id: str, rim: Segment, gaps: Sequence[Segment]) -> list[Piece]:
    """What is left of a rim without the stretches along which something joins it."""
    return _walls(id, rim, _stretches(rim, gaps))


def _stretches(rim: Segment, gaps: Sequence[Segment]) -> list[tuple[float, float]]:
    """The stretches of a line along which nothing joins it."""
    dx, dy = rim.x1 - rim.x0, rim.y1 - rim.y0
    length = (dx * dx + dy * dy) ** 0.5
    left = [(0.0, length)]
    for gap in gaps:
        ends = []
        for x, y in ((gap.x0, gap.y0), (gap.x1, gap.y1)):
            if abs(dx * (y - rim.y0) - dy * (x - rim.x0)) <= TOLERANCE * length:
                ends.append((dx * (x - rim.x0) + dy * (y - rim.y0)) / length)
        if len(ends) == 2:
            low, high = sorted(ends)
            cuts = [cut for s, e in left for cut in ((s, min(e, low)), (max(s, high), e))]
            left = [(s, e) for s, e in cuts if e - s > TOLERANCE]
    return left


def _walls(id: str, rim: Segment, stretches: Sequence[tuple[float, float]]) -> list[Piece]:
    """Rails along these stretches of a line."""
    dx, dy = rim.x1 - rim.x0, rim.y1 - rim.y0
    length = (dx * dx + dy * dy) ** 0.5

    def spot(t: float) -> Point:
        return round(rim.x0 + dx * t / length), round(rim.y0 + dy * t / length)

    return [wall(id, spot(s), spot(e), "rail") for s, e in stretches]


def _line(rail: Piece) -> Segment:
    (p, q) = rail.parts[0].points  # type: ignore[union-attr]
    return Segment(round(p[0]), round(p[1]), round(q[0]), round(q[1]))


def _middle(s: Segment) -> Spot:
    return (s.x0 + s.x1) / 2, (s.y0 + s.y1) / 2


def _counter_clockwise(points: Sequence[Point]) -> bool:
    return area(points) > 0
