"""Where no enemy can reach anybody, nobody is asked for a Reaction Step: the same step costs the same later."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.turn.reaction_steps import reactions

from ..positions import stand, table


@pytest.mark.parametrize(
    ("away", "own", "enemy", "answer"),
    [
        (20, {}, {}, "pass"),  # 4" of a Jog, 2" of steps, 1" of reach and what abilities add do not get there
        (10, {}, {}, None),
        (20, {"activated": True}, {}, None),  # its energy is lost otherwise
        (10, {}, {"activated": True}, "pass"),  # it is done for this turn
        (13, {}, {"energy": 4}, None),
        (13, {}, {"energy": 0}, "pass"),
    ],
)
def test_moon_react_01_a_step_that_cannot_matter_is_not_offered(
    away: float, own: dict[str, Any], enemy: dict[str, Any], answer: str | None
) -> None:
    game = table()
    stand(game, "sun1", 0, 5, 10, **{"energy": 2, **own})
    stand(game, "moon1", 1, 5 + away + 2 * 0.591, 10, **{"energy": 2, **enemy})
    ask = next(iter(reactions(game, 1)))
    assert isinstance(ask, Ask)
    assert BOOK.idle(game, ask) == answer
