"""Manoeuvres, bought with MP inside a movement: doors, passages, climbs, windows, jumps (AD66-MAN), and the other ways of leaving
a square that are no plain step: down from a height (AD66-SQ-07), off the board (AD66-BOARD-01)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import NamedTuple

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Shut
from escarmouche.core.asks.cells import Cells, Way
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.movement import heights, leave, stride, walk
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice
from escarmouche.space.grid import Jump, Route, Step

NAMES = ("door", "through", "climb", "window", "wall", "jump", "down", "leave")
DOOR, JUMP = 1, 2  # MP
JUMP_DIFFICULTY = 5


class Scaling(NamedTuple):
    """A way over an edge that needs a test, or more than a step: its rule, and the Agility it takes (0: see the rule)."""

    rule: str
    nd: int
    of: str  # what a player points at: the square beyond, or the edge


SCALINGS = {
    "climb": Scaling("AD66-MAN-06", 4, "cell"),
    "window": Scaling("AD66-MAN-07", 5, "edge"),
    "wall": Scaling("AD66-MAN-08", 5, "edge"),
    "down": Scaling("AD66-SQ-07", 0, "cell"),
}


# -- what the place offers


@clause("AD66-MAN-01", "AD66-FULL-09", "AD66-DP-21")
def branches(game: Anno, figure: Figure, mp: int, run: Move | None = None) -> dict[str, LazyBranch]:
    """Every way out of a square but plain steps, as far as the place has them; what cannot be done now says why. A runner may only
    jump down or leave."""
    found: dict[str, LazyBranch] = {}
    ground = game.ground
    if run is None and ground.doors(figure.cell):
        found["door"] = lambda: door_branch(game, figure)
    if run is None and friends(game, figure, figure.cell, game.occupied()):
        found["through"] = lambda: through_branch(game, figure, mp)
    found |= scalings(game, figure, mp, run)
    if run is None and ground.jumps(figure.cell):
        found["jump"] = lambda: jump_branch(game, figure, mp)
    if outward(game, figure):
        found["leave"] = lambda: leave_branch(game, figure, mp)
    return found


@clause("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-AMB-111", "AD66-AMB-112")
def scalings(
    game: Anno, figure: Figure, mp: int, run: Move | None = None, outside: bool = True
) -> dict[str, LazyBranch]:
    """Slopes to climb, windows, walls, and ways down from a height, where there are any. `outside`: also those off the board."""
    found: dict[str, LazyBranch] = {}
    for step in game.ground.rough(figure.cell):
        if (
            step.way in SCALINGS
            and step.way not in found
            and offered(step, outside)
            and (run is None or step.way == "down")
        ):
            found[step.way] = functools.partial(scaling_branch, game, figure, step.way, mp, run, outside)
    return found


def offered(step: Step, outside: bool) -> bool:
    """Does it lead into a square, or off the board where that may be?"""
    return bool(step.to) or (outside and SCALINGS[step.way].of == "edge")


def scaling_branch(game: Anno, figure: Figure, way: str, mp: int, run: Move | None, outside: bool) -> Choose | Shut:
    """The squares or edges for one such way, or why there is none."""
    kind = SCALINGS[way]
    steps = {
        pointed(step): step for step in game.ground.steps(figure.cell) if step.way == way and offered(step, outside)
    }
    reasons = {
        at: barred(game, figure, step, mp) or walk.strayed(game, figure, run, step.to) for at, step in steps.items()
    }
    absent = functools.partial(no_scaling, game, figure, way)
    return weighed(game, figure, way, kind.rule, kind.of, reasons, absent)


def weighed(
    game: Anno,
    figure: Figure,
    name: str,
    rule_id: str,
    of: str,
    reasons: Mapping[str, Refusal | None],
    absent: Callable[[str], Refusal | None],
) -> Choose | Shut:
    """The squares or edges that nothing speaks against; shut while there are none. `absent`: why any other one is not even among them."""
    options = [at for at, reason in reasons.items() if reason is None]
    known = (refusals.squares if of == "cell" else refusals.edges)(game, absent)

    def why(at: Answer) -> Refusal | None:
        return reasons[at] if at in reasons else known(at)

    ask = Choose(name, seat=figure.seat, rule=rule_id, options=options, of=of, about={"model": figure.id}, why=why)
    return ask if options else Shut(next(reason for reason in reasons.values() if reason is not None), ask)


@clause("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-AMB-101")
def no_scaling(game: Anno, figure: Figure, way: str, at: str) -> Refusal:
    """Why a square or an edge is no way of that kind: there is none from here, or it leads off the board where that may not be."""
    who, kind = {"model": figure.id, "cell": figure.cell}, SCALINGS[way]
    if any(step.way == way and pointed(step) == at for step in game.ground.steps(figure.cell)):
        return refuse("why-not-off-board", "AD66-AMB-101", **who, edge=refusals.side(game, at))
    if kind.of == "edge":
        return refuse(f"why-no-{way}-at", kind.rule, **who, edge=refusals.side(game, at))
    return refuse(f"why-no-{way}-to", kind.rule, **who, to=at)


MISSING = {  # what a place lacks for a Manoeuvre
    "door": "AD66-MAN-04",
    "through": "AD66-MAN-05",
    "climb": "AD66-MAN-06",
    "window": "AD66-MAN-07",
    "wall": "AD66-MAN-08",
    "down": "AD66-SQ-07",
    "jump": "AD66-MAN-09",
    "leave": "AD66-BOARD-01",
}


@clause("AD66-FULL-09", "AD66-MAN-01", "AD66-SQ-07", "AD66-BOARD-01")
def left_out(game: Anno, figure: Figure, name: str, running: bool) -> Refusal:
    """Why a menu does not have a Manoeuvre: a runner makes none, or the place does not offer it."""
    if running and name not in ("down", "leave"):
        return refuse("why-no-manoeuvre", "AD66-FULL-09", model=figure.id, branch=name)
    return refuse(f"why-nothing-for-{name}", MISSING[name], model=figure.id, cell=figure.cell)


def pointed(step: Step) -> str:
    """What a player points at: an edge, or the square."""
    return step.edge if SCALINGS[step.way].of == "edge" else step.to


def step_of(game: Anno, figure: Figure, way: str, said: Answer) -> Step:
    """The step that was meant."""
    return next(step for step in game.ground.steps(figure.cell) if step.way == way and pointed(step) == said)


@clause("AD66-SQ-02", "AD66-MAN-02", "AD66-MAN-03", "AD66-MOVE-02", "AD66-TAL-19")
def barred(game: Anno, figure: Figure, step: Step, mp: int) -> Refusal | None:
    """Why a way cannot be taken: too few MP, no diagonal step left, somebody there, a window too small."""
    if step.cost > mp:
        return refuse("why-too-few-mp", SCALINGS[step.way].rule, model=figure.id, cost=step.cost, mp=mp)
    if step.diagonal and not walk.diagonals(game, figure):
        return refuse("why-no-diagonal", "AD66-MOVE-02", model=figure.id)
    if step.way == "window" and game.has(figure, "huge"):
        return refuse("why-huge", "AD66-TAL-19", model=figure.id)
    return taken(game, figure, step.to)


@clause("AD66-SQ-02")
def taken(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """Nobody moves into a square with somebody in it."""
    other = game.at(cell) if cell else None
    return None if other is None else refuse("why-occupied", "AD66-SQ-02", model=figure.id, cell=cell, other=other.id)


# -- climbs, windows, walls, ways down


@rule("AD66-MAN-02", "AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08")
def attempt(game: Anno, figure: Figure, way: str) -> Rule[skill_test.Verdict]:
    """The Agility test of a climb; a Mishap throws the climber to the ground where it is."""
    kind = SCALINGS[way]
    verdict = yield from skill_test.unopposed(game, figure, "agility", kind.nd, f"climb-{way}", kind.rule)
    if verdict.mishap:
        wound.prone(game, figure, kind.rule)
    return verdict


@rule("AD66-MAN-02", "AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-SQ-07", "AD66-WATCH-09")
def scale(game: Anno, figure: Figure, way: str, said: Answer) -> Rule[None]:
    """Up a slope, through a window, over a wall, or down: declared, paid for whatever comes of it, then tested."""
    step = step_of(game, figure, way, said)
    going = yield from stride.declare(game, figure, way, step.to or step.edge)
    if not going:
        return
    run = game.move if game.move.kind == "run" else None
    if walk.holder(game, figure) or taken(game, figure, step.to) or walk.strayed(game, figure, run, step.to):
        stride.lost(game, figure)
        return
    game.move.spent += step.cost
    if way == "down":
        yield from drop(game, figure, step)
        return
    verdict = yield from attempt(game, figure, way)
    if figure.prone:
        stride.finish(game)
    elif verdict.success:
        yield from crossed(game, figure, step, verdict.triumph)
    else:
        stride.rest(game)


@rule("AD66-MAN-06", "AD66-MAN-07", "AD66-MAN-08", "AD66-BOARD-01", "AD66-EX-49")
def crossed(game: Anno, figure: Figure, step: Step, triumph: bool) -> Rule[None]:
    """The edge is behind: into the square beyond, or off the board. After a Triumph at a window one square more is free."""
    origin, kind = figure.cell, SCALINGS[step.way]
    if not step.to:
        yield from depart(game, figure)
        return
    stride.arrive(game, figure, step.to, kind.rule, int(step.diagonal))
    if triumph and step.way != "climb" and not game.move.stopped:
        game.move.free = further(game, figure, origin)
    stride.rest(game)


@clause("AD66-MAN-07", "AD66-AMB-107")
def further(game: Anno, figure: Figure, origin: str) -> str:
    """The square straight on from a window: behind an Open edge, an open door or a downward Slope, and free to step into."""
    to = game.grid.opposite(origin, figure.cell)
    for step in game.ground.steps(figure.cell):
        if to and step.to == to and step.way == "step" and step.cost == 1 and not step.diagonal and game.at(to) is None:
            return to
    return ""


@rule("AD66-SQ-07", "AD66-AMB-21")
def drop(game: Anno, figure: Figure, step: Step) -> Rule[None]:
    """Down from a height: it reaches the square whatever the test says."""
    stride.arrive(game, figure, step.to, "AD66-SQ-07", int(step.diagonal))
    yield from heights.fall_from(game, figure, "AD66-SQ-07")
    if figure.status != "" or figure.prone:
        stride.finish(game)
    else:
        stride.rest(game)


# -- doors


def door_branch(game: Anno, figure: Figure) -> Choose | Shut:
    """The doors beside it that can be opened or closed."""
    reasons = {edge: stuck(game, figure, edge) for edge, _ in game.ground.doors(figure.cell)}
    return weighed(game, figure, "door", "AD66-MAN-04", "edge", reasons, functools.partial(no_door, game, figure))


@clause("AD66-MAN-04", "AD66-AMB-47")
def no_door(game: Anno, figure: Figure, edge: str) -> Refusal:
    """Why an edge is no door that can be turned from here: no door at all, or not beside it."""
    if game.grid.edges[edge].kind != "door":
        return refuse("why-no-door", "AD66-MAN-04", edge=refusals.side(game, edge))
    return refuse("why-not-beside-door", "AD66-MAN-04", model=figure.id, edge=edge)


@clause("AD66-MAN-04", "AD66-EDGE-10", "AD66-AMB-47", "AD66-PART-05")
def stuck(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why a door cannot be opened or closed: locked, broken, or an enemy stands at it and the Character only beside it."""
    ground, state = game.ground, game.ground.state(edge)
    if state == "locked":
        return refuse("why-locked", "AD66-EDGE-10", edge=edge)
    if state == "broken":
        return refuse("why-broken", "AD66-PART-05", edge=edge)
    side = ground.same_side(edge, figure.cell)
    other = game.at(side) if state == "closed" and side != figure.cell else None
    if other is not None and engage.enemies(game, figure, other):
        return refuse("why-door-guarded", "AD66-MAN-04", edge=edge, enemy=other.id)
    return None


