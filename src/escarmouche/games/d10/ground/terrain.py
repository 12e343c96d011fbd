"""Terrain as a scenario file describes it: what a piece is, where it stands, how high it reaches. Lengths in centimetres.

The kinds are those of the ledger's table (D10-TER-01), and the parts of houses and towers: floors, stairs, ladders,
doors, windows, parapets.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from escarmouche.core.views.look import Look
from escarmouche.games.d10.state import DoorState
from escarmouche.space.shape import Parts, Piece, Polygon, circle, polygon, strip
from escarmouche.space.units import Point, mil

Kind = Literal[
    "road", "wood", "brush", "ruin", "hedge", "fence", "cart", "rock", "wall", "house", "tower", "ford", "deep",
    "floor", "stairs", "ladder", "door", "window", "parapet",
]  # fmt: skip
Spot = tuple[float, float]


AREAS = ("wood", "brush", "ruin")  # area terrain that covers figures in it or behind it (D10-LOS-04)


class Nature(NamedTuple):
    """What a kind of terrain is (Data, Terrain)."""

    shape: Literal["area", "line", "solid", "floor", "way"]
    height: int = 0
    clear: bool = True  # only non-clear terrain hides (D10-TER-01)
    slow: bool = False  # each cm costs 2 (D10-TER-02, D10-TER-06)
    covers: bool = False  # a linear or solid piece on a ray (D10-LOS-02)
    open: bool = False  # an open fence: half of that


NATURE: dict[Kind, Nature] = {
    "road": Nature("area"),
    "wood": Nature("area", 8_000, clear=False, slow=True),
    "brush": Nature("area", 2_000, clear=False, slow=True),
    "ruin": Nature("area", 1_000, clear=False, slow=True),
    "hedge": Nature("line", 1_500, covers=True),
    "fence": Nature("line", 1_500, covers=True, open=True),
    "cart": Nature("solid", 2_000, covers=True),
    "rock": Nature("solid", 4_000, covers=True),
    "wall": Nature("line", 6_000, covers=True),
    "house": Nature("line", 8_000, covers=True),
    "tower": Nature("solid", 12_000, covers=True),
    "ford": Nature("area", slow=True),
    "deep": Nature("area"),
    "floor": Nature("floor"),
    "stairs": Nature("floor", slow=True),
    "ladder": Nature("way"),
    "door": Nature("line", 8_000, covers=True),
    "window": Nature("line", 8_000, covers=True),
    "parapet": Nature("line", 1_500, covers=True),
}
SILL = 1_500  # a window is crossed on foot as a low piece of this height
WINDOW = 0.6  # how much a ray through a window is covered


class TerrainData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A piece of terrain. One of rect, circle, polygon and line gives its outline; stairs have foot and head."""

    id: str
    kind: Kind
    name: dict[str, str] = {}
    rect: tuple[float, float, float, float] | None = None  # from x, from y, to x, to y
    circle: tuple[float, float, float] | None = None  # centre x, y, radius
    polygon: tuple[Spot, ...] | None = None  # corners
    line: tuple[Spot, ...] | None = None  # from point to point ...
    thick: float = 0.4  # ... this thick
    height: float | None = None  # if it is not the usual one of its kind
    bottom: float = 0  # of something that stands on a floor: the height of that floor
    top: float = 0  # of a floor: the height at which figures stand
    state: DoorState = "open"  # of a door: barred is opened by `side` alone, or forced
    side: Literal[0, 1] | None = None  # of a barred door: the side that may open it
    foot: tuple[Spot, Spot] | None = None  # of stairs: the two ends of the lowest step ...
    head: tuple[Spot, Spot] | None = None  # ... and of the highest, in the same order
    lower: str = ""  # stairs and ladders: the floor they start from; "" is the ground
    upper: str = ""  # and the floor they lead to
    door: str = ""  # of a ladder inside a tower: the door at its foot, which must be touched, and must be open
    look: Look = ""  # what it is painted as

    @property
    def nature(self) -> Nature:
        return NATURE[self.kind]

    @property
    def tall(self) -> int:
        """How high it is above what it stands on."""
        return self.nature.height if self.height is None else mil(self.height)

    def parts(self) -> Parts:
        """The outline as geometry knows it."""
        if self.rect:
            x0, y0, x1, y1 = map(mil, self.rect)
            return (Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1))),)
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
        foot, head = self.foot or (), self.head or ()
        return [(mil(x), mil(y)) for x, y in (*foot, *reversed(head))]

    def piece(self) -> Piece:
        """The piece on the table."""
        bottom = mil(self.bottom)
        return Piece(self.id, self.parts(), bottom, bottom + self.tall, self.kind)
