"""What an option of a question does, what follows from it, and how likely: from what the seat that is asked knows.

Found when a question is shown to somebody. Bots and rules never look at it.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.scene import Name

Share = tuple[int, int]  # a probability: (1, 4) is one in four
CERTAIN: Share = (1, 1)


class Chance(msgspec.Struct, frozen=True):
    """Something that may happen, and how likely it is."""

    what: Sentence
    share: Share


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option brings against one choice of the other side, made in secret or still to be made."""

    against: str  # a card
    form: str = ""  # what that card is turned into
    deals: list[int] = []  # with one card of the kind, with two, ...; empty: nothing can come of it
    suffers: list[int] = []
    share: Share = CERTAIN  # how likely it is that the other side has the choice at all
    words: list[str] = []  # what else it brings: a word of the game


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option against every choice of the other side. `form`: what the card is turned into."""

    matches: list[Match]
    form: str = ""


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that is worth knowing about an option before it is chosen."""

    effect: Name = {}  # what it does, from its card, with the numbers of the piece that does it
    lines: list[Sentence] = []  # what follows
    odds: list[Chance] = []  # how likely it is to come out; the first is the one that matters
    rows: list[Row] = []
    warns: list[Sentence] = []  # what a player would be sorry for; each is said once


Prospects = dict[str, Prospect]  # by option or branch, as text


def share(probability: Fraction) -> Share:
    """A probability as it travels.

    >>> share(Fraction(2, 8))
    (1, 4)
    """
    return probability.numerator, probability.denominator


def likely(outcomes: Iterable[tuple[Sentence, Fraction]]) -> list[Chance]:
    """What may happen, without what cannot."""
    return [Chance(what, share(probability)) for what, probability in outcomes if probability]
