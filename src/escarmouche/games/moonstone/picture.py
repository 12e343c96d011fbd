"""Pictures of a board: a plain-text map for the terminal, and a drawing (SVG) for a page. North is up, south is where y is 0."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

from shapely import Point as Dot
from shapely import Polygon as Area
from shapely import box, unary_union

from escarmouche.core.text import Texts
from escarmouche.games.moonstone.field import Field
from escarmouche.games.moonstone.terrain import SIZE, TerrainData
from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece, Round

if TYPE_CHECKING:
    from escarmouche.games.moonstone.board import Board

# -- the map in the terminal

WIDE, DEEP = 1000, 2000  # a sign stands for so much of the board
# In order of importance: which sign, and from which share of its cell on it is drawn.
SIGNS: dict[str, tuple[str, float]] = {
    "closed-door": ("+", 0.06),
    "open-door": ("/", 0.06),
    "window": (":", 0.06),
    "ladder": ("H", 0.06),
    "wall": ("#", 0.06),
    "barrier": ("#", 0.1),
    "obstacle": ("o", 0.06),
    "stairs": ("=", 0.4),
    "wood": ("&", 0.5),
    "water": ("~", 0.5),
    "floor": ("_", 0.5),
}
GROUND_SIGN = "."
WORDS = ("barrier", "obstacle", "wood", "water", "closed-door", "open-door", "window", "stairs", "ladder", "floor")


def chart(board: Board, lang: str = "en") -> str:
    """The map, 36 signs wide and 18 deep, under its name and over its legend."""
    field = Field(board.pieces(), {})
    shapes = [(sign_of(t), area(field.pieces[t.id])) for t in field.terrain if t.id in field.pieces and t.bottom == 0]
    lines = []
    for row in reversed(range(SIZE // DEEP)):
        cells = (box(col * WIDE, row * DEEP, (col + 1) * WIDE, (row + 1) * DEEP) for col in range(SIZE // WIDE))
        lines.append("".join(_sign(cell, shapes) for cell in cells))
    used = {sign for sign, _ in shapes}
    name = board.name.get(lang) or board.name["en"]
    return "\n".join([name, *lines, legend(used, lang)])


def sign_of(terrain: TerrainData) -> str:
    return f"{terrain.state}-door" if terrain.kind == "door" else terrain.kind


def _sign(cell: Any, shapes: list[tuple[str, Any]]) -> str:
    shares: dict[str, float] = {}
    for kind, shape in shapes:
        if kind in SIGNS and cell.intersects(shape):
            shares[kind] = shares.get(kind, 0.0) + cell.intersection(shape).area / cell.area
    return next((sign for kind, (sign, least) in SIGNS.items() if shares.get(kind, 0.0) >= least), GROUND_SIGN)


def legend(used: Iterable[str], lang: str) -> str:
    """What the signs mean, in the reader's language."""
    say, known = _texts(lang), set(used)
    known |= {"barrier"} if "wall" in known else set()
    words = [f"{SIGNS[kind][0]} {say.say(f'word-{kind}')}" for kind in WORDS if kind in known]
    return "   ".join([f"{GROUND_SIGN} {say.say('word-open')}", *words])


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(lang, [Path(__file__).parent / "text"])


# -- the drawing

STYLE = {
    # kind: fill, stroke, pattern over it
    "open": ("#e9dcc0", "#d8c8a4", ""),
    "water": ("#bcd6dc", "#7fa8b4", "waves"),
    "wood": ("#c3d1a4", "#7f9460", "leaves"),
    "building": ("#e6d7bd", "#b79f78", ""),
    "floor": ("#ead9b8", "#a98d5f", "planks"),
    "stairs": ("#dcc79d", "#9c8052", "steps"),
    "open-door": ("#efe2c6", "#a98d5f", ""),
    "closed-door": ("#a87842", "#6d4a22", ""),
    "window": ("#d5e6ea", "#5d7480", ""),
    "ladder": ("#c99b5d", "#6d4a22", "planks"),
    "obstacle": ("#c8a56c", "#7a5a2c", "planks"),
    "wall": ("#8f8577", "#544c42", "bricks"),
    "barrier": ("#9a9184", "#544c42", "bricks"),
}
SIDES = ("#3b5bdb", "#d9822b", "#0f8f83", "#8e3b9c")
DASHES = ("", "0.25 0.12", "0.08 0.12", "0.4 0.1 0.08 0.1")
LAYERS = tuple(STYLE)
SHADE = 0.09  # of a shadow's length for each inch of height
MARGIN = 0.6

PATTERNS = """
<pattern id="waves" width="1.4" height="0.7" patternUnits="userSpaceOnUse">
 <path d="M0 .35q.35-.25.7 0t.7 0" fill="none" stroke="#7fa8b4" stroke-width=".05"/></pattern>
<pattern id="leaves" width=".9" height=".9" patternUnits="userSpaceOnUse">
 <g fill="#7f9460"><circle cx=".2" cy=".25" r=".07"/><circle cx=".62" cy=".1" r=".05"/><circle cx=".5" cy=".6" r=".08"/>
 <circle cx=".85" cy=".75" r=".05"/></g></pattern>
<pattern id="planks" width=".5" height=".5" patternUnits="userSpaceOnUse" patternTransform="rotate(90)">
 <path d="M0 .25H.5" stroke="#7a5a2c" stroke-width=".03" stroke-opacity=".45"/></pattern>
<pattern id="steps" width=".4" height=".4" patternUnits="userSpaceOnUse">
 <path d="M0 0H.4M0 0V.4" stroke="#9c8052" stroke-width=".04"/></pattern>
<pattern id="bricks" width=".6" height=".4" patternUnits="userSpaceOnUse">
 <path d="M0 .2H.6M.15 0V.2M.45 .2V.4" stroke="#544c42" stroke-width=".03" stroke-opacity=".5"/></pattern>
<pattern id="grid" width="1" height="1" patternUnits="userSpaceOnUse">
 <path d="M1 0H0V1" fill="none" stroke="#1f2430" stroke-width=".012" stroke-opacity=".12"/></pattern>
"""


