"""Sentences that a player is told have a text in both languages, and everything it needs."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.player_tools import Sentence
from escarmouche.testing.rules import ledger_ids

RULES = {rule.id for rule in ledger_ids("moonstone")}


def keys(lines: Iterable[Sentence]) -> list[str]:
    """The keys of some lines, each checked."""
    told = []
    for line in lines:
        assert line.rule in RULES, line
        for lang in LANGUAGES:
            known = texts(lang, "moonstone")
            assert known.has(line.key), line
            assert known.unfilled(line.key, line.args) == [], line
        told.append(line.key)
    return told
