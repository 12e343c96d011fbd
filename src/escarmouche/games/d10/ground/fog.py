"""Fog (D10-HID-04): figures know nothing of enemies that are not shown to their player, until they walk into one."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from escarmouche.core.asks.ask import Answer, parts
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground import stand, veil
from escarmouche.games.d10.ground.measure import LEVEL
from escarmouche.games.d10.movement import hide, jump
from escarmouche.games.d10.movement.measured_path import Gait, track
from escarmouche.games.d10.movement.walk import cut
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

PATHS = ("advance", "quick", "crawl", "movehid", "movecro")
Legs = Sequence[Sequence[int]]


@clause("D10-HID-04")
def known(game: D10, seat: int | None) -> D10:
    """The table as a player knows it, without veiled enemies: questions are asked about this one. If none is veiled, the table itself."""
    if not game.setup.fog:
        return game
    veiled = [figure.id for figure in game.figures if veil.veiled(game, figure, seat)]
    if not veiled:
        return game
    figures = [msgspec.structs.replace(f, status="veiled") if f.id in veiled else f for f in game.figures]
    return game.over(msgspec.structs.replace(game.state, figures=figures))


@clause("D10-HID-04", "D10-AMB-61", "D10-ACT-05", "D10-GEO-10")
def interrupted(game: D10, figure: Figure, key: str, answer: Answer) -> tuple[Answer, Figure | None]:
    """What is left of a declared move if a veiled enemy stands in the way. The enemy is seen then; a path ends at it, and a charge or
    a Trample comes to nothing.

    Also returned: the enemy that keeps the action from being done at all.
    """
    if key in ("charge", "trample"):
        _, way = parts(answer)
        return answer, _met(game, figure, [way] if key == "charge" else way)[1]
    return _until_met(game, figure, answer) if key in PATHS else (answer, None)


def _until_met(game: D10, figure: Figure, legs: Legs) -> tuple[Legs, Figure | None]:
    """A path as far as the enemy it meets; if it cannot even begin, also that enemy."""
    d, enemy = _met(game, figure, legs)
    if enemy is None:
        return legs, None
    hide.reveal(game, enemy)
    way = track(game, figure, legs, Gait("fog", 0, "D10-HID-04", over=jump.over(game, figure)))
    short = cut(figure, legs, stand.last_free(game, figure, way, d))
    return short, None if short else enemy


def _met(game: D10, figure: Figure, legs: Legs) -> tuple[float, Figure | None]:
    """How far along a path it first touches a veiled enemy, and which."""
    best, met = math.inf, None
    for enemy in game.enemies(figure):
        if veil.veiled(game, enemy, figure.seat) and abs(enemy.z - figure.z) <= LEVEL:
            d = _touch(figure, legs, enemy, game.radius(figure) + game.radius(enemy))
            if d < best:
                best, met = d, enemy
    return best, met


def _touch(figure: Figure, legs: Legs, enemy: Figure, reach: int) -> float:
    """How far along a path its centre comes within reach of another; infinity: never."""
    x, y, done = figure.x, figure.y, 0.0
    for leg in legs:
        far = math.hypot(leg[0] - x, leg[1] - y)
        if far:
            ux, uy = (leg[0] - x) / far, (leg[1] - y) / far
            along = (enemy.x - x) * ux + (enemy.y - y) * uy
            across = (enemy.x - x) * uy - (enemy.y - y) * ux
            if abs(across) < reach:
                start = along - math.sqrt(reach * reach - across * across)
                if 0 <= start < far:
                    return done + start
        x, y, done = leg[0], leg[1], done + far
    return math.inf


@clause("D10-HID-04", "D10-STA-08")
def halt(game: D10, figure: Figure, enemy: Figure) -> None:
    """The action ends where it began: somebody stood in the way, and is seen now."""
    game.tell("halted", "D10-HID-04", figure=figure.id, target=enemy.id)
    hide.reveal(game, enemy)


@clause("D10-HID-04", "D10-AMB-61", "D10-STA-08")
def vacant(game: D10, figure: Figure, spot: Sequence[int]) -> bool:
    """Is nobody veiled where a player puts a figure? A veiled figure there is seen, and another place has to be chosen."""
    if not game.setup.fog:
        return True
    x, y, *more = spot
    hit = stand.taken(game, figure, x, y, game.field.floor_at(x, y, more[0]) if more else "")
    enemy = next((enemy for enemy in game.enemies(figure) if enemy.id == hit), None)
    if enemy is not None:
        hide.reveal(game, enemy, "D10-HID-04")
    return enemy is None
