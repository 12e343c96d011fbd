"""The ledgers in French: every rule is there, in the same order, with the same numbers, and set as French is set."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from escarmouche.core.messages.ledger import parsed

RULES = Path(__file__).resolve().parents[1] / "rules"
FRENCH = sorted((RULES / "fr").glob("*.md"))
SOURCE = re.compile(r"\s*\(source:.*")  # closes an English rule; the French one leaves it out
MARKS = ("[EN", "[FR", "**", "|")
CODE = re.compile(r"`[^`]*`")
NBSP = "\N{NO-BREAK SPACE}"


def rules(path: Path) -> dict[str, str]:
    found = list(parsed(path.read_text(encoding="utf-8")))
    assert len({entry.id for entry in found}) == len(found), "an id stands twice"
    return {entry.id: SOURCE.sub("", entry.text) for entry in found}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", ["moonstone", "ad1666", "d10", "malifaux"])
def test_the_played_games_are_in_french(game: str) -> None:
    assert RULES / "fr" / f"{game}.md" in FRENCH


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.stem)
def test_every_rule_is_in_both_languages_in_the_same_order(path: Path) -> None:
    english, french = rules(RULES / path.name), rules(path)
    assert english.keys() - french.keys() == set(), "not in French"
    assert french.keys() - english.keys() == set(), "only in French"
    assert list(french) == list(english)
    assert [id_ for id_, text in french.items() if not text] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.stem)
def test_numbers_and_marks_are_the_same_in_both_languages(path: Path) -> None:
    english, french = rules(RULES / path.name), rules(path)
    differ = {}
    for id_ in english.keys() & french.keys():
        one, other = numbers(english[id_]), numbers(french[id_])
        if one != other:
            differ[id_] = f"only English: {sorted(one - other)}, only French: {sorted(other - one)}"
        elif marks := [mark for mark in MARKS if english[id_].count(mark) != french[id_].count(mark)]:
            differ[id_] = f"not as often: {marks}"
    assert differ == {}


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.stem)
def test_the_french_is_set_as_french(path: Path) -> None:
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    assert re.findall(rf".*[^{NBSP}:;!?](?:[:;?»]|!(?!!)).*", text) == [], "a no-break space goes before : ; ! ? »"
    assert re.findall(r".* [:;!?»].*", text) == [], "that space must be a no-break space"
    assert re.findall(rf".*«[^{NBSP}].*", text) == [], "a no-break space goes after «"
    assert re.findall(r".*['\"].*", text) == [], "’ and ″, not ' and \""
    assert "(source" not in text
