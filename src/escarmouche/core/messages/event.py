"""What happened, for the log, the client's animations and the bots: a value with its rule and its audience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened at the table.

    `to` lists the seats that may know it; None means everybody, spectators too. A hidden thing is told twice: in full to those
    who may know it, and as what the others could see (that two cards were drawn, not which). `but` lists those who have been told it in
    full and need not hear it again.
    """

    name: str
    rule: str
    args: Mapping[str, Any]
    to: tuple[int, ...] | None = None
    but: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        if self.to is None:
            return not self.but or seat not in self.but
        return seat is not None and seat in self.to
