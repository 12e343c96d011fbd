"""The board as the rules use it: pieces of terrain sorted by what they stop, hide and slow. Immutable and shared by all games on it.

A model stands on a surface: the ground, a floor (an upper storey, a balcony, a roof) or stairs between them. In its way there
are the pieces that span the height of that surface, and the rails of the surface itself.
"""

from __future__ import annotations

import functools
import math
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from escarmouche.core.messages.languages import ENGLISH, told_in
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.editions import edition
from escarmouche.games.moonstone.ground.board import own_board, own_terrain, terrain_of
from escarmouche.games.moonstone.ground.terrain import SIZE, Kind, TerrainData, shape_of
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.space.disc import Body
from escarmouche.space.ground import Ground
from escarmouche.space.levels import spans
from escarmouche.space.place import free
from escarmouche.space.shape import Piece
from escarmouche.space.surface import GROUND, Surface, beside, levels, platform, stairs
from escarmouche.space.sweep import through
from escarmouche.space.units import TOLERANCE, mil

SOLID = ("obstacle", "barrier")
STRUCTURES = ("buildings", "stairs", "ladders")  # the switches that change what a board is
# What a building part counts as (MOON-BLDG-01, MOON-BLDG-03); a door as its state says, the rest as itself.
COUNTS_AS = {"wall": "barrier", "window": "obstacle", "ladder": "obstacle"}
Shifts = Mapping[str, tuple[int, int]]


class Edge(NamedTuple):
    """A stretch of the edge of a raised floor, and the direction in which a model goes over it."""

    x0: float
    y0: float
    x1: float
    y1: float
    nx: float
    ny: float

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """Its point nearest to a point."""
        dx, dy = self.x1 - self.x0, self.y1 - self.y0
        share = ((x - self.x0) * dx + (y - self.y0) * dy) / (dx * dx + dy * dy)
        share = min(1.0, max(0.0, share))
        return self.x0 + dx * share, self.y0 + dy * share

    def apart(self, x: float, y: float) -> float:
        """How far a point is from it."""
        p, q = self.nearest(x, y)
        return math.hypot(p - x, q - y)


@clause("MOON-BLDG-01", "MOON-BLDG-02", "MOON-BLDG-03", "MOON-TERR-01", "MOON-TERR-13", "MOON-AMB-21")
def counts_as(terrain: TerrainData, on: frozenset[str]) -> str:
    """The terrain type of a piece, "" for a part of a building that is played as one solid block."""
    if terrain.building and "buildings" not in on:
        return ""
    if terrain.kind == "building":
        return "open" if "buildings" in on else "barrier"
    if terrain.kind == "stairs" and "stairs" not in on:
        return "barrier"
    if terrain.kind == "door":
        return "obstacle" if terrain.state == "closed" else "open"
    return COUNTS_AS.get(terrain.kind, terrain.kind)


