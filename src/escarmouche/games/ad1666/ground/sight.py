"""Who sees whom, and what stops a line of sight or of a shot, by which rule (AD66-LOS)."""

from __future__ import annotations

from collections.abc import Container

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

OUTSIDE = "outside"
RULES = {  # what stops a line, and by which rule
    "wall": "AD66-LOS-02",
    "door": "AD66-EDGE-08",
    "blocked": "AD66-LOS-03",
    "high": "AD66-SQ-09",
    "body": "AD66-LOS-03",
    "corners": "AD66-LOS-04",
    "obstacles": "AD66-EDGE-06",
    "window": "AD66-EDGE-12",
    "penalties": "AD66-LOS-06",
}


@clause("AD66-LOS-03", "AD66-STATE-02")
def view_blockers(game: Anno) -> dict[str, Figure]:
    """The squares with somebody who blocks the view: everybody who is not Prone or Unconscious."""
    return {figure.cell: figure for figure in game.in_play() if not figure.prone and not figure.unconscious}


@clause("AD66-AMB-42", "AD66-LOS-01", "AD66-SQ-08", "AD66-SQ-09", "AD66-SQ-10", "AD66-EDGE-12")
def sees(game: Anno, figure: Figure, other: Figure, standing: Container[str] | None = None) -> bool:
    """Mutual sight between two Characters, past everybody who blocks the view."""
    return game.ground.sight(figure.cell, other.cell, view_blockers(game) if standing is None else standing).clear


def what_is_met(game: Anno, name: str, why: str = "") -> dict[str, str]:
    """What a line meets: the Character who blocks it, the square, the edge; for an edge or a corner the squares on both sides."""
    figure = game.figure_at(name) if why == "body" else None
    if figure is not None:
        return {"by": figure.id, "cell": name}
    if name in game.grid.edges:
        cell, beyond = game.grid.edges[name].cells
    elif "," in name:
        x, y = map(int, name.split(","))
        cell, beyond = game.grid.cell((x - 1, y)), game.grid.cell((x, y - 1))
    else:
        return {"by": name}
    return {"by": name, "one": cell or OUTSIDE, "other": beyond or OUTSIDE}
