"""The ledger on the command line."""

from __future__ import annotations

import json

from .conftest import Cli


def test_one_rule_with_what_plays_and_tests_it(cli: Cli) -> None:
    said = cli("rules moonstone moon-melee-02")
    assert said.code == 0
    assert said.out.startswith("MOON-MELEE-02: ")
    assert "played by escarmouche.games.moonstone" in said.out


def test_a_family_of_rules(cli: Cli) -> None:
    assert cli("rules moonstone MOON-CRIT --lang fr").out.count("MOON-CRIT-0") >= 3


def test_the_table_ends_with_the_count(cli: Cli) -> None:
    said = cli("rules moonstone")
    assert said.code == 0
    assert said.out.rstrip().split("\n")[-1].startswith("moonstone: ")


def test_missing_and_json(cli: Cli) -> None:
    found = json.loads(cli("rules moonstone --json").out)
    assert cli("rules moonstone --missing").code == (1 if found["uncovered"] else 0)
