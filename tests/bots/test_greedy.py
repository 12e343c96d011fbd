"""The greedy bot: what it does in plain positions, that it never looks at what it may not know, and that it beats chance."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat
from escarmouche.testing.cases.script import Script

BOOK = find("moonstone")


def position(edition: str = "en", **given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    dealt = {word: given.pop(word) for word in ("draws", "dice") if word in given}
    setup = BOOK.read_setup(BOOK.prepared({"edition": edition}, given))
    seed = seed_bytes(0)
    return Game(BOOK, setup, seed, state=BOOK.given(setup, given), dealer=Script(dealt, seed))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when it may take its time."""
    return Greedy(seed=seed, budget=None).answer(Seat(game, seat))


def inches(game: Game[Any], one: str, other: str) -> float:
    at = {piece.id: piece.at for piece in BOOK.scene(game.table, None).pieces}
    assert at[one] and at[other]
    return math.dist(at[one][:2], at[other][:2]) / 1000


def played(answers: int, seed: int, **options: Any) -> Game[Any]:
    """A game after so many answers by chance."""
    game, chance = esc.new("moonstone", seed=seed, **options), Chance(seed)
    while game.pending and game.number < answers:
        for ask in game.pending:
            game.answer(ask.seat, chance.answer(Seat(game, ask.seat)))
    return game


# -- what it does


def test_takes_a_stone_that_only_needs_picking_up():
    game = position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 18], "energy": 2},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [30, 30], "energy": 2},
        },
        stones={"stone-1": {"at": [18.891, 18], "depth": 1}, "stone-2": {"at": [5, 5], "depth": 4}},
        active="billy",
    )
    assert thinks(game) == {"harvest": "stone-1"}


def test_walks_to_a_stone_and_digs_it_up_in_one_activation():
    game = position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 14], "energy": 3},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [30, 30], "energy": 0, "activated": True},
        },
        stones={"stone-1": {"at": [18, 19], "depth": 2}},
        active="billy",
    )
    bot = Greedy(seed=1, budget=None)
    while game.asked(0) and game.asked(0).name == "action":  # type: ignore[union-attr]
        game.answer(0, bot.answer(Seat(game, 0)))
    assert game.table.held(game.table.model("billy")) == 1


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_carries_its_stones_away_from_danger(edition: str):
    game = position(
        edition,
        models={
            "spit": {"card": "Firespitter", "seat": 0, "at": [18, 18], "stones": 2, "wounds": 5, "energy": 1},
            "syd": {"card": "Vicious Syd", "seat": 1, "at": [18, 22], "energy": 3},
        },
        active="spit",
        turn=3,
    )
    before = inches(game, "spit", "syd")
    game.answer(0, thinks(game))
    assert inches(game, "spit", "syd") > before + 0.9


def test_leaves_the_board_with_its_loot_when_it_would_lose_it():
    game = position(
        "fr",
        models={
            "quack": {"card": "Quack", "seat": 0, "at": [18, 1.2], "stones": 2, "wounds": 5, "energy": 1},
            "syd": {"card": "Vicious Syd", "seat": 1, "at": [18, 4], "energy": 3},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [16, 3], "energy": 3},
        },
        active="quack",
        turn=4,
    )
    game.answer(0, thinks(game))
    assert game.table.model("quack").status == "removed"


def test_attacks_when_it_can_kill():
    game = position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 18], "energy": 2},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [18, 19.5], "wounds": 6, "stones": 1},
        },
        active="billy",
        turn=3,
    )
    assert thinks(game) == {"melee": "bobby"}


# -- bluff


def fireblast(resist: list[str]) -> Game[Any]:
    """Firespitter has declared a Blue 3 that lies face down."""
    game = position(
        models={
            "spit": {"card": "Firespitter", "seat": 0, "at": [10, 10], "energy": 2},
            "billy": {"card": "Billy", "seat": 1, "at": [10, 15], "energy": 1},
        },
        active="spit",
        draws={"active": ["pink 3", "pink 1", "green 1", "pink 1"], "resist": resist},
    )
    game.answer(0, {"fireblast": "billy"})
    game.answer(0, {"pink-3": "blue-3"})
    return game


def test_calls_a_bluff_that_it_can_see_through():
    game = fireblast(["blue 3", "green 2", "green 1", "pink 2", "green 3", "blue 1"])
    assert [thinks(game, 1, seed) for seed in range(3)] == ["bluff"] * 3


