"""Measuring, contact and facing (D10-GEO). Distances are taken in plan, from edge to edge."""

from __future__ import annotations

import math

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.state import DOWN, FOOT, MOUNTED, Figure, Marker
from escarmouche.games.d10.table import D10
from escarmouche.space.units import TOLERANCE

CONTACT = 100  # the gap of bases in contact (D10-GEO-02)
SNAP = 200  # a move that ends this near to a figure may be snapped to it
LEVEL = 3_000  # figures whose footings differ by more do not touch (D10-GEO-09)
APART = 2 * MOUNTED + TOLERANCE  # how far apart the centres of touching bases can be


@clause("D10-GEO-01")
def gap(figure: Figure, other: Figure) -> float:
    """The distance between the edges of two bases, in plan."""
    radii = (MOUNTED if figure.mounted else FOOT) + (MOUNTED if other.mounted else FOOT)
    return math.hypot(figure.x - other.x, figure.y - other.y) - radii


@clause("D10-GEO-01")
def within(figure: Figure, other: Figure, distance: int) -> bool:
    """Within a distance, the distance itself included."""
    return gap(figure, other) <= distance + TOLERANCE


@clause("D10-GEO-02", "D10-GEO-09")
def contact(figure: Figure, other: Figure) -> bool:
    """Do the bases touch? Not if the footings differ by more than 3 cm."""
    if abs(figure.z - other.z) > LEVEL:
        return False
    far = (MOUNTED if figure.mounted else FOOT) + (MOUNTED if other.mounted else FOOT) + CONTACT + TOLERANCE
    dx, dy = figure.x - other.x, figure.y - other.y
    return dx * dx + dy * dy <= far * far


def touches(figure: Figure, marker: Marker) -> bool:
    """Does a base touch a marker, or lie over it?"""
    far = (MOUNTED if figure.mounted else FOOT) + marker.radius + CONTACT + TOLERANCE
    return abs(figure.z - marker.z) <= LEVEL and (figure.x - marker.x) ** 2 + (figure.y - marker.y) ** 2 <= far * far


def ready(figure: Figure) -> bool:
    """Standing, crouched or mounted: neither on the ground nor on a wall."""
    return figure.posture in ("up", "crouched")


def down(figure: Figure) -> bool:
    """On the ground (D10-STA-03)."""
    return figure.posture in DOWN


def touching(game: D10, figure: Figure) -> list[Figure]:
    """The enemies in contact."""
    return [enemy for enemy in beside(game, figure) if contact(figure, enemy)]


def beside(game: D10, figure: Figure, distance: int = CONTACT) -> list[Figure]:
    """The enemies that may be this near, whatever their bases: all others are farther away."""
    x, y, far = figure.x, figure.y, distance + APART
    return [enemy for enemy in game.enemies(figure) if -far <= enemy.x - x <= far and -far <= enemy.y - y <= far]


@clause("D10-ACT-08", "D10-ACT-09")
def engaged(game: D10, figure: Figure) -> bool:
    """In contact with an enemy that is standing, crouched or mounted."""
    near = beside(game, figure)
    return bool(near) and any(ready(enemy) and contact(figure, enemy) for enemy in near)


@clause("D10-GEO-05")
def bearing(x: float, y: float, to_x: float, to_y: float) -> int:
    """The facing from one point to another, in whole degrees counter-clockwise from east.

    >>> bearing(0, 0, 0, 5), bearing(0, 0, -1, 0)
    (90, 180)
    """
    return round(math.degrees(math.atan2(to_y - y, to_x - x))) % 360


@clause("D10-GEO-05", "D10-AMB-52")
def in_front(figure: Figure, x: float, y: float) -> bool:
    """Is a point in the front arc, the 180 degrees ahead? Exactly on the line counts as front."""
    angle = math.radians(figure.facing)
    return (x - figure.x) * math.cos(angle) + (y - figure.y) * math.sin(angle) >= -0.5


@clause("D10-GEO-05")
def behind(figure: Figure, other: Figure) -> bool:
    """Does a figure's base centre lie strictly in the rear arc of another?"""
    return not in_front(other, figure.x, figure.y)


@clause("D10-GEO-06")
def turn_to(figure: Figure, other: Figure) -> None:
    """Face another figure."""
    figure.facing = bearing(figure.x, figure.y, other.x, other.y)
