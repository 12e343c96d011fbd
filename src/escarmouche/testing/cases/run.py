"""One case being played. Whatever is wrong with it is kept with its line, and the case goes on for as long as that makes sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import Book, Mismatch, find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.dealer.script import WORDS, Script, Unscripted
from escarmouche.core.files.case_reader import BadPosition
from escarmouche.core.files.source import Source
from escarmouche.core.files.written_answers import as_answer, decline_until, several
from escarmouche.core.messages.refusal import (
    BadFile,
    BadSetup,
    EscarmoucheError,
    Malformed,
    OutOfTurn,
    Refusal,
    refuse,
)
from escarmouche.core.play.game import Game
from escarmouche.testing.cases import check, format, known_names
from escarmouche.testing.cases.parts import Steps, is_consequence, without
from escarmouche.testing.cases.result import Failure
from escarmouche.testing.cases.shown import shown

T = TypeVar("T")
LIMIT = 500  # decisions that `until` takes at most


class Stopped(Exception):
    """A case cannot be played any further: what is wrong is among its failures."""


class Run:
    """One case: read first, then played."""

    def __init__(self, source: Source, edition: str | None, cards: Sequence[Any] = ()) -> None:
        self.source, self.edition, self.cards = source.saying(source.data), edition, cards
        self.source.gathered = []
        self.failures: list[Failure] = []
        self.step: int | str = "given"

    # -- reading

    def read(self) -> bool:
        """Look for mistakes in everything that the case says. Can it be played?"""
        self.book: Book[Any] = find(self.source.data["game"])
        reader = format.Reader(self.source, self.book.name)
        self.data: Mapping[str, Any] = reader.data
        self.position = {word: value for word, value in (self.data.get("given") or {}).items() if word not in WORDS}
        self.seed = seed_bytes(self.data.get("seed", 0))
        setup = self._look_at_position(self._setup_of)
        reader.read(self.data.get("seats", 2) if setup is None else setup.seats)
        if setup is None:
            return False
        self.setup = setup
        self.state = self._look_at_position(lambda position: self.book.cases.position(setup, position))
        faults = self.faults()
        for fault in faults:
            self.data = without(self.data, format.expectation(fault.at))
        return self.state is not None and all(format.is_harmless(fault.at) for fault in faults)

    def faults(self) -> list[BadFile]:
        """The mistakes that were found by reading, each once."""
        return list({f"{fault.refusal} {fault.at}": fault for fault in self.source.gathered or ()}.values())

    def _setup_of(self, position: Mapping[str, Any]) -> Any:
        options = dict(self.data.get("options") or {})
        if self.cards:
            options["cards"] = [*self.cards, *options.get("cards", ())]
        options["seats"] = self.data.get("seats", options.get("seats", 2))
        if self.edition is not None:
            options["edition"] = self.edition
        return self.book.read_setup(self.book.cases.prepared(options, position))

    def _look_at_position(self, look: Callable[[Mapping[str, Any]], T]) -> T | None:
        """What a reader of the position finds. While something is wrong, that is left out and the rest is read; then nothing is found."""
        position: Mapping[str, Any] = self.position
        left_out: list[Steps] = []
        while True:
            try:
                found = look(position)
            except BadPosition as error:
                rest = without(position, error.path)
                if is_consequence(error, left_out):
                    return None
                self.source.report(self.source.wrong(error.refusal, ("given", *error.path)))
                if rest is position:
                    return None
                left_out.append(error.path)
                position = rest
            except (BadSetup, BadFile) as error:
                if not left_out:
                    self._cannot(error)
                return None
            except Exception:
                if not left_out:
                    raise
                return None  # nobody reads a position with holes
            else:
                return None if left_out else found

    def _cannot(self, error: EscarmoucheError) -> None:
        """The case cannot be played."""
        option = error.refusal.args.get("option")
        at: Steps = ("given",) if option is None else ("options", str(option))
        self.failures.append(Failure(self.source.line(at), self.step, mistake=error))

    # -- playing

    def play(self) -> None:
        """Play from the position through all answers to the end. Raises `Stopped` where it cannot go on."""
        self.script = Script(self.data.get("given") or {}, self.seed)
        try:
            self.game: Game[Any] = Game(self.book, self.setup, self.seed, state=self.state, dealer=self.script)
            self._take_all()
        except Unscripted as wrong:
            self._stop(wrong.what, shown(wrong.wanted), wrong.found, ("given", *wrong.at))
        self.step = "then"
        self._holds(self.data.get("then") or {}, ("then",))
        for key, cards in self.script.unused().items():
            never = refuse("case-never-dealt", cards=shown(cards))
            self._differs(key, refuse("case-dealt"), never, ("given", *key.split(" ")))

    def _take_all(self) -> None:
        steps = self.data.get("when") or []
        refused = self.data.get("refused")
        for n, step in enumerate(steps):
            self.step = n + 1
            last = refused is not None and n == len(steps) - 1
            self._take(step, ("when", n), refused if last else None)

    def _take(self, step: Any, at: Steps, refused: Any) -> None:
        """One entry of `when`."""
        if step == "undo":
            step = {"undo": 1}
        refused = step.get("refused", refused)
        self._questions(step, at)
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

    def _questions(self, step: Any, at: Steps) -> None:
        """Who should be asked what, before the answers of a step."""
        before = len(self.failures)
        for word in ("asked", "options"):
            if word in step:
                self._holds({word: step[word]}, at)
        if len(self.failures) > before and not self._all_asked(step):
            raise Stopped  # its answer is to a question that is not asked: that has just been said

    def _all_asked(self, step: Mapping[Any, Any]) -> bool:
        """Does each answer of a step fit what its seat is asked?"""
        for seat, answer in step.items():
            if isinstance(seat, int):
                ask = self.game.asked(seat)
                if ask is None or self.game.refusal(seat, as_answer(ask, answer)) is not None:
                    return False
        return True

    def _answer(self, answers: Mapping[int, Any], at: Steps) -> None:
        """Seats answer; several seats in one step are asked together."""
        for seat in answers:
            if self.game.asked(seat) is None:
                self._stop(f"asked {seat}", shown(answers[seat]), self._waiting(), (*at, seat))
        for seat, answer in answers.items():
            ask = self.game.asked(seat)
            if ask is None:
                self._stop(f"asked {seat}", shown(answer), self._waiting(), (*at, seat))
            meant = as_answer(ask, answer)
            try:
                self.game.answer(seat, meant)
            except EscarmoucheError as error:
                self._stop(f"{seat}: {shown(answer)} ({ask.name})", refuse("case-accepted"), error, (*at, seat))

    def _refused(self, answers: Mapping[int, Any], rule: Any, at: Steps) -> None:
        """One of the answers is refused, by this rule, and nothing changes."""
        for seat, answer in answers.items():
            ask, before = self.game.asked(seat), check.print_of(self.game)
            meant = as_answer(ask, answer) if ask else answer
            try:
                self.game.answer(seat, meant)
            except EscarmoucheError as error:
                named = check.named(error, rule)
                if not self._tried(ask, seat, meant, error.refusal, rule if named else None, (*at, seat)):
                    return
                if not named:
                    self._differs(f"{seat}: {shown(answer)}", _refused_by(rule), error, (*at, seat))
                elif check.print_of(self.game) != before:
                    kept, changed = refuse("case-unchanged"), refuse("case-changed")
                    self._stop(f"{seat}: {shown(answer)}", kept, changed, at)
                return
        self._stop(shown(answers), _refused_by(rule), refuse("case-accepted"), at)

    def _act(self, word: str, seat: Any, rule: Any, at: Steps) -> None:
        """A seat concedes, or its time has run out; if a rule is named, it must refuse that, and nothing changes."""
        before = check.print_of(self.game)
        try:
            getattr(self.game, word)(seat)
        except EscarmoucheError as error:
            if rule is None:
                self._stop(f"{word}: {seat}", refuse("case-accepted"), error, at)
            if not check.named(error, rule):
                self._differs(f"{word}: {seat}", _refused_by(rule), error, at)
            elif check.print_of(self.game) != before:
                self._stop(f"{word}: {seat}", refuse("case-unchanged"), refuse("case-changed"), at)
        else:
            if rule is not None:
                self._stop(f"{word}: {seat}", _refused_by(rule), refuse("case-accepted"), at)

    def _closed(self, seat: int, said: Any, rule: Any, at: Steps) -> None:
        """An answer, or each of several, would be refused."""
        ask = self.game.asked(seat)
        answers = several(ask, said)
        if not answers:
            self._wrong(self.source.wrong("file-none-tried", at))
        for n, answer in enumerate(answers):
            where = (*at, n) if answers is said else at
            meant = as_answer(ask, answer) if ask else answer
            what, reason = f"not {seat}: {shown(answer)}", self.game.refusal(seat, meant)
            if reason is None:
                self._differs(what, refuse("case-refused"), refuse("case-accepted"), where)
            elif not self._tried(ask, seat, meant, reason, rule, where):
                continue
            elif rule is not None and not check.fits(reason, rule) and (ask or rule != OutOfTurn.code):
                refusal = EscarmoucheError(reason, self.book.name)
                refusal.names = self.game.names()
                self._differs(what, _refused_by(rule), refusal, where)

    def _tried(self, ask: Ask | None, seat: int, answer: Any, reason: Refusal, rule: Any, at: Steps) -> bool:
        """Does a refusal test a rule? Not if the answer fits no question or names something unknown, unless the case expects exactly
        that."""
        if check.keyed(reason, rule):
            return True
        if ask is None:
            if rule not in (OutOfTurn.code, Malformed.code):
                return self._wrong(self.source.wrong("file-nobody-asked", at, seat=str(seat)))
            return True
        if reason.key.startswith(check.UNTRIED) and rule != Malformed.code:
            return self._wrong(self.source.wrong("file-no-answer", at, answer=shown(answer), reason=reason))
        strange = known_names.strange(self.game, ask, answer)
        for word in strange:
            self._wrong(self.source.unknown(word, known_names.nearby(self.game, ask, word), at))
        return not strange

    def _until(self, name: Any, at: Steps) -> None:
        if not decline_until(self.game, name, lambda ask, answer: self.game.answer(ask.seat, answer), LIMIT):
            self._stop("until", shown(name), self._waiting(), at)

    # -- what holds

    def _holds(self, wanted: Mapping[str, Any], at: Steps) -> None:
        for word, value in wanted.items():
            self._hold({word: value}, at)

    def _hold(self, wanted: Mapping[str, Any], at: Steps) -> None:
        """What one word expects. A part that makes no sense is left out, and the others are looked at."""
        left_out: list[Steps] = []
        while wanted:
            try:
                misses = list(self._misses(wanted))
            except BadPosition as error:
                if is_consequence(error, left_out):
                    return
                self._wrong(self.source.wrong(error.refusal, (*at, *error.path)))
                left_out.append(error.path)
                wanted = without(wanted, error.path)
                continue
            for miss in misses:
                if isinstance(miss, BadPosition):
                    self._wrong(self.source.wrong(miss.refusal, (*at, *miss.path)))
                elif not left_out or " " in miss.what:  # the whole of something cannot be compared without a part of it
                    path = tuple(int(part) if part.isdigit() else part for part in miss.what.split(" "))
                    self._differs(miss.what, miss.wanted, miss.found, (*at, *path))
            return

    def _misses(self, wanted: Mapping[str, Any]) -> Iterator[Mismatch | BadPosition]:
        for word, value in wanted.items():
            if word in check.CHECKS:
                for miss in check.CHECKS[word](self.game, value):
                    yield BadPosition(miss.refusal, "", (word, *miss.path)) if isinstance(miss, BadPosition) else miss
            else:
                yield from self.book.cases.expect(self.game.table, {word: value})
                yield from self._never_there(word, value)

    def _never_there(self, word: str, parts: Any) -> Iterator[BadPosition]:
        """A thing that must not be there, `{markers: {chest: none}}`, must have a name that was known before."""
        gone = [str(name) for name, value in parts.items() if value == "none"] if isinstance(parts, dict) else []
        if gone and word not in known_names.pieces(self.game):
            for name in gone:
                if not known_names.ever(self.game, name, self.position.get(word) or ()):
                    yield check.CASE.unknown(name, known_names.nearby(self.game, None, name), word, name)

    def _waiting(self) -> Any:
        asks = ", ".join(f"{ask.seat}: {ask.name} ({ask.rule})" for ask in self.game.pending)
        return asks or refuse("case-over")

    # -- failures

    def _differs(self, what: str, wanted: Any, found: Any, at: Steps) -> None:
        """Something is not as expected; the case goes on."""
        self.failures.append(Failure(self.source.line(at), self.step, what, wanted, found))

    def _wrong(self, fault: BadFile) -> bool:
        """Something in the case makes no sense; the case goes on. Always false."""
        self.failures.append(Failure(int(fault.refusal.args["line"]), self.step, mistake=fault))
        return False

    def _stop(self, what: str, wanted: Any, found: Any, at: Steps) -> NoReturn:
        """Something is not as expected, and what follows depends on it."""
        steps = len(self.data.get("when") or [])
        left = isinstance(self.step, int) and (self.step < steps or bool(self.data.get("then")))
        self._differs(what, wanted, found, at)
        self.failures[-1].stopped = left
        raise Stopped


def _refused_by(rule: Any) -> Refusal:
    return refuse("case-refused-by", by=shown(rule))
