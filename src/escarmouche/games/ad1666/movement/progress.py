"""What every part of a movement shares: it is declared, may be interrupted, is paid for, and ends (AD66-WATCH-04, AD66-AMB-26, -48)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.movement import enter, walk
from escarmouche.games.ad1666.state import Figure, Move, MoveKind
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import activation, watch


@clause("AD66-FULL-06", "AD66-PART-01", "AD66-MOVE-04", "AD66-AMB-32")
def begin_movement(game: Anno, figure: Figure, kind: MoveKind, mp: int, pending: str = "") -> None:
    """Begin a movement. `pending`: what the action still has to do. A Character that has been engaged meanwhile goes nowhere."""
    game.state.move = Move(figure.id, kind, mp, origin=figure.cell, pending=pending)
    stop_if_held(game, figure)
    end_if_spent(game)


@rule("AD66-WATCH-04", "AD66-WATCH-05", "AD66-AMB-20", "AD66-AMB-21")
def declare(game: Anno, figure: Figure, what: str, where: str) -> Rule[bool]:
    """A step or a Manoeuvre is declared and may be interrupted. False if its mover cannot go on: it has died, or fallen."""
    hands.allow_swap(game)
    reacted = yield from watch.offer_interruption(game, figure, what, where)
    if reacted:
        game.move.route = []
    if figure.in_play and not figure.prone:
        return True
    end_movement(game)
    return False


@clause("AD66-WATCH-09", "AD66-AMB-26")
def lose_step(game: Anno, figure: Figure) -> None:
    """A reaction has made what was declared impossible: it does not happen, and the action ends."""
    game.tell("step-lost", "AD66-AMB-26", model=figure.id)
    end_movement(game)


@clause("AD66-MOVE-01", "AD66-MOVE-02", "AD66-FULL-07")
def arrive(game: Anno, figure: Figure, to: str, rule_id: str, diagonals: int = 0) -> None:
    """The mover enters another square. If that sets something off, the rest of its route is dropped."""
    move = game.move
    figure.diagonals += diagonals
    if move.kind == "run":
        move.visited.append(to)
    if enter.enter_square(game, figure, to, rule_id):
        move.route = []
    stop_if_held(game, figure)


@clause("AD66-ZOC-05", "AD66-AMB-48", "AD66-AMB-49")
def stop_if_held(game: Anno, figure: Figure) -> None:
    """In the Zone of Control of an enemy that it may not ignore, the mover stops and its MP are lost."""
    enemy = walk.holding_enemy(game, figure)
    if enemy is not None:
        game.tell("stopped", "AD66-ZOC-05", model=figure.id, enemy=enemy.id)
        game.move.stopped, game.move.route = True, []


@clause("AD66-FULL-08", "AD66-AMB-30")
def run_due(move: Move) -> bool:
    """The four MP of a Run are spent: its test comes now, even if the last step stopped the runner."""
    return move.kind == "run" and not move.tested and move.spent == move.mp


@clause("AD66-AMB-48")
def is_spent(move: Move) -> bool:
    """Are no MP left, or lost?"""
    return move.stopped or move.spent >= move.mp


def end_if_spent(game: Anno) -> None:
    """Between two parts of a movement: end it when nothing is left to do."""
    move = game.state.move
    if move is not None and is_spent(move) and not (move.free or move.pending or run_due(move)):
        end_movement(game)


@clause("AD66-AMB-21")
def end_movement(game: Anno) -> None:
    """The movement is over, and so is the action that gave it."""
    game.state.move = None
    activation.end_if_done(game)
