"""Undo against bots: at a practice table at once, whatever came up since; as between people only what showed nothing and met no chance."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import card, log

WORDS = {
    "en": ("Play Moonstone", "Undo", "drawn again", "Chance is drawn again", "Undo against bots: for practice"),
    "fr": (
        "Jouer à Moonstone",
        "Annuler",
        "tirés de nouveau",
        "On tire de nouveau au sort",
        "Annuler face aux robots\u00a0: pour s’entraîner",
    ),
}


def button(page: Page) -> Locator:
    return page.locator("div.undo > button")


def says(page: Page) -> str:
    return button(page).locator(".says").inner_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_the_one_click_table_undo_is_at_once_and_chance_is_drawn_again(
    person: Person, lang: Literal["en", "fr"]
) -> None:
    play, undo, again, told, practice = WORDS[lang]
    page = person(lang)
    page.goto("/")
    card(page).get_by_role("button", name=play).click()
    hand, seen = Mouse(page, seed=5), set()

    def past_chance() -> bool:
        """Cards or dice have come up since this player's last decision."""
        seen.add(says(page))
        return again in (button(page).get_attribute("title") or "")

    hand.until(past_chance)
    assert seen == {undo}  # it never has to be asked for
    expect(page.get_by_text(practice)).to_be_visible()
    assert button(page).get_attribute("aria-disabled") is None
    lines = log(page).get_by_text(told)
    expect(lines).to_have_count(0)
    button(page).click()
    expect(lines).to_have_count(1)
    picture(page, f"undo-practice-{lang}")
    hand.wait()
    assert says(page) == undo
    hand.until(past_chance)  # and play goes on
    button(page).click()
    expect(log(page).get_by_text(told)).to_have_count(2)


def test_as_between_people_bots_say_why_they_do_not_agree(person: Person) -> None:
    page = person()
    page.goto("/#/new/moonstone")
    choice = page.get_by_role("combobox", name="Undo against bots")
    expect(choice).to_have_value("false")
    expect(page.get_by_text("Bots agree to an undo if no card or die came up")).to_be_visible()
    choice.select_option(label="for practice")
    expect(page.get_by_text("Bots agree to every undo at once.")).to_be_visible()
    choice.select_option(label="as between people")
    page.get_by_label("Who is Player 2").select_option("open")
    expect(choice).to_have_count(0)  # nobody to be asked
    page.get_by_label("Who is Player 2").select_option("bot")
    page.get_by_label("Which bot").select_option("random")
    page.get_by_role("button", name="Set up the table").click()
    hand = Mouse(page, seed=6)

    def past_chance() -> bool:
        return "drawn again: the others must agree. The bots do not" in (button(page).get_attribute("title") or "")

    hand.until(past_chance)
    page.get_by_text("Undo against bots: as between people").click()
    expect(page.get_by_text("Bots agree to an undo if no card or die came up")).to_be_visible()
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    assert says(page) == "Undo"
    asked = hand.says()
    button(page).click(force=True)  # it is not enabled, and says why
    expect(page.locator("div.undo .why")).to_contain_text("drawn again: the others must agree. The bots do not")
    picture(page, "undo-refused-en")
    button(page).click(force=True)
    expect(page.locator("div.undo .why")).to_have_count(0)
    assert hand.says() == asked
    expect(log(page).get_by_text("takes back")).to_have_count(0)
