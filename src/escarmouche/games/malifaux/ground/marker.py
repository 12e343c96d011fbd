"""Markers on the table: Dropped, lifted onto terrain, removed (MALI-MARK)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.ground.marker_kinds import LIKE
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Marker
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body
from escarmouche.space.units import TOLERANCE


def word(name: str) -> str:
    """The word for a kind in events and questions."""
    return LIKE.get(name, name)


def puts(game: Malifaux, name: str) -> questions.Put:
    """What a question says about a Marker that is put down: the Marker goes there, not the model."""
    return {"puts": name, "radius": game.kinds[name].radius}


# -- on the table


def floor_at(game: Malifaux, base: Body, z: float, mounts: Sequence[Feature] | None = None) -> str:
    """What a Marker at a place lies on: the floor nearest to a height among those that carry it; on Climbable terrain, its top. `mounts`:
    all the terrain that it could lie on there, if known.
    """
    carriers = stand.carriers(game, base) if mounts is None else stand.carrying(base, mounts)
    if not carriers:
        return TABLE
    floors = stand.bearing(game, base, carriers)
    if len(floors) == 1:
        return floors[0]
    return min(floors, key=lambda floor: abs(stand.level(game, floor, base.x, base.y) - z))


def lies(
    game: Malifaux, name: str, spot: Sequence[int], mounts: Sequence[Feature] | None = None, z: float = 0.0
) -> Marker:
    """A Marker as it would lie at a place: on what (among `mounts`, if known) and how high; `z` is used if the place has no height."""
    x, y, r = spot[0], spot[1], game.kinds[name].radius
    floor = floor_at(game, Body("", x, y, r), spot[2] if len(spot) > 2 else z, mounts)
    return Marker("", name, x, y, stand.rest(game, floor, x, y, r), floor, r)


@clause("MALI-MARK-06", "MALI-MARK-11", "MALI-MARK-03")
def put(
    game: Malifaux, name: str, spot: Sequence[int], seat: int, rule: str = "MALI-MARK-11", z: float = 0.0
) -> Marker:
    """A Marker is Dropped or Created at a place, at the height `z` if the place has none. It does not count as moved."""
    state, new = game.state, lies(game, name, spot, z=z)
    state.made += 1
    new.id, new.seat = f"{name}-marker-{state.made}", seat
    state.markers.append(new)
    lift(game, new)
    game.tell("marker-dropped", rule, marker=new.id, kind=word(name), seat=seat + 1, end=(new.x, new.y, new.z))
    return new


def lay(game: Malifaux, marker: Marker, x: int, y: int, floor: str) -> None:
    """Puts a Marker at this place."""
    marker.x, marker.y, marker.floor = x, y, floor
    marker.z = stand.rest(game, floor, x, y, marker.radius)


@clause("MALI-MARK-05")
def remove(game: Malifaux, marker: Marker, rule: str = "MALI-MARK-05") -> None:
    """A Marker leaves the table; what lay on it comes down."""
    game.state.markers.remove(marker)
    game.tell("marker-removed", rule, marker=marker.id, kind=word(marker.kind), end=(marker.x, marker.y, marker.z))
    lower(game, marker.id)


@clause("MALI-MARK-03")
def lift(game: Malifaux, under: Marker) -> None:
    """Terrain with Height has come onto Markers: they are lifted on top of it."""
    feature = game.kinds.feature(under) if game.kinds[under.kind].height else None
    if feature is None:
        return
    for marker in game.state.markers:
        apart = hypot(marker.x - under.x, marker.y - under.y)
        if marker is not under and marker.floor == under.floor and apart < marker.radius + under.radius - TOLERANCE:
            marker.floor, marker.z = under.id, feature.top


def lower(game: Malifaux, floor: str) -> None:
    """Markers on a floor that is gone fall onto what is below."""
    for marker in game.state.markers:
        if marker.floor == floor:
            lay(game, marker, marker.x, marker.y, floor_at(game, game.marked(marker), 0.0))
