"""A path measured: how long it is and what it costs, which low pieces it crosses, over which rims it drops, how far an allowance
carries.

Distances along a path (`d`) are thousandths of a cm walked by the base centre.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.state import FOOT, MOUNTED, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.shape import Piece
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import parts_of
from escarmouche.space.travel.path_over_floors import Span, floor_spans
from escarmouche.space.units import ROUNDING, TOLERANCE, Spot

LOW = 3_000  # what crossing a low piece costs where nobody jumps (D10-TER-04)
STEP = 5_000  # what a careful crossing costs (D10-TER-08)
Interval = tuple[float, float]


class Gait(NamedTuple):
    """How a figure moves."""

    name: str
    distance: int
    rule: str
    straight: bool = False  # one straight line (D10-CC-04, D10-MOV-21)
    over: Literal["cost", "jump", "none"] = "cost"  # low pieces: for 3 cm, by Jumps (or with care), not at all
    step: bool = False  # careful crossing: low pieces for 5 cm, without a roll (D10-TER-08)
    rough: bool = False  # the whole path stays in non-clear terrain (D10-MOV-12)
    slows: bool = True  # terrain costs (D10-TER-02)
    through: tuple[str, ...] = ()  # figures that must be ridden over (D10-MOV-24)
    forced: bool = False  # not of the figure's own will: terrain costs nothing
    laden: bool = False  # a heavy load bars the Jumps that this move would allow (D10-OBJ-03)

    @property
    def toll(self) -> int:
        """What each crossing of a low piece costs."""
        return STEP if self.step else LOW if self.over == "cost" else 0

    @property
    def drops(self) -> bool:
        """May it go down over the rim of a floor (D10-MOV-22)?"""
        return self.over == "jump" and not self.step


class Stand(NamedTuple):
    """Where a base stands."""

    x: int
    y: int
    z: int = 0
    floor: str = ""


class Crossing(NamedTuple):
    """A stretch on which the base overlaps a low piece: from where it meets it to where it is clear on the far side."""

    start: int
    end: int
    piece: str


class Drop(NamedTuple):
    """A way down over the rim of a floor: from where the base would hang over it to where it stands free at the foot."""

    start: int
    end: int
    floor: str
    onto: str
    height: int


class Track:
    """A path measured."""

    __slots__ = ("_slow", "_toll", "cost", "crossings", "drops", "field", "length", "spans", "start")

    def __init__(self, field: Field, figure: Figure, points: Sequence[Spot], gait: Gait) -> None:
        self.field = field
        self.start = Stand(figure.x, figure.y, figure.z, figure.floor)
        r = MOUNTED if figure.mounted else FOOT
        self.spans, self.drops = _spans(field, figure, points, gait, r)
        total = sum([span.far for span in self.spans])
        self.length = round(total)
        self._toll = gait.toll
        self._slow = _slow(field, self.spans) if gait.slows and not gait.forced else []
        self.crossings = _crossings(field, self.spans, r, figure.mounted, total)
        self.cost = round(self.cost_at(total))

    def at(self, d: float) -> Stand:
        """Where the base stands after a distance."""
        before = 0.0
        for span in self.spans:
            if d <= before + span.far:
                return self._stand(span, max(0.0, d - before))
            before += span.far
        return self._stand(self.spans[-1], self.spans[-1].far) if self.spans else self.start

    def _stand(self, span: Span, d: float) -> Stand:
        x, y = span.at(d)
        return Stand(round(x), round(y), self.field.z_at(span.floor, x, y), span.floor)

    @clause("D10-TER-02", "D10-TER-04", "D10-TER-08", "D10-MOV-03", "D10-AMB-62")
    def cost_at(self, d: float) -> float:
        """What a distance of this path costs: its length, as much again in slow terrain, and a toll for each low piece begun."""
        cost = d
        for start, end in self._slow:
            if start < d:
                cost += min(end, d) - start
        if self._toll:
            cost += self._toll * sum([crossing.start < d - ROUNDING for crossing in self.crossings])
        return cost

    @clause("D10-TER-09", "D10-MOV-02", "D10-MOV-03")
    def reach(self, budget: float) -> int:
        """How far an allowance carries: a crossing that it cannot finish is not begun."""
        if self.cost_at(self.length) <= budget + TOLERANCE:
            return self.length
        d = 0.0
        for a, b in itertools.pairwise(self._marks()):
            paid = sum([c.start <= a for c in self.crossings]) - sum([c.start < a - ROUNDING for c in self.crossings])
            before, after = self.cost_at(a) + paid * self._toll, self.cost_at(b)
            if after > budget:
                if before <= budget:
                    rate = 2.0 if any(s <= a and b <= e for s, e in self._slow) else 1.0
                    d = a + (budget - before) / rate
                else:
                    d = a
                break
            d = b
        return int(self.back(min(d, self.length)))

    def _marks(self) -> list[float]:
        """Where the cost of a cm may change."""
        marks = {0.0, float(self.length), *(float(c.start) for c in self.crossings)}
        marks.update(end for interval in self._slow for end in interval)
        return sorted(mark for mark in marks if 0 <= mark <= self.length)

    def back(self, d: float) -> float:
        """Moved back to where no crossing and no drop is under way (D10-TER-09)."""
        held: list[Crossing | Drop] = [*self.crossings, *self.drops]
        while inside := [h.start for h in held if h.start < d < h.end]:
            d = min(inside)
        return d

    def points(self, step: int = 1_000) -> list[int]:
        """Points at regular distances along the path, its ends included (D10-REA-04)."""
        return [*range(0, self.length, step), self.length]


def track(game: D10, figure: Figure, legs: Iterable[Sequence[int]], gait: Gait) -> Track:
    """A path of straight legs, measured for a figure and its gait."""
    return Track(game.field, figure, [(leg[0], leg[1]) for leg in legs], gait)


# -- floors


def _spans(
    field: Field, figure: Figure, points: Sequence[Spot], gait: Gait, r: int
) -> tuple[list[Span], tuple[Drop, ...]]:
    """The stretches of a path, cut where it changes floors by stairs, or over a rim where the gait allows that."""
    stretches = floor_spans(field.surfaces, figure.floor, (figure.x, figure.y), points)
    if not gait.drops or not any(field.rims(span.floor) for span in stretches):
        return stretches, ()
    left, kept, drops, done = stretches, [], [], 0.0
    while left:
        span, *left = left
        rim = _over(field, span)
        if rim is None:
            kept.append(span)
            done += span.far
            continue
        drop = _drop(field, span, rim, r)
        kept.append(span.cut(0, rim))
        rest = [span.at(span.far), *(leg.at(leg.far) for leg in left)]
        left = floor_spans(field.surfaces, drop.onto, span.at(rim), rest)
        end = done + rim + _aloft(field, left, r, figure.mounted)
        drops.append(drop._replace(start=int(max(0.0, done + drop.start)), end=-int(-end // 1)))
        done += rim
    return kept, tuple(drops)


def _over(field: Field, span: Span) -> float | None:
    """Where the centre passes the rim of the floor it is on."""
    met = [through(rail.parts[0], span.x, span.y, span.ux, span.uy, ROUNDING) for rail in field.rims(span.floor)]
    outs = [(start + end) / 2 for start, end in met if start < end]
    for d in sorted(out for out in outs if -ROUNDING < out < span.far - ROUNDING):
        ahead = span.at(d + 2 * TOLERANCE)
        if not field.on_surface(*ahead, span.floor):
            return max(0.0, d)
    return None


def _drop(field: Field, span: Span, rim: float, r: int) -> Drop:
    """A drop over a rim: it starts where the base would hang over. Where it ends is not yet known."""
    x, y = span.at(rim + 2 * TOLERANCE)
    z = field.z_at(span.floor, *span.at(rim))
    onto = field.below(x, y, z)
    starts = [_within(span, rail, r - ROUNDING) for rail in field.rims(span.floor)]
    start = min([s for intervals in starts for s, e in intervals if s <= rim <= e], default=rim)
    return Drop(int(start), 0, span.floor, onto, z - field.z_at(onto, x, y))


@clause("D10-MOV-22")
def _aloft(field: Field, stretches: Sequence[Span], r: int, mounted: bool) -> float:
    """How far beyond a rim the base is above what stands at the foot, even round the bends of the path."""
    done, end = 0.0, float(ROUNDING)  # on the floor below
    for span in stretches:
        box = span.box(r)
        there = [*field.walls(span.floor, mounted).near(*box), *field.lows(span.floor, mounted).near(*box)]
        for start, leave in sorted(i for piece in there for i in _within(span, piece, r - ROUNDING)):
            if start <= end < leave:
                end = leave
        if end < span.far:
            break
        done, end = (done + span.far, 0.0) if span is not stretches[-1] else (done, end)
    return done + end


# -- what lies along a path


def _within(span: Span, piece: Piece, r: float) -> list[Interval]:
    """The stretches of a line on which it is nearer than r to a piece."""
    intervals = [through(part, span.x, span.y, span.ux, span.uy, max(r, 0.0)) for part in parts_of(piece)]
    return list(merged([(s, e) for s, e in intervals if s < e]))


def merged(intervals: Iterable[Interval]) -> Iterator[Interval]:
    """Intervals that meet, joined."""
    low = high = None
    for start, end in sorted(intervals):
        if high is not None and low is not None and start <= high + ROUNDING:
            high = max(high, end)
            continue
        if low is not None and high is not None:
            yield low, high
        low, high = start, end
    if low is not None and high is not None:
        yield low, high


def _clipped(intervals: Iterable[Interval], before: float, far: float) -> Iterator[Interval]:
    """Intervals of a stretch as distances along the path, as far as the stretch goes."""
    for start, end in intervals:
        if end > 0 and start < far:
            yield before + max(start, 0.0), before + min(end, far)


def _slow(field: Field, stretches: Sequence[Span]) -> list[Interval]:
    """Where each cm costs 2: the ground under a mover is that under its base centre (D10-GEO-10)."""
    intervals: list[Interval] = []
    before = 0.0
    for span in stretches:
        if field.surfaces[span.floor].slope:
            intervals.append((before, before + span.far))
        else:
            for piece in field.slows(span.floor, *span.box(0)):
                intervals += _clipped(_within(span, piece, 0.0), before, span.far)
        before += span.far
    return list(merged(intervals)) if intervals else intervals


def _crossings(field: Field, stretches: Sequence[Span], r: int, mounted: bool, total: float) -> tuple[Crossing, ...]:
    """The stretches on which the base overlaps low pieces. An overlap within the tolerance is only a touch."""
    met: dict[str, list[Interval]] = {}
    deep: dict[str, list[Interval]] = {}
    before = 0.0
    for span in stretches:
        for piece in field.lows(span.floor, mounted).near(*span.box(r)):
            into = list(_clipped(_within(span, piece, r - TOLERANCE), before, span.far))
            if into:
                deep.setdefault(piece.id, []).extend(into)
            met.setdefault(piece.id, []).extend(_clipped(_within(span, piece, r - ROUNDING), before, span.far))
        before += span.far
    crossings = []
    for name, overlaps in deep.items():
        for start, end in merged(met[name]):
            if any(start - ROUNDING <= s and e <= end + ROUNDING for s, e in overlaps):
                crossings.append(Crossing(int(start), round(total) if end >= total else -int(-end // 1), name))
    return tuple(sorted(crossings)) if crossings else ()
