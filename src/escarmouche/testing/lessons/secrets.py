"""Does the guide of a lesson tell anything that rests on what the learner may not know? Sentences, lit things and hints must be the same
when the other side's hand, its secret choices and all chance to come are dealt anew."""

from __future__ import annotations

import copy
import random

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.tutor import Tutor
from escarmouche.testing.conformance import seat_leak
from escarmouche.testing.conformance.seat_leak import Worlds
from escarmouche.testing.lessons.moments import moments

STRAYS = 0.2  # how often a pupil who strays answers at random
LIMIT = 160  # answers of a lesson


def told(tutor: Tutor) -> list[bytes]:
    """Everything that the guide says of a moment, and the hints."""
    return [msgspec.json.encode(said) for said in (tutor.guide(), tutor.spoken(), *map(tutor.hint, (1, 2, 3)))]


def leaks(lesson: Lesson, seed: int, worlds: Worlds, strays: float = STRAYS) -> list[str]:
    """Where the guide said something else in another world of the learner. `worlds` counts in how many something differed."""
    rng, leaked = random.Random(f"{lesson.id} {seed}"), list[str]()
    tutor = Tutor(lesson, bytes([seed]) * 32)
    for ask in moments(tutor, LIMIT):
        if tutor.game.over or tutor.standing.result:
            break
        leaked += _compared(tutor, rng, worlds)
        if ask is not None:
            tutor.answer(tutor.learner, _pupil(tutor, ask, rng, strays))
    return leaked


def _compared(tutor: Tutor, rng: random.Random, worlds: Worlds) -> list[str]:
    twin = copy.copy(tutor)
    twin.game = seat_leak.twin_of(tutor.game, tutor.learner, rng, rng)
    hidden = [seat_leak.hidden(game, tutor.learner) for game in (tutor.game, twin.game)]
    worlds.count(*hidden)
    pairs = zip(told(tutor), told(twin), strict=True)
    where = f"{tutor.lesson.id}, entry {tutor.game.number}"
    return [f"{where}: {one.decode()} or {other.decode()}" for one, other in pairs if one != other]


def _pupil(tutor: Tutor, ask: Ask, rng: random.Random, strays: float) -> Answer:
    """The answer of the third hint, or now and then any other."""
    answers = tutor.hint(3).answers
    if answers and rng.random() >= strays and tutor.game.refusal(ask.seat, answers[0]) is None:
        return answers[0]
    answer = ask.sample(rng)
    while tutor.game.refusal(ask.seat, answer) is not None:
        answer = ask.sample(rng)
    return answer
