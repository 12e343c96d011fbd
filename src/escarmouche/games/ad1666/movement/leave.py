"""Leaving the board (AD66-BOARD, AD66-AMB-46)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Choose, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import heights, progress, walk
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Step

DIFFICULTY = 5


@rule("AD66-BOARD-01", "AD66-BOARD-02", "AD66-BOARD-03", "AD66-BOARD-04", "AD66-AMB-46")
def leave_board(game: Anno, figure: Figure, rule_id: str, voluntary: bool, seat: int = NOBODY) -> Rule[None]:
    """A Character that leaves the board never comes back. Fortitude decides whether it withdrew or fled, unless it left of its own will
    where leaving is a goal. What it carries goes with it. `seat`: who plays its card, if it is not its player."""
    game.tell("leaving", rule_id, model=figure.id)
    if voluntary and victory.leaving_is_goal(game, figure, figure.cell):
        wound.remove(game, figure, "gone", "AD66-BOARD-04")
        return
    task = Task("leave-board", "AD66-BOARD-02", "fortitude", DIFFICULTY, seat=seat)
    verdict = yield from skill_test.unopposed(game, figure, task)
    origin, figure.cell = figure.cell, ""  # beyond the edge nothing is dropped
    game.figure_moved(figure, origin)
    wound.remove(game, figure, "left" if verdict.success else "fled", "AD66-BOARD-02")


def leave_branch(game: Anno, figure: Figure, mp: int) -> Choose | Shut:
    """The edges over which it can leave the board without a Manoeuvre."""
    edges = [step.edge for step in ways_off_board(game, figure)]
    reasons = {edge: why_too_few_mp(figure, way_over(game, figure, edge, mp), mp) for edge in edges}
    return refusals.open_places(
        game, figure, "leave", "AD66-BOARD-01", "edge", reasons, functools.partial(why_no_exit, game, figure)
    )


@clause("AD66-BOARD-01")
def why_too_few_mp(figure: Figure, step: Step, mp: int) -> Refusal | None:
    """Too few MP for the edge."""
    if step.cost <= mp:
        return None
    return refuse("why-too-few-mp", "AD66-BOARD-01", model=figure.id, cost=step.cost, mp=mp)


@clause("AD66-BOARD-01", "AD66-AMB-46")
def why_no_exit(game: Anno, figure: Figure, edge: str) -> Refusal:
    """Why it cannot leave over an edge: not the limit of the board, not an edge of its square, or no plain step leads over it."""
    cells, who = game.grid.edges[edge].cells, {"model": figure.id, "edge": refusals.edge_name(game, edge)}
    if cells[1]:
        return refuse("why-not-the-limit", "AD66-BOARD-01", edge=refusals.edge_name(game, edge))
    if figure.cell != cells[0]:
        return refuse("why-not-at-edge", "AD66-AMB-46", **who, cell=figure.cell)
    return refuse("why-no-exit", "AD66-BOARD-01", **who)


@clause("AD66-BOARD-01", "AD66-AMB-46", "AD66-EX-48")
def ways_off_board(game: Anno, figure: Figure) -> list[Step]:
    """The ways off the board that are not Manoeuvres: plain steps, and down from a height."""
    return [step for step in game.ground.rough(figure.cell) if not step.to and step.way in (*walk.PLAIN, "down")]


@clause("AD66-SQ-07", "AD66-AMB-46", "AD66-DSN-18")
def way_over(game: Anno, figure: Figure, edge: str, mp: int) -> Step:
    """The way off the board over an edge. Off a height with a ladder: on the ladder if the MP suffice, else down beside it."""
    steps = [step for step in ways_off_board(game, figure) if step.edge == edge]
    return min(steps, key=lambda step: (step.cost > mp, step.way == "down"))


@rule("AD66-BOARD-01", "AD66-AMB-46", "AD66-WATCH-09")
def leave_over(game: Anno, figure: Figure, edge: str) -> Rule[None]:
    """Leaving is declared and paid for like any step. From a height it has to land first."""
    step = way_over(game, figure, edge, game.move.mp - game.move.spent)
    going = yield from progress.declare(game, figure, "leave", edge)
    if not going:
        return
    if walk.holding_enemy(game, figure) is not None:
        progress.lose_step(game, figure)
        return
    if step.way == "down":
        yield from heights.fall_from(game, figure, "AD66-SQ-07")
    yield from depart(game, figure)


@rule("AD66-BOARD-01", "AD66-BOARD-04")
def depart(game: Anno, figure: Figure) -> Rule[None]:
    """It leaves the board in its own movement, unless the fall has killed it."""
    if figure.in_play:
        yield from leave_board(game, figure, "AD66-BOARD-01", voluntary=True)
    progress.end_movement(game)
