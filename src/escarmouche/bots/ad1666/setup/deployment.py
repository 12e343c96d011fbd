"""Where to begin: near what matters, and not alone."""

from __future__ import annotations

from escarmouche.bots.ad1666.position import Position, read
from escarmouche.bots.ad1666.printed import PrintedCards, piece_of
from escarmouche.bots.ad1666.walking import ENDLESS, TURN, distances_to, gait, unlatched
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.questions import OfModel

SQUARES = 8  # that are examined more closely
ALONE = 0.04  # of a turn, for each square between comrades


def deploy(ask: Choose, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """The squares nearest to what matters, and to comrades."""
    position = read(scene, ask.seat, cards)
    piece = piece_of(scene, about_of(ask, OfModel)["model"])
    assert piece is not None
    ways = distances_to(unlatched(position.board), focus(position), gait(cards.card(piece.card).agility))
    friends = [fighter.cell for fighter in position.fighters if fighter.side == position.side]

    def turns(cell: str) -> float:
        apart = sum([position.board.grid.distance(cell, friend) for friend in friends]) / max(1, len(friends))
        return ways.get(cell, ENDLESS) / TURN + ALONE * apart

    cells = [str(cell) for cell in ask.options]
    return list(sorted(cells, key=lambda cell: (turns(cell), cell))[:SQUARES])


def focus(position: Position) -> tuple[str, ...]:
    """What matters: things that lie there, people to be won or killed, the others, or where they will come from."""
    scenario, grid = position.stakes.scenario, position.board.grid
    cells: list[str] = []
    for goal in scenario.goals:
        cells += position.floor.get(goal.item, ()) if goal.item else ()
        cells += [fighter.cell for fighter in position.fighters if goal.card and fighter.card.id == goal.card]
        if goal.does == "hold" or (goal.does == "exit" and not cells):
            cells += grid.zones.get(goal.zone, ())
    others = [fighter.cell for fighter in position.fighters if fighter.side not in (-1, position.side)]
    zone = scenario.force(1 - position.side).zone
    return tuple(cells) or tuple(others) or grid.zones.get(zone) or tuple(list(grid.cells)[:1])
