"""The quick reference of Moonstone: what exists in the game that is played, with its price, its rule and its words."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.book import register
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import Part
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.setup.options import SWITCHES
from escarmouche.testing.reference import told_whole

register(BOOK)

# What a switch adds to the sheet; the others change no line of it.
SHOWN = {
    "reactions": "reaction",
    "sudden_death": "sudden-death",
    "distractions": "distraction",
    "going_for_it": "going-for-it",
    "follow_ups": "follow-up",
    "signature_moves": "signature",
    "ladders": "ladder",
    "stairs": "stairs",
    "falling": "jump",
}


def parts(**options: Any) -> dict[str, Part]:
    setup = BOOK.read_setup(options)
    return {part.id: part for section in BOOK.cards.reference(setup) for part in section.parts}


@pytest.mark.parametrize("edition", BOOK.editions)
def test_everything_is_told_in_both_languages_with_its_rule(edition: str) -> None:
    told_whole(BOOK, {"edition": edition} | dict.fromkeys(SWITCHES, True))


@pytest.mark.parametrize("switch", sorted(SHOWN))
def test_a_rule_that_is_not_played_is_not_on_it(switch: str) -> None:
    assert SHOWN[switch] in parts(**{switch: True})
    assert SHOWN[switch] not in parts(**{switch: False})


def test_moon_elev_01_elev_02_each_book_has_its_own_height() -> None:
    assert {"height", "height-cards"} & set(parts(edition="en", elevation=True)) == {"height"}
    assert {"height", "height-cards"} & set(parts(edition="fr", elevation=True)) == {"height-cards"}
    assert "edge" in parts(edition="fr") and "edge" not in parts(edition="en")


def test_moon_act_02_every_action_of_the_menu_has_its_price() -> None:
    """The ids are those of the answers, so that a menu can show the sentence of what it offers."""
    sheet = parts(falling=True)
    prices = {"jog": 0, "step": 1, "harvest": 1, "melee": 1, "traverse": 2, "jump": 1}
    assert {name: sheet[name].stats[0].value for name in prices} == prices
    assert all(texts("en", "moonstone").has(f"branch-{name}") for name in prices)
