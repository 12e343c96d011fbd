"""Lockpicking: a locked door opens, quietly unless it goes wrong (AD66-TAL-12)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice
from escarmouche.games.ad1666.turn import lull

DIFFICULTY = 6


@clause("AD66-TAL-12", "AD66-FULL-13", "AD66-AMB-47")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """Which of the locked doors beside it."""
    locked, about = locked_doors(game, figure), questions.OfModel(model=figure.id)
    why = refusals.edges(game, functools.partial(why_no_lock, game, figure))
    ask = Choose("lockpick", seat=figure.seat, rule="AD66-TAL-12", options=locked, of="edge", about=about, why=why)
    return unless_empty(ask, refuse("why-no-lock", "AD66-TAL-12", model=figure.id))


@clause("AD66-TAL-12", "AD66-AMB-47")
def why_no_lock(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why there is nothing to pick: no door, not beside it, or not locked."""
    about = {"model": figure.id, "edge": edge}
    if game.grid.edges[edge].kind != "door":
        return refuse("why-no-door", "AD66-TAL-12", edge=refusals.edge_name(game, edge))
    if edge not in [door for door, _ in game.ground.doors(figure.cell)]:
        return refuse("why-not-beside-door", "AD66-TAL-12", **about)
    return None if game.ground.state(edge) == "locked" else refuse("why-not-locked", "AD66-TAL-12", **about)


def locked_doors(game: Anno, figure: Figure) -> list[str]:
    """The locked doors adjacent to a Character, straight or diagonally."""
    ground = game.ground
    return [edge for edge, _ in ground.doors(figure.cell) if ground.state(edge) == "locked"]


@rule("AD66-TAL-12", "AD66-EDGE-10", "AD66-DSN-19")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Lockpicking ND 6: unlocked and opened at once. A Mishap is heard: it ends the Lull."""
    edge = str(choice)
    if edge not in locked_doors(game, figure):
        game.tell("lock-gone", "AD66-TAL-12", model=figure.id, edge=edge)
        return
    task = Task("lock-test", "AD66-TAL-12", "lockpicking", DIFFICULTY)
    verdict = yield from skill_test.unopposed(game, figure, task)
    if verdict.success:
        game.state.doors[edge] = "open"
        game.doors_changed()
        game.tell("lock-picked", "AD66-TAL-12", model=figure.id, edge=edge)
        notice.everybody_looks(game)
    elif verdict.mishap:
        lull.end_lull(game, "lockpicking")
