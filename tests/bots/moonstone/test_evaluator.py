"""The evaluator of Moonstone: answers are legal, nothing hidden changes them, and chance is beaten."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat
from tests.bots.moonstone.positions import played, position, thinks


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
    games: dict[str, Game[Any]] = {}
    for seed in range(20):
        game, chance = duel(), Chance(seed)
        while game.pending and not game.over and game.number < 40:
            for ask in game.pending:
                if ask.name in HIDDEN:
                    games.setdefault(ask.name, game.clone())
            for ask in game.pending:
                game.answer(ask.seat, chance.answer(Seat(game, ask.seat)))
    return games


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
            answers = {str(thinks(world, ask.seat, seed=5)) for world in (game, *others)}
            assert len(answers) == 1, ask.name


def test_a_seat_gives_no_way_to_the_state():
    seat = Seat(position(models={"billy": {"card": "Billy", "at": [9, 9]}}, active="billy"), 0)
    public = {name for name in dir(seat) if not name.startswith("_")}
    assert public == {"ask", "card", "events", "game_name", "number", "scene", "world"}


@pytest.mark.parametrize(("edition", "side"), [("en", 0), ("fr", 1)])
def test_beats_chance_from_both_sides(edition: str, side: int):
    """A small sample, quickly: each candidate is tried in one world. For more: `escarmouche sim moonstone --seats greedy,random`."""
    for seed in range(2):
        bots = [Greedy(seed=seed, budget=None, worlds=1), Chance(seed)]
        game = esc.new("moonstone", seed=seed, edition=edition, size=3, stones=5, board="forest")
        esc.play_out(game, bots if side == 0 else bots[::-1])
        assert game.outcome is not None and game.outcome.winners == (side,)
