"""Terrain as a board file describes it: what a piece is, where it stands, how high it reaches. Lengths in inches."""

from __future__ import annotations

from typing import Literal

import msgspec

from escarmouche.core.messages.languages import ended
from escarmouche.core.views.look import Look
from escarmouche.space import drawing
from escarmouche.space.shape import Parts, Piece
from escarmouche.space.units import Point, mil

SIZE = 36_000  # MOON-SETUP-02: the board is 36" by 36"
SIDE = 36.0

Kind = Literal[
    # MOON-TERR: the five types
    "open", "water", "wood", "obstacle", "barrier",
    # MOON-BLDG: a building (its outline) and its parts
    "building", "wall", "door", "window", "floor", "stairs", "ladder",
]  # fmt: skip
Spot = tuple[float, float]


class TerrainData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of terrain in a board file. One of rect, circle, polygon and line gives its outline; stairs have foot and head."""

    id: str
    kind: Kind
    name: dict[str, str] = {}
    rect: tuple[float, float, float, float] | None = None  # centre x, centre y, width, depth
    turn: float = 0  # of the rect, in degrees to the left
    circle: tuple[float, float, float] | None = None  # centre x, y, radius
    polygon: list[Spot] | None = None  # corners
    line: list[Spot] | None = None  # a wall, a fence, a hedge: from point to point ...
    thick: float = 0.25  # ... this thick
    bottom: float = 0
    top: float = 3  # of a floor: the height at which models stand
    building: str = ""  # the building it is a part of
    state: Literal["open", "closed"] = "closed"  # of a door
    foot: list[Spot] | None = None  # of stairs: the two ends of the lowest step ...
    head: list[Spot] | None = None  # ... and of the highest, in the same order
    lower: str = ""  # stairs and ladders: the floor they start from; "" is the ground
    upper: str = ""  # and the floor they lead to
    storeys: int = 1  # of a ladder: how many Traverses it takes (MOON-BLDG-04)
    look: Look = ""  # what it is painted as

    def parts(self) -> Parts:
        """The outline as geometry knows it."""
        return drawing.parts(self)

    def corners(self) -> list[Point]:
        """The four corners of stairs: foot left, foot right, head right, head left."""
        return drawing.corners(self)

    def turned(self, quarters: int, number: int) -> TerrainData:
        """The copy of a piece after some quarter turns of the board about its centre."""

        def copied(name: str) -> str:
            return f"{name}-{number}" if name else ""

        return msgspec.structs.replace(
            self,
            id=copied(self.id),
            name=ended(self.name, f" {number}"),
            **drawing.outline(self, quarters, SIDE),
            building=copied(self.building),
            lower=copied(self.lower),
            upper=copied(self.upper),
        )


def shape_of(terrain: TerrainData, kind: str, shift: tuple[int, int]) -> Piece:
    """The piece on the table, where it lies now."""
    bottom = mil(terrain.bottom)
    top = bottom + 1 if terrain.kind == "water" else mil(terrain.top)
    piece = Piece(terrain.id, terrain.parts(), bottom, top, kind)
    return piece.moved(*shift) if shift != (0, 0) else piece
