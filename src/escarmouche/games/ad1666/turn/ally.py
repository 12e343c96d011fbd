"""Two players on one side, and one of them has conceded: the other plays on alone (AD66-CONC-02)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.goals.victory import PLAYED
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

PHASES = ("equip", "deploy", *PLAYED)  # in which there are Characters to take over


@clause("AD66-CONC-02")
def is_due(game: Anno) -> bool:
    """Is nothing being resolved, and somebody left behind?"""
    state = game.state
    resting = state.activation is None and state.combat is None and not state.tests
    return resting and state.phase in PHASES and any(_left_behind(game))


def _left_behind(game: Anno) -> list[Figure]:
    return [figure for figure in game.figures if figure.seat in game.state.conceded]


@clause("AD66-CONC-02", "AD66-DSN-22")
def take_over(game: Anno) -> None:
    """The ally takes over the Characters of the player who has conceded."""
    band = _left_behind(game)
    seat = next(seat for seat in game.seats if game.has_player(seat))
    for figure in band:
        figure.seat = seat
    game.figures_changed()
    game.tell("taken-over", "AD66-CONC-02", seat=seat + 1, models=[figure.id for figure in band])
