"""What Fate Cards look like: a value and a suit; the Jokers are apart (MALI-DECK-01)."""

from __future__ import annotations

import functools

from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Face, Ink
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER

INKS: dict[str, Ink] = {"ram": "red", "mask": "pink", "crow": "ink", "tome": "blue"}


@functools.cache
@clause("MALI-DECK-01", "MALI-JOKER-01", "MALI-JOKER-04")
def faces() -> dict[str, Face]:
    """Every card by its id."""
    faces = {f"{suit}-{value}": Face(str(value), ink, suit) for suit, ink in INKS.items() for value in range(1, 14)}
    faces[RED_JOKER] = Face("14", "red", "joker")
    faces[BLACK_JOKER] = Face("0", "ink", "joker")
    return faces
