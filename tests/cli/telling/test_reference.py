"""`sheet` at a question: the quick reference of the game and its level, whole or searched."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.book import games
from tests.cli.conftest import Cli

pytestmark = pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")

PLAY = "play d10 --seed 1 --seats human,random --edition simplified"


def test_the_whole_reference_with_its_rules(cli: Cli) -> None:
    said = cli(PLAY, "sheet", "quit")
    assert said.code == 0
    assert re.search(r"^  Advance \(PA 2\): .*10 cm.* \(D10-MOV-\d+\)$", said.out, re.MULTILINE)
    assert "Parry" not in said.out  # of another level
    assert not re.search(r"cli-|ref-|section-", said.out)


def test_only_what_has_these_words(cli: Cli) -> None:
    said = cli(f"{PLAY} --lang fr", "fiche avancer VITE", "mémo sauterelle", "quitter")
    assert re.search(r"^  Avancer vite \(PA 1\)\s:\sJA réussi", said.out, re.MULTILINE)
    assert "S’orienter (PA" not in said.out
    assert "Rien dans le mémo ne parle de « sauterelle »." in said.out


def test_a_game_may_have_none(cli: Cli) -> None:
    said = cli("play tin --seed 3 --seats human,random", "reference", "quit")
    assert "This game has no quick reference; “rule” reads the rules." in said.out


@pytest.mark.parametrize(("lang", "word"), [("en", "sheet"), ("fr", "mémo")])
def test_help_names_it(cli: Cli, lang: str, word: str) -> None:
    said = cli(f"{PLAY} --lang {lang}", "help", "quit")
    assert re.search(rf"^ +{word} +\S", said.out, re.MULTILINE)
