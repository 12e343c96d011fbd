"""What the Character cards of the box say (AD66-CHAR), where no position can show it."""

from __future__ import annotations

from typing import get_args

import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.languages import languages_of
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.ad1666.cards.card import ABILITIES, RATED, Card, Skill
from escarmouche.games.ad1666.cards.library import cards, items, read_card
from escarmouche.games.ad1666.setup.band_limits import why_not
from escarmouche.games.ad1666.setup.new_figure import figure_names, muster
from escarmouche.games.ad1666.setup.scenario import Limits
from escarmouche.games.ad1666.view.cards.card_views import card_views

CLOSE = {"brawling", "knives", "edged", "thrusting", "blunt", "polearms", "great", "whips"}
RANGED = {"bows", "pistols", "muskets", "throwing", "blowpipes", "whips"}
PEOPLE = sorted(cards())


def written(**fields: object) -> Card:
    """A card as a file holds it."""
    source = Source("", "card")
    needed = {"faction": "local", "gold": 1, "crippled": 4, "killed": 8, "strength": 0, "agility": 0, "fortitude": 0}
    source.data = {"id": "somebody", "name": {"en": "Somebody", "fr": "Quelqu’un"}, **needed, **fields}
    return read_card(source)


@pytest.mark.parametrize("name", PEOPLE)
def test_ad66_char_01_a_card_shows_all_that_it_must(name: str) -> None:
    card, page = cards()[name], card_views("2019")[name]
    stats = {stat.name: stat.value for stat in page.stats}
    assert page.name == dict(card.name) and languages_of(page.name) == {"en", "fr"}
    assert ("unique" in page.words) == card.unique
    assert card.faction in page.words and set(card.alignment) <= set(page.words)
    assert (card.gender or "none") in [*page.words, "none"]
    assert stats["gold"] == card.gold and stats.get("connections", 0) == card.connections
    assert (stats["crippled"], stats["killed"]) == (card.crippled, card.killed)
    assert [stats[ability] for ability in ("strength", "agility", "fortitude")] == [
        card.strength,
        card.agility,
        card.fortitude,
    ]
    assert {skill: stats[skill] for skill in card.skills} == dict(card.skills)
    assert stats.get("fencing", 0) == card.fencing
    parts = {part.id for section in page.sections for part in section.parts}
    assert set(card.talents) | set(card.items) | set(card.arms) <= parts


@pytest.mark.parametrize("name", PEOPLE)
def test_ad66_char_02_gold_is_a_hero_silver_a_commoner(name: str) -> None:
    card, page = cards()[name], card_views("2019")[name]
    assert [word for word in page.words if word in ("hero", "commoner")] == ["hero" if card.hero else "commoner"]


def test_ad66_char_03_unique_names_come_once() -> None:
    people, free = cards(), Limits()
    for name, card in people.items():
        if card.faction != "enemy":
            reason = why_not(people, free, [name], name)
            assert (reason.rule if reason else "") == ("AD66-CHAR-03" if card.unique else ""), name
    assert figure_names(["dragoon", "athos", "dragoon"], ["dragoon-1"]) == ["dragoon-2", "athos", "dragoon-3"]


def test_ad66_char_04_six_abilities_three_of_them_always_printed() -> None:
    assert ABILITIES == ("strength", "agility", "fortitude", "intelligence", "charisma", "wit")
    for name, card in cards().items():
        shown = {stat.name for stat in card_views("2019")[name].stats}
        assert {"strength", "agility", "fortitude"} <= shown
        for ability in ("intelligence", "charisma", "wit"):
            assert (ability in shown) == (card.ability(ability) != 0)
    assert min(card.strength for card in cards().values()) < 0  # which may be negative
    for ability in ("strength", "agility", "fortitude"):
        source = Source("", "card")
        source.data = {
            "id": "x",
            "name": {"en": "x", "fr": "x"},
            "faction": "local",
            "gold": 1,
            "crippled": 3,
            "killed": 5,
        }
        source.data |= {other: 0 for other in ("strength", "agility", "fortitude") if other != ability}
        with pytest.raises(BadFile):
            read_card(source)


def test_ad66_char_05_06_07_a_skill_is_a_score_or_missing() -> None:
    """AD66-CHAR-05, AD66-CHAR-06, AD66-CHAR-07."""
    card = written(skills={"edged": 3, "muskets": 0})
    assert (card.skill("edged"), card.skill("muskets"), card.skill("bows")) == (3, 0, None)
    assert card.skill("brawling") == 0 and written(skills={"brawling": 2}).skill("brawling") == 2


def test_ad66_char_08_the_combat_talents() -> None:
    assert set(get_args(Skill)) == CLOSE | RANGED
    for item in items().values():
        if item.close or item.ranged:
            assert item.skill in (CLOSE if item.close else CLOSE | RANGED)
            assert not item.ranged or item.skill in RANGED
    assert {item.skill for item in items().values() if item.skill} == CLOSE | RANGED  # each has a weapon


def test_ad66_char_09_10_fencing_is_no_talent() -> None:
    """AD66-CHAR-09, AD66-CHAR-10: a number of its own on the card, and on items that bring more."""
    assert "fencing" not in (*get_args(Skill), *RATED)
    with pytest.raises(BadFile):
        written(talents={"fencing": 2})
    assert [item.id for item in items().values() if item.fencing] == ["shield"]


def test_ad66_char_11_12_rated_talents_have_a_score_others_none() -> None:
    """AD66-CHAR-11, AD66-CHAR-12."""
    assert cards()["urchin"].talents["lockpicking"] == 0  # permits the attempt
    assert written(talents={"lockpicking": 2}).talents["lockpicking"] == 2
    with pytest.raises(BadFile):
        written(talents={"slash": 2})
    for card in cards().values():
        assert all(x == 0 for talent, x in card.talents.items() if talent not in RATED)


def test_ad66_char_13_alignment_and_gender_are_tags() -> None:
    genders = {card.gender for card in cards().values()}
    assert genders == {"male", "female", None}
    assert {word for card in cards().values() for word in card.alignment} == {"good", "loyal", "neutral", "evil"}


@pytest.mark.parametrize("name", PEOPLE)
def test_ad66_char_14_everybody_comes_with_the_items_of_the_card(name: str) -> None:
    card = cards()[name]
    for variant in card.arms or ("",):
        figure = muster(cards(), items(), f"{name}/{variant}" if variant else name, name, 0, 0)
        assert tuple(thing.card for thing in figure.things) == (*card.items, *card.arms.get(variant, ()))
        assert all(thing.own and not thing.load for thing in figure.things)
        assert sum(items()[thing.card].hands for thing in figure.things if thing.id in figure.hands) <= 2


def test_ad66_char_15_human_unless_a_keyword_says_otherwise() -> None:
    assert written().type == "human" and written(type="vampire").type == "vampire"
    assert [card.id for card in cards().values() if card.type != "human"] == ["hound"]
    assert "beast" in card_views("2019")["hound"].words and "human" not in card_views("2019")["athos"].words
    with pytest.raises(BadFile):
        written(type="ghost")


def test_ad66_amb_97_icons_match_by_name() -> None:
    sabre, rapier, whip = (items()[name] for name in ("sabre", "rapier", "whip"))
    assert (sabre.skill, rapier.skill, whip.skill) == ("edged", "thrusting", "whips")
    assert whip.close and whip.ranged and {"close-weapon", "ranged-weapon"} <= set(card_views("2019")["whip"].words)
