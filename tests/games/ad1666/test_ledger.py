"""Every rule that the code of a chapter cites is in the ledger."""

from __future__ import annotations

import pytest

from escarmouche.core.play.rule import clauses
from escarmouche.games.ad1666 import BOOK
from escarmouche.testing.rules import cited

from .positions.ledger import RULES

PACKAGE = "escarmouche.games.ad1666"
CITED = cited(BOOK)  # every chapter is imported now
CHAPTERS = sorted({name.split(".")[3] for names in clauses.values() for name in names if name.startswith(PACKAGE)})


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_only_rules_of_the_ledger_are_cited(chapter: str) -> None:
    rules = {rule for rule, names in clauses.items() if any(name.startswith(f"{PACKAGE}.{chapter}.") for name in names)}
    assert rules and rules <= RULES
