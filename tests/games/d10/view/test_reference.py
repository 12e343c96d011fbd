"""The quick reference: what the sheets print of the level in play, and only what exists (D10-LVL-01 to -03)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import Part, Section
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.setup.options import SWITCHES
from escarmouche.games.d10.turn.action_list import ACTIONS
from escarmouche.testing.rules import ledger_ids

register(BOOK)


def sections(level: str, **options: Any) -> dict[str, Section]:
    return {section.name: section for section in BOOK.cards.reference(BOOK.read_setup({"edition": level, **options}))}


def parts(level: str, **options: Any) -> dict[str, Part]:
    return {part.id: part for section in sections(level, **options).values() for part in section.parts}


SIMPLE = {
    "advance",
    "quick",
    "face",
    "getup",
    "recover",
    "reload",
    "shoot",
    "aim",
    "charge",
    "strike",
    "skewer",
    "defend",
}
FULL = {"repair", "pickup", "three", "double-out", "cover", "jd-over-wounds"}
ADVANCED = {
    "crawl", "movehid", "movecro", "climb", "flee", "trample", "jump", "lie", "hide", "crouch", "hithard", "swap", "dodge",
    "parry", "kick", "defshot", "double", "reacshot", "fastload", "recmissile", "draw", "mount", "dismount", "letgo", "drop",
    "stepover", "missiles", "two-targets", "poor-crouched",
}  # fmt: skip


def test_d10_lvl_01_each_level_has_its_sheet() -> None:
    simplified, full, advanced = (set(parts(level)) for level in BOOK.editions)
    assert simplified >= SIMPLE and not simplified & (FULL | ADVANCED)
    assert full >= SIMPLE | FULL and not full & ADVANCED
    assert advanced >= SIMPLE | FULL | ADVANCED


def test_costs_and_names_are_those_of_the_sheets() -> None:
    """Data, Actions: PA as printed, French names as printed."""
    by_name = parts("advanced")
    costs = {"advance": 2, "quick": 1, "face": 0, "reload": "1–2", "skewer": 2, "defend": 0, "jump": 0, "reacshot": 2}
    for name, cost in costs.items():
        assert [(stat.name, stat.value) for stat in by_name[name].stats] == [("pa", cost)]
    french = {
        "quick": "Avancer vite", "crouch": "Se tapir", "skewer": "Embrocher", "flee": "Fuir le combat", "kick": "Ruade",
        "jump": "Sauter", "reacshot": "Tir de réaction", "movecro": "Avancer tapi", "recmissile": "Récupérer trait planté",
    }  # fmt: skip
    assert {name: by_name[name].name["fr"] for name in french} == french


def test_every_action_of_the_menus_is_on_it() -> None:
    """But for what a scenario alone has, and what is said in one line: take, put down, give."""
    assert {spec.key for spec in ACTIONS} - set(parts("advanced")) == {
        "force",
        "beacon",
        "take",
        "putdown",
        "give",
    }


def test_critical_tables_as_printed() -> None:
    """D10-DIE-06, Data: six rows of the JT table, ten of the JC table, with the dice that lead there."""
    tables = sections("full")
    assert [part.stats[0].value for part in tables["ref-jt-table"].parts] == ["0", "1–2", "3–4", "5–7", "8", "9"]
    assert [part.stats[0].value for part in tables["ref-jc-table"].parts] == [str(number) for number in range(10)]
    assert tables["ref-jc-table"].parts[3].name["fr"] == "Gamelle"
    assert not {"ref-jt-table", "ref-jc-table", "ref-positions"} & set(sections("simplified"))


def test_d10_mor_03_mor_04_who_tests_first() -> None:
    assert "tests-first" in parts("simplified") and "tests" not in parts("simplified")
    assert "tests" in parts("simplified", wounds=True)
    assert "tests" in parts("full") and "tests-first" not in parts("full")


@pytest.mark.parametrize("switch", SWITCHES)
def test_d10_lvl_03_a_switch_takes_away_what_is_its_own(switch: str) -> None:
    assert parts("advanced", **{switch: False}) != parts("advanced")


def test_readings_of_the_sheets() -> None:
    """D10-AMB-01, D10-AMB-02, D10-AMB-04, D10-CC-22: what the host has changed stands on the sheet."""
    assert "zero-ten" in parts("full", zero_is=10) and "zero-ten" not in parts("full")
    assert {"zero-row"} == {"zero", "zero-row"} & set(parts("full"))
    confirmed = set(parts("full", crit_rule="confirm-then-table", wounded_row=True))
    assert {"zero", "jt-confirm", "jc-wounded"} <= confirmed and "zero-row" not in confirmed
    assert "poor-crouched" not in parts("advanced", crouch_malus=1)


@pytest.mark.parametrize("level", BOOK.editions)
def test_everything_is_told_in_both_languages_with_its_rule(level: str) -> None:
    known = {rule.id for rule in ledger_ids("d10")}
    for section in sections(level).values():
        assert len({part.id for part in section.parts}) == len(section.parts)
        for lang in LANGUAGES:
            assert texts(lang, "d10").has(f"section-{section.name}")
        for part in section.parts:
            assert part.rule in known, part
            for words in (part.name, part.text):
                assert set(words) == set(LANGUAGES) and not any(
                    t.startswith(("ref-", "branch-", "word-")) for t in words.values()
                )
            assert all(texts("fr", "d10").has(f"stat-{stat.name}") for stat in part.stats)
