"""A lesson moment by moment: the other side and the table answer by themselves, the learner is the one who looks."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.asks.ask import Ask
from escarmouche.lessons.tutor import Tutor

LIMIT = 400  # answers until a lesson must be over


def moments(tutor: Tutor, limit: int = LIMIT) -> Iterator[Ask | None]:
    """Every moment until the lesson has a result, with the question that the learner has to answer before the next one; None where
    somebody else answers, and at the end."""
    for _ in range(limit):
        due, ask = tutor.due(), tutor.game.asked(tutor.learner)
        over = bool(tutor.standing.result) or (due is None and ask is None)
        yield None if over or due is not None else ask
        if over:
            return
        if due is not None:
            tutor.answer(*due, by_table=due[0] == tutor.learner)
