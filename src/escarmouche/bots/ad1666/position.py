"""A position as a player takes it in: who stands where, who is whose enemy, who engages whom, and how much time is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from escarmouche.bots.ad1666.fighter import Fighter, foes
from escarmouche.bots.ad1666.fighter import read as read_fighter
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.stakes import Stakes, stakes_of
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.state import Phase
from escarmouche.space.grid import Ground, ground

NOISE = 1.0  # counters that go in a turn besides its own: shots and deaths are heard


class Position(NamedTuple):
    """A scene as one seat sees it."""

    side: int  # the party of the seat that looks at it
    board: Ground
    stakes: Stakes
    fighters: Sequence[Fighter]
    enemies: dict[str, list[Fighter]]  # of each
    engagers: dict[str, list[Fighter]]  # enemies that engage each
    bodies: dict[str, Fighter]  # who stands in the way of shots, by square
    phase: Phase
    active: str  # who is being activated
    actions: int  # that it has left
    turns: float  # still to be played
    late: float  # 0 at the beginning, 1 at the end
    floor: dict[str, list[str]]  # what lies where: item -> squares
    lull: bool

    def moved(self, fighter: Fighter, cell: str) -> Position:
        """The position with a fighter in another square, roughly: who else is engaged by it is ignored."""
        there = fighter._replace(cell=cell)
        fighters = [there if other is fighter else other for other in self.fighters]
        around = self.board.controls(cell)
        held = [enemy for enemy in self.enemies[fighter.id] if enemy.cell in around and enemy.upright]
        return self._replace(fighters=fighters, engagers={**self.engagers, fighter.id: held})

    def fighter(self, name: str) -> Fighter | None:
        return next((fighter for fighter in self.fighters if fighter.id == name), None)


def read(scene: Scene, seat: int, cards: PrintedCards) -> Position:
    """A scene as a position."""
    stakes = stakes_of(cards.scenario)
    board = ground(cards.grid, scene.states)
    fighters = [read_fighter(piece, cards, stakes) for piece in scene.pieces if piece.cell]
    enemies = enemies_of(fighters)
    turns, late = time(scene, stakes)
    floor: dict[str, list[str]] = {}
    for marker in scene.markers:
        floor.setdefault(marker.kind, []).append(marker.cell)
    return Position(
        side_of(scene, seat),
        board,
        stakes,
        fighters,
        enemies,
        engagers_of(board, fighters, enemies),
        {fighter.cell: fighter for fighter in fighters if fighter.upright},
        cast(Phase, scene.phase),
        scene.active,
        scene.table.get("actions", 0),
        turns,
        late,
        floor,
        any(track.name == "lull" for track in scene.tracks),
    )


def side_of(scene: Scene, seat: int) -> int:
    """The party of a player: that of the player's own pieces, wherever they are."""
    return next((int(piece.marks["side"]) for piece in scene.pieces if piece.seat == seat), seat)


def enemies_of(fighters: Sequence[Fighter]) -> dict[str, list[Fighter]]:
    """Everybody's enemies."""
    enemies: dict[str, list[Fighter]] = {fighter.id: [] for fighter in fighters}
    for place, fighter in enumerate(fighters):
        for other in fighters[place + 1 :]:
            if (fighter.side != other.side or fighter.seat < 0) and foes(fighter, other):
                enemies[fighter.id].append(other)
                enemies[other.id].append(fighter)
    return enemies


def engagers_of(
    board: Ground, fighters: Sequence[Fighter], enemies: dict[str, list[Fighter]]
) -> dict[str, list[Fighter]]:
    """Who is engaged by whom."""
    engagers: dict[str, list[Fighter]] = {}
    for fighter in fighters:
        around = board.controls(fighter.cell)
        engagers[fighter.id] = [enemy for enemy in enemies[fighter.id] if enemy.cell in around and enemy.upright]
    return engagers


def time(scene: Scene, stakes: Stakes) -> tuple[float, float]:
    """How many turns are left, and what share of the time is gone. Shots and deaths are heard where the Alarm counts them."""
    for track in scene.tracks:
        if track.name == "alarm" and track.of:
            left, whole = float(track.value), float(track.of)
            turns = left if stakes.scenario.fixed else left / (1 + NOISE) + lull_turns(scene, stakes)
            return turns, 1 - left / whole
    return 6.0, 0.0


def lull_turns(scene: Scene, stakes: Stakes) -> float:
    """Turns of a Lull that are still to come."""
    values = {track.name: track.value for track in scene.tracks}
    lull = stakes.scenario.lull
    return max(0.0, lull.turns - float(values["turn"])) if lull is not None and "lull" in values else 0.0
