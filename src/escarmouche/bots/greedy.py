"""The bot that looks one action ahead: it tries each candidate answer in worlds dealt from what its seat knows, and takes the best.

What a position is worth, what a player would think about, and how the action goes on are matters of the game: the module
`escarmouche.bots.<game>` has `worth`, `consider`, `plain` and `follows`. All of them see scenes, asks and printed cards only.
"""

from __future__ import annotations

import importlib
import itertools
import math
import random
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from escarmouche.core.ask import Answer, Ask, Menu, Some
from escarmouche.core.game import Game
from escarmouche.core.region import Path, Place
from escarmouche.core.seat import Seat

PLACES = 40  # how many places or paths of one region it looks at
LISTED = 64  # how many answers of one list
MOST = 200  # candidates in all
WORLDS = 32  # in how many worlds it tries what meets chance, hidden cards or other players
ENOUGH = 6  # after so many worlds it drops what has clearly fallen behind
AHEAD = 24  # decisions until it stops looking
BUDGET = 0.15  # seconds, by the clock; None: as long as it takes, so that a seed always gives the same answers


class Try:
    """One candidate, and how it went."""

    __slots__ = ("answer", "count", "squares", "sure", "total")

    def __init__(self, answer: Answer) -> None:
        self.answer, self.sure = answer, False
        self.total, self.squares, self.count = 0.0, 0.0, 0

    def add(self, worth: float) -> None:
        self.total += worth
        self.squares += worth * worth
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
    """Tries each candidate to the end of the action, often where chance or hidden cards matter, within a time budget."""

    def __init__(self, seed: int | str | bytes | None = None, budget: float | None = BUDGET) -> None:
        self.rng = random.Random(seed)
        self.budget = budget
        self.why = ""  # of the latest answer, in one line
        self._until = math.inf
        self._sense: dict[str, Any] = {}

    def answer(self, seat: Seat) -> Answer:
        self._of(seat.game)  # loaded before the clock starts
        self._until = math.inf if self.budget is None else time.perf_counter() + self.budget
        candidates = self._candidates(seat)
        if len(candidates) == 1:
            self.why = "nothing else to think about"
            return candidates[0]
        return self._best(self._weigh(seat, [Try(answer) for answer in candidates]))

    def _best(self, tries: list[Try]) -> Answer:
        top = max(one.mean for one in tries)
        best = self.rng.choice([one for one in tries if one.mean >= top - 1e-9])
        others = [one for one in tries if one is not best]
        self.why = f"{said(best.answer)}: {best.mean:.1f}"
        if others:
            second = max(others, key=lambda one: one.mean)
            self.why += f", then {said(second.answer)}: {second.mean:.1f}"
        self.why += f" ({len(tries)} candidates, {sum(one.count for one in tries)} tries)"
        return best.answer

    # -- what it considers

    def _candidates(self, seat: Seat) -> list[Answer]:
        ask = seat.ask
        found = self._of(seat.game).consider(ask, lambda: seat.scene, seat.sheet)
        return list(itertools.islice(found or self._listed(ask), MOST)) or [ask.sample(self.rng)]

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

    def _weigh(self, seat: Seat, tries: list[Try]) -> list[Try]:
        """Each candidate once; then, what is not sure again and again in other worlds, without those that fall behind."""
        world = seat.world(self.rng)
        then = self._of(seat.game).follows.get(seat.ask.name)
        for one in tries:
            self._try(one, world, seat, then)
            if time.perf_counter() > self._until:
                break
        tried = [one for one in tries if one.count]
        open_ = [one for one in tried if not one.sure]
        for number in range(1, WORLDS):
            if not open_ or time.perf_counter() > self._until:
                break
            world = seat.world(self.rng)
            for one in open_:
                self._try(one, world, seat, None)
            if number >= ENOUGH:
                floor = max(one.mean - one.doubt for one in tried)
                open_ = [one for one in open_ if one.mean + 2 * one.doubt > floor]
                if len(open_) == 1 and one_leads(open_[0], tried):
                    break
        return tried

    def _try(self, one: Try, world: Game[Any], seat: Seat, then: str | None) -> None:
        twin = world.clone()
        twin.seed = self.rng.randbytes(32)
        before = twin.number
        twin.answer(seat.number, one.answer)
        one.sure = twin.number == before + 1 and not self._goes_on(twin, world.steps)
        self._finish(twin, seat, world.steps)
        worth = self._worth(twin, seat)
        ask = twin.asked(seat.number)
        if then is not None and ask is not None and ask.name == then:
            one.sure = True
            worth = max(worth, self._next_best(twin, seat, ask))
        one.add(worth)

    def _next_best(self, world: Game[Any], seat: Seat, ask: Ask) -> float:
        """The most that the seat's next answer could bring."""
        best = -math.inf
        for answer in itertools.islice(self._listed(ask), MOST):
            twin = world.clone()
            twin.answer(seat.number, answer)
            self._finish(twin, seat, world.steps)
            best = max(best, self._worth(twin, seat))
            if time.perf_counter() > self._until:
                break
        return best

    def _worth(self, twin: Game[Any], seat: Seat) -> float:
        found: float = self._of(seat.game).worth(twin.book.scene(twin.table, seat.number), seat.number, seat.sheet)
        return found

    @staticmethod
    def _goes_on(twin: Game[Any], steps: int) -> bool:
        """Is the action still running?"""
        return not twin.over and twin.steps == steps

    def _finish(self, twin: Game[Any], seat: Seat, steps: int) -> None:
        """Play the running action to its end, each seat in the plain way and from what it sees itself."""
        plain = self._of(seat.game).plain
        for _ in range(AHEAD):
            if not self._goes_on(twin, steps):
                return
            for ask in twin.pending:
                if twin.asked(ask.seat) is ask:
                    look = partial(twin.book.scene, twin.table, ask.seat)
                    twin.answer(ask.seat, plain(ask, look, seat.sheet, self.rng))

    def _of(self, game: str) -> Any:
        """The sense that a player has of a game."""
        if game not in self._sense:
            self._sense[game] = importlib.import_module(f"escarmouche.bots.{game}")
        return self._sense[game]


def one_leads(one: Try, tries: list[Try]) -> bool:
    return all(one.mean >= other.mean for other in tries)


def said(answer: Answer) -> str:
    """An answer in a few words."""
    if isinstance(answer, dict):
        return ", ".join(f"{name} {said(value)}" for name, value in answer.items())
    if isinstance(answer, tuple | list):
        if answer and all(isinstance(item, int) for item in answer):
            return "(" + ", ".join(f"{item / 1000:.1f}" for item in answer) + ")"
        return " ".join(said(item) for item in answer)
    return str(answer)
