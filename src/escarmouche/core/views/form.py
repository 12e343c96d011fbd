"""What can be agreed on before a game, for any client to show: editions, seats, scenarios, boards, options."""

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
    default: dict[str, Any] = {}  # edition -> its value if nobody sets it
    rule: str = ""
    scenarios: list[str] = []  # where it can be set; empty: in all of them
    seats: list[int] = []  # for how many players; empty: for any number


class BoardInfo(msgspec.Struct, frozen=True):
    """A board that can be chosen."""

    id: str
    name: Name


class ScenarioInfo(msgspec.Struct, omit_defaults=True, frozen=True):
    """A scenario: its story, its boards, and how many can play it; `why` not another number."""

    id: str
    name: Name
    text: Name
    boards: list[BoardInfo]
    seats: list[int]
    why: Refusal | None = None


class Facts(msgspec.Struct, omit_defaults=True, frozen=True):
    """What somebody wants to know of a game before choosing it. In words it is the texts `game-<name>-lead` and `game-<name>-size`."""

    minutes: tuple[int, int]  # of the set-up to play at once: a short game and a long one
    difficulty: Literal["easy", "medium", "deep"]


class Form(msgspec.Struct, omit_defaults=True, frozen=True):
    """Everything that can be set.

    `quick` is a set-up for each edition that a newcomer can play at once, `lesson` one that teaches the game. If there are
    scenarios, `scenario` is an option, and each scenario has its own boards; otherwise all `boards` can be played on.
    """

    game: str
    editions: list[str]
    seats: list[int]
    boards: list[BoardInfo]
    options: list[Option]
    quick: dict[str, dict[str, Any]] = {}
    scenarios: list[ScenarioInfo] = []
    facts: Facts | None = None
    lesson: dict[str, dict[str, Any]] = {}
    bots: list[str] = []  # the installed bots: filled in by the server, which knows them
