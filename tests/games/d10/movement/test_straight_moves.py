"""Straight moves with an end of their own: wherever there is one it is found, however narrow the way."""

from __future__ import annotations

import math

from escarmouche.games.d10.combat.attack import gait
from escarmouche.games.d10.combat.trample import riding
from escarmouche.games.d10.ground.measure import touching
from escarmouche.games.d10.movement.route import Gait, Route
from escarmouche.games.d10.movement.straight_moves import Charge, Retreat
from tests.games.d10.positions import lay


def test_a_charge_through_a_narrow_way_is_offered() -> None:
    """D10-CC-04: between two enemies there is just room for a straight line, and nowhere else."""
    places = {"b": (28, 20), "c": (22.3, 17.7), "d": (26.9, 23)}
    enemies = {name: {"at": at, "seat": 1} for name, at in places.items()}
    game = lay("advanced", figures={"a": {"at": (20, 20)}, **enemies})
    figure = game.figure("a")
    region = Charge(game, figure, game.figure("b"), gait(game, figure))
    ends = list(region.propose())
    assert ends
    assert all(region.why_not(end) is None for end in ends)
    assert all(25_600 < x < 25_700 and 20_800 < y < 20_860 for x, y in ends)


def test_a_charge_at_one_on_the_ground_may_end_beyond_it() -> None:
    """D10-GEO-07, D10-CC-04: where there is no room on the near side it runs on over it."""
    friends = {f"f{k}": {"at": (26 + 2.7 * math.cos(t), 20 + 2.7 * math.sin(t))} for k, t in enumerate((2.5, 3.6))}
    game = lay(figures={"a": {"at": (20, 20)}, "b": {"at": (26, 20), "seat": 1, "posture": "prone"}, **friends})
    figure = game.figure("a")
    region = Charge(game, figure, game.figure("b"), gait(game, figure))
    ends = list(region.propose())
    assert any(x > 26_000 for x, _ in ends)
    assert all(region.why_not(end) is None for end in ends)


def test_a_narrow_way_out_is_a_way_out() -> None:
    """D10-MOV-21: a figure that is almost surrounded may flee through the one gap there is."""
    places = {"b": (22.5, 20), "c": (17.5, 17.8), "d": (15.5, 15.3), "e": (16.8, 23.2), "f": (20.6, 23.9)}
    enemies = {name: {"at": at, "seat": 1} for name, at in places.items()}
    game = lay("advanced", figures={"a": {"at": (20, 20)}, **enemies})
    figure = game.figure("a")
    region = Retreat(game, figure, 5_000, touching(game, figure), "D10-MOV-21")
    ends = list(region.propose())
    assert ends
    assert all(region.why_not(end) is None for end in ends)


def test_a_rider_tramples_round_a_corner() -> None:
    """D10-MOV-24: the path over a fallen figure may bend; an enemy in the straight way does not save it."""
    terrain = [{"id": "wall", "kind": "wall", "line": ((26, 10), (26, 24))}]
    rider, victim = {"at": (20, 20), "mounted": True}, {"at": (30, 23), "seat": 1, "posture": "prone"}
    game = lay("advanced", figures={"a": rider, "b": victim}, terrain=terrain)
    figure = game.figure("a")
    region = Route(game, figure, riding(game, figure, game.figure("b")))
    assert region
    assert all(region.why_not(path) is None and len(path) > 1 for path in region.propose())


def test_who_all_but_touches_an_enemy_does_not_slip_past() -> None:
    """D10-MOV-05: a gap of 0.106 cm is not contact; a move that comes into contact ends there, also when it is drawn at random."""
    game = lay(figures={"a": {"at": (33.305, 21.147)}, "b": {"at": (34.729, 23.33), "seat": 1}})
    route = Route(game, game.figure("a"), Gait("advance", 10_000, "D10-MOV-01"))
    for degree in range(360):
        end = route.towards(math.cos(math.radians(degree)), math.sin(math.radians(degree)), 10_000)
        assert route.why_not((end,)) is None, degree


def test_a_charge_from_a_low_gallery_is_looked_for_on_it() -> None:
    """D10-GEO-09, D10-CC-04: an enemy just below the rim of a gallery of 2.5 cm is met from above, between the rim and a fallen figure."""
    gallery = {"id": "gallery", "kind": "floor", "rect": (10.977, 23.071, 34.977, 29.071), "top": 2.5}
    figures = {
        "a": {"at": (30.2, 25.744, 2.5), "floor": "gallery", "wounded": True},
        "b": {"at": (25.295, 22.969), "seat": 1},
        "c": {"at": (25.116, 25.583, 2.5), "floor": "gallery", "seat": 1, "posture": "prone"},
        "d": {"at": (22.405, 24.347, 2.5), "floor": "gallery"},
    }
    foot, head = ((26.977, 18.071), (31.977, 18.071)), ((26.977, 23.071), (31.977, 23.071))
    stairs = {"id": "stairs", "kind": "stairs", "upper": "gallery", "foot": foot, "head": head}
    under = ((30.623, 21.909), (27.052, 26.581), (23.872, 24.155))
    hedge = {"id": "hedge", "kind": "hedge", "line": under, "thick": 1.0}
    game = lay("full", figures=figures, terrain=[gallery, stairs, hedge])
    figure = game.figure("a")
    region = Charge(game, figure, game.figure("b"), gait(game, figure))
    assert region
    assert all(region.why_not(end) is None for end in region.propose())


def test_a_charge_down_from_a_gallery_begins_its_drop_before_it_touches_who_stands_up_there() -> None:
    """D10-CC-04, D10-GEO-09: between that line and the longest that its wound leaves it there is a narrow way."""
    gallery = {"id": "gallery", "kind": "floor", "rect": (10.604, 24.615, 34.604, 30.615), "top": 4}
    figures = {
        "a": {"at": (24.272, 27.347, 4), "floor": "gallery", "wounded": True},
        "b": {"at": (15.59, 23.777), "seat": 1},
        "c": {"at": (16.691, 26.139, 4), "floor": "gallery", "seat": 1},
    }
    game = lay("advanced", figures=figures, terrain=[gallery])
    figure = game.figure("a")
    region = Charge(game, figure, game.figure("b"), gait(game, figure))
    places = list(region.propose())
    assert any(24_225 <= y <= 24_240 for _, y in places)  # just before it touches the one up there
    assert any(24_095 <= y <= 24_110 for _, y in places)  # as long as may be
    assert all(region.why_not(end) is None for end in places)
