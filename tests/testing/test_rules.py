"""The table of covered rules: how ledgers are read, what names a rule, and that every rule is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from escarmouche.testing import rules
from escarmouche.testing.rules import Coverage, Row, Rule

LEDGER = """
# Toy

## Moving

- **TOY-MOVE-01** A stride is two inches long and no longer, whatever anybody says about it, even the eldest.
- **TOY-MOVE-02** The board ends (TOY-MOVE-01).
Prose about TOY-MOVE-09.

## Decisions

| Id | Who | When |
|---|---|---|
| TOY-DEC-01 | all | now |
| Jog | TOY-MOVE-01 |
- **Not a rule**: words.
"""


def test_a_ledger_defines_its_rules_in_lists_and_tables() -> None:
    found = list(rules.defined(LEDGER))
    assert [rule.id for rule in found] == ["TOY-MOVE-01", "TOY-MOVE-02", "TOY-DEC-01"]
    assert [rule.chapter for rule in found] == ["Moving", "Moving", "Decisions"]
    assert found[0].title.endswith("...")
    assert found[2].title == "all: now"


def test_ids_are_found_plain_in_ranges_and_in_the_names_of_tests() -> None:
    text = "def test_moon_melee_05_both(): MOON-DMG-02/03/04 (MOON-AMB-1) MALI-X-02 moon-x-03"
    assert rules.named(text, "MOON") == ["MOON-AMB-1", "MOON-DMG-02", "MOON-DMG-03", "MOON-DMG-04", "MOON-MELEE-05"]


def test_every_rule_of_moonstone_is_in_the_list() -> None:
    found = rules.ledger_ids("moonstone")
    assert len(found) == 383
    assert len({rule.id for rule in found}) == len(found)
    assert {"MOON-EX-12", "MOON-DEC-41", "MOON-HID-14", "MOON-AMB-99", "MOON-MELEE-01"} <= {rule.id for rule in found}
    assert next(rule for rule in found if rule.id == "MOON-MELEE-01").chapter == "Melee: the round"


def test_cases_tests_and_exemptions_are_found(tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "a.yaml").write_text(
        "- case: TOY-EX-01 x\n  rules: [TOY-A-01]\n- case: y\n  refused: TOY-B-01\n"
    )
    (tmp_path / "test_a.py").write_text('"""TOY-C-01"""\ndef test_toy_d_01_and_more(): ...')
    (tmp_path / "other.py").write_text("TOY-Z-01")
    (tmp_path / "testing").mkdir()
    (tmp_path / "testing" / "test_b.py").write_text("TOY-Y-01")
    (tmp_path / "exempt.md").write_text("# Exempt\n\n- TOY-E-01: nothing to do\n- MOON-E-01: another game\n")
    assert rules.in_cases(tmp_path / "cases", "TOY") == {
        "TOY-EX-01": ["a.yaml:1"],
        "TOY-A-01": ["a.yaml:1"],
        "TOY-B-01": ["a.yaml:3"],
    }
    assert rules.in_cases(tmp_path / "none", "TOY") == {}
    assert rules.in_tests(tmp_path, "TOY") == {"TOY-C-01": ["test_a.py"], "TOY-D-01": ["test_a.py"]}
    assert rules.exempted(tmp_path / "exempt.md", "TOY") == {"TOY-E-01": "nothing to do"}
    assert rules.exempted(tmp_path / "no.md", "TOY") == {}


def small(tested: bool = True) -> Coverage:
    rows = [
        Row(
            Rule("TOY-A-01", "first", "One"), functions=["m.f"], cases=["a.yaml:1", "b.yaml:1"], tests=["c.py", "d.py"]
        ),
        Row(Rule("TOY-A-02", "second", "One"), exempt="prose"),
        Row(Rule("TOY-B-01", "third", "Two"), functions=["m.g"]),
        Row(Rule("TOY-B-02", "fourth", "Two")),
    ]
    return Coverage("toy", rows, {"TOY-X-01": ["m.f"]}, tested)


def test_the_table_ends_with_the_count() -> None:
    lines = list(rules.table(small()))
    assert lines[-1] == "toy: 4 rules, 1 covered, 1 exempt, 2 uncovered"
    assert lines[-2] == "TOY-X-01 is named in m.f, but the ledger does not have it."
    text = "\n".join(lines)
    assert "a.yaml:1, b.yaml:1, c.py, +1" in text
    assert "prose" in text
    assert "fourth" in text
    assert list(rules.table(small(), "fr"))[-1].endswith("4 règles, 1 couvertes, 1 exemptées, 2 non couvertes")
    assert small().uncovered() == ["TOY-B-01", "TOY-B-02"]


def test_without_tests_it_says_so() -> None:
    assert "No tests are installed here" in list(rules.table(small(tested=False)))[-2]


def test_the_table_is_json_too() -> None:
    data = json.loads(rules.as_json(small()))
    assert data["uncovered"] == 2
    assert data["rules"][0]["state"] == "covered"
    assert data["rules"][1]["rule"]["id"] == "TOY-A-02"


def test_every_rule_of_moonstone_is_named_by_a_case_or_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    """Or by a line of rules/exempt.md that says why it cannot be."""
    coverage = rules.coverage("moonstone")
    with capsys.disabled():
        print(f"\n{rules.counted(coverage)}")
    assert coverage.unknown == {}
    assert coverage.uncovered() == []
    both = [row.rule.id for row in coverage.rows if row.exempt and row.covered]
    assert both == [], "covered, and still exempt"
