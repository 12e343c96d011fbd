"""A choice whose options are expensive to find out."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from escarmouche.core.asks.lazy_choose import LazyChoose
from escarmouche.core.messages.refusal import Refusal, refuse

NAMES = ("ann", "bob", "cyd", "dan", "eve")
TALL = ("bob", "dan", "eve")


def tall(looked: list[str], known: tuple[str, ...] = ()) -> LazyChoose:
    """Somebody tall. Notes who was looked at."""

    def passes(name: str) -> bool:
        looked.append(name)
        return name in TALL

    def why(name: object) -> Refusal | None:
        return refuse("why-short", "TOY-01", model=str(name)) if name in NAMES else None

    return LazyChoose("tall", among=lambda: NAMES, passes=passes, known=list(known), seat=0, rule="TOY-01", why=why)


def test_a_list_has_all_that_pass_in_order() -> None:
    looked: list[str] = []
    ask = tall(looked, ("bob",))
    assert looked == []
    assert list(ask) == list(ask.options) == list(TALL)
    assert looked == ["ann", "cyd", "dan", "eve"]  # once, and not who was known


def test_a_sample_looks_at_no_more_than_it_must() -> None:
    rng = random.Random(1)
    found: Counter[str] = Counter()
    for _ in range(3000):
        looked: list[str] = []
        ask = tall(looked)
        name = ask.sample(rng)
        assert ask.offered is name and looked[-1] == name and not set(looked[:-1]) & set(TALL)
        found[name] += 1
    assert set(found) == set(TALL) and min(found.values()) > 900  # as likely as the others


def test_who_is_known_is_not_looked_at_again() -> None:
    for seed in range(20):
        looked: list[str] = []
        tall(looked, TALL).sample(random.Random(seed))
        assert not set(looked) & set(TALL)


def test_a_sample_of_a_list_that_was_looked_through() -> None:
    looked: list[str] = []
    ask = tall(looked)
    assert len(ask.options) == 3
    looked.clear()
    assert ask.sample(random.Random(2)) in TALL and looked == []


def test_others_are_refused_with_their_reason() -> None:
    ask = tall([])
    assert ask.why_not("eve") is None
    short, unknown = ask.why_not("ann"), ask.why_not("zoe")
    assert short is not None and short.key == "why-short"
    assert unknown is not None and unknown.key == "why-not-an-option"


def test_nothing_to_choose() -> None:
    ask = LazyChoose("tall", among=lambda: NAMES, passes=lambda _: False, known=[], seat=0, rule="TOY-01")
    with pytest.raises(LookupError):
        ask.sample(random.Random(3))
