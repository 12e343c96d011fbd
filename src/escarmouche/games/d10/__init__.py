"""D10 skirmish: two bands of a late-medieval world, one die, three levels of play, on a table measured in centimetres.

`BOOK` is the game's definition; each module is a chapter of the ledger (see README.md in this folder).
"""

from __future__ import annotations

from escarmouche.games.d10.book import D10Book

BOOK = D10Book()
