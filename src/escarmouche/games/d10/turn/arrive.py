"""Figures that come later: before the initiative of their turn, touching an edge of the table (D10-SET-04, SC-3)."""

from __future__ import annotations

from escarmouche.core.asks.region import Place
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.ground import fog
from escarmouche.games.d10.movement import facing, hide
from escarmouche.games.d10.setup import zone
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.setup.scenario import Edge, Late
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

INWARD: dict[Edge, int] = {"south": 90, "north": 270, "west": 0, "east": 180}  # the facing away from an edge


@clause("D10-SET-04")
def late(game: D10, seat: int) -> list[tuple[Late, Figure]]:
    """The late figures of a band: for each entry of the scenario the first figure of that rank, as long as it waits."""
    waiting: list[tuple[Late, Figure]] = []
    for number, word in enumerate(game.force(seat).late):
        named = [figure for figure in game.figures if figure.seat == seat and game.card(figure).rank == word.rank]
        place = sum([other.rank == word.rank for other in game.force(seat).late[:number]])
        if len(named) > place and named[place].status == "reserve":
            waiting.append((word, named[place]))
    return waiting


@rule("D10-SET-04", "D10-DP-03", "D10-STA-08", "D10-AMB-67")
def arrive(game: D10) -> Rule[None]:
    """A figure that is due is placed touching its edge, with any facing, and reveals anybody hidden there; without room, next turn."""
    for seat in SEATS:
        for word, figure in late(game, seat):
            region = zone.entry(fog.known(game, seat), figure, word.edge)
            while word.turn <= game.state.turn and next(region.propose(), None) is not None:
                about: questions.Arrive = {"figure": figure.id, "edge": word.edge}
                spot = yield Place("arrive", region=region, seat=seat, rule="D10-SET-04", about=about)
                if not fog.vacant(game, figure, spot):
                    region = zone.entry(fog.known(game, seat), figure, word.edge)
                    continue
                figure.x, figure.y, figure.status = spot[0], spot[1], ""
                game.mustered()
                figure.facing = INWARD[word.edge]
                game.tell("arrived", "D10-SET-04", figure=figure.id, edge=word.edge)
                yield from facing.ask(game, figure, "D10-SET-04")
                hide.check(game)
                break
