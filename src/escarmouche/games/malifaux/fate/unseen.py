"""What a seat may know of the Fate Cards: which it has not seen, and a world with those dealt anew (MALI-HID-01 to -04, -11)."""

from __future__ import annotations

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.state import Deck
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-HID-02", "MALI-REV-01")
def concealed(own: Deck, owner: int, seat: int | None) -> list[int]:
    """The places in a hand whose card a seat has not seen; None: somebody who looks on."""
    if owner == seat:
        return []
    return [i for i, card in enumerate(own.hand) if seat is None or card not in own.known]


@clause("MALI-HID-01", "MALI-HID-02", "MALI-HID-11")
def pool(game: Malifaux, owner: int, seat: int | None) -> list[str]:
    """The cards of a player that may lie anywhere in the deck or in what is hidden of the hand: all but those that a seat has seen."""
    own = game.deck(owner)
    found = [card for card, count in own.pile.rest.items() for _ in range(count)]
    found += own.pile.top[deck.depth(own, seat) :]
    found += [own.hand[i] for i in concealed(own, owner, seat)]
    found.sort()
    return found


@clause("MALI-HID-03", "MALI-DISC-02", "MALI-AMB-11")
def browsable(game: Malifaux, owner: int, seat: int | None) -> list[str]:
    """What of a Discard Pile a seat may look through: its own whole, of another's the top card."""
    discard = game.deck(owner).discard
    return list(discard) if owner == seat else discard[-1:]


@clause("MALI-HID-01", "MALI-HID-02", "MALI-HID-03", "MALI-HID-04", "MALI-AMB-10")
def redeal(game: Malifaux, owner: int, seat: int | None, rng: Random) -> None:
    """A player's deck and hand in a world that a seat cannot tell from the truth: what it has seen stays where it is, and of the rest it
    knows how many cards there are and which."""
    own, left = game.deck(owner), pool(game, owner, seat)
    for i in concealed(own, owner, seat):
        own.hand[i] = _any(left, rng)
    known = deck.depth(own, seat)
    own.pile.top[known:] = [_any(left, rng) for _ in range(fixed(own) - known)]
    own.pile.rest = dict.fromkeys(own.pile.rest, 0)
    for card in left:
        own.pile.rest[card] += 1
    if seat is None:
        own.known = []


def fixed(own: Deck) -> int:
    """How many cards on top somebody knows."""
    return max([own.shown, *own.looked])


def _any(left: list[str], rng: Random) -> str:
    at = int(rng.random() * len(left))
    card = left[at]
    left[at] = left[-1]
    left.pop()
    return card
