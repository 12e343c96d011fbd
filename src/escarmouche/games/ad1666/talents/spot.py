"""Spot: look closely at somebody who goes unnoticed (AD66-DISC-06)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.fate.opposed_test import opposed_test
from escarmouche.games.ad1666.fate.skill_test import Contest
from escarmouche.games.ad1666.ground import engage, measure, sight
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice

WITH = ("wit", "intelligence")


@clause("AD66-DISC-06", "AD66-FULL-13", "AD66-DP-51")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """Whom to spot, and with which Ability. An engaged Character may spot too."""
    marked = [other for other in game.in_play() if other.marker and engage.are_rivals(figure, other)]
    how = {other.id: ability_ask(figure, other) for other in marked if why_not(game, figure, other) is None}
    why = refusals.figures_on_board(game, functools.partial(why_not_spotted, game, figure))
    about: questions.OfModel = {"model": figure.id}
    ask = Menu("spot", seat=figure.seat, rule="AD66-DISC-06", branches=dict(how), of="model", about=about, why=why)
    if how:
        return ask
    reason = why_not(game, figure, marked[0]) if marked else None
    return Shut(reason or refuse("why-nobody-marked", "AD66-DISC-06", model=figure.id), ask)


@clause("AD66-DISC-06")
def why_not_spotted(game: Anno, figure: Figure, other: Figure) -> Refusal | None:
    """Why somebody cannot be spotted: no marker, not an enemy, too far away or out of sight."""
    if other is figure:
        return refuse("why-itself", "AD66-DISC-06", model=figure.id)
    if not other.marker:
        return refuse("why-not-marked", "AD66-DISC-06", target=other.id)
    if not engage.are_rivals(figure, other):
        return refuse("why-fight-friend", "AD66-DISC-06", model=figure.id, target=other.id)
    return why_not(game, figure, other)


def ability_ask(figure: Figure, other: Figure) -> LazyBranch:
    """Wit or Intelligence, as its player chooses."""
    about: questions.AtTarget = {"model": figure.id, "target": other.id}
    return Choose("spot-with", seat=figure.seat, rule="AD66-DISC-06", options=WITH, about=about)


@clause("AD66-DISC-06", "AD66-AMB-38")
def why_not(game: Anno, figure: Figure, other: Figure) -> Refusal | None:
    """Too far away, or out of sight."""
    who = {"model": figure.id, "target": other.id}
    if not measure.within(game, figure, other, inconspicuous.RANGE):
        return refuse("why-too-far-to-spot", "AD66-DISC-06", **who, most=inconspicuous.RANGE)
    if not sight.sees(game, figure, other):
        return refuse("why-unseen", "AD66-DISC-06", **who)
    return None


@rule("AD66-DISC-06", "AD66-DP-51", "AD66-AMB-14", "AD66-AMB-87")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Its Wit or Intelligence against the other's Charisma: if it wins, the marker is lost."""
    name, tested = parts(choice)
    other = game.figure(name)
    if not other.marker or why_not(game, figure, other) is not None:
        game.tell("nobody-to-spot", "AD66-DISC-06", model=figure.id, target=other.id)
        return
    clash = yield from opposed_test(game, figure, other, Contest("spotting", "AD66-DISC-06", tested, "charisma"))
    if clash.winner == 0:
        game.tell("spotted", "AD66-DISC-06", model=figure.id, target=other.id)
        inconspicuous.lose_marker(game, other, "AD66-DISC-06")
        notice.everybody_looks(game)
    else:
        game.tell("not-spotted", "AD66-DISC-06", model=figure.id, target=other.id)
