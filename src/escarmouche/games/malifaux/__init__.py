"""Malifaux: two Crews of individual models, Fate Cards in place of dice, five Turns, on a table measured in inches.

`BOOK` is the game's definition; each module is a chapter of the ledger (`rules/malifaux.md`).
"""

from __future__ import annotations

from escarmouche.games.malifaux.book import MalifauxBook

BOOK = MalifauxBook()
