"""Deployment Zones, the Centerline, halves, quarters, corners and edges (MALI-SETUP-11 to -17, D-9)."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.ground.terrain import SIZE
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Base, Body
from escarmouche.space.place import nearest_free
from escarmouche.space.shape import Polygon, signed
from escarmouche.space.shape import Thing as Solid
from escarmouche.space.units import TOLERANCE, Point, mil

HALF = SIZE // 2
STRIP, CORNER, FLANK, WEDGE = mil(8), mil(12), mil(9), mil(12)
CENTRE = (HALF, HALF)
TRIANGLE = Polygon(((0, 0), (SIZE, 0), (HALF, WEDGE)))
EDGES = ("south", "east", "north", "west")  # in the order of quarter turns
TRIES = 48
Spot = tuple[float, float]


@clause("MALI-SETUP-29", "MALI-DP-09")
def quarters(game: Malifaux, seat: int) -> int:
    """How many quarter turns a seat's zone is from the one in D-9: the Attacker's choice, and the opposite for the Defender."""
    return (game.state.zone + (0 if seat == game.state.attacker else 2)) % 4


def in_d9(spot: Spot, turns: int) -> Spot:
    """A point of the turned table in the coordinates of D-9."""
    x, y = spot
    for _ in range(turns % 4):
        x, y = y, SIZE - x
    return x, y


def from_d9(spot: Spot, turns: int) -> Spot:
    """The reverse: a point of D-9 on the turned table."""
    x, y = spot
    for _ in range(turns % 4):
        x, y = SIZE - y, x
    return x, y


# -- the zone


@clause("MALI-SETUP-11", "MALI-SETUP-12", "MALI-SETUP-13", "MALI-SETUP-14")
def beyond(deployment: str, spot: Spot, r: float, *, wholly: bool) -> float:
    """How far a base at a place of D-9 is from being in the zone: completely, or with any part. Negative if it is inside."""
    x, y = spot
    grow = r if wholly else -r
    if deployment == "standard":
        return y + grow - STRIP
    if deployment == "corner":
        return math.hypot(x, y) + grow - CORNER
    if deployment == "wedge":
        return signed(TRIANGLE, x, y) + grow
    return _flank(x, y, r) if wholly else _to_flank(x, y) - r


def _flank(x: float, y: float, r: float) -> float:
    """How far a base is from being wholly in the quarter and within 9" of its edges: in one arm, or about the inner corner."""
    quarter = max(x, y) + r - HALF
    arm = min(x, y) + r - FLANK
    if arm > 0 and max(x, y) <= FLANK:
        arm = r - math.hypot(FLANK - x, FLANK - y) if x <= FLANK and y <= FLANK else arm
    return max(quarter, arm)


def _to_flank(x: float, y: float) -> float:
    """The distance of a point from the two arms of the quarter."""
    across = math.hypot(max(0.0, x - FLANK), max(0.0, y - HALF))
    along = math.hypot(max(0.0, x - HALF), max(0.0, y - FLANK))
    return min(across, along)


@clause("MALI-AMB-66")
def holds(game: Malifaux, seat: int, base: Base) -> bool:
    """Is a base completely within the zone of a seat?"""
    spot = in_d9((base.x, base.y), quarters(game, seat))
    return beyond(game.state.deployment, spot, base.r, wholly=True) <= TOLERANCE


def inside(game: Malifaux, seat: int, thing: Thing) -> bool:
    """Is a model or Marker completely within the zone of a seat?"""
    return holds(game, seat, measure.base(game, thing))


@clause("MALI-AMB-66", "MALI-MEAS-04")
def touches(game: Malifaux, seat: int, thing: Thing) -> bool:
    """Is it in the zone of a seat, with any part of its base?"""
    base = measure.base(game, thing)
    spot = in_d9((base.x, base.y), quarters(game, seat))
    return beyond(game.state.deployment, spot, base.r, wholly=False) <= TOLERANCE


