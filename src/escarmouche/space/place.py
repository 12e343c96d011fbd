"""Places: where a base may stand, in contact with something or as near as possible to a point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import acos, atan2, cos, hypot, inf, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from escarmouche.space.circles import circles_meet
from escarmouche.space.disc import Base, Body, Disc
from escarmouche.space.shape import Box, Piece, Round, Shape, Thing, gap, signed
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import parts_of
from escarmouche.space.units import ROUNDING, SLACK, TOLERANCE, Point, Spot

_ALLOWED = TOLERANCE - ROUNDING  # spots are rounded, which must not turn contact into an overlap


def free(disc: Base, solids: Iterable[Thing]) -> str | None:
    """The first thing that a base standing here would overlap; None if the place is free."""
    x, y = disc.x, disc.y
    r = disc.r - TOLERANCE
    for solid in solids:
        ox = solid.x - x
        oy = solid.y - y
        far = solid.r + r
        if ox * ox + oy * oy < far * far and (solid.__class__ is Body or gap(disc, solid) < -TOLERANCE):
            return solid.id
    return None


class Track(NamedTuple):
    """A stretch of places for a centre.

    An arc: centre, radius, from angle to angle. With radius 0, a straight line: from x, y in the direction `start`,
    `end` long.
    """

    x: float
    y: float
    radius: float
    start: float
    end: float

    def at(self, share: float) -> Spot:
        """The place after this share of the stretch."""
        if self.radius:
            angle = self.start + (self.end - self.start) * share
            return self.x + self.radius * cos(angle), self.y + self.radius * sin(angle)
        return self.x + cos(self.start) * self.end * share, self.y + sin(self.start) * self.end * share

    @property
    def length(self) -> float:
        return self.radius * (self.end - self.start) if self.radius else self.end


class Around:
    """The places in contact with a target: test a point, propose good ones, draw one at random."""

    def __init__(
        self, target: Base | Piece, r: int, solids: Sequence[Thing], tracks: list[Track], bounds: Box | None
    ) -> None:
        self.target, self.r, self.solids, self.tracks, self.bounds = target, r, solids, tracks, bounds

    def __bool__(self) -> bool:
        return bool(self.propose())

    def why_not(self, x: int, y: int) -> str | None:
        """What is wrong with a place: 'apart', 'overlapping' (the target), 'edge', or the id of what it overlaps; None if it is legal."""
        disc = Disc(x, y, self.r)
        space = gap(disc, self.target)
        if space > TOLERANCE:
            return "apart"
        if space < -TOLERANCE:
            return "overlapping"
        return "edge" if not _inside(disc, self.bounds) else free(disc, self.solids)

    def contains(self, point: Point) -> bool:
        """May the base stand here, in contact and overlapping nothing?"""
        return self.why_not(*point) is None

    def propose(self) -> list[Point]:
        """The ends and the middle of every stretch."""
        points: dict[Point, None] = {}
        for track in self.tracks:
            for share in (0.5, 0.0, 1.0):
                point = _settle(track.at(share), self)
                if point:
                    points[point] = None
        return list(points)

    def sample(self, rng: Random) -> Point | None:
        """A random place, all equally likely; None if there is none."""
        total = sum(track.length for track in self.tracks)
        for _ in range(8):
            left = rng.random() * total
            for track in self.tracks:
                if left <= track.length:
                    point = _settle(track.at(left / track.length if track.length else 0.5), self)
                    if point:
                        return point
                    break
                left -= track.length
        points = self.propose()
        return rng.choice(points) if points else None


def _inside(disc: Base, bounds: Box | None) -> bool:
    if bounds is None:
        return True
    r = disc.r - TOLERANCE
    return bounds[0] + r <= disc.x <= bounds[2] - r and bounds[1] + r <= disc.y <= bounds[3] - r


def _whole(spot: Spot) -> Iterator[Point]:
    """The whole-number points around a place, nearest first."""
    x, y = spot
    near = (round(x), round(y))
    yield near
    around = [(int(x // 1) + i, int(y // 1) + j) for i in (0, 1) for j in (0, 1)]
    yield from sorted((p for p in around if p != near), key=lambda p: hypot(p[0] - x, p[1] - y))


def _settle(spot: Spot, places: Around) -> Point | None:
    return next((point for point in _whole(spot) if places.contains(point)), None)


def around(target: Base | Piece, r: int, solids: Sequence[Thing], bounds: Box | None = None) -> Around:
    """Where the centre of a base of radius r may stand so that it touches the target and overlaps nothing.

    The target may be among the solids. `bounds` is the board, if the base must be on it.
    """
    others = [s for s in solids if s is not target]
    parts = (Round(target.x, target.y, target.r),) if not isinstance(target, Piece) else (*target.parts, *target.joints)
    near = [
        part
        for thing in others
        if hypot(thing.x - target.x, thing.y - target.y) < thing.r + target.r + 2 * r
        for part in parts_of(thing)
    ]
    tracks = []
    for part in parts:
        rest = [p for p in parts if p is not part] + near
        for track in _tracks(part, r):
            tracks += open_stretches(track, rest, r, bounds)
    return Around(target, r, others, tracks, bounds)


def _tracks(part: Shape, r: int) -> list[Track]:
    """The outline of a part pushed out by r."""
    if isinstance(part, Round):
        return [Track(part.x, part.y, part.r + r, 0.0, 2 * pi)]
    tracks = []
    for k, (x, y, nx, ny, _, ux, uy, length) in enumerate(part.edges):
        tracks.append(Track(x + nx * r, y + ny * r, 0.0, atan2(uy, ux), length))
        before = part.edges[k - 1]
        start = atan2(before[3], before[2])
        tracks.append(Track(x, y, r, start, start + (atan2(ny, nx) - start) % (2 * pi)))
    return tracks


def open_stretches(track: Track, parts: list[Shape], r: int, bounds: Box | None) -> list[Track]:
    """What is left of a stretch when the places are removed where the base would overlap a part or the edge."""
    cuts = {0.0, 1.0}
    for part in parts:
        cuts.update(_cuts(track, part, r - _ALLOWED))
    if bounds:
        for nx, ny, c in _sides(bounds, r - _ALLOWED):
            cuts.update(_on_line(track, nx, ny, c))
    ordered = sorted(t for t in cuts if 0 <= t <= 1)
    kept: list[list[float]] = []
    for t0, t1 in pairwise(ordered):
        x, y = track.at((t0 + t1) / 2)
        if all(signed(part, x, y) >= r - _ALLOWED for part in parts) and _in_box(x, y, r - _ALLOWED, bounds):
            if kept and kept[-1][1] == t0:
                kept[-1][1] = t1
            else:
                kept.append([t0, t1])
    return [_piece_of(track, t0, t1) for t0, t1 in kept]


def _piece_of(track: Track, t0: float, t1: float) -> Track:
    if track.radius:
        turn = track.end - track.start
        return track._replace(start=track.start + turn * t0, end=track.start + turn * t1)
    x, y = track.at(t0)
    return track._replace(x=x, y=y, end=track.end * (t1 - t0))


def _in_box(x: float, y: float, r: float, bounds: Box | None) -> bool:
    return bounds is None or (bounds[0] + r <= x <= bounds[2] - r and bounds[1] + r <= y <= bounds[3] - r)


def _sides(bounds: Box, r: float) -> list[tuple[float, float, float]]:
    """The lines on which a base of radius r touches the edges of the board."""
    return [(1, 0, bounds[0] + r), (1, 0, bounds[2] - r), (0, 1, bounds[1] + r), (0, 1, bounds[3] - r)]


def _cuts(track: Track, part: Shape, r: float) -> list[float]:
    """The shares of a stretch at which the centre is exactly r from a part."""
    if not track.radius:
        come, leave = through(part, track.x, track.y, cos(track.start), sin(track.start), max(r, 0.0))
        return [t / track.end for t in (come, leave) if abs(t) < inf]
    if isinstance(part, Round):
        return _on_circle(track, part.x, part.y, part.r + r)
    shares = []
    for x, y, nx, ny, c, *_ in part.edges:
        shares += _on_line(track, nx, ny, c + r) + _on_circle(track, x, y, r)
    return shares


def _on_circle(track: Track, x: float, y: float, r: float) -> list[float]:
    apart = hypot(x - track.x, y - track.y)
    if not apart or r <= 0:
        return []
    k = (track.radius * track.radius + apart * apart - r * r) / (2 * track.radius * apart)
    return _shares(track, atan2(y - track.y, x - track.x), k)


def _on_line(track: Track, nx: float, ny: float, c: float) -> list[float]:
    away = c - nx * track.x - ny * track.y
    if track.radius:
        return _shares(track, atan2(ny, nx), away / track.radius)
    rate = nx * cos(track.start) + ny * sin(track.start)
    return [away / rate / track.end] if abs(rate) > 1e-12 else []


def _shares(track: Track, middle: float, k: float) -> list[float]:
    turn = track.end - track.start
    if abs(k) > 1 or not turn:
        return []
    return [((middle + side - track.start) % (2 * pi)) / turn for side in (-acos(k), acos(k))]


_Curve = tuple[float, float, float, bool]
"""A circle (x, y, radius, True) or a line (normal, offset, False)."""


def nearest_free(x: float, y: float, r: int, solids: Sequence[Thing], bounds: Box | None = None) -> Point | None:
    """The free place nearest to a point; None if the board has none.

    The best place is the point itself, or the nearest point of one grown outline, or a point where two of them cross.
    """
    here = (round(x), round(y))
    if _legal(here, r, solids, bounds):
        return here
    reach = 4.0 * r + TOLERANCE
    while True:
        near = [s for s in solids if hypot(s.x - x, s.y - y) <= reach + s.r + r]
        place = _nearest(x, y, r, near, solids, bounds)
        if place and (hypot(place[0] - x, place[1] - y) <= reach or len(near) == len(solids)):
            return place
        if len(near) == len(solids):
            return None
        reach *= 2


def nearest_places(x: float, y: float, r: int, solids: Sequence[Thing], bounds: Box | None = None) -> list[Point]:
    """All free places that are equally near to a point: one, or a few; none if the board has none.

    >>> nearest_places(0, 0, 500, [Body("post", 0, 0, 500)])
    [(1000, 0), (-1000, 0), (0, 1000), (0, -1000)]
    """
    best = nearest_free(x, y, r, solids, bounds)
    if best is None:
        return []
    far = hypot(best[0] - x, best[1] - y) + TOLERANCE
    near = [s for s in solids if hypot(s.x - x, s.y - y) <= far + s.r + r]
    places = [best]
    for spot in _spots(x, y, r, near, bounds):
        if hypot(spot[0] - x, spot[1] - y) > far:
            break
        for point in _whole(spot):
            if _legal(point, r, near, bounds):
                if all(hypot(point[0] - p, point[1] - q) > 4 * TOLERANCE for p, q in places):
                    places.append(point)
                break
    return places


def _legal(point: Point, r: int, solids: Iterable[Thing], bounds: Box | None) -> bool:
    disc = Disc(*point, r)
    return _inside(disc, bounds) and free(disc, solids) is None


def _nearest(
    x: float, y: float, r: int, near: Sequence[Thing], solids: Sequence[Thing], bounds: Box | None
) -> Point | None:
    """The nearest place, in contact if possible. The tolerance is used up only if that finds a clearly nearer place (a snug hole)."""
    snug = _best(x, y, r - _ALLOWED, r, near, solids, bounds)
    loose = _best(x, y, r, r, near, solids, bounds)
    if snug and loose and hypot(loose[0] - x, loose[1] - y) > hypot(snug[0] - x, snug[1] - y) + 4 * TOLERANCE:
        return snug
    return loose or snug


def _best(
    x: float, y: float, grown: float, r: int, near: Sequence[Thing], solids: Sequence[Thing], bounds: Box | None
) -> Point | None:
    for spot in _spots(x, y, grown, near, bounds):
        for point in _whole(spot):
            if _legal(point, r, solids, bounds):
                return point
    return None


def _spots(x: float, y: float, grown: float, near: Sequence[Thing], bounds: Box | None) -> Iterator[Spot]:
    """Where the best place could be: the feet and the crossings of grown outlines, the nearest first."""
    curves = list(dict.fromkeys(c for thing in near for part in parts_of(thing) for c in _curves(part, grown)))
    if bounds:
        curves += [(nx, ny, c, False) for nx, ny, c in _sides(bounds, grown)]
    feet = [_foot(curve, x, y) for curve in curves]
    aways = [hypot(foot[0][0] - x, foot[0][1] - y) for foot in feet]
    most, done, reach = max(aways, default=0.0), -1.0, max(2 * grown, 1.0)
    while done < inf:  # most places are near: no crossing of two outlines is nearer than the foot of either
        if reach > most:
            reach = inf
        known = [k for k, away in enumerate(aways) if away <= reach + 1]
        spots = [spot for k in known for spot in feet[k]]
        for place, k in enumerate(known):
            for other in known[:place]:
                spots += _meet(curves[k], curves[other])
        ordered = [((p - x) ** 2 + (q - y) ** 2, (p, q)) for p, q in spots]
        ordered.sort(key=_distance_of)
        yield from [spot for square, spot in ordered if done < square <= reach * reach]
        done, reach = reach * reach, 3 * reach


def _distance_of(pair: tuple[float, Spot]) -> float:
    return pair[0]


def wedged(one: Thing, other: Thing, r: float, spot: Spot, far: float) -> list[Spot]:
    """Places at most `far` from a spot where a base of radius r may touch two things at once (at some of them it overlaps one)."""
    first, second = _curves_near(one, r, spot, far), _curves_near(other, r, spot, far)
    points = [point for a in first for b in second for point in _meet(a, b)]
    return [(x, y) for x, y in points if hypot(x - spot[0], y - spot[1]) <= far]


def _curves_near(thing: Thing, r: float, spot: Spot, far: float) -> list[_Curve]:
    """The curves of the outline of a thing grown by r that come within `far` of a spot."""
    x, y = spot
    return [
        curve
        for part in parts_of(thing)
        for curve in _curves(part, r)
        if (hypot(x - curve[0], y - curve[1]) - curve[2] if curve[3] else abs(x * curve[0] + y * curve[1] - curve[2]))
        <= far
    ]


def _curves(part: Shape, r: float) -> list[_Curve]:
    """The lines and circles on which the outline of a part grown by r lies."""
    if isinstance(part, Round):
        return [(part.x, part.y, part.r + r, True)]
    return [curve for e in part.edges for curve in ((e[2], e[3], e[4] + r, False), (e[0], e[1], r, True))]


def _foot(curve: _Curve, x: float, y: float) -> list[Spot]:
    p, q, size, is_circle = curve
    if not is_circle:
        away = size - p * x - q * y
        return [(x + p * away, y + q * away)]
    apart = hypot(x - p, y - q)
    if apart:
        return [(p + (x - p) * size / apart, q + (y - q) * size / apart)]
    # From the very centre all directions are equally near: four stand for all.
    return [(p + size, q), (p - size, q), (p, q + size), (p, q - size)]


def _meet(one: _Curve, other: _Curve) -> list[Spot]:
    """The points that two curves share."""
    if one[3] and other[3]:
        return circles_meet(one[0], one[1], one[2], other[0], other[1], other[2])
    if one[3]:
        one, other = other, one
    nx, ny, c, _ = one
    if other[3]:
        away = c - nx * other[0] - ny * other[1]
        if abs(away) > other[2]:
            return []
        half = sqrt(other[2] ** 2 - away * away)
        return [(other[0] + nx * away - ny * h, other[1] + ny * away + nx * h) for h in (half, -half)]
    turn = nx * other[1] - ny * other[0]
    if abs(turn) < SLACK:
        return []
    return [((c * other[1] - ny * other[2]) / turn, (nx * other[2] - c * other[0]) / turn)]
