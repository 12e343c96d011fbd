"""Terrain: pieces made of convex parts (rounds and polygons), and how far things are from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, inf, radians, sin

from escarmouche.space.disc import Base, Body
from escarmouche.space.outline import Edge, convex_parts, edges_of, seams
from escarmouche.space.units import SLACK, TOLERANCE, Point, Spot, mil

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Round:
    """A round part: a tree trunk, a well."""

    x: int
    y: int
    r: int

    @property
    def bounds(self) -> Box:
        return self.x - self.r, self.y - self.r, self.x + self.r, self.y + self.r

    def moved(self, dx: int, dy: int) -> Round:
        return Round(self.x + dx, self.y + dy, self.r)


@dataclass(frozen=True, slots=True)
class Polygon:
    """A convex part with corners, counter-clockwise. Two corners make a wall without thickness."""

    points: tuple[Spot, ...]
    edges: tuple[Edge, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "edges", edges_of(self.points))

    @property
    def bounds(self) -> Box:
        xs, ys = [p[0] for p in self.points], [p[1] for p in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    def moved(self, dx: int, dy: int) -> Polygon:
        """The polygon in another place: its sides are moved, not measured again."""
        twin: Polygon = object.__new__(Polygon)
        put = object.__setattr__
        put(twin, "points", tuple([(x + dx, y + dy) for x, y in self.points]))
        put(
            twin,
            "edges",
            tuple(
                [
                    (x + dx, y + dy, nx, ny, c + nx * dx + ny * dy, ux, uy, far)
                    for x, y, nx, ny, c, ux, uy, far in self.edges
                ]
            ),
        )
        return twin


Shape = Round | Polygon
Parts = tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain: one or several convex parts that count as one thing, between two heights.

    `kind` is the game's own word and means nothing here. `x`, `y`, `r` are a circle around the whole piece, so that
    a search for things nearby can skip pieces and bodies alike.
    """

    id: str
    parts: Parts
    bottom: int = 0
    top: int = 1_000_000
    kind: str = ""
    bounds: Box = field(init=False, repr=False, compare=False)
    x: float = field(init=False, repr=False, compare=False)
    y: float = field(init=False, repr=False, compare=False)
    r: float = field(init=False, repr=False, compare=False)
    joints: tuple[Polygon, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.parts:
            raise ValueError(f"piece {self.id!r} has no parts")
        put, first = object.__setattr__, self.parts[0]
        if len(self.parts) == 1 and first.__class__ is Round:
            for name, value in (("x", float(first.x)), ("y", float(first.y)), ("r", float(first.r))):
                put(self, name, value)
            put(self, "bounds", first.bounds)
            put(self, "joints", ())
            return
        boxes = [part.bounds for part in self.parts]
        x0, y0 = min(b[0] for b in boxes), min(b[1] for b in boxes)
        x1, y1 = max(b[2] for b in boxes), max(b[3] for b in boxes)
        put(self, "bounds", (x0, y0, x1, y1))
        put(self, "x", (x0 + x1) / 2)
        put(self, "y", (y0 + y1) / 2)
        put(self, "r", max(_reach(part, (x0 + x1) / 2, (y0 + y1) / 2) for part in self.parts))
        polygons = [part.points for part in self.parts if isinstance(part, Polygon)]
        put(self, "joints", tuple(Polygon(tuple(kite)) for kite in seams(polygons)))

    def moved(self, dx: int, dy: int) -> Piece:
        """The piece in another place."""
        twin: Piece = object.__new__(Piece)
        put = object.__setattr__
        for name in ("id", "bottom", "top", "kind", "r"):
            put(twin, name, getattr(self, name))
        x0, y0, x1, y1 = self.bounds
        put(twin, "bounds", (x0 + dx, y0 + dy, x1 + dx, y1 + dy))
        put(twin, "x", self.x + dx)
        put(twin, "y", self.y + dy)
        put(twin, "parts", tuple([part.moved(dx, dy) for part in self.parts]))
        put(twin, "joints", tuple([joint.moved(dx, dy) for joint in self.joints]))
        return twin

    def thickness(self, part: int | Shape = 0) -> float:
        """The narrowest width of one part (given itself or by its number)."""
        return thickness(self.parts[part] if isinstance(part, int) else part)

    def distance_to(self, point: Spot) -> float:
        """How far a point is from the piece; 0 inside."""
        return max(0.0, depth(self, point[0], point[1]))

    def contains(self, point: Spot) -> bool:
        """Does the point lie in the piece (its boundary included)?"""
        (px, py), (x0, y0, x1, y1) = point, self.bounds
        if px < x0 - 1 or py < y0 - 1 or px > x1 + 1 or py > y1 + 1:  # certainly not, however its sides are rounded
            return False
        return depth(self, point[0], point[1]) <= 0

    def covers(self, disc: Base) -> bool:
        """Does the whole base lie inside the piece?"""
        if any(signed(part, disc.x, disc.y) <= TOLERANCE - disc.r for part in self.parts):
            return True
        if len(self.parts) == 1 or not self.contains((disc.x, disc.y)):
            return False
        return _in_union(self.parts, disc)


Thing = Body | Piece
"""Anything that can be in the way. Both kinds have `id` and a circle `x`, `y`, `r` around them."""


def rectangle(x: int, y: int, w: int, h: int, turn: float = 0) -> Parts:
    """A rectangle w wide and h deep, centred on x, y, turned to the left by this many degrees."""
    c, s = cos(radians(turn)), sin(radians(turn))
    corners = ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
    return (Polygon(tuple((round(x + p * c - q * s), round(y + p * s + q * c)) for p, q in corners)),)


def circle(x: int, y: int, r: int) -> Parts:
    """A round part with its centre at x, y."""
    return (Round(x, y, r),)


def polygon(points: Sequence[Point]) -> Parts:
    """Any outline that does not cross itself, as convex parts.

    >>> len(polygon([(0, 0), (4, 0), (4, 4), (0, 4)])), len(polygon([(0, 0), (4, 0), (4, 4), (3, 4), (3, 1), (0, 1)]))
    (1, 2)
    """
    return tuple(Polygon(tuple(part)) for part in convex_parts(points))


def strip(line: Sequence[Spot], thick: float) -> Parts:
    """A band along a line, in units of the ruler: a part for each stretch, overlapping at the bends so that there is no gap."""
    half, closed, parts = thick / 2, line[0] == line[-1], []
    for k, (a, b) in enumerate(pairwise(line)):
        far = hypot(b[0] - a[0], b[1] - a[1])
        ux, uy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
        before = half if closed or k else 0.0
        after = half if closed or k < len(line) - 2 else 0.0
        x0, y0, x1, y1 = a[0] - ux * before, a[1] - uy * before, b[0] + ux * after, b[1] + uy * after
        nx, ny = uy * half, -ux * half
        corners = ((x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny))
        parts.append(Polygon(tuple((mil(x), mil(y)) for x, y in corners)))
    return tuple(parts)


def wall(id: str, start: Point, end: Point, kind: str = "") -> Piece:
    """A line that bases may not cross: a rail, the rim of a platform, the edge of the board."""
    return Piece(id, (Polygon((start, end)),), kind=kind)


def thickness(part: Shape) -> float:
    """The narrowest width of a convex part.

    >>> thickness(*rectangle(0, 0, 6000, 250, turn=90))
    250.0
    """
    if isinstance(part, Round):
        return 2.0 * part.r
    return float(min(c - min(nx * p + ny * q for p, q in part.points) for _, _, nx, ny, c, *_ in part.edges))


def signed(part: Shape, px: float, py: float) -> float:
    """The distance of a point from a part; negative inside (how deep)."""
    if part.__class__ is Round:
        return hypot(px - part.x, py - part.y) - part.r
    return from_edges(part.edges, px, py)  # type: ignore[union-attr]


def from_edges(edges: tuple[Edge, ...], px: float, py: float) -> float:
    """The signed distance of a point from a convex polygon."""
    deepest = -inf
    nearest = inf
    for x, y, nx, ny, c, ux, uy, length in edges:
        away = nx * px + ny * py - c
        if away > deepest:
            deepest = away
        if away > 0:
            ox, oy = px - x, py - y
            along = ux * ox + uy * oy
            if 0 <= along <= length:
                return away
            apart = hypot(ox, oy) if along < 0 else hypot(ox - ux * length, oy - uy * length)
            if apart < nearest:
                nearest = apart
    if deepest:
        return deepest if deepest < 0 else nearest
    return _along(edges, px, py)


def _along(edges: tuple[Edge, ...], px: float, py: float) -> float:
    """The distance of a point that is in line with a side: 0 on the side itself; a wall may end before the point."""
    ends = [
        max(0.0, ux * (x - px) + uy * (y - py), ux * (px - x) + uy * (py - y) - length)
        for x, y, nx, ny, c, ux, uy, length in edges
        if nx * px + ny * py == c
    ]
    best = min(ends, default=0.0)
    return best if best > SLACK else 0.0


def depth(piece: Piece, px: float, py: float) -> float:
    """The distance of a point from a piece; negative inside."""
    best = inf
    for part in piece.parts:
        away = signed(part, px, py)
        if away < best:
            best = away
    if best >= 0 and piece.joints:
        for joint in piece.joints:
            best = min(best, from_edges(joint.edges, px, py))
    return best


def gap(disc: Base, thing: Base | Piece) -> float:
    """The distance between the edge of a base and a thing, negative when they overlap."""
    if isinstance(thing, Piece):
        return depth(thing, disc.x, disc.y) - disc.r
    return hypot(thing.x - disc.x, thing.y - disc.y) - disc.r - thing.r


def nearest(a: Base | Piece, b: Base | Piece) -> tuple[Spot, Spot]:
    """The two nearest points, one of each thing (the same point twice if they overlap)."""
    best, pair = inf, ((0.0, 0.0), (0.0, 0.0))
    for one in _parts(a):
        for other in _parts(b):
            p, q = _nearest(one, other)
            apart = hypot(q[0] - p[0], q[1] - p[1])
            if apart < best:
                best, pair = apart, (p, q)
    return pair


def nearest_on(part: Shape, px: float, py: float) -> Spot:
    """The point of a part nearest to a point (the point itself if it lies inside)."""
    if isinstance(part, Round):
        apart = hypot(px - part.x, py - part.y)
        if apart <= part.r:
            return px, py
        return part.x + (px - part.x) * part.r / apart, part.y + (py - part.y) * part.r / apart
    if from_edges(part.edges, px, py) <= 0:
        return px, py
    best, spot = inf, (px, py)
    for x, y, _, _, _, ux, uy, length in part.edges:
        along = min(length, max(0.0, ux * (px - x) + uy * (py - y)))
        foot = (x + ux * along, y + uy * along)
        apart = hypot(px - foot[0], py - foot[1])
        if apart < best:
            best, spot = apart, foot
    return spot


def _parts(thing: Base | Piece) -> Parts:
    return thing.parts if isinstance(thing, Piece) else (Round(thing.x, thing.y, thing.r),)


def _nearest(one: Shape, other: Shape) -> tuple[Spot, Spot]:
    if isinstance(one, Round):
        q = nearest_on(other, one.x, one.y)
        return nearest_on(one, *q), q
    if isinstance(other, Round):
        p = nearest_on(one, other.x, other.y)
        return p, nearest_on(other, *p)
    crossing = _crossing(one, other)
    if crossing:
        return crossing, crossing
    pairs = [(p, nearest_on(other, *p)) for p in one.points] + [(nearest_on(one, *q), q) for q in other.points]
    return min(pairs, key=lambda pair: hypot(pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]))


