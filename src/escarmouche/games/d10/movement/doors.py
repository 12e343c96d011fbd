"""Doors and ladders (D10-TER-06), which need no roll, and forcing a barred door (D10-SET-04).

Stairs and windows are walked through: they are part of a move's path.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Choose, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.movement import facing, hide, posture
from escarmouche.games.d10.movement.measured_path import Stand
from escarmouche.games.d10.refusals import keeps
from escarmouche.games.d10.state import DoorState, Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
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
        if abs(figure.z - pieces[door].bottom) <= measure.LEVEL
        and shape.gap(body, pieces[door]) <= measure.CONTACT + TOLERANCE
    ]


@clause("D10-TER-06", "D10-SET-04")
def why_no_door(game: D10, figure: Figure, door: str) -> Refusal | None:
    """Why a door cannot be worked: it is not touched, it is barred against this side, or somebody stands in it."""
    if door not in touched(game, figure):
        return refuse("why-not-at-piece", "D10-TER-06", figure=figure.id, piece=door)
    state = game.field.doors[door]
    if state == "barred" and not keeps(game, figure, door):
        return refuse("why-barred", "D10-SET-04", figure=figure.id, door=door)
    if state == "open":
        piece = game.field.pieces[door]
        for other in game.in_play():
            if abs(other.z - piece.bottom) <= measure.LEVEL and shape.gap(game.body(other), piece) < -TOLERANCE:
                return refuse("why-doorway", "D10-TER-06", door=door, by=other.id)
    return None


@clause("D10-TER-06")
def _door(game: D10, figure: Figure) -> Choose | Shut:
    """Which of the doors it touches?"""
    doors = touched(game, figure)
    options = [door for door in doors if why_no_door(game, figure, door) is None]
    about, why = questions.OfFigure(figure=figure.id), functools.partial(_why_not_among, game, figure, why_no_door)
    ask = Choose("door", seat=figure.seat, rule="D10-TER-06", options=options, of="terrain", about=about, why=why)
    return unless_empty(ask, functools.partial(_why_none_worked, game, figure, doors))


def _why_none_worked(game: D10, figure: Figure, doors: Sequence[str]) -> Refusal:
    """Why no door can be worked: the reason against the first that it touches."""
    reasons = [why_no_door(game, figure, door) for door in doors]
    return next(filter(None, reasons), None) or refuse("why-no-door", "D10-TER-06", figure=figure.id)


WhyNot = Callable[[D10, Figure, str], Refusal | None]


def _why_not_among(game: D10, figure: Figure, why_not: WhyNot, name: Any) -> Refusal | None:
    """Why not this piece: it is not a door, or what is wrong with this door."""
    if name in game.field.doors:
        return why_not(game, figure, name)
    return refuse("why-not-a-door", "D10-TER-06", piece=name) if name in game.field.data else None


@clause("D10-TER-06", "D10-SET-04", "D10-AMB-66")
def work(game: D10, figure: Figure, door: str) -> None:
    """Open or close a door, 1 PA, in contact with it. A side that keeps a door bars it again by closing it."""
    if game.field.is_open(door):
        kept = game.field.data[door].side is not None and keeps(game, figure, door)
        state: DoorState = "barred" if kept else "closed"
        game.tell("closed", "D10-TER-06", figure=figure.id, door=door)
    else:
        state = "open"
        game.tell("opened", "D10-TER-06", figure=figure.id, door=door)
    game.state.doors = {**game.state.doors, door: state}


@clause("D10-SET-04")
def _force(game: D10, figure: Figure) -> Choose | Shut:
    """Which barred door in contact that its own side cannot simply open?"""
    options = [door for door in touched(game, figure) if why_not_forced(game, figure, door) is None]
    about, why = questions.OfFigure(figure=figure.id), functools.partial(_why_not_among, game, figure, why_not_forced)
    ask = Choose("force", seat=figure.seat, rule="D10-SET-04", options=options, of="terrain", about=about, why=why)
    return unless_empty(ask, lambda: refuse("why-nothing-barred", "D10-SET-04", figure=figure.id))


@clause("D10-SET-04", "D10-TER-06")
def why_not_forced(game: D10, figure: Figure, door: str) -> Refusal | None:
    """Why a door cannot be forced: out of reach, not barred, or its own side may open it."""
    who = {"figure": figure.id, "door": door}
    if door not in touched(game, figure):
        return refuse("why-not-at-piece", "D10-SET-04", figure=figure.id, piece=door)
    if game.field.doors[door] != "barred":
        return refuse("why-not-barred", "D10-SET-04", **who)
    return refuse("why-keeps-door", "D10-SET-04", **who) if keeps(game, figure, door) else None


@rule("D10-SET-04")
def force(game: D10, figure: Figure, door: str) -> Rule[None]:
    """Force a barred door, 2 PA and a JA: it opens, or nothing happens."""
    result = yield from agility(game, figure, "D10-SET-04")
    if result == "success":
        game.state.doors = {**game.state.doors, door: "open"}
        game.tell("forced", "D10-SET-04", figure=figure.id, door=door)
    else:
        game.tell("held", "D10-SET-04", figure=figure.id, door=door)


# -- ladders


class End(NamedTuple):
    """Where a ladder leads: the floor at its other end, and roughly where a figure stands there."""

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
    if figure.floor not in (data.lower, data.upper) or not _touches(game, figure, here):
        return refuse("why-not-at-ladder", "D10-TER-06", figure=figure.id, ladder=ladder)
    if data.door and not field.is_open(data.door):
        return refuse("why-door-shut", "D10-TER-06", door=data.door, ladder=ladder)
    there = foot if upper else piece
    return End(data.lower if upper else data.upper, round(there.x), round(there.y))


@clause("D10-GEO-10")
def _room(game: D10, figure: Figure, there: End) -> Stand:
    """The place nearest to the other end that has room."""
    return stand.nearest(game, figure, there.x, there.y, there.floor)


def _touches(game: D10, figure: Figure, piece: shape.Piece) -> bool:
    return shape.gap(game.body(figure), piece) <= measure.CONTACT + TOLERANCE


@clause("D10-TER-06", "D10-MNT-03")
def _ladder(game: D10, figure: Figure) -> Choose | Refusal | Shut:
    """Which ladder? On foot only."""
    if figure.mounted:
        return refuse("why-mounted", "D10-MNT-03", figure=figure.id)
    reasons = {data.id: why_no_ladder(game, figure, data.id) for data in game.field.terrain if data.kind == "ladder"}
    options, about = [name for name, reason in reasons.items() if reason is None], questions.OfFigure(figure=figure.id)

    def why(name: Any) -> Refusal | None:
        other = name in game.field.data and name not in reasons
        return refuse("why-not-a-ladder", "D10-TER-06", piece=name) if other else reasons.get(name)

    ask = Choose("ladder", seat=figure.seat, rule="D10-TER-06", options=options, of="terrain", about=about, why=why)
    closed = next((reason for reason in reasons.values() if reason and reason.key != "why-not-at-ladder"), None)
    return unless_empty(ask, lambda: closed or refuse("why-no-ladder", "D10-TER-06", figure=figure.id))


@clause("D10-TER-06")
def why_no_ladder(game: D10, figure: Figure, ladder: str) -> Refusal | None:
    """Why a ladder cannot be used: not from here, or there is no room at its other end."""
    there = end(game, figure, ladder)
    if isinstance(there, Refusal):
        return there
    full = _room(game, figure, there).floor != there.floor
    return refuse("why-ladder-full", "D10-TER-06", ladder=ladder) if full else None


@rule("D10-TER-06", "D10-GEO-06")
def ladder(game: D10, figure: Figure, name: str) -> Rule[None]:
    """Use a ladder, 2 PA, without a roll: the figure stands as near to the other end as there is room."""
    there = end(game, figure, name)
    assert isinstance(there, End)
    posture.uncrouch(game, figure)
    hide.reveal(game, figure)
    figure.x, figure.y, figure.z, figure.floor = _room(game, figure, there)
    figure.moved = True
    game.tell("ladder", "D10-TER-06", figure=figure.id, ladder=name, floor=figure.floor)
    yield from facing.ask(game, figure, "D10-GEO-06")


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("door", 1, "D10-TER-06", _door, work),
    ActionSpec("force", 2, "D10-SET-04", _force, force),
    ActionSpec("ladder", 2, "D10-TER-06", _ladder, ladder),
)
