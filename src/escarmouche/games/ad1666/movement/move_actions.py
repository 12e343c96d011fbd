"""The actions that give MP: Full Move, Partial Move and Run (AD66-FULL-06, AD66-FULL-07, AD66-PART-01)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.movement import progress, walk
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

FIRST = 4  # MP of a Run before its test


@clause("AD66-ACT-01", "AD66-ACT-02", "AD66-ACT-03", "AD66-ZOC-06", "AD66-ZOC-07")
def why_not_move(game: Anno, figure: Figure) -> Refusal | None:
    """Why a Character cannot move at all: it is on the ground, or held by an enemy that it may not ignore."""
    if figure.unconscious:
        return refuse("why-unconscious", "AD66-ACT-01", model=figure.id)
    if figure.prone:
        return refuse("why-prone", "AD66-ACT-02", model=figure.id)
    enemy = walk.holding_enemy(game, figure)
    return None if enemy is None else refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)


@clause("AD66-FULL-06")
def full_move(game: Anno, figure: Figure, choice: Answer) -> None:
    """The Full Move: 4 MP."""
    progress.begin_movement(game, figure, "full", walk.FULL)


@clause("AD66-PART-01")
def partial_move(game: Anno, figure: Figure, choice: Answer) -> None:
    """The Partial Move: 2 MP."""
    progress.begin_movement(game, figure, "partial", walk.PARTIAL)


@clause("AD66-FULL-07")
def run(game: Anno, figure: Figure, choice: Answer) -> None:
    """The Run: its first 4 MP."""
    progress.begin_movement(game, figure, "run", FIRST)
