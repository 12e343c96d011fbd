"""Cards as a client draws them: characters, playing cards, and a word for everything on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import escarmouche as esc
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import CardView, Stat
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.arcane.arcane import DECLARATIONS
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.events.events import CARDS
from escarmouche.games.moonstone.state import MOVES

INKS = ("blue", "green", "pink", "red", "gold", "ink")
ICONS = ("blade", "guard", "star", "skull", "eye", "scroll")


def keys(sheet: CardView) -> Iterator[str]:
    """The texts that a card needs."""
    yield from (f"word-{word}" for word in sheet.words)
    yield from (f"stat-{stat.name}" for stat in sheet.stats)
    for section in sheet.sections:
        yield f"section-{section.name}"
        for part in section.parts:
            yield from (f"stat-{stat.name}" for stat in part.stats)
            yield from (f"word-{word}" for word in part.words)


@pytest.mark.parametrize("edition", BOOK.editions)
def test_moon_card_01_every_card_of_an_edition_has_a_page_in_both_languages(edition: str) -> None:
    pages = BOOK.cards.card_views(edition)
    assert set(cards(edition)) | set(DECLARATIONS) | set(MOVES) | set(CARDS) == set(pages)
    for name, sheet in pages.items():
        assert sheet.id == name
        parts = [part for section in sheet.sections for part in section.parts]
        for lang in LANGUAGES:
            assert sheet.name[lang]
            assert all(part.name[lang] and part.text[lang] for part in parts), name
            assert [key for key in keys(sheet) if not texts(lang, "moonstone").has(key)] == []
        assert not any(text.startswith(("card-", "word-")) for part in parts for text in part.text.values())


def test_moon_card_01_a_page_holds_what_is_printed() -> None:
    billy = BOOK.cards.card_views("fr")["billy"]
    assert billy.words == ["gnome", "militia", "animal", "commonwealth"]
    assert billy.stats == [
        Stat("melee", 4),
        Stat("reach", 1000, length=True),
        Stat("arcane", 4),
        Stat("evade", -1, signed=True),
    ]
    assert (billy.boxes, billy.dots) == (8, [1, 2, 4])
    assert [section.name for section in billy.sections] == ["passives", "actives", "arcanes", "signature"]
    ramming = billy.sections[1].parts[0]
    assert ramming.stats == [Stat("cost", 3), Stat("range", 6000, length=True)]
    assert ramming.text["en"].startswith("Target: one enemy character.")
    assert "Sweeping Cut 3" in billy.sections[3].parts[0].text["en"]


def test_what_a_card_sets_apart_is_not_said_again() -> None:
    musket = next(
        part
        for section in BOOK.cards.card_views("en")["flintlock"].sections
        for part in section.parts
        if part.id == "shoot-musket"
    )
    assert musket.words == ["once-per-game"]
    assert "once per" not in musket.text["en"] and "range" not in musket.text["en"]


def test_moon_melee_06_a_combat_card_says_what_it_deals_against_each() -> None:
    thrust = BOOK.cards.card_views("en")["thrust"].sections[0].parts[0]
    assert thrust.text["en"] == (
        "High Guard 0, Falling Swing 2, Thrust 3, Sweeping Cut Null, Rising Attack 2, Low Guard 1."
    )
    assert thrust.words == ["piercing"]
    assert "Falling Swing Null (Follow-Up)" in BOOK.cards.card_views("en")["high-guard"].sections[0].parts[0].text["en"]


@pytest.mark.parametrize("card", CARDS)
def test_moon_event_07_who_holds_a_secret_card_can_read_it(card: str) -> None:
    sheet = BOOK.cards.card_views("en")[card]
    assert [section.name for section in sheet.sections] in (["event"], ["agenda"])
    assert len(sheet.sections[0].parts[0].text["en"]) > 40


def test_cards_of_the_players_own_have_pages_too() -> None:
    own = {
        "id": "nib", "name": {"en": "Nib", "fr": "Nib"}, "keywords": ["gnome"], "factions": ["commonwealth"],
        "melee": 2, "range": 1, "arcane": 2, "evade": 1, "base": 30, "health": 5, "pips": [1, 3],
    }  # fmt: skip
    assert BOOK.cards.card_views("en", [own])["nib"].dots == [1, 3]
    assert "nib" not in BOOK.cards.card_views("en")


@pytest.mark.parametrize("edition", BOOK.editions)
def test_every_playing_card_has_a_face_and_a_name(edition: str) -> None:
    faces = BOOK.cards.faces(edition)
    assert set(faces) == {*DECLARATIONS, *MOVES, *CARDS}
    assert {face.ink for face in faces.values()} <= set(INKS)
    assert {face.icon for face in faces.values()} <= set(ICONS)
    looks = [(face.value, face.ink, face.icon) for name, face in faces.items() if name not in CARDS]
    assert len(set(looks)) == len(looks)
    for lang in LANGUAGES:
        assert [card for card in faces if not texts(lang, "moonstone").has(f"word-{card}")] == []


def test_every_card_that_a_scene_shows_has_a_face() -> None:
    game = esc.new("moonstone", seed=4, edition="en", events=True, board="forest")
    faces = BOOK.cards.faces("en")
    for name in game.table.state.arcane.counts() | game.table.state.combat.counts():
        assert name in faces
