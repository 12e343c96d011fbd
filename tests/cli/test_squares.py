"""A game on squares: drawn, described and answered by the names of squares."""

from __future__ import annotations

import re

import pytest

from escarmouche.cli.hearing.squares import Squares
from escarmouche.cli.telling.grid import Grid
from escarmouche.cli.telling.grid_drawing import drawn_grid
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import find
from escarmouche.core.views.scene import Marker, Piece, Scene
from tests.cli import tiles

from .conftest import Cli

TILES = "play tiles --seed 1 --seats human,random"
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


def speech(lang: str = "en") -> Speech:
    book = find("tiles")
    setup = book.read_setup({})
    return Speech(Voice(lang, "tiles"), book.scene(book.table(book.open(setup), setup), 0))


def grid() -> Grid:
    return Grid(tiles.board())


# -- measuring


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


# -- drawing


def test_map_draws_squares_edges_and_who_stands_there(cli: Cli) -> None:
    said = cli(TILES, "none", "map").out
    assert DRAWN in said
    assert "11   .   .   .   .   .   11" in said
    for line in ("C Cora (you), b2", "I Dirk (player 2), c4", "W Watchman (nobody’s), e1", "* the letter, c2"):
        assert f"\n{line}\n" in said
    assert '" part of e3, which covers 2 squares and counts as one' in said
    assert ". open square; # blocked; ^ high; D door, closed; | - wall; L door, locked; w window; o obstacle; " in said
    assert "< > v A slope (the sign points down); ? curtain" in said
    assert "can be chosen" not in said


def test_the_legend_is_in_the_readers_language(cli: Cli) -> None:
    said = cli(f"{TILES} --lang fr", "aucun", "plan").out
    assert ". case libre ; # bloquée ; ^ haute ; D porte fermée ; | - mur" in said.replace("\xa0", " ")
    assert "V Veilleur (à personne), e1" in said


def test_squares_that_can_be_chosen_stand_in_brackets(cli: Cli) -> None:
    said = cli(TILES, "none", "walk", "map").out
    assert " 2  [.]  C D[*] [.]? .   2" in said
    assert "[ ] can be chosen" in said


def test_an_open_door_is_drawn_open(cli: Cli) -> None:
    said = cli(TILES, "none", "door c2", "map").out
    assert " 2   .   C d *" in said and "d door, open" in said


def test_map_words_tells_what_the_drawing_shows(cli: Cli) -> None:
    said = cli(TILES, "none", "map words").out
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
    scene = speech().scene
    scene.pieces = [Piece(f"x{i}", 0, "x", None, 0, cell="b2") for i in range(40)]
    scene.board = tiles.board()
    scene.board.cells[:] = [cell for cell in scene.board.cells if cell.id not in ("a1", "c5")]
    told = Speech(Voice("en", "tiles"), scene)
    assert told.grid is not None
    lines = drawn_grid(told, told.grid)
    assert any(line.startswith("? x39 ") for line in lines)


# -- telling


def test_look_tells_squares_distances_items_and_wounds(cli: Cli) -> None:
    said = cli(TILES, "none", "look").out
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
    said = cli(TILES, "none", "look", "shoot pistol dirk", "1", "look").out
    assert "turn 1; Alarm: 0 of 6; Initiative: player 2." in said
    assert "Cards left: deck (you) 7, discard pile (you) 0." in said
    assert re.search(r"discard pile \(you\), open, [12] cards?: king", said)


def test_look_tells_the_test_on_the_table(cli: Cli) -> None:
    said = cli(TILES, "none", "shoot pistol dirk", "look").out
    assert "Shot (TILE-06), pistol, difficulty 8, cards are chosen:\n" in said
    assert (
        "  shooter Cora (you): with pistol; face down, known to you: ace (the hand); reinforced by king; counts as hearts; "
        "long arms +2; dark −1; total 7\n"
    ) in said
    assert "  helper Watchman (nobody’s): king; said to be ace\n" in said


