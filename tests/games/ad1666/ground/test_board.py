"""The four boards keep to what the ledger asks of them (AD66-DSN-13 to -17), and a board file can say all that a board needs."""

from __future__ import annotations

from itertools import groupby, pairwise
from pathlib import Path

import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.ground.board import Board, _load, boards
from escarmouche.games.ad1666.ground.board import read as read_board
from escarmouche.space.grid import Edge, Grid, Ground, drawn, ground

from ..positions.ledger import RULES

KINDS = {"open", "wall", "slope", "obstacle", "door", "window", "stairs", "ladder", "fragile", "climb"}
DOORS, FRAGILE = 24, 10  # in the box (AD66-DSN-03)


def board(name: str) -> tuple[Grid, Ground]:
    """A board as it is at first."""
    grid = _load(name)[1]
    return grid, ground(grid, {})


def count(grid: Grid, kind: str, state: str = "") -> int:
    return sum(edge.kind == kind and state in ("", edge.state) for edge in grid.edges.values())


def limits(grid: Grid) -> list[str]:
    """The kinds of edges at the limit of a board."""
    return [edge.kind for edge in grid.edges.values() if not edge.cells[1]]


def blocks(grid: Grid, kind: str = "open", through: tuple[str, ...] = ("open", "obstacle", "slope")) -> list[list[str]]:
    """Cells of a kind that hang together over these edges: the rooms of a house, the roofs of a town."""
    left, rooms = [cell.id for cell in grid.cells.values() if cell.kind == kind], []
    while left:
        room = [left.pop(0)]
        for cell in room:  # grows as it is read
            for edge in grid.around(cell):
                other = edge.beyond(cell)
                if edge.kind in through and other in left:
                    left.remove(other)
                    room.append(other)
        rooms.append(room)
    return rooms


def hedges(grid: Grid) -> set[int]:
    """How many Obstacle edges lie one behind the other, in columns and in rows."""
    lengths: set[int] = set()
    columns = [[(x, y) for y in range(grid.height)] for x in range(grid.width)]
    rows = [[(x, y) for x in range(grid.width)] for y in range(grid.height)]
    for line in columns + rows:
        kinds = [grid.edges[grid.joint(a, b)].kind if grid.joint(a, b) else "open" for a, b in pairwise(line)]
        lengths |= {len(list(run)) for kind, run in groupby(kinds) if kind == "obstacle"}
    return lengths


# -- what a board file can say


SIGNS = """\
+-+-+-+-+
|. # ^ .|
+v+ + + +
o.w.s.l.
+D+d+L+B+
 .f.c.<.
+ + + + +
"""


def test_ad66_dsn_13_a_drawing_says_cells_edges_and_zones() -> None:
    grid = drawn(SIGNS, zones={"gate": ["a3:b3"], "goal": ["d3"]})
    assert {cell.kind for cell in grid.cells.values()} == {"open", "blocked", "high"}
    assert {edge.kind for edge in grid.edges.values()} == KINDS
    assert {edge.state for edge in grid.doors} == {"closed", "open", "locked", "broken"}
    assert grid.edges["a1|a2"].upper == "a1" and grid.edges["c3|d3"].upper == "d3"
    assert grid.edges["d1|east"].cells == ("d1", "") and grid.edges["a2|west"].kind == "obstacle"
    assert grid.cells["a1"].centre == (500, 2500)
    assert grid.zones == {"gate": ("a3", "b3"), "goal": ("d3",)}


def test_ad66_dsn_13_odd_cells_have_a_centre_and_opposite_pairs() -> None:
    grid = drawn("+ + + + +\n . . . . \n+ + + + +", merged=[["b1", "c1"]], opposite=[("a1", "b1", "d1")])
    assert grid.cells["b1"].squares == ("b1", "c1") and grid.cells["b1"].centre == (2000, 500)
    assert grid.opposite("a1", "b1") == "d1" and grid.opposite("d1", "b1") == "a1"
    assert grid.distance("a1", "d1") == 2


@pytest.mark.parametrize("name", boards())
def test_ad66_dsn_13_the_boards_of_the_house(name: str) -> None:
    file: Board = _load(name)[0]
    grid, floor = board(name)
    assert {"red", "blue"} <= set(grid.zones)
    for zone in grid.zones.values():
        assert any(grid.cells[cell].kind != "blocked" for cell in zone)
    for one, middle, other in file.opposite:
        assert grid.touching(one, middle) and grid.touching(middle, other) and not grid.touching(one, other)
        assert grid.opposite(one, middle) == other and grid.opposite(other, middle) == one
    assert len(grid.doors) <= DOORS and count(grid, "fragile") <= FRAGILE
    start = grid.zones["red"][0]
    assert any(cell in floor.far(start, 0, (), ()) for cell in grid.zones["blue"])  # the sides can meet


