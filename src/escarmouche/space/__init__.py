"""The plane: exact geometry for games of miniatures, measured from edge to edge. It knows no game.

Lengths are whole thousandths of the unit (`mil(1.5)` is 1500); one tolerance, `TOLERANCE`, says what touches and what
overlaps.

Two kinds of things can be in the way, and every function that takes `solids` or `blockers` takes any mixture of them:

* `Body(id, x, y, r, z)`: a base with a name (`Disc` has none: the base that looks, moves or is placed);
* `Piece(id, parts, bottom, top, kind)`: terrain, made of convex parts (`rectangle`, `circle`, `polygon`, which can be
  added up with `+`). A `wall(id, start, end)` is a piece without thickness: a rail, a rim, the edge of the board.

Both have `id` and a circle `x`, `y`, `r` around them. What counts at which height is the caller's choice (`spans`,
`blocks_between`). `Reach` is in `escarmouche.space.travel.reach`.
"""

from __future__ import annotations

from escarmouche.space.disc import (
    Base,
    Body,
    Disc,
    bearing,
    entirely_within,
    gap,
    gap_in_space,
    overlapping,
    touching,
    within,
)
from escarmouche.space.ground import Ground
from escarmouche.space.levels import blocks_between, spans
from escarmouche.space.place import Around, around, free, nearest_free
from escarmouche.space.shape import (
    Parts,
    Piece,
    Polygon,
    Round,
    Shape,
    Thing,
    circle,
    nearest,
    polygon,
    rectangle,
    thickness,
    wall,
)
from escarmouche.space.shape import gap as gap_to
from escarmouche.space.sight.cover import Cover, cover, crosses_any, crosses_centre
from escarmouche.space.sight.sight import Blocker, Sight, Tried, sees, sight, tried
from escarmouche.space.surface import GROUND, Portal, Segment, Surface, platform, stairs
from escarmouche.space.travel.leg import (
    Arc,
    Leg,
    Straight,
    at,
    blocked,
    end,
    enters,
    fits,
    furthest,
    legs_from_json,
    legs_json,
    length,
    recedes,
    round_arc,
    sight_changes,
)
from escarmouche.space.travel.slide import Slide, slide
from escarmouche.space.units import TOLERANCE, UNIT, Point, inches, mil

Solid = Thing

__all__ = [
    "GROUND",
    "TOLERANCE",
    "UNIT",
    "Arc",
    "Around",
    "Base",
    "Blocker",
    "Body",
    "Cover",
    "Disc",
    "Ground",
    "Leg",
    "Parts",
    "Piece",
    "Point",
    "Polygon",
    "Portal",
    "Round",
    "Segment",
    "Shape",
    "Sight",
    "Slide",
    "Solid",
    "Straight",
    "Surface",
    "Thing",
    "Tried",
    "around",
    "at",
    "bearing",
    "blocked",
    "blocks_between",
    "circle",
    "cover",
    "crosses_any",
    "crosses_centre",
    "end",
    "enters",
    "entirely_within",
    "fits",
    "free",
    "furthest",
    "gap",
    "gap_in_space",
    "gap_to",
    "inches",
    "legs_from_json",
    "legs_json",
    "length",
    "mil",
    "nearest",
    "nearest_free",
    "overlapping",
    "platform",
    "polygon",
    "recedes",
    "rectangle",
    "round_arc",
    "sees",
    "sight",
    "sight_changes",
    "slide",
    "spans",
    "stairs",
    "thickness",
    "touching",
    "tried",
    "wall",
    "within",
]
