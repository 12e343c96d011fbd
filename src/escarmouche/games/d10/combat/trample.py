"""Trample (D10-MOV-23, -24, -26): a rider rides over an enemy on the ground."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.asks.ask import LazyBranch, Menu, Shut, parts
from escarmouche.core.asks.region import Path
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement.measured_path import Gait, Stand
from escarmouche.games.d10.movement.move import turn
from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.movement.walk import Legs, cut, walk
from escarmouche.games.d10.refusals import figure_of, why_not_enemy
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space.units import TOLERANCE


@clause("D10-MOV-24", "D10-MNT-02")
def riding(game: D10, figure: Figure, victim: Figure) -> Gait:
    """At most an Advance, over the base of one enemy on the ground; it includes no Jump (D10-MOV-19)."""
    return Gait("trample", stats.advance(game, figure), "D10-MOV-23", over="none", through=(victim.id,))


@clause("D10-MOV-23", "D10-MOV-24", "D10-MNT-02", "D10-AMB-37")
def _branch(game: D10, figure: Figure) -> Menu | Refusal | Shut:
    """One declared enemy on the ground, and the path over it; the rider is not engaged."""
    if not figure.mounted:
        return refuse("why-not-mounted", "D10-MNT-02", figure=figure.id)
    branches: dict[str, LazyBranch] = {
        enemy.id: functools.partial(_path, game, figure, enemy)
        for enemy in game.enemies(figure)
        if measure.down(enemy) and measure.within(figure, enemy, stats.advance(game, figure))
    }
    about, why = questions.OfFigure(figure=figure.id), functools.partial(why_not_trampled, game, figure)
    menu = Menu("trample", seat=figure.seat, rule="D10-MOV-23", branches=branches, of="figure", about=about, why=why)
    if next(menu.open(), None) is None:
        return Shut(refuse("why-no-victim", "D10-MOV-24", figure=figure.id), menu)
    return menu


@clause("D10-MOV-23", "D10-MOV-24")
def why_not_trampled(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why somebody cannot be trampled: no enemy, on its feet or on a wall, or too far away."""
    victim = figure_of(game, name)
    reason = None if victim is None else why_not_enemy(figure, victim, "D10-MOV-24")
    if victim is None or reason is not None:
        return reason
    who, reach = {"figure": figure.id, "target": victim.id}, stats.advance(game, figure)
    if not measure.down(victim):
        return refuse("why-not-down", "D10-MOV-23", **who)
    return refuse("why-trample-far", "D10-MOV-24", **who, gap=round(measure.gap(figure, victim)), reach=reach)


def _path(game: D10, figure: Figure, victim: Figure) -> Path | Refusal:
    region = Route(game, figure, riding(game, figure, victim))
    about: questions.AtTarget = {"figure": figure.id, "target": victim.id}
    if not region:
        return refuse("why-no-way-over", "D10-MOV-24", **about)
    return Path("trample-path", seat=figure.seat, rule="D10-MOV-24", region=region, about=about)


@rule("D10-MOV-23", "D10-MOV-24", "D10-MOV-26")
def trample(game: D10, figure: Figure, answer: Mapping[str, Legs]) -> Rule[None]:
    """Trample, 2 PA: it rides its path; a victim that it rode over makes a JDeg when the move is over."""
    name, legs = parts(answer)
    victim = game.figure(name)
    start = Stand(figure.x, figure.y, figure.z, figure.floor)
    wide = game.radius(figure) + game.radius(victim)
    walked = yield from walk(game, figure, legs, riding(game, figure, victim))
    if nearest(start, cut(start, legs, walked.d), victim) < wide - TOLERANCE:
        game.tell("trampled", "D10-MOV-23", figure=figure.id, target=victim.id)
        yield from damage.clumsy(game, victim, "D10-MOV-23", trampled=True)
    yield from turn(game, figure)


def nearest(start: Stand, legs: Sequence[Sequence[int]], other: Figure) -> float:
    """How near a path comes to the centre of another base."""
    x, y, best = start.x, start.y, math.hypot(other.x - start.x, other.y - start.y)
    for leg in legs:
        dx, dy = leg[0] - x, leg[1] - y
        square = dx * dx + dy * dy
        along = min(1.0, max(0.0, ((other.x - x) * dx + (other.y - y) * dy) / square)) if square else 0.0
        best = min(best, math.hypot(other.x - x - dx * along, other.y - y - dy * along))
        x, y = leg[0], leg[1]
    return best


ACTIONS: tuple[ActionSpec, ...] = (ActionSpec("trample", 2, "D10-MOV-23", _branch, trample, "move_table"),)
