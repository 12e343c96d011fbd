"""The ledger on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from escarmouche.core.messages import ledger
from tests.cli.conftest import Cli


def test_one_rule_with_what_plays_and_tests_it(cli: Cli) -> None:
    said = cli("rules moonstone moon-melee-02")
    assert said.code == 0
    assert said.out.startswith("MOON-MELEE-02: ")
    assert "played by escarmouche.games.moonstone" in said.out


def test_a_family_of_rules(cli: Cli) -> None:
    assert cli("rules moonstone MOON-CRIT --lang fr").out.count("MOON-CRIT-0") >= 3


def test_a_rule_in_the_language_of_its_reader(cli: Cli) -> None:
    said = cli("rules moonstone MOON-MELEE-02 --lang fr")
    assert said.out.startswith("MOON-MELEE-02\N{NO-BREAK SPACE}: Le défenseur doit être un ennemi")
    assert "anglais" not in said.out
    assert cli("rules moonstone MOON-MELEE-02 --lang en").out.startswith("MOON-MELEE-02: The defender must be an enemy")


def test_what_nobody_has_put_into_french_is_told_in_english(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "moonstone.md").write_text("- **MOON-MELEE-02** Reach.\n- **MOON-MELEE-03** Draw.\n", encoding="utf-8")
    (tmp_path / "fr" / "moonstone.md").write_text("- **MOON-MELEE-02** La portée.\n", encoding="utf-8")
    monkeypatch.setattr(ledger, "path", lambda book: tmp_path / "moonstone.md")
    ledger._clauses.cache_clear()
    try:
        said = cli("rules moonstone MOON-MELEE --lang fr").out
        assert "La portée." in said
        assert "Draw." in said
        assert "(Ce qui n’existe pas encore dans votre langue est montré en anglais.)" in said
    finally:
        ledger._clauses.cache_clear()


@pytest.mark.parametrize(("lang", "words"), [("en", "The defender must be an enemy"), ("fr", "Le défenseur doit")])
def test_a_rule_during_a_game(cli: Cli, lang: str, words: str) -> None:
    rule, quit_ = {"en": ("rule", "quit"), "fr": ("règle", "quitter")}[lang]
    said = cli(f"play moonstone --seats human,random --seed 4 --lang {lang}", f"{rule} MOON-MELEE-02", quit_)
    assert said.code == 0
    assert words in said.out


def test_the_table_ends_with_the_count(cli: Cli) -> None:
    said = cli("rules moonstone")
    assert said.code == 0
    assert said.out.rstrip().split("\n")[-1].startswith("moonstone: ")


def test_missing_and_json(cli: Cli) -> None:
    found = json.loads(cli("rules moonstone --json").out)
    assert cli("rules moonstone --missing").code == (1 if found["uncovered"] else 0)


@pytest.mark.parametrize(("lang", "word"), [("en", "climb"), ("fr", "escalade")])
def test_rules_are_found_by_a_word_in_them(cli: Cli, lang: str, word: str) -> None:
    said = cli(f"rules d10 {word} --lang {lang}")
    *lines, count = said.out.strip().split("\n")
    assert said.code == 0 and len(lines) > 6
    assert all(line.startswith("D10-") and len(line) < 130 for line in lines)
    assert count.startswith(f"{len(lines)} ") and "escarmouche rules d10 ID" in count
    assert any(line.startswith("D10-MOV-") for line in lines)


def test_few_rules_found_by_a_word_are_told_whole(cli: Cli) -> None:
    said = cli("rules d10 parapet").out
    assert "played by" in said and "..." not in said
    said = cli("rules d10 nosuchword")
    assert said.code == 2 and "nosuchword" in said.err


def test_a_word_during_a_game(cli: Cli) -> None:
    said = cli("play d10 --seats human,random --seed 1", "rule climb", "quit")
    assert "D10-MOV-" in said.out.split("> rule climb")[1]


def test_a_word_that_is_nowhere_is_answered_with_the_chapters(cli: Cli) -> None:
    said = cli("rules moonstone zzz")
    assert said.code == 2 and "The chapters: MOON-DEF, MOON-CARD" in said.err
    assert "Did you mean: MOON-MELEE-09?" in cli("rules moonstone MOON-MELEE-99").err
