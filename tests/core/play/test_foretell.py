"""What an answer would lead to is shown up to the first chance or the first other player, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.play.foretell import foretell
from escarmouche.core.play.game import Game
from tests.core.play.test_undo import state, until


@pytest.fixture
def game() -> Game[Any]:
    return until(esc.new("moonstone", edition="en", seed=7, reactions=False, events=False, mulligan=False), "action")


def test_a_jog_is_foretold_as_it_happens(game: Game[Any]) -> None:
    seat, before = game.pending[0].seat, state(game)
    jog = next(answer for answer in game.pending[0] if isinstance(answer, dict) and "jog" in answer)
    told = foretell(game, seat, jog)
    assert state(game) == before
    game.answer(seat, jog)
    assert told.events == game.heard(seat)
    model = game.table.state.active
    assert [piece.id for piece in told.pieces] == [model]
    assert told.pieces == [piece for piece in game.view(seat).scene.pieces if piece.id == model]
    assert told.until == ""


def test_an_illegal_answer_is_refused(game: Game[Any]) -> None:
    with pytest.raises(Refused):
        foretell(game, game.pending[0].seat, {"step": [0, 0]})


def test_the_future_of_chance_is_not_told() -> None:
    rng, stops = random.Random(5), set()
    game = esc.new("moonstone", edition="en", seed=11, reactions=False, events=False)
    while not game.over and stops != {"chance", "others", ""}:
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        answer = ask.sample(rng)
        told = foretell(game, ask.seat, answer)
        stops.add(told.until)
        twins = [game.world(ask.seat, random.Random(n)) for n in range(2)]
        again = [foretell(twin, ask.seat, answer) for twin in twins]
        assert {msgspec.json.encode(one) for one in again} == {msgspec.json.encode(told)}
        game.answer(ask.seat, answer)
    assert stops == {"chance", "others", ""}
