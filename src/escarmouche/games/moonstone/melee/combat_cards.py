"""The six Combat Cards: what each deals against each, its damage types, and its circled results.

>>> STANDARD["rising-attack"].deals["sweeping-cut"], STANDARD["thrust"].deals["sweeping-cut"]
(2, None)
>>> STANDARD["high-guard"].circles
('falling-swing',)
"""

from __future__ import annotations

from typing import NamedTuple, cast

from escarmouche.games.moonstone.state import MOVES, DamageType


class Strike(NamedTuple):
    """The table of one Combat Card or Signature Move. A deal of None is Null (MOON-MELEE-09)."""

    types: tuple[DamageType, ...]
    deals: dict[str, int | None]
    circles: tuple[str, ...] = ()


def _strike(types: str, deals: str, circles: str = "") -> Strike:
    """Deals against High Guard, Falling Swing, Thrust, Sweeping Cut, Rising Attack, Low Guard; a dash is Null."""
    values = [None if value == "-" else int(value) for value in deals.split()]
    return Strike(
        cast(tuple[DamageType, ...], tuple(types.split())),
        dict(zip(MOVES, values, strict=True)),
        tuple(circles.split()),
    )


# fmt: off
STANDARD: dict[str, Strike] = {
    #                                                          HG FS TH SC RA LG  circled (MOON-FOLLOW-01)
    "high-guard":    _strike("",                              "-  -  -  -  -  -", "falling-swing"),
    "falling-swing": _strike("impact slicing",                "-  0  0  3  3  2"),
    "thrust":        _strike("piercing",                      "0  2  3  -  2  1"),
    "sweeping-cut":  _strike("slicing",                       "-  2  0  0  2  -", "thrust"),
    "rising-attack": _strike("impact slicing piercing",       "2  1  1  2  1  -"),
    "low-guard":     _strike("",                              "-  -  -  -  -  -", "rising-attack"),
}
# fmt: on
