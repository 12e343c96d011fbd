"""Stretches: the parts of a way on one floor each, and where along them a base rises or sinks to a height."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import Piece, Round
from escarmouche.space.travel.leg_parts import TINY
from escarmouche.space.travel.path import Leg, at, on_circle, on_line
from escarmouche.space.units import UNIT, Spot


class Stretch(NamedTuple):
    """A part of a way on one floor, and how far up or down the base went before it, from which floor."""

    floor: str
    start: Spot
    leg: Leg
    up: float = 0
    down: float = 0
    climb: float = 0  # up a side by the player's word, negative down it (`climb.py`)
    drop: float = 0  # and how far it fell
    z: float | None = None  # how high it goes, hanging on a side
    off: str = TABLE


class Span(NamedTuple):
    """A part of a stretch, from fraction to fraction of its leg, on which a base at rest would be equally high all along."""

    start: Spot
    leg: Leg
    floor: str
    low: float
    high: float
    z: int


@clause("MALI-TERR-22", "MALI-LOS-10")
def spans_of(game: Malifaux, stretch: Stretch, r: float) -> list[Span]:
    """A stretch cut where the Height of the base on it changes: on hills and stairs, from inch to inch."""
    start, leg, floor = stretch.start, stretch.leg, stretch.floor
    if stretch.z is not None:
        return [Span(start, leg, floor, 0.0, 1.0, round(stretch.z))]
    cuts = sorted({0.0, 1.0, *(t for t in inch_marks(game, stretch, r) if TINY < t < 1 - TINY)})
    spans = []
    for low, high in pairwise(cuts):
        x, y = at(start, leg, (low + high) / 2)
        spans.append(Span(start, leg, floor, low, high, stand.rest(game, floor, x, y, r)))
    return spans


def inch_marks(game: Malifaux, stretch: Stretch, r: float) -> Iterator[float]:
    """Where along a stretch the lowest part of the base may come to a whole inch."""
    flight = game.field.flights.get(stretch.floor)
    low = flight.low // UNIT * UNIT if flight else 0
    high = flight.high if flight else max((hill.feature.height for hill in game.field.hills), default=0)
    for inch in range(low + UNIT, high + 1, UNIT):
        yield from contours(game, stretch, inch, r)


def contours(game: Malifaux, stretch: Stretch, height: float, r: float = 0) -> Iterator[float]:
    """Where along a stretch on stairs or hills the lowest part of a base of radius r may come to a height."""
    start, leg, floor = stretch.start, stretch.leg, stretch.floor
    flight = game.field.flights.get(floor)
    if flight is not None:
        yield from on_line(start, leg, *flight.contour(height + flight.steep * r))
    elif floor == TABLE:
        for hill in game.field.hills:
            if 0 <= height <= hill.feature.height:
                yield from _contour(start, leg, hill.feature.piece, r + hill.run * height / hill.feature.height)


def _contour(start: Spot, leg: Leg, piece: Piece, deep: float) -> Iterator[float]:
    """Where a leg may cross the line so deep inside a piece."""
    for part in piece.parts:
        if isinstance(part, Round):
            if part.r > deep:
                yield from on_circle(start, leg, part.x, part.y, part.r - deep)
        else:
            for _, _, nx, ny, c, *_ in part.edges:
                yield from on_line(start, leg, nx, ny, c - deep)
