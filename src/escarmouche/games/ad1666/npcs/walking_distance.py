"""How far non-player Characters can walk: squares, enemies and doors (AD66-NPC-03, AD66-NPC-20, AD66-AMB-77)."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import WalkingDistance

OPENING = 1  # MP to open a door (AD66-MAN-04)


@clause("AD66-NPC-03", "AD66-NPC-20", "AD66-AMB-77")
def nearest_squares(
    game: Anno, npc: Figure, wanted: Callable[[str], bool], crowded: Sequence[str] = (), lasts: bool = False
) -> dict[str, WalkingDistance]:
    """The nearest squares of a kind that it can walk to, all that are equally near. `crowded`: squares that count as free although
    somebody else is there; `lasts`: with the last moves of each way."""
    enemies, others = in_the_way(game, npc, crowded)
    ground, agility = game.ground, max(0, game.card(npc).agility)
    return ground.nearest(npc.cell, agility, enemies, others, wanted, diagonals=npc.diagonals, lasts=lasts)


@clause("AD66-NPC-02", "AD66-AMB-77")
def way_to(game: Anno, npc: Figure, goal: str, used: int) -> WalkingDistance | None:
    """The least-MP ways to a square, once it has used MP of this turn; None: there is none."""
    enemies, others = in_the_way(game, npc)
    agility = max(0, game.card(npc).agility)
    return game.ground.nearest(npc.cell, agility, enemies, others, goal.__eq__, used, npc.diagonals).get(goal)


@clause("AD66-AMB-75", "AD66-MAN-03")
def gets_to(game: Anno, npc: Figure, wanted: Container[str], most: int, stops: Container[str]) -> bool:
    """Can it walk to one of these squares with `most` MP? `stops`: squares that it does not leave, and where it passes through nobody."""
    enemies, others = in_the_way(game, npc)
    agility, goal = max(0, game.card(npc).agility), wanted.__contains__
    ground = game.ground
    return bool(ground.nearest(npc.cell, agility, enemies, others, goal, 0, npc.diagonals, most, stops))


@clause("AD66-NPC-20", "AD66-AMB-77")
def in_the_way(game: Anno, npc: Figure, crowded: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """The squares of enemies, which are impassable, and of others, through which it can pass."""
    enemies: list[str] = []
    others: list[str] = []
    for other in game.in_play():
        if other is not npc and other.cell not in crowded:
            (enemies if engage.are_enemies(game, npc, other) else others).append(other.cell)
    return enemies, others


@clause("AD66-AMB-73")
def foes(game: Anno, npc: Figure) -> list[Figure]:
    """The enemies of a non-player Character on the board."""
    return [other for other in game.in_play() if engage.hates(npc, other) and engage.are_enemies(game, npc, other)]


@clause("AD66-NPC-07", "AD66-NPC-16")
def engaging_squares(game: Anno, npc: Figure, enemy: Figure) -> list[str]:
    """The squares from which it would engage an enemy."""
    return [cell for cell in game.ground.adjacent(enemy.cell) if enemy.cell in game.ground.controls(cell)]


@clause("AD66-NPC-16", "AD66-NPC-20", "AD66-ZOC-02")
def doorways(game: Anno, enemy: Figure) -> dict[str, str]:
    """The squares in front of a closed door with an enemy right behind it, each with its door: opening it engages the two."""
    cells, doorways = game.grid.cells, dict[str, str]()
    for edge in game.grid.around(enemy.cell):
        front = edge.beyond(enemy.cell)
        if front and game.ground.state(edge.id) == "closed" and cells[front].kind == cells[enemy.cell].kind:
            doorways[front] = edge.id
    return doorways
