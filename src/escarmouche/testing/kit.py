"""The conformance kit plays random games of any game and checks everything that must hold, whatever the rules say.

One line in a game's tests: `assert check("moonstone", games=20).problems == []`.
"""

from __future__ import annotations

import functools
import gc
import random
import tempfile
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, find
from escarmouche.core.dealer.chance import Deal, seed_bytes
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.play.rule import dropped
from escarmouche.testing.conformance import fingerprint, garbage, giving_up, seat_leak, unrun_rules, words
from escarmouche.testing.conformance.naming import Namer
from escarmouche.testing.conformance.seat_leak import Worlds

MOST = 20  # problems after which the kit stops
LISTED = 24  # answers of a list that are tried
OFTEN = 40  # worlds in which something is hidden: it must differ in at least one of them
LEAVES = 0.3  # of the costly checks, the share that tries what follows a concession

Policy = Callable[[Ask, random.Random], Answer]


class Problem(msgspec.Struct, frozen=True):
    """Something that does not hold: which check, in which game, after how many entries."""

    check: str
    seed: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.check}: {self.text} (seed {self.seed}, entry {self.number})"


class Report(msgspec.Struct):
    """What the kit did and found."""

    game: str
    games: int = 0
    decisions: int = 0
    longest: int = 0
    checks: dict[str, int] = {}  # how often each check was made
    asks: dict[str, int] = {}  # how often each question was asked
    events: dict[str, int] = {}
    outcomes: dict[str, int] = {}  # by rule
    worlds: Worlds = msgspec.field(default_factory=Worlds)  # how often each kind of hidden thing really differed
    problems: list[Problem] = []

    @property
    def ok(self) -> bool:
        return not self.problems

    def __str__(self) -> str:
        made = ", ".join(f"{name} {count}" for name, count in sorted(self.checks.items()))
        head = f"{self.game}: {self.games} games, {self.decisions} decisions, {len(self.problems)} problems"
        dealt = [f"worlds that differed: {self.worlds}"] if self.worlds.hidden else []
        return "\n".join([head, made, *dealt, *map(str, self.problems)])


class Full(Exception):
    """Enough problems found."""


def check(
    name: str,
    *,
    games: int = 10,
    seats: int | Sequence[int] = 2,
    share: float = 0.1,
    seed: int | str = 0,
    limit: int = 20_000,
    policy: Policy | None = None,
    position: Mapping[str, Any] | None = None,
    processes: bool = True,
    named: float = 0.0,
    **options: Any,
) -> Report:
    """Play random games and check them.

    `share` is the share of decisions that get the costly checks too, `named` the share at which everything that is not offered is asked
    for. `limit` bounds the decisions of a game; `policy` answers (by default a sample of the ask); `position` is where the games begin, as
    in a case (such games cannot be saved); `processes` replays every game in a second process; `options` set the games up.
    """
    book, numbers = find(name), [seats] if isinstance(seats, int) else list(seats)
    report = Report(game=name)
    records: list[tuple[str, str]] = []
    namer = Namer(book)
    try:
        _steps(book, report)
        for n in range(games):
            table = Bench(book, report, f"{seed}-{n}", share, limit, policy or sampled)
            table.namer, table.named = namer, named
            report.games += 1
            try:
                game = table.play({**options, "seats": numbers[n % len(numbers)]}, position)
            except Full:
                raise
            except Exception as error:
                table.broke(error)
                continue
            if game.whole:
                records.append((table.seed, record.record(game)))
        if processes and records:
            _second(book, report, records)
        _worlds(book, report)
    except Full:
        pass
    return report


def _steps(book: Book[Any], report: Report) -> None:
    """No rule is called in the game's code without being run."""
    report.checks["steps"] = 1
    for text in _unrun(book):
        _add(report, Problem("steps", "", 0, text))