def test_a_card_face_down_is_only_counted_for_the_others() -> None:
    book = find("tiles")
    setup = book.read_setup({})
    state = book.open(setup)
    state.target = "dirk"
    from escarmouche.cli.telling.duel import duels

    scene: Scene = book.scene(book.table(state, setup), 1)
    assert "a card face down (the hand)" in "\n".join(duels(Speech(Voice("en", "tiles"), scene)))
    scene.table["shot"] = {"in": "words of the game"}
    assert not list(duels(Speech(Voice("en", "tiles"), scene)))


def test_near_tells_what_is_around_a_model_a_thing_or_a_square(cli: Cli) -> None:
    said = cli(TILES, "none", "near", "near dirk", "near c1", "near e9", "near nothing").out
    assert "Around: the letter 1 square east; Dirk 2 squares south-south-east; Watchman 3 squares" in said
    assert "Around c4, all sides are open." in said
    assert "Around c1: west: wall." in said
    assert "Around d3: " not in said
    assert "Nothing on the table is called “nothing”." in said


def test_a_slope_is_told_from_both_sides(cli: Cli) -> None:
    said = cli(TILES, "none", "near c3", "near d3", "near e1").out
    assert "Around c3: north: obstacle; east: slope, going up." in said
    assert "Around d3: west: slope, going down." in said
    assert "Around e1, high, all sides are open." in said


def test_near_works_on_a_plane(cli: Cli) -> None:
    said = cli("play tin --seed 3 --seats human,random", "near", "near bob", "to 3 2", "near", "near gem")
    assert "Around: gem 3.2 inches east; Big Bob 6 inches east." in said.out
    assert "Say near what" in said.out
    assert said.out.count("Around: ") == 3


def test_moves_are_told_by_squares(cli: Cli) -> None:
    said = cli(TILES, "none", "walk c3").out
    assert "→ Cora moved 1 square south-east, now on c3, Dirk 1 square away." in said


def test_what_an_event_has_placed_is_not_told_again() -> None:
    from escarmouche.cli.telling import around
    from escarmouche.core.messages.event import Event

    told, before = speech(), {"cora": None, "letter": None, "dirk": (2500, 7500, 0), "watchman": (4500, 10500, 0)}
    events = [Event("tile-placed", "TILE-02", {"model": "cora", "cell": "b2"})]
    assert len(list(around.moves(told, before))) == 2
    assert ["the letter" in line for line in around.moves(told, before, events)] == [True]


# -- answering


def test_squares_are_listed_with_their_cost_and_the_way(cli: Cli) -> None:
    said = cli(TILES, "none", "walk").out
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
    for said in (cli(TILES, "none", f"walk {typed}"), cli(TILES, "none", "walk", typed)):
        assert f"now on {cell}," in said.out, typed


def test_a_square_is_answered_in_french(cli: Cli) -> None:
    for typed, cell in (("1 SO", "a3"), ("vers dirk", "b3"), ("case c3", "c3"), ("à c3", "c3"), ("ouest", "a2")):
        assert f"maintenant en {cell}," in cli(f"{TILES} --lang fr", "aucun", f"marcher {typed}").out


def test_a_square_that_is_not_offered_is_refused_by_the_ask(cli: Cli) -> None:
    said = cli(
        TILES, "none", "walk e9", "why walk a1", "why walk a11", "walk 3 N", "walk 1 NNE", "walk nowhere", "walk z9"
    ).out
    assert "e9 is too far. (TILE-03)" in said
    assert "That is allowed." in said
    assert "a11 is too far. (TILE-03)" in said  # and not the beginning of another name
    assert "“3 N” leads off the board." in said
    assert said.count("is not a square") == 3


def test_several_squares_are_answered_by_names_or_numbers(cli: Cli) -> None:
    for typed in ("a9 a10", "a9, a10", "1 3", "none"):
        assert "What does Cora do?" in cli(TILES, typed).out
    assert "is not among the answers" in cli(TILES, "a9 e9").out