class Zone:
    """Where a model may be deployed: completely within a seat's zone, wherever there is room."""

    heights = True

    def __init__(self, game: Malifaux, seat: int, model: Model) -> None:
        self.game, self.seat, self.model = game, seat, model
        self.turns, self.type = quarters(game, seat), game.state.deployment
        self.r, self.tall = game.cards[model.card].radius, stand.height(game, model)

    @clause("MALI-SETUP-29", "MALI-AMB-66")
    def why_not(self, answer: Answer) -> Refusal | None:
        base = Body("", answer[0], answer[1], self.r)
        if not holds(self.game, self.seat, base):
            return refuse("why-not-in-zone", "MALI-AMB-66", model=self.model.id)
        z = answer[2] if len(answer) > 2 else None
        _, by = stand.floor_and_fault(self.game, base, self.tall, z, (self.model.id,))
        if by is not None:
            return stand.why_no_room("MALI-SETUP-29", self.model.id, by)
        return None if z is None else stand.why_no_floor(self.game, base, z)

    def _fits(self, spot: Point) -> bool:
        """The same for a place without a height, and without giving a reason."""
        return beyond(self.type, in_d9(spot, self.turns), self.r, wholly=True) <= TOLERANCE and self._free(spot)

    def _free(self, spot: Point) -> bool:
        """Is there room at a place of the zone?"""
        base = Body("", spot[0], spot[1], self.r)
        return stand.floor_and_fault(self.game, base, self.tall, None, (self.model.id,))[1] is None

    def sample(self, rng: Random) -> Answer:
        """A legal place at random, or the first of those proposed."""
        deep = STRIP if self.type == "standard" else WEDGE if self.type in ("corner", "wedge") else HALF
        wide = SIZE if self.type in ("standard", "wedge") else deep
        for _ in range(TRIES):
            x, y = from_d9((wide * rng.random(), deep * rng.random()), self.turns)
            spot = (round(x), round(y))
            if self._fits(spot):
                return spot
        return next(self.propose())

    def propose(self) -> Iterator[Answer]:
        """A grid over the zone, the middle of the front first; if all of it is taken, whatever is still free."""
        spots, free = _grid(self.type, self.turns, self.r), False
        for spot in spots:
            if self._free(spot):
                free = True
                yield spot
        if not free:
            yield from self._snug(spots)

    def _snug(self, spots: Sequence[Point]) -> Iterator[Answer]:
        """The free places nearest to those of the grid."""
        everywhere = (0, 0, SIZE, SIZE)
        solids: list[Solid] = [f.piece for f in measure.near(self.game, "solid", everywhere)]
        solids += stand.bodies(self.game, everywhere, -1, math.inf, (self.model.id,))
        for x, y in spots:
            spot = nearest_free(x, y, self.r, solids, everywhere)
            if spot is not None and self.why_not(spot) is None:
                yield spot
                return

    def outline(self) -> Sequence[Ring]:
        return [ring(self.game, self.seat)]


@functools.lru_cache(maxsize=64)
def _grid(deployment: str, turns: int, r: int) -> tuple[Point, ...]:
    """A grid over a zone, as dense as bases of a radius can stand: all models with that base use the same grid."""
    every = [from_d9((x, y), turns) for y in _steps(r, HALF, 2 * r) for x in _steps(r, SIZE - r, 2 * r)]
    every.sort(key=lambda p: (round(math.dist(p, CENTRE)), p))
    spots = [(round(x), round(y)) for x, y in every]
    return tuple([p for p in spots if beyond(deployment, in_d9(p, turns), r, wholly=True) <= TOLERANCE])


