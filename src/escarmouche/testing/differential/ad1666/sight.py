"""Sight and shots: a ruler laid from centre to centre, compared with every square, edge and corner of the board (AD66-LOS)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import gcd

from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.ground import sight
from escarmouche.games.ad1666.state import Figure
from escarmouche.space.grid import Shot
from escarmouche.testing.differential.ad1666.board import Scene, scene, shuffle
from escarmouche.testing.differential.ad1666.drawing import Place
from escarmouche.testing.differential.ad1666.plan import SIDE, Edge, Plan, meeting
from escarmouche.testing.differential.compare import Comparison, Predicate

SHUFFLES = 2
WORLDS = ("", "seams", "seams", "lanes", "sills", "sills", "corners", "corners", "fences", "panes")
FEW = {
    "seam": 6,
    "corners": 6,
    "straight": 2,
    "aslant": 2,
}  # lines of each course at a time: more boards rather than more lines
ALONG = {"seam": 20, "corners": 1, "straight": 1, "aslant": 1}
MORE = {
    "panes": {"straight": 6},
    "fences": {"aslant": 4},
    "seams": ALONG,
    "lanes": ALONG,
    "sills": ALONG,
}
SOLID = ("wall", "window")  # a window is set in a wall: at its ends that is what a line meets
LEFT, RIGHT = -1, 1


class Ruler:
    """The line between the centres of two cells."""

    def __init__(self, plan: Plan, a: str, b: str) -> None:
        self.plan, self.ends = plan, (a, b)
        (self.x, self.y), (self.x1, self.y1) = plan.centres[a], plan.centres[b]

    def side(self, x: int, y: int) -> int:
        """On which side of it a point lies; 0: on it, or straight before or behind it."""
        turn = (self.x1 - self.x) * (y - self.y) - (self.y1 - self.y) * (x - self.x)
        return (turn > 0) - (turn < 0)

    def _spans(self, low: int, high: int, one: int, other: int) -> bool:
        """Does it come between two parallels?"""
        return max(low, min(one, other)) < min(high, max(one, other)) or low < one == other < high

    def enters(self, square: Place) -> bool:
        """Does it meet the inside of a square?"""
        x, y = square[0] * SIDE, square[1] * SIDE
        sides = {self.side(x + dx, y + dy) for dx, dy in product((0, SIDE), (0, SIDE))}
        return (
            {LEFT, RIGHT} <= sides
            and self._spans(x, x + SIDE, self.x, self.x1)
            and self._spans(y, y + SIDE, self.y, self.y1)
        )

    def crosses(self, edge: Edge) -> bool:
        """Does it cross the inside of an edge?"""
        (x, y), (x1, y1) = edge.ends
        if self.side(x, y) * self.side(x1, y1) >= 0:
            return False
        return (self.x - x) * (self.x1 - x) < 0 if x == x1 else (self.y - y) * (self.y1 - y) < 0

    def runs(self, start: tuple[int, int], end: tuple[int, int]) -> bool:
        """Does it run along a piece of a line of the grid?"""
        if self.side(*start) or self.side(*end):
            return False
        (x, y), (x1, y1) = start, end
        if x == x1:
            return self._spans(y, y1, self.y, self.y1)
        return self._spans(x, x1, self.x, self.x1)

    def crossed(self) -> Iterator[str]:
        """The cells between its ends that it crosses."""
        for cell, squares in self.plan.squares.items():
            if cell not in self.ends and (any(map(self.enters, squares)) or self._in_seam(squares)):
                yield cell

    def _in_seam(self, squares: list[Place]) -> bool:
        """Does it run between two squares of one odd cell?"""
        return any(
            self.runs(((i + dx) * SIDE, (j + dy) * SIDE), ((i + 1) * SIDE, (j + 1) * SIDE))
            for i, j in squares
            for dx, dy in ((1, 0), (0, 1))
            if (i + dx, j + dy) in squares
        )

    def corners(self) -> list[Place]:
        """The corners of the grid on it."""
        (low, high), (left, right) = sorted((self.y, self.y1)), sorted((self.x, self.x1))
        return [
            (i, j)
            for i, j in product(range(self.plan.width + 1), range(self.plan.height + 1))
            if left <= i * SIDE <= right
            and low <= j * SIDE <= high
            and not self.side(i * SIDE, j * SIDE)
            and (i * SIDE, j * SIDE) not in ((self.x, self.y), (self.x1, self.y1))
        ]

    def sides(self, corner: Place, words: tuple[str, ...]) -> set[int]:
        """On which sides edges of these kinds end at a corner."""
        return {self.side(*_middle(edge)) for edge in self._ending(corner) if edge.word in words} - {0}

    def _ending(self, corner: Place) -> list[Edge]:
        """The edges that end at a corner."""
        squares = meeting(corner)
        pairs = [(squares[k - 1], squares[k]) for k in range(4)]
        return [edge for pair in pairs if (edge := self.plan.parting(*pair)) is not None]

    def solid(self, cell: str) -> bool:
        """A Blocked or High square, if nobody looks from it."""
        return cell not in self.ends and self.plan.kinds[cell] != "open"

    def cover(self, corner: Place) -> set[int]:
        """On which sides walls end at a corner, or solid squares touch it."""
        hard_sides = self.sides(corner, SOLID)
        for square in meeting(corner):
            if self.solid(self.plan.owner[square]):
                hard_sides.add(self.side(square[0] * SIDE + SIDE // 2, square[1] * SIDE + SIDE // 2))
        return hard_sides - {0}

    def barriers(self) -> list[set[str]]:
        """Obstacles and windows that count, each as the cells that it borders (AD66-AMB-43)."""
        met = [edge for edge in self.plan.edges if self.crosses(edge) or self.runs(*edge.ends)]
        barriers = [set(edge.cells) for edge in met if edge.word in ("obstacle", "window")]
        for corner in self.corners():
            if self.sides(corner, ("obstacle",)) == {LEFT, RIGHT}:
                hedges = [edge for edge in self._ending(corner) if edge.word == "obstacle" and edge not in met]
                barriers.append({cell for edge in hedges for cell in edge.cells})
        return barriers

    def stopped(self) -> bool:
        """Is there a wall, a solid square, a window seen through askew, or something solid on both sides of one corner?"""
        if any(map(self.solid, self.crossed())):
            return True
        for edge in self.plan.edges:
            along = self.runs(*edge.ends)
            if along and (edge.word in SOLID or any(map(self.solid, edge.cells))):
                return True
            if self.crosses(edge) and (edge.word == "wall" or (edge.word == "window" and not self._through(edge))):
                return True
        return any(self.cover(corner) == {LEFT, RIGHT} for corner in self.corners())

    def _through(self, window: Edge) -> bool:
        """Is a window seen through: from beside it, or straight on (AD66-EDGE-12, AD66-AMB-44)?"""
        (x, _), (x1, _) = window.ends
        straight = self.y == self.y1 if x == x1 else self.x == self.x1
        return straight or any(end in window.cells for end in self.ends)

    def opposed(self, *waived: str) -> set[int]:
        """The sides of the corners on it, those of some cells left out."""
        own = {corner for cell in waived for corner in self.plan.outline(cell)}
        return {side for corner in self.corners() if corner not in own for side in self.cover(corner)}


def _middle(edge: Edge) -> tuple[int, int]:
    (x, y), (x1, y1) = edge.ends
    return (x + x1) // 2, (y + y1) // 2


def seen(plan: Plan, a: str, b: str, bodies: set[str]) -> bool:
    """Do two squares see each other (AD66-AMB-42)?"""
    kinds = plan.kinds[a], plan.kinds[b]
    if a == b or kinds == ("high", "high"):
        return True
    ruler = Ruler(plan, a, b)
    if ruler.stopped() or (kinds == ("open", "open") and not bodies.isdisjoint(ruler.crossed())):
        return False
    return len(ruler.barriers()) <= 2 and ruler.opposed(a, b) != {LEFT, RIGHT}


def aimed(plan: Plan, a: str, b: str, bodies: set[str]) -> str:
    """Can somebody in a shoot at b, and past which cover (AD66-LOS-04, -06, AD66-EDGE-06, -07)?"""
    if not seen(plan, a, b, bodies):
        return "no"
    if a == b or plan.kinds[a] == plan.kinds[b] == "high":
        return "clear"
    ruler = Ruler(plan, a, b)
    corners, barriers = ruler.opposed(a), ruler.barriers()
    obstacle = bool(barriers) and not (len(barriers) == 1 and a in barriers[0])
    if len(corners) > 1 or (corners and obstacle):
        return "no"
    return _words(bool(corners), obstacle, bool(barriers or ruler.opposed()))


def _words(corner: bool, obstacle: bool, covered: bool) -> str:
    parts = ("corner", corner), ("obstacle", obstacle), ("waived", covered and not corner and not obstacle)
    return " ".join(["clear", *(word for word, holds in parts if holds)])


def standing(scene: Scene) -> set[str]:
    """Where somebody is in the way of sight (AD66-LOS-03)."""
    return {figure.cell for figure in scene.people() if not figure.prone and not figure.unconscious}


def _course(plan: Plan, a: str, b: str) -> str:
    """How the line between two cells runs: in a line of the grid, through corners, straight on, or aslant."""
    (x, y), (x1, y1) = plan.centres[a], plan.centres[b]
    if (x == x1 and x % SIDE == 0) or (y == y1 and y % SIDE == 0):
        return "seam"
    across, down = x1 - x, y1 - y
    if not across or not down:
        return "straight"
    steps = gcd(across, down)
    return "corners" if steps % SIDE == 0 and across // steps % 2 and down // steps % 2 else "aslant"


def _length(plan: Plan, a: str, b: str) -> int:
    """How long a line is, seen along the grid: a long one meets more."""
    (x, y), (x1, y1) = plan.centres[a], plan.centres[b]
    return abs(x1 - x) + abs(y1 - y)


def _align(rng: random.Random, table: Scene) -> None:
    """As many couples as there is room for stand so that the line between them runs along edges or through corners."""
    people = table.people()
    cells = [cell for cell in sorted(table.plan.centres) if table.plan.kinds[cell] != "blocked"]
    couples = [(a, b) for a, b in combinations(cells, 2) if _course(table.plan, a, b) in ("seam", "corners")]
    couples.sort(
        key=lambda couple: (_course(table.plan, *couple) != "seam", -_length(table.plan, *couple) * rng.random())
    )
    taken: list[str] = []
    for couple in couples:
        if len(people) >= 2 and not set(couple) & set(taken):
            taken += couple
            for cell in couple:
                _swap(table, people.pop(), cell)
    table.game.figures_changed()


def _swap(table: Scene, figure: Figure, cell: str) -> None:
    """A figure stands there, and whoever stood there in its place."""
    other = table.at(cell)
    if other is not None:
        other.cell = figure.cell
    figure.cell = cell


def _couples(rng: random.Random) -> Iterator[tuple[Scene, Figure, Figure]]:
    """Pairs of figures that look at each other on a crowded board, a few of every course."""
    world = rng.choice(WORLDS)
    table = scene(rng, world)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        if rng.random() < 0.7:
            _align(rng, table)
        pairs = list(permutations(table.people(), 2))
        pairs.sort(key=lambda pair: -_length(table.plan, pair[0].cell, pair[1].cell) * rng.random())
        left = FEW | MORE.get(world, {})
        for one, other in pairs:
            course = _course(table.plan, one.cell, other.cell)
            left[course] -= 1
            if left[course] >= 0:
                yield table, one, other


def _sights(rng: random.Random) -> Iterator[Comparison]:
    for table, one, other in _couples(rng):
        slow = seen(table.plan, one.cell, other.cell, standing(table) - {one.cell, other.cell})
        yield Comparison(sight.sees(table.game, one, other), slow, f"{one.id} sees {other.id} on {table}")


def _shots(rng: random.Random) -> Iterator[Comparison]:
    for table, one, other in _couples(rng):
        slow = aimed(table.plan, one.cell, other.cell, standing(table) - {one.cell, other.cell})
        fast = shot_words(shoot.line_of_shot(table.game, one, other))
        yield Comparison(fast, slow, f"{one.id} shoots at {other.id} on {table}")


def shot_words(shot: Shot) -> str:
    """The engine's verdict in the same words."""
    return _words(shot.corner, shot.obstacle, shot.covered) if shot.clear else "no"


SIGHT = Predicate(
    "sight",
    (
        "AD66-LOS-01",
        "AD66-LOS-02",
        "AD66-LOS-03",
        "AD66-SQ-08",
        "AD66-SQ-10",
        "AD66-EDGE-12",
        "AD66-AMB-40",
        "AD66-AMB-42",
    ),
    _sights,
)
SHOT = Predicate(
    "shot", ("AD66-LOS-04", "AD66-LOS-06", "AD66-EDGE-06", "AD66-EDGE-07", "AD66-AMB-41", "AD66-AMB-43"), _shots
)
