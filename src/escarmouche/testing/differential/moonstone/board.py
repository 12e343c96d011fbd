"""Random crowded boards: six to eight bases among walls, woods, water, low walls and houses, on a patch of table ten inches wide."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import cos, hypot, pi, radians, sin
from typing import Any, NamedTuple

import msgspec

from escarmouche.games.moonstone.ground.terrain import TerrainData
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import Model, MoonstoneState, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.testing.differential.moonstone.plain_geometry import (
    Circle,
    Ring,
    Shape,
    Spot,
    away,
    drawn,
    ring,
    to_line,
)

BOARD = 36_000
PATCH = 10_000  # how wide the crowded part of a board is
STONE = 300
CARDS = (
    "flintlock",
    "billy",
    "friar-flavious",
    "seasick-stu",
    "hollowbough",
    "bramblehoof",
    "odda-mudkettle",
    "tansy-glimmerquill",
)
COUNTS_AS = {"wall": "barrier", "window": "obstacle", "ladder": "obstacle"}


class Lump(NamedTuple):
    """A piece of terrain: what it counts as, its outline, and from where to where it reaches."""

    id: str
    kind: str
    shapes: tuple[Shape, ...]
    bottom: float
    top: float

    def away(self, x: float, y: float) -> float:
        return away(self.shapes, x, y)


class Flight(NamedTuple):
    """Stairs: their foot and their head, from which height to which, and between which floors."""

    id: str
    foot: tuple[Spot, Spot]
    head: tuple[Spot, Spot]
    low: float
    high: float
    lower: str
    upper: str
    outline: Ring

    def height(self, x: float, y: float) -> float:
        """The height at a point: it rises from the middle of the foot to the middle of the head."""
        fx, fy = (self.foot[0][0] + self.foot[1][0]) / 2, (self.foot[0][1] + self.foot[1][1]) / 2
        dx, dy = (self.head[0][0] + self.head[1][0]) / 2 - fx, (self.head[0][1] + self.head[1][1]) / 2 - fy
        share = ((x - fx) * dx + (y - fy) * dy) / (dx * dx + dy * dy)
        return self.low + (self.high - self.low) * share


class Scene:
    """A table as the engine has it, and the same board as plain data."""

    def __init__(self, edition: str, terrain: list[TerrainData]) -> None:
        data: list[dict[str, Any]] = [msgspec.to_builtins(piece) for piece in terrain]
        setup = Options(edition="en" if edition == "en" else "fr", terrain=data)
        self.game = Moonstone(MoonstoneState(phase="activation", turn=1), setup)
        self.terrain = {piece.id: piece for piece in terrain}
        self.floors = {
            t.id: (shape, 1000 * t.top)
            for t in terrain
            if t.kind == "floor"
            for shape in drawn(t)
            if isinstance(shape, Ring)
        }
        self.flights = {t.id: self._flight(t) for t in terrain if t.kind == "stairs"}
        self.lumps = [lump for lump in map(self._lump, terrain) if lump.kind not in ("open", "floor", "stairs")]

    def _lump(self, data: TerrainData) -> Lump:
        kind = COUNTS_AS.get(data.kind, data.kind)
        if data.kind == "building":
            kind = "open"
        if data.kind == "door":
            kind = "obstacle" if data.state == "closed" else "open"
        bottom, top = 1000 * data.bottom, 1000 * data.top
        if data.kind == "ladder":
            bottom, top = self.level(data.lower), self.level(data.upper) + 500
        if data.kind == "water":
            top = bottom + 1
        return Lump(data.id, kind, drawn(data), bottom, top)

    def _flight(self, data: TerrainData) -> Flight:
        foot, head = ([(1000 * x, 1000 * y) for x, y in end or ()] for end in (data.foot, data.head))
        (outline,) = drawn(data)
        assert isinstance(outline, Ring)
        return Flight(
            data.id,
            (foot[0], foot[1]),
            (head[0], head[1]),
            self.level(data.lower),
            self.level(data.upper),
            data.lower,
            data.upper,
            outline,
        )

    def level(self, floor: str) -> float:
        """How high a flat floor lies."""
        return self.floors[floor][1] if floor else 0.0

    def height(self, floor: str, x: float, y: float) -> float:
        return self.flights[floor].height(x, y) if floor in self.flights else self.level(floor)

    def joined(self, floor: str) -> set[str]:
        """A floor and those that stairs join it to."""
        floors = {floor}
        for flight in self.flights.values():
            if floor == flight.id:
                floors |= {flight.lower, flight.upper}
            elif floor in (flight.lower, flight.upper):
                floors.add(flight.id)
        return floors

    # -- who and what stands there

    def radius(self, model: Model) -> int:
        return self.game.cards[model.card].radius

    def base(self, model: Model) -> Circle:
        return Circle(model.x, model.y, self.radius(model))

    def models(self) -> list[Model]:
        return self.game.models

    def around(self, floor: str, but: Model | None, r: float) -> list[Circle]:
        """The bases that a base of this radius on this floor can run into."""
        others = [(m.floor, self.base(m)) for m in self.models() if m is not but]
        return [base for on, base in others if self.meet(floor, on, base, r)]

    def stones(self, floor: str, r: float) -> list[Circle]:
        """The stones on which it can lie."""
        lying = [(s.floor, Circle(s.x, s.y, STONE)) for s in self.game.stones if not s.holder]
        return [stone for on, stone in lying if self.meet(floor, on, stone, r)]

    def meet(self, floor: str, on: str, thing: Circle, r: float) -> bool:
        """Do they lie on one floor, or does the thing reach to the end of the stairs from floor to floor, give or take the base?"""
        ends = [end for flight in self.flights.values() for end in self._ends(flight, floor, on)]
        return floor == on or any(to_line(thing.x, thing.y, *end) <= thing.r + r for end in ends)

    @staticmethod
    def _ends(flight: Flight, floor: str, on: str) -> list[tuple[Spot, Spot]]:
        """The foot or the head of stairs, whichever leads from one of these floors to the other."""
        ends = ((flight.foot, {flight.id, flight.lower}), (flight.head, {flight.id, flight.upper}))
        return [end for end, floors in ends if {floor, on} == floors]

    def solid(self, floor: str) -> list[Lump]:
        """Obstacles and Barriers at the height of a floor. Nothing stands on stairs, or near them."""
        if floor in self.flights:
            return []
        z = self.level(floor)
        return [p for p in self.lumps if p.kind in ("obstacle", "barrier") and p.bottom <= z < p.top]

    def wet(self, floor: str) -> list[Lump]:
        """Water and Wood on a floor."""
        if floor in self.flights:
            return []
        z = self.level(floor)
        return [p for p in self.lumps if p.kind in ("water", "wood") and p.bottom <= z < p.top]

    def rails(self, floor: str) -> list[tuple[Spot, Spot]]:
        """What a base on a floor does not cross: its rim (not at heads of stairs), and the sides and heads of stairs that rise from it."""
        rails: list[tuple[Spot, Spot]] = []
        if floor in self.flights:
            return list(_sides(self.flights[floor]))
        for flight in self.flights.values():
            if flight.lower == floor:
                rails += [*_sides(flight), flight.head]
        if floor:
            heads = [flight.head for flight in self.flights.values() if flight.upper == floor]
            for side in self.floors[floor][0].sides():
                rails += _without(side, heads)
        return rails

    def on(self, floor: str, x: float, y: float) -> float:
        """How far inside a floor a point lies; negative outside."""
        outline = self.flights[floor].outline if floor in self.flights else self.floors[floor][0] if floor else None
        return -outline.away(x, y) if outline else BOARD

    def room(self, x: float, y: float, r: float, floor: str, but: Model | None, stones: bool = True) -> float:
        """How far a base that stands here is from what it may not overlap; negative: by how much it overlaps."""
        gaps = [min(x, y, BOARD - x, BOARD - y) - r]
        gaps += [lump.away(x, y) - r for lump in self.solid(floor)]
        gaps += [to_line(x, y, *rail) - r for rail in self.rails(floor)]
        gaps += [circle.away(x, y) - r for circle in self.around(floor, but, r)]
        if stones:
            gaps += [circle.away(x, y) - r for circle in self.stones(floor, r)]
        return min(gaps)

    def stands(self, x: float, y: float, r: float, floor: str, but: Model | None = None) -> float:
        """The same distance; also, its centre must be on the floor and not on stairs that rise from it."""
        centre = self.on(floor, x, y)
        if floor not in self.flights:
            for flight in self.flights.values():
                if floor in (flight.lower, flight.upper):
                    centre = min(centre, flight.outline.away(x, y))
        room = self.room(x, y, r, floor, but)
        return room if centre > 0 else min(room, centre - 1)

    def __str__(self) -> str:
        bases = ", ".join(f"{m.id} {m.card} seat {m.seat} at {m.x} {m.y} {m.z} on {m.floor!r}" for m in self.models())
        return f"{self.game.setup.edition}; {bases}"


def _sides(flight: Flight) -> Iterator[tuple[Spot, Spot]]:
    yield flight.foot[0], flight.head[0]
    yield flight.foot[1], flight.head[1]


def _without(side: tuple[Spot, Spot], gaps: list[tuple[Spot, Spot]]) -> list[tuple[Spot, Spot]]:
    """A side of a floor without the stretches at which stairs arrive."""
    (x, y), (p, q) = side
    far = hypot(p - x, q - y)
    ux, uy = (p - x) / far, (q - y) / far
    left = [(0.0, far)]
    for gap in gaps:
        if all(abs(ux * (b - y) - uy * (a - x)) < 6 for a, b in gap):
            low, high = sorted(ux * (a - x) + uy * (b - y) for a, b in gap)
            left = [cut for s, e in left for cut in ((s, min(e, low)), (max(s, high), e)) if cut[1] - cut[0] > 5]
    return [((x + ux * s, y + uy * s), (x + ux * e, y + uy * e)) for s, e in left]


# -- making one


def scene(rng: random.Random, houses: float = 0.6, edition: str = "", edge: float = 0.4) -> Scene:
    """A random board: `houses` is the chance of a raised floor, `edge` the chance that the edge of the board is near."""
    near = rng.random() < edge
    x = 0.0 if near else rng.uniform(3, 22)
    y = rng.choice((0.0, 26.0, rng.uniform(3, 22))) if near else rng.uniform(3, 22)
    terrain: list[TerrainData] = []
    if rng.random() < houses:
        house = _house(rng, x + rng.uniform(4.5, 5.5), y + rng.uniform(4.5, 5.5))
        terrain += house if all(map(_lies, house)) else []
    taken = [ring((1000 * p, 1000 * q) for p, q in _hull(terrain))] if terrain else []
    for number in range(rng.randint(3, 6)):
        piece = _piece(rng, f"piece{number}", x, y)
        if piece is not None and not any(_meets(piece, house) for house in taken) and not _crowds(piece, terrain):
            terrain.append(piece)
    made = Scene(edition or rng.choice(("en", "fr")), terrain)
    populate(rng, made, x, y)
    return made


def populate(rng: random.Random, made: Scene, x: float, y: float) -> None:
    """Bases where there is room, many of them close together, and a few stones."""
    floors = [*made.floors, *made.flights]
    for number in range(rng.randint(6, 8)):
        card = rng.choice(CARDS)
        r = made.game.cards[card].radius
        for _ in range(60):
            floor = rng.choice(floors) if floors and rng.random() < 0.45 else ""
            spot = _somewhere(rng, made, x, y, r, floor)
            if made.stands(*spot, r, floor) >= 0:
                z = round(made.height(floor, *spot))
                made.game.models.append(Model(f"m{number}", card, rng.randint(0, 1), *spot, z, floor, "", 0, 3))
                break
    for number in range(rng.randint(0, 3)):
        spot = _somewhere(rng, made, x, y, STONE, "")
        if made.stands(*spot, STONE, "") >= 0:
            made.game.stones.append(Stone(f"stone{number}", *spot, 2))


def _somewhere(rng: random.Random, made: Scene, x: float, y: float, r: float, floor: str) -> tuple[int, int]:
    """Anywhere on the patch, or on a floor, or touching a base or a piece of terrain."""
    lure = rng.random()
    if lure < 0.35 and made.models():
        other = made.base(rng.choice(made.models()))
        angle, far = rng.uniform(0, 2 * pi), other.r + r + rng.choice((1, 1, 300, 900))
        return round(other.x + cos(angle) * far), round(other.y + sin(angle) * far)
    if floor:
        shape = made.flights[floor].outline if floor in made.flights else made.floors[floor][0]
        if lure > 0.7:
            return _at_rim(rng, shape, r)
        angle, far = rng.uniform(0, 2 * pi), shape.r * rng.random()
        return round(shape.x + cos(angle) * far), round(shape.y + sin(angle) * far)
    spot = (round(1000 * x + rng.uniform(r, PATCH)), round(1000 * y + rng.uniform(r, PATCH)))
    solids = made.solid("")
    if lure < 0.7 and solids:
        return touching(rng, rng.choice(solids).shapes, spot, r)
    return spot


def _at_rim(rng: random.Random, shape: Ring, r: float) -> tuple[int, int]:
    """Touching the edge of a floor from within."""
    (x, y), (p, q) = rng.choice(list(shape.sides()))
    far, share = hypot(p - x, q - y), rng.random()
    mx, my = x + (p - x) * share, y + (q - y) * share
    nx, ny = (y - q) / far, (p - x) / far
    if (shape.x - mx) * nx + (shape.y - my) * ny < 0:
        nx, ny = -nx, -ny
    return round(mx + nx * (r + 1)), round(my + ny * (r + 1))


def touching(rng: random.Random, shapes: tuple[Shape, ...], start: Spot, r: float) -> tuple[int, int]:
    """From a spot straight at a piece, until a base of this radius touches it."""
    shape = rng.choice(shapes)
    gx, gy = shape.x - start[0], shape.y - start[1]
    far = hypot(gx, gy) or 1.0
    x, y = start
    for _ in range(40):
        step = away(shapes, x, y) - r - 1
        if abs(step) < 0.5:
            break
        x, y = x + gx / far * step, y + gy / far * step
    return round(x), round(y)


def _meets(piece: TerrainData, house: Ring) -> bool:
    """Does a piece stand where a house stands, or its stairs?"""
    return any(hypot(s.x - house.x, s.y - house.y) < s.r + house.r * 0.8 for s in drawn(piece))


def _crowds(piece: TerrainData, terrain: list[TerrainData]) -> bool:
    """Is a piece so near to stairs that a base on them could touch it?"""
    flights = [shape for other in terrain if other.kind == "stairs" for shape in drawn(other)]
    return any(hypot(s.x - f.x, s.y - f.y) < s.r + f.r + 800 for s in drawn(piece) for f in flights)


def _hull(terrain: list[TerrainData]) -> list[Spot]:
    shapes = [s for t in terrain for s in drawn(t) if isinstance(s, Ring)]
    return [(p / 1000, q / 1000) for s in shapes for p, q in s.corners]


def _piece(rng: random.Random, name: str, x: float, y: float) -> TerrainData | None:
    """A piece of any sort on the patch; None if it does not lie on the board."""
    px, py = round(x + rng.uniform(1, 9), 3), round(y + rng.uniform(1, 9), 3)
    kind = rng.choice(("wood", "water", "obstacle", "obstacle", "barrier", "barrier"))
    top = {"wood": 4.0, "water": 3.0, "obstacle": 1.0, "barrier": rng.choice((2.0, 3.0, 5.0))}[kind]
    shape: Callable[[random.Random, float, float, bool], dict[str, Any]] = rng.choice((_rect, _round, _line, _blob))
    if kind in ("wood", "water"):
        shape = rng.choice((_blob, _blob, _round, _rect))
    small = kind in ("obstacle", "barrier")
    data = TerrainData(id=name, kind=kind, top=top, **shape(rng, px, py, small))  # type: ignore[arg-type]
    return data if _lies(data) else None


def _lies(data: TerrainData) -> bool:
    """Is all of a piece on the board?"""
    corners = [
        c
        for s in drawn(data)
        for c in (s.corners if isinstance(s, Ring) else ((s.x - s.r, s.y - s.r), (s.x + s.r, s.y + s.r)))
    ]
    return all(0 <= x <= BOARD and 0 <= y <= BOARD for x, y in corners)


def _rect(rng: random.Random, x: float, y: float, small: bool) -> dict[str, Any]:
    long, thick = round(rng.uniform(1.2, 3.5), 2), round(rng.uniform(0.3, 1.2) if small else rng.uniform(1.5, 3), 2)
    return {"rect": (x, y, long, thick), "turn": rng.choice((0, 90, round(rng.uniform(0, 180), 1)))}


def _round(rng: random.Random, x: float, y: float, small: bool) -> dict[str, Any]:
    return {"circle": (x, y, round(rng.uniform(0.3, 0.9) if small else rng.uniform(1, 2.2), 2))}


def _line(rng: random.Random, x: float, y: float, small: bool) -> dict[str, Any]:
    """A wall with a bend or two."""
    points, angle = [(x, y)], rng.uniform(0, 2 * pi)
    for _ in range(rng.randint(1, 3)):
        far = rng.uniform(0.8, 2)
        px, py = points[-1]
        points.append((round(px + far * cos(angle), 3), round(py + far * sin(angle), 3)))
        angle += rng.uniform(-1.5, 1.5)
    return {"line": points, "thick": round(rng.uniform(0.15, 0.5), 2)}


def _blob(rng: random.Random, x: float, y: float, small: bool) -> dict[str, Any]:
    """An outline with dents."""
    least, most = (0.4, 1.3) if small else (1.0, 2.6)
    count, corners = rng.randint(4, 7), []
    for k in range(count):
        angle, far = 2 * pi * (k + 0.6 * rng.random()) / count, rng.uniform(least, most)
        corners.append((round(x + far * cos(angle), 3), round(y + far * sin(angle), 3)))
    return {"polygon": corners}


def _house(rng: random.Random, x: float, y: float) -> list[TerrainData]:
    """A raised floor with stairs and a ladder: on a rock, on posts, or on the walls of a cottage."""
    wide, deep, top = rng.uniform(3.2, 5), rng.uniform(3.2, 4.5), rng.choice((1.5, 2.0, 3.0, 4.5, 6.5))
    turn = radians(rng.choice((0, 90, 180, 270, rng.uniform(0, 360))))
    w, d = wide / 2, deep / 2

    def at(*points: Spot) -> list[Spot]:
        c, s = cos(turn), sin(turn)
        return [(round(x + p * c - q * s, 3), round(y + p * s + q * c, 3)) for p, q in points]

    def part(name: str, kind: str, **fields: Any) -> TerrainData:
        return TerrainData(id=name, kind=kind, building="house", **fields)  # type: ignore[arg-type]

    outline = at((-w, -d), (w, -d), (w, d), (-w, d))
    pieces = [TerrainData(id="house", kind="building", polygon=outline, top=top)]
    pieces.append(part("roof", "floor", polygon=outline, top=top))
    style = rng.choice(("rock", "rock", "posts", "cottage"))
    if style == "rock":
        pieces.append(part("rock", "barrier", polygon=outline, top=top))
    elif style == "posts":
        for k, (p, q) in enumerate(((-w + 0.3, d - 0.3), (w - 0.3, d - 0.3))):
            pieces.append(part(f"post{k}", "barrier", rect=(*at((p, q))[0], 0.4, 0.4), top=top))
    else:
        pieces += [
            part("wall-a", "wall", line=at((-w + 0.1, -d + 0.1), (-w + 0.1, d - 0.1), (-0.5, d - 0.1)), thick=0.2, top=top),
            part("door", "door", line=at((-0.5, d - 0.1), (0.7, d - 0.1)), thick=0.2, top=top, state=rng.choice(("open", "closed"))),
            part("wall-b", "wall", line=at((0.7, d - 0.1), (w - 0.1, d - 0.1), (w - 0.1, 0)), thick=0.2, top=top),
            part("window", "window", line=at((w - 0.1, 0), (w - 0.1, -d + 0.1)), thick=0.2, top=top),
        ]  # fmt: skip
    if rng.random() < 0.5:
        fence = rng.choice(("obstacle", "barrier"))
        line = at((-w, d - 0.15), (rng.uniform(-0.5, w), d - 0.15))
        pieces.append(part("fence", fence, line=line, thick=0.3, bottom=top, top=top + 1))
    if rng.random() < 0.7:
        a, b, run = -rng.uniform(0.3, 1.2), rng.uniform(0.6, 1.2), rng.uniform(1.5, 2.5)
        pieces.append(
            part("steps", "stairs", foot=at((a, -d - run), (b, -d - run)), head=at((a, -d), (b, -d)), upper="roof")
        )
    if rng.random() < 0.7:
        pieces.append(
            part("ladder", "ladder", polygon=at((w, -0.5), (w + 0.3, -0.5), (w + 0.3, 0.5), (w, 0.5)), upper="roof")
        )
    return pieces
