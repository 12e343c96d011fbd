"""Anno Domini 1666 from the home page to its end with the mouse, in English; with a finger on a phone in French, and by keyboard alone,
from the home page into the second turn, and then the last turn of another game.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.mouse_and_keyboard import Keys, Mouse
from tests.browser.seats import BOT, OPEN, card, log, sit
from tests.browser.test_french import reads_french
from tests.browser.test_phone import Finger, fits, hits
from tests.browser.test_whole_games import over, to


def told(page: Page) -> None:
    """Nothing in the log is an id or a text without its words."""
    lines = log(page).get_by_role("listitem").all_inner_texts()
    assert len(lines) > 60
    raw = re.compile(
        r"\$|(?<![\w-])(?:event|ask|word|branch|mod|phase|hit|outcome)-[a-z]|[a-z]\.[a-z]+-|undefined|null"
    )
    assert not [line for line in lines if raw.search(line)]


def ending(live: Room, ask: Ask) -> bool:
    """The last turn has begun."""
    return live.game.table.state.turn == 6


def test_with_clicks_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    card(page, "ad1666").get_by_role("button", name="Play Anno Domini 1666").click()
    expect(page.get_by_role("group", name=re.compile(" by "))).to_be_visible()  # the board
    Mouse(page, seed=1).play(900)
    over(page)
    picture(page, "anno-over-desktop-en")
    page.get_by_role("button", name="Look at the table").click()
    told(page)


def test_with_a_finger_in_french(person: Person, host: Host) -> None:
    page = person("fr", PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    card(page, "ad1666").get_by_role("link", name="Créer une partie").tap()
    page.get_by_label("Quel robot").select_option("random")
    page.get_by_role("button", name="Créer la partie").tap()
    looked(Finger(page, seed=2), 80)
    sit(page, begun_table(host, OPEN, BOT, until=ending), 0, "Ada")
    assert looked(Finger(page, seed=2), 300), "the game is not over"
    result = page.locator("section.over")
    expect(result.locator("#over-title")).not_to_be_empty()
    fits(page)
    reads_french(page)
    picture(page, "anno-over-phone-fr")


def looked(hand: Finger, most: int) -> bool:
    """Play on with a look at the page now and then. Is the game over?"""
    for number in range(most):
        if not hand.act():
            return True
        if number % 10 == 0:
            fits(hand.page)
            reads_french(hand.page)
            hits(hand.page)
    return False


def test_with_the_keyboard_alone(person: Person, host: Host) -> None:
    page = person()
    page.goto("/")
    hand = Keys(page, seed=3)
    to(hand, "Play Anno Domini 1666")
    to(hand, "Create a game")
    hand.press("Enter")
    page.get_by_role("combobox", name="Scenario", exact=True).wait_for()
    to(hand, "Which bot")
    hand.press("ArrowDown")
    to(hand, "Set up the table")
    hand.press("Enter")
    hand.until(lambda: hand.answers >= 40)
    sit(page, begun_table(host, OPEN, BOT, until=ending), 0, "Ada")
    Keys(page, seed=3).play()
    over(page)
