"""What the cases of all games share."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.position import Position, field
from escarmouche.core.refusal import BadSetup


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
    assert [miss.what for miss in field("it", wanted, found)] == [f"it{part}" for part in missed]


def test_what_is_wrong_in_a_position_is_found_again() -> None:
    case = Position("moonstone")
    unknown = case.unknown("modles", ["models", "stones"], "given", 0)
    assert unknown.refusal.args["at"] == "given/0" and unknown.refusal.args["nearest"] == "models"
    assert case.convert(3, int, "turn") == 3
    with pytest.raises(BadSetup) as wrong:
        case.convert("three", int, "turn")
    assert wrong.value.refusal.key == "error-position" and wrong.value.refusal.args["at"] == "turn"
