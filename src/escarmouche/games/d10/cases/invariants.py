"""Invariants: what must hold at every moment of every game. The conformance kit looks at them after each decision."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.d10.ground.field import field_of
from escarmouche.games.d10.ground.marker import LYING, beside, covered
from escarmouche.games.d10.ground.measure import LEVEL
from escarmouche.games.d10.setup.band import HANDS, SEATS
from escarmouche.games.d10.state import HEIGHTS, MARKER, PA, DoorState, Figure, Status
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import overlapping
from escarmouche.space.place import free

STATUS: tuple[Status, ...] = ("reserve", "", "out", "dead", "left")
DOORS: tuple[DoorState, ...] = ("open", "closed", "barred")


def broken(game: D10) -> Iterator[str]:
    """Everything that is wrong, one sentence each."""
    for figure in game.figures:
        yield from _figure(game, figure)
        yield from _things(game, figure)
    yield from _kept(game)
    yield from _places(game)
    yield from _markers(game)
    for door, state in game.state.doors.items():
        if state not in DOORS:
            yield f"{door} is {state!r}"


def _figure(game: D10, figure: Figure) -> Iterator[str]:
    """Every value in its range, and no two states that exclude each other."""
    if figure.status not in STATUS:
        yield f"{figure.id} is {figure.status!r}"
    if figure.posture not in HEIGHTS:
        yield f"{figure.id} is {figure.posture!r}"
    if not 0 <= figure.pa <= PA:
        yield f"{figure.id} has {figure.pa} PA"
    if not 0 <= figure.facing < 360:
        yield f"{figure.id} faces {figure.facing}"
    if figure.mounted and figure.posture != "up":  # D10-STA-10, D10-MNT-03
        yield f"{figure.id} is mounted and {figure.posture}"
    if figure.hidden and (figure.mounted or figure.posture != "up"):
        yield f"{figure.id} is hidden and {figure.posture}"
    if bool(figure.climb) != (figure.posture == "climbing"):
        yield f"{figure.id} climbs {figure.climb!r} and is {figure.posture}"
    for switch, has, what in (("wounds", figure.wounded, "wounded"), ("pos_table", figure.hidden, "hidden")):
        if has and switch not in game.on:
            yield f"{figure.id} is {what}, which does not exist at this level"


def _things(game: D10, figure: Figure) -> Iterator[str]:
    """What it has: nothing twice, no more in hand than two hands can hold, no missile that does not exist."""
    names = [thing.id for thing in figure.things]
    if len(set(names)) != len(names):
        yield f"{figure.id} has a thing twice: {names}"
    if "weapon_in_hand" in game.on:
        used = sum([game.weapon(thing).hands for thing in figure.things if thing.held])
        if used > HANDS:
            yield f"{figure.id} has more than two hands: {used}"
    for thing in figure.things:
        if thing.missiles < -1 or (thing.missiles == 0 and thing.loaded and game.weapon(thing).shoots):
            yield f"{thing.id} is loaded with {thing.missiles} missiles"
    if figure.load and figure.status in ("out", "dead"):
        yield f"{figure.id} is {figure.status} and carries {figure.load}"


def _kept(game: D10) -> Iterator[str]:
    """What the table remembers is still true."""
    fresh = game.over(game.state)
    if list(game.in_play()) != list(fresh.in_play()) or any(game.of_seat(s) != fresh.of_seat(s) for s in SEATS):
        yield "the table has missed somebody who came or went"
    if game.field.doors != field_of(game.scenario, game.state.doors).doors:
        yield "the table has missed a door"


def _places(game: D10) -> Iterator[str]:
    """Nobody overlaps anybody or stands in scenery; all stand on the table (D10-GEO-07, D10-TER-09).

    The active figure may be in the middle of a move, over friends or hedges: it is checked once its activation is over.
    """
    standing = [figure for figure in game.in_play() if figure.id != game.state.active]
    bodies = [game.body(figure) for figure in standing]
    for i, body in enumerate(bodies):
        if not game.field.inside(body):
            yield f"{body.id} stands over the table edge"
        for other in bodies[:i]:
            if abs(other.z - body.z) <= LEVEL and overlapping(body, other):
                yield f"{body.id} and {other.id} overlap"
        figure = standing[i]
        if figure.posture != "climbing":
            near = game.field.near(figure.floor, body.x - body.r, body.y - body.r, body.x + body.r, body.y + body.r)
            hit = free(body, near)
            if hit is not None:
                yield f"{body.id} overlaps {hit}"


def _markers(game: D10) -> Iterator[str]:
    """Every object is in exactly one place; nobody stands on one (D10-OBJ-01)."""
    lying = [marker.id for marker in game.state.markers]
    if len(set(lying)) != len(lying):
        yield f"a marker lies there twice: {lying}"
    for thing in game.scenario.objects:
        bearers = [figure.id for figure in game.figures if figure.load == thing.id]
        if len(bearers) + (thing.id in lying) > 1:
            yield f"{thing.id} is in several places: {bearers}"
    for marker in game.state.markers:
        if marker.kind in LYING and game.state.action is None and not game.state.active:
            on = [figure.id for figure in game.in_play() if covered(game, figure, marker)]
            if on and free_beside(game, on[0]):
                yield f"{on[0]} stands on {marker.id}"


def free_beside(game: D10, name: str) -> bool:
    """Is there any spot beside a figure where a marker could lie?"""
    figure = game.figure(name)
    return beside(game, figure, MARKER) != (figure.x, figure.y)