@rule("AD66-MAN-04", "AD66-DP-69", "AD66-WATCH-07")
def door(game: Anno, figure: Figure, edge: str) -> Rule[None]:
    """1 MP, no test: the door stays as it is set until somebody changes it."""
    going = yield from stride.declare(game, figure, "door", edge)
    if not going:
        return
    if stuck(game, figure, edge) is not None:
        stride.lost(game, figure)
        return
    game.move.spent += DOOR
    turn(game, figure, edge)
    stride.check(game, figure)
    stride.rest(game)


@clause("AD66-MAN-04", "AD66-EDGE-08", "AD66-EDGE-09")
def turn(game: Anno, figure: Figure, edge: str) -> None:
    """A closed door is open now, an open one closed."""
    opening = game.ground.state(edge) == "closed"
    game.state.doors[edge] = "open" if opening else "closed"
    game.swung()
    game.tell("door-opened" if opening else "door-closed", "AD66-MAN-04", model=figure.id, edge=edge)
    notice.noticed(game)


# -- Force Passage


@clause("AD66-MAN-05", "AD66-AMB-50")
def friends(game: Anno, figure: Figure, cell: str, occupied: Mapping[str, Figure]) -> list[str]:
    """The squares beside one, a plain step away at the same height, with a friend in them."""
    found: list[str] = []
    if occupied.keys().isdisjoint(game.ground.adjacent(cell)):
        return found
    for step in level(game, cell):
        if step.to in occupied:
            other = occupied[step.to]
            if other is not figure and walk.friendly(game, figure, other):
                found.append(step.to)
    return found