def _steps(low: float, high: float, step: float) -> list[float]:
    return [low + k * step for k in range(int((high - low) // step) + 1)]


def region(game: Malifaux, seat: int, model: Model) -> Zone | None:
    """Where a model may be deployed; None if there is no room left."""
    zone = Zone(game, seat, model)
    return zone if next(zone.propose(), None) is not None else None


def ring(game: Malifaux, seat: int) -> list[Point]:
    """The outline of a seat's zone, to draw it."""
    return turned(game.state.deployment, quarters(game, seat))


def turned(kind: str, turns: int) -> list[Point]:
    """The outline of the zone of D-9 after this many quarter turns."""
    return list(_turned(kind, turns))


@functools.cache
def _turned(kind: str, turns: int) -> tuple[Point, ...]:
    points: list[Spot]
    if kind == "standard":
        points = [(0, 0), (SIZE, 0), (SIZE, STRIP), (0, STRIP)]
    elif kind == "corner":
        arc = [(CORNER * math.cos(k * math.pi / 48), CORNER * math.sin(k * math.pi / 48)) for k in range(25)]
        points = [(0, 0), *arc]
    elif kind == "wedge":
        points = [(0, 0), (SIZE, 0), (HALF, WEDGE)]
    else:
        points = [(0, 0), (HALF, 0), (HALF, FLANK), (FLANK, FLANK), (FLANK, HALF), (0, HALF)]
    return tuple([(round(x), round(y)) for x, y in (from_d9(p, turns) for p in points)])


# -- the Centerline and the table halves


@clause("MALI-SETUP-15", "MALI-AMB-67")
def across(game: Malifaux, seat: int, spot: Spot) -> float:
    """How far a point is beyond the Centerline, seen from a seat's zone: negative on the seat's own half."""
    x, y = in_d9(spot, quarters(game, seat))
    return (x + y - SIZE) / math.sqrt(2) if game.state.deployment in ("corner", "flank") else y - HALF


@clause("MALI-AMB-68", "MALI-SETUP-15")
def on_centerline(game: Malifaux, thing: Thing) -> bool:
    """Does any part of its base touch the Centerline?"""
    return to_centerline(game, thing) <= TOLERANCE


def to_centerline(game: Malifaux, thing: Thing) -> float:
    """How far its base is from the Centerline."""
    return max(0.0, abs(across(game, 0, (thing.x, thing.y))) - measure.radius(game, thing))


@clause("MALI-SETUP-17", "MALI-AMB-68", "MALI-EX-36")
def on_half(game: Malifaux, seat: int, thing: Thing) -> bool:
    """Is it on the half that holds a seat's zone, with any part of its base? A base that touches the Centerline is on both."""
    return across(game, seat, (thing.x, thing.y)) <= measure.radius(game, thing) + TOLERANCE


@clause("MALI-AMB-68")
def completely_on_half(game: Malifaux, seat: int, thing: Thing) -> bool:
    """Is no part of it on or over the Centerline, seen from that half?"""
    return across(game, seat, (thing.x, thing.y)) < -measure.radius(game, thing) - TOLERANCE


@clause("MALI-SETUP-15", "MALI-AMB-67")
def centerline(game: Malifaux) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two ends of the Centerline; the first is on the left as seen from the Attacker's zone."""
    return _centerline(game.state.deployment in ("corner", "flank"), quarters(game, game.state.attacker))


@functools.cache
def _centerline(diagonal: bool, turns: int) -> tuple[tuple[int, int], tuple[int, int]]:
    ends: tuple[Spot, Spot] = ((0, SIZE), (SIZE, 0)) if diagonal else ((0, HALF), (SIZE, HALF))
    (a, b), (c, d) = (from_d9(end, turns) for end in ends)
    return (round(a), round(b)), (round(c), round(d))


def along(game: Malifaux, distance: int, *, right: bool = False) -> tuple[int, int]:
    """The point of the Centerline at this distance from its left (or right) end."""
    start, end = centerline(game)
    if right:
        start, end = end, start
    share = distance / math.dist(start, end)
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


# -- quarters, corners, edges


@clause("MALI-SETUP-16", "MALI-AMB-68")
def table_quarters(game: Malifaux, thing: Thing) -> list[int]:
    """The table quarters that it is in, with any part of its base: 0 to 3 by quarter turns from that of the corner (0, 0)."""
    r, quarters = measure.radius(game, thing) + TOLERANCE, []
    for number in range(4):
        x, y = in_d9((thing.x, thing.y), number)
        if x <= HALF + r and y <= HALF + r and _reaches(x - HALF, y - HALF, r):
            quarters.append(number)
    return quarters


def _reaches(over: float, up: float, r: float) -> bool:
    """Beyond a corner of a quarter, the base must reach round it."""
    return over <= 0 or up <= 0 or math.hypot(over, up) <= r


@clause("MALI-SETUP-16")
def quarter_centre(number: int) -> tuple[int, int]:
    """The centre of a table quarter."""
    x, y = from_d9((HALF / 2, HALF / 2), number)
    return round(x), round(y)


@clause("MALI-SETUP-16")
def corner(number: int) -> tuple[int, int]:
    """A table corner: that of the quarter of this number."""
    x, y = from_d9((0, 0), number)
    return round(x), round(y)


@clause("MALI-AMB-69", "MALI-SETUP-17")
def corners(game: Malifaux, seat: int) -> list[int]:
    """The table corners in a seat's zone: two of Standard and Wedge, one of Corner and Flank."""
    turns = quarters(game, seat)
    return [turns, (turns + 1) % 4] if game.state.deployment in ("standard", "wedge") else [turns]


@clause("MALI-SETUP-17", "MALI-EX-36")
def friendly_edges(game: Malifaux, seat: int) -> list[int]:
    """The table edges that touch a seat's zone: 0 south, 1 east, 2 north, 3 west."""
    turns = quarters(game, seat)
    if game.state.deployment == "standard":
        return sorted({turns, (turns + 1) % 4, (turns + 3) % 4})
    if game.state.deployment == "wedge":
        return [turns]
    return sorted({turns, (turns + 3) % 4})


def to_centre(game: Malifaux, thing: Thing) -> float:
    """How far its base is from the Centerpoint."""
    return max(0.0, math.dist((thing.x, thing.y), CENTRE) - measure.radius(game, thing))


def to_corner(game: Malifaux, thing: Thing, number: int) -> float:
    """How far its base is from a table corner."""
    return max(0.0, math.dist((thing.x, thing.y), corner(number)) - measure.radius(game, thing))
