"""Sight: is there a straight line from a point of one base to a point of the other that enters nothing in between?

Exact, without sampling. The clear lines form a closed set: a line that only touches a boundary is clear. If there are
any, turn one to the left until it can turn no further: it then leans on two things, one on its right and, further on,
one on its left (a blocker it must not enter, or a base it must not leave). So it is enough to try, for each pair of
rounds (a round is a base, a round blocker, or a corner with radius 0), the one line that leans on both.

A line may start anywhere on its chord of the first base and end anywhere on its chord of the second, so only what lies
between the two chords can block it. A patch (a wood) blocks only a line that crosses it from outside to outside: if the
base overlaps the patch and the line's chord of that base meets the patch, the line may start inside it, and the patch does
not block it. Where lines go from rim to rim (`rims`) that holds only up to where the line first leaves the patch, and only
if the patch is there on the rim.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from escarmouche.space.disc import Base, Body
from escarmouche.space.outline import Edge
from escarmouche.space.shape import Piece, Polygon, Round, Shape, Thing, nearest, signed
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import parts_of
from escarmouche.space.units import SLACK, TIE, TOLERANCE, Spot

CLOSE = 2.0 * TOLERANCE
KEPT = 4096  # walls between two pieces
Blocker = Thing
Line = tuple[Spot, Spot]
_Ring = tuple[float, float, float]
_Lean = tuple[float, float, float, int]  # x, y, radius (negative: a base that must not be left), owner


class Sight(NamedTuple):
    """Whether it can be seen; by which line (the line of centres if not); and what blocks the line of centres."""

    clear: bool
    line: Line
    blockers: tuple[str, ...]


def sees(
    a: Base,
    b: Base,
    blockers: Sequence[Blocker],
    patches: Sequence[Piece] = (),
    *,
    touching_closes: bool = False,
    rims: bool = False,
) -> bool:
    """Can the two bases see each other? (`a` and `b` themselves, if among the blockers, do not count.)"""
    ax = a.x
    ay = a.y
    dx = b.x - ax
    dy = b.y - ay
    wide = a.r if a.r > b.r else b.r
    far = hypot(dx, dy)
    if far <= a.r + b.r + TOLERANCE:
        return True
    ux = dx / far
    uy = dy / far
    end = far + wide
    near = []
    for thing in blockers:
        r = thing.r + wide
        ox = thing.x - ax
        oy = thing.y - ay
        if -r < ux * oy - uy * ox < r and -r < ux * ox + uy * oy < end + r and thing is not a and thing is not b:
            near.append(thing)
    if not near and not patches:
        return True
    return _search(_Scene(*_in_order(a, b), near, patches, touching_closes, rims), a) is not None


def passes(a: Base, b: Base, things: Iterable[Thing], aside: float = 0.0) -> bool:
    """Does the line of centres pass everything at a safe distance? Then it is clear, whatever the things are. `aside`: another line, that
    much of the radius to the left of each centre (negative: to the right).

    >>> from escarmouche.space.disc import Disc
    >>> [passes(Disc(0, 0, 500), Disc(9000, 0, 500), [Body("post", 4000, y, 500)]) for y in (0, 495, 510)]
    [False, False, True]
    >>> [passes(Disc(0, 0, 500), Disc(9000, 0, 500), [Body("post", 4000, 200, 500)], aside) for aside in (-0.5, -0.9, 0.9)]
    [False, True, False]
    """
    x, y, dx, dy = float(a.x), float(a.y), float(b.x - a.x), float(b.y - a.y)
    far = hypot(dx, dy)
    if aside:
        nx, ny = -dy / far * aside, dx / far * aside
        x, y, dx, dy = x + a.r * nx, y + a.r * ny, dx + (b.r - a.r) * nx, dy + (b.r - a.r) * ny
        far = hypot(dx, dy)
    ux, uy = dx / far, dy / far
    for thing in things:
        ox, oy, r = thing.x - x, thing.y - y, thing.r + CLOSE
        if -r < ux * oy - uy * ox < r and -r < ux * ox + uy * oy < far + r:
            if thing.__class__ is Body:
                return False
            for part in parts_of(thing):
                come, leave = through(part, x, y, ux, uy, CLOSE)
                if come < far and leave > 0:
                    return False
    return True


def stops(a: Base, b: Base, pieces: Iterable[Piece]) -> bool:
    """Does one part of a piece clearly reach from one side of the way between two bases to the other? Then it stops every line.

    >>> from escarmouche.space.disc import Disc
    >>> from escarmouche.space.shape import rectangle
    >>> [stops(Disc(0, 0, 500), Disc(9000, 0, 500), [Piece("wall", rectangle(4000, y, 200, 1400))]) for y in (0, 150, 300)]
    [True, True, False]
    """
    x, y, dx, dy = float(a.x), float(a.y), float(b.x - a.x), float(b.y - a.y)
    far, wide = hypot(dx, dy), max(a.r, b.r)
    low, high = a.r + CLOSE, far - b.r - CLOSE  # outside of these a line may begin or end beside the part
    ux, uy = dx / far, dy / far
    sides = ((x - uy * wide, y + ux * wide), (x + uy * wide, y - ux * wide))
    return any(all(_deep(part, *side, ux, uy, low, high) for side in sides) for piece in pieces for part in piece.parts)


def _deep(part: Shape, x: float, y: float, ux: float, uy: float, low: float, high: float) -> bool:
    """Does a line enter a part clearly, within a stretch of the line?"""
    come, leave = through(part, x, y, ux, uy, 0.0)
    t = ((come if come > low else low) + (leave if leave < high else high)) / 2
    return come < t < leave and low < t < high and signed(part, x + ux * t, y + uy * t) < -CLOSE


def sight(
    a: Base,
    b: Base,
    blockers: Sequence[Blocker],
    patches: Sequence[Piece] = (),
    *,
    touching_closes: bool = False,
    rims: bool = False,
) -> Sight:
    """Sight with its reasons: the clear line or, if there is none, what cuts the line of centres (and the sides)."""
    centres = ((float(a.x), float(a.y)), (float(b.x), float(b.y)))
    others = [thing for thing in blockers if thing is not a and thing is not b]
    apart = hypot(b.x - a.x, b.y - a.y)
    if apart <= a.r + b.r + TOLERANCE:
        return Sight(True, centres, ())
    line = _search(_Scene(*_in_order(a, b), others, patches, touching_closes, rims), a)
    cutting = []
    if line != _chord(a, b, 0.0, 0.0):
        cutting = [t.id for t in others if _cuts(a, b, _Scene(a, b, (t,), (), False))]
        cutting += [p.id for p in patches if _cuts(a, b, _Scene(a, b, (), (p,), False, rims))]
    return Sight(line is not None, line or centres, tuple(cutting))


class Tried(NamedTuple):
    """A line from rim to rim, and what it enters, nearest to its beginning first."""

    line: Line
    by: tuple[str, ...]


def tried(
    a: Base, b: Base, blockers: Sequence[Blocker], patches: Sequence[Piece] = (), *, rims: bool = False
) -> list[Tried]:
    """The lines a player would lay a ruler along: from centre to centre, and along the left and the right of both bases.

    For explanations: `sees` tries more lines, and stops at the first clear one.
    """
    if hypot(b.x - a.x, b.y - a.y) <= a.r + b.r + TOLERANCE:
        return [Tried(((float(a.x), float(a.y)), (float(b.x), float(b.y))), ())]
    bare = _Scene(a, b, (), (), False)
    things = [(t, _Scene(a, b, (t,), (), False)) for t in blockers if t is not a and t is not b]
    things += [(p, _Scene(a, b, (), (p,), False, rims)) for p in patches]
    things.sort(key=lambda pair: (hypot(pair[0].x - a.x, pair[0].y - a.y) - pair[0].r, pair[0].id))
    frames = (_chord_frame(a, b), *bare.sides())
    return [Tried(bare.ends(*f), tuple(t.id for t, alone in things if not alone.clear(*f))) for f in frames]


def _cuts(a: Base, b: Base, scene: _Scene) -> bool:
    """Do these things cut the line of centres?"""
    return not scene.clear(*_chord_frame(a, b))


def _chord_frame(a: Base, b: Base) -> tuple[float, float, float]:
    """The line of centres as direction and offset."""
    dx, dy = b.x - a.x, b.y - a.y
    far = hypot(dx, dy)
    ux, uy = dx / far, dy / far
    return ux, uy, ux * a.y - uy * a.x


def _chord(a: Base, b: Base, left: float, right: float) -> Line:
    """The line from rim to rim, shifted this far to the left at a and at b."""
    ux, uy, _ = _chord_frame(a, b)
    return (a.x + ux * a.r, a.y + uy * a.r), (b.x - ux * b.r, b.y - uy * b.r)


def _in_order(a: Base, b: Base) -> tuple[Base, Base]:
    """The two bases in one order, so that sight is the same from either end."""
    return (b, a) if (b.x, b.y, b.r) < (a.x, a.y, a.r) else (a, b)


def _search(scene: _Scene, a: Base) -> Line | None:
    """A clear line from one base to the other, if there is one."""
    line = _search_ordered(scene)
    return (line[1], line[0]) if line and scene.a is not a else line


def _search_ordered(scene: _Scene) -> Line | None:
    ux, uy, s = _chord_frame(scene.a, scene.b)
    if scene.clear(ux, uy, s):
        return scene.ends(ux, uy, s)
    left, right = scene.sides()
    if scene.clear(*left):
        return scene.ends(*left)
    if scene.clear(*right):
        return scene.ends(*right)
    if scene.walled(left, right):
        return None
    return scene.lean()


class _Scene:
    """Two bases and what may stand between them, as rounds and polygons."""

    __slots__ = ("a", "ar", "ax", "ay", "b", "br", "bx", "by", "parts", "patches", "polygons", "rounds")

    def __init__(
        self, a: Base, b: Base, blockers: Sequence[Blocker], patches: Sequence[Piece], closes: bool, rims: bool = False
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
            self._add(_bridges(blockers))
        self.patches = [_Patch(a, b, patch, rims) for patch in patches if _near(a, b, patch)]

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
            if _enters(edges, x, y, ux, uy, start, end, -SLACK):
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

    def _crossed(self, patch: _Patch, left: tuple[float, float, float], right: tuple[float, float, float]) -> bool:
        """Does one part of a patch that overlaps neither base reach from side to side?"""
        for part in patch.parts:
            rounds, polygons = ([(part.x, part.y, part.r)], []) if isinstance(part, Round) else ([], [part.edges])
            alone = self._alone(rounds, polygons)  # type: ignore[arg-type]
            if not alone.clear(*left) and not alone.clear(*right):
                return True
        return False

    def _alone(self, rounds: list[_Ring], polygons: list[tuple[Edge, ...]]) -> _Scene:
        scene = _Scene(self.a, self.b, (), (), False)
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

    def _leans(self) -> list[_Lean]:
        """Everything a line can lean on. Owner 0 may be paired with itself: loose points."""
        wide = max(self.ar, self.br)
        leans: list[_Lean] = [(self.ax, self.ay, -self.ar, 1), (self.bx, self.by, -self.br, 2)]
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

    def _loose(self, part: Shape) -> list[_Lean]:
        """Where the outline of a part that overlaps a base crosses the rim of that base."""
        points: list[_Lean] = []
        for x, y, r in ((self.ax, self.ay, self.ar), (self.bx, self.by, self.br)):
            if signed(part, x, y) < r:
                points += [(p, q, 0.0, 0) for p, q in rim_points(part, x, y, r)]
        return points


def _beside(scene: _Scene, x: float, y: float, wide: float) -> bool:
    """Is a corner near enough to the way between the bases that a line between them could touch it?"""
    dx, dy = scene.bx - scene.ax, scene.by - scene.ay
    far = hypot(dx, dy)
    cross = dx * (y - scene.ay) - dy * (x - scene.ax)
    along = dx * (x - scene.ax) + dy * (y - scene.ay)
    reach = (wide + 1) * far
    return -reach <= cross <= reach and -reach <= along <= far * far + reach


def _near(a: Base, b: Base, patch: Piece) -> bool:
    x0, y0, x1, y1 = patch.bounds
    wide = max(a.r, b.r)
    return (
        min(a.x, b.x) - wide < x1
        and max(a.x, b.x) + wide > x0
        and min(a.y, b.y) - wide < y1
        and max(a.y, b.y) + wide > y0
    )


class _Patch:
    """Something that lines can enter and leave, but not cross."""

    __slots__ = ("ends", "over", "parts", "rims")

    def __init__(self, a: Base, b: Base, patch: Piece, rims: bool) -> None:
        self.rims = rims
        self.parts: tuple[Shape, ...] = (*patch.parts, *patch.joints)
        self.over = [min(signed(p, e.x, e.y) for p in self.parts) < e.r - TOLERANCE - SLACK for e in (a, b)]
        self.ends = [
            (float(e.x), float(e.y), float(e.r)) for e, inside in zip((a, b), self.over, strict=True) if inside
        ]

    def cuts(self, ux: float, uy: float, s: float, start: float, end: float) -> bool:
        """Does the line cross the patch, from outside to outside?"""
        if not any(_part_enters(part, ux, uy, s, start, end, -SLACK) for part in self.parts):
            return False
        if self.rims:
            return not self.ends or self._left(ux, uy, s, start, end)
        for x, y, r in self.ends:
            aside = s - ux * y + uy * x
            half = (
                sqrt(max(0.0, r * r - aside * aside)) + SLACK
            )  # a line that only touches the base also starts at a point of it
            along = ux * x + uy * y
            if any(_part_enters(part, ux, uy, s, along - half, along + half, SLACK) for part in self.parts):
                return False
        return True

    def _left(self, ux: float, uy: float, s: float, start: float, end: float) -> bool:
        """Does a line from rim to rim both enter the patch and leave it?"""
        runs = sorted([through(part, -uy * s, ux * s, ux, uy, SLACK) for part in self.parts])
        joined: list[tuple[float, float]] = []
        for low, high in runs:
            if joined and low <= joined[-1][1]:
                joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
            elif low < high:
                joined.append((low, high))
        for low, high in joined:
            begins, ends = low <= start and self.over[0], high >= end and self.over[1]
            if not begins and not ends and max(low, start) < min(high, end) - 4 * SLACK:
                return True
        return False

    def leans(self, part: Shape, owner: int) -> list[_Lean]:
        """What a line can lean on here: outside, to pass the patch; inside, to just meet it where it overlaps a base."""
        if isinstance(part, Polygon):
            return [(x, y, 0.0, 0 if self.ends else owner) for x, y in part.points]
        ring: list[_Lean] = [(part.x, part.y, float(part.r), owner)]
        return [*ring, (part.x, part.y, -float(part.r), owner)] if self.ends else ring


def _part_enters(part: Shape, ux: float, uy: float, s: float, start: float, end: float, grow: float) -> bool:
    if isinstance(part, Polygon):
        return _enters(part.edges, -uy * s, ux * s, ux, uy, start, end, grow)
    r = part.r + grow
    cross = ux * part.y - uy * part.x - s
    if not -r < cross < r:
        return False
    along = ux * part.x + uy * part.y
    half = sqrt(r * r - cross * cross)
    return along + half > start and along - half < end


def _enters(
    edges: tuple[Edge, ...], x: float, y: float, ux: float, uy: float, start: float, end: float, grow: float
) -> bool:
    """Does the stretch from start to end of a line enter a convex polygon (a wall of two corners: cross it)?"""
    if len(edges) == 2:
        grow = SLACK
    for edge in edges:
        slope = edge[2] * ux + edge[3] * uy
        room = edge[4] + grow - edge[2] * x - edge[3] * y
        if slope > 1e-12:
            t = room / slope
            if t < end:
                end = t
        elif slope < -1e-12:
            t = room / slope
            if t > start:
                start = t
        elif room <= 0:
            return False
        if start >= end:
            return False
    if len(edges) == 2:
        _, _, _, _, _, vx, vy, length = edges[0]
        t = (start + end) / 2
        along = vx * (x + ux * t - edges[0][0]) + vy * (y + uy * t - edges[0][1])
        return SLACK < along < length - SLACK and abs(vx * ux + vy * uy) < 1 - 1e-12
    return True


def rim_points(part: Shape, x: float, y: float, r: float) -> list[Spot]:
    """Where the outline of a part crosses a circle."""
    if isinstance(part, Round):
        return circles_meet(x, y, r, part.x, part.y, part.r)
    points = []
    for px, py, nx, ny, c, ux, uy, length in part.edges:
        away = nx * x + ny * y - c
        if abs(away) <= r + SLACK:
            foot, half = ux * (x - px) + uy * (y - py), sqrt(max(0.0, r * r - away * away))
            points += [(px + ux * t, py + uy * t) for t in (foot - half, foot + half) if -SLACK <= t <= length + SLACK]
    return points


def circles_meet(x: float, y: float, r: float, p: float, q: float, s: float) -> list[Spot]:
    """The points that two circles share."""
    dx, dy = p - x, q - y
    apart = hypot(dx, dy)
    if not apart or apart > r + s + SLACK or apart < abs(r - s) - SLACK:
        return []
    along = (apart * apart + r * r - s * s) / (2 * apart)
    half = sqrt(max(0.0, r * r - along * along))
    ux, uy = dx / apart, dy / apart
    return [
        (x + ux * along - uy * half, y + uy * along + ux * half),
        (x + ux * along + uy * half, y + uy * along - ux * half),
    ]


def _bridges(blockers: Sequence[Blocker]) -> list[Shape]:
    """A thin wall across every place where two blockers touch, for games in which touching bases leave no gap."""
    walls: list[Shape] = []
    for i, one in enumerate(blockers):
        for other in blockers[:i]:
            if hypot(one.x - other.x, one.y - other.y) <= one.r + other.r + TOLERANCE:
                wall = _bridge(one, other)
                if wall is not None:
                    walls.append(wall)
    return walls


_bridged: dict[tuple[int, int], tuple[Blocker, Blocker, Shape | None]] = {}  # for pieces, which never change


def _bridge(one: Blocker, other: Blocker) -> Shape | None:
    """The wall across the place where two blockers touch; kept if both are pieces."""
    if one.__class__ is Body or other.__class__ is Body:
        return _wall(one, other)
    key = (id(one), id(other))
    known = _bridged.get(key)
    if known is None or known[0] is not one or known[1] is not other:
        if len(_bridged) >= KEPT:
            _bridged.clear()
        known = _bridged[key] = (one, other, _wall(one, other))
    return known[2]


def _wall(one: Blocker, other: Blocker) -> Shape | None:
    p, q = nearest(one, other)
    if hypot(q[0] - p[0], q[1] - p[1]) > TOLERANCE:
        return None
    p, q = _inwards(one, p), _inwards(other, q)
    lone = hypot(q[0] - p[0], q[1] - p[1]) <= SLACK  # one lies over the other: there is no gap
    return None if lone else Polygon((p, q))


def _inwards(thing: Blocker, p: Spot) -> Spot:
    """A little way into the thing from a point of its outline."""
    if not isinstance(thing, Piece):
        return float(thing.x), float(thing.y)
    part = min(thing.parts, key=lambda part: signed(part, *p))
    x, y = (
        (part.x, part.y)
        if isinstance(part, Round)
        else (sum(x for x, _ in part.points) / len(part.points), sum(y for _, y in part.points) / len(part.points))
    )
    apart = hypot(x - p[0], y - p[1]) or 1.0
    share = min(1.0, 2 * TOLERANCE / apart)
    return p[0] + (x - p[0]) * share, p[1] + (y - p[1]) * share
