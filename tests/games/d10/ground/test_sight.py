"""Line of sight and cover: 21 rays, heights, area terrain, floors, and that sight is mutual."""

from __future__ import annotations

import random
from typing import Any

import pytest
from shapely import LineString, Point, Polygon, union_all  # type: ignore[import-untyped, unused-ignore]

from escarmouche.games.d10.ground import sight
from escarmouche.games.d10.ground.terrain import NATURE
from escarmouche.games.d10.movement.measured_path import Stand
from escarmouche.games.d10.state import Marker
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import lay

WIDE = ((30, 42), (60, 42))  # a line across all rays


def pair(*terrain: dict[str, Any], **more: Any) -> D10:
    """a looks north at b, 25 cm from centre to centre; `a` and `b` change them, other names are further figures."""
    figures = {
        "a": {"at": (45, 20), "facing": 90, **more.pop("a", {})},
        "b": {"at": (45, 45), "seat": 1, **more.pop("b", {})},
        **more,
    }
    return lay("advanced", figures=figures, terrain=terrain)


def seen(game: D10, viewer: str = "a", other: str = "b") -> sight.Cover:
    cover = sight.cover(game, game.figure(viewer), game.figure(other))
    assert cover.clear == sight.sees(game, game.figure(viewer), game.figure(other))
    assert cover.clear == sight.sees(game, game.figure(other), game.figure(viewer))
    return cover


def line(kind: str, **more: Any) -> dict[str, Any]:
    return {"id": kind, "kind": kind, "line": WIDE, **more}


def rect(kind: str, y0: float, y1: float, **more: Any) -> dict[str, Any]:
    return {"id": kind, "kind": kind, "rect": (35, y0, 55, y1), **more}


def test_nothing_between() -> None:
    """D10-LOS-06: nothing on the rays, nothing covered."""
    assert seen(pair()) == (True, 0.0, 0.0, ())


def test_rays() -> None:
    """D10-LOS-01: 21 points evenly spaced on the diameter square to the line of centres, its ends included."""
    game = pair()
    ends = [ray.end for ray in sight.beams(game.figure("a"), game.figure("b"), [])]
    assert len(ends) == 21
    assert sorted(x for x, _ in ends) == pytest.approx([45_000 + 125 * k for k in range(-10, 11)])
    assert {y for _, y in ends} == {45_000}
    riding = pair(b={"mounted": True})
    assert max(x for (x, _), *_ in sight.beams(riding.figure("a"), riding.figure("b"), [])) == 47_000


@pytest.mark.parametrize(
    ("kind", "height", "target", "mean"),
    [
        ("hedge", None, {}, 0.5),
        ("fence", None, {}, 0.25),
        ("hedge", 2, {}, 2 / 3),
        ("hedge", None, {"posture": "crouched"}, 0.75),
        ("fence", None, {"posture": "prone"}, 0.5),
        ("hedge", None, {"mounted": True}, 0.3),
        ("window", None, {}, 0.6),
    ],
)
def test_heights(kind: str, height: float | None, target: dict[str, Any], mean: float) -> None:
    """D10-LOS-02: height against the target's height, at most 1; an open fence half of that; a window 0.6."""
    more = {} if height is None else {"height": height}
    cover = seen(pair(line(kind, **more), b=target))
    assert cover.clear
    assert cover.mean == cover.scenery == pytest.approx(mean)
    assert cover.by == (kind,)


@pytest.mark.parametrize("kind", ["wall", "house", "door"])
def test_walls_block(kind: str) -> None:
    """D10-LOS-02, D10-LOS-06: what is as high as the target on every ray hides it; an open door does not count as a piece."""
    state = {"state": "closed"} if kind == "door" else {}
    assert not seen(pair(line(kind, **state))).clear
    if kind == "door":
        assert seen(pair(line("door", state="open"))).mean == 0


