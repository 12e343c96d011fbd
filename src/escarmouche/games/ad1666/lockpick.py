"""Lockpicking: a locked door opens without a noise, or nearly (AD66-TAL-12)."""

from __future__ import annotations

from escarmouche.core.ask import Answer, Choose, LazyBranch
from escarmouche.core.refusal import refuse
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.ad1666 import lull, notice, test
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 6


@clause("AD66-TAL-12", "AD66-FULL-13", "AD66-AMB-47")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """Which of the locked doors beside it."""
    locked = doors(game, figure)
    if not locked:
        return refuse("why-no-lock", "AD66-TAL-12", model=figure.id)
    about = {"model": figure.id}
    return Choose("lockpick", seat=figure.seat, rule="AD66-TAL-12", options=locked, of="edge", about=about)


def doors(game: Anno, figure: Figure) -> list[str]:
    """The locked doors adjacent to a Character, straight or diagonally."""
    ground = game.ground
    return [edge for edge, _ in ground.doors(figure.cell) if ground.state(edge) == "locked"]


@rule("AD66-TAL-12", "AD66-EDGE-10", "AD66-DSN-19")
def do(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """Lockpicking ND 6: unlocked and opened at once. A Mishap is heard: it ends the Lull."""
    edge = str(said)
    if edge not in doors(game, figure):
        game.tell("lock-gone", "AD66-TAL-12", model=figure.id, edge=edge)
        return
    verdict = yield from test.unopposed(game, figure, "lockpicking", DIFFICULTY, "lock-test", "AD66-TAL-12")
    if verdict.success:
        game.state.doors[edge] = "open"
        game.swung()
        game.tell("lock-picked", "AD66-TAL-12", model=figure.id, edge=edge)
        notice.noticed(game)
    elif verdict.mishap:
        lull.ends(game, "lockpicking")
