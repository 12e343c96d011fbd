"""Raised floors: a place up there can be pointed at, and the ground is never out of reach afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, room, sit


def test_up_and_down_again(person: Person, host: Host) -> None:
    page = person()
    made = room(host, OPEN, BOT, board="ruins")
    sit(page, made, 0, "Ada")
    hand = Mouse(page, 5)
    height = page.locator("#question select")

    def raised() -> bool:
        page.wait_for_timeout(300)
        return height.is_visible()

    for _ in range(40):
        seen = hand.wait()
        place = page.locator("#question button").filter(has_text="in reserve")
        if place.count():
            place.first.click()
            if raised():
                break
            page.keyboard.press("Escape")
        hand.act(seen)
    expect(height).to_be_visible()
    values = [option.get_attribute("value") for option in height.locator("option").all()]
    assert values[0] == "0" and len(values) > 1, values
    page.locator("#question details").evaluate("list => { list.open = true }")
    good = page.locator("#question details li button")
    height.select_option(values[-1])
    expect(height).to_have_value(str(values[-1]))
    picture(page, "floors-desktop-en")
    height.select_option("0")
    expect(height).to_have_value("0")
    good.first.click()
    expect(page.locator("#question button.primary")).to_have_attribute("aria-disabled", "false")
    expect(page.locator("#question .no")).to_have_count(0)
