"""Where a figure could get to and whom it could reach: for any figure, at any time, from what lies open on the table.

A figure without the PA for it is treated as if the next turn had come; one that lies down, is engaged or carries too much is not.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator

import msgspec

from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.asks.region import Path
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Area, Point, Reached, Threat
from escarmouche.games.d10.cards.stats import advance
from escarmouche.games.d10.combat import shoot
from escarmouche.games.d10.goals.objects import laden
from escarmouche.games.d10.ground import measure, sight
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.state import PA, Figure, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action
from escarmouche.games.d10.view.tools import sightlines
from escarmouche.space.units import TOLERANCE

ARC = 32  # corners of a drawn half circle
TRIES = 8  # places from which an enemy is searched for, the nearest first
Ring = list[Point]


@clause("D10-GEO-03", "D10-HID-01")
def threat(game: D10, name: str) -> Threat:
    """Where it can go, its fire zones, and whom it could shoot at or attack: now, after turning on the spot or after an Advance."""
    game, figure = ready_again(game, sightlines.on_table(game, name))
    ways = _advance(game, figure)
    areas = [*_ways(game, figure, ways), *_zones(game, figure)]
    now = list(_from_here(game, figure))
    return Threat(name, areas, [*now, *_later(game, figure, ways, now)])


@clause("D10-TURN-10")
def ready_again(game: D10, figure: Figure) -> tuple[D10, Figure]:
    """The figure as it will be in the next turn, if it has spent PA in this one."""
    if figure.pa == PA and not figure.activated:
        return game, figure
    fresh = msgspec.structs.replace(
        figure, pa=PA, activated=False, moved=False, attacked=False, stumbled=False, fired=[], barred=[]
    )
    return sightlines.with_figure(game, figure, fresh), fresh


# -- where to


def _open(game: D10, figure: Figure, key: str) -> Ask | Refusal | None:
    """What lies behind an action in its menu; a refusal if it is closed."""
    return action.menu(game, figure).branch(key)


@clause("D10-MOV-01", "D10-GEO-07")
def _advance(game: D10, figure: Figure) -> Ring:
    """Where an Advance can end, in a straight line; empty if it cannot advance."""
    path = _open(game, figure, "advance")
    rings = path.region.outline() if isinstance(path, Path) else []
    return list(rings[0]) if rings else []


@clause("D10-MOV-01", "D10-CC-04")
def _ways(game: D10, figure: Figure, ways: Ring) -> Iterator[Area]:
    """An Advance, and how far from its base an enemy can be charged."""
    if ways:
        yield Area("advance-area", [ways], "D10-MOV-01", moves=True)
    if _fit(game, figure, "charge"):
        yield Area("charge-area", [_round(figure, game.radius(figure) + advance(game, figure))], "D10-CC-04")


@clause("D10-ACT-13", "D10-OBJ-03")
def _fit(game: D10, figure: Figure, key: str) -> bool:
    """Does neither its plight nor its load keep it from an action, wherever the others stand?"""
    barred = action.why_barred(game, figure, key, functools.partial(measure.engaged, game, figure))
    return barred is None and not (key in action.LADEN and laden(game, figure))


@clause("D10-SHO-05", "D10-REA-03")
def _zones(game: D10, figure: Figure) -> Iterator[Area]:
    """The front arc of each kind of missile weapon that is ready, as far as it reaches."""
    for thing in _kinds(_weapons(game, figure)):
        yield Area(thing.card, [_half_circle(figure, game.radius(figure) + game.weapon(thing).range)], "D10-REA-03")


def _round(figure: Figure, far: int) -> Ring:
    turns = [math.pi * k / ARC for k in range(2 * ARC)]
    return [(round(figure.x + far * math.cos(t)), round(figure.y + far * math.sin(t))) for t in turns]


def _half_circle(figure: Figure, far: int) -> Ring:
    """The half circle ahead of it."""
    start = math.radians(figure.facing) - math.pi / 2
    turns = [start + math.pi * k / ARC for k in range(ARC + 1)]
    return [(round(figure.x + far * math.cos(t)), round(figure.y + far * math.sin(t))) for t in turns]


# -- whom


@clause("D10-SHO-05")
def _weapons(game: D10, figure: Figure) -> list[Thing]:
    """The missile weapons that it could shoot with."""
    if not _fit(game, figure, "shoot") or shoot.why_no_shooter(game, figure) is not None:
        return []
    return [thing for thing in shoot.arsenal(game, figure) if shoot.why_unready(game, figure, thing) is None]


def _kinds(things: list[Thing]) -> list[Thing]:
    """One of each card."""
    return list({thing.card: thing for thing in reversed(things)}.values())[::-1]


@clause("D10-GEO-04", "D10-CC-02", "D10-CC-04", "D10-SHO-05")
def _from_here(game: D10, figure: Figure) -> Iterator[Reached]:
    """Whom it could strike, charge, or shoot at from where it stands: turning costs nothing."""
    struck = _menu(game, figure, "strike")
    charged = _menu(game, figure, "charge")
    arms = _kinds(_weapons(game, figure))
    for enemy in game.enemies(figure):
        if enemy.id in struck:
            yield _reached(figure, enemy, "strike")
        if enemy.id in charged:
            yield _reached(figure, enemy, "charge")
        for thing in arms:
            if _shoots(game, figure, thing, enemy):
                yield _reached(figure, enemy, thing.card)


def _menu(game: D10, figure: Figure, key: str) -> list[str]:
    """The enemies that the menu of an attack has open."""
    ask = _open(game, figure, key)
    if isinstance(ask, Menu):
        return [name for name, _ in ask.open()]
    return [str(option) for option in ask.options] if isinstance(ask, Choose) else []


def _shoots(game: D10, figure: Figure, thing: Thing, enemy: Figure) -> bool:
    """Could it shoot at an enemy, once it has turned?"""
    turned = msgspec.structs.replace(figure, facing=measure.bearing(figure.x, figure.y, enemy.x, enemy.y))
    return shoot.why_not(sightlines.with_figure(game, figure, turned), turned, thing, enemy) is None


def _reached(figure: Figure, enemy: Figure, by: str, *, moves: bool = False) -> Reached:
    return Reached(enemy.id, by, sightlines.distance(figure, enemy), moves)


@clause("D10-MOV-02", "D10-ACT-04")
def _later(game: D10, figure: Figure, ways: Ring, reached: list[Reached]) -> Iterator[Reached]:
    """Whom it could shoot at after a Quick advance that succeeds, and not now: from the nearest place that sees them."""
    arms = _kinds(_weapons(game, figure))
    if not ways or not arms or figure.posture == "prone":
        return
    now = {(target.piece, target.by) for target in reached}
    for enemy in game.enemies(figure):
        far = {thing.card: game.weapon(thing).range for thing in arms if (enemy.id, thing.card) not in now}
        if far:
            gap = _nearest_seen(game, figure, enemy, ways, max(far.values()))
            yield from (
                _reached(figure, enemy, name, moves=True) for name, most in far.items() if gap <= most + TOLERANCE
            )


def _nearest_seen(game: D10, figure: Figure, enemy: Figure, ways: Ring, most: int) -> float:
    """How near it can come to an enemy and see it from there; infinite if no place within the range was found."""
    near = []
    for x, y in ways:
        there = msgspec.structs.replace(figure, x=x, y=y)
        gap = measure.gap(there, enemy)
        if gap <= most + TOLERANCE:
            near.append((gap, x, y))
    for gap, x, y in sorted(near)[:TRIES]:
        _, there = sightlines.as_if_at(game, figure.id, (x, y, figure.z))
        if sight.sees(game, there, enemy) and not hide.protected(game, enemy, there):
            return gap
    return math.inf
