"""Checks of a quick reference, the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.book import Book
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views.card_view import Section
from escarmouche.testing.rules import ledger_ids

KEYS = ("ref-", "branch-", "word-", "section-", "table-")


def told_whole(book: Book[Any], options: Mapping[str, Any]) -> None:
    """Every line has a rule of the ledger, a name and a sentence in every language, and no id twice under one heading."""
    known = {rule.id for rule in ledger_ids(book.name)}
    sections = book.cards.reference(book.read_setup(dict(options)))
    assert sections, f"{book.name} has no quick reference"
    for section in sections:
        ids = [part.id for part in section.parts]
        assert len(set(ids)) == len(ids), f"{section.name}: an id stands there twice"
        _headed(book, section)
        for part in section.parts:
            assert part.rule in known, f"{part.id}: {part.rule} is no rule of {book.name}"
            for words in (part.name, part.text):
                assert set(words) == set(LANGUAGES), part.id
                assert not any(text.startswith(KEYS) for text in words.values()), f"{part.id}: {words}"


def _headed(book: Book[Any], section: Section) -> None:
    stats = {stat.name for part in section.parts for stat in part.stats}
    for lang in LANGUAGES:
        known = texts(lang, book.name)
        assert known.has(f"section-{section.name}"), f"{section.name} has no heading ({lang})"
        assert all(known.has(f"stat-{name}") for name in stats), (section.name, lang, stats)
