"""What a way costs (MALI-TERR-13, -16, -17)."""

from __future__ import annotations

from escarmouche.games.malifaux.movement import (
    way_cost,
)
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.space.travel.path import Straight
from tests.games.malifaux.positions import lay


def test_who_cannot_pay_for_the_height_does_not_climb() -> None:
    """MALI-MOVE-09: all that is left is less than the climb."""
    game = lay(models={"a": {"at": (9, 9)}})
    up = Stretch("", (9000, 9000), Straight(9000, 9000), up=2000)
    assert way_cost.within(game, [up], 591, 1500, severe=True) == []
    assert way_cost.within(game, [up], 591, 2000, severe=True) == [up]
