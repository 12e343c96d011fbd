"""Line of sight and cover (D10-LOS): 21 rays across the breadth of a base, and how much of the target is covered on each.

`between` finds once what lies between two figures, and how much of either it covers; most often there is nothing, and that
answers the question. A ray is then a straight line past convex parts, met or not met in closed form. Scenery does not move: what
lies between two places is found once for all games on the same field (`scenery`); figures are added to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, inf
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.field import Screen
from escarmouche.games.d10.ground.measure import ready
from escarmouche.games.d10.ground.terrain import AREAS, WINDOW, TerrainData
from escarmouche.games.d10.state import FOOT, HEIGHTS, MOUNTED, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Disc
from escarmouche.space.shape import Parts, Piece, Round, Shape
from escarmouche.space.shape import gap as gap_to
from escarmouche.space.sweep import through, through_round
from escarmouche.space.units import SLACK, TOLERANCE

if TYPE_CHECKING:
    from escarmouche.games.d10.movement.measured_path import Stand

SIDE = 10  # rays on either side of the middle one: 21 in all (D10-LOS-01)
STEPS, OUTER, MIDDLE = tuple(range(-SIDE, SIDE + 1)), (-SIDE, SIDE), (0,)
LEAN = 1_000  # a figure looks over whatever is this near and lower than itself (D10-LOS-03)
DEEP = 5_000  # more wood than this blocks (D10-LOS-04)
SKIRT = 3_000  # the first part of a ray counts for no area terrain (D10-LOS-04)
STOREY = 3_000  # figures whose footings differ by this much look down or up (D10-LOS-05)
FOOTED = 3_000  # seen from above, only what is this near to the lower figure covers it (D10-LOS-05)
BEHIND = 0.25  # a target of which this much is covered is behind scenery (D10-LOS-07)
HALF = 0.5  # what area terrain covers; more than this by scenery grants a reroll (D10-LOS-04, -08)
MEASURE = 1e-9  # rounding noise of sums, far below any coverage


class Cover(NamedTuple):
    """Does the shooter see its target, and how much of it is covered: by everything, by scenery alone, by what?"""

    clear: bool
    mean: float
    scenery: float
    by: tuple[str, ...]


class Share(NamedTuple):
    """How much of one figure something covers from the other, whether only within 3 cm of it, and whether it hides all if thick."""

    value: float
    near: bool = False  # D10-LOS-05
    thick: bool = False  # more than 5 cm of it hide the figure (D10-LOS-04)


class Bar(NamedTuple):
    """Something between two figures, a and b."""

    id: str
    parts: Parts
    kind: str  # a kind of area terrain; figure, or "" for scenery that stands there
    a: Share
    b: Share

    @property
    def stops(self) -> bool:
        """Could it hide either of them completely?"""
        return max(self.a.value, self.b.value) >= 1 - MEASURE or self.a.thick or self.b.thick

    @property
    def exact(self) -> bool:
        """Does it matter where on a ray it lies?"""
        return self.kind in AREAS or self.a.near or self.b.near


class Beam(NamedTuple):
    """A ray from a to a point of b: how much of b is covered, by everything and by scenery, what covers it most; and how much of a."""

    end: tuple[float, float]
    of_b: float
    scenery: float
    by: str
    of_a: float

    @property
    def open(self) -> bool:
        """Covered less than 1 both ways (D10-LOS-10)."""
        return self.of_b < 1 - MEASURE and self.of_a < 1 - MEASURE


OPEN = Cover(True, 0.0, 0.0, ())


# -- verdicts


@clause("D10-LOS-01", "D10-LOS-06", "D10-LOS-10", "D10-AMB-43", "D10-AMB-59")
def cover(game: D10, shooter: Figure, target: Figure, at: Stand | None = None) -> Cover:
    """How much a shooter sees of its target: the mean over its rays. If only the target's own rays are open, it leans out: 0.5."""
    target = moved(target, at)
    bars = between(game, shooter, target)
    if not bars:
        return OPEN
    rays = beams(shooter, target, bars)
    by = tuple(dict.fromkeys(ray.by for ray in rays if ray.by))
    if not any(ray.open for ray in rays):
        leans_out = seen(shooter, target, bars)
        return Cover(True, HALF, HALF, by) if leans_out else Cover(False, 1.0, 1.0, by)
    count = len(rays)
    return Cover(True, sum(ray.of_b for ray in rays) / count, sum(ray.scenery for ray in rays) / count, by)


