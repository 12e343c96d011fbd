"""Arcane Abilities (MOON-ARC), what they hide (MOON-HID-05 to 08, 13, 14). Positions with outcomes: cases/moonstone/arcane/arcane.yaml."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.messages.refusal import Refused
from escarmouche.core.play.game import Game
from escarmouche.core.play.rule import dropped
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.arcane import arcane
from escarmouche.games.moonstone.cards import library
from escarmouche.games.moonstone.state import arcane_deck

MODELS = {
    "flintlock": {"card": "flintlock", "seat": 0, "at": [10, 10], "energy": 3},
    "bobby": {"card": "beaky-bobby", "seat": 1, "at": [10, 16]},
    "flavius": {"card": "friar-flavious", "seat": 1, "at": [13, 10]},
}


def table(seed: int = 1, models: dict[str, Any] = MODELS, **options: Any) -> Game[Any]:
    setup = BOOK.read_setup({"terrain": [], "seats": 2, **options})
    state = BOOK.cases.position(setup, {"models": models, "active": next(iter(models))})
    return Game(BOOK, setup, seed_bytes(seed), state=state)


def cast(seed: int = 1, *, lie: bool = True, **options: Any) -> Game[Any]:
    """The musket is aimed at Bobby and a card lies face down."""
    game = table(seed, **options)
    game.answer(0, {"shoot-musket": "bobby"})
    card = game.table.state.casting.hand[0]
    declared = next(name for name in arcane.DECLARATIONS if (name != card) == lie)
    game.answer(0, {card: declared if lie else card})
    return game


def seen(game: Game[Any], seat: int | None) -> bytes:
    view = game.view(seat)
    return msgspec.json.encode([view.scene, view.asks, view.waiting])


# -- the parts


def test_moon_arc_10_a_requirement_is_a_colour_with_x_or_with_a_number():
    sting = library.cards("fr")["tansy-glimmerquill"].abilities["star-sting"]
    works = [card for card in arcane.DECLARATIONS if arcane.outcome(sting, card)]
    assert works == ["blue-1", "blue-2", "blue-3", "green-3", "pink-3", "catastrophe"]


def test_moon_amb_41_a_catastrophe_without_a_text_does_nothing():
    bare = msgspec.structs.replace(library.cards("fr")["flintlock"].abilities["shoot-musket"], catastrophe=())
    assert arcane.outcome(bare, "catastrophe") == ()


def test_moon_amb_36_ten_declarations_for_each_different_card():
    game = table()
    game.answer(0, {"shoot-musket": "bobby"})
    hand = game.table.state.casting.hand
    answers = list(game.pending[0])
    assert len(answers) == 10 * len(set(hand))
    assert all(answer in game.pending[0] for answer in answers)


def test_moon_arc_05_the_player_to_the_left_resists_for_a_friend():
    game = table(seats=3).table
    flintlock, bobby = game.model("flintlock"), game.model("bobby")
    assert arcane.resisting_seat(game, flintlock, bobby) == 1
    assert arcane.resisting_seat(game, flintlock, flintlock) == 1
    assert arcane.resisting_seat(game, bobby, bobby) == 2
    assert arcane.resisting_seat(game, bobby, None) == 2
    assert arcane.resisting_seat(game, bobby, flintlock) == 0


def test_moon_amb_33_what_makes_up_a_draw():
    game = table(models={**MODELS, "billy": {"card": "billy", "seat": 0, "at": [10, 13]}}).table
    size = arcane.draw_size(game, game.model("flintlock"), game.model("bobby"))
    assert size == {"arcane": 3, "evade": -1, "cover": -2, "height": 0}
    itself = arcane.draw_size(game, game.model("flintlock"), game.model("flintlock"))
    assert sum(itself.values()) == 3


# -- cards are neither lost nor made


@pytest.mark.parametrize("seed", range(40))
def test_moon_arc_17_all_cards_are_shuffled_back(seed: int):
    rng = random.Random(seed)
    game = cast(seed, lie=bool(seed % 2))
    while game.table.state.casting is not None:
        now = game.table.state.casting
        laid = [now.card] if now.card else []
        lying = [*now.hand, *now.resist, *now.shown, *now.buried, *laid]
        assert len(lying) + len(game.table.state.arcane) == 21
        ask = game.pending[0]
        game.answer(ask.seat, ask.sample(rng))
    assert game.table.state.arcane.counts() == arcane_deck().counts()
    assert not dropped


# -- what is hidden


@pytest.mark.parametrize("seed", range(20))
def test_moon_hid_06_nobody_else_can_tell_which_card_lies_face_down(seed: int):
    game = cast(seed)
    world = game.world(1, random.Random(seed))
    assert seen(world, 1) == seen(game, 1)
    assert seen(world, None) == seen(game, None)
    truth = game.table.state.casting
    assert {game.world(1, random.Random(n)).table.state.casting.card for n in range(40)} != {truth.card}
    assert game.world(0, random.Random(seed)).table.state.casting.card == truth.card
    assert game.world(1, random.Random(seed)).table.state.casting.resist == truth.resist


def test_moon_hid_05_the_question_follows_a_hand_dealt_anew():
    """A world's pending question is about the cards of that world."""
    game = table()
    game.answer(0, {"shoot-musket": "bobby"})
    hands = set()
    for n in range(30):
        world = game.world(1, random.Random(n))
        ask = world.pending[0]
        assert isinstance(ask, Menu)
        hand = world.table.state.casting.hand
        assert ask.names == arcane.unique(hand)
        hands.add(tuple(ask.names))
        world.answer(0, next(iter(ask)))
    assert len(hands) > 5


