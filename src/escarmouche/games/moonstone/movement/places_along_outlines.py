"""A region of places along stretches: the outline of a thing pushed out by the radius of a base, cut wherever legality can change.

Between two neighbouring cuts nothing changes, so one look at the middle of each piece is enough: nothing is decided by sampling.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal
from escarmouche.space.place import Track
from escarmouche.space.shape import Round, Shape

Spot = tuple[float, float]
WhyNotAt = Callable[[int, int], Refusal | None]
TRIES = 16


class Circle(NamedTuple):
    """A circle that cuts stretches."""

    x: float
    y: float
    r: float


class Line(NamedTuple):
    """A line that cuts stretches: its normal and its offset."""

    nx: float
    ny: float
    c: float


Curve = Circle | Line


class Stretches:
    """Places along stretches that have no fault. Answers are `[x, y]` (a third number, a height, is ignored)."""

    def __init__(
        self,
        tracks: Iterable[Track] | Callable[[], Iterable[Track]],
        curves: Sequence[Curve] | Callable[[], Sequence[Curve]],
        why_not_at: WhyNotAt,
        within: Circle | None = None,
        guess: Callable[[float], Spot | None] | None = None,
    ) -> None:
        self._along, self._cutting, self.why_not_at = tracks, curves, why_not_at
        self._within = within  # no place outside this circle is legal: no need to look closer there
        self._guess = guess  # the likeliest place, or one turned from it by an angle (in radians)

    @cached_property
    def _tracks(self) -> list[Track]:
        return list(self._along() if callable(self._along) else self._along)

    @cached_property
    def _curves(self) -> Sequence[Curve]:
        return self._cutting() if callable(self._cutting) else self._cutting

    def __bool__(self) -> bool:
        """Is there any legal place? The likeliest is tried first, then every part of all stretches."""
        return self._guessed(0.0) is not None or next(self._legal(), None) is not None

    def _guessed(self, turn: float) -> tuple[int, int] | None:
        spot = self._guess(turn) if self._guess else None
        return self.stored_point_near(spot) if spot else None

    @cached_property
    def good(self) -> list[tuple[Track, float, float]]:
        """The pieces of the stretches whose places are legal."""
        return list(self._legal())

    def _legal(self) -> Iterator[tuple[Track, float, float]]:
        for track in self._tracks:
            for t0, t1 in itertools.pairwise(cuts(track, self._curves)):
                if self.stored_point_near(track.at((t0 + t1) / 2)):
                    yield track, t0, t1

    def stored_point_near(self, spot: Spot) -> tuple[int, int] | None:
        """The stored point next to a place that has no fault, if there is one."""
        x, y = spot
        near = self._within
        if near is not None and math.hypot(x - near.x, y - near.y) > near.r + 2:
            return None
        around = ((math.floor(x) + i, math.floor(y) + j) for i in (0, 1) for j in (0, 1))
        points = sorted(around, key=lambda p: (math.hypot(p[0] - x, p[1] - y), p))
        return next((point for point in points if self.why_not_at(*point) is None), None)

    def why_not(self, answer: Answer) -> Refusal | None:
        return self.why_not_at(answer[0], answer[1])

    def sample(self, rng: Random) -> Answer:
        """A random place, all equally likely: a few tries anywhere, then only where places are known to be legal."""
        point = self._try(rng)
        if point:
            return point
        total = sum(track.length * (t1 - t0) for track, t0, t1 in self.good)
        for _ in range(TRIES):
            left = rng.random() * total
            for track, t0, t1 in self.good:
                size = track.length * (t1 - t0)
                if left <= size:
                    point = self.stored_point_near(track.at(t0 + (t1 - t0) * (left / size if size else 0.5)))
                    if point:
                        return point
                    break
                left -= size
        return next(self.propose())

    def _try(self, rng: Random) -> tuple[int, int] | None:
        """A few random tries: cheaper than finding out which parts of the stretches are legal."""
        if self._guess:
            for _ in range(TRIES // 2):
                point = self._guessed((rng.random() - 0.5) * 2.4)
                if point:
                    return point
            return None
        total = sum(track.length for track in self._tracks)
        for _ in range(TRIES):
            left = rng.random() * total
            for track in self._tracks:
                if left <= track.length:
                    point = self.stored_point_near(track.at(left / track.length if track.length else 0.5))
                    if point:
                        return point
                    break
                left -= track.length
        return None

    def propose(self) -> Iterator[Answer]:
        """The middle of every piece, then its ends and quarters."""
        seen = set()
        for share in (0.5, 0.0, 1.0, 0.25, 0.75):
            for track, t0, t1 in self.good:
                point = self.stored_point_near(track.at(t0 + (t1 - t0) * share))
                if point and point not in seen:
                    seen.add(point)
                    yield point

    def outline(self) -> Sequence[Ring]:
        rings = []
        for track, t0, t1 in self.good:
            spots = (track.at(t0 + (t1 - t0) * k / 8) for k in range(9))
            rings.append([(round(x), round(y)) for x, y in spots])
        return rings


def cuts(track: Track, curves: Iterable[Curve]) -> list[float]:
    """The shares of a stretch at which it meets a curve, its ends included."""
    shares = {0.0, 1.0}
    for curve in curves:
        shares.update(t for t in _shares(track, curve) if 0 < t < 1)
    return sorted(shares)


def _shares(track: Track, curve: Curve) -> list[float]:
    if isinstance(curve, Line):
        away = curve.c - curve.nx * track.x - curve.ny * track.y
        if track.radius:
            return _angles(track, math.atan2(curve.ny, curve.nx), away / track.radius)
        rate = (curve.nx * math.cos(track.start) + curve.ny * math.sin(track.start)) * track.end
        return [away / rate] if abs(rate) > 1e-9 else []
    dx, dy = curve.x - track.x, curve.y - track.y
    apart = math.hypot(dx, dy)
    if track.radius:
        if not apart:
            return []
        k = (track.radius**2 + apart**2 - curve.r**2) / (2 * track.radius * apart)
        return _angles(track, math.atan2(dy, dx), k)
    ux, uy = math.cos(track.start), math.sin(track.start)
    square = curve.r**2 - (ux * dy - uy * dx) ** 2
    if square < 0 or not track.end:
        return []
    return [(ux * dx + uy * dy + side * math.sqrt(square)) / track.end for side in (-1, 1)]


def _angles(track: Track, middle: float, k: float) -> list[float]:
    turn = track.end - track.start
    if abs(k) > 1 or not turn:
        return []
    return [((middle + side * math.acos(k) - track.start) % (2 * math.pi)) / turn for side in (-1, 1)]


def tangents(x: float, y: float, parts: Iterable[Shape]) -> Iterator[Line]:
    """The lines through a point that touch parts: where a line that turns about the point begins or ceases to cross them."""
    for part in parts:
        if not isinstance(part, Round):
            for px, py in part.points:
                yield from through(x, y, px - x, py - y)
            continue
        apart = math.hypot(part.x - x, part.y - y)
        if apart > part.r:
            lean, towards = math.asin(part.r / apart), math.atan2(part.y - y, part.x - x)
            for angle in (towards - lean, towards + lean):
                yield from through(x, y, math.cos(angle), math.sin(angle))


def through(x: float, y: float, dx: float, dy: float) -> Iterator[Line]:
    """The line through a point in a direction; none if that has no length."""
    far = math.hypot(dx, dy)
    if far:
        nx, ny = -dy / far, dx / far
        yield Line(nx, ny, nx * x + ny * y)
