"""The names of questions and branches, for whoever writes a bot or a case."""

from __future__ import annotations

import json

import pytest

import escarmouche as esc
from escarmouche.core.book import find
from escarmouche.core.play.seat import Seat
from tests.cli.conftest import Cli

GAMES = ("moonstone", "malifaux", "ad1666", "d10")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_has_its_sentence(cli: Cli, game: str, lang: str) -> None:
    said = cli(f"asks {game} --lang {lang}").out
    lines = {line.split(":")[0].strip(): line for line in said.split("\n") if line and not line.startswith(" ")}
    assert set(find(game).questions) <= set(lines)
    assert all(len(lines[name].split(":", 1)[1]) > 8 for name in find(game).questions)
    assert "{" not in said and "->" not in said


def test_what_is_asked_in_a_game_is_listed(cli: Cli) -> None:
    game = esc.new("d10", seed=1)
    listed = json.loads(cli("asks d10 --json").out)
    bot = esc.bots.Random(1)
    for _ in range(40):
        ask = game.pending[0]
        assert set(ask.about) <= set(listed["asks"][ask.name]["about"])
        game.answer(ask.seat, bot.answer(Seat(game, ask.seat)))


def test_one_question_and_the_branches(cli: Cli) -> None:
    assert cli("asks d10 charge").out == "charge: Whom does ‹figure› charge?\n  about: figure\n"
    assert "charge: Charge → Whom does ‹figure› charge?" in cli("asks d10 --branches").out
    assert "charge\N{NO-BREAK SPACE}: " in cli("asks d10 charge --lang fr").out
    said = cli("asks d10 chagre")
    assert said.code == 2 and "charge" in said.err


def test_a_game_that_declares_no_questions_lists_those_it_has_sentences_for(cli: Cli) -> None:
    assert "toy-bet: " in cli("asks tin").out
