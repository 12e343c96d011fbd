"""Games are found by name: those that are installed as entry points, and those made known by hand."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.core.toy import BOOK

import escarmouche as esc
from escarmouche.core import book
from escarmouche.core.refusal import BadSetup, UnknownGame

PACKAGE = """
from escarmouche.core.book import Book


class Guest(Book):
    name = "guest"


BOOK = Guest()
"""


def test_a_registered_game_is_found() -> None:
    assert "toy" in esc.installed()
    assert book.find("toy") is BOOK


def test_a_game_living_in_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guest_game.py").write_text(PACKAGE)
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint(name="guest", value="guest_game:BOOK", group=book.GROUP)
    monkeypatch.setattr(book, "entry_points", lambda group: [entry] if group == book.GROUP else [])
    try:
        assert "guest" in book.games()
        assert book.find("guest").name == "guest"
    finally:
        book._found.pop("guest", None)
        sys.modules.pop("guest_game", None)


def test_an_unknown_game_is_told_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame) as unknown:
        esc.new("chess")
    assert "toy" in str(unknown.value)
    assert "chess" in unknown.value.text("fr")


def test_an_unknown_option_is_told_with_the_nearest() -> None:
    with pytest.raises(BadSetup) as bad:
        esc.new("toy", heath=3)
    assert "health" in str(bad.value)
    with pytest.raises(BadSetup) as bad:
        esc.new("toy", health="much")
    assert bad.value.refusal.key == "error-bad-option"


def test_the_nearest_word_or_all_of_them() -> None:
    assert book.nearest("sead", ["seat", "rule"]) == "seat"
    assert book.nearest("zzz", ["seat", "rule"]) == "seat, rule"
