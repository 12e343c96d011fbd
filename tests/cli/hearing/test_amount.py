"""Where to look and how far to go, in words: in any game that asks for these."""

from __future__ import annotations

import pytest

from escarmouche.cli.hearing import amount
from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.voice import BadInput
from escarmouche.core.asks.ask import Menu, Number
from tests.cli.spoken import facing


def face(now: int = 45) -> Number:
    return Number("face", seat=0, rule="R-1", low=0, high=359, of="degrees", about={"figure": "ann", "now": now})


def far(high: int = 12_345) -> Number:
    return Number("how-far", seat=0, rule="R-1", low=0, high=high, of="distance", about={"figure": "ann"})


@pytest.mark.parametrize(
    ("lang", "text", "degrees"),
    [
        ("en", "n", 90),
        ("en", "NE", 45),
        ("en", "south-west", 225),
        ("en", "NNE", 68),
        ("en", "0", 90),
        ("en", "90", 0),
        ("en", "123°", 327),
        ("fr", "360", 90),
        ("en", "keep", 45),
        ("en", "towards bob", 270),
        ("fr", "O", 180),
        ("fr", "so", 225),
        ("fr", "nord-ouest", 135),
        ("fr", "est", 0),
        ("fr", "garder", 45),
        ("fr", "vers Bob", 270),
    ],
)
def test_a_direction_is_a_point_of_the_compass_somebody_or_a_number(lang: str, text: str, degrees: int) -> None:
    ask = face()
    answer = Reader(ask, facing(lang)).read(text)
    assert answer == degrees
    assert ask.why_not(answer) is None


def test_what_is_no_direction_is_unclear() -> None:
    with pytest.raises(BadInput) as unclear:
        Reader(face(), facing()).read("upwards")
    assert unclear.value.key == "cli-unclear-facing"
    with pytest.raises(BadInput):
        Reader(face(), facing()).read("400")


def test_which_way_somebody_goes_is_said_as_which_way_somebody_looks() -> None:
    ask = Number("direction", seat=0, rule="R-1", low=0, high=359, about={"model": "ann"})
    assert Reader(ask, facing()).read("NE") == 45
    assert Reader(ask, facing()).read("90") == 0
    assert "0 is north, 90 east" in amount.how(facing(), ask)
    plain = Number("count", seat=0, rule="R-1", low=0, high=9, about={"model": "ann"})
    assert Reader(plain, facing()).read("7") == 7


@pytest.mark.parametrize(
    ("lang", "text", "mils"),
    [
        ("en", "3.5", 3500),
        ("en", "3 cm", 3000),
        ("en", "12.3", 12_345),
        ("en", "max", 12_345),
        ("en", "0", 0),
        ("fr", "3,5", 3500),
        ("fr", "7,25cm", 7250),
    ],
)
def test_a_distance_is_in_the_unit_of_the_board(lang: str, text: str, mils: int) -> None:
    assert Reader(far(), facing(lang)).read(text) == mils


@pytest.mark.parametrize(("text", "key"), [("far", "cli-unclear-distance"), ("13", "cli-wrong-distance")])
def test_a_wrong_distance_is_told(text: str, key: str) -> None:
    with pytest.raises(BadInput) as unclear:
        Reader(far(), facing()).read(text)
    assert unclear.value.key == key


def test_what_can_be_typed_is_said() -> None:
    assert amount.how(facing(), face()).endswith("“keep” leaves it facing north-east.")
    assert amount.how(facing(), far()) == "Type a distance from 0\u00a0cm to 12.3\u00a0cm, or “max”."
    assert "12,3\u00a0cm" in amount.how(facing("fr"), far())


@pytest.mark.parametrize(
    ("lang", "direction", "length"), [("en", "facing north-east", "2.5 cm"), ("fr", "face au nord-est", "2,5 cm")]
)
def test_an_answer_is_told_as_what_it_means(lang: str, direction: str, length: str) -> None:
    """Also behind a branch: nobody reads the degrees and thousandths of the rules."""
    speech, turn = facing(lang), Menu("act", branches={"turn": face()}, seat=0, rule="R-1")
    assert amount.answer_in_words(speech, face(), 45) == direction
    assert amount.answer_in_words(speech, turn, {"turn": 45}).endswith(direction)
    assert amount.answer_in_words(speech, far(), 2_500).replace("\u202f", " ").replace("\xa0", " ") == length
