"""Leaving the board (AD66-BOARD, AD66-AMB-46)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 5


@rule("AD66-BOARD-01", "AD66-BOARD-02", "AD66-BOARD-03", "AD66-BOARD-04", "AD66-AMB-46")
def leave(game: Anno, figure: Figure, rule_id: str, voluntary: bool, seat: int = NOBODY) -> Rule[None]:
    """Who steps off the board never comes back. Fortitude decides whether it withdrew or fled, unless it went of its own will where
    leaving is an objective. What it carries goes with it. `seat`: who plays its card, if it is not its player."""
    game.tell("leaving", rule_id, model=figure.id)
    if voluntary and victory.objective(game, figure, figure.cell):
        yield from wound.remove(game, figure, "gone", "AD66-BOARD-04")
        return
    verdict = yield from skill_test.unopposed(
        game, figure, "fortitude", DIFFICULTY, "leave-board", "AD66-BOARD-02", seat=seat
    )
    origin, figure.cell = figure.cell, ""  # beyond the edge nothing is dropped
    game.shifted(figure, origin)
    yield from wound.remove(game, figure, "left" if verdict.success else "fled", "AD66-BOARD-02")
