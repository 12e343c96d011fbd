"""Worlds that a seat cannot tell from the truth: every card it has not seen is dealt again (AD66-HID)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.dealer.chance import Random
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.setup import secret_choices
from escarmouche.games.ad1666.state import Deck, Stake
from escarmouche.games.ad1666.table import Anno


@clause("AD66-HID-01", "AD66-HID-02", "AD66-HID-04", "AD66-HID-07", "AD66-HID-11")
def hidden(game: Anno, seat: int | None) -> Mapping[str, Any]:
    """Of the others: the hand except what was seen of it, cards laid face down, Bands and purchases until all are done. Of every deck:
    what somebody else has looked at. Everybody sees what non-player Characters are told to do (AD66-DP-65)."""
    decks = list(enumerate(game.state.decks))
    others = [(owner, deck) for owner, deck in decks if owner != seat]
    kinds = {
        "hand": [sorted(card for card in deck.hand if not _seen(deck, card, seat)) for _, deck in others],
        "card-laid": [stake.card for owner, _ in others for stake in _face_down(game, owner)],
        "deck-top": [deck.pile.top[len(_known(deck, owner, seat)) :] for owner, deck in decks],
        "hand-seen": [sorted(deck.shown) for _, deck in others] if seat is None else [],
        **secret_choices.hidden(game, seat),
    }
    return {kind: what for kind, what in kinds.items() if any(what)}


def _known(deck: Deck, owner: int, seat: int | None) -> list[str]:
    """The top cards of a deck that a seat knows."""
    return deck.looked if owner == seat else deck.seen if seat is not None else []


def _seen(deck: Deck, card: str, seat: int | None) -> bool:
    """Has a player seen this card in the other's hand?"""
    return seat is not None and card in deck.shown


@clause("AD66-HID-01", "AD66-HID-02", "AD66-HID-04", "AD66-HID-07", "AD66-HID-13")
def redeal(game: Anno, seat: int | None, rng: Random) -> None:
    """The others' hands, all decks, and cards committed face down: what lay where leaves no trace."""
    for owner, deck in enumerate(game.state.decks):
        _redeal(game, owner, deck, seat, rng)
    secret_choices.redeal(game, seat, rng)


def _redeal(game: Anno, owner: int, deck: Deck, seat: int | None, rng: Random) -> None:
    """A player's cards: what the seat has seen stays, the rest is replaced, even where somebody else has looked."""
    known = list(_known(deck, owner, seat))
    laid = [] if owner == seat else _face_down(game, owner)
    held = [*deck.hand, *[stake.card for stake in laid]]
    stays = [owner == seat or _seen(deck, card, seat) for card in held]
    pool = [card for card, count in deck.pile.rest.items() for _ in range(count)]
    pool += deck.pile.top[len(known) :]
    pool += [card for card, kept in zip(held, stays, strict=True) if not kept]
    pool.sort()
    _look_again(deck, known, pool, rng)
    if owner != seat:
        places = [place for place, card in enumerate(held) if card in deck.shown] if seat is None else []
        held = [card if kept else _take(pool, rng) for card, kept in zip(held, stays, strict=True)]
        if seat is None:
            deck.shown = [held[place] for place in places]
        for stake in laid:  # any of the cards it has seen may be the one that was laid
            stake.card = _take(held, rng)
        deck.hand[:] = held
    deck.pile.rest = dict.fromkeys(deck.pile.rest, 0)
    for card in pool:
        deck.pile.rest[card] = deck.pile.rest.get(card, 0) + 1


@clause("AD66-HID-02")
def _look_again(deck: Deck, known: list[str], pool: list[str], rng: Random) -> None:
    """The top of a deck: what the seat knows, then as many other cards as somebody else has looked at."""
    deck.pile.top = [*known, *[_take(pool, rng) for _ in deck.pile.top[len(known) :]]]
    deck.looked = deck.pile.top[: len(deck.looked)]
    deck.seen = deck.pile.top[: len(deck.seen)]


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