@pytest.mark.parametrize("typed", ["1", "b2|c2", "c2 b2", "b2/c2", "c2", "door", "door, closed"])
def test_a_door_is_answered_by_its_name_or_its_squares(cli: Cli, typed: str) -> None:
    said = cli(TILES, "none", "door", typed, "look").out
    assert "1. door, closed, between b2 and c2, east\n" in said
    assert "2. cellar door, locked, between a2 and a3, 1 square west-south-west\n" in said
    assert "b2|c2 is open." in said or "east: door, open" in said


def test_a_named_door_and_an_unclear_one(cli: Cli) -> None:
    assert "cellar door is" in cli(TILES, "none", "door cellar").out
    assert "not among the answers" in cli(TILES, "none", "door e9").out


def test_menus_within_menus_in_one_line_or_step_by_step(cli: Cli) -> None:
    for typed in (
        ["shoot pistol dirk"],
        ["shoot pistol c4"],
        ["shoot 1 1"],
        ["shoot pistol", "dirk"],
        ["3", "1", "c4"],
    ):
        assert "Which card?" in cli(TILES, "none", *typed).out, typed
    said = cli(TILES, "none", "shoot", "why", "back", "why shoot pistol", "why shoot sword", "shoot sword").out
    assert "1. pistol (load 2, tired), Cora\n" in said
    assert said.count("A sword does not shoot. (TILE-05)") == 3
    assert said.count("What does Cora do?") == 2


def test_look_at_whoever_stands_on_a_square(cli: Cli) -> None:
    said = cli(TILES, "none", "look c4", "look b2", "look pistol", "look e9").out
    assert "Dirk (player 2), on c4, 2 squares" in said
    assert "Cora\nagility 2\nhero: yes\ntext: Sees well.\n" in said and "gone" not in said
    assert "Bang (nd 5, tired): Loud." in said
    assert "Nothing on the table is called “e9”." in said


def test_many_squares_come_in_pages(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from escarmouche.cli import prompt

    monkeypatch.setattr(prompt, "SQUARES", 4)
    said = cli(TILES, "none", "walk", "more", "more", "more", "10").out
    assert "6 more places: type “more”." in said and "\n10. a1" in said
    assert "There is nothing more to list." in said
    assert "now on a1" in said


def test_without_a_start_only_names_and_numbers_count() -> None:
    told = speech()
    assert told.grid is not None
    lost = Squares(told, told.grid, None)
    assert lost.cell("C3", ["c3"], {}) == "c3"
    for text in ("2 N", "N", ""):
        with pytest.raises(BadInput):
            lost.cell(text, ["c3"], {})


# -- the rest of the command line


def test_a_whole_game_is_played_saved_and_replayed(cli: Cli) -> None:
    said = cli(
        f"{TILES} --option scenario=the-letter --option crew=ann,bob --edition second", "none", "walk c2", "end", "end"
    )
    assert said.code == 0 and "wins" in said.out
    command = re.search(r"escarmouche (replay .*) --verify", said.out)
    assert command is not None
    told = cli(f"{command[1]} --all")
    assert "walk c2" in told.out and told.code == 0
    assert "Around c2: " in cli(command[1], "3", "near c2", "map", "look dirk", "quit").out


def test_options_that_are_lists_are_written_with_or_without_brackets(cli: Cli) -> None:
    for text in ("crew=ann,bob", "crew=[ann, bob]", "crew=ann"):
        assert cli(["play", "tiles", "--option", text]).code == 0
    assert cli(["play", "tiles", "--option", "scenario=[a]"]).code == 2
    assert cli(["play", "tiles", "--option", "edition=1666"]).code == 0


def test_a_thing_without_a_point_is_found_by_its_square() -> None:
    told = speech()
    assert told.base(Marker("x", "x", None, 0, cell="e3")) is not None
    assert told.base(Marker("x", "x", None, 0)) is None
