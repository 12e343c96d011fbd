"""What `greedy` would answer in somebody's place, and why, in words of its evaluator: it knows what that seat knows, and no more."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from escarmouche.bots.evaluator import Evaluator
from escarmouche.bots.greedy import WORLDS, Candidate, Greedy
from escarmouche.bots.loader import evaluator_of
from escarmouche.core.asks.ask import Answer, parts
from escarmouche.core.play.seat import Seat
from escarmouche.core.views.scene import Scene

BUDGET = 1.0  # seconds
TRIES = 6  # worlds in which the reasons are looked for
WORTH_TELLING = 0.25  # of the greatest change: a smaller one is no reason
LEAST = 0.05  # in the unit of the evaluator: less is nothing
MOST = 2  # reasons in favour


class Reason(msgspec.Struct, frozen=True):
    """A term of the value that an answer changes: for the better, or for the worse."""

    term: str  # one of `TERMS`
    better: bool


class Advice(msgspec.Struct, omit_defaults=True):
    """An answer, why it is good, and the second best of another kind."""

    answer: Answer
    reasons: list[Reason] = []
    second: Answer = None


class Adviser(Greedy):
    """Thinks as `greedy` does, and says what it expects."""

    def __init__(
        self,
        seed: int | str | bytes | None = None,
        budget: float | None = BUDGET,
        worlds: int = WORLDS,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__(seed, budget, worlds, evaluator)
        self._weighed: list[Candidate] = []

    def advise(self, seat: Seat) -> Advice:
        self._weighed = []
        answer = self.answer(seat)
        return Advice(answer, self._reasons(seat, answer), self._second(answer))

    def _best(self, candidates: list[Candidate]) -> Answer:
        self._weighed = candidates
        return super()._best(candidates)

    def _second(self, answer: Answer) -> Answer | None:
        """The best answer of another kind: another branch, or another option."""
        others = [candidate for candidate in self._weighed if _kind(candidate.answer) != _kind(answer)]
        return max(others, key=lambda candidate: candidate.mean).answer if others else None

    def _reasons(self, seat: Seat, answer: Answer) -> list[Reason]:
        """The terms that the answer changes most, from the best; then the worst thing it costs, if that is much."""
        evaluator = evaluator_of(seat.game_name) if self._given is None else self._given
        before = _terms(evaluator, seat.scene, seat)
        change: dict[str, float] = {}
        for _ in range(TRIES if before else 0):
            for term, value in self._after(evaluator, answer, seat).items():
                change[term] = change.get(term, 0.0) + (value - before.get(term, 0.0)) / TRIES
        return told(change)

    def _after(self, evaluator: Evaluator, answer: Answer, seat: Seat) -> Mapping[str, float]:
        """The terms where the action has been played to its end, in a world that the seat cannot tell from the truth."""
        world = seat.world(self.rng)
        twin = world.clone()
        twin.seed = self.rng.randbytes(32)
        twin.answer(seat.number, answer)
        self._finish(twin, seat, world.steps)
        return _terms(evaluator, twin.book.scene(twin.table, seat.number), seat)


def _kind(answer: Answer) -> Answer:
    """The branch or the option; places, paths and lists are all of one kind."""
    if isinstance(answer, dict | str):
        return parts(answer)[0]
    return answer if isinstance(answer, int) else None


def _terms(evaluator: Evaluator, scene: Scene, seat: Seat) -> Mapping[str, float]:
    terms = getattr(evaluator, "terms", None)  # an evaluator of other people's may have none
    return {} if terms is None else terms(scene, seat.number, seat.card)


def told(change: Mapping[str, float]) -> list[Reason]:
    """What is worth saying about a change.

    >>> [(reason.term, reason.better) for reason in told({"score": 8.0, "near": -0.5, "safe": -3.0, "cards": 0.01})]
    [('score', True), ('safe', False)]
    """
    greatest = max(map(abs, change.values()), default=0.0)
    much = max(LEAST, WORTH_TELLING * greatest)
    ranked = sorted(change, key=lambda term: change[term], reverse=True)
    better = [Reason(term, True) for term in ranked if change[term] >= much][:MOST]
    worse = [Reason(term, False) for term in ranked[-1:] if change[term] <= -much]
    return [*better, *worse] if better else []