def svg(field: Field, bodies: Iterable[Body] = (), seats: Mapping[str, int] | None = None, lang: str = "en") -> str:
    """A drawing of a board that stands alone: terrain as paper cut-outs, bases as tokens with a ring in their side's colour."""
    side = SIZE / 1000
    view = f"{-MARGIN} {-MARGIN} {side + 2 * MARGIN} {side + 2 * MARGIN}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" font-family="Source Sans 3, sans-serif">',
        f"<defs>{PATTERNS}</defs>",
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{side + 2 * MARGIN}" height="{side + 2 * MARGIN}" fill="#d9c9a6"/>',
        f'<rect width="{side}" height="{side}" fill="#f3ead7"/>',
        f'<rect width="{side}" height="{side}" fill="url(#grid)"/>',
    ]
    ordered = sorted(_drawn(field), key=lambda t: (t.bottom, LAYERS.index(_style(field, t))))
    for terrain in ordered:
        lines += _cutout(field, terrain, lang)
    for number, body in enumerate(bodies):
        lines += _token(body, (seats or {}).get(body.id, number % 2))
    return "\n".join([*lines, "</svg>\n"])


def _drawn(field: Field) -> Iterator[TerrainData]:
    """Upper walls, windows and doors stand over the lower ones and are left out; raised floors are drawn, roofs are not."""
    for terrain in field.terrain:
        if (
            terrain.id in field.pieces
            and not (terrain.building and terrain.bottom > 0)
            and not _is_roof(field, terrain)
        ):
            yield terrain


def _is_roof(field: Field, terrain: TerrainData) -> bool:
    """A floor on top of a building hides the rest: it is not drawn."""
    building = field.data.get(terrain.building)
    inside = [t for t in field.terrain if t.building == terrain.building and t.kind in ("door", "window")]
    return terrain.kind == "floor" and building is not None and terrain.top >= building.top and bool(inside)


def _style(field: Field, terrain: TerrainData) -> str:
    kind = field.kinds[terrain.id]
    return "barrier" if kind == "barrier" and terrain.kind not in STYLE else sign_of(terrain)


def _cutout(field: Field, terrain: TerrainData, lang: str) -> Iterator[str]:
    """A piece with its soft shadow, its texture and its name for whoever points at it."""
    fill, stroke, pattern = STYLE[_style(field, terrain)]
    path = _path(area(field.pieces[terrain.id]))
    solid = field.kinds[terrain.id] in ("obstacle", "barrier")
    dash = ' fill-opacity=".35" stroke-dasharray=".3 .15"' if terrain.kind == "floor" else ""
    name = escape(terrain.name.get(lang) or terrain.name.get("en") or terrain.id)
    yield f"<g><title>{name}</title>"
    if solid:
        far = SHADE * min(terrain.top, 6)
        yield f'<path d="{path}" transform="translate({far:.2f} {far:.2f})" fill="#1f2430" fill-opacity=".18"/>'
    yield f'<path d="{path}" fill="{fill}" stroke="{stroke}" stroke-width=".06"{dash}/>'
    if pattern:
        yield f'<path d="{path}" fill="url(#{pattern})"/>'
    yield "</g>"


def _token(body: Body, seat: int) -> Iterator[str]:
    """An enamel token: the ring's colour and pattern tell the side."""
    x, y, r = body.x / 1000, (SIZE - body.y) / 1000, body.r / 1000
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    letters = escape("".join(word[0] for word in body.id.replace("_", "-").split("-"))[:2].upper())
    yield f'<g><title>{escape(body.id)}</title><circle cx="{x:.3f}" cy="{y:.3f}" r="{r:.3f}" fill="#f1ede4"/>'
    ring = f'r="{r - 0.07:.3f}" fill="none" stroke="{SIDES[seat]}" stroke-width=".14"{dash}'
    yield f'<circle cx="{x:.3f}" cy="{y:.3f}" {ring}/>'
    yield f'<text x="{x:.3f}" y="{y + 0.2:.3f}" font-size=".55" text-anchor="middle" fill="#1f2430">{letters}</text></g>'


def area(piece: Piece) -> Any:
    """A piece as one area."""
    return unary_union([Dot(p.x, p.y).buffer(p.r, 16) if isinstance(p, Round) else Area(p.points) for p in piece.parts])


def _path(shape: Any) -> str:
    rings = []
    for part in getattr(shape, "geoms", [shape]):
        for ring in (part.exterior, *part.interiors):
            points = [f"{x / 1000:.3f} {(SIZE - y) / 1000:.3f}" for x, y in list(ring.coords)[:-1]]
            rings.append("M" + "L".join(points) + "Z")
    return "".join(rings)
