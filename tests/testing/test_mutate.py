"""Every expected number of the cases is checked: with another one the case fails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.book import Mismatch
from escarmouche.testing import mutate
from escarmouche.testing.cases.case import cases_of
from tests.core.toy import ToyCases

CASES = Path(__file__).parents[1] / "cases"
GAMES = ("ad1666", "d10", "malifaux", "moonstone")
SEED = "one of each case"  # which of its numbers; the soak changes all of them
CLASH = """- case: TOY-EX-01 A clash
  game: toy
  given:
    phase: clash
    hands: {0: [6, 2, 2], 1: [1, 3, 3]}
    dice: [5]
  when:
    - {asked: {0: lay}, options: {0: {has: [6]}}, 0: 6, 1: 3, then: {health: {1: 3}}}
  then:
    health: {0: 6, 1: 3}
    options: {0: [2, 2]}
    events: [{hit: {seat: 2, score: 5}}]
    never: [{swapped: {count: 9}}]
    view: {0: {phase: clash, hands: [{seat: 0, count: 2}, {seat: 1, count: 2}]}}
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_case_with_another_number_fails(game: str) -> None:
    """One number of each case. `make soak` changes every one."""
    count = 0
    for path in sorted((CASES / game).rglob("*.yaml")):
        tried, found = mutate.survivors(path, SEED)
        assert not found, "\n".join(["", *map(str, found)])
        count += tried
    assert count > 50


def test_all_numbers_that_are_expected_are_found_and_changed_both_ways(tmp_path: Path) -> None:
    """Answers are not expectations, and what did not happen has no number."""
    file = tmp_path / "clash.yaml"
    file.write_text(CLASH, encoding="utf-8")
    (case,) = cases_of(file)
    assert ["/".join(map(str, at)) for at in mutate.numbers(case)] == [
        "then/health/0",
        "then/health/1",
        "then/options/0/0",
        "then/options/0/1",
        "then/events/0/hit/seat",
        "then/events/0/hit/score",
        "then/view/0/hands/0/seat",
        "then/view/0/hands/0/count",
        "then/view/0/hands/1/seat",
        "then/view/0/hands/1/count",
        "when/0/then/health/1",
    ]
    assert mutate.survivors(file) == (22, [])
    assert mutate.survivors(file, "a seed")[0] == 1
    assert mutate.changed(3, ("then", "ann", "within", "bob")) == [-1]
    assert mutate.changed(2.5, ("then", "ann", "at", 0)) == [3.5, 1.5]


def test_a_number_that_nobody_looks_at_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(self: ToyCases, table: Any, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        return iter(())

    monkeypatch.setattr(ToyCases, "expect", blind)
    file = tmp_path / "clash.yaml"
    file.write_text(CLASH, encoding="utf-8")
    count, found = mutate.survivors(file)
    assert count == 22 and {survivor.what for survivor in found} == {
        "then/health/0",
        "then/health/1",
        "when/0/then/health/1",
    }
    assert str(found[0]) == f"{file}, line 10: TOY-EX-01 A clash: then/health/0 is 6, and 7 passes too"


def test_the_command_tells_how_many_numbers_were_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main([str(CASES / "d10" / "turn" / "sequence.yaml"), "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert " numbers changed, 0 not looked at\n" in told and not told.startswith("0")
