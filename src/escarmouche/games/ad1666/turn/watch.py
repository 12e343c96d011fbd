"""Watch: a marker that lets its holder interrupt what an enemy has declared (AD66-WATCH, AD66-AMB-20, -24 to -27, -101)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.movement import door, enter, heights, scaling, walk
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous
from escarmouche.space.grid import Step

MP = 2  # the most that the one square of a reaction may cost (AD66-AMB-101)
PHASES = ("npcs", "first", "action")  # the Action Phase, whoever acts in it


@clause("AD66-FULL-11", "AD66-WATCH-10")
def do(game: Anno, figure: Figure, choice: Answer) -> None:
    """The Watch action: a marker."""
    figure.watch = True
    game.tell("watching", "AD66-FULL-11", model=figure.id)


# -- the window


@rule("AD66-WATCH-01", "AD66-WATCH-04", "AD66-WATCH-12", "AD66-AMB-20", "AD66-AMB-25", "AD66-DP-22")
def offer_interruption(game: Anno, active: Figure, what: str, target: str = "") -> Rule[bool]:
    """Something is declared and not yet done: enemies on Watch may react, one by one, until all decline. True if one did."""
    reacted = False
    if not [figure for figure in game.in_play() if figure.watch]:
        return reacted
    declined: list[int] = []
    while able := [figure for figure in watchers(game, active) if figure.seat not in declined]:
        seat = game.initiative_holder if any(figure.seat == game.initiative_holder for figure in able) else able[0].seat
        ask = watch_menu(game, active, [figure for figure in able if figure.seat == seat], what, target)
        name, choice = parts((yield from decide(game, ask)))
        if name == "pass":
            declined.append(seat)
        else:
            yield from react(game, game.figure(name), choice)
            reacted, declined = True, []
    return reacted


@clause("AD66-WATCH-01", "AD66-WATCH-03", "AD66-AMB-24")
def watchers(game: Anno, active: Figure) -> list[Figure]:
    """Who could react to somebody now: enemies with a marker, on their feet, that can do something."""
    return [
        figure for figure in game.in_play() if figure.watch and not figure.prone and can_react(game, figure, active)
    ]


@clause("AD66-AMB-24", "AD66-AMB-87")
def can_react(game: Anno, figure: Figure, active: Figure) -> bool:
    """Only in the Action Phase, and only against an enemy that is still there; the watcher's own Inconspicuous marker does not matter.
    A watcher that obviously cannot do anything is not asked."""
    if game.state.phase not in PHASES or not inconspicuous.is_foe(figure, active):
        return False
    return any(walk.plain_steps(game, figure, MP)) or any(True for _ in reaction_menu(game, figure).open())


def watch_menu(game: Anno, active: Figure, able: list[Figure], what: str, target: str) -> Menu:
    """Decline, or react with one of these Characters."""
    branches: dict[str, LazyBranch] = {"pass": None}
    for figure in able:
        branches[figure.id] = functools.partial(reaction_menu, game, figure)
    name, about = "watch", questions.Watch(model=active.id, what=f"act-{what}")
    if target:
        name, about = "watch-at", questions.WatchAt(model=active.id, what=f"act-{what}", target=target)
    why = refusals.figures_on_board(game, lambda figure: why_no_reaction(game, able[0].seat, figure, active))
    return Menu(name, seat=able[0].seat, rule="AD66-WATCH-01", branches=branches, of="model", about=about, why=why)


@clause("AD66-WATCH-01", "AD66-WATCH-03", "AD66-AMB-24")
def why_no_reaction(game: Anno, seat: int, figure: Figure, active: Figure) -> Refusal | None:
    """Why a Character cannot react: not the player's own, without a marker, on the ground, not an enemy, or nothing it could do."""
    reason = refusals.why_not_own(figure, seat, "AD66-WATCH-01")
    if reason is not None:
        return reason
    if not figure.watch:
        return refuse("why-no-watch", "AD66-WATCH-01", model=figure.id)
    if figure.prone:
        return refuse("why-prone-watch", "AD66-WATCH-03", model=figure.id)
    if not inconspicuous.is_foe(figure, active):
        return refusals.why_friend(figure, active, "AD66-AMB-24")
    return refuse("why-cannot-react", "AD66-WATCH-03", model=figure.id)


