"""Plain steps: which squares can be walked to, and what stops a mover there (AD66-MOVE, AD66-ZOC-05 to -07)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.cells import Way
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.movement import between_squares
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Route, Routes, Step

FULL, PARTIAL = 4, 2  # MP (AD66-FULL-06, AD66-PART-01)
LONG, MANY = 99, 99  # MP and diagonal steps: more than anybody has
PLAIN = ("step", "stairs", "ladder")  # ways over an edge that need no test and no Manoeuvre (AD66-DSN-18)


# -- what a mover may do


@clause("AD66-MOVE-02")
def diagonals_left(game: Anno, figure: Figure) -> int:
    """The diagonal steps it has left in this phase: as many as its Agility, all actions together."""
    return max(0, game.card(figure).agility - figure.diagonals)


@clause("AD66-ZOC-05", "AD66-ZOC-06", "AD66-ZOC-07", "AD66-AMB-49")
def held_squares(game: Anno, figure: Figure, reach: int = 99) -> dict[str, Figure]:
    """Every square within reach that is in the Zone of Control of an enemy that the mover may not ignore, with that enemy."""
    held: dict[str, Figure] = {}
    distances, reach = game.grid.distances(figure.cell), reach + 1
    for other in game.in_play():
        if distances[other.cell] <= reach and engage.are_enemies(game, figure, other):
            zone = engage.zone_of_control(game, other)
            if zone and not engage.may_ignore(game, figure, other):
                for cell in zone:
                    held.setdefault(cell, other)
    return held


@clause("AD66-ZOC-05", "AD66-ZOC-06")
def holding_enemy(game: Anno, figure: Figure) -> Figure | None:
    """An enemy that holds a Character where it stands."""
    enemies = engage.holding_enemies(game, figure, figure.cell)
    return enemies[0] if enemies else None


@clause("AD66-GEN-03", "AD66-DISC-09", "AD66-TAL-01", "AD66-AMB-50", "AD66-AMB-105")
def friends_for_movement(game: Anno, figure: Figure, other: Figure) -> bool:
    """Friends for movement: of one side, or through a marker, a Recruit's good nature or an "uncle"."""
    if engage.allied(figure, other):
        return True
    uncles = other.id in figure.uncles or figure.id in other.uncles
    return uncles or figure.marker or other.marker or "recruit" in (figure.vocation, other.vocation)


# -- one step


@clause("AD66-MOVE-01", "AD66-SQ-06", "AD66-EDGE-01", "AD66-EDGE-05", "AD66-AMB-36")
def plain_steps(game: Anno, figure: Figure, mp: int) -> Iterator[Step]:
    """The single plain steps that it could make now: into free squares, within its MP and its diagonals."""
    if holding_enemy(game, figure) is None:
        occupied, bends = game.occupied(), diagonals_left(game, figure)  # AD66-SQ-02, AD66-MOVE-02
        for step in game.ground.plain(figure.cell):
            if step.to and step.cost <= mp and step.to not in occupied and (bends or not step.diagonal):
                yield step


@clause("AD66-MOVE-01")
def step_to(game: Anno, figure: Figure, cell: str, mp: int) -> Step | None:
    """The plain step to a neighbouring square, if it can be made now."""
    return next((step for step in plain_steps(game, figure, mp) if step.to == cell), None)


# -- whole ways


@clause("AD66-SQ-04", "AD66-MOVE-01", "AD66-MOVE-03")
def reachable(game: Anno, figure: Figure, mp: int, run: Move | None = None) -> Mapping[str, Way]:
    """Every square to which it can walk, the cheapest way to each. `run`: within the limits of that Run."""
    stops = held_squares(game, figure, mp)  # AD66-ZOC-05, AD66-ZOC-06, AD66-ZOC-07
    if mp <= 0 or figure.cell in stops:
        return {}
    bends, occupied = diagonals_left(game, figure), game.occupied()  # AD66-MOVE-02, AD66-SQ-02
    if run is None:
        return Ways(game.ground.walk(figure.cell, mp, bends, stops, occupied))
    closed = {*occupied, *run.visited}  # AD66-FULL-07, AD66-AMB-31
    return Ways(game.ground.walk(figure.cell, mp, bends, stops, closed, run.origin, view_blockers_beside(game, figure)))


class Ways(Mapping[str, Way]):
    """Routes of the board as ways in a question, each made when somebody asks for it."""

    __slots__ = ("_routes",)

    def __init__(self, routes: Routes) -> None:
        self._routes = routes

    def __getitem__(self, cell: str) -> Way:
        route = self._routes[cell]
        return Way(route.cost, route.path)

    def __iter__(self) -> Iterator[str]:
        return iter(self._routes)

    def __len__(self) -> int:
        return len(self._routes)


def view_blockers_beside(game: Anno, runner: Figure) -> Collection[str]:
    """Everybody who blocks the view of where a Run began: the runner itself does not."""
    bodies = sight.view_blockers(game)
    bodies.pop(runner.cell, None)
    return bodies


@clause("AD66-FULL-07", "AD66-AMB-31")
def may_run_into(game: Anno, figure: Figure, run: Move, cell: str) -> bool:
    """May a Run lead into a square: in sight of the first square, and not visited yet? Penalties do not matter."""
    return cell not in run.visited and game.ground.sight(run.origin, cell, view_blockers_beside(game, figure)).clear


