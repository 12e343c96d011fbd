"""The tables of the ledger against what is played: cards, decks, factions, terrain examples."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.editions import edition
from escarmouche.games.moonstone.ground.board import boards, terrain_of
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import arcane_deck, combat_deck
from escarmouche.games.moonstone.turn.sequence import BONUS

LEDGER = Path(__file__).parents[3] / "rules" / "moonstone.md"


def rows(heading: str) -> list[list[str]]:
    """The first table below a heading, without its head."""
    text = LEDGER.read_text(encoding="utf-8").split(f"### {heading}\n")[1]
    lines = re.split(r"\n#", text)[0].splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("|"))
    table = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def named(name: str, of: str) -> Card:
    plain = re.sub(r"\(.*?\)|\[.*?\]| v\.\d", "", name).strip()
    return next(card for card in cards(of).values() if plain in (card.name["en"], card.name["fr"]))


def numbers(cell: str) -> tuple[int, ...]:
    """The positions of the blue dots: after the colon, without what is in brackets."""
    return tuple(int(n) for n in re.findall(r"\d+", re.sub(r"\(.*?\)", "", cell).split(":")[1]))


@pytest.mark.parametrize("row", rows("Characters: stats"), ids=lambda row: row[0])
@pytest.mark.parametrize("of", ["en", "fr"])
def test_moon_card_01_a_card_has_the_numbers_of_the_ledger(row: list[str], of: str):
    """MOON-CARD-01."""
    name, _, words, faction, melee, reach, arcane, evade, base, boxes, pips, upgrades = row
    card = named(name, of)
    both, _, french = words.partition("; [FR] + ")
    keywords = {word.strip().lower() for word in both.split(",")} | (
        {french.lower()} if french and of == "fr" else set()
    )
    assert set(card.keywords) == keywords
    assert [f.title() for f in card.factions] == [faction.removesuffix(" (o)")]
    assert card.melee == int(melee)
    assert card.reach == int(reach.strip('"')) * 1000
    assert card.arcane == int(arcane)
    assert card.evade == int(evade)
    assert card.radius == {"30 mm": 591, "40 mm": 787}[base]
    assert card.health == int(boxes.split()[0])
    assert card.pips == numbers(pips)
    assert card.signature is not None
    assert card.signature.upgrades == upgrades.lower().replace(" ", "-")


def test_moon_card_02_factions_of_the_editions():
    """MOON-CARD-02: [EN] Commonwealth and Dominion; [FR] Leshavult, too."""
    assert set(edition("en").factions) == {"commonwealth", "dominion"}
    assert set(edition("fr").factions) == {"commonwealth", "dominion", "leshavult"}
    for card in cards("fr").values():
        assert 1 <= len(card.factions) <= 2
        assert set(card.factions) <= set(edition("fr").factions)


def test_moon_hid_01_the_composition_of_both_decks():
    """MOON-HID-01: known to all, 21 and 18 cards."""
    arcane = arcane_deck().counts()
    for number, row in enumerate(rows("Arcane Deck (21 cards)")[:3], 1):
        for colour, count in zip(("blue", "green", "pink"), row[1:4], strict=True):
            assert arcane[f"{colour}-{number}"] == int(count)
    assert arcane["catastrophe"] == 3
    assert sum(arcane.values()) == 21
    combat = combat_deck().counts()
    assert len(combat) == 6
    assert set(combat.values()) == {3}


def test_moon_init_03_the_table_of_the_first_activation_roll():
    """MOON-INIT-03."""
    for row in rows("First activation roll")[1:]:
        bonus = re.search(r"\+ (\d)", row[1])
        assert BONUS.get(int(row[0].split()[0]), 0) == (int(bonus[1]) if bonus else 0)


def test_moon_amb_01_the_later_edition_is_the_default():
    """MOON-AMB-01; Events and Agendas are a switch of their own."""
    assert Options().edition == "fr"
    assert "events" not in edition("fr").switches | edition("en").switches


EXAMPLES = {
    "barrier": ("oak", "beech", "poplar", "willow", "tree", "trunk-of-a-tree"),  # MOON-TERR-13: lone trees, high walls
    "obstacle": ("crate", "barrel", "fence", "hedge", "low-wall", "log"),  # MOON-TERR-09
}


@pytest.mark.parametrize("board", boards())
def test_moon_terr_09_and_13_examples_are_what_the_ledger_calls_them(board: str):
    """MOON-TERR-09, MOON-TERR-13, MOON-AMB-21."""
    for terrain in terrain_of(board):
        stem = re.sub(r"-\d+$", "", terrain.id)
        for kind, names in EXAMPLES.items():
            if stem in names:
                assert terrain.kind == kind, terrain.id
