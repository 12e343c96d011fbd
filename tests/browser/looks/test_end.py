"""The end of a game tells how it went to whoever opens it: on another device, as a spectator, long after."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import PHONE, Person, picture
from tests.server.replayed import stored

GAME = "moonstone/06-fr"


def opened(page: Page, room: str) -> None:
    page.goto(f"/#/room/{room}")
    page.locator("#over-title").wait_for()


@pytest.mark.parametrize(
    "name", ["ad1666/12-three-nights", "d10/00-quarrel-at-the-inn-simplified", "malifaux/06-explosives-flank", GAME]
)
def test_who_comes_when_all_is_over_is_told_how_it_went(name: str, host: Host, person: Person) -> None:
    room = stored(name, host.database).id
    for lang, size in (("en", {"width": 1440, "height": 900}), ("fr", PHONE)):
        page = person(lang, size=size)
        opened(page, room)
        expect(page.locator("#over-points")).to_be_visible()
        assert page.locator("#over-points + ol > li").count() >= 2
        expect(page.locator("#over-done")).to_be_visible()
        chart = page.locator("section[aria-labelledby=over-chart]")
        expect(chart.locator("tbody tr")).to_have_count(2)
        assert chart.locator("thead th").first.inner_text() in ("turn 1", "tour 1")
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        page.locator("#over-chart").scroll_into_view_if_needed()
        picture(page, f"end-{name.replace('/', '-')}-{lang}")


def boxes(page: Page) -> list[Any]:
    """Where that stands which is there from the beginning."""
    return [
        page.locator(place).bounding_box()
        for place in ("#over-title", ".facts", "#over-position", "[aria-labelledby=over-position] .frame")
    ]


def test_the_page_stands_while_the_course_is_fetched(host: Host, person: Person) -> None:
    room, page, held = stored(GAME, host.database).id, person("en", size={"width": 1440, "height": 900}), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/course", hold)
    opened(page, room)
    expect(page.get_by_text("Looking back at the game…")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    before = boxes(page)
    assert len(held) == 1 and page.locator("#over-points").count() == 0
    held[0].continue_()
    expect(page.locator("#over-points")).to_be_visible()
    assert boxes(page) == before


def test_the_page_says_that_the_course_cannot_be_had_and_stays_whole(
    host: Host, person: Person, excused: list[str]
) -> None:
    excused.append("Failed to load resource")
    room, page = stored(GAME, host.database).id, person("fr")
    page.route("**/course", lambda route: route.abort())
    opened(page, room)
    told = page.get_by_text("Le déroulement de la partie ne peut pas être raconté")
    expect(told).to_be_visible()
    expect(told).to_contain_text("Le serveur est injoignable.")
    expect(page.locator("#over-position")).to_be_visible()
    expect(page.locator("#over-done")).to_be_visible()  # what the last scene shows: who holds what, who is hurt
    expect(page.get_by_role("button", name="Revanche, camps échangés")).to_be_visible()
    page.unroute("**/course")
    page.get_by_role("button", name="Réessayer").click()
    expect(page.locator("#over-points")).to_be_visible()
    expect(told).to_have_count(0)