# -- what a reaction may be


@clause("AD66-WATCH-01", "AD66-WATCH-02", "AD66-WATCH-03", "AD66-AMB-24", "AD66-AMB-101")
def reaction_menu(game: Anno, figure: Figure) -> Menu:
    """A Quick Shot, or one square for at most 2 MP: a step, a climb, a window, a jump down, a door and the step through it."""
    branches: dict[str, LazyBranch] = {}
    if shoot.ranged_weapons(game, figure):
        branches["quick-shot"] = lambda: shoot.branch(game, figure, "quick")
    branches["step"] = lambda: step_branch(game, figure)
    if walk.holding_enemy(game, figure) is None:
        branches |= scaling.scalings(game, figure, MP, outside=False)
        if doors_through(game, figure):
            branches["go-through"] = lambda: door_branch(game, figure)
    about, why = questions.OfModel(model=figure.id), functools.partial(why_left_out, game, figure)
    return Menu("reaction", seat=figure.seat, rule="AD66-WATCH-01", branches=branches, about=about, why=why)


@clause("AD66-WATCH-01", "AD66-WATCH-03", "AD66-AMB-101")
def why_left_out(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why a reaction is not possible: no ranged weapon, held by an enemy, nothing of the kind here, or never a reaction."""
    who = {"model": figure.id}
    if name == "quick-shot":
        return refuse("why-shot-unarmed", "AD66-RNG-01", **who)
    if name not in (*scaling.SCALINGS, "go-through"):
        return why_never_a_reaction(figure, name)
    enemy = walk.holding_enemy(game, figure)
    if enemy is not None:
        return refuse("why-held", "AD66-ZOC-06", **who, enemy=enemy.id)
    if name == "go-through":
        return refuse("why-no-door-through", "AD66-AMB-101", **who, cell=figure.cell)
    return scaling.why_none_here(figure, name)


@clause("AD66-AMB-101", "AD66-AMB-23")
def why_never_a_reaction(figure: Figure, name: str) -> Refusal | None:
    """Why something is never a reaction: it is an action, another part of a movement or of a fight, or is never done."""
    from escarmouche.games.ad1666.turn import action  # which offers the reactions of this module

    if name in (*action.ACTIONS, *action.MOVING, *action.FIGHTING, "end"):
        return refuse("why-no-such-reaction", "AD66-AMB-101", model=figure.id, branch=name)
    return action.why_elsewhere(name)


def step_branch(game: Anno, figure: Figure) -> Choose | Shut | Refusal:
    enemy = walk.holding_enemy(game, figure)
    if enemy is not None:
        return refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)
    options, about = [step.to for step in walk.plain_steps(game, figure, MP)], questions.OfModel(model=figure.id)
    why = refusals.squares(game, functools.partial(why_no_step, game, figure))
    ask = Choose(
        "reaction-step", seat=figure.seat, rule="AD66-AMB-101", options=options, of="cell", about=about, why=why
    )
    return unless_empty(ask, refuse("why-no-step", "AD66-AMB-101", model=figure.id))


@clause("AD66-AMB-101", "AD66-SQ-02", "AD66-SQ-05", "AD66-MOVE-02")
def why_no_step(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """Why one step does not lead into a square: it is taken, not a plain step away, or diagonal with no diagonal step left."""
    reason = walk.why_no_room(game, figure, cell)
    if reason is not None or walk.step_to(game, figure, cell, MP) is not None:
        return reason
    if any(step.to == cell for step in game.ground.plain(figure.cell)):
        return refuse("why-no-diagonal", "AD66-MOVE-02", model=figure.id)
    return refuse("why-one-square", "AD66-AMB-101", model=figure.id, cell=cell)


@clause("AD66-AMB-101", "AD66-MAN-04")
def doors_through(game: Anno, figure: Figure) -> dict[str, str]:
    """The closed doors it borders and could open and step through, each with the square beyond."""
    ground, occupied, doors = game.ground, game.occupied(), {}
    for edge, borders in ground.doors(figure.cell):
        beyond = game.grid.edges[edge].beyond(figure.cell)
        if not borders or ground.state(edge) != "closed" or not beyond or beyond in occupied:
            continue
        if game.grid.cells[beyond].kind == game.grid.cells[figure.cell].kind:
            doors[edge] = beyond
    return doors


def door_branch(game: Anno, figure: Figure) -> Choose:
    options, about = list(doors_through(game, figure)), questions.OfModel(model=figure.id)
    why = refusals.edges(game, functools.partial(why_no_door, game, figure))
    return Choose(
        "reaction-door", seat=figure.seat, rule="AD66-AMB-101", options=options, of="edge", about=about, why=why
    )


@clause("AD66-AMB-101", "AD66-EDGE-10", "AD66-SQ-02")
def why_no_door(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why a door cannot be opened and gone through: not one of its own square, not closed, or no room behind it."""
    if edge in doors_through(game, figure):
        return None
    sides, who = game.grid.edges[edge].cells, {"model": figure.id, "edge": edge}
    if game.grid.edges[edge].kind != "door":
        return refuse("why-no-door", "AD66-AMB-101", edge=refusals.edge_name(game, edge))
    if figure.cell not in sides:
        return refuse("why-not-at-edge", "AD66-AMB-101", **who, cell=figure.cell)
    if game.ground.state(edge) == "locked":
        return refuse("why-locked", "AD66-EDGE-10", edge=edge)
    if game.ground.state(edge) != "closed":
        return refuse("why-door-open", "AD66-AMB-101", **who)
    beyond = game.grid.edges[edge].beyond(figure.cell)
    return (walk.why_no_room(game, figure, beyond) if beyond else None) or refuse(
        "why-no-room-behind", "AD66-AMB-101", **who
    )


# -- reacting


@rule("AD66-WATCH-01", "AD66-WATCH-02", "AD66-AMB-24", "AD66-AMB-101")
def react(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """The marker is spent in any case. A reaction is not an activation and cannot be interrupted itself."""
    name, where = parts(choice)
    figure.watch = False
    game.tell("watch-spent", "AD66-WATCH-01", model=figure.id, reaction=f"act-{name}")
    if name == "quick-shot":
        weapon, target = parts(where)
        yield from shoot.uninterrupted_shot(game, figure, game.thing(figure, weapon), game.figure(target), "quick")
    elif name == "go-through":
        beyond = doors_through(game, figure)[where]
        door.swing(game, figure, where)
        enter.enter_square(game, figure, beyond, "AD66-AMB-101")
    elif name == "step":
        step = walk.step_to(game, figure, where, MP)
        assert step is not None
        make_step(game, figure, step)
    else:
        yield from scale_edge(game, figure, name, scaling.step_of(game, figure, name, where))


def make_step(game: Anno, figure: Figure, step: Step) -> None:
    """One step, in a reaction."""
    figure.diagonals += step.diagonal
    enter.enter_square(game, figure, step.to, "AD66-WATCH-01")


@rule("AD66-WATCH-02", "AD66-SQ-07")
def scale_edge(game: Anno, figure: Figure, way: str, step: Step) -> Rule[None]:
    """A way over an edge that needs a test, in a reaction."""
    if way == "down":
        make_step(game, figure, step)
        yield from heights.fall_from(game, figure, "AD66-SQ-07")
        return
    verdict = yield from scaling.climb_test(game, figure, way)
    if verdict.success:
        make_step(game, figure, step)
