"""In the terminal: a hint from the bot in three strengths, and warnings before what a player would be sorry for."""

from __future__ import annotations

from pathlib import Path

import pytest

import escarmouche as esc
from tests.cli.commands.test_play_prospects import moment
from tests.cli.conftest import START, Cli

ASKED = [
    ("ad1666", "action", {"scenario": "crossed-blades"}),
    ("malifaux", "act", {}),
    ("d10", "action", {}),
    ("moonstone", "action", {}),
]
LEFT = "There is still something to do here"


@pytest.mark.parametrize(("name", "question", "options"), ASKED, ids=lambda value: str(value)[:12])
def test_a_hint_says_why_then_what_then_does_it(
    cli: Cli, tmp_path: Path, home: Path, name: str, question: str, options: dict[str, str]
) -> None:
    path = moment(name, question, options, tmp_path)
    said = cli(f"play --load {path}", "hint", "hint", "hint", "quit").out
    why, _, then = said.partition("“hint” again says what it would do.")
    assert why.rstrip().endswith(".")
    assert "The bot would answer: " in then.partition("“hint” once more does it.")[0]
    (kept,) = home.glob("*.jsonl")
    assert esc.load(kept).number > esc.load(path).number
    french = cli(f"play --load {path} --lang fr", "conseil", "conseil", "quitter").out
    assert "Le robot répondrait" in french and "advice-" not in french


def test_nobody_asks_a_bot_while_several_people_play(cli: Cli) -> None:
    assert "no hints while several people play" in cli("play tin --seed 3 --seats human,human", "", "hint", "quit").out


def test_a_game_that_no_bot_knows_has_no_hints(cli: Cli) -> None:
    said = cli("play tin --seed 3 --seats human,random", *START, "hint", "quit")
    assert "No bot knows this game well enough" in said.out


def test_what_one_would_be_sorry_for_is_said_once_and_never_again_if_one_says_so(cli: Cli, tmp_path: Path) -> None:
    path = moment("d10", "action", {}, tmp_path)
    play = f"play --load {path}"
    assert cli(play, "end", "no", "end", "quit").out.count(LEFT) == 1
    assert LEFT in cli(play, "end", "never", "quit").out
    assert LEFT not in cli(play, "end", "quit").out
    assert LEFT in cli(play, "warnings", "end", "no", "quit").out
    assert "Il reste de quoi faire ici" in cli(f"{play} --lang fr", "terminer", "non", "quitter").out
