"""The other ways out of a square: climbs, windows, walls, jumps, doors, off the board, Retreats (AD66-MAN, AD66-BOARD, AD66-RETR)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from escarmouche.core.asks.ask import Choose, LazyBranch
from escarmouche.games.ad1666.combat import retreat
from escarmouche.games.ad1666.movement import manoeuvre
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.testing.differential.ad1666.around import PLAIN, STAIRS, controls, enemies, exits, upright
from escarmouche.testing.differential.ad1666.board import Scene, scene, shuffle
from escarmouche.testing.differential.ad1666.plan import Edge, Plan, meeting
from escarmouche.testing.differential.ad1666.walk import turns_left, within
from escarmouche.testing.differential.compare import Comparison, Predicate

SHUFFLES = 3
FLOWN = ("open", "obstacle", "slope", "stairs", "ladder")  # what a jump passes (AD66-AMB-51)
EDGEWISE = ("window", "wall")  # what is named by its edge


def offered(branch: LazyBranch) -> list[str]:
    """What a question lets a player choose."""
    ask = branch() if callable(branch) else branch
    return list(map(str, ask.options)) if isinstance(ask, Choose) else []


# -- climbs, windows, walls, down from a height, off the board


def scaled(table: Scene, figure: Figure, mp: int) -> set[tuple[str, str]]:
    """Every way out that is not a plain step on the board, with the square or the edge that names it."""
    moves = set()
    for to, way, cost, edge in exits(table.plan, figure.cell):
        free = cost <= mp and table.at(to) is None and (edge or turns_left(table, figure) > 0)
        if not free or (to and way in PLAIN):
            continue
        if way in EDGEWISE:
            moves.add((way, edge))
        elif to:
            moves.add((way, to))
        elif way != "climb":
            moves.add(("leave", edge))
    return moves


def _scalings(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng, rng.choice(("", "slopes", "slopes")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in table.some(rng, 4):
            if figure.seat == NOBODY:
                continue
            mp = rng.choice((1, 1, 2, 4))
            branches = manoeuvre.branches(table.game, figure, mp)
            slow = scaled(table, figure, mp)
            for way in ("climb", "window", "wall", "down", "leave"):
                options = offered(branches[way]) if way in branches else []
                by_edge = way in EDGEWISE or way == "leave"
                for at in _named(table.plan, figure.cell, by_edge):
                    if way in branches or (way, at) in slow:
                        words = f"{figure.id} by {way} to {at} with {mp} MP on {table}"
                        wanted = _serves(table.plan, figure.cell, at, {name for kind, name in slow if kind == way})
                        yield Comparison(_serves(table.plan, figure.cell, at, set(options)), wanted, words)


def _serves(plan: Plan, cell: str, at: str, offered: set[str]) -> bool:
    """Is it offered, or another edge that leads to the same cell? One of two alike is enough."""
    beyond = {edge.name: edge.beyond(cell) for edge in plan.of(cell)}
    return at in offered or (bool(beyond.get(at)) and beyond[at] in {beyond.get(name) for name in offered})


def _named(plan: Plan, cell: str, by_edge: bool) -> list[str]:
    return [edge.name for edge in plan.of(cell)] if by_edge else plan.touched(cell)


# -- jumps


def flown(plan: Plan, a: str, b: str) -> bool:
    """Is there no wall between two cells: over an edge, or past one side of a corner (AD66-AMB-41, -51)?"""
    shared = plan.shared(a, b)
    if shared:
        return any(edge.word in (*FLOWN, "door") for edge in shared)
    for corner in plan.outline(a) & plan.outline(b):
        round_it = meeting(corner)
        for k, square in enumerate(round_it):
            if plan.owner.get(square) != a or plan.owner.get(round_it[k - 2]) != b:
                continue
            for past in (round_it[k - 1], round_it[k - 3]):
                pair = plan.parting(square, past), plan.parting(past, round_it[k - 2])
                free = past in plan.owner and plan.kinds[plan.owner[past]] != "blocked"
                if free and all(edge is not None and edge.word in FLOWN for edge in pair):
                    return True
    return False


def jumped(table: Scene, figure: Figure, mp: int) -> set[str]:
    """Where a Jump can land (AD66-MAN-09, -11, AD66-AMB-51)."""
    plan, start, landings = table.plan, figure.cell, set()
    if plan.kinds[start] != "high" or mp < 2:
        return set()
    for over in plan.touched(start):
        to = plan.opposite(start, over)
        aslant = not plan.shared(start, over)
        if not to or plan.kinds[over] != "open" or plan.kinds[to] != "high" or table.at(to) is not None:
            continue
        if flown(plan, start, over) and flown(plan, over, to) and (not aslant or turns_left(table, figure) >= 2):
            landings.add(to)
    return landings


def _jumps(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng, rng.choice(("roofs", "gaps", "gaps")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in table.some(rng, 5):
            if table.plan.kinds[figure.cell] != "high":
                continue
            figure.diagonals = rng.choice((0, 0, 0, figure.diagonals))
            mp = rng.choice((1, 2, 2, 4))
            branch = manoeuvre.branches(table.game, figure, mp).get("jump")
            options, slow = offered(branch) if branch else [], jumped(table, figure, mp)
            for cell in within(table.plan, figure.cell, 2):
                if table.plan.kinds[cell] == "high" and cell not in table.plan.touched(figure.cell):
                    words = f"{figure.id} jumps to {cell} with {mp} MP on {table}"
                    yield Comparison(cell in options, cell in slow, words)


# -- the square behind a window


def beyond(table: Scene, figure: Figure, origin: str) -> str:
    """The free square straight on after a Triumph at a window (AD66-MAN-07, AD66-AMB-107)."""
    to = table.plan.opposite(origin, figure.cell)
    ways = [exit_ for exit_ in exits(table.plan, figure.cell) if exit_.to == to and exit_.edge]
    free = to and table.at(to) is None and any(exit_.way == "step" and exit_.cost == 1 for exit_ in ways)
    return to if free else ""


def _beyond(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in table.some(rng, 5):
            for edge in table.plan.of(figure.cell):
                origin = edge.beyond(figure.cell)
                if origin:
                    fast = manoeuvre.free_square_beyond(table.game, figure, origin)
                    words = f"{figure.id} after a window from {origin}: {fast or 'nowhere'} on {table}"
                    slow = beyond(table, figure, origin)
                    yield Comparison(bool(fast), bool(slow) if fast == slow else slow, words)


# -- doors


def turnable(table: Scene, figure: Figure, door: Edge) -> bool:
    """Can somebody open or close a door: from beside it, or from beside its own side of it (AD66-MAN-04, AD66-AMB-47)?"""
    plan, cell = table.plan, figure.cell
    if door.state in ("locked", "broken"):
        return False
    if cell in door.cells:
        return True
    for side in door.squares:
        own = plan.owner.get(side, "")
        for corner in (tuple(part // 1000 for part in end) for end in door.ends):
            for square in meeting((corner[0], corner[1])):
                edge = plan.parting(side, square)
                if not own or edge is None or edge.name == door.name or plan.owner.get(square) != cell:
                    continue
                if edge.word != "wall" and plan.kinds[own] == plan.kinds[cell] != "blocked":
                    other = table.at(own)
                    return door.state == "open" or other is None or not enemies(figure, other)
    return False


def _doors(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng, rng.choice(("house", "gates", "mixed")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in table.people():
            branch = manoeuvre.branches(table.game, figure, 2).get("door")
            options = offered(branch) if branch else []
            near = [figure.cell, *table.plan.touched(figure.cell)]
            for edge in table.plan.edges:
                if edge.sign in "dDLB" and any(cell in near for cell in edge.cells):
                    words = f"{figure.id} turns the door {edge.name} on {table}"
                    yield Comparison(edge.name in options, turnable(table, figure, edge), words)


# -- Retreats


def refuges(table: Scene, figure: Figure) -> set[str]:
    """Where a figure may retreat to; `leave`: off the board (AD66-RETR-03 to -07, AD66-AMB-70)."""
    plan, kind = table.plan, table.plan.kinds[figure.cell]
    stairs = [edge.name for edge in plan.edges if edge.word in STAIRS]
    foes = [other for other in table.people() if enemies(figure, other) and upright(other)]
    refuges = {"leave"} if any(edge.word == "open" and not all(edge.cells) for edge in plan.of(figure.cell)) else set()
    for to, way, _, edge in exits(plan, figure.cell):
        if not to or edge in stairs or plan.kinds[to] == "high" or way != ("down" if kind == "high" else "step"):
            continue
        if table.at(to) is None and not any(controls(plan, foe.cell, to) for foe in foes):
            refuges.add(to)
    return refuges


def _retreats(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng, rng.choice(("", "roofs")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in table.some(rng, 4):
            options, slow = retreat.permitted_squares(table.game, figure), refuges(table, figure)
            for cell in [*table.plan.touched(figure.cell), "leave"]:
                yield Comparison(cell in options, cell in slow, f"{figure.id} retreats to {cell} on {table}")


SCALING = Predicate(
    "climbs and ways off the board",
    ("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-BOARD-01", "AD66-AMB-111", "AD66-AMB-112"),
    _scalings,
)
JUMP = Predicate("jump", ("AD66-MAN-09", "AD66-MAN-11", "AD66-AMB-51"), _jumps)
BEYOND = Predicate("behind the window", ("AD66-MAN-07", "AD66-AMB-107"), _beyond)
DOOR = Predicate("door", ("AD66-MAN-04", "AD66-EDGE-10", "AD66-AMB-47"), _doors)
RETREAT = Predicate(
    "retreat", ("AD66-RETR-03", "AD66-RETR-04", "AD66-RETR-05", "AD66-RETR-06", "AD66-RETR-07"), _retreats
)
