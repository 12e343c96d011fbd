"""Divination and the table of its effects (AD66-DIV)."""

from __future__ import annotations

import random

import pytest

from escarmouche.core.asks.ask import Choose, Order, Some
from escarmouche.games.ad1666.divination import divination, glimpse, omen
from escarmouche.games.ad1666.fate import magic
from escarmouche.games.ad1666.state import Stake, Test
from escarmouche.games.ad1666.turn import action
from escarmouche.games.ad1666.view import hidden

from ..positions.ledger import TEXTS
from ..positions.talents import Field, divining, who


def test_tal_15_two_mp_come_with_it_and_the_draw_is_owed():
    field = Field({"seer": who(0, "b3", {"divination": 3}), "bob": who(1, "k3")}, active="seer")
    assert action.action_menu(field.game, field["seer"]).branch("divination") is None
    divination.do(field.game, field["seer"], None)
    assert (field.game.move.mp, field.game.move.pending) == (2, "divination")
    assert field.game.state.magic_discard == []


def test_tal_15_one_of_x_cards_is_chosen_and_silent_ones_only_if_all_are():
    field = divining([17, 4, 24], {"divination": "magic-4"})
    assert field.ask("divination").options == ["magic-4"]
    assert field.game.state.magic_discard == ["17", "4", "24"]
    assert field["seer"].tokens == {"fate": 1}
    field = divining([17, 20, 24], {"divination": "magic-20"})
    assert field.told("omen") == [{"model": "seer", "card": "magic-20", "omen": "omen-silent"}]


def test_amb_94_a_score_of_zero_draws_nothing():
    field = divining([], score=0)
    assert field.game.state.magic_discard == []
    assert not field.asked


def test_amb_95_a_deck_that_runs_out_is_shuffled_again():
    field = Field({"seer": who(0, "b3")})
    state = field.game.state
    state.magic.take([str(number) for number in range(1, 24)])
    state.magic_discard = [str(number) for number in range(1, 24)]
    drawn = field.run(magic.turn_up(field.game, 2, "AD66-TAL-15"))
    assert drawn[0] == "24"
    assert sorted(map(int, state.magic_discard)) == sorted({24, int(drawn[1])})
    assert len(state.magic) == 22


@pytest.mark.parametrize(("card", "owner"), [(1, 0), (2, 0), (6, 1), (7, 1)])
def test_div_01_and_05_three_cards_are_put_back_in_any_order_dp_57(card: int, owner: int):
    top = ["heart 2", "cup 3", "iron 4"]
    order = ("iron-4", "heart-2", "cup-3")
    field = divining([card], {"deck-order": order}, score=1, decks={owner: {"top": top}})
    game = field.game
    deck = game.deck(owner)
    assert isinstance(field.ask("deck-order"), Order)
    assert deck.pile.top == list(order)
    assert (deck.looked if owner == 0 else deck.seen) == list(order)
    assert "cup-3" in field.seen_by(0)
    assert "cup-3" not in field.seen_by(1)
    assert field.told("deck-looked") == [{"model": "seer", "seat": 1, "whose": owner + 1, "count": 3}]
    for _ in range(5):
        hidden.redeal(game, 0, random.Random(1))
        assert deck.pile.top == list(order)  # the seer's player goes on knowing them
    hidden.redeal(game, 1, random.Random(1))
    assert len(deck.pile.top) == 3 and deck.pile.top != list(order)  # in a world of the other's they are others
    assert (deck.looked if owner == 0 else deck.seen) == deck.pile.top


def test_hid_02_what_somebody_else_has_put_in_order_is_known_no_more():
    field = divining(
        [6], {"deck-order": ("iron-4", "heart-2", "cup-3")}, score=1, decks={1: {"top": ["heart 2", "cup 3", "iron 4"]}}
    )
    deck = field.game.deck(1)
    bob = field["bob"]
    field.run(glimpse.look_at_top(field.game, bob, 1, "AD66-DIV-01"), {"deck-order": ("heart-2", "cup-3", "iron-4")})
    assert deck.seen == []
    assert deck.looked == deck.pile.top == ["heart-2", "cup-3", "iron-4"]


def test_hid_13_a_spectators_world_knows_no_top_and_no_hand():
    field = divining([8], {"calamity": "pass"}, score=1, hands={1: ["cup 3"]}, decks={1: {"top": ["heart 2"]}})
    deck = field.game.deck(1)
    deck.seen = ["heart-2"]
    hands = set()
    for seed in range(5):
        hidden.redeal(field.game, None, random.Random(seed))
        assert len(deck.seen) == 1 and deck.seen == deck.pile.top
        assert len(deck.shown) == 1 and deck.shown == deck.hand
        hands.add((*deck.seen, *deck.hand))
    assert len(hands) > 2  # whoever looks on knows that they were seen, and not which


def test_hid_07_a_card_seen_in_a_hand_may_be_the_one_laid_face_down():
    field = divining([11], score=1, hands={1: ["cup 3", "iron 8"]})
    game = field.game
    made = Test("spotting", "AD66-DISC-06", [Stake(0, "seer", ""), Stake(1, "bob", "")], opposed=True)
    made.sides[1].card, made.sides[1].source = "cup-3", "hand"
    game.deck(1).hand.remove("cup-3")
    game.state.tests.append(made)
    laid = set()
    for seed in range(20):
        hidden.redeal(game, 0, random.Random(seed))
        assert sorted([made.sides[1].card, *game.deck(1).hand]) == ["cup-3", "iron-8"]
        laid.add(made.sides[1].card)
    assert laid == {"cup-3", "iron-8"}


