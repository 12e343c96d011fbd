"""The cards: every file loads in both editions, keeps to the ledger's ranges, works, and can be put into words in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.cards import effect, library
from escarmouche.games.moonstone.cards.card import Ability, Card
from escarmouche.games.moonstone.cards.read_card import read_card
from escarmouche.games.moonstone.cards.vocabulary import vocabulary
from escarmouche.games.moonstone.view.cards.describe import Teller, describe, signed

EDITIONS = ("en", "fr")
LANGUAGES = ("en", "fr")
ALL = [(edition, card) for edition in EDITIONS for card in library.cards(edition).values()]
MENU = {"end", "step", "jog", "harvest", "melee", "traverse", "jump"}


def calls(card: Card) -> list[Any]:
    """Every effect on a card."""
    effects = list(card.signature.end) if card.signature else []
    for ability in card.abilities.values():
        effects += [*ability.effects, *ability.catastrophe, *(c for r in ability.results for c in r.effects)]
    return effects


def named(edition: str, name: str) -> Card:
    return library.cards(edition)[name]


# -- what there is


def test_moon_troupe_03_every_faction_can_field_a_full_troupe():
    for edition, factions in (("en", ("commonwealth", "dominion")), ("fr", ("commonwealth", "dominion", "leshavult"))):
        for faction in factions:
            assert sum(faction in card.factions for card in library.cards(edition).values()) >= 6


def test_both_editions_offer_the_same_characters():
    assert list(library.cards("en")) == list(library.cards("fr"))


def test_the_nine_cards_of_the_ledger_have_its_numbers():
    table = {  # melee, range, arcane, evade, base, boxes, pips, signature on
        "flintlock": (3, 1000, 3, 0, 591, 8, (1, 2, 5), "high-guard"),
        "beaky-bobby": (2, 1000, 5, -1, 591, 7, (1, 2, 4, 6), "thrust"),
        "quack": (2, 1000, 5, 0, 591, 7, (1, 2, 5), "low-guard"),
        "billy": (4, 1000, 4, -1, 591, 8, (1, 2, 4), "falling-swing"),
        "firespitter": (2, 1000, 5, 1, 787, 8, (1, 3, 5), "low-guard"),
        "seasick-stu": (4, 3000, 4, -1, 591, 7, (1, 3, 5, 7), "thrust"),
        "baron-von-fancyhat": (5, 2000, 3, 0, 591, 7, (1, 4), "falling-swing"),
        "friar-flavious": (4, 2000, 3, 1, 591, 9, (1, 3, 5), "sweeping-cut"),
        "vicious-syd": (5, 1000, 4, -1, 591, 5, (1, 2, 4), "rising-attack"),
    }
    for edition in EDITIONS:
        assert {c.id for c in library.cards(edition).values() if c.origin == "book"} == set(table)
        for name, wanted in table.items():
            c = named(edition, name)
            assert c.signature is not None
            printed = (c.melee, c.reach, c.arcane, c.evade, c.radius, c.health, c.pips, c.signature.upgrades)
            assert printed == wanted, name


@pytest.mark.parametrize(("edition", "card"), ALL, ids=lambda value: getattr(value, "id", value))
def test_moon_card_01_a_card_keeps_to_the_ranges(edition: str, card: Card):
    giant = "giant" in card.keywords
    actives = [a for a in card.abilities.values() if not a.arcane]
    arcanes = [a for a in card.abilities.values() if a.arcane]
    assert 5 <= card.health <= (14 if giant else 9)
    assert 2 <= len(card.pips) <= 4
    assert list(card.pips) == sorted(set(card.pips))
    assert 1 <= card.melee <= 5
    assert 1000 <= card.reach <= 3000
    assert 0 <= card.arcane <= 7
    assert -2 <= card.evade <= 2
    assert card.signature is not None
    assert 1 <= len(card.passives) <= 4
    assert len(actives) <= 3
    assert len(arcanes) <= 2
    if card.origin == "ours":
        assert actives


def test_moon_card_02_a_dual_faction_card_a_giant_a_faerie_and_a_troll_are_ours():
    ours = [card for card in library.cards("fr").values() if card.origin == "ours"]
    assert any(len(card.factions) == 2 for card in ours)
    for keyword in ("giant", "faerie", "troll"):
        assert any(keyword in card.keywords for card in ours)


def test_every_damage_type_is_dealt_by_some_ability():
    types = {call.params.type for _, card in ALL for call in calls(card) if call.word == "damage"}
    assert types == {"impact", "slicing", "piercing", "magical"}


def test_what_differs_between_the_editions():
    assert "take-aim" not in named("en", "flintlock").abilities
    assert "take-aim" in named("fr", "flintlock").abilities
    assert named("en", "flintlock").version == ""
    assert named("fr", "flintlock").version == "v.2"
    charge = {e: named(e, "billy").abilities["ramming-speed"].effects[1].params.amount for e in EDITIONS}
    assert charge == {"en": "2X", "fr": "X+1"}
    others = {e: named(e, "beaky-bobby").abilities["stand-back"].effects[0].params.other for e in EDITIONS}
    assert others == {"en": False, "fr": True}


# -- names and references


def test_an_id_is_called_the_same_on_every_card():
    names: dict[str, Any] = {}
    for _, card in ALL:
        for thing in (card, *card.passives, *card.abilities.values()):
            assert names.setdefault(thing.id, thing.name) == thing.name
            assert thing.id not in MENU
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", thing.id)


def test_reload_and_forbid_name_abilities_of_their_own_card():
    for _, card in ALL:
        for call in calls(card):
            if call.word in ("reload", "forbid"):
                assert call.params.ability in card.abilities


def test_every_keyword_has_a_name_in_both_languages():
    for lang in LANGUAGES:
        texts = Texts(lang, [HERE, BOOK.folder / "text"])
        for _, card in ALL:
            for word in (*card.keywords, *card.factions):
                assert texts.has(f"word-{word}"), word


def test_french_names_have_their_spaces():
    for _, card in ALL:
        things = (card, *card.passives, *card.abilities.values(), *([card.signature] if card.signature else ()))
        for thing in things:
            assert not re.search(r" [!?;:»]|« ", thing.name["fr"]), thing.name["fr"]


# -- every word works and has a text


def test_every_effect_word_has_a_rule():
    for word, params in vocabulary("effect").items():
        assert params in effect._does, word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told_in_words(lang: str):
    for _, card in ALL:
        things = [*card.passives, *card.abilities.values()]
        for thing in [*things, card.signature]:
            assert thing is not None
            text = describe(thing, lang)
            assert text.endswith(".")
            assert not re.search(r"\b(does|passive|whom|head|target|word|during|signature|stat|types|list)-", text), (
                text
            )
            assert "{" not in text
            assert "  " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_a_text(lang: str):
    texts = Texts(lang, [HERE, BOOK.folder / "text"])
    variants = {
        "free-move": ("-self", "-owner", "-originator"),
        "place-within": ("-resister", "-originator"),
        "place-in-contact": ("", "-may"),
        "lose-energy": ("", "-all"),
    }
    for word in vocabulary("effect"):
        for variant in variants.get(word, ("",)):
            assert texts.has(f"does-{word}{variant}"), word
    for kind in ("passive", "during"):
        for word in vocabulary(kind):
            assert texts.has(f"{kind}-{word}"), word


def test_the_files_of_both_languages_have_the_same_keys():
    keys = [
        {
            (path.name, key)
            for path in (BOOK.folder / "text" / lang).glob("*.ftl")
            for key in re.findall(r"^([a-z0-9_-]+) =", path.read_text("utf-8"), re.MULTILINE)
        }
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]


def test_a_description_reads_like_a_card():
    musket = named("fr", "flintlock").abilities["shoot-musket"]
    assert describe(musket, "en") == (
        "1 energy, range 12″, once per game. Target: one character. Green X: the target suffers X+2 Impact damage. "
        "Catastrophe: this character suffers 2 wounds; this character loses Reload [Shoot Musket] for the rest of the game."
    )
    assert describe(named("fr", "billy").passives[0], "fr") == "Dégâts de Mêlée infligés (tranchant)\u00a0: +1."
    assert describe(musket, "en", {}).count("reload-musket") == 1
    assert Teller("fr", None).inches(1.5) == "1,5″"
    assert signed(0) == "+0"


# -- mistakes in a card are reported with their line


def card_with(effects: str, **changed: Any) -> Ability:
    text = f"""
