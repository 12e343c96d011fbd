"""What cards name besides themselves must be there (MALI-SUMM-01, MALI-REPL-01, MALI-UPG-01)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux import BOOK
from tests.games.malifaux.positions import CARD, action, card


@pytest.mark.parametrize("word", [{"summon": {"cards": ["man", "mna"]}}, {"replace": {"cards": ["mna"]}}])
def test_whom_a_card_names_must_be_there(word: dict[str, Any], tmp_path: Path) -> None:
    """MALI-SUMM-01, MALI-REPL-01: an unknown id is reported with the file, the line, the card and the word."""
    inner = {"flip": {"profile": [1, 2, 3], "effects": [word]}}
    bad = card("caller", actions=[action(effects=[inner])], origin="user")
    with pytest.raises(BadFile) as raised:
        BOOK.read_setup({"cards": [CARD, bad], "seats": 2})
    said = raised.value.text("en")
    assert "caller" in said and "mna" in said and next(iter(word)) in said and "man" in said
    for name, data in (("caller", bad), ("man", {**CARD, "origin": "user"})):
        (tmp_path / f"{name}.yaml").write_text(yaml.safe_dump(data, sort_keys=False))
    (fault,) = BOOK.cards.check_cards(tmp_path, "third")
    assert "caller.yaml, line" in fault.text("en") and "mna" in fault.text("fr")


def test_an_upgrade_that_a_card_names_must_be_there() -> None:
    """MALI-UPG-01: the same of Upgrades; what is there is no fault."""
    bad = card("caller", actions=[action(effects=[{"attach": {"upgrade": "salt-charms"}}])])
    with pytest.raises(BadFile):
        BOOK.read_setup({"cards": [bad], "seats": 2})
    good = card("caller", actions=[action(effects=[{"attach": {"upgrade": "salt-charm"}}])])
    assert BOOK.read_setup({"cards": [good], "seats": 2}).cards == [good]


@pytest.mark.parametrize("named", ["nobody", "lamp-guard"])
def test_a_totem_names_a_master(named: str, tmp_path: Path) -> None:
    """MALI-HIRE-07: a model that is no Master has no Totem; if no name is like it, the Masters are told, not every card there is."""
    bad = {**card("pet", totem=named), "origin": "user"}
    with pytest.raises(BadFile) as raised:
        BOOK.read_setup({"cards": [CARD, bad], "seats": 2})
    said = raised.value.text("en")
    assert f"“{named}” is not a known Master" in said and "hild-askar" in said and "outrider" not in said
    (tmp_path / "pet.yaml").write_text(yaml.safe_dump(bad, sort_keys=False))
    (fault,) = BOOK.cards.check_cards(tmp_path, "third")
    assert "hild-askar" in fault.text("fr")


def test_another_title_names_a_card() -> None:
    """MALI-SETUP-23: the first Title of a model may be of any station."""
    with pytest.raises(BadFile) as raised:
        BOOK.read_setup({"cards": [card("winter", same="mna"), CARD], "seats": 2})
    assert "“mna” is not known. Did you mean: man?" in raised.value.text("en")
