"""The greedy bot's sense of Anno Domini 1666: plain positions with a clear answer, whole games against chance."""

from __future__ import annotations

import time
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots import ad1666 as sense
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat
from escarmouche.testing.cases.script import Script

BOOK = find("ad1666")
HALL = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .
+-+-+-+-+-+-+-+-+
"""

HOUSE = """
+-+-+-+-+
|. .D. .|
+-+-+-+-+
|. . . .|
+-+-+-+-+
"""


def position(**given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    given.setdefault("board", HALL)
    dealt = {word: given.pop(word) for word in ("draws",) if word in given}
    setup = BOOK.read_setup(BOOK.prepared({}, given))
    seed = seed_bytes(0)
    return Game(BOOK, setup, seed, state=BOOK.given(setup, given), dealer=Script(dealt, seed))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when the clock does not matter."""
    return Greedy(seed=seed, budget=None, worlds=24).answer(Seat(game, seat))


def plays_on(game: Game[Any], seat: int = 0, most: int = 12) -> None:
    """The bot answers until somebody else is asked."""
    bot = Greedy(seed=1, budget=None, worlds=8)
    for _ in range(most):
        if game.asked(seat) is None:
            return
        game.answer(seat, bot.answer(Seat(game, seat)))


# -- actions


def test_shoots_at_an_enemy_in_sight():
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a2"},
            "musketeer": {"card": "musketeer", "seat": 1, "at": "e2", "wounds": 2},
        },
        active="dragoon",
    )
    assert thinks(game) == {"aimed-shot": {"dragoon.musket": "musketeer"}}


def test_picks_up_what_it_stands_on():
    game = position(
        board={"drawing": HALL, "zones": {"red": ["a1"], "blue": ["a2"]}},
        scenario={
            "items": [{"item": "purse", "zone": "red"}],
            "goals": [{"does": "carry", "item": "purse", "points": 3}],
        },
        figures={
            "guard": {"card": "guard", "seat": 0, "at": "c2"},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "h1"},
        },
        floor=[{"card": "purse", "at": "c2"}],
        active="guard",
    )
    assert "pick-up" in thinks(game)


def test_carries_the_letter_out():
    game = position(
        board={"drawing": HALL, "zones": {"red": ["a1"], "blue": ["a2"], "exit": ["h4"]}},
        scenario={
            "goals": [{"does": "exit", "side": "red", "item": "letter", "zone": "exit", "points": 6, "ends": True}]
        },
        figures={
            "gypsy": {"card": "gypsy", "seat": 0, "at": "f4", "adds": ["letter"]},
            "musketeer": {"card": "musketeer", "seat": 1, "at": "b1"},
        },
        active="gypsy",
    )
    plays_on(game)
    assert game.outcome is not None and game.outcome.winners == (0,)


def test_stands_up():
    game = position(
        figures={
            "guard": {"card": "guard", "seat": 0, "at": "c2", "prone": True},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "h1"},
        },
        active="guard",
    )
    assert thinks(game) == "stand-up"


def test_reloads_when_nobody_is_near():
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a1", "load": {"musket": 1}},
            "guard": {"card": "guard/halberd", "seat": 1, "at": "h1", "activated": True},
        },
        active="dragoon",
    )
    assert thinks(game) == {"reload": "dragoon.musket"}


def test_opens_the_door_between_it_and_its_goal():
    game = position(
        board={"drawing": HOUSE, "zones": {"red": ["a1"], "blue": ["a2"]}},
        scenario={"goals": [{"does": "carry", "item": "purse", "points": 3}]},
        figures={
            "guard": {"card": "guard/mace", "seat": 0, "at": "b1"},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "a2"},
        },
        floor=[{"card": "purse", "at": "d1"}],
        active="guard",
    )
    plays_on(game)
    assert game.table.figure("guard").cell in ("c1", "d1")


