"""Force a door, or a fragile wall (AD66-PART-05, AD66-AMB-34, AD66-DSN-18)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate import skill_test
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
    """Which one."""
    options, about = barriers(game, figure), {"model": figure.id}
    why = refusals.edges(game, functools.partial(unforced, game, figure))
    return Choose("force-door", seat=figure.seat, rule="AD66-PART-05", options=options, of="edge", about=about, why=why)


@clause("AD66-PART-05", "AD66-DSN-18")
def unforced(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why an edge cannot be forced: no door and no fragile wall, not at its square, or not locked."""
    if edge in barriers(game, figure):
        return None
    about = {"model": figure.id, "edge": refusals.side(game, edge)}
    if game.grid.edges[edge].kind not in ("door", "fragile"):
        return refuse("why-not-forced", "AD66-PART-05", **about)
    if figure.cell not in game.grid.edges[edge].cells:
        return refuse("why-not-at-edge", "AD66-PART-05", **about, cell=figure.cell)
    return refuse("why-not-locked", "AD66-PART-05", **about)


@rule("AD66-PART-05", "AD66-DSN-18", "AD66-AMB-34", "AD66-DP-30")
def do(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """Strength against 7: broken for good, and free to step through; in a Mishap it is the shoulder that gives."""
    edge = str(said)
    verdict = yield from skill_test.unopposed(game, figure, "strength", DIFFICULTY, "force-door", "AD66-PART-05")
    if verdict.mishap:
        yield from wound.hurt(game, figure, 1, "AD66-PART-05")
    if not verdict.success:
        return
    game.state.doors[edge] = "broken"
    game.swung()
    game.tell("broken-open", "AD66-PART-05", model=figure.id, edge=edge)
    notice.noticed(game)
    beyond = game.grid.edges[edge].beyond(figure.cell)
    if any(step.to == beyond for step in walk.paces(game, figure, 2)):
        game.state.move = Move(figure.id, "forced", 0, origin=figure.cell, free=beyond)
