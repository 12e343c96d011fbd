"""The bot that looks one action ahead: it tries each candidate answer in worlds dealt from what its seat knows, and takes the best.

What a position is worth to a player is a function of the game (`escarmouche.bots.<game>`), of the scene and the printed cards.
"""

from __future__ import annotations

import importlib
import itertools
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.core.ask import Answer, Ask, Menu, Some
from escarmouche.core.game import Game
from escarmouche.core.region import Path, Place
from escarmouche.core.scene import Scene
from escarmouche.core.seat import Seat

Worth = Callable[[Scene, int, Callable[[str], Any]], float]  # a scene, a seat, and how to read a printed card

PLACES = 24  # how many places or paths of one region it looks at
LISTED = 64  # how many answers of one list
SAMPLES = 6  # worlds for a question whose answer meets hidden cards or chance
AHEAD = 24  # decisions until it stops looking


class Greedy:
    """Tries each candidate to the end of the action, a few times where chance or hidden cards matter, within a time budget."""

    def __init__(self, seed: int | str | bytes | None = None, budget: float = 0.2) -> None:
        self.rng = random.Random(seed)
        self.budget = budget
        self._worth: dict[str, Worth] = {}

    def answer(self, seat: Seat) -> Answer:
        ask = seat.ask
        candidates = list(itertools.islice(self._candidates(ask), 160))
        if len(candidates) == 1:
            return candidates[0]
        scores = self._weigh(seat, ask, candidates)
        best = max(scores)
        return candidates[self.rng.choice([i for i, score in enumerate(scores) if score >= best - 1e-9])]

    # -- what it considers

    def _candidates(self, ask: Ask) -> Iterator[Answer]:
        if isinstance(ask, Menu):
            for name, inner in ask.open():
                if inner is None:
                    yield name
                else:
                    yield from ({name: answer} for answer in self._candidates(inner))
        elif isinstance(ask, Some):
            yield from (ask.sample(self.rng) for _ in range(8))
        else:
            yield from itertools.islice(ask, PLACES if isinstance(ask, Place | Path) else LISTED)

    # -- what it expects

    def _weigh(self, seat: Seat, ask: Ask, candidates: list[Answer]) -> list[float]:
        """The mean worth of each candidate over a few worlds; the budget decides how many."""
        worth, me, until = self._worth_of(seat.game), seat.number, time.perf_counter() + self.budget
        totals, counts = [0.0] * len(candidates), [0] * len(candidates)
        for _ in range(SAMPLES):
            world = seat.world(self.rng)
            for i, candidate in enumerate(candidates):
                twin = world.clone()
                twin.seed = self.rng.randbytes(32)
                twin.answer(me, candidate)
                self._finish(twin, me)
                totals[i] += worth(twin.book.scene(twin.table, me), me, seat.sheet)
                counts[i] += 1
                if time.perf_counter() > until and counts[-1]:
                    return [total / count for total, count in zip(totals, counts, strict=True)]
            if not counts[-1]:
                break
        return [total / count if count else float("-inf") for total, count in zip(totals, counts, strict=True)]

    def _finish(self, twin: Game[Any], me: int) -> None:
        """Play the running action to its end in a quick and plain way."""
        steps = twin.steps
        for _ in range(AHEAD):
            if twin.over or twin.steps != steps:
                return
            for ask in twin.pending:
                if twin.asked(ask.seat) is ask:
                    twin.answer(ask.seat, self._plainly(ask))

    def _plainly(self, ask: Ask) -> Answer:
        """An answer without thinking: pass if that is offered, else by chance."""
        if isinstance(ask, Menu):
            for name in ("pass", "stop", "stay"):
                if name in ask.names:
                    return name
        return ask.sample(self.rng)

    def _worth_of(self, game: str) -> Worth:
        if game not in self._worth:
            self._worth[game] = importlib.import_module(f"escarmouche.bots.{game}").worth
        return self._worth[game]
