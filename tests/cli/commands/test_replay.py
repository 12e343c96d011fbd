"""Records stepped through and checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.bots.random_bot import Random
from escarmouche.core.play import record
from tests.cli.conftest import Cli


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    game = esc.play_out(esc.new("tin", seed=1), [Random(1), Random(2)])
    esc.save(game, tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


@pytest.fixture
def going_on(tmp_path: Path) -> Path:
    game = esc.new("tin", seed=1)
    bots = [Random(1), Random(2)]
    while not game.asked(1) or game.asked(1).name != "toy-secret":  # type: ignore[union-attr]
        from escarmouche.core.play.seat import Seat

        ask = game.pending[0]
        game.answer(ask.seat, bots[ask.seat].answer(Seat(game, ask.seat)))
    esc.save(game, tmp_path / "open.jsonl")
    return tmp_path / "open.jsonl"


def test_verify_says_that_the_deals_fit(cli: Cli, finished: Path) -> None:
    said = cli(f"replay {finished} --verify")
    assert said.code == 0
    assert "13 answers is legal" not in said.out
    assert "every one of its 8 deals is what the promised seed deals" in said.out


def test_a_record_without_seed_says_that_it_cannot_be_checked(cli: Cli, tmp_path: Path) -> None:
    game = esc.play_out(esc.new("tin", seed=1), [Random(1), Random(2)])
    record.save(game, tmp_path / "x.jsonl", seed=False)
    assert "cannot be checked" in cli(f"replay {tmp_path}/x.jsonl --verify").out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_whole_game_is_told(cli: Cli, finished: Path, lang: str) -> None:
    said = cli(f"replay {finished} --all --lang {lang}")
    assert said.code == 0
    assert "11. " in said.out and "TOY-10" in said.out
    assert "cli-" not in said.out and "event-" not in said.out


def test_stepping(cli: Cli, finished: Path) -> None:
    said = cli(f"replay {finished}", "", "", "look", "look bob", "look nobody", "back", "5", "hm", "map", "quit")
    assert said.code == 0
    assert "[2 of " in said.out and "[5 of " in said.out
    assert "Nothing on the table is called “nobody”." in said.out
    assert "Hits twice." in said.out
    assert cli(f"replay {finished}", *[""] * 30).out.rstrip().endswith("(TOY-10).")


def test_to_a_moment(cli: Cli, finished: Path) -> None:
    assert "Models of player 1" in cli(f"replay {finished} --to 3").out
    assert cli(f"replay {finished} --to 99").code == 2
    assert cli(f"replay {finished} --seat 3").code == 2


def test_a_game_that_goes_on_is_told_as_a_spectator_or_one_player_knows_it(cli: Cli, going_on: Path) -> None:
    spectator = cli(f"replay {going_on} --all").out
    assert "You draw" not in spectator and "→ walk" not in spectator
    assert "Decision of player 1." in spectator
    own = cli(f"replay {going_on} --all --seat 1").out
    assert own.count("You draw") == 1
    assert "The game was not finished." in own


@pytest.mark.parametrize(
    ("lang", "lost", "draw"), [("en", "You have lost.", "draw"), ("fr", "Vous avez perdu.", "nulle")]
)
def test_a_defeat_is_no_draw(cli: Cli, lang: str, lost: str, draw: str) -> None:
    """None of the players has won against the Arch-Enemy: at the table and in the replay."""
    said = cli(f"play ad1666 --scenario the-arch-enemy --seats random --seed 2 --lang {lang}")
    file = re.search(r"escarmouche replay (\S+) --verify", said.out)
    assert file is not None
    told = cli(f"replay {file[1]} --lang {lang}", "99999", "")
    for out in (said.out, told.out):
        assert f"{lost} (AD66-ALARM-03)" in out
        assert f"{draw} (" not in out


def test_where_the_time_ran_out_is_told(cli: Cli, tmp_path: Path) -> None:
    troupes = [["flintlock", "billy"], ["seasick-stu", "firespitter"]]
    game = esc.new("moonstone", seed=1, troupes=troupes)
    assert game.pending[0].name == "mulligan"
    game.lapse(0)
    game.concede(1)
    esc.save(game, tmp_path / "late.jsonl")
    said = cli(f"replay {tmp_path / 'late.jsonl'} --all")
    assert said.code == 0
    assert "Player 1 has run out of time." in said.out
    assert "2. Player 2 concedes." in said.out
    assert cli(f"replay {tmp_path / 'late.jsonl'} --to 1").code == 0
