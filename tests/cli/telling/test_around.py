"""What is around somebody, what touches, where figures look and who has moved, in words."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.cli.telling import around
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.walks import walks
from escarmouche.core.messages.event import Event
from escarmouche.core.views.scene import Board, Shape, Terrain
from tests.cli.conftest import Cli
from tests.cli.spoken import facing, squares
from tests.cli.tiles import PLAY


@pytest.mark.parametrize(
    ("contact", "gap", "touching"), [(105, 100, True), (105, 106, False), (5, 5, True), (5, 90, False)]
)
def test_what_touches_is_as_the_game_has_it(contact: int, gap: int, touching: bool) -> None:
    """A base is said to touch another at the distance that the board names, where it is and where it would be."""
    said = facing()
    said.scene.board = Board(90_000, 60_000, "centimetre", [], contact=contact)
    bob = said.spot_of("bob")
    assert bob is not None
    beside = Spot(bob.x + 2500 + gap, bob.y, 0, 1250)
    assert (said.where(beside, bob) == "touching, west") is touching
    assert bool(around.touched(said, beside, said.scene.pieces[0])) is touching


@pytest.mark.parametrize(
    ("name", "told"), [("", "wood"), ("Wood", "Wood"), ("Wood 2", "Wood 2"), ("Copse 2", "Copse 2 (wood)")]
)
def test_terrain_is_not_called_what_it_is_a_second_time(name: str, told: str) -> None:
    said = facing()
    copse = Terrain("copse", "wood", [Shape(circle=(5000, 5000, 1000))], name={"en": name} if name else {})
    assert said.terrain(copse).split(",")[0] == told


def test_a_piece_says_where_it_looks_if_it_has_a_front() -> None:
    said = facing()
    ann, bob = said.scene.pieces
    assert "facing north-east" in said.piece(ann)
    assert "facing" not in said.piece(bob)
    assert "face au nord-est" in facing("fr").piece(ann)
    assert "facing south" in said.piece(msgspec.structs.replace(ann, facing=270))


def test_near_tells_what_is_around_a_model_a_thing_or_a_square(cli: Cli) -> None:
    said = cli(PLAY, "none", "near", "near dirk", "near c1", "near e9", "near nothing").out
    assert "Around: the letter 1 square east; Dirk 2 squares south-south-east; Watchman 3 squares" in said
    assert "Around c4, all sides are open." in said
    assert "Around c1: west: wall." in said
    assert "Around d3: " not in said
    assert "Nothing on the table is called “nothing”." in said


def test_a_slope_is_told_from_both_sides(cli: Cli) -> None:
    said = cli(PLAY, "none", "near c3", "near d3", "near e1").out
    assert "Around c3: north: obstacle; east: slope, going up." in said
    assert "Around d3: west: slope, going down." in said
    assert "Around e1, high, all sides are open." in said


def test_near_works_on_a_plane(cli: Cli) -> None:
    said = cli("play tin --seed 3 --seats human,random", "near", "near bob", "to 3 2", "near", "near gem")
    assert "Around: gem 3.2 inches east; Big Bob 6 inches east." in said.out
    assert "Say near what" in said.out
    assert said.out.count("Around: ") == 3


def test_moves_are_told_by_squares(cli: Cli) -> None:
    said = cli(PLAY, "none", "walk c3").out
    assert "→ Cora moved 1 square south-east, now on c3, Dirk 1 square away." in said


def test_what_an_event_has_placed_is_not_told_again() -> None:
    told, before = squares(), {"cora": None, "letter": None, "dirk": (2500, 7500, 0), "watchman": (4500, 10500, 0)}
    events = [Event("tile-placed", "TILE-02", {"model": "cora", "cell": "b2"})]
    assert len(list(around.moves(told, before))) == 2
    assert ["the letter" in line for line in around.moves(told, before, events)] == [True]


def test_of_a_way_that_an_event_has_told_only_where_it_led_is_told() -> None:
    told, before = squares(), {"cora": (500, 10500, 0)}
    went = Event("moved", "TILE-03", {"model": "cora", "start": [500, 10500], "end": [1500, 10500]})
    assert next(around.moves(told, before, [went])).startswith("→ Cora: now on ")
    step = Event(
        "moved", "TILE-03", {"model": "cora", "origin": "a1", "cell": "b1"}
    )  # how far that is, it does not say
    assert "moved" in next(around.moves(told, before, [step]))


def test_the_steps_of_one_walk_are_one_event() -> None:
    def step(model: str, origin: str, cell: str) -> Event:
        return Event("moved", "TILE-03", {"model": model, "origin": origin, "cell": cell})

    stopped = Event("stopped", "TILE-04", {"model": "cora"})
    told = walks(
        [
            step("cora", "a1", "b1"),
            step("cora", "b1", "c2"),
            stopped,
            step("cora", "c2", "c3"),
            step("dirk", "c3", "d3"),
        ]
    )
    assert [(event.args.get("origin"), event.args.get("cell")) for event in told] == [
        ("a1", "c2"),
        (None, None),
        ("c2", "c3"),
        ("c3", "d3"),
    ]
