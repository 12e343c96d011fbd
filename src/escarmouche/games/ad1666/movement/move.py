"""Movement: MP spent on declared steps and Manoeuvres, one after the other (AD66-MOVE, AD66-FULL-06, AD66-PART-01).

`state.move` holds the movement between two rules; `go` finds the next one.
"""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.asks.cells import Cells
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import reload
from escarmouche.games.ad1666.divination import divination
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.movement import manoeuvre, run, stride, walk
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import action

FULL, PARTIAL = 4, 2  # MP (AD66-FULL-06, AD66-PART-01)


# -- beginning


@clause("AD66-ACT-01", "AD66-ACT-02", "AD66-ACT-03", "AD66-ZOC-06", "AD66-ZOC-07")
def may_move(game: Anno, figure: Figure) -> Refusal | None:
    """Why a Character cannot move at all: it lies there, or an enemy that it may not ignore holds it."""
    if figure.unconscious:
        return refuse("why-unconscious", "AD66-ACT-01", model=figure.id)
    if figure.prone:
        return refuse("why-prone", "AD66-ACT-02", model=figure.id)
    enemy = walk.holder(game, figure)
    return None if enemy is None else refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)


@clause("AD66-FULL-06", "AD66-PART-01", "AD66-MOVE-04", "AD66-AMB-32")
def begin(game: Anno, figure: Figure, kind: str, mp: int, pending: str = "") -> None:
    """So many MP to spend, and perhaps something that the action still owes. Who has been engaged meanwhile goes nowhere."""
    game.state.move = Move(figure.id, kind, mp, origin=figure.cell, pending=pending)
    stride.check(game, figure)
    stride.rest(game)


