"""The games of these tests as the terminal speaks of them."""

from __future__ import annotations

from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import Voice
from escarmouche.core.book import find
from escarmouche.core.views.scene import Board, Duel, Piece, Scene, Side

NAMES = {"ann": {"en": "Ann", "fr": "Anne"}, "bob": {"en": "Bob", "fr": "Bob"}}


def facing(lang: str = "en", *sides: Side) -> Speech:
    """Two figures on a plane in centimetres, one of them with a front; what its sides show in a test on the table."""
    pieces = [
        Piece("ann", 0, "ann", (10_000, 10_000, 0), 1250, facing=45),
        Piece("bob", 1, "bob", (10_000, 5_000, 0), 1250),
    ]
    board = Board(90_000, 60_000, "centimetre", [])
    shown = [Duel("throw", "R-1", list(sides))] if sides else []
    return Speech(Voice(lang, "tin"), Scene("tin", 0, "play", board, "ann", pieces, names=NAMES, duels=shown))


def squares(lang: str = "en") -> Speech:
    """The beginning of the game on squares."""
    book = find("tiles")
    setup = book.read_setup({})
    return Speech(Voice(lang, "tiles"), book.scene(book.table(book.open(setup), setup), 0))
