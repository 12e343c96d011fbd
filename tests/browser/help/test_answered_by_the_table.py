"""What leaves nothing worth choosing is answered by the table: said in the log, taken back with what came before it, a setting."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import games
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.seats import BOT, OPEN, log, sit

pytestmark = pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")

FORD: dict[str, Any] = {"edition": "simplified", "scenario": "the-monks-ford"}


WORDS = {
    "en": ("(answered by the table)", "End the activation", "Undo"),
    "fr": ("(la table a répondu)", "Terminer l’activation", "Annuler"),
}


def idle(room: Room, ask: Ask) -> bool:
    """A figure without points left: it may turn round, or end."""
    return ask.seat == 0 and ask.name == "action" and room.book.idle(room.game.table, ask) is not None


def options(page: Page) -> list[str]:
    page.locator("#question [data-option]").first.wait_for()
    open_ = "one => one.getAttribute('aria-disabled') !== 'true'"
    return page.evaluate(
        f"() => [...document.querySelectorAll('#question [data-option]')].filter({open_}).map((one) => one.dataset.option)"
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_figure_without_points_is_ended_by_the_table(person: Person, host: Host, lang: Any) -> None:
    told, _, undo = WORDS[lang]
    page = person(lang)
    sit(page, begun_table(host, OPEN, BOT, until=idle, game="d10", practice=True, **FORD), 0, "Tom")
    expect(log(page).get_by_text(told).first).to_be_visible()
    assert set(options(page)) != {"end", "face"}
    picture(page, f"spared-{lang}")
    page.get_by_role("button", name=undo).first.click()
    line = log(page).locator("li", has_text=told).first
    expect(line).to_have_class(re.compile("undone"))
    page.locator("#question .body > *").first.wait_for()  # what the player had decided is asked again
    assert not page.locator("#question [data-option=end]").count()


def test_who_wants_every_question_is_asked_every_question(person: Person, host: Host) -> None:
    page = person()
    page.add_init_script("localStorage.setItem('escarmouche-settings', JSON.stringify({ spare: false }))")
    sit(page, begun_table(host, OPEN, BOT, until=idle, game="d10", practice=True, **FORD), 0, "Tom")
    assert set(options(page)) == {"end", "face"}
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Answer for me where there is nothing worth choosing").check()
    page.keyboard.press("Escape")
    expect(log(page).get_by_text("(answered by the table)").first).to_be_visible()