def test_ad66_dsn_13_every_kind_of_edge_lies_on_some_board() -> None:
    assert {edge.kind for name in boards() for edge in board(name)[0].edges.values()} == KINDS


# -- B1 to B4


def test_ad66_dsn_14_the_courtyard() -> None:
    grid, floor = board("courtyard")
    assert (grid.width, grid.height) == (10, 10)
    assert hedges(grid) >= {1, 2, 3}
    assert not floor.shot("b4", "b7").clear and floor.shot("b4", "b7").why == "obstacles"  # AD66-EDGE-06
    assert any(step.way == "climb" for cell in grid.cells for step in floor.steps(cell))
    assert sum(cell.kind == "blocked" for cell in grid.cells.values()) == 2
    shots = [floor.shot(a, b) for a in grid.cells for b in grid.cells if a != b]
    assert any(shot.clear and shot.corner for shot in shots)  # one-sided
    assert any(shot.why == "corners" for shot in shots)  # opposed
    assert {"open", "wall"} <= set(limits(grid))
    assert any(len(cell.squares) > 1 for cell in grid.cells.values())


def test_ad66_dsn_15_the_palace() -> None:
    grid, floor = board("palace")
    assert (grid.width, grid.height) == (22, 16)
    inside = [room for room in blocks(grid) if all(edge.kind != "open" for edge in outer(grid, room))]
    rooms = [room for room in inside if len(room) >= 12 and not narrow(grid, room)]
    assert len(rooms) >= 6
    assert len(grid.doors) >= 8 and count(grid, "door", "locked") >= 3
    assert count(grid, "window") >= 6 and "window" in limits(grid)
    corridors = [room for room in inside if narrow(grid, room) and len(room) >= 10]
    assert corridors  # one square wide: only Force Passage leads past somebody
    middle = corridors[0][len(corridors[0]) // 2]
    beside = {step.to for step in floor.steps(middle) if step.way == "step"}
    assert len(beside) == 2
    gardens = [room for room in blocks(grid) if any(edge.kind == "open" for edge in outer(grid, room))]
    assert [len(garden) > 60 for garden in gardens] == [True]


def outer(grid: Grid, room: list[str]) -> list[Edge]:
    """The edges of a room that are the limit of the board."""
    return [edge for cell in room for edge in grid.around(cell) if not edge.cells[1]]


def narrow(grid: Grid, room: list[str]) -> bool:
    """All in one row."""
    return len({grid.square(cell)[1] for cell in room}) == 1


def test_ad66_dsn_16_the_tavern() -> None:
    grid, floor = board("tavern")
    assert grid.width * grid.height >= 300
    assert any(step.way == "climb" for cell in grid.cells for step in floor.steps(cell))  # tables
    assert count(grid, "obstacle") >= 8  # counters
    assert len(grid.doors) == 2 and count(grid, "window") == 4
    walk = floor.far("i2", 1, (), ())  # behind the tavern; AD66-NPC-03
    near, far = "i5", "e3"
    assert grid.distance("i2", near) < grid.distance("i2", far)
    assert walk[near].cost > walk[far].cost


def test_ad66_dsn_17_ramparts_and_roofs() -> None:
    grid, floor = board("roofs")
    assert grid.width * grid.height >= 300
    assert len(blocks(grid, "high")) >= 2
    jumps = [jump for cell in grid.cells for jump in floor.jumps(cell)]
    assert {jump.diagonal for jump in jumps} == {False, True}
    assert all(grid.cells[jump.over].kind == "open" for jump in jumps)
    for kind in ("stairs", "ladder", "climb", "fragile"):
        assert count(grid, kind), kind
    high = [cell.id for cell in grid.cells.values() if cell.kind == "high"]
    low = [cell.id for cell in grid.cells.values() if cell.kind == "open"]
    assert any(floor.sight(a, b).why == "blocked" for a in high for b in low)  # AD66-SQ-10
    assert any(floor.sight(a, b).clear for a in high for b in low)
    assert all(any(floor.jumps(cell) for cell in roof) for roof in blocks(grid, "high"))  # each a leap from another


@pytest.mark.parametrize("name", boards())
def test_ad66_dsn_13_boards_are_drawn_and_named(name: str) -> None:
    board, grid = read_board(Source.read(BOOK.folder / "data" / "boards" / f"{name}.yaml"))
    assert board.id == name and set(board.name) == set(board.text) == {"en", "fr"} and board.rule in RULES
    assert 10 <= grid.width <= 22 and 10 <= grid.height <= 16
    for cells in grid.zones.values():
        assert any(grid.cells[cell].kind != "blocked" for cell in cells)
    assert not unreached(grid)


def unreached(grid: Grid) -> list[str]:
    """Squares that nobody could ever get to, with every door open and every old wall broken."""
    ways = ground(grid, {e.id: "open" if e.kind == "door" else "broken" for e in grid.edges.values() if e.state})
    free = [cell for cell in grid.cells if grid.cells[cell].kind != "blocked"]
    seen, left = {""}, free[:1]
    while left:
        cell = left.pop()
        if cell not in seen:
            seen.add(cell)
            left += [step.to for step in ways.steps(cell)] + [jump.to for jump in ways.jumps(cell)]
    return [cell for cell in free if cell not in seen]


def kinds(name: str) -> tuple[Grid, dict[str, int]]:
    """A board, and how many edges of which kind it has."""
    grid = read_board(Source.read(BOOK.folder / "data" / "boards" / f"{name}.yaml"))[1]
    edges: dict[str, int] = {}
    for edge in grid.edges.values():
        edges[edge.kind] = edges.get(edge.kind, 0) + 1
    return grid, edges


def test_ad66_dsn_14_the_courtyard_has_hedges_tables_statues_and_an_odd_cell() -> None:
    grid, edges = kinds("courtyard")
    whole = ground(grid, {})
    assert [whole.shot("b4", cell).obstacle for cell in ("b5", "b6")] == [
        False,
        True,
    ]  # one beside the shooter, then two
    assert whole.shot("c3", "c5").obstacle  # one, not beside the shooter
    assert whole.sight("b4", "b7").why == "obstacles"  # three
    assert whole.sight("e6", "f5").why == "corners" and not whole.shot("e6", "f5").clear  # statues on both sides
    assert whole.shot("f3", "c6").clear and whole.shot("f3", "c6").corner  # and on one
    assert edges["slope"] == 12 and edges["wall"] and grid.cells["a5"].squares == ("a5", "a6")
    outside = [edge.kind for edge in grid.edges.values() if not edge.cells[1]]
    assert outside.count("open") == 12 and outside.count("wall") == 28
    assert {grid.distance("a5", cell) for cell in ("b2", "b9")} == {3}  # the purse is equally far from both


def test_ad66_dsn_15_the_palace_has_rooms_doors_windows_a_corridor() -> None:
    grid, edges = kinds("palace")
    assert (grid.width, grid.height) == (22, 16) and edges["door"] >= 8 and edges["window"] >= 6
    assert sum(edge.state == "locked" for edge in grid.edges.values()) >= 3
    assert any(edge.kind == "window" and not edge.cells[1] for edge in grid.edges.values())
    shut = ground(grid, {})
    assert {step.to for step in shut.steps("f6")} == {"e6", "g6"}  # one square wide
    assert all(not shut.steps(cell) for cell in grid.zones["chest"])  # behind a lock


def test_ad66_dsn_16_in_the_tavern_the_nearest_is_not_the_nearest_on_foot() -> None:
    grid, edges = kinds("tavern")
    assert edges["door"] == 2 and edges["window"] == 4 and edges["slope"] == 20 and edges["obstacle"]
    ways = ground(grid, {})
    walked = ways.walk("h2", 40, 0)
    assert grid.distance("h2", "h3") == 1 and walked["h3"].cost > walked["e3"].cost >= 4


def test_ad66_dsn_17_the_roofs_are_a_leap_apart() -> None:
    grid, edges = kinds("roofs")
    jumps = {(jump.to, jump.diagonal) for jump in ground(grid, {}).jumps("m7")}
    assert ("o9", True) in jumps  # to the chapel, diagonally
    assert ("i5", False) in {(jump.to, jump.diagonal) for jump in ground(grid, {}).jumps("g5")}
    assert all(edges[kind] for kind in ("stairs", "ladder", "climb", "fragile"))
    tower, roof, yard = "e8", "e7", "e9"
    assert grid.cells[tower].kind == "blocked" and not ground(grid, {}).sight(roof, yard).clear  # AD66-SQ-10


def test_slips_in_a_drawing_are_told_with_their_line(tmp_path: Path) -> None:
    whole = (BOOK.folder / "data" / "boards" / "courtyard.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(whole.replace("   . . . . # . . . . .", "   . . . . @ . . . . .", 1), encoding="utf-8")
    with pytest.raises(BadFile) as wrong:
        read_board(Source.read(file))
    number = next(i for i, text in enumerate(whole.split("\n"), 1) if "#" in text and text.startswith("   ."))
    assert f"line {number}:" in str(wrong.value) and "@" in str(wrong.value)
