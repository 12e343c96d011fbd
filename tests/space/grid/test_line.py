"""Sight and shots against a ruler with fractions, on random boards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from escarmouche.space.grid import Ground

from ..strategies import often
from .boards import grounds
from .brute import seen, shot


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Ground, str, str, tuple[str, ...]]:
    ground = draw(grounds())
    cells = sorted(ground.grid.cells)
    a, b = draw(st.sampled_from(cells)), draw(st.sampled_from(cells))
    return ground, a, b, tuple(draw(st.lists(st.sampled_from(cells), max_size=3)))


@often(600)
@given(scenes())
def test_sight_is_what_a_ruler_with_fractions_says(scene):
    ground, a, b, bodies = scene
    assert ground.sight(a, b, bodies).clear == seen(ground, a, b, bodies)


@often(600)
@given(scenes())
def test_a_shot_is_what_a_ruler_with_fractions_says(scene):
    ground, a, b, bodies = scene
    found = ground.shot(a, b, bodies)
    clear, *cover = shot(ground, a, b, bodies)
    assert found.clear == clear
    if clear:
        assert [found.corner, found.obstacle, found.covered] == cover
