"""The guided first game of each game, from the page where one learns to the win: every sentence is to be seen, what is lit is on the board,
no warning comes in between, and afterwards the way leads on.

Each game is played once here, each in another way; `make lessons` plays all of them in both languages with mouse, keys and finger.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from escarmouche.core.messages.text import texts
from escarmouche.lessons.shelf import lessons
from escarmouche.server.web import errors
from tests.browser.conftest import DESKTOP, PHONE, Person, picture
from tests.browser.lessons.pupil import PUPILS, Pupil

ONCE = [("moonstone", "en", "mouse"), ("ad1666", "fr", "keys"), ("d10", "fr", "phone"), ("malifaux", "en", "phone")]
GAMES = ("moonstone", "ad1666", "d10", "malifaux")
EACH = [(game, lang, hand) for game in GAMES for lang in ("en", "fr") for hand in PUPILS]
WANTED = EACH if os.environ.get("ESCARMOUCHE_ALL_LESSONS") else ONCE


def screen(person: Person, lang: str, hand: str) -> Page:
    return person(lang, PHONE, has_touch=True, is_mobile=True) if hand == "phone" else person(lang, DESKTOP)


def ui(lang: str, key: str) -> str:
    return errors.texts(lang).say(key)


def plain(said: str) -> str:
    """Without what only keeps words together."""
    return " ".join(said.split())


def begun(page: Page, game: str) -> None:
    """From the page where one learns to the table."""
    page.goto(f"/#/learn/{game}")
    page.locator(".first button").first.click()
    page.locator("#guide").wait_for()


@pytest.mark.whole
@pytest.mark.parametrize(("game", "lang", "hand"), WANTED)
def test_the_first_game_is_learnt_and_won(person: Person, game: str, lang: str, hand: str) -> None:
    page = screen(person, lang, hand)
    begun(page, game)
    pupil: Pupil = PUPILS[hand](page)
    first, known = lessons(game)[0], texts(lang, game)
    expect(page.locator("#guide")).to_contain_text(known.say(first.key("goal")))
    expect(page.locator("#guide")).to_contain_text(ui(lang, "ui-guide-arranged"))
    said = pupil.learn()
    picture(page, f"lesson-{game}-{lang}-{hand}")
    count = len([cue for cue in first.cues if cue.name])
    heard = {plain(sentence.partition(" ")[2]) for sentence in said}
    asked = [cue for cue in first.cues if cue.name and cue.mode in ("guided", "free", "open")]
    assert {plain(known.say(first.key(cue.name))) for cue in asked} <= heard
    assert len(said) >= count - 2  # the last may stand on the page of the end alone
    end = page.locator(".ended")
    expect(end).to_contain_text(ui(lang, "ui-lesson-won"))
    expect(end).to_contain_text(known.say(first.key("idea")))
    assert not page.get_by_text("commitment").count()
    following = lessons(game)[1]
    expect(end.locator(".next")).to_contain_text(known.say(following.key("title")))
    page.goto(f"/#/learn/{game}")
    expect(page.locator(".first.done")).to_be_visible()
    page.reload()
    expect(page.locator(".first.done")).to_be_visible()  # the tick stays


@pytest.mark.whole
def test_from_the_first_game_to_a_real_one(person: Person) -> None:
    """One press, and the first real decision is there."""
    page = person("en")
    page.goto("/#/learn/moonstone")
    page.get_by_role("button", name=ui("en", "ui-lesson-real")).click()
    page.locator("#question .body button").first.wait_for()
    expect(page.locator("#guide")).to_have_count(0)
