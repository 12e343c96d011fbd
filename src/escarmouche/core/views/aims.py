"""What everybody is after, as a viewer may know it: what wins, how it stands, what is left, and which parts of the table count.

Found when a table is shown to somebody. Bots and rules never look at it.
"""

from __future__ import annotations

import msgspec

from escarmouche.core.views.player_tools import Point, Sentence
from escarmouche.core.views.scene import Name


class Aim(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to win, or to score. `seat`: whose it is; None: everybody's."""

    what: Sentence
    seat: int | None = None


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that each seat has: `name` is a word with a label (`label-points`)."""

    name: str
    counts: tuple[int, ...]


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table that counts: rings, a circle (x, y, radius) or cells. `seat`: whose it is; None: everybody's."""

    what: Sentence  # a few words that stand beside it
    rings: tuple[tuple[Point, ...], ...] = ()
    circle: tuple[int, int, int] | None = None
    cells: tuple[str, ...] = ()
    seat: int | None = None


class Aims(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of this kind. What comes first is what matters most."""

    wins: list[Aim] = []
    stands: list[Tally] = []
    left: list[Sentence] = []
    orders: Name = {}  # what the scenario tells the viewer's own side
    spots: list[Spot] = []
