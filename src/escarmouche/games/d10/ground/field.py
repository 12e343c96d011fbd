"""The table as the rules use it: terrain sorted by what it stops, slows, hides and covers. Immutable and shared by all games on it.

A figure stands on a surface: the ground (""), a floor (a balcony, the platform of a tower) or stairs between them. In its way there
are the pieces that reach the height of that surface, and the rails of the surface itself.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar, TypeVarTuple

from escarmouche.core.play.memo import Memo
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.terrain import AREAS, SILL, TerrainData
from escarmouche.games.d10.setup.scenario import Scenario
from escarmouche.games.d10.state import HEIGHTS, RIDER, DoorState, Figure
from escarmouche.space.disc import Base
from escarmouche.space.ground import Ground
from escarmouche.space.levels import spans
from escarmouche.space.shape import Box, Piece, Round, wall
from escarmouche.space.surface import GROUND, Surface, beside, levels, platform, stairs
from escarmouche.space.units import TOLERANCE, mil

FEW = 12  # pieces
KEPT = 64  # fields kept for later games
SPOTS = 8_192  # places whose ground a field keeps
SIGHTS = 8_192  # what a field keeps of lines of sight: what lies between two places, and who stands there
T = TypeVar("T")
Args = TypeVarTuple("Args")
Screen = tuple[float, float, float, Piece, TerrainData]  # what may cover somebody, with a circle around it


class FewPieces(Ground):
    """A ground with few pieces on it: checking each is faster than looking up where they lie."""

    def __init__(self, width: int, height: int, pieces: Iterable[Piece]) -> None:
        super().__init__(width, height, pieces)
        self._boxes = [(*piece.bounds, piece) for piece in self.pieces]

    def near(self, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        return [piece for a, b, c, d, piece in self._boxes if a <= x1 and c >= x0 and b <= y1 and d >= y0]


class Field:
    """Terrain sorted by what it does, for each surface a figure can stand on, with its doors as they are now."""

    def __init__(self, scenario: Scenario, doors: Mapping[str, DoorState]) -> None:
        self.width, self.height = mil(scenario.width), mil(scenario.height)
        self.terrain = scenario.terrain
        self.data: dict[str, TerrainData] = {t.id: t for t in self.terrain}
        self.pieces: dict[str, Piece] = {t.id: t.piece() for t in self.terrain}
        self.doors = {t.id: doors.get(t.id, t.state) for t in self.terrain if t.kind == "door"}
        self.surfaces: dict[str, Surface] = levels(self._floors())
        self.floors = tuple(self.surfaces)
        self.has_portals = any(surface.portals for surface in self.surfaces.values())
        standing = [(self.pieces[t.id], t) for t in self.terrain if t.nature.shape in ("line", "solid")]
        self.standing: list[tuple[Piece, TerrainData]] = standing
        self.covers = [(piece, t) for piece, t in standing if t.nature.covers and not self.is_open(t.id)]
        self.areas = [(self.pieces[t.id], t) for t in self.terrain if t.nature.shape == "area"]
        areas = [(piece, t) for piece, t in self.areas if t.kind in AREAS]
        self.screens: list[Screen] = [(p.x, p.y, p.r, p, t) for p, t in (*self.covers, *areas)]
        self._walls: dict[tuple[str, bool], Ground] = {}
        self._lows: dict[tuple[str, bool], Ground] = {}
        self._odd: dict[tuple[str, bool], Ground] = {}
        self._all: dict[str, Ground] = {}
        self._areas: dict[tuple[str, str], Ground] = {}
        self._rough: dict[tuple[float, float, str], bool] = {}
        self._rims: dict[str, tuple[Piece, ...]] = {}
        self.memo = Memo(SIGHTS)

    def _floors(self) -> Iterator[Surface]:
        """The floors and the flights of stairs, not yet joined up."""
        heights = {GROUND: 0}
        for t in self.terrain:
            if t.kind == "floor":
                heights[t.id] = mil(t.top)
                yield platform(t.id, t.parts(), mil(t.top))
        for t in self.terrain:
            if t.kind == "stairs":
                a, b, c, d = t.corners()
                yield stairs(t.id, a, b, c, d, heights[t.lower], heights[t.upper], t.lower, t.upper)

    def _ground(self, pieces: Iterable[Piece]) -> Ground:
        all_pieces = tuple(pieces)
        return (FewPieces if len(all_pieces) <= FEW else Ground)(self.width, self.height, all_pieces)

    def is_open(self, door: str) -> bool:
        """Does a door stand open?"""
        return self.doors.get(door) == "open"

    # -- surfaces

    def z_at(self, floor: str, x: float, y: float) -> int:
        """How high a surface is at a point."""
        return round(self.surfaces[floor].height(x, y)) if floor else 0

    def floor_at(self, x: float, y: float, z: float) -> str:
        """The surface whose floor is at this height here; the ground if none is."""
        for surface in self.surfaces.values():
            if holds(surface, x, y) and abs(surface.height(x, y) - z) <= TOLERANCE:
                return surface.id
        return GROUND

    @clause("D10-MOV-22")
    def below(self, x: float, y: float, z: float) -> str:
        """The highest surface under a point in the air: where a figure that drops there comes down."""
        highest, best = GROUND, 0.0
        for surface in self.surfaces.values():
            if holds(surface, x, y) and best < surface.height(x, y) < z - TOLERANCE:
                highest, best = surface.id, surface.height(x, y)
        return highest

    def on_surface(self, x: float, y: float, floor: str) -> bool:
        """Does a point lie on a surface?"""
        return not floor or holds(self.surfaces[floor], x, y)

    def rims(self, floor: str) -> tuple[Piece, ...]:
        """The edges of a raised floor, over which a figure can drop. Stairs have none: their sides are closed."""
        rims = self._rims.get(floor)
        if rims is None:
            rails = self.surfaces[floor].rails
            rims = self._rims[floor] = tuple([rail for rail in rails if rail.id.startswith(f"{floor} rim ")])
        return rims

    def owner(self, hit: str) -> str:
        """What a thing in the way belongs to: a rail to its stairs, "rim" for the edge of a floor."""
        return self._owners.get(hit, hit)

    @functools.cached_property
    def _owners(self) -> dict[str, str]:
        rails = [(rail.id, surface.id) for surface in self.surfaces.values() for rail in surface.rails]
        flights = [f for f, surface in self.surfaces.items() if surface.slope]
        owners = {rail: "rim" for rail, _ in rails}
        for flight in flights:
            owners.update({rail: flight for rail, _ in rails if rail.startswith(f"{flight} ")})
        return owners

    # -- ground

    def _of(self, floor: str, wanted: str) -> Ground:
        """The areas of a surface: all of them, the slow ones or those that are not clear."""
        areas = self._areas.get((floor, wanted))
        if areas is None:
            surface = self.surfaces[floor]
            here = [] if surface.slope else [(p, t) for p, t in self.areas if p.bottom == surface.z]
            if wanted == "slow":
                here = [(p, t) for p, t in here if t.nature.slow]
            elif wanted == "rough":
                here = [(p, t) for p, t in here if not t.nature.clear]
            areas = self._areas[floor, wanted] = self._ground([p for p, _ in here])
        return areas

    def kind_at(self, x: float, y: float, floor: str) -> tuple[str, ...]:
        """The kinds of area terrain under a point."""
        return tuple([p.kind for p in self._of(floor, "all").near(x, y, x, y) if p.contains((x, y))])

    @clause("D10-TER-02", "D10-TER-06")
    def slow(self, x: float, y: float, floor: str) -> bool:
        """Does each cm cost 2 here: in non-clear terrain, in shallow water or on stairs?"""
        if floor and self.surfaces[floor].slope:
            return True
        return any(p.contains((x, y)) for p in self._of(floor, "slow").near(x, y, x, y))

    @clause("D10-TER-01")
    def rough(self, x: float, y: float, floor: str) -> bool:
        """Is the ground under a point non-clear?"""
        key = (x, y, floor)
        is_rough = self._rough.get(key)
        if is_rough is None:
            if len(self._rough) >= SPOTS:
                self._rough.clear()
            near = self._of(floor, "rough").near(x, y, x, y)
            is_rough = self._rough[key] = any(piece.contains((x, y)) for piece in near)
        return is_rough

    @clause("D10-TER-01")
    def wholly_rough(self, disc: Base, floor: str) -> bool:
        """Does the whole base stand in non-clear terrain?"""
        x, y, r = disc.x, disc.y, disc.r
        return covered(self._of(floor, "rough").near(x - r, y - r, x + r, y + r), disc)

    def slows(self, floor: str, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        """The slow areas near a box."""
        return self._of(floor, "slow").near(x0, y0, x1, y1)

    def roughs(self, floor: str, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        """The non-clear areas near a box."""
        return self._of(floor, "rough").near(x0, y0, x1, y1)

    # -- what is in a line of sight

    def between(self, a: Figure, b: Figure, find: Callable[[Figure, Figure, *Args], T], *args: *Args) -> T:
        """What lies between two figures. Terrain does not move: it is searched once for each pair of places, postures and mounts."""
        key = (a.x, a.y, a.z, a.posture, a.mounted, a.climb, b.x, b.y, b.z, b.posture, b.mounted, b.climb)
        return self.memo.keep(key, find, a, b, *args)

    def solid(self, name: str, x: int, y: int, r: int, bottom: int, top: int, kind: str) -> Piece:
        """A figure or a mount as what stands in a line of sight. Most stand where they stood when it was last asked for."""
        return self.memo.recall(_solid, name, x, y, r, bottom, top, kind)

    # -- what is in the way

    @clause("D10-TER-03")
    def is_low(self, piece: Piece, mounted: bool, z: float = 0) -> bool:
        """Is a piece lower than the figure that moves (3 on foot, 5 mounted)? On foot a window is as high as its sill."""
        if piece.kind == "window":
            return not mounted and 0 <= piece.bottom + SILL - z < HEIGHTS["up"]
        return piece.kind not in ("rail", "deep", "door") and piece.top - z < (RIDER if mounted else HEIGHTS["up"])

    @clause("D10-TER-05", "D10-TER-07", "D10-MNT-03")
    def walls(self, floor: str, mounted: bool) -> Ground:
        """What stops a move on a surface: high scenery, closed doors, deep water, rails. Riders enter no building."""
        walls = self._walls.get((floor, mounted))
        if walls is None:
            walls = self._walls[floor, mounted] = self._ground(self._high(floor, mounted))
        return walls

    def lows(self, floor: str, mounted: bool) -> Ground:
        """The low pieces on a surface."""
        lows = self._lows.get((floor, mounted))
        if lows is None:
            z = self.surfaces[floor].z
            low = [p for p in self._at_height_of(floor) if self.is_low(p, mounted, z)]
            lows = self._lows[floor, mounted] = self._ground(low)
        return lows

    def odd(self, floor: str, mounted: bool) -> Ground:
        """Whatever makes a move more than a walk over open ground: low pieces, slow areas, the ends of stairs."""
        odd = self._odd.get((floor, mounted))
        if odd is None:
            lines = [portal.line for portal in self.surfaces[floor].portals]
            ends = [wall("", (line.x0, line.y0), (line.x1, line.y1), "portal") for line in lines]
            pieces = [*self.lows(floor, mounted).pieces, *self._of(floor, "slow").pieces, *ends]
            odd = self._odd[floor, mounted] = self._ground(pieces)
        return odd

    def near(self, floor: str, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        """Linear and solid pieces, rails and deep water of a surface near a box; no open doors."""
        ground = self._all.get(floor)
        if ground is None:
            pieces = [*self._at_height_of(floor), *self._deep_pieces(floor), *self.surfaces[floor].rails]
            ground = self._all[floor] = self._ground(pieces)
        return ground.near(x0, y0, x1, y1)

    def _at_height_of(self, floor: str) -> list[Piece]:
        """The linear and solid pieces at the height of a surface; open doors are left out."""
        surface = self.surfaces[floor]
        pieces = [piece for piece, t in self.standing if not self.is_open(t.id)]
        return beside(surface, pieces) if surface.slope else [p for p in pieces if spans(p, surface.z)]

    def _deep_pieces(self, floor: str) -> Iterable[Piece]:
        return [p for p in self._of(floor, "all").pieces if p.kind == "deep"]

    def _high(self, floor: str, mounted: bool) -> Iterator[Piece]:
        surface = self.surfaces[floor]
        yield from [p for p in self._at_height_of(floor) if not self.is_low(p, mounted, surface.z)]
        yield from self._deep_pieces(floor)
        yield from surface.rails
        if mounted:
            yield from [self.pieces[door] for door in self.doors if self.is_open(door)]

    @functools.cached_property
    def edges(self) -> tuple[Piece, ...]:
        """The edges of the table as walls."""
        return Ground(self.width, self.height).edges

    @functools.cached_property
    def box(self) -> Box:
        return (0, 0, self.width, self.height)

    def inside(self, disc: Base) -> bool:
        """Is the whole base on the table?"""
        r = disc.r - TOLERANCE
        return r <= disc.x <= self.width - r and r <= disc.y <= self.height - r


def covered(pieces: Sequence[Piece], disc: Base) -> bool:
    """Does the whole base lie in one of these pieces, or in several together?"""
    if any(piece.covers(disc) for piece in pieces):
        return True
    return len(pieces) > 1 and Piece("", tuple([part for piece in pieces for part in piece.parts])).covers(disc)


def _solid(name: str, x: int, y: int, r: int, bottom: int, top: int, kind: str) -> Piece:
    return Piece(name, (Round(x, y, r),), bottom, top, kind)


def holds(surface: Surface, x: float, y: float) -> bool:
    """Does a raised surface lie over this point?"""
    return surface.outline is not None and surface.outline.contains((x, y))


_kept: dict[tuple[int, tuple[tuple[str, str], ...]], tuple[Scenario, Field]] = {}


def field_of(scenario: Scenario, doors: Mapping[str, DoorState]) -> Field:
    """The table of a scenario with its doors as they are now. It is made once and shared by all games on it."""
    key = (id(scenario), tuple(sorted(doors.items())))
    known = _kept.get(key)
    if known is None or known[0] is not scenario:
        if len(_kept) >= KEPT:
            _kept.clear()
        known = _kept[key] = (scenario, Field(scenario, doors))
    return known[1]
