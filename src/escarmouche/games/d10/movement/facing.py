"""Facing (D10-GEO-04 to -06): any direction, at no cost."""

from __future__ import annotations

import msgspec

from escarmouche.core.asks.ask import Answer, Number
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec


class Bearing(Number):
    """A direction: whichever rule asks for it, it is an angle in whole degrees (D10-GEO-05)."""

    __slots__ = ()

    def why_not(self, answer: Answer) -> Refusal | None:
        reason = super().why_not(answer)
        limited = reason is not None and reason.key == "why-out-of-range"
        return msgspec.structs.replace(reason, rule="D10-GEO-05") if limited and reason else reason


@clause("D10-GEO-05", "D10-DP-07")
def question(game: D10, figure: Figure, rule_id: str = "D10-GEO-04") -> Number:
    """Which way does it look, in whole degrees counter-clockwise from east?"""
    about: questions.Face = {"figure": figure.id, "now": figure.facing}
    return Bearing("face", seat=figure.seat, rule=rule_id, low=0, high=359, of="degrees", about=about)


@clause("D10-GEO-04", "D10-GEO-06")
def turn(game: D10, figure: Figure, facing: int, rule_id: str) -> None:
    """It looks that way now."""
    if facing != figure.facing:
        figure.facing = facing
        game.tell("faced", rule_id, to=hide.audience(game, figure), figure=figure.id, facing=facing)


@rule("D10-GEO-06")
def ask(game: D10, figure: Figure, rule_id: str) -> Rule[None]:
    """After a move, and where a rule says so, a figure in play takes any facing for free."""
    if figure.in_play:
        facing: int = yield question(game, figure, rule_id)
        turn(game, figure, facing, rule_id)


@clause("D10-GEO-04", "D10-ACT-03")
def face(game: D10, figure: Figure, facing: int) -> None:
    """Face: 0 PA, any number of times."""
    turn(game, figure, facing, "D10-GEO-04")


def _branch(game: D10, figure: Figure) -> Number:
    return question(game, figure)


ACTIONS: tuple[ActionSpec, ...] = (ActionSpec("face", 0, "D10-GEO-04", _branch, face),)
