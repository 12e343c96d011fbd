"""Movement: MP spent on declared steps and Manoeuvres, one after the other (AD66-MOVE, AD66-FULL-06, AD66-PART-01).

`state.move` holds the movement between two rules; `next_part` finds the next one.
"""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.asks.cells import Cells
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.combat import reload
from escarmouche.games.ad1666.divination import divination
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.movement import jump, leave, manoeuvre, passage, progress, run, walk
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import action, anytime

# -- going on


def next_part(game: Anno) -> Step[None]:
    """The next part of the movement: the next step of the route, a free square, a Run's test, what is still to be done, or a choice."""
    move = game.move
    if move.route:
        return take_step(game)
    if move.free:
        return free_step(game)
    if progress.run_due(move):
        return run.run_test(game)
    return finish_owed(game) if progress.is_spent(move) else choose_part(game)


@clause("AD66-MAN-01", "AD66-DP-21", "AD66-DP-28", "AD66-DP-29")
def move_menu(game: Anno, figure: Figure) -> Menu:
    """Everything that can be done with the MP left. Each branch is worked out only when somebody asks."""
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
        branches["equip"] = lambda: hands.hands_menu(game, figure)
    about: questions.Move = {"model": figure.id, "mp": left, "kind": move.kind}
    why = functools.partial(why_left_out, game, figure)
    return Menu("move", seat=figure.seat, rule="AD66-MOVE-01", branches=branches, about=about, why=why)


