"""Moving something other than a model: a Marker is led along a way that begins where it lies."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import games
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.seats import OPEN, sit
from tests.browser.test_board import rest

pytestmark = pytest.mark.skipif("malifaux" not in games(), reason="Malifaux is not installed")

SALT = ["tamsin-farrow", "outrider", "outrider", "outrider"]
BELFRY = ["maud-hollowell", "pallbearer"]
TABLE: dict[str, Any] = {
    "game": "malifaux",
    "crews": [
        {"faction": "salt", "leader": SALT[0], "hires": SALT},
        {"faction": "belfry", "leader": BELFRY[0], "hires": BELFRY},
    ],
    "strategy": "reckoning",
    "deployment": "standard",
    "board": "crossroads",
    "pool": [1, 2, 3, 8, 9],
    "most": 400,
}
WISHES = ("outrider:shift-the-flag", "interact", "stop")
# The middle of a thing on the board, on the screen.
MIDDLE = """id => {
  const box = document.querySelector(`[data-board] [data-id="${id}"]`).getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


def flags(live: Room, ask: Ask, rng: random.Random) -> Any:
    """Whoever may moves a flag; else one is planted."""
    answers = [ask.sample(rng) for _ in range(60)] if ask.name == "act" else [ask.sample(rng)]
    for wish in WISHES if ask.name == "act" else ():
        for answer in answers:
            if answer == wish or (isinstance(answer, dict) and wish in answer):
                return answer
    return answers[0]


def test_a_marker_is_led_round_a_corner(person: Person, host: Host) -> None:
    """MALI-MOVE-04: the way is drawn from the Marker, two legs of it, and measured; the model stays where it is."""
    page = person("en")
    made = begun_table(host, OPEN, OPEN, until=lambda live, ask: ask.name == "move-marker", way=flags, **TABLE)
    sit(page, made, 0, "Ann")
    expect(page.locator("#question")).to_contain_text("Where is the Scheme Marker moved?")
    name = page.locator("[data-board] [data-id^='scheme-marker']").first.get_attribute("data-id")
    page.locator("#question summary").wait_for()
    page.keyboard.press("h")  # the duel that led to it is put aside
    rest(page)
    x, y = page.evaluate(MIDDLE, name)
    page.mouse.move(x + 12, y)
    page.mouse.click(x + 12, y)
    page.mouse.move(x + 12, y + 12)
    expect(page.locator("[data-board] .draft")).to_be_visible()
    picture(page, "marker-way")
    page.mouse.dblclick(x + 12, y + 12)
    expect(page.locator("#question")).not_to_contain_text("Where is the Scheme Marker moved?")
    page.wait_for_function(
        f"([id, x, y]) => Math.hypot(({MIDDLE})(id)[0] - x, ({MIDDLE})(id)[1] - y) < 6", arg=[name, x + 12, y + 12]
    )
