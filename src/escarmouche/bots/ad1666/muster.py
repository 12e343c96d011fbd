"""Where to begin: near what matters, and not alone."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.ad1666.fighter import Sheet
from escarmouche.bots.ad1666.paths import ENDLESS, TURN, gait, reach, unlatched
from escarmouche.bots.ad1666.position import Position, survey
from escarmouche.core.asks.ask import Answer
from escarmouche.core.views.scene import Scene

SQUARES = 8  # that are looked at more closely
ALONE = 0.04  # of a turn, for each square between comrades


def deploy(ask: Any, scene: Scene, sheet: Sheet) -> list[Answer]:
    """The squares nearest to what matters, and to one's comrades."""
    position = survey(scene, ask.seat, sheet)
    piece = next(one for one in scene.pieces if one.id == ask.about["model"])
    card = sheet(piece.card)
    ways = reach(unlatched(position.board), focus(position), gait(card.agility))
    friends = [one.cell for one in position.fighters if one.side == position.side]

    def rated(cell: str) -> float:
        apart = sum([position.board.grid.distance(cell, friend) for friend in friends]) / max(1, len(friends))
        return ways.get(cell, ENDLESS) / TURN + ALONE * apart

    cells = [str(cell) for cell in ask.options]
    return list(sorted(cells, key=lambda cell: (rated(cell), cell))[:SQUARES])


def focus(position: Position) -> tuple[str, ...]:
    """What matters: things that lie there, people to be won or killed, the others, or where they will come from."""
    scenario, grid = position.stakes.scenario, position.board.grid
    found: list[str] = []
    for goal in scenario.goals:
        found += position.floor.get(goal.item, ()) if goal.item else ()
        found += [one.cell for one in position.fighters if goal.card and one.card.id == goal.card]
        if goal.does == "hold" or (goal.does == "exit" and not found):
            found += grid.zones.get(goal.zone, ())
    others = [one.cell for one in position.fighters if one.side not in (-1, position.side)]
    zone = scenario.force(1 - position.side).zone
    return tuple(found) or tuple(others) or grid.zones.get(zone) or tuple(list(grid.cells)[:1])
