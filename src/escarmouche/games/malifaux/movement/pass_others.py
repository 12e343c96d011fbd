"""A base and the other models: whom it runs into along a leg, and whether somebody stands where it gets to (MALI-MOVE-05, -07)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.movement.moving_base import MovingBase
from escarmouche.games.malifaux.movement.stretch import Stretch, contours, inch_marks
from escarmouche.games.malifaux.state import Model
from escarmouche.space.disc import Body, Disc
from escarmouche.space.shape import Box, Piece, Thing, circle
from escarmouche.space.travel.leg import blocked
from escarmouche.space.travel.leg_parts import TINY, Interval, box_of, cut, leaves, overlaps
from escarmouche.space.travel.path import Leg, Straight, at, length
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import TOLERANCE, Spot


class Met(NamedTuple):
    """Whom a base runs into on a leg: those who are in its way however high it is, and at which fraction it meets the first of others."""

    always: list[Body]
    first: tuple[float, str] | None = None


@clause("MALI-MOVE-07", "MALI-AMB-62", "MALI-AMB-142")
def why_landing_taken(base: MovingBase, spot: Spot) -> Refusal | None:
    """Does somebody stand where the base has climbed, come down or stepped to?"""
    x, y, r = round(spot[0]), round(spot[1]), base.r
    z = stand.rest(base.game, base.floor, x, y, r)
    head = max(z, stand.level(base.game, base.floor, x, y)) + base.tall
    by = stand.taken(base.game, Disc(x, y, r), z, head, (base.model.id,), base.floor)
    if by is not None:
        return refuse("why-landing-taken", "MALI-AMB-62", model=base.model.id, by=by)
    return _why_through_somebody(base, Disc(x, y, r))


@clause("MALI-MOVE-05", "MALI-AMB-146")
def _why_through_somebody(base: MovingBase, at: Disc) -> Refusal | None:
    """Did it climb up or down through somebody, such as a model on a ledge between the two floors? A fall stops at nobody."""
    if not (base.climbs and (base.up or base.down)):
        return None
    z = stand.level(base.game, base.floor, at.x, at.y)
    low, high = z - base.up + TOLERANCE, z + base.down + base.tall - TOLERANCE
    by = stand.taken(base.game, at, low, high, (base.model.id,), base.floor)
    return why_stopped(base, by) if by is not None else None


@clause("MALI-MOVE-01", "MALI-MOVE-05", "MALI-MOVE-06", "MALI-PUSH-02", "MALI-AMB-65", "MALI-AMB-133")
def past(base: MovingBase, start: Spot, leg: Leg, into: Refusal | None) -> tuple[Leg, Refusal | None]:
    """A leg past other bases and not over the table edge: itself, or what is left of it, and why it cannot be gone."""
    game, r, box = base.game, base.r, box_of(start, leg, base.r)
    solids, part, high = list[Thing](), leg, _higher(base, start, leg, box)
    solids += high.always
    if min(box) < 0 or box[2] > game.field.width or box[3] > game.field.height:
        solids += game.field.edges
    if base.halts and isinstance(leg, Straight):
        if high.first is not None:
            part = cut(start, leg, 0.0, high.first[0]) or Straight(round(start[0]), round(start[1]))
            into = None
        end, fault = _halt(base, start, part, solids, into)  # type: ignore[arg-type]
        return end, fault or (why_stopped(base, high.first[1]) if high.first is not None else None)
    by = high.first[1] if high.first is not None else blocked(start, leg, r, solids) if solids else None
    return leg, why_stopped(base, by) if by is not None else None


@clause("MALI-MOVE-05", "MALI-TERR-22")
def _higher(base: MovingBase, start: Spot, leg: Leg, box: Box) -> Met:
    """Whom the base would run into: all along a leg, and on hills and stairs, where it rises or sinks, somewhere on it."""
    game, but = base.game, (base.model.id,)
    if not _slopes(base, box):
        z = 0 if base.floor == TABLE else stand.rest(game, base.floor, *start, base.r)
        return Met(stand.bodies(game, box, z, z + base.tall, but, base.floor))
    stretch, always, first = Stretch(base.floor, start, leg), list[Body](), list[tuple[float, str]]()
    inches = list(inch_marks(game, stretch, base.r))
    for body in stand.bodies(game, box, -inf, inf, but):
        other = game.model(body.id)
        same = other.floor == base.floor
        runs = [(0.0, 1.0)] if same else _level_runs(base, stretch, inches, other)
        if runs == [(0.0, 1.0)] and (same or _stands_in(base, start, other)):
            always.append(body)
        elif runs:
            piece = Piece(body.id, circle(body.x, body.y, body.r))
            out = _stands_in(base, start, other) and leaves(start, leg, piece)
            for low, high in overlaps(start, leg, piece, base.r - TOLERANCE):
                starts = [max(low, a) for a, b in runs if max(low, a) < min(high, b)]
                first += [(t, body.id) for t in starts if t > TINY or not out]
    return Met(always, min(first, default=None))


def _stands_in(base: MovingBase, start: Spot, other: Model) -> bool:
    """Does it stand in somebody where a leg begins, by more than a hair in height? If so, it may get out."""
    game = base.game
    top = stand.level(game, base.floor, *start) + base.tall
    bottom = stand.rest(game, base.floor, *start, base.r - TOLERANCE)
    return top > other.z + TOLERANCE and bottom < other.z + stand.height(game, other) - TOLERANCE


def _level_runs(base: MovingBase, stretch: Stretch, inches: Sequence[float], other: Model) -> list[Interval]:
    """Where along a stretch on a slope the base is as high as somebody on another floor: from its lowest part to its head."""
    game, (start, leg), head = base.game, stretch[1:3], other.z + stand.height(base.game, other)
    higher = contours(game, stretch, other.z - base.tall)
    cuts = sorted({0.0, 1.0, *(t for t in (*inches, *higher) if TINY < t < 1 - TINY)})
    runs: list[Interval] = []
    for low, high in pairwise(cuts):
        x, y = at(start, leg, (low + high) / 2)
        top = stand.level(game, base.floor, x, y) + base.tall
        if stand.rest(game, base.floor, x, y, base.r) < head and top > other.z:
            if runs and runs[-1][1] == low:
                runs[-1] = runs[-1][0], high
            else:
                runs.append((low, high))
    return runs


def _slopes(base: MovingBase, box: Box) -> bool:
    """Does the floor rise anywhere near?"""
    if base.floor != TABLE:
        return base.floor in base.game.field.flights
    return any(_boxes_meet(box, hill.feature.piece.bounds) for hill in base.game.field.hills)


def _halt(
    base: MovingBase, start: Spot, leg: Straight, solids: list[Thing], into: Refusal | None
) -> tuple[Leg, Refusal | None]:
    """Straight on until the base touches something that it would overlap."""
    far = length(start, leg)
    if into is not None:
        solids = [*solids, measure.feature(base.game, into.args["by"]).piece]
    if not far or not solids:
        return leg, None
    ux, uy = (leg.x - start[0]) / far, (leg.y - start[1]) / far
    stop, by = contact(start[0], start[1], ux, uy, far, base.r, solids)
    if by is None:
        return leg, None
    end = Straight(round(start[0] + ux * stop), round(start[1] + uy * stop))
    return end, into if into is not None and by == into.args["by"] else why_stopped(base, by)


def why_stopped(base: MovingBase, by: str) -> Refusal:
    """Why it goes no further: the edge of the table, or what is in the way."""
    if by == stand.EDGE:
        return refuse("why-off-table", "MALI-MOVE-01", model=base.model.id)
    return refuse("why-blocked", "MALI-MOVE-05", model=base.model.id, by=by)


def _boxes_meet(box: Box, other: Box) -> bool:
    """Do two boxes meet?"""
    return box[0] <= other[2] and box[2] >= other[0] and box[1] <= other[3] and box[3] >= other[1]
