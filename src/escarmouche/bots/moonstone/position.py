"""A position as a player takes it in: the models of both sides, how far apart they are, the stones, and the turns left."""

from __future__ import annotations

from typing import NamedTuple, cast

from escarmouche.bots.moonstone.fighter import At, Fighter, gap, in_play
from escarmouche.bots.moonstone.fighter import read as read_fighter
from escarmouche.bots.moonstone.printed import PrintedCards
from escarmouche.core.views.scene import Board, Scene
from escarmouche.games.moonstone.state import Phase

NIGHT = 4  # turns

Gaps = list[list[float]]  # inches between bases: a row for each model of one side, a column for each enemy


class Stone(NamedTuple):
    """A stone in the ground."""

    at: At
    radius: int
    depth: int


class Position(NamedTuple):
    """A scene as one seat sees it."""

    seat: int
    over: bool
    board: Board | None
    held: dict[int | None, int]  # how many stones each player holds
    left: int  # this turn and those to come
    stones: tuple[Stone, ...]
    mine: tuple[Fighter, ...]
    theirs: tuple[Fighter, ...]
    gaps: Gaps  # from mine to theirs
    their_gaps: Gaps  # from theirs to mine

    @property
    def rivals(self) -> int:
        """How many other players there are."""
        return max(1, len(self.held) - 1)


def read(scene: Scene, seat: int, cards: PrintedCards) -> Position:
    """A scene as a position."""
    held = {track.seat: int(track.value) for track in scene.tracks if track.name == "stones"}
    phase, active = cast(Phase, scene.phase), scene.active
    if phase == "over":
        return Position(seat, True, scene.board, held, 0, (), (), (), [], [])
    models = [
        read_fighter(piece, phase, piece.id == active, cards.card(piece.card))
        for piece in scene.pieces
        if in_play(piece)
    ]
    mine = tuple([model for model in models if model.seat == seat])
    theirs = tuple([model for model in models if model.seat != seat])
    gaps = [[gap(model, enemy) for enemy in theirs] for model in mine]
    their_gaps = [list(row) for row in zip(*gaps, strict=True)] if gaps else [[] for _ in theirs]
    stones = tuple([Stone(stone.at, stone.radius, stone.badges["depth"]) for stone in scene.markers if stone.at])
    return Position(seat, False, scene.board, held, turns_left(scene), stones, mine, theirs, gaps, their_gaps)


def turns_left(scene: Scene) -> int:
    """This turn and those to come; in sudden death there is just this one."""
    turn = next((int(track.value) for track in scene.tracks if track.name == "turn"), 0)
    return max(1, NIGHT + 1 - max(1, turn))


def engaged(gaps: Gaps, enemies: tuple[Fighter, ...]) -> tuple[bool, ...]:
    """Which models stand within an enemy's reach."""
    return tuple([any(gap <= enemy.reach for gap, enemy in zip(row, enemies, strict=True)) for row in gaps])
