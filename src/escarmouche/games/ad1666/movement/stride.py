"""What every part of a movement shares: it is declared, may be interrupted, is paid for, and ends (AD66-WATCH-04, AD66-AMB-26, -48)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import action, watch


@rule("AD66-WATCH-04", "AD66-WATCH-05", "AD66-AMB-20", "AD66-AMB-21")
def declare(game: Anno, figure: Figure, what: str, where: str) -> Rule[bool]:
    """A step or a Manoeuvre is declared and may be interrupted. False if its mover cannot go on: it has died, or fallen."""
    hands.again(game)
    reacted = yield from watch.window(game, figure, what, where)
    if reacted:
        game.move.route = []
    if figure.status == "" and not figure.prone:
        return True
    finish(game)
    return False


@clause("AD66-WATCH-09", "AD66-AMB-26")
def lost(game: Anno, figure: Figure) -> None:
    """A reaction has made what was declared impossible: it does not happen, and the action ends."""
    game.tell("step-lost", "AD66-AMB-26", model=figure.id)
    finish(game)


@clause("AD66-MOVE-01", "AD66-MOVE-02", "AD66-FULL-07")
def arrive(game: Anno, figure: Figure, to: str, rule_id: str, diagonals: int = 0) -> None:
    """The mover stands in another square. What it has set off there drops the rest of its route."""
    move = game.move
    figure.diagonals += diagonals
    if move.kind == "run":
        move.visited.append(to)
    if walk.place(game, figure, to, rule_id):
        move.route = []
    check(game, figure)


@clause("AD66-ZOC-05", "AD66-AMB-48", "AD66-AMB-49")
def check(game: Anno, figure: Figure) -> None:
    """In the Zone of Control of an enemy that it may not ignore, the mover stops and its MP are lost."""
    enemy = walk.holder(game, figure)
    if enemy is not None:
        game.tell("stopped", "AD66-ZOC-05", model=figure.id, enemy=enemy.id)
        game.move.stopped, game.move.route = True, []


@clause("AD66-FULL-08", "AD66-AMB-30")
def run_due(move: Move) -> bool:
    """The four MP of a Run are spent: its test comes now, even for who was stopped by the last of them."""
    return move.kind == "run" and not move.tested and move.spent == move.mp


@clause("AD66-AMB-48")
def spent(move: Move) -> bool:
    """Is there nothing left to move with?"""
    return move.stopped or move.spent >= move.mp


def rest(game: Anno) -> None:
    """Between two parts of a movement: it ends by itself when nothing is left to do in it."""
    move = game.state.move
    if move is not None and spent(move) and not (move.free or move.pending or run_due(move)):
        finish(game)


@clause("AD66-AMB-21")
def finish(game: Anno) -> None:
    """The movement is over, and so is the action that gave it."""
    game.state.move = None
    action.rest(game)
