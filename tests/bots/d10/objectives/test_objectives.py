"""What the bot does for the goals of a scenario."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.bots.d10.positions import position, thinks


def test_takes_the_chest() -> None:
    game = position(
        scenario="the-tax-chest",
        figures={
            "ann": {"card": "pikeman", "seat": 0, "at": [45, 49.75]},
            "bob": {"card": "slinger", "seat": 1, "at": [80, 80]},
        },
        markers={"chest": {"at": [45, 47.5]}},
        active="ann",
    )
    assert thinks(game) == {"take": "chest"}


def test_carries_the_chest_over_its_own_edge_and_wins() -> None:
    game = position(
        scenario="the-tax-chest",
        figures={
            "ann": {"card": "pikeman", "seat": 0, "at": [9, 45], "load": "chest"},
            "bob": {"card": "slinger", "seat": 1, "at": [80, 80]},
        },
        active="ann",
    )
    game.answer(0, thinks(game))
    game.answer(0, thinks(game))  # which way it looks
    assert game.over and game.outcome is not None and game.outcome.winners == (0,)


def test_goes_to_the_chest() -> None:
    game = position(
        scenario="the-tax-chest",
        figures={
            "ann": {"card": "pikeman", "seat": 0, "at": [30, 49]},
            "bob": {"card": "slinger", "seat": 1, "at": [85, 85]},
        },
        markers={"chest": {"at": [45, 47.5]}},
        active="ann",
    )
    before = math.dist((30_000, 49_000), (45_000, 47_500))
    game.answer(0, thinks(game))
    ann = game.table.figure("ann")
    assert math.dist((ann.x, ann.y), (45_000, 47_500)) < before - 3_000


def test_lights_the_beacon() -> None:
    game = position(
        scenario="the-watch-tower",
        figures={
            "ann": {"card": "slinger", "seat": 0, "at": [45, 45], "floor": "platform"},
            "bob": {"card": "archer", "seat": 1, "at": [45, 80]},
        },
        active="ann",
    )
    assert thinks(game) == "beacon"


@pytest.mark.parametrize(("edition", "answer"), [("advanced", {"force": "door"}), ("simplified", {"door": "door"})])
def test_forces_or_opens_the_door_of_the_tower(edition: str, answer: Any) -> None:
    game = position(
        edition=edition,
        scenario="the-watch-tower",
        figures={
            "ann": {"card": "slinger", "seat": 0, "at": [45, 50.75]},
            "bob": {"card": "archer", "seat": 1, "at": [45, 85]},
        },
        active="ann",
    )
    assert thinks(game) == answer
