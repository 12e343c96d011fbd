"""What the cases of all games share."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.files.case_reader import BadPosition, CaseReader, card_id, meant, same
from escarmouche.core.messages.refusal import BadSetup


@pytest.mark.parametrize(
    ("wanted", "found", "missed"),
    [
        (3, 3, []),
        (3, 4, [""]),
        ({1: "b"}, ["a", "b"], []),
        ({0: "b", 1: "b"}, ["a", "b"], [" 0"]),
        ({"door": "open"}, {"door": "open", "gate": "shut"}, []),
        ({"gate": "open"}, {"door": "open"}, [" gate"]),
        ({}, {"door": "open"}, [""]),
        ({}, {}, []),
        ("none", None, []),
        ("none", "", []),
        ("none", "somebody", [""]),
    ],
)
def test_a_field_is_compared_whole_or_in_the_parts_that_are_named(wanted: Any, found: Any, missed: list[str]) -> None:
    assert [miss.what for miss in CaseReader("moonstone").field("it", wanted, found)] == [
        f"it{part}" for part in missed
    ]


def test_what_is_wrong_in_a_position_is_found_again() -> None:
    case = CaseReader("moonstone")
    unknown = case.unknown("modles", ["models", "stones"], "given", 0)
    assert unknown.refusal.args["at"] == "given/0" and unknown.refusal.args["nearest"] == "models"
    assert case.convert(3, int, "turn") == 3
    with pytest.raises(BadSetup) as wrong:
        case.convert("three", int, "turn")
    assert wrong.value.refusal.key == "error-position" and wrong.value.refusal.args["at"] == "turn"


def test_what_is_wrong_inside_a_value_is_found_there() -> None:
    case = CaseReader("moonstone")
    with pytest.raises(BadPosition) as wrong, case.under("models", "ann"):
        case.convert({"at": [1, "two"]}, dict[str, list[int]])
    assert wrong.value.path == ("models", "ann", "...", 1)
    with pytest.raises(BadPosition, match="there is no seat 2: the game has 2"):
        case.seat(2, 2, "seat")
    with pytest.raises(BadPosition, match="Did you mean: fast"):
        case.one_of("fats", ["fast", "slow"], "conditions")


@pytest.mark.parametrize(
    ("wanted", "found", "alike"),
    [
        (1, 1, True),
        (1, True, False),
        (True, 1, False),
        ([1, True], [1, True], True),
        ([1, True], [1, 1], False),
        ({"a": 0}, {"a": False}, False),
        ({"a": 0}, {"a": 0}, True),
        (1.0, 1, True),
    ],
)
def test_true_is_not_one(wanted: Any, found: Any, alike: bool) -> None:
    assert len(list(same("it", wanted, found))) == (0 if alike else 1)


def test_a_card_may_be_said_with_its_number_first() -> None:
    assert [card_id(said) for said in ("8 iron", "iron 8", "iron-8", "Black Joker", 5, "2 3")] == [
        "iron-8",
        "iron-8",
        "iron-8",
        "black-joker",
        "5",
        "2-3",
    ]
    assert meant("8 iron", ["iron-8", "iron-7"]) == "iron-8"
    assert meant("8 Iron", ["8-iron", "iron-8"]) == "8-iron"
    assert meant(True, ["yes", "no"]) == "yes"
    assert meant("9 iron", ["iron-8"]) == "9 iron"