def test_hid_02_a_world_of_somebody_else_has_other_cards_to_put_in_order():
    field = Field({"seer": who(0, "b3"), "bob": who(1, "k3")}, decks={0: {"top": ["heart 2", "cup 3", "iron 4"]}})
    running = iter(glimpse.look_at_top(field.game, field["seer"], 0, "AD66-DIV-01"))
    ask = next(running)
    ask = running.send(next(iter(ask)))
    hidden.redeal(field.game, 1, random.Random(2))
    answer = ask.sample(random.Random(2))
    with pytest.raises(StopIteration):
        running.send(answer)
    assert len(field.game.deck(0).pile) == 30


def test_div_02_the_present_is_felt_once_a_player():
    field = divining([3], score=1)
    assert field.game.state.felt == [0]


def test_div_04_prophecy_draws_a_card_and_keeps_the_hand_limit_dp_60():
    hand = ["heart 2", "heart 3", "heart 4", "heart 5", "heart 6", "heart 7", "cup 2"]
    field = divining([5], {"hand-limit": ("cup-3",)}, score=1, hands={0: hand}, decks={0: {"top": ["cup 3"]}})
    assert field.game.deck(0).discard == ["cup-3"]
    field = divining([5], score=1, decks={0: {"top": ["cup 3"]}})
    assert field.game.deck(0).hand == ["cup-3"]
    assert "cup-3" not in field.seen_by(1)


def test_div_06_calamity_shows_a_hand_and_may_discard_one_card_of_it_dp_61():
    field = divining([8], {"calamity": "cup-3"}, score=1, hands={1: ["cup 3", "iron 8"]})
    deck = field.game.deck(1)
    assert (deck.hand, deck.discard) == (["iron-8"], ["cup-3"])
    assert field.ask("calamity").options == ["pass", "cup-3", "iron-8"]
    assert "iron-8" in field.seen_by(0)
    assert "iron-8" not in field.seen_by(1) + repr(field.told("hand-looked"))
    field = divining([8], {"calamity": "pass"}, score=1, hands={1: ["cup 3"]})
    assert field.game.deck(1).hand == ["cup-3"]
    assert divining([8], score=1).names() == []  # an empty hand


def test_hid_07_while_calamity_is_asked_and_after_it_the_seer_knows_that_hand():
    field = Field({"seer": who(0, "b3"), "bob": who(1, "k3")}, hands={1: ["cup 3", "iron 8"]})
    running = iter(omen.calamity(field.game, field["seer"]))
    ask = next(running)
    hidden.redeal(field.game, 0, random.Random(3))
    assert isinstance(ask, Choose)
    assert ask.options == ["pass", "cup-3", "iron-8"]
    other = Field({"seer": who(0, "b3"), "bob": who(1, "k3")}, hands={1: ["cup 3", "iron 8"]})
    hidden.redeal(other.game, 0, random.Random(3))
    assert other.game.deck(1).hand != ["cup-3", "iron-8"]  # whoever has not looked does not know it


@pytest.mark.parametrize(("card", "owner"), [(9, 0), (10, 1)])
def test_div_07_and_08_two_discards_go_back_into_their_deck_dp_62(card: int, owner: int):
    field = divining(
        [card],
        {"cards-returned": ("cup-3", "iron-8")},
        score=1,
        discards={owner: ["heart 2", "cup 3", "iron 8"]},
        hands={owner: ["heart 4"]},
        decks={owner: {"top": ["skull 2"]}},
    )
    deck = field.game.deck(owner)
    assert isinstance(field.ask("cards-returned"), Some)
    assert (deck.discard, deck.hand, deck.pile.top) == (["heart-2"], ["heart-4"], [])
    assert deck.pile.counts()["iron-8"] == 1


def test_amb_94_as_many_discards_as_there_are():
    field = divining([9], {"cards-returned": ("cup-3",)}, score=1, discards={0: ["cup 3"]})
    assert field.game.deck(0).discard == []
    field = divining([9], score=1)
    assert field.names() == []


def test_div_09_precognition_shows_the_hand_to_the_seers_player_alone():
    field = divining([11], score=1, hands={1: ["cup 3"]})
    assert "cup-3" in field.seen_by(0)
    assert "cup-3" not in field.seen_by(1)
    assert "cup-3" not in repr([event.args for event in field.game.events if event.seen_by(None)])


@pytest.mark.parametrize(("card", "asleep"), [("heart 6", False), ("heart 5", True)])
def test_div_10_a_vision_of_death_is_a_fortitude_test_nd_7(card: str, asleep: bool):
    field = divining([13], score=1, decks={0: {"top": [card]}})
    assert field["seer"].unconscious == asleep


def test_div_12_chaos_reshuffles_both_decks():
    field = divining([16], score=1, discards={0: ["heart 2"], 1: ["cup 3"]}, hands={1: ["cup 4", "cup 5"]})
    assert [deck.discard for deck in field.game.state.decks] == [[], []]
    assert [len(deck.hand) for deck in field.game.state.decks] == [0, 2]


def test_every_magic_card_has_an_entry_and_its_rule_tells_of_it():
    assert sorted(map(int, omen.ENTRIES)) == list(range(1, 25))
    for known in TEXTS.values():
        assert all(known.has(f"word-{omen.omen_name(card)}") for card in omen.ENTRIES)