@clause("AD66-AMB-50", "AD66-DSN-18")
def level(game: Anno, cell: str) -> list[Step]:
    """The plain steps to squares of the same height, over stairs too."""
    cells = game.grid.cells
    return [step for step in game.ground.plain(cell) if step.to and cells[step.to].kind == cells[cell].kind]


@clause("AD66-MAN-03", "AD66-MAN-05", "AD66-AMB-50", "AD66-EX-19", "AD66-EX-20", "AD66-EX-21")
def passages(game: Anno, figure: Figure, mp: int) -> dict[str, Route]:
    """Where it can get through friends: 1 MP more for each, no square among theirs where it would have to stop, and a free one to land."""
    stops, bends, occupied = walk.held(game, figure, mp), walk.diagonals(game, figure), game.occupied()
    best: dict[str, Route] = {}
    queue = [(figure.cell, Route(0, 0, ()))]
    for cell, so_far in queue:  # grows as it is read
        passed = friends(game, figure, cell, occupied)
        for step in level(game, cell):
            way = Route(so_far.cost + step.cost, so_far.diagonals + step.diagonal, (*so_far.path, step.to))
            if way.cost > mp or way.diagonals > bends or step.to in so_far.path:
                continue
            if step.to in passed:
                if step.to not in stops:
                    queue.append((step.to, way._replace(cost=way.cost + 1)))
            elif so_far.path and step.to not in occupied and way < best.get(step.to, (mp + 1,)):
                best[step.to] = way
    return {cell: best[cell] for cell in sorted(best, key=game.grid.order.__getitem__)}


