"""Pupils of a lesson: one who follows the guide, one who walks into a trap, one who answers at random now and then."""

from __future__ import annotations

import random
from collections.abc import Callable

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.files.written_answers import as_answer, declined
from escarmouche.lessons.answers import harmless
from escarmouche.lessons.lesson import Lesson, Line
from escarmouche.lessons.tutor import Tutor
from escarmouche.testing.lessons.moments import moments

SEED = bytes(32)
LOST = "lost"  # neither passed nor failed in that time


def learnt(lesson: Lesson) -> str:
    """How it ends for a learner who gives the answers of the third hint."""
    return _ended(Tutor(lesson, SEED), _followed)


def _followed(tutor: Tutor, ask: Ask) -> Answer:
    answers = tutor.hint(3).answers
    return answers[0] if answers else harmless(tutor.game, ask)


def tripped(lesson: Lesson, line: Line) -> str:
    """How it ends for a learner who gives the answers of another line; `refused` if the rules do not let them."""
    todo = [written for step in line.when for seat, written in step.items() if seat == lesson.learner]

    def answer(tutor: Tutor, ask: Ask) -> Answer:
        for n, written in enumerate(todo):
            meant = as_answer(ask, written)
            if tutor.game.refusal(ask.seat, meant) is None:
                del todo[: n + 1]
                return meant
        return declined(ask) if tutor.game.refusal(ask.seat, declined(ask)) is None else harmless(tutor.game, ask)

    if line.refused is not None:
        return "refused"  # the case has seen it
    return _ended(Tutor(lesson, SEED), answer)


def strayed(lesson: Lesson, at: int, seed: int) -> tuple[str, bool]:
    """How it ends for a learner who gives a random answer at one step and follows the guide otherwise, and whether that was another answer.
    Where the guide says that it can cost the lesson, it is taken back."""
    rng = random.Random(seed)
    tutor = Tutor(lesson, SEED)
    other = done = False

    def answer(tutor: Tutor, ask: Ask) -> Answer:
        nonlocal other, done
        cue = tutor.cue()
        followed = _followed(tutor, ask)
        if done or cue is None or tutor.standing.aside >= 0 or cue is not lesson.cues[at]:
            return followed
        done = True
        said = ask.sample(rng)
        if tutor.game.refusal(ask.seat, said) is not None:
            return followed
        other = said != followed
        return said

    return _ended(tutor, answer), other


def _ended(tutor: Tutor, choose: Callable[[Tutor, Ask], Answer]) -> str:
    """How the lesson ends for a pupil who chooses like this."""
    for ask in moments(tutor):
        if ask is not None:
            tutor.answer(tutor.learner, choose(tutor, ask))
    return tutor.standing.result or LOST
