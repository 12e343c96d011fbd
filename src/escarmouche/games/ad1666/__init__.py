"""Anno Domini 1666: swashbuckling on a board of squares, a Band each, cards and no dice.

`BOOK` is the game's definition; each module is a chapter of the book (see README.md in this folder).
"""

from __future__ import annotations

from escarmouche.games.ad1666.book import AnnoBook

BOOK = AnnoBook()
