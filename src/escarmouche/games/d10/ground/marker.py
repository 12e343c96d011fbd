"""Markers on the table: objects, dropped weapons, planted missiles, riderless mounts (D10-OBJ-01)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.measure import LEVEL
from escarmouche.games.d10.state import MARKER, MOUNTED, Figure, Marker
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Body
from escarmouche.space.place import free
from escarmouche.space.units import TOLERANCE

TURNS = (0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180)  # ahead of the figure first
WIDE = MOUNTED + MARKER  # a base and a marker whose centres are further apart do not overlap
LYING = ("object", "weapon")  # what nobody ends a move on; a planted missile is too small to matter


@clause("D10-OBJ-01", "D10-OBJ-03", "D10-WPN-12")
def beside(game: D10, figure: Figure, radius: int, skip: str = "") -> tuple[int, int]:
    """A free spot touching its base: ahead of it if possible. If all are crowded, one on the table; else where it stands."""
    spots = list(around(game, figure, radius))
    for x, y in spots:
        body = Body("", x, y, radius, figure.z)
        if clear(game, figure, body) and not crowded(game, figure, body, skip):
            return x, y
    for x, y in spots:
        if clear(game, figure, Body("", x, y, radius, figure.z)):
            return x, y
    return figure.x, figure.y


def around(game: D10, figure: Figure, radius: int) -> Iterator[tuple[int, int]]:
    """Spots touching a base."""
    far = game.radius(figure) + radius
    for turn in TURNS:
        angle = math.radians(figure.facing + turn)
        yield round(figure.x + far * math.cos(angle)), round(figure.y + far * math.sin(angle))


def clear(game: D10, figure: Figure, body: Body) -> bool:
    """Is the spot on the table and on the figure's own floor, clear of scenery?"""
    field, r = game.field, body.r
    if not field.inside(body) or not field.on_surface(body.x, body.y, figure.floor):
        return False
    return free(body, field.near(figure.floor, body.x - r, body.y - r, body.x + r, body.y + r)) is None


def crowded(game: D10, figure: Figure, body: Body, skip: str) -> bool:
    """Does somebody stand there, or something lie there?"""
    others = [game.body(other) for other in game.in_play() if other is not figure and abs(other.z - body.z) <= LEVEL]
    lying = [
        Body(marker.id, marker.x, marker.y, marker.radius, marker.z)
        for marker in game.state.markers
        if marker.id != skip and abs(marker.z - body.z) <= LEVEL
    ]
    return free(body, [*others, *lying]) is not None


@clause("D10-OBJ-01")
def shift(game: D10) -> None:
    """A marker that a figure had to stand or lie on is moved aside, touching its base."""
    for marker in game.state.markers:
        if marker.kind in LYING:
            near = [figure for figure in game.in_play() if -WIDE < figure.x - marker.x < WIDE]
            for figure in near:
                if covered(game, figure, marker):
                    marker.x, marker.y = beside(game, figure, marker.radius, marker.id)
                    marker.z, marker.floor = figure.z, figure.floor


def covered(game: D10, figure: Figure, marker: Marker) -> bool:
    """Does a base overlap a marker?"""
    far = game.radius(figure) + marker.radius - TOLERANCE
    near = (figure.x - marker.x) ** 2 + (figure.y - marker.y) ** 2 < far * far
    return near and abs(figure.z - marker.z) <= LEVEL


def remove(game: D10, name: str) -> Marker:
    """A marker leaves the table."""
    marker = game.marker(name)
    game.state.markers.remove(marker)
    return marker


@clause("D10-MNT-06")
def unsaddle(game: D10, rider: str) -> None:
    """A riderless mount is removed when its rider is."""
    game.state.markers = [m for m in game.state.markers if not (m.kind == "mount" and m.of == rider)]
