"""Flee the fight (D10-MOV-20, -21): the way out of contact."""

from __future__ import annotations

from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import facing
from escarmouche.games.d10.movement.route import Gait
from escarmouche.games.d10.movement.straight_moves import Retreat
from escarmouche.games.d10.movement.walk import walk
from escarmouche.games.d10.state import Figure, Mod
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

BACK = 5_000
RETREAT = Gait("flee", BACK, "D10-MOV-20", straight=True, over="none", slows=False)


@clause("D10-MOV-20", "D10-MOV-21", "D10-DP-19", "D10-AMB-46")
def _branch(game: D10, figure: Figure) -> Place | Refusal:
    """Any straight 5 cm that ends out of contact and farther from each enemy it touches; without one it may not flee."""
    if not measure.engaged(game, figure):
        return refuse("why-not-engaged", "D10-MOV-20", figure=figure.id)
    region = Retreat(game, figure, BACK, measure.touching(game, figure), "D10-MOV-21")
    if not region:
        return refuse("why-no-way-out", "D10-MOV-21", figure=figure.id)
    return Place("flee", seat=figure.seat, rule="D10-MOV-21", region=region, about=questions.OfFigure(figure=figure.id))


@rule("D10-MOV-20", "D10-MOV-21", "D10-AMB-34")
def flee(game: D10, figure: Figure, spot: tuple[int, ...]) -> Rule[None]:
    """Flee, 2 PA: roll a JA at -1 for each enemy in contact, step back 5 cm whatever the result, then suffer for a failure."""
    enemies = len(measure.touching(game, figure))
    result = yield from agility(game, figure, "D10-MOV-20", [Mod("enemies", -enemies)])
    yield from walk(game, figure, (spot[:2],), RETREAT)
    if not figure.in_play:
        return
    if result == "failure":
        yield from damage.clumsy(game, figure, "D10-MOV-20")
    elif result == "critical":
        damage.wound(game, figure, "D10-MOV-20")
    if not measure.down(figure):
        yield from facing.ask(game, figure, "D10-GEO-06")


ACTIONS: tuple[ActionSpec, ...] = (ActionSpec("flee", 2, "D10-MOV-20", _branch, flee, "move_table"),)
