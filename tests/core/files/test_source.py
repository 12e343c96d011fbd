"""Files that people write: a mistake is reported with its file, its line and the nearest known word."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile

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
        ("amount: 3", "amount: three", 4, "this must be a whole number, not text"),
        ("name: Billy", "nome: Billy", 1, "name"),
        ("name: Billy", "name: [", 3, "YAML"),
        ("    amount: 3", "    word: 3", 4, "twice"),
        ("skills:", "skills: 3\nother:", 2, "this must be a list, not a whole number"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, told: str) -> None:
    with pytest.raises(BadFile) as bad:
        source = Source(TEXT.replace(old, new), "billy.yaml")
        source.convert(source.data, Card)
    assert f"billy.yaml, line {line}:" in str(bad.value)
    assert told in str(bad.value)
    assert f"billy.yaml, ligne {line}" in bad.value.text("fr")
    assert told not in bad.value.text("fr") or told in (new, "amount", "name", "YAML")
    assert "file-" not in bad.value.text("fr") and "type-" not in bad.value.text("fr")


def test_on_and_no_are_words_and_true_is_the_truth() -> None:
    source = Source("on: [yes, no, off, y, true, false, 1.5, 12]")
    assert source.data == {"on": ["yes", "no", "off", "y", True, False, 1.5, 12]}


@pytest.mark.parametrize("word", ["Trueheart", "true2", "Falsetto", "falsehood"])
def test_a_word_that_begins_like_a_truth_value_is_a_word(word: str) -> None:
    assert Source(f"name: {word}").data == {"name": word}


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


SAID = [  # what msgspec says about data that does not fit, and how it is reported
    ({}, "“kind” is missing", "il manque « kind »"),
    ({"kind": 3}, "this must be text, not a whole number", "il faut ici un texte, pas un nombre entier"),
    ({"kind": "wood", "high": -1}, "this must be a whole number, 0 or more", "un nombre entier, 0 ou plus"),
    ({"kind": "wood", "high": "x"}, "a whole number or nothing, not text", "un nombre entier ou rien, pas un texte"),
    ({"kind": "wood", "long": 2.5}, "this must be a number, 2 or less", "un nombre, 2 ou moins"),
    ({"kind": "wood", "long": 0}, "this must be a number, above 0", "un nombre, plus de 0"),
    ({"kind": "wood", "spot": [1]}, "a list with a length of 2, not 1", "une liste d’une longueur de 2, pas de 1"),
    ({"kind": "wood", "names": []}, "this must be a list that is not empty", "il faut ici une liste non vide"),
    ({"kind": "wood", "pair": ["x"]}, "a list with a length of 2 or more", "une liste d’une longueur de 2 ou plus"),
    ({"kind": "wood", "words": {"x": 1}}, "“x” is not known. Did you mean: a, b?", "« x » est inconnu"),
    ({"kind": "wood", "name": "b"}, "this is not valid [Expected `str` matching", "cela n’est pas valable [Expected"),
]


class Shaped(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["wood", "water"]
    high: Annotated[int, msgspec.Meta(ge=0)] | None = None
    long: Annotated[float, msgspec.Meta(gt=0, le=2)] = 1
    spot: tuple[int, int] = (0, 0)
    names: Annotated[list[str], msgspec.Meta(min_length=1)] = msgspec.field(default_factory=lambda: ["x"])
    pair: Annotated[list[str], msgspec.Meta(min_length=2)] = msgspec.field(default_factory=lambda: ["x", "y"])
    words: dict[Literal["a", "b"], int] = {}
    name: Annotated[str, msgspec.Meta(pattern="^a")] = "a"


@pytest.mark.parametrize(("data", "english", "french"), SAID)
def test_data_that_does_not_fit_is_told_in_both_languages(data: Any, english: str, french: str) -> None:
    with pytest.raises(BadFile) as bad:
        Source("").convert(data, Shaped)
    assert english in bad.value.text("en")
    assert french in bad.value.text("fr").replace("\xa0", " ")


def test_a_word_of_a_file_is_not_translated() -> None:
    bad = Source("").unknown("wod", ["wood"])
    bad.game = "moonstone"  # which has a French word for it
    assert "wood" in bad.text("fr")


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["wood", "water"]
    sizes: list[Literal[30, 40]] = []


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("kind: wod", 1, "wood"),
        ("kind: wood\nsizes: [30, 55]", 2, "30, 40"),
        ("kind: &a [*a]", 1, "contains itself"),
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


@pytest.mark.parametrize("number", [".nan", ".inf", "-.inf"])
def test_a_number_must_be_finite(number: str) -> None:
    with pytest.raises(BadFile) as bad:
        Source(f"- {{at: [3,\n    {number}]}}", "a.yaml")
    assert "a.yaml, line 2: a number must be finite" in bad.value.text("en")
    assert "fini" in bad.value.text("fr")


def test_an_entry_of_a_list_stands_by_itself_with_its_lines() -> None:
    one, two = Source("- {a: 1}\n- a: 2\n  b: {c:\n      3}\n", "a.yaml").parts()
    assert (one.data, two.data, two.file) == ({"a": 1}, {"a": 2, "b": {"c": 3}}, "a.yaml")
    assert [two.line(()), two.line(("b",)), two.line(("b", "c", "deeper"))] == [2, 3, 3]
    inner = two.under("b")
    assert inner.data == {"c": 3} and inner.line(("c",)) == 3
    both = inner.over(one, {"a": 1, "c": 3})
    assert [both.line(("a",)), both.line(("c",))] == [1, 3]