@pytest.mark.parametrize(("height", "behind"), [(0.74, False), (0.75, True)])
def test_a_quarter_is_behind_scenery(height: float, behind: bool) -> None:
    """D10-LOS-07: 0.25 or more."""
    assert sight.behind_scenery(seen(pair(line("hedge", height=height)))) is behind


def test_the_largest_value_counts() -> None:
    """D10-LOS-02: several pieces on a ray do not add up."""
    cover = seen(pair(line("hedge"), {"id": "cart", "kind": "cart", "rect": (35, 30, 55, 32)}))
    assert cover.mean == pytest.approx(2 / 3)
    assert cover.by == ("cart",)


def test_part_of_the_rays() -> None:
    """D10-LOS-01, D10-AMB-43: the mean over 21 rays; D10-AMB-52: the ray that only touches the wall's end is free."""
    cover = seen(pair({"id": "wall", "kind": "wall", "line": ((30, 42), (45, 42))}))
    assert cover.mean == pytest.approx(10 / 21)


def test_touching_rays() -> None:
    """D10-AMB-52: a base that touches a ray does not cover it."""
    edge = pair(c={"at": (46.25, 20.0 + 12.5)})  # its base reaches from the middle ray to the right
    rays = sight.beams(edge.figure("a"), edge.figure("b"), sight.between(edge, edge.figure("a"), edge.figure("b")))
    middle = rays[len(rays) // 2]
    assert middle.end == (45_000, 45_000)
    assert middle.of_b == 0
    assert sum(ray.of_b for ray in rays) == 10


@pytest.mark.parametrize(
    ("other", "covered"),
    [({}, 1.0), ({"posture": "crouched"}, 2 / 3), ({"posture": "prone"}, 0.0), ({"posture": "stunned"}, 0.0)],
)
def test_figures_cover(other: dict[str, Any], covered: float) -> None:
    """D10-LOS-02, D10-LOS-09: a standing or crouched figure covers like a solid piece, one on the ground does not; it is not scenery."""
    game = pair(c={"at": (45, 42), "seat": 1, **other})
    rays = sight.beams(game.figure("a"), game.figure("b"), sight.between(game, game.figure("a"), game.figure("b")))
    assert rays[10].of_b == pytest.approx(covered)
    assert rays[10].scenery == 0
    assert seen(game).scenery == (0 if seen(game).clear else 1)


def test_a_rider_behind_a_man() -> None:
    """D10-LOS-02: a mounted figure is 5 high and 4 wide: a man before it hides 3 of 5."""
    cover = seen(pair(b={"mounted": True}, c={"at": (45, 42), "seat": 1}))
    assert cover.clear
    assert 0.25 < cover.mean < 0.6
    assert cover.scenery == 0


def test_a_riderless_mount_covers() -> None:
    """D10-MNT-06: as a solid piece 3 high, and as scenery."""
    game = pair(b={"mounted": True})
    game.state.markers.append(Marker("horse", "mount", 45_000, 40_000, radius=2_000, of="x"))
    cover = seen(game)
    assert cover.scenery == cover.mean > 0.5
    assert cover.by == ("horse",)


def test_leaning_over() -> None:
    """D10-LOS-03: what is within 1 cm of the shooter and lower than it does not count; farther, or higher, it does."""
    near = {"id": "cart", "kind": "cart", "rect": (40, 22.2, 50, 24)}
    assert seen(pair(near)).mean == 0
    assert seen(pair({**near, "rect": (40, 22.3, 50, 24)})).mean == pytest.approx(2 / 3)
    assert seen(pair({**near, "height": 3})).clear is False
    assert seen(pair(near, a={"posture": "crouched"})).clear is False  # as high as he is: neither sees the other
    assert seen(pair(c={"at": (45, 22.5)}, a={"mounted": True})).mean == 0  # a man before a horse


@pytest.mark.parametrize(
    ("kind", "depth", "target", "clear", "mean"),
    [
        ("wood", 4.9, {}, True, 0.5),
        ("wood", 5.1, {}, False, 1),
        ("brush", 9, {}, True, 0.5),
        ("brush", 4.9, {"posture": "crouched"}, True, 0.5),
        ("brush", 5.1, {"posture": "crouched"}, False, 1),
        ("ruin", 9, {"posture": "prone"}, True, 0.5),
        ("road", 9, {}, True, 0),
        ("ford", 9, {}, True, 0),
    ],
)
def test_areas(kind: str, depth: float, target: dict[str, Any], clear: bool, mean: float) -> None:
    """D10-LOS-04: 0.5; all of it beyond 5 cm of wood, or of brush toward somebody low; a ruin never blocks."""
    cover = seen(pair(rect(kind, 30, 30 + depth), b=target))
    assert cover.clear is clear
    assert cover.mean == pytest.approx(mean, abs=0.05)  # outer rays are a little longer


def test_looking_out_of_a_wood() -> None:
    """D10-LOS-04: the first 3 cm of a ray count for no area terrain."""
    assert seen(pair(rect("wood", 10, 22.9))).mean == 0
    assert seen(pair(rect("wood", 10, 23.1))).mean == pytest.approx(0.5)


def test_woods_add_up() -> None:
    """D10-LOS-04: 5 cm of wood in all, and what two pieces share counts once."""
    assert not seen(pair(rect("wood", 25, 28), {**rect("wood", 32, 35), "id": "other"})).clear
    assert seen(pair(rect("wood", 25, 28), {**rect("wood", 26, 29.5), "id": "other"})).clear


def test_sight_is_mutual() -> None:
    """D10-LOS-10, D10-AMB-59: a figure that lies in 7 cm of wood looks out through 4 of them, but is not seen: neither sees the other."""
    game = pair(rect("wood", 38, 60))
    assert not seen(game, "a", "b").clear
    assert not seen(game, "b", "a").clear


def test_leaning_out_at_a_corner() -> None:
    """D10-LOS-10: none of the shooter's own rays is open, but one of its target's: the target counts as covered 0.5."""
    game = pair({"id": "wall", "kind": "wall", "line": ((30, 21.6), (45.5, 21.6))})
    cover = seen(game, "a", "b")
    assert (cover.clear, cover.mean, cover.scenery) == (True, 0.5, 0.5)
    back = seen(game, "b", "a")
    assert back.clear
    assert back.mean > 0.5


TOWER = (
    {"id": "tower", "kind": "tower", "rect": (41, 41, 49, 49)},
    {"id": "platform", "kind": "floor", "rect": (41, 41, 49, 49), "top": 12},
)
PARAPET = {"id": "parapet", "kind": "parapet", "line": ((41.2, 41.2), (48.8, 41.2)), "bottom": 12}
UP = {"at": (45, 45, 12), "floor": "platform"}


def test_up_on_a_tower() -> None:
    """D10-LOS-05: the tower under a figure never counts, its parapet does toward whoever is behind it, by its height above the platform."""
    assert seen(pair(*TOWER, b=UP), "a", "b").mean == 0
    assert seen(pair(*TOWER, b=UP), "b", "a").mean == 0
    walled = pair(*TOWER, PARAPET, b=UP)
    assert seen(walled, "a", "b").mean == pytest.approx(0.5)
    assert seen(walled, "b", "a").mean == 0


def test_from_above() -> None:
    """D10-LOS-05: what is not higher than the upper footing covers the lower figure alone, and only within 3 cm of it."""
    far = {"id": "wall", "kind": "wall", "line": ((30, 30), (60, 30))}
    near = {"id": "wall", "kind": "wall", "line": ((30, 22.5), (60, 22.5))}
    low = {"id": "hedge", "kind": "hedge", "line": ((30, 23), (60, 23))}
    assert seen(pair(*TOWER, far, b=UP), "b", "a").mean == 0
    assert not seen(pair(*TOWER, near, b=UP), "b", "a").clear
    assert not seen(pair(*TOWER, near, b=UP), "a", "b").clear
    assert seen(pair(*TOWER, low, b=UP), "b", "a").mean == pytest.approx(0.5)
    assert seen(pair(*TOWER, low, b=UP), "a", "b").mean == 0
    high = {**far, "height": 14}
    assert not seen(pair(*TOWER, high, b=UP), "b", "a").clear
    wood = {"id": "wood", "kind": "wood", "rect": (30, 10, 60, 40)}
    assert seen(pair(*TOWER, wood, b=UP), "b", "a").mean == pytest.approx(0.5)


def test_a_climber_and_its_wall() -> None:
    """D10-LOS-05: the piece that a figure climbs never counts."""
    wall = {"id": "wall", "kind": "wall", "line": ((30, 43.5), (60, 43.5))}
    hanging = {"posture": "climbing", "climb": "wall", "at": (45, 45, 2)}
    assert seen(pair(wall, b=hanging)).clear
    assert not seen(pair(wall)).clear


def test_under_a_balcony() -> None:
    """D10-LOS-02, D10-LOS-05: what hangs above both heads covers nobody."""
    balcony = {"id": "parapet", "kind": "parapet", "line": WIDE, "bottom": 5}
    assert seen(pair(balcony)).mean == 0
    floor = {"id": "balcony", "kind": "floor", "rect": (30, 35, 60, 46), "top": 5}
    assert seen(pair(balcony, floor, c={"at": (45, 40, 5), "floor": "balcony"})).mean == 0


def test_somewhere_else() -> None:
    """D10-REA-04: cover at a point of a path, where the target does not stand yet; it does not cover itself."""
    game = pair(line("hedge"))
    a, b = game.figure("a"), game.figure("b")
    assert sight.cover(game, a, b, Stand(45_000, 40_000)).mean == 0
    assert sight.cover(game, a, b, Stand(45_000, 50_000)).mean == pytest.approx(0.5)
    assert (b.x, b.y) == (45_000, 45_000)


def test_one_above_the_other() -> None:
    """D10-LOS-01: on the same spot of two floors there is still a line."""
    assert seen(pair(b={"at": (45, 20, 5)})).clear


# -- against brute force


def outline(piece: dict[str, Any]) -> Any:
    if "circle" in piece:
        x, y, r = piece["circle"]
        return Point(x, y).buffer(r, 128)
    x0, y0, x1, y1 = piece["rect"]
    return Polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def slow_cover(game: D10, terrain: list[dict[str, Any]], viewer: str, other: str) -> tuple[bool, float]:
    """The ledger read once more, with shapely's lines: on the ground, nobody leaning, no areas."""
    a, b = game.figure(viewer), game.figure(other)
    pieces = [(t["kind"], outline(t)) for t in terrain]

    def rays(x: Any, y: Any) -> list[list[str]]:
        met = []
        for ray in sight.fan(x, y):
            path = LineString([(x.x / 1000, x.y / 1000), (ray.end[0] / 1000, ray.end[1] / 1000)])
            met.append([kind for kind, shape in pieces if path.intersection(shape).length > 1e-6])
        return met

    def covered(kinds: list[str], figure: Any) -> float:
        return max([min(1.0, NATURE[kind].height / game.height(figure)) for kind in kinds], default=0.0)

    def is_open(kinds: list[str]) -> bool:
        return covered(kinds, a) < 1 and covered(kinds, b) < 1

    own, back = rays(a, b), rays(b, a)
    if any(is_open(kinds) for kinds in own):
        return True, sum(covered(kinds, b) for kinds in own) / 21
    return (True, 0.5) if any(is_open(kinds) for kinds in back) else (False, 1.0)


@pytest.mark.parametrize("seed", range(25))
def test_brute_force(seed: int) -> None:
    """D10-LOS-01, D10-LOS-02, D10-LOS-06, D10-LOS-10: the same as a slow reading of the ledger on random tables."""
    rng = random.Random(seed)
    terrain: list[dict[str, Any]] = []
    for n in range(rng.randint(1, 9)):
        x, y = rng.uniform(35, 55), rng.uniform(25, 38)
        kind = rng.choice(["cart", "rock", "wall", "hedge"])
        shape = {"circle": (x, y, rng.uniform(0.3, 2))} if kind == "rock" else {}
        if not shape:
            shape = {"rect": (x, y, x + rng.uniform(0.2, 6), y + rng.uniform(0.2, 2))}
        shape = {word: tuple(round(number, 3) for number in numbers) for word, numbers in shape.items()}
        terrain.append({"id": f"t{n}", "kind": kind, **shape})
    posture = rng.choice(["up", "crouched", "prone"])
    game = pair(*terrain, a={"at": (rng.uniform(40, 50), 20)}, b={"at": (rng.uniform(40, 50), 45), "posture": posture})
    for viewer, other in (("a", "b"), ("b", "a")):
        cover, slow = seen(game, viewer, other), slow_cover(game, terrain, viewer, other)
        assert cover.clear == slow[0]
        assert cover.mean == pytest.approx(slow[1], abs=1e-9)


def slow_growth(game: D10, terrain: list[dict[str, Any]], viewer: str, other: str) -> tuple[bool, float]:
    """D10-LOS-04 read once more with shapely: woods, brush and ruins alone."""
    a, b = game.figure(viewer), game.figure(other)
    grown = {kind: union_all([outline(t) for t in terrain if t["kind"] == kind]) for kind in sight.AREAS}

    def covered(start: tuple[float, float], end: tuple[float, float], target: Any) -> float:
        whole = LineString([start, end])
        if whole.length <= 3:
            return 0.0
        seen_part = LineString([whole.interpolate(3), end])
        low = game.height(target) < 3000
        values = [0.0]
        for kind, areas in grown.items():
            deep = seen_part.intersection(areas).length
            hides = kind == "wood" or (kind == "brush" and low)
            values.append(1.0 if hides and deep > 5.005 else 0.5 if deep > 1e-6 else 0.0)
        return max(values)

    def rays(x: Any, y: Any) -> list[tuple[float, float]]:
        covers = []
        for ray in sight.fan(x, y):
            start, end = (x.x / 1000, x.y / 1000), (ray.end[0] / 1000, ray.end[1] / 1000)
            covers.append((covered(start, end, y), covered(end, start, x)))
        return covers

    own, back = rays(a, b), rays(b, a)
    if any(max(ray) < 1 for ray in own):
        return True, sum(ray[0] for ray in own) / 21
    return (True, 0.5) if any(max(ray) < 1 for ray in back) else (False, 1.0)


@pytest.mark.parametrize("seed", range(25))
def test_brute_force_areas(seed: int) -> None:
    """D10-LOS-04, D10-LOS-10: the same as a slow reading of the ledger among random woods, brush and ruins."""
    rng = random.Random(seed)
    terrain: list[dict[str, Any]] = []
    for n in range(rng.randint(1, 5)):
        x, y = rng.uniform(40, 50), rng.uniform(18, 46)
        shape = {"circle": (x, y, rng.uniform(1, 4))}
        if rng.random() < 0.5:
            shape = {"rect": (x, y, x + rng.uniform(1, 6), y + rng.uniform(1, 4))}
        rounded = {word: tuple(round(number, 3) for number in numbers) for word, numbers in shape.items()}
        terrain.append({"id": f"t{n}", "kind": rng.choice(["wood", "brush", "ruin"]), **rounded})
    posture = rng.choice(["up", "crouched", "prone"])
    game = pair(*terrain, a={"at": (45, 20)}, b={"at": (rng.uniform(40, 50), 45), "posture": posture})
    for viewer, other in (("a", "b"), ("b", "a")):
        cover, slow = seen(game, viewer, other), slow_growth(game, terrain, viewer, other)
        assert cover.clear == slow[0]
        assert cover.mean == pytest.approx(slow[1], abs=1e-9)
