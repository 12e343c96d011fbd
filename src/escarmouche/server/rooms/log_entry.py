"""An entry of a room's log. A room is its set-up, its seed and its log: replaying the entries gives the room again."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

EntryKind = Literal[
    "start",  # the room was made: entry 0
    "answer",  # {moment, answer, forced?, auto?: the table answered for the player, late?: time had run out}
    "concede",  # the seat gives up
    "ask-undo",  # {to: a length of the game's record, why: the reason why it is not free}
    "agree",  # to an undo
    "deny-undo",  # by another seat; or withdrawn by the seat that asked
    "undo",  # {to, agreed?: by these seats, anew?: chance is drawn again; in old rooms the same chance came back}; perhaps no seat
    "bot",  # {bot, by}: a bot takes the seat
    "person",  # the person takes it back
    "end",  # {about?}: the players end the game
    "said",  # {text}
    "named",  # {name}: an open seat was taken
    "skip",  # of a lesson: the table plays the guided part
    "chose",  # {choice}: in a quiz; null: the next question
]


class Reached(NamedTuple):
    """A sentence of a lesson was reached for the first time in its room. Nothing says who the learner is."""

    game: str
    lesson: str
    cue: int  # its number, from 1; 0: the goal was reached
    before: int | None  # the number of the sentence that was left behind
    seconds: float  # that one had stood so long


class LogEntry(msgspec.Struct):
    """`asked` is a bit mask of the seats that were asked something after it: it finds a bot's turn without a replay."""

    room: str
    serial: int
    kind: EntryKind
    seat: int | None = None
    body: dict[str, Any] = {}
    at: float = 0.0
    asked: int = 0
    last: bool = False  # the room is finished after this entry
    reached: list[Reached] = []  # in a lesson: to be counted with it


def canonical(answer: Any) -> bytes:
    """An answer as text, so that two answers can be compared."""
    return msgspec.json.encode(answer, order="deterministic")
