"""A decision is free to take back while it met no chance, showed nothing hidden and nobody else decided since."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.game import Game
from escarmouche.core.undo import undoable


def state(game: Game[Any]) -> bytes:
    return msgspec.msgpack.encode(game.table.state)


def until(game: Game[Any], name: str, seed: int = 1) -> Game[Any]:
    """Random play up to the first question of that name."""
    rng = random.Random(seed)
    while game.pending[0].name != name:
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        game.answer(ask.seat, ask.sample(rng))
    return game


@pytest.fixture
def game() -> Game[Any]:
    return esc.new("moonstone", edition="en", seed=7, reactions=False, events=False, mulligan=False)


def test_nothing_decided_nothing_to_take_back(game: Game[Any]) -> None:
    found = undoable(game, 0)
    assert (found.possible, found.free) == (False, False)
    assert found.why is not None and found.why.key == "undo-nothing"


def test_a_secret_answer_is_free_to_take_back(game: Game[Any]) -> None:
    before = state(game)
    game.answer(0, "dominion")
    assert undoable(game, 0) == (True, True, game.number, None)
    game.take_back(0, game.number)
    assert game.asked(0) is not None and state(game) == before
    game.answer(1, "dominion")
    assert game.asked(1) is None, "the other seat's answer stays"


def test_choices_shown_together_need_consent(game: Game[Any]) -> None:
    game.answer(0, "dominion")
    game.answer(1, "commonwealth")
    why = undoable(game, 0).why
    assert why is not None and why.key == "undo-others"


def test_a_move_with_nobody_else_asked_is_free(game: Game[Any]) -> None:
    until(game, "activate")
    seat = game.pending[0].seat
    game.answer(seat, game.pending[0].sample(random.Random(1)))
    before = state(game)
    number = game.number
    ask = game.pending[0]
    jog = next(answer for answer in ask if isinstance(answer, dict) and "jog" in answer)
    game.answer(seat, jog)
    found = undoable(game, seat)
    assert found == (True, True, number, None)
    game.take_back(seat, found.number)
    assert state(game) == before


def test_drawn_cards_need_consent(game: Game[Any]) -> None:
    rng = random.Random(5)
    while True:
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        number = game.number
        game.answer(ask.seat, ask.sample(rng))
        if ask.name == "action" and any(
            entry.dealt for _, entry in zip(range(2), game.entries()[number:], strict=False)
        ):
            break
    found = undoable(game, ask.seat)
    assert found.possible and not found.free and found.number == number
    assert found.why is not None and found.why.key == "undo-chance"


def test_the_others_last_decision_needs_consent(game: Game[Any]) -> None:
    until(game, "deploy")
    ask = game.pending[0]
    game.answer(ask.seat, ask.sample(random.Random(2)))
    other = game.pending[0].seat
    assert other != ask.seat
    assert undoable(game, ask.seat).free, "the other has not answered yet"
    game.answer(other, game.pending[0].sample(random.Random(2)))
    found = undoable(game, ask.seat)
    assert found.why is not None and found.why.key == "undo-others" and found.why.args == {"seats": [other + 1]}


def test_a_card_shown_needs_consent() -> None:
    game = esc.new("moonstone", edition="en", seed=3, events=True)
    rng = random.Random(3)
    for _ in range(3000):
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        game.answer(ask.seat, ask.sample(rng))
        if any(event.name == "revealed-agenda" for event in game.events):
            found = undoable(game, ask.seat)
            assert found.why is not None and not found.free
            return
        if game.over:
            game = esc.new("moonstone", edition="en", seed=rng.random(), events=True)
    pytest.fail("no Agenda was revealed")
