"""Files that people write: a mistake is told with its file, its line and the nearest known word."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from escarmouche.core.refusal import BadFile
from escarmouche.core.source import Source

BOMB = list(itertools.pairwise("abcdefghi"))
TEXT = """\
name: Billy
skills:
  - word: hit
    amount: 3
  - word: run
"""


class Skill(msgspec.Struct, forbid_unknown_fields=True):
    word: str
    amount: int = 0


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    skills: list[Skill] = []


def test_a_document_becomes_a_struct_and_knows_its_lines() -> None:
    source = Source(TEXT, "billy.yaml")
    assert source.convert(source.data, Card) == Card("Billy", [Skill("hit", 3), Skill("run")])
    assert source.line(("skills", 1)) == 5
    assert source.line(("skills", 0, "amount")) == 4
    assert source.line(("skills", 0, "amount", "deeper")) == 4
    assert source.line(()) == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("amount: 3", "amuont: 3", 4, "amount"),
        ("amount: 3", "amount: three", 4, "int"),
        ("name: Billy", "nome: Billy", 1, "name"),
        ("name: Billy", "name: [", 3, "YAML"),
        ("    amount: 3", "    word: 3", 4, "twice"),
        ("skills:", "skills: 3\nother:", 2, "array"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, told: str) -> None:
    with pytest.raises(BadFile) as bad:
        source = Source(TEXT.replace(old, new), "billy.yaml")
        source.convert(source.data, Card)
    assert f"billy.yaml, line {line}:" in str(bad.value)
    assert told in str(bad.value)
    assert f"billy.yaml, ligne {line}" in bad.value.text("fr")


def test_on_and_no_are_words_and_true_is_the_truth() -> None:
    source = Source("on: [yes, no, off, y, true, false, 1.5, 12]")
    assert source.data == {"on": ["yes", "no", "off", "y", True, False, 1.5, 12]}


def test_an_empty_document_holds_nothing() -> None:
    assert Source("").data is None


def test_a_missing_or_unreadable_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as bad:
        Source.read(tmp_path / "no.yaml")
    assert bad.value.refusal.key == "error-no-file"
    (tmp_path / "b.yaml").write_bytes(b"\xff\xff")
    with pytest.raises(BadFile) as bad:
        Source.read(tmp_path / "b.yaml")
    assert bad.value.refusal.key == "error-unreadable"


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["wood", "water"]
    sizes: list[Literal[30, 40]] = []


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("kind: wod", 1, "wood"),
        ("kind: wood\nsizes: [30, 55]", 2, "30, 40"),
        ("kind: &a [*a]", 1, "part of itself"),
        (
            "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(f"{b}: &{b} [{f'*{a}, ' * 9}]\n" for a, b in BOMB),
            1,
            "too large",
        ),
        ("? [kind]\n: wood", 1, "a key must be a word"),
    ],
)
def test_a_wrong_value_is_told_with_the_nearest_right_one(text: str, line: int, told: str) -> None:
    with pytest.raises(BadFile) as caught:
        source = Source(text, "piece.yaml")
        source.convert(source.data, Piece)
    assert told in str(caught.value)
    assert caught.value.refusal.args["line"] >= line
