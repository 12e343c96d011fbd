"""Force a door, or a fragile wall (AD66-PART-05, AD66-AMB-34, AD66-DSN-18)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

DIFFICULTY = 7


@clause("AD66-PART-05", "AD66-DSN-18")
def barriers(game: Anno, figure: Figure) -> list[str]:
    """The locked doors and the fragile walls on the edges of its square."""
    return list(game.ground.shut(figure.cell))


def branch(game: Anno, figure: Figure) -> Choose:
    """Which door or wall."""
    options, about = barriers(game, figure), questions.OfModel(model=figure.id)
    why = refusals.edges(game, functools.partial(why_not_forced, game, figure))
    return Choose("force-door", seat=figure.seat, rule="AD66-PART-05", options=options, of="edge", about=about, why=why)


@clause("AD66-PART-05", "AD66-DSN-18")
def why_not_forced(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why an edge cannot be forced: no door and no fragile wall, not at its square, or not locked."""
    if edge in barriers(game, figure):
        return None
    about = {"model": figure.id, "edge": refusals.edge_name(game, edge)}
    if game.grid.edges[edge].kind not in ("door", "fragile"):
        return refuse("why-not-forced", "AD66-PART-05", **about)
    if figure.cell not in game.grid.edges[edge].cells:
        return refuse("why-not-at-edge", "AD66-PART-05", **about, cell=figure.cell)
    return refuse("why-not-locked", "AD66-PART-05", **about)


@rule("AD66-PART-05", "AD66-DSN-18", "AD66-AMB-34", "AD66-DP-30")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Strength against 7: it is broken for good, and the step through is free. A Mishap costs a Wound."""
    edge = str(choice)
    task = Task("force-door", "AD66-PART-05", "strength", DIFFICULTY)
    verdict = yield from skill_test.unopposed(game, figure, task)
    if verdict.mishap:
        yield from wound.take_wounds(game, figure, 1, "AD66-PART-05")
    if not verdict.success:
        return
    game.state.doors[edge] = "broken"
    game.doors_changed()
    game.tell("broken-open", "AD66-PART-05", model=figure.id, edge=edge)
    notice.everybody_looks(game)
    beyond = game.grid.edges[edge].beyond(figure.cell)
    if walk.step_to(game, figure, beyond, 2) is not None:
        game.state.move = Move(figure.id, "forced", 0, origin=figure.cell, free=beyond)
