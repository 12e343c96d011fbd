"""The quick reference at the table of every game: a panel with headings, prices and rules, in both languages."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from escarmouche.core.book import find
from escarmouche.core.messages.text import texts
from tests.browser.conftest import Person, picture
from tests.browser.seats import card

TABLES: list[tuple[str, Literal["en", "fr"]]] = [
    ("ad1666", "fr"),
    ("d10", "en"),
    ("malifaux", "fr"),
    ("moonstone", "en"),
]
PLAY, PANEL = {"en": "Play", "fr": "Jouer"}, {"en": "Reference", "fr": "Mémo"}
WORDS = {"en": "Words of the game", "fr": "Les mots du jeu"}


@pytest.mark.parametrize(("game", "lang"), TABLES)
def test_the_panel_has_the_headings_of_the_game(person: Person, game: str, lang: Literal["en", "fr"]) -> None:
    page = person(lang)
    page.goto("/")
    card(page, game).get_by_role("button", name=PLAY[lang]).first.click()
    page.locator("#question").wait_for()
    page.mouse.move(640, 2)  # on nothing that has a card
    page.keyboard.press("q")
    panel = page.get_by_role("tabpanel", name=PANEL[lang])
    book = find(game)
    sections = book.cards.reference(book.read_setup({}))
    known = texts(lang, game)
    headings = [*(known.say(f"section-{section.name}") for section in sections), WORDS[lang]]
    expect(panel.get_by_role("heading")).to_have_text(headings)
    picture(page, f"reference-{game}-{lang}")