class Field:
    """Terrain sorted by what it does, for each surface a model can stand on.

    `solids` and `zones` are those of the ground: what stops moves, what stops Jogs.
    """

    def __init__(
        self,
        terrain: list[TerrainData],
        shifts: Shifts,
        on: frozenset[str] = frozenset(STRUCTURES),
        before: Field | None = None,
    ) -> None:
        self.width = self.height = SIZE
        self.terrain = terrain
        self.on = on
        self.shifts = dict(shifts)
        self.kinds: dict[str, str] = (
            before.kinds if before else {t.id: kind for t in terrain if (kind := counts_as(t, on))}
        )
        # `before` is the board as it was drawn. What still lies there is shared with it: Crazy Town moves a few pieces of many.
        self.pieces: dict[str, Piece] = {t.id: self._lie(t, before) for t in terrain if t.id in self.kinds}
        self.data: dict[str, TerrainData] = before.data if before else {t.id: t for t in terrain}
        self._apart: dict[str, Surface] = self._surfaces(before)
        still = before is not None and all(before._apart[name] is surface for name, surface in self._apart.items())
        self.surfaces: dict[str, Surface] = before.surfaces if before and still else levels(self._apart.values())
        self.floors = tuple(self.surfaces)
        self.ladders = {t.id: t for t in self._kept("ladder")}
        self.has_portals = any(surface.portals for surface in self.surfaces.values())
        if not before:
            self._raise()
        heights = {h for p in self.pieces.values() for h in (p.bottom, p.top)}
        self._heights = sorted(heights)
        self._grounds: dict[str, Ground] = {}
        self._portal_boxes: dict[str, tuple[tuple[int, int, int, int], ...]] = {}
        self._zones: dict[str, Ground] = {}
        self._rims: dict[str, tuple[Edge, ...]] = {}
        self._open_rims: dict[str, tuple[Edge, ...]] = {}
        self._between: dict[tuple[str, int, int], tuple[Piece, ...]] = {}

    # -- building it

    def shift(self, terrain: TerrainData) -> tuple[int, int]:
        """How far Crazy Town has moved a piece; the parts of a building move with it (MOON-AMB-94)."""
        return self.shifts.get(terrain.building or terrain.id, (0, 0))

    def _lie(self, terrain: TerrainData, before: Field | None) -> Piece:
        """A piece where it lies now."""
        shift = self.shift(terrain)
        if before is None:
            return shape_of(terrain, self.kinds[terrain.id], shift)
        return before.pieces[terrain.id] if shift == (0, 0) else _moved_piece(before, terrain.id, shift)

    def _kept(self, kind: Kind) -> Iterator[TerrainData]:
        return (t for t in self.terrain if t.kind == kind and t.id in self.kinds)

    def _surfaces(self, before: Field | None) -> dict[str, Surface]:
        """The floors and the flights of stairs, not yet joined up."""
        if before is not None:
            moved = {name: self.shift(self.data[name]) for name in before._apart}
            return {
                name: floor if moved[name] == (0, 0) else _moved_floor(before, name, moved[name])
                for name, floor in before._apart.items()
            }
        surfaces = {t.id: platform(t.id, self.pieces[t.id].parts, mil(t.top)) for t in self._kept("floor")}
        heights = {GROUND: 0, **{surface.id: surface.z for surface in surfaces.values()}}
        for t in self._kept("stairs"):
            if self.kinds[t.id] == "stairs":
                dx, dy = self.shift(t)
                a, b, c, d = [(x + dx, y + dy) for x, y in t.corners()]
                surfaces[t.id] = stairs(t.id, a, b, c, d, heights[t.lower], heights[t.upper], t.lower, t.upper)
        return surfaces

    def _raise(self) -> None:
        """Stairs and ladders reach from floor to floor; a ladder sticks out a little above the upper one."""
        for t in (*self._kept("stairs"), *self._kept("ladder")):
            low, high = (self.surfaces[f].z if f in self.surfaces else 0 for f in (t.lower, t.upper))
            piece = self.pieces[t.id]
            top = high + 500 if t.kind == "ladder" else high
            self.pieces[t.id] = Piece(t.id, piece.parts, low, top, piece.kind)

    # -- what there is on the ground, at a glance

    @functools.cached_property
    def solids(self) -> tuple[Piece, ...]:
        return self.solids_on(GROUND)

    @functools.cached_property
    def zones(self) -> tuple[Piece, ...]:
        return self.zones_on(GROUND)

    @functools.cached_property
    def edges(self) -> tuple[Piece, ...]:
        return self._ground(GROUND).edges

    # -- surfaces

    def surface(self, floor: str) -> Surface:
        """The surface of that name. A model on a ladder has a surface of its own, where nothing is in the way."""
        known = self.surfaces.get(floor)
        if known is None:
            return Surface(floor, self.pieces[floor], self.pieces[floor].bottom)
        return known

    def portal_boxes(self, floor: str) -> tuple[tuple[int, int, int, int], ...]:
        """Boxes around the lines where a model steps from this surface to another."""
        boxes = self._portal_boxes.get(floor)
        if boxes is None:
            lines = [portal.line for portal in self.surface(floor).portals]
            boxes = self._portal_boxes[floor] = tuple(
                (min(s.x0, s.x1), min(s.y0, s.y1), max(s.x0, s.x1), max(s.y0, s.y1)) for s in lines
            )
        return boxes

    def z_at(self, floor: str, x: float, y: float) -> int:
        """How high the floor is at a point."""
        surface = self.surfaces.get(floor)
        return round(surface.height(x, y)) if surface is not None else 0

    def is_platform(self, floor: str) -> bool:
        """Is it a raised floor (not the ground, stairs or a ladder)?"""
        surface = self.surfaces.get(floor)
        return surface is not None and surface.outline is not None and surface.slope is None

    def floor_at(self, x: float, y: float, z: float) -> str:
        """The surface whose floor is at this height here; the ground if none is."""
        for surface in self.surfaces.values():
            if _holds(surface, x, y) and abs(surface.height(x, y) - z) <= TOLERANCE:
                return surface.id
        return GROUND

    def below(self, x: float, y: float, z: float) -> str:
        """The highest surface under a point in the air: where something that falls there comes down."""
        floor, best = GROUND, 0.0
        for surface in self.surfaces.values():
            if _holds(surface, x, y) and best < surface.height(x, y) < z - TOLERANCE:
                floor, best = surface.id, surface.height(x, y)
        return floor

    def footing(self, floor: str) -> str:
        """Where something dropped by a model on this surface ends up: at the foot of a ladder, otherwise where the model stands."""
        return self.ladders[floor].lower if floor in self.ladders and floor not in self.surfaces else floor

    @functools.cached_property
    def _joined(self) -> dict[str, frozenset[str]]:
        return {f: frozenset([f, *(p.to for p in s.portals)]) for f, s in self.surfaces.items()}

    def joined(self, floor: str) -> frozenset[str]:
        """This surface and those that stairs join it to: bases on all of them may be in each other's way."""
        return self._joined.get(floor) or frozenset((floor,))

    @clause("MOON-AMB-102")
    def meets(self, floor: str, on: str, x: float, y: float, reach: float) -> bool:
        """Can a base on this surface meet something that lies here on another one, near enough to the line between the two?"""
        if on == floor:
            return True
        lines = [portal.line for portal in self.surface(floor).portals if portal.to == on]
        return any(line.distance_to((x, y)) <= reach for line in lines)

    # -- edges of floors

    def rims(self, floor: str) -> tuple[Edge, ...]:
        """The edges of a raised floor (of stairs: their sides), except where stairs lead on."""
        rims = self._rims.get(floor)
        if rims is None:
            surface = self.surfaces[floor]
            outline = surface.outline
            own = [r for r in surface.rails if outline is not None and r.id.startswith(f"{floor} ")]
            rims = self._rims[floor] = tuple([_edge(rail, outline) for rail in own if outline is not None])
        return rims

    def open_rims(self, floor: str) -> tuple[Edge, ...]:
        """The stretches of its edges without a wall or an Obstacle: a model can go over them."""
        rims = self._open_rims.get(floor)
        if rims is None:
            walls = [p for p in self.solids_on(floor) if p.kind != "rail"]
            rims = self._open_rims[floor] = tuple([cut for e in self.rims(floor) for cut in _opened(e, walls)])
        return rims

    # -- what is in the way

    def solids_on(self, floor: str) -> tuple[Piece, ...]:
        """Obstacles, Barriers and rails that stop a move on this surface."""
        return self._ground(floor).pieces

    def zones_on(self, floor: str) -> tuple[Piece, ...]:
        """Water and Wood on this surface."""
        return self._zone(floor).pieces

    def near(self, floor: str, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        """Solids of a surface whose bounds touch this box."""
        return self._ground(floor).near(x0, y0, x1, y1)

    def zones_near(self, floor: str, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        """Water and Wood of a surface whose bounds touch this box."""
        return self._zone(floor).near(x0, y0, x1, y1)

    def _ground(self, floor: str) -> Ground:
        ground = self._grounds.get(floor)
        if ground is None:
            pieces = self._standing(floor, SOLID)
            ground = self._grounds[floor] = Ground(self.width, self.height, [*pieces, *self.surface(floor).rails])
        return ground

    def _zone(self, floor: str) -> Ground:
        zones = self._zones.get(floor)
        if zones is None:
            pieces = self._standing(floor, ("water", "wood"))
            zones = self._zones[floor] = Ground(self.width, self.height, pieces)
        return zones

    def _standing(self, floor: str, kinds: tuple[str, ...]) -> list[Piece]:
        """The pieces of some kinds that are there at the height of a surface."""
        surface = self.surfaces.get(floor)
        if surface is None:
            return []
        pieces = [p for p in self.pieces.values() if p.kind in kinds]
        if surface.slope is not None:
            return beside(surface, pieces)
        return [p for p in pieces if spans(p, surface.z)]

    @clause("MOON-MOVE-06", "MOON-AMB-15", "MOON-AMB-81")
    def legal_spot(self, body: Body, floor: str) -> str | None:
        """What a base standing here would overlap: the id of a piece, "edge" of the board, "rim" of the floor; None if nothing."""
        if self._ground(floor).overlaps_edge(body):
            return "edge"
        surface = self.surface(floor)
        if surface.outline is not None and not surface.outline.contains((body.x, body.y)):
            return "rim"
        r = body.r
        for piece in self.near(floor, body.x - r, body.y - r, body.x + r, body.y + r):
            if free(body, (piece,)) is not None:
                return self.rail_of(piece.id) if piece.kind == "rail" else piece.id
        for portal in surface.portals:
            flight = self.surfaces[portal.to]
            if surface.slope is None and flight.outline is not None and flight.outline.contains((body.x, body.y)):
                return flight.id
        return None

    def rail_of(self, rail: str) -> str:
        """What a rail belongs to: "rim" of a floor, or the stairs whose side it is."""
        return next((f for f in self.floors if f and rail.startswith(f"{f} ") and not self.is_platform(f)), "rim")

    # -- what hides and covers

    @clause("MOON-AMB-05", "MOON-LOS-04", "MOON-TERR-12")
    def blockers(self, za: float, zb: float) -> tuple[Piece, ...]:
        """Barriers that can cut a line between two heights: those that are there at the higher floor and rise above it."""
        return self._pieces_between("barrier", za, zb, high_only=True)

    @clause("MOON-AMB-05", "MOON-LOS-03", "MOON-TERR-05")
    def woods_between(self, za: float, zb: float) -> tuple[Piece, ...]:
        """Wooded Patches that can cut a line between two heights."""
        return self._pieces_between("wood", za, zb, high_only=True)

    @clause("MOON-AMB-05", "MOON-TERR-08", "MOON-COVER-02")
    def covers_between(self, za: float, zb: float) -> tuple[Piece, ...]:
        """Obstacles, Barriers and Wooded Patches that give cover between two heights: low ones too."""
        return self._pieces_between("obstacle barrier wood", za, zb, high_only=False)

    def _pieces_between(self, kinds: str, za: float, zb: float, high_only: bool) -> tuple[Piece, ...]:
        low, high = (za, zb) if za < zb else (zb, za)
        if high_only:
            low = high
        key = (kinds, bisect_right(self._heights, low), bisect_right(self._heights, high))
        between = self._between.get(key)
        if between is None:
            wanted = kinds.split()
            between = tuple(p for p in self.pieces.values() if p.kind in wanted and p.bottom <= high and p.top > low)
            self._between[key] = between
        return between

    # -- names

    @functools.cached_property
    def names(self) -> dict[str, dict[str, str]]:
        """What a reader calls each piece, and each rail that a model can run into."""
        names = {t.id: t.name for t in self.terrain if t.name}
        for surface in self.surfaces.values():
            for rail in surface.rails:
                owner = max((f for f in self.floors if rail.id.startswith(f"{f} ")), key=len, default="")
                name = names.get(owner) or {ENGLISH: owner}
                if self.is_platform(owner):
                    edge = in_every_language("moonstone", "name-edge")
                    name = {lang: f"{word} ({told_in(lang, name)})" for lang, word in edge.items()}
                names[rail.id] = name
        return names


# Pieces that Crazy Town has moved stay there for several moves, so they are kept.


@functools.lru_cache(maxsize=256)
def _moved_piece(drawn: Field, name: str, shift: tuple[int, int]) -> Piece:
    return drawn.pieces[name].moved(*shift)


@functools.lru_cache(maxsize=64)
def _moved_floor(drawn: Field, name: str, shift: tuple[int, int]) -> Surface:
    return drawn._apart[name].moved(*shift)


def _edge(rail: Piece, outline: Piece) -> Edge:
    """A rail as an edge that knows which way is out."""
    (x0, y0), (x1, y1) = rail.parts[0].points  # type: ignore[union-attr]
    far = math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y1 - y0) / far, (x0 - x1) / far
    if outline.contains(((x0 + x1) / 2 + 2 * TOLERANCE * nx, (y0 + y1) / 2 + 2 * TOLERANCE * ny)):
        nx, ny = -nx, -ny
    return Edge(x0, y0, x1, y1, nx, ny)


def _opened(edge: Edge, walls: list[Piece]) -> list[Edge]:
    """What is left of an edge without the stretches on which something stands."""
    far = math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0)
    ux, uy = (edge.x1 - edge.x0) / far, (edge.y1 - edge.y0) / far
    left = [(0.0, far)]
    for part in (part for piece in walls for part in piece.parts):
        start, end = through(part, edge.x0, edge.y0, ux, uy, TOLERANCE)
        if start < end:
            cut = ((s, min(e, start)) for s, e in left), ((max(s, end), e) for s, e in left)
            left = [(s, e) for pairs in cut for s, e in pairs if e - s > TOLERANCE]
    x, y = edge.x0, edge.y0
    return [Edge(x + ux * s, y + uy * s, x + ux * e, y + uy * e, edge.nx, edge.ny) for s, e in sorted(left)]