@clause("D10-LOS-06", "D10-LOS-10", "D10-AMB-59")
def sees(game: D10, a: Figure, b: Figure) -> bool:
    """Do two figures see each other? It is the same either way."""
    terrain = scenery(game, a, b)
    if not terrain.visible:
        return False
    others = figures(game, a, b)
    return seen(a, b, [*terrain.bars, *others]) if others else terrain.visible


def seen(a: Figure, b: Figure, bars: Sequence[Bar]) -> bool:
    """Is any ray of either open? The quick answers first: nothing that could hide anybody, or a wall across all rays."""
    bars = [bar for bar in bars if bar.stops]
    if not bars:
        return True
    walls = [part for bar in bars if not bar.exact for part in bar.parts]  # a ray that meets one of these is shut
    areas = [bar for bar in bars if bar.exact]
    return _opens(a, b, walls, areas) or _opens(b, a, walls, turned(areas))


def _opens(a: Figure, b: Figure, walls: list[Shape], areas: list[Bar]) -> bool:
    """Is a ray from a to b open, past walls and through areas? A wall that shuts both outermost rays shuts all: it is convex."""
    left, right = fan(a, b, OUTER)
    if any(left.met(a, wall) and right.met(a, wall) for wall in walls):
        return False
    for steps in (MIDDLE, STEPS):
        for ray in fan(a, b, steps):
            shut = next((wall for wall in walls if ray.met(a, wall)), None)
            if shut is not None:
                walls = [shut, *[wall for wall in walls if wall is not shut]]  # the next ray most often meets it too
            elif not areas or _clear(a, b, ray, hits(a, ray, areas)):
                return True
    return False


def _clear(a: Figure, b: Figure, ray: Aimed, met: list[Hit]) -> bool:
    """Is a ray open through areas? A single area, the usual case, hides only where it is thick (D10-LOS-04)."""
    if not met:
        return True
    bar, come, leave = met[0]
    if len(met) > 1 or bar.a.near or bar.b.near:
        return beam(a, b, ray, met).open
    if leave - come <= DEEP + TOLERANCE:
        return True
    if bar.b.thick and bar.b.value and leave - max(come, SKIRT) > DEEP + TOLERANCE:
        return False
    return not (bar.a.thick and bar.a.value and min(leave, ray.length - SKIRT) - come > DEEP + TOLERANCE)


@clause("D10-LOS-07")
def behind_scenery(cover: Cover) -> bool:
    """Is enough of the target covered to make it poorly visible?"""
    return cover.mean >= BEHIND - MEASURE


@clause("D10-LOS-08", "D10-LOS-09", "D10-AMB-43")
def sheltered(cover: Cover) -> bool:
    """Does scenery alone, without figures, protect more than half of the target?"""
    return cover.scenery > HALF + MEASURE


def moved(figure: Figure, at: Stand | None) -> Figure:
    """The figure as it would be there."""
    if at is None:
        return figure
    return msgspec.structs.replace(figure, x=at.x, y=at.y, z=at.z, floor=at.floor)


def turned(bars: list[Bar]) -> list[Bar]:
    """The same bars, looked at from the other side."""
    return [bar._replace(a=bar.b, b=bar.a) for bar in bars]


# -- what lies between


@clause("D10-LOS-02", "D10-LOS-04", "D10-MNT-06")
def between(game: D10, a: Figure, b: Figure) -> list[Bar]:
    """Everything that may cover one of two figures from the other: scenery, areas, figures and riderless mounts."""
    return [*scenery(game, a, b).bars, *figures(game, a, b)]


class Scenery:
    """The terrain that lies between two places, and whether figures there would see each other past it."""

    __slots__ = ("bars", "visible")

    def __init__(self, a: Figure, b: Figure, bars: tuple[Bar, ...]) -> None:
        self.bars, self.visible = bars, seen(a, b, bars)


@clause("D10-LOS-02", "D10-LOS-04")
def scenery(game: D10, a: Figure, b: Figure) -> Scenery:
    """The terrain between two figures."""
    return game.field.between(a, b, _scenery, game)


def _scenery(a: Figure, b: Figure, game: D10) -> Scenery:
    lane = Lane(a, b)
    bars = [
        (area if data.kind in AREAS else standing)(game, a, b, piece, parts, data)
        for piece, data in lane.among(game.field.screens)
        if (parts := lane.within(piece.parts))
    ]
    return Scenery(a, b, tuple([bar for bar in bars if bar is not None]))


