"""Somebody who does not follow the guide: does something else, takes it back, goes on, leaves, comes back, skips, loses, tries again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from escarmouche.core.messages.text import texts
from escarmouche.lessons.shelf import find_lesson
from tests.browser.conftest import Person, picture
from tests.browser.lessons.pupil import Pupil
from tests.browser.lessons.test_first_games import begun, ui

SAID = texts("en", "moonstone")


def says(page: Page, word: str) -> None:
    expect(page.locator("#guide .sentence")).to_contain_text(SAID.say(f"lesson-moon-0-{word}"))


@pytest.mark.whole
def test_the_first_game_off_the_rails(person: Person) -> None:
    page = person("en")
    begun(page, "moonstone")
    pupil = Pupil(page)
    # something else than what is lit is allowed, and said to be another way
    page.locator("#question").get_by_role("button", name="Flintlock").first.click()
    guide = page.locator("#guide")
    expect(guide).to_contain_text(SAID.say("lesson-own-way"))
    expect(guide).to_contain_text(SAID.say("lesson-moon-0-goal"))
    expect(guide).to_contain_text(SAID.say("lesson-astray"))
    picture(page, "lesson-astray")
    guide.locator("[data-way=look-again]").click()
    says(page, "start")
    # a place further on is as good, a useless one is not: undo takes it back
    pupil.until(SAID.say("lesson-moon-0-dig"))
    page.locator("#question").get_by_role("button", name="End the activation").click()
    expect(guide).to_contain_text(SAID.say("lesson-astray"))
    page.keyboard.press("Control+z")
    says(page, "dig")
    # leave, and come back where one was
    page.goto("/#/learn/moonstone")
    page.locator(".first").get_by_role("link", name=ui("en", "ui-go-on")).click()
    says(page, "dig")
    page.reload()
    says(page, "dig")
    # back to an earlier sentence, then straight to the free part
    guide.locator(".past summary").click()
    guide.locator(".past li button").first.click()
    says(page, "start")
    guide.locator("[data-way=skip]").click()
    says(page, "closer")
    # lose: end everything, and do not win
    for _ in range(60):
        seen = pupil.settled()
        if seen["now"] == "over":
            break
        if seen["now"] in ("next", "waits"):
            pupil.on(seen["now"])
        elif seen["draw"]:
            page.keyboard.press("Escape")
        else:
            ends = page.locator("#question").get_by_role("button", name="End the activation")
            (ends if ends.count() else page.locator("#question > .body button[data-option]")).first.click()
        page.wait_for_timeout(60)
    ended = page.locator(".ended")
    expect(ended).to_contain_text(SAID.say("lesson-moon-0-failed"))
    picture(page, "lesson-lost")
    expect(ended.locator(".next")).to_have_count(0)
    page.goto("/#/learn/moonstone")
    expect(page.locator(".first")).to_be_visible()
    expect(page.locator(".first.done")).to_have_count(0)  # no tick for that
    page.go_back()
    page.locator(".ended button.primary").click()  # take it back and look again
    expect(page.locator(".ended")).to_have_count(0)
    page.locator("#guide").wait_for()


@pytest.mark.whole
def test_a_trap_fails_with_a_line_of_its_own(person: Person) -> None:
    """Pin the digger, an inch too short: he digs, and the lesson says why. Then it is taken back, and done right."""
    page = person("en")
    page.goto("/#/learn/moonstone")
    lesson = find_lesson("moonstone", "moon-1")
    page.locator("main li", has_text=SAID.say(lesson.key("title"))).locator("button").click()
    page.locator("#guide").wait_for()
    pupil = Pupil(page)
    pupil.until(SAID.say(lesson.key("closer")))
    page.locator("#question").get_by_role("button", name="End the activation").click()
    ended = page.locator(".ended")
    expect(ended).to_contain_text(SAID.say(lesson.key("failed")))
    picture(page, "lesson-trap")
    ended.locator("button.primary").click()
    expect(ended).to_have_count(0)
    pupil.learn()
    expect(ended).to_contain_text(SAID.say(lesson.key("won")))
