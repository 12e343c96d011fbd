"""A lesson as its file holds it: a case, and beside its answers the cues of the guide. `docs/lessons.md` describes the format."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.lessons.guidance import Lit, LitKind, Mode

WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
MILS = 1000
CASE_STEP = ("asked", "options", "not", "by", "refused", "until", "then")  # the words of a step that a case has, too
CUE_STEP = ("cue", "mode", "lit", "also", "if", "says-if", "decisive")  # those of the guide
CASE_WORDS = ("case", "rules", "game", "seats", "edition", "options", "given", "when", "then", "refused", "seed")
Holding = dict[str, Any]  # what must hold, in the words of a case's `then`


class Honest(msgspec.Struct, forbid_unknown_fields=True, rename={"first": "from", "holding": "while"}):
    """From the n-th on, deals of this name are arranged only while something holds; otherwise chance deals."""

    deal: str
    holding: Holding
    first: int = 1


class Quiz(msgspec.Struct, forbid_unknown_fields=True):
    """A question about the position, or what comes of it. Each choice is checked against the game: the right one, and no other, holds."""

    ask: str  # the word of its sentence
    choices: dict[str, Holding]  # the word of each choice -> what holds if it is right
    right: str
    lit: list[str] = []
    when: list[Any] = []  # what is done before it holds; nobody sees it done
    given: dict[str, Any] = {}  # what is dealt meanwhile


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Another way to play the lesson, from the same position, that is checked: a trap, or a second way to succeed."""

    case: str
    when: list[Any]
    then: Holding = {}
    trap: bool = False
    given: dict[str, Any] = {}  # changes of the position and of what is dealt
    refused: Any = None


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """The words of a file."""

    lesson: str
    level: int = 1
    minutes: int = 2
    guided: bool = False
    game: str = ""
    case: str = ""
    rules: list[str] = []
    seats: int = 2
    learner: int = 0
    edition: str | None = None
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    seed: int | str = 0
    when: list[Any] = []
    then: Holding = {}
    success: Holding | list[Holding] = []
    failure: Holding | list[Holding] = []
    free: str = ""  # the cue from which the learner is free
    asides: list[Any] = []
    wishes: dict[int, list[Any]] = {}
    honest: list[Honest] = []
    spare: dict[
        str, list[int]
    ] = {}  # the name of a deal -> what it deals where the main line has no such deal: dice of a trap
    lines: list[Line] = []
    quiz: list[Quiz] = []
    next: str = ""
    note: Any = None


class Cue(msgspec.Struct, frozen=True):
    """A step of the main line, or an aside: what is answered there, and what the guide says of it."""

    name: str  # the word of its sentence; empty: the sentence before it stands
    mode: Mode
    answers: dict[int, Any]  # seat -> the answer, as it is written
    lit: list[Lit]
    also: list[Any]  # answers that are as good
    holds: Holding  # `if`: it stands only while this holds
    says_if: Holding  # its sentence is true only while this holds
    decisive: bool
    asked: dict[int, str]
    until: Any = None


class Lesson(msgspec.Struct, frozen=True, eq=False):
    """A lesson, read and checked as far as its words go."""

    id: str
    game: str
    file: LessonFile
    cues: list[Cue]
    asides: list[Cue]
    questions: list[tuple[Quiz, list[Lit]]]
    source: Source

    @property
    def learner(self) -> int:
        return self.file.learner

    @property
    def success(self) -> list[Holding]:
        return _listed(self.file.success)

    @property
    def failure(self) -> list[Holding]:
        return _listed(self.file.failure)

    @property
    def said(self) -> list[str]:
        """The words of the sentences, in their order."""
        return [cue.name for cue in self.cues if cue.name] or [quiz.ask for quiz, _ in self.questions]

    def text_keys(self) -> list[str]:
        """The texts of this lesson: those that must be there first, then those that may be."""
        return [*self.needed(), *self.optional()]

    def needed(self) -> list[str]:
        """The texts without which it cannot be shown."""
        cues = [self.key(cue.name) for cue in (*self.cues, *self.asides) if cue.name]
        questions = [
            self.key(quiz.ask, *rest)
            for quiz, _ in self.questions
            for rest in ((), *((c,) for c in quiz.choices), ("because",))
        ]
        return [self.key("title"), self.key("goal"), self.key("idea"), *cues, *questions]

    def optional(self) -> list[str]:
        """Hints, what is said of other answers and where a sentence does not hold, and how it ends."""
        cues = [
            self.key(cue.name, word)
            for cue in (*self.cues, *self.asides)
            if cue.name
            for word in ("hint", "astray", *["else"] * bool(cue.says_if))
        ]
        return [*cues, self.key("passed"), self.key("failed")]

    def key(self, *words: str) -> str:
        """The key of a text of this lesson: `lesson-moon-0-dawn-hint`."""
        return "-".join(("lesson", self.id, *words))


