"""Random crowded boards: terrain of every kind in a corner of the table or amid it, models on it, under it and between it, Markers.

A board is drawn twice: as the set-up of a game, and as `Slab`s, the plain data that the slow answers are found from.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import cos, hypot, pi, radians, sin
from typing import Any, NamedTuple

import msgspec

from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import Crew, MalifauxState, Marker, Model, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.testing.differential.malifaux.plain_geometry import Part, Ring, Spot, bounds, distance, meet

SIDE = 36_000
ENDLESS = 10**6  # how high terrain without Height is (MALI-AMB-56)
WIDE = {30: 591, 40: 788, 50: 985}  # radii by base, in mils
SHALLOW = 12  # how far bases keep from what they do not touch: more than any tolerance
TRIES = 40
NEAR = 120  # two pieces this near nearly touch
NO_FLOOR = ("rubble", "house wall")  # nobody is set up on them


class Slab(NamedTuple):
    """A piece of terrain, or a Marker that counts as terrain: mils, heights above the table."""

    id: str
    parts: tuple[Part, ...]
    traits: frozenset[str]
    bottom: int
    height: int  # 0: it has no Height
    clearance: int = 0  # of a bridge
    floor: str = ""  # what it stands on
    kind: str = ""
    run: int = 0  # of a hill
    foot: tuple[Spot, Spot] | None = None  # of stairs
    head: tuple[Spot, Spot] | None = None
    upper: str = ""

    @property
    def top(self) -> int:
        return self.bottom + self.height if self.height else ENDLESS

    @property
    def solid(self) -> bool:
        return "climbable" in self.traits or "impassable" in self.traits

    @property
    def standable(self) -> bool:
        return "climbable" in self.traits and "impassable" not in self.traits and self.height > 0

    def far(self, x: float, y: float) -> float:
        """How far a point is from it; negative inside."""
        return distance(self.parts, x, y)

    def level(self, x: float, y: float) -> float:
        """How high its top is at a point: stairs and hills rise."""
        if self.foot:
            return self.bottom + self.height * min(1.0, max(0.0, self.up(x, y)))
        if self.kind == "hill":
            return min(1.0, max(0.0, -self.far(x, y) / self.run)) * self.height
        return float(self.top)

    def up(self, x: float, y: float) -> float:
        """How far up stairs a point is: 0 at their foot, 1 at their head, more beyond it."""
        assert self.foot and self.head
        (ax, ay), (bx, by) = self.foot
        (cx, cy), (dx, dy) = self.head
        mx, my = (ax + bx) / 2, (ay + by) / 2
        vx, vy = (cx + dx) / 2 - mx, (cy + dy) / 2 - my
        return ((x - mx) * vx + (y - my) * vy) / (vx * vx + vy * vy)


class Man(NamedTuple):
    """A model: where, how wide, its Size, and what it stands on; all in mils."""

    id: str
    x: int
    y: int
    r: int
    z: int
    tall: int
    floor: str
    seat: int

    @property
    def ring(self) -> Ring:
        return Ring(self.x, self.y, self.r)

    @property
    def size(self) -> int:
        return self.z + self.tall


class Board(NamedTuple):
    """The same table, as a game and as plain data."""

    game: Malifaux
    slabs: dict[str, Slab]
    men: dict[str, Man]
    window: tuple[float, float, float]  # its lower left corner and its side
    hills: tuple[Slab, ...]

    def under(self, floor: str) -> list[str]:
        """A floor and the floors that it stands on."""
        floors = []
        while floor:
            floors.append(floor)
            floor = self.slabs[floor].floor
        return floors

    def told(self, *names: str) -> str:
        """Who stands where, so that the question can be repeated."""
        return "; ".join(_told(self.men[name]) for name in names)


def _told(man: Man) -> str:
    where = f"{man.x}, {man.y}, {man.z}" + (f" on {man.floor}" if man.floor else "")
    return f"{man.id} (base {2 * man.r}, Size {man.tall // 1000}) at {where}"


# -- drawing terrain

Drawn = tuple[dict[str, Any], Slab]
TRAITS: dict[str, tuple[str, ...]] = {
    "barbed-wire": ("hazardous",),
    "bridge": ("blocking", "climbable"),
    "building": ("blocking", "climbable"),
    "house": ("blocking", "impassable"),
    "hedge": ("climbable", "destructible"),
    "wall": ("blocking", "climbable"),
    "fog": ("dense", "concealing"),
    "hill": (),
    "crates": ("blocking", "climbable", "destructible"),
    "stairs": ("blocking", "climbable"),
    "water": ("severe",),
    "woods": ("concealing", "dense", "severe"),
}


class Draw:
    """Draws pieces until enough lie there."""

    def __init__(self, rng: random.Random, window: tuple[float, float, float]) -> None:
        self.rng, self.window = rng, window
        self.rows: list[dict[str, Any]] = []
        self.slabs: dict[str, Slab] = {}

    def spot(self, edge: float = 0.0) -> Spot:
        """Somewhere in the window, in inches."""
        x, y, side = self.window
        return (
            round(x + edge + self.rng.random() * (side - 2 * edge), 2),
            round(y + edge + self.rng.random() * (side - 2 * edge), 2),
        )

    def add(self, row: dict[str, Any], slab: Slab) -> bool:
        """A piece, if it lies on the table and neither stands in another that is solid."""
        if not all(0 <= c <= SIDE for part in slab.parts for point in _rim(part) for c in point):
            return False
        if slab.solid and any(
            _meet(slab, other) for other in self.slabs.values() if other.solid or other.kind == "hill"
        ):
            return False
        if slab.kind == "hill" and any(_meet(slab, other) for other in self.slabs.values() if other.solid):
            return False
        self.rows.append(row)
        self.slabs[slab.id] = slab
        return True

    def piece(self, kind: str, name: str, height: float = 0.0, shape: str = "", **more: Any) -> bool:
        """A piece of a kind somewhere."""
        rng = self.rng
        for _ in range(TRIES):
            row: dict[str, Any] = {"id": name, "kind": kind, **more}
            if height:
                row["height"] = height
            how = shape or rng.choice(("rect", "circle", "corner", "slant"))
            parts = getattr(self, "_" + how)(row, kind)
            traits = frozenset(more.get("traits", TRAITS.get(kind, ())))
            slab = Slab(
                name, parts, traits, 0, round(height * 1000), round(more.get("clearance", 0) * 1000), "", kind,
                round(more.get("run", 0) * 1000),
            )  # fmt: skip
            if self.add(row, slab):
                return True
        return False

    def _rect(self, row: dict[str, Any], kind: str) -> tuple[Part, ...]:
        x, y = self.spot()
        w, h = round(1.2 + 2.8 * self.rng.random(), 2), round(1.0 + 1.8 * self.rng.random(), 2)
        turn = self.rng.choice((0, 90, self.rng.randrange(180)))
        row["rect"], row["turn"] = [x, y, w, h], turn
        return (_turned(x, y, w, h, turn),)

    def _circle(self, row: dict[str, Any], kind: str) -> tuple[Part, ...]:
        (x, y), r = self.spot(), round(0.5 + 1.2 * self.rng.random(), 2)
        if kind == "hill":
            r = round(2.5 + self.rng.random(), 2)
        row["circle"] = [x, y, r]
        return (Ring(round(x * 1000), round(y * 1000), round(r * 1000)),)

    def _line(self, row: dict[str, Any], kind: str) -> tuple[Part, ...]:
        (x, y), far, angle = (
            self.spot(),
            2 + 3 * self.rng.random(),
            self.rng.choice((0.0, pi / 2, pi * self.rng.random())),
        )
        p, q = round(x + far * cos(angle), 2), round(y + far * sin(angle), 2)
        row["line"], row["thick"] = [[x, y], [p, q]], 0.4
        return (_turned((x + p) / 2, (y + q) / 2, hypot(p - x, q - y), 0.4, 0, (p - x, q - y)),)

    def _corner(self, row: dict[str, Any], kind: str) -> tuple[Part, ...]:
        """An L: two bars that share the square in the corner."""
        (x, y), (w, h) = self.spot(), (2 + 1.5 * self.rng.random(), 2 + 1.5 * self.rng.random())
        w, h, t = round(w, 2), round(h, 2), round(0.6 + 0.6 * self.rng.random(), 2)
        points = [(x, y), (x + w, y), (x + w, y + t), (x + t, y + t), (x + t, y + h), (x, y + h)]
        row["polygon"] = [[round(a, 2), round(b, 2)] for a, b in points]
        return _box(x, y, x + w, y + t), _box(x, y, x + t, y + h)

    def _slant(self, row: dict[str, Any], kind: str) -> tuple[Part, ...]:
        """A triangle or another convex outline of corners on a circle."""
        (x, y), r, count = self.spot(), 1 + 0.9 * self.rng.random(), self.rng.randrange(3, 6)
        turn = 2 * pi * self.rng.random()
        angles = [turn + 2 * pi * (k + 0.5 * self.rng.random()) / count for k in range(count)]
        points = [(round(x + r * cos(a), 2), round(y + r * sin(a), 2)) for a in angles]
        row["polygon"] = [list(point) for point in points]
        return (tuple((round(a * 1000), round(b * 1000)) for a, b in points),)

    def bridge_beside(self, name: str, other: str) -> bool:
        """A bridge close to a piece: whoever goes up the side of that may come up to the bridge from below."""
        part = self.slabs[other].parts[0]
        for _ in range(TRIES):
            (px, py), (mx, my) = self.rng.choice(_rim(part)), middle(part)
            w, h, turn = (
                round(self.rng.uniform(0.8, 2.5), 2),
                round(self.rng.uniform(0.6, 1.2), 2),
                self.rng.randrange(180),
            )
            far, off = max(1.0, hypot(px - mx, py - my)), self.rng.uniform(500, 1300)
            x, y = round((px + (px - mx) / far * off) / 1000, 2), round((py + (py - my) / far * off) / 1000, 2)
            height = self.rng.choice((1.5, 2, 2.5, 3))
            clearance = height - self.rng.choice((0.5, 1))
            row = {"id": name, "kind": "bridge", "rect": [x, y, w, h], "turn": turn, "height": height}
            slab = Slab(name, (_turned(x, y, w, h, turn),), frozenset(TRAITS["bridge"]), 0, round(height * 1000),
                        round(clearance * 1000), kind="bridge")  # fmt: skip
            if self.add({**row, "clearance": clearance}, slab):
                return True
        return False

    def stairs(self, name: str, upper: str) -> bool:
        """Stairs up to a side of a building that has straight ones."""
        whole = self.slabs[upper]
        (part,) = whole.parts
        if isinstance(part, Ring):
            return False
        k = self.rng.randrange(len(part))
        (ax, ay), (bx, by) = part[k - 1], part[k]
        far = hypot(bx - ax, by - ay)
        if far < 1300:
            return False
        ux, uy, wide, long = (bx - ax) / far, (by - ay) / far, 1200, whole.height * self.rng.choice((1, 1.4))
        off = (far - wide) * self.rng.random()
        p = (ax + ux * off, ay + uy * off)
        q = (p[0] + ux * wide, p[1] + uy * wide)
        head = [(round(c[0]), round(c[1])) for c in (p, q)]
        foot = [(round(c[0] + uy * long), round(c[1] - ux * long)) for c in head]
        row = {"id": name, "kind": "stairs", "height": whole.height / 1000, "upper": upper}
        row |= {"foot": [[a / 1000, b / 1000] for a, b in foot], "head": [[a / 1000, b / 1000] for a, b in head]}
        outline = tuple(_left_handed([foot[0], foot[1], head[1], head[0]]))
        slab = Slab(name, (outline,), frozenset(TRAITS["stairs"]), 0, whole.height, 0, "", "stairs", 0,
                    (foot[0], foot[1]), (head[0], head[1]), upper)  # fmt: skip
        near = {
            other
            for other, there in self.slabs.items()
            if other != upper and (there.solid or there.kind == "hill") and _meet(slab, there)
        }
        if near or not all(0 <= c <= SIDE for point in outline for c in point):
            return False
        self.rows.append(row)
        self.slabs[name] = slab
        return True

    def crates(self, name: str, on: str) -> None:
        """Crates on a roof."""
        whole = self.slabs[on]
        (part,) = whole.parts
        x, y = middle(part)
        if whole.far(x, y) > -750:
            return
        height = self.rng.choice((1, 2))
        row = {"id": name, "kind": "crates", "rect": [x / 1000, y / 1000, 0.8, 0.8], "height": height, "on": on}
        outline = _turned(x / 1000, y / 1000, 0.8, 0.8, 0)
        self.rows.append(row)
        self.slabs[name] = Slab(
            name, (outline,), frozenset(TRAITS["crates"]), whole.top, height * 1000, 0, on, "crates"
        )


def _left_handed(points: list[Spot]) -> list[Spot]:
    """The same corners counter-clockwise."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, [*points[1:], points[0]], strict=True))
    return points if area > 0 else points[::-1]


