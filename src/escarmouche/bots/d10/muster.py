"""Building a band: the best of each rank, so that some shoot and some fight."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer
from escarmouche.games.d10.cards.card import Card

TWIN = 0.6  # what another one of the same kind is worth less
CHARACTERS = 2  # so many are wanted
MIX = 0.5  # shooters among the band


def band(ask: Any, position: Position) -> Answer:
    """Take the best that still fits; when nobody does, the band is done."""
    inner = ask.branch("take")
    taken = list(ask.about["cards"])
    if hasattr(inner, "options"):
        sheet = position.sheet
        best = max(inner.options, key=lambda name: rate(sheet(name), [sheet(card) for card in taken]))
        return {"take": best}
    return "done"


def rate(card: Card, taken: list[Card]) -> float:
    """Leader and Characters first; then who adds most to what there is."""
    found = card.c + 0.8 * card.d + 0.3 * card.a + 0.7 * (card.t or 0) + 2.0 * card.mounted
    found -= TWIN * sum([one.id == card.id for one in taken])
    shooters = sum([one.t is not None for one in taken])
    if card.t is not None and shooters > MIX * max(1, len(taken)):
        found -= 3.0
    if card.rank == "leader":
        found += 20
    if card.rank == "character":
        found += 10 if sum([one.rank == "character" for one in taken]) < CHARACTERS else -20
    return found
