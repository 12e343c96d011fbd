"""A case is data: given a position, hands and chance, when these answers are given, then this holds.

Cases are in YAML files, a list in each; `docs/cases.md` describes the format. `run_file` plays every case of a file.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import Book, Mismatch, find, games
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.files.case_reader import BadPosition
from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step as Part
from escarmouche.core.messages.refusal import BadFile, EscarmoucheError, Malformed, OutOfTurn, Refusal, refuse
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.play.game import Game
from escarmouche.core.play.state import Outcome
from escarmouche.testing.cases import check, format, known_names
from escarmouche.testing.cases.script import WORDS, Script, Unscripted
from escarmouche.testing.cases.variants import variants
from escarmouche.testing.cases.written_answers import as_answer, declined, several

TEXT = Path(__file__).parents[1] / "text"
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
LIMIT = 500  # decisions that `until` takes at most


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
    mistake: EscarmoucheError | None = None  # why it cannot be read or played, if it cannot
    trace: str = ""  # where the engine broke, if it did

    def text(self, lang: str = "en") -> str:
        """One line for a case that passed, two for a case that cannot be played, four for a case that failed."""
        texts = Texts(lang, [TEXT])
        if self.passed:
            return texts.say("case-passed", {"file": self.file, "case": self.case})
        title = texts.say("case-failed", {"file": self.file, "line": str(self.line), "case": self.case})
        if self.mistake is not None:
            key = "case-unreadable" if isinstance(self.mistake, BadFile) else "case-unplayable"
            return "\n".join([title, texts.say(key, {"reason": self.mistake.text(lang)})])
        step = (
            texts.say(f"case-{self.step}") if isinstance(self.step, str) else texts.say("case-step", {"n": self.step})
        )
        lines = [
            title,
            texts.say("case-where", {"step": step, "what": self.what}),
            texts.say("case-wanted", {"wanted": shown(self.wanted, lang)}),
            texts.say("case-found", {"found": shown(self.found, lang)}),
        ]
        return "\n".join([*lines, *filter(None, [self.trace])])


class Differs(Exception):
    """A case does not hold, at a part of its file."""

    def __init__(self, what: str, wanted: Any, found: Any, at: tuple[Part, ...]) -> None:
        super().__init__(what)
        self.what, self.wanted, self.found, self.at = what, wanted, found, at


class Case(NamedTuple):
    """A case to play: what it says, with its lines, and the edition it is played by."""

    source: Source
    edition: str | None
    marked: bool  # is it one of several editions?

    @property
    def title(self) -> str:
        title = " ".join(str(self.source.data.get("case", "?")).split())
        return f"{title} [{self.edition}]" if self.marked else title

    @property
    def rules(self) -> tuple[str, ...]:
        listed = self.source.data.get("rules") or []
        return tuple(dict.fromkeys([*format.ID.findall(self.title), *(listed if isinstance(listed, list) else ())]))


class Run:
    """One case being played."""

    def __init__(self, case: Case, cards: Sequence[Any] = ()) -> None:
        self.source, data = case.source, case.source.data
        self.cards = cards
        self.data: Mapping[str, Any] = data
        self.step: int | str = "given"
        self.book: Book[Any] = find(data["game"])
        self.source.convert(data, format.Case)
        position = dict(data.get("given") or {})
        self.seed = seed_bytes(data.get("seed", 0))
        self.script = Script(position, self.seed)
        for word in WORDS:
            position.pop(word, None)
        self.position = position
        self.setup = self._setup(case.edition)
        format.Reader(self.source, data, self.book.name, self.setup.seats).read()

    def _setup(self, edition: str | None) -> Any:
        options = dict(self.data.get("options") or {})
        if self.cards:
            options["cards"] = [*self.cards, *options.get("cards", ())]
        options["seats"] = self.data.get("seats", options.get("seats", 2))
        if edition is not None:
            options["edition"] = edition
        with self._placed("given"):
            return self.book.read_setup(self.book.cases.prepared(options, self.position))

    @contextlib.contextmanager
    def _placed(self, *at: Part) -> Iterator[None]:
        """A mistake in a position, or in an expectation, is reported with its line."""
        try:
            yield
        except BadPosition as error:
            raise self.source.wrong(error.refusal, (*at, *error.path)) from None

    def play(self) -> None:
        """Play from the position through all answers to the end. Raises `Differs` where something is not as expected."""
        with self._placed("given"):
            state = self.book.cases.position(self.setup, self.position)
        self.game: Game[Any] = Game(self.book, self.setup, self.seed, state=state, dealer=self.script)
        steps = self.data.get("when") or []
        refused = self.data.get("refused")
        for n, step in enumerate(steps):
            self.step = n + 1
            last = refused is not None and n == len(steps) - 1
            self._take(step, ("when", n), refused if last else None)
        self.step = "then"
        self._holds(self.data.get("then") or {}, ("then",))
        for key, cards in self.script.unused().items():
            never = refuse("case-never-dealt", cards=shown(cards))
            raise Differs(key, refuse("case-dealt"), never, ("given", *key.split(" ")))

    def _take(self, step: Any, at: tuple[Part, ...], refused: Any) -> None:
        """One entry of `when`."""
        if step == "undo":
            step = {"undo": 1}
        refused = step.get("refused", refused)
        for word in ("asked", "options"):
            if word in step:
                self._holds({word: step[word]}, at)
        for seat, closed in step.get("not", {}).items():
            self._closed(seat, closed, step.get("by"), (*at, "not", seat))
        answers = {seat: answer for seat, answer in step.items() if isinstance(seat, int)}
        acts = [word for word in format.ACTS if word in step]
        for word in acts:
            self._act(word, step[word], refused, (*at, word))
        if refused is not None and not acts:
            self._refused(answers, refused, at)
        elif answers:
            self._answer(answers, at)
        if "until" in step:
            self._until(step["until"], (*at, "until"))
        for _ in range(step.get("undo", 0)):
            self.game.undo()
            self.script.rewind(sum(entry.dealt for entry in self.game.entries()))
        if "then" in step:
            self._holds(step["then"], (*at, "then"))

    def _answer(self, answers: Mapping[int, Any], at: tuple[Part, ...]) -> None:
        """Seats answer; several seats in one step are asked together."""
        for seat in answers:
            if self.game.asked(seat) is None:
                raise Differs(f"asked {seat}", shown(answers[seat]), self._waiting(), (*at, seat))
        for seat, answer in answers.items():
            ask = self.game.asked(seat)
            if ask is None:
                raise Differs(f"asked {seat}", shown(answer), self._waiting(), (*at, seat))
            meant = as_answer(ask, answer)
            try:
                self.game.answer(seat, meant)
            except EscarmoucheError as error:
                raise Differs(
                    f"{seat}: {shown(answer)} ({ask.name})", refuse("case-accepted"), error, (*at, seat)
                ) from None

    def _refused(self, answers: Mapping[int, Any], rule: Any, at: tuple[Part, ...]) -> None:
        """One of the answers is refused, by this rule, and nothing changes."""
        for seat, answer in answers.items():
            ask, before = self.game.asked(seat), check.print_of(self.game)
            meant = as_answer(ask, answer) if ask else answer
            try:
                self.game.answer(seat, meant)
            except EscarmoucheError as error:
                if not check.named(error, rule):
                    self._tried(ask, seat, meant, error.refusal, None, (*at, seat))
                    raise Differs(f"{seat}: {shown(answer)}", _refused_by(rule), error, (*at, seat)) from None
                self._tried(ask, seat, meant, error.refusal, rule, (*at, seat))
                if check.print_of(self.game) != before:
                    kept, changed = refuse("case-unchanged"), refuse("case-changed")
                    raise Differs(f"{seat}: {shown(answer)}", kept, changed, at) from None
                return
        raise Differs(shown(answers), _refused_by(rule), refuse("case-accepted"), at)

    def _act(self, word: str, seat: Any, rule: Any, at: tuple[Part, ...]) -> None:
        """A seat concedes, or its time has run out; if a rule is named, it must refuse that, and nothing changes."""
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

    def _closed(self, seat: int, said: Any, rule: Any, at: tuple[Part, ...]) -> None:
        """An answer, or each of several, would be refused."""
        ask = self.game.asked(seat)
        answers = several(ask, said)
        if not answers:
            raise self.source.wrong("file-none-tried", at)
        for n, answer in enumerate(answers):
            where = (*at, n) if answers is said else at
            meant = as_answer(ask, answer) if ask else answer
            reason = self.game.refusal(seat, meant)
            if reason is None:
                refused, accepted = refuse("case-refused"), refuse("case-accepted")
                raise Differs(f"not {seat}: {shown(answer)}", refused, accepted, where)
            self._tried(ask, seat, meant, reason, rule, where)
            if rule is not None and not check.fits(reason, rule) and (ask or rule != OutOfTurn.code):
                refusal = EscarmoucheError(reason, self.book.name)
                refusal.names = self.game.names()
                raise Differs(f"not {seat}: {shown(answer)}", _refused_by(rule), refusal, where)

    def _tried(self, ask: Ask | None, seat: int, answer: Any, reason: Refusal, rule: Any, at: tuple[Part, ...]) -> None:
        """A refusal counts only if it tests a rule: not if the answer fits no question or names something unknown, unless the case expects
        exactly that."""
        if check.keyed(reason, rule):
            return
        if ask is None:
            if rule not in (OutOfTurn.code, Malformed.code):
                raise self.source.wrong("file-nobody-asked", at, seat=str(seat))
            return
        if reason.key.startswith(check.UNTRIED) and rule != Malformed.code:
            raise self.source.wrong("file-no-answer", at, answer=shown(answer), reason=reason)
        for word in known_names.strange(self.game, ask, answer):
            raise self.source.unknown(word, known_names.nearby(self.game, ask, word), at)

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
        with self._placed(*at):
            for miss in self._misses(wanted):
                path = tuple(int(part) if part.isdigit() else part for part in miss.what.split(" "))
                raise Differs(miss.what, miss.wanted, miss.found, (*at, *path))

    def _misses(self, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        own = {}
        for word, value in wanted.items():
            if word in check.CHECKS:
                with check.CASE.under(word):
                    yield from check.CHECKS[word](self.game, value)
            else:
                own[word] = value
        if own:
            yield from self.book.cases.expect(self.game.table, own)
            self._gone(own)

    def _gone(self, wanted: Mapping[str, Any]) -> None:
        """A thing that must not be there, `{markers: {chest: none}}`, must have a name that was known before."""
        for word, parts in wanted.items():
            gone = [name for name, value in parts.items() if value == "none"] if isinstance(parts, dict) else []
            if gone and word not in known_names.pieces(self.game):
                for name in map(str, gone):
                    if not known_names.ever(self.game, name, self.position.get(word) or ()):
                        raise check.CASE.unknown(name, known_names.nearby(self.game, None, name), word, name)

    def _waiting(self) -> Any:
        asks = ", ".join(f"{ask.seat}: {ask.name} ({ask.rule})" for ask in self.game.pending)
        return asks or refuse("case-over")


def run_file(path: Path, cards: Sequence[Any] = ()) -> list[Result]:
    """Play every case of a file. A file that cannot be read at all raises `BadFile`. `cards` are known to all of them."""
    return run_source(Source.read(Path(path)), _folder(path), cards)


def _folder(path: Path) -> str:
    """The name of a file's folder, whatever the working directory. A game's folder may hold one for each chapter."""
    folder = Path(path).resolve().parent
    return folder.parent.name if folder.name not in games() and folder.parent.name in games() else folder.name


def cases_of(path: Path) -> list[Case]:
    """The cases of a file, to play one by one."""
    return list(cases(Source.read(Path(path)), _folder(path)))


def run_text(text: str, file: str = "text", game: str = "") -> list[Result]:
    """Play cases that are not in a file."""
    return run_source(Source(text, file), game)


def run_paths(paths: Sequence[str | Path], cards: Sequence[Any] = ()) -> list[Result]:
    """Play the cases of files, and of all files below folders. `cards` are known to all of them."""
    return [result for file in files_of(paths) for result in run_file(file, cards)]


def files_of(paths: Sequence[str | Path]) -> list[Path]:
    """The files that paths name: themselves, or all below a folder."""
    return [file for path in map(Path, paths) for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]


def report(results: Sequence[Result], lang: str = "en") -> list[str]:
    """What a person reads: each failure, and the count."""
    failed = [result for result in results if not result.passed]
    count = {"passed": len(results) - len(failed), "failed": len(failed)}
    return [*(result.text(lang) for result in failed), Texts(lang, [TEXT]).say("case-count", count)]


def run_source(source: Source, folder: str = "", cards: Sequence[Any] = ()) -> list[Result]:
    return [play(case, cards) for case in list(cases(source, folder))]


def cases(source: Source, folder: str = "") -> Iterator[Case]:
    """Every case of a file, once for each entry of its `each` and for each edition."""
    data = source.data or []
    if not isinstance(data, list):
        raise source.wrong("file-cases")
    installed = games()
    for part in source.parts() if data else ():
        if not isinstance(part.data, dict):
            raise part.wrong("file-case")
        _known(part, part.data, KEYS)
        if "game" not in part.data:
            if folder not in installed:
                raise part.wrong("file-case-game")
            part.data["game"] = folder
        part.game = part.data["game"] if part.data["game"] in installed else None
        for variant in variants(part):
            editions = variant.data.get("edition")
            several = isinstance(editions, list) and editions
            for edition in editions if several else [editions]:
                yield Case(variant, edition, bool(several))


def _known(source: Source, case: Mapping[str, Any], words: Sequence[str], *at: Part) -> None:
    """Check that every word of a case, or of an entry of its `each`, is known."""
    for word in case:
        if word not in words:
            raise source.unknown(word, words, (*at, word))
    entries = case.get("each")
    for n, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, dict):
            _known(source, entry, OWN, *at, "each", n)


def play(case: Case, cards: Sequence[Any] = ()) -> Result:
    """Play one case. Whatever goes wrong in it is its result."""
    source = case.source
    result = Result(source.file, source.line(()), case.title, case.rules)
    run: Run | None = None
    try:
        run = Run(case, cards)
        run.play()
    except Differs as differs:
        _fail(result, run, source.line(differs.at), differs.what, differs.wanted, differs.found)
    except Unscripted as wrong:
        _fail(result, run, source.line(("given", *wrong.at)), wrong.what, shown(wrong.wanted), wrong.found)
    except BadFile as error:
        _fail(result, run, int(error.refusal.args.get("line", result.line)), source.file, None, error)
        result.mistake = error
    except EscarmoucheError as error:
        _fail(result, run, source.line(_about(error, run)), "given", None, error)
        result.mistake = error
    except Exception as error:  # the engine broke: that is a result, too
        trace = "".join(traceback.format_tb(error.__traceback__)[-3:]).rstrip()
        _fail(result, run, result.line, "engine", refuse("case-no-error"), f"{type(error).__name__}: {error}")
        result.trace = trace
    return result


def _about(error: EscarmoucheError, run: Run | None) -> tuple[Part, ...]:
    """The part of the case that an error is about: a step, an option of the set-up, or the position."""
    if run is not None and isinstance(run.step, int):
        return ("when", run.step - 1)
    option = error.refusal.args.get("option")
    return ("given",) if option is None else ("options", str(option))


def _refused_by(rule: Any) -> Refusal:
    return refuse("case-refused-by", by=shown(rule))


def _fail(result: Result, run: Run | None, line: int, what: str, wanted: Any, found: Any) -> None:
    result.passed, result.line, result.what, result.wanted, result.found = False, line, what, wanted, found
    result.step = run.step if run else "given"


def shown(value: Any, lang: str = "en") -> str:
    """A value in a message: as a case writes it, and in the reader's language if it is a reason or an outcome."""
    if isinstance(value, EscarmoucheError):
        return value.text(lang)
    if isinstance(value, Refusal):
        return Texts(lang, [HERE, TEXT]).refusal(value)
    if isinstance(value, Outcome):
        key = "case-won" if value.winners else "case-drawn"
        seats = shown(value.winners)[1:-1]
        return Texts(lang, [TEXT]).say(key, {"count": len(value.winners), "seats": seats, "rule": value.rule})
    if isinstance(value, str):
        return value
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item, lang)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(item, lang) for item in value) + "]"
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
