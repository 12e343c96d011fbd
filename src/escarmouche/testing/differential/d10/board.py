"""Random crowded boards of D10 skirmish, and the same boards as plain data."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

import msgspec

from escarmouche.games.d10.ground.terrain import TerrainData
from escarmouche.games.d10.setup.options import LEVELS, Level, Options
from escarmouche.games.d10.setup.scenario import Force, Scenario, Zone
from escarmouche.games.d10.state import D10State, DoorState, Figure, Marker, MarkerKind, Posture
from escarmouche.games.d10.table import D10
from escarmouche.testing.differential.d10.plain_geometry import Outline, circle

SIZE = 44.0  # of the table, in cm
FOOT, MOUNTED, LOOSE = 1_250.0, 2_000.0, 1_000.0  # radii (D10-SET-03, D10-OBJ-01)
TALL = {"up": 3_000.0, "crouched": 2_000.0, "prone": 1_000.0, "stunned": 1_000.0, "climbing": 3_000.0}
RIDER = 5_000.0
HEIGHT = {  # of each kind (Data, Terrain)
    "wood": 8.0, "brush": 2.0, "ruin": 1.0, "hedge": 1.5, "fence": 1.5, "cart": 2.0, "rock": 4.0, "wall": 6.0, "house": 8.0,
    "tower": 12.0, "door": 8.0, "window": 8.0, "parapet": 1.5,
}  # fmt: skip
STANDING = ("hedge", "fence", "cart", "rock", "wall", "house", "tower", "door", "window", "parapet")
SCREENS = ("wood", "brush", "ruin")  # area terrain that covers, all of it non-clear
SLOW = (*SCREENS, "ford")
GAPS = (0, 0, 40, 90, 100, 104, 106, 120, 200, 400, 900, 1_100, 2_500, 4_900, 5_004, 5_006)


class Ground(NamedTuple):
    """A piece of terrain as plain data."""

    id: str
    kind: str
    outlines: tuple[Outline, ...]
    bottom: float
    top: float
    x: float
    y: float
    r: float

    def away(self, x: float, y: float) -> float:
        if len(self.outlines) == 1:
            return self.outlines[0].away(x, y)
        return min([outline.away(x, y) for outline in self.outlines])


class Board(NamedTuple):
    """A game, and its terrain as plain data."""

    game: D10
    grounds: list[Ground]

    @property
    def figures(self) -> list[Figure]:
        return [figure for figure in self.game.state.figures if figure.status == ""]

    def said(self, *figures: Figure) -> str:
        """The whole board in short, figures of interest first."""
        others = [figure for figure in self.game.state.figures if figure not in figures]
        who = "; ".join(_who(figure) for figure in (*figures, *others))
        lies = "; ".join(f"{m.kind} {m.id} ({m.x}, {m.y}, {m.z})" for m in self.game.state.markers)
        pieces = "; ".join(_what(t) for t in self.game.scenario.terrain)
        return f"[{self.game.setup.edition}] {who} | {lies} | {pieces} | {self.game.state.doors}"


def _who(figure: Figure) -> str:
    words = [
        figure.posture if not figure.mounted else "mounted",
        *(w for w in ("hidden", "wounded") if getattr(figure, w)),
    ]
    where = f"({figure.x}, {figure.y}, {figure.z}{' ' if figure.floor else ''}{figure.floor})"
    return f"{figure.id} of {figure.seat} {where} {' '.join(words)} {figure.climb}".strip()


def _what(piece: TerrainData) -> str:
    said = msgspec.to_builtins(piece)
    return " ".join(f"{value}" for key, value in said.items() if key != "name")


def radius(figure: Figure) -> float:
    return MOUNTED if figure.mounted else FOOT


def tall(figure: Figure) -> float:
    return RIDER if figure.mounted else TALL[figure.posture]


def apart(one: Any, other: Any) -> float:
    """From centre to centre."""
    return hypot(one.x - other.x, one.y - other.y)


# -- terrain as plain data


def ground(data: TerrainData) -> Ground:
    """One piece: its outline read off the scenario."""
    outlines = tuple(_outlines(data))
    rounds = [outline.round() for outline in outlines]
    x, y = sum(r[0] for r in rounds) / len(rounds), sum(r[1] for r in rounds) / len(rounds)
    r = max(hypot(p - x, q - y) + s for p, q, s in rounds)
    bottom = data.bottom * 1_000
    height = HEIGHT.get(data.kind, 0.0) if data.height is None else data.height
    return Ground(data.id, data.kind, outlines, bottom, bottom + height * 1_000, x, y, r)


def _outlines(data: TerrainData) -> Iterator[Outline]:
    if data.rect:
        x0, y0, x1, y1 = (1_000 * n for n in data.rect)
        yield Outline(((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
    elif data.circle:
        yield circle(*(1_000 * n for n in data.circle))
    elif data.polygon:
        yield Outline(tuple((1_000 * x, 1_000 * y) for x, y in data.polygon))
    elif data.foot and data.head:
        yield Outline(tuple((1_000 * x, 1_000 * y) for x, y in (*data.foot, *reversed(data.head))))
    elif data.line:
        yield from _band(data.line, data.thick * 500)


def _band(points: tuple[tuple[float, float], ...], half: float) -> Iterator[Outline]:
    """A line of some thickness: it ends square, and goes on by half its thickness past each bend."""
    spots = [(1_000 * x, 1_000 * y) for x, y in points]
    closed = spots[0] == spots[-1]
    for k in range(len(spots) - 1):
        (x0, y0), (x1, y1) = spots[k], spots[k + 1]
        far = hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / far * half, (y1 - y0) / far * half
        if closed or k:
            x0, y0 = x0 - ux, y0 - uy
        if closed or k < len(spots) - 2:
            x1, y1 = x1 + ux, y1 + uy
        yield Outline(((x0 + uy, y0 - ux), (x1 + uy, y1 - ux), (x1 - uy, y1 + ux), (x0 - uy, y0 + ux)))


# -- random boards


AT_FOOT = "at-foot"  # in the names of things at the foot of a floor
LAYOUTS = ("field", "field", "field", "house", "tower")
DOORS: tuple[DoorState, ...] = ("open", "closed", "barred")
WIDER = 2.0  # cm on both sides of a door and a window through which a rider fits


def board(
    rng: random.Random,
    *,
    tight: bool = False,
    layouts: Sequence[str] = LAYOUTS,
    levels: Sequence[Level] = LEVELS,
    doors: Sequence[DoorState] = DOORS,
    feet: bool = False,
) -> Board:
    """A field, a house (or a hall with wider openings) with a gallery, or a tower; `feet`: with things at the foot of its rim.

    On it are 7 figures and a few things among them, or 10 figures in a throng.
    """
    layout = rng.choice(layouts)
    terrain: list[TerrainData] = []
    if layout in ("house", "hall"):
        terrain = _house(rng, doors, WIDER if layout == "hall" else 0.0)
    elif layout == "tower":
        terrain = _tower(rng)
    if feet:
        terrain += [thing for k in range(rng.randint(2, 5)) for thing in _foot(rng, terrain, k)]
    names = [f"{rng.choice(KINDS)}-{k}" for k in range(rng.randint(3, 6))]
    terrain += [_piece(rng, name, layout) for name in names]
    setup = Options(edition=rng.choice(levels), fog=rng.random() < 0.1)
    zones = (Zone(edge="south", depth=12),)
    scenario = Scenario(
        id="crowd", name={}, text={}, level="full", width=SIZE, height=SIZE, turns=7, terrain=tuple(terrain),
        forces=(Force(band="bailiff", zones=zones), Force(band="flayers", zones=zones)),
    )  # fmt: skip
    game = D10(D10State(phase="activation", turn=1, edges=[0, 1]), setup)
    game.scenario = scenario
    game.state.doors = {t.id: t.state for t in terrain if t.kind == "door"}
    made = Board(game, [ground(t) for t in terrain])
    for k in range(10 if tight else 7):
        _settle(rng, made, k, tight)
    for k in range(rng.randint(0, 3)):
        _drop(rng, made, k)
    game.mustered()
    return made


KINDS = (
    "wood",
    "wood",
    "brush",
    "brush",
    "ruin",
    "hedge",
    "hedge",
    "fence",
    "cart",
    "rock",
    "wall",
    "ford",
    "deep",
    "road",
)
LONG = ("hedge", "fence", "wall")
SMALL = ("cart", "rock")


def _cm(n: float) -> float:
    return round(min(SIZE, max(0.0, n)), 3)


def _piece(rng: random.Random, name: str, layout: str) -> TerrainData:
    """One piece somewhere; in a house or around a tower nothing large."""
    kind: Any = name.split("-", maxsplit=1)[0]
    if layout != "field" and kind not in (*LONG, *SMALL):
        kind = rng.choice(("hedge", "cart", "rock", "brush"))
    x, y = rng.uniform(8, SIZE - 8), rng.uniform(8, SIZE - 8)
    if kind in LONG:
        angle, bend, far = rng.uniform(0, 2 * pi), rng.choice((0.0, 0.0, 0.9, 1.57)), rng.uniform(3, 8)
        points = [(x, y), (x + far * cos(angle), y + far * sin(angle))]
        if bend:
            points.append((points[1][0] + 4 * cos(angle + bend), points[1][1] + 4 * sin(angle + bend)))
        return TerrainData(
            id=name, kind=kind, line=tuple((_cm(p), _cm(q)) for p, q in points), thick=rng.choice((0.4, 1.0))
        )
    size = rng.uniform(1.0, 3.0) if kind in SMALL else rng.uniform(3.0, 7.5)
    form = rng.random()
    if form < 0.35:
        return TerrainData(id=name, kind=kind, circle=(_cm(x), _cm(y), _cm(min(size, x, y, SIZE - x, SIZE - y))))
    if form < 0.65:
        wide = size * rng.uniform(0.4, 1.2)
        return TerrainData(id=name, kind=kind, rect=(_cm(x - size), _cm(y - wide), _cm(x + size), _cm(y + wide)))
    count, turn = rng.randint(3, 7), rng.uniform(0, 2 * pi)
    spots = []
    for k in range(count):  # a star: any outline that does not cross itself, bays and all
        angle, far = turn + 2 * pi * k / count, size * rng.uniform(0.5, 1.3)
        spots.append((_cm(x + far * cos(angle)), _cm(y + far * sin(angle))))
    return TerrainData(id=name, kind=kind, polygon=tuple(spots))


def _house(rng: random.Random, doors: Sequence[DoorState], wider: float) -> list[TerrainData]:
    """Walls with a door and a window, which may be wider, a gallery inside with its parapet, and stairs up to it."""
    dx, dy = rng.uniform(0, 6), rng.uniform(0, 6)

    def line(name: str, kind: Any, *points: tuple[float, float], **more: Any) -> TerrainData:
        return TerrainData(id=name, kind=kind, line=tuple((_cm(x + dx), _cm(y + dy)) for x, y in points), **more)

    high = rng.choice((2.5, 4.0, 5.0))
    pieces = [
        line("south-1", "house", (6, 8), (15 - wider, 8)),
        line("door", "door", (15 - wider, 8), (19 + wider, 8), state=rng.choice(doors)),
        line("south-2", "house", (19 + wider, 8), (30, 8)),
        line("east-1", "house", (30, 8), (30, 15 - wider)),
        line("window", "window", (30, 15 - wider), (30, 18 + wider)),
        line("east-2", "house", (30, 18 + wider), (30, 28)),
        line("north", "house", (5.8, 28), (30.2, 28)),
        line("west", "house", (6, 8), (6, 28)),
        TerrainData(id="gallery", kind="floor", rect=(_cm(6 + dx), _cm(22 + dy), _cm(30 + dx), _cm(28 + dy)), top=high),
        TerrainData(
            id="stairs", kind="stairs", upper="gallery",
            foot=((_cm(22 + dx), _cm(17 + dy)), (_cm(27 + dx), _cm(17 + dy))),
            head=((_cm(22 + dx), _cm(22 + dy)), (_cm(27 + dx), _cm(22 + dy))),
        ),
    ]  # fmt: skip
    if rng.random() < 0.7:
        pieces += [
            line("parapet-west", "parapet", (6.2, 22.2), (22, 22.2), bottom=high),
            line("parapet-east", "parapet", (27, 22.2), (29.8, 22.2), bottom=high),
        ]
    return pieces


def _tower(rng: random.Random) -> list[TerrainData]:
    """A tower with its platform, and mostly a parapet, a door and a ladder inside."""
    x, y, w = round(rng.uniform(10, 22), 2), round(rng.uniform(10, 22), 2), 10.0
    high = rng.choice((5.0, 8.0, 12.0))
    pieces = [
        TerrainData(id="tower", kind="tower", rect=(x, y, x + w, y + w), height=high),
        TerrainData(id="platform", kind="floor", rect=(x, y, x + w, y + w), top=high),
    ]
    if rng.random() < 0.7:
        corners = ((0.2, 0.2), (w - 0.2, 0.2), (w - 0.2, w - 0.2), (0.2, w - 0.2), (0.2, 0.2))
        band = tuple((_cm(x + p), _cm(y + q)) for p, q in corners)
        pieces.append(TerrainData(id="parapet", kind="parapet", line=band, bottom=high))
    return pieces


def _foot(rng: random.Random, terrain: Sequence[TerrainData], k: int) -> Iterator[TerrainData]:
    """Something small at the foot of a floor: beside the tower or before the gallery, but not at its stairs."""
    for floor in terrain:
        if floor.kind == "floor" and floor.rect:
            x0, y0, x1, _ = floor.rect
            kind: Any = rng.choice(("rock", "rock", "wall", "cart", "hedge"))
            x, r, off = rng.uniform(x0 + 2, x1 - 2), rng.uniform(0.3, 1.3), rng.choice((0.05, 0.3, 1.0))
            if any(t.kind == "stairs" and t.foot and t.foot[0][0] - 2 < x < t.foot[1][0] + 2 for t in terrain):
                continue
            if kind in SMALL:
                yield TerrainData(id=f"{kind}-{AT_FOOT}-{k}", kind=kind, circle=(_cm(x), _cm(y0 - off - r), _cm(r)))
            else:
                line = (_cm(x - r), _cm(y0 - off - 0.2)), (_cm(x + r), _cm(y0 - off - 0.2))
                yield TerrainData(id=f"{kind}-{AT_FOOT}-{k}", kind=kind, line=line, thick=0.4)


# -- figures and markers


POSTURES: tuple[Posture, ...] = ("up", "up", "up", "up", "crouched", "prone", "prone", "stunned")


def _settle(rng: random.Random, made: Board, k: int, tight: bool) -> None:
    """Put down one more figure: alone, beside another, or beside a piece; on a floor if there is one."""
    game = made.game
    card = next(iter(game.cards))
    figure = Figure(id=f"f{k}", card=card, seat=k % 2, status="", facing=rng.randrange(360))
    figure.mounted = rng.random() < 0.2
    figure.wounded = rng.random() < 0.15
    if not figure.mounted:
        figure.posture = rng.choice(POSTURES)
        figure.hidden = figure.posture == "up" and rng.random() < 0.25
    floors = [t for t in game.scenario.terrain if t.kind == "floor"]
    for _ in range(40):
        floor = rng.choice(floors) if floors and not figure.mounted and rng.random() < 0.35 else None
        x, y = _spot(rng, made, figure, floor, tight)
        z = floor.top * 1_000 if floor else 0.0
        if stands(made, figure, x, y, z, floor.id if floor else ""):
            figure.x, figure.y, figure.z, figure.floor = x, y, int(z), floor.id if floor else ""
            game.state.figures.append(figure)
            return


def _spot(rng: random.Random, made: Board, figure: Figure, floor: TerrainData | None, tight: bool) -> tuple[int, int]:
    r, angle = radius(figure), rng.uniform(0, 2 * pi)
    if floor is not None and floor.rect:
        x0, y0, x1, y1 = floor.rect
        return round(rng.uniform(x0 * 1_000 + r, x1 * 1_000 - r)), round(rng.uniform(y0 * 1_000 + r, y1 * 1_000 - r))
    near = rng.random()
    if near < (0.95 if tight else 0.45) and made.game.state.figures:
        other = rng.choice(made.game.state.figures[: 3 if tight else None])
        far = r + radius(other) + rng.choice(GAPS[: 10 if tight else None])
        return round(other.x + far * cos(angle)), round(other.y + far * sin(angle))
    solid = [g for g in made.grounds if g.kind in STANDING]
    if near < 0.6 and solid:
        x, y = rng.choice(list(rng.choice(solid).outlines[0].rim(300)))
        far = r + rng.choice(GAPS)
        return round(x + far * cos(angle)), round(y + far * sin(angle))
    low, high = round(r), round(SIZE * 1_000 - r)
    return rng.randint(low, high), rng.randint(low, high)


def stands(made: Board, figure: Figure, x: float, y: float, z: float, floor: str) -> bool:
    """May a base stand here: on the table, on nobody, on no piece, in no water, on no flight of stairs, wholly on its floor?"""
    r = radius(figure)
    if min(x, y, SIZE * 1_000 - x, SIZE * 1_000 - y) < r:
        return False
    for other in made.game.state.figures:
        if hypot(other.x - x, other.y - y) < r + radius(other) and abs(other.z - z) <= 3_000:
            return False
    for piece in made.grounds:
        near = piece.away(x, y)
        if piece.kind == "floor" and piece.id == floor and near > -r:
            return False
        there = piece.kind in STANDING and piece.bottom <= z < piece.top
        there = there or (piece.kind == "deep" and not floor) or piece.kind == "stairs"
        doorway = piece.kind == "door" and made.game.state.doors[piece.id] == "open" and not figure.mounted
        if there and near < r and not doorway:
            return False
    return True


def _drop(rng: random.Random, made: Board, k: int) -> None:
    """A marker somewhere: a chest, a weapon, an arrow, a horse."""
    kind: MarkerKind = rng.choice(("object", "weapon", "missile", "mount"))
    r = MOUNTED if kind == "mount" else LOOSE
    x, y = rng.randint(3_000, int(SIZE * 1_000) - 3_000), rng.randint(3_000, int(SIZE * 1_000) - 3_000)
    if all(hypot(f.x - x, f.y - y) >= radius(f) + r for f in made.game.state.figures):
        of = made.game.state.figures[0].id if kind == "mount" else "chest"
        made.game.state.markers.append(Marker(f"m{k}", kind, x, y, radius=round(r), of=of))
