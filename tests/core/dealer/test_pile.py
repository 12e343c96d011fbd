"""Piles and draws: a card is decided when it is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from escarmouche.core.dealer.chance import Deal, bell, commitment, seed_bytes
from escarmouche.core.dealer.draw import Draw, draw, roll
from escarmouche.core.dealer.pile import Pile


def pile() -> Pile:
    return Pile(rest={"a": 2, "b": 1}, top=["c"])


def test_known_cards_come_first() -> None:
    deck = pile()
    assert len(deck) == 4
    deck.take(("c", "a"))
    assert deck.counts() == {"a": 1, "b": 1}
    with pytest.raises(ValueError, match="not on top"):
        pile().take(("a",))


@pytest.mark.parametrize("cards", [("c", "b", "b"), ("c", "a", "a", "a")])
def test_what_is_not_there_cannot_be_taken(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="is left"):
        pile().take(cards)


def test_shuffling_in_forgets_every_place() -> None:
    deck = pile()
    deck.shuffle_in(["d", "a"])
    assert deck.top == []
    assert deck.rest == {"a": 3, "b": 1, "c": 1, "d": 1}
    assert pile().counts() == {"a": 2, "b": 1, "c": 1}


def test_a_draw_takes_what_was_dealt_and_nothing_for_nothing() -> None:
    deck = pile()
    run = iter(draw("cards", "TOY-01", deck, 2, seen=(1,)))
    ask = next(run)
    assert isinstance(ask, Draw)
    assert ask.seen == (1,)
    with pytest.raises(StopIteration) as end:
        run.send(("c", "b"))
    assert end.value.value == ("c", "b")
    assert deck.counts() == {"a": 2, "b": 0}
    with pytest.raises(StopIteration) as end:
        next(iter(draw("cards", "TOY-01", deck, 0)))
    assert end.value.value == ()


def test_a_die_has_its_sides() -> None:
    ask = next(iter(roll("die", "TOY-01", sides=4)))
    assert not isinstance(ask, tuple)
    assert list(ask) == [1, 2, 3, 4]


def test_every_card_is_as_likely_as_its_number() -> None:
    seed = seed_bytes("even")
    ask = Draw("d", rule="TOY-01", pile=Pile(rest={"a": 2, "b": 1}), count=1)
    found = Counter(ask.sample(Deal(seed, n))[0] for n in range(3000))
    assert 1900 < found["a"] < 2100


def test_the_deal_is_the_seed_and_a_counter() -> None:
    seed = seed_bytes(7)
    first = [Deal(seed, 1).random() for _ in range(2)]
    assert first[0] == first[1]
    long = Deal(seed, 1)
    numbers = [long.random() for _ in range(100)]
    assert len(set(numbers)) == 100
    assert all(0 <= number < 1 for number in numbers)
    assert Deal(seed, 2).random() != first[0]
    assert Deal(seed_bytes(8), 1).random() != first[0]
    assert numbers[0] == 0.9695650708611748  # the same on every machine and in every version
    assert -6 < bell(long) < 6


def test_a_commitment_fixes_the_seed_without_telling_it() -> None:
    seed = seed_bytes(7)
    assert len(seed) == 32
    assert seed_bytes(seed) == seed
    assert seed_bytes("7") == seed
    assert len(seed_bytes(b"short")) == 32
    assert commitment(seed) == commitment(seed)
    assert commitment(seed) != commitment(seed_bytes(8))
    assert seed.hex() not in commitment(seed)
