"""Placing models and Markers (MALI-PLACE, MALI-MARK-11)."""

from __future__ import annotations

from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.state import Resolving, Waded
from escarmouche.games.malifaux.turn import interact
from tests.games.malifaux.movement.one_man import ROCK, WIRE, one
from tests.games.malifaux.positions import lay, run


def test_a_place_ignores_what_lies_between_and_gains_the_base() -> None:
    """MALI-PLACE-01, MALI-PLACE-02, MALI-AMB-60, MALI-EX-10."""
    game = one(7, 10, [ROCK])
    region = place.region(game, game.model("man"), within=2000)
    assert region is not None
    assert region.why_not((9800, 11400)) is None  # behind the rock
    assert region.why_not((7000, 13182)) is None
    assert region.why_not((7000, 13190)) is not None
    assert region.why_not((10000, 10000)) is not None
    assert all(region.why_not(spot) is None for spot in region.propose())
    place.put(game, game.model("man"), (7000, 13182))
    assert (game.model("man").x, game.model("man").y) == (7000, 13182)


def test_without_a_legal_place_nothing_is_placed() -> None:
    """MALI-PLACE-03."""
    wall = {"id": "wall", "kind": "other", "traits": ["impassable"], "rect": [10, 10, 12, 12]}
    game = one(2, 2, [wall])
    from escarmouche.games.malifaux.state import Marker

    centre = Marker("m", "scheme", 10000, 10000)
    assert place.region(game, game.model("man"), within=1000, of=centre) is None


def test_a_place_on_hazardous_terrain_counts_as_moving_through_it() -> None:
    """MALI-PLACE-04, MALI-MOVE-02: where it begins and where it ends."""
    game = one(10, 10, [WIRE])
    game.state.resolving.append(Resolving("walk", "man", 0))
    place.put(game, game.model("man"), (5000, 10000))
    assert game.state.resolving[0].hazards == [Waded("man", "wire")]


def test_a_marker_dropped_on_a_bridge_lies_on_it() -> None:
    """MALI-MARK-11, MALI-AMB-35: a place without a height is level with whoever Drops it, not under the arch."""
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 2, "rect": [10, 10, 3, 10]}
    for spot, z in (((10_000, 10_000), 3000), ((10_000, 10_000, 0), 0), ((10_500, 10_000), 3000)):
        game = lay(models={"man": {"at": (10, 10, 3), "floor": "bridge"}}, terrain=[bridge])
        run(interact.carry_out(game, Resolving("interact", "man", 0), {"drop": spot}))
        (marker,) = game.state.markers
        assert (marker.z, marker.floor) == (z, "bridge" if z else "")