@clause("D10-LOS-02", "D10-MNT-06")
def figures(game: D10, a: Figure, b: Figure) -> list[Bar]:
    """The figures and riderless mounts between two figures."""
    bars = [standing(game, a, b, body, body.parts, None) for body in bodies(game, a, b, Lane(a, b))]
    return [bar for bar in bars if bar is not None]


class Lane:
    """The strip that holds all rays between two figures: what does not reach into it covers neither."""

    __slots__ = ("half", "length", "ux", "uy", "x", "y")

    def __init__(self, a: Figure, b: Figure) -> None:
        self.x, self.y = a.x, a.y
        self.ux, self.uy, self.length = direction(a, b)
        self.half = MOUNTED if a.mounted or b.mounted else FOOT

    def meets(self, x: float, y: float, r: float) -> bool:
        dx, dy = x - self.x, y - self.y
        across = dx * self.uy - dy * self.ux
        reach = self.half + r
        if across >= reach or across <= -reach:
            return False
        along = dx * self.ux + dy * self.uy
        return -r < along < self.length + r

    def among(self, screens: Sequence[Screen]) -> list[tuple[Piece, TerrainData]]:
        """The terrain that may reach into the strip."""
        ax, ay, ux, uy, half, length = self.x, self.y, self.ux, self.uy, self.half, self.length
        return [
            (piece, data)
            for x, y, r, piece, data in screens
            if -half - r < (x - ax) * uy - (y - ay) * ux < half + r and -r < (x - ax) * ux + (y - ay) * uy < length + r
        ]

    def within(self, parts: Parts) -> Parts:
        """The parts that may reach into the strip: no side of it has all of their corners beyond it."""
        return tuple([part for part in parts if part.__class__ is Round or self.enters(part.points)])  # type: ignore[union-attr]

    def enters(self, points: Sequence[tuple[float, float]]) -> bool:
        spots = [(x - self.x, y - self.y) for x, y in points]
        along = [dx * self.ux + dy * self.uy for dx, dy in spots]
        if max(along) <= 0 or min(along) >= self.length:
            return False
        across = [dx * self.uy - dy * self.ux for dx, dy in spots]
        return max(across) > -self.half and min(across) < self.half


def bodies(game: D10, a: Figure, b: Figure, lane: Lane) -> Iterator[Piece]:
    """Standing, crouched and mounted figures, and riderless mounts, as solid pieces (D10-LOS-02, D10-MNT-06).

    In fog a figure that hides covers nobody: a line of sight must not reveal where it is (D10-HID-04).
    """
    for other in game.in_play():
        r = MOUNTED if other.mounted else FOOT
        if not lane.meets(other.x, other.y, r) or not ready(other) or other.id in (a.id, b.id):
            continue
        if not (other.hidden and game.setup.fog):
            yield game.field.solid(other.id, other.x, other.y, r, other.z, other.z + game.height(other), "figure")
    for marker in game.state.markers:
        if marker.kind == "mount" and lane.meets(marker.x, marker.y, marker.radius):
            top = marker.z + HEIGHTS["up"]
            yield game.field.solid(marker.id, marker.x, marker.y, marker.radius, marker.z, top, "mount")


@clause("D10-LOS-02", "D10-LOS-03", "D10-LOS-05")
def standing(game: D10, a: Figure, b: Figure, piece: Piece, parts: Parts, data: TerrainData | None) -> Bar | None:
    """A linear or solid piece, or a figure: how much it covers of either. None if it covers neither."""
    if piece.id in (a.climb, b.climb) or carries(piece, a) or carries(piece, b):
        return None
    of_a, of_b = hidden(game, a, piece, data), hidden(game, b, piece, data)
    if of_a and leans(game, b, piece):
        of_a = 0.0
    if of_b and leans(game, a, piece):
        of_b = 0.0
    kind = "figure" if piece.kind == "figure" else ""
    return stepped(Bar(piece.id, parts, kind, Share(of_a), Share(of_b)), piece, a, b)


