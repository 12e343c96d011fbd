"""Somebody leaves in the middle of a game: the other is told, and after a while may let a bot play on or end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import CLIENT, Person, picture
from tests.browser.mouse_and_keyboard import Mouse, together
from tests.browser.seats import OPEN, log, room, sit

NOTICED = 15_000  # ms: ten seconds until a silent line counts as dead, and some for a busy machine


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that lets the others decide after three seconds."""
    if not CLIENT.exists():
        pytest.skip("the browser client is not built (make web)")
    own = Host(tmp_path_factory.mktemp("hasty"), options=("--thinkers", "1", "--budget", "2", "--patience", "3"))
    own.start()
    yield own
    assert own.stop() == 0, own.tail()


def begun(ada: Page, ben: Page, hasty: Host, seed: int) -> Mouse:
    """A game of two that has begun; then Ben closes the page while he is asked something."""
    made = room(hasty, OPEN, OPEN, reactions=False)
    sit(ada, made, 0, "Ada", hasty.url)
    sit(ben, made, 1, "Ben", hasty.url)
    hands = Mouse(ada, seed), Mouse(ben, seed + 1)
    asked = ben.locator("#question > .body")
    together(hands, lambda: sum(hand.answers for hand in hands) > 4 and asked.count() > 0)
    return hands[0]


def away(ada: Page) -> Locator:
    return ada.locator(".bar").filter(has_text="Ben")


def test_a_bot_plays_on(person: Person, hasty: Host) -> None:
    ada, ben = person(), person()
    hand = begun(ada, ben, hasty, 91)
    address, ben_at = ben.url, ben.context
    expect(away(ada)).to_have_count(0)
    ben.close()
    expect(away(ada)).to_contain_text("is not connected. The game waits.", timeout=NOTICED)
    expect(ada.get_by_label("Players").first).to_contain_text("away")
    stand_in = away(ada).get_by_role("button", name="Let a bot play on")
    expect(stand_in).to_be_visible()
    picture(ada, "away-desktop-en")
    told = log(ada).get_by_role("listitem").count()
    stand_in.click()
    expect(log(ada)).to_contain_text("A bot now plays for Ben.")
    expect(away(ada)).to_have_count(0)
    expect(ada.get_by_label("Players").first).to_contain_text("a bot plays on")
    before = hand.answers
    hand.until(lambda: hand.answers > before + 1)  # the game goes on
    assert log(ada).get_by_role("listitem").count() > told + 1
    back = ben_at.new_page()
    back.goto(address)
    expect(back.get_by_text("A bot is playing in your place.")).to_be_visible()
    picture(back, "replaced-desktop-en")
    back.locator(".bar").get_by_role("button", name="Take the seat back").click()
    for page in (ada, back):
        expect(log(page)).to_contain_text("Ben is back.")
    expect(back.get_by_text("A bot is playing in your place.")).to_have_count(0)
    hands = hand, Mouse(back, 93)
    together(hands, lambda: hands[1].answers > 0)  # and it is Ben who decides again


def test_the_game_is_ended(person: Person, hasty: Host) -> None:
    ada, ben = person(), person()
    begun(ada, ben, hasty, 95)
    ben.close()
    end = away(ada).get_by_role("button", name="End the game")
    end.click(timeout=NOTICED)
    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text("End the game without Ben?")
    picture(ada, "end-sure-desktop-en")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    expect(away(ada)).to_be_visible()  # nothing has happened
    end.click()
    ada.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(ada.locator("#over-title")).to_have_text("The game was ended.")
    picture(ada, "ended-desktop-en")
    ada.get_by_role("button", name="Look at the table").click()
    expect(log(ada)).to_contain_text("The game was ended by its players.")
