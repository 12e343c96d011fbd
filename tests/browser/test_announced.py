"""What a screen reader hears: whatever happens, and the second half of a question, whichever panel is open."""

from __future__ import annotations

from playwright.sync_api import expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person
from tests.browser.hand import Keys
from tests.browser.laid import laid
from tests.browser.seats import BOT, DUO, OPEN, card, log, sit

# Keeps every sentence that a live region of the announcer has held.
LISTEN = """() => {
  window.heard = []
  const region = document.querySelector('[data-announcer]')
  new MutationObserver(() => window.heard.push(region.innerText)).observe(region, { childList: true, subtree: true })
}"""


def test_what_happens_is_announced_and_the_page_has_a_heading_and_named_landmarks(person: Person) -> None:
    page = person("en")
    page.goto("/")
    card(page).get_by_role("button", name="Play Moonstone").click()
    hand = Keys(page, seed=5)
    hand.wait()
    expect(page.get_by_role("heading", level=1, name="Moonstone")).to_have_count(1)
    for name in ("Players", "Panels"):
        expect(page.get_by_role("complementary", name=name)).to_have_count(1)
    page.evaluate(LISTEN)
    page.get_by_role("tab", name="Chat").click()  # the log is not on the page
    hand.until(lambda: len(page.evaluate("window.heard")) >= 3)
    heard = [line for told in page.evaluate("window.heard") for line in told.splitlines() if line]
    written = " ".join(log(page).inner_text().split())
    assert len(heard) >= 3 and [line for line in heard if line not in written] == []


def test_a_click_on_a_button_leaves_the_keyboard_to_the_question(person: Person, host: Host) -> None:
    page = person("en")
    options = {key: value for key, value in DUO.items() if key != "edition"}
    made = laid(host, OPEN, BOT, until=lambda _, ask: ask.name == "deploy", game="moonstone", edition="en", **options)
    sit(page, made, 0, "Ada")
    hand = Keys(page, seed=5)
    hand.wait()
    hand.press("1")
    page.get_by_role("tab", name="Chat").click()
    body = hand.body()
    assert hand.draw(hand.see(), body)
