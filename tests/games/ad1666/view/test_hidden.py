"""Worlds of a seat: what somebody else has looked at lies in them as something else, and is still known to whoever looked (AD66-HID)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.core.play.game import Game
from escarmouche.games.ad1666 import BOOK
from escarmouche.testing.conformance import seat_leak

FIGURES = {"gypsy": {"seat": 0, "at": "d4"}, "athos": {"seat": 1, "at": "j9"}}
HANDS = {0: ["heart 5", "cup 6"], 1: ["heart 4", "cup 5"]}


def table(**looks: Any) -> Game[Any]:
    """A game in which somebody has looked at the top of the first player's deck, or at the hand."""
    setup = BOOK.read_setup({"seats": 2})
    state = BOOK.cases.position(
        setup, {"figures": FIGURES, "hands": HANDS, "decks": {0: {"top": ["iron 2", "iron 3"]}}}
    )
    for word, cards in looks.items():
        setattr(state.decks[0], word, cards)
    return Game(BOOK, setup, b"seed", state=state)


@pytest.mark.parametrize(("looks", "seat"), [("looked", 1), ("looked", None), ("seen", 0), ("seen", None)])
def test_ad66_hid_02_the_top_that_another_knows_is_dealt_anew(looks: str, seat: int | None) -> None:
    """AD66-HID-02, AD66-DIV-05: as many cards are known to whoever looked, and others."""
    game = table(**{looks: ["iron-2", "iron-3"]})
    worlds = [game.world(seat, random.Random(number)).table.state.decks[0] for number in range(12)]
    for deck in worlds:
        assert len(deck.pile.top) == 2 and getattr(deck, looks) == deck.pile.top
        assert len(deck.pile) == len(game.table.state.decks[0].pile)
    assert len({tuple(deck.pile.top) for deck in worlds}) > 6


@pytest.mark.parametrize(("looks", "seat"), [("looked", 0), ("seen", 1)])
def test_ad66_hid_02_the_top_that_a_seat_knows_stays(looks: str, seat: int) -> None:
    game = table(**{looks: ["iron-2", "iron-3"]})
    assert game.world(seat, random.Random(1)).table.state.decks[0].pile.top == ["iron-2", "iron-3"]


def test_ad66_hid_07_who_looks_on_knows_that_a_hand_was_seen_and_not_which_cards() -> None:
    game = table(shown=["heart-5", "cup-6"])
    twins = [game.world(None, random.Random(number)).table.state.decks[0] for number in range(12)]
    assert all(sorted(deck.shown) == sorted(deck.hand) for deck in twins)
    assert len({tuple(sorted(deck.shown)) for deck in twins}) > 6
    assert game.world(1, random.Random(1)).table.state.decks[0].hand == ["heart-5", "cup-6"]


def test_ad66_hid_01_what_is_hidden_from_whom() -> None:
    game = table(looked=["iron-2", "iron-3"])
    assert set(seat_leak.hidden(game, 0)) == {"hand", "chance"}
    assert set(seat_leak.hidden(game, 1)) == set(seat_leak.hidden(game, None)) == {"hand", "deck-top", "chance"}
