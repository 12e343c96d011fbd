"""[advanced] Buildings that can be entered: their walls with openings, their inner walls, what windows show (MALI-TERR-24 to -27)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from msgspec.structs import replace

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground.terrain import Feature, Spot, TerrainData
from escarmouche.space.shape import Piece, Polygon, strip
from escarmouche.space.units import TOLERANCE, mil

THICK = 200  # of walls, in mils
SHELL, INNER = "shell", "inner"
Side = tuple[tuple[float, float], tuple[float, float]]


@clause("MALI-TERR-24", "MALI-TERR-21")
def features(terrain: TerrainData, whole: Feature) -> list[Feature]:
    """A building for models that move in it: a roof to stand on with room below, outer walls with doors, inner walls up to the roof."""
    roof = replace(whole, clearance=whole.height - TOLERANCE)
    features = [roof]
    for piece in walls(terrain, whole, terrain.doors):
        shell = frozenset({"climbable"})
        features.append(replace(whole, id=piece.id, piece=piece, traits=shell, name=whole.id, kind=SHELL))
    for k, line in enumerate(terrain.walls):
        piece = Piece(f"{whole.id}:inner-{k}", strip(line, THICK / 1000), whole.bottom, whole.top, INNER)
        solid = frozenset({"impassable", "blocking"})
        features.append(
            replace(whole, id=piece.id, piece=piece, traits=solid, height=roof.clearance, name=whole.id, kind=INNER)
        )
    return features


@clause("MALI-TERR-27")
def windowed(terrain: TerrainData, whole: Feature) -> tuple[Piece, ...]:
    """Its outer walls for lines that go into it or out of it: open at doors and windows, above and below them too."""
    return tuple(walls(terrain, whole, [*terrain.doors, *terrain.windows]))


def walls(terrain: TerrainData, whole: Feature, openings: Sequence[tuple[Spot, Spot]]) -> list[Piece]:
    """What is left of the outer walls without some openings."""
    gaps = [((mil(a), mil(b)), (mil(c), mil(d))) for (a, b), (c, d) in openings]
    walls: list[Piece] = []
    for side in sides(whole.piece):
        for start, end in left(side, gaps):
            name = f"{whole.id}:wall-{len(walls)}"
            walls.append(Piece(name, (_wall(start, end),), whole.bottom, whole.top, SHELL))
    return walls


def sides(piece: Piece) -> list[Side]:
    """The outer sides of an outline, counter-clockwise: sides that two parts share are left out."""
    edges = [
        (p, q)
        for part in piece.parts
        if isinstance(part, Polygon)
        for p, q in zip(part.points, [*part.points[1:], part.points[0]], strict=True)
    ]
    return [(p, q) for p, q in edges if (q, p) not in edges]


def left(side: Side, gaps: Iterable[Side]) -> list[Side]:
    """The stretches of a side that are not openings."""
    (x, y), (p, q) = side
    length = hypot(p - x, q - y)
    ux, uy = (p - x) / length, (q - y) / length
    runs = [(0.0, length)]
    for a, b in gaps:
        if any(abs(ux * (v - y) - uy * (u - x)) > TOLERANCE for u, v in (a, b)):
            continue
        low, high = sorted(ux * (u - x) + uy * (v - y) for u, v in (a, b))
        cuts = [cut for s, e in runs for cut in ((s, min(e, low)), (max(s, high), e))]
        runs = [(s, e) for s, e in cuts if e - s > TOLERANCE]
    return [((x + ux * s, y + uy * s), (x + ux * e, y + uy * e)) for s, e in runs]


def _wall(start: tuple[float, float], end: tuple[float, float]) -> Polygon:
    """A wall along a stretch of a counter-clockwise side: on its left, inside."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    nx, ny = -(end[1] - start[1]) / length * THICK, (end[0] - start[0]) / length * THICK
    corners = (start, end, (end[0] + nx, end[1] + ny), (start[0] + nx, start[1] + ny))
    return Polygon(tuple((round(x), round(y)) for x, y in corners))