def _crossing(one: Polygon, other: Polygon) -> Spot | None:
    """A point where the outlines of two polygons cross."""
    for x, y, _, _, _, ux, uy, length in one.edges:
        for p, q, nx, ny, _, vx, vy, reach in other.edges:
            slope = nx * ux + ny * uy
            if slope:
                t = (nx * (p - x) + ny * (q - y)) / slope
                foot = vx * (x + ux * t - p) + vy * (y + uy * t - q)
                if 0 <= t <= length and 0 <= foot <= reach:
                    return x + ux * t, y + uy * t
    return None


def _reach(part: Shape, x: float, y: float) -> float:
    """How far the furthest point of a part is from x, y."""
    if isinstance(part, Round):
        return hypot(part.x - x, part.y - y) + part.r
    return max(hypot(p - x, q - y) for p, q in part.points)


def _in_union(parts: Parts, disc: Base) -> bool:
    """Is the base inside the parts taken together? Rounds have 256 corners here."""
    # shapely is slow to load, and this question is rare
    from shapely import Point as Dot  # type: ignore[import-untyped, unused-ignore]
    from shapely import Polygon as Area
    from shapely import unary_union

    areas = [Dot(p.x, p.y).buffer(p.r, 64) if isinstance(p, Round) else Area(p.points) for p in parts]
    # Rounding may leave gaps between the parts of one piece: grow and shrink by the tolerance to close them.
    union = unary_union(areas).buffer(TOLERANCE, join_style="mitre").buffer(-TOLERANCE, join_style="mitre")
    return bool(union.boundary.distance(Dot(disc.x, disc.y)) >= disc.r - TOLERANCE)