def _holds(surface: Surface, x: float, y: float) -> bool:
    return surface.outline is not None and surface.outline.contains((x, y))


_recent: dict[
    int, tuple[Options, Field]
] = {}  # fields without shifts, by set-up: copies of a table ask for them all the time


def field_of(setup: Options, shifts: Shifts) -> Field:
    """The board of a game."""
    if shifts:
        return _field(*_key(setup), tuple(sorted((name, tuple(by)) for name, by in shifts.items())))
    known = _recent.get(id(setup))
    if known is None or known[0] is not setup:
        if len(_recent) >= 64:
            _recent.clear()
        known = _recent[id(setup)] = (setup, _field(*_key(setup), ()))
    return known[1]


def _key(setup: Options) -> tuple[str, int, bytes, frozenset[str]]:
    board = own_board(setup) if setup.terrain is None else None
    terrain = board.pieces() if board is not None else setup.terrain
    own = msgspec.json.encode(terrain) if terrain is not None else b""
    usual = edition(setup.edition).switches
    chosen = {name: getattr(setup, name) for name in STRUCTURES}
    on = frozenset(name for name in STRUCTURES if (name in usual if chosen[name] is None else chosen[name]))
    return setup.board, setup.seats, own, on


@functools.lru_cache(maxsize=64)
def _field(
    board: str, seats: int, own: bytes, on: frozenset[str], shifts: tuple[tuple[str, tuple[int, int]], ...]
) -> Field:
    if shifts:
        before = _field(board, seats, own, on, ())
        return Field(before.terrain, dict(shifts), on, before)
    terrain = own_terrain(msgspec.json.decode(own)) if own else terrain_of(board, seats)
    return Field(terrain, {}, on)
