"""Markers Dropped and Created, and lifted onto terrain (MALI-MARK)."""

from __future__ import annotations

from escarmouche.games.malifaux.ground import marker, measure
from escarmouche.games.malifaux.movement import drag_marker, place
from tests.games.malifaux.positions import lay, run


def test_a_marker_is_dropped_beside_or_under_a_model_but_not_on_impassable_terrain() -> None:
    """MALI-MARK-11, MALI-MARK-04, MALI-MARK-06, MALI-MARK-09, MALI-TERR-15."""
    rock = {"id": "rock", "traits": ["impassable"], "rect": [12, 10, 2, 2]}
    game = lay(models={"man": {"at": (10, 10)}}, terrain=[rock], markers={"old": {"at": (10, 11)}})
    region = place.drop(game, "scheme", game.model("man"))
    assert region is not None
    assert region.why_not((10000, 10000)) is None  # under it
    assert region.why_not((10000, 11182)) is None  # on another Marker
    assert region.why_not((10000, 11200)) is not None
    assert region.why_not((10600, 10000)) is not None
    new = marker.put(game, "scheme", (10000, 10000), 0)
    assert (new.seat, new.radius, new.z) == (0, 591, 0) and game.state.markers[-1] is new
    assert measure.contact(game, game.model("man"), new)


def test_a_marker_is_created_with_more_care() -> None:
    """MALI-MARK-12: on no Marker, beside no model but its creator; an Impassable one not under that one."""
    game = lay(models={"man": {"at": (10, 10)}, "foe": {"at": (14, 10), "seat": 1}}, markers={"old": {"at": (10, 13)}})
    man = game.model("man")
    pyre, ice = (place.create(game, kind, man, 5000) for kind in ("pyre", "ice-pillar"))
    assert pyre is not None and ice is not None
    for spot, fine in (
        ((10000, 10500), True),
        ((10000, 12000), False),
        ((12900, 10000), False),
        ((12000, 12000), True),
    ):
        assert (pyre.why_not(spot) is None) is fine, spot
    assert ice.why_not((10000, 10500)) is not None
    assert ice.why_not((10000, 11182)) is None  # in base contact
    dropped = place.drop(game, "ice-pillar", man, 5000)  # MALI-MARK-11: an Impassable one is treated as Created
    assert dropped is not None and dropped.why_not((10000, 10500)) is not None


def test_terrain_that_comes_onto_a_marker_lifts_it() -> None:
    """MALI-MARK-03, MALI-MARK-05."""
    game = lay(models={"man": {"at": (5, 5)}}, markers={"old": {"at": (10, 10)}})
    ice = marker.put(game, "ice-pillar", (10500, 10000), 0)
    old = game.marker("old")
    assert (old.x, old.z, old.floor) == (10000, 2000, ice.id)
    run(drag_marker.move(game, ice, ([14000, 10000],)))
    assert (old.x, old.z, old.floor) == (10000, 0, "")
    marker.remove(game, old)
    assert [m.id for m in game.state.markers] == [ice.id]
