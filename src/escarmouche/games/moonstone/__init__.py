"""Moonstone, both editions: a night of four turns, troupes of characters, stones to dig up.

`BOOK` is the game's definition; each module is a chapter of the book (see README.md in this folder).
"""

from __future__ import annotations

from escarmouche.games.moonstone.book import MoonstoneBook

BOOK = MoonstoneBook()