def through_branch(game: Anno, figure: Figure, mp: int) -> Cells | Shut:
    found = {cell: Way(way.cost, way.path) for cell, way in passages(game, figure, mp).items()}
    about, why = {"model": figure.id}, refusals.squares(game, functools.partial(no_passage, game, figure, mp))
    ask = Cells("through", seat=figure.seat, rule="AD66-MAN-05", routes=found, about=about, why=why)
    return ask if found else Shut(refuse("why-no-passage", "AD66-MAN-05", model=figure.id, mp=mp), ask)


@clause("AD66-MAN-05", "AD66-MAN-03", "AD66-AMB-50")
def no_passage(game: Anno, figure: Figure, mp: int, cell: str) -> Refusal | None:
    """Why no way past friends leads to a square: it is taken, too far, or behind nobody through whom one could pass."""
    if cell in passages(game, figure, mp):
        return None
    reason, far = walk.full(game, figure, cell), passages(game, figure, walk.LONG)
    if reason is None and cell in far:
        cost = far[cell].cost
        reason = refuse("why-way-too-long", "AD66-MAN-05", model=figure.id, cell=cell, cost=cost, mp=mp)
    return reason or refuse("why-no-passage-to", "AD66-MAN-05", model=figure.id, cell=cell)


@rule("AD66-MAN-05", "AD66-AMB-50", "AD66-WATCH-09")
def through(game: Anno, figure: Figure, cell: str) -> Rule[None]:
    """One declaration from the first square to the last; it can be interrupted before it only."""
    move = game.move
    going = yield from stride.declare(game, figure, "through", cell)
    if not going:
        return
    way = passages(game, figure, move.mp - move.spent).get(cell) if walk.holder(game, figure) is None else None
    if way is None:
        stride.lost(game, figure)
        return
    move.spent += way.cost
    occupied = game.occupied()
    game.tell("passed-through", "AD66-MAN-05", model=figure.id, others=[occupied[by].id for by in way.path[:-1]])
    stride.arrive(game, figure, cell, "AD66-MAN-05", way.diagonals)
    stride.rest(game)


