"""The board with its pieces, and the surfaces that a model can stand on."""

from __future__ import annotations

from escarmouche.space import (
    Disc,
    Ground,
    Piece,
    Segment,
    Straight,
    blocked,
    blocks_between,
    circle,
    platform,
    polygon,
    rectangle,
    spans,
    stairs,
)


def board() -> Ground:
    roof = platform("roof", polygon([(10000, 10000), (14000, 10000), (14000, 14000), (10000, 14000)]), 3000)
    flight = stairs("stairs", (6000, 13000), (6000, 11000), (10000, 11000), (10000, 13000), 0, 3000, "", "roof")
    pieces = [Piece("oak", circle(3000, 3000, 500)), Piece("wall", rectangle(20000, 20000, 9000, 300))]
    return Ground(36000, 36000, pieces, [roof, flight])


def test_only_what_is_near_is_looked_at():
    ground = board()
    assert [p.id for p in ground.near(2000, 2000, 4000, 4000)] == ["oak"]
    assert [p.id for p in ground.near(23000, 19000, 24000, 21000)] == ["wall"]
    assert ground.near(30000, 30000, 31000, 31000) == []
    assert {p.id for p in ground.near(0, 0, 36000, 36000)} == {"oak", "wall"}


def test_a_piece_that_moves_gives_a_new_board():
    ground = board()
    moved = ground.with_piece(ground.piece("oak").moved(9000, 0))
    assert moved.near(11000, 2000, 13000, 4000) and ground.near(11000, 2000, 13000, 4000) == []
    assert moved.surfaces.keys() == ground.surfaces.keys()


def test_a_base_is_on_the_board_or_sticks_out():
    ground = board()
    assert ground.inside(Disc(500, 500, 500)) and ground.overlaps_edge(Disc(490, 500, 500))


def test_stairs_rise_from_their_foot_to_their_head():
    flight = board().surfaces["stairs"]
    assert [flight.height(x, 12000) for x in (6000, 8000, 10000)] == [0, 1500, 3000]


def test_the_surface_is_known_by_its_height():
    ground = board()
    assert ground.surface_at(12000, 12000, 3000) == "roof"
    assert ground.surface_at(12000, 12000, 0) == ""
    assert ground.surface_at(8000, 12000, 1500) == "stairs"
    assert ground.surface_at(1000, 1000, 0) == ""


def test_nobody_walks_off_the_roof_except_by_the_stairs():
    roof = board().surfaces["roof"]
    assert blocked((12000, 12000), Straight(12000, 16000), 500, roof.rails)
    assert blocked((12000, 12000), Straight(8000, 12000), 500, roof.rails) is None
    assert [portal.to for portal in roof.portals] == ["stairs"]


def test_from_the_ground_the_stairs_are_entered_by_their_foot_only():
    ground = board().surfaces[""]
    assert blocked((4000, 12000), Straight(7000, 12000), 500, ground.rails) is None
    assert blocked((8000, 9000), Straight(8000, 12000), 500, ground.rails) == "stairs right side"
    assert blocked((12000, 12000), Straight(9000, 12000), 500, ground.rails) == "stairs head"
    assert [portal.to for portal in ground.portals] == ["stairs"]


def test_a_platform_may_be_left_open_where_it_is_told():
    deck = platform("deck", rectangle(0, 0, 4000, 4000), 1000, joins=[Segment(2000, -500, 2000, 500)])
    assert len(deck.rails) == 5


def test_heights_say_what_counts():
    house = Piece("house", rectangle(0, 0, 1000, 1000), bottom=0, top=3000)
    assert spans(house, 0) and spans(house, 2999) and not spans(house, 3000)
    assert blocks_between(3000, 0, 0) and not blocks_between(3000, 3000, 0) and blocks_between(3001, 3000, 0)
