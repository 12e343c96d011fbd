"""Plain steps: which squares can be walked to, and what stops a mover there (AD66-MOVE, AD66-ZOC-05 to -07)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.cells import Way
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.state import Figure, Move
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice
from escarmouche.space.grid import Route, Routes, Step

LONG, MANY = 99, 99  # MP and diagonal steps: more than anybody has
PLAIN = ("step", "stairs", "ladder")  # ways over an edge that need no test and no Manoeuvre (AD66-DSN-18)


# -- what a mover may do


@clause("AD66-MOVE-02")
def diagonals(game: Anno, figure: Figure) -> int:
    """The diagonal steps it has left in this phase: as many as its Agility, all actions together."""
    return max(0, game.card(figure).agility - figure.diagonals)


@clause("AD66-ZOC-05", "AD66-ZOC-06", "AD66-ZOC-07", "AD66-AMB-49")
def held(game: Anno, figure: Figure, reach: int = 99) -> dict[str, Figure]:
    """Every square, this far off, in the Zone of Control of an enemy that the mover may not ignore, with that enemy."""
    found: dict[str, Figure] = {}
    distances, reach = game.grid.distances(figure.cell), reach + 1
    for other in game.in_play():
        if distances[other.cell] <= reach and engage.enemies(game, figure, other):
            zone = engage.zone(game, other)
            if zone and not engage.ignorable(game, figure, other):
                for cell in zone:
                    found.setdefault(cell, other)
    return found


@clause("AD66-ZOC-05", "AD66-ZOC-06")
def holder(game: Anno, figure: Figure) -> Figure | None:
    """An enemy that holds a Character where it stands."""
    enemies = engage.holds(game, figure, figure.cell)
    return enemies[0] if enemies else None


@clause("AD66-GEN-03", "AD66-DISC-09", "AD66-TAL-01", "AD66-AMB-50", "AD66-AMB-105")
def friendly(game: Anno, one: Figure, other: Figure) -> bool:
    """Friends for movement: of one side, or through a marker, a Recruit's good nature or an "uncle"."""
    if engage.allied(one, other):
        return True
    uncles = other.id in one.uncles or one.id in other.uncles
    return uncles or one.marker or other.marker or "recruit" in (one.vocation, other.vocation)


# -- one step


@clause(
    "AD66-SQ-02",
    "AD66-SQ-06",
    "AD66-EDGE-01",
    "AD66-EDGE-05",
    "AD66-MOVE-01",
    "AD66-MOVE-02",
    "AD66-MOVE-03",
    "AD66-AMB-36",
)
def paces(game: Anno, figure: Figure, mp: int) -> list[Step]:
    """The single plain steps that it could make now: into free squares, within its MP and its diagonals."""
    if holder(game, figure) is not None:
        return []
    occupied, bends = game.occupied(), diagonals(game, figure)
    return [
        step
        for step in game.ground.plain(figure.cell)
        if step.to and step.cost <= mp and step.to not in occupied and (bends or not step.diagonal)
    ]


@clause("AD66-MOVE-01")
def stepping(game: Anno, figure: Figure, mp: int) -> bool:
    """Is there any such step?"""
    if holder(game, figure) is not None:
        return False
    occupied, bends = game.occupied(), diagonals(game, figure)
    for step in game.ground.plain(figure.cell):
        if step.to and step.cost <= mp and step.to not in occupied and (bends or not step.diagonal):
            return True
    return False


@clause("AD66-MOVE-01")
def pace(game: Anno, figure: Figure, to: str, mp: int) -> Step | None:
    """The plain step to a neighbouring square, if it can be made now."""
    for step in game.ground.plain(figure.cell):
        if step.to == to and step.cost <= mp and (not step.diagonal or diagonals(game, figure)):
            return step if game.at(to) is None and holder(game, figure) is None else None
    return None


