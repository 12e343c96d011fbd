"""Building a band: the best of each rank, so that some shoot and some fight."""

from __future__ import annotations

from escarmouche.bots.branches import question
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.games.d10.cards.card import Card
from escarmouche.games.d10.questions import Band

TWIN = 0.6  # how much less another figure of the same kind is worth
CHARACTERS = 2  # wanted in a band
MIX = 0.5  # of the band: shooters


def band(ask: Menu, position: Position) -> Answer:
    """Take the best that still fits; when nobody does, the band is done."""
    offered = question(ask, Choose, "take")
    if offered is None:
        return "done"
    cards = position.cards
    taken = [cards.card(name) for name in about_of(ask, Band)["cards"]]
    return {"take": max(map(str, offered.options), key=lambda name: rate(cards.card(name), taken))}


def rate(card: Card, taken: list[Card]) -> float:
    """Leader and Characters first; then those who add most to the band."""
    rating = card.c + 0.8 * card.d + 0.3 * card.a + 0.7 * (card.t or 0) + 2.0 * card.mounted
    rating -= TWIN * sum([other.id == card.id for other in taken])
    shooters = sum([other.t is not None for other in taken])
    if card.t is not None and shooters > MIX * max(1, len(taken)):
        rating -= 3.0
    if card.rank == "leader":
        rating += 20
    if card.rank == "character":
        rating += 10 if sum([other.rank == "character" for other in taken]) < CHARACTERS else -20
    return rating
