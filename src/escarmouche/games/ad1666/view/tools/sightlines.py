"""Who sees whom, and why (AD66-LOS): the engine's own verdict with its line, for the tools of a player."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.core.views import player_tools
from escarmouche.core.views.player_tools import Ray, Sentence, Sightline
from escarmouche.games.ad1666.ground import sight
from escarmouche.games.ad1666.ground.sight import RULES, what_is_met
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.space.grid import Shot

SQUARE = 1000
MARKS = {"corner": "AD66-LOS-04", "obstacle": "AD66-EDGE-06", "window": "AD66-EDGE-13", "waived": "AD66-EDGE-07"}


def sightline(game: Anno, viewer: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
    """Does one Character see the other, perhaps from another place, and what would a shot be like?"""
    game, a = as_if_at(game, viewer, at)
    b = on_board(game, other)
    if a is b:
        return Sightline(viewer, other, True, 0, [], lines=[Sentence("sight-itself", "", {"model": viewer})])
    seen = game.ground.sight(a.cell, b.cell, sight.view_blockers(game))
    shot = game.ground.shot(a.cell, b.cell, sight.view_blockers(game))
    start, end = (game.grid.cells[figure.cell].centre for figure in (a, b))
    return Sightline(
        viewer,
        other,
        seen.clear,
        game.grid.distance(a.cell, b.cell) * SQUARE,
        [Ray(start, end, seen.clear, seen.by)],
        [seen.by] if seen.by else [],
        "cover" if seen.clear and shot.covered else "",
        list(_reasons(game, a, b, shot)),
    )


@clause("AD66-LOS-01", "AD66-LOS-04", "AD66-LOS-05", "AD66-LOS-06", "AD66-AMB-42")
def _reasons(game: Anno, viewer: Figure, other: Figure, shot: Shot) -> Iterator[Sentence]:
    """Sight first, then what the shot meets."""
    about = {"model": viewer.id, "target": other.id, "squares": game.grid.distance(viewer.cell, other.cell)}
    seen = game.ground.sight(viewer.cell, other.cell, sight.view_blockers(game))
    if not seen.clear:
        yield Sentence(f"sight-{seen.why}", RULES[seen.why], {**about, **what_is_met(game, seen.by, seen.why)})
        return
    yield Sentence("sight-clear", "AD66-LOS-01", about)
    if not shot.clear:
        yield Sentence(f"shot-{shot.why}", RULES[shot.why], {**about, **what_is_met(game, shot.by, shot.why)})
    for mark, by in shot.marks:
        if shot.clear or mark == "waived":
            yield Sentence(f"shot-mark-{mark}", MARKS[mark], what_is_met(game, by))


def as_if_at(game: Anno, name: str, at: tuple[int, int, int] | None) -> tuple[Anno, Figure]:
    """The table with a figure where it is planned to stand, and the figure."""
    figure = on_board(game, name, planned=at is not None)
    if at is None:
        return game, figure
    cell = nearest(game, at[0], at[1])
    moved = msgspec.structs.replace(figure, cell=cell, status="")
    return with_figure(game, figure, moved), moved


def nearest(game: Anno, x: int, y: int) -> str:
    """The square whose centre is nearest to a point."""
    cells = game.grid.cells.values()
    return min(cells, key=lambda cell: (cell.centre[0] - x) ** 2 + (cell.centre[1] - y) ** 2).id


def with_figure(game: Anno, figure: Figure, other: Figure) -> Anno:
    """A copy of the table with one figure replaced. Nothing of the game itself is changed."""
    figures = [other if old is figure else old for old in game.figures]
    return game.over(msgspec.structs.replace(game.state, figures=figures))


def on_board(game: Anno, name: str, *, planned: bool = False) -> Figure:
    """The figure of that name, which must stand on the board unless a place is planned for it."""
    return player_tools.on_table("ad1666", game.figures, name, planned=planned)
