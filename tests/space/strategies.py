"""Random tables for the property tests."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from escarmouche.space import Body, Disc, Piece, circle, polygon, rectangle

SIZES = (295, 590, 984)


def often(count: int) -> settings:
    return settings(max_examples=count, deadline=None, derandomize=True)


def coordinates(size: int = 8000) -> st.SearchStrategy[int]:
    return st.integers(-size, size)


@st.composite
def discs(draw: st.DrawFn, size: int = 8000) -> Disc:
    return Disc(draw(coordinates(size)), draw(coordinates(size)), draw(st.sampled_from(SIZES)))


@st.composite
def things(draw: st.DrawFn, name: str = "thing", size: int = 5000) -> Body | Piece:
    x, y = draw(coordinates(size)), draw(coordinates(size))
    kind = draw(st.sampled_from(("body", "round", "box", "wall", "corner")))
    if kind == "body":
        return Body(name, x, y, draw(st.sampled_from(SIZES)))
    if kind == "round":
        return Piece(name, circle(x, y, draw(st.integers(200, 1500))))
    if kind == "box":
        w, h = draw(st.integers(200, 3000)), draw(st.integers(200, 3000))
        return Piece(name, rectangle(x, y, w, h, draw(st.sampled_from((0, 90, 33, 45, 71)))))
    if kind == "wall":
        return Piece(name, rectangle(x, y, draw(st.integers(1000, 5000)), 250, draw(st.sampled_from((0, 90, 30, 45)))))
    a, b = draw(st.integers(600, 2500)), draw(st.integers(200, 500))
    outline = [(0, 0), (a, 0), (a, b), (b, b), (b, a), (0, a)]
    return Piece(name, polygon([(x + p, y + q) for p, q in outline]))


@st.composite
def tables(draw: st.DrawFn, most: int = 6, size: int = 5000) -> list[Body | Piece]:
    return [draw(things(f"t{k}", size)) for k in range(draw(st.integers(0, most)))]
