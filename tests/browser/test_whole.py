"""Whole games to their end: one with the mouse alone, one with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Person, picture
from tests.browser.hand import Keys, Mouse
from tests.browser.seats import BOT, OPEN, create, room, sit

from escarmouche.core.chance import commitment
from escarmouche.core.record import load
from escarmouche.testing.host import Host


def over(page: Page) -> None:
    """The result is told, and the seed that was promised."""
    result = page.locator("section.over")
    expect(result.get_by_role("heading")).not_to_be_empty()
    expect(result.get_by_role("table").get_by_role("row")).to_have_count(2)
    expect(result).to_contain_text("The seed fits the hash")
    promised, seed = result.locator("code").all_inner_texts()
    assert commitment(bytes.fromhex(seed)) == promised


def test_with_clicks_alone(person: Person, tmp_path: Path) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("link", name="Create a game").click()
    create(page)
    hand = Mouse(page, seed=2)
    hand.play()
    over(page)
    picture(page, "over-desktop-en")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert load(kept).over
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("#question")).to_contain_text("The game is over.")
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("section.over")).to_have_count(0)
    assert Mouse(page).wait()["now"] == "asked"


def test_with_the_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    hand = Keys(page, seed=3)
    to(hand, "Create a game")
    hand.press("Enter")
    page.get_by_label("Characters each").wait_for()
    for label, keys in (("Which bot", "ArrowDown"), ("Characters each", "1"), ("Moonstones", "ArrowDown")):
        to(hand, label)
        hand.press(keys)
    to(hand, "Lay the table")
    hand.press("Enter")
    hand.play()
    over(page)
    to(hand, "Look at the table")
    hand.press("Enter")
    expect(page.locator("#question")).to_contain_text("The game is over.")


def test_good_places_by_keyboard(person: Person, host: Host) -> None:
    """The list of good places stays open under who goes through it, and what is looked at can be confirmed."""
    page = person()
    sit(page, room(host, OPEN, BOT, reactions=False), 0, "Ada")
    hand = Keys(page, seed=81)
    hand.until(lambda: hand.see().get("kind") == "draw")
    places = page.locator("#question details li button")
    places.first.wait_for()
    body = hand.body()
    hand.press("F1")
    for number in range(3):
        while not places.nth(number).evaluate("place => place === document.activeElement"):
            hand.press("Tab")
    picture(page, "good-places-desktop-en")
    hand.press("Control+Enter")
    assert hand.settled(body)
    hand.press("F4")
    expect(page.get_by_role("log")).to_contain_text("is set up.")


NAMED = """() => {
  const one = document.activeElement
  const label = one.labels?.[0]
  return (one.getAttribute('aria-label') ?? (label?.querySelector('span') ?? label)?.innerText ?? one.innerText ?? '').trim()
}"""


def to(hand: Keys, name: str) -> None:
    """Go with the tab key to what is called so."""
    for _ in range(80):
        hand.press("Tab")
        if hand.page.evaluate(NAMED) == name:
            return
    raise AssertionError(f"the tab key does not lead to {name}")
