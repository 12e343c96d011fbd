"""What cases of Close Combat and tests cannot say: every class of weapons, margins no card reaches, replays as each seat sees them."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest

from escarmouche.core.play.game import Game
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.cards.card import Skill
from escarmouche.games.ad1666.cards.library import items
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.fate.deck import draw_cards, turn_up
from escarmouche.games.ad1666.fate.skill_test import judge
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import BLACK_JOKER, RED_JOKER, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.testing.conformance import seat_leak

CLOSE = ("brawling", "knives", "edged", "thrusting", "blunt", "polearms", "great", "whips")  # AD66-CHAR-08
RANGED = ("bows", "pistols", "muskets", "throwing", "blowpipes", "whips")
YARD = "\n".join(["+-+-+-+-+-+", *["|. . . . .|", "+ + + + + +"] * 2, "|. . . . .|", "+-+-+-+-+-+"])


def fresh(figures: dict[str, Any], options: dict[str, Any] | None = None, **rest: Any) -> Game[Anno]:
    position = {"phase": "combat", "board": YARD, "figures": figures, **rest}
    setup = msgspec.convert(prepared(options or {}, position), Options)
    return Game(BOOK, setup, bytes(32), state=state_of(setup, position))


# -- Combat Talents


def test_ad66_char_08_these_are_the_combat_talents() -> None:
    assert sorted(get_args(Skill)) == sorted({*CLOSE, *RANGED})
    weapons = [item for item in items().values() if item.skill]
    assert {item.skill for item in weapons if item.close} == set(CLOSE)
    assert {item.skill for item in weapons if item.ranged} == set(RANGED)


@pytest.mark.parametrize("name", [name for name, item in items().items() if item.close])
def test_ad66_char_08_types_matter_only_through_matching_icons(name: str) -> None:
    """AD66-CHAR-05, AD66-CHAR-06: the score of the weapon's class is added, any other one helps nothing."""
    skill = items()[name].skill
    others = {other: 4 for other in CLOSE if other != skill}
    things = [] if name == "bare-hands" else [name]
    for skills, score in (({skill: 3}, 3), (others, 0 if skill == "brawling" else -2)):
        figures = {
            "ann": {"card": {"skills": skills}, "seat": 0, "at": "b2", "things": things},
            "bob": {"card": {}, "seat": 1, "at": "c2"},
        }
        game = fresh(figures, {"advanced": True}, decks={0: {"top": ["cup 5"]}, 1: {"top": ["cup 6"]}})
        game.answer(0, {"fight": "bob"})
        game.answer(0, "deck")
        game.answer(1, "deck")
        (compared,) = [event for event in game.history() if event.name == "compared"]
        assert compared.args["one"] == 5 + score + ((items()[name].reach or 0) > 0)


# -- margins


@pytest.mark.parametrize(("score", "margin"), [(0, -6), (5, -1), (6, -1), (9, -1)])
def test_ad66_amb_11_a_black_joker_fails_by_at_least_one(score: int, margin: int) -> None:
    """AD66-TEST-04: whatever the modifiers, and it is a Mishap."""
    verdict = judge(Test("fall", "AD66-SQ-07", [Stake(0, "ann", "agility", score, card=BLACK_JOKER)], 6))
    assert (verdict.success, verdict.triumph, verdict.mishap, verdict.margin) == (False, False, True, margin)


@pytest.mark.parametrize(("score", "margin"), [(-9, 0), (-4, 0), (2, 6)])
def test_ad66_test_05_a_red_joker_never_falls_short(score: int, margin: int) -> None:
    verdict = judge(Test("fall", "AD66-SQ-07", [Stake(0, "ann", "agility", score, card=RED_JOKER)], 6))
    assert (verdict.success, verdict.triumph, verdict.mishap, verdict.margin) == (True, True, False, margin)


# -- what is hidden


@pytest.mark.parametrize("seer", [0, 1])
def test_ad66_hid_02_a_known_card_is_known_no_longer_once_it_was_played_or_drawn(seer: int) -> None:
    figures = {"ann": {"card": {}, "seat": 0, "at": "b2"}, "bob": {"card": {}, "seat": 1, "at": "e3"}}
    game = fresh(figures, decks={0: {"top": ["iron 2", "cup 3", "heart 4"]}}, phase="initiative", initiative=-1).table
    cards, names = game.deck(0), ["looked", "seen"]
    setattr(cards, names[seer], list(cards.pile.top))
    for rule, known in (
        (turn_up(game, 0, "AD66-TEST-01"), ["cup-3", "heart-4"]),
        (draw_cards(game, 0, 1, "AD66-DIV-04"), ["heart-4"]),
    ):
        running = iter(rule)
        ask = next(running)
        with pytest.raises(StopIteration):
            running.send(next(iter(ask)))
        assert getattr(cards, names[seer]) == known
        assert getattr(cards, names[1 - seer]) == []


def brawl(seed: int) -> Game[Anno]:
    """Two fencers with cards in their hands, and that many answers of a game between them."""
    card = {"hero": True, "fencing": 2, "skills": {"edged": 2}, "talents": {"sly": 0, "tactician": 0}}
    figures = {
        "ann": {"card": card, "seat": 0, "at": "b2", "things": ["sabre"]},
        "bob": {"card": card, "seat": 1, "at": "c2", "things": ["sabre"]},
    }
    rng = random.Random(seed)
    cards = [f"{suit} {value}" for suit in ("heart", "cup", "iron") for value in range(2, 9)]
    return fresh(figures, {"advanced": True}, hands={seat: rng.sample(cards, 5) for seat in range(2)})


def answered(game: Game[Anno], rng: random.Random) -> None:
    ask = game.pending[0]
    game.answer(ask.seat, ask.sample(rng))


@pytest.mark.parametrize("seed", range(6))
def test_ad66_hid_13_a_replay_shows_each_seat_what_it_saw_and_no_more(seed: int) -> None:
    """AD66-HID-01, AD66-HID-04: replayed, the game has the same views, and no view depends on a card that its seat has not seen."""
    game, rng = brawl(seed), random.Random(seed)
    seats = (0, 1, None)
    live = [[(game.heard(seat), game.view(seat).scene) for seat in seats]]
    for _ in range(40):
        if game.over:
            break
        for seat in seats:
            assert list(seat_leak.world(game, seat, rng)) == []
        answered(game, rng)
        live.append([(game.heard(seat), game.view(seat).scene) for seat in seats])
    again = [[(moment.heard(seat), moment.view(seat).scene) for seat in seats] for moment in game.retold()]
    assert again == live
