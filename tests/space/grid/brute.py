"""The slow and plain way: lines with fractions, every path tried."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from escarmouche.space.grid import Edge, Ground

Spot = tuple[Fraction, Fraction]
MINDED = ("wall", "obstacle", "window")


def cross(dx, dy, ex, ey) -> int:
    value = dx * ey - dy * ex
    return (value > 0) - (value < 0)


class Ruler:
    """A ruler laid from the centre of one cell to that of another."""

    def __init__(self, ground: Ground, a: str, b: str) -> None:
        self.ground, self.grid, self.a, self.b = ground, ground.grid, a, b
        (self.x, self.y), (x1, y1) = self.grid.cells[a].centre, self.grid.cells[b].centre
        self.dx, self.dy = x1 - self.x, y1 - self.y

    def span(self, low: int, high: int, start: int, along: int) -> tuple[Fraction, Fraction] | None:
        """For which parts of the line a coordinate lies strictly between two values."""
        if not along:
            return (Fraction(0), Fraction(1)) if low < start < high else None
        t, u = sorted((Fraction(low - start, along), Fraction(high - start, along)))
        return max(t, Fraction(0)), min(u, Fraction(1))

    def enters(self, square: str) -> bool:
        """Does it meet the inside of a square?"""
        i, k = self.grid.square(square)
        spans = (
            self.span(i * 1000, i * 1000 + 1000, self.x, self.dx),
            self.span(k * 1000, k * 1000 + 1000, self.y, self.dy),
        )
        if None in spans:
            return False
        return max(span[0] for span in spans) < min(span[1] for span in spans)

    def meets(self, edge: Edge) -> bool:
        """Does it meet the inside of an edge?"""
        (x, y), (x1, y1) = edge.ends
        if x == x1:
            return self._meets(x, y, y1, self.x, self.dx, self.y, self.dy)
        return self._meets(y, x, x1, self.y, self.dy, self.x, self.dx)

    def _meets(self, at, low, high, start, along, other, other_along) -> bool:
        if not along:
            span = self.span(low, high, other, other_along)
            return start == at and span is not None and span[0] < span[1]
        t = Fraction(at - start, along)
        return 0 < t < 1 and low < other + t * other_along < high

    def runs(self, edge: Edge) -> bool:
        """Does it run inside an edge?"""
        (x, y), (x1, y1) = edge.ends
        return self.meets(edge) and ((x == x1 and not self.dx) or (y == y1 and not self.dy))

    def corners(self) -> list[tuple[int, int]]:
        """The corners of the grid on it, in turn."""
        found = []
        for i in range(self.grid.width + 1):
            for k in range(self.grid.height + 1):
                ex, ey = i * 1000 - self.x, k * 1000 - self.y
                along = ex * self.dx + ey * self.dy
                if not cross(self.dx, self.dy, ex, ey) and 0 < along < self.dx**2 + self.dy**2:
                    found.append((along, (i, k)))
        return [at for _, at in sorted(found)]

    def solid(self, cell: str) -> bool:
        return cell not in (self.a, self.b) and self.grid.cells[cell].kind != "open"

    def sides(self, corner: tuple[int, int], kinds: tuple[str, ...], squares: bool) -> set[int]:
        """On which sides of a corner it meets edges of these kinds, or solid squares."""
        x, y = corner[0] * 1000, corner[1] * 1000
        found = set()
        for edge in self.grid.edges.values():
            if (x, y) in edge.ends and self.ground.kind(edge.id) in kinds:
                (x0, y0), (x1, y1) = edge.ends
                found.add(cross(self.dx, self.dy, (x0 + x1) // 2 - x, (y0 + y1) // 2 - y))
        for cell in self.grid.cells.values() if squares else ():
            for square in cell.squares:
                i, k = self.grid.square(square)
                if (
                    self.solid(cell.id)
                    and i - corner[0] in (0, -1)
                    and k - corner[1] in (0, -1)
                    and not self.enters(square)
                ):
                    found.add(cross(self.dx, self.dy, i * 1000 + 500 - x, k * 1000 + 500 - y))
        return found - {0}

    def stopped(self, bodies) -> bool:
        """Walls, solid squares, bodies, windows seen through askew, solid things on both sides of one corner."""
        ground, grid = self.ground, self.grid
        low = grid.cells[self.a].kind == grid.cells[self.b].kind == "open"
        for cell in grid.cells.values():
            crossed = any(self.enters(square) for square in cell.squares) or self.within(cell.squares)
            if crossed and cell.id not in (self.a, self.b) and (cell.kind != "open" or (low and cell.id in bodies)):
                return True
        for edge in grid.edges.values():
            if not self.meets(edge):
                continue
            kind = ground.kind(edge.id)
            if kind == "wall" or (self.runs(edge) and (kind == "window" or any(map(self.solid, edge.cells)))):
                return True
            (x, _), (x1, _) = edge.ends
            askew = self.dy if x == x1 else self.dx
            if kind == "window" and askew and self.a not in edge.cells and self.b not in edge.cells:
                return True
        return any(self.sides(at, ("wall", "window"), True) == {1, -1} for at in self.corners())

    def within(self, squares) -> bool:
        """Does it run along a line of the grid inside an odd cell?"""
        for dx, dy, at in ((1, 0, self.x), (0, 1, self.y)):
            if (self.dx if dx else self.dy) or at % 1000:
                continue
            for square in squares:
                i, k = self.grid.square(square)
                other = next((s for s in squares if self.grid.square(s) == (i - dx, k - dy)), None)
                start, along, low = (self.y, self.dy, k) if dx else (self.x, self.dx, i)
                span = self.span(low * 1000, low * 1000 + 1000, start, along)
                if other and at == (i if dx else k) * 1000 and span is not None and span[0] < span[1]:
                    return True
        return False

    def barriers(self) -> list[set[str]]:
        """Each obstacle or window that counts, as the cells that it borders."""
        found = [
            set(edge.cells)
            for edge in self.grid.edges.values()
            if self.meets(edge) and self.ground.kind(edge.id) in ("obstacle", "window")
        ]
        for at in self.corners():
            if self.sides(at, ("obstacle",), False) == {1, -1}:
                spot = at[0] * 1000, at[1] * 1000
                edges = [
                    edge
                    for edge in self.grid.edges.values()
                    if spot in edge.ends and self.ground.kind(edge.id) == "obstacle"
                ]
                found.append({cell for edge in edges if not self.runs(edge) for cell in edge.cells})
        return found

    def one_sided(self, waived: tuple[str, ...]) -> set[int]:
        """The sides on which there are corners, those of some cells' own left out."""
        found: set[int] = set()
        for i, k in self.corners():
            if not any((i * 1000, k * 1000) in self.grid.cells[cell].ring for cell in waived):
                found |= self.sides((i, k), ("wall", "window"), True)
        return found


