"""How a case went: whether it passed and, if not, everything that is wrong with it, each with its line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.core.messages.refusal import BadFile, EscarmoucheError
from escarmouche.core.messages.text import Texts
from escarmouche.testing.cases.shown import TEXT, shown


class Failure(msgspec.Struct):
    """Something that is not as the case says: at which step, what was expected there and what was found."""

    line: int
    step: int | str  # the number of the answer, "given" or "then"
    what: str = ""
    wanted: Any = None
    found: Any = None
    mistake: EscarmoucheError | None = None  # why the case cannot be read or played, if it cannot
    stopped: bool = False  # the case could not be played any further
    trace: str = ""  # where the engine broke, if it did

    def lines(self, lang: str) -> list[str]:
        texts = Texts(lang, [TEXT])
        if self.mistake is not None:
            key = "case-unreadable" if isinstance(self.mistake, BadFile) else "case-unplayable"
            return [texts.say(key, {"reason": self.mistake.text(lang)})]
        named = isinstance(self.step, str)
        step = texts.say(f"case-{self.step}") if named else texts.say("case-step", {"n": self.step})
        lines = [
            texts.say("case-where", {"step": step, "what": self.what}),
            texts.say("case-wanted", {"wanted": shown(self.wanted, lang)}),
            texts.say("case-found", {"found": shown(self.found, lang)}),
            texts.say("case-stopped") if self.stopped else "",
            self.trace,
        ]
        return [line for line in lines if line]


class Result(msgspec.Struct):
    """How a case went."""

    file: str
    line: int
    case: str
    rules: tuple[str, ...]
    failures: list[Failure] = []
    malformed: bool = False  # it does not even have the keys of a case

    @property
    def passed(self) -> bool:
        return not self.failures

    def text(self, lang: str = "en") -> str:
        """One line for a case that passed. For each failure: its line and the title, then what is wrong."""
        texts = Texts(lang, [TEXT])
        if self.passed:
            return texts.say("case-passed", {"file": self.file, "case": self.case})
        lines = []
        for failure in self.failures:
            place = {"file": self.file, "line": str(failure.line), "case": self.case}
            lines += [texts.say("case-failed", place), *failure.lines(lang)]
        return "\n".join(lines)


def report(results: Sequence[Result], lang: str = "en") -> list[str]:
    """What a person reads: everything that failed, and the count."""
    failed = [result for result in results if not result.passed]
    count = {"passed": len(results) - len(failed), "failed": len(failed)}
    return [*(result.text(lang) for result in failed), Texts(lang, [TEXT]).say("case-count", count)]
