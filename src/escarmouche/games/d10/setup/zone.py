"""Deployment: where a side may set up its figures (D10-SET-06), and where late figures enter."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.field import covered
from escarmouche.games.d10.ground.measure import CONTACT, LEVEL
from escarmouche.games.d10.ground.stand import radius, taken, why_occupied
from escarmouche.games.d10.setup.scenario import Edge, Zone
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Disc
from escarmouche.space.shape import Box
from escarmouche.space.units import TOLERANCE, mil

TRIES = 24
GRID = 1_000
SPARSE = 5 * GRID
BOWS = ("bow", "crossbow")


class Deployment:
    """All places where a figure of a side may be set up. Answers are `[x, y]`, or `[x, y, z]` where floors lie above each other."""

    heights = True

    def __init__(self, game: D10, seat: int, figure: Figure) -> None:
        self.game, self.seat, self.figure = game, seat, figure
        self.field, self.r = game.field, radius(figure)
        self.zones = game.force(seat).zones
        self._closed: dict[int, Refusal | None] = {}  # by the number of the zone

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[:2]
        if len(answer) > 2 and answer[2] and not self._floor(answer):
            return refuse("why-no-floor", "D10-SET-06", figure=self.figure.id, height=answer[2])
        refusals = [fault for zone in self.zones if (fault := self._why_not_in(zone, answer)) is not None]
        if len(refusals) < len(self.zones):
            return None
        floor = self._floor(answer)
        hit = taken(self.game, self.figure, x, y, floor)
        if hit is not None:
            return why_occupied(self.game, self.figure, hit)
        # The zone that comes nearest to allowing it says why not.
        return min(refusals, key=lambda refusal: refusal.key == "why-not-in-zone")

    def _floor(self, answer: Answer) -> str:
        return self.field.floor_at(answer[0], answer[1], answer[2]) if len(answer) > 2 and answer[2] else ""

    @clause("D10-SET-06", "D10-GEO-01")
    def _why_not_in(self, zone: Zone, answer: Answer) -> Refusal | None:
        """Wholly within the zone, on its floor, with room, away from enemies, and not too many."""
        x, y = answer[:2]
        if self._floor(answer) != zone.floor or not self._holds(zone, x, y):
            return refuse("why-not-in-zone", "D10-SET-06", figure=self.figure.id)
        hit = taken(self.game, self.figure, x, y, zone.floor)
        if hit is not None:
            return why_occupied(self.game, self.figure, hit)
        return (self._why_too_near(zone, x, y) if zone.apart else None) or self._why_shut(zone)

    def _why_shut(self, zone: Zone) -> Refusal | None:
        """Why no more figures may be placed anywhere in a zone."""
        number = self.zones.index(zone)
        if number not in self._closed:
            self._closed[number] = self._why_full(zone)
        return self._closed[number]

    def _holds(self, zone: Zone, x: int, y: int) -> bool:
        return holds(self.game, zone, x, y, self.r)

    @clause("D10-SET-04")
    def _why_too_near(self, zone: Zone, x: int, y: int) -> Refusal | None:
        who, least = self.figure.id, mil(zone.apart)
        for enemy in self.game.enemies(self.figure):
            gap = math.hypot(enemy.x - x, enemy.y - y) - radius(enemy) - self.r
            if gap < least - TOLERANCE:
                return refuse("why-too-near", "D10-SET-04", figure=who, target=enemy.id, gap=round(gap), least=least)
        return None

    @clause("D10-SET-04")
    def _why_full(self, zone: Zone) -> Refusal | None:
        """At most as many as the zone takes; and a figure that another zone needs goes there."""
        inside = [other for other in self.game.of_seat(self.seat) if self._in(zone, other)]
        if len(inside) >= zone.most:
            return refuse("why-zone-full", "D10-SET-04", figure=self.figure.id, most=zone.most)
        for other in self.zones:
            if not other.least:
                continue
            there = sum(
                self._wanted(other, figure) for figure in self.game.of_seat(self.seat) if self._in(other, figure)
            )
            if there >= other.least:
                continue
            if other is zone and not self._wanted(other, self.figure):
                return refuse("why-zone-kept", "D10-SET-04", figure=self.figure.id, least=other.least)
            if other is not zone and self._wanted(other, self.figure):
                rest = [figure for figure in self._waiting() if self._wanted(other, figure)]
                if there + len(rest) < other.least:
                    return refuse("why-needed-there", "D10-SET-04", figure=self.figure.id, least=other.least)
        return None

    def _in(self, zone: Zone, other: Figure) -> bool:
        return placed_in(self.game, zone, other)

    def _wanted(self, zone: Zone, figure: Figure) -> bool:
        """Does a figure count towards the minimum of a zone?"""
        return not zone.shooters or any(thing.card in BOWS for thing in figure.things)

    def _waiting(self) -> list[Figure]:
        """The figures of the side still to be placed, except the one being placed."""
        return [
            figure
            for figure in self.game.figures
            if figure.seat == self.seat and figure.status == "reserve" and figure.id != self.figure.id
        ]

    # -- drawing one

    def _open(self) -> list[Zone]:
        return [zone for zone in self.zones if self._why_shut(zone) is None]

    def sample(self, rng: Random) -> Answer:
        boxes = [(zone, box) for zone in self._open() for box in boxes_of(self.game, zone)]
        total = sum(_size(box) for _, box in boxes)
        for _ in range(TRIES):
            zone, box = _pick(boxes, rng.random() * total)
            answer = self._answer(zone, *_inside(box, self.r, rng.random(), rng.random()))
            if self._why_not_in(zone, answer) is None:
                return answer
        places = list(self.propose())
        return places[int(rng.random() * len(places))]

    def _answer(self, zone: Zone, x: int, y: int) -> Answer:
        return (x, y, self.field.z_at(zone.floor, x, y)) if zone.floor else (x, y)

    def propose(self) -> Iterator[Answer]:
        """Places of a coarse grid, zone by zone."""
        return self._grid(GRID)

    def _grid(self, step: int) -> Iterator[Answer]:
        for zone in self._open():
            for x0, y0, x1, y1 in boxes_of(self.game, zone):
                for y in range(round(y0 + self.r), round(y1 - self.r) + 1, step):
                    for x in range(round(x0 + self.r), round(x1 - self.r) + 1, step):
                        answer = self._answer(zone, x, y)
                        if self._why_not_in(zone, answer) is None:
                            yield answer

    def outline(self) -> Sequence[Ring]:
        boxes = [box for zone in self.zones for box in boxes_of(self.game, zone)]
        return [[(round(x), round(y)) for x, y in ((a, b), (c, b), (c, d), (a, d))] for a, b, c, d in boxes]

    def __bool__(self) -> bool:
        """Is there any place? Places far apart are tried first: side by side they are often all taken."""
        return next(self._grid(SPARSE), None) is not None or next(self.propose(), None) is not None


def region(game: D10, seat: int, figure: Figure) -> Deployment:
    """Where a figure of a seat may be deployed."""
    return Deployment(game, seat, figure)


def zone_of(game: D10, figure: Figure) -> Zone | None:
    """The zone in which a figure has been placed: the first that has room for it. It says whether the figure begins hidden."""
    others = [other for other in game.of_seat(figure.seat) if other is not figure]
    for zone in game.force(figure.seat).zones:
        inside = figure.floor == zone.floor and holds(game, zone, figure.x, figure.y, radius(figure))
        if inside and sum(placed_in(game, zone, other) for other in others) < zone.most:
            return zone
    return None


def placed_in(game: D10, zone: Zone, figure: Figure) -> bool:
    """Does a figure count as placed in a zone? One that began hidden was placed in a zone for hiding."""
    if figure.hidden:
        return zone.hidden
    return figure.floor == zone.floor and holds(game, zone, figure.x, figure.y, radius(figure))


@clause("D10-SET-06")
def holds(game: D10, zone: Zone, x: int, y: int, r: int) -> bool:
    """Does a zone hold the whole base?"""
    if zone.kind:
        field, disc = game.field, Disc(x, y, r)
        pieces = [field.pieces[t.id] for t in field.terrain if t.kind == zone.kind]
        if not covered(pieces, disc):
            return False
    x0, y0, x1, y1 = _box(game, zone)
    near = r - TOLERANCE
    return x0 + near <= x <= x1 - near and y0 + near <= y <= y1 - near


def _box(game: D10, zone: Zone) -> Box:
    """The rectangle of a zone."""
    field = game.field
    if zone.rect:
        return tuple(mil(n) for n in zone.rect)  # type: ignore[return-value]
    if zone.edge:
        depth, w, h = mil(zone.depth), field.width, field.height
        strips = {"south": (0, 0, w, depth), "north": (0, h - depth, w, h), "west": (0, 0, depth, h)}
        return strips.get(zone.edge, (w - depth, 0, w, h))
    outline = field.surfaces[zone.floor].outline
    return outline.bounds if outline else field.box


def boxes_of(game: D10, zone: Zone) -> list[Box]:
    """Rectangles that cover a zone: its own, or those around the terrain it lies in."""
    if not zone.kind:
        return [_box(game, zone)]
    return [game.field.pieces[t.id].bounds for t in game.field.terrain if t.kind == zone.kind]


def _pick(boxes: Sequence[tuple[Zone, Box]], left: float) -> tuple[Zone, Box]:
    """One of several rectangles, large ones more often."""
    for pair in boxes:
        left -= _size(pair[1])
        if left <= 0:
            break
    return pair


def _size(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _inside(box: Box, r: int, across: float, along: float) -> tuple[int, int]:
    """A place for a base within a rectangle."""
    x0, y0, x1, y1 = box
    return round(x0 + r + across * (x1 - x0 - 2 * r)), round(y0 + r + along * (y1 - y0 - 2 * r))


class Entry:
    """The places where a late figure enters: its base touches an edge."""

    def __init__(self, game: D10, figure: Figure, edge: Edge) -> None:
        self.game, self.figure, self.edge, self.r = game, figure, edge, radius(figure)

    @clause("D10-GEO-11")
    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[:2]
        if not touches_edge(self.game, x, y, self.r, self.edge):
            return refuse("why-not-at-edge", "D10-SET-04", figure=self.figure.id, edge=self.edge)
        hit = taken(self.game, self.figure, x, y, "")
        return why_occupied(self.game, self.figure, hit) if hit else None

    def _place_along(self, along: float) -> tuple[int, int]:
        field, r = self.game.field, self.r
        x, y = round(r + along * (field.width - 2 * r)), round(r + along * (field.height - 2 * r))
        ends = {"south": (x, r), "north": (x, field.height - r), "west": (r, y), "east": (field.width - r, y)}
        return ends[self.edge]

    def sample(self, rng: Random) -> Answer:
        for _ in range(TRIES):
            end = self._place_along(rng.random())
            if self.why_not(end) is None:
                return end
        places = list(self.propose())
        return places[int(rng.random() * len(places))]

    def propose(self) -> Iterator[Answer]:
        yield from (end for end in [self._place_along(k / 60) for k in range(61)] if self.why_not(end) is None)

    def outline(self) -> Sequence[Ring]:
        return [[self._place_along(0.0), self._place_along(1.0)]]


def entry(game: D10, figure: Figure, edge: Edge) -> Entry:
    """Where a late figure may be placed, touching an edge."""
    return Entry(game, figure, edge)


@clause("D10-GEO-02", "D10-GEO-11")
def touches_edge(game: D10, x: int, y: int, r: int, edge: str) -> bool:
    """Does a base touch an edge of the table? Within 0.1 cm, as with anything else."""
    field = game.field
    apart = {"south": y, "north": field.height - y, "west": x, "east": field.width - x}
    return apart[edge] - r <= CONTACT + TOLERANCE


@clause("D10-GEO-11")
def leaves(game: D10, figure: Figure) -> str | None:
    """The edge over which a figure that has ended a move leaves: one that its side may use and its base touches."""
    force = game.force(figure.seat)
    if force.bearer and figure.load != force.bearer:
        return None
    if figure.floor or figure.z > LEVEL:
        return None
    r = radius(figure)
    return next((edge for edge in force.exits if touches_edge(game, figure.x, figure.y, r, edge)), None)
