"""Slopes, windows, walls and heights: the ways over an edge that take more than a step (AD66-MAN-06 to -08, AD66-SQ-07)."""

from __future__ import annotations

import functools
from typing import NamedTuple

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Step


class Scaling(NamedTuple):
    """A way over an edge that needs a test, or more than a step: its rule, and the Agility it takes (0: see the rule)."""

    rule: str
    nd: int
    of: str  # what a player points at: the square beyond, or the edge


SCALINGS = {
    "climb": Scaling("AD66-MAN-06", 4, "cell"),
    "window": Scaling("AD66-MAN-07", 5, "edge"),
    "wall": Scaling("AD66-MAN-08", 5, "edge"),
    "down": Scaling("AD66-SQ-07", 0, "cell"),
}


@clause("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-AMB-111", "AD66-AMB-112")
def scalings(
    game: Anno, figure: Figure, mp: int, run: Move | None = None, outside: bool = True
) -> dict[str, LazyBranch]:
    """Slopes to climb, windows, walls, and ways down from a height, where there are any. `outside`: also those off the board."""
    branches: dict[str, LazyBranch] = {}
    for step in game.ground.rough(figure.cell):
        if (
            step.way in SCALINGS
            and step.way not in branches
            and is_offered(step, outside)
            and (run is None or step.way == "down")
        ):
            branches[step.way] = functools.partial(scaling_branch, game, figure, step.way, mp, run, outside)
    return branches


def is_offered(step: Step, outside: bool) -> bool:
    """Does it lead into a square, or off the board where that is allowed?"""
    return bool(step.to) or (outside and SCALINGS[step.way].of == "edge")


def scaling_branch(game: Anno, figure: Figure, way: str, mp: int, run: Move | None, outside: bool) -> Choose | Shut:
    """The squares or edges for one such way, or why there are none."""
    kind = SCALINGS[way]
    steps = {
        pointed_at(step): step
        for step in game.ground.steps(figure.cell)
        if step.way == way and is_offered(step, outside)
    }
    reasons = {
        at: why_barred(game, figure, step, mp) or walk.why_run_not_into(game, figure, run, step.to)
        for at, step in steps.items()
    }
    absent = functools.partial(why_no_scaling, game, figure, way)
    return refusals.open_places(game, figure, way, kind.rule, kind.of, reasons, absent)


@clause("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07")
def why_none_here(figure: Figure, way: str) -> Refusal:
    """Why a menu does not have a way: no edge of the square offers it."""
    return refuse(f"why-nothing-for-{way}", SCALINGS[way].rule, model=figure.id, cell=figure.cell)


@clause("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-AMB-101")
def why_no_scaling(game: Anno, figure: Figure, way: str, at: str) -> Refusal:
    """Why a square or an edge is not a way of that kind: there is none from here, or it leads off the board where that is not allowed."""
    who, kind = {"model": figure.id, "cell": figure.cell}, SCALINGS[way]
    if any(step.way == way and pointed_at(step) == at for step in game.ground.steps(figure.cell)):
        return refuse("why-not-off-board", "AD66-AMB-101", **who, edge=refusals.edge_name(game, at))
    if kind.of == "edge":
        return refuse(f"why-no-{way}-at", kind.rule, **who, edge=refusals.edge_name(game, at))
    return refuse(f"why-no-{way}-to", kind.rule, **who, to=at)


def pointed_at(step: Step) -> str:
    """What a player points at: the edge, or the square beyond."""
    return step.edge if SCALINGS[step.way].of == "edge" else step.to


def step_of(game: Anno, figure: Figure, way: str, choice: Answer) -> Step:
    """The step that the player chose."""
    return next(step for step in game.ground.steps(figure.cell) if step.way == way and pointed_at(step) == choice)


@clause("AD66-SQ-02", "AD66-MAN-02", "AD66-MAN-03", "AD66-MOVE-02", "AD66-TAL-19")
def why_barred(game: Anno, figure: Figure, step: Step, mp: int) -> Refusal | None:
    """Why a way cannot be taken: too few MP, no diagonal step left, somebody there, a window too small."""
    if step.cost > mp:
        return refuse("why-too-few-mp", SCALINGS[step.way].rule, model=figure.id, cost=step.cost, mp=mp)
    if step.diagonal and not walk.diagonals_left(game, figure):
        return refuse("why-no-diagonal", "AD66-MOVE-02", model=figure.id)
    if step.way == "window" and game.has(figure, "huge"):
        return refuse("why-huge", "AD66-TAL-19", model=figure.id)
    return walk.why_taken(game, figure, step.to)


@rule("AD66-MAN-02", "AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08")
def climb_test(game: Anno, figure: Figure, way: str) -> Rule[skill_test.Verdict]:
    """The Agility test of a climb; a Mishap throws the climber to the ground where it is."""
    kind = SCALINGS[way]
    verdict = yield from skill_test.unopposed(game, figure, Task(f"climb-{way}", kind.rule, "agility", kind.nd))
    if verdict.mishap:
        wound.fall_prone(game, figure, kind.rule)
    return verdict