def read(source: Source, game: str) -> Lesson:
    """A lesson from its file. Mistakes are reported with their line."""
    source.game = game
    if not isinstance(source.data, dict):
        raise source.wrong("file-lesson")
    file = source.convert(source.data, LessonFile)
    for at, word in (("lesson", file.lesson), *(("next", file.next),) * bool(file.next)):
        if not WORD.fullmatch(word):
            source.report(source.wrong("file-lesson-word", (at,), word=word))
    reader = _Reader(source, file)
    cues = [reader.cue(step, ("when", n)) for n, step in enumerate(file.when)]
    asides = [reader.cue(step, ("asides", n)) for n, step in enumerate(file.asides)]
    questions = [
        (quiz, [reader.lit(text, ("quiz", n, "lit", k)) for k, text in enumerate(quiz.lit)])
        for n, quiz in enumerate(file.quiz)
    ]
    reader.check(cues, asides)
    return Lesson(file.lesson, game, file, cues, asides, questions, source)


class _Reader:
    """Reads the steps of a file."""

    def __init__(self, source: Source, file: LessonFile) -> None:
        self.source, self.file = source, file

    def _wrong(self, problem: str, at: tuple[Any, ...], **args: Any) -> None:
        self.source.report(self.source.wrong(problem, at, **args))

    def cue(self, step: Any, at: tuple[Any, ...]) -> Cue:
        """A step. What is wrong with it is reported, and left out."""
        if not isinstance(step, dict) or not step:
            self._wrong("file-lesson-step", at)
            step = {}
        seats = {word: value for word, value in step.items() if isinstance(word, int)}
        for word in step:
            if word not in (*CASE_STEP, *CUE_STEP) and not isinstance(word, int):
                self.source.report(self.source.unknown(word, (*CASE_STEP, *CUE_STEP), (*at, word)))
        for seat in seats:
            if seat not in range(self.file.seats):
                self._wrong("file-position-seat", (*at, seat), seat=str(seat), seats=self.file.seats)
        mode = self._mode(step, seats, at)
        name = step.get("cue", "")
        if name and not (isinstance(name, str) and WORD.fullmatch(name)):
            self._wrong("file-lesson-word", (*at, "cue"), word=str(name))
            name = ""
        return Cue(
            name,
            mode,
            seats,
            [self.lit(text, (*at, "lit", n)) for n, text in enumerate(self._kind(step, "lit", list, at))],
            self._kind(step, "also", list, at),
            self._kind(step, "if", dict, at),
            self._kind(step, "says-if", dict, at),
            bool(self._kind(step, "decisive", bool, at)),
            self._kind(step, "asked", dict, at),
            step.get("until"),
        )

    def _kind(self, step: Mapping[Any, Any], word: str, kind: type[Any], at: tuple[Any, ...]) -> Any:
        value = step.get(word, kind())
        if not isinstance(value, kind):
            self._wrong("file-lesson-kind", (*at, word), word=word, kind=kind.__name__)
            return kind()
        return value

    def _mode(self, step: Mapping[Any, Any], seats: Mapping[int, Any], at: tuple[Any, ...]) -> Mode:
        """The mode that is written, or the usual one: the learner is free, the other side is a bot, and a step without an answer ends."""
        usual: Mode = "free" if self.file.learner in seats else "bot" if seats else "auto" if "until" in step else "end"
        mode: Any = step.get("mode", usual)
        if mode not in get_args(Mode) or mode == "quiz":
            known = [word for word in get_args(Mode) if word != "quiz"]
            self.source.report(self.source.unknown(mode, known, (*at, "mode")))
            return usual
        if mode in ("guided", "free", "open") and self.file.learner not in seats:
            self._wrong("file-lesson-mode", (*at, "mode"), mode=mode)
        chosen: Mode = mode
        return chosen

    def lit(self, text: Any, at: tuple[Any, ...]) -> Lit:
        """`piece billy`, `badge bobby stones`, `place 16 18.5`."""
        words = str(text).split()
        kinds = get_args(LitKind)
        kind = words[0] if words else ""
        if kind not in kinds:
            self.source.report(self.source.unknown(kind, kinds, at))
            return Lit("panel")
        if kind == "place":
            try:
                x, y = (round(float(word) * MILS) for word in words[1:3])
                return Lit("place", at=(x, y))
            except ValueError:
                self._wrong("file-lesson-lit", at, lit=str(text))
                return Lit("panel")
        if len(words) != (3 if kind == "badge" else 2):
            self._wrong("file-lesson-lit", at, lit=str(text))
            return Lit("panel")
        named: Any = kind
        return Lit(named, words[2], of=words[1]) if kind == "badge" else Lit(named, words[1])

    def check(self, cues: Iterable[Cue], asides: Iterable[Cue]) -> None:
        """Sentences have different names; the cue from which the learner is free is there; there is something to do."""
        seen: set[str] = set()
        for where, part in (("when", list(cues)), ("asides", list(asides))):
            for n, cue in enumerate(part):
                if cue.name and cue.name in seen:
                    self._wrong("file-lesson-twice", (where, n, "cue"), word=cue.name)
                seen.add(cue.name)
                if where == "asides" and not (cue.name and cue.asked and cue.answers):
                    self._wrong("file-lesson-aside", (where, n))
        if self.file.free and self.file.free not in seen:
            self.source.report(self.source.unknown(self.file.free, sorted(filter(None, seen)), ("free",)))
        if not self.file.when and not self.file.quiz:
            self._wrong("file-lesson-empty", ())
        for n, quiz in enumerate(self.file.quiz):
            if quiz.right not in quiz.choices:
                self.source.report(self.source.unknown(quiz.right, list(quiz.choices), ("quiz", n, "right")))


