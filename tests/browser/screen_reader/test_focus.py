"""Where the keyboard is: whatever opens, closes, or goes away by itself, it is never on nothing."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, Route, TimeoutError, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person
from tests.browser.mouse_and_keyboard import Keys
from tests.browser.recorded import duel, kept, never, table
from tests.browser.seats import BOT, DUO, OPEN, sit
from tests.server.replayed import written

AT = """() => {
  const at = document.activeElement
  return at === document.body || !at ? 'BODY' : at.getAttribute('data-id') ?? at.id ?? at.tagName
}"""
SETTLED = 500  # ms: longer than the page takes to notice,
LATEST = 5000  # and on a busy machine longer still


def at(page: Page) -> str:
    """What has the keyboard, once everything has come to rest; nothing has it only if that stays so."""
    page.wait_for_timeout(SETTLED)
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({AT})() !== 'BODY'", timeout=LATEST)
    found: str = page.evaluate(AT)
    return found


def acting(_: Room, ask: Ask) -> bool:
    return ask.name == "action"


@pytest.fixture
def page(person: Person, host: Host) -> Page:
    options = {key: value for key, value in DUO.items() if key != "edition"}
    made = begun_table(host, OPEN, BOT, until=acting, game="moonstone", edition="en", **options)
    page = person("en")
    sit(page, made, 0, "Ada")
    Keys(page).wait()
    return page


def test_the_keyboard_begins_at_the_question_and_comes_back_from_menus_and_dialogs(page: Page) -> None:
    assert at(page) == "question"
    page.keyboard.press("F2")
    assert at(page) == "panel-board"
    page.keyboard.press("Tab")
    piece = at(page)
    assert page.locator(f"[data-board] [data-id='{piece}']").count() == 1
    for way in ("Escape", "Enter"):
        page.keyboard.press("Shift+F10")
        expect(page.get_by_role("menu")).to_be_visible()
        expect(page.get_by_role("menuitem").first).to_be_focused()
        page.keyboard.press(way)
        expect(page.get_by_role("menu")).to_have_count(0)
        assert at(page) != "BODY"
        if way == "Escape":
            expect(page.locator(f"[data-board] [data-id='{piece}']")).to_be_focused()
    page.keyboard.press("Escape")
    for key in ("?", "y"):
        page.keyboard.press("F1")
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert at(page) != "BODY"


@pytest.mark.parametrize("key", ["F3", "F4", "F6", "/", "q"])
def test_a_panel_takes_the_keyboard_even_if_it_is_fetched_first(key: str, page: Page) -> None:
    page.keyboard.press(key)
    page.wait_for_function("() => document.activeElement.closest('aside')")
    assert at(page) != "BODY"
    assert page.evaluate("() => Boolean(document.activeElement.closest('aside'))")  # and it stays there


def test_a_question_that_goes_away_leaves_the_keyboard_at_the_next(page: Page) -> None:
    option = page.locator("#question [data-option=end]")
    option.focus()
    page.keyboard.press("Enter")
    assert at(page) != "BODY"
    Keys(page).wait()
    page.locator("#question .mine button").first.focus()  # the rule that asks
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert at(page) != "BODY"


@pytest.mark.parametrize(("record", "moment"), [("moonstone/21-en", duel), ("moonstone/21-en", never)])
def test_a_duel_and_the_end_take_the_keyboard_and_give_it_back(
    record: str, moment: object, person: Person, host: Host
) -> None:
    live, lines = table(record, moment)  # type: ignore[arg-type]
    written(live, lines, host.database)
    page = person("en")
    page.add_init_script(kept(live))
    page.goto(f"/#/room/{live.id}")
    page.locator("#question, #over-title").first.wait_for()
    assert at(page) != "BODY"
    page.keyboard.press("h" if moment is duel else "Escape")
    assert at(page) != "BODY"


def test_a_quiz_that_is_long_in_coming_takes_the_keyboard(person: Person) -> None:
    page = person("en")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/Quiz-[^/]+[.]js$"), hold)
    page.goto("/#/learn/moonstone")
    row = page.get_by_role("listitem").filter(has=page.get_by_role("button")).last
    row.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.locator("[data-board]").first.wait_for()
    page.wait_for_timeout(2 * SETTLED)  # the table has looked where the keyboard is
    assert held
    held[0].continue_()
    page.get_by_role("group", name="Choices").get_by_role("button").first.wait_for()
    assert at(page) != "BODY"


def test_lessons_and_quizzes_hand_the_keyboard_on(person: Person) -> None:
    page = person("en")
    page.goto("/#/learn/moonstone")
    start = page.get_by_role("button", name=re.compile("^Begin the first game"))
    start.focus()
    page.keyboard.press("Enter")
    page.locator("#question").wait_for()
    assert at(page) != "BODY"
    for _ in range(4):
        page.keyboard.press("Enter")
        assert at(page) != "BODY"
    page.goto("/#/learn/moonstone")
    row = page.get_by_role("listitem").filter(has=page.get_by_role("button")).last
    row.get_by_role("button").focus()
    page.keyboard.press("Enter")
    choice = page.get_by_role("group", name="Choices").get_by_role("button").first
    choice.wait_for()
    assert at(page) != "BODY"
    choice.focus()
    page.keyboard.press("Enter")
    assert at(page) != "BODY"
