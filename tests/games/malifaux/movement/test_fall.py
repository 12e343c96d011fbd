"""Who falls, and where somebody lands (MALI-MOVE-07, -08)."""

from __future__ import annotations

import pytest

from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.movement import push, walk
from tests.games.malifaux.movement.one_man import CRATE, ROOF, WALL, go, why
from tests.games.malifaux.positions import card, lay, run, told


def test_a_base_is_supported_as_long_as_any_part_of_it_is() -> None:
    """MALI-AMB-51, MALI-MOVE-08: a centre beyond the edge does not fall yet."""
    game = lay(models={"man": {"at": (12, 10, 4), "floor": "roof"}}, terrain=[ROOF])
    assert go(game, [13080, 10000]) == (13080, 10000, 4000, "roof")


def test_who_is_moved_off_an_edge_falls_and_goes_on() -> None:
    """MALI-EX-09, MALI-MOVE-08, MALI-MOVE-11, MALI-AMB-64: 2" down is 1 damage; then the rest of the move."""
    game = lay(models={"man": {"at": (10.5, 10, 2), "floor": "crate"}}, terrain=[CRATE])
    man = game.model("man")
    assert run(push.push(game, man, 1.0, 0.0, 2000)) == 2000
    assert (man.x, man.z, man.floor, man.health) == (12500, 0, "", 7)
    assert "fell" in told(game)


def test_falling_onto_somebody_one_lands_beside() -> None:
    """MALI-AMB-62: at the nearest place, chosen among ties, and the movement ends there."""
    game = lay(
        models={"man": {"at": (12, 10, 4), "floor": "roof"}, "other": {"at": (13.2, 10), "seat": 1}}, terrain=[ROOF]
    )
    man = game.model("man")
    step = iter(push.push(game, man, 1.0, 0.0, 4000))
    ask = next(step)
    spots = list(ask)
    assert len(spots) == 2 and spots[0][0] == spots[1][0]
    with pytest.raises(StopIteration):
        step.send(spots[1])
    assert (man.x, man.y) == spots[1]
    assert man.z == 0 and man.health == 6
    assert measure.contact(game, man, game.model("other"))


def test_who_falls_onto_somebody_lands_beside() -> None:
    """MALI-AMB-62, MALI-AMB-134: at the end of the Walk; with more of the way to come it must be free below."""
    game = lay(
        models={"man": {"at": (11, 10)}, "imp": {"at": (11.3, 12), "card": "imp"}},
        terrain=[WALL],
        cards=[card("imp", sz=1)],
    )
    far = [[11409, 10000, 2000], [11409, 12000, 2000]]
    assert why(game, *far, [9000, 12000], distance=9) == "MALI-AMB-62"
    man = game.model("man")
    run(walk.walk(game, man, far, 9000), [11409, 10823])
    assert (man.z, man.floor, man.health) == (0, "", 7)
    assert measure.gap(game, man, game.model("imp")) == pytest.approx(0, abs=6)
