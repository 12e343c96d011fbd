"""Questions that leave nothing to choose."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Ask, Choose, Menu, Number, Order, Some
from escarmouche.core.asks.only_answer import only_minor, sole
from escarmouche.core.messages.refusal import refuse


def menu(**branches: Ask | None) -> Menu:
    return Menu("act", seat=0, rule="TOY-01", branches=dict(branches))


def choose(*options: str) -> Choose:
    return Choose("whom", seat=0, rule="TOY-01", options=options)


def some(least: int, most: int, *options: str) -> Some:
    return Some("which", seat=0, rule="TOY-01", options=options, least=least, most=most)


@pytest.mark.parametrize(
    ("ask", "only"),
    [
        (choose("ann"), "ann"),
        (choose("ann", "bob"), None),
        (some(0, 0, "a", "b"), ()),
        (some(2, 2, "a", "b"), ("a", "b")),
        (some(0, 2), ()),
        (some(1, 1, "a", "b"), None),
        (some(0, 1, "a"), None),
        (Order("first", seat=0, rule="TOY-01", options=("a",)), ("a",)),
        (Order("first", seat=0, rule="TOY-01", options=("a", "b")), None),
        (Number("many", seat=0, rule="TOY-01", low=3, high=3), 3),
        (Number("many", seat=0, rule="TOY-01", low=0, high=0), 0),
        (Number("many", seat=0, rule="TOY-01", low=3, high=4), None),
        (menu(end=None), "end"),
        (menu(fight=choose("ann")), {"fight": "ann"}),
        (menu(fight=choose("ann", "bob")), None),
        (menu(end=None, fight=choose("ann")), None),
        (menu(), None),
    ],
)
def test_the_only_answer(ask: Ask, only: object) -> None:
    assert sole(ask) == only
    if only is not None:
        assert only in ask and list(ask) == [only]


def test_a_closed_branch_leaves_no_choice() -> None:
    ask = Menu("act", seat=0, rule="TOY-01", branches={"end": None, "fight": refuse("why-tired", "TOY-02")})
    assert sole(ask) == "end"


def test_to_turn_round_or_to_end_is_not_worth_a_question() -> None:
    turn = Number("face", seat=0, rule="TOY-01", low=0, high=359)
    assert only_minor(menu(face=turn, end=None), ("face", "end")) == "end"
    assert only_minor(menu(face=turn, end=None, walk=turn), ("face", "end")) is None
    assert only_minor(menu(face=turn), ("face", "end")) is None  # there is no way to do nothing
    assert only_minor(choose("end", "face"), ("face", "end")) is None
