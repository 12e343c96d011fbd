"""The shape of cells made of several squares."""

from __future__ import annotations

from collections.abc import Sequence

from .parts import SIDE, Point, Square


def joined(squares: Sequence[Square]) -> bool:
    """Are squares joined by their sides, with one outline that never touches itself?"""
    left, queue = set(squares[1:]), [squares[0]]
    for x, y in queue:  # grows as it is read
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left:
                left.remove(near)
                queue.append(near)
    outline = _sides(squares)
    return not left and len({start for start, _ in outline}) == len(outline) == len(ring(squares))


def ring(squares: Sequence[Square]) -> tuple[Point, ...]:
    """The corners around squares, counter-clockwise from the lowest on the left."""
    after = dict(sorted(_sides(squares)))
    start = at = min(after)
    corners: list[Point] = []
    while at != start or not corners:
        corners.append((at[0] * SIDE, at[1] * SIDE))
        at = after[at]
    return tuple(corners)


def _sides(squares: Sequence[Square]) -> list[tuple[Square, Square]]:
    """The sides that are not shared by two squares, each with its square on the left."""
    sides: dict[tuple[Square, Square], None] = {}
    for x, y in squares:
        four = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        sides |= {(four[k - 1], four[k]): None for k in range(4)}
    return [(a, b) for a, b in sides if (b, a) not in sides]


def centre_of(squares: Sequence[Square]) -> Point:
    """The average of the squares' centres, in whole thousandths."""
    many = 2 * len(squares)
    x, y = (sum((2 * square[k] + 1) * SIDE for square in squares) for k in (0, 1))
    return (2 * x + many) // (2 * many), (2 * y + many) // (2 * many)


def inside(at: Point, squares: Sequence[Square]) -> bool:
    """Is a point inside the squares, and not on their outline?"""
    columns, rows = ({(part - 1) // SIDE, part // SIDE} for part in at)
    return all((x, y) in squares for x in columns for y in rows)
