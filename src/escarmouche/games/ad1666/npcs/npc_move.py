"""How non-player Characters walk: towards a goal, a move at a time, through others and doors (AD66-NPC-16, -20, AD66-AMB-77).

`state.move` holds the movement: `pending` is its plan, `route` the goal, found again after each reaction.
"""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import door, enter, walk
from escarmouche.games.ad1666.npcs import destination, npc_shot
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import watch
from escarmouche.space.grid import Hop


@rule("AD66-NPC-16", "AD66-NPC-19", "AD66-WATCH-04", "AD66-AMB-20")
def set_out(game: Anno, npc: Figure, mp: int, plan: str) -> Rule[None]:
    """A Full or Partial Move is declared, and may be interrupted."""
    going = yield from declare_action(game, npc, "full-move" if mp == walk.FULL else "partial-move")
    if going:
        begin_move(game, npc, mp, plan)


def begin_move(game: Anno, npc: Figure, mp: int, plan: str) -> None:
    """Begin its movement, one move at a time."""
    game.state.move = Move(npc.id, "npc", mp, origin=npc.cell, pending=plan)


@rule("AD66-WATCH-04", "AD66-WATCH-12", "AD66-AMB-20", "AD66-AMB-21")
def declare_action(game: Anno, npc: Figure, action: str, lying: bool = False) -> Rule[bool]:
    """An action is declared; watchers may interrupt it. False if it can no longer be carried out. `lying`: it can be while Prone."""
    game.tell("declared", "AD66-AMB-20", model=npc.id, action=f"act-{action}")
    yield from watch.offer_interruption(game, npc, action)
    return npc.in_play and (lying or not npc.prone)


@rule("AD66-NPC-16", "AD66-NPC-20", "AD66-AMB-77", "AD66-WATCH-05")
def next_hop(game: Anno) -> Rule[None]:
    """One move of its way: a step, a passage through others, or opening a door; it ends when MP run out or a Zone of Control stops it."""
    move = game.move
    npc = game.figure(move.figure)
    hop = None
    if npc.in_play and not npc.prone and not move.stopped:
        hop = yield from hop_ahead(game, npc)
    if hop is None or move.spent + hop.cost > move.mp or hop.diagonals > walk.diagonals_left(game, npc):
        yield from end_move(game, npc)
    else:
        yield from make_hop(game, npc, hop)


@rule("AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-19", "AD66-AMB-77")
def hop_ahead(game: Anno, npc: Figure) -> Rule[Hop | None]:
    """The next move on its way; None once it has arrived and has no door to open, or if there is no way."""
    move = game.move
    if not move.route:
        goal = yield from destination.choose_goal(game, npc, move.pending)
        if not goal:
            return None
        if goal != npc.cell:
            game.tell("npc-sets-out", "AD66-NPC-16", model=npc.id, cell=goal)
        move.route = [goal]
    if npc.cell == move.route[0]:
        door = (yield from destination.choose_door(game, npc)) if move.pending == destination.CHARGE else None
        return door
    hop = yield from destination.choose_hop(game, npc, move.route[0], walk.FULL - move.mp + move.spent)
    return hop


@rule("AD66-NPC-20", "AD66-WATCH-05", "AD66-WATCH-07", "AD66-AMB-26")
def make_hop(game: Anno, npc: Figure, hop: Hop) -> Rule[None]:
    """A move is declared, perhaps interrupted, paid for, and made if it still can be; after a reaction it looks for its goal again."""
    move = game.move
    what = "door" if not hop.cells else "through" if len(hop.cells) > 1 else "step"
    reacted = yield from watch.offer_interruption(game, npc, what, destination.leads_to(hop))
    move.spent += hop.cost
    if reacted:
        move.route = []
    if not npc.in_play or npc.prone:
        move.stopped = True
    elif is_barred(game, npc, hop):
        game.tell("step-lost", "AD66-AMB-26", model=npc.id)
        move.stopped = True
    elif hop.cells:
        enter_hop(game, npc, hop)
    else:
        door.swing(game, npc, hop.door)
        move.stopped = is_held(game, npc)


@clause("AD66-WATCH-09", "AD66-SQ-02", "AD66-AMB-26")
def is_barred(game: Anno, npc: Figure, hop: Hop) -> bool:
    """Has a reaction barred it: is the mover held, somebody in the square, or the door no longer as it was?"""
    if not hop.cells:
        return game.ground.state(hop.door) != "closed"
    return is_held(game, npc) or game.figure_at(hop.cells[-1]) is not None or not destination.passable(game, npc, hop)


@clause("AD66-ZOC-06", "AD66-WATCH-09")
def is_held(game: Anno, npc: Figure) -> bool:
    """Is it in the Zone of Control of an enemy that it may not ignore?"""
    return bool(engage.holding_enemies(game, npc, npc.cell))


@clause("AD66-ZOC-05", "AD66-MAN-05", "AD66-AMB-49", "AD66-AMB-50")
def enter_hop(game: Anno, npc: Figure, hop: Hop) -> None:
    """It enters the next free square; a Zone of Control stops it there."""
    through = [other.id for cell in hop.cells[:-1] if (other := game.figure_at(cell)) is not None]
    if through:
        game.tell("passed-through", "AD66-MAN-05", model=npc.id, others=through)
    game.move.stopped = bool(engage.holding_enemies(game, npc, hop.cells[-1]))
    npc.diagonals += hop.diagonals
    enter.enter_square(game, npc, hop.cells[-1], "AD66-MOVE-01")


@rule("AD66-NPC-19", "AD66-WATCH-06")
def end_move(game: Anno, npc: Figure) -> Rule[None]:
    """Its movement is over; it shoots if that was the plan and it still can."""
    plan = game.move.pending
    game.state.move = None
    if plan == destination.SHOOT and npc.in_play and not npc.prone and not engage.engagers(game, npc):
        yield from npc_shot.shoot_nearest(game, npc, "quick")
