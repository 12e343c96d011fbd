"""A lesson as it is told: every sentence of the guide, every answer, and what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from escarmouche.core.messages.text import texts
from escarmouche.lessons.answers import harmless
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.tutor import Tutor
from escarmouche.testing.lessons.moments import moments
from escarmouche.testing.lessons.pupil import SEED


class Told(NamedTuple):
    """A line of it."""

    kind: str  # goal, say, choice, answer, event
    text: str
    number: int = 0  # of the sentence
    mode: str = ""


def told(lesson: Lesson, lang: str) -> Iterator[Told]:
    """The lesson, as a learner who follows the guide is told it."""
    yield Told("goal", texts(lang, lesson.game).say(lesson.key("goal")))
    yield from _asked(lesson, lang) if lesson.questions else _played(lesson, lang)


def _asked(lesson: Lesson, lang: str) -> Iterator[Told]:
    say = texts(lang, lesson.game).say
    for number, (quiz, _) in enumerate(lesson.questions, start=1):
        yield Told("say", say(lesson.key(quiz.ask)), number, "quiz")
        for choice in quiz.choices:
            yield Told("answer" if choice == quiz.right else "choice", say(lesson.key(quiz.ask, choice)))
        yield Told("event", say(lesson.key(quiz.ask, "because")))


def _played(lesson: Lesson, lang: str) -> Iterator[Told]:
    known, tutor = texts(lang, lesson.game), Tutor(lesson, SEED)
    seen, said = len(tutor.game.history()), ""
    for ask in moments(tutor):
        names, history = tutor.game.names(), tutor.game.history()
        for happened in history[seen:]:
            yield Told("event", known.event(happened, names))
        seen = len(history)
        guide = tutor.guide()
        if guide.say and guide.say != said:
            said = guide.say
            yield Told("say", known.say(said), guide.cue, guide.mode)
        if ask is not None:
            answers = tutor.hint(3).answers
            answer = answers[0] if answers else harmless(tutor.game, ask)
            yield Told("answer", f"{ask.name}: {answer}")
            tutor.answer(tutor.learner, answer)
