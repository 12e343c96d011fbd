"""Answers to what a player may ask of the board at any time: who sees whom and why, who could get where, what would happen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import Refused, refuse
from escarmouche.core.views.scene import Piece

Point = tuple[int, int]
Line = tuple[tuple[float, float], tuple[float, float]]
LayerName = Literal["engagement", "aura", "shadow", "zone"]  # each has a key of its own in the client
Until = Literal["", "chance", "others"]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the game's texts with the rule it rests on."""

    key: str
    rule: str = ""
    args: Mapping[str, Any] = {}


class Ray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that was tested, and what stops it."""

    start: Point
    end: Point
    clear: bool
    by: str = ""


def rays(tried: Iterable[tuple[Line, Sequence[str]]], clear: Line | None) -> list[Ray]:
    """The lines that were tried, each with what it enters, up to the first clear one; without one, `clear` comes last if there is one."""
    found: list[Ray] = []
    for line, entered in tried:
        found.append(_ray(line, entered[0] if entered else ""))
        if not entered:
            return found
    return [*found, _ray(clear, "")] if clear else found


def _ray(line: Line, by: str) -> Ray:
    (x0, y0), (x1, y1) = line
    return Ray((round(x0), round(y0)), (round(x1), round(y1)), not by, by)


class Placed(Protocol):
    """Whatever stands on a table, or may come to stand there."""

    id: str

    @property
    def status(self) -> str: ...


P = TypeVar("P", bound=Placed)


def on_table(
    game: str,
    pieces: Iterable[P],
    name: str,
    there: Sequence[str] = ("",),
    *,
    planned: bool = False,
    called: str = "model",
) -> P:
    """The piece of that name, which must be `there`; one in reserve will do where a place is planned for it."""
    piece = next((piece for piece in pieces if piece.id == name), None)
    if piece is None:
        raise Refused(refuse("why-nobody", **{called: name}), game)
    if piece.status not in there and not (planned and piece.status == "reserve"):
        raise Refused(refuse("why-not-there", **{called: name}), game)
    return piece


class Sightline(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether one piece sees another: along which lines, past what, with which cover."""

    one: str
    other: str
    clear: bool
    distance: int  # edge to edge, in thousandths of the unit
    rays: list[Ray]
    blockers: list[str] = []
    cover: str = ""  # a word of the game; empty: none
    lines: list[Sentence] = []  # the reasons, as sentences


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a piece could stand after a kind of move (`moves`), or what it reaches. `name` is a word of the game."""

    name: str
    rings: list[list[Point]]
    rule: str = ""
    moves: bool = False


class Reached(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another piece that could be reached: with what, and whether it takes a move first."""

    piece: str
    by: str  # a branch or ability
    distance: int
    moves: bool = False


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a piece could get to and whom it could reach."""

    piece: str
    areas: list[Area]
    reached: list[Reached]


class Patch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marked part of the board: around which piece or terrain, for which seat, and because of what."""

    rings: list[list[Point]]
    about: str = ""
    by: str = ""  # an ability, or a word of the game
    seat: int | None = None
    reach: int = 0  # how far it extends from what it is about, in thousandths of the unit


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be laid over the board: every engagement range, every aura."""

    name: str  # one of the book's `layers`
    rule: str
    patches: list[Patch]


class Foretold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer would lead to, up to the first chance or the first other player's decision."""

    events: list[Event]
    pieces: list[Piece]  # those that would have changed
    lines: list[Sentence] = []  # what a player would want to know: enters an enemy's reach, sees a new target
    until: Until = ""  # what stopped it; empty: the seat's own next question
