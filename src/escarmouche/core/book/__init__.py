"""A book is a game's definition: its facts, its set-up and its rules; cards, tools and cases go with it."""

from __future__ import annotations

from escarmouche.core.book.book import Book
from escarmouche.core.book.cards import Cards
from escarmouche.core.book.cases import Cases, Mismatch
from escarmouche.core.book.lazy import Lazy
from escarmouche.core.book.modules import home, modules
from escarmouche.core.book.nearest import nearest
from escarmouche.core.book.registry import GROUP, find, games, register
from escarmouche.core.book.tools import Tools

__all__ = [
    "GROUP",
    "Book",
    "Cards",
    "Cases",
    "Lazy",
    "Mismatch",
    "Tools",
    "find",
    "games",
    "home",
    "modules",
    "nearest",
    "register",
]
