"""A refusal is part of the product: it says what was tried, why not, by which rule, and what is possible instead.

A `Refusal` is a value (a text key, its arguments and a rule id), so that each reader gets it in their own language.
The exceptions carry one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something may not be done: a key of the texts, the clause, and what fills the sentence."""

    key: str
    rule: str = ""
    args: Mapping[str, Any] = msgspec.field(default_factory=dict)


def refuse(key: str, rule: str = "", **args: Any) -> Refusal:
    """A refusal in one line: `refuse("why-too-far", "MOON-MELEE-02", gap=3200, reach=1000)`."""
    return Refusal(key, rule, args)


class EscarmoucheError(Exception):
    """Something that a user tried and that cannot be done. Its text exists in every language; the state is unchanged."""

    code = "error"

    def __init__(self, refusal: Refusal | str, game: str | None = None, **args: Any) -> None:
        self.refusal = refusal if isinstance(refusal, Refusal) else Refusal(refusal, "", args)
        self.game = game
        self.names: Mapping[str, Mapping[str, str]] = {}
        super().__init__(self.refusal.key)

    def text(self, lang: str = "en") -> str:
        from escarmouche.core.messages.text import texts  # texts are made from refusals

        return texts(lang, self.game).refusal(self.refusal, self.names)

    def __str__(self) -> str:
        return self.text("en")


class Refused(EscarmoucheError):
    """An answer that the rules do not allow."""

    code = "refused"


class OutOfTurn(EscarmoucheError):
    """An answer from a seat that is asked nothing."""

    code = "out-of-turn"


class Malformed(Refused):
    """An answer that is not of the kind asked for."""

    code = "malformed"


class BadRecord(EscarmoucheError):
    """A record that cannot be read, or does not fit the installed rules."""

    code = "bad-record"


class BadSetup(EscarmoucheError):
    """Options with which no game can be set up."""

    code = "bad-setup"


class BadFile(EscarmoucheError):
    """A card, board or case file with something wrong in it: says the file, the line and the nearest known word."""

    code = "bad-file"
    at: tuple[str | int, ...] = ()  # the path to the mistake within the file
    others: tuple[BadFile, ...] = ()  # mistakes that were found together with it

    @classmethod
    def together(cls, faults: Sequence[BadFile]) -> BadFile:
        """Several mistakes as one error: it says a line for each."""
        first = cls(faults[0].refusal, faults[0].game)
        first.at, first.others = faults[0].at, tuple(faults[1:])
        return first

    def text(self, lang: str = "en") -> str:
        return "\n".join([super().text(lang), *[other.text(lang) for other in self.others]])


class Unchecked(BadFile):
    """A file that a game has no check for: nobody has said that it is right."""

    code = "unchecked"


class UnknownGame(EscarmoucheError):
    """No installed game has that name."""

    code = "unknown-game"


class NothingToUndo(EscarmoucheError):
    """The game stands at its very beginning."""

    code = "nothing-to-undo"
