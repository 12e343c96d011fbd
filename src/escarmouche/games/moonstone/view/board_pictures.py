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

from escarmouche.core.messages.text import Texts
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.games.moonstone.ground.terrain import SIZE, TerrainData
from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece, Round

if TYPE_CHECKING:
    from escarmouche.games.moonstone.ground.board import Board

# -- the map in the terminal

WIDE, DEEP = 1000, 2000  # how much of the board a sign stands for
# In order of importance: the sign, and the share of a cell that it must cover to be drawn.
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
    return Texts(lang, [Path(__file__).parents[1] / "text"])


# -- the drawing

STYLE = {
    # kind: fill, stroke, pattern over it
    "open": ("#e9dcc0", "#d8c8a4", ""),
    "water": ("#bcd6dc", "#7fa8b4", "waves"),
    "wood": ("#c3d1a4", "#7f9460", "leaves"),
    "building": ("#e6d7bd", "#b79f78", ""),
    "floor": ("#ead9b8", "#a98d5f", "planks"),
    "stairs": ("#dcc79d", "#9c8052", ""),
    "open-door": ("#efe2c6", "#a98d5f", ""),
    "closed-door": ("#a87842", "#6d4a22", ""),
    "window": ("#d5e6ea", "#5d7480", ""),
    "ladder": ("#c99b5d", "#6d4a22", "planks"),
    "obstacle": ("#c8a56c", "#7a5a2c", "planks"),
    "wall": ("#8f8577", "#544c42", "bricks"),
    "barrier": ("#9a9184", "#544c42", "bricks"),
}
SIDES = ("#3b5bdb", "#d9822b", "#0f8f83", "#8e3b9c")
DASHES = ("", "25 12", "8 12", "40 10 8 10")
LAYERS = tuple(STYLE)
UNITS = 100  # of the drawing to an inch
SHADE = 9  # the length of a shadow for each inch of height
MARGIN = 60
TREADS = 6  # lines drawn across stairs

PATTERNS = """
<pattern id="waves" width="140" height="70" patternUnits="userSpaceOnUse">
 <path d="M0 35q35-25 70 0t70 0" fill="none" stroke="#7fa8b4" stroke-width="5"/></pattern>
<pattern id="leaves" width="90" height="90" patternUnits="userSpaceOnUse">
 <g fill="#7f9460"><circle cx="20" cy="25" r="7"/><circle cx="62" cy="10" r="5"/><circle cx="50" cy="60" r="8"/>
 <circle cx="82" cy="75" r="5"/></g></pattern>
<pattern id="planks" width="50" height="50" patternUnits="userSpaceOnUse">
 <path d="M25 0V50" stroke="#7a5a2c" stroke-width="3" stroke-opacity=".35"/></pattern>
<pattern id="bricks" width="60" height="40" patternUnits="userSpaceOnUse">
 <path d="M0 20H60M15 0V20M45 20V40" fill="none" stroke="#544c42" stroke-width="3" stroke-opacity=".4"/></pattern>
<pattern id="grid" width="100" height="100" patternUnits="userSpaceOnUse">
 <path d="M100 0H0V100" fill="none" stroke="#1f2430" stroke-width="1.2" stroke-opacity=".1"/></pattern>
"""


def svg(field: Field, bodies: Iterable[Body] = (), seats: Mapping[str, int] | None = None, lang: str = "en") -> str:
    """A self-contained drawing of a board: terrain as paper cut-outs, bases as tokens with a ring in their side's colour."""
    side = SIZE * UNITS // 1000
    whole = side + 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {whole} {whole}" '
        'font-family="Source Sans 3, sans-serif" stroke-linejoin="round">',
        f"<defs>{PATTERNS}</defs>",
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{whole}" height="{whole}" fill="#d9c9a6"/>',
        f'<rect width="{side}" height="{side}" fill="#f3ead7"/>',
        f'<rect width="{side}" height="{side}" fill="url(#grid)"/>',
    ]
    ordered = sorted(_drawn(field), key=lambda t: (_is_deck(field, t), LAYERS.index(_style(field, t))))
    for terrain in ordered:
        lines += _cutout(field, terrain, lang)
    for number, body in enumerate(bodies):
        lines += _token(body, (seats or {}).get(body.id, number % 2))
    return "\n".join([*lines, "</svg>\n"])


