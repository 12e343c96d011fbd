"""Two bases, what may stand between them, and the lines from one to the other that are to be tried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt

from escarmouche.space.circles import rim_points
from escarmouche.space.disc import Base, Body
from escarmouche.space.outline import Edge
from escarmouche.space.shape import Piece, Polygon, Round, Shape, Thing, signed
from escarmouche.space.sight.bridges import bridges
from escarmouche.space.sight.patch import Lean, Patch, enters, is_near
from escarmouche.space.units import SLACK, TIE, Spot

Line = tuple[Spot, Spot]
_Ring = tuple[float, float, float]


class Between:
    """Two bases and what may stand between them, as rounds and polygons."""

    __slots__ = ("a", "ar", "ax", "ay", "b", "br", "bx", "by", "parts", "patches", "polygons", "rounds")

    def __init__(
        self, a: Base, b: Base, blockers: Sequence[Thing], patches: Sequence[Piece], closes: bool, rims: bool = False
    ) -> None:
        self.a, self.b = a, b
        self.ax, self.ay, self.ar = float(a.x), float(a.y), float(a.r)
        self.bx, self.by, self.br = float(b.x), float(b.y), float(b.r)
        self.parts: list[Shape] = []
        self.rounds: list[_Ring] = []
        self.polygons: list[tuple[Edge, ...]] = []
        for thing in blockers:
            if thing.__class__ is Body:
                self.rounds.append((thing.x, thing.y, thing.r - SLACK))
            else:
                self._add(thing.parts)  # type: ignore[union-attr]
                self._add(thing.joints)  # type: ignore[union-attr]
        if closes:
            self._add(bridges(blockers))
        self.patches = [Patch(a, b, patch, rims) for patch in patches if is_near(a, b, patch)]

    def _add(self, parts: Iterable[Shape]) -> None:
        for part in parts:
            if isinstance(part, Round):
                self.rounds.append((part.x, part.y, part.r - SLACK))
            else:
                self.polygons.append(part.edges)

    def clear(self, ux: float, uy: float, s: float) -> bool:
        """Is the line with this direction and offset clear between the two bases?"""
        aside = s - ux * self.ay + uy * self.ax
        square = self.ar * self.ar - aside * aside
        start = ux * self.ax + uy * self.ay + (sqrt(square) if square > 0 else 0.0)
        aside = s - ux * self.by + uy * self.bx
        square = self.br * self.br - aside * aside
        end = ux * self.bx + uy * self.by - (sqrt(square) if square > 0 else 0.0)
        x, y = -uy * s, ux * s
        for cx, cy, r in self.rounds:
            cross = ux * cy - uy * cx - s
            if -r < cross < r:
                along = ux * cx + uy * cy
                half = sqrt(r * r - cross * cross)
                if along + half > start and along - half < end:
                    return False
        for edges in self.polygons:
            if enters(edges, x, y, ux, uy, start, end, -SLACK):
                return False
        return not any(patch.cuts(ux, uy, s, start, end) for patch in self.patches)

    def ends(self, ux: float, uy: float, s: float) -> Line:
        """The clear segment itself."""
        aside = s - ux * self.ay + uy * self.ax
        start = ux * self.ax + uy * self.ay + sqrt(max(0.0, self.ar * self.ar - aside * aside))
        aside = s - ux * self.by + uy * self.bx
        end = ux * self.bx + uy * self.by - sqrt(max(0.0, self.br * self.br - aside * aside))
        return (ux * start - uy * s, uy * start + ux * s), (ux * end - uy * s, uy * end + ux * s)

    def sides(self) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
        """The two lines that touch both bases on the same side."""
        dx, dy = self.bx - self.ax, self.by - self.ay
        square = dx * dx + dy * dy
        lines = []
        for sign in (1.0, -1.0):
            drop = sign * (self.ar - self.br)
            run = sqrt(square - drop * drop)
            ux, uy = (dx * run + dy * drop) / square, (dy * run - dx * drop) / square
            lines.append((ux, uy, ux * self.ay - uy * self.ax + sign * self.ar))
        return lines[0], lines[1]

    def walled(self, left: tuple[float, float, float], right: tuple[float, float, float]) -> bool:
        """Does one convex thing, apart from both bases, reach from side to side? Then no line passes it."""
        for ring in self.rounds:
            alone = self._alone([ring], [])
            if (
                hypot(ring[0] - self.ax, ring[1] - self.ay) >= ring[2] + self.ar
                and hypot(ring[0] - self.bx, ring[1] - self.by) >= ring[2] + self.br
                and not alone.clear(*left)
                and not alone.clear(*right)
            ):
                return True
        for edges in self.polygons:
            alone = self._alone([], [edges])
            part = Polygon(tuple((e[0], e[1]) for e in edges))
            if (
                signed(part, self.ax, self.ay) >= self.ar
                and signed(part, self.bx, self.by) >= self.br
                and not alone.clear(*left)
                and not alone.clear(*right)
            ):
                return True
        return any(not patch.ends and self._crossed(patch, left, right) for patch in self.patches)

    def _crossed(self, patch: Patch, left: tuple[float, float, float], right: tuple[float, float, float]) -> bool:
        """Does one part of a patch that overlaps neither base reach from side to side?"""
        for part in patch.parts:
            rounds, polygons = ([(part.x, part.y, part.r)], []) if isinstance(part, Round) else ([], [part.edges])
            alone = self._alone(rounds, polygons)  # type: ignore[arg-type]
            if not alone.clear(*left) and not alone.clear(*right):
                return True
        return False

    def _alone(self, rounds: list[_Ring], polygons: list[tuple[Edge, ...]]) -> Between:
        scene = Between(self.a, self.b, (), (), False)
        scene.rounds, scene.polygons = rounds, polygons
        return scene

    def lean(self) -> Line | None:
        """A clear line among those that lean on one thing on the right and, further on, on another on the left."""
        ax, ay, ar, bx, by, br = self.ax, self.ay, self.ar, self.bx, self.by, self.br
        leans = self._leans()
        for xi, yi, ri, oi in leans:
            for xj, yj, rj, oj in leans:
                if oi == oj and oi:
                    continue
                dx = xj - xi
                dy = yj - yi
                drop = ri + rj
                square = dx * dx + dy * dy
                run = square - drop * drop
                if run < -TIE or not square:
                    continue
                run = sqrt(run) if run > 0 else 0.0
                ux = (dx * run + dy * drop) / square
                uy = (dy * run - dx * drop) / square
                s = ux * yi - uy * xi + ri
                if abs(s - ux * ay + uy * ax) > ar + SLACK or abs(s - ux * by + uy * bx) > br + SLACK:
                    continue
                if ux * (bx - ax) + uy * (by - ay) > 0 and self.clear(ux, uy, s):
                    return self.ends(ux, uy, s)
        return None

    def _leans(self) -> list[Lean]:
        """Everything a line can lean on. Owner 0 may be paired with itself: loose points."""
        wide = max(self.ar, self.br)
        leans: list[Lean] = [(self.ax, self.ay, -self.ar, 1), (self.bx, self.by, -self.br, 2)]
        owner = 2
        for x, y, r in self.rounds:
            owner += 1
            leans.append((x, y, r + SLACK, owner))
            leans += self._loose(Round(x, y, r + SLACK))  # type: ignore[arg-type]
        for edges in self.polygons:
            owner += 1
            leans += [(e[0], e[1], 0.0, owner) for e in edges if _beside(self, e[0], e[1], wide)]
            leans += self._loose(Polygon(tuple((e[0], e[1]) for e in edges)))
        for patch in self.patches:
            for part in patch.parts:
                owner += 1
                leans += patch.leans(part, owner)
                leans += self._loose(part)
        return leans

    def _loose(self, part: Shape) -> list[Lean]:
        """Where the outline of a part that overlaps a base crosses the rim of that base."""
        points: list[Lean] = []
        for x, y, r in ((self.ax, self.ay, self.ar), (self.bx, self.by, self.br)):
            if signed(part, x, y) < r:
                points += [(p, q, 0.0, 0) for p, q in rim_points(part, x, y, r)]
        return points


def _beside(scene: Between, x: float, y: float, wide: float) -> bool:
    """Is a corner near enough to the way between the bases that a line between them could touch it?"""
    dx, dy = scene.bx - scene.ax, scene.by - scene.ay
    far = hypot(dx, dy)
    cross = dx * (y - scene.ay) - dy * (x - scene.ax)
    along = dx * (x - scene.ax) + dy * (y - scene.ay)
    reach = (wide + 1) * far
    return -reach <= cross <= reach and -reach <= along <= far * far + reach
