"""What a case may say: its words and those of its steps, what may follow each, and what makes no sense.

Every such mistake is reported with its line before anything is played: a case that cannot fail is not a case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.core.files.case_reader import slug
from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step as Part
from escarmouche.core.messages import ledger
from escarmouche.core.messages.text import texts
from escarmouche.core.views.scene import Scene
from escarmouche.testing.cases import known_names
from escarmouche.testing.cases.script import REST, WORDS

ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z]+)+-\d+")
ACTS = ("concede", "lapse")  # what a seat can do, or what can befall it, beside answering
STEPS = ("asked", "options", "not", "by", "refused", *ACTS, "until", "undo", "then")
HOLDING = ("asked", "options", "not", "refused", "then")  # the words of a step that can fail
CHECKED = ("asked", "options", "events", "never", "heard", "unheard", "view", "hides", "outcome")  # in every `then`
FILLED = msgspec.Meta(min_length=1)
ONE = msgspec.Meta(min_length=1, max_length=1)
Reason = str | Annotated[dict[Literal["rule", "key"], str], FILLED]
Happening = str | Annotated[dict[str, Annotated[dict[str, Any], FILLED]], ONE]
Happenings = Annotated[list[Happening], FILLED]


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """The words of a case, and what may follow each."""

    case: str | int | float = ""
    rules: list[str] = []
    game: str = ""
    seats: int = 2
    edition: str | Annotated[list[str], FILLED] | None = None
    options: dict[str, Any] | None = None
    given: dict[str, Any] | None = None
    when: list[Any] | None = None
    then: Annotated[dict[str, Any], FILLED] = msgspec.field(default_factory=dict)
    refused: Reason = ""
    seed: int | str = 0
    note: Any = None
    each: Annotated[list[dict[str, Any]], FILLED] | None = None


WHOLE: dict[str, Any] = {  # words that say one thing
    "by": Reason,
    "refused": Reason,
    "until": str | Annotated[dict[int, str], FILLED],
    "undo": Annotated[int, msgspec.Meta(ge=1)],
    "concede": Annotated[int, msgspec.Meta(ge=0)],
    "lapse": Annotated[int, msgspec.Meta(ge=0)],
    "then": Annotated[dict[str, Any], FILLED],
    "events": Happenings,
    "never": Happenings,
    "outcome": Literal["none", "nothing"]
    | Annotated[dict[Literal["winners", "rule", "scores", "reason"], Any], FILLED]
    | None,
}
SEATED: dict[str, Any] = {  # words that say something about seats
    "asked": str | None,
    "options": list[Any] | Annotated[dict[Literal["has", "lacks"], Annotated[list[Any], FILLED]], FILLED],
    "not": Any,
    "heard": Happenings,
    "unheard": Happenings,
    "view": Annotated[dict[str, Any], FILLED],
    "hides": Annotated[list[str | int], FILLED],
}
SEATS: Any = Annotated[dict[int, Any], FILLED]
WATCHED = ("heard", "unheard", "view", "hides")  # a spectator may be named here
SPECTATOR = -1


class Reader:
    """Checks one case of a game with a number of seats."""

    def __init__(self, source: Source, data: Mapping[str, Any], game: str, seats: int) -> None:
        self.source, self.data, self.game, self.seats = source, data, game, seats

    def read(self) -> None:
        """Raises `BadFile` at the first mistake."""
        self.source.convert(self.data, Case)
        for number, rule_id in enumerate(self.data.get("rules") or []):
            self._rule(rule_id, ("rules", number))
        for rule_id in ID.findall(str(self.data.get("case", ""))):
            self._rule(rule_id, ("case",))
        if "refused" in self.data:
            self._reason(self.data["refused"], ("refused",))
        steps = self.data.get("when") or []
        for number, step in enumerate(steps):
            self._step(step, ("when", number))
        self._last(steps)
        if "then" in self.data:
            self._holding(self.data["then"], ("then",))
        for word in WORDS:
            self._dealt(self.data.get("given") or {}, word)
        if not any(self._asserting(steps)):
            raise self.source.wrong("file-case-nothing")

    def _rule(self, rule_id: str, at: tuple[Part, ...]) -> None:
        """Check that a rule is in the ledger, if the game has one."""
        known = ledger.ids(self.game)
        if known and rule_id not in known:
            raise self.source.unknown(rule_id, known, at)

    def _reason(self, said: Any, at: tuple[Part, ...]) -> None:
        """Check what refuses, by its rule or its key: there is such a rule, or such a text."""
        rule_id, key = (said.get("rule"), said.get("key")) if isinstance(said, dict) else (said, said)
        if isinstance(rule_id, str) and ID.fullmatch(rule_id):
            self._rule(rule_id, (*at, "rule") if isinstance(said, dict) else at)
        if isinstance(key, str) and key.startswith("why-") and not texts("en", self.game).has(key):
            known = [text for text in texts("en", self.game).keys if text.startswith("why-")]
            raise self.source.unknown(key, known, (*at, "key") if isinstance(said, dict) else at)

    def _asserting(self, steps: list[Any]) -> Iterator[bool]:
        yield from (word in self.data for word in ("then", "refused"))
        yield from (word in step for step in steps if isinstance(step, dict) for word in HOLDING)

    def _last(self, steps: list[Any]) -> None:
        """`refused` of the whole case is about the answer of its last step."""
        if "refused" not in self.data:
            return
        last = steps[-1] if steps and isinstance(steps[-1], dict) else {}
        if not _answers(last) and not _acts(last):
            raise self.source.wrong("file-refused-nothing", ("refused",))
        if "refused" in last:
            raise self.source.wrong("file-refused-twice", ("refused",))

    def _step(self, step: Any, at: tuple[Part, ...]) -> None:
        if step == "undo":
            return
        if not isinstance(step, dict):
            raise self.source.wrong("file-step", at)
        if not step:
            raise self.source.wrong("file-step-empty", at)
        for word, value in step.items():
            if isinstance(word, int) and not isinstance(word, bool):
                self._seat(word, (*at, word))
            elif word not in STEPS:
                raise self.source.unknown(word, STEPS, (*at, word))
            else:
                self._word(word, value, (*at, word))
                if word in ("by", "refused"):
                    self._reason(value, (*at, word))
        self._fits_together(step, at)

    def _fits_together(self, step: Mapping[Any, Any], at: tuple[Part, ...]) -> None:
        """Check words that need each other, or exclude each other."""
        if "refused" in step and not _answers(step) and not _acts(step):
            raise self.source.wrong("file-step-answer", (*at, "refused"))
        if "by" in step and "not" not in step:
            raise self.source.wrong("file-step-by", (*at, "by"))
        if "undo" in step and (_answers(step) or "until" in step):
            raise self.source.wrong("file-step-undo", (*at, "undo"))

    def _holding(self, wanted: Mapping[str, Any], at: tuple[Part, ...]) -> None:
        """Check the words of a `then` that every game has. The game itself reads the others."""
        for word, value in wanted.items():
            if word in CHECKED:
                self._word(word, value, (*at, word))

    def _word(self, word: str, said: Any, at: tuple[Part, ...]) -> None:
        if word in WHOLE:
            self.source.convert(said, WHOLE[word], at)
        else:
            self.source.convert(said, SEATS, at)
            for seat, part in said.items():
                self._seat(seat, (*at, seat), word in WATCHED)
                self.source.convert(part, SEATED[word], (*at, seat))
        self._names(word, said, at)

    def _names(self, word: str, said: Any, at: tuple[Part, ...]) -> None:
        """Check that the questions, events and parts of a scene that are named exist."""
        if word in ACTS:
            self._seat(said, at)
        elif word == "then":
            self._holding(said, at)
        elif word == "until":
            for seat, name in said.items() if isinstance(said, dict) else ():
                self._seat(seat, (*at, seat))
                self._known(name, "ask-", (*at, seat))
            if isinstance(said, str):
                self._known(said, "ask-", at)
        elif word in ("events", "never"):
            self._events(said, at)
        elif word in ("heard", "unheard"):
            for seat, listed in said.items():
                self._events(listed, (*at, seat))
        elif word == "view":
            for seat, parts in said.items():
                for part in parts:
                    if part not in Scene.__struct_fields__:
                        raise self.source.unknown(part, Scene.__struct_fields__, (*at, seat, part))

    def _events(self, listed: list[Any], at: tuple[Part, ...]) -> None:
        for number, item in enumerate(listed):
            self._known(next(iter(item)) if isinstance(item, dict) else item, "event-", (*at, number))

    def _known(self, name: str, kind: str, at: tuple[Part, ...]) -> None:
        names = known_names.words(self.game, kind)
        if slug(name) not in names:
            raise self.source.unknown(name, names, at)

    def _seat(self, seat: int, at: tuple[Part, ...], watched: bool = False) -> None:
        if seat not in range(self.seats) and not (watched and seat == SPECTATOR):
            raise self.source.wrong("file-position-seat", at, seat=str(seat), seats=self.seats)

    def _dealt(self, given: Mapping[str, Any], word: str) -> None:
        """Check what the dealer deals: a list, or lists by name; `...` ends a list."""
        dealt = given.get(word, [])
        for name, listed in dealt.items() if isinstance(dealt, dict) else [(None, dealt)]:
            at = ("given", word) if name is None else ("given", word, name)
            if isinstance(listed, list) and REST in listed[:-1]:
                raise self.source.wrong("file-rest", at)


def _acts(step: Mapping[Any, Any]) -> list[str]:
    """What a seat does in a step beside answering."""
    return [word for word in ACTS if word in step]


def _answers(step: Mapping[Any, Any]) -> bool:
    return any(isinstance(word, int) for word in step)
