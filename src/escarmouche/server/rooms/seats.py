"""Who sits where: persons with their tokens, bots, and places still open. What is secret is compared and never shown."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from collections.abc import Sequence

from escarmouche.bots.bot import check as check_bot
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.server.store.store import SeatRow, hashed
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import SeatPlan

LONGEST_NAME = 40
LONGEST_TEXT = 500
JOINERS = "\u200c\u200d"  # some scripts need them, and some pictures


def clean(text: str, longest: int) -> str:
    """What a person typed, without signs that could upset another's screen, and not too long."""
    return "".join(sign for sign in text if _harmless(sign)).strip()[:longest]


def _harmless(sign: str) -> bool:
    """No control signs, none that turn the writing around, nothing that is no character."""
    return sign in JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def named(name: str) -> str:
    """The name of a player."""
    if len(name.strip()) > LONGEST_NAME:
        raise ServerError("refused", "fault-name", longest=LONGEST_NAME)
    return clean(name, LONGEST_NAME)


class Placed:
    """The seats of a new room, with the secrets that are told once."""

    def __init__(self, plans: Sequence[SeatPlan]) -> None:
        self.rows: list[SeatRow] = []
        self.tokens: dict[int, str] = {}
        self.invitations: dict[int, str] = {}
        for seat, plan in enumerate(plans):
            self.rows.append(self._placed(seat, plan))

    def _placed(self, seat: int, plan: SeatPlan) -> SeatRow:
        name = named(plan.name)
        if plan.kind == "bot":
            check_bot(plan.bot)
            return SeatRow(seat, "bot", plan.bot, name)
        if plan.bot:
            raise BadSetup("fault-bot-for-person", name=plan.bot)
        secret = secrets.token_urlsafe(32)
        if plan.kind == "person":
            self.tokens[seat] = secret
            return SeatRow(seat, "person", "", name, token_hash=hashed(secret))
        self.invitations[seat] = secret
        return SeatRow(seat, "open", "", name, invitation_hash=hashed(secret))


def held(rows: Sequence[SeatRow], tokens: Sequence[str]) -> frozenset[int]:
    """The seats that these tokens open. One that opens none is not let through."""
    seats: set[int] = set()
    for token in tokens:
        digest = hashed(token)
        found = [row.seat for row in rows if row.token_hash and hmac.compare_digest(row.token_hash, digest)]
        if not found:
            raise ServerError("forbidden", "fault-token")
        seats.update(found)
    return frozenset(seats)
