"""Fair random tables: every piece comes twice, half a turn apart; the places that Strategies need are free; every gap lets a base
through."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from escarmouche.core.dealer.chance import Deal, Random, seed_bytes
from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.look import Look
from escarmouche.games.malifaux.ground.board import Board
from escarmouche.games.malifaux.ground.terrain import SIDE, Hazard, Kind, TerrainData, Trait
from escarmouche.space.shape import Piece, nearest
from escarmouche.space.units import mil

GAP = 2000  # between things that models must walk round: wider than a base of 50 mm
LOOSE = 400  # between anything else
ROOM = 1200  # free of what models cannot walk through, round every place that a Strategy uses
TRIES = 120
DIAGONAL = 8 / math.sqrt(2)
NEEDED = (
    (18.0, 18.0),  # the Centerpoint
    *((x, y) for x in (9.0, 27.0) for y in (9.0, 27.0)),  # quarter centres
    *((x, 18.0) for x in (0.0, 8.0, 28.0, 36.0)),
    *((18.0, y) for y in (0.0, 8.0, 28.0, 36.0)),
    *((x, y) for x in (0.0, 36.0) for y in (0.0, 36.0)),
    *((x, y) for x in (DIAGONAL, SIDE - DIAGONAL) for y in (DIAGONAL, SIDE - DIAGONAL)),
)  # MALI-DES-61: in inches

Draw = Callable[[Random, float, float, str, dict[str, str]], list[TerrainData]]


class TerrainKind(NamedTuple):
    """A kind of terrain: the text `random-<id>` names it; how to draw one at a place, and what it is painted as."""

    id: str
    draw: Draw
    look: Look = ""


@clause("MALI-SETUP-04", "MALI-DES-60", "MALI-DES-61", "MALI-DES-62")
def generate(seed: int | str) -> Board:
    """The table of a seed, the same after half a turn: neither zone of any Deployment is favoured."""
    rng = Deal(seed_bytes(f"malifaux board {seed}"), 0)
    name = _numbered("board", seed)
    board = Board(name=name, terrain=[], turns=2)
    laid: list[tuple[bool, Piece]] = []
    for kind, least, most in WANTED:
        for number in range(least + int(rng.random() * (most - least + 1))):
            _add(board, laid, rng, kind, number + 1)
    return board


def _numbered(what: str, number: int | str) -> dict[str, str]:
    """The name of the board or of a kind of terrain, with what tells it apart."""
    return {lang: f"{name} {number}".rstrip() for lang, name in in_every_language("malifaux", f"random-{what}").items()}


def _add(board: Board, laid: list[tuple[bool, Piece]], rng: Random, kind: TerrainKind, number: int) -> None:
    """Tries places until a piece and its copy fit; after many tries it is left out."""
    name = _numbered(kind.id, number if number > 1 else "")
    for _ in range(TRIES):
        x, y = (round(1 + rng.random() * (SIDE - 2), 1) for _ in range(2))
        pieces = kind.draw(rng, x, y, f"{kind.id}{number}", name)
        pieces[0].look = kind.look
        copies = Board(name={}, terrain=pieces, turns=2).pieces()
        own = {t.id for t in pieces}
        own_shapes = [(_solid(t), Piece(t.id, t.parts())) for t in copies if t.id in own]
        theirs = [(_solid(t), Piece(t.id, t.parts())) for t in copies if t.id not in own]
        if all(_fits(solid, shape, [*laid, *theirs]) for solid, shape in own_shapes):
            board.terrain += pieces
            laid += [*own_shapes, *theirs]
            return


def _solid(terrain: TerrainData) -> bool:
    return bool({"impassable", "climbable"} & terrain.own_traits())


@clause("MALI-DES-61")
def _fits(solid: bool, shape: Piece, others: list[tuple[bool, Piece]]) -> bool:
    """Is it on the table with a way round it, clear of the places that are needed, and far enough from everything else?"""
    x0, y0, x1, y1 = shape.bounds
    room = GAP if solid else 0
    if min(x0, y0) < room or max(x1, y1) > mil(SIDE) - room:
        return False
    if solid and any(shape.distance_to((mil(x), mil(y))) < ROOM for x, y in NEEDED):
        return False
    return all(_apart(shape, other) >= (GAP if solid and hard else LOOSE) for hard, other in others)


def _apart(piece: Piece, other: Piece) -> float:
    if math.hypot(piece.x - other.x, piece.y - other.y) - piece.r - other.r > GAP:
        return GAP
    p, q = nearest(piece, other)
    return math.dist(p, q)


# -- how each kind is drawn


def _blob(kind: Kind, least: float, most: float, traits: tuple[Trait, ...] = (), hazard: Hazard = "") -> Draw:
    """A patch with seven corners."""

    def draw(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
        corners = []
        for k in range(7):
            angle, distance = 2 * math.pi * (k + 0.6 * rng.random()) / 7, least + rng.random() * (most - least)
            corners.append((round(x + distance * math.cos(angle), 1), round(y + distance * math.sin(angle), 1)))
        given = list(traits) if traits else None
        return [TerrainData(id=id, kind=kind, name=name, polygon=corners, traits=given, hazard=hazard)]

    return draw


def _bar(kind: Kind, long: tuple[float, float], deep: tuple[float, float], high: tuple[int, int]) -> Draw:
    """A rectangle in any direction, of this length and thickness, with a whole Height."""

    def draw(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
        w, h = (round(low + rng.random() * (top - low), 1) for low, top in (long, deep))
        height = high[0] + int(rng.random() * (high[1] - high[0] + 1))
        turn = int(rng.random() * 24) * 15
        return [TerrainData(id=id, kind=kind, name=name, rect=(x, y, w, h), turn=turn, height=height)]

    return draw


def _hill(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
    r = round(2.6 + rng.random(), 1)
    return [TerrainData(id=id, kind="hill", name=name, circle=(x, y, r), run=1.5, height=2)]


def _shop(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
    """A flat roof of Ht 3 with outside stairs, in one of four directions."""
    quarters = int(rng.random() * 4)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        corners = []
        for p, q in points:
            for _ in range(quarters):
                p, q = -q, p
            corners.append((round(x + p, 2), round(y + q, 2)))
        return corners

    steps = {
        lang: f"{told_in(lang, name)} ({word})" for lang, word in in_every_language("malifaux", "random-stairs").items()
    }
    return [
        TerrainData(
            id=id, kind="building", name=name, height=3, polygon=at((-2.4, -2.2), (2.4, -2.2), (2.4, 2.2), (-2.4, 2.2))
        ),
        TerrainData(
            id=f"{id}-stairs",
            kind="stairs",
            name=steps,
            height=3,
            foot=at((-5.4, 1.3), (-5.4, -1.3)),
            head=at((-2.4, 1.3), (-2.4, -1.3)),
            upper=id,
        ),
    ]


# Kind, and how many of it each half of the table gets.
WANTED = (
    (TerrainKind("shop", _shop, "shop"), 1, 1),
    (TerrainKind("house", _bar("house", (3.5, 5), (3, 4), (3, 4))), 1, 2),
    (TerrainKind("block", _bar("building", (3, 5), (3, 4), (2, 4))), 0, 1),
    (TerrainKind("hill", _hill), 1, 1),
    (TerrainKind("woods", _blob("woods", 1.8, 3)), 2, 3),
    (TerrainKind("pond", _blob("water", 1.6, 2.6)), 1, 1),
    (TerrainKind("fog", _blob("fog", 1.6, 2.4)), 0, 1),
    (TerrainKind("embers", _blob("other", 1.2, 1.8, ("hazardous",), "burning"), "slag"), 0, 1),
    (TerrainKind("wire", _bar("barbed-wire", (2.5, 4), (0.6, 0.9), (0, 0))), 0, 1),
    (TerrainKind("wall", _bar("wall", (3, 4.5), (0.4, 0.7), (1, 2))), 1, 2),
    (TerrainKind("hedge", _bar("hedge", (3, 4.5), (0.5, 0.7), (1, 1))), 1, 1),
    (TerrainKind("crates", _bar("crates", (1.2, 2.4), (1, 1.6), (1, 2))), 1, 2),
)
