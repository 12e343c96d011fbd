"""Figures with a front: turned by hand, by key and by compass; dice that are read and put aside; the quick reference."""

from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import games
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.seats import BOT, OPEN, sit
from tests.browser.test_board import middle

pytestmark = pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")

FULL: dict[str, Any] = {"game": "d10", "edition": "full", "scenario": "the-tax-chest"}


def token(page: Page, figure: str) -> Locator:
    return page.locator(f"[data-board] [data-id='{figure}'][role=button]")


class Turning:
    """Seat 0 has moved somebody and is asked which way it looks."""

    def __init__(self, page: Page, host: Host) -> None:
        self.page = page
        self.about: dict[str, Any] = {}
        sit(page, begun_table(host, OPEN, BOT, until=self.fits, **FULL), 0, "Ada")
        self.handle.wait_for()

    def fits(self, live: Room, ask: Ask) -> bool:
        """No dice lie on the table: nothing is in the way."""
        self.about = dict(ask.about)
        face = ask.name == "face" and live.book.idle(live.game.table, ask) is None
        return face and live.game.table.state.turn > 0 and not live.game.table.state.rolls

    @property
    def handle(self) -> Locator:
        return self.page.locator("[data-board] [data-turn]")

    @property
    def degrees(self) -> int:
        return int(self.handle.get_attribute("data-turn") or -1)

    def shown(self) -> int:
        """Where the figure on the board looks."""
        front = token(self.page, self.about["figure"]).locator("[data-facing]")
        return int(front.get_attribute("data-facing") or -1)

    def at(self, degrees: int, far: float) -> tuple[float, float]:
        """A point of the screen in that direction from the figure."""
        x, y = middle(token(self.page, self.about["figure"]))
        return x + far * cos(radians(degrees)), y - far * sin(radians(degrees))


def near(one: int, other: int) -> bool:
    return abs((one - other + 180) % 360 - 180) <= 4


def test_the_handle_is_dragged_and_the_front_follows(person: Person, host: Host) -> None:
    page = person()
    turning = Turning(page, host)
    assert turning.degrees == turning.shown() == turning.about["now"]
    picture(page, "turning")
    page.mouse.move(*middle(turning.handle))
    assert turning.degrees == turning.about["now"]  # who passes by turns nothing
    page.mouse.down()
    page.mouse.move(*turning.at(200, 90), steps=4)
    assert near(turning.degrees, 200)
    assert near(turning.shown(), 200)
    page.mouse.up()
    expect(turning.handle).to_have_attribute("aria-valuetext", "facing west")
    expect(page.locator("#question")).to_contain_text("facing west")
    page.keyboard.press("Enter")
    expect(turning.handle).to_have_count(0)
    assert near(turning.shown(), 200)


def test_keys_and_the_compass_turn_it_too(person: Person, host: Host) -> None:
    page = person()
    turning = Turning(page, host)
    now = turning.about["now"]
    page.keyboard.press("ArrowLeft")
    assert turning.degrees == (now + 5) % 360
    page.keyboard.press("Shift+ArrowRight")
    assert turning.degrees == (now + 4) % 360
    page.keyboard.press("3")
    assert turning.degrees == 0
    question = page.locator("#question")
    question.get_by_role("button", name="facing south-east").first.click()
    assert turning.degrees == turning.shown() == 315
    question.get_by_label("Degrees").fill("1")  # as on a compass: a hair east of north
    assert turning.degrees == 89
    expect(token(page, turning.about["figure"])).to_have_attribute("aria-label", re.compile("facing north"))
    question.get_by_role("button", name="Leave it").click()
    expect(turning.handle).to_have_count(0)
    assert turning.shown() == now


def test_on_a_phone_one_taps_where_it_should_look(person: Person, host: Host) -> None:
    page = person(lang="fr", size=PHONE, has_touch=True)
    turning = Turning(page, host)
    page.touchscreen.tap(*turning.at(90, 40))
    assert near(turning.degrees, 90)
    expect(turning.handle).to_have_attribute("aria-valuetext", "face au nord")
    picture(page, "turning-phone")
    page.locator("#question").get_by_role("button", name="Valider").click()
    expect(turning.handle).to_have_count(0)
    page.get_by_role("button", name="Mémo").click()
    drawer = page.locator(".drawer")
    drawer.get_by_role("searchbox").fill("s’orienter")
    expect(drawer.locator("dt").first).to_contain_text("S’orienter")
    picture(page, "reference-phone")


def test_front_and_rear_are_shown_with_the_reach(person: Person, host: Host) -> None:
    page = person()
    turning = Turning(page, host)
    other = page.locator(f"[data-board] [data-id]:has([data-facing]):not([data-id='{turning.about['figure']}'])").first
    page.mouse.move(*middle(other))
    arcs = page.locator("[data-board] .arcs")
    expect(arcs).to_have_count(1)
    page.keyboard.down("r")
    expect(arcs).to_have_count(2)
    expect(page.locator(".legend")).to_contain_text("behind it")
    picture(page, "arcs")
    page.keyboard.up("r")
    expect(arcs).to_have_count(1)


def rolled(live: Room, ask: Ask) -> bool:
    """The dice of the last action lie there."""
    rolls = live.game.table.state.rolls
    return ask.name == "action" and any(roll.figure and roll.result for roll in rolls)


def test_dice_are_read_and_stop_nobody(person: Person, host: Host) -> None:
    page = person()
    sit(page, begun_table(host, OPEN, BOT, until=rolled, **FULL), 0, "Ada")
    duel = page.locator("section.duel")
    duel.wait_for()
    expect(duel.get_by_role("img", name=re.compile("^Die: ")).first).to_be_visible()
    assert duel.locator(".result").count() >= 1
    picture(page, "dice")
    expect(page.locator("#question [data-option]").first).to_be_visible()  # where it always is
    duel.get_by_role("button", name="Close").click()
    expect(duel).to_have_count(0)
    page.wait_for_timeout(300)
    expect(duel).to_have_count(0)


def test_the_quick_reference_is_searched_and_leads_to_the_rules(person: Person, host: Host) -> None:
    page = person()
    Turning(page, host)
    page.keyboard.press("q")
    panel = page.get_by_role("tabpanel", name="Reference")
    search = panel.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill("face")
    names = panel.locator("dt")
    expect(names.first).to_be_visible()
    picture(page, "reference")
    panel.get_by_role("button", name=re.compile("^Read rule D10-")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("D10-")
