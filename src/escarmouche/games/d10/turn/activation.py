"""Step 2 of a turn: one figure each, every figure once (D10-TURN-07 to -10)."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10.refusals import figure_of, why_away, why_not_own
from escarmouche.games.d10.state import PA, Figure
from escarmouche.games.d10.table import D10


@clause("D10-TURN-07", "D10-TURN-09", "D10-AMB-41")
def figures_to_activate(game: D10, seat: int) -> list[Figure]:
    """A player's figures still to be activated. One that spent all PA in reactions counts as activated; one that is gone has lost it."""
    return [figure for figure in game.of_seat(seat) if not figure.activated and figure.pa > 0]


@clause("D10-TURN-07", "D10-TURN-09")
def why_not_activated(game: D10, seat: int, name: Any) -> Refusal | None:
    """Why a figure cannot be activated now."""
    figure = figure_of(game, name)
    if figure is None:
        return None
    reason = why_not_own(figure, seat, "D10-TURN-07") or why_away(figure)
    if reason is not None:
        return reason
    if figure.reacted or (figure.pa <= 0 and not figure.activated):
        return refuse("why-reacted", "D10-TURN-09", figure=figure.id)
    return refuse("why-activated", "D10-TURN-07", figure=figure.id) if figure.activated else None


@rule("D10-TURN-07", "D10-TURN-08", "D10-DP-05", "D10-AMB-40")
def activation(game: D10) -> Rule[None]:
    """The next player activates a figure and may not pass. A player with none left is skipped; if nobody has any, morale is tested."""
    state = game.state
    figures = figures_to_activate(game, state.seat) or figures_to_activate(game, 1 - state.seat)
    if not figures:
        state.phase, state.tested = "morale", []
        return
    figure = figures[0]
    if len(figures) > 1:
        names = [figure.id for figure in figures]
        why = functools.partial(why_not_activated, game, figure.seat)
        name = yield Choose("activate", seat=figure.seat, rule="D10-TURN-07", options=names, of="figure", why=why)
        figure = game.figure(name)
    begin(game, figure)


@clause("D10-TURN-07", "D10-ACT-01")
def begin(game: D10, figure: Figure) -> None:
    """A figure is activated; it has done nothing in this activation yet."""
    game.state.active, game.state.seat = figure.id, figure.seat
    afresh(figure)
    game.tell("activated", "D10-TURN-07", figure=figure.id, seat=figure.seat + 1)


def afresh(figure: Figure) -> None:
    figure.moved = figure.attacked = figure.stumbled = False
    figure.fired = []


@clause("D10-TURN-07", "D10-ACT-06", "D10-AMB-53")
def finish(game: D10, figure: Figure) -> None:
    """The activation ends; unspent PA stay for reactions. The other player is next."""
    figure.activated = True
    game.state.active = ""
    game.state.seat = 1 - figure.seat
    game.tell("activation-ended", "D10-TURN-07", figure=figure.id, pa=figure.pa)


@clause("D10-TURN-10", "D10-ACT-02", "D10-CC-38")
def renew(game: D10) -> None:
    """The turn is over: unspent PA are lost, every figure has 2 again, and what lasted for the turn is gone."""
    for figure in game.figures:
        figure.pa, figure.activated, figure.reacted, figure.barred = PA, False, False, []
        afresh(figure)


@clause("D10-ACT-06", "D10-TURN-09")
def pay_reaction(figure: Figure, cost: int) -> None:
    """A reaction takes PA of the turn; with none left the figure counts as activated."""
    figure.pa -= cost
    figure.reacted = not figure.activated
    figure.activated = True
