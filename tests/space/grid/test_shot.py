"""Shots (AD66-LOS-04, -06, AD66-EDGE-06, -07, -13, AD66-AMB-29, -41 to -44)."""

from __future__ import annotations

from hypothesis import given

from escarmouche.space.grid import Shot

from ..strategies import often
from .boards import grounds, open_ground


def shoot(text: str, a: str = "A", b: str = "B", bodies=()) -> Shot:
    ground = open_ground(text)
    return ground.shot(ground.grid.marks[a], ground.grid.marks[b], bodies)


def penalties(shot: Shot) -> tuple[bool, bool, bool, bool]:
    return shot.clear, shot.corner, shot.obstacle, shot.covered


def test_two_corners_on_one_side_are_one_penalty():
    """AD66-EX-31."""
    text = """
        + + + + +
         . . . B
        + + +-+ +
         . . . .
        + +-+ + +
         . . . .
        + + + + +
         A . . .
        + + + + +
    """
    shot = shoot(text)
    assert penalties(shot) == (True, True, False, True)
    assert shot.marks == (("corner", "2,2"), ("corner", "3,3"))
    assert shot.rays == (((500, 500), (3500, 3500)),)


def test_a_wall_on_one_side_and_a_blocked_square_on_the_other():
    """AD66-EX-32."""
    text = """
        + + + + + +
         . . . . B
        + + + + + +
         . . . . .
        + + + + + +
         . . . {} .
        + +-+ + + +
         . . . . .
        + + + + + +
         A . . . .
        + + + + + +
    """
    assert penalties(shoot(text.format("."))) == (True, True, False, True)
    for solid in "#^":
        assert shoot(text.format(solid))[:2] == shoot(text.format(solid), "B", "A")[:2] == (False, "corners")


def test_a_corner_of_the_shooters_own_square_is_ignored_and_the_targets_is_not():
    """AD66-LOS-04, AD66-AMB-42: sight is mutual, shots are not."""
    text = """
        + + + +
         . . B
        + + + +
         . . .
        + +-+ +
         A . .
        + + + +
    """
    near, far = shoot(text), shoot(text, "B", "A")
    assert penalties(near) == (True, False, False, True) and near.marks == (("waived", "1,1"),)
    assert penalties(far) == (True, True, False, True) and far.marks == (("corner", "1,1"),)


def test_a_corner_with_walls_on_both_sides_is_nobodys_own():
    """AD66-AMB-41."""
    text = "+ + +\n . B\n+-+{}+\n A .\n+ + +"
    assert penalties(shoot(text.format(" "))) == (True, False, False, True)
    assert shoot(text.format("-"))[:3] == (False, "corners", "1,1")


def test_opposed_corners_as_seen_from_the_shooter():
    """AD66-AMB-42: right of the line in the middle, left of it at the target's own corner, which only sight forgives."""
    ground = open_ground("""
        + + + + +
         . . .|B
        + + + + +
         . . . .
        + + + + +
         . .|. .
        + + + + +
         A . . .
        + + + + +
    """)
    assert ground.sight("a4", "d1").clear
    assert ground.shot("a4", "d1")[:3] == (False, "corners", "3,3")
    assert penalties(ground.shot("d1", "a4")) == (True, True, False, True)


def test_the_corners_of_both_ends_on_different_sides():
    """Each can shoot past the corner of its own square, with the other's as cover."""
    ground = open_ground("""
        + + + + +
         . . .|B
        + + + + +
         . . . .
        + + + + +
         . . . .
        + +-+ + +
         A . . .
        + + + + +
    """)
    for a, b in (("a4", "d1"), ("d1", "a4")):
        assert penalties(ground.shot(a, b)) == (True, True, False, True)


