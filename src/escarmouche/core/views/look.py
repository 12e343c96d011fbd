"""What a table looks like, in words that board files and the client share. No rule reads them.

`look` says what a piece of terrain or a square looks like, apart from what it counts as; `ground`, what the table is; `hour`, the light. A
piece without a look is painted as its kind usually is.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Look = Literal[
    "",
    # what grows
    "wood", "orchard", "yew", "scrub", "bracken", "ivy", "reeds", "tree", "oak", "poplar", "willow", "stump", "nettles",
    "brambles", "gorse",
    # what runs along a line
    "hedge", "wall", "dyke", "fence", "wattle", "railing", "palisade", "stakes", "wire", "balustrade",
    # what stands about
    "crates", "barrels", "sacks", "traps", "cart", "boat", "table", "trunk", "rock", "menhir", "column", "rubble", "well",
    "millstone", "rick", "coffin", "engine", "statue", "fountain", "hearth", "bookcase",
    # buildings, and what lies on top of them
    "house", "cottage", "shed", "shop", "mill", "chapel", "crypt", "tower", "roof", "flat-roof", "floor", "flags",
    # what lies on the ground
    "square", "planks", "road", "ford", "water", "deep", "cutting", "slag", "mist", "graves", "ruin", "hill",
]  # fmt: skip
Ground = Literal[
    "", "grass", "heath", "earth", "cobbles", "flags", "parquet", "planks", "mud", "snow", "water", "salt",
]  # fmt: skip
Hour = Literal["", "day", "dusk", "night"]


class BoardFace(NamedTuple):
    """What no rule asks of a board: what it is called, by language, and how it is painted."""

    name: tuple[tuple[str, str], ...] = ()
    ground: Ground = ""
    hour: Hour = ""


UNNAMED = BoardFace()
