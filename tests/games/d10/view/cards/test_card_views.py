"""Cards as a client draws them (D10-FIG-01, D10-FIG-03, D10-FIG-04) and the weapons of the ledger's tables."""

from __future__ import annotations

import pytest

from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import CardView, Stat
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.cards.library import printed, weapons
from tests.games.d10.positions import card

register(BOOK)
PAGES = BOOK.cards.card_views("advanced")


def stats(sheet: CardView) -> dict[str, int | str]:
    return {stat.name: stat.value for stat in sheet.stats}


def test_d10_fig_01_a_figures_card() -> None:
    """C, T, A, D and M by rank (D10-FIG-02); the bailiff has no T."""
    assert stats(PAGES["crossbowman"]) == {"c": 3, "t": 6, "a": 4, "d": 5, "m": 2}
    assert stats(PAGES["bailiff"]) == {"c": 4, "t": "–", "a": 5, "d": 7, "m": 3}
    assert PAGES["bailiff"].words == ["leader", "mounted"] and PAGES["archer"].words == ["other"]


@pytest.mark.parametrize(
    ("name", "blood"), [("she-wolf", [2, 6, 4, 4]), ("axe-woman", [4, "–", 2, 4]), ("slinger", [1, 3, 5, 3])]
)
def test_d10_fig_03_fig_04_the_blood_side(name: str, blood: list[int | str]) -> None:
    """The numbers of the ledger's list of figures (D10-AMB-22)."""
    (part,) = PAGES[name].sections[0].parts
    assert PAGES[name].sections[0].name == "blood" and [stat.value for stat in part.stats] == blood


def test_d10_fig_04_a_blood_side_of_its_own() -> None:
    own = card(id="odd", blood={"c": 3, "a": 5, "d": 2, "t": 1})
    (part,) = BOOK.cards.card_views("full", [own])["odd"].sections[0].parts
    assert [stat.value for stat in part.stats] == [3, 1, 5, 2]


def test_equipment_is_on_the_card_each_piece_for_itself() -> None:
    (equipment,) = [section for section in PAGES["captain"].sections if section.name == "equipment"]
    assert [part.name["fr"] for part in equipment.parts] == ["pistolet", "pistolet", "rapière"]
    assert len({part.id for part in equipment.parts}) == 3
    assert [stat.name for stat in equipment.parts[0].stats] == ["hands", "range", "reload", "missiles", "piercing"]


def test_d10_wpn_17_weapons_are_cards_too() -> None:
    assert stats(PAGES["halberd"]) == {"hands": 2, "e": 3} and PAGES["halberd"].words == ["weapon-heavy"]
    assert stats(PAGES["lance"]) == {"hands": 1, "e": 1, "lance": 3}
    assert PAGES["shield"].stats == [Stat("hands", 1), Stat("e", 1, signed=True)]
    assert stats(PAGES["bow"]) == {"hands": 2, "range": 40_000, "reload": 1, "missiles": 8}
    assert set(weapons()) | set(printed()) == set(PAGES)


def test_everything_on_a_card_has_a_word() -> None:
    wanted: set[str] = set()
    for sheet in PAGES.values():
        wanted |= {f"word-{word}" for word in sheet.words} | {f"stat-{stat.name}" for stat in sheet.stats}
        for section in sheet.sections:
            wanted.add(f"section-{section.name}")
            for part in section.parts:
                wanted |= {f"word-{word}" for word in part.words} | {f"stat-{stat.name}" for stat in part.stats}
    for lang in LANGUAGES:
        assert [key for key in sorted(wanted) if not texts(lang, "d10").has(key)] == []
        assert all(sheet.name[lang] for sheet in PAGES.values())


def test_d10_lvl_05_no_blood_side_where_nobody_is_wounded() -> None:
    def sides(**options: object) -> list[str]:
        pages = BOOK.cards.card_views_for(BOOK.read_setup({"seats": 2, **options}))
        return [section.name for section in pages["archer"].sections]

    assert sides(edition="simplified") == ["equipment"]
    assert sides(edition="simplified", wounds=True) == sides(edition="full") == ["blood", "equipment"]
    assert sides(edition="full", wounds=False) == ["equipment"]
