"""The random bot, and how bots are found."""

from __future__ import annotations

import pytest

import escarmouche as esc
from escarmouche.bots import bot
from escarmouche.bots.random_bot import Random
from escarmouche.core.play.seat import Seat
from tests.cli import toy  # noqa: F401


def test_the_same_seed_gives_the_same_game() -> None:
    games = [esc.play_out(esc.new("tin", seed=1), [Random(2), Random(3)]) for _ in range(2)]
    assert games[0].entries() == games[1].entries()
    assert games[0].over


def test_its_answers_are_legal() -> None:
    game = esc.new("tin", seed=1)
    for _ in range(5):
        ask = game.pending[0]
        assert Random().answer(Seat(game, ask.seat)) in ask


def test_bots_are_found_by_name() -> None:
    assert bot.find("random") is Random
    assert isinstance(bot.make("random", seed=5), Random)
    assert "random" in bot.bots()


def test_an_unknown_bot_is_told_the_nearest() -> None:
    with pytest.raises(bot.UnknownBot) as caught:
        bot.find("ramdom")
    assert caught.value.refusal.args["nearest"] == "random"
    assert not bot.is_there("ramdom")


def test_a_bot_is_offered_where_it_knows_the_game() -> None:
    assert all("greedy" in bot.bots(game) for game in ("moonstone", "ad1666", "d10"))
    assert "greedy" not in bot.bots("a game that nobody knows")
    assert "random" in bot.bots("a game that nobody knows")


def test_bots_play_on_where_one_of_two_has_answered() -> None:
    game = esc.new("moonstone", edition="en", seed=7, size=2)
    game.answer(0, "commonwealth")
    assert esc.play_out(game, [esc.bots.Random(seed=1), esc.bots.Random(seed=2)]).over
