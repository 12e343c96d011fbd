"""What is around a place: what a base would touch there, whom it would reach, what has moved since."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from escarmouche.cli.telling import plane, square
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import TOUCH, Speech
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.languages import told_in
from escarmouche.core.views.scene import Marker, Piece

NEAR = 6000  # a thing on the ground further away is not mentioned with a place
MANY = 8  # things that are mentioned as being near a place
LEAST = 50  # a move shorter than this is not mentioned


def spot(speech: Speech, place: Spot, mover: Piece | None) -> str:
    """What a base would touch, reach, be near to and stand in at a place."""
    parts = []
    if names := touched(speech, place, mover):
        parts.append(speech.tell("cli-touching", names=", ".join(names)))
    elif marker := _lying(speech, place):
        parts.append(marker)
    if mover is not None:
        parts += list(_reached(speech, place, mover)) or list(_nearest(speech, place, mover.seat))
    if terrain := _terrain(speech, place):
        parts.append(speech.tell("cli-in-terrain", names=", ".join(terrain)))
    return speech.tell("cli-semicolon").join(parts)


def touched(speech: Speech, place: Spot, mover: Piece | None) -> tuple[str, ...]:
    """The names of what a base would touch at a place."""
    own = mover.id if mover else ""
    near = [name for name, base in speech.bases().items() if name != own and plane.gap(place, base) <= speech.contact]
    return tuple(speech.word(name) for name in near)


def reach(speech: Speech, piece: Piece) -> float:
    """How far a model strikes, if its card says so."""
    length = piece.marks.get("reach") or speech.printed(piece.card).get("reach")
    return length if isinstance(length, int | float) else -1


def near(speech: Speech, name: str) -> str:
    """The three nearest enemies of a model and the two nearest things lying about, in one line."""
    piece = next((piece for piece in speech.scene.pieces if piece.id == name), None)
    origin = speech.spot_of(name)
    if piece is None or origin is None:
        return ""
    enemies = [other.id for other in speech.scene.pieces if other.seat != piece.seat]
    lying = [marker.id for marker in speech.scene.markers]
    phrases = [_seen(speech, origin, *nearest) for nearest in _sorted(speech, origin, enemies)[:3]]
    phrases += [_seen(speech, origin, *nearest) for nearest in _sorted(speech, origin, lying)[:2]]
    return speech.tell("cli-near", things=speech.tell("cli-semicolon").join(phrases)) if phrases else ""


def about(speech: Speech, place: Spot) -> Iterator[str]:
    """Everything near a place, the nearest first; on a grid also what closes its square on each side."""
    yield from sides(speech, place)
    names = [name for name, base in speech.bases().items() if base != place]
    phrases = [_seen(speech, place, *nearest) for nearest in _sorted(speech, place, names)[:MANY]]
    if phrases:
        yield speech.tell("cli-near", things=speech.tell("cli-semicolon").join(phrases))


def sides(speech: Speech, place: Spot) -> Iterator[str]:
    """On a grid, what closes the square under a place on each side."""
    grid = speech.grid
    if grid is not None and (cell := grid.at(place)):
        listed = speech.tell("cli-semicolon").join(square.sides(speech, grid, cell))
        yield speech.tell("cli-sides" if listed else "cli-sides-open", cell=speech.thing("cell", cell), sides=listed)


def beside(speech: Speech, cell: str, mover: Piece | None) -> str:
    """Who would be next to a model on a square, and what lies there."""
    grid = speech.grid
    if grid is None or cell not in grid.cells:
        return ""
    others = [piece for piece in speech.scene.pieces if mover is None or piece.id != mover.id]
    near = [piece.id for piece in others if (base := speech.base(piece)) and grid.at(base) in grid.touching(cell)]
    lying = [marker.id for marker in speech.scene.markers if (base := speech.base(marker)) and grid.at(base) == cell]
    parts = [speech.tell("cli-beside", names=speech.word(near))] if near else []
    parts += [speech.tell("cli-here", names=speech.word(lying))] if lying else []
    return speech.tell("cli-semicolon").join(parts)


# -- what has moved


def places(speech: Speech) -> dict[str, Any]:
    """Where everything is, to compare with later."""
    spots: dict[str, Any] = {piece.id: _base_of(speech, piece) for piece in speech.scene.pieces}
    return spots | {marker.id: _base_of(speech, marker) for marker in speech.scene.markers}


def moves(speech: Speech, before: Mapping[str, Any], events: Sequence[Event] = ()) -> Iterator[str]:
    """What has moved since before, so that a reader need not see the board.

    A thing put on a square is not mentioned again if an event has just said so; of a way that an event has told, only where it led is.
    """
    for piece in speech.scene.pieces:
        was, at = before.get(piece.id), _base_of(speech, piece)
        if at is None or at == was or piece.id not in before:
            continue
        base = Spot(*at, piece.radius)
        beside = "".join(f", {text}" for text in _nearest(speech, base, piece.seat))
        args = {"name": speech.word(piece.id), "place": speech.coordinates(base), "near": beside}
        still = was is not None and plane.gap(Spot(*was[:2]), Spot(base.x, base.y)) < LEAST
        if was is None or still:
            if (was is None or was[2] != base.z) and not _said(speech, piece, base, events):
                yield speech.tell("cli-appeared", **args)
        elif _walked(piece, events):
            yield speech.tell("cli-now", **args)
        else:
            yield speech.tell("cli-moved", way=speech.way(Spot(*was), base), **args)
    for marker in speech.scene.markers:
        spot = speech.base(marker)
        if spot is not None and spot[:3] != before.get(marker.id) and not _said(speech, marker, spot, events):
            yield speech.tell("cli-lies", name=speech.word(marker.id), place=speech.coordinates(spot))


# -- helping


def _base_of(speech: Speech, thing: Piece | Marker) -> tuple[float, float, float] | None:
    base = speech.base(thing)
    return None if base is None else base[:3]


def _said(speech: Speech, thing: Piece | Marker, spot: Spot, events: Sequence[Event]) -> bool:
    """Has an event named a thing and its square?"""
    names = {thing.id, thing.card if isinstance(thing, Piece) else thing.kind}
    cell = speech.grid.at(spot) if speech.grid is not None else ""
    named = [[value for value in event.args.values() if isinstance(value, str)] for event in events]
    return bool(cell) and any(cell in values and names.intersection(values) for values in named)


def _walked(piece: Piece, events: Sequence[Event]) -> bool:
    """Has an event told how far a model went, and in which direction?"""
    return any({"start", "end"} <= event.args.keys() for event in events if piece.id in event.args.values())


def _seen(speech: Speech, place: Spot, distance: float, name: str, base: Spot) -> str:
    return f"{speech.word(name)} {speech.where(place, base)}"


def _sorted(speech: Speech, place: Spot, names: list[str]) -> list[tuple[float, str, Spot]]:
    """The named things that are on the board, the nearest first."""
    bases = speech.bases()
    return sorted((speech.gap(place, bases[name]), name, bases[name]) for name in names if name in bases)


def _lying(speech: Speech, place: Spot) -> str:
    """The nearest thing lying about, if it is near."""
    markers = _sorted(speech, place, [marker.id for marker in speech.scene.markers])
    return _apart(speech, markers[0][1], markers[0][0]) if markers and markers[0][0] <= NEAR else ""


def _nearest(speech: Speech, place: Spot, seat: int) -> Iterator[str]:
    """The nearest model of another player."""
    enemies = _sorted(speech, place, [piece.id for piece in speech.scene.pieces if piece.seat != seat])
    if enemies:
        yield _apart(speech, enemies[0][1], enemies[0][0])


def _apart(speech: Speech, name: str, distance: float) -> str:
    return speech.tell("cli-apart", distance=speech.length(distance), name=speech.word(name))


def _reached(speech: Speech, place: Spot, mover: Piece) -> Iterator[str]:
    """The models that it would reach, and those that would reach it."""
    mine = reach(speech, mover)
    for piece in speech.scene.pieces:
        if piece.at is None or piece.seat == mover.seat:
            continue
        apart = plane.gap(place, Spot(*piece.at, piece.radius))
        if apart <= mine + TOUCH:
            yield speech.tell("cli-reaches", name=speech.word(piece.id))
        if apart <= reach(speech, piece) + TOUCH:
            yield speech.tell("cli-reached-by", name=speech.word(piece.id))


def _terrain(speech: Speech, place: Spot) -> list[str]:
    pieces = speech.scene.board.terrain if speech.scene.board else []
    touched = [terrain for terrain in pieces if plane.distance(place, terrain) <= TOUCH]
    return list(dict.fromkeys(told_in(speech.voice.lang, t.name) or speech.word(t.kind) for t in touched))
