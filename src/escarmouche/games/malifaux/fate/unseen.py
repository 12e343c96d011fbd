"""What a seat may know of the Fate Cards: those it has not seen, and a world in which they are dealt again (MALI-HID-01 to -04, -11)."""

from __future__ import annotations

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.state import Deck
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-HID-02", "MALI-REV-01")
def concealed(own: Deck, owner: int, seat: int | None) -> list[int]:
    """The places in a hand whose cards a seat has not seen; None is a spectator."""
    if owner == seat:
        return []
    return [i for i, card in enumerate(own.hand) if seat is None or card not in own.hand_shown]


@clause("MALI-HID-01", "MALI-HID-02", "MALI-HID-11")
def pool(game: Malifaux, owner: int, seat: int | None) -> list[str]:
    """The cards of a player that a seat has not seen: they may lie anywhere in the deck or in the hidden part of the hand."""
    own = game.deck(owner)
    cards = [card for card, count in own.pile.rest.items() for _ in range(count)]
    cards += own.pile.top[deck.depth(own, seat) :]
    cards += [own.hand[i] for i in concealed(own, owner, seat)]
    cards.sort()
    return cards


@clause("MALI-HID-03", "MALI-DISC-02", "MALI-AMB-11")
def browsable(game: Malifaux, owner: int, seat: int | None) -> list[str]:
    """What a seat may see of a Discard Pile: all of its own, the top card of the other's."""
    discard = game.deck(owner).discard
    return list(discard) if owner == seat else discard[-1:]


@clause("MALI-HID-01", "MALI-HID-02", "MALI-HID-03", "MALI-HID-04", "MALI-AMB-10")
def redeal(game: Malifaux, owner: int, seat: int | None, rng: Random) -> None:
    """A player's deck and hand in a world that a seat cannot tell from the truth: what it has seen stays, the rest is dealt again."""
    own, left = game.deck(owner), pool(game, owner, seat)
    for i in concealed(own, owner, seat):
        own.hand[i] = _drawn_from(left, rng)
    known = deck.depth(own, seat)
    own.pile.top[known:] = [_drawn_from(left, rng) for _ in range(fixed(own) - known)]
    own.pile.rest = dict.fromkeys(own.pile.rest, 0)
    for card in left:
        own.pile.rest[card] += 1
    if seat is None:
        own.hand_shown = []


def fixed(own: Deck) -> int:
    """How many cards on top somebody knows."""
    return max([own.top_shown, *own.top_seen])


def _drawn_from(left: list[str], rng: Random) -> str:
    at = int(rng.random() * len(left))
    card = left[at]
    left[at] = left[-1]
    left.pop()
    return card
