"""Every lesson of the shelf: its main line is won, its other lines do what they say, its sentences are there and short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.book import find
from escarmouche.core.files.written_answers import as_answer
from escarmouche.core.messages.text import texts
from escarmouche.lessons.answers import harmless
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.shelf import folder, lessons
from escarmouche.lessons.tutor import Tutor
from escarmouche.testing.lessons.check import failures
from escarmouche.testing.lessons.moments import moments
from escarmouche.testing.lessons.pupil import SEED, learnt, tripped

GAMES = ("moonstone", "ad1666", "d10", "malifaux")
WORDS = 25  # of a sentence, at most
ALL = [lesson for game in GAMES for lesson in lessons(game)]
PLAYED = [lesson for lesson in ALL if not lesson.questions]


def named(lesson: Lesson) -> str:
    return lesson.id


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_a_lesson_holds(lesson: Lesson) -> None:
    """All lines pass as cases, every choice of a quiz is judged by the rules, all sentences are there."""
    assert [str(failure) for failure in failures(lesson)] == []


@pytest.mark.parametrize("lesson", PLAYED, ids=named)
def test_who_follows_the_guide_passes(lesson: Lesson) -> None:
    assert learnt(lesson) == "passed"


@pytest.mark.parametrize("lesson", [lesson for lesson in PLAYED if not lesson.file.guided], ids=named)
def test_a_trap_is_told_to_be_one(lesson: Lesson) -> None:
    """Whoever does what the trap's line does has missed the goal, and is told so."""
    for line in lesson.file.lines:
        if line.trap:
            assert tripped(lesson, line) in ("failed", "refused"), line.case


def test_every_lesson_after_the_first_game_has_a_trap() -> None:
    without = [
        lesson.id for lesson in PLAYED if not lesson.file.guided and not any(line.trap for line in lesson.file.lines)
    ]
    assert without == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_misses_the_goal_is_told_why_in_words_of_the_lesson(lang: str) -> None:
    dumb = [lesson.id for lesson in PLAYED if lesson.key("failed") not in texts(lang, lesson.game).translated]
    assert dumb == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_not_won_by_waiting(game: str) -> None:
    """Whoever ends and passes wherever that is possible does not win: neither the other side nor chance loses for it."""
    tutor = Tutor(lessons(game)[0], SEED)
    for ask in moments(tutor):
        if ask is not None:
            tutor.answer(0, harmless(tutor.game, ask))
    assert tutor.standing.result == "failed"


def stray(lesson: Lesson, *answers: Any) -> list[str]:
    """What the guide says to whoever gives these answers where they are asked, and follows it afterwards."""
    tutor, left, said = Tutor(lesson, SEED), list(answers), []
    for ask in moments(tutor):
        said.append(tutor.say())
        if ask is not None:
            followed = tutor.hint(3).answers
            meant = left[0][1] if left and left[0][0] == ask.name else None
            if meant is not None and tutor.game.refusal(0, as_answer(ask, meant)) is None:
                left.pop(0)
                followed = [as_answer(ask, meant)]
            tutor.answer(0, followed[0] if followed else harmless(tutor.game, ask))
    return [word.removeprefix(f"lesson-{lesson.id}-") for word in dict.fromkeys(said)]


def test_the_guide_says_nothing_that_did_not_happen() -> None:
    """Flintlock pins Snick, who digs no more; another card than the two; another number of tokens; a turn that begins without a shot."""
    moon, anno, d10, mali = (lessons(game)[0] for game in GAMES)
    pinned = stray(moon, *[("activate", "billy")], ("activate", "flintlock"))
    assert "pin" in pinned and "passed" in pinned
    assert not {"snick-has", "last-word", "dawn"} & {*pinned}
    thrust = stray(moon, ("combat-card", "thrust"))
    assert "critical-else" in thrust and "critical" not in thrust
    one = stray(anno, ("parry", 1))
    assert "lift" in one and "won" in one
    unshot = stray(anno, ("action", "end"))
    assert "hit-else" in unshot and "hit" not in unshot
    late = stray(d10, ("action", "end"))
    assert "won" not in late and "failed" in late
    kept = stray(mali, ("cheat", "decline"))
    assert "hit" not in kept and "won" not in kept


def words(said: str) -> int:
    return len([word for word in re.split(r"\s+", re.sub(r"[«»:;!?…–—]", " ", said)) if word])


def said(game: str, lang: str) -> Iterator[tuple[str, str]]:
    text = Path(find(game).folder) / "text" / lang / "lessons.ftl"
    for line in text.read_text(encoding="utf-8").splitlines():
        if line.startswith("lesson-"):
            key, _, value = line.partition(" = ")
            yield key, value


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_short_and_belongs_to_something(game: str, lang: str) -> None:
    known = {key for lesson in lessons(game) for key in lesson.text_keys()}
    for key, value in said(game, lang):
        assert key in known, key
        assert words(value) <= WORDS, (key, words(value))


def test_the_shelf_is_full() -> None:
    count = {game: len([lesson for lesson in lessons(game) if not lesson.questions]) - 1 for game in GAMES}
    assert count == {"moonstone": 8, "ad1666": 7, "d10": 8, "malifaux": 6}
    for game in GAMES:
        assert folder(game) is not None and sum(len(lesson.questions) for lesson in lessons(game)) >= 5
        assert texts("fr", game).has(f"lesson-{lessons(game)[0].id}-title")
