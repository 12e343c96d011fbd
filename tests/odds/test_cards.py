"""Draws from a pile, compared with every draw made one by one."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest

from escarmouche.odds import cards


def counted_one_by_one(pile: dict[str, int], count: int) -> dict[tuple[str, ...], Fraction]:
    """Every ordered draw of cards that are told apart."""
    deck = [(card, copy) for card, number in pile.items() for copy in range(number)]
    order = list(pile)
    draws = list(itertools.permutations(deck, count))
    hands = Counter(tuple(sorted((card for card, _ in draw), key=order.index)) for draw in draws)
    return {hand: Fraction(number, len(draws)) for hand, number in hands.items()}


PILES = [{"a": 1}, {"a": 2, "b": 3}, {"a": 1, "b": 1, "c": 4}, {"a": 3, "b": 0, "c": 2}]


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("count", range(5))
def test_hands_are_as_likely_as_when_counted_one_by_one(pile: dict[str, int], count: int) -> None:
    if count <= sum(pile.values()):
        assert dict(cards.drawn(pile, count)) == counted_one_by_one(pile, count)


@pytest.mark.parametrize("pile", PILES)
def test_a_card_is_held_as_often_as_when_counted_one_by_one(pile: dict[str, int]) -> None:
    size = sum(pile.values())
    for count, (card, copies) in itertools.product(range(size + 1), pile.items()):
        there = sum(share for hand, share in cards.drawn(pile, count) if card in hand)
        assert cards.held(copies, size, count) == there


def test_where_the_pile_runs_out_what_was_discarded_is_drawn() -> None:
    hands = cards.drawn({"a": 1}, 2, {"b": 1, "c": 3})
    assert dict(hands) == {("a", "b"): Fraction(1, 4), ("a", "c"): Fraction(3, 4)}
    assert dict(cards.drawn({"a": 1}, 3, {"b": 1})) == {("a", "b"): Fraction(1)}
    assert dict(cards.drawn({"a": 2}, 3)) == {("a", "a"): Fraction(1)}


def test_played_draws_come_as_often_as_they_are_likely() -> None:
    pile, rng, plays = {"a": 3, "b": 2, "c": 1}, random.Random(4), 20_000
    deck = [card for card, number in pile.items() for _ in range(number)]
    seen = Counter(tuple(sorted(rng.sample(deck, 2))) for _ in range(plays))
    for hand, share in cards.drawn(pile, 2):
        assert abs(seen[hand] / plays - share) < Fraction(1, 50)


def test_cards_are_grouped_by_kind() -> None:
    assert cards.grouped({"red-1": 2, "red-2": 1, "black-1": 0}, lambda card: card.partition("-")[0]) == {"red": 3}
