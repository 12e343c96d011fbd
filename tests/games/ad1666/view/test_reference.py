"""The quick reference of Anno Domini 1666: every action with its rule, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.book import register
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import Part, Section
from escarmouche.games.ad1666 import BOOK
from escarmouche.testing.reference import told_whole

register(BOOK)


def headings(**options: Any) -> dict[str, Section]:
    return {section.name: section for section in BOOK.cards.reference(BOOK.read_setup(options))}


def parts(**options: Any) -> dict[str, Part]:
    return {part.id: part for section in headings(**options).values() for part in section.parts}


@pytest.mark.parametrize("together", [False, True])
def test_everything_is_told_in_both_languages_with_its_rule(together: bool) -> None:
    told_whole(BOOK, {"simultaneous": together})


def test_ad66_actph_05_the_actions_have_the_ids_of_their_answers() -> None:
    known = texts("en", "ad1666")
    for heading in ("ref-full", "ref-partial"):
        assert all(known.has(f"branch-{part.id}") for part in headings()[heading].parts)


def test_ad66_man_01_every_manoeuvre_has_its_price() -> None:
    prices = {"step": 1, "hurdle": 2, "door": 1, "through": 1, "climb": 2, "window": 2, "over": 2, "jump-down": 1}
    by_id = parts()
    assert {name: by_id[name].stats[0].value for name in prices} == prices


def test_ad66_opp_07_how_an_opposed_test_is_chosen_here() -> None:
    assert {"opposed", "opposed-together"} & set(parts()) == {"opposed"}
    assert {"opposed", "opposed-together"} & set(parts(simultaneous=True)) == {"opposed-together"}
