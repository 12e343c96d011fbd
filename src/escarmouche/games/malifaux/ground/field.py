"""The table as the rules use it: drawn terrain sorted by its Traits, and what models can stand on. It is immutable and shared by all
games on it.

A model stands on a floor: "" is the table with its hills, any other is the top of the piece of that name, or stairs. A base stands on a
floor as long as any part of it does (MALI-AMB-51), so floors have no rails.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from escarmouche.core.play.memo import Latest, Memo
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import buildings as ground_buildings
from escarmouche.games.malifaux.ground.board import own_board, own_terrain, terrain_of
from escarmouche.games.malifaux.ground.terrain import SIZE, TRAITS, Feature, TerrainData, feature_of
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.space.disc import Base
from escarmouche.space.ground import Ground
from escarmouche.space.shape import Box, Piece, depth, polygon, signed
from escarmouche.space.surface import Slope, stairs
from escarmouche.space.units import TOLERANCE, UNIT, Point

TABLE = ""
SMALL, WIDE, WIDEST = 2 * UNIT, 4 * UNIT, 8 * UNIT  # sizes of the squares by which terrain is looked up
KEPT = 8192  # answers about lines of sight
MANY = 1000  # more squares than fit along an edge, whatever their size
Row = tuple[float, float, float, float, Feature]  # bounds, and what lies in them
Way = TypeVar("Way", bound=Hashable)
Game = TypeVar("Game")


class Flight(NamedTuple):
    """Stairs: how they rise, from which floor to which."""

    slope: Slope
    low: int
    high: int
    steep: float  # mils up for each mil forward
    lower: str
    upper: str

    def height(self, x: float, y: float, r: float = 0) -> float:
        """How high the step under a point is, or under the lowest part of a base; beside the stairs, that of the nearest step."""
        slope = self.slope
        up = self.low + slope.rise_x * (x - slope.x) + slope.rise_y * (y - slope.y) - self.steep * r
        return min(float(self.high), max(float(self.low), up))

    def contour(self, height: float) -> tuple[float, float, float]:
        """The line along which they have this height: its normal, and its distance from the corner of the table."""
        slope, steep = self.slope, self.steep
        here = slope.rise_x * slope.x + slope.rise_y * slope.y
        return slope.rise_x / steep, slope.rise_y / steep, (here + height - self.low) / steep


class Hill(NamedTuple):
    """A hill: its outline and how it rises from its rim to its flat top."""

    feature: Feature
    run: int

    def height(self, x: float, y: float, r: float = 0) -> float:
        """How high the lowest part of a base on it lies."""
        x0, y0, x1, y1 = self.feature.piece.bounds
        if not (x0 <= x <= x1 and y0 <= y <= y1):
            return 0.0
        deep = max(-signed(part, x, y) for part in self.feature.piece.parts) - r
        return min(1.0, max(0.0, deep / self.run)) * self.feature.height


class Squares(dict[float, tuple[Row, ...]]):
    """The terrain of a Trait whose bounds come near each square of a grid: looked up when it is first asked for, and usually empty.

    The square `left` and `low` from the corner of the table has the number `left * MANY + low`.
    """

    __slots__ = ("_field", "_size", "_span", "_trait")

    def __init__(self, field: Field, trait: str, size: int, before: int, after: int) -> None:
        self._field, self._trait, self._size, self._span = field, trait, size, (before, after)

    def __missing__(self, number: float) -> tuple[Row, ...]:
        left, low = divmod(number + MANY // 2, MANY)
        size, (before, after) = self._size, self._span
        x, y = left * size, (low - MANY // 2) * size
        x0, y0, x1, y1 = x - before, y - before, x + size + after, y + size + after
        rows = self._field.rows(self._trait)
        near = tuple([row for row in rows if row[0] <= x1 and row[2] >= x0 and row[1] <= y1 and row[3] >= y0])
        if -SIZE <= x <= 2 * SIZE and -SIZE <= y <= 2 * SIZE:
            self[number] = near  # places far off the table are answered but not remembered
        return near


class Cells(dict[str, Squares]):
    """A grid for each Trait, of squares of a size, each with the terrain that comes this near it on its lower left and on its upper
    right."""

    __slots__ = ("_field", "_near")

    def __init__(self, field: Field, size: int, before: int, after: int) -> None:
        self._field, self._near = field, (size, before, after)

    def __missing__(self, trait: str) -> Squares:
        squares = self[trait] = Squares(self._field, trait, *self._near)
        return squares


class Field:
    """The drawn terrain that still stands."""

    def __init__(
        self,
        terrain: Iterable[TerrainData],
        gone: tuple[str, ...] = (),
        buildings: bool = False,
        whole: Field | None = None,
    ) -> None:
        self.width = self.height = SIZE
        self._whole = whole  # the field with nothing destroyed: pieces that have not changed are taken from it
        self.razed = whole is not None  # something has been destroyed
        self.terrain = [t for t in terrain if t.id not in gone]
        self.buildings = buildings
        self.data = {t.id: t for t in self.terrain}
        self.features: dict[str, Feature] = {}
        for t in self.terrain:
            self._lay(t)
        self.hills = tuple(Hill(self.features[t.id], round(t.run * UNIT)) for t in self.terrain if t.kind == "hill")
        self.flights = {t.id: self._flight(t) for t in self.terrain if t.kind == "stairs"}
        self.floors = tuple(f.id for f in self.features.values() if standable(f))
        self.screens: dict[str, Feature] = dict(
            self.features
        )  # for LoS, stairs are cut into steps with one Height each
        self.shells: dict[str, tuple[Piece, ...]] = {}  # [advanced] outer walls of a building with doors and windows
        for t in self.terrain:
            if buildings and t.doors:
                self._open(t)
        self._cut = {flight: self._steps(flight) for flight in self.flights}
        self.steps = {step.id: step for steps in self._cut.values() for step in steps}
        self.screens |= self.steps
        self._index: dict[str, tuple[Row, ...]] = {}
        # blocks of two squares by two: whatever is no wider than a square and begins in the first lies in them
        self._blocks = {size: Cells(self, size, 0, size) for size in (SMALL, WIDE, WIDEST)}
        self.cells = Cells(self, UNIT, UNIT, UNIT)  # what a base in a square inch could meet: none is wider
        if whole is not None and _same_order(
            self, whole
        ):  # each game destroys other pieces: the whole field serves them all
            self._blocks, self.cells = whole._blocks, whole.cells
        self._sights = Memo(KEPT)
        self.latest_way: Latest[list[Any]] = (
            Latest()
        )  # the stretches of a way that is allowed: it is usually taken next

    @property
    def pieces(self) -> list[Piece]:
        """The outlines of all terrain."""
        return [feature.piece for feature in self.features.values()]

    # -- building it

    @clause("MALI-LOS-11", "MALI-TERR-23")
    def _lay(self, terrain: TerrainData) -> Feature:
        """Puts a piece in its place; the Heights of pieces that stand on each other add up."""
        if terrain.id in self.features:
            return self.features[terrain.id]
        under = self._lay(self.data[terrain.on]) if terrain.on in self.data else None
        bottom = under.bottom + under.height if under else 0
        floor = TABLE if under is None or under.kind == "hill" else under.id
        feature = self._whole.features.get(terrain.id) if self._whole else None
        if feature is None or feature.bottom != bottom or feature.floor != floor:
            feature = feature_of(terrain, bottom, floor)
        self.features[terrain.id] = feature
        return feature

    @clause("MALI-TERR-24", "MALI-TERR-27")
    def _open(self, terrain: TerrainData) -> None:
        """[advanced] A building that can be entered: for LoS a whole, for movement its walls and its roof."""
        whole = self.features[terrain.id]
        self.shells[whole.id] = ground_buildings.windowed(terrain, whole)
        for feature in ground_buildings.features(terrain, whole):
            self.features[feature.id] = feature
            self.screens.setdefault(feature.id, feature)

    def _flight(self, terrain: TerrainData) -> Flight:
        feature, (a, b, c, d) = self.features[terrain.id], terrain.corners()
        upper = terrain.upper if terrain.upper in self.features else TABLE
        if self._whole and self._stood(terrain.id) and self._whole.flights[terrain.id].upper == upper:
            return self._whole.flights[terrain.id]
        surface = stairs(terrain.id, a, b, c, d, feature.bottom, feature.top, feature.floor, upper)
        slope = surface.slope
        assert slope is not None
        steep = (slope.rise_x**2 + slope.rise_y**2) ** 0.5
        return Flight(slope, feature.bottom, feature.top, steep, feature.floor, upper)

    def _stood(self, name: str) -> bool:
        """Does a piece stand as it did before anything was destroyed?"""
        return self._whole is not None and self.features[name] is self._whole.features.get(name)

    def _steps(self, name: str) -> list[Feature]:
        """Stairs, cut wherever their Height grows by an inch: what is lower than 1" hides nobody (MALI-TERR-22)."""
        if self._whole and self._stood(name):
            return self._whole._cut[name]
        feature, (a, b, c, d) = self.features[name], self.data[name].corners()
        steps, rise = [], feature.height
        for inch in range(UNIT, rise + 1, UNIT):
            low, high = (inch if inch < rise else rise - TOLERANCE) / rise, min(inch + UNIT, rise) / rise
            corners = [_along(a, d, low), _along(b, c, low), _along(b, c, high), _along(a, d, high)]
            piece = Piece(f"{name}/{inch}", polygon(corners), feature.bottom, feature.bottom + inch, "stairs")
            if high > low:
                steps.append(msgspec.structs.replace(feature, id=piece.id, piece=piece, height=inch))
        return steps

    # -- what is near

    @clause("MALI-TERR-25")
    def room(self, base: Base, floor: str) -> str:
        """[advanced] The building that a base is inside of, with any part of it; "" if none."""
        if floor == TABLE:
            for name in self.shells:
                if depth(self.features[name].piece, base.x, base.y) < base.r - TOLERANCE:
                    return name
        return ""

    def between(self, way: Way, find: Callable[[Game, Way], bool], game: Game) -> bool:
        """What is found of the way between two objects. The terrain stays as it is, so the same way is searched once: by all rules, by
        all games on this terrain, and by bots that try things out."""
        return self._sights.keep(way, find, game, way)

    def near(self, trait: str, box: Box) -> list[Feature]:
        """Terrain of a Trait whose bounds meet a box; "solid" is whatever models cannot walk through, "screen" whatever can block a
        line, "rough" whatever is solid or Severe."""
        x0, y0, x1, y1 = box
        wide, high = x1 - x0, y1 - y0
        side = wide if wide > high else high
        if side > WIDEST:
            rows = self.rows(trait)
        else:
            size = SMALL if side <= SMALL else WIDE if side <= WIDE else WIDEST
            rows = self._blocks[size][trait][x0 // size * MANY + y0 // size]
        if not rows:
            return []
        features = [f for a, b, c, d, f in rows if a <= x1 and c >= x0 and b <= y1 and d >= y0]
        return self.standing(trait, features) if features and self.razed else features

    def about(self, trait: str, x: int, y: int, r: int) -> list[Feature]:
        """Terrain of a Trait whose bounds meet those of a base at a place."""
        rows = self.cells[trait][x // UNIT * MANY + y // UNIT]
        if not rows:
            return []
        x0, y0, x1, y1 = x - r, y - r, x + r, y + r
        features = [f for a, b, c, d, f in rows if a <= x1 and c >= x0 and b <= y1 and d >= y0]
        return self.standing(trait, features) if features and self.razed else features

    def standing(self, trait: str, features: list[Feature]) -> list[Feature]:
        """The terrain of a Trait that has not been destroyed, as it stands now."""
        known = self.screens if trait in ("screen", "blocking") else self.features
        return [known[f.id] for f in features if f.id in known]

    def rows(self, trait: str) -> tuple[Row, ...]:
        """All terrain of a Trait."""
        rows = self._index.get(trait)
        if rows is None:
            rows = self._index[trait] = tuple([(*f.piece.bounds, f) for f in self._having(trait)])
        return rows

    def _having(self, trait: str) -> list[Feature]:
        if trait == "solid":
            return [f for f in self.features.values() if solid(f)]
        if trait == "rough":
            return [f for f in self.features.values() if solid(f) or "severe" in f.traits]
        if trait == "screen":
            return [f for f in self.screens.values() if "blocking" in f.traits or "dense" in f.traits]
        if trait == "blocking":
            return [f for f in self.screens.values() if trait in f.traits and f.id not in self.flights]
        return [f for f in self.features.values() if trait in f.traits]

    @functools.cached_property
    def traits(self) -> frozenset[str]:
        """The Traits that occur here: there is no need to look for others."""
        return frozenset(trait for trait in TRAITS if any(trait in f.traits for f in self.features.values()))

    # -- floors

    @clause("MALI-TERR-22", "MALI-LOS-10")
    def z_at(self, floor: str, x: float, y: float, r: float = 0) -> int:
        """How high a base stands: on hills and stairs the height of its lowest part, rounded down to inches."""
        if floor == TABLE:
            if not self.hills:
                return 0
            return int(max((hill.height(x, y, r) for hill in self.hills), default=0.0) // UNIT) * UNIT
        flight = self.flights.get(floor)
        if flight is None:
            feature = self.features.get(floor)
            return feature.top if feature else 0
        return max(flight.low, int(flight.height(x, y, r) // UNIT) * UNIT)

    def level(self, floor: str, x: float, y: float) -> float:
        """The height of the floor itself under a point: where climbs begin and falls end."""
        if floor == TABLE:
            if not self.hills:
                return 0.0
            return max((hill.height(x, y) for hill in self.hills), default=0.0)
        flight = self.flights.get(floor)
        return flight.height(x, y) if flight else float(self.features[floor].top)

    def heights(self, feature: Feature) -> Sequence[int]:
        """How high something may lie on terrain: on its top, or on any step of stairs."""
        low, high = feature.bottom, feature.top
        return (low, *range(low // UNIT * UNIT + UNIT, high + 1, UNIT)) if feature.id in self.flights else (high,)

    def under(self, floor: str) -> tuple[str, ...]:
        """A floor and the floors that it stands on."""
        floors = []
        while floor:
            floors.append(floor)
            floor = self.features[floor].floor if floor in self.features else TABLE
        return tuple(floors)

    def joined(self, floor: str, other: str) -> bool:
        """Can a model step from one floor to the other without climbing: are they the same, or joined by stairs?"""
        if floor == other:
            return True
        for name, end in ((floor, other), (other, floor)):
            flight = self.flights.get(name)
            if flight and end in (flight.lower, flight.upper):
                return True
        return False

    @clause("MALI-MOVE-01", "MALI-AMB-51", "MALI-SETUP-16")
    def on_table(self, base: Base) -> bool:
        """Is the whole base on the table?"""
        r = base.r - TOLERANCE
        return r <= base.x <= SIZE - r and r <= base.y <= SIZE - r

    @functools.cached_property
    def edges(self) -> tuple[Piece, ...]:
        return Ground(SIZE, SIZE).edges

    @functools.cached_property
    def names(self) -> dict[str, dict[str, str]]:
        """What a reader calls each piece."""
        named = {t.id: t.name for t in self.terrain if t.name}
        parts = (
            f
            for f in self.features.values()
            if f.kind in (ground_buildings.SHELL, ground_buildings.INNER) and f.name in named
        )
        return {**named, **{part.id: named[part.name] for part in parts}}


def _same_order(field: Field, whole: Field) -> bool:
    """Are the remaining pieces in the same order as among all?"""
    both = ((field.features, whole.features), (field.screens, whole.screens))
    return all(list(some) == [name for name in every if name in some] for some, every in both)


def solid(feature: Feature) -> bool:
    """Is it something models cannot walk through? Climbable terrain is Impassable except for its top (MALI-TERR-04, MALI-TERR-15)."""
    return "climbable" in feature.traits or "impassable" in feature.traits


@clause("MALI-TERR-04", "MALI-TERR-21", "MALI-SETUP-05")
def standable(feature: Feature) -> bool:
    """Can a model stand on its top? Yes if it is Climbable and has a Height; no for sloped roofs, which are Impassable.

    Whoever climbs the outer wall of a building that can be entered stands on its roof.
    """
    return scalable(feature) and feature.kind != ground_buildings.SHELL


@clause("MALI-TERR-04", "MALI-TERR-24")
def scalable(feature: Feature) -> bool:
    """Can a model climb its side?"""
    return "climbable" in feature.traits and "impassable" not in feature.traits and feature.height > 0


@clause("MALI-TERR-24", "MALI-AMB-144")
def top_floor(feature: Feature) -> str:
    """The floor that its side leads up to: its own top, or the roof above an outer wall."""
    return feature.name if feature.kind == ground_buildings.SHELL else feature.id


def _along(p: Point, q: Point, share: float) -> Point:
    return round(p[0] + (q[0] - p[0]) * share), round(p[1] + (q[1] - p[1]) * share)


# -- the field of a game

_recent: dict[
    int, tuple[Options, Field]
] = {}  # the fields with nothing destroyed, by set-up: copies of games ask for them all the time


def field_of(setup: Options, gone: tuple[str, ...]) -> Field:
    """The terrain of a game without what has been destroyed."""
    if gone:
        return _field(setup.board, _own(setup), setup.buildings, gone)
    known = _recent.get(id(setup))
    if known is None or known[0] is not setup:
        if len(_recent) >= 64:
            _recent.clear()
        known = _recent[id(setup)] = (setup, _field(setup.board, _own(setup), setup.buildings, ()))
    return known[1]


def _own(setup: Options) -> bytes:
    """The players' own terrain, or that of a board of theirs, as bytes; no terrain at all if no board is named."""
    if setup.terrain or not setup.board:
        return msgspec.json.encode(setup.terrain)
    board = own_board(setup)
    return msgspec.json.encode(board.pieces()) if board is not None else b""


@functools.lru_cache(maxsize=128)
def _field(board: str, own: bytes, buildings: bool, gone: tuple[str, ...]) -> Field:
    if gone:
        whole = _field(board, own, buildings, ())
        return Field(whole.terrain, gone, buildings, whole)
    return Field(own_terrain(msgspec.json.decode(own)) if own else terrain_of(board), (), buildings)
