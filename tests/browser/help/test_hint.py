"""Help at the choice: a hint with its reason, a set-up left to the table, a warning before the end, words that can be asked about."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.book import games
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.seats import BOT, OPEN, card, log, sit

pytestmark = pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")

FORD: dict[str, Any] = {"edition": "simplified", "scenario": "the-monks-ford"}
LONG = 90_000  # ms, where bots think on a busy machine


def acting(room: Room, ask: Ask) -> bool:
    """A figure that may still walk."""
    return ask.seat == 0 and ask.name == "action" and isinstance(ask, Menu) and "advance" in dict(ask.open())


def at_an_action(person: Person, host: Host, lang: Any, **rest: Any) -> Page:
    page = person(lang, **rest)
    sit(page, begun_table(host, OPEN, BOT, until=acting, game="d10", practice=True, **FORD), 0, "Tom")
    page.locator("#question [data-option=end]").wait_for()
    return page


HINT = {"en": ("Hint", "Do it"), "fr": ("Conseil", "Faites-le")}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_says_why_then_what_then_does_it(person: Person, host: Host, lang: Any) -> None:
    hint, take = HINT[lang]
    page = at_an_action(person, host, lang)
    lines = log(page).locator("li").count()
    advice = page.locator("#question .advice")
    advice.get_by_role("button", name=hint).click()
    advice.locator(".said").wait_for(timeout=LONG)
    expect(advice.get_by_role("button", name=take)).to_have_count(0)  # first where to look, and why
    page.keyboard.press("i")
    expect(advice.locator("strong")).not_to_be_empty()
    picture(page, f"hint-{lang}")
    assert log(page).locator("li").count() == lines  # nothing was answered yet
    advice.get_by_role("button", name=take).click()
    expect(log(page).locator("li")).not_to_have_count(lines)


def test_the_first_page_leads_to_the_first_decision_in_one_click(person: Person) -> None:
    page = person()
    page.goto("/")
    card(page, "d10").get_by_role("button", name="Play D10").click()
    page.wait_for_function(
        "() => /activate/.test(document.querySelector('#question .mine')?.innerText ?? '')", timeout=LONG
    )
    expect(page.locator(".aims summary")).to_contain_text("Turn 1 of 7.")
    picture(page, "one-click")
    asked = page.locator("#question .mine")
    for _ in range(20):  # decision by decision, back to the set-up, to do it by hand
        before = asked.inner_text()
        page.get_by_role("button", name="Undo").first.click()
        expect(asked).not_to_have_text(before, timeout=LONG)
        if "Whom do you place" in asked.inner_text():
            break
    expect(page.get_by_role("button", name="Set up for me")).to_be_visible()


def test_who_ends_with_something_left_is_asked_once(person: Person, host: Host) -> None:
    page = at_an_action(person, host, "en")
    body = page.locator("#question .body")
    page.wait_for_timeout(1500)  # what the options bring is known by then
    end = page.locator("#question [data-option=end]")
    end.click()
    box = page.get_by_role("dialog")
    expect(box).to_contain_text("There is still something to do here")
    picture(page, "warned")
    box.get_by_role("button", name="Cancel").click()
    expect(body).to_be_visible()
    end.click()  # it was said
    expect(log(page).get_by_text("is done").last).to_be_visible()
    expect(box).to_have_count(0)


@pytest.mark.parametrize(("lang", "told"), [("en", "Two each turn."), ("fr", "Deux par tour.")])
def test_a_word_of_the_game_can_be_asked_about(person: Person, host: Host, lang: Any, told: str) -> None:
    page = at_an_action(person, host, lang)
    term = log(page).locator(".term", has_text="PA").first
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(told)
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    term.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(told)
    expect(term).to_have_accessible_description(re.compile(re.escape(told)))
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_word_can_be_touched(person: Person, host: Host) -> None:
    page = at_an_action(person, host, "en", size=PHONE, has_touch=True)
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    page.locator(".drawer .term", has_text="PA").last.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Two each turn.")
    picture(page, "glossary-phone")