def _drawn(field: Field) -> Iterator[TerrainData]:
    """Upper walls, windows and doors stand over the lower ones and are left out; raised floors are drawn, roofs are not."""
    for terrain in field.terrain:
        upper = terrain.building and terrain.bottom > 0
        roof = terrain.kind == "floor" and _is_house(field, terrain) and _is_top(field, terrain)
        if terrain.id in field.pieces and not upper and not roof:
            yield terrain


def _is_house(field: Field, terrain: TerrainData) -> bool:
    """Is it part of a building with an inside?"""
    return any(t.building == terrain.building and t.kind in ("door", "window") for t in field.terrain)


def _is_top(field: Field, terrain: TerrainData) -> bool:
    building = field.data.get(terrain.building)
    return building is not None and terrain.top >= building.top


def _is_deck(field: Field, terrain: TerrainData) -> bool:
    """Is it the top of something solid, a rock or a dais? It is drawn over it."""
    return terrain.kind == "floor" and not _is_house(field, terrain)


def _style(field: Field, terrain: TerrainData) -> str:
    """How a piece is drawn: by what it is, or as the Barrier that a switch makes of it."""
    return sign_of(terrain) if field.kinds[terrain.id] != "barrier" or terrain.kind == "wall" else "barrier"


def _cutout(field: Field, terrain: TerrainData, lang: str) -> Iterator[str]:
    """A piece with its soft shadow, its texture, and its name as a tooltip."""
    fill, stroke, pattern = STYLE[_style(field, terrain)]
    path = _path(area(field.pieces[terrain.id]))
    above = terrain.kind == "floor" and not _is_deck(field, terrain)
    dash = ' fill-opacity=".35" stroke-dasharray="30 15"' if above else ""
    name = escape(terrain.name.get(lang) or terrain.name.get("en") or terrain.id)
    yield f"<g><title>{name}</title>"
    if field.kinds[terrain.id] in ("obstacle", "barrier"):
        far = SHADE * min(terrain.top, 6)
        yield f'<path d="{path}" transform="translate({far:.0f} {far:.0f})" fill="#1f2430" fill-opacity=".18"/>'
    yield f'<path d="{path}" fill="{fill}" stroke="{stroke}" stroke-width="6"{dash}/>'
    if pattern and not above:
        yield f'<path d="{path}" fill="url(#{pattern})"/>'
    if terrain.id in field.surfaces and terrain.kind == "stairs":
        yield f'<path d="{_treads(field, terrain)}" fill="none" stroke="{stroke}" stroke-width="4"/>'
    yield "</g>"


def _treads(field: Field, terrain: TerrainData) -> str:
    """Lines across stairs, from foot to head."""
    foot, head = (portal.line for portal in field.surface(terrain.id).portals)
    lines = []
    for k in range(1, TREADS):
        share = k / TREADS
        x0, y0 = foot.x0 + (head.x1 - foot.x0) * share, foot.y0 + (head.y1 - foot.y0) * share
        x1, y1 = foot.x1 + (head.x0 - foot.x1) * share, foot.y1 + (head.y0 - foot.y1) * share
        lines.append(f"M{_spot(x0, y0)}L{_spot(x1, y1)}")
    return "".join(lines)


def _token(body: Body, seat: int) -> Iterator[str]:
    """An enamel token: the ring's colour and pattern show the side."""
    x, y, r = body.x * UNITS / 1000, (SIZE - body.y) * UNITS / 1000, body.r * UNITS / 1000
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    letters = escape("".join(word[0] for word in body.id.replace("_", "-").split("-"))[:2].upper())
    yield f'<g><title>{escape(body.id)}</title><circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="#f1ede4"/>'
    ring = f'r="{r - 8:.0f}" fill="none" stroke="{SIDES[seat]}" stroke-width="16"{dash}'
    yield f'<circle cx="{x:.0f}" cy="{y:.0f}" {ring}/>'
    yield f'<text x="{x:.0f}" y="{y + 19:.0f}" font-size="54" text-anchor="middle" fill="#1f2430">{letters}</text></g>'


def area(piece: Piece) -> Any:
    """A piece as one area."""
    return unary_union([Dot(p.x, p.y).buffer(p.r, 16) if isinstance(p, Round) else Area(p.points) for p in piece.parts])


def _path(shape: Any) -> str:
    rings = []
    for part in getattr(shape, "geoms", [shape]):
        for ring in (part.exterior, *part.interiors):
            rings.append("M" + "L".join(_spot(x, y) for x, y in list(ring.coords)[:-1]) + "Z")
    return "".join(rings)


def _spot(x: float, y: float) -> str:
    return f"{x * UNITS / 1000:.0f} {(SIZE - y) * UNITS / 1000:.0f}"
