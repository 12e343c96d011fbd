"""The Event deck: lots for non-player Characters, and the Event table of a scenario (AD66-DECK-15, AD66-AMB-95)."""

from __future__ import annotations

from escarmouche.core.dealer.draw import draw
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.table import Anno


@rule("AD66-DECK-15", "AD66-AMB-95", "AD66-HID-09")
def event_card(game: Anno, rule_id: str) -> Rule[str]:
    """One card of the Event deck, for all to see. When it runs out its discards are shuffled."""
    state = game.state
    if not len(state.event):
        state.event.shuffle_in(state.event_discard)
        state.event_discard = []
    card: str
    (card,) = yield from draw("event", rule_id, state.event, 1)
    state.event_discard.append(card)
    return card
