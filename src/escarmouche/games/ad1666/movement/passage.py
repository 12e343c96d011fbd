"""Force Passage: through the squares of friends (AD66-MAN-05, AD66-AMB-50)."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from escarmouche.core.asks.ask import Shut
from escarmouche.core.asks.cells import Cells, Way
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.movement import progress, walk
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Route, Step


@clause("AD66-MAN-05", "AD66-AMB-50")
def squares_of_friends(game: Anno, figure: Figure, cell: str, occupied: Mapping[str, Figure]) -> list[str]:
    """The adjacent squares, a plain step away at the same height, with a friend in them."""
    squares: list[str] = []
    if occupied.keys().isdisjoint(game.ground.adjacent(cell)):
        return squares
    for step in level_steps(game, cell):
        if step.to in occupied:
            other = occupied[step.to]
            if other is not figure and walk.friends_for_movement(game, figure, other):
                squares.append(step.to)
    return squares


@clause("AD66-AMB-50", "AD66-DSN-18")
def level_steps(game: Anno, cell: str) -> list[Step]:
    """The plain steps to squares of the same height, over stairs too."""
    cells = game.grid.cells
    return [step for step in game.ground.plain(cell) if step.to and cells[step.to].kind == cells[cell].kind]


@clause("AD66-MAN-03", "AD66-MAN-05", "AD66-AMB-50", "AD66-EX-19", "AD66-EX-20", "AD66-EX-21")
def passages(game: Anno, figure: Figure, mp: int) -> dict[str, Route]:
    """Where it can get to through friends: 1 MP more for each, through no square where it would have to stop, to a free square."""
    stops, bends, occupied = walk.held_squares(game, figure, mp), walk.diagonals_left(game, figure), game.occupied()
    best: dict[str, Route] = {}
    queue = [(figure.cell, Route(0, 0, ()))]
    for cell, so_far in queue:  # grows as it is read
        passed = squares_of_friends(game, figure, cell, occupied)
        for step in level_steps(game, cell):
            way = Route(so_far.cost + step.cost, so_far.diagonals + step.diagonal, (*so_far.path, step.to))
            if way.cost > mp or way.diagonals > bends or step.to in so_far.path:
                continue
            if step.to in passed:
                if step.to not in stops:
                    queue.append((step.to, way._replace(cost=way.cost + 1)))
            elif so_far.path and step.to not in occupied and way < best.get(step.to, (mp + 1,)):
                best[step.to] = way
    return {cell: best[cell] for cell in sorted(best, key=game.grid.order.__getitem__)}


def through_branch(game: Anno, figure: Figure, mp: int) -> Cells | Shut:
    ways = {cell: Way(way.cost, way.path) for cell, way in passages(game, figure, mp).items()}
    about: questions.OfModel = {"model": figure.id}
    why = refusals.squares(game, functools.partial(why_no_passage, game, figure, mp))
    ask = Cells("through", seat=figure.seat, rule="AD66-MAN-05", routes=ways, about=about, why=why)
    return ask if ways else Shut(refuse("why-no-passage", "AD66-MAN-05", model=figure.id, mp=mp), ask)


@clause("AD66-MAN-05", "AD66-MAN-03", "AD66-AMB-50")
def why_no_passage(game: Anno, figure: Figure, mp: int, cell: str) -> Refusal | None:
    """Why no passage through friends leads to a square: it is taken, too far, or not behind friends."""
    if cell in passages(game, figure, mp):
        return None
    reason, far = walk.why_no_room(game, figure, cell), passages(game, figure, walk.LONG)
    if reason is None and cell in far:
        cost = far[cell].cost
        reason = refuse("why-way-too-long", "AD66-MAN-05", model=figure.id, cell=cell, cost=cost, mp=mp)
    return reason or refuse("why-no-passage-to", "AD66-MAN-05", model=figure.id, cell=cell)


@rule("AD66-MAN-05", "AD66-AMB-50", "AD66-WATCH-09")
def force_passage(game: Anno, figure: Figure, cell: str) -> Rule[None]:
    """One declaration for the whole passage; it can be interrupted only before it begins."""
    move = game.move
    going = yield from progress.declare(game, figure, "through", cell)
    if not going:
        return
    way = passages(game, figure, move.mp - move.spent).get(cell) if walk.holding_enemy(game, figure) is None else None
    if way is None:
        progress.lose_step(game, figure)
        return
    move.spent += way.cost
    occupied = game.occupied()
    game.tell("passed-through", "AD66-MAN-05", model=figure.id, others=[occupied[by].id for by in way.path[:-1]])
    progress.arrive(game, figure, cell, "AD66-MAN-05", way.diagonals)
    progress.end_if_spent(game)
