"""Boards: files, fairness, gaps, pictures, and what the switches make of buildings (MOON-SETUP-02, MOON-TERR, MOON-BLDG)."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from collections import deque

import msgspec
import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup
from escarmouche.games.moonstone.ground.board import boards, load, own_terrain, read
from escarmouche.games.moonstone.ground.field import Field, field_of
from escarmouche.games.moonstone.ground.random_board import generate
from escarmouche.games.moonstone.ground.terrain import SIZE, TerrainData, shape_of
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.view.board_pictures import chart, svg
from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece, Round, nearest, thickness
from escarmouche.space.units import TOLERANCE

WIDEST = 1575  # a base of 40 mm
MIDDLE = SIZE // 2
ALL = boards()
RANDOM = [(f"random:{seed}", seats) for seed in range(12) for seats in (2, 4)]
EVERY = [(name, 2) for name in ALL] + RANDOM


def field(name: str, seats: int = 2, **options: bool) -> Field:
    return field_of(Options(board=name, seats=seats, **options), {})


# -- the files


def test_there_are_five_boards_or_more_with_every_type_of_terrain():
    pieces = [t for name in ALL for t in load(name).pieces()]
    assert len(ALL) >= 5
    assert {"open", "water", "wood", "obstacle", "barrier"} <= {t.kind for t in pieces}
    assert {"building", "wall", "window", "floor", "stairs", "ladder"} <= {t.kind for t in pieces}
    assert {t.state for t in pieces if t.kind == "door"} == {"open", "closed"}
    assert any(t.storeys > 1 for t in pieces if t.kind == "ladder")


@pytest.mark.parametrize("name", ALL)
def test_a_board_has_names_in_both_languages(name: str):
    board = load(name)
    assert set(board.name) == set(board.note) == {"en", "fr"}
    for piece in board.pieces():
        assert set(piece.name) == {"en", "fr"}, piece.id


@pytest.mark.parametrize("name", ALL)
def test_moon_setup_02_a_board_is_36_inches_square_with_a_free_centre(name: str):
    here = field(name)
    assert here.width == here.height == 36_000
    assert here.legal_spot(Body("", MIDDLE, MIDDLE, 787), "") is None
    assert not any(zone.contains((MIDDLE, MIDDLE)) for zone in here.zones)


def shape(t: TerrainData, quarters: int) -> tuple[str, str, float, float, list[tuple[int, int]]]:
    """A piece after a number of quarter turns, so that it can be compared: kind, state, heights, corners."""
    corners = []
    for part in shape_of(t, t.kind, (0, 0)).parts:
        for x, y in [(part.x, part.y), (part.x + part.r, part.y)] if isinstance(part, Round) else part.points:
            for _ in range(0 if isinstance(part, Round) and (x, y) != (part.x, part.y) else quarters):
                x, y = SIZE - y, x
            corners.append((round(x), round(y)))
    return t.kind, t.state, t.bottom, t.top, sorted(corners)


def is_fair(pieces: list[TerrainData], quarters: int) -> bool:
    """Is the board the same after this many quarter turns?"""
    turned, left = [shape(t, quarters) for t in pieces], [shape(t, 0) for t in pieces]
    for kind, state, bottom, top, corners in turned:
        twin = next(
            (
                other
                for other in left
                if other[:4] == (kind, state, bottom, top)
                and len(other[4]) == len(corners)
                and (kind == "open" or _close(other[4], corners))
            ),
            None,
        )
        if twin is None:
            return False
    return True


def _close(corners: list[tuple[int, int]], other: list[tuple[int, int]]) -> bool:
    return all(min(math.dist(p, q) for q in other) <= TOLERANCE for p in corners)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_every_board_is_fair_for_opposite_edges(name: str, seats: int):
    board = load(name, seats)
    pieces = [t for t in board.pieces() if not t.circle]
    rounds = [t.circle for t in board.pieces() if t.circle]
    assert is_fair(pieces, 2)
    for x, y, r in rounds:
        assert any(math.dist((36 - x, 36 - y), c[:2]) < 0.005 and c[2] == r for c in rounds)


@pytest.mark.parametrize(
    ("name", "seats"), [("forest", 4), ("ruins", 4), ("tower", 4), *[r for r in RANDOM if r[1] == 4]]
)
def test_boards_for_four_are_fair_for_all_edges(name: str, seats: int):
    board = load(name, seats)
    assert board.turns == 4
    assert is_fair([t for t in board.pieces() if not t.circle], 1)


def apart(piece: Piece, other: Piece) -> float:
    p, q = nearest(piece, other)
    return math.dist(p, q)


@pytest.mark.parametrize(("name", "seats"), EVERY)
@pytest.mark.parametrize("buildings", [True, False])
def test_gaps_between_solids_let_the_widest_base_through(name: str, seats: int, buildings: bool):
    here = field(name, seats, buildings=buildings)
    solids = [piece for piece in here.solids if piece.kind != "rail"]
    for i, solid in enumerate(solids):
        for other in solids[:i]:
            building = here.data[solid.id].building
            if not building or building != here.data[other.id].building:
                assert not TOLERANCE < apart(solid, other) < WIDEST, (solid.id, other.id, apart(solid, other))
    for solid in solids:
        x0, y0, x1, y1 = solid.bounds
        assert min(x0, y0, SIZE - x1, SIZE - y1) > WIDEST or min(x0, y0, SIZE - x1, SIZE - y1) <= 0, solid.id


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_zones_and_solids_do_not_overlap(name: str, seats: int):
    here = field(name, seats, buildings=False)
    for zone in here.zones:
        for solid in here.solids:
            assert apart(zone, solid) > TOLERANCE, (zone.id, solid.id)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_obstacles_can_be_climbed_over(name: str, seats: int):
    for piece in field(name, seats).pieces.values():
        if piece.kind == "obstacle":
            assert all(thickness(part) <= 1000 for part in piece.parts), piece.id


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_widest_base_can_walk_from_every_edge_to_every_edge(name: str, seats: int):
    here, step, r = field(name, seats), 400, 787
    cells = range(r // step + 1, (SIZE - r) // step)
    free = {(i, j) for i in cells for j in cells if here.legal_spot(Body("", i * step, j * step, r), "") is None}
    start = (MIDDLE // step, MIDDLE // step)
    seen, queue = {start}, deque([start])
    while queue:
        i, j = queue.popleft()
        for near in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if near in free and near not in seen:
                seen.add(near)
                queue.append(near)
    low, high = cells[0], cells[-1]
    for edge in (0, 1):
        assert any(cell[edge] == low for cell in seen)
        assert any(cell[edge] == high for cell in seen)


# -- mistakes in files

BAD = [
    ("kind: pond, circle: [9, 9, 1]", 3, "“pond” is not known"),
    ("kind: water, circel: [9, 9, 1]", 3, "circle"),
    ("kind: water", 3, "exactly one"),
    ("kind: water, circle: [9, 9, 1], rect: [9, 9, 1, 1]", 3, "exactly one"),
    ("kind: water, circle: [36, 9, 1]", 3, "over the edge"),
    ("kind: barrier, circle: [18, 18.5, 1]", 3, "very centre"),
    ("kind: obstacle, rect: [9, 9, 0, 1]", 3, "above 0"),
    ("kind: obstacle, line: [[9, 9]]", 3, "two different points"),
    ("kind: barrier, polygon: [[9, 9], [10, 9]]", 3, "three corners"),
    ("kind: barrier, rect: [9, 9, 2, 2], bottom: 4", 3, "top must be above"),
    ("kind: wall, rect: [9, 9, 2, 2], building: inn", 3, "no building"),
    ("kind: floor, circle: [9, 9, 2]", 3, "a rect or a polygon"),
    ("kind: ladder, rect: [9, 9, 1, 1]", 3, "upper is missing"),
    ("kind: ladder, rect: [9, 9, 1, 1], upper: loft", 3, "no floor “loft”"),
    ("kind: barrier, polygon: [[9, 9], [12, 12], [12, 9], [9, 11]]", 3, "crosses itself"),
    ("kind: stairs, rect: [9, 9, 1, 1], upper: loft", 3, "two ends of their foot"),
    ("kind: stairs, foot: [[9, 9], [12, 12]], head: [[9, 11], [12, 9]], upper: loft", 3, "crosses itself"),
]  # fmt: skip


@pytest.mark.parametrize(("piece", "line", "words"), BAD)
def test_a_mistake_is_told_with_its_line(piece: str, line: int, words: str):
    text = f"name: {{en: A, fr: B}}\nterrain:\n  - {{id: one, {piece}}}\n"
    with pytest.raises(BadFile) as caught:
        read(Source(text, "mine.yaml"))
    assert f"mine.yaml, line {line}" in str(caught.value)
    assert words in str(caught.value)
    french = caught.value.text("fr")
    assert (words not in french or words == "circle") and "file-" not in french and "type-" not in french


def test_an_id_may_not_be_used_twice():
    with pytest.raises(BadFile, match="taken"):
        own_terrain([{"id": "a", "kind": "open", "circle": [9, 9, 1]}] * 2)


def test_stairs_must_reach_the_edge_of_their_floor():
    loft = {"id": "loft", "kind": "floor", "rect": [9, 9, 4, 4]}
    steps = {"id": "steps", "kind": "stairs", "foot": [[8, 4], [10, 4]], "head": [[8, 6], [10, 6]], "upper": "loft"}
    with pytest.raises(BadFile, match="on the edge of loft"):
        own_terrain([loft, steps])


def test_an_unknown_board_is_answered_with_the_nearest():
    with pytest.raises(BadSetup) as caught:
        load("vilage")
    assert caught.value.refusal.args["nearest"] == "village"


# -- chance


def test_a_seed_gives_the_same_board_again_and_another_seed_another():
    assert generate("7").pieces() == generate("7").pieces()
    assert generate("7").pieces() != generate("8").pieces()
    assert generate("7").pieces() != generate("7", turns=2).pieces()


def test_boards_by_chance_pass_the_checks_of_board_files():
    for seed in range(20):
        plain = [msgspec.to_builtins(t) for t in load(f"random:{seed}").pieces()]
        assert own_terrain(plain) == load(f"random:{seed}").pieces()


# -- pictures


@pytest.mark.parametrize("name", [*ALL, "random:3"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_map_is_36_signs_wide_and_18_deep(name: str, lang: str):
    title, *rows, legend = chart(load(name), lang).splitlines()
    assert title == load(name).name[lang]
    assert [len(row) for row in rows] == [36] * 18
    assert "word-" not in legend
    assert set("".join(rows)) <= {part[0] for part in legend.split("   ")}


@pytest.mark.parametrize("name", [*ALL, "random:3"])
def test_the_drawing_is_svg_with_the_tokens_on_it(name: str):
    here = field(name)
    root = ET.fromstring(svg(here, [Body("beaky-bobby", MIDDLE, MIDDLE, 591)], {"beaky-bobby": 1}))
    titles = [node.text for node in root.iter("{http://www.w3.org/2000/svg}title")]
    assert "beaky-bobby" in titles
    assert len(titles) > 10


# -- what the switches make of a building


def test_moon_bldg_01_a_building_is_walls_doors_and_windows():
    inn = field("village")
    kinds = {name: inn.kinds[name] for name in ("inn-wall-ne", "inn-door", "inn-back-door", "inn-window-n", "inn")}
    assert kinds == {
        "inn-wall-ne": "barrier",
        "inn-door": "open",
        "inn-back-door": "obstacle",
        "inn-window-n": "obstacle",
        "inn": "open",
    }
    assert inn.legal_spot(Body("", 9000, 12000, 591), "") is None  # inside


def test_without_buildings_a_building_is_one_block():
    solid = field("village", buildings=False)
    assert solid.floors == ("",)
    assert not solid.has_portals
    assert "inn-door" not in solid.pieces
    assert solid.legal_spot(Body("", 9000, 12000, 591), "") == "inn"
    assert solid.pieces["inn"].kind == "barrier"


def test_without_stairs_they_are_barriers():
    steep = field("ruins", stairs=False)
    assert "steps" not in steep.floors
    assert steep.pieces["steps"].kind == "barrier"
    assert steep.legal_spot(Body("", 11000, 7500, 591), "") == "steps"
    assert "terrace" in steep.floors


def test_without_ladders_a_ladder_is_still_an_obstacle():
    here = field("tower", ladders=False)
    assert here.pieces["tower-ladder"].kind == "obstacle"
    assert here.pieces["tower-ladder"] in here.solids


def test_moon_amb_94_a_building_moves_with_all_its_parts():
    here = field_of(Options(board="village"), {"inn": (0, 1000)})
    there = field_of(Options(board="village"), {})
    for name in ("inn", "inn-door", "inn-roof", "inn-stairs", "inn-ladder"):
        assert here.pieces[name].bounds[1] == there.pieces[name].bounds[1] + 1000
    assert here.surface("inn-stairs").portals[0].line.y0 == there.surface("inn-stairs").portals[0].line.y0 + 1000
    assert here.pieces["oak"] == there.pieces["oak"]


# -- levels


def test_what_stands_upstairs_is_not_in_the_way_downstairs():
    inn = field("village")
    ground = {piece.id for piece in inn.solids_on("")}
    upstairs = {piece.id for piece in inn.solids_on("inn-upstairs")}
    roof = {piece.id for piece in inn.solids_on("inn-roof")}
    assert "inn-wall-ne" in ground and "inn-upper-ne" not in ground
    assert "inn-upper-ne" in upstairs and "inn-wall-ne" not in upstairs
    assert "inn-ladder" in upstairs and "inn-ladder" in roof and "inn-ladder" not in ground
    assert not {"inn-upper-ne", "inn-wall-ne"} & roof


def test_moon_amb_05_only_what_rises_above_the_higher_floor_hides():
    inn = field("village")

    def hides(za: int, zb: int) -> set[str]:
        return {piece.id for piece in inn.blockers(za, zb)}

    assert "inn-wall-ne" in hides(0, 0) and "inn-upper-ne" not in hides(0, 0)
    assert "inn-upper-ne" in hides(0, 3000) and "inn-wall-ne" not in hides(0, 3000)
    assert "oak" in hides(0, 3000) and "oak" not in hides(0, 6000)
    assert hides(3000, 0) == hides(0, 3000)
    covering = {piece.id for piece in inn.covers_between(0, 6000)}
    assert {"inn-wall-ne", "inn-upper-ne", "oak", "orchard", "well"} <= covering
    assert "orchard" in {piece.id for piece in inn.woods_between(0, 3000)}
    assert not inn.woods_between(0, 6000)


def test_places_on_floors():
    inn = field("village")
    base = Body("", 14000, 11000, 591)
    assert inn.legal_spot(base, "inn-upstairs") is None  # on the balcony
    assert inn.legal_spot(Body("", 14500, 11000, 591), "inn-upstairs") == "rim"
    assert inn.legal_spot(Body("", 20000, 11000, 591), "inn-upstairs") == "rim"
    assert inn.legal_spot(Body("", 300, 11000, 591), "") == "edge"
    assert inn.legal_spot(Body("", 8500, 9150, 591), "") == "inn-stairs"  # under the stairs
    assert inn.floor_at(14000, 11000, 3000) == "inn-upstairs"
    assert inn.floor_at(14000, 11000, 0) == ""
    assert inn.below(14000, 11000, 6000) == "inn-upstairs"
    assert inn.below(14000, 11000, 3000) == ""
    assert inn.z_at("inn-stairs", 6900, 9000) == 0
    assert inn.z_at("inn-stairs", 8650, 9000) == 1500
    assert inn.joined("") == {"", "inn-stairs", "inn-stairs-2"}


def test_a_grid_finds_what_is_near():
    here = field("village")
    for floor in here.floors:
        for x in range(0, SIZE, 3000):
            box = (x, 9000, x + 1500, 12000)
            near = {piece.id for piece in here.near(floor, *box)}
            wanted = {
                p.id
                for p in here.solids_on(floor)
                if p.bounds[0] <= box[2] and p.bounds[2] >= box[0] and p.bounds[1] <= box[3] and p.bounds[3] >= box[1]
            }
            assert near == wanted


def test_rails_have_names_in_both_languages():
    names = field("village").names
    for floor in ("inn-upstairs", "inn-roof", "inn-stairs", ""):
        for rail in field("village").surface(floor).rails:
            assert set(names[rail.id]) == {"en", "fr"}
