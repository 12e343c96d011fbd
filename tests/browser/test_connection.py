"""The connection to the server: the page loaded again in the middle of a game, the server killed and started again, the server gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import CLIENT, Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, SMALL, card, log, room, sit

STILL = 9500  # ms: longer than a server waits for a word
BROKEN = [  # what a browser says about a server that goes away while it speaks
    "WebSocket connection to",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
]


@pytest.fixture
def mortal(tmp_path: Path, host: Host) -> Iterator[Host]:
    """A server of our own, to be killed."""
    assert CLIENT.exists()
    own = Host(tmp_path, options=("--thinkers", "1", "--budget", "2"))
    own.start()
    yield own
    if own.process is not None and own.process.poll() is None:
        own.kill()


def lines(page: Page) -> list[str]:
    """What the log says."""
    return log(page).get_by_role("listitem").all_inner_texts()


def named(hand: Mouse) -> list[tuple[list[str], bool]]:
    """The options with their keys and names, and whether they are open; what they bring is told a moment later."""
    return [(option["name"].split("\n")[:2], option["open"]) for option in hand.see()["options"]]


def test_the_page_loaded_again(person: Person, host: Host) -> None:
    page = person()
    made = room(host, OPEN, BOT)
    sit(page, made, 0, "Ada")
    hand = Mouse(page, seed=4)
    hand.until(lambda: hand.answers >= 6 and hand.see()["now"] == "asked" and not hand.see()["deep"])
    asked, options, told = hand.says(), named(hand), lines(page)
    page.reload()
    hand.wait()
    assert (hand.says(), named(hand)) == (asked, options)
    assert lines(page) == told
    expect(page.get_by_role("region", name="Players")).to_contain_text("at this screen")
    hand.act()  # and play goes on


def test_the_server_killed_under_an_open_page(person: Person, mortal: Host, excused: list[str]) -> None:
    excused += BROKEN
    page = person()
    made = room(mortal, OPEN, BOT)
    sit(page, made, 0, "Ada", mortal.url)
    hand = Mouse(page, seed=5)
    hand.until(lambda: hand.answers >= 5 and hand.see()["now"] == "asked" and not hand.see()["deep"])
    told, asked = lines(page), hand.says()
    mortal.kill()
    banner = page.get_by_text("Reconnecting…")
    expect(banner).to_be_visible()
    picture(page, "reconnecting-desktop-en")
    mortal.start()
    expect(banner).to_be_hidden(timeout=20_000)
    hand.wait()
    assert lines(page)[: len(told)] == told  # every decision is there
    assert hand.says() == asked
    before = hand.answers
    hand.until(lambda: hand.answers > before)


def test_a_page_that_stood_still_comes_back(person: Person, host: Host) -> None:
    """A closed laptop, a tab that sleeps, a page that computes: the server has given it up meanwhile, and lets it in again."""
    page = person()
    made = room(host, OPEN, BOT)
    sit(page, made, 0, "Ada")
    hand = Mouse(page, seed=6)
    hand.until(lambda: hand.answers >= 2 and hand.see()["now"] == "asked" and not hand.see()["deep"])
    asked = hand.says()
    tools = page.context.new_cdp_session(page)
    tools.send("Debugger.enable")
    with page.expect_websocket(timeout=60_000):  # it was cut off, and enters again
        page.evaluate("() => void setTimeout(() => { debugger })")
        page.wait_for_timeout(STILL)
        tools.send("Debugger.resume")
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    assert hand.says() == asked
    before = hand.answers
    hand.until(lambda: hand.answers > before)


def test_an_answer_given_while_the_line_is_down(person: Person, mortal: Host, excused: list[str]) -> None:
    """It is refused at once, in words, and can be given again when the connection is back."""
    excused += BROKEN
    page = person()
    made = mortal.room([OPEN, BOT], **SMALL, size=1)
    sit(page, made, 0, "Ada", mortal.url)
    hand = Mouse(page, seed=6)
    hand.wait()  # the first question of such a room is a plain choice
    mortal.kill()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    hand.choose(0)
    expect(page.locator("#question").get_by_role("alert")).to_contain_text("The server cannot be reached.")
    mortal.start()
    expect(page.get_by_text("Reconnecting…")).to_be_hidden(timeout=20_000)
    before = hand.answers
    hand.until(lambda: hand.answers > before)


# The pages that lead to a table have been fetched in advance.
FETCHED = """() => ['table', 'Join', 'Create'].every((page) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${page}-`) && name.endsWith('.js')))"""


def test_the_server_gone_for_good(person: Person, mortal: Host, excused: list[str]) -> None:
    excused += BROKEN
    page = person()
    page.goto(f"{mortal.url}/#/new/moonstone")
    page.get_by_role("button", name="Set up the table").wait_for()
    page.goto(f"{mortal.url}/")
    card(page).get_by_role("button", name="Play").wait_for()
    page.wait_for_function(FETCHED)
    page.wait_for_load_state("networkidle")
    assert mortal.stop() == 0, mortal.tail()
    card(page).get_by_role("button", name="Play").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    picture(page, "gone-home-en")
    card(page).get_by_role("link", name="Create a game").click()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    picture(page, "gone-create-en")
    page.goto(f"{mortal.url}/#/room/some-room")
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    expect(page.get_by_text("Your game is safe")).to_be_visible()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    picture(page, "gone-room-en")
    page.goto(f"{mortal.url}/#/join/some-invitation")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()  # nobody knows to which game it is
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()  # it cannot say who invites
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
