"""Whole games to their end: one with the mouse alone, one with the keyboard alone."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Page, expect

from escarmouche.core.dealer.chance import commitment
from escarmouche.core.play.record import load
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import PATIENCE, Keys, Mouse
from tests.browser.seats import BOT, OPEN, card, create, room, sit


def over(page: Page) -> None:
    """The result is shown, and so is the seed that was promised."""
    result = page.locator("section.over")
    expect(result.locator("#over-title")).not_to_be_empty()
    expect(result.get_by_role("table", name="Score").get_by_role("row")).to_have_count(2)
    result.get_by_text("The seed matches the hash").click()  # the proof unfolds
    promised, seed = result.locator("code").all_inner_texts()
    assert commitment(bytes.fromhex(seed)) == promised


def test_with_clicks_alone(person: Person, tmp_path: Path) -> None:
    page = person()
    page.goto("/")
    card(page).get_by_role("link", name="Create a game").click()
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
    page.get_by_role("button", name="Rematch, sides swapped").click()
    expect(page.locator("section.over")).to_have_count(0)
    assert Mouse(page).wait()["now"] == "asked"


def test_with_the_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    hand = Keys(page, seed=3)
    to(hand, "Play Moonstone")
    to(hand, "Create a game")
    hand.press("Enter")
    page.get_by_label("Characters each").wait_for()
    for label, keys in (("Which bot", "ArrowDown"), ("Characters each", "1"), ("Moonstones", "ArrowDown")):
        to(hand, label)
        hand.press(keys)
    to(hand, "Set up the table")
    hand.press("Enter")
    hand.play()
    over(page)
    page.locator("section.over").focus()  # where whoever plays by keyboard is taken
    to(hand, "Look at the table")
    hand.press("Enter")
    expect(page.locator("#question")).to_contain_text("The game is over.")


def test_good_places_by_keyboard(person: Person, host: Host) -> None:
    """The list of good places stays open under who goes through it; Enter chooses one, Enter again confirms it."""
    page = person()
    sit(page, room(host, OPEN, BOT, reactions=False), 0, "Ada")
    hand = Keys(page, seed=81)
    hand.until(lambda: hand.see().get("kind") == "draw")
    places = page.locator("#question details li button")
    places.first.wait_for()
    body = hand.body()
    hand.press("Enter")  # nothing is chosen yet
    expect(page.locator("#question .no")).to_contain_text("No place is chosen yet")
    hand.press("F1")
    for number in range(3):
        while not places.nth(number).evaluate("place => place === document.activeElement"):
            hand.press("Tab")
    chosen = page.locator("#question details [aria-current]")
    expect(chosen).to_have_count(0)  # it was only looked at
    hand.press("Enter")
    expect(chosen).to_have_text(places.nth(2).inner_text())
    expect(page.locator("#question .told")).to_be_visible()
    assert body.evaluate("body => body.isConnected")
    picture(page, "good-places-desktop-en")
    hand.press("Enter")
    assert hand.settled(body)
    hand.press("F4")
    expect(page.get_by_role("log")).to_contain_text("is deployed.")


def test_tab_walks_the_models_on_the_board_only(person: Person, host: Host) -> None:
    page = person()
    sit(page, room(host, OPEN, BOT, reactions=False), 0, "Ada")
    hand = Keys(page, seed=82)
    models = page.locator("[data-board] [data-id][role=button]")
    hand.until(lambda: hand.see()["now"] == "asked" and hand.says().startswith("You: What does "))
    page.evaluate("() => document.activeElement.blur()")
    hand.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('[data-board]')")
    hand.press("F2")
    page.wait_for_function("() => document.activeElement.closest('#panel-board')")
    on_board = 0
    for _ in range(models.count() + 1):
        hand.press("Tab")
        if page.evaluate("() => !document.activeElement.matches('[data-board] [data-id]')"):
            break
        on_board += 1
    assert 0 < on_board <= models.count()  # there is a way out, too


def test_a_way_of_no_length(person: Person, host: Host) -> None:
    page = person()
    sit(page, room(host, OPEN, BOT, reactions=False, board="ruins"), 0, "Ada")
    hand = Keys(page, seed=83)
    jog = page.locator("#question").get_by_role("button", name="Jog")
    hand.until(lambda: jog.count() > 0 and jog.get_attribute("aria-disabled") is None)
    if page.locator("section.duel").count():
        hand.press("h")
    hand.press(
        str(
            1
            + [any(line.startswith("Jog") for line in one["name"].split("\n")) for one in hand.see()["options"]].index(
                True
            )
        )
    )
    page.locator("#question .draw").wait_for()
    body = hand.body()
    hand.press("Enter")
    expect(page.locator("#question .no")).to_contain_text("No path is drawn yet")
    hand.press("ArrowRight")
    expect(page.locator("#question .no")).to_have_count(0)
    hand.press("ArrowLeft")
    hand.press("Enter")  # staying here is allowed
    assert hand.settled(body)


NAMED = """() => {
  const one = document.activeElement
  const label = one.labels?.[0]
  return (one.getAttribute('aria-label') ?? (label?.querySelector('span') ?? label)?.innerText ?? one.innerText ?? '').trim()
}"""


def to(hand: Keys, name: str) -> None:
    """Go with the tab key to what has that name."""
    until = time.monotonic() + PATIENCE  # the page may still be coming
    while time.monotonic() < until:
        for _ in range(80):
            hand.press("Tab")
            if hand.page.evaluate(NAMED) == name:
                return
    raise AssertionError(f"the tab key does not lead to {name}")
