"""Several people at one screen: what one of them holds in secret stays covered until that one sits before it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from escarmouche.server.store.store import Store
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import OPEN, room, sit


def passed_on(page: Page) -> None:
    """Play on until the screen has to be handed over."""
    hand = Mouse(page, 3)
    for _ in range(60):
        if page.locator(".curtain").is_visible():
            return
        hand.act()
        page.wait_for_timeout(150)
    raise AssertionError("the screen was never to be passed on")


def test_the_curtain_holds(person: Person, host: Host) -> None:
    page = person()
    made = room(host, OPEN, OPEN, events=True)
    sit(page, made, 0, "Ada")
    sit(page, made, 1, "Ben")
    passed_on(page)
    curtain, store = page.locator(".curtain"), Store(host.database)
    words, lines = curtain.inner_text(), len(store.entries(made["room"]))
    picture(page, "curtain-desktop-en")
    for key in ("Control+z", "1", "2", "F1"):
        page.keyboard.press(key)
    page.wait_for_timeout(600)
    expect(curtain).to_be_visible()
    assert curtain.inner_text() == words and len(store.entries(made["room"])) == lines, "a key went through the curtain"
    page.reload()
    expect(curtain).to_be_visible()
    assert curtain.inner_text() == words, "after a reload nobody is known to sit here"
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    expect(page.locator("#question .mine").first).to_be_visible()
    store.close()
