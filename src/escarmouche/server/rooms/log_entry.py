"""One line of a room's log. A room is its set-up, its seed and its lines: replaying them gives the room again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal[
    "start",  # the room was made: line 0
    "answer",  # {moment, answer, forced?}
    "concede",  # the seat gives up
    "ask-undo",  # {to: number of entries, why: the reason why it is not free}
    "agree",  # to an undo
    "deny-undo",  # by another; or withdrawn by who asked
    "undo",  # {to, agreed?: by these seats, anew?: the chance taken back does not come again; in rooms of old it did}
    "bot",  # {bot, by}: a bot takes the seat
    "person",  # the person takes it back
    "end",  # {about?}: the players end it
    "said",  # {text}
    "named",  # {name}: an open seat was taken
]


class LogEntry(msgspec.Struct):
    """`asked` holds, bit by bit, the seats that were asked something after it: so a bot's turn is found without a replay."""

    room: str
    serial: int
    kind: Kind
    seat: int | None = None
    body: dict[str, Any] = {}
    at: float = 0.0
    asked: int = 0
    last: bool = False  # the room is finished with it


def canonical(answer: Any) -> bytes:
    """An answer as text, so that two of them can be compared."""
    return msgspec.json.encode(answer, order="deterministic")
