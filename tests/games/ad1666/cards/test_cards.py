"""The cards of Anno Domini 1666: every file reads and follows the ledger, all occurs, both languages say it, mistakes are reported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.languages import LANGUAGES, languages_of
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import CardView, Stat
from escarmouche.games.ad1666.cards import card as printed
from escarmouche.games.ad1666.cards import library, own_files
from escarmouche.games.ad1666.cards.card import ABILITIES, FACTIONS, RATED, Card, Item
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import JOKERS, ROMAN, SUITS, player_deck
from escarmouche.games.ad1666.view.cards import card_data, card_views
from escarmouche.games.ad1666.view.cards.card_faces import faces
from escarmouche.games.ad1666.view.cards.describe import tell

CARDS, ITEMS = library.cards(), library.items()
HEROES = [card for card in CARDS.values() if card.hero]
COMMONERS = [card for card in CARDS.values() if not card.hero]
EDITION = "2019"
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
TALENTS = {re.sub("[“”]", "", texts("en", "ad1666").say(f"talent-{word}")): word for word in get_args(printed.Talent)}


def kit(card: Card) -> list[Item]:
    """All that a Character may start with."""
    return [ITEMS[name] for names in (card.items, *card.arms.values()) for name in names]


def told(fault: BadFile, lang: str = "en") -> str:
    return texts(lang, "ad1666").refusal(fault.refusal)


# -- what there is


def test_ad66_dsn_07_the_roster_is_whole():
    assert sorted(card.slot for card in CARDS.values()) == [f"C{n:02}" for n in range(1, 27)]
    files = {path.stem: path.parent.name for path in (library.DATA / "cards").glob("*/*.yaml")}
    assert files == {card.id: card.faction for card in CARDS.values()}
    unique = {card.slot for card in CARDS.values() if card.unique}
    assert unique == {f"C{n:02}" for n in (1, 2, 3, 4, 6, 7, 8, 9, 13, 18, 23, 26)}
    assert {card.slot for card in HEROES} == unique | {"C25"}


def test_ad66_dsn_07_what_the_source_says_of_characters_holds():
    little = CARDS["wolodyjowski"]
    assert (little.crippled, little.killed, little.strength, little.agility, little.fortitude) == (5, 8, 0, 1, 2)
    assert (little.skills, little.fencing) == ({"pistols": 0, "muskets": 0, "edged": 3}, 3)
    assert "slash" in little.talents and little.items == ("sabre", "leather-jacket")
    aramis = CARDS["aramis"]
    assert (aramis.skill("thrusting"), aramis.fencing) == (3, 2) and "straight-to-the-heart" in aramis.talents
    assert {"rapier", "main-gauche"} <= set(aramis.items)
    assert CARDS["longinus"].fortitude == 2 and "living-barricade" in CARDS["longinus"].talents
    assert (CARDS["dragoon"].agility, CARDS["dragoon"].fortitude, CARDS["dragoon"].gender) == (0, 0, "male")
    assert CARDS["dragoon"].strength < CARDS["porthos"].strength
    assert (CARDS["courtesan"].charisma, CARDS["courtesan"].gender) == (1, "female")
    assert "seduction" in CARDS["courtesan"].talents and "charmer" not in CARDS["courtesan"].talents
    assert CARDS["thief"].skills["knives"] == CARDS["courtesan"].skills["knives"] + 1
    assert CARDS["gypsy"].agility == 3 and CARDS["skrzetuski"].agility == 0
    assert "pistol" in CARDS["porthos"].items
    assert {"uncle", "inconspicuous"} <= set(CARDS["zagloba"].talents) and "sabre" in CARDS["zagloba"].items
    assert max(CARDS["porthos"].wit, CARDS["porthos"].intelligence) < CARDS["zagloba"].talents["inconspicuous"]


def rows(rule: str) -> list[list[str]]:
    """The table below a rule of the ledger, without its head and its bold type."""
    text = LEDGER.split(f"**{rule}**")[1].split("- **AD66")[0].replace("**", "")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("row", rows("AD66-DSN-07"), ids=lambda row: row[1])
def test_ad66_dsn_07_a_character_carries_what_the_ledger_gives_its_slot(row: list[str]):
    slot, basis, kind, carried = row
    (card,) = (card for card in CARDS.values() if card.slot == slot)
    assert card.unique == ("*" in basis) and card.hero == kind.startswith("Hero")
    said = [part.strip().lower() for part in re.split(r"[,;]", kind)]
    assert card.gender == next(
        (word for word in ("male", "female") if word in said), None if "no gender" in said else card.gender
    )
    assert set(card.alignment) >= {word for word in ("good", "loyal", "evil") if word in said}
    assert card.faction in said or card.faction in ("enemy", "local", "mercenary")
    assert (card.type == "beast") == ("type beast" in said)
    for name, x in re.findall(r"([A-Z][\w\"’ -]*?!?) \[(\d)\]", carried):
        assert card.talents[TALENTS[name.replace('"', "").strip()]] == int(x), name
    for ability, score in re.findall(r"(Strength|Agility|Fortitude|Intelligence|Charisma|Wit) (-?\d)", carried):
        assert card.ability(ability.lower()) == int(score), ability


def test_ad66_dsn_07_every_talent_of_the_table_is_on_its_card():
    found: list[str] = []
    for slot, _, _, carried in rows("AD66-DSN-07"):
        (card,) = (card for card in CARDS.values() if card.slot == slot)
        parts = [re.sub(r" \[\d\]| \(.*?\)", "", part).replace('"', "").strip() for part in re.split(r"[,;]", carried)]
        talents = [TALENTS[name] for name in parts if name in TALENTS]
        assert set(talents) <= set(card.talents), slot
        found += talents
    assert len(found) > 36


def test_ad66_dsn_07_the_arms_of_the_musketeer_and_of_the_guard():
    assert list(CARDS["musketeer"].arms) == ["musket", "halberd"]
    assert CARDS["musketeer"].equipment("") == CARDS["musketeer"].equipment("musket") == ("musket", "rapier")
    assert list(CARDS["guard"].arms) == ["halberd", "mace", "crossbow"]
    assert CARDS["guard"].equipment("mace") == ("helmet", "mace", "shield")


def test_ad66_dsn_10_what_the_source_says_of_items_holds():
    bare = ITEMS["bare-hands"]
    assert (bare.skill, bare.reach, bare.hands, bare.inconspicuous) == ("brawling", 0, 0, True)
    assert ITEMS["rapier"].damage["heart"] == 2
    assert not ITEMS["sabre"].inconspicuous
    assert ITEMS["main-gauche"].words == {"parry": 1}
    assert ITEMS["throwing-knives"].ammunition == 3
    assert ITEMS["leather-jacket"].armour == {"heart": (1, 0)}
    assert (ITEMS["pistol"].hands, ITEMS["pistol"].load) == (1, 2) and "firearm" in ITEMS["pistol"].words
    assert ITEMS["shield"].fencing == 1
    assert any(item.reach == 2 for item in ITEMS.values())
    assert ITEMS["whip"].close and ITEMS["whip"].ranged  # AD66-AMB-97


def numbers(cell: str) -> list[int]:
    return [int(n) for n in re.findall(r"-?\d+", cell)]


@pytest.mark.parametrize("row", rows("AD66-DSN-10"), ids=lambda row: row[0])
def test_ad66_dsn_10_an_item_is_as_in_the_ledgers_list(row: list[str]):
    """Talent, hands, Reach, Load and Quick Reload, bands, damage or armour, words."""
    name, talent, hands, reach, load, bands, damage, words = row
    item = ITEMS[re.sub(r" \(\d\)", "", name).lower().replace(" ", "-")]
    assert (item.skill or "-") == talent.lower().replace("great weapons", "great")
    assert item.hands == int(hands) and (item.reach if item.reach is not None else "-") == (
        int(reach) if reach != "-" else "-"
    )
    assert [item.load, item.reload] == (numbers(load) or [0, 0])
    assert [(band.range, band.nd) for band in item.bands] == [
        (int(a), int(b)) for a, b in re.findall(r"(\d+): (\d+)", bands)
    ]
    assert [band.piercing for band in item.bands] == ["AP" in part for part in bands.split(",") if ":" in part]
    if "armour" in words:
        worn = {suit.lower(): (int(a), int(b)) for suit, a, b in re.findall(r"([A-Z]+) (\d)/(\d)", damage)}
        assert item.armour == worn
    elif damage != "-":
        least = 1 if item.ranged else -1  # AD66-DSN-09 bounds what the list proposes for whip and blowpipe
        assert [item.damage[suit] for suit in SUITS] == [max(least, x) for x in numbers(damage.replace("/", " "))]
    assert item.ammunition == (numbers(name) or [0])[0]
    assert item.inconspicuous == ("INCONSPICUOUS" in words) and item.piercing == bool(re.search(r"\bAP\b", words))
    for word in ("quick", "cumbersome", "firearm", "powerful assault", "natural weapon"):
        assert (word.replace(" ", "-").removesuffix("-weapon") in item.words) == (word in words.lower()), word


def test_ad66_dsn_04_ad66_dsn_08_cards_and_items_have_the_fields_of_the_ledger():
    """AD66-DSN-04, AD66-DSN-08: what is written on a card is data; the second armour value is never above the first."""
    assert {field.name for field in msgspec.structs.fields(Card)} >= {
        "id", "name", "unique", "hero", "faction", "alignment", "gender", "type", "gold", "connections", "crippled", "killed",
        *ABILITIES, "skills", "fencing", "talents", "items",
    }  # fmt: skip
    assert {field.name for field in msgspec.structs.fields(Item)} >= {
        "skill", "hands", "reach", "load", "reload", "bands", "damage", "piercing", "inconspicuous", "words", "ammunition", "armour",
    }  # fmt: skip
    assert {item.hands for item in ITEMS.values()} == {0, 1, 2} and {item.load for item in ITEMS.values()} == {0, 1, 2}
    assert all(b <= a for item in ITEMS.values() for a, b in item.armour.values())


def test_ad66_dsn_11_the_additional_equipment():
    assert ITEMS["bandages"].heals == 1
    assert ITEMS["poison-token"].poison == {"wounds": 1, "prone": 1}  # AD66-TAL-16
    assert ITEMS["poison-sleep"].poison == {"unconscious": 1}
    assert ITEMS["poison-viper"].poison == {"wounds": 2}
    assert ITEMS["key"].opens and all(ITEMS[name].scenario for name in ("key", "letter", "ring", "pigeon"))
    kept = {name for name, item in ITEMS.items() if item.price is None}
    assert kept == {"bare-hands", "fangs", "poison-token", "letter", "ring", "pigeon", "purse"}
    torso = [item for item in ITEMS.values() if "heart" in item.armour and item.price]
    assert len(torso) > 1  # a second piece for a location already covered (AD66-ARM-03)


def test_ad66_dsn_12_the_faction_cards():
    assert tuple(library.factions()) == FACTIONS
    for name, card in library.factions().items():
        assert all(
            card.name[lang] == texts(lang, "ad1666").say(f"word-{name}") and card.text[lang] for lang in ("en", "fr")
        )


# -- within the ledger's ranges


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_ad66_dsn_05_a_character_keeps_to_the_ranges(card: Card):
    crippled, killed = ((5, 6), (8, 10)) if card.hero else ((3, 4), (5, 7))
    assert crippled[0] <= card.crippled <= crippled[1] and killed[0] <= card.killed <= killed[1]
    assert card.crippled < card.killed
    assert all(-1 <= card.ability(name) <= 3 for name in ABILITIES)
    assert all(0 <= score <= 4 for score in card.skills.values())
    assert 0 <= card.fencing <= 3
    assert 0 <= card.talents.get("inconspicuous", 0) <= 3
    assert all(1 <= card.talents.get(talent, 1) <= 3 for talent in ("divination", "faith"))
    assert all(x == 0 or talent in RATED for talent, x in card.talents.items())
    assert card.gold > 0


@pytest.mark.parametrize("item", ITEMS.values(), ids=lambda item: item.id)
def test_ad66_dsn_09_an_item_keeps_to_the_bounds(item: Item):
    if item.close:
        assert 0 <= (item.reach or 0) <= 2 and all(-1 <= x <= 3 for x in item.damage.values())
    if item.ranged:
        assert all(1 <= x <= 5 for x in item.damage.values()) and all(4 <= band.nd <= 8 for band in item.bands)
    assert set(item.damage) == (set(SUITS) if item.close or item.ranged else set())
    assert all(1 <= a <= 3 and 0 <= b <= min(a, 1) for a, b in item.armour.values())


def test_ad66_dsn_06_what_must_exist_exists():
    everyone = list(CARDS.values())
    assert any(card.ability(name) < 0 for card in everyone for name in ABILITIES)
    assert any(card.skills.get("brawling", 0) > 0 for card in everyone)
    assert {card.agility for card in everyone} == {0, 1, 2, 3}
    assert any(card.fortitude == 0 == card.intelligence for card in COMMONERS)
    assert {1, 2} <= {card.fortitude for card in COMMONERS}
    assert {card.gender for card in everyone} == {"male", "female", None}
    assert {tag for card in everyone for tag in card.alignment} == {"good", "loyal", "neutral", "evil"}
    assert any(card.type != "human" for card in everyone)
    assert any(card.faction == "local" and not card.unique for card in everyone)
    assert any(card.items.count("pistol") == 2 for card in everyone)  # AD66-PART-03
    assert any(item.hands == 2 and "firearm" in item.words for card in everyone for item in kit(card))
    assert any(item.fencing for card in everyone for item in kit(card))
    assert any(not any(item.close for item in kit(card)) for card in everyone)  # AD66-MELEE-07
    pairs = [card for card in everyone if sum(item.close and item.hands == 1 for item in kit(card)) > 1]
    assert CARDS["aramis"] in pairs


@pytest.mark.parametrize("name", [card.id for card in CARDS.values() if card.talents.get("inconspicuous", 0) > 0])
def test_ad66_dsn_06_heroes_see_through_the_inconspicuous_and_others_do_not(name: str):
    x = CARDS[name].talents["inconspicuous"]
    sharp = [max(card.wit, card.intelligence) for card in HEROES if card.id != name]
    assert min(sharp) < x < max(sharp)


def test_ad66_dsn_02_every_talent_word_and_combat_talent_occurs():
    everyone = list(CARDS.values())
    assert {talent for card in everyone for talent in card.talents} == set(get_args(printed.Talent))
    assert {skill for card in everyone for skill in card.skills} == set(get_args(printed.Skill))
    carried = [item for card in everyone for item in kit(card)]
    assert {word for item in carried for word in item.words} == set(get_args(printed.Keyword))
    assert {item.skill for item in carried if item.skill} == set(get_args(printed.Skill))
    assert {card.faction for card in everyone} == set(get_args(printed.Faction))


def test_ad66_char_06_a_character_can_use_what_it_starts_with():
    for card in CARDS.values():
        assert all(card.skill(item.skill) is not None for item in kit(card) if item.skill), card.id


def test_ad66_pois_08_nobody_good_or_loyal_starts_with_poison():
    for card in CARDS.values():
        if {"good", "loyal"} & set(card.alignment):
            assert "poisoner" not in card.talents and not any(item.poison for item in kit(card))


# -- both languages


def test_ad66_dsn_01_everything_has_a_name_and_a_text_in_both_languages():
    things: list[Card | Item] = [*CARDS.values(), *ITEMS.values()]
    for thing in things:
        for said in (thing.name, thing.text):
            assert languages_of(said) == set(LANGUAGES) and all(text.strip() == text != "" for text in said.values()), (
                thing.id
            )
            assert not re.search(r" [!?;:»]|« |'", said["fr"]), thing.id
            assert "'" not in said["en"], thing.id
        assert all(text.endswith((".", "?", "!")) for text in thing.text.values()), thing.id


def test_an_id_is_a_characters_or_an_items():
    assert not set(CARDS) & set(ITEMS) and not (set(CARDS) | set(ITEMS)) & (set(faces()) | set(JOKERS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_talent_and_word_is_told(lang: str):
    for word in (*get_args(printed.Talent), *get_args(printed.Keyword)):
        for key in (f"talent-{word}", f"talent-{word}-text"):
            assert texts(lang, "ad1666").has(key) and texts(lang, "ad1666").unfilled(key, {"x": 1}) == [], key
    for kind in (printed.Ability, printed.Skill, printed.Faction, printed.Alignment, printed.Suit):
        assert [word for word in get_args(kind) if not texts(lang, "ad1666").has(f"word-{word}")] == []
    kinds = ("human", "beast", "vampire", "demon", "ghoul", "male", "female", "hero", "commoner", "unique")
    assert [word for word in kinds if not texts(lang, "ad1666").has(f"word-{word}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_is_told_in_sentences(lang: str):
    for item in ITEMS.values():
        text = tell(item, lang)
        assert text.endswith(".") and not re.search(r"\{|  |(told|item|talent|word|location|poison)-", text), text


def test_an_item_reads_like_a_card():
    assert tell(ITEMS["pistol"], "en") == (
        "Pistols, one hand; ND 4 up to 2 squares (Armour Piercing), ND 6 up to 4 squares, ND 8 up to 6 squares. "
        "Damage: head 4, torso 4, hands 2, legs 2. Load 2, Quick Reload ND 6. Firearm."
    )
    assert tell(ITEMS["main-gauche"], "fr").endswith("mains 0, jambes 0. Parade +1.")


# -- pages, sheets, faces


def keys(sheet: CardView) -> Iterator[str]:
    """The texts that a card needs."""
    yield from (f"word-{word}" for word in sheet.words)
    yield from (f"stat-{stat.name}" for stat in sheet.stats)
    for section in sheet.sections:
        yield f"section-{section.name}"
        for part in section.parts:
            yield from (f"stat-{stat.name}" for stat in part.stats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ad66_char_01_every_card_has_a_page(lang: str):
    pages = card_views.card_views(EDITION)
    assert set(pages) == {*CARDS, *ITEMS, *FACTIONS}
    for name, found in pages.items():
        assert found.id == name and found.name[lang]
        assert [key for key in keys(found) if not texts(lang, "ad1666").has(key)] == []
        for section in found.sections:
            assert all(part.name[lang] and part.text[lang] for part in section.parts), name
            assert len({part.id for part in section.parts}) == len(section.parts)
        assert len({stat.name for stat in found.stats}) == len(found.stats)


def test_ad66_char_01_a_page_holds_what_is_printed():
    little = card_views.card_views(EDITION)["wolodyjowski"]
    assert little.words == ["hero", "unique", "defenders", "loyal", "male"]
    assert (little.boxes, little.dots) == (8, [5])
    assert Stat("strength", 0, signed=True) in little.stats and Stat("edged", 3, signed=True) in little.stats
    assert [section.name for section in little.sections] == ["talents", "equipment", "story"]
    assert not [stat for stat in little.stats if stat.name in ("intelligence", "charisma")]  # AD66-CHAR-04
    pistols = card_views.card_views(EDITION)["arch-enemy"].sections[1].parts[1]
    assert (pistols.id, pistols.stats) == ("pistol", [Stat("count", 2)])
    arms = card_views.card_views(EDITION)["guard"].sections[1]
    assert (arms.name, [part.name["fr"] for part in arms.parts][:2]) == ("arms", ["Hallebarde", "Masse + Bouclier"])


def test_ad66_wpn_01_an_items_page_holds_what_is_printed():
    pistol = card_views.card_views(EDITION)["pistol"]
    assert pistol.words == ["ranged-weapon", "pistols", "one-hand"]
    assert [part.stats for part in pistol.sections[0].parts] == [[Stat("nd", nd)] for nd in (4, 6, 8)]
    assert Stat("armour-skull", "2/1") in card_views.card_views(EDITION)["helmet"].stats


def test_sheets_are_plain_data():
    found = card_data.card_data(EDITION)
    assert set(found) == {*CARDS, *ITEMS}
    assert msgspec.json.decode(msgspec.json.encode(found)) == found
    assert found["aramis"]["thrusting"] == 3 and found["guard"]["arms"]["mace"]["items"] == ["mace", "shield"]
    assert found["thief"]["talents"][0]["name"] == {"en": "Lockpicking [2]", "fr": "Crochetage [2]"}
    assert found["sabre"]["rules"]["en"].startswith("Edged, one hand, Reach 1.")


def test_ad66_deck_01_every_playing_card_has_a_face_and_a_name():
    found = faces()
    shared = {f"{deck}-{number}" for deck in ("magic", "event") for number in range(1, ROMAN + 1)}
    assert set(found) == set(player_deck().rest) | shared
    looks = [(face.value, face.ink, face.icon) for face in found.values()]
    assert len(set(looks)) == len(looks)
    assert {face.ink for face in found.values()} <= {"blue", "pink", "red", "ink"}
    for lang in LANGUAGES:
        names = [texts(lang, "ad1666").say(f"word-{card}") for card in found]
        assert len(set(names)) == len(names) and not any(name.startswith("word-") for name in names)


def test_ad66_amb_96_the_numbers_run_rank_by_rank():
    assert texts("en", "ad1666").say("word-magic-1") == "Magic I (9 of Skulls)"
    assert texts("en", "ad1666").say("word-magic-5") == "Magic V (10 of Skulls)"
    assert texts("fr", "ad1666").say("word-event-24") == "Évènement XXIV (As de Fer à Cheval)"
    assert (faces()["magic-24"].value, faces()["magic-24"].icon) == ("XXIV", "iron")


# -- mistakes are reported with their file and line


def changed(file: str, old: str, new: str) -> Source:
    text = (library.DATA / file).read_text(encoding="utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    return Source(text, "mine.yaml")


def line_of(source_text: str, word: str) -> int:
    return next(n for n, line in enumerate(source_text.splitlines(), start=1) if word in line)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("musketeers/aramis", "main-gauche]", "main-gosh]", "main-gauche"),
        ("musketeers/aramis", "faith: 2", "fayth: 2", "faith"),
        ("musketeers/aramis", "thrusting: 3", "trusting: 3", "thrusting"),
        ("musketeers/aramis", "faction: musketeers", "faction: musketers", "musketeers"),
        ("musketeers/aramis", "fencing: 2", "fencin: 2", "fencing"),
        ("musketeers/aramis", "id: aramis", "id: Aramis!", "is not an id"),
        ("musketeers/aramis", "id: aramis", "id: aramis-2", "second copies"),
        ("musketeers/aramis", "id: aramis", "id: red-joker", "already taken"),
        ("musketeers/aramis", "killed: 8", "killed: 5", "must be below"),
        ("musketeers/aramis", "crippled: 5", "crippled: 2", "from 3 to 6"),
        ("musketeers/aramis", "killed: 8", "killed: 11", "from 5 to 10"),
        ("musketeers/aramis", "agility: 1", "agility: 4", "from -1 to 3"),
        ("musketeers/aramis", "thrusting: 3", "thrusting: 5", "from 0 to 4"),
        ("musketeers/aramis", "fencing: 2", "fencing: 4", "from 0 to 3"),
        ("musketeers/aramis", "faith: 2", "faith: 0", "from 1 to 3"),
        ("musketeers/aramis", "straight-to-the-heart: 0", "straight-to-the-heart: 1", "takes no number"),
        ("musketeers/aramis", "faith: 2", "poisoner: 2", "never uses poison"),
        ("musketeers/aramis", "main-gauche]", "poison-viper]", "never uses poison"),
        ("musketeers/aramis", "alignment: [good]", "alignment: [good, evil]", "good and evil"),
        ("musketeers/aramis", "name: {en: Aramis, fr: Aramis}", "name: {fr: Aramis}", "English"),
        ("musketeers/aramis", "  fr: Il prie", "  de: Il prie", "“de” is not known"),
        ("musketeers/aramis", "faith: 2", "pickpocket: 0", "needs the talent inconspicuous"),
        ("local/gallant", "gender: male\n", "", "needs a Gender"),
        ("local/guard", "  mace: [mace, shield]", "  Mace: [mace, shield]", "is not an id"),
        ("local/guard", "  mace: [mace, shield]", "  mace: [mace, shielt]", "shield"),
    ],
)
def test_a_character_with_a_mistake_is_refused_with_its_line(name: str, old: str, new: str, said: str):
    with pytest.raises(BadFile) as fault:
        library.read_card(changed(f"cards/{name}.yaml", old, new))
    assert said in told(fault.value) and re.match(r"mine\.yaml, line \d+: ", told(fault.value))
    french = told(fault.value, "fr")
    assert french.startswith("mine.yaml, ligne ") and "file-" not in french


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("close", "id: sabre", "id: Sabre", "is not an id"),
        ("close", "skill: edged", "skill: eged", "edged"),
        ("close", "  skill: edged\n", "", "skill is missing"),
        ("close", "damage: {skull: 2, heart: 1, cup: 1, iron: 1}", "damage: {skull: 2}", "damage is missing"),
        ("close", "  skill: edged\n  reach: 1\n", "  skill: edged\n", "reach is missing"),
        ("close", "reach: 2", "reach: 3", "from 0 to 2"),
        ("close", "damage: {skull: 3", "damage: {skull: 4", "from -1 to 3"),
        ("close", "words: {parry: 1}", "words: {parry: 0}", "from 1 to 3"),
        ("close", "words: {quick: 0}", "words: {quick: 1}", "write 0"),
        ("close", "words: {quick: 0}", "words: {firearm: 0}", "cannot be on this item"),
        ("close", "words: {quick: 0}", "words: {natural: 0}", "cannot be on this item"),
        ("ranged", "words: {firearm: 0}", "words: {cumbersome: 0}", "cannot be on this item"),
        ("ranged", "damage: {skull: 1", "damage: {skull: 0", "from 1 to 5"),
        ("ranged", "{range: 4, nd: 6}", "{range: 2, nd: 6}", "reach farther"),
        ("ranged", "{range: 4, nd: 6}", "{range: 4, nd: 9}", "from 4 to 8"),
        ("ranged", "  reload: 6\n", "", "go together"),
        ("ranged", "en: Pistol", "en: ''", "English"),
        ("armour", "armour: {heart: [1, 0]}", "armour: {heart: [1, 2]}", "from [1, 0] to [3, 1]"),
        ("armour", "armour: {heart: [1, 0]}", "armour: {hart: [1, 0]}", "heart"),
        ("armour", "hands: 0", "hands: 1", "needs no hand"),
        ("poisons", "poison: {unconscious: 1}", "poison: {unconscious: 2}", "from 1 to 1"),
        ("gear", "price: 2", "price: -2", "from 0 to 99"),
    ],
)
def test_an_item_with_a_mistake_is_refused_with_its_line(file: str, old: str, new: str, said: str):
    with pytest.raises(BadFile) as fault:
        library.read_items(changed(f"items/{file}.yaml", old, new))
    assert said in told(fault.value) and re.match(r"mine\.yaml, line \d+: ", told(fault.value))
    french = told(fault.value, "fr")
    assert french.startswith("mine.yaml, ligne ") and "file-" not in french


def test_the_line_is_the_one_with_the_mistake():
    text = (library.DATA / "cards/musketeers/aramis.yaml").read_text(encoding="utf-8")
    with pytest.raises(BadFile) as fault:
        library.read_card(changed("cards/musketeers/aramis.yaml", "main-gauche]", "main-gosh]"))
    assert f"mine.yaml, line {line_of(text, 'items:')}:" in told(fault.value)
    text = (library.DATA / "items/close.yaml").read_text(encoding="utf-8")
    with pytest.raises(BadFile) as fault:
        library.read_items(changed("items/close.yaml", "words: {quick: 0}", "words: {quick: 1}"))
    assert f"mine.yaml, line {line_of(text, 'quick: 0')}:" in told(fault.value)


# -- players' own

NAME = {"en": "Nib", "fr": "Nib"}
NIB: dict[str, Any] = {
    "id": "nib", "name": NAME, "faction": "local", "gold": 5, "crippled": 3, "killed": 5,
    "strength": 0, "agility": 1, "fortitude": 0, "skills": {"knives": 1}, "items": ["needle"],
}  # fmt: skip
NEEDLE: dict[str, Any] = {
    "id": "needle", "name": {"en": "Needle", "fr": "Aiguille"}, "skill": "knives", "reach": 0,
    "damage": {"skull": 0, "heart": 1, "cup": 0, "iron": 0}, "inconspicuous": True,
}  # fmt: skip


def test_players_may_bring_characters_and_items():
    setup = Options(cards=[NIB, NEEDLE])  # in any order
    assert library.cards_of(setup)["nib"].items == ("needle",)
    assert library.items_of(setup)["needle"].close
    assert set(library.cards_of(setup)) == {*CARDS, "nib"} and set(library.items_of(setup)) == {*ITEMS, "needle"}
    assert card_views.card_views_of(setup)["nib"].name == NAME
    assert card_data.card_data_of(setup)["nib"]["equipment"][0]["id"] == "needle"
    assert "nib" not in library.cards() and "nib" not in card_views.card_views(EDITION)


def test_a_game_without_own_cards_shares_those_of_the_box():
    assert library.cards_of(Options()) is library.cards() and library.items_of(Options()) is library.items()


def test_a_card_of_the_box_may_be_replaced():
    own = library.cards_of(Options(cards=[{**NIB, "id": "dragoon", "items": ["dagger"]}]))
    assert own["dragoon"].name == NAME and len(own) == len(CARDS)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ([NIB], "needle"),
        ([NEEDLE, NEEDLE], "already taken"),
        ([{**NEEDLE, "id": "dragoon"}], "already taken"),
        ([NEEDLE, {**NIB, "id": "sabre"}], "already taken"),
        ([{**NEEDLE, "reach": 4}], "from 0 to 2"),
    ],
)
def test_own_cards_with_a_mistake_are_refused(own: list[dict[str, Any]], said: str):
    with pytest.raises(BadFile) as fault:
        library.cards_of(Options(cards=own))
    assert said in told(fault.value) and told(fault.value).startswith("card ")


def test_a_folder_is_checked_whole(tmp_path: Path):
    (tmp_path / "a.yaml").write_text("id: [", encoding="utf-8")
    (tmp_path / "nib.yaml").write_bytes(msgspec.yaml.encode(NIB))
    (tmp_path / "more.yaml").write_bytes(msgspec.yaml.encode({**NIB, "killed": 3}))
    (tmp_path / "needle.yaml").write_bytes(msgspec.yaml.encode([NEEDLE]))
    found = [told(fault) for fault in own_files.faults(tmp_path)]
    assert len(found) == 4
    assert "a.yaml, line" in found[0] and "more.yaml, line" in found[1] and "must be below" in found[1]
    assert "more.yaml, line" in found[2] and "killed must be from 5 to 10, not 3" in found[2]
    assert "nib.yaml, line 1: the id nib is already taken" in found[3]
