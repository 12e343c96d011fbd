"""Bases: round, flat, standing at a height. All distances are between edges."""

from __future__ import annotations

from math import atan2, hypot

from msgspec import Struct

from escarmouche.space.units import TOLERANCE


class Disc(Struct, frozen=True, gc=False):
    """A round base: centre, radius, height of the floor it stands on."""

    x: int
    y: int
    r: int
    z: int = 0


class Body(Struct, frozen=True, gc=False):
    """A base with a name, so that a collision can say with what."""

    id: str
    x: int
    y: int
    r: int
    z: int = 0

    @property
    def disc(self) -> Disc:
        return Disc(self.x, self.y, self.r, self.z)


Base = Disc | Body


def gap(a: Base, b: Base) -> float:
    """The distance between two edges seen from above, negative when the bases overlap.

    >>> gap(Disc(0, 0, 500), Disc(3000, 4000, 500))
    4000.0
    """
    return hypot(b.x - a.x, b.y - a.y) - a.r - b.r


def gap_in_space(a: Base, b: Base) -> float:
    """The distance between two edges: from above on one level, otherwise the straight line between the nearest points."""
    if a.z == b.z:
        return gap(a, b)
    return hypot(max(0.0, gap(a, b)), b.z - a.z)


def touching(a: Base, b: Base) -> bool:
    """Are the two bases in contact?"""
    return gap(a, b) <= TOLERANCE


def overlapping(a: Base, b: Base) -> bool:
    """Do the two bases overlap?"""
    return gap(a, b) < -TOLERANCE


def within(a: Base, b: Base, distance: float) -> bool:
    """Is the nearest part of one base at most this far from the other?"""
    return gap_in_space(a, b) <= distance + TOLERANCE


def entirely_within(a: Base, b: Base, distance: float) -> bool:
    """Is the furthest part of b at most this far from the edge of a?"""
    return hypot(max(0.0, gap(a, b) + 2 * b.r), b.z - a.z) <= distance + TOLERANCE


def bearing(a: Base, b: Base) -> float:
    """The direction from the centre of a to the centre of b, in radians."""
    return atan2(b.y - a.y, b.x - a.x)
