"""Giving up, and running out of time: both are part of the record, and can be cloned, saved, replayed and taken back."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.messages.refusal import BadRecord, OutOfTurn, Refused
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.play.mark import CONCEDE, LAPSE
from escarmouche.core.play.packed_game import packed, unpacked
from escarmouche.core.play.state import Outcome
from escarmouche.core.play.undo import undoable
from escarmouche.testing.conformance.fingerprint import fingerprint, standing
from tests.core.conftest import play


def several(seats: int = 3, seed: int = 7) -> Game[Any]:
    return esc.new("toy", seed=seed, seats=seats)


def at_clash(game: Game[Any]) -> Game[Any]:
    """All have moved and must lay a card."""
    while len(game.pending) == 1:
        game.answer(game.pending[0].seat, "wait")
    return game


def same(game: Game[Any]) -> None:
    """Whatever stands for the game is the same game."""
    twin = record.read(record.record(game))
    assert fingerprint(twin) == fingerprint(game)
    assert standing(game.clone()) == standing(game)
    assert standing(game.at(game.number)) == standing(game)
    bot = unpacked(packed(game))
    assert msgspec.msgpack.encode(bot.table.state) == msgspec.msgpack.encode(game.table.state)
    assert [ask.name for ask in bot.pending] == [ask.name for ask in game.pending]
    *_, last = game.retold()
    assert standing(last) == standing(game)


# -- conceding


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 5])
def test_of_two_the_other_wins_at_once(seat: int, decisions: int) -> None:
    game = play(several(2), decisions)
    before = game.number
    game.concede(seat)
    assert game.outcome == Outcome((1 - seat,), "TOY-CONC-01", (), "outcome-conceded")
    assert game.pending == ()
    assert [event.name for event in game.events] == ["conceded"]
    assert game.history()[-1].args == {"seat": seat + 1}
    assert game.number == before + 1
    assert game.entries()[-1].name == CONCEDE
    same(game)
    game.undo()
    assert standing(game) == standing(play(several(2), decisions))


def test_who_has_conceded_cannot_concede_or_answer_again() -> None:
    game = several()
    game.concede(0)
    for act in (lambda: game.concede(0), lambda: game.answer(0, "wait"), lambda: game.lapse(0)):
        with pytest.raises((Refused, OutOfTurn)) as refused:
            act()
        assert refused.value.refusal.key == "why-conceded"
        assert refused.value.text("fr") == "Le joueur 1 a abandonné. (TOY-CONC-01)"
    assert game.refusal(0, "wait") is not None


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_only_a_player_can_concede(seat: int) -> None:
    game = several(2)
    before = standing(game)
    with pytest.raises(Refused) as refused:
        game.concede(seat)
    assert refused.value.refusal.key == "why-no-seat"
    assert standing(game) == before


def test_after_the_end_nobody_concedes() -> None:
    game = play(several(2), 200)
    assert game.over
    with pytest.raises(Refused) as refused:
        game.concede(0)
    assert refused.value.refusal.key == "why-game-over"


def test_of_several_the_others_play_on_until_one_is_left() -> None:
    game = several(3)
    game.concede(0)
    assert not game.over
    assert [ask.seat for ask in game.pending] == [1]
    same(game)
    game.concede(2)
    assert game.outcome == Outcome((1,), "TOY-CONC-01", (), "outcome-conceded")
    same(game)


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("decisions", range(8))
def test_nothing_is_asked_of_who_has_conceded(first: int, decisions: int) -> None:
    game = play(several(3), decisions)
    if game.over:
        return
    game.concede(first)
    same(game)
    rng = random.Random(decisions)
    while game.pending:
        assert first not in [ask.seat for ask in game.pending]
        assert all(waiting.seat != first for waiting in game.view(None).waiting)
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
        same(game)
    assert game.outcome is not None
    assert first not in game.outcome.winners


def test_what_the_others_chose_in_secret_stands() -> None:
    game = at_clash(several(3))
    card = next(iter(game.pending[2]))
    game.answer(2, card)
    game.concede(0)
    assert [ask.seat for ask in game.pending] == [1, 2]
    assert game.asked(2) is None
    assert game.clone().has_answered(2)
    other = next(iter(game.pending[0]))
    game.answer(1, other)
    laid = next(event for event in game.events if event.name == "laid").args["cards"]
    assert laid[1:] == [other, card]
    same(game)


def test_the_last_answer_that_was_waited_for_may_be_that_of_who_concedes() -> None:
    game = at_clash(several(3))
    for seat in (0, 2):
        game.answer(seat, next(iter(game.pending[seat])))
    game.concede(1)
    assert "laid" in [event.name for event in game.events]
    same(game)


def test_two_may_leave_the_same_question_of_four() -> None:
    game = at_clash(several(4))
    game.concede(3)
    game.concede(1)
    assert [ask.seat for ask in game.pending] == [0, 2]
    same(game)
    game.answer(2, next(iter(game.pending[1])))
    game.answer(0, next(iter(game.pending[0])))
    same(game)


def test_a_concession_is_taken_back_if_the_others_agree() -> None:
    game = several(3)
    before = standing(game)
    game.concede(1)
    can = undoable(game, 1)
    assert (can.possible, can.free) == (True, False)
    assert can.why is not None
    assert can.why.key == "undo-conceded"
    game.take_back(1, can.number)
    assert standing(game) == before
    assert game.asked(0) is not None


def test_who_takes_back_past_a_concession_takes_back_what_another_decided() -> None:
    game = several(3)
    game.answer(0, "wait")
    game.concede(1)
    can = undoable(game, 0)
    assert not can.free
    assert can.why is not None
    assert (can.why.key, can.why.args["seats"]) == ("undo-others", [2])
    game.take_back(0, can.number)
    assert game.table.state.conceded == []


def test_a_world_of_a_game_without_one_player_plays_on() -> None:
    game = several(3)
    game.concede(0)
    for seat in (0, 1, 2, None):
        world = game.world(seat, random.Random(3))
        assert msgspec.json.encode(world.view(seat).asks) == msgspec.json.encode(game.view(seat).asks)
        play(world, 3)
        assert standing(world.clone()) == standing(world)


def test_a_record_in_which_nobody_sits_where_somebody_concedes_is_refused() -> None:
    game = several(2)
    game.concede(1)
    text = record.record(game).replace('["*concede",false,1]', '["*concede",false,4]')
    with pytest.raises(BadRecord) as refused:
        record.read(sealed(text))
    assert refused.value.refusal.key == "error-record-answer"
    assert "player 5" in str(refused.value)


def sealed(text: str) -> str:
    """A changed record with a digest that fits it: as if another program had written it."""
    lines = text.encode().strip().split(b"\n")
    tail = msgspec.json.decode(lines[-1])
    tail["digest"] = record._digest(lines[:-1])
    return b"\n".join([*lines[:-1], msgspec.json.encode(tail), b""]).decode()


# -- time


def at_swap(game: Game[Any]) -> Game[Any]:
    """The cards are laid; seat 0 may put one back."""
    at_clash(game)
    for ask in game.pending:
        game.answer(ask.seat, next(iter(ask)))
    assert game.pending[0].name == "swap"
    return game


def test_when_time_has_run_out_the_answer_of_the_ledger_is_given_and_told() -> None:
    game = at_swap(several(2))
    by_hand = game.clone()
    game.lapse(0)
    by_hand.answer(0, ())
    assert [event.name for event in game.events] == ["lapsed", *[event.name for event in by_hand.events]]
    assert (game.events[0].rule, game.events[0].args) == ("TOY-CLOCK-01", {"seat": 1})
    assert game.table.state == by_hand.table.state
    entry = next(entry for entry in reversed(game.entries()) if not entry.dealt)
    assert (entry.name, entry.answer) == (LAPSE, ("swap", (0,), ()))
    assert "lapsed" in [event.name for event in game.history()]
    same(game)
    game.undo()
    assert game.pending[0].name == "swap"


def test_time_runs_out_for_one_of_several_who_choose_at_once() -> None:
    game = at_clash(several(3))
    low = next(iter(game.pending[1]))
    game.lapse(1)
    assert game.asked(1) is None
    assert game.has_answered(1)
    assert game.clone().has_answered(1)
    game.answer(0, next(iter(game.pending[0])))
    game.answer(2, next(iter(game.pending[2])))
    told = [event.name for event in game.history()]
    assert told.count("lapsed") == 1
    laid = next(event for event in reversed(game.history()) if event.name == "laid").args["cards"]
    assert laid[1] == low
    same(game)


def test_who_takes_the_choice_back_before_all_have_chosen_was_not_late() -> None:
    game = at_clash(several(2))
    game.lapse(0)
    game.take_back(0, game.number)
    card = game.pending[0].sample(random.Random(2))
    game.answer(0, card)
    game.answer(1, next(iter(game.pending[1])))
    assert LAPSE not in [entry.name for entry in game.entries()]


def test_a_question_without_such_an_answer_is_not_timed() -> None:
    game = several(2)
    before = standing(game)
    with pytest.raises(Refused) as refused:
        game.lapse(0)
    assert str(refused.value) == "This question to player 1 is not timed: it waits for an answer. (TOY-CLOCK-01)"
    with pytest.raises(OutOfTurn):
        game.lapse(1)
    assert standing(game) == before


def test_taking_back_what_time_decided_is_as_free_as_taking_back_the_same_answer() -> None:
    game = at_swap(several(2))
    game.lapse(0)
    by_hand = game.at(game.number)
    assert undoable(game, 0) == undoable(by_hand, 0)
    assert undoable(game, 0).possible


def test_a_record_with_another_answer_than_time_gives_is_refused() -> None:
    game = at_swap(several(2))
    game.lapse(0)
    hand = game.at(undoable(game, 0).number).table.state.duellists[0].hand
    text = record.record(game).replace('["swap",[0],[]]', f'["swap",[0],["{hand[0]}"]]')
    with pytest.raises(BadRecord) as refused:
        record.read(sealed(text))
    assert refused.value.refusal.key == "error-record-lapse"


@pytest.mark.parametrize("line", ['["*lapse",false,1]', '["*lapse",false,["swap",3,[]]]', '["*lapse",false,["swap"]]'])
def test_a_record_with_a_broken_lapse_is_refused(line: str) -> None:
    game = at_swap(several(2))
    game.lapse(0)
    text = record.record(game).replace('["*lapse",false,["swap",[0],[]]]', line)
    with pytest.raises(BadRecord):
        record.read(sealed(text))


def test_who_answers_with_the_words_of_the_record_is_refused() -> None:
    game = at_swap(several(2))
    for answer in ({LAPSE: []}, LAPSE, {CONCEDE: 0}):
        with pytest.raises(Refused):
            game.answer(0, answer)
