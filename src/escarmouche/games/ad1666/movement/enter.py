"""A Character enters another square, and somebody may notice (AD66-DISC-03, AD66-NPC-08)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-DISC-03", "AD66-NPC-08", "AD66-AMB-86")
def enter_square(game: Anno, figure: Figure, to: str, rule_id: str) -> bool:
    """A Character enters another square. True if that gave somebody away or roused somebody."""
    origin, figure.cell = figure.cell, to
    game.figure_moved(figure, origin)
    game.tell("moved", rule_id, model=figure.id, cell=to, origin=origin)
    before = count_unnoticed(game)
    if not before:
        return False
    notice.everybody_looks(game)
    return count_unnoticed(game) != before


def count_unnoticed(game: Anno) -> int:
    """How many Characters are still unnoticed or unroused."""
    odd = [figure for figure in game.in_play() if figure.marker or figure.vocation]
    return sum([figure.marker + (figure.vocation == "guard") for figure in odd])