@functools.cache
def _unrun(book: Book[Any]) -> tuple[str, ...]:
    """Calls of rules that are not run. A game's code is read once, however often it is played."""
    return tuple(unrun_rules.unrun(book))


def sampled(ask: Ask, rng: random.Random) -> Answer:
    return ask.sample(rng)


def _second(book: Book[Any], report: Report, records: list[tuple[str, str]]) -> None:
    """Every game is replayed in another process, with another order of hashing: it must be the same to the last byte."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for i, (_, text) in enumerate(records):
            path = Path(folder) / f"{i}.game"
            path.write_text(text, encoding="utf-8")
            paths.append(path)
        here = [fingerprint.fingerprint(record.read(text)) for _, text in records]
        there = fingerprint.fingerprints(book, paths)
    for (seed, _), mine, other in zip(records, here, there, strict=True):
        report.checks["replay"] = report.checks.get("replay", 0) + 1
        if mine != other:
            _add(report, Problem("replay", seed, 0, f"in a second process {other} instead of {mine}"))


def _worlds(book: Book[Any], report: Report) -> None:
    """What is often hidden must sometimes be different in a world, and the book must have named it."""
    report.checks["hides"] = 1
    for kind, count in report.worlds.hidden.items():
        if kind not in seat_leak.kinds(book):
            _add(report, Problem("hides", "", 0, f"{kind} is hidden, and the book does not say so"))
        if count >= OFTEN and not report.worlds.differed.get(kind):
            _add(report, Problem("hides", "", 0, f"{kind} was hidden in {count} worlds and differed in none"))


def _add(report: Report, problem: Problem) -> None:
    known = {(noted.check, noted.text) for noted in report.problems}
    if (problem.check, problem.text) not in known:
        report.problems.append(problem)
        if len(report.problems) >= MOST:
            raise Full


class Bench:
    """One game under test."""

    def __init__(
        self,
        book: Book[Any],
        report: Report,
        seed: str,
        share: float,
        limit: int,
        policy: Policy,
    ) -> None:
        self.book, self.report, self.seed, self.share, self.limit = book, report, seed, share, limit
        self.policy = policy
        self.namer, self.named = Namer(book), 0.0
        self.rng = random.Random(f"kit {seed}")
        self.aside = random.Random(f"kit aside {seed}")  # for checks that must not change how the game is played
        self.away = random.Random(f"leaving {seed}")
        self.game: Game[Any] | None = None

    def play(self, options: Mapping[str, Any], position: Mapping[str, Any] | None) -> Game[Any]:
        """Play a game from its set-up, or from a position, to its end."""
        dropped.clear()
        setup = self.book.read_setup(options if position is None else self.book.cases.prepared(options, position))
        state = None if position is None else self.book.cases.position(setup, position)
        key = seed_bytes(self.seed)
        self.game = game = Game(self.book, setup, key, state=state, dealer=self._dealer(key))
        self.seats = range(setup.seats)
        decisions = 0
        self._quiet(game)
        while game.pending and decisions < self.limit:
            self._decide(game)
            decisions += 1
        self.report.decisions += decisions
        self.report.longest = max(self.report.longest, decisions)
        self._ended(game, decisions)
        return game

    def _dealer(self, key: bytes) -> Callable[[Ask], Answer]:
        """Deals from the seed, each checked against its own question."""
        dealt = 0

        def deal(ask: Ask) -> Answer:
            nonlocal dealt
            dealt += 1
            answer = ask.sample(Deal(key, dealt))
            self._check("deal", ask.why_not(answer) is None, f"{ask.name}: {answer} is dealt and not allowed")
            return answer

        return deal

    # -- noting

    def _check(self, name: str, holds: bool, text: str) -> None:
        self.report.checks[name] = self.report.checks.get(name, 0) + 1
        if not holds:
            number = self.game.number if self.game else 0
            _add(self.report, Problem(name, self.seed, number, text))

    def _none(self, name: str, problems: Iterator[str]) -> None:
        """Note everything that a check yields: each is a problem."""
        faults = list(problems)
        self._check(name, not faults, faults[0] if faults else "")

    def broke(self, error: Exception) -> None:
        """Note that the engine broke in the middle of a game."""
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}, line {last.lineno}"
        self._check("broke", False, f"{type(error).__name__}: {error} ({where})")

    # -- one decision

    def _decide(self, game: Game[Any]) -> None:
        costly = self.rng.random() < self.share
        if self.named and self.rng.random() < self.named:
            self._names(game)
        before = fingerprint.standing(game) if costly else None
        views = {seat: fingerprint.view(game, seat) for seat in self.seats} if costly else {}
        if costly:
            self._standing(game)
        earlier = game.clone() if costly else None
        answers: list[tuple[int, Answer]] = []
        for ask in game.pending:
            self.report.asks[ask.name] = self.report.asks.get(ask.name, 0) + 1
            answer = self.policy(ask, self.rng)
            reason = ask.why_not(ask.read(answer))
            self._check("sample", reason is None, f"{ask.name}: {answer} is offered and refused: {reason}")
            answers.append((ask.seat, ask.read(answer)))
        for i, (seat, answer) in enumerate(answers):
            if costly and i > 0:
                self._secret(game, views, [done for done, _ in answers[:i]])
            game.answer(seat, answer)
        self._quiet(game)
        if before is not None and earlier is not None:
            self._undone(game, before, earlier, answers)
            for viewer in (*self.seats, None):
                leaks = seat_leak.after(game, earlier, answers, viewer, self.rng, self.book.reveals_hidden)
                self._none("leak" if leaks is not None else "leak-unfit", iter(leaks or ()))

    def _names(self, game: Game[Any]) -> None:
        """Everything that can be named and is not offered has a reason of its own."""
        for ask in game.pending:
            before = self.namer.asked
            for text in self.namer.problems(game, ask, self.rng):
                self._check("named", False, text)
            self.report.checks["named"] = self.report.checks.get("named", 0) + self.namer.asked - before

    def _quiet(self, game: Game[Any]) -> None:
        """What must hold after every decision."""
        self._none("faults", self.book.cases.invariants(game.table))
        names = game.names()
        for event in game.events:
            self.report.events[event.name] = self.report.events.get(event.name, 0) + 1
            self._none("text", words.event(self.book.name, event, names))
        for ask in game.pending:
            self._check("seat", ask.seat in self.seats, f"{ask.name} is asked of seat {ask.seat}")
            self._none("text", words.ask(self.book.name, ask, names))
        self._check("pending", game.over != bool(game.pending), "a game that is over asks, or one that is not does not")

    # -- costly checks of a position

    def _standing(self, game: Game[Any]) -> None:
        standing, names = fingerprint.standing(game), game.names()
        for ask in game.pending:
            self._none("listed", garbage.listed(ask, LISTED))
            self._none("garbage", garbage.refused(game, ask, names, self.rng))
            self._none("json", garbage.travels(ask))
            self._none("text", words.deep(self.book.name, ask, names))
            self._none("text", words.prospects(game, ask, names))
            self._none("lapse", giving_up.lapsing(game, ask))
            idle = self.book.idle(game.table, ask)
            self._check("idle", idle is None or idle in ask, f"{ask.name}: the table would answer {idle}")
        if self.away.random() < LEAVES:
            seat = int(self.away.random() * len(self.seats))
            self._none("concede", giving_up.conceding(game, seat, self.away, self.policy))
        self._check("refusal", fingerprint.standing(game) == standing, "looking at a question changed something")
        self._refuse(game, standing)
        self._check("clone", fingerprint.standing(game.clone()) == standing, "a clone differs")
        if game.whole and self.rng.random() < 0.3:
            twin = record.read(record.record(game))
            self._check("record", fingerprint.standing(twin) == standing, "a record loaded differs")
        for viewer in (*self.seats, None):
            self._none("scene", words.scene(self.book.name, game.view(viewer).scene))
            self._none("text", words.aims(game, viewer, names))
            twin = seat_leak.twin_of(game, viewer, self.rng, self.aside)
            self.report.worlds.count(seat_leak.hidden(game, viewer), seat_leak.hidden(twin, viewer))
            self._none("world", seat_leak.alike(game, twin, viewer))

    def _refuse(self, game: Game[Any], standing: Any) -> None:
        for seat in (*self.seats, len(self.seats), -1):
            try:
                game.answer(seat, garbage.NONSENSE)
            except EscarmoucheError as error:
                self._none("text", words.refusal(self.book.name, error.refusal, error.names))
            else:
                self._check("refusal", False, f"seat {seat} may answer {garbage.NONSENSE}")
        self._check("refusal", fingerprint.standing(game) == standing, "a refused answer changed something")

    def _undone(self, game: Game[Any], before: Any, earlier: Game[Any], answers: Sequence[tuple[int, Answer]]) -> None:
        """After an undo the game is as before; if chance was met, except for the counter of chance and one more entry."""
        twin, dealt = game.clone(), game.table.state.dealt
        twin.undo()
        if dealt == earlier.table.state.dealt:
            self._check("undo", fingerprint.standing(twin) == before, "undo does not stand as before")
            return
        same = (
            fingerprint.without_chance(twin) == fingerprint.without_chance(earlier)
            and twin.number == earlier.number + 1
        )
        self._check("undo", same, "undo past chance does not stand as before")
        for event in twin.events:
            self._none("text", words.event(self.book.name, event, twin.names()))
        self._check(
            "undo", fingerprint.standing(twin.clone()) == fingerprint.standing(twin), "a clone after an undo differs"
        )
        self._other_chance(twin, dealt, answers)

    def _other_chance(self, twin: Game[Any], dealt: int, answers: Sequence[tuple[int, Answer]]) -> None:
        """What was taken back is decided again: no deal reuses a number, and the record proves them all."""
        numbers: list[int] = []

        def deal(ask: Ask) -> Answer:
            numbers.append(twin.table.state.dealt)
            return ask.sample(Deal(twin.seed, numbers[-1]))

        twin.dealer = deal
        for seat, answer in answers:
            twin.answer(seat, answer)
        new = list(range(dealt + 1, dealt + 1 + len(numbers)))
        self._check("chance", numbers == new and bool(new), f"after an undo deals {numbers} come, {dealt} were made")
        if twin.whole and self.aside.random() < 0.3:
            again = record.read(record.record(twin))
            self._check(
                "record", fingerprint.standing(again) == fingerprint.standing(twin), "a record with an undo differs"
            )

    def _secret(self, game: Game[Any], views: dict[int, Any], done: list[int]) -> None:
        """Some have answered, others not yet: the others see only that somebody has answered."""
        for seat in self.seats:
            if seat not in done:
                same = fingerprint.view(game, seat)[:2] == views[seat][:2]
                self._check("secret", same, f"seat {seat} sees what {done} answered")

    # -- the end

    def _ended(self, game: Game[Any], decisions: int) -> None:
        self._check("ends", game.over, f"still going on after {decisions} decisions")
        outcome = game.outcome
        if outcome is not None:
            self.report.outcomes[outcome.rule] = self.report.outcomes.get(outcome.rule, 0) + 1
            self._check("outcome", set(outcome.winners) <= set(self.seats), f"winners: {outcome.winners}")
            self._check("outcome", bool(outcome.rule), "the outcome names no rule")
            moments = sum(1 for _ in game.retold())
            self._check("history", moments == decisions + 1, f"{moments} moments told of {decisions} decisions")
            self._none("concede", giving_up.to_the_end(game, self.away, self.policy, self.limit))
        gc.collect()
        self._check("dropped", not dropped, f"called without yield from: {', '.join(sorted(set(dropped)))}")
        dropped.clear()
