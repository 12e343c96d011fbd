"""The ledger of a game of another package stands beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.core.book import registry
from escarmouche.core.messages import ledger
from escarmouche.core.messages.refusal import BadFile
from escarmouche.testing import rules

from ...cli.conftest import Cli, cli, home  # noqa: F401
from ..toy import ToyBook

ENGLISH = """\
## Moving

- **TOY-MOVE-01** A duellist walks two inches
  at most.
- **TOY-MOVE-02** Nobody leaves the board.
"""
FRENCH = "- **TOY-MOVE-01** Un duelliste marche deux pouces au plus.\n"


class Elsewhere(ToyBook):
    """The toy, as if it were of another package."""

    name = "elsewhere"
    ledger = "duel.md"


@pytest.fixture(params=["rules", "."])
def book(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    found = Elsewhere()
    found.folder = tmp_path / "package"
    beside = found.folder / request.param
    (beside / "fr").mkdir(parents=True)
    (beside / "duel.md").write_text(ENGLISH, encoding="utf-8")
    (beside / "fr" / "duel.md").write_text(FRENCH, encoding="utf-8")
    monkeypatch.setitem(registry._books, found.name, found)
    monkeypatch.delitem(registry._books, "toy", raising=False)
    yield found
    ledger._clauses.cache_clear()
    ledger.ids.cache_clear()


def test_it_is_found_beside_the_game_in_every_language(book: Elsewhere) -> None:
    assert ledger.ids("elsewhere") == {"TOY-MOVE-01", "TOY-MOVE-02"}
    assert ledger.clause("toy-move-01", "fr") == ledger.Clause(
        "TOY-MOVE-01", "Un duelliste marche deux pouces au plus.", "fr"
    )
    assert ledger.clause("TOY-MOVE-02", "fr") == ledger.Clause("TOY-MOVE-02", "Nobody leaves the board.", "en")
    assert [clause.lang for clause in ledger.clauses(book, "fr")] == ["fr", "en"]


def test_the_terminal_reads_it(book: Elsewhere, cli: Cli) -> None:  # noqa: F811
    assert "TOY-MOVE-01: A duellist walks two inches at most." in cli("rules elsewhere TOY-MOVE").out
    assert "Un duelliste marche" in cli("rules elsewhere TOY-MOVE-01 --lang fr").out
    assert "TOY-MOVE-02: Nobody leaves the board." in cli("rules elsewhere leaves").out
    said = cli("play elsewhere --seats human,random --seed 1", "rule TOY-MOVE-02", "rule", "quit")
    assert "TOY-MOVE-02: Nobody leaves the board." in said.out
    table = cli("rules elsewhere").out
    assert re.search(r"TOY-MOVE-01 +uncovered", table) and "2 rules" in table


def test_cases_and_tests_of_its_project_are_counted(book: Elsewhere) -> None:
    tests = book.folder.parent / "tests"
    (tests / "cases").mkdir(parents=True)
    (tests / "cases" / "move.yaml").write_text("- case: TOY-MOVE-01 two inches\n", encoding="utf-8")
    (tests / "test_move.py").write_text("def test_toy_move_02_stays(): ...\n", encoding="utf-8")
    coverage = rules.coverage("elsewhere")
    assert [(row.cases, row.tests) for row in coverage.rows] == [(["move.yaml:1"], []), ([], ["test_move.py"])]


def test_a_game_without_a_ledger_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    book = Elsewhere()
    book.folder = tmp_path
    with pytest.raises(BadFile, match=re.escape(str(tmp_path / "rules" / "duel.md"))):
        ledger.path(book)
    book.ledger = ""
    with pytest.raises(BadFile, match="has no list of its rules"):
        ledger.path(book)