def _listed(said: Holding | list[Holding]) -> list[Holding]:
    return said if isinstance(said, list) else [said]


def plain_step(step: Mapping[Any, Any]) -> dict[Any, Any]:
    """A step without what only a lesson says."""
    return {word: value for word, value in step.items() if word not in CUE_STEP}


def as_choices(lesson: Lesson) -> Iterator[tuple[int, str, Source]]:
    """Each choice of each question of a quiz, as a case that passes if the choice is right."""
    for n, (quiz, _) in enumerate(lesson.questions):
        given = {**lesson.file.given, **quiz.given}
        for choice, holding in quiz.choices.items():
            case = {**_shared(lesson), "case": choice, "given": given, "when": quiz.when, "then": holding}
            yield n, choice, lesson.source.under("quiz", n).over(lesson.source, case)


def _shared(lesson: Lesson) -> dict[str, Any]:
    data = lesson.source.data
    shared = {word: data[word] for word in ("rules", "seats", "edition", "options", "seed") if word in data}
    return {**shared, "game": lesson.game, "given": lesson.file.given}


def as_cases(lesson: Lesson) -> Iterator[Source]:
    """The main line and the other lines, as plain cases with the lines of the file."""
    file, source, shared = lesson.file, lesson.source, _shared(lesson)
    if file.when:
        steps = [plain for step in file.when if (plain := plain_step(step))]  # the last may only be said
        ends = {"then": file.then} if file.then else {}
        yield source.saying({"case": f"{lesson.id}: {file.case or lesson.id}", **shared, "when": steps, **ends})
    for n, line in enumerate(file.lines):
        case = {"case": f"{lesson.id}: {line.case}", **shared, "given": {**file.given, **line.given}, "when": line.when}
        case |= {word: value for word in ("then", "refused") if (value := getattr(line, word))}
        yield source.under("lines", n).over(source, case)
