"""Worlds that a seat cannot tell from the truth: every card it has not seen is dealt anew (AD66-HID)."""

from __future__ import annotations

from escarmouche.core.chance import Random
from escarmouche.core.rule import clause
from escarmouche.games.ad1666 import secret
from escarmouche.games.ad1666.state import Deck, Stake
from escarmouche.games.ad1666.table import Anno


@clause("AD66-HID-01", "AD66-HID-02", "AD66-HID-04", "AD66-HID-07", "AD66-HID-13")
def redeal(game: Anno, seat: int | None, rng: Random) -> None:
    """The others' hands, all decks, and cards committed face down: what lay where leaves no trace."""
    for owner, deck in enumerate(game.state.decks):
        _redeal(game, owner, deck, seat, rng)
    secret.redeal(game, seat, rng)


def _redeal(game: Anno, owner: int, deck: Deck, seat: int | None, rng: Random) -> None:
    known = deck.looked if owner == seat else deck.seen if seat is not None else []
    laid = [] if owner == seat else _face_down(game, owner)
    pool = [card for card, count in deck.pile.rest.items() for _ in range(count)]
    pool += deck.pile.top[len(known) :]
    held = [*deck.hand, *[stake.card for stake in laid]]
    shown = [] if owner == seat or seat is None else [card for card in held if card in deck.shown]
    if owner != seat:
        pool += [card for card in held if card not in shown]
    pool.sort()
    if owner != seat:
        held = [card if card in shown else _take(pool, rng) for card in held]
        for stake in laid:  # any of the cards it has seen may be the one that was laid
            stake.card = _take(held, rng)
        deck.hand[:] = held
        deck.looked = []
        if seat is None:
            deck.seen, deck.shown = [], []
    else:
        deck.seen = []
    deck.pile.top = list(known)
    deck.pile.rest = dict.fromkeys(deck.pile.rest, 0)
    for card in pool:
        deck.pile.rest[card] = deck.pile.rest.get(card, 0) + 1


def _face_down(game: Anno, owner: int) -> list[Stake]:
    """The cards a player has committed from the hand that nobody has turned up yet."""
    return [
        stake
        for test in game.state.tests
        if not test.revealed
        for stake in (*test.sides, *test.others)
        if stake.seat == owner and stake.source == "hand" and stake.card
    ]


def _take(pool: list[str], rng: Random) -> str:
    at = int(rng.random() * len(pool))
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card
