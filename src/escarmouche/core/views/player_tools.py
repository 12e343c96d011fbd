"""Answers to what a player may ask of the board at any time: who sees whom and why, who could get where, what would come of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.core.messages.event import Event
from escarmouche.core.views.scene import Piece

Point = tuple[int, int]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the game's texts with the rule it rests on."""

    key: str
    rule: str = ""
    args: Mapping[str, Any] = {}


class Ray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tested line, and what stops it."""

    start: Point
    end: Point
    clear: bool
    by: str = ""


class Sightline(msgspec.Struct, frozen=True, omit_defaults=True):
    """Does one piece see the other, along which lines, past what, with which cover."""

    one: str
    other: str
    clear: bool
    distance: int  # edge to edge, in thousandths of the unit
    rays: list[Ray]
    blockers: list[str] = []
    cover: str = ""  # a word of the game; empty: none
    lines: list[Line] = []  # the reasons, as sentences


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a piece could stand after a kind of move, or what it reaches without one. `name` is a word of the game."""

    name: str
    rings: list[list[Point]]
    rule: str = ""


class Reached(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another piece that it could reach: with what, and whether it must move first."""

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
    """A part of the board that is marked: around which piece or terrain, for whom, and because of what."""

    rings: list[list[Point]]
    about: str = ""
    by: str = ""  # an ability, or a word of the game
    seat: int | None = None
    reach: int = 0  # how far it extends from what it is about, in thousandths of the unit


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is laid over the board on demand: every engagement range, every aura. `name` is one of `LAYERS`."""

    name: str
    rule: str
    patches: list[Patch]


LAYERS = ("engagement", "aura", "shadow", "zone")  # each has a key of its own in the client


class Foretold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer would lead to, up to the first chance or the first other player's decision."""

    events: list[Event]
    pieces: list[Piece]  # those that would have changed
    lines: list[Line] = []  # what a player would want to know of it: enters an enemy's reach, sees a new target
    until: str = ""  # chance, others, or empty: to the seat's own next question
