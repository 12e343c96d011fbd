"""All cases of all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.testing.cases.case import run_file

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted(CASES.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(CASES)) for path in FILES])
def test_cases(path: Path) -> None:
    results = run_file(path)
    failed = [result.text() for result in results if not result.passed]
    assert results
    assert not failed, "\n".join(["", *failed])
