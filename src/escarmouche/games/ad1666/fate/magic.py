"""The Magic deck: 24 cards that all players share, I to XXIV, seen by all once drawn (AD66-DECK-14, -16, AD66-HID-09)."""

from __future__ import annotations

from escarmouche.core.dealer.draw import draw
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.table import Anno


@rule("AD66-DECK-14", "AD66-AMB-95", "AD66-HID-09")
def turn_up(game: Anno, count: int, rule_id: str) -> Rule[tuple[str, ...]]:
    """Draw Magic cards for all to see; they lie in the discard at once. If the deck runs out its discard is shuffled and used."""
    state, drawn = game.state, list[str]()
    for _ in range(count):
        if not len(state.magic):
            kept = [card for card in state.magic_discard if card not in drawn]
            shuffle_back(game, kept)
        if not len(state.magic):
            break  # all 24 lie on the table
        (card,) = yield from draw("magic", rule_id, state.magic, 1)
        state.magic_discard.append(card)
        drawn.append(card)
    if drawn:
        game.tell("magic-drawn", rule_id, cards=[f"magic-{card}" for card in drawn])
    return tuple(drawn)


@clause("AD66-DECK-16", "AD66-AMB-95")
def shuffle_back(game: Anno, cards: list[str]) -> None:
    """Cards of the discard go back into the deck."""
    state = game.state
    state.magic_discard = [card for card in state.magic_discard if card not in cards]
    state.magic.shuffle_in(cards)
