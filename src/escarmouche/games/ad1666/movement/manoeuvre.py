"""Manoeuvres, bought with MP inside a movement: doors, passages, climbs, windows, jumps (AD66-MAN), and the other ways of leaving
a square that are not plain steps: down from a height (AD66-SQ-07), off the board (AD66-BOARD-01)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.movement import door, heights, jump, leave, passage, progress, scaling, walk
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Step

NAMES = ("door", "through", "climb", "window", "wall", "jump", "down", "leave")
DOOR = 1  # MP to open or close one


# -- what the place offers


@clause("AD66-MAN-01", "AD66-FULL-09", "AD66-DP-21")
def branches(game: Anno, figure: Figure, mp: int, run: Move | None = None) -> dict[str, LazyBranch]:
    """Every way out of a square except plain steps, as far as the place offers it; what cannot be done now says why. A runner may only
    go down or leave."""
    branches: dict[str, LazyBranch] = {}
    ground = game.ground
    if run is None and ground.doors(figure.cell):
        branches["door"] = lambda: door_branch(game, figure)
    if run is None and passage.squares_of_friends(game, figure, figure.cell, game.occupied()):
        branches["through"] = lambda: passage.through_branch(game, figure, mp)
    branches |= scaling.scalings(game, figure, mp, run)
    if run is None and ground.jumps(figure.cell):
        branches["jump"] = lambda: jump.jump_branch(game, figure, mp)
    if leave.ways_off_board(game, figure):
        branches["leave"] = lambda: leave.leave_branch(game, figure, mp)
    return branches


RULES = {  # of the Manoeuvres that are not scalings
    "door": "AD66-MAN-04",
    "through": "AD66-MAN-05",
    "jump": "AD66-MAN-09",
    "leave": "AD66-BOARD-01",
}


@clause("AD66-FULL-09", "AD66-MAN-01", "AD66-BOARD-01")
def why_left_out(game: Anno, figure: Figure, name: str, running: bool) -> Refusal:
    """Why a menu does not have a Manoeuvre: a runner makes none, or the place does not offer it."""
    if running and name not in ("down", "leave"):
        return refuse("why-no-manoeuvre", "AD66-FULL-09", model=figure.id, branch=name)
    if name in scaling.SCALINGS:
        return scaling.why_none_here(figure, name)
    return refuse(f"why-nothing-for-{name}", RULES[name], model=figure.id, cell=figure.cell)


# -- climbs, windows, walls, ways down


@rule("AD66-MAN-02", "AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-WATCH-09")
def scale(game: Anno, figure: Figure, way: str, choice: Answer) -> Rule[None]:
    """Up a slope, through a window, over a wall, or down: declared, paid for in any case, then tested."""
    step = scaling.step_of(game, figure, way, choice)
    going = yield from progress.declare(game, figure, way, step.to or step.edge)
    if not going:
        return
    run = game.move if game.move.kind == "run" else None
    if (
        walk.holding_enemy(game, figure)
        or walk.why_taken(game, figure, step.to)
        or walk.why_run_not_into(game, figure, run, step.to)
    ):
        progress.lose_step(game, figure)
        return
    game.move.spent += step.cost
    if way == "down":
        yield from go_down(game, figure, step)
        return
    verdict = yield from scaling.climb_test(game, figure, way)
    if figure.prone:
        progress.end_movement(game)
    elif verdict.success:
        yield from cross_edge(game, figure, step, verdict.triumph)
    else:
        progress.end_if_spent(game)


@rule("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-BOARD-01", "AD66-EX-49")
def cross_edge(game: Anno, figure: Figure, step: Step, triumph: bool) -> Rule[None]:
    """The edge is crossed: into the square beyond, or off the board. After a Triumph at a window or wall one more square is free."""
    origin, kind = figure.cell, scaling.SCALINGS[step.way]
    if not step.to:
        yield from leave.depart(game, figure)
        return
    progress.arrive(game, figure, step.to, kind.rule, int(step.diagonal))
    if triumph and step.way != "climb" and not game.move.stopped:
        game.move.free = free_square_beyond(game, figure, origin)
    progress.end_if_spent(game)


@clause("AD66-MAN-07", "AD66-AMB-107")
def free_square_beyond(game: Anno, figure: Figure, origin: str) -> str:
    """The square straight on from a window: behind an Open edge, an open door or a downward Slope, and free to step into."""
    to = game.grid.opposite(origin, figure.cell)
    for step in game.ground.steps(figure.cell):
        if (
            to
            and step.to == to
            and step.way == "step"
            and step.cost == 1
            and not step.diagonal
            and game.figure_at(to) is None
        ):
            return to
    return ""


@rule("AD66-SQ-07", "AD66-AMB-21")
def go_down(game: Anno, figure: Figure, step: Step) -> Rule[None]:
    """Down from a height: it reaches the square whatever the test says."""
    progress.arrive(game, figure, step.to, "AD66-SQ-07", int(step.diagonal))
    yield from heights.fall_from(game, figure, "AD66-SQ-07")
    if not figure.in_play or figure.prone:
        progress.end_movement(game)
    else:
        progress.end_if_spent(game)


# -- doors


def door_branch(game: Anno, figure: Figure) -> Choose | Shut:
    """The doors beside it that can be opened or closed."""
    reasons = {edge: door.why_stuck(game, figure, edge) for edge, _ in game.ground.doors(figure.cell)}
    return refusals.open_places(
        game, figure, "door", "AD66-MAN-04", "edge", reasons, functools.partial(door.why_no_door, game, figure)
    )


@rule("AD66-MAN-04", "AD66-DP-69", "AD66-WATCH-07")
def use_door(game: Anno, figure: Figure, edge: str) -> Rule[None]:
    """1 MP, no test: the door stays as it is until somebody changes it."""
    going = yield from progress.declare(game, figure, "door", edge)
    if not going:
        return
    if door.why_stuck(game, figure, edge) is not None:
        progress.lose_step(game, figure)
        return
    game.move.spent += DOOR
    door.swing(game, figure, edge)
    progress.stop_if_held(game, figure)
    progress.end_if_spent(game)
