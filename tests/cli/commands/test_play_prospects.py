"""What options bring, in the terminal: below each of them, in full on request, and without odds for those who want none."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.testing.soak import eager
from tests.cli.conftest import Cli

MOMENTS = [
    ("ad1666", "action", {"scenario": "crossed-blades"}, "with cards from your hand"),
    ("malifaux", "act", {}, "as the cards come"),
    ("d10", "action", {}, "the JA is made"),
    ("moonstone", "combat-card", {}, "dealt/suffered"),
]


def moment(name: str, question: str, options: dict[str, str], folder: Path) -> Path:
    """A game in which the first player is asked this, and something lies behind it."""
    rng, game = random.Random(2), esc.new(name, seed=7, **options)
    for number in range(900):
        ask = next(ask for ask in game.pending if game.asked(ask.seat) is ask)
        if ask.name == question and ask.seat == 0 and number > 40:
            break
        game.answer(ask.seat, eager(ask, rng))
    path = folder / f"{name}.jsonl"
    esc.save(game, path)
    return path


@pytest.mark.parametrize(("name", "question", "options", "told"), MOMENTS, ids=lambda value: str(value)[:12])
def test_options_say_what_they_bring(
    cli: Cli, tmp_path: Path, name: str, question: str, options: dict[str, str], told: str
) -> None:
    path = moment(name, question, options, tmp_path)
    said = cli(f"play --load {path}", "what", "odds", "again", "quit")
    before, _, after = said.out.partition("no longer told")
    assert before.count(told) >= 2  # below the option, and in the whole list
    assert (told in after) is (name == "moonstone")  # what follows is no chance
    french = cli(f"play --load {path} --lang fr", "quoi", "quitter")
    assert "odds-" not in french.out and "then-" not in french.out and told not in french.out


def test_all_that_can_be_done_here_with_what_cannot_and_why(cli: Cli, tmp_path: Path) -> None:
    path = moment("d10", "action", {}, tmp_path)
    said = cli(f"play --load {path}", "what", "quit")
    assert "Charge: " in said.out and "(D10-CC-04)" in said.out
    assert "   Up to 10" in said.out