# -- why not


@clause("AD66-SQ-02", "AD66-SQ-05", "AD66-MOVE-01", "AD66-ZOC-05", "AD66-ZOC-06")
def why_not(game: Anno, figure: Figure, mp: int, run: Move | None, cell: Answer) -> Refusal | None:
    """Why a square cannot be walked to."""
    if cell not in game.grid.cells or cell in reachable(game, figure, mp, run):
        return None
    reason = why_no_room(game, figure, cell)
    enemy = holding_enemy(game, figure) if reason is None else None
    if enemy is not None:
        reason = refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)
    return reason or why_run_not_into(game, figure, run, cell) or why_out_of_reach(game, figure, mp, run, cell)


@clause("AD66-SQ-02", "AD66-SQ-05")
def why_no_room(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """Why nobody can enter a square: it is blocked, or somebody is there."""
    who = {"model": figure.id, "cell": cell}
    if game.grid.cells[cell].kind == "blocked":
        return refuse("why-blocked-square", "AD66-SQ-05", **who)
    other = game.figure_at(cell)
    if other is figure:
        return refuse("why-there-already", "AD66-SQ-02", **who)
    return None if other is None else refuse("why-occupied", "AD66-SQ-02", **who, other=other.id)


@clause("AD66-SQ-02")
def why_taken(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """Nobody moves into a square with somebody in it."""
    other = game.figure_at(cell) if cell else None
    return None if other is None else refuse("why-occupied", "AD66-SQ-02", model=figure.id, cell=cell, other=other.id)


@clause("AD66-MOVE-01", "AD66-MOVE-02", "AD66-MOVE-03", "AD66-ZOC-05", "AD66-FULL-07")
def why_out_of_reach(game: Anno, figure: Figure, mp: int, run: Move | None, cell: str) -> Refusal:
    """What keeps a mover from a free square: the limits of a Run; what bars a way that is short enough; its length; too few diagonal
    steps; or there is no way on foot at all."""
    who, walked = {"model": figure.id, "cell": cell}, game.ground.walk
    bends, stops, occupied = diagonals_left(game, figure), held_squares(game, figure), game.occupied()
    if run is not None and cell in walked(figure.cell, mp, bends, stops, occupied):
        return refuse("why-run-way", "AD66-FULL-07", **who, origin=run.origin)
    fresh = max(0, game.card(figure).agility)  # as many diagonal steps as it has in a new phase
    for way in (
        walked(figure.cell, mp, bends, (), occupied),
        walked(figure.cell, mp, fresh, stops, occupied),
        walked(figure.cell, mp, bends, stops),
        walked(figure.cell, mp, fresh),
    ):
        if cell in way:
            return why_way_barred(game, figure, cell, way[cell], stops)
    for way in (walked(figure.cell, LONG, bends, stops, occupied), walked(figure.cell, LONG, bends)):
        if cell in way:
            beside = between_squares.why_parted_beside(game, figure, cell)
            return beside or refuse("why-way-too-long", "AD66-MOVE-01", **who, cost=way[cell].cost, mp=mp)
    with_diagonals = walked(figure.cell, LONG, MANY)
    if cell in with_diagonals:
        return refuse("why-way-bends", "AD66-MOVE-02", **who, needed=with_diagonals[cell].diagonals, left=bends)
    return between_squares.why_parted(game, figure, cell)


def why_way_barred(game: Anno, figure: Figure, cell: str, way: Route, stops: Mapping[str, Figure]) -> Refusal:
    """What bars a way that is short enough: an enemy's Zone of Control, somebody in a square of it, or too many diagonal steps."""
    who = {"model": figure.id, "cell": cell}
    for by in way.path[:-1]:
        if by in stops:
            return refuse("why-way-stops", "AD66-ZOC-05", **who, by=by, enemy=stops[by].id)
        other = game.figure_at(by)
        if other is not None:
            return refuse("why-way-taken", "AD66-SQ-02", **who, by=by, other=other.id)
    left = diagonals_left(game, figure)
    return refuse("why-way-bends", "AD66-MOVE-02", **who, needed=way.diagonals, left=left)


@clause("AD66-MOVE-01", "AD66-ZOC-06")
def why_nowhere(game: Anno, figure: Figure, mp: int, run: Move | None) -> Refusal:
    """Why no plain step can be made at all: the one reason that holds for every adjacent square, if there is one."""
    enemy = holding_enemy(game, figure)
    if enemy is not None:
        return refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)
    beside = [step.to for step in game.ground.plain(figure.cell) if step.to]
    reasons = [reason for cell in beside if (reason := why_not(game, figure, mp, run, cell)) is not None]
    if reasons and len({reason.key for reason in reasons}) == 1:
        return reasons[0]
    return refuse("why-no-way-out", "AD66-MOVE-01", model=figure.id, cell=figure.cell)


@clause("AD66-FULL-07", "AD66-AMB-31")
def why_run_not_into(game: Anno, figure: Figure, run: Move | None, cell: str) -> Refusal | None:
    """Why a runner may not enter a square: it has been there, or would be out of sight of where it began."""
    if run is None or may_run_into(game, figure, run, cell):
        return None
    key = "why-run-twice" if cell in run.visited else "why-run-unseen"
    return refuse(key, "AD66-FULL-07", model=figure.id, cell=cell, origin=run.origin)
