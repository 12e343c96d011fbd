"""Questions about squares, doors and what stands on squares, answered by their names."""

from __future__ import annotations

import pytest

from escarmouche.cli import prompt
from escarmouche.cli.hearing.squares import Squares
from escarmouche.cli.voice import BadInput
from tests.cli.conftest import Cli
from tests.cli.spoken import squares
from tests.cli.tiles import PLAY


def test_squares_are_listed_with_their_cost_and_the_way(cli: Cli) -> None:
    said = cli(PLAY, "none", "walk").out
    assert "1. b3, 1 square south, cost 1; next to Dirk\n2. c2, 1 square east, cost 1; the letter here\n" in said
    assert "7. d2, 2 squares east, cost 2, over c2; next to Watchman\n" in said
    assert "A number, a square’s name, or a way there" in said


@pytest.mark.parametrize(
    ("typed", "cell"),
    [
        ("c3", "c3"),
        ("C3", "c3"),
        ("to c3", "c3"),
        ("square c3", "c3"),
        ("6", "c3"),
        ("1 SE", "c3"),
        ("2 south", "b4"),
        ("1 s, 1 e", "c3"),
        ("E", "d2"),
        ("towards dirk", "b3"),
        ("towards e1", "d2"),
        ("towards the letter", "c2"),
    ],
)
def test_a_square_is_answered_in_many_ways(cli: Cli, typed: str, cell: str) -> None:
    for said in (cli(PLAY, "none", f"walk {typed}"), cli(PLAY, "none", "walk", typed)):
        assert f"now on {cell}," in said.out, typed


def test_a_square_is_answered_in_french(cli: Cli) -> None:
    for typed, cell in (("1 SO", "a3"), ("vers dirk", "b3"), ("case c3", "c3"), ("à c3", "c3"), ("ouest", "a2")):
        assert f"maintenant en {cell}," in cli(f"{PLAY} --lang fr", "aucun", f"marcher {typed}").out


def test_a_square_that_is_not_offered_is_refused_by_the_ask(cli: Cli) -> None:
    said = cli(
        PLAY, "none", "walk e9", "why walk a1", "why walk a11", "walk 3 N", "walk 1 NNE", "walk nowhere", "walk z9"
    ).out
    assert "e9 is too far. (TILE-03)" in said
    assert "That is allowed." in said
    assert "a11 is too far. (TILE-03)" in said  # and not the beginning of another name
    assert "“3 N” leads off the board." in said
    assert said.count("is not a square") == 3


def test_several_squares_are_answered_by_names_or_numbers(cli: Cli) -> None:
    for typed in ("a9 a10", "a9, a10", "1 3", "none"):
        assert "What does Cora do?" in cli(PLAY, typed).out
    assert "is not among the answers" in cli(PLAY, "a9 e9").out


@pytest.mark.parametrize("typed", ["1", "b2|c2", "c2 b2", "b2/c2", "c2", "door", "door, closed"])
def test_a_door_is_answered_by_its_name_or_its_squares(cli: Cli, typed: str) -> None:
    said = cli(PLAY, "none", "door", typed, "look").out
    assert "1. door, closed, between b2 and c2, east\n" in said
    assert "2. cellar door, locked, between a2 and a3, 1 square west-south-west\n" in said
    assert "b2|c2 is open." in said or "east: door, open" in said


def test_a_named_door_and_an_unclear_one(cli: Cli) -> None:
    assert "cellar door is" in cli(PLAY, "none", "door cellar").out
    assert "not among the answers" in cli(PLAY, "none", "door e9").out


def test_menus_within_menus_in_one_line_or_step_by_step(cli: Cli) -> None:
    for typed in (
        ["shoot pistol dirk"],
        ["shoot pistol c4"],
        ["shoot 1 1"],
        ["shoot pistol", "dirk"],
        ["3", "1", "c4"],
    ):
        assert "Which card?" in cli(PLAY, "none", *typed).out, typed
    said = cli(PLAY, "none", "shoot", "why", "back", "why shoot pistol", "why shoot sword", "shoot sword").out
    assert "1. pistol (load 2, tired), Cora\n" in said
    assert said.count("A sword does not shoot. (TILE-05)") == 3
    assert said.count("What does Cora do?") == 2


def test_many_squares_come_in_pages(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "SQUARES", 4)
    said = cli(PLAY, "none", "walk", "more", "more", "more", "10").out
    assert "6 more places: type “more”." in said and "\n10. a1" in said
    assert "There is nothing more to list." in said
    assert "now on a1" in said


def test_without_a_start_only_names_and_numbers_count() -> None:
    told = squares()
    assert told.grid is not None
    lost = Squares(told, told.grid, None)
    assert lost.cell("C3", ["c3"], {}) == "c3"
    for text in ("2 N", "N", ""):
        with pytest.raises(BadInput):
            lost.cell(text, ["c3"], {})
