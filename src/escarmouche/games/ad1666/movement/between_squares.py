"""What parts a mover from a square that no plain step leads to (AD66-EDGE-02, -03, -08, -10, -11, AD66-SQ-06, -07)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Edge

STEPS = ("stairs", "ladder")  # between the ground and a height
CROSSED = 1  # the price of crossing something that can be opened, forced, climbed or jumped
SHEER = 100  # a height without stairs, a window for a Huge Character: no way through, but the reason to give


@clause("AD66-EDGE-02")
def why_parted(game: Anno, figure: Figure, cell: str) -> Refusal:
    """What is between a mover and a square: beside it, what is on the edge; farther off, the first thing on the way with the fewest."""
    reason = why_parted_beside(game, figure, cell) or why_way_parted(game, figure, cell)
    return reason or refuse("why-walled-off", "AD66-EDGE-02", model=figure.id, cell=cell)


def why_parted_beside(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """What is on the edge between a mover and a square beside it."""
    edge = next(iter(game.grid.between(figure.cell, cell)), None)
    return None if edge is None else why_not_over(game, figure, edge, figure.cell, cell)


@clause("AD66-EDGE-02", "AD66-EDGE-03", "AD66-EDGE-11", "AD66-SQ-06", "AD66-SQ-07", "AD66-TAL-19")
def why_not_over(game: Anno, figure: Figure, edge: Edge, cell: str, to: str) -> Refusal | None:
    """Why no plain step leads over an edge."""
    kind, who = game.ground.kind(edge.id), {"cell": cell, "to": to}
    if edge.kind == "door" and kind == "wall":
        return why_shut(game, edge)
    if kind == "wall":
        return refuse("why-wall-between", "AD66-EDGE-02", **who)
    if kind == "window" and game.has(figure, "huge"):
        return refuse("why-huge", "AD66-TAL-19", model=figure.id)
    if kind == "window":
        return refuse("why-window-between", "AD66-EDGE-11", **who)
    if kind not in STEPS and game.grid.cells[to].kind != game.grid.cells[cell].kind:
        up = game.grid.cells[to].kind == "high"
        return refuse("why-height-up" if up else "why-height-down", "AD66-SQ-06" if up else "AD66-SQ-07", **who)
    return refuse("why-slope-between", "AD66-EDGE-03", **who) if kind == "slope" else None


@clause("AD66-EDGE-08", "AD66-EDGE-10")
def why_shut(game: Anno, door: Edge) -> Refusal:
    """A closed door is opened first, a locked one forced or picked."""
    locked = game.ground.state(door.id) == "locked"
    return refuse(*(("why-locked", "AD66-EDGE-10") if locked else ("why-closed", "AD66-EDGE-08")), edge=door.id)


@clause("AD66-MOVE-01", "AD66-MAN-01")
def why_way_parted(game: Anno, figure: Figure, cell: str) -> Refusal | None:
    """The first thing that no plain step leads over, on the way that has the fewest of them; None if walls leave no way."""
    best: dict[str, tuple[int, int]] = {figure.cell: (0, 0)}  # how much is crossed, in how many steps
    queue: list[tuple[int, int, str, int]] = [(0, 0, figure.cell, -1)]
    met: list[Refusal] = []  # the first thing that each way crosses
    while queue:
        crossed, steps, at, first = heapq.heappop(queue)
        if at == cell:
            return met[first] if first >= 0 else None
        if (crossed, steps) > best[at]:
            continue
        for to, more, reason in ways_on(game, figure, at):
            way = crossed + more, steps + 1
            if to in best and best[to] <= way:
                continue
            best[to], begun = way, first
            if reason is not None and first < 0:
                met.append(reason)
                begun = len(met) - 1
            heapq.heappush(queue, (*way, to, begun))
    return None


def ways_on(game: Anno, figure: Figure, cell: str) -> Iterator[tuple[str, int, Refusal | None]]:
    """The squares beside one: by plain steps, and over whatever can be crossed in another way, with what is in between."""
    for step in game.ground.plain(cell):
        if step.to:
            yield step.to, 0, None
    for edge in game.grid.around(cell):
        to = edge.beyond(cell)
        if not to or game.grid.cells[to].kind == "blocked" or is_bare_wall(game, edge):
            continue
        reason = why_not_over(game, figure, edge, cell, to)
        if reason is not None:
            yield to, SHEER if reason.key in ("why-height-up", "why-huge") else CROSSED, reason


def is_bare_wall(game: Anno, edge: Edge) -> bool:
    """A wall that is neither a shut door nor fragile, and that nobody climbs."""
    return game.ground.kind(edge.id) == "wall" and edge.kind == "wall"
