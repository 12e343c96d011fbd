"""Bluff: what the bot calls, and what it puts in the place of a lie."""

from __future__ import annotations

from random import Random
from typing import Any

from escarmouche.core.play.game import Game
from tests.bots.moonstone.positions import position, thinks


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


def test_a_caster_who_can_tell_the_truth_is_taken_to_have_told_it():
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
