"""The bot that looks one action ahead: it tries each candidate answer in worlds dealt from what its seat knows, and takes the best.

What it knows of the game is in the game's `Evaluator`: how good a position is, which answers deserve a look, how an imagined action goes
on. The evaluator sees scenes, questions and printed cards only.
"""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Iterator
from functools import partial

from escarmouche.bots.evaluator import Evaluator
from escarmouche.bots.loader import evaluator_of
from escarmouche.core.asks.ask import Answer, Ask, Menu, Some, parts
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.play.seat import Seat, World

PLACES = 40  # how many places or paths of one region it looks at
LISTED = 64  # how many answers of one list
MOST = 200  # candidates in all
WORLDS = 32  # in how many worlds it tries what depends on chance, hidden cards or other players
LUCK = 3  # how often at least, so that a lucky draw does not decide
ENOUGH = 10  # after this many worlds it drops what has clearly fallen behind
AHEAD = 24  # decisions until it stops looking
BUDGET = 0.15  # seconds, by the clock; None: as long as it takes, so that a seed always gives the same answers


class Candidate:
    """An answer that deserves a look, and how it went each time it was tried."""

    __slots__ = ("answer", "count", "squares", "sure", "total")

    def __init__(self, answer: Answer) -> None:
        self.answer, self.sure = answer, False
        self.total, self.squares, self.count = 0.0, 0.0, 0

    def add(self, value: float) -> None:
        self.total += value
        self.squares += value * value
        self.count += 1

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else -math.inf

    @property
    def doubt(self) -> float:
        """The standard error of the mean."""
        if self.sure or self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, self.squares / self.count - self.mean**2) / (self.count - 1))


