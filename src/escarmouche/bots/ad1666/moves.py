"""Moves that deserve a look: the best few squares, by what can be seen from here; doors, climbs and jumps."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.place_value import place_value
from escarmouche.bots.ad1666.position import Position, read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.asks.cells import Cells
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.questions import Move

SQUARES = 6  # that are examined more closely
FEW = 3
LISTED = 64


def move(ask: Menu, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """The squares that deserve a look, by what can be seen from here; doors, climbs and jumps."""
    position, about = read(scene, ask.seat, cards), about_of(ask, Move)
    fighter = position.fighter(about["model"])
    if fighter is None:
        return list(itertools.islice(ask, LISTED))
    others: list[Answer] = []
    walks: list[Answer] = []
    for name, inner in ask.open():
        if name == "walk" and isinstance(inner, Cells):
            walks = [{name: cell} for cell in best(ends(inner, about), position, fighter, SQUARES)]
        elif name != "equip":
            others += ways(name, inner, position, fighter)
    return [*walks[:FEW], *sorted(others, key=lambda answer: answer == "stop"), *walks[FEW:]]


def ways(name: str, inner: Ask | None, position: Position, fighter: Fighter) -> list[Answer]:
    """Ways out of a square that are not plain steps."""
    if inner is None:
        return [name]
    if name in ("through", "climb", "down", "jump"):
        return [{name: cell} for cell in best(inner, position, fighter, 2)]
    if name in ("window", "wall"):
        return [{name: edge} for edge in beyond(inner, position, fighter)]
    if name == "leave":
        leaves = fighter.carried or fighter.health < 1
        return [{name: edge} for edge in itertools.islice(inner, 1)] if leaves else []
    return [{name: answer} for answer in itertools.islice(inner, FEW)]


def ends(walks: Cells, about: Move) -> list[str]:
    """Where walks may end. A Character that runs goes as far as it can: only then does it get further."""
    cells = list(walks.routes)
    full = [cell for cell in cells if walks.routes[cell].cost == about["mp"]]
    return full if about["kind"] == "run" and full else cells


def best(cells: Iterable[str], position: Position, fighter: Fighter, most: int) -> list[str]:
    """The best squares to stand in, as far as can be seen."""
    listed = list(cells)
    if len(listed) <= most:
        return listed
    values = {cell: place_value(position, fighter, cell) for cell in listed}
    return sorted(listed, key=lambda cell: -values[cell])[:most]


def beyond(edges: Iterable[str], position: Position, fighter: Fighter) -> Iterator[str]:
    """Windows and walls that lead somewhere better, or off the board if there is something to carry out."""
    now = place_value(position, fighter, fighter.cell)
    for edge in edges:
        cell = position.board.grid.edges[edge].beyond(fighter.cell)
        if (not cell and fighter.carried) or (cell and place_value(position, fighter, cell) > now):
            yield edge
