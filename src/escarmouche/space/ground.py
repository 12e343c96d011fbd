"""The board: its width and depth, the pieces on it, the surfaces that a model can stand on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from escarmouche.space.disc import Base
from escarmouche.space.shape import Piece, wall
from escarmouche.space.surface import GROUND, Surface, levels
from escarmouche.space.units import TOLERANCE, UNIT

CELL = 2 * UNIT


class Ground:
    """A board with its terrain. It never changes: a piece that moves gives a new ground."""

    def __init__(
        self,
        width: int,
        height: int,
        pieces: Iterable[Piece] = (),
        surfaces: Mapping[str, Surface] | Iterable[Surface] = (),
    ) -> None:
        self.width, self.height = width, height
        self.pieces = tuple(pieces)
        # A mapping comes from another ground, where it was joined up.
        self.surfaces = dict(surfaces) if isinstance(surfaces, Mapping) else levels(surfaces)
        self._cells: dict[tuple[int, int], list[Piece]] = {}
        self._blocks: dict[tuple[int, int, int, int], tuple[Piece, ...]] = {}
        for piece in self.pieces:
            x0, y0, x1, y1 = piece.bounds
            for i in range(int(x0 // CELL), int(x1 // CELL) + 1):
                for j in range(int(y0 // CELL), int(y1 // CELL) + 1):
                    self._cells.setdefault((i, j), []).append(piece)

    def piece(self, id: str) -> Piece:
        """The piece of that name."""
        return self._by_id[id]

    @cached_property
    def _by_id(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.pieces}

    @cached_property
    def edges(self) -> tuple[Piece, ...]:
        """The four edges of the board as walls, for moves that may not leave it."""
        w, h = self.width, self.height
        corners = ((0, 0), (w, 0), (w, h), (0, h))
        return tuple(wall("edge", corners[k - 1], corners[k], "edge") for k in range(4))

    def near(self, x0: float, y0: float, x1: float, y1: float) -> list[Piece]:
        """The pieces whose bounds meet this box."""
        key = (int(x0 // CELL), int(y0 // CELL), int(x1 // CELL), int(y1 // CELL))
        pieces = self._blocks.get(key)
        if pieces is None:
            pieces = self._blocks[key] = self._block(*key)
        near = []
        for piece in pieces:
            a, b, c, d = piece.bounds
            if a <= x1 and c >= x0 and b <= y1 and d >= y0:
                near.append(piece)
        return near

    def _block(self, i0: int, j0: int, i1: int, j1: int) -> tuple[Piece, ...]:
        """The pieces in a block of cells. Each block is searched once and kept."""
        if (i1 - i0 + 1) * (j1 - j0 + 1) >= len(self.pieces):
            return self.pieces
        cells = self._cells
        pieces = {
            id(piece): piece for i in range(i0, i1 + 1) for j in range(j0, j1 + 1) for piece in cells.get((i, j), ())
        }
        return tuple(pieces.values())

    def inside(self, disc: Base) -> bool:
        """Is the whole base on the board?"""
        r = disc.r - TOLERANCE
        return r <= disc.x <= self.width - r and r <= disc.y <= self.height - r

    def overlaps_edge(self, disc: Base) -> bool:
        """Does any part of the base stick out over the edge?"""
        return not self.inside(disc)

    def with_piece(self, piece: Piece) -> Ground:
        """This board with one more piece; a piece of the same name is replaced."""
        rest = [piece if p.id == piece.id else p for p in self.pieces]
        return Ground(self.width, self.height, rest if piece in rest else [*rest, piece], self.surfaces)

    def surface_at(self, x: float, y: float, z: float) -> str:
        """The surface whose floor is at this height here; otherwise the ground."""
        for surface in self.surfaces.values():
            if (
                surface.outline is not None
                and surface.outline.contains((x, y))
                and abs(surface.height(x, y) - z) <= TOLERANCE
            ):
                return surface.id
        return GROUND