@clause("AD66-DISC-03", "AD66-NPC-08", "AD66-AMB-86")
def place(game: Anno, figure: Figure, to: str, rule_id: str) -> bool:
    """A Character stands in another square now. Says whether that gave somebody away or roused somebody."""
    origin, figure.cell = figure.cell, to
    game.shifted(figure, origin)
    game.tell("moved", rule_id, model=figure.id, cell=to, origin=origin)
    before = wary(game)
    if not before:
        return False
    notice.noticed(game)
    return wary(game) != before


def wary(game: Anno) -> int:
    """How many are still unnoticed or unroused."""
    odd = [figure for figure in game.in_play() if figure.marker or figure.vocation]
    return sum([figure.marker + (figure.vocation == "guard") for figure in odd])


# -- whole ways


@clause(
    "AD66-SQ-02",
    "AD66-MOVE-01",
    "AD66-MOVE-02",
    "AD66-MOVE-03",
    "AD66-ZOC-05",
    "AD66-ZOC-06",
    "AD66-ZOC-07",
    "AD66-SQ-04",
    "AD66-FULL-07",
    "AD66-AMB-31",
)
def reachable(game: Anno, figure: Figure, mp: int, run: Move | None = None) -> Mapping[str, Way]:
    """Every square to which it can walk, the cheapest way to each. `run`: within the limits of that Run."""
    stops = held(game, figure, mp)
    if mp <= 0 or figure.cell in stops:
        return {}
    bends, occupied = diagonals(game, figure), game.occupied()
    if run is None:
        return Ways(game.ground.walk(figure.cell, mp, bends, stops, occupied))
    closed = {*occupied, *run.visited}
    return Ways(game.ground.walk(figure.cell, mp, bends, stops, closed, run.origin, standing(game, figure)))


class Ways(Mapping[str, Way]):
    """Routes of the board as ways in a question, each when somebody asks for it."""

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


def standing(game: Anno, runner: Figure) -> Collection[str]:
    """Those in the way of the sight of where a Run began: others are, the runner is not."""
    bodies = engage.bodies(game)
    bodies.pop(runner.cell, None)
    return bodies


@clause("AD66-FULL-07", "AD66-AMB-31")
def sighted(game: Anno, figure: Figure, run: Move, cell: str) -> bool:
    """May a Run lead into a square: in sight of its first square, and to no square twice? Penalties do not matter."""
    return cell not in run.visited and game.ground.sight(run.origin, cell, standing(game, figure)).clear


# -- why not


@clause("AD66-SQ-02", "AD66-SQ-05", "AD66-MOVE-01", "AD66-ZOC-05", "AD66-ZOC-06")
def why_not(game: Anno, figure: Figure, mp: int, run: Move | None, cell: Answer) -> Refusal | None:
    """Why a square cannot be walked to."""
    if cell not in game.grid.cells or cell in reachable(game, figure, mp, run):
        return None
    reason = full(game, figure, cell)
    enemy = holder(game, figure) if reason is None else None
    if enemy is not None:
        reason = refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)
    return reason or strayed(game, figure, run, cell) or unreached(game, figure, mp, run, cell)