# -- Jumps


def jump_branch(game: Anno, figure: Figure, mp: int) -> Choose | Shut:
    """Where it can jump to, or why nowhere."""
    reasons = {to: too_far(game, figure, leap(game, figure, to), mp) for to in landings(game, figure)}

    def absent(to: str) -> Refusal:
        return refuse("why-no-jump-to", "AD66-MAN-09", model=figure.id, cell=figure.cell, to=to)

    return weighed(game, figure, "jump", "AD66-MAN-09", "cell", reasons, absent)


def landings(game: Anno, figure: Figure) -> list[str]:
    """Where jumps lead, each square once."""
    return list(dict.fromkeys(jump.to for jump in game.ground.jumps(figure.cell)))


@clause("AD66-MAN-11", "AD66-AMB-37")
def leap(game: Anno, figure: Figure, to: str) -> Jump:
    """The jump to a square; if a board has several, over odd cells, one that takes no diagonal steps comes first."""
    return min([jump for jump in game.ground.jumps(figure.cell) if jump.to == to], key=lambda jump: jump.diagonal)


@clause("AD66-MAN-09", "AD66-MAN-11", "AD66-AMB-51")
def too_far(game: Anno, figure: Figure, jump: Jump, mp: int) -> Refusal | None:
    """Why a jump cannot be tried: too few MP, too few diagonal steps (it takes two), somebody where it would land."""
    if mp < JUMP:
        return refuse("why-too-few-mp", "AD66-MAN-09", model=figure.id, cost=JUMP, mp=mp)
    if jump.diagonal and walk.diagonals(game, figure) < 2:
        return refuse("why-no-diagonal-jump", "AD66-MAN-11", model=figure.id)
    return taken(game, figure, jump.to)


@rule("AD66-MAN-09", "AD66-MAN-10", "AD66-MAN-11", "AD66-MAN-02", "AD66-WATCH-09")
def jump(game: Anno, figure: Figure, cell: str) -> Rule[None]:
    """2 MP, Agility against 5: over the square between, or it stays; in a Mishap it falls."""
    made = leap(game, figure, cell)
    going = yield from stride.declare(game, figure, "jump", cell)
    if not going:
        return
    if walk.holder(game, figure) is not None or taken(game, figure, cell) is not None:
        stride.lost(game, figure)
        return
    game.move.spent += JUMP
    verdict = yield from skill_test.unopposed(game, figure, "agility", JUMP_DIFFICULTY, "jump-over", "AD66-MAN-09")
    if verdict.mishap:
        yield from tumble(game, figure, made.over)
        stride.finish(game)
        return
    if verdict.success:
        stride.arrive(game, figure, cell, "AD66-MAN-09", 2 * made.diagonal)
    stride.rest(game)


