"""Terrain as a board file describes it: what a piece is, where it stands, how high it reaches. Lengths in inches."""

from __future__ import annotations

from typing import Literal

import msgspec

from escarmouche.space.shape import Parts, Piece, circle, polygon, rectangle, strip
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
    thick: float = 0.25  # ... and so thick
    bottom: float = 0
    top: float = 3  # of a floor: the height one stands at
    building: str = ""  # the building it is a part of
    state: Literal["open", "closed"] = "closed"  # of a door
    foot: list[Spot] | None = None  # of stairs: the two ends of the lowest step ...
    head: list[Spot] | None = None  # ... and of the highest, in the same order
    lower: str = ""  # stairs and ladders: the floor they start from; "" is the ground
    upper: str = ""  # and the floor they lead to
    storeys: int = 1  # of a ladder: how many Traverses it takes (MOON-BLDG-04)

    def parts(self) -> Parts:
        """The outline as geometry knows it."""
        if self.rect:
            x, y, w, h = map(mil, self.rect)
            return rectangle(x, y, w, h, self.turn)
        if self.circle:
            x, y, r = map(mil, self.circle)
            return circle(x, y, r)
        if self.line:
            return strip(self.line, self.thick)
        if self.foot and self.head:
            return polygon(self.corners())
        return polygon([(mil(x), mil(y)) for x, y in self.polygon or ()])

    def corners(self) -> list[Point]:
        """The four corners of stairs: foot left, foot right, head right, head left."""
        foot, head = self.foot or [], self.head or []
        return [(mil(x), mil(y)) for x, y in (*foot, *reversed(head))]

    def turned(self, quarters: int, number: int) -> TerrainData:
        """The copy of a piece after so many quarter turns of the board about its centre."""

        def copied(name: str) -> str:
            return f"{name}-{number}" if name else ""

        def spots(points: list[Spot] | None) -> list[Spot] | None:
            return [_turned(p, quarters) for p in points] if points else None

        rect, turn = self.rect, self.turn
        if rect:
            (x, y), (w, h) = _turned(rect[:2], quarters), rect[2:]
            if turn:
                turn += 90 * quarters
            elif quarters % 2:
                w, h = h, w
            rect = (x, y, w, h)
        return msgspec.structs.replace(
            self,
            id=copied(self.id),
            name={lang: f"{text} {number}" for lang, text in self.name.items()},
            rect=rect,
            turn=turn,
            circle=(*_turned(self.circle[:2], quarters), self.circle[2]) if self.circle else None,
            polygon=spots(self.polygon),
            line=spots(self.line),
            foot=spots(self.foot),
            head=spots(self.head),
            building=copied(self.building),
            lower=copied(self.lower),
            upper=copied(self.upper),
        )


def _turned(point: Spot, quarters: int) -> Spot:
    x, y = point
    for _ in range(quarters % 4):
        x, y = SIDE - y, x
    return round(x, 3), round(y, 3)


def shape_of(terrain: TerrainData, kind: str, shift: tuple[int, int]) -> Piece:
    """The piece on the table, where it lies now."""
    bottom = mil(terrain.bottom)
    top = bottom + 1 if terrain.kind == "water" else mil(terrain.top)
    piece = Piece(terrain.id, terrain.parts(), bottom, top, kind)
    return piece.moved(*shift) if shift != (0, 0) else piece
