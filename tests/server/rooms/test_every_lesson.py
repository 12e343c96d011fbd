"""Every lesson and every quiz through the server, without a browser: whoever takes the third hint reaches the goal, and all that is told
on the way is there in both languages, and is not said twice.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.messages.text import texts
from escarmouche.lessons.guidance import Guide
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.shelf import lessons
from escarmouche.server.rooms.service import Access, RoomService
from escarmouche.server.wire import messages as m
from tests.server.rooms.test_lessons import GAMES, begun, settled
from tests.server.services import database, run, running

LANGUAGES = ("en", "fr")


def said(lesson: Lesson, *keys: str) -> None:
    for key in filter(None, keys):
        for lang in LANGUAGES:
            assert key in texts(lang, lesson.game).translated, (lesson.id, lang, key)


async def helped(service: RoomService, key: Access, lesson: Lesson, view: m.Update, guide: Guide) -> Any:
    """All hints that are offered: each says or shows something that the one before did not. Returns the answer of the last."""
    hints: list[Any] = [await service.handle(key, m.HintAsked(0, view.moment, strength)) for strength in guide.hints]
    assert [hint.strength for hint in hints] == guide.hints and guide.hints[-1] == 3
    said(lesson, *(hint.say for hint in hints))
    assert guide.say not in [hint.say for hint in hints]
    assert all(hint.say or [lit for lit in hint.lit if lit not in guide.lit] or hint.answers for hint in hints)
    return hints[-1].answers[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_taught(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            for lesson in lessons(game):
                _, key = await begun(service, game, lesson.id)
                view = await settled(service, key)
                for _ in range(100):
                    guide = view.guide
                    assert guide is not None
                    said(lesson, guide.say, guide.goal, guide.astray)
                    if guide.ended:
                        break
                    if guide.question is not None:
                        await service.handle(
                            key, m.ChooseInQuiz(0, view.moment, None if guide.question.chosen is not None else 0)
                        )
                        said(lesson, guide.question.because, *guide.question.choices)
                    else:
                        assert guide.say and not guide.astray and not guide.own_way
                        await service.handle(
                            key, m.Answer(0, view.moment, await helped(service, key, lesson, view, guide))
                        )
                    view = await settled(service, key)
                assert view.guide is not None and view.guide.passed, lesson.id
                said(lesson, *(step.cue.say for step in view.steps if step.cue is not None))

    run(test())
