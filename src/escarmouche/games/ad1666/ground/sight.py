"""What stops a line of sight or of a shot, and by which rule (AD66-LOS)."""

from __future__ import annotations

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