def test_one_or_two_obstacles_are_one_penalty():
    """AD66-EDGE-06."""
    assert penalties(shoot("+ + + + +\n A .o. B\n+ + + + +")) == (True, False, True, True)
    assert penalties(shoot("+ + + + +\n Ao.o. B\n+ + + + +")) == (True, False, True, True)
    shot = shoot("+ + + + +\n A .o.wB\n+ + + + +")
    assert shot.marks == (("obstacle", "b1|c1"), ("window", "c1|d1"))
    assert shoot("+ + + + +\n Ao.o.oB\n+ + + + +")[:3] == (False, "obstacles", "c1|d1")


def test_the_only_obstacle_is_ignored_if_it_is_the_shooters_own():
    """AD66-EDGE-07, AD66-AMB-43, AD66-AMB-29."""
    shot = shoot("+ + + +\n Ao. B\n+ + + +")
    assert penalties(shot) == (True, False, False, True) and shot.marks == (("waived", "a1|b1"),)
    assert penalties(shoot("+ + + +\n A .oB\n+ + + +")) == (True, False, True, True)
    assert penalties(shoot("+ + + +\n Aw. B\n+ + + +")) == (True, False, False, True)  # AD66-EDGE-13


def test_obstacles_at_a_corner():
    """AD66-AMB-43: on both sides one, which is the shooter's own if one of its edges is; on one side none."""
    straight = "+ + + +\n . B .\n+o+o+ +\n A . .\n+ + + +"
    assert penalties(shoot(straight)) == (True, False, False, True)
    assert shoot(straight).marks == (("waived", "1,1"),)
    assert penalties(shoot(straight, "B", "A")) == (True, False, False, True)
    beyond = "+ + +\n .oB\n+ +o+\n A .\n+ + +"
    assert penalties(shoot(beyond)) == (True, False, True, True)
    assert penalties(shoot(beyond, "B", "A")) == (True, False, False, True)
    assert penalties(shoot("+ + +\n . B\n+o+ +\n A .\n+ + +")) == (True, False, False, False)


def test_two_terrain_penalties_block():
    """AD66-LOS-06."""
    text = """
        + + + + +
         . . .{}B
        + + + +{}+
         . . . .
        + +-+ + +
         . . . .
        + + + + +
         A . . .
        + + + + +
    """
    assert penalties(shoot(text.format(" ", " "))) == (True, True, False, True)
    shot = shoot(text.format("o", "o"))
    assert shot[:3] == (False, "penalties", "3,3") and shot.corner and shot.obstacle
    assert shoot(text.format("o", " ")).clear
    ground = open_ground(text.format("o", "o"))
    assert ground.sight("a4", "d1").clear


def test_a_waived_obstacle_is_no_second_penalty():
    text = """
        + + + + +
         . . . B
        + + + + +
         . . . .
        + +-+ + +
         . . . .
        +o+o+ + +
         A . . .
        + + + + +
    """
    shot = shoot(text)
    assert penalties(shot) == (True, True, False, True)
    assert shot.marks == (("corner", "2,2"), ("waived", "1,1"))


def test_a_body_stops_a_shot_and_leaves_its_cover_known():
    ground = open_ground("+ + + + +\n A .o. B\n+ + + + +")
    shot = ground.shot("a1", "d1", {"b1", "a1", "d1"})
    assert shot[:6] == (False, "body", "b1", False, True, True)


@often(300)
@given(grounds())
def test_a_shot_needs_sight_and_bears_at_most_one_penalty(ground):
    cells = list(ground.grid.cells)
    for a in cells[::2]:
        for b in cells[::3]:
            shot = ground.shot(a, b)
            if shot.clear:
                assert ground.sight(a, b).clear and shot.why == shot.by == ""
                assert not (shot.corner and shot.obstacle)
                assert shot.covered or not (shot.corner or shot.obstacle)
                assert shot.covered == bool(shot.marks)
            else:
                assert shot.why and shot.by
            if not ground.sight(a, b).clear:
                assert (shot.why, shot.by) == ground.sight(a, b)[1:]
