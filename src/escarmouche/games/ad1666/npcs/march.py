"""How non-player Characters walk: towards a goal, a move at a time, through others and doors (AD66-NPC-16, -20, AD66-AMB-77).

`state.move` holds the movement: `pending` is its plan, `route` the goal, found again after each reaction.
"""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.movement import manoeuvre, walk
from escarmouche.games.ad1666.npcs import assault, route
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import watch
from escarmouche.space.grid import Hop

FULL, PARTIAL = 4, 2  # MP
MOVING = "npc"  # the kind of its movement


@rule("AD66-NPC-16", "AD66-NPC-19", "AD66-WATCH-04", "AD66-AMB-20")
def set_out(game: Anno, npc: Figure, mp: int, plan: str) -> Rule[None]:
    """A Full or Partial Move is declared, and may be interrupted."""
    going = yield from declared(game, npc, "full-move" if mp == FULL else "partial-move")
    if going:
        begin(game, npc, mp, plan)


def begin(game: Anno, npc: Figure, mp: int, plan: str) -> None:
    """It will walk, a move at a time."""
    game.state.move = Move(npc.id, MOVING, mp, origin=npc.cell, pending=plan)


@rule("AD66-WATCH-04", "AD66-WATCH-12", "AD66-AMB-20", "AD66-AMB-21")
def declared(game: Anno, npc: Figure, action: str, lying: bool = False) -> Rule[bool]:
    """An action is declared; watchers may interrupt it. False if it cannot be carried out any more. `lying`: it can be by who lies."""
    game.tell("declared", "AD66-AMB-20", model=npc.id, action=f"act-{action}")
    yield from watch.window(game, npc, action)
    return npc.status == "" and (lying or not npc.prone)


@rule("AD66-NPC-16", "AD66-NPC-20", "AD66-AMB-77", "AD66-WATCH-05")
def pace(game: Anno) -> Rule[None]:
    """One move of its way: a step, a passage through others, or the opening of a door; it ends where MP or a Zone of Control end it."""
    move = game.move
    npc = game.figure(move.figure)
    hop = None
    if npc.status == "" and not npc.prone and not move.stopped:
        hop = yield from ahead(game, npc)
    if hop is None or move.spent + hop.cost > move.mp or hop.diagonals > walk.diagonals(game, npc):
        yield from arrive(game, npc)
    else:
        yield from go(game, npc, hop)


@rule("AD66-NPC-16", "AD66-NPC-17", "AD66-NPC-19", "AD66-AMB-77")
def ahead(game: Anno, npc: Figure) -> Rule[Hop | None]:
    """The next move on its way; None once it is there and has no door to open, or if no way leads on."""
    move = game.move
    if not move.route:
        goal = yield from route.goal(game, npc, move.pending)
        if not goal:
            return None
        if goal != npc.cell:
            game.tell("npc-sets-out", "AD66-NPC-16", model=npc.id, cell=goal)
        move.route = [goal]
    if npc.cell == move.route[0]:
        door = (yield from route.opening(game, npc)) if move.pending == route.CHARGE else None
        return door
    hop = yield from route.first(game, npc, move.route[0], FULL - move.mp + move.spent)
    return hop


@rule("AD66-NPC-20", "AD66-WATCH-05", "AD66-WATCH-07", "AD66-AMB-26")
def go(game: Anno, npc: Figure, hop: Hop) -> Rule[None]:
    """A move is declared, perhaps interrupted, paid for, and made if it still can be; after a reaction it looks for its goal anew."""
    move = game.move
    what = "door" if not hop.cells else "through" if len(hop.cells) > 1 else "step"
    reacted = yield from watch.window(game, npc, what, route.pointed(hop))
    move.spent += hop.cost
    if reacted:
        move.route = []
    if npc.status != "" or npc.prone:
        move.stopped = True
    elif impossible(game, npc, hop):
        game.tell("step-lost", "AD66-AMB-26", model=npc.id)
        move.stopped = True
    elif hop.cells:
        step(game, npc, hop)
    else:
        manoeuvre.turn(game, npc, hop.door)
        move.stopped = held(game, npc)


@clause("AD66-WATCH-09", "AD66-SQ-02", "AD66-AMB-26")
def impossible(game: Anno, npc: Figure, hop: Hop) -> bool:
    """Has a reaction barred it: is the mover held, or somebody in the square, or the door not as it was?"""
    if not hop.cells:
        return game.ground.state(hop.door) != "closed"
    return held(game, npc) or game.at(hop.cells[-1]) is not None or not route.passable(game, npc, hop)


@clause("AD66-ZOC-06", "AD66-WATCH-09")
def held(game: Anno, npc: Figure) -> bool:
    """Is it in the Zone of Control of an enemy that it may not ignore?"""
    return bool(engage.holds(game, npc, npc.cell))


@clause("AD66-ZOC-05", "AD66-MAN-05", "AD66-AMB-49", "AD66-AMB-50")
def step(game: Anno, npc: Figure, hop: Hop) -> None:
    """It stands in the next free square; a Zone of Control stops it there."""
    through = [other.id for cell in hop.cells[:-1] if (other := game.at(cell)) is not None]
    if through:
        game.tell("passed-through", "AD66-MAN-05", model=npc.id, others=through)
    game.move.stopped = bool(engage.holds(game, npc, hop.cells[-1]))
    npc.diagonals += hop.diagonals
    walk.place(game, npc, hop.cells[-1], "AD66-MOVE-01")


@rule("AD66-NPC-19", "AD66-WATCH-06")
def arrive(game: Anno, npc: Figure) -> Rule[None]:
    """Its movement is over; it shoots if that was the plan and it can."""
    plan = game.move.pending
    game.state.move = None
    if plan == route.SHOOT and npc.status == "" and not npc.prone and not engage.engagers(game, npc):
        yield from assault.volley(game, npc, "quick")
