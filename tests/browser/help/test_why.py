"""Why not? What is greyed out says why, names its rule, and the rule's text opens in the reader's language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Keys, Mouse
from tests.browser.seats import BOT, OPEN, room, sit

COVERED = """(reason) => {
  const over = reason.getBoundingClientRect()
  return [...document.querySelectorAll('#question button[data-option]')].map((one) => one.getBoundingClientRect())
    .filter((box) => box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom).length
}"""
READ = {"en": "Read rule", "fr": "Lire la règle"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_shut_way_says_why(person: Person, host: Host, lang: str) -> None:
    page = person(lang)
    sit(page, room(host, OPEN, BOT, reactions=False), 0, "Ada")
    hand = Mouse(page, 71)
    shut = page.locator("#question [role=group] button[aria-disabled=true]")
    hand.until(lambda: shut.count() > 0)
    hand.table()
    asked = hand.says()
    page.evaluate("document.activeElement.blur()")  # it may have been chosen a moment ago, and be shut now
    shut.first.focus()
    reason = page.locator("#why-shut")
    link = reason.get_by_role("button", name=re.compile(READ[lang]))
    expect(link).to_be_visible()
    assert len(reason.inner_text()) > 20
    assert reason.evaluate(COVERED) == 0  # it lies on no option
    assert shut.first.get_attribute("aria-describedby") == "why-shut"
    picture(page, f"why-desktop-{lang}")
    shut.first.click(force=True)  # it does nothing but say why
    assert hand.says() == asked
    rule = link.inner_text()
    assert re.fullmatch("[A-Z]+(-[A-Z0-9]+)+", rule)
    link.click()
    dialog = page.get_by_role("dialog", name=rule)
    expect(dialog.locator(f"[lang={lang}]")).not_to_be_empty()
    picture(page, f"rule-desktop-{lang}")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert hand.says() == asked


def test_by_keyboard(person: Person, host: Host) -> None:
    page = person()
    sit(page, room(host, OPEN, BOT, reactions=False), 0, "Ada")
    hand = Keys(page, 72)
    hand.until(lambda: any(not one["open"] for one in hand.see().get("options", ())[:9]))
    if hand.page.locator("section.duel").count():
        hand.press("h")
        hand.page.locator("section.duel").wait_for(state="detached")
    asked = hand.says()
    index = next(i for i, one in enumerate(hand.see()["options"]) if not one["open"])
    hand.press(str(index + 1))
    reason = page.locator("#why-shut")
    expect(reason.get_by_role("button")).to_be_visible()
    hand.press("Escape")
    expect(reason).to_have_count(0)
    assert hand.says() == asked
