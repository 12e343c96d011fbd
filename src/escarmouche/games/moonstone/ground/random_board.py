"""Random but fair boards: every piece is repeated for each edge, the centre is free, and every gap lets the widest base through."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from escarmouche.core.dealer.chance import Deal, Random, seed_bytes
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views.look import Look
from escarmouche.games.moonstone.ground.board import Board
from escarmouche.games.moonstone.ground.terrain import SIDE, TerrainData, shape_of
from escarmouche.space.shape import Piece, nearest
from escarmouche.space.units import mil

GAP = 1700  # between things that models must walk around: wider than a base of 40 mm
LOOSE = 400  # between anything else
CENTRE = 3.0  # no terrain this near to the centre
TRIES = 200


class TerrainKind(NamedTuple):
    """A kind of terrain: the text `random-<id>` names it; how to draw one at a place, and what it is painted as."""

    id: str
    draw: Callable[[Random, float, float, str, dict[str, str]], list[TerrainData]]
    look: Look = ""


@clause("MOON-SETUP-02")
def generate(seed: int | str, turns: int = 4) -> Board:
    """The board of a seed: the same after each quarter turn (or, for two players, half a turn)."""
    rng = Deal(seed_bytes(f"board {seed}"), 0)
    board = Board(
        name=_numbered("board", seed),
        terrain=[],
        turns=4 if turns == 4 else 2,
    )
    laid: list[tuple[str, Piece]] = []
    for kind, least, most in WANTED:
        share = 4 // board.turns  # a half of the board holds twice as much as a quarter
        for number in range(_between(rng, least * share, most * share)):
            _add(board, laid, rng, kind, number + 1)
    return board


def _between(rng: Random, least: int, most: int) -> int:
    return least + int(rng.random() * (most - least + 1))


def _numbered(what: str, number: int | str) -> dict[str, str]:
    """The name of the board or of a kind of terrain, with what tells it apart."""
    return {
        lang: f"{name} {number}".rstrip() for lang, name in in_every_language("moonstone", f"random-{what}").items()
    }


def _add(board: Board, laid: list[tuple[str, Piece]], rng: Random, kind: TerrainKind, number: int) -> None:
    """Try places until a piece and all its copies fit; after many tries leave it out."""
    name = _numbered(kind.id, number if number > 1 else "")
    for _ in range(TRIES):
        x, y = (round(2 + rng.random() * (SIDE - 4), 1) for _ in range(2))
        pieces = kind.draw(rng, x, y, f"{kind.id}{number}", name)
        pieces[0].look = kind.look
        copies = Board(name={}, terrain=pieces[:1], turns=board.turns).pieces()
        shapes = [(copy.kind, shape_of(copy, copy.kind, (0, 0))) for copy in copies]
        if all(_fits(kind, shape, [*laid, *shapes[:k]]) for k, (kind, shape) in enumerate(shapes)):
            board.terrain += pieces
            laid += shapes
            return


def _fits(kind: str, shape: Piece, others: list[tuple[str, Piece]]) -> bool:
    """On the board with a way around, off the centre, and far enough from everything."""
    middle = mil(SIDE / 2)
    x0, y0, x1, y1 = shape.bounds
    room = GAP if _solid(kind) else 0
    if min(x0, y0) < room or max(x1, y1) > mil(SIDE) - room or shape.distance_to((middle, middle)) < mil(CENTRE):
        return False
    return all(_apart(shape, other) >= (GAP if _solid(kind) and _solid(what) else LOOSE) for what, other in others)


def _solid(kind: str) -> bool:
    return kind in ("obstacle", "barrier", "building")


def _apart(piece: Piece, other: Piece) -> float:
    if math.hypot(piece.x - other.x, piece.y - other.y) - piece.r - other.r > GAP:
        return GAP
    p, q = nearest(piece, other)
    return math.dist(p, q)


# -- how each kind is drawn


def _blob(kind: str, least: float, most: float, top: float) -> Callable[..., list[TerrainData]]:
    """A patch with seven corners."""

    def draw(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
        corners = []
        for k in range(7):
            angle, far = 2 * math.pi * (k + 0.6 * rng.random()) / 7, least + rng.random() * (most - least)
            corners.append((round(x + far * math.cos(angle), 1), round(y + far * math.sin(angle), 1)))
        return [TerrainData(id=id, kind=kind, name=name, polygon=corners, top=top)]  # type: ignore[arg-type]

    return draw


def _bar(
    kind: str, least: float, most: float, wide: float, deep: float, top: float
) -> Callable[..., list[TerrainData]]:
    """A rectangle in any direction: from `least` to `most` long, from `wide` to `deep` thick."""

    def draw(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
        long = round(least + rng.random() * (most - least), 1)
        thick = round(wide + rng.random() * (deep - wide), 1)
        turn = int(rng.random() * 36) * 5
        return [TerrainData(id=id, kind=kind, name=name, rect=(x, y, long, thick), turn=turn, top=top)]  # type: ignore[arg-type]

    return draw


def _ring(kind: str, least: float, most: float, top: float) -> Callable[..., list[TerrainData]]:
    def draw(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
        r = round(least + rng.random() * (most - least), 2)
        return [TerrainData(id=id, kind=kind, name=name, circle=(x, y, r), top=top)]  # type: ignore[arg-type]

    return draw


def _cottage(rng: Random, x: float, y: float, id: str, name: dict[str, str]) -> list[TerrainData]:
    """A house of one storey, 6" by 5": an open door, a closed one, two windows, and a ladder to the flat roof."""
    quarters = int(rng.random() * 4)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        turned = []
        for p, q in points:
            for _ in range(quarters):
                p, q = -q, p
            turned.append((round(x + p, 2), round(y + q, 2)))
        return turned

    def part(what: str, kind: str, *points: tuple[float, float], state: str = "closed") -> TerrainData:
        return TerrainData(
            id=f"{id}-{what}",
            kind=kind,  # type: ignore[arg-type]
            building=id,
            name=name,
            line=at(*points),
            thick=0.3,
            state=state,  # type: ignore[arg-type]
        )

    outline = at((-3, -2.5), (3, -2.5), (3, 2.5), (-3, 2.5))
    foot = at((-3.4, -0.5), (-3, -0.5), (-3, 0.5), (-3.4, 0.5))
    # The first entry is the ground it needs, ladder and all.
    return [
        TerrainData(
            id=id, kind="building", name=name, polygon=at((-3.4, -2.5), (3, -2.5), (3, 2.5), (-3.4, 2.5)), top=3
        ),
        part("wall-a", "wall", (0.9, 2.35), (2.85, 2.35), (2.85, 0.9)),
        part("wall-b", "wall", (2.85, -0.9), (2.85, -2.35), (0.8, -2.35)),
        part("wall-c", "wall", (-0.8, -2.35), (-2.85, -2.35), (-2.85, 2.35), (-0.9, 2.35)),
        part("door", "door", (2.85, 0.9), (2.85, -0.9), state="open"),
        part("back-door", "door", (0.9, 2.35), (-0.9, 2.35)),
        part("window", "window", (0.8, -2.35), (-0.8, -2.35)),
        TerrainData(id=f"{id}-roof", kind="floor", building=id, name=name, polygon=outline, top=3),
        TerrainData(id=f"{id}-ladder", kind="ladder", building=id, name=name, polygon=foot, upper=f"{id}-roof"),
    ]


# Kind, and how many of it each quarter of the board gets.
WANTED = (
    (TerrainKind("cottage", _cottage), 0, 1),
    (TerrainKind("copse", _blob("wood", 1.6, 2.6, 4)), 1, 2),
    (TerrainKind("pool", _blob("water", 1.3, 2.2, 0)), 0, 1),
    (TerrainKind("shed", _bar("barrier", 2.4, 3.6, 1.8, 2.6, 3), "shed"), 0, 1),
    (TerrainKind("oak", _ring("barrier", 0.6, 0.9, 5), "oak"), 1, 2),
    (TerrainKind("wall", _bar("obstacle", 2.5, 4, 0.4, 0.6, 1), "dyke"), 1, 2),
    (TerrainKind("crates", _bar("obstacle", 0.9, 1.6, 0.7, 0.9, 1), "crates"), 1, 1),
    (TerrainKind("boulder", _ring("obstacle", 0.35, 0.5, 1), "rock"), 0, 1),
)
