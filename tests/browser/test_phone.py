"""On a phone: fingers, little room, large enough targets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, card, create, room, sit
from tests.browser.test_board import about, inch, middle, piece

SMALL = 44  # px: what a finger hits

TOO_SMALL = """(least) => [...document.querySelectorAll('#question button, #question select, #question summary, nav button, header button')]
  .filter((one) => one.getClientRects().length && !one.classList.contains('link'))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.height < least - 0.5 || box.width < least - 0.5 })
  .map((one) => `${one.innerText || one.ariaLabel}: ${one.getBoundingClientRect().width} x ${one.getBoundingClientRect().height}`)"""


class Finger(Mouse):
    """Taps where the mouse would click."""

    def choose(self, index: int) -> None:
        options = self.question.locator(":scope > .body [role=group] button[data-option]")
        (options if options.count() else self.question.locator(":scope > .body button")).nth(index).tap()

    def confirm(self) -> None:
        self.question.locator(":scope > .body button.primary").tap()

    def back(self, body: ElementHandle) -> None:
        self.question.locator(".inner button").tap()
        self.settled(body)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    # where there is not enough room, a phone zooms out: then its window counts as wider
    wide = page.evaluate("() => Math.max(document.documentElement.scrollWidth, innerWidth)")
    assert wide <= PHONE["width"], (wide, page.url)


def hits(page: Page) -> None:
    assert page.evaluate(TOO_SMALL, SMALL) == []


@pytest.fixture
def phone(person: Person) -> Page:
    return person("en", PHONE, has_touch=True, is_mobile=True)


def test_from_home_to_the_table(phone: Page) -> None:
    page = phone
    page.goto("/")
    card(page).get_by_role("button", name="Play Moonstone").wait_for()
    fits(page)
    picture(page, "home-phone-en")
    page.goto("/#/credits")
    fits(page)
    page.goto("/#/keys")
    page.get_by_text("You can change every key.").wait_for()
    fits(page)
    page.goto("/")
    card(page).get_by_role("link", name="Create a game").tap()
    page.get_by_role("button", name="Set up the table").wait_for()
    fits(page)
    picture(page, "create-phone-en")
    create(page)
    hand = Finger(page, 51)
    for number in range(12):
        seen = hand.wait()
        fits(page)
        if seen["now"] == "asked":
            hits(page)
            picture(page, f"phone-question-{number}")
        if not hand.act(seen):
            break
    assert hand.answers


def test_a_lone_figure_is_as_wide_as_a_finger(phone: Page, host: Host) -> None:
    sit(phone, room(host, OPEN, BOT), 0, "Ada")
    Finger(phone, 54).wait()
    row = '<div style="display: flex"><button>1</button></div>'
    phone.evaluate("(row) => document.querySelector('#question').insertAdjacentHTML('beforeend', row)", row)
    assert phone.locator("#question button", has_text=re.compile("^1$")).count() == 1
    hits(phone)


def test_a_model_is_moved_by_tap_and_tap(phone: Page, host: Host) -> None:
    page = phone
    sit(page, room(host, OPEN, BOT, reactions=False, board="ruins"), 0, "Ada")
    hand = Finger(page, 52)
    jog = page.locator("#question").get_by_role("button", name="Jog")
    hand.until(lambda: jog.count() > 0 and jog.get_attribute("aria-disabled") is None)
    hand.table()
    found = re.search("What does (.+) do[?]", hand.says())
    assert found
    who = found[1]
    model = piece(page, who)
    stood = model.get_attribute("transform") or ""
    for x, y in ((1, 0), (-1, 0), (0, -1), (0, 1)):
        page.touchscreen.tap(*middle(model))  # it is picked up
        page.locator("#question summary").wait_for()
        start, far = middle(model), 2 * inch(page)
        page.touchscreen.tap(start[0] + x * far, start[1] + y * far)
        expect(page.locator("#question .measure")).to_contain_text(about(2))
        fits(page)
        hits(page)
        picture(page, "move-phone-en")
        body = hand.body()
        if hand.allowed():
            hand.confirm()
            if hand.settled(body):
                break
        hand.back(body)
    expect(model).not_to_have_attribute("transform", stood)


def test_the_drawers(phone: Page, host: Host) -> None:
    page = phone
    sit(page, room(host, OPEN, BOT), 0, "Ada")
    hand = Finger(page, 53)
    hand.until(lambda: hand.answers > 3)
    hand.table()
    for name in ("Players", "Card", "Log", "Chat"):
        button = page.get_by_role("navigation", name="Panels").get_by_role("button", name=name)
        button.tap()
        expect(button).to_have_attribute("aria-expanded", "true")
        drawer = page.locator(".drawer")
        expect(drawer).to_be_visible()
        fits(page)
        picture(page, f"drawer-{name.lower()}-phone-en")
        drawer.get_by_role("button", name="Close").first.tap()
        expect(drawer).to_have_count(0)
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(page)
    picture(page, "settings-phone-en")
