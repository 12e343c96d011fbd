"""A declared path is walked (D10-MOV-03): Jumps, reaction shots on the way, and where the figure ends up."""

from __future__ import annotations

import copy
import math
from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10.combat import reaction_shots
from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.movement import hide, jump, posture
from escarmouche.games.d10.movement.measured_path import Gait, Stand, Track, track
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

Legs = Sequence[Sequence[int]]


class Walked(NamedTuple):
    """The result of a move: how far it went, whether the figure was stopped or went down, whether it fell in a Jump or a drop."""

    d: int
    stopped: bool
    fell: bool


@rule("D10-MOV-03", "D10-STA-13", "D10-REA-04", "D10-GEO-10", "D10-AMB-63")
def walk(
    game: D10,
    figure: Figure,
    legs: Legs,
    gait: Gait,
    *,
    trigger: bool = True,
    skip: str = "",
    steps: Sequence[int] = (),
) -> Rule[Walked]:
    """Roll the Jumps; walk, under the reaction shots of the enemy; stand at the end or where it was stopped; suffer the fall.

    `skip` may not react; `steps` are the low pieces crossed carefully (`jump.declare`); forced moves trigger nothing.
    """
    way = track(game, figure, legs, gait)
    whole = way.length
    if whole:
        begin(game, figure, gait)
    landing = yield from jump.clear(game, figure, way, gait, steps)
    done, d, goes_on = 0, landing.d, True
    if trigger and whole and "shoot_adv" in game.on:
        done, d, goes_on = yield from _under_fire(game, figure, _until(way, landing.d), gait, skip)
    forced = not goes_on or landing.d < whole
    if forced and figure.in_play:
        d = round(stand.last_free(game, figure, way, d, markers=False))
    _go(game, figure, way, gait, done, d)
    if goes_on:
        yield from jump.land(game, figure, landing)
    lost = not figure.in_play or measure.down(figure)
    return Walked(d, forced or landing.fell or lost, landing.fell and goes_on)


@clause("D10-STA-06", "D10-STA-08", "D10-MOV-11", "D10-MOV-13")
def begin(game: D10, figure: Figure, gait: Gait) -> None:
    """Any move except Move crouched ends crouching; any except Move hidden ends hiding."""
    if gait.name != "movecro":
        posture.uncrouch(game, figure)
    if gait.name != "movehid":
        hide.reveal(game, figure)


@rule("D10-REA-04", "D10-REA-05")
def _under_fire(game: D10, figure: Figure, way: Track, gait: Gait, skip: str) -> Rule[tuple[int, int, bool]]:
    """The enemy's reaction shots, each at its point of the path. How far the figure has come, how far it comes, does it go on?"""
    done = 0
    while True:
        reaction = yield from reaction_shots.offer(game, figure, way, done, skip)
        if reaction is None:
            return done, way.length, True
        _go(game, figure, way, gait, done, reaction.d)
        done = reaction.d
        goes_on = yield from reaction_shots.fire(game, reaction, figure)
        if not goes_on:
            return done, done, False


def _until(way: Track, d: int) -> Track:
    """The path as far as it will be walked: nobody is shot at beyond the place where it falls."""
    if d == way.length:
        return way
    short = copy.copy(way)
    short.length = d
    return short


@clause("D10-MOV-03", "D10-SHO-10")
def _go(game: D10, figure: Figure, way: Track, gait: Gait, done: int, d: int) -> None:
    """It goes on along its path from one distance to another, or back if the last free place lies behind it."""
    figure.moved = figure.moved or d > 0
    if d == done or not figure.in_play:
        return
    start = (figure.x, figure.y, figure.z)
    figure.x, figure.y, figure.z, figure.floor = way.at(d)
    game.tell(
        "moved",
        gait.rule,
        to=hide.audience(game, figure),
        figure=figure.id,
        gait=gait.name,
        distance=abs(d - done),
        start=start,
        path=_bends(way, done, d),
        end=(figure.x, figure.y, figure.z),
    )


def _bends(way: Track, done: int, d: int) -> list[tuple[int, int]]:
    """The points of a path between two distances, its end included."""
    bends, far = [], 0.0
    for span in way.spans:
        far += span.far
        if done < far < d - 1:
            x, y = span.at(span.far)
            bends.append((round(x), round(y)))
    end = way.at(d)
    return [*bends, (end.x, end.y)]


def cut(start: Figure | Stand, legs: Legs, d: float) -> Legs:
    """The first part of a path, up to a distance."""
    kept: list[Sequence[int]] = []
    x, y = start.x, start.y
    for leg in legs:
        far = math.hypot(leg[0] - x, leg[1] - y)
        if d <= 0:
            break
        if far > d:
            kept.append((round(x + (leg[0] - x) * d / far), round(y + (leg[1] - y) * d / far)))
            break
        kept.append(leg)
        d -= far
        x, y = leg[0], leg[1]
    return tuple(kept)
