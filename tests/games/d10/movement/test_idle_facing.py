"""Where no enemy can come near before the figure may turn again, nobody is asked which way it looks."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.movement import facing
from tests.games.d10.positions import field, lay

WIDE = field(width=180, height=90)


@pytest.mark.parametrize(
    ("own", "enemy", "fog", "answer"),
    [
        ({}, {"at": (100, 45)}, False, 30),  # two activations of 20 cm are less than what is between them
        ({}, {"at": (40, 45)}, False, None),
        ({}, {"at": (28, 45), "activated": True}, False, None),
        ({}, {"at": (45, 45), "activated": True}, False, 30),  # only one is left
        ({}, {"at": (45, 45)}, False, None),
        ({}, {"at": (80, 45), "mounted": True}, False, None),
        ({}, {"status": "reserve"}, False, None),  # it may come from behind
        ({}, {"status": "out"}, False, 30),
        ({}, {"at": (100, 45)}, True, None),  # somebody may stand there unseen
        ({"things": ["shield"]}, {"at": (100, 45)}, False, None),  # it guards the front against shots
        ({"things": ["bow"]}, {"at": (100, 45)}, False, None),  # it may shoot back
    ],
)
def test_d10_geo_06_a_facing_is_kept_where_it_cannot_matter(
    own: dict[str, Any], enemy: dict[str, Any], fog: bool, answer: int | None
) -> None:
    figures = {"a": {"at": (10, 45), "facing": 30, **own}, "b": {"seat": 1, **enemy}}
    game = lay("advanced", figures=figures, scenario=WIDE, fog=fog, active="a")
    assert BOOK.idle(game, facing.question(game, game.figure("a"))) == answer
