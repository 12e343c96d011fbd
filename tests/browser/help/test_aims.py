"""The goal line over the table, and the parts of the table that count: what a newcomer reads before the first move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from escarmouche.core.book import games
from escarmouche.testing.remote.host import Host
from tests.browser.conftest import DESKTOP, PHONE, Person, picture
from tests.browser.seats import BOT, OPEN, sit
from tests.browser.test_board import rest

pytestmark = pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")

FORD: dict[str, Any] = {"edition": "full", "scenario": "the-monks-ford"}
WORDS = {
    "en": (
        "Have more points after turn 7.",
        "1 point for each of your figures that still counts within 12 cm of the middle of the ford, 4 for your Leader.",
        "Turn 4, player 2, north edge: Gaspard Malemort, Arquebusier 1, Arquebusier 2, Javelineer 1 arrive.",
        "You hold the south bank. Be near the ford at the end.",
        "within 12 cm",
    ),
    "fr": (
        "Avoir le plus de points après le tour 7.",
        "1 point pour chacune de vos figurines valides à 12 cm au plus du milieu du gué, 4 pour votre chef.",
        "Tour 4, joueur 2, bord nord : Gaspard Malemort, Arquebusier 1, Arquebusier 2, Dardeur 1 arrivent.",
        "Vous tenez la rive sud. Soyez près du gué à la fin.",
        "à 12 cm au plus",
    ),
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_what_wins_is_over_the_table_and_on_it(person: Person, host: Host, lang: Any, phone: bool) -> None:
    wins, how, late, orders, spot = WORDS[lang]
    page = person(lang, PHONE) if phone else person(lang)
    sit(page, host.room([OPEN, BOT], game="d10", **FORD), 0, "Tom")
    line = page.locator(".aims summary")
    expect(line).to_contain_text(wins)
    expect(page.locator(".aims .whole")).to_be_hidden()
    line.focus()
    page.keyboard.press("Enter")  # the keyboard opens it
    whole = page.locator(".aims .whole")
    for told in (how, late, orders):
        expect(whole).to_contain_text(told.replace(" : ", "\u00a0: "))
    picture(page, f"aims-{lang}")
    line.click()
    expect(whole).to_be_hidden()
    zone = page.get_by_role("img", name=spot)
    expect(zone).to_have_count(1)
    width = zone.locator("circle.wash").evaluate("one => 2 * one.r.baseVal.value")
    assert width == pytest.approx(24)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_words_of_what_counts_stay_on_the_table(person: Person, host: Host, size: dict[str, int]) -> None:
    """Strips at the edges of the table are narrower than the words that belong to them."""
    page = person("en", size)
    sit(page, host.room([OPEN, BOT], game="d10", edition="full", scenario="the-border-road"), 0, "Tom")
    words = page.locator("[data-board] [data-spot] text")
    expect(words).to_have_count(2)
    rest(page)
    rim = page.locator("[data-board]").first.bounding_box()
    assert rim
    for one in words.all():
        box = one.bounding_box()
        assert box and rim["x"] <= box["x"] and box["x"] + box["width"] <= rim["x"] + rim["width"], (box, rim)
