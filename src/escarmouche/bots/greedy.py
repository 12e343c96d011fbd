"""The bot that looks one action ahead: it tries each candidate answer in worlds dealt from what its seat knows, and takes the best.

What is a matter of the game is in a module found by the entry point `escarmouche.senses`: what a position is worth (`worth`), what
a player would think about (`consider`), how an action goes on (`plain`), when cards are hidden (`hides`), which question, or which
branch of it, means nothing without the next one (`follows`; how many answers to that one are worth a look, `ahead`), which answer
changes nothing (`rests`), of which questions all answers considered are equally good (`even`). All of it sees scenes, asks and
printed cards only.
"""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Iterator
from functools import partial
from importlib.metadata import entry_points
from typing import Any

from escarmouche.bots import newcomer
from escarmouche.bots.bot import SENSES
from escarmouche.core.asks.ask import Answer, Ask, Menu, Some, parts
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat

PLACES = 40  # how many places or paths of one region it looks at
LISTED = 64  # how many answers of one list
MOST = 200  # candidates in all
WORLDS = 32  # in how many worlds it tries what meets chance, hidden cards or other players
NEXT = 36  # answers to the next question that it looks at, where a question means nothing without it
LUCK = 3  # how often at least, so that a lucky draw does not decide
ENOUGH = 10  # after so many worlds it drops what has clearly fallen behind
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

    def __init__(
        self, seed: int | str | bytes | None = None, budget: float | None = BUDGET, worlds: int = WORLDS
    ) -> None:
        self.rng = random.Random(seed)
        self.budget, self.worlds = budget, worlds
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
        if seat.ask.name in getattr(self._of(seat.game), "even", ()):
            self.why = f"one of {len(candidates)} that are equally good"
            return self.rng.choice(candidates)
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
        """Each candidate at least once; then what is not sure in more worlds, without those that fall behind."""
        self._first_look(seat, tries)
        tried = [one for one in tries if one.count]
        unsure = [one for one in tried if not one.sure]
        for number in range(1, self.worlds):
            if not unsure or self._late():
                break
            world = seat.world(self.rng)
            for one in unsure:
                one.add(self._outcome(one.answer, world, seat)[0])
            if number >= ENOUGH:
                floor = max(one.mean - one.doubt for one in tried)
                unsure = [one for one in unsure if one.mean + 2 * one.doubt > floor]
                if len(unsure) == 1 and unsure[0].mean >= max(one.mean for one in tried):
                    break
        return tried

    def _first_look(self, seat: Seat, tries: list[Try]) -> None:
        """Every candidate in one world, while there is time; then what depends on luck a few times, so that luck does not win."""
        world, sense, scene, name = seat.world(self.rng), self._of(seat.game), seat.scene, seat.ask.name
        follows, hidden = sense.follows.get(name), sense.hides(scene)
        for one in tries:
            then = follows.get(parts(one.answer)[0]) if isinstance(follows, dict) else follows
            if then is not None:
                worth, sure = self._next_best(one.answer, world, seat, then), True
            else:
                worth, sure = self._outcome(one.answer, world, seat)
            if one.answer == sense.rests.get(name):  # not all is lost: perhaps what one could do now was no good
                worth = (worth + sense.worth(scene, seat.number, seat.sheet)) / 2
            one.add(worth)
            one.sure = sure and not hidden
            if self._late(grace=True):
                return
        for _ in range(min(LUCK, self.worlds) - 1):
            for one in tries:
                if not one.sure:
                    one.add(self._outcome(one.answer, world, seat)[0])
                    if self._late(grace=True):
                        return

    def _late(self, grace: bool = False) -> bool:
        """Is the time up? With grace, as much again is given: what has not been looked at at all cannot be chosen."""
        return time.perf_counter() > self._until + (self.budget or 0.0) * grace

    def _outcome(self, answer: Answer, world: Game[Any], seat: Seat) -> tuple[float, bool]:
        """What a position it leads to is worth, and whether it leads there for sure: no guess, nothing from the dealer."""
        twin = world.clone()
        twin.seed, before = self.rng.randbytes(32), twin.number
        twin.answer(seat.number, answer)
        passes = self._finish(twin, seat, world.steps)
        return self._worth(twin, seat), passes is not None and twin.number <= before + 1 + passes

    def _next_best(self, answer: Answer, world: Game[Any], seat: Seat, then: str) -> float:
        """The most that the seat's next answer can bring, once it is asked."""
        twin = world.clone()
        twin.answer(seat.number, answer)
        ask = self._pass_until(twin, seat, then)
        if ask is None:
            return self._worth(twin, seat)
        best = -math.inf
        sense = self._of(seat.game)
        found = sense.consider(ask, lambda: twin.book.scene(twin.table, seat.number), seat.sheet)
        for further in itertools.islice(found or self._listed(ask), getattr(sense, "ahead", NEXT)):
            best = max(best, self._outcome(further, twin, seat)[0])
            if self._late():
                break
        return best

    def _pass_until(self, twin: Game[Any], seat: Seat, name: str) -> Ask | None:
        """Let everybody pass until the seat is asked that; None if somebody has to do something else first."""
        for _ in range(AHEAD):
            for ask in twin.pending:
                if ask.seat == seat.number and ask.name == name:
                    return ask
                if not isinstance(ask, Menu) or "pass" not in ask.names:
                    return None
                twin.answer(ask.seat, "pass")
        return None

    def _worth(self, twin: Game[Any], seat: Seat) -> float:
        found: float = self._of(seat.game).worth(twin.book.scene(twin.table, seat.number), seat.number, seat.sheet)
        return found

    def _finish(self, twin: Game[Any], seat: Seat, steps: int) -> int | None:
        """Play the running action to its end, each seat in the plain way and from what it sees itself.

        Returns how often somebody passed; None if somebody did more than that.
        """
        plain, passes, guessed = self._of(seat.game).plain, 0, False
        for _ in range(AHEAD):
            if twin.over or twin.steps != steps:
                break
            for ask in twin.pending:
                if twin.asked(ask.seat) is ask:
                    look = partial(twin.book.scene, twin.table, ask.seat)
                    answer = plain(ask, look, seat.sheet, self.rng)
                    passes, guessed = passes + 1, guessed or answer != "pass"
                    twin.answer(ask.seat, answer)
        return None if guessed else passes

    def _of(self, game: str) -> Any:
        """The sense that a player has of a game: found by entry point, so that it can come with the game."""
        if game not in self._sense:
            found = [entry for entry in entry_points(group=SENSES) if entry.name == game]
            self._sense[game] = found[0].load() if found else newcomer
        return self._sense[game]


def said(answer: Answer) -> str:
    """An answer in a few words."""
    if isinstance(answer, dict):
        return ", ".join(f"{name} {said(value)}" for name, value in answer.items())
    if isinstance(answer, tuple | list):
        if answer and all(isinstance(item, int) for item in answer):
            return "(" + ", ".join(f"{item / 1000:.1f}" for item in answer) + ")"
        return " ".join(said(item) for item in answer)
    return str(answer)
