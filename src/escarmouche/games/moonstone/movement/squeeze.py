"""Squeezing through [FR]: between terrain and terrain, terrain and friend, friend and friend (MOON-SQUEEZE)."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.shape import Piece, Thing, nearest
from escarmouche.space.travel.leg import blocked
from escarmouche.space.travel.path import Arc, Leg, at, on_line, parts_of, stretches
from escarmouche.space.units import SLACK, TOLERANCE, Spot

NARROWEST = 100  # a gap must be wider than 0.1" (MOON-AMB-25)


class Span(msgspec.Struct, frozen=True, gc=False):
    """A stretch of a path on one floor."""

    floor: str
    start: tuple[float, float]
    leg: Leg

    def box(self, r: float) -> tuple[float, float, float, float]:
        """What the base sweeps over, roughly: a box around it."""
        (x, y), leg = self.start, self.leg
        if isinstance(leg, Arc):
            far = math.hypot(x - leg.cx, y - leg.cy) + r
            return leg.cx - far, leg.cy - far, leg.cx + far, leg.cy + far
        return min(x, leg.x) - r, min(y, leg.y) - r, max(x, leg.x) + r, max(y, leg.y) + r


@clause("MOON-SQUEEZE-01", "MOON-SQUEEZE-03", "MOON-AMB-25")
def squeezes(game: Moonstone, model: Model, spans: list[Span], past_enemies: bool = False) -> bool:
    """Is everything in the way just a narrow gap between two things that a model may squeeze between?

    The centre must run through the gap; enemies, rails and the board edge are never squeezed past. `past_enemies` asks whether it would
    be one if enemies were friends.
    """
    r = game.body(model).r
    soft, hard = _sorted(game, model, spans, past_enemies)
    for span in spans:
        if blocked(span.start, span.leg, r, hard) or blocked(span.start, span.leg, NARROWEST / 2 + TOLERANCE, soft):
            return False
    return all(_between(thing, soft, spans, r) for thing in soft)


def _sorted(game: Moonstone, model: Model, spans: list[Span], past_enemies: bool) -> tuple[list[Thing], list[Thing]]:
    """Things near the path: those that may be squeezed past, and those that may not."""
    r = game.body(model).r
    pieces: dict[str, Piece] = {}
    for span in spans:
        for piece in game.field.near(span.floor, *span.box(2 * r)):
            pieces[piece.id] = piece
    soft: list[Thing] = [p for p in pieces.values() if p.kind in ("obstacle", "barrier")]
    hard: list[Thing] = [p for p in pieces.values() if p.kind not in ("obstacle", "barrier")]
    floors = {span.floor for span in spans}
    for other in game.on_board():
        reach = r + game.card(other).radius
        if other is not model and any(game.field.meets(on, other.floor, other.x, other.y, reach) for on in floors):
            (soft if past_enemies or other.seat == model.seat else hard).append(game.body(other))
    if not game.edition.removal:
        hard += game.field.edges
    return soft, hard


def _between(thing: Thing, soft: list[Thing], spans: list[Span], r: int) -> bool:
    """Wherever the base would overlap this thing, does the centre pass between it and another one close by?"""
    overlaps = _overlaps(thing, spans, r - TOLERANCE)
    if not overlaps:
        return True
    passed = [t for other in soft if other is not thing for t in _passes(thing, other, spans, r)]
    return all(any(t0 - SLACK <= t <= t1 + SLACK for t in passed) for t0, t1 in overlaps)


def _overlaps(thing: Thing, spans: list[Span], r: float) -> list[tuple[float, float]]:
    """Stretches of the whole path (span number + fraction) on which the base overlaps a thing, joined where they meet."""
    overlaps: list[tuple[float, float]] = []
    for number, span in enumerate(spans):
        cuts = [cut for part in parts_of(thing) for cut in stretches(span.start, span.leg, part, r)]
        for t0, t1 in sorted((number + a, number + b) for a, b in cuts):
            if overlaps and t0 <= overlaps[-1][1] + 1e-9:
                overlaps[-1] = (overlaps[-1][0], max(t1, overlaps[-1][1]))
            else:
                overlaps.append((t0, t1))
    return overlaps


def _passes(thing: Thing, other: Thing, spans: list[Span], r: int) -> Iterator[float]:
    """Where the path crosses a shortest line between two things that stand close together: a bent wall may have several."""
    for part in _pieces(thing):
        for side in _pieces(other):
            yield from _through(nearest(part, side), spans, r)


def _pieces(thing: Thing) -> Iterator[Thing]:
    """A thing part by part."""
    if isinstance(thing, Piece) and len(thing.parts) > 1:
        return (Piece(thing.id, (part,)) for part in thing.parts)
    return iter((thing,))


def _through(gap: tuple[Spot, Spot], spans: list[Span], r: int) -> Iterator[float]:
    """Where the path crosses a line that is longer than the narrowest gap and shorter than the base is wide."""
    (x0, y0), (x1, y1) = gap
    wide = math.hypot(x1 - x0, y1 - y0)
    if not NARROWEST < wide < 2 * r:
        return
    nx, ny = -(y1 - y0) / wide, (x1 - x0) / wide
    for number, span in enumerate(spans):
        for t in on_line(span.start, span.leg, nx, ny, nx * x0 + ny * y0):
            if -SLACK <= t <= 1 + SLACK:  # a path may turn just there
                x, y = at(span.start, span.leg, t)
                if 0 <= ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / wide <= wide:
                    yield number + t
