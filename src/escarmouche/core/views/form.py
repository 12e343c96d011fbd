"""What can be agreed on before a game, so that any client can ask for it: editions, seats, scenarios, boards, switches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.views.scene import Name


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
    scenarios: list[str] = []  # in which it is a choice; empty: in all of them
    seats: list[int] = []  # for how many players; empty: for any number


class BoardInfo(msgspec.Struct, frozen=True):
    id: str
    name: Name


class ScenarioInfo(msgspec.Struct, omit_defaults=True, frozen=True):
    """One of several things to play: its story, the boards it can be played on, and by how many; `why` not by others."""

    id: str
    name: Name
    text: Name
    boards: list[BoardInfo]
    seats: list[int]
    why: Refusal | None = None


class Form(msgspec.Struct, omit_defaults=True, frozen=True):
    """All of it. `quick` is a set-up, for each edition, that a newcomer can play at once.

    Where there are scenarios, `scenario` is an option, and each has its own boards; else all `boards` can be played on.
    """

    game: str
    editions: list[str]
    seats: list[int]
    boards: list[BoardInfo]
    options: list[Option]
    quick: dict[str, dict[str, Any]] = {}
    scenarios: list[ScenarioInfo] = []
    bots: list[str] = []  # the bots that are installed: filled in by who knows them