def test_turns_a_caught_bluff_into_a_catastrophe():
    game = fireblast(["blue 3", "catastrophe", "green 1", "pink 2", "green 3", "blue 1"])
    game.answer(1, "bluff")
    assert thinks(game, 1) == "catastrophe"


def test_who_can_tell_the_truth_is_taken_to_have_told_it():
    """With many Blue 1s unseen, a declared Blue 1 is mostly true in the worlds that a seat imagines."""
    game = position(
        models={
            "spit": {"card": "Firespitter", "seat": 0, "at": [10, 10], "energy": 2},
            "billy": {"card": "Billy", "seat": 1, "at": [10, 15], "energy": 1},
        },
        active="spit",
        draws={
            "active": ["pink 3", "blue 1", "..."],
            "resist": ["green 2", "green 1", "green 1", "pink 2", "pink 2", "pink 1"],
        },
    )
    game.answer(0, {"fireblast": "billy"})
    card = game.table.state.casting.hand[0]
    game.answer(0, {card: "blue-1"})
    rng = Random(1)
    worlds = [game.world(1, rng).table.state.casting for _ in range(100)]
    true = sum(world.card == "blue-1" for world in worlds)
    holding = sum("blue-1" in (world.card, *world.hand) for world in worlds)
    assert holding > true > 0.6 * holding


# -- what it knows


@pytest.mark.parametrize("seed", range(6))
def test_answers_are_legal_wherever_chance_has_led(seed: int):
    game = played(40 + 60 * seed, seed, edition=("en", "fr")[seed % 2], seats=2 + seed % 3)
    bot = Greedy(seed=seed, budget=0.05)
    for ask in game.pending:
        answer = bot.answer(Seat(game, ask.seat))
        assert game.refusal(ask.seat, answer) is None
        assert bot.why


HIDDEN = ("call", "play", "replace", "combat-card", "going-for-it", "critical")


def hidden_positions() -> dict[str, Game[Any]]:
    """A question of each kind that is asked while somebody holds hidden cards."""
    found: dict[str, Game[Any]] = {}
    for seed in range(20):
        game, chance = duel(), Chance(seed)
        while game.pending and not game.over and game.number < 40:
            for ask in game.pending:
                if ask.name in HIDDEN:
                    found.setdefault(ask.name, game.clone())
            for ask in game.pending:
                game.answer(ask.seat, chance.answer(Seat(game, ask.seat)))
    return found


def duel() -> Game[Any]:
    """Two who can strike each other, and one who can set them on fire."""
    return position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 18], "energy": 4},
            "spit": {"card": "Firespitter", "seat": 0, "at": [10, 15], "energy": 4},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [18, 19.3], "energy": 3, "stones": 1},
        },
        phase="activation",
    )


def test_what_it_may_not_know_does_not_change_its_answer():
    games = hidden_positions()
    assert set(games) == set(HIDDEN)
    for game in games.values():
        for ask in game.pending:
            others = [game.world(ask.seat, Random(n)) for n in range(3)]
            answers = {str(thinks(one, ask.seat, seed=5)) for one in (game, *others)}
            assert len(answers) == 1, ask.name


def test_a_seat_gives_no_way_to_the_state():
    seat = Seat(position(models={"billy": {"card": "Billy", "at": [9, 9]}}, active="billy"), 0)
    public = {name for name in dir(seat) if not name.startswith("_")}
    assert public == {"ask", "events", "game", "number", "scene", "sheet", "world"}


# -- how well it plays


@pytest.mark.parametrize(("edition", "side"), [("en", 0), ("fr", 1)])
def test_beats_chance_from_both_sides(edition: str, side: int):
    """A small sample, quickly: each candidate is tried in one world. For more: `escarmouche sim moonstone --seats greedy,random`."""
    for seed in range(2):
        bots = [Greedy(seed=seed, budget=None, worlds=1), Chance(seed)]
        game = esc.new("moonstone", seed=seed, edition=edition, size=3, stones=5, board="forest")
        esc.play_out(game, bots if side == 0 else bots[::-1])
        assert game.outcome is not None and game.outcome.winners == (side,)


def test_a_game_it_has_no_sense_of_is_played_all_the_same():
    from escarmouche.core import book
    from tests.core.toy import BOOK as TOY

    book.register(TOY)
    game = esc.new("toy", seed=3)
    esc.play_out(game, [Greedy(seed=1, budget=None, worlds=1), Greedy(seed=2, budget=None, worlds=1)])
    assert game.over
