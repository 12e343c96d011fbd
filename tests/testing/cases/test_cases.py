"""All cases of all games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.messages.refusal import Refusal
from escarmouche.testing.cases.case import run_file
from escarmouche.testing.cases.run import Run
from escarmouche.testing.conformance import naming

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted(CASES.rglob("*.yaml"))


@pytest.fixture
def untrue(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is untrue in the reasons of the refusals that cases expect: their numbers are held against the table."""
    tried, found = Run._tried, []

    def judged(self: Run, ask: Any, seat: int, answer: Any, reason: Refusal, *rest: Any) -> bool:
        if naming.truth(self.game, reason) is False:
            found.append(f"{self.source.data['case']}: {reason}")
        return tried(self, ask, seat, answer, reason, *rest)

    monkeypatch.setattr(Run, "_tried", judged)
    return found


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(CASES)) for path in FILES])
def test_cases(path: Path, untrue: list[str]) -> None:
    results = run_file(path)
    failed = [result.text() for result in results if not result.passed]
    assert results
    assert not failed, "\n".join(["", *failed])
    assert not untrue, "\n".join(["", *untrue])
