"""Predicates, and how their two answers are compared and counted."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, NamedTuple

import msgspec

GAMES = ("moonstone", "malifaux", "d10", "ad1666")
MOST = 10  # disagreements after which a predicate is not compared further
BARREN = 200  # boards in a row that give nothing to compare


class _Close(Enum):
    CLOSE = "close"


CLOSE = _Close.CLOSE  # the slow answer: too near the turning point to tell


class Comparison(NamedTuple):
    """One question, with the engine's answer and the slow answer."""

    engine: Any
    brute: Any  # CLOSE if the margin leaves it open
    situation: str  # who, where, among what: enough to repeat the question by hand
    missed: str = ""  # of a search: a better answer than the one it proposes, which it accepts all the same


class Predicate(msgspec.Struct, frozen=True):
    """A predicate that decides what is legal: its rules, and random boards on which it is asked twice."""

    name: str
    rules: tuple[str, ...]
    asked: Callable[[random.Random], Iterator[Comparison]]  # the comparisons on one random board
    may_miss: float = 0.0  # of a search: in which share of the comparisons it may miss a better answer


class Tally(msgspec.Struct):
    """How often a predicate was compared, and where the answers differed."""

    game: str
    predicate: str
    compared: int = 0
    close: int = 0
    answers: dict[str, int] = {}  # of the engine: how often each
    disagreements: list[str] = []
    misses: list[str] = []

    def add(self, other: Tally) -> None:
        """Add another count to this one."""
        self.compared += other.compared
        self.close += other.close
        self.disagreements += other.disagreements
        self.misses += other.misses
        for answer, count in other.answers.items():
            self.answers[answer] = self.answers.get(answer, 0) + count

    def count(self, comparison: Comparison, seed: str) -> None:
        """Count one more comparison."""
        if comparison.brute is CLOSE:
            self.close += 1
            return
        self.compared += 1
        answer = str(comparison.engine) if isinstance(comparison.engine, bool | str | None) else "a number"
        self.answers[answer] = self.answers.get(answer, 0) + 1
        if comparison.missed:
            self.misses.append(f"{comparison.situation}, missed {comparison.missed} (board {seed!r})")
        if comparison.engine != comparison.brute:
            self.disagreements.append(
                f"{comparison.situation}: {comparison.engine}, by brute force {comparison.brute} (board {seed!r})"
            )

    def __str__(self) -> str:
        spread = ", ".join(f"{answer} {count:,}" for answer, count in sorted(self.answers.items()))
        head = f"{self.game} {self.predicate}: {self.compared:,} compared ({spread}), {self.close:,} too close to tell"
        tail = f", {len(self.misses)} missed" if self.misses else ""
        return "\n".join([f"{head}, {len(self.disagreements)} disagree{tail}", *self.disagreements, *self.misses])

    def fails(self, predicate: Predicate) -> bool:
        """Do any answers differ, or does a search miss more than it may?"""
        return bool(self.disagreements) or len(self.misses) > predicate.may_miss * self.compared


def predicates(game: str) -> dict[str, Predicate]:
    """The predicates of a game, by name."""
    module = importlib.import_module(f"escarmouche.testing.differential.{game}")
    return {predicate.name: predicate for predicate in module.PREDICATES}


def compare(game: str, predicate: Predicate, count: int, seed: str = "0") -> Tally:
    """Ask on random boards until this many answers have been compared, or too many differ."""
    tally, board, barren = Tally(game, predicate.name), 0, 0
    while tally.compared < count and len(tally.disagreements) < MOST:
        before, name = tally.compared, f"{game} {predicate.name} {seed} {board}"
        try:
            for comparison in predicate.asked(random.Random(name)):
                tally.count(comparison, name)
                if tally.compared >= count:
                    break
        except Exception as error:  # the rest of the run still tells what it finds
            tally.disagreements.append(f"an error ended the comparisons: {error!r} (board {name!r})")
        board, barren = board + 1, barren + 1 if tally.compared == before else 0
        if barren >= BARREN:
            raise ValueError(f"{game} {predicate.name}: {BARREN} boards in a row left nothing to compare")
    return tally