class Greedy:
    """Plays each candidate to the end of the action, several times where chance or hidden cards matter, within a time budget."""

    def __init__(
        self,
        seed: int | str | bytes | None = None,
        budget: float | None = BUDGET,
        worlds: int = WORLDS,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.rng = random.Random(seed)
        self.budget, self.worlds = budget, worlds
        self._given = evaluator  # None: the installed evaluator of the game
        self.why = ""  # the reason for the latest answer, in one line
        self._until = math.inf
        self._evaluators: dict[str, Evaluator] = {}

    def answer(self, seat: Seat) -> Answer:
        evaluator = self._evaluator(seat.game_name)  # loaded before the clock starts
        self._until = math.inf if self.budget is None else time.perf_counter() + self.budget
        answers = self._answers(seat)
        if len(answers) == 1:
            self.why = "nothing else to think about"
            return answers[0]
        if seat.ask.name in evaluator.interchangeable:
            self.why = f"one of {len(answers)} that are equally good"
            return self.rng.choice(answers)
        return self._best(self._weigh(seat, [Candidate(answer) for answer in answers]))

    def _best(self, candidates: list[Candidate]) -> Answer:
        top = max(candidate.mean for candidate in candidates)
        best = self.rng.choice([candidate for candidate in candidates if candidate.mean >= top - 1e-9])
        others = [candidate for candidate in candidates if candidate is not best]
        self.why = f"{in_words(best.answer)}: {best.mean:.1f}"
        if others:
            second = max(others, key=lambda candidate: candidate.mean)
            self.why += f", then {in_words(second.answer)}: {second.mean:.1f}"
        self.why += f" ({len(candidates)} candidates, {sum(candidate.count for candidate in candidates)} tries)"
        return best.answer

    # -- what it considers

    def _answers(self, seat: Seat) -> list[Answer]:
        ask = seat.ask
        chosen = self._evaluator(seat.game_name).candidates(ask, lambda: seat.scene, seat.card)
        return list(itertools.islice(chosen or self._listed(ask), MOST)) or [ask.sample(self.rng)]

    def _listed(self, ask: Ask) -> Iterator[Answer]:
        """Answers of every branch, in turn, so that none is cut off by the others."""
        if isinstance(ask, Menu):
            branches = [self._branch(name, inner) for name, inner in ask.open()]
            for answers in itertools.zip_longest(*branches):
                yield from (answer for answer in answers if answer is not None)
        elif isinstance(ask, Some) and math.comb(len(ask.options), ask.most) > LISTED // 4:
            yield from (ask.sample(self.rng) for _ in range(LISTED // 4))
        else:
            yield from itertools.islice(ask, PLACES if isinstance(ask, Place | Path) else LISTED)

    def _branch(self, name: str, inner: Ask | None) -> Iterator[Answer]:
        if inner is None:
            yield name
        else:
            for answer in self._listed(inner):
                yield {name: answer}

    # -- what it expects

    def _weigh(self, seat: Seat, candidates: list[Candidate]) -> list[Candidate]:
        """Each candidate at least once; then those that are not sure in more worlds, without those that fall behind."""
        self._first_look(seat, candidates)
        tried = [candidate for candidate in candidates if candidate.count]
        unsure = [candidate for candidate in tried if not candidate.sure]
        for number in range(1, self.worlds):
            if not unsure or self._late():
                break
            world = seat.world(self.rng)
            for candidate in unsure:
                candidate.add(self._outcome(candidate.answer, world, seat)[0])
            if number >= ENOUGH:
                floor = max(candidate.mean - candidate.doubt for candidate in tried)
                unsure = [candidate for candidate in unsure if candidate.mean + 2 * candidate.doubt > floor]
                if len(unsure) == 1 and unsure[0].mean >= max(candidate.mean for candidate in tried):
                    break
        return tried

    def _first_look(self, seat: Seat, candidates: list[Candidate]) -> None:
        """Every candidate in one world, while there is time; then those that depend on luck a few times more, so that luck does not win."""
        world, evaluator, scene, name = seat.world(self.rng), self._evaluator(seat.game_name), seat.scene, seat.ask.name
        leads_to, hidden = evaluator.leads_to.get(name), evaluator.hides_cards(scene)
        for candidate in candidates:
            answer = candidate.answer
            following = leads_to if leads_to is None or isinstance(leads_to, str) else leads_to.get(parts(answer)[0])
            if following is not None:
                value, sure = self._next_best(answer, world, seat, following), True
            else:
                value, sure = self._outcome(answer, world, seat)
            if answer == evaluator.idle.get(name):  # not all is lost: perhaps nothing good could have been done
                value = (value + evaluator.value(scene, seat.number, seat.card)) / 2
            candidate.add(value)
            candidate.sure = sure and not hidden
            if self._late(grace=True):
                return
        self._look_again(seat, candidates, world)

    def _look_again(self, seat: Seat, candidates: list[Candidate], world: World) -> None:
        """Candidates that depend on luck a few times more, in the same world."""
        for _ in range(min(LUCK, self.worlds) - 1):
            for candidate in candidates:
                if not candidate.sure:
                    candidate.add(self._outcome(candidate.answer, world, seat)[0])
                    if self._late(grace=True):
                        return

    def _late(self, grace: bool = False) -> bool:
        """Is the time up? With grace the budget counts twice: what has not been considered at all cannot be chosen."""
        return time.perf_counter() > self._until + (self.budget or 0.0) * grace

    def _outcome(self, answer: Answer, world: World, seat: Seat) -> tuple[float, bool]:
        """The value of a position that an answer leads to, and whether it is sure to lead there: no guess, nothing from the dealer."""
        twin = world.clone()
        twin.seed, before = self.rng.randbytes(32), twin.number
        twin.answer(seat.number, answer)
        passes = self._finish(twin, seat, world.steps)
        return self._value(twin, seat), passes is not None and twin.number <= before + 1 + passes

    def _next_best(self, answer: Answer, world: World, seat: Seat, following: str) -> float:
        """The most that the seat's answer to the following question can bring."""
        twin = world.clone()
        twin.answer(seat.number, answer)
        ask = self._pass_until(twin, seat, following)
        if ask is None:
            return self._value(twin, seat)
        best = -math.inf
        evaluator = self._evaluator(seat.game_name)
        chosen = evaluator.candidates(ask, lambda: twin.book.scene(twin.table, seat.number), seat.card)
        for further in itertools.islice(chosen or self._listed(ask), evaluator.lookahead):
            best = max(best, self._outcome(further, twin, seat)[0])
            if self._late():
                break
        return best

    def _pass_until(self, twin: World, seat: Seat, name: str) -> Ask | None:
        """Let everybody pass until the seat is asked this question; None if somebody has to do something else first."""
        for _ in range(AHEAD):
            for ask in twin.pending:
                if ask.seat == seat.number and ask.name == name:
                    return ask
                if not isinstance(ask, Menu) or "pass" not in ask.names:
                    return None
                twin.answer(ask.seat, "pass")
        return None

    def _value(self, twin: World, seat: Seat) -> float:
        scene = twin.book.scene(twin.table, seat.number)
        return self._evaluator(seat.game_name).value(scene, seat.number, seat.card)

    def _finish(self, twin: World, seat: Seat, steps: int) -> int | None:
        """Play the running action to its end: each seat gives its default answer, from what it sees itself.

        Returns how often somebody passed; None if somebody did more than that.
        """
        default_answer, passes, guessed = self._evaluator(seat.game_name).default_answer, 0, False
        for _ in range(AHEAD):
            if twin.over or twin.steps != steps:
                break
            for ask in twin.pending:
                if twin.asked(ask.seat) is ask:
                    look = partial(twin.book.scene, twin.table, ask.seat)
                    answer = default_answer(ask, look, seat.card, self.rng)
                    passes, guessed = passes + 1, guessed or answer != "pass"
                    twin.answer(ask.seat, answer)
        return None if guessed else passes

    def _evaluator(self, game: str) -> Evaluator:
        evaluator = self._evaluators.get(game)
        if evaluator is None:
            evaluator = self._evaluators[game] = self._given or evaluator_of(game)
        return evaluator


def in_words(answer: Answer) -> str:
    """An answer in a few words."""
    if isinstance(answer, dict):
        return ", ".join(f"{name} {in_words(value)}" for name, value in answer.items())
    if isinstance(answer, tuple | list):
        if answer and all(isinstance(item, int) for item in answer):
            return "(" + ", ".join(f"{item / 1000:.1f}" for item in answer) + ")"
        return " ".join(in_words(item) for item in answer)
    return str(answer)
