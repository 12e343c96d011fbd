"""Moves over what is rare on a random board: a figure is set down just before a hedge, a window, a door, stairs, the rim of a floor, an
enemy or a horse, and somebody or something perhaps behind that."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import asin, atan2, cos, hypot, pi, sin
from typing import NamedTuple

from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.setup.options import Level
from escarmouche.games.d10.state import DoorState, Figure, Marker, MarkerKind
from escarmouche.testing.differential.compare import Comparison
from escarmouche.testing.differential.d10.board import (
    AT_FOOT,
    LOOSE,
    MOUNTED,
    SCREENS,
    SIZE,
    STANDING,
    Board,
    Ground,
    board,
    radius,
    stands,
)
from escarmouche.testing.differential.d10.moves import ways
from escarmouche.testing.differential.d10.plain_geometry import Dot
from escarmouche.testing.differential.d10.walk import Walk

LOW = ("hedge", "fence", "cart", "window", "door")
STEEP = ("stairs", "floor", "floor", "parapet")
LEVELS: tuple[Level, ...] = ("simplified", "full", "advanced", "advanced", "advanced")
DOORS: tuple[DoorState, ...] = ("open", "open", "closed", "barred")
TRIES = 12
PATHS = 2  # from each start: more boards rather than more paths
BEFORE = (2, 30, 95, 300, 800, 2_000)  # from the base to what it is to cross
BEYOND_HEAD = (5, 100, 300, 700, 1_500)
BEHIND = (-2_200, -1_200, 10, 400, 900, 1_500, 2_500)
Path = tuple[tuple[int, int], ...]


class Start(NamedTuple):
    """Where a figure stands before something: the direction in which it crosses it, how far it is to the thing and to behind it."""

    ahead: float
    far: float
    beyond: float
    wide: float = 0.0  # of an enemy or a horse: how far beside the centre a way is just clear of it


def before_piece(
    rng: random.Random, made: Board, figure: Figure, kinds: Sequence[str], *, under: bool = False
) -> Start | None:
    """Before a piece of one of these kinds, `under`: with somebody above or below the head of stairs; None if there is no room."""
    there = [kind for kind in kinds if any(piece.kind == kind for piece in made.grounds)]
    for _ in range(TRIES if there else 0):
        kind = rng.choice(there)
        piece = rng.choice([piece for piece in made.grounds if piece.kind == kind])
        feet = [foot for foot in made.grounds if under and piece.kind == "floor" and AT_FOOT in foot.id]
        at, floor, angle = _above(rng, piece, rng.choice(feet)) if feet else _gate(rng, made, piece)
        if _set_down(made, figure, floor, at, angle, rng.choice(BEFORE)):
            start = _start(figure, [piece, *feet], at)
            if under and piece.kind == "stairs":
                _put_at_head(rng, made, figure, piece)
            elif rng.random() < 0.5:
                _put_behind(rng, made, figure, start)
            return start
    return None


def before_foe(
    rng: random.Random, made: Board, figure: Figure, gaps: Sequence[int] = (150, 600, 1_500, 3_000, 5_000)
) -> Start | None:
    """Before an enemy, at one of these gaps, or right below one."""
    foes = [other for other in made.figures if other.seat != figure.seat]
    for _ in range(TRIES if foes else 0):
        foe = rng.choice(foes)
        floor, gap = rng.choice((foe.floor, foe.floor, "")), radius(foe) + rng.choice(gaps)
        if _set_down(made, figure, floor, (foe.x, foe.y), rng.uniform(0, 2 * pi), gap):
            return _toward(figure, foe.x, foe.y, radius(foe))
    return None


def _before_mount(rng: random.Random, made: Board, figure: Figure) -> Start | None:
    """Before a horse without a rider."""
    for _ in range(TRIES):
        at = rng.uniform(4_000, SIZE * 1_000 - 4_000), rng.uniform(4_000, SIZE * 1_000 - 4_000)
        angle = rng.uniform(0, 2 * pi)
        if _set_down(made, figure, "", at, angle, MOUNTED + rng.choice((20, 300, 1_500))):
            _put_marker(made, "mount", round(at[0]), round(at[1]), "")
            return _toward(figure, *at, MOUNTED)
    return None


def _toward(figure: Figure, x: float, y: float, r: float) -> Start:
    far = hypot(x - figure.x, y - figure.y)
    return Start(atan2(y - figure.y, x - figure.x), far - r, far + r + radius(figure), radius(figure) + r)


def _gate(rng: random.Random, made: Board, piece: Ground) -> tuple[Dot, str, float]:
    """Where a piece is crossed, from which floor, and the direction away from it there."""
    data = next(t for t in made.game.scenario.terrain if t.id == piece.id)
    if data.foot and data.head:
        (here, beyond), floor = rng.choice((((data.foot, data.head), data.lower), ((data.head, data.foot), data.upper)))
        share = rng.uniform(0.25, 0.75)
        at, to = (tuple(1_000 * (p + (q - p) * share) for p, q in zip(*ends, strict=True)) for ends in (here, beyond))
        return (at[0], at[1]), floor, atan2(at[1] - to[1], at[0] - to[0])
    x, y = rng.choice(list(rng.choice(piece.outlines).rim(300)))
    slope = piece.away(x + 40, y) - piece.away(x - 40, y), piece.away(x, y + 40) - piece.away(x, y - 40)
    outward = atan2(slope[1], slope[0]) + rng.choice((0.0, rng.uniform(-0.7, 0.7)))
    floors = [t.id for t in made.game.scenario.terrain if t.kind == "floor" and t.top == data.bottom]
    if piece.kind == "floor":
        return (x, y), piece.id, outward + pi
    return (x, y), rng.choice(floors) if floors else "", outward


def _above(rng: random.Random, floor: Ground, foot: Ground) -> tuple[Dot, str, float]:
    """On the rim above what stands at the foot of a floor."""
    y = min(y for _, y in floor.outlines[0].corners)
    return (foot.x + rng.uniform(-500, 500), y), floor.id, pi / 2 + rng.uniform(-0.4, 0.4)


def _start(figure: Figure, pieces: Sequence[Ground], at: Dot) -> Start:
    """How a figure crosses a piece, and what stands at its foot: it is walked until its base is clear of them."""
    ahead, far = atan2(at[1] - figure.y, at[0] - figure.x), hypot(figure.x - at[0], figure.y - at[1])
    d, r = far, radius(figure)
    while d < far + 9_000:
        x, y = figure.x + d * cos(ahead), figure.y + d * sin(ahead)
        if all(abs(piece.away(x, y)) >= r for piece in pieces):
            break
        d += 50
    return Start(ahead, far, d)


def _height(made: Board, floor: str) -> float:
    return next((t.top * 1_000 for t in made.game.scenario.terrain if t.id == floor), 0.0)


def _set_down(made: Board, figure: Figure, floor: str, at: Dot, angle: float, gap: float) -> bool:
    """Put a base on a floor at some distance from a point, if there is room."""
    far, figures = radius(figure) + gap, made.game.state.figures
    x, y, z = round(at[0] + far * cos(angle)), round(at[1] + far * sin(angle)), _height(made, floor)
    place = figures.index(figure)
    del figures[place]
    clear = all(hypot(m.x - x, m.y - y) >= radius(figure) + m.radius for m in made.game.state.markers)
    free = clear and not (floor and figure.mounted) and stands(made, figure, x, y, z, floor)
    figures.insert(place, figure)
    if free:
        figure.x, figure.y, figure.z, figure.floor = x, y, int(z), floor
    return free


def _put_behind(rng: random.Random, made: Board, figure: Figure, start: Start) -> None:
    """Somebody or something on the other side."""
    floor = rng.choice(["", *(t.id for t in made.game.scenario.terrain if t.kind == "floor")])
    angle, gap = start.ahead + rng.choice((0.0, rng.uniform(-0.6, 0.6))), rng.choice(BEHIND)
    at = figure.x + start.far * cos(start.ahead), figure.y + start.far * sin(start.ahead)
    if rng.random() < 0.6:
        other = rng.choice([other for other in made.game.state.figures if other is not figure])
        _set_down(made, other, floor, at, angle, gap)
    else:
        kind: MarkerKind = rng.choice(("object", "weapon", "missile", "mount"))
        far = gap + (MOUNTED if kind == "mount" else LOOSE)
        _put_marker(made, kind, round(at[0] + far * cos(angle)), round(at[1] + far * sin(angle)), floor)


def _put_at_head(rng: random.Random, made: Board, figure: Figure, stairs: Ground) -> None:
    """Somebody beyond the head of stairs: on the floor that they lead to, or below it."""
    data = next(t for t in made.game.scenario.terrain if t.id == stairs.id)
    assert data.foot and data.head
    (fx, fy), (hx, hy) = (tuple(500 * (p + q) for p, q in zip(*ends, strict=True)) for ends in (data.foot, data.head))
    other = rng.choice([other for other in made.game.state.figures if other is not figure])
    angle = atan2(hy - fy, hx - fx) + rng.uniform(-1.2, 1.2)
    _set_down(made, other, rng.choice((data.lower, data.lower, data.upper)), (hx, hy), angle, rng.choice(BEYOND_HEAD))


def _put_marker(made: Board, kind: MarkerKind, x: int, y: int, floor: str) -> None:
    """A marker, unless it would lie under somebody or in a piece."""
    r, markers, z = MOUNTED if kind == "mount" else LOOSE, made.game.state.markers, int(_height(made, floor))
    solid = [piece for piece in made.grounds if piece.kind in STANDING and piece.bottom <= z < piece.top]
    free = all(hypot(f.x - x, f.y - y) >= radius(f) + r for f in made.game.state.figures)
    if free and all(piece.away(x, y) >= r for piece in solid):
        of = made.game.state.figures[0].id
        markers.append(Marker(f"n{len(markers)}", kind, x, y, z, floor, round(r), of=of))


def _over(rng: random.Random, figure: Figure, start: Start, far: float) -> Iterator[Path]:
    """Paths across, or up to an enemy, or just past one; some with a bend."""
    for _ in range(PATHS):
        angle = start.ahead + rng.choice((0.0, 0.0, rng.uniform(-0.4, 0.4)))
        run = start.beyond + rng.choice((5, 20, 60, 200, 600, rng.uniform(-2_000, 3_000)))
        if start.wide:
            aside = rng.choice((0.0, rng.uniform(0, 1) * start.wide, start.wide + rng.uniform(-10, 150)))
            angle = start.ahead + rng.choice((-1, 1)) * asin(
                min(1.0, aside / (start.far + start.wide - radius(figure)))
            )
            run = rng.choice((run, start.far - radius(figure) + rng.choice((0, -20, -50, -90, -150, 20))))
        run = max(min(run, far) if rng.random() < 0.9 else far, 100.0)
        points = [(figure.x + run * cos(angle), figure.y + run * sin(angle))]
        if rng.random() < (0.5 if start.wide else 0.3) and far > run:
            more, turn = rng.uniform(0.05, 1.0) * (far - run), angle + rng.uniform(-2.5, 2.5)
            if start.wide and rng.random() < 0.3:
                more = rng.uniform(5, 80)  # it bends in contact
            points.append((points[0][0] + more * cos(turn), points[0][1] + more * sin(turn)))
        yield tuple((round(x), round(y)) for x, y in points)


# -- comparisons

Stage = Callable[[random.Random, Board, Figure], Start | None]


def _crossing(rng: random.Random, made: Board, stage: Stage, gaits: int) -> Iterator[Comparison]:
    """Everybody in turn is set down before something, now and then on a horse, and moves over it in one of the first ways."""
    for figure in made.figures:
        was = figure.mounted, figure.hidden, figure.posture
        if rng.random() < 0.4:
            figure.mounted, figure.hidden, figure.posture = rng.random() < 0.5, False, "up"
        start = stage(rng, made, figure)
        if start is None:
            figure.mounted, figure.hidden, figure.posture = was
            continue
        gait, how = rng.choice(ways(made, figure)[:gaits])
        route, walk = Route(made.game, figure, gait), Walk(made, figure)
        for path in _over(rng, figure, start, how.far):
            said = f"{figure.id} {gait.name} {path} {made.said(figure)}"
            yield Comparison(route.why_illegal(path) is None, walk.legal(path, how), said)


def low(rng: random.Random) -> Iterator[Comparison]:
    """Moves over low pieces, through windows and doors, and what is behind them (D10-TER-04, -05, -08, D10-MOV-19)."""
    made = board(rng, layouts=("field", "house", "hall"), levels=LEVELS, doors=DOORS)
    yield from _crossing(rng, made, partial(before_piece, kinds=LOW), rng.choice((3, 3, 6)))


def steep(rng: random.Random) -> Iterator[Comparison]:
    """Moves onto stairs and off them, and over the rims of floors (D10-MOV-22, D10-MNT-03, D10-GEO-09)."""
    made = board(rng, layouts=("house", "tower"), levels=LEVELS, doors=DOORS)
    yield from _crossing(rng, made, partial(before_piece, kinds=STEEP), 2)


def below(rng: random.Random) -> Iterator[Comparison]:
    """Moves over rims past what stands at their foot, and on stairs above others and below them (D10-MOV-22, D10-TER-05, D10-GEO-09)."""
    made = board(rng, layouts=("house", "tower"), levels=LEVELS, doors=DOORS, feet=True)
    yield from _crossing(rng, made, partial(before_piece, kinds=("stairs", "floor", "floor"), under=True), 2)


def in_cover(rng: random.Random) -> Iterator[Comparison]:
    """Moves of the hidden, who are set down in a wood, in brush or in a ruin and stay in such terrain or leave it (D10-MOV-12)."""
    made = board(rng, layouts=("field",), levels=("advanced",))
    rough = [piece for piece in made.grounds if piece.kind in SCREENS]
    for figure in made.figures if rough else ():
        if not _set_down(made, figure, "", _within(rng, rng.choice(rough)), 0.0, -radius(figure)):
            continue
        gait, how = next(way for way in ways(made, figure) if way[1].rough)
        route, walk = Route(made.game, figure, gait), Walk(made, figure)
        for _ in range(2 * PATHS):
            points = [_within(rng, rng.choice(rough)) for _ in range(rng.choice((1, 1, 2)))]
            if rng.random() < 0.6:  # a short one
                share = rng.uniform(0.05, 0.5)
                points = [(figure.x + (x - figure.x) * share, figure.y + (y - figure.y) * share) for x, y in points]
            path = tuple((round(x), round(y)) for x, y in points)
            said = f"{figure.id} {gait.name} {path} {made.said(figure)}"
            yield Comparison(route.why_illegal(path) is None, walk.legal(path, how), said)


def _within(rng: random.Random, piece: Ground) -> Dot:
    """Somewhere in the circle round a piece."""
    far, angle = piece.r * rng.random(), rng.uniform(0, 2 * pi)
    return piece.x + far * cos(angle), piece.y + far * sin(angle)


def past(rng: random.Random) -> Iterator[Comparison]:
    """Moves up to enemies and past them, and past horses (D10-MOV-05, D10-GEO-07, D10-GEO-09, D10-MNT-06)."""
    made = board(rng, layouts=("field", "house", "tower"), levels=LEVELS, doors=DOORS)
    yield from _crossing(rng, made, _before_body, 3)


def _before_body(rng: random.Random, made: Board, figure: Figure) -> Start | None:
    return (before_foe if rng.random() < 0.7 else _before_mount)(rng, made, figure)
