"""Terrain as a board file describes it: what a piece is, its Traits, where it stands, how high it is. Lengths in inches (MALI-TERR)."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from escarmouche.core.messages.languages import ended
from escarmouche.core.play.rule import clause
from escarmouche.core.views.look import Look
from escarmouche.space import drawing
from escarmouche.space.shape import Parts, Piece
from escarmouche.space.units import Point, mil

SIZE = 36_000  # MALI-SETUP-04: the table is 36" by 36"
SIDE = 36.0
ENDLESS = 1_000_000  # Blocking without Height (MALI-AMB-56)

Kind = Literal[
    "barbed-wire", "bridge", "building", "house", "hedge", "wall", "fog", "hill", "crates", "stairs", "water", "woods",
    "other",
]  # fmt: skip
Hazard = Literal["", "burning", "poison", "injured", "slow", "staggered", "stunned", "distracted"]
Trait = Literal[
    "blocking", "climbable", "concealing", "dense", "destructible", "hazardous", "impassable", "severe",
]  # fmt: skip
Spot = tuple[float, float]
TRAITS: tuple[Trait, ...] = (
    "blocking", "climbable", "concealing", "dense", "destructible", "hazardous", "impassable", "severe",
)  # fmt: skip


class Sort(NamedTuple):
    """A row of D-11: the Traits that such a piece has unless the players define others, and its usual Height."""

    traits: tuple[Trait, ...]
    height: float = 0


SORTS: dict[Kind, Sort] = {
    "barbed-wire": Sort(("hazardous",)),
    "bridge": Sort(("blocking", "climbable"), 3),  # the mass between Arch and Roadway
    "building": Sort(("blocking", "climbable"), 3),  # a flat roof
    "house": Sort(("blocking", "impassable"), 4),  # a sloped roof
    "hedge": Sort(("climbable", "destructible"), 1),
    "wall": Sort(("blocking", "climbable"), 1),
    "fog": Sort(("dense", "concealing")),
    "hill": Sort((), 2),
    "crates": Sort(("blocking", "climbable", "destructible"), 1),
    "stairs": Sort(("blocking", "climbable"), 2),
    "water": Sort(("severe",)),
    "woods": Sort(("concealing", "dense", "severe")),
    "other": Sort(()),
}


class TerrainData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of terrain in a board file. One of rect, circle, polygon and line gives its outline; stairs have foot and head."""

    id: str
    kind: Kind = "other"
    name: dict[str, str] = {}
    rect: tuple[float, float, float, float] | None = None  # centre x, centre y, width, depth
    turn: float = 0  # of the rect, in degrees to the left
    circle: tuple[float, float, float] | None = None  # centre x, y, radius
    polygon: list[Spot] | None = None  # corners
    line: list[Spot] | None = None  # a wall, a hedge: from point to point ...
    thick: float = 0.5  # ... and its thickness
    traits: list[Trait] | None = None  # instead of those of its kind (MALI-SETUP-03)
    height: float | None = None  # instead of that of its kind; 0: no Height
    hazard: Hazard = ""
    on: str = ""  # the hill or roof that it stands on (MALI-LOS-11)
    clearance: float = 0  # of a bridge: how high its Arch is
    run: float = 2  # of a hill: how far from its rim its flat top begins
    foot: list[Spot] | None = None  # of stairs: the two ends of the lowest step ...
    head: list[Spot] | None = None  # ... and of the highest, in the same order
    upper: str = ""  # of stairs: the roof or bridge they lead up to
    doors: list[tuple[Spot, Spot]] = []  # [advanced] of a building: its openings, from end to end (MALI-TERR-24)
    windows: list[tuple[Spot, Spot]] = []  # models see through them (MALI-TERR-27)
    walls: list[list[Spot]] = []  # inside it (MALI-TERR-26)
    look: Look = ""  # what it is painted as

    @clause("MALI-TERR-01", "MALI-TERR-20", "MALI-SETUP-03")
    def own_traits(self) -> frozenset[str]:
        """Its Traits: those the players gave it, or those of such a piece in D-11."""
        return frozenset(SORTS[self.kind].traits if self.traits is None else self.traits)

    def rise(self) -> int:
        """Its Height in mils."""
        return mil(SORTS[self.kind].height if self.height is None else self.height)

    def parts(self) -> Parts:
        """The outline as geometry knows it."""
        return drawing.parts(self)

    def corners(self) -> list[Point]:
        """The four corners of stairs: foot left, foot right, head right, head left."""
        return drawing.corners(self)

    def turned(self, quarters: int, number: int) -> TerrainData:
        """The copy of a piece after this many quarter turns of the table about its centre."""

        def copied(name: str) -> str:
            return f"{name}-{number}" if name else ""

        def pairs(lines: list[tuple[Spot, Spot]]) -> list[tuple[Spot, Spot]]:
            return [(drawing.turned(p, quarters, SIDE), drawing.turned(q, quarters, SIDE)) for p, q in lines]

        return msgspec.structs.replace(
            self,
            id=copied(self.id),
            name=ended(self.name, f" {number}"),
            **drawing.outline(self, quarters, SIDE),
            doors=pairs(self.doors),
            windows=pairs(self.windows),
            walls=[[drawing.turned(p, quarters, SIDE) for p in line] for line in self.walls],
            on=copied(self.on),
            upper=copied(self.upper),
        )


class Feature(msgspec.Struct, frozen=True):
    """A piece of terrain on the table: drawn, or a Marker that counts as terrain (MALI-MARK-02)."""

    id: str
    piece: Piece
    traits: frozenset[str]
    height: int = 0  # 0: it has no Height
    bottom: int = 0  # the Height of what it stands on (MALI-LOS-11)
    clearance: int = 0  # of a bridge: models move and see through below this
    hazard: Hazard = ""  # the Condition of Hazardous; "" is 1 damage (MALI-TERR-11)
    name: str = ""  # what counts as one piece for Hazardous: its id, or the kind of Marker (MALI-TERR-13)
    kind: str = ""
    floor: str = ""  # the surface it stands on

    @property
    def top(self) -> int:
        """How high it reaches for LoS and for models that climb it; without Height: endlessly (MALI-AMB-56)."""
        return self.bottom + self.height if self.height else ENDLESS


def feature_of(terrain: TerrainData, bottom: int, floor: str) -> Feature:
    """A drawn piece as the rules use it."""
    height = terrain.rise()
    piece = Piece(terrain.id, terrain.parts(), bottom, bottom + (height or ENDLESS), terrain.kind)
    return Feature(
        terrain.id,
        piece,
        terrain.own_traits(),
        height,
        bottom,
        mil(terrain.clearance),
        terrain.hazard,
        terrain.id,
        terrain.kind,
        floor,
    )
