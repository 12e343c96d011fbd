"""A game is its set-up, its seed and its answers: answering, cloning, undoing, going back, telling again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.dealer.chance import commitment
from escarmouche.core.messages.refusal import NothingToUndo, OutOfTurn, Refused
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat
from escarmouche.core.play.state import State, Table
from tests.core.conftest import play


def state(game: Game[Any]) -> bytes:
    return msgspec.msgpack.encode(game.table.state)


def seen(game: Game[Any]) -> list[bytes]:
    return [msgspec.json.encode(game.view(seat)) for seat in (0, 1, None)]


def standing(game: Game[Any]) -> tuple[bytes, list[bytes], int]:
    return state(game), seen(game), game.number


def without_chance(game: Game[Any]) -> tuple[bytes, list[bytes]]:
    """Where a game stands, but for the counter of chance and the length of the record."""
    views = [msgspec.structs.replace(game.view(seat), number=0) for seat in (0, 1, None)]
    bare = msgspec.structs.replace(game.table.state, dealt=0)
    return msgspec.msgpack.encode(bare), [msgspec.json.encode(view) for view in views]


def at_clash(game: Game[Any]) -> Game[Any]:
    """Both have moved and must lay a card."""
    game.answer(0, "wait")
    game.answer(1, "wait")
    return game


# -- answering


def test_a_game_stops_where_a_player_must_decide(game: Game[Any]) -> None:
    assert [ask.name for ask in game.pending] == ["move"]
    assert game.asked(0) is game.pending[0]
    assert game.asked(1) is None
    assert game.number == 2  # two draws
    assert not game.over


def test_an_illegal_answer_is_refused_and_changes_nothing(game: Game[Any]) -> None:
    before = standing(game)
    with pytest.raises(Refused) as refused:
        game.answer(0, {"walk": [9000, 9000]})
    assert refused.value.refusal.rule == "TOY-MOVE-01"
    assert refused.value.code == "refused"
    assert "is more than 2″. (TOY-MOVE-01)" in str(refused.value)
    assert "dépasse" in refused.value.text("fr")
    assert game.why_not(0, {"walk": [9000, 9000]}) == str(refused.value)
    assert game.why_not(0, "wait") is None
    assert standing(game) == before


@pytest.mark.parametrize("answer", [None, 5, [], {}, {"walk": None}, {"walk": "x"}, {"walk": {"x": 1}}, "fly", [[[]]]])
def test_a_malformed_answer_is_refused_like_any_other(game: Game[Any], answer: Any) -> None:
    before = standing(game)
    with pytest.raises(Refused):
        game.answer(0, answer)
    assert standing(game) == before


def test_an_answer_out_of_turn_is_refused(game: Game[Any]) -> None:
    for seat, told in ((1, "waits for player 1"), (2, "no player 3"), (-1, "no player 0"), (-2, "no player -1")):
        with pytest.raises(OutOfTurn) as refused:
            game.answer(seat, "wait")
        assert told in str(refused.value)
    assert game.refusal(1, "wait") is not None


def test_after_the_end_nothing_is_asked(game: Game[Any]) -> None:
    play(game, 200)
    assert game.over
    assert game.outcome is not None
    assert game.pending == ()
    with pytest.raises(OutOfTurn) as refused:
        game.answer(0, "wait")
    assert refused.value.refusal.key == "why-game-over"
    assert game.view(0).outcome == game.outcome


def test_an_answer_may_carry_the_name_of_its_question(game: Game[Any]) -> None:
    at_clash(game)
    card = game.pending[0].sample(random.Random(1))
    assert game.refusal(0, {"lay": card}) is None
    game.answer(0, {"lay": card})
    assert game.asked(0) is None


def test_what_an_answer_leads_to_is_told(game: Game[Any]) -> None:
    game.answer(0, {"rest": 1})
    assert [event.name for event in game.events] == ["moved"]
    game.answer(1, "wait")
    assert [event.args["how"] for event in game.events] == ["wait"]


def test_a_private_event_is_heard_by_its_seats_only(game: Game[Any]) -> None:
    names = {seat: [event.name for event in game.heard(seat)] for seat in (0, 1, None)}
    assert names == {0: ["drawn", "hand", "drawn"], 1: ["drawn", "drawn", "hand"], None: ["drawn", "drawn"]}


# -- together


def test_answers_given_together_stay_secret_until_all_are_in(game: Game[Any]) -> None:
    at_clash(game)
    before = standing(game)
    cards = [next(iter(ask)) for ask in game.pending]
    game.answer(1, cards[1])
    after = standing(game)
    assert after[0] == before[0]
    assert after[2] == before[2]
    view = game.view(0)
    assert [waiting.chosen for waiting in view.waiting] == [False, True]
    assert msgspec.json.encode(view.scene) == msgspec.json.encode(game.at(game.number).view(0).scene)
    assert game.view(1).asks == []
    with pytest.raises(OutOfTurn):
        game.answer(1, cards[1])
    game.answer(0, cards[0])
    assert game.entries()[-2 if game.entries()[-1].dealt else -1].answer == tuple(cards)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_answers_first_makes_no_difference(order: tuple[int, int]) -> None:
    game = at_clash(esc.new("toy", seed=7))
    cards = [next(iter(ask)) for ask in game.pending]
    for seat in order:
        game.answer(seat, cards[seat])
    other = at_clash(esc.new("toy", seed=7))
    for seat in (0, 1):
        other.answer(seat, cards[seat])
    assert standing(game) == standing(other)
    assert game.entries() == other.entries()


def test_a_clone_keeps_what_was_given_in_secret(game: Game[Any]) -> None:
    at_clash(game)
    game.answer(1, next(iter(game.pending[1])))
    twin = game.clone()
    assert standing(twin) == standing(game)
    assert twin.asked(1) is None


def test_undo_takes_back_what_was_given_in_secret(game: Game[Any]) -> None:
    at_clash(game)
    before = standing(game)
    game.answer(1, next(iter(game.pending[1])))
    game.undo()
    assert standing(game) == before


# -- copies and the past


@pytest.mark.parametrize("seats", [2, 3])
def test_a_clone_is_the_original_after_every_decision(seats: int) -> None:
    game, rng = esc.new("toy", seed=3, seats=seats), random.Random(2)
    while game.pending:
        twin = game.clone()
        assert standing(twin) == standing(game)
        for ask in list(game.pending):
            answer = ask.sample(rng)
            game.answer(ask.seat, answer)
            twin.answer(ask.seat, answer)
        assert standing(twin) == standing(game)


def test_a_clone_is_independent(game: Game[Any]) -> None:
    before = standing(game)
    play(game.clone(), 30)
    assert standing(game) == before


def test_a_clone_can_be_cloned_however_far_the_other_has_gone(game: Game[Any]) -> None:
    """Marks are shared and old snapshots are dropped: whoever still stands there must not miss them."""
    play(game, 5)
    before = standing(game)
    play(game.clone(), 40)
    assert standing(game.clone()) == before
    old = game.clone()
    play(game, 40)
    assert standing(old.clone()) == before
    assert old.world(0, random.Random(1)).view(0).scene == old.view(0).scene


def test_a_copy_sets_the_mark_that_the_game_has_not_set_and_counts_no_step_again(game: Game[Any]) -> None:
    entries = 0
    while game.pending:
        before, steps = standing(game), game.steps
        twin = game.clone()
        assert standing(twin) == standing(game) == standing(game.clone()) == before
        assert twin.steps == game.steps == steps
        assert twin._mark is game._mark and len(game.entries()) == game.number
        play(game, entries % 11 + 1)
        entries += 1


def test_undo_stands_as_before_after_every_decision() -> None:
    """Without a trace where no chance was met; else all but the counter of chance is as before, and one entry says why."""
    game, rng, met = esc.new("toy", seed=9), random.Random(4), set()
    while game.pending:
        before, bare, dealt = standing(game), without_chance(game), game.table.state.dealt
        answers = [(ask.seat, ask.sample(rng)) for ask in game.pending]
        for seat, answer in answers:
            game.answer(seat, answer)
        after, deals = standing(game), game.table.state.dealt - dealt
        game.undo()
        met.add(bool(deals))
        if not deals:
            assert standing(game) == before and game.events == []
            for seat, answer in answers:
                game.answer(seat, answer)
            assert standing(game) == after
            continue
        assert without_chance(game) == bare
        assert game.number == before[2] + 1 and game.table.state.dealt == dealt + deals
        assert [event.args for event in game.events] == [{"seat": 0, "decisions": 1, "deals": deals}]
        for seat, answer in answers:
            game.answer(seat, answer)
    assert met == {False, True}


def test_undo_goes_back_to_the_beginning_and_no_further(game: Game[Any]) -> None:
    first = without_chance(game)
    play(game, 300)
    assert game.over
    dealt = game.table.state.dealt
    while game.number > 3:
        game.undo()
    assert without_chance(game) == first
    assert game.table.state.dealt == dealt
    with pytest.raises(NothingToUndo):
        game.undo()


def test_what_is_taken_back_lies_in_the_record_in_the_order_in_which_it_happened(game: Game[Any]) -> None:
    at_clash(game)
    game.take_back(1, 3)  # no chance was met: no trace
    assert [entry.name for entry in game.entries()] == ["cards", "cards", "move"]
    game.answer(1, "wait")
    lay = {ask.seat: next(iter(ask)) for ask in game.pending}
    for seat, card in lay.items():
        game.answer(seat, card)
    once = game.entries()[4:]
    game.take_back(1, 4)
    game.take_back(0, 2)
    taken = [(entry.name, entry.dealt, entry.answer) for entry in once]
    deals = sum(entry.dealt for entry in once)
    assert deals
    (entry,) = game.entries()[2:]
    within = ("*undo", False, (1, len(once) - deals, deals, len(once)))
    moves = [("move", False, "wait")] * 2
    assert (entry.name, entry.dealt) == ("*undo", False)
    assert entry.answer == (0, 2, deals, (*moves, *taken, within))
    assert [event.args for event in game.history() if event.name == "chance-anew"] == [
        {"seat": 1, "decisions": 2, "deals": deals}
    ]


def test_rooms_of_old_went_back_without_a_trace(game: Game[Any]) -> None:
    at_clash(game)
    before = standing(game)
    lay = {ask.seat: next(iter(ask)) for ask in game.pending}
    for seat, card in lay.items():
        game.answer(seat, card)
    after = standing(game)
    game.take_back(0, before[2], anew=False)
    assert standing(game) == before and game.events == []
    for seat, card in lay.items():
        game.answer(seat, card)
    assert standing(game) == after


def test_any_moment_of_the_past_can_be_stood_at(game: Game[Any]) -> None:
    rng, past = random.Random(8), []
    while game.pending:
        past.append(standing(game))
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    for before in past:
        assert standing(game.at(before[2])) == before


def test_the_story_can_be_told_again(game: Game[Any]) -> None:
    told, rng = list(game.events), random.Random(8)
    moments = [standing(game)]
    while game.pending:
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
        told += game.events
        moments.append(standing(game))
    assert game.history() == told
    assert [standing(moment) for moment in game.retold()] == moments


def test_a_story_with_things_taken_back_can_be_told_again_and_stood_in_anywhere() -> None:
    game, rng = esc.new("toy", seed=11), random.Random(8)
    for _ in range(300):
        if game.pending and rng.random() < 0.7:
            for ask in game.pending:
                game.answer(ask.seat, ask.sample(rng))
        elif game.number > 2 and any(not entry.dealt and entry.name != "*undo" for entry in game.entries()):
            game.undo()
        assert standing(game.clone()) == standing(game)
    moments = [standing(moment) for moment in game.retold()]
    assert moments[-1] == standing(game)
    for moment in moments:
        assert standing(game.at(moment[2])) == moment
    told = [event for event in game.history() if event.name == "chance-anew"]
    assert len(told) == sum(entry.name == "*undo" for entry in game.entries()) > 0


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    assert standing(play(esc.new("toy", seed=1), 9)) == standing(play(esc.new("toy", seed=1), 9))
    assert state(esc.new("toy", seed=1)) != state(esc.new("toy", seed=2))
    assert esc.new("toy").seed != esc.new("toy").seed


def test_the_promise_is_published_from_the_start(game: Game[Any]) -> None:
    assert game.view(None).commitment == commitment(game.seed)
    assert play(game, 50).view(None).commitment == commitment(game.seed)


def test_a_dealer_may_be_somebody_else() -> None:
    from tests.core.toy import BOOK, ToySetup

    game = Game(BOOK, ToySetup(), bytes(32), dealer=lambda ask: list(ask)[-1])
    assert game.table.state.duellists[0].hand == ["6", "6", "6"]


# -- worlds


@pytest.mark.parametrize("seat", [0, 1])
def test_a_world_cannot_be_told_from_the_real_game(seat: int) -> None:
    game, rng, other = esc.new("toy", seed=5), random.Random(3), False
    while game.pending:
        for _ in range(3):
            world = game.world(seat, rng)
            mine, real = world.view(seat), game.view(seat)
            assert (mine.scene, mine.asks, mine.waiting) == (real.scene, real.asks, real.waiting)
            assert list(world.book.cases.invariants(world.table)) == []
            other |= state(world) != state(game)
        for ask in game.pending:
            game.answer(ask.seat, ask.sample(rng))
    assert other


def test_a_world_has_no_past_to_look_at(game: Game[Any]) -> None:
    at_clash(game)
    truth = state(game)
    worlds = [game.world(0, random.Random(n)) for n in range(5)]
    assert any(state(world) != truth for world in worlds)
    for world in worlds:
        assert world.entries() == []
        with pytest.raises(NothingToUndo):
            world.undo()
        with pytest.raises(NothingToUndo):
            world.at(0)
        assert world.seed != game.seed


def test_a_world_can_be_played_cloned_undone_and_told(game: Game[Any]) -> None:
    at_clash(game)
    world = game.world(0, random.Random(6))
    before, number = without_chance(world), world.number
    play(world, 12)
    assert standing(world.clone()) == standing(world)
    assert [standing(moment) for moment in world.retold()][-1] == standing(world)
    while world.number > number + 1:
        world.undo()
    assert without_chance(world) == before
    assert [standing(moment) for moment in world.retold()][-1] == standing(world)


def test_a_world_keeps_a_seats_own_secret_choice_and_deals_the_others_anew(game: Game[Any]) -> None:
    at_clash(game)
    game.answer(0, next(iter(game.pending[0])))
    assert game.world(0, random.Random(1)).asked(0) is None
    assert game.world(1, random.Random(1)).asked(0) is not None


# -- seats and bots


def test_a_seat_gives_no_way_to_the_game(game: Game[Any]) -> None:
    seat = Seat(game, 0)
    assert seat.ask is game.pending[0]
    assert seat.scene == game.view(0).scene
    assert [event.name for event in seat.events] == ["drawn", "hand", "drawn"]
    assert seat.world(random.Random(1)).view(0).scene == seat.scene
    for name in dir(seat):
        if not name.startswith("_") and name != "card":
            assert not isinstance(getattr(seat, name), Game | Table | State)
    with pytest.raises(LookupError):
        _ = Seat(game, 1).ask


def test_bots_play_a_game_out(game: Game[Any]) -> None:
    class First:
        def answer(self, seat: Seat) -> Any:
            return next(iter(seat.ask))

    assert esc.play_out(game, [First(), First()]).over  # type: ignore[list-item]
