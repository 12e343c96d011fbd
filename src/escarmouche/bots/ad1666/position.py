"""A position as a player takes it in: who stands where, who is whose enemy, who engages whom, and how much time is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.bots.ad1666.fighter import Fighter, Sheet, foes, read
from escarmouche.bots.ad1666.stakes import Stakes, stakes
from escarmouche.core.views.scene import Scene
from escarmouche.space.grid import Ground, ground

NOISE = 1.0  # counters that go in a turn besides its own: shots and deaths are heard


class Position(NamedTuple):
    """All of it."""

    side: int  # the party of who looks at it
    board: Ground
    stakes: Stakes
    fighters: Sequence[Fighter]
    enemies: dict[str, list[Fighter]]  # of each
    engagers: dict[str, list[Fighter]]  # enemies that engage each
    bodies: dict[str, Fighter]  # who stands in the way of shots, by square
    phase: str
    active: str  # who is being activated
    left: int  # actions that it has left
    turns: float  # still to be played
    late: float  # 0 at the beginning, 1 at the end
    floor: dict[str, list[str]]  # what lies where: item -> squares
    lull: bool

    def moved(self, one: Fighter, cell: str) -> Position:
        """The same with somebody in another square, at a glance: who else is engaged by it is not looked at."""
        other = one._replace(cell=cell)
        fighters = [other if fighter is one else fighter for fighter in self.fighters]
        around = self.board.controls(cell)
        held = [enemy for enemy in self.enemies[one.id] if enemy.cell in around and enemy.upright]
        return self._replace(fighters=fighters, engagers={**self.engagers, one.id: held})

    def fighter(self, name: str) -> Fighter | None:
        return next((one for one in self.fighters if one.id == name), None)


def survey(scene: Scene, seat: int, sheet: Sheet) -> Position:
    """A scene as a position."""
    known = stakes(sheet("scenario"))
    board = ground(sheet("grid"), scene.states)
    fighters = [read(piece, sheet, known) for piece in scene.pieces if piece.cell]
    enemies = relations(fighters)
    turns, late = time(scene, known)
    floor: dict[str, list[str]] = {}
    for marker in scene.markers:
        floor.setdefault(marker.kind, []).append(marker.cell)
    return Position(
        side_of(scene, seat),
        board,
        known,
        fighters,
        enemies,
        engaged(board, fighters, enemies),
        standing(fighters),
        scene.phase,
        scene.active,
        scene.table.get("actions", 0),
        turns,
        late,
        floor,
        any(track.name == "lull" for track in scene.tracks),
    )


def side_of(scene: Scene, seat: int) -> int:
    """The party of a player: that of the own pieces, wherever they are."""
    return next((int(piece.marks["side"]) for piece in scene.pieces if piece.seat == seat), seat)


def relations(fighters: Sequence[Fighter]) -> dict[str, list[Fighter]]:
    """Everybody's enemies."""
    found: dict[str, list[Fighter]] = {one.id: [] for one in fighters}
    for place, one in enumerate(fighters):
        for other in fighters[place + 1 :]:
            if (one.side != other.side or one.seat < 0) and foes(one, other):
                found[one.id].append(other)
                found[other.id].append(one)
    return found


def engaged(board: Ground, fighters: Sequence[Fighter], enemies: dict[str, list[Fighter]]) -> dict[str, list[Fighter]]:
    """Who is engaged by whom."""
    found: dict[str, list[Fighter]] = {}
    for one in fighters:
        around = board.controls(one.cell)
        found[one.id] = [other for other in enemies[one.id] if other.cell in around and other.upright]
    return found


def standing(fighters: Sequence[Fighter]) -> dict[str, Fighter]:
    return {one.cell: one for one in fighters if one.upright}


def time(scene: Scene, known: Stakes) -> tuple[float, float]:
    """How many turns are left, and how much of the time is gone. Shots and deaths are heard where the Alarm counts them."""
    for track in scene.tracks:
        if track.name == "alarm" and track.of:
            left, all_ = float(track.value), float(track.of)
            return (left if known.scenario.fixed else left / (1 + NOISE) + hushed(scene, known)), 1 - left / all_
    return 6.0, 0.0


def hushed(scene: Scene, known: Stakes) -> float:
    """Turns of a Lull that are still to come."""
    values = {track.name: track.value for track in scene.tracks}
    lull = known.scenario.lull
    return max(0.0, lull.turns - float(values["turn"])) if lull is not None and "lull" in values else 0.0