@clause("D10-LOS-05")
def stepped(bar: Bar, piece: Piece, a: Figure, b: Figure) -> Bar | None:
    """From 3 cm above, what is not higher than the upper footing covers the lower figure alone, and only within 3 cm of it."""
    if abs(a.z - b.z) >= STOREY and piece.top <= max(a.z, b.z):
        if a.z < b.z:
            bar = bar._replace(a=bar.a._replace(near=True), b=Share(0.0))
        else:
            bar = bar._replace(a=Share(0.0), b=bar.b._replace(near=True))
    return bar if bar.a.value or bar.b.value else None


@clause("D10-LOS-05")
def carries(piece: Piece, figure: Figure) -> bool:
    """Does a figure stand on top of a piece, such as a tower? The parapet is another piece."""
    level = piece.top > 0 and abs(piece.top - figure.z) <= TOLERANCE
    return level and piece.contains((figure.x, figure.y))


@clause("D10-LOS-02")
def hidden(game: D10, target: Figure, piece: Piece, data: TerrainData | None) -> float:
    """How much of a figure's height a piece hides: a window 0.6 whatever its height, an open fence half."""
    height = game.height(target)
    inside = min(piece.top, target.z + height) - max(piece.bottom, target.z)
    if inside <= 0:
        return 0.0
    if data is not None and data.kind == "window":
        return WINDOW
    return inside / height / (2 if data is not None and data.nature.open else 1)


@clause("D10-LOS-03")
def leans(game: D10, figure: Figure, piece: Piece) -> bool:
    """Does a figure look over a piece, which is lower than itself and within 1 cm of its base?"""
    if piece.top - figure.z >= game.height(figure):
        return False
    (x0, y0, x1, y1), far = piece.bounds, LEAN + TOLERANCE + MOUNTED
    if figure.x < x0 - far or figure.y < y0 - far or figure.x > x1 + far or figure.y > y1 + far:
        return False
    return gap_to(Disc(figure.x, figure.y, game.radius(figure)), piece) <= LEAN + TOLERANCE


@clause("D10-LOS-04", "D10-LOS-05")
def area(game: D10, a: Figure, b: Figure, piece: Piece, parts: Parts, data: TerrainData) -> Bar | None:
    """Area terrain that rises above a figure's footing covers half of it; more than 5 cm of wood hides everybody, of brush low figures."""
    shares = [
        Share(
            HALF if piece.top > figure.z else 0.0,
            thick=data.kind == "wood" or (data.kind == "brush" and game.height(figure) < HEIGHTS["up"]),
        )
        for figure in (a, b)
    ]
    return stepped(Bar(piece.id, parts, data.kind, *shares), piece, a, b)


# -- rays


def direction(a: Figure, b: Figure) -> tuple[float, float, float]:
    """The unit vector from one centre to the other, and their distance. If one is right above the other, any direction will do."""
    dx, dy = b.x - a.x, b.y - a.y
    length = hypot(dx, dy)
    return (dx / length, dy / length, length) if length else (1.0, 0.0, 0.0)


@clause("D10-LOS-01")
def ends(a: Figure, b: Figure, steps: Sequence[int]) -> list[tuple[float, float]]:
    """21 evenly spaced points of b's diameter at a right angle to the line of centres, from one end to the other."""
    ux, uy, _ = direction(a, b)
    step = (MOUNTED if b.mounted else FOOT) / SIDE
    return [(b.x - uy * step * k, b.y + ux * step * k) for k in steps]


class Aimed(NamedTuple):
    """A ray that has met nothing yet: where it ends, its direction and its length."""

    end: tuple[float, float]
    ux: float
    uy: float
    length: float

    def met(self, a: Figure, part: Shape) -> tuple[float, float] | None:
        """From where to where it runs through a part; merely touching it does not count (D10-AMB-52)."""
        come, leave = through(part, a.x, a.y, self.ux, self.uy, 0)
        if come < 0.0:
            come = 0.0
        if leave > self.length:
            leave = self.length
        return (come, leave) if leave - come > SLACK else None


def fan(a: Figure, b: Figure, steps: Sequence[int] = STEPS) -> list[Aimed]:
    """The 21 rays from a to b, or only these."""
    rays = []
    for x, y in ends(a, b, steps):
        dx, dy = x - a.x, y - a.y
        length = hypot(dx, dy) or 1.0
        rays.append(Aimed((x, y), dx / length, dy / length, length))
    return rays