def seen(ground: Ground, a: str, b: str, bodies=()) -> bool:
    """Mutual sight by the words of the ledger."""
    kinds = {ground.grid.cells[end].kind for end in (a, b)}
    if "blocked" in kinds:
        return a == b
    ruler = Ruler(ground, a, b)
    if a == b or kinds == {"high"}:
        return True
    return not ruler.stopped(bodies) and len(ruler.barriers()) < 3 and ruler.one_sided((a, b)) != {1, -1}


def shot(ground: Ground, a: str, b: str, bodies=()) -> tuple[bool, bool, bool, bool]:
    """Clear, and then: corner penalty, obstacle penalty, some cover."""
    if not seen(ground, a, b, bodies):
        return False, False, False, False
    if a == b or ground.grid.cells[a].kind == ground.grid.cells[b].kind == "high":
        return True, False, False, False
    ruler = Ruler(ground, a, b)
    sides, barriers = ruler.one_sided((a,)), ruler.barriers()
    waived = len(barriers) == 1 and a in barriers[0]
    corner, obstacle = bool(sides), bool(barriers) and not waived
    if sides == {1, -1} or (corner and obstacle):
        return False, False, False, False
    return True, corner, obstacle, bool(barriers or ruler.one_sided(()))


Path = tuple[int, int, tuple[int, ...]]


def paths(ground: Ground, start: str, mp: int, diagonals: int, may, stop) -> Iterator[tuple[str, Path]]:
    """Every walk that can be paid for, without coming back to an earlier place."""
    order = ground.grid.order

    def go(cell: str, cost: int, used: int, path: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
        for step in ground.steps(cell):
            price = may(cell, step) if step.way in ("step", "stairs", "ladder") else None
            if price is None or cost + price > mp or used + step.diagonal > diagonals or step.to in (start, *path):
                continue
            now = (*path, step.to)
            yield step.to, (cost + price, used + step.diagonal, tuple(order[one] for one in now))
            if step.to and not stop(step.to):
                yield from go(step.to, cost + price, used + step.diagonal, now)

    yield from go(start, 0, 0, ())


def distances(ground: Ground, start: str, agility: int, enemies, others, limit: int) -> dict[str, int]:
    """Walking distances up to a limit: all states that can be had for each cost, from the cheapest on."""
    at: list[set[tuple[str, str, int, int]]] = [set() for _ in range(limit + 5)]
    at[0].add((start, "", 0, 0))
    found: dict[str, int] = {}
    for cost in range(limit + 1):
        for cell, door, used, turned in at[cost]:
            if not door:
                found.setdefault(cell, cost)
            at[cost + 4 - used].add((cell, door, 0, 0))
            for to, opened, price, diagonals in _moves(ground, start, cell, door, enemies, others):
                late = used + price > 4
                now = (price if late else used + price), (diagonals if late else turned + diagonals)
                if price <= 4 and now[1] <= agility:
                    at[cost + price].add((to, opened, *((0, 0) if now[0] == 4 else now)))
    return found


def _moves(ground: Ground, start: str, cell: str, door: str, enemies, others) -> Iterator[tuple[str, str, int, int]]:
    grid = ground.grid
    kind = {id: one.kind for id, one in grid.cells.items()}
    first = []
    for edge in grid.around(cell):
        to = edge.beyond(cell)
        if to and kind[to] == kind[cell] and ground.state(edge.id) == "closed" and edge.kind == "door" and not door:
            yield cell, edge.id, 1, 0
        if edge.id == door:
            first.append((to, 1, 0))
    if not door:
        first += [(s.to, s.cost, int(s.diagonal)) for s in ground.steps(cell) if s.way in ("step", "stairs", "ladder")]

    def through(here: str, steps, cost: int, turned: int, passed: tuple[str, ...]):
        for to, price, diagonal in steps:
            if not to or to in enemies or cost + price > 4 or to in passed:
                continue
            level = kind[to] == kind[here]
            if to not in others or to == start:
                if level or not passed:
                    yield to, "", cost + price, turned + diagonal
            elif level:
                on = [
                    (s.to, s.cost, int(s.diagonal)) for s in ground.steps(to) if s.way in ("step", "stairs", "ladder")
                ]
                yield from through(to, on, cost + price + 1, turned + diagonal, (*passed, to))

    yield from through(cell, first, 0, 0, ())
