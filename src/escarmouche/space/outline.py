"""Cutting an outline into convex parts, and finding the seams where parts of one piece meet."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from escarmouche.space.units import TOLERANCE, Point, Spot

Edge = tuple[float, float, float, float, float, float, float, float]
"""x, y of the first corner; outward normal; its offset; direction; length."""


def turn(a: Spot, b: Spot, c: Spot) -> float:
    """Positive when the corner a, b, c turns left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def area(points: Sequence[Spot]) -> float:
    """Twice the area, positive when the corners run counter-clockwise."""
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(points, [*points[1:], points[0]], strict=True))


def edges_of(points: Sequence[Spot]) -> tuple[Edge, ...]:
    """The sides of a convex polygon, ready for measuring. Two points make a wall without thickness, with two faces; two points in the same
    place make a post without thickness. A repeated corner adds no side."""
    edges = []
    for (x, y), (p, q) in zip(points, [*points[1:], points[0]], strict=True):
        length = hypot(p - x, q - y)
        if length:
            ux, uy = (p - x) / length, (q - y) / length
            edges.append((x, y, uy, -ux, uy * x - ux * y, ux, uy, length))
    return tuple(edges) or _post(*points[0])


def _post(x: float, y: float) -> tuple[Edge, Edge]:
    return (x, y, 0.0, -1.0, -y, 1.0, 0.0, 0.0), (x, y, 0.0, 1.0, y, -1.0, 0.0, 0.0)


class Crossed(ValueError):
    """An outline whose sides cross."""


def clean(points: Sequence[Point]) -> list[Point]:
    """The outline counter-clockwise, without repeated corners or corners in the middle of a side."""
    corners = [p for k, p in enumerate(points) if p != points[k - 1]]
    kept = [p for k, p in enumerate(corners) if turn(corners[k - 1], p, corners[(k + 1) % len(corners)])]
    if len(kept) < 3 or not area(kept):
        raise ValueError(f"an outline needs three corners that are not in line: {points}")
    if _crosses_itself(kept):
        raise Crossed(f"the outline crosses itself: {points}")
    return kept if area(kept) > 0 else kept[::-1]


def _crosses_itself(points: list[Point]) -> bool:
    sides = list(zip(points, [*points[1:], points[0]], strict=True))
    return any(
        turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
        for k, (a, b) in enumerate(sides)
        for c, d in sides[:k]
    )


def convex(points: Sequence[Spot]) -> bool:
    """Does every corner turn left (or go straight on)?"""
    return all(turn(points[k - 2], points[k - 1], points[k]) >= 0 for k in range(len(points)))


def convex_parts(points: Sequence[Point]) -> list[list[Point]]:
    """Convex polygons that together are exactly the outline. Ears are cut off, then joined as long as they stay convex."""
    outline = clean(points)
    return [outline] if convex(outline) else _joined(_ears(outline))


def _ears(outline: list[Point]) -> list[list[Point]]:
    left = list(outline)
    ears = []
    while len(left) > 3:
        for k, b in enumerate(left):
            a, c = left[k - 1], left[(k + 1) % len(left)]
            if turn(a, b, c) > 0 and not any(_in_triangle(p, a, b, c) for p in left if p not in (a, b, c)):
                ears.append([a, b, c])
                del left[k]
                break
            if turn(a, b, c) == 0:
                del left[k]
                break
        else:
            raise Crossed(f"the outline crosses itself: {outline}")
    return [*ears, left] if area(left) > 0 else ears


def _in_triangle(p: Point, a: Point, b: Point, c: Point) -> bool:
    return turn(a, b, p) >= 0 and turn(b, c, p) >= 0 and turn(c, a, p) >= 0


def _joined(parts: list[list[Point]]) -> list[list[Point]]:
    for i, first in enumerate(parts):
        for j in range(i):
            union = _union(parts[j], first)
            if union:
                rest = [p for k, p in enumerate(parts) if k not in (i, j)]
                return _joined([union, *rest])
    return parts


def _union(a: list[Point], b: list[Point]) -> list[Point] | None:
    """The two polygons as one, if they share a whole side and stay convex."""
    for k in range(len(a)):
        p, q = a[k - 1], a[k]
        for m in range(len(b)):
            if b[m - 1] == q and b[m] == p:
                ring = [*a[k:], *a[:k], *[b[(m + n) % len(b)] for n in range(1, len(b) - 1)]]
                return ring if convex(ring) else None
    return None


def seams(polygons: Sequence[Sequence[Spot]]) -> list[list[Spot]]:
    """For each stretch where two parts lie side by side, a thin convex kite that closes it.

    A line that only touches a boundary is clear. So without kites, a line could run between two parts of one wall. The
    kite lies inside the two parts and has the open seam inside it.
    """
    kites = []
    for i, one in enumerate(polygons):
        for other in polygons[:i]:
            for edge in edges_of(one):
                for face in edges_of(other):
                    seam = _seam(edge, face)
                    if seam:
                        kites.append(_kite(*seam, _middle(one), _middle(other)))
    return kites


def _seam(edge: Edge, face: Edge) -> tuple[Spot, Spot] | None:
    """Where two sides run along each other (within the tolerance, because turned pieces are rounded)."""
    x, y, nx, ny, c, ux, uy, length = edge
    fx, fy, mx, my, _, vx, vy, reach = face
    if nx * mx + ny * my > -0.99:
        return None
    gx, gy = fx + vx * reach, fy + vy * reach
    if max(abs(nx * fx + ny * fy - c), abs(nx * gx + ny * gy - c)) > TOLERANCE:
        return None
    start = max(0.0, ux * (gx - x) + uy * (gy - y))
    end = min(length, ux * (fx - x) + uy * (fy - y))
    if end - start <= TOLERANCE:
        return None
    return (x + ux * start, y + uy * start), (x + ux * end, y + uy * end)


def _middle(points: Sequence[Spot]) -> Spot:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _kite(p: Spot, q: Spot, inner: Spot, outer: Spot) -> list[Spot]:
    """From end to end of the seam, bulging a little towards the middles of the two parts (so it stays inside them)."""
    mx, my = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    length = hypot(q[0] - p[0], q[1] - p[1])
    tips = []
    for x, y in (inner, outer):
        share = min(0.5, 2 * TOLERANCE / (hypot(x - mx, y - my) or 1), length / 4 / (hypot(x - mx, y - my) or 1))
        tips.append((mx + (x - mx) * share, my + (y - my) * share))
    ring = [p, tips[0], q, tips[1]]
    return ring if area(ring) > 0 else ring[::-1]