def test_spares_a_recruit():
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a2"},
            "envoy": {"card": "envoy", "seat": -1, "at": "d2", "vocation": "recruit"},
            "musketeer": {"card": "musketeer/halberd", "seat": 1, "at": "h1"},
        },
        active="dragoon",
    )
    assert "envoy" not in str(thinks(game))


# -- cards


def reinforcing(hand: list[str], draws: list[str]) -> Any:
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a2"},
            "guard": {"card": "guard/halberd", "seat": 1, "at": "h2"},
        },
        active="dragoon",
        hands={0: hand},
        decks={0: {"top": draws}},
    )
    game.answer(0, {"aimed-shot": {"dragoon.musket": "guard"}})
    assert game.asked(0).name == "reinforce"  # type: ignore[union-attr]
    return thinks(game)


def test_turns_a_miss_into_a_hit_with_a_card_that_costs_little():
    assert reinforcing(["2 skull", "3 skull", "8 iron"], ["4 skull"]) in (("skull-2",), ("skull-3",))


def test_keeps_its_cards_where_they_change_nothing():
    assert reinforcing(["7 skull", "8 skull"], ["2 skull"]) == ()


# -- before the game


def test_builds_a_legal_band_buys_something_and_plays():
    game = esc.new("ad1666", seed=3, scenario="the-war-purse")
    bots = [Greedy(seed=seat, budget=None, worlds=2) for seat in range(2)]
    while game.table.state.phase in ("bands", "draft", "captain", "gamble", "purchase", "before", "layout"):
        for ask in game.pending:
            game.answer(ask.seat, bots[ask.seat].answer(Seat(game, ask.seat)))
    state = game.table.state
    for seat in range(2):
        band = [figure for figure in state.figures if figure.seat == seat]
        assert 4 <= len(band) <= 8
        assert sum(game.table.card(figure).gold for figure in band) > 110  # the money is spent
        assert state.purse[seat] <= 3


# -- games


@pytest.mark.parametrize("scenario", ["crossed-blades", "the-war-purse"])
def test_beats_chance(scenario: str):
    game = esc.new("ad1666", seed=1, scenario=scenario)
    esc.play_out(game, [Chance(1), Greedy(seed=1, budget=None, worlds=2)])
    assert game.outcome is not None and game.outcome.winners == (1,)


@pytest.mark.parametrize("options", BOOK.samples(), ids=lambda options: "-".join(map(str, options.values())))
def test_answers_every_question(options: dict[str, Any]):
    """Against chance, so that odd positions come up; only a while, for games are long."""
    game = esc.new("ad1666", seed=5, **options)
    bot, chance = Greedy(seed=1, budget=None, worlds=1), Chance(2)
    for number in range(40):
        for ask in game.pending:
            player = bot if (ask.seat + number) % 2 else chance
            game.answer(ask.seat, player.answer(Seat(game, ask.seat)))


def test_sees_only_what_its_seat_may_see():
    """What a position is worth does not change with cards that are hidden from who looks."""
    game = esc.new("ad1666", seed=4, scenario="crossed-blades")
    chance = Chance(1)
    for _ in range(60):
        game.answer(game.pending[0].seat, chance.answer(Seat(game, game.pending[0].seat)))
    seat = Seat(game, 0)
    worlds = [seat.world(Chance(number).rng) for number in range(3)]
    found = {sense.worth(BOOK.scene(world.table, 0), 0, seat.sheet) for world in worlds}
    assert len(found) == 1


def test_a_glance_takes_no_time():
    game = esc.new("ad1666", seed=4, scenario="the-letter")
    chance = Chance(1)
    for _ in range(120):
        game.answer(game.pending[0].seat, chance.answer(Seat(game, game.pending[0].seat)))
    seat = Seat(game, 0)
    scene, sheet = seat.scene, seat.sheet
    sense.worth(scene, 0, sheet)
    started = time.process_time()
    for _ in range(100):
        sense.worth(scene, 0, sheet)
    assert time.process_time() - started < 0.2