def test_moon_hid_14_divine_intervention_is_offered_by_what_the_world_holds():
    offered = set()
    for seed in range(60):
        game = cast(seed)
        twice = game.table.state.casting.resist.count("catastrophe") >= 2
        assert ("intervene" in game.pending[0]) == twice
        offered.add(twice)
        assert [asked.seat for asked in game.view(0).waiting] == [1]
        world = game.world(0, random.Random(seed))
        assert ("intervene" in world.pending[0]) == (world.table.state.casting.resist.count("catastrophe") >= 2)
        assert seen(world, 0) == seen(game, 0)
    assert offered == {True, False}


def test_moon_hid_13_a_bluff_that_was_believed_is_told_to_nobody_else():
    game = cast(3)
    card = game.table.state.casting.card
    game.answer(1, "ok")
    told = [event for event in game.history() if card in str(event.args) and event.seen_by(1)]
    assert all(event.name == "arcane-hand" for event in told)  # the resister's own hand may hold the same card
    assert any(event.name == "arcane-laid" and event.seen_by(0) for event in game.history())
    assert not any(event.name == "arcane-revealed" for event in game.history())


def test_a_copy_in_the_middle_is_the_same():
    game = cast(5)
    twin = game.clone()
    assert msgspec.msgpack.encode(twin.table.state) == msgspec.msgpack.encode(game.table.state)
    twin.answer(1, "bluff")
    game.answer(1, "bluff")
    assert msgspec.msgpack.encode(twin.table.state) == msgspec.msgpack.encode(game.table.state)
    game.undo()
    assert game.pending[0].name == "call"


def test_a_copy_with_a_card_laid_has_nothing_to_play_again():
    game = cast(5)
    assert game.pending[0].name == "call"
    twin = game.clone()
    assert twin._mark.number == twin.number == game._mark.number


def test_a_card_that_is_not_in_the_hand_cannot_be_laid():
    game = table()
    game.answer(0, {"shoot-musket": "bobby"})
    missing = next(card for card in arcane.DECLARATIONS if card not in game.table.state.casting.hand)
    with pytest.raises(Refused):
        game.answer(0, {missing: "green-3"})
    with pytest.raises(Refused):
        game.answer(0, {game.table.state.casting.hand[0]: "green-4"})
