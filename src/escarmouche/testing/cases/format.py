"""What a case may say: its words and those of its steps, what may follow each, and what makes no sense.

All such mistakes are reported with their lines before anything is played: a case that cannot fail is not a case.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.core.dealer.script import REST, WORDS
from escarmouche.core.files.case_reader import slug
from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step as Part
from escarmouche.core.messages import ledger
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.messages.text import texts
from escarmouche.core.views.scene import Scene
from escarmouche.testing.cases import known_names

ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z]+)+-\d+")
ACTS = ("concede", "lapse")  # what a seat can do, or what can befall it, beside answering
STEPS = ("asked", "options", "not", "by", "refused", *ACTS, "until", "undo", "then")
HOLDING = ("asked", "options", "not", "refused", "then")  # the words of a step that can fail
LOOKING = ("asked", "options", "not", "by", "then")  # the words of a step that change nothing
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


FIELDS = Scene.__struct_fields__
KINDS: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(Case)}
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
    """Checks one case of a game, and reports every mistake to its source, which gathers them."""

    def __init__(self, source: Source, game: str) -> None:
        self.source, self.game, self.seats = source, game, 0
        self.data: dict[
            str, Any
        ] = {  # what the case says, without the words that are followed by something else than they should be
            word: value
            for word, value in source.data.items()
            if word in KINDS and self._fits(value, KINDS[word], (word,))
        }

    def read(self, seats: int) -> None:
        """Look for mistakes in everything that a case of this number of seats says, except in its position."""
        self.seats = seats
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
        if not any(self._asserting(steps)) and not self.source.gathered:  # a misspelt word may have been an expectation
            self._wrong("file-case-nothing")

    def _wrong(self, problem: str, at: tuple[Part, ...] = (), **args: Any) -> None:
        self.source.report(self.source.wrong(problem, at, **args))

    def _unknown(self, word: Any, known: Iterable[str], at: tuple[Part, ...]) -> None:
        self.source.report(self.source.unknown(word, known, at))

    def _fits(self, said: Any, kind: Any, at: tuple[Part, ...]) -> bool:
        """Is something of a kind? If not, every part that does not fit is reported."""
        try:
            msgspec.convert(said, kind, strict=True)
        except msgspec.ValidationError:
            with contextlib.suppress(BadFile):  # raised when nothing can stand in for it; it is reported before
                self.source.convert(said, kind, at)
            return False
        return True

    def _rule(self, rule_id: str, at: tuple[Part, ...]) -> None:
        """Check that a rule is in the ledger, if the game has one."""
        known = ledger.ids(self.game)
        if known and rule_id not in known:
            self._unknown(rule_id, known, at)

    def _reason(self, said: Any, at: tuple[Part, ...]) -> None:
        """Check what refuses, by its rule or its key: there is such a rule, or such a text."""
        rule_id, key = (said.get("rule"), said.get("key")) if isinstance(said, dict) else (said, said)
        if isinstance(rule_id, str) and ID.fullmatch(rule_id):
            self._rule(rule_id, (*at, "rule") if isinstance(said, dict) else at)
        if isinstance(key, str) and key.startswith("why-") and not texts("en", self.game).has(key):
            known = [text for text in texts("en", self.game).keys if text.startswith("why-")]
            self._unknown(key, known, (*at, "key") if isinstance(said, dict) else at)

    def _asserting(self, steps: list[Any]) -> Iterator[bool]:
        yield from (word in self.source.data for word in ("then", "refused"))
        yield from (word in step for step in steps if isinstance(step, dict) for word in HOLDING)

    def _last(self, steps: list[Any]) -> None:
        """`refused` of the whole case is about the answer of its last step."""
        if "refused" not in self.data or ("when" in self.source.data and "when" not in self.data):
            return
        last = steps[-1] if steps and isinstance(steps[-1], dict) else {}
        if not _answers(last) and not _acts(last):
            self._wrong("file-refused-nothing", ("refused",))
        if "refused" in last:
            self._wrong("file-refused-twice", ("refused",))

    def _step(self, step: Any, at: tuple[Part, ...]) -> None:
        if step == "undo":
            return
        if not isinstance(step, dict) or not step:
            self._wrong("file-step" if not isinstance(step, dict) else "file-step-empty", at)
            return
        for word, value in step.items():
            if isinstance(word, int) and not isinstance(word, bool):
                self._seat(word, (*at, word))
            elif word not in STEPS:
                self._unknown(word, STEPS, (*at, word))
            elif self._word(word, value, (*at, word)) and word in ("by", "refused"):
                self._reason(value, (*at, word))
        self._fits_together(step, at)

    def _fits_together(self, step: Mapping[Any, Any], at: tuple[Part, ...]) -> None:
        """Check words that need each other, or exclude each other."""
        if "refused" in step and not _answers(step) and not _acts(step):
            self._wrong("file-step-answer", (*at, "refused"))
        if "by" in step and "not" not in step:
            self._wrong("file-step-by", (*at, "by"))
        if "undo" in step and (_answers(step) or "until" in step):
            self._wrong("file-step-undo", (*at, "undo"))

    def _holding(self, wanted: Mapping[str, Any], at: tuple[Part, ...]) -> None:
        """Check the words of a `then` that every game has. The game itself reads the others."""
        for word, value in wanted.items():
            if word in CHECKED:
                self._word(word, value, (*at, word))

    def _word(self, word: str, said: Any, at: tuple[Part, ...]) -> bool:
        """Check what follows a word. Is it of the right kind?"""
        if not self._fits(said, WHOLE.get(word, SEATS), at):
            return False
        if word in SEATED:
            for seat in said:
                self._seat(seat, (*at, seat), word in WATCHED)
            fitting = [self._fits(part, SEATED[word], (*at, seat)) for seat, part in said.items()]
            if not all(fitting):
                return False
        self._names(word, said, at)
        return True

    def _names(self, word: str, said: Any, at: tuple[Part, ...]) -> None:
        """Check that the questions, events and parts of a scene that are named exist."""
        if word in ACTS:
            self._seat(said, at)
        elif word == "then":
            self._holding(said, at)
        elif word == "until":
            self._until(said, at)
        elif word in ("events", "never"):
            self._events(said, at)
        elif word in ("heard", "unheard"):
            for seat, listed in said.items():
                self._events(listed, (*at, seat))
        elif word == "view":
            unknown = [(seat, part) for seat, parts in said.items() for part in parts if part not in FIELDS]
            for seat, part in unknown:
                self._unknown(part, FIELDS, (*at, seat, part))

    def _until(self, said: Any, at: tuple[Part, ...]) -> None:
        """A question, or a question for each seat."""
        if isinstance(said, str):
            self._known(said, "ask-", at)
        for seat, name in said.items() if isinstance(said, dict) else ():
            self._seat(seat, (*at, seat))
            self._known(name, "ask-", (*at, seat))

    def _events(self, listed: list[Any], at: tuple[Part, ...]) -> None:
        for number, item in enumerate(listed):
            self._known(next(iter(item)) if isinstance(item, dict) else item, "event-", (*at, number))

    def _known(self, name: str, kind: str, at: tuple[Part, ...]) -> None:
        names = known_names.words(self.game, kind)
        if slug(name) not in names:
            self._unknown(name, names, at)

    def _seat(self, seat: int, at: tuple[Part, ...], watched: bool = False) -> None:
        if seat not in range(self.seats) and not (watched and seat == SPECTATOR):
            self._wrong("file-position-seat", at, seat=str(seat), seats=self.seats)

    def _dealt(self, given: Mapping[str, Any], word: str) -> None:
        """Check what the dealer deals: a list, or lists by name; `...` ends a list."""
        dealt = given.get(word, [])
        for name, listed in dealt.items() if isinstance(dealt, dict) else [(None, dealt)]:
            at = ("given", word) if name is None else ("given", word, name)
            if isinstance(listed, list) and REST in listed[:-1]:
                self._wrong("file-rest", at)


def is_harmless(at: tuple[Part, ...]) -> bool:
    """Can a case be played although there is a mistake at a place: does it only say what holds, or which rules it is about?"""
    return at[:1] in (("then",), ("rules",), ("case",)) or (at[:1] == ("when",) and len(at) > 2 and at[2] in LOOKING)


def expectation(at: tuple[Part, ...]) -> tuple[Part, ...]:
    """The word around a mistake that says what holds: `("then", "events", 0)` lies in `("then", "events")`."""
    length = 2 if at[:1] == ("then",) else 4 if at[2:3] == ("then",) else 3
    return at[:length]


def _acts(step: Mapping[Any, Any]) -> list[str]:
    """What a seat does in a step beside answering."""
    return [word for word in ACTS if word in step]


def _answers(step: Mapping[Any, Any]) -> bool:
    return any(isinstance(word, int) for word in step)
