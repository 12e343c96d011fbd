"""What others do is shown step by step: the strip with its buttons, the pace, 'again', a line of the log, for players and spectators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person
from tests.browser.recorded import kept, table, turn
from tests.server.replayed import written

MOVING = "localStorage.setItem('escarmouche-settings', JSON.stringify({ motion: 'full', pace: 'calm' }))"

# Pauses as soon as what a bot does is shown, without waiting for anything: an activation may be short.
PAUSE = """() => {
  const strip = document.querySelector('section[aria-label="What is happening"]')
  const pause = strip?.querySelector('button[aria-label="Pause"]:not(:disabled)')
  if (!pause || !/a bot/.test(strip.querySelector('.soft')?.innerText)) return false
  pause.click()
  return true
}"""


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="What is happening").get_by_role("button", name=name)


def steps(page: Page) -> Locator:
    return page.get_by_role("list", name="Steps so far").get_by_role("listitem")


@pytest.fixture
def player(person: Person, host: Host) -> Page:
    """Somebody has handed over, and has stopped the showing of what a bot did then."""
    live, lines = table("moonstone/21-en", turn(2, "action"))
    written(live, lines, host.database)
    page = person("en")
    page.add_init_script(
        MOVING.replace(
            "'escarmouche-settings', ", "'escarmouche-settings', localStorage.getItem('escarmouche-settings') ?? "
        )
    )
    page.add_init_script(kept(live))
    page.goto(f"/#/room/{live.id}")
    page.locator("#question").get_by_role("button", name="End the activation").click()
    page.get_by_role("button", name="Yes, all the same").click()  # though there is still something to do
    page.wait_for_function(PAUSE)
    return page


def test_what_a_bot_does_is_shown_step_by_step(player: Page) -> None:
    page = player
    expect(page.locator("#question")).to_contain_text("First, what led to your next question.")
    expect(page.locator("#question .body")).to_have_count(0)
    expect(page.locator("[data-board] .selectable")).to_have_count(0)
    shown = steps(page).count()
    button(page, "One step on").click()
    expect(steps(page)).to_have_count(shown + 1)
    page.wait_for_timeout(2500)
    expect(steps(page)).to_have_count(shown + 1)  # paused
    button(page, "Skip").click()
    expect(page.locator("#question .body")).to_be_visible()
    expect(page.locator("#question")).not_to_contain_text("First, what led")
    told = steps(page).count()
    assert told > shown

    button(page, "again").click()
    page.wait_for_function(PAUSE)
    button(page, "Play").click()
    expect(button(page, "Pause")).to_be_visible()
    page.evaluate("() => document.querySelector('button[aria-label=Skip]')?.click()")  # if it has not come to its end
    expect(steps(page)).to_have_count(told)


def test_the_pace_is_remembered_and_one_can_look_back_from_the_strip(player: Page) -> None:
    page = player
    button(page, "Skip").click()
    button(page, "Look back").click()
    expect(page.locator(".log li[aria-current=step]")).to_be_visible(timeout=30_000)
    page.keyboard.press("Shift+J")
    expect(page.locator("[data-board] .lit").first).to_be_visible()
    page.keyboard.press("b")
    page.get_by_label("Pace").select_option("quick")
    page.reload()
    expect(page.get_by_label("Pace")).to_have_value("quick")


def test_a_decision_can_be_taken_while_it_is_being_shown(player: Page) -> None:
    page = player
    expect(page.locator("#question")).to_contain_text("First, what led to your next question.")
    page.keyboard.press("1")  # nothing is answered that is not to be seen yet
    first = page.locator("#question > .body button[data-option]").first
    expect(first).to_be_visible()
    expect(page.locator("#question")).to_contain_text("You are still being shown what led to this.")
    first.click()
    expect(page.locator("#question")).not_to_contain_text("You are still being shown")
    expect(page.locator("#question .mine")).to_have_text(re.compile("What does"))


def test_the_next_question_comes_by_itself_once_all_has_been_shown(player: Page) -> None:
    page = player
    expect(page.locator("#question")).to_contain_text("First, what led to your next question.")
    button(page, "Fast, until it is now").click()
    expect(page.locator("#question .body")).to_be_visible(timeout=60_000)
    expect(page.locator("#question")).not_to_contain_text("what led to")
