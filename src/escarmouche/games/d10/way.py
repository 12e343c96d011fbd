"""Doors and ladders (D10-TER-06): ways through and up that need no roll, and a barred door that is forced (D10-SET-04).

Stairs and windows are walked through: they are part of a move's path.
"""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.core.ask import Choose
from escarmouche.core.refusal import Refusal, refuse
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.d10 import facing, geo, hide, place, posture
from escarmouche.games.d10.deed import Deed
from escarmouche.games.d10.dice import agility
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.track import Stand
from escarmouche.space import shape
from escarmouche.space.units import TOLERANCE

# -- doors


@clause("D10-TER-06")
def touched(game: D10, figure: Figure) -> list[str]:
    """The doors in contact with a figure."""
    body, pieces = game.body(figure), game.field.pieces
    return [
        door
        for door in game.field.doors
        if abs(figure.z - pieces[door].bottom) <= geo.LEVEL and shape.gap(body, pieces[door]) <= geo.CONTACT + TOLERANCE
    ]


@clause("D10-SET-04")
def _keeps(game: D10, figure: Figure, door: str) -> bool:
    """May this figure's side open a barred door?"""
    side = game.field.data[door].side
    edges = game.state.edges
    return side is None or side == (edges[figure.seat] if edges else figure.seat)


@clause("D10-TER-06", "D10-SET-04")
def why_no_door(game: D10, figure: Figure, door: str) -> Refusal | None:
    """A barred door opens for its own side alone; one with somebody in it does not close."""
    state = game.field.doors[door]
    if state == "barred" and not _keeps(game, figure, door):
        return refuse("why-barred", "D10-SET-04", figure=figure.id, door=door)
    if state == "open":
        piece = game.field.pieces[door]
        for other in game.in_play():
            if abs(other.z - piece.bottom) <= geo.LEVEL and shape.gap(game.body(other), piece) < -TOLERANCE:
                return refuse("why-doorway", "D10-TER-06", door=door, by=other.id)
    return None


@clause("D10-TER-06")
def _door(game: D10, figure: Figure) -> Choose | Refusal:
    """Which of the doors it touches?"""
    doors = touched(game, figure)
    if not doors:
        return refuse("why-no-door", "D10-TER-06", figure=figure.id)
    reasons = {door: why_no_door(game, figure, door) for door in doors}
    options = [door for door, reason in reasons.items() if reason is None]
    if not options:
        return reasons[doors[0]] or refuse("why-no-door", "D10-TER-06", figure=figure.id)
    return Choose(
        "door",
        seat=figure.seat,
        rule="D10-TER-06",
        options=options,
        of="terrain",
        about={"figure": figure.id},
        why=lambda door: reasons.get(str(door)),
    )


@rule("D10-TER-06", "D10-SET-04", "D10-AMB-66")
def work(game: D10, figure: Figure, door: str) -> Rule[None]:
    """Open or close a door, 1 PA, in contact with it. One that a side keeps is barred again when that side closes it."""
    if game.field.is_open(door):
        kept = game.field.data[door].side is not None and _keeps(game, figure, door)
        state = "barred" if kept else "closed"
        game.tell("closed", "D10-TER-06", figure=figure.id, door=door)
    else:
        state = "open"
        game.tell("opened", "D10-TER-06", figure=figure.id, door=door)
    game.state.doors = {**game.state.doors, door: state}
    yield from ()


@clause("D10-SET-04")
def _force(game: D10, figure: Figure) -> Choose | Refusal:
    """Which barred door in contact, that its own side cannot open?"""
    doors = touched(game, figure)
    options = [door for door in doors if game.field.doors[door] == "barred" and not _keeps(game, figure, door)]
    if not options:
        return refuse("why-nothing-barred", "D10-SET-04", figure=figure.id)
    about = {"figure": figure.id}
    return Choose("force", seat=figure.seat, rule="D10-SET-04", options=options, of="terrain", about=about)


@rule("D10-SET-04")
def force(game: D10, figure: Figure, door: str) -> Rule[None]:
    """Force a barred door, 2 PA and a JA: it stands open, or nothing comes of it."""
    result = yield from agility(game, figure, "D10-SET-04")
    if result == "success":
        game.state.doors = {**game.state.doors, door: "open"}
        game.tell("forced", "D10-SET-04", figure=figure.id, door=door)
    else:
        game.tell("held", "D10-SET-04", figure=figure.id, door=door)


# -- ladders


class End(NamedTuple):
    """Where a ladder leads: the floor at its other end, and about where one stands there."""

    floor: str
    x: int
    y: int


@clause("D10-TER-06", "D10-SET-04")
def end(game: D10, figure: Figure, ladder: str) -> End | Refusal:
    """The other end of a ladder for somebody at one of its ends; a door at its foot must be open."""
    field = game.field
    data, piece = field.data[ladder], field.pieces[ladder]
    foot = field.pieces[data.door] if data.door else piece
    upper = figure.floor == data.upper
    here = piece if upper else foot
    if figure.floor not in (data.lower, data.upper) or not _at(game, figure, here):
        return refuse("why-no-ladder", "D10-TER-06", figure=figure.id)
    if data.door and not field.is_open(data.door):
        return refuse("why-door-shut", "D10-TER-06", door=data.door, ladder=ladder)
    there = foot if upper else piece
    return End(data.lower if upper else data.upper, round(there.x), round(there.y))


@clause("D10-GEO-10")
def _room(game: D10, figure: Figure, there: End) -> Stand:
    """As near to the other end as there is room."""
    return place.nearest(game, figure, there.x, there.y, there.floor)


def _at(game: D10, figure: Figure, piece: shape.Piece) -> bool:
    return shape.gap(game.body(figure), piece) <= geo.CONTACT + TOLERANCE


@clause("D10-TER-06", "D10-MNT-03")
def _ladder(game: D10, figure: Figure) -> Choose | Refusal:
    """Which ladder? On foot only."""
    if figure.mounted:
        return refuse("why-mounted", "D10-MNT-03", figure=figure.id)
    closed = refuse("why-no-ladder", "D10-TER-06", figure=figure.id)
    options = []
    for data in game.field.terrain:
        if data.kind == "ladder":
            there = end(game, figure, data.id)
            if isinstance(there, End) and _room(game, figure, there).floor != there.floor:
                there = refuse("why-ladder-full", "D10-TER-06", ladder=data.id)
            if isinstance(there, End):
                options.append(data.id)
            elif there.key != "why-no-ladder":
                closed = there
    if not options:
        return closed
    about = {"figure": figure.id}
    return Choose("ladder", seat=figure.seat, rule="D10-TER-06", options=options, of="terrain", about=about)


@rule("D10-TER-06", "D10-GEO-06")
def ladder(game: D10, figure: Figure, name: str) -> Rule[None]:
    """Use a ladder, 2 PA, without a roll: it stands at the other end, as near to it as there is room."""
    there = end(game, figure, name)
    assert isinstance(there, End)
    posture.uncrouch(game, figure)
    hide.reveal(game, figure)
    figure.x, figure.y, figure.z, figure.floor = _room(game, figure, there)
    figure.moved = True
    game.tell("ladder", "D10-TER-06", figure=figure.id, ladder=name, floor=figure.floor)
    yield from facing.ask(game, figure, "D10-GEO-06")


DEEDS: tuple[Deed, ...] = (
    Deed("door", 1, "D10-TER-06", _door, work),
    Deed("force", 2, "D10-SET-04", _force, force),
    Deed("ladder", 2, "D10-TER-06", _ladder, ladder),
)
