"""A board whose terrain Crazy Town has moved is the board that would have been built there."""

from __future__ import annotations

import pytest

from escarmouche.games.moonstone.ground.board import boards, terrain_of
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.space.shape import Piece
from escarmouche.space.surface import Surface

ON = frozenset(("buildings", "stairs", "ladders"))


def lies(piece: Piece | None) -> object:
    return piece and (piece.id, piece.parts, piece.bounds, piece.bottom, piece.top, piece.kind)


def looks(surface: Surface) -> object:
    rails = [lies(rail) for rail in surface.rails]
    return surface.id, lies(surface.outline), surface.z, surface.slope, rails, surface.portals


@pytest.mark.parametrize("name", list(boards()))
def test_a_moved_board_is_as_if_built_anew(name: str) -> None:
    terrain = terrain_of(name, 2)
    drawn = Field(terrain, {}, ON)
    whole = [t.id for t in terrain if not t.building]
    for names in (*([name] for name in whole), whole[:3]):
        shifts = dict.fromkeys(names, (1234, -567))
        shifted, anew = Field(terrain, shifts, ON, drawn), Field(terrain, shifts, ON)
        assert [lies(p) for p in shifted.pieces.values()] == [lies(p) for p in anew.pieces.values()]
        assert [looks(s) for s in shifted.surfaces.values()] == [looks(s) for s in anew.surfaces.values()]
        for floor in shifted.floors:
            assert [p.id for p in shifted.solids_on(floor)] == [p.id for p in anew.solids_on(floor)]
            assert len(shifted.open_rims(floor)) == len(anew.open_rims(floor))