def _turned(x: float, y: float, w: float, h: float, turn: float, along: Spot | None = None) -> Part:
    """A rectangle about a centre, in mils."""
    c, s = cos(radians(turn)), sin(radians(turn))
    if along:
        c, s = along[0] / hypot(*along), along[1] / hypot(*along)
    corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    return tuple((1000 * x + 500 * (a * c - b * s), 1000 * y + 500 * (a * s + b * c)) for a, b in corners)


def _box(x0: float, y0: float, x1: float, y1: float) -> Part:
    return tuple((round(1000 * a), round(1000 * b)) for a, b in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


def middle(part: Part) -> Spot:
    """The centre of an outline."""
    if isinstance(part, Ring):
        return part.x, part.y
    return round(sum(p[0] for p in part) / len(part)), round(sum(p[1] for p in part) / len(part))


def _rim(part: Part) -> list[Spot]:
    """Points on an outline, close together."""
    if isinstance(part, Ring):
        return [(part.x + part.r * cos(2 * pi * k / 48), part.y + part.r * sin(2 * pi * k / 48)) for k in range(48)]
    points = []
    for (px, py), (qx, qy) in zip(part, [*part[1:], part[0]], strict=True):
        steps = max(1, int(hypot(qx - px, qy - py) // 150))
        points += [(px + (qx - px) * k / steps, py + (qy - py) * k / steps) for k in range(steps)]
    return points


def _meet(one: Slab, other: Slab) -> bool:
    """Do two pieces overlap or nearly touch?"""
    if not meet(bounds(one.parts, NEAR), bounds(other.parts, 0)):
        return False
    for a, b in ((one, other), (other, one)):
        if any(a.far(*point) < NEAR for part in b.parts for point in _rim(part)):
            return True
        if any(a.far(*middle(part)) < NEAR for part in b.parts):
            return True
    return False


# -- a whole board

CARDS = [
    {
        "id": f"sz{sz}-b{base}", "name": {"en": "Man", "fr": "Homme"}, "cost": 5, "factions": ["own"], "station": "minion", "limit": 9,
        "df": 5, "wp": 5, "mv": 5, "sz": sz, "health": 8, "base": base,
        "actions": [{"id": "strike", "name": {"en": "Strike", "fr": "Frappe"}, "range": sz % 4, "type": "melee", "stat": 5, "resist": "df",
                     "target": {}}] if sz else [],
    }
    for sz in range(5)
    for base in WIDE
]  # fmt: skip
KINDS: tuple[tuple[str, str, tuple[float, ...]], ...] = (
    ("wall", "line", (1, 2, 3)),
    ("house", "rect", (2, 4, 5)),
    ("building", "rect", (1, 2, 3, 4)),
    ("building", "rect", (2, 3)),
    ("bridge", "rect", (3, 4)),
    ("woods", "", (0,)),
    ("fog", "", (0,)),
    ("fog", "circle", (2,)),
    ("water", "", (0,)),
    ("hedge", "line", (1, 2)),
    ("crates", "rect", (1, 2)),
    ("boulder", "", (0, 1, 2, 3)),
    ("hill", "circle", (2, 3)),
    ("stairs", "", (0,)),
    ("stacked", "", (0,)),
    ("barbed-wire", "line", (0,)),
)
MARKS: dict[str, tuple[int, tuple[str, ...], int]] = {
    "ice-pillar": (591, ("impassable", "blocking", "destructible"), 2000),
    "dust": (985, ("concealing",), 0),
    "pit-trap": (591, ("hazardous", "severe"), 0),
    "rubble": (591, ("blocking", "severe"), 1000),
    "scheme": (591, (), 0),
}


def board(
    rng: random.Random,
    *,
    men: int = 7,
    kinds: Callable[[str], bool] = lambda kind: True,
    markers: bool = True,
    first: Callable[[Draw], None] | None = None,
) -> Board:
    """A random crowded board of such terrain; `first` draws some of its own before, buildings that can be entered too."""
    side = 9.0 + 4 * rng.random()
    x, y = rng.choice((0.0, 36 - side, 24 * rng.random())), rng.choice((0.0, 36 - side, 24 * rng.random()))
    draw = Draw(rng, (min(x, 36 - side), min(y, 36 - side), side))
    if first is not None:
        first(draw)
    for number in range(rng.randrange(3, 8)):
        kind, shape, heights = rng.choice(KINDS)
        if kinds(kind):
            _draw(draw, kind, shape, rng.choice(heights), number)
    drawn = {"board": "", "terrain": draw.rows, "cards": CARDS, "buildings": any("doors" in row for row in draw.rows)}
    setup = msgspec.convert(drawn, Options)
    fields: dict[str, Any] = {"phase": "activate", "turn": 2, "attacker": 0, "initiative": 0, "strategy": "reckoning"}
    fields |= {
        "deployment": "standard",
        "pool": [1, 2, 3, 4, 5],
        "schemes": [[], []],
        "scored": [0, 0],
        "points": [0, 0],
    }
    state = MalifauxState(**fields, crews=[Crew(faction="own", done=True) for _ in range(2)])
    state.decks = [fate_deck(), fate_deck()]
    game = Malifaux(state, setup)
    made = Board(game, draw.slabs, {}, draw.window, tuple(s for s in draw.slabs.values() if s.kind == "hill"))
    if markers:
        for number in range(rng.randrange(3)):
            _mark(rng, made, draw, f"mark-{number}")
    for number in range(men):
        _stand(rng, made, draw, f"man-{number}")
    return made


def _draw(draw: Draw, kind: str, shape: str, height: float, number: int) -> None:
    name = f"{kind}-{number}"
    if kind in ("stairs", "stacked"):
        if draw.piece("building", f"building-{number}", draw.rng.choice((2, 3)), "rect"):
            if kind == "stairs":
                draw.stairs(name, f"building-{number}")
            else:
                draw.crates(name, f"building-{number}")
    elif kind == "boulder":
        draw.piece("other", name, height, shape, traits=["blocking", "impassable"])
    elif kind == "bridge":
        draw.piece(kind, name, height, shape, clearance=height - 1)
    elif kind == "hill":
        draw.piece(kind, name, height, shape, run=draw.rng.choice((1, 1.5, 2)))
    else:
        draw.piece(kind, name, height, shape)


def _mark(rng: random.Random, board: Board, draw: Draw, name: str) -> None:
    """A Marker on the table."""
    kind = rng.choice(list(MARKS))
    r, traits, height = MARKS[kind]
    for _ in range(TRIES):
        x, y = (round(1000 * c) for c in draw.spot())
        slab = Slab(name, (Ring(x, y, r),), frozenset(traits), 0, height, 0, "", kind)
        if not (r <= x <= SIDE - r and r <= y <= SIDE - r):
            continue
        if any(other.far(x, y) < r + 40 for other in board.slabs.values() if other.solid or other.kind == "hill"):
            continue
        board.game.state.markers.append(Marker(name, kind, x, y, 0, "", r))
        board.slabs[name] = slab
        return


def _stand(rng: random.Random, board: Board, draw: Draw, name: str) -> None:
    """A model somewhere: on the table, on something, near somebody."""
    sz, base = rng.choice((0, 1, 1, 2, 2, 2, 3, 4)), rng.choice((30, 30, 40, 50))
    r, tall = board.game.cards[f"sz{sz}-b{base}"].radius, 1000 * sz
    floors = [slab.id for slab in board.slabs.values() if slab.standable and slab.kind not in NO_FLOOR]
    for _ in range(TRIES):
        floor = rng.choice(floors) if floors and rng.random() < 0.4 else ""
        x, y = _somewhere(rng, board, draw, floor, r)
        if floor and not _fits_on(board, floor, x, y, r):
            continue
        z = standing(board, floor, x, y, r)
        if r <= x <= SIDE - r and r <= y <= SIDE - r and free(board, floor, z, max(1000, tall), x, y, r):
            seat = rng.randrange(2)
            board.men[name] = Man(name, x, y, r, z, tall, floor, seat)
            board.game.state.models.append(Model(name, f"sz{sz}-b{base}", seat, x, y, z, floor, health=8, status=""))
            return


def _somewhere(rng: random.Random, board: Board, draw: Draw, floor: str, r: int) -> tuple[int, int]:
    if floor:
        part = rng.choice(board.slabs[floor].parts)
        mx, my = middle(part)
        if not isinstance(part, Ring):
            corner = rng.choice(part)
            share = 1.3 * rng.random()
            mx, my = mx + (corner[0] - mx) * share, my + (corner[1] - my) * share
        return round(mx + rng.uniform(-400, 400)), round(my + rng.uniform(-400, 400))
    if board.men and rng.random() < 0.35:
        other = rng.choice(list(board.men.values()))
        angle, far = 2 * pi * rng.random(), other.r + r + rng.choice((0, 30, 300, 900))
        return round(other.x + far * cos(angle)), round(other.y + far * sin(angle))
    solid = [slab for slab in board.slabs.values() if slab.solid and not slab.floor]
    if solid and rng.random() < 0.35:  # beside something
        part = rng.choice(rng.choice(solid).parts)
        (px, py), (mx, my) = rng.choice(_rim(part)), middle(part)
        long, more = max(1.0, hypot(px - mx, py - my)), r + rng.choice((20, 200, 500))
        return round(px + (px - mx) / long * more), round(py + (py - my) / long * more)
    return round(1000 * (draw.spot())[0]), round(1000 * (draw.spot())[1])


def _fits_on(board: Board, floor: str, x: float, y: float, r: float) -> bool:
    """Does a base have its support on a floor, with a margin; on stairs wholly?"""
    slab = board.slabs[floor]
    return slab.far(x, y) < (-r - 20 if slab.foot else r - 60)


def standing(board: Board, floor: str, x: float, y: float, r: float) -> int:
    """How high a base stands: on hills and stairs its lowest part, rounded down to inches (MALI-TERR-22)."""
    if not floor:
        lows = [min(1.0, max(0.0, (-slab.far(x, y) - r) / slab.run)) * slab.height for slab in board.hills]
        return int(max(lows, default=0.0) // 1000) * 1000
    slab = board.slabs[floor]
    if slab.foot and slab.head:
        vx, vy = slab.head[0][0] - slab.foot[0][0], slab.head[0][1] - slab.foot[0][1]
        long = hypot(vx, vy)
        low = slab.level(x - vx / long * r, y - vy / long * r)  # the lowest part of the base
        return max(slab.bottom, int(low // 1000) * 1000)
    return slab.top


def ground(board: Board, floor: str, x: float, y: float) -> float:
    """How high a floor is under a point."""
    if floor:
        return board.slabs[floor].level(x, y)
    return max([slab.level(x, y) for slab in board.hills], default=0.0)


def free(
    board: Board, floor: str, z: float, tall: float, x: float, y: float, r: float, but: str = "", more: float = SHALLOW
) -> bool:
    """Is a base at a place in no terrain and on nobody's base, with a margin?"""
    for slab in board.slabs.values():
        if slab.solid and slab.id != floor and slab.far(x, y) < r + more and rises(board, slab, floor, x, y):
            return False
    for man in board.men.values():
        if man.id == but:
            continue
        met = man.floor == floor or (man.z < z + tall and man.z + max(1000, man.tall) > z)
        if met and hypot(man.x - x, man.y - y) < man.r + r + more:
            return False
    return True


def rises(board: Board, slab: Slab, floor: str, x: float, y: float) -> bool:
    """Is a piece in the way of whoever stands on a floor here, and not below it or overhead?"""
    z = ground(board, floor, x, y)
    own = board.slabs.get(floor)
    if slab.foot:
        return slab.bottom <= z + 1 and slab.level(x, y) > z + 1
    if own and own.foot and own.upper == slab.id:
        return False
    there = slab.bottom + slab.clearance <= z + 1
    begins = there or (slab.floor == floor and not slab.clearance)
    return begins and (z <= slab.top + 1 if "impassable" in slab.traits else z < slab.top - 1)