@rule("AD66-MAN-10", "AD66-AMB-52", "AD66-DP-34")
def tumble(game: Anno, figure: Figure, over: str) -> Rule[None]:
    """A Jump's Mishap: down into the square between or, if somebody is there, where the opponent says beside it; with no room at all
    the jumper stays and lies down."""
    to = over
    if game.at(over) is not None:
        cells = [
            cell
            for cell in game.ground.adjacent(over)
            if game.at(cell) is None and game.grid.cells[cell].kind == "open"
        ]
        if not cells:
            wound.prone(game, figure, "AD66-AMB-52")
            return
        seat, about = game.opponent(figure.seat), {"model": figure.id}
        why = refusals.squares(game, functools.partial(no_landing, game, figure, over))
        to = yield from decide(
            game, Choose("landing", seat=seat, rule="AD66-MAN-10", options=cells, of="cell", about=about, why=why)
        )
    walk.place(game, figure, to, "AD66-MAN-10")
    yield from heights.fall_from(game, figure, "AD66-MAN-10", flat=True)


@clause("AD66-MAN-10", "AD66-SQ-02", "AD66-SQ-05")
def no_landing(game: Anno, figure: Figure, over: str, cell: str) -> Refusal | None:
    """Why nobody falls into a square: it is taken or blocked, not beside the one that was jumped over, or no ground."""
    reason = walk.full(game, figure, cell)
    if reason is None and (cell not in game.ground.adjacent(over) or game.grid.cells[cell].kind != "open"):
        reason = refuse("why-no-landing", "AD66-MAN-10", cell=cell, over=over)
    return reason


# -- off the board


def leave_branch(game: Anno, figure: Figure, mp: int) -> Choose | Shut:
    """The edges over which it can leave the board without a Manoeuvre."""
    reasons = {step.edge: outpaid(figure, step, mp) for step in outward(game, figure)}
    return weighed(game, figure, "leave", "AD66-BOARD-01", "edge", reasons, functools.partial(no_exit, game, figure))


@clause("AD66-BOARD-01")
def outpaid(figure: Figure, step: Step, mp: int) -> Refusal | None:
    """Too few MP for the edge."""
    if step.cost <= mp:
        return None
    return refuse("why-too-few-mp", "AD66-BOARD-01", model=figure.id, cost=step.cost, mp=mp)


@clause("AD66-BOARD-01", "AD66-AMB-46")
def no_exit(game: Anno, figure: Figure, edge: str) -> Refusal:
    """Why nobody leaves over an edge: it is not the limit of the board, not of its square, or no plain step leads over it."""
    cells, who = game.grid.edges[edge].cells, {"model": figure.id, "edge": refusals.side(game, edge)}
    if cells[1]:
        return refuse("why-not-the-limit", "AD66-BOARD-01", edge=refusals.side(game, edge))
    if figure.cell != cells[0]:
        return refuse("why-not-at-edge", "AD66-AMB-46", **who, cell=figure.cell)
    return refuse("why-no-exit", "AD66-BOARD-01", **who)


@clause("AD66-BOARD-01", "AD66-AMB-46", "AD66-EX-48")
def outward(game: Anno, figure: Figure) -> list[Step]:
    """The ways off the board that are no Manoeuvre: plain steps, and down from a height."""
    return [step for step in game.ground.rough(figure.cell) if not step.to and step.way in (*walk.PLAIN, "down")]


@rule("AD66-BOARD-01", "AD66-AMB-46", "AD66-WATCH-09")
def leaving(game: Anno, figure: Figure, edge: str) -> Rule[None]:
    """Declared and paid for like any step; then it is gone. From a height it has to land first."""
    (step,) = (step for step in outward(game, figure) if step.edge == edge)
    going = yield from stride.declare(game, figure, "leave", edge)
    if not going:
        return
    if walk.holder(game, figure) is not None:
        stride.lost(game, figure)
        return
    if step.way == "down":
        yield from heights.fall_from(game, figure, "AD66-SQ-07")
    yield from depart(game, figure)


@rule("AD66-BOARD-01", "AD66-BOARD-04")
def depart(game: Anno, figure: Figure) -> Rule[None]:
    """It leaves the board in its own movement, unless the fall has killed it."""
    if figure.status == "":
        yield from leave.leave(game, figure, "AD66-BOARD-01", voluntary=True)
    stride.finish(game)
