"""What happened, for the log, the client's animations and the bots: a value with its rule and its audience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened at the table.

    `to` lists the seats that may know it; None means everybody, spectators too. A hidden thing is told twice: in full to the seats that
    may know it, and to the others as what they could see (that two cards were drawn, not which). `but` lists the seats that have been told
    in full and need not hear it again.
    """

    name: str
    rule: str
    args: Mapping[str, Any]
    to: tuple[int, ...] | None = None
    but: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """May this seat know it? None: a spectator."""
        if self.to is None:
            return not self.but or seat not in self.but
        return seat is not None and seat in self.to
