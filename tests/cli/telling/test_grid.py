"""A board of squares: measured, drawn and described."""

from __future__ import annotations

import re

import pytest

from escarmouche.cli.telling.grid import Grid
from escarmouche.cli.telling.grid_drawing import drawn_grid
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import Voice
from escarmouche.core.views.scene import Marker, Piece
from tests.cli import tiles
from tests.cli.conftest import Cli
from tests.cli.spoken import squares
from tests.cli.tiles import PLAY

DRAWN = """\
     a   b   c   d   e
   +---+   +   +   +   +
 1   .   . | .   #  ^W   1
   +   +   +   + A +   +
 2   .   C D *   . ? .   2
   +-L-+-w-+ o +   +   +
 3   .   .   . < .   .   3
   +   +   +   +   +   +
 4   .   .   I   .   "   4
"""


def grid() -> Grid:
    return Grid(tiles.board())


def test_distances_are_steps_over_edges_and_corners() -> None:
    board = grid()
    far = {
        cell: board.apart(board.spot("b2"), board.spot(cell)) for cell in ("b2", "c3", "c4", "e1", "a11", "e3", "e5")
    }
    assert far == {"b2": 0, "c3": 1, "c4": 2, "e1": 3, "a11": 9, "e3": 3, "e5": 3}
    assert board.apart(board.spot("e2"), board.spot("e5")) == 2  # the long square counts as one
    assert board.apart(board.spot("b2"), board.spot("b2")._replace(x=-2500)) == 4  # beside the board


def test_an_edge_knows_its_squares_and_a_square_its_edges() -> None:
    board = grid()
    assert board.beside(board.edges["b2|c2"]) == ["b2", "c2"]
    assert board.beside(board.edges["a2|a3"]) == ["a2", "a3"]
    assert board.beside(board.edges["a1|north"]) == ["a1"]
    assert [(wind, edge.kind) for wind, edge in board.around("b2")] == [(4, "door"), (8, "window")]


def test_map_draws_squares_edges_and_who_stands_there(cli: Cli) -> None:
    said = cli(PLAY, "none", "map").out
    assert DRAWN in said
    assert "11   .   .   .   .   .   11" in said
    for line in ("C Cora (you), b2", "I Dirk (player 2), c4", "W Watchman (nobody’s), e1", "* the letter, c2"):
        assert f"\n{line}\n" in said
    assert '" part of e3, which covers 2 squares and counts as one' in said
    assert ". open square; # blocked; ^ high; D door, closed; | - wall; L door, locked; w window; o obstacle; " in said
    assert "< > v A slope (the sign points down); ? curtain" in said
    assert "can be chosen" not in said


def test_the_legend_is_in_the_readers_language(cli: Cli) -> None:
    said = cli(f"{PLAY} --lang fr", "aucun", "plan").out
    assert ". case libre ; # bloquée ; ^ haute ; D porte fermée ; | - mur" in said.replace("\xa0", " ")
    assert "V Veilleur (à personne), e1" in said


def test_squares_that_can_be_chosen_stand_in_brackets(cli: Cli) -> None:
    said = cli(PLAY, "none", "walk", "map").out
    assert " 2  [.]  C D[*] [.]? .   2" in said
    assert "[ ] can be chosen" in said


def test_an_open_door_is_drawn_open(cli: Cli) -> None:
    said = cli(PLAY, "none", "door c2", "map").out
    assert " 2   .   C d *" in said and "d door, open" in said


def test_map_words_tells_what_the_drawing_shows(cli: Cli) -> None:
    said = cli(PLAY, "none", "map words").out
    assert "Board The Gate, 5 squares from west to east, 11 squares from north to south." in said
    for line in (
        "d1, blocked",
        "door, closed, between b2 and c2",
        "cellar door, locked, between a2 and a3",
        "wall, north side of a1",
        "the letter, on c2",
        "Dirk (player 2), on c4, 1 wound",
    ):
        assert f"\n  {line}" in said


def test_a_board_with_holes_and_many_models_can_be_drawn() -> None:
    scene = squares().scene
    scene.pieces = [Piece(f"x{i}", 0, "x", None, 0, cell="b2") for i in range(40)]
    scene.board = tiles.board()
    scene.board.cells[:] = [cell for cell in scene.board.cells if cell.id not in ("a1", "c5")]
    told = Speech(Voice("en", "tiles"), scene)
    assert told.grid is not None
    lines = drawn_grid(told, told.grid)
    assert any(line.startswith("? x39 ") for line in lines)


def test_a_drawing_that_is_wider_than_the_window_says_what_to_do(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "26")
    said = cli(PLAY, "none", "map")
    assert "The drawing is 27 columns wide, and this window has 26: make it wider, or type “map words”." in " ".join(
        said.out.split()
    )
    assert "columns wide" not in cli(PLAY, "none", "map words").out
    monkeypatch.setenv("COLUMNS", "27")
    assert "columns wide" not in cli(PLAY, "none", "map").out


def test_look_tells_squares_distances_items_and_wounds(cli: Cli) -> None:
    said = cli(PLAY, "none", "look").out
    assert (
        "  Cora, on b2, unhurt (crippled at 2, killed at 3), fencing 2, tired; in hand: sword; carries pistol (load 2, tired)\n"
        in said
    )
    assert "  Dirk, on c4, 2 squares south-south-east, 1 wound (crippled at 2, killed at 3), fencing 2, tired\n" in said
    assert "Nobody’s models:\n  Watchman, on e1, 3 squares east-north-east" in said
    assert "On the board:\n  the letter, on c2, 1 square east\n" in said
    assert "Around b2: east: door, closed; south: window." in said
    assert said.index("Models of player 2") < said.index("Nobody’s models")


def test_look_tells_tracks_and_open_piles(cli: Cli) -> None:
    said = cli(PLAY, "none", "look", "shoot pistol dirk", "1", "look").out
    assert "turn 1; Alarm: 0 of 6; Initiative: player 2." in said
    assert "Cards left: deck (you) 7, discard pile (you) 0." in said
    assert re.search(r"discard pile \(you\), open, [12] cards?: king", said)


def test_look_at_whoever_stands_on_a_square(cli: Cli) -> None:
    said = cli(PLAY, "none", "look c4", "look b2", "look pistol", "look e9").out
    assert "Dirk (player 2), on c4, 2 squares" in said
    assert "Cora\nagility 2\nhero: yes\ntext: Sees well.\n" in said and "gone" not in said
    assert "Bang (nd 5, tired): Loud." in said
    assert "Nothing on the table is called “e9”." in said


def test_a_thing_without_a_point_is_found_by_its_square() -> None:
    told = squares()
    assert told.base(Marker("x", "x", None, 0, cell="e3")) is not None
    assert told.base(Marker("x", "x", None, 0)) is None