@rule("AD66-FULL-06")
def full(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """The Full Move: 4 MP."""
    yield from ()
    begin(game, figure, "full", FULL)


@rule("AD66-PART-01")
def partial(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """The Partial Move: 2 MP."""
    yield from ()
    begin(game, figure, "partial", PARTIAL)


# -- going on


def go(game: Anno) -> Step[None]:
    """The next part of the movement: the next step of the route, a free square, a Run's test, what is still owed, or a choice."""
    move = game.move
    if move.route:
        return step(game)
    if move.free:
        return onward(game)
    if stride.run_due(move):
        return run.strain(game)
    return owed(game) if stride.spent(move) else choose(game)


@clause("AD66-MAN-01", "AD66-DP-21", "AD66-DP-28", "AD66-DP-29")
def menu(game: Anno, figure: Figure) -> Menu:
    """Everything that can be done with the MP left. Each branch is looked into only when somebody asks."""
    move = game.move
    left = move.mp - move.spent
    running = move if move.kind == "run" else None
    branches: dict[str, LazyBranch] = {
        "stop": None,
        "walk": lambda: walk_branch(game, figure, left, running),
        **manoeuvre.branches(game, figure, left, running),
    }
    if move.pending:
        branches["divine" if move.pending == "divination" else "load"] = None
    if hands.swappable(game, figure):
        branches["equip"] = lambda: hands.choice(game, figure)
    about = {"model": figure.id, "mp": left, "kind": move.kind}
    why = functools.partial(left_out, game, figure)
    return Menu("move", seat=figure.seat, rule="AD66-MOVE-01", branches=branches, about=about, why=why)


@clause("AD66-ACTPH-05", "AD66-FULL-10", "AD66-TAL-15", "AD66-ITEM-06")
def left_out(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why something is not in the menu of a movement: nothing is owed, the place does not have it, or it is another action."""
    if name == "load":
        return refuse("why-no-load-step", "AD66-FULL-10", model=figure.id)
    if name == "divine":
        return refuse("why-no-divination", "AD66-TAL-15", model=figure.id)
    if name == "equip":
        return hands.why_no_swap(game, figure)
    if name in manoeuvre.NAMES:
        return manoeuvre.left_out(game, figure, name, game.move.kind == "run")
    if name in action.deeds() or name == "end":
        return refuse("why-still-moving", "AD66-ACTPH-05", model=figure.id, branch=name)
    return None


@clause("AD66-MOVE-01", "AD66-DP-21")
def walk_branch(game: Anno, figure: Figure, mp: int, running: Move | None) -> Cells | Shut:
    """Where plain steps lead with so many MP."""
    routes = walk.reachable(game, figure, mp, running)
    about, why = {"model": figure.id, "mp": mp}, functools.partial(walk.why_not, game, figure, mp, running)
    ask = Cells("walk", seat=figure.seat, rule="AD66-MOVE-01", routes=routes, about=about, why=why)
    return ask if routes else Shut(lambda: walk.nowhere(game, figure, mp, running), ask)


@rule("AD66-MOVE-01", "AD66-MAN-01", "AD66-DP-21", "AD66-ITEM-06")
def choose(game: Anno) -> Rule[None]:
    """The player says what comes next: a square to walk to, a Manoeuvre, what the action still owes, or enough."""
    move = game.move
    figure = game.figure(move.figure)
    ask = menu(game, figure)
    name, said = parts((yield from decide(game, ask)))
    if name == "walk":
        way = ask.branch("walk")
        assert isinstance(way, Cells)
        move.route = list(way.routes[said].path)
    elif name == "equip":
        hands.swap(game, figure, said)
        stride.check(game, figure)
        stride.rest(game)
    elif name in ("load", "divine"):
        yield from pay(game, figure)
        stride.rest(game)
    elif name == "stop":
        yield from owed(game)
    else:
        yield from manoeuvred(game, figure, name, said)


def manoeuvred(game: Anno, figure: Figure, name: str, said: Answer) -> Step[None]:
    """The Manoeuvre that was chosen."""
    if name == "door":
        return manoeuvre.door(game, figure, said)
    if name == "through":
        return manoeuvre.through(game, figure, said)
    if name == "jump":
        return manoeuvre.jump(game, figure, said)
    if name == "leave":
        return manoeuvre.leaving(game, figure, said)
    return manoeuvre.scale(game, figure, name, said)


# -- one step


@rule("AD66-MOVE-01", "AD66-MOVE-02", "AD66-MOVE-03", "AD66-WATCH-05", "AD66-WATCH-07", "AD66-ZOC-05", "AD66-AMB-26")
def step(game: Anno) -> Rule[None]:
    """The next square of the route: declared, perhaps interrupted, then entered if that is still possible."""
    move = game.move
    figure, to = game.figure(move.figure), move.route.pop(0)
    going = yield from stride.declare(game, figure, "step", to)
    if not going:
        return
    taken = walk.pace(game, figure, to, move.mp - move.spent)
    if taken is None or (move.kind == "run" and walk.strayed(game, figure, move, to)):
        stride.lost(game, figure)
        return
    move.spent += taken.cost
    stride.arrive(game, figure, to, "AD66-MOVE-01", int(taken.diagonal))
    stride.rest(game)


@rule("AD66-PART-05", "AD66-MAN-07", "AD66-AMB-34", "AD66-AMB-107", "AD66-DP-30", "AD66-DP-33")
def onward(game: Anno) -> Rule[None]:
    """A square that may be entered for nothing, beyond a forced door or straight on from a window: declared like any step."""
    move = game.move
    figure, to, move.free = game.figure(move.figure), move.free, ""
    rule_id = "AD66-PART-05" if move.kind == "forced" else "AD66-MAN-07"
    about, why = {"model": figure.id}, refusals.squares(game, lambda cell: elsewhere(figure, to, rule_id, cell))
    ask = Choose("onward", seat=figure.seat, rule=rule_id, options=["stay", to], of="cell", about=about, why=why)
    answer = yield from decide(game, ask)
    if answer == "stay":
        stride.rest(game)
        return
    going = yield from stride.declare(game, figure, "step", to)
    if not going:
        return
    if walk.pace(game, figure, to, FULL) is None:
        stride.lost(game, figure)
        return
    stride.arrive(game, figure, to, rule_id)
    stride.rest(game)


@clause("AD66-PART-05", "AD66-MAN-07", "AD66-AMB-107")
def elsewhere(figure: Figure, to: str, rule_id: str, cell: str) -> Refusal | None:
    """The free step leads straight on, and nowhere else."""
    return None if cell == to else refuse("why-straight-on", rule_id, model=figure.id, cell=cell, to=to)


# -- what the action owes


@rule("AD66-FULL-10", "AD66-TAL-15", "AD66-AMB-32")
def owed(game: Anno) -> Rule[None]:
    """Before the movement ends the action's other part is done, if it was not: the load step, the cards."""
    figure = game.figure(game.move.figure)
    if game.move.pending:
        yield from pay(game, figure)
    if game.state.move is not None:
        stride.finish(game)


@rule("AD66-FULL-10", "AD66-TAL-15", "AD66-AMB-32", "AD66-AMB-21")
def pay(game: Anno, figure: Figure) -> Rule[None]:
    """One load step of a weapon, or a Divination; who faints over it moves no further."""
    move = game.move
    owing, move.pending = move.pending, ""
    hands.again(game)
    if owing == "divination":
        yield from divination.divine(game, figure)
    else:
        yield from reload.load(game, figure, game.thing(figure, owing.partition(":")[2]))
    if figure.status != "" or figure.prone:
        stride.finish(game)
