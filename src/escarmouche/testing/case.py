"""A case is data: given a position, hands and chance, when these answers are given, then this holds.

Cases stand in YAML files, a list in each; `docs/cases.md` describes the format. `run_file` plays every case of a file.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.book import Book, Miss, find, games
from escarmouche.core.chance import seed_bytes
from escarmouche.core.game import Game
from escarmouche.core.misfit import Step as Part
from escarmouche.core.refusal import BadFile, EscarmoucheError, Refusal, refuse
from escarmouche.core.source import Source
from escarmouche.core.text import HERE, Texts
from escarmouche.testing import check
from escarmouche.testing.each import each
from escarmouche.testing.script import WORDS, Script, Unscripted
from escarmouche.testing.spoken import declined, spoken

TEXT = Path(__file__).parent / "text"
OWN = (
    "case",
    "edition",
    "options",
    "given",
    "when",
    "then",
    "refused",
    "seed",
    "note",
)  # an entry of `each` may say these
KEYS = (*OWN, "rules", "game", "seats", "each")
ACTS = ("concede", "lapse")  # what a seat can do, or what can befall it, beside answering
STEPS = ("asked", "options", "not", "by", "refused", *ACTS, "until", "undo", "then")
LIMIT = 500  # decisions that `until` takes at most
ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z]+)+-\d+")


class Result(msgspec.Struct):
    """How a case went. A failure says at which step, what was expected there and what was found."""

    file: str
    line: int
    case: str
    rules: tuple[str, ...]
    passed: bool = True
    step: int | str = 0  # the number of the answer, "given" or "then"
    what: str = ""
    wanted: Any = None
    found: Any = None
    trace: str = ""  # where the engine broke, if it did

    def text(self, lang: str = "en") -> str:
        """One line for a case that passed, three for one that failed."""
        texts = Texts(lang, [TEXT])
        if self.passed:
            return texts.say("case-passed", {"file": self.file, "case": self.case})
        step = (
            texts.say(f"case-{self.step}") if isinstance(self.step, str) else texts.say("case-step", {"n": self.step})
        )
        lines = [
            texts.say("case-failed", {"file": self.file, "line": str(self.line), "case": self.case}),
            texts.say("case-where", {"step": step, "what": self.what}),
            texts.say("case-wanted", {"wanted": shown(self.wanted, lang)}),
            texts.say("case-found", {"found": shown(self.found, lang)}),
        ]
        return "\n".join([*lines, *filter(None, [self.trace])])


class Differs(Exception):
    """A case is not as it should be, at a part of its file."""

    def __init__(self, what: str, wanted: Any, found: Any, at: tuple[Part, ...]) -> None:
        super().__init__(what)
        self.what, self.wanted, self.found, self.at = what, wanted, found, at


class Run:
    """One case being played."""

    def __init__(self, source: Source, at: tuple[Part, ...], data: Mapping[str, Any], edition: str | None) -> None:
        self.source, self.at, self.data = source, at, data
        self.step: int | str = "given"
        self.book: Book[Any] = find(data["game"])
        position = dict(data.get("given") or {})
        self.seed = seed_bytes(data.get("seed", 0))
        self.script = Script(position, self.seed)
        for word in WORDS:
            position.pop(word, None)
        options = dict(data.get("options") or {})
        options["seats"] = data.get("seats", options.get("seats", 2))
        if edition is not None:
            options["edition"] = edition
        self.setup = self.book.read_setup(self.book.prepared(options, position))
        self.position = position

    def play(self) -> None:
        """From the position through all answers to the end. Raises `Differs` where something is not as expected."""
        state = self.book.given(self.setup, self.position)
        self.game: Game[Any] = Game(self.book, self.setup, self.seed, state=state, dealer=self.script)
        steps = self.data.get("when") or []
        refused = self.data.get("refused")
        for n, step in enumerate(steps):
            self.step = n + 1
            last = refused is not None and n == len(steps) - 1
            self._take(step, (*self.at, "when", n), refused if last else None)
        self.step = "then"
        self._holds(self.data.get("then") or {}, (*self.at, "then"))
        for key, cards in self.script.unused().items():
            raise Differs(
                key,
                refuse("case-dealt"),
                refuse("case-never-dealt", cards=shown(cards)),
                (*self.at, "given", key.split(" ")[0]),
            )

    def _take(self, step: Any, at: tuple[Part, ...], refused: Any) -> None:
        """One entry of `when`."""
        if step == "undo":
            step = {"undo": 1}
        if not isinstance(step, dict):
            raise self.source.wrong("file-step", at)
        for word in step:
            if not isinstance(word, int) and word not in STEPS:
                raise self.source.unknown(word, STEPS, (*at, word))
        refused = step.get("refused", refused)
        for word in ("asked", "options"):
            if word in step:
                self._holds({word: step[word]}, (*at, word))
        if "not" in step:
            self._closed(step["not"], step.get("by"), (*at, "not"))
        answers = {seat: answer for seat, answer in step.items() if isinstance(seat, int)}
        acts = [word for word in ACTS if word in step]
        for word in acts:
            self._act(word, step[word], refused, (*at, word))
        if refused is not None and not acts:
            self._refused(answers, refused, at)
        elif answers:
            self._answer(answers, at)
        if "until" in step:
            self._until(step["until"], (*at, "until"))
        for _ in range(int(step.get("undo", 0))):
            self.game.undo()
            self.script.rewind(sum(entry.dealt for entry in self.game.entries()))
        if "then" in step:
            self._holds(step["then"], (*at, "then"))

    def _answer(self, answers: Mapping[int, Any], at: tuple[Part, ...]) -> None:
        """Seats answer; several in one step are asked together."""
        for seat in answers:
            if self.game.asked(seat) is None:
                raise Differs(f"asked {seat}", shown(answers[seat]), self._waiting(), (*at, seat))
        for seat, answer in answers.items():
            ask = self.game.asked(seat)
            if ask is None:
                raise Differs(f"asked {seat}", shown(answer), self._waiting(), (*at, seat))
            said = spoken(ask, answer)
            try:
                self.game.answer(seat, said)
            except EscarmoucheError as error:
                raise Differs(
                    f"{seat}: {shown(answer)} ({ask.name})", refuse("case-accepted"), error, (*at, seat)
                ) from None

    def _refused(self, answers: Mapping[int, Any], rule: Any, at: tuple[Part, ...]) -> None:
        """One of the answers is refused, by this rule, and nothing changes."""
        if not answers:
            raise self.source.wrong("file-step-answer", at)
        before = check.print_of(self.game)
        for seat, answer in answers.items():
            ask = self.game.asked(seat)
            before = check.print_of(self.game)
            try:
                self.game.answer(seat, spoken(ask, answer) if ask else answer)
            except EscarmoucheError as error:
                if not check.named(error, rule):
                    raise Differs(f"{seat}: {shown(answer)}", _refused_by(rule), error, (*at, seat)) from None
                if check.print_of(self.game) != before:
                    kept, changed = refuse("case-unchanged"), refuse("case-changed")
                    raise Differs(f"{seat}: {shown(answer)}", kept, changed, at) from None
                return
        raise Differs(shown(answers), _refused_by(rule), refuse("case-accepted"), at)

    def _act(self, word: str, seat: Any, rule: Any, at: tuple[Part, ...]) -> None:
        """A seat concedes, or its time has run out; where a rule is said, that is refused by it and nothing changes."""
        if type(seat) is not int:
            raise self.source.wrong("file-step-seat", at, word=word)
        before = check.print_of(self.game)
        try:
            getattr(self.game, word)(seat)
        except EscarmoucheError as error:
            if rule is None or not check.named(error, rule):
                wanted = refuse("case-accepted") if rule is None else _refused_by(rule)
                raise Differs(f"{word}: {seat}", wanted, error, at) from None
            if check.print_of(self.game) != before:
                raise Differs(f"{word}: {seat}", refuse("case-unchanged"), refuse("case-changed"), at) from None
        else:
            if rule is not None:
                raise Differs(f"{word}: {seat}", _refused_by(rule), refuse("case-accepted"), at)

    def _closed(self, answers: Any, rule: Any, at: tuple[Part, ...]) -> None:
        """These answers would be refused. A list tries several for one seat."""
        if not isinstance(answers, dict):
            raise self.source.wrong("file-step-not", at)
        for seat, said in answers.items():
            for answer in said if isinstance(said, list) and said and isinstance(said[0], dict | str) else [said]:
                ask = self.game.asked(seat)
                reason = self.game.refusal(seat, spoken(ask, answer) if ask else answer)
                if reason is None:
                    refused, accepted = refuse("case-refused"), refuse("case-accepted")
                    raise Differs(f"not {seat}: {shown(answer)}", refused, accepted, (*at, seat))
                if rule is not None and not check.fits(reason, rule):
                    found = EscarmoucheError(reason, self.book.name)
                    raise Differs(f"not {seat}: {shown(answer)}", _refused_by(rule), found, (*at, seat))

    def _until(self, name: Any, at: tuple[Part, ...]) -> None:
        """Everybody declines until a question of that name is asked."""
        names = name if isinstance(name, dict) else {None: name}
        for _ in range(LIMIT):
            for ask in self.game.pending:
                if any(ask.name == wanted and seat in (None, ask.seat) for seat, wanted in names.items()):
                    return
            if not self.game.pending:
                break
            for ask in self.game.pending:
                self.game.answer(ask.seat, declined(ask))
        raise Differs("until", shown(name), self._waiting(), at)

    def _holds(self, wanted: Mapping[str, Any], at: tuple[Part, ...]) -> None:
        for miss in self._misses(wanted):
            key = miss.what.split(" ")[0]
            raise Differs(miss.what, miss.wanted, miss.found, (*at, key))

    def _misses(self, wanted: Mapping[str, Any]) -> Iterator[Miss]:
        own = {}
        for word, value in wanted.items():
            if word in check.CHECKS:
                yield from check.CHECKS[word](self.game, value)
            else:
                own[word] = value
        if own:
            yield from self.book.expect(self.game.table, own)

    def _waiting(self) -> Any:
        asks = ", ".join(f"{ask.seat}: {ask.name} ({ask.rule})" for ask in self.game.pending)
        return asks or refuse("case-over")


def run_file(path: Path) -> list[Result]:
    """Play every case of a file. A file that cannot be read at all raises `BadFile`."""
    return run_source(Source.read(Path(path)), Path(path).parent.name)


def run_text(text: str, file: str = "text", game: str = "") -> list[Result]:
    """Play cases that are not in a file."""
    return run_source(Source(text, file), game)


def run_paths(paths: Sequence[str | Path]) -> list[Result]:
    """Play the cases of files, and of all files below folders."""
    results = []
    for path in map(Path, paths):
        files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        for file in files:
            results += run_file(file)
    return results


def report(results: Sequence[Result], lang: str = "en") -> list[str]:
    """What a person reads: each failure, and the count."""
    failed = [result for result in results if not result.passed]
    count = {"passed": len(results) - len(failed), "failed": len(failed)}
    return [*(result.text(lang) for result in failed), Texts(lang, [TEXT]).say("case-count", count)]


def run_source(source: Source, folder: str = "") -> list[Result]:
    data = source.data or []
    if not isinstance(data, list):
        raise source.wrong("file-cases")
    results = []
    for i, case in enumerate(data):
        if not isinstance(case, dict):
            raise source.wrong("file-case", (i,))
        _known(source, (i,), case, KEYS)
        if "game" not in case:
            if folder not in games():
                raise source.wrong("file-case-game", (i,))
            case["game"] = folder
        for at, one in each(source, (i,), case):
            editions = one.get("edition")
            for edition in editions if isinstance(editions, list) else [editions]:
                results.append(_run(source, at, one, edition, isinstance(editions, list)))
    return results


def _known(source: Source, at: tuple[Part, ...], case: Mapping[str, Any], known: Sequence[str]) -> None:
    """No word of a case, or of an entry of its `each`, is unknown."""
    for word in case:
        if word not in known:
            raise source.unknown(word, known, (*at, word))
    entries = case.get("each")
    for n, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, dict):
            _known(source, (*at, "each", n), entry, OWN)


def _run(source: Source, at: tuple[Part, ...], data: Mapping[str, Any], edition: str | None, mark: bool) -> Result:
    """Play one case. Whatever goes wrong in it is its result."""
    title = " ".join(str(data.get("case", "?")).split())
    rules = tuple(dict.fromkeys([*ID.findall(title), *(data.get("rules") or [])]))
    result = Result(source.file, source.line(at), f"{title} [{edition}]" if mark else title, rules)
    run: Run | None = None
    try:
        run = Run(source, at, data, edition)
        run.play()
    except Differs as differs:
        _fail(result, run, source.line(differs.at), differs.what, differs.wanted, differs.found)
    except Unscripted as wrong:
        _fail(result, run, result.line, wrong.what, shown(wrong.wanted), wrong.found)
    except BadFile as error:
        _fail(result, run, int(error.refusal.args.get("line", result.line)), source.file, refuse("case-a-case"), error)
    except EscarmoucheError as error:
        where = str(error.refusal.args.get("at", ""))
        parts = tuple(int(part) if part.isdigit() else part for part in where.split("/") if part)
        _fail(result, run, source.line((*at, "given", *parts)), where or "given", refuse("case-a-set-up"), error)
    except Exception as error:  # the engine broke: that, too, is a result
        trace = "".join(traceback.format_tb(error.__traceback__)[-3:]).rstrip()
        _fail(result, run, result.line, "engine", refuse("case-no-error"), f"{type(error).__name__}: {error}")
        result.trace = trace
    return result


def _refused_by(rule: Any) -> Refusal:
    return refuse("case-refused-by", by=shown(rule))


def _fail(result: Result, run: Run | None, line: int, what: str, wanted: Any, found: Any) -> None:
    result.passed, result.line, result.what, result.wanted, result.found = False, line, what, wanted, found
    result.step = run.step if run else "given"


def shown(value: Any, lang: str = "en") -> str:
    """A value in a message: short, in the reader's language where it is a reason."""
    if isinstance(value, EscarmoucheError):
        return value.text(lang)
    if isinstance(value, Refusal):
        return Texts(lang, [HERE, TEXT]).refusal(value)
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item, lang)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(item, lang) for item in value) + "]"
    return str(value)
