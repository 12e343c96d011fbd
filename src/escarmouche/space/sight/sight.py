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
from math import hypot
from typing import NamedTuple

from escarmouche.space.disc import Base, Body
from escarmouche.space.shape import Piece, Shape, Thing, signed
from escarmouche.space.sight.between import Between, Line
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import parts_of
from escarmouche.space.units import TOLERANCE

CLOSE = 2.0 * TOLERANCE
Blocker = Thing


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
    return _search(Between(*_in_order(a, b), near, patches, touching_closes, rims), a) is not None


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
    line = _search(Between(*_in_order(a, b), others, patches, touching_closes, rims), a)
    cutting = []
    if line != _chord(a, b, 0.0, 0.0):
        cutting = [t.id for t in others if _cuts(a, b, Between(a, b, (t,), (), False))]
        cutting += [p.id for p in patches if _cuts(a, b, Between(a, b, (), (p,), False, rims))]
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
    bare = Between(a, b, (), (), False)
    things = [(t, Between(a, b, (t,), (), False)) for t in blockers if t is not a and t is not b]
    things += [(p, Between(a, b, (), (p,), False, rims)) for p in patches]
    things.sort(key=lambda pair: (hypot(pair[0].x - a.x, pair[0].y - a.y) - pair[0].r, pair[0].id))
    frames = (_chord_frame(a, b), *bare.sides())
    return [Tried(bare.ends(*f), tuple(t.id for t, alone in things if not alone.clear(*f))) for f in frames]


def _cuts(a: Base, b: Base, scene: Between) -> bool:
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


def _search(scene: Between, a: Base) -> Line | None:
    """A clear line from one base to the other, if there is one."""
    line = _search_ordered(scene)
    return (line[1], line[0]) if line and scene.a is not a else line


def _search_ordered(scene: Between) -> Line | None:
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
