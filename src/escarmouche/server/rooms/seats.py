"""Who sits where: persons with their tokens, bots, and open seats. Secrets are compared and never shown."""

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
TAME = "tame"  # who plays the other side of a lesson: its guide, not an installed bot
LONGEST_TEXT = 500
JOINERS = "\u200c\u200d"  # some scripts and some emoji need them


def clean(text: str, longest: int) -> str:
    """What a person typed, without characters that could upset another screen, and cut to a length."""
    return "".join(character for character in text if _harmless(character)).strip()[:longest]


def _harmless(character: str) -> bool:
    """Not a control character, not one that changes the direction of writing, and assigned."""
    return character in JOINERS or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def player_name(name: str) -> str:
    if len(name.strip()) > LONGEST_NAME:
        raise ServerError("refused", "fault-name", longest=LONGEST_NAME)
    return clean(name, LONGEST_NAME)


class NewSeats:
    """The seats of a new room, with the secrets that are shown only once. In a lesson, the bots are tame."""

    def __init__(self, plans: Sequence[SeatPlan], lesson: bool = False) -> None:
        self.lesson = lesson
        self.tokens: dict[int, str] = {}
        self.invitations: dict[int, str] = {}
        self.rows = [self._row(seat, plan) for seat, plan in enumerate(plans)]

    def _row(self, seat: int, plan: SeatPlan) -> SeatRow:
        name = player_name(plan.name)
        if plan.kind == "bot" and self.lesson:
            return SeatRow(seat, "bot", TAME, name)
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


def seats_of_tokens(rows: Sequence[SeatRow], tokens: Sequence[str]) -> frozenset[int]:
    """The seats that these tokens open. A token that opens none is refused."""
    opened: set[int] = set()
    for token in tokens:
        digest = hashed(token)
        seats = [row.seat for row in rows if row.token_hash and hmac.compare_digest(row.token_hash, digest)]
        if not seats:
            raise ServerError("forbidden", "fault-token")
        opened.update(seats)
    return frozenset(opened)
