"""A decision is free to take back while it met no chance, showed nothing hidden and nobody else decided since."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.messages.event import Event
from escarmouche.core.play.game import Game
from escarmouche.core.play.state import Table
from escarmouche.core.play.undo import shown, undoable


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
    assert undoable(game, 0) == (True, True, game.number, None, 0)
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
    assert found == (True, True, number, None, 0)
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
    assert found.deals == sum(entry.dealt for entry in game.entries()[number:]) > 0
    earlier = undoable(game.at(number), ask.seat)
    game.take_back(ask.seat, number)
    found = undoable(game, ask.seat)  # what came before it has now seen chance, too
    assert found.number == earlier.number and not found.free
    assert found.why is not None and found.why.key == "undo-chance"
    assert found.deals > 0


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


def laid() -> tuple[Game[Any], int]:
    """Both have moved in a duel; where the record stood before the first did."""
    game = esc.new("toy", seed=7)
    number = game.number
    game.answer(0, "wait")
    game.answer(1, "wait")
    return game, number


def test_what_somebody_else_decided_openly_has_shown_nothing() -> None:
    game, number = laid()
    found = undoable(game, 0)
    assert found.why is not None and found.why.key == "undo-others" and found.deals == 0
    assert shown(game, 0, number) is None


def test_what_was_chosen_in_secret_and_laid_together_was_hidden() -> None:
    game, _ = laid()
    number = game.number
    for ask in game.pending:
        game.answer(ask.seat, "5" if "5" in ask else next(iter(ask)))
    cards = game.entries()[number].answer
    if cards[0] != cards[1]:
        assert undoable(game, 0).deals == 1  # one was hit
    why = shown(game, 0, number)
    assert why is not None and (why.key, why.rule) == ("undo-shown", "TOY-CLASH-01")


def test_what_others_learn_in_secret_does_not_show_in_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that only another seat may know changes nothing for this one; what this seat itself has shown does."""
    game, number = laid()
    monkeypatch.setattr(type(game.book), "blocks_free_undo", ("moved",))
    for audience, told in (((1,), False), ((0,), True), (None, True)):
        monkeypatch.setattr(Table, "tell", hushed(audience))
        assert (shown(game, 0, number + 1) is not None) == told
        assert shown(game, 1, number + 1) is not None  # its own decision


def hushed(audience: tuple[int, ...] | None) -> Any:
    def tell(table: Table[Any, Any], event: str, rule: str, **args: Any) -> None:
        if table.recording:
            table.events.append(Event(event, rule, args, audience))

    return tell
