"""The example package: a complete small game next to the engine, as an outsider would write it."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.book import registry
from escarmouche.core.messages import ledger
from escarmouche.testing import rules
from escarmouche.testing.kit import check

from .cli.conftest import Cli, cli, home  # noqa: F401

FOLDER = Path(__file__).parents[1] / "examples" / "race"


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The book that the entry point names, as if the package were installed."""
    monkeypatch.syspath_prepend(str(FOLDER))
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, name = project["entry-points"]["escarmouche.games"]["race"].partition(":")
    book = getattr(import_module(module), name)
    monkeypatch.setitem(registry._books, "race", book)
    yield book
    ledger.ids.cache_clear()
    ledger._clauses.cache_clear()
    sys.modules.pop("race", None)


def test_the_kit_finds_nothing() -> None:
    assert check("race", games=3, named=1.0).problems == []


def test_the_scene_has_board_pieces_and_names() -> None:
    scene = esc.new("race", seed=1).view(0).scene
    assert scene.board is not None and scene.board.terrain[0].id == "pond"
    assert [piece.id for piece in scene.pieces] == ["runner-1", "runner-2"] and scene.markers[0].id == "flag"
    assert scene.names["flag"]["fr"] == "le drapeau"


def test_it_is_played_in_the_terminal(cli: Cli) -> None:  # noqa: F811
    said = cli("play race --seats human,random --seed 1", "towards flag", "why to 6 3", "rule", "quit").out
    assert "→ the red runner moved 3 inches north-east" in said
    assert "Nobody stands in the pond. (RACE-RUN-03)" in said
    assert "RACE-RUN-01: In turn each runner runs up to 3 inches." in said
    assert "Où court le coureur rouge" in cli("play race --seats human,random --seed 1 --lang fr", "quitter").out


def test_its_cases_pass_and_its_rules_are_counted(cli: Cli) -> None:  # noqa: F811
    assert "2 passed, 0 failed" in cli(f"case {FOLDER / 'tests' / 'cases'}").out
    assert rules.coverage("race").count("covered") == 2
