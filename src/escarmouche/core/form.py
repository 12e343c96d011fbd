"""What can be agreed on before a game, so that any client can ask for it: editions, seats, boards, switches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from escarmouche.core.scene import Name


class Option(msgspec.Struct, omit_defaults=True, frozen=True):
    """One thing to set. Its name and meaning are the texts `option-<name>` and `option-<name>-help`."""

    name: str
    kind: Literal["choice", "number", "switch"]
    group: str = ""  # a word: basic, advanced, optional
    options: list[Any] = []
    low: int = 0
    high: int = 0
    default: dict[str, Any] = {}  # edition -> what it is when nobody says anything
    rule: str = ""


class BoardInfo(msgspec.Struct, frozen=True):
    id: str
    name: Name


class Form(msgspec.Struct, omit_defaults=True, frozen=True):
    """All of it. `quick` is a set-up, for each edition, that a newcomer can play at once."""

    game: str
    editions: list[str]
    seats: list[int]
    boards: list[BoardInfo]
    options: list[Option]
    quick: dict[str, dict[str, Any]] = {}
    bots: list[str] = []  # the bots that are installed: filled in by who knows them
