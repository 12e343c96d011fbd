"""Missiles that missed (D10-WPN-07, -08): where they stick, and how they are recovered."""

from __future__ import annotations

import functools
from math import hypot
from typing import Any

from escarmouche.core.asks.ask import Choose, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.ground.measure import touches
from escarmouche.games.d10.refusals import marker_of, why_out_of_reach
from escarmouche.games.d10.state import HEIGHTS, Figure, Marker, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space.sweep import through

BEYOND = 2_000  # how far behind the target's base a missile sticks
SHAFT = 300  # the radius of a planted missile

# -- planting


@clause("D10-WPN-07", "D10-AMB-49")
def plant(game: D10, shooter: Figure, target: Figure, thing: Thing) -> None:
    """An arrow, a bolt or a javelin that missed sticks 2 cm behind its target, or before the first wall or edge."""
    if "ammo_count" not in game.on or not game.weapon(thing).recoverable:
        return
    dx, dy = target.x - shooter.x, target.y - shooter.y
    length = hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length else (1.0, 0.0)
    distance = min(game.radius(target) + BEYOND, stop(game, target, ux, uy))
    x, y = round(target.x + ux * distance), round(target.y + uy * distance)
    field = game.field
    floor = target.floor if field.on_surface(x, y, target.floor) else field.below(x, y, target.z)
    taken = {marker.id for marker in game.state.markers}
    name = next(name for number in range(len(taken) + 1) if (name := f"missile-{number + 1}") not in taken)
    game.state.markers.append(Marker(name, "missile", x, y, field.z_at(floor, x, y), floor, SHAFT, of=thing.card))
    game.tell("planted", "D10-WPN-07", figure=shooter.id, target=target.id, weapon=thing.card)


def stop(game: D10, target: Figure, ux: float, uy: float) -> float:
    """How far from the target's centre a missile can fly on: to the first wall or other high piece, or to the edge."""
    field, reach = game.field, game.radius(target) + BEYOND + SHAFT
    far = float(reach)
    for place, step, size in ((target.x, ux, field.width), (target.y, uy, field.height)):
        if step:
            far = min(far, ((size if step > 0 else 0) - place) / step)
    for piece in field.near(target.floor, target.x - reach, target.y - reach, target.x + reach, target.y + reach):
        if piece.top - target.z >= HEIGHTS["up"] and piece.kind not in ("rail", "deep"):
            for part in piece.parts:
                come, leave = through(part, target.x, target.y, ux, uy, 0)
                if leave > 0 and leave > come:
                    far = min(far, max(0.0, come))
    return max(0.0, far - SHAFT)


# -- recovering them


def quiver(figure: Figure, marker: Marker) -> Thing | None:
    """Its weapon for such a missile."""
    return next((thing for thing in figure.things if thing.card == marker.of and not thing.broken), None)


@clause("D10-WPN-08", "D10-DP-25")
def _recover(game: D10, figure: Figure) -> Choose | Shut:
    """A planted missile that its base touches, for a weapon that it carries."""
    here = [marker for marker in game.state.markers if marker.kind == "missile" and touches(figure, marker)]
    fit = [marker.id for marker in here if quiver(figure, marker) is not None]
    about, why = questions.OfFigure(figure=figure.id), functools.partial(why_not_recovered, game, figure)
    ask = Choose("recmissile", seat=figure.seat, rule="D10-WPN-08", options=fit, of="marker", about=about, why=why)
    if here:
        return unless_empty(ask, lambda: why_unfit(figure, here[0]))
    return Shut(refuse("why-no-missile-here", "D10-WPN-08", figure=figure.id), ask)


def why_unfit(figure: Figure, marker: Marker) -> Refusal:
    return refuse("why-missile-unfit", "D10-WPN-08", figure=figure.id, weapon=marker.of)


@clause("D10-WPN-08")
def why_not_recovered(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why a marker cannot be recovered: it is not a missile, out of reach, or for a weapon that the figure does not carry."""
    marker = marker_of(game, name)
    if marker is None:
        return None
    if marker.kind != "missile":
        return refuse("why-not-a-missile", "D10-WPN-08", marker=marker.id)
    fits = quiver(figure, marker) is not None
    return why_out_of_reach(figure, marker, "D10-WPN-08") or (None if fits else why_unfit(figure, marker))


@rule("D10-WPN-08", "D10-WPN-09")
def recover(game: D10, figure: Figure, name: str) -> Rule[None]:
    """Recover a planted missile, 1 PA, JA: one more missile, or it breaks. Each marker can be tried once."""
    marker = game.marker(name)
    result = yield from agility(game, figure, "D10-WPN-08")
    game.state.markers.remove(marker)
    thing = quiver(figure, marker)
    if result == "success" and thing is not None and thing.missiles >= 0:
        thing.missiles += 1
    event = "missile-recovered" if result == "success" else "missile-broke"
    game.tell(event, "D10-WPN-08", figure=figure.id, weapon=marker.of)


ACTIONS: tuple[ActionSpec, ...] = (ActionSpec("recmissile", 1, "D10-WPN-08", _recover, recover, "shoot_adv"),)
