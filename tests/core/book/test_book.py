"""Games are found by name: those that are installed as entry points, and those registered in code."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core import book
from escarmouche.core.book import registry
from escarmouche.core.messages.refusal import BadSetup, Unchecked, UnknownGame
from escarmouche.core.play.state import Setup
from tests.core.toy import BOOK

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
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == book.GROUP else [])
    try:
        assert "guest" in book.games()
        assert book.find("guest").name == "guest"
    finally:
        registry._books.pop("guest", None)
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
    assert str(bad.value) == "“much” is not valid for the option health: it must be a whole number."
    assert "nombre entier" in bad.value.text("fr")


class Many(Setup, frozen=True, kw_only=True):
    stones: Literal[5, 7] = 7
    fast: bool | None = None
    limit: Annotated[int, msgspec.Meta(ge=0)] = 2
    teams: list[list[str]] = []
    cards: list[dict[str, Any]] = []


@pytest.mark.parametrize(
    ("option", "value", "english", "french"),
    [
        ("stones", 6, "“6” is not valid for the option stones: it must be 5 or 7.", "il faut 5 ou 7."),
        ("stones", "six", "“six” is not valid for the option stones: it must be 5 or 7.", "il faut 5 ou 7."),
        ("fast", "maybe", "“maybe” is not valid for the option fast: it must be yes or no", "il faut oui ou non"),
        ("limit", -1, "it must be a whole number, 0 or more.", "il faut un nombre entier, 0 ou plus."),
        ("teams", "a", "“a” is not valid for the option teams: it must be a list.", "il faut une liste."),
        ("teams", [["a", 1]], "“1” is not valid for the option teams: it must be text.", "il faut un texte."),
        ("cards", ["a"], "“a” is not valid for the option cards: it must be a mapping.", "il faut une table"),
    ],
)
def test_an_option_that_does_not_fit_is_told_with_what_does(option: str, value: Any, english: str, french: str) -> None:
    class Guest(book.Book[Any]):
        name = "toy"
        setup_type = Many

    with pytest.raises(BadSetup) as bad:
        Guest().read_setup({option: value})
    assert english in bad.value.text("en")
    assert french in bad.value.text("fr")


def test_moonstone_options_are_checked() -> None:
    with pytest.raises(BadSetup) as bad:
        esc.new("moonstone", stones=6)
    assert str(bad.value) == "“6” is not valid for the option stones: it must be 5 or 7."
    with pytest.raises(BadSetup) as bad:
        esc.new("moonstone", sudden_limit=-1)
    assert "0 or more" in str(bad.value)


@pytest.mark.parametrize("name", [[], {}, None, 3, ["moonstone"]])
def test_a_name_that_is_no_name_is_no_game(name: Any) -> None:
    with pytest.raises(UnknownGame):
        esc.new(name)


def test_the_nearest_word_or_all_of_them() -> None:
    assert book.nearest("sead", ["seat", "rule"]) == "seat"
    assert book.nearest("zzz", ["seat", "rule"]) == "seat, rule"


@pytest.mark.parametrize("name", ["ad1666", "d10", "malifaux", "moonstone"])
def test_what_goes_with_the_rules_is_there(name: str) -> None:
    game = book.find(name)
    assert isinstance(game.cards, book.Cards) and isinstance(game.tools, book.Tools)
    assert isinstance(game.cases, book.Cases) and game.cases is game.cases
    assert book.home(game).__name__ == f"escarmouche.games.{name}"


def test_a_game_that_has_nothing_to_say_has_defaults() -> None:
    assert BOOK.cards.card_views("") == {} and BOOK.cards.boards() == []
    assert BOOK.cases.samples() == [{"seats": 2}]
    assert book.home(BOOK).__name__ == "tests.core.toy"


def test_a_check_that_was_not_written_refuses(tmp_path: Path) -> None:
    (cards,) = BOOK.cards.check_cards(tmp_path, "")
    (board,) = BOOK.cards.check_own("board", tmp_path / "hill.yaml")
    assert isinstance(cards, Unchecked) and "does not check card files" in cards.text("en")
    assert "ne vérifie pas" in cards.text("fr") and "hill.yaml" in board.text("fr")


def test_a_player_starts_without_the_cases() -> None:
    code = "from escarmouche.core.book import find; find('moonstone').cards; import sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "escarmouche.games.moonstone.turn.sequence" in loaded
    assert not [name for name in loaded if name.startswith("escarmouche.games.moonstone.cases.")]
