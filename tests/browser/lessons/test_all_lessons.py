"""Every lesson and every quiz through the real client, one after the other, as the button at the end of each leads on; then all ticks are
there.

Each game is gone through once here, each in another way; `make lessons` does so in both languages with mouse, keys and finger.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from escarmouche.core.messages.text import texts
from escarmouche.lessons.shelf import lessons
from tests.browser.conftest import Person, picture
from tests.browser.lessons.pupil import PUPILS, Pupil
from tests.browser.lessons.test_first_games import EACH, screen, ui

ONCE = [("moonstone", "fr", "phone"), ("ad1666", "en", "keys"), ("d10", "en", "mouse"), ("malifaux", "fr", "mouse")]
WANTED = EACH if os.environ.get("ESCARMOUCHE_ALL_LESSONS") else ONCE


@pytest.mark.whole
@pytest.mark.parametrize(("game", "lang", "hand"), WANTED)
def test_every_lesson_is_learnt(person: Person, game: str, lang: str, hand: str) -> None:
    page = screen(person, lang, hand)
    page.goto(f"/#/learn/{game}")
    pupil: Pupil = PUPILS[hand](page)
    known, done = texts(lang, game), []
    shelf = [lesson for lesson in lessons(game) if not lesson.file.guided]
    page.locator(".first").wait_for()
    page.locator("main li button").first.click()
    for _ in shelf:
        page.locator("#guide").wait_for()
        pupil.learn()
        end = page.locator(".ended")
        title = (end.locator(".which").inner_text()).partition("·")[2].strip()
        lesson = next(lesson for lesson in shelf if known.say(lesson.key("title")) == title)
        expect(end, title).to_contain_text(ui(lang, "ui-lesson-quiz-done" if lesson.questions else "ui-lesson-won"))
        expect(end).to_contain_text(known.say(lesson.key("idea")))
        if lesson.questions:
            assert len(pupil.sentences) >= len(lesson.questions), title
        done.append(lesson.id)
        onward = end.locator(".next")
        if onward.count():
            onward.click()
            page.locator("#over-title").wait_for(state="detached")
    assert sorted(done) == sorted(lesson.id for lesson in shelf)
    page.goto(f"/#/learn/{game}")
    page.locator(".first").wait_for()
    expect(page.locator("main li.done")).to_have_count(len(shelf))
    picture(page, f"lessons-{game}-{lang}-{hand}")
