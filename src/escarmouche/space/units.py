"""Lengths: whole thousandths of the game's unit (inch or centimetre), and the one tolerance."""

from __future__ import annotations

UNIT = 1000
TOLERANCE = 5
"""Half a hundredth of the unit: touching is gap <= 5, overlapping is gap < -5, within N is gap <= N + 5."""

ROUNDING = 1
"""A stored position is whole: it may lie this much (in fact 0.71) beside the place that was computed."""

SLACK = 1e-6
"""Noise of floating point maths, far below anything that can be stored. It decides nothing but ties."""

TIE = 1e-5
"""The same noise for squares of lengths: two rounds that just touch do have a line between them."""

Point = tuple[int, int]
Spot = tuple[float, float]


def mil(inches: float) -> int:
    """What is stored for a length read off the ruler.

    >>> mil(1.181)
    1181
    """
    return round(inches * UNIT)


def inches(mils: float) -> float:
    """What the ruler says for a stored length.

    >>> inches(1181)
    1.181
    """
    return mils / UNIT