@clause("D10-LOS-01", "D10-LOS-02", "D10-AMB-52")
def beams(a: Figure, b: Figure, bars: list[Bar], steps: Sequence[int] = STEPS) -> list[Beam]:
    """The rays from a to b with what covers them. Rays that meet the same things are covered alike, except by area terrain."""
    rays = fan(a, b, steps)
    met = meetings(a, rays, bars)
    covered: list[Beam] = []
    for place, (ray, hits) in enumerate(zip(rays, met, strict=True)):
        if place and hits == met[place - 1] and all(hit[0].kind not in AREAS for hit in hits):
            covered.append(covered[-1]._replace(end=ray.end))
        else:
            covered.append(beam(a, b, ray, hits))
    return covered


Hit = tuple[Bar, float, float]


def meetings(a: Figure, rays: list[Aimed], bars: list[Bar]) -> list[list[Hit]]:
    """What each ray runs through, and from where to where. If only the fact matters, that is the whole ray."""
    met: list[list[Hit]] = [[] for _ in rays]
    for bar in bars:
        exact = bar.exact
        for part in bar.parts:
            if not exact and rays[0].met(a, part) and rays[-1].met(a, part):  # convex: all rays in between meet it too
                for hits in met:
                    hits.append((bar, 0.0, inf))
                continue
            for ray, hits in zip(rays, met, strict=True):
                stretch = ray.met(a, part)
                if stretch is not None:
                    hits.append((bar, *stretch) if exact else (bar, 0.0, inf))
    return met


def hits(a: Figure, ray: Aimed, areas: list[Bar]) -> list[Hit]:
    """Which of some areas a ray runs through, and from where to where."""
    met = []
    for bar in areas:
        for part in bar.parts:
            stretch = ray.met(a, part)
            if stretch is not None:
                met.append((bar, *stretch))
    return met


def beam(a: Figure, b: Figure, ray: Aimed, hits: list[Hit]) -> Beam:
    """One ray: the largest value of all that it meets, for either figure."""
    if not hits:
        return Beam(ray.end, 0.0, 0.0, "", 0.0)
    of_b = [(bar, bar.b, come, leave) for bar, come, leave in hits if bar.b.value]
    of_a = [(bar, bar.a, come, leave) for bar, come, leave in hits if bar.a.value]
    all_b, scenery, by = most(of_b, Stretch(a, ray.ux, ray.uy, b, SKIRT, ray.length))
    all_a, _, _ = most(of_a, Stretch(a, ray.ux, ray.uy, a, 0.0, ray.length - SKIRT))
    return Beam(ray.end, all_b, scenery, by, all_a)


class Stretch(NamedTuple):
    """A ray toward a target: where it starts and leads, and from where to where area terrain counts on it (D10-LOS-04)."""

    start: Figure
    ux: float
    uy: float
    target: Figure
    low: float
    high: float

    @clause("D10-LOS-05")
    def near(self, come: float, leave: float) -> tuple[float, float]:
        """The part of a stretch that lies within 3 cm of the target's base."""
        reach = (MOUNTED if self.target.mounted else FOOT) + FOOTED
        dx, dy = self.target.x - self.start.x, self.target.y - self.start.y
        first, last = through_round(dx, dy, self.ux, self.uy, reach)
        return max(come, first), min(leave, last)


@clause("D10-LOS-02", "D10-LOS-04", "D10-LOS-05")
def most(met: list[tuple[Bar, Share, float, float]], ray: Stretch) -> tuple[float, float, str]:
    """The largest value on a ray, that of scenery alone, and what gives it. Wood and brush add up along the ray."""
    value, scenery, by = 0.0, 0.0, ""
    grown: dict[str, list[tuple[float, float]]] = {}
    for bar, share, come, leave in met:
        if bar.kind in AREAS:
            come, leave = max(come, ray.low), min(leave, ray.high)
        if share.near:
            come, leave = ray.near(come, leave)
        if leave - come <= SLACK:
            continue
        worth = share.value
        if share.thick:
            grown.setdefault(bar.kind, []).append((come, leave))
            worth = 1.0 if total(grown[bar.kind]) > DEEP + TOLERANCE else worth
        if worth > value:
            value, by = worth, bar.id
        if worth > scenery and bar.kind != "figure":
            scenery = worth
    return value, scenery, by


def total(stretches: list[tuple[float, float]]) -> float:
    """The total length of stretches: where they overlap, it counts once."""
    length, reached = 0.0, -inf
    for come, leave in sorted(stretches):
        length += max(0.0, leave - max(come, reached))
        reached = max(reached, leave)
    return length