@clause("AD66-SQ-02", "AD66-SQ-05")
def full(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """Why nobody can come to stand in a square: it is blocked, or somebody is there."""
    who = {"model": figure.id, "cell": cell}
    if game.grid.cells[cell].kind == "blocked":
        return refuse("why-blocked-square", "AD66-SQ-05", **who)
    other = game.at(cell)
    if other is figure:
        return refuse("why-there-already", "AD66-SQ-02", **who)
    return None if other is None else refuse("why-occupied", "AD66-SQ-02", **who, other=other.id)


@clause("AD66-MOVE-01", "AD66-MOVE-02", "AD66-MOVE-03", "AD66-ZOC-05", "AD66-FULL-07")
def unreached(game: Anno, figure: Figure, mp: int, run: Move | None, cell: str) -> Refusal:
    """What lies between a mover and a free square: a Run's own limits; of a way that is short enough, what bars it; the length; diagonal
    steps that it does not have; or there is no way on foot at all."""
    who, walked = {"model": figure.id, "cell": cell}, game.ground.walk
    bends, stops, occupied = diagonals(game, figure), held(game, figure), game.occupied()
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
            return hindrance(game, figure, cell, way[cell], stops)
    for way in (walked(figure.cell, LONG, bends, stops, occupied), walked(figure.cell, LONG, bends)):
        if cell in way:
            return refuse("why-way-too-long", "AD66-MOVE-01", **who, cost=way[cell].cost, mp=mp)
    aslant = walked(figure.cell, LONG, MANY)
    if cell in aslant:
        return refuse("why-way-bends", "AD66-MOVE-02", **who, needed=aslant[cell].diagonals, left=bends)
    return parted(game, figure, cell) or refuse("why-no-way", "AD66-MOVE-01", **who)


@clause("AD66-EDGE-02", "AD66-EDGE-03", "AD66-EDGE-08", "AD66-EDGE-10", "AD66-EDGE-11", "AD66-SQ-06", "AD66-SQ-07")
def parted(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """What is between a mover and the square right beside it, where no plain step leads there."""
    edge = next(iter(game.grid.between(figure.cell, cell)), None)
    if edge is None:
        return None
    kind, who = game.ground.kind(edge.id), {"cell": figure.cell, "to": cell}
    if edge.kind == "door" and kind == "wall":
        locked = game.ground.state(edge.id) == "locked"
        key, rule_id = ("why-locked", "AD66-EDGE-10") if locked else ("why-closed", "AD66-EDGE-08")
        return refuse(key, rule_id, edge=edge.id)
    if kind == "wall":
        return refuse("why-wall-between", "AD66-EDGE-02", **who)
    if kind == "window":
        return refuse("why-window-between", "AD66-EDGE-11", **who)
    if game.grid.cells[cell].kind != game.grid.cells[figure.cell].kind:
        up = game.grid.cells[cell].kind == "high"
        return refuse("why-height-up" if up else "why-height-down", "AD66-SQ-06" if up else "AD66-SQ-07", **who)
    return refuse("why-slope-between", "AD66-EDGE-03", **who) if kind == "slope" else None


def hindrance(game: Anno, figure: Figure, cell: str, way: Route, stops: Mapping[str, Figure]) -> Refusal:
    """What bars a way that is short enough: an enemy's Zone of Control, somebody in a square of it, or too many diagonal steps."""
    who = {"model": figure.id, "cell": cell}
    for by in way.path[:-1]:
        if by in stops:
            return refuse("why-way-stops", "AD66-ZOC-05", **who, by=by, enemy=stops[by].id)
        other = game.at(by)
        if other is not None:
            return refuse("why-way-taken", "AD66-SQ-02", **who, by=by, other=other.id)
    left = diagonals(game, figure)
    return refuse("why-way-bends", "AD66-MOVE-02", **who, needed=way.diagonals, left=left)


@clause("AD66-MOVE-01", "AD66-ZOC-06")
def nowhere(game: Anno, figure: Figure, mp: int, run: Move | None) -> Refusal:
    """Why no plain step can be made at all: the one reason that holds of every square beside it, if there is one."""
    enemy = holder(game, figure)
    if enemy is not None:
        return refuse("why-held", "AD66-ZOC-06", model=figure.id, enemy=enemy.id)
    beside = [step.to for step in game.ground.plain(figure.cell) if step.to]
    reasons = [reason for cell in beside if (reason := why_not(game, figure, mp, run, cell)) is not None]
    if reasons and len({reason.key for reason in reasons}) == 1:
        return reasons[0]
    return refuse("why-no-way-out", "AD66-MOVE-01", model=figure.id, cell=figure.cell)


@clause("AD66-FULL-07", "AD66-AMB-31")
def strayed(game: Anno, figure: Figure, run: Move | None, cell: str) -> Refusal | None:
    """Why a runner may not enter a square: it has been there, or would be out of sight of where it began."""
    if run is None or sighted(game, figure, run, cell):
        return None
    key = "why-run-twice" if cell in run.visited else "why-run-unseen"
    return refuse(key, "AD66-FULL-07", model=figure.id, cell=cell, origin=run.origin)
