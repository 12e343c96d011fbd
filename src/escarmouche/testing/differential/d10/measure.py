"""Contact, distances, arcs of facing, zones and edges, ground that hides, places to stand, to climb and to come down at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, pi, sin

from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.movement import climb, hide
from escarmouche.games.d10.movement import doors as movement_doors
from escarmouche.games.d10.setup import zone
from escarmouche.games.d10.setup.scenario import Zone
from escarmouche.games.d10.state import Figure
from escarmouche.space.disc import Disc
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import SCREENS, SIZE, STANDING, Board, Ground, apart, board, radius
from escarmouche.testing.differential.d10.plain_geometry import Dot, circle
from escarmouche.testing.differential.d10.sight import mutual, screens, seen
from escarmouche.testing.differential.d10.walk import Verdict, Walk, all_of, at_least

HAIR = 0.4  # what points of a rim, half a degree apart, may miss of a gap


def rim_gap(one: Figure, x: float, y: float, r: float) -> float:
    """The gap between a base and a circle: from the nearest of many points of its rim."""
    rim = circle(one.x, one.y, radius(one)).rim(radius(one) * pi / 360)
    return min(hypot(p - x, q - y) for p, q in rim) - r


def contact(rng: random.Random) -> Iterator[Comparison]:
    """Do bases touch: figures, and a figure and a marker (D10-GEO-02, -09)?"""
    made = board(rng, tight=True)
    for a in made.figures:
        for b in made.figures:
            if a is not b and apart(a, b) < 9_000:
                level = abs(a.z - b.z) <= 3_000
                brute = at_least(105 + HAIR / 2, rim_gap(a, b.x, b.y, radius(b)), HAIR) if level else False
                yield Comparison(measure.contact(a, b), brute, f"{a.id} touches {b.id} {made.said(a, b)}")
        for marker in made.game.state.markers:
            if apart(a, marker) < 9_000:
                far = rim_gap(a, marker.x, marker.y, marker.radius)
                brute = at_least(105 + HAIR / 2, far, HAIR) if abs(a.z - marker.z) <= 3_000 else False
                yield Comparison(measure.touches(a, marker), brute, f"{a.id} touches {marker.id} {made.said(a)}")


def noticing(rng: random.Random) -> Iterator[Comparison]:
    """Within 5 cm, where nobody hides from anybody (D10-GEO-01, D10-STA-07)."""
    made = board(rng, tight=rng.random() < 0.5)
    for a in made.figures:
        for b in made.figures:
            if a is not b and apart(a, b) < 15_000:
                far = rim_gap(a, b.x, b.y, radius(b))
                yield Comparison(
                    measure.within(a, b, 5_000),
                    at_least(5_005 + HAIR / 2, far, HAIR),
                    f"{a.id}, {b.id} {made.said(a, b)}",
                )


def facing(rng: random.Random) -> Iterator[Comparison]:
    """Is a figure behind another? The arc ahead is 180 degrees, its ends belong to it (D10-GEO-05, D10-AMB-52)."""
    made = board(rng)
    for a in made.figures:
        for b in made.figures:
            if a is b:
                continue
            bearing = degrees(atan2(b.y - a.y, b.x - a.x))
            for turn in (a.facing, round(bearing + 90) % 360, round(bearing - 90) % 360, rng.randrange(360)):
                a.facing = turn
                off = abs((bearing - turn + 180) % 360 - 180)
                doubt = degrees(1.0 / apart(a, b)) if apart(a, b) else 360.0  # a thousandth of a cm beside the line
                brute: Verdict = at_least(off, 90, doubt)
                if turn % 90 == 0 and (a.x == b.x if turn % 180 == 0 else a.y == b.y):
                    brute = False  # exactly on the line
                yield Comparison(
                    measure.behind(b, a), brute, f"{b.id} behind {a.id}, who faces {turn} {made.said(a, b)}"
                )
        a.facing = rng.choice((0, 90, 180, 270))
        other = next(figure for figure in made.figures if figure is not a)
        keep = (other.x, other.y)
        other.x, other.y = (a.x, a.y + 3_000) if a.facing % 180 == 0 else (a.x - 4_000, a.y)
        yield Comparison(measure.behind(other, a), False, f"{other.id} on the line of {a.id} {made.said(a, other)}")
        other.x, other.y = keep


# -- areas


def filled(x: float, y: float, r: float) -> Iterator[Dot]:
    """Points all over a base, its rim among them."""
    yield x, y
    for ring in range(1, 7):
        for k in range(8 * ring):
            angle = 2 * pi * k / (8 * ring)
            yield x + r * ring / 6 * cos(angle), y + r * ring / 6 * sin(angle)


def covered(pieces: list[Ground], x: float, y: float, r: float) -> Verdict:
    """Does the whole base lie in these pieces together? Between two points of it half a ring may go unseen."""
    if not pieces:
        return False
    worst = max(min(piece.away(p, q) for piece in pieces) for p, q in filled(x, y, r - 5))
    if worst > 2:
        return False
    alone = min(piece.away(x, y) for piece in pieces)
    return True if alone < -r - 2 or worst < -r / 4 else CLOSE


def rough(rng: random.Random) -> Iterator[Comparison]:
    """Is a base wholly in non-clear terrain (D10-POS-03)?"""
    made = board(rng)
    pieces = [piece for piece in made.grounds if piece.kind in SCREENS]
    for piece in pieces:
        for _ in range(12):
            r = rng.choice((1_250, 1_250, 2_000))
            far, angle = piece.r * rng.random(), rng.uniform(0, 2 * pi)
            x, y = round(piece.x + far * cos(angle)), round(piece.y + far * sin(angle))
            engine = made.game.field.wholly_rough(Disc(x, y, r), "")
            yield Comparison(engine, covered(pieces, x, y, r), f"({x}, {y}) of {r} {made.said()}")


def zones(rng: random.Random) -> Iterator[Comparison]:
    """Is a base wholly in a zone: along an edge, in a rectangle, in terrain of a kind (D10-SET-06)?"""
    made = board(rng)
    kinds = [piece for piece in made.grounds if piece.kind in SCREENS]
    zones = [Zone(edge=edge, depth=rng.choice((7.0, 15.0))) for edge in ("south", "north", "west", "east")]
    zones += [Zone(rect=(5, 6, 21, 30)), *(Zone(kind=piece.kind) for piece in kinds)]
    for area in zones:
        for _ in range(8):
            r = rng.choice((1_250, 2_000))
            x, y = rng.randint(0, int(SIZE * 1_000)), rng.randint(0, int(SIZE * 1_000))
            if area.kind:
                piece = rng.choice([p for p in kinds if p.kind == area.kind])
                x, y = round(piece.x + rng.gauss(0, piece.r / 2)), round(piece.y + rng.gauss(0, piece.r / 2))
            engine = zone.holds(made.game, area, x, y, r)
            yield Comparison(engine, _held(area, kinds, x, y, r), f"({x}, {y}) of {r} in {area} {made.said()}")


def _held(area: Zone, kinds: list[Ground], x: int, y: int, r: int) -> Verdict:
    size = SIZE * 1_000
    sides = {"south": (0.0, 0.0, size, area.depth * 1_000), "north": (0.0, size - area.depth * 1_000, size, size)}
    sides |= {"west": (0.0, 0.0, area.depth * 1_000, size), "east": (size - area.depth * 1_000, 0.0, size, size)}
    box = (
        tuple(1_000 * n for n in area.rect) if area.rect else sides[area.edge] if area.edge else (0.0, 0.0, size, size)
    )
    worst = min(min(p - box[0], q - box[1], box[2] - p, box[3] - q) for p, q in filled(x, y, r))
    verdict = at_least(worst, -5, 0.5)
    return all_of((verdict, covered([p for p in kinds if p.kind == area.kind], x, y, r))) if area.kind else verdict


def edges(rng: random.Random) -> Iterator[Comparison]:
    """Does a base touch an edge of the table (D10-GEO-02, -11)?"""
    made = board(rng)
    size = int(SIZE * 1_000)
    for figure in made.figures:
        for edge in ("south", "north", "west", "east"):
            gap = rng.choice((0, 50, 100, 104, 106, 110, 300, rng.randint(0, 9_000)))
            near, along = round(radius(figure)) + gap, rng.randint(3_000, size - 3_000)
            x, y = {
                "south": (along, near),
                "north": (along, size - near),
                "west": (near, along),
                "east": (size - near, along),
            }[edge]
            rim = circle(x, y, radius(figure)).rim(radius(figure) * pi / 360)
            far = min({"south": q, "north": size - q, "west": p, "east": size - p}[edge] for p, q in rim)
            engine = zone.touches_edge(made.game, x, y, round(radius(figure)), edge)
            yield Comparison(engine, at_least(105, far, HAIR), f"({x}, {y}) of {radius(figure)} touches {edge}")


# -- hiding


def hiding(rng: random.Random) -> Iterator[Comparison]:
    """May a figure hide here, and does it stay hidden (D10-POS-03, D10-STA-08)?"""
    made = board(rng)
    for figure in made.figures:
        if figure.mounted or figure.posture not in ("up", "crouched"):
            continue
        pieces = [piece for piece in made.grounds if piece.kind in SCREENS and not figure.floor]
        whole = covered(pieces, figure.x, figure.y, radius(figure))
        centre = min([piece.away(figure.x, figure.y) for piece in pieces], default=9_999.0)
        was, figure.hidden = figure.hidden, False
        may = all_of(_unseen(made, figure, enemy, whole) for enemy in _watching(made, figure))
        yield Comparison(hide.why_not(made.game, figure) is None, may, f"{figure.id} hides {made.said(figure)}")
        figure.hidden = True
        keeps = all_of(_unseen(made, figure, enemy, at_least(0, centre, 1)) for enemy in _watching(made, figure))
        yield Comparison(hide.stays(made.game, figure), keeps, f"{figure.id} stays hidden {made.said(figure)}")
        figure.hidden = was


def _watching(made: Board, figure: Figure) -> list[Figure]:
    return [f for f in made.figures if f.seat != figure.seat and (f.mounted or f.posture in ("up", "crouched"))]


def _unseen(made: Board, figure: Figure, enemy: Figure, cover: Verdict) -> Verdict:
    """Does an enemy not find it: it is in cover and 5 cm off, or out of sight?"""
    off = at_least(apart(figure, enemy) - radius(figure) - radius(enemy), 5_005, 0.5)
    kept = all_of((off, cover))
    if kept is True:
        return True
    between = screens(made, enemy, figure)
    back = [s._replace(of_a=s.of_b, of_b=s.of_a) for s in between]
    sight = mutual(seen(enemy, figure, between), seen(figure, enemy, back))
    if sight is False:
        return True
    return CLOSE if sight is CLOSE or kept is CLOSE else False


# -- places


def standing(rng: random.Random) -> Iterator[Comparison]:
    """May a base stand here (D10-GEO-07, D10-TER-09, D10-OBJ-01)?"""
    made = board(rng, layouts=("field", "field", "house", "tower"))
    floors = ["", "", *(t.id for t in made.game.scenario.terrain if t.kind == "floor")]
    raised = [piece for piece in made.grounds if piece.kind in ("stairs", "floor")]
    for figure in made.figures:
        walk = Walk(made, figure)
        for _ in range(12):
            floor = rng.choice(floors) if not figure.mounted else ""
            x, y = _somewhere(rng, made, figure)
            if raised and rng.random() < 0.3:
                piece = rng.choice(raised)
                x, y = (round(at + rng.uniform(-0.8, 0.8) * piece.r) for at in (piece.x, piece.y))
            engine = stand.taken(made.game, figure, x, y, floor) is None
            yield Comparison(
                engine, walk.stands(x, y, floor), f"{figure.id} at ({x}, {y}, {floor!r}) {made.said(figure)}"
            )


def _somewhere(rng: random.Random, made: Board, figure: Figure) -> tuple[int, int]:
    """A place, often beside something."""
    things = [(o.x, o.y, radius(o)) for o in made.figures] + [
        (m.x, m.y, float(m.radius)) for m in made.game.state.markers
    ]
    solid = [piece for piece in made.grounds if piece.kind in STANDING]
    angle, gap = rng.uniform(0, 2 * pi), rng.choice((-400, -20, -8, -2, 0, 30, 500))
    pick = rng.random()
    x: float
    y: float
    if pick < 0.4:
        x, y, r = rng.choice(things)
    elif pick < 0.7 and solid:
        (x, y), r = rng.choice(list(rng.choice(rng.choice(solid).outlines).rim(500))), 0.0
    else:
        return rng.randint(0, int(SIZE * 1_000)), rng.randint(0, int(SIZE * 1_000))
    far = r + radius(figure) + gap
    return round(x + far * cos(angle)), round(y + far * sin(angle))


NEARER = 60.0  # the engine's nearest place is not beaten by more than this; on a floor that is searched place by place, than a step
GRID = 180


def nearest(rng: random.Random) -> Iterator[Comparison]:
    """How far away the free place is to which a figure that cannot stay is moved: no nearer place is free (D10-GEO-10)."""
    made = board(rng, tight=rng.random() < 0.5)
    for figure in made.figures:
        walk = Walk(made, figure)
        x, y = _somewhere(rng, made, figure)
        floor = figure.floor
        if floor:
            x, y = figure.x + rng.randint(-600, 600), figure.y + rng.randint(-600, 600)
        if not (0 <= x <= SIZE * 1_000 and 0 <= y <= SIZE * 1_000):
            continue
        nearest = stand.nearest(made.game, figure, x, y, floor)
        far = hypot(nearest.x - x, nearest.y - y)
        bound = 400.0 if floor or made.game.field.has_portals else NEARER
        wrong = walk.stands(nearest.x, nearest.y, floor) is False
        better = wrong or any(walk.stands(p, q, floor) is True for p, q in _disc(x, y, far - bound))
        yield Comparison(
            round(far), -1 if better else round(far), f"{figure.id} near ({x}, {y}, {floor!r}) {made.said(figure)}"
        )


def _disc(x: float, y: float, r: float) -> Iterator[Dot]:
    """Points all over a circle."""
    steps = int(r // GRID) if r > 0 else -1
    for i in range(-steps, steps + 1):
        for k in range(-steps, steps + 1):
            if hypot(i, k) * GRID <= r:
                yield x + i * GRID, y + k * GRID


def climbing(rng: random.Random) -> Iterator[Comparison]:
    """May it climb this piece: as tall as itself, in contact, nothing over its head (D10-MOV-15, -16)?"""
    made = board(rng)
    for figure in made.figures:
        if figure.mounted or figure.floor or figure.posture != "up":
            continue
        for piece in made.grounds:
            if piece.kind not in ("rock", "wall", "house", "tower", "hedge", "cart", "deep"):
                continue
            for x, y in list(piece.outlines[0].rim(900))[:4]:
                angle, far = rng.uniform(0, 2 * pi), radius(figure) + rng.choice((0, 50, 100, 104, 107, 140, 600))
                figure.x, figure.y = round(x + far * cos(angle)), round(y + far * sin(angle))
                gap = piece.away(figure.x, figure.y) - radius(figure)
                if gap < -5 or not 0 <= figure.x <= SIZE * 1_000 or not 0 <= figure.y <= SIZE * 1_000:
                    continue
                engine = piece.id in climb.walls(made.game, figure)
                yield Comparison(
                    engine, _climbed(made, figure, piece, gap), f"{figure.id} climbs {piece.id} {made.said(figure)}"
                )


def _climbed(made: Board, figure: Figure, piece: Ground, gap: float) -> Verdict:
    if piece.kind == "deep" or piece.top < 3_000:
        return False
    roofs = [(p, t) for p in made.grounds for t in made.game.scenario.terrain if p.id == t.id and t.kind == "floor"]
    over = [p.away(figure.x, figure.y) - radius(figure) for p, t in roofs if 0 < t.top * 1_000 < piece.top]
    return all_of((at_least(105, gap, 1.5), *(at_least(roof, -5, 1.5) for roof in over)))


def doors(rng: random.Random) -> Iterator[Comparison]:
    """Does a figure touch a door (D10-TER-06)?"""
    made = board(rng)
    for figure in made.figures:
        for piece in made.grounds:
            if piece.kind != "door":
                continue
            for _ in range(15):
                x, y = rng.choice(list(piece.outlines[0].rim(300)))
                angle, far = rng.uniform(0, 2 * pi), radius(figure) + rng.choice((0, 50, 100, 104, 107, 140, 600))
                figure.x, figure.y = round(x + far * cos(angle)), round(y + far * sin(angle))
                level = abs(figure.z - piece.bottom) <= 3_000
                brute = at_least(105, piece.away(figure.x, figure.y) - radius(figure), 1.5) if level else False
                yield Comparison(
                    piece.id in movement_doors.touched(made.game, figure),
                    brute,
                    f"{figure.id} touches {piece.id} {made.said(figure)}",
                )