id: test
name: {{en: Test, fr: Essai}}
keywords: []
factions: [dominion]
melee: 3
range: 1
arcane: 3
evade: 0
base: 30
health: 6
pips: [1, 2]
actives:
  - id: trick
    name: {{en: Trick, fr: Tour}}
    cost: 1
    effects:
      - {effects}
"""
    return read_card(Source(text, "test.yaml"), "fr").abilities["trick"]


def test_a_card_with_an_unknown_effect_is_told_the_nearest():
    with pytest.raises(BadFile) as told:
        card_with("damge: {amount: 2, type: impact}")
    assert "test.yaml, line 18" in str(told.value)
    assert "damage" in str(told.value)


def test_a_card_with_an_unknown_parameter_is_told_the_nearest():
    with pytest.raises(BadFile) as told:
        card_with("damage: {amont: 2, type: impact}")
    assert "amount" in str(told.value)


@pytest.mark.parametrize("amount", ["X+", "two", "2Y", "X*2"])
def test_nonsense_amounts_are_refused_with_their_line(amount: str):
    with pytest.raises(BadFile) as told:
        card_with(f"damage: {{amount: {amount}, type: impact}}")
    assert "line 18" in str(told.value)
    assert "not an amount" in str(told.value)


def test_the_page_about_cards_names_every_word():
    page = (Path(__file__).parents[4] / "docs" / "cards" / "moonstone.md").read_text(encoding="utf-8")
    for kind in ("effect", "passive", "during"):
        for word in vocabulary(kind):
            assert f"`{word}" in page, word


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("id: billy", "id: Billy!"), "is not an id"),
        (("id: billy", "id: pass"), "the name of an action"),
        (("id: billy", "id: billy-2"), "second copies"),
        (("id: high-ho-silver", "id: jog"), "the name of an action"),
        (("id: high-ho-silver", "id: ramming-speed"), "is used twice"),
        (("cost: 3", "cost: -3"), "0 or more"),
        (("health: 8", "health: 0"), "1 or more"),
        (("range: 1", "range: -1"), "0 or more"),
        (("factions: [commonwealth]", "factions: []"), "a list that is not empty"),
        (("factions: [commonwealth]", "factions: [comonwealth]"), "commonwealth"),
        (("types: [slicing]", "types: [slicng]"), "slicing"),
        (("edition: en", "edition: es"), "en"),
        (("amount: 2X", "amount: 2Y"), "is not an amount"),  # in the edition that is not asked for
    ],
)
def test_a_card_that_would_upset_a_game_is_refused(tmp_path: Path, change: tuple[str, str], told: str) -> None:
    text = (library.FOLDER / "billy.yaml").read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "mine.yaml").write_text(text.replace(*change, 1), encoding="utf-8")
    (fault,) = BOOK.cards.check_cards(tmp_path, "fr")
    assert told in str(fault) and "mine.yaml, line" in str(fault)
    french = fault.text("fr")
    assert "mine.yaml, ligne" in french and "file-" not in french
    assert told in change[1] or told not in french or told in ("commonwealth", "slicing", "en")


def test_an_id_may_stand_in_one_file_only(tmp_path: Path) -> None:
    text = (library.FOLDER / "billy.yaml").read_text(encoding="utf-8")
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (fault,) = BOOK.cards.check_cards(tmp_path, "fr")
    assert "b.yaml, line 1" in str(fault) and "used in a.yaml" in str(fault)


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = (library.FOLDER / "billy.yaml").read_text(encoding="utf-8")
    for old, new in (
        ("health: 8", "health: 0"),
        ("factions: [commonwealth]", "factions: [comonwealth]"),
        ("types: [slicing]", "types: [slicng]"),
        ("amount: 2X", "amount: 2Y"),
        ("id: high-ho-silver", "id: jog"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    lines = [fault.refusal.args["line"] for fault in BOOK.cards.check_cards(tmp_path, "fr")]
    assert lines == sorted(lines) and len(lines) == 5


def test_the_same_id_means_the_same_name(tmp_path: Path) -> None:
    """Otherwise a reader would find an ability of one card under the name it has on another."""
    text = (
        (library.FOLDER / "hob-tinderwick.yaml").read_text(encoding="utf-8").replace("id: hob-tinderwick", "id: hod", 1)
    )
    (tmp_path / "hod.yaml").write_text(text, encoding="utf-8")
    assert BOOK.cards.check_cards(tmp_path, "fr") == []
    (tmp_path / "hod.yaml").write_text(text.replace("en: Leather Apron", "en: Iron Apron"), encoding="utf-8")
    (fault,) = BOOK.cards.check_cards(tmp_path, "fr")
    assert "“leather-apron” is called “Leather Apron” on the card hob-tinderwick" in str(fault)
    own = text.replace("leather-apron", "tin-apron")
    (tmp_path / "hod.yaml").write_text(own, encoding="utf-8")
    (tmp_path / "zed.yaml").write_text(
        own.replace("id: hod", "id: zed").replace("en: Leather", "en: Tin"), encoding="utf-8"
    )
    (fault,) = BOOK.cards.check_cards(tmp_path, "fr")
    assert "zed.yaml" in str(fault) and "on the card hod" in str(fault)
