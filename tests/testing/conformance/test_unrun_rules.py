"""A rule that is called and not run is found by reading the code."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from escarmouche.core.book import find, modules
from escarmouche.testing.conformance.unrun_rules import unrun, unrun_in

HEAD = """
from __future__ import annotations
from escarmouche.core.dealer import draw
from escarmouche.core.dealer.draw import roll
from escarmouche.core.play.rule import Rule, rule

@rule("TOY-01")
def inner() -> Rule[int]:
    score = yield from roll("score", "TOY-01")
    return score

def helper() -> int:
    return 4

"""

RUN = [
    "def outer():\n    yield from inner()",
    "def outer():\n    score = 1 + (yield from inner())\n    return score",
    "def outer(odd):\n    yield from inner() if odd else roll('score', 'TOY-01')",
    "def outer(odd):\n    yield from (inner if odd else roll)()",
    "def outer():\n    return inner()",
    "def outer(odd):\n    return inner() if odd else draw.roll('score', 'TOY-01')",
    "def outer():\n    return lambda: inner()",
    "def outer():\n    return helper()",
    "def outer():\n    yield helper()",
]
DROPPED = [
    ("def outer():\n    inner()\n    yield 1", "inner is called and not run in outer"),
    ("def outer():\n    score = inner()\n    yield score", "inner is called"),
    ("def outer():\n    if inner():\n        yield 1", "inner is called"),
    ("def outer():\n    yield inner()", "inner is called"),
    ("def outer():\n    yield 1\n    return inner()", "inner is called"),
    ("def outer():\n    return (yield 1) if inner() else 2", "inner is called"),
    ("def outer():\n    draw.roll('score', 'TOY-01')\n    yield 1", "draw.roll is called"),
    ("def outer(odd):\n    (helper if odd else inner)()\n    yield 1", "inner is called"),
    ("inner()", "line 16: inner is called and not run"),
]


def read(folder: Path, code: str) -> list[str]:
    path = folder / "chapter.py"
    path.write_text(HEAD + "\n" + code, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("chapter", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return list(unrun_in(module))


@pytest.mark.parametrize("code", RUN)
def test_a_rule_that_is_run_or_handed_on_is_fine(tmp_path: Path, code: str) -> None:
    assert read(tmp_path, code) == []


@pytest.mark.parametrize(("code", "told"), DROPPED)
def test_a_dropped_one_is_found(tmp_path: Path, code: str, told: str) -> None:
    (found,) = read(tmp_path, code)
    assert told in found


def test_no_rule_of_moonstone_is_dropped() -> None:
    book = find("moonstone")
    assert len(list(modules(book))) > 50
    assert list(unrun(book)) == []


def test_moonstone_is_watched_while_tests_run() -> None:
    from escarmouche.games.moonstone.melee import melee

    assert hasattr(melee.carry_out, "__wrapped__")