@clause("AD66-ACTPH-05", "AD66-FULL-10", "AD66-TAL-15", "AD66-ITEM-06")
def why_left_out(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why something is not in the menu of a movement: nothing is left to be done, the place does not offer it, or it is another action."""
    if name == "load":
        return refuse("why-no-load-step", "AD66-FULL-10", model=figure.id)
    if name == "divine":
        return refuse("why-no-divination", "AD66-TAL-15", model=figure.id)
    if name == "equip":
        return hands.why_no_swap(game, figure)
    if name in manoeuvre.NAMES:
        return manoeuvre.why_left_out(game, figure, name, game.move.kind == "run")
    absent = anytime.why_left_out(game, figure.seat, name)
    if absent is None and name in (*action.ACTIONS, *anytime.NAMES, "end"):
        return action.why_not_moving(game, figure, name)
    return absent or action.why_elsewhere(name) or action.why_activating(game, figure, name)


@clause("AD66-MOVE-01", "AD66-DP-21")
def walk_branch(game: Anno, figure: Figure, mp: int, running: Move | None) -> Cells | Shut:
    """Where plain steps lead with these MP."""
    routes = walk.reachable(game, figure, mp, running)
    about: questions.Walk = {"model": figure.id, "mp": mp}
    why = functools.partial(walk.why_not, game, figure, mp, running)
    ask = Cells("walk", seat=figure.seat, rule="AD66-MOVE-01", routes=routes, about=about, why=why)
    return ask if routes else Shut(lambda: walk.why_nowhere(game, figure, mp, running), ask)


@rule("AD66-MOVE-01", "AD66-MAN-01", "AD66-DP-21", "AD66-ITEM-06")
def choose_part(game: Anno) -> Rule[None]:
    """The player says what comes next: a square to walk to, a Manoeuvre, the action's other part, or the end."""
    move = game.move
    figure = game.figure(move.figure)
    ask = move_menu(game, figure)
    name, choice = parts((yield from decide(game, ask)))
    if name == "walk":
        way = ask.branch("walk")
        assert isinstance(way, Cells)
        move.route = list(way.routes[choice].path)
    elif name == "equip":
        hands.swap_hands(game, figure, choice)
        progress.stop_if_held(game, figure)
        progress.end_if_spent(game)
    elif name in ("load", "divine"):
        yield from pay_owed(game, figure)
        progress.end_if_spent(game)
    elif name == "stop":
        yield from finish_owed(game)
    else:
        yield from manoeuvre_rule(game, figure, name, choice)


def manoeuvre_rule(game: Anno, figure: Figure, name: str, choice: Answer) -> Step[None]:
    """The Manoeuvre that was chosen."""
    if name == "door":
        return manoeuvre.use_door(game, figure, choice)
    if name == "through":
        return passage.force_passage(game, figure, choice)
    if name == "jump":
        return jump.make_jump(game, figure, choice)
    if name == "leave":
        return leave.leave_over(game, figure, choice)
    return manoeuvre.scale(game, figure, name, choice)


# -- one step


@rule("AD66-MOVE-01", "AD66-MOVE-02", "AD66-MOVE-03", "AD66-WATCH-05", "AD66-WATCH-07")
def take_step(game: Anno) -> Rule[None]:
    """The next square of the route: declared, perhaps interrupted, then entered if that is still possible."""
    move = game.move
    figure, to = game.figure(move.figure), move.route.pop(0)
    going = yield from progress.declare(game, figure, "step", to)
    if not going:
        return
    taken = walk.step_to(game, figure, to, move.mp - move.spent)
    if taken is None or (move.kind == "run" and walk.why_run_not_into(game, figure, move, to)):
        progress.lose_step(game, figure)  # AD66-AMB-26
        return
    move.spent += taken.cost
    progress.arrive(game, figure, to, "AD66-MOVE-01", int(taken.diagonal))
    progress.end_if_spent(game)


@rule("AD66-PART-05", "AD66-MAN-07", "AD66-AMB-34", "AD66-AMB-107", "AD66-DP-30", "AD66-DP-33")
def free_step(game: Anno) -> Rule[None]:
    """A square that may be entered at no cost, beyond a forced door or straight on from a window: declared like any step."""
    move = game.move
    figure, to, move.free = game.figure(move.figure), move.free, ""
    rule_id = "AD66-PART-05" if move.kind == "forced" else "AD66-MAN-07"
    about: questions.OfModel = {"model": figure.id}
    why = refusals.squares(game, lambda cell: why_straight_on(figure, to, rule_id, cell))
    ask = Choose("onward", seat=figure.seat, rule=rule_id, options=["stay", to], of="cell", about=about, why=why)
    answer = yield from decide(game, ask)
    if answer == "stay":
        progress.end_if_spent(game)
        return
    going = yield from progress.declare(game, figure, "step", to)
    if not going:
        return
    if walk.step_to(game, figure, to, walk.FULL) is None:
        progress.lose_step(game, figure)
        return
    progress.arrive(game, figure, to, rule_id)
    progress.end_if_spent(game)


@clause("AD66-PART-05", "AD66-MAN-07", "AD66-AMB-107")
def why_straight_on(figure: Figure, to: str, rule_id: str, cell: str) -> Refusal | None:
    """The free step leads straight on, and nowhere else."""
    return None if cell == to else refuse("why-straight-on", rule_id, model=figure.id, cell=cell, to=to)


# -- what the action owes


@rule("AD66-FULL-10", "AD66-TAL-15", "AD66-AMB-32")
def finish_owed(game: Anno) -> Rule[None]:
    """Before the movement ends, the action's other part is done if it has not been: the load step, or the cards."""
    figure = game.figure(game.move.figure)
    if game.move.pending:
        yield from pay_owed(game, figure)
    if game.state.move is not None:
        progress.end_movement(game)


@rule("AD66-FULL-10", "AD66-TAL-15", "AD66-AMB-32", "AD66-AMB-21")
def pay_owed(game: Anno, figure: Figure) -> Rule[None]:
    """One load step of a weapon, or a Divination; a Character that faints moves no further."""
    move = game.move
    owing, move.pending = move.pending, ""
    hands.allow_swap(game)
    if owing == "divination":
        yield from divination.divine(game, figure)
    else:
        yield from reload.load_step(game, figure, game.thing(figure, owing.partition(":")[2]))
    if not figure.in_play or figure.prone:
        progress.end_movement(game)
