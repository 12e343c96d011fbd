"""Where a Character could get to and whom it could reach: for anybody, at any time, from what lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Area, Point, Reached, Threat
from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import walk
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view.tools.sightlines import on_board, with_figure

SQUARE = 1000


def threat(game: Anno, name: str) -> Threat:
    """Its Zone of Control, where its moves lead, and whom it engages or can shoot, at once or after a move."""
    game, figure = ready_again(game, on_board(game, name))
    zone = engage.zone_of_control(game, figure)
    areas = [Area("zone-of-control", rings(game, zone), "AD66-ZOC-01")] if zone else []
    near = list(walk.reachable(game, figure, walk.PARTIAL)) if _upright(figure) else []
    far = list(walk.reachable(game, figure, walk.FULL)) if _upright(figure) else []
    if near:
        areas.append(Area("partial-move", rings(game, near), "AD66-PART-01", moves=True))
    if far:
        areas.append(Area("full-move", rings(game, far), "AD66-walk.FULL-06", moves=True))
    return Threat(name, areas, [*_from_here(game, figure), *_later(game, figure, far)])


def _upright(figure: Figure) -> bool:
    return not figure.prone and not figure.unconscious


@clause("AD66-TURN-06")
def ready_again(game: Anno, figure: Figure) -> tuple[Anno, Figure]:
    """The table and the figure as they will be when it may act again: with all its diagonal steps."""
    if not figure.activated and not figure.diagonals:
        return game, figure
    other = msgspec.structs.replace(figure, activated=False, diagonals=0)
    return with_figure(game, figure, other), other


def rings(game: Anno, cells: Sequence[str]) -> list[list[Point]]:
    return [list(game.grid.cells[cell].ring) for cell in cells]


def _from_here(game: Anno, figure: Figure) -> Iterator[Reached]:
    for other in engage.engaged_enemies(game, figure):
        yield Reached(other.id, "close-combat", SQUARE)
    for thing in shoot.ready_weapons(game, figure):
        for target in shoot.targets(game, figure, thing):
            yield Reached(target.id, thing.card, game.grid.distance(figure.cell, target.cell) * SQUARE)


def _later(game: Anno, figure: Figure, cells: Sequence[str]) -> Iterator[Reached]:
    """Enemies it could engage after a Full Move."""
    if figure.marker:
        return
    already = [other.id for other in engage.engaged_enemies(game, figure)]
    reach = {cell for start in cells for cell in game.ground.controls(start)}
    for other in game.in_play():
        if other.cell in reach and other.id not in already and engage.are_enemies(game, figure, other):
            yield Reached(other.id, "close-combat", game.grid.distance(figure.cell, other.cell) * SQUARE, moves=True)
