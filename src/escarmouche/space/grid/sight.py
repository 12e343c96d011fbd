"""Sight, which is mutual, and shots, which are judged from the shooter: lines with the doors as they are now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .line import Line, Met
from .parts import Edge, Point

if TYPE_CHECKING:
    from .ground import Ground

BARRIERS = ("obstacle", "window")  # counted together
SOLID = ("wall", "window")  # at its ends a window is the wall that it is set in
MOST_BARRIERS = 2


class Sight(NamedTuple):
    """Whether two cells see each other. If not, why, and what stops the line: an edge, a cell or a corner (`3,4`).

    `why`: wall, door, blocked, high, body, window, corners, obstacles; of a shot also penalties.
    """

    clear: bool
    why: str = ""
    by: str = ""


class Shot(NamedTuple):
    """Whether one cell can shoot at another, and past what. `corner`, `obstacle`: the penalties; `covered`: some cover, even if waived.

    `marks` names what the line meets: corner, obstacle, window, or waived, each with the edge or corner that it is.
    """

    clear: bool
    why: str
    by: str
    corner: bool
    obstacle: bool
    covered: bool
    rays: tuple[tuple[Point, Point], ...]
    marks: tuple[tuple[str, str], ...] = ()


class _Barrier(NamedTuple):
    """An obstacle or window that counts against a line (or the corner between two), and the cells that it borders."""

    kind: str
    name: str
    cells: tuple[str, ...]


class _Corner(NamedTuple):
    """A corner with something solid on one side of the line."""

    name: str
    left: bool
    own: tuple[bool, bool]


class _Passed(NamedTuple):
    """What a line meets on its way; `why` and `by` if something stops it, whoever looks along it."""

    why: str
    by: str
    barriers: tuple[_Barrier, ...]
    corners: tuple[_Corner, ...]


CLEAR = Sight(True)


def look(ground: Ground, a: str, b: str, line: Line) -> Sight:
    """Sight: the corners of either end's own cell are ignored, whoever looks."""
    if _aloft(ground, a, b):
        return CLEAR
    passed = _passed(ground, a, b, line)
    if passed.why:
        return Sight(False, passed.why, passed.by)
    by = _opposed(passed.corners, lambda corner: any(corner.own))
    if by:
        return Sight(False, "corners", by)
    if len(passed.barriers) > MOST_BARRIERS:
        return Sight(False, "obstacles", passed.barriers[MOST_BARRIERS].name)
    return CLEAR


def aim(ground: Ground, a: str, b: str, line: Line) -> Shot:
    """A shot: sight, and what is on the line as seen from the shooter, whose own corner and only own obstacle are waived."""
    rays = ((ground.grid.cells[a].centre, ground.grid.cells[b].centre),)
    seen = look(ground, a, b, line)
    if line.why or _aloft(ground, a, b):
        return Shot(seen.clear, seen.why, seen.by, False, False, False, rays)
    passed = _passed(ground, a, b, line)
    first = 0
    if ground.grid.order[b] < ground.grid.order[a]:  # lines are kept in reading order
        first, passed = 1, passed._replace(barriers=passed.barriers[::-1], corners=passed.corners[::-1])
    waived = [corner.name for corner in passed.corners if corner.own[first]]
    counted = [corner.name for corner in passed.corners if not corner.own[first]]
    own = len(passed.barriers) == 1 and a in passed.barriers[0].cells
    corner, obstacle = bool(counted), bool(passed.barriers) and not own
    why, by = seen.why, seen.by
    opposed = _opposed(passed.corners, lambda corner: corner.own[first])
    if not why and opposed:
        why, by = "corners", opposed
    if not why and corner and obstacle:
        why, by = "penalties", passed.barriers[0].name
    marks = [("corner", name) for name in counted]
    marks += [("waived" if own else barrier.kind, barrier.name) for barrier in passed.barriers]
    marks += [("waived", name) for name in waived]
    covered = bool(passed.corners or passed.barriers)
    return Shot(not why, why, by, corner, obstacle, covered, rays, tuple(marks))


def _aloft(ground: Ground, a: str, b: str) -> bool:
    """Is nothing in the way, because both ends are high, or in one cell?"""
    cells = ground.grid.cells
    return a == b or cells[a].kind == cells[b].kind == "high"


def _opposed(corners: tuple[_Corner, ...], waived: Callable[[_Corner], bool]) -> str:
    """The first corner that is on the other side than a corner before it."""
    counted = [corner for corner in corners if not waived(corner)]
    return next((corner.name for corner in counted if corner.left != counted[0].left), "")


def _passed(ground: Ground, a: str, b: str, line: Line) -> _Passed:
    """A line with the doors as they are."""
    why, by, barriers = _edges(ground, a, b, line)
    corners: list[_Corner] = []
    for met in line.corners:
        left, right = (_solid(ground, met, side) for side in (0, 1))
        if left and right:
            why, by = why or "corners", by or met.at
        if left or right:
            corners.append(_Corner(met.at, left, met.own))
        if (hedge := _hedge(ground, met)) is not None:
            barriers.append(hedge)
    return _Passed(why, by, tuple(barriers), tuple(corners))


def _edges(ground: Ground, a: str, b: str, line: Line) -> tuple[str, str, list[_Barrier]]:
    """What closes the line (why, and where), and the barriers on it: at edges that it crosses, or runs along."""
    why, by = line.why, line.by
    barriers: list[_Barrier] = []
    for id in line.edges:
        edge, kind = ground.grid.edges[id], ground.kind(id)
        if kind == "wall" or (kind == "window" and not _through(ground, edge, a, b)):
            why, by = why or _reason(edge), by or id
        if kind in BARRIERS:
            barriers.append(_Barrier(kind, id, edge.cells))
    for id in line.along:
        kind = ground.kind(id)
        if kind in SOLID:
            why, by = why or _reason(ground.grid.edges[id]), by or id
        if kind in BARRIERS:
            barriers.append(_Barrier(kind, id, ground.grid.edges[id].cells))
    return why, by, barriers


def _reason(edge: Edge) -> str:
    return edge.kind if edge.kind in ("door", "window") else "wall"


def _through(ground: Ground, window: Edge, a: str, b: str) -> bool:
    """Does a line pass through a window? If one end borders the window, or if the line is perpendicular to it."""
    if a in window.cells or b in window.cells:
        return True
    (x, y), (x1, y1) = ground.grid.cells[a].centre, ground.grid.cells[b].centre
    (wx, _), (wx1, _) = window.ends
    return y == y1 if wx == wx1 else x == x1


def _solid(ground: Ground, met: Met, side: int) -> bool:
    """Is there a wall or a solid square on that side of a corner?"""
    return met.solid[side] or any(ground.kind(edge) in SOLID for edge in (met.left, met.right)[side])


def _hedge(ground: Ground, met: Met) -> _Barrier | None:
    """The obstacle that a corner counts as: with obstacles on both sides it counts as one, on one side as none."""
    sides = [[edge for edge in edges if ground.kind(edge) == "obstacle"] for edges in (met.left, met.right)]
    if not all(sides):
        return None
    cells = tuple(cell for edges in sides for edge in edges for cell in ground.grid.edges[edge].cells)
    return _Barrier("obstacle", met.at, cells)
