"""What the playing cards look like: the players' thirty, and those of the Magic and Event decks."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Face, Ink
from escarmouche.games.ad1666.fate.deck import suit_of_number
from escarmouche.games.ad1666.state import BLACK, BLACK_JOKER, RED_JOKER, ROMAN, SUITS, VALUES

NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
INKS: dict[str, tuple[Ink, Ink]] = {
    "magic": ("blue", "pink"),
    "event": ("ink", "red"),
}  # for a card of a black suit, and of a red one


@clause("AD66-DECK-01", "AD66-DECK-14", "AD66-DECK-15")
def faces() -> dict[str, Face]:
    """Every playing card by its id."""
    faces = {
        f"{suit}-{value}": Face(str(value), _ink(suit, ("ink", "red")), suit) for suit in SUITS for value in VALUES
    }
    faces[BLACK_JOKER] = Face("0", "ink", "star")
    faces[RED_JOKER] = Face("10", "red", "star")
    for deck, inks in INKS.items():
        for number in range(1, ROMAN + 1):
            suit = suit_of_number(str(number))
            faces[f"{deck}-{number}"] = Face(roman(number), _ink(suit, inks), suit)
    return faces


@clause("AD66-DECK-03")
def _ink(suit: str, inks: tuple[Ink, Ink]) -> Ink:
    """Skull and Cup are black, Heart and Iron red."""
    return inks[suit not in BLACK]


def roman(number: int) -> str:
    """
    >>> [roman(number) for number in (1, 4, 9, 14, 24)]
    ['I', 'IV', 'IX', 'XIV', 'XXIV']
    """
    numeral = ""
    for worth, sign in NUMERALS:
        numeral += sign * (number // worth)
        number %= worth
    return numeral
