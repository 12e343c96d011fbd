"""Measuring, line of sight, Shadow, Cover and Concealment by terrain (MALI-MEAS, -LOS, -SHAD, -CONC)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.ground import cover, measure, shadow, sight
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import card, lay

SIZES = [card(f"size-{n}", sz=n) for n in range(5)]


def table(models: dict[str, Any], *terrain: dict[str, Any], markers: dict[str, Any] | None = None) -> Malifaux:
    """Models as (Size, x, y) or (Size, x, y, floor, z)."""
    laid = {}
    for name, (size, x, y, *up) in models.items():
        at = (x, y, up[1]) if up else (x, y)
        laid[name] = {"card": f"size-{size}", "at": at, "floor": up[0] if up else ""}
    return lay(models=laid, terrain=list(terrain), markers=markers, cards=SIZES)


def sees(game: Malifaux, a: str, b: str) -> bool:
    """LoS, which must be the same both ways (MALI-LOS-04)."""
    viewer, other = game.model(a), game.model(b)
    clear = sight.sees(game, viewer, other)
    assert sight.sees(game, other, viewer) == clear
    return clear


def block(height: float, *rect: float, name: str = "block", **more: Any) -> dict[str, Any]:
    """Blocking terrain of a Height that can be stood on."""
    return {"id": name, "kind": "building", "height": height, "rect": list(rect), **more}


# -- measuring


def test_distance_adds_what_the_vertical_exceeds_the_size_of_the_lower() -> None:
    """MALI-EX-05, MALI-MEAS-02, MALI-MEAS-03: 3" apart, 2" up, Size 2: 3"."""
    game = table({"p": (2, 10, 10), "r": (2, 14.182, 10, "rock", 2)}, block(2, 15, 10, 3, 3, name="rock"))
    p, r = game.model("p"), game.model("r")
    assert measure.gap(game, p, r) == pytest.approx(3000)
    assert measure.within(game, p, r, 3000) and not measure.within(game, p, r, 2990)
    game = table({"p": (1, 10, 10), "r": (2, 14.182, 10, "rock", 2)}, block(2, 15, 10, 3, 3, name="rock"))
    assert measure.gap(game, game.model("p"), game.model("r")) == pytest.approx(4000)


def test_bases_that_touch_are_in_contact_and_within_nothing() -> None:
    """MALI-EX-06, MALI-MEAS-06, MALI-MEAS-07: nobody touches itself."""
    game = table({"a": (2, 10, 10), "b": (2, 11.182, 10), "c": (2, 11.192, 11)})
    a, b = game.model("a"), game.model("b")
    assert measure.contact(game, a, b) and measure.within(game, a, b, 0)
    assert not measure.contact(game, a, game.model("c"))
    assert not measure.contact(game, a, a)


def test_within_nothing_by_elevation_is_no_contact() -> None:
    """MALI-EX-07, MALI-MEAS-07: on a rock of Ht 1, Size 2 subtracted."""
    game = table({"p": (2, 10, 10), "r": (2, 11.182, 10, "rock", 1)}, block(1, 11.6, 10, 2, 2, name="rock"))
    p, r = game.model("p"), game.model("r")
    assert measure.gap(game, p, r) == pytest.approx(0) and measure.within(game, p, r, 0)
    assert not measure.contact(game, p, r)


def test_an_exact_distance_counts_as_such_afterwards() -> None:
    """MALI-EX-34, MALI-GEN-14, MALI-AMB-50, MALI-MEAS-01: 4" is 4" for later measuring."""
    game = table({"a": (2, 10, 10), "b": (2, 10 + 4 + 1.182, 10)})
    assert measure.within(game, game.model("a"), game.model("b"), 4000)
    assert not measure.within(game, game.model("a"), game.model("b"), 3990)


def test_completely_within_is_every_part_of_the_base() -> None:
    """MALI-MEAS-04, MALI-MEAS-05."""
    game = table({"a": (2, 10, 10), "b": (2, 14, 10)})
    a, b = game.model("a"), game.model("b")
    assert measure.within(game, a, b, 3000)
    assert not measure.completely(game, a, b, 3000)
    assert measure.completely(game, a, b, 4000)


def test_of_a_lower_marker_or_piece_its_height_is_subtracted() -> None:
    """MALI-AMB-61, MALI-TERR-02: 0 for a Marker without Height; adjacent to terrain is within 0"."""
    roof = block(4, 10, 10, 4, 4)
    game = table(
        {"m": (2, 11.5, 10, "block", 4), "near": (2, 12.591, 10)},
        roof,
        markers={"flat": {"at": (13.5, 10)}, "ice": {"kind": "ice-pillar", "at": (13.5, 12)}},
    )
    m = game.model("m")
    plan = 2000 - 2 * 591
    assert measure.gap(game, m, game.marker("flat")) == pytest.approx(plan + 4000)
    assert measure.gap(game, m, game.marker("ice")) == pytest.approx(((2**2 + 2**2) ** 0.5 * 1000 - 1182) + 2000)
    assert measure.to_terrain(game, game.model("near"), game.field.features["block"]) == pytest.approx(0, abs=1)
    assert measure.to_terrain(game, m, game.field.features["block"]) == 0


# -- lines


def test_one_sees_oneself_and_one_clear_line_is_enough() -> None:
    """MALI-LOS-01, MALI-LOS-02, MALI-LOS-04, MALI-AMB-53: a line that only touches is clear, touching blockers leave none."""
    game = table({"a": (2, 5, 10), "b": (2, 15, 10), "c": (2, 10, 10.4)})
    assert sees(game, "a", "a")
    assert sees(game, "a", "b")  # past c, on its free side
    game = table({"a": (2, 5, 10), "b": (2, 15, 10), "c": (2, 10, 10.591), "d": (2, 10, 9.409)})
    assert not sees(game, "a", "b")  # c and d touch
    game = table({"a": (2, 5, 10), "b": (2, 15, 10), "c": (2, 10, 10.6), "d": (2, 10, 9.4)})
    assert sees(game, "a", "b")


def test_blocking_terrain_as_tall_as_both_hides() -> None:
    """MALI-EX-12, MALI-LOS-05, MALI-LOS-08, MALI-TERR-03: crates of Ht 2 between Sz 2."""
    game = table(
        {"p": (2, 5, 10), "r": (2, 15, 10)}, {"id": "c", "kind": "crates", "height": 2, "rect": [10, 10, 1, 4]}
    )
    assert not sees(game, "p", "r")


def test_fog_is_seen_into_but_not_through() -> None:
    """MALI-EX-13, MALI-LOS-09, MALI-TERR-05, MALI-TERR-07, MALI-AMB-57, MALI-AMB-58, MALI-CONC-02."""
    fog = {"id": "fog", "kind": "fog", "rect": [10, 10, 4, 8]}
    game = table({"o": (1, 5, 10), "jack": (2, 10, 10), "mont": (2, 15, 10)}, fog)
    assert sees(game, "o", "jack") and not sees(game, "o", "mont")
    assert cover.concealed(game, game.model("o"), game.model("jack"))
    assert cover.concealed(game, game.model("jack"), game.model("o"))  # more than 1" of fog on every line


def test_who_is_in_concealing_terrain_near_its_edge_ignores_it() -> None:
    """MALI-TERR-06, MALI-AMB-58: one line that crosses 1" or less."""
    woods = {"id": "w", "kind": "woods", "rect": [10, 10, 4, 8]}
    for x, hidden in ((10.40, True), (10.42, False), (11, False)):
        game = table({"in": (2, x, 10), "out": (2, 18, 10)}, woods)
        assert cover.concealed(game, game.model("in"), game.model("out")) is hidden, x
        assert cover.concealed(game, game.model("out"), game.model("in"))


def test_a_line_must_cross_the_terrain_not_only_the_base() -> None:
    """MALI-TERR-05, MALI-LOS-02: woods that only the back of a base is in conceal nobody."""
    woods = {"id": "w", "kind": "woods", "rect": [17, 10, 4, 8]}
    game = table({"a": (2, 10, 10), "b": (2, 14.6, 10)}, woods)  # its back is 0.19" in the woods
    assert not cover.concealed(game, game.model("a"), game.model("b"))


def test_lower_models_are_ignored() -> None:
    """MALI-EX-14, MALI-LOS-06, MALI-AMB-54: Sz 1 between Sz 1 and Sz 2."""
    game = table({"o": (1, 5, 10), "iggy": (1, 10, 10), "p": (2, 15, 10)})
    assert sees(game, "o", "p")


def test_height_adds_to_size() -> None:
    """MALI-EX-15, MALI-LOS-07, MALI-LOS-10: Sz 1 on a rock of Ht 1 blocks."""
    rock = {"id": "rock", "kind": "other", "traits": ["climbable"], "height": 1, "rect": [10, 10, 1, 1]}
    bodies = {"o": (1, 5, 10), "p": (2, 15, 10)}
    game = table({**bodies, "iggy": (1, 10, 10, "rock", 1)}, rock)
    o, p = game.model("o"), game.model("p")
    assert measure.size(game, game.model("iggy")) == 2000
    assert [b.id for b in sight.obstacles(game, sight.between(game, o, p))[0]] == ["iggy"]
    # a base no wider than theirs is passed by the lines that only touch it (MALI-AMB-53): his is of 40 mm
    wide = card("iggy", sz=1, base=40)
    models = {"o": {"card": "size-1", "at": (5, 10)}, "p": {"card": "size-2", "at": (15, 10)}}
    iggy = {"card": "iggy", "at": (10, 10, 1), "floor": "rock"}
    game = lay(models={**models, "iggy": iggy}, terrain=[rock], cards=[*SIZES, wide])
    assert not sees(game, "o", "p")
    game = lay(models={**models, "iggy": {"card": "iggy", "at": (10, 10)}}, cards=[*SIZES, wide])
    assert sees(game, "o", "p")


def test_heights_of_stacked_terrain_add_up() -> None:
    """MALI-LOS-11, MALI-TERR-23: crates of Ht 1 on a hill of Ht 2 are 3."""
    hill = {"id": "hill", "kind": "hill", "height": 2, "run": 1, "circle": [10, 10, 3]}
    crates = {"id": "c", "kind": "crates", "height": 1, "on": "hill", "rect": [10, 10, 1, 3]}
    game = table({"a": (3, 5, 10), "b": (3, 15, 10)}, hill, crates)
    assert not sees(game, "a", "b")
    game = table({"a": (4, 5, 10), "b": (1, 15, 10)}, hill, crates)
    assert sees(game, "a", "b")


def test_terrain_without_height_always_counts() -> None:
    """MALI-AMB-56: Blocking without Height hides the tallest, Dense too."""
    game = table({"a": (4, 5, 10), "b": (4, 15, 10)}, {"id": "x", "traits": ["blocking"], "rect": [10, 10, 1, 4]})
    assert not sees(game, "a", "b")
    game = table({"a": (4, 5, 10), "b": (4, 15, 10)}, {"id": "x", "kind": "woods", "rect": [10, 10, 1, 4]})
    assert not sees(game, "a", "b")


# -- Shadow


def test_from_the_edge_of_a_roof_one_looks_over_it() -> None:
    """MALI-EX-16, MALI-SHAD-03, MALI-AMB-122: a line crosses 1" or less of the terrain, so Dashel is seen and has no Cover."""
    roof = block(3, 10, 10, 6, 6)
    game = table({"parker": (2, 12, 10, "block", 3), "dashel": (2, 14, 10)}, roof)
    assert sees(game, "parker", "dashel")
    assert not cover.cover(game, game.model("parker"), game.model("dashel"))
    game = table({"parker": (2, 9, 10, "block", 3), "dashel": (2, 14, 10)}, roof)
    assert not sees(game, "parker", "dashel")


def test_in_the_shadow_without_a_line_through_the_terrain() -> None:
    """MALI-EX-17, MALI-SHAD-01: LoS and no Cover."""
    game = table({"parker": (2, 8, 6), "guard": (2, 12, 6)}, block(3, 10, 10, 6, 6))
    parker, guard = game.model("parker"), game.model("guard")
    assert all(shadow.in_shadow(game, measure.seen(game, m), game.field.features["block"]) for m in (parker, guard))
    assert sees(game, "parker", "guard")
    assert not cover.cover(game, parker, guard) and not cover.cover(game, guard, parker)


def test_in_the_shadow_with_a_line_through_the_terrain_one_has_cover() -> None:
    """MALI-EX-18, MALI-SHAD-04, MALI-COVER-02: Dashel in it has Cover, Parker outside has none."""
    game = table({"dashel": (2, 8, 6.3), "parker": (2, 20, 7.2)}, block(3, 10, 10, 6, 6))
    dashel, parker = game.model("dashel"), game.model("parker")
    assert sees(game, "dashel", "parker")
    assert cover.cover(game, parker, dashel) and not cover.cover(game, dashel, parker)


def test_outside_of_the_shadow_there_is_no_cover() -> None:
    """MALI-EX-19."""
    game = table({"effigy": (2, 2, 6.3), "parker": (2, 20, 7.2)}, block(3, 10, 10, 6, 6))
    assert sees(game, "effigy", "parker")
    assert not cover.cover(game, game.model("parker"), game.model("effigy"))


def test_small_and_wholly_in_the_shadow_behind_the_terrain_one_is_not_seen() -> None:
    """MALI-EX-20, MALI-SHAD-02, MALI-AMB-55: although Parker is taller than the terrain."""
    terrain = block(3, 10, 10, 6, 6)
    game = table({"hound": (1, 6, 10), "parker": (4, 16, 10)}, terrain)
    assert not sees(game, "hound", "parker")
    game = table({"hound": (1, 3, 10), "parker": (4, 17.7, 10)}, terrain)  # neither is in the Shadow
    assert sees(game, "hound", "parker")


def test_taller_than_the_terrain_one_is_seen_and_has_cover_in_its_shadow() -> None:
    """MALI-EX-21: LoS both ways; Cover only for the model in the Shadow."""
    game = table({"hound": (4, 6, 10), "parker": (2, 20, 10)}, block(3, 10, 10, 6, 6))
    hound, parker = game.model("hound"), game.model("parker")
    assert sees(game, "hound", "parker")
    assert cover.cover(game, parker, hound) and not cover.cover(game, hound, parker)


def test_a_shadow_is_as_wide_as_the_terrain_is_high_and_at_most_three_inches() -> None:
    """MALI-SHAD-01, MALI-TERR-14."""
    game = table({"a": (2, 5, 5)}, block(1, 10, 10, 1, 1, name="low"), block(4, 20, 10, 1, 1, name="high"))
    hedge = table({"a": (2, 5, 5)}, {"id": "h", "kind": "hedge", "rect": [10, 10, 1, 1]})
    assert shadow.casts(game.field.features["low"]) == 1000
    assert shadow.casts(game.field.features["high"]) == 3000
    assert shadow.casts(hedge.field.features["h"]) == 0


# -- floors, stairs, bridges, Markers


def test_under_a_bridge_one_sees_through_the_arch_but_not_through_the_roadway() -> None:
    """MALI-LOS-03, MALI-TERR-20."""
    bridge = {"id": "b", "kind": "bridge", "height": 3, "clearance": 2, "rect": [10, 10, 3, 12]}
    game = table({"a": (2, 5, 10), "b": (2, 15, 10), "up": (2, 10, 10, "b", 3), "low": (2, 10, 11.5)}, bridge)
    assert sees(game, "a", "b") and sees(game, "a", "low")
    assert not sees(game, "up", "low")
    game = table({"a": (3, 5, 10), "b": (2, 15, 10)}, bridge)
    assert not sees(game, "a", "b")


def test_stairs_hide_by_position() -> None:
    """MALI-TERR-22, D-11: the low end hides nobody."""
    roof = block(4, 10, 10, 2, 6)
    stairs = {
        "id": "s",
        "kind": "stairs",
        "height": 4,
        "foot": [[1, 8], [1, 12]],
        "head": [[9, 8], [9, 12]],
        "upper": "block",
    }
    for x, seen in ((2.2, True), (8, False)):
        game = table({"a": (2, x, 4), "b": (2, x, 16)}, roof, stairs)
        assert sees(game, "a", "b") is seen, x


def test_a_marker_is_seen_as_a_model_of_size_nothing() -> None:
    """MALI-MARK-07, MALI-MARK-08, MALI-MARK-10."""
    game = table({"a": (1, 5, 10), "b": (1, 10, 10)}, markers={"m": {"at": (15, 10)}, "n": {"at": (10, 10)}})
    a, b = game.model("a"), game.model("b")
    assert measure.size(game, game.marker("m")) == 0
    assert sight.sees(game, a, game.marker("n"))  # b stands exactly on it
    assert sight.sees(game, a, b)
    game = table(
        {"a": (2, 5, 10), "b": (2, 15, 10)}, markers={"i": {"kind": "ice-pillar", "at": (10, 10), "radius": 984}}
    )
    assert measure.size(game, game.marker("i")) == 2000
    assert not sees(game, "a", "b")
    assert game.kinds["scheme"].radius == 591 and game.kinds["blast"].radius == 984


def test_markers_that_are_terrain_count_with_the_drawn_pieces() -> None:
    """MALI-MARK-01, MALI-MARK-02, MALI-TERR-01, MALI-TERR-13, D-13."""
    game = table(
        {"a": (2, 10, 10)},
        {"id": "wire", "kind": "barbed-wire", "rect": [10, 10, 1, 1]},
        markers={
            "p": {"kind": "pyre", "at": (10, 10.5)},
            "q": {"kind": "pyre", "at": (10, 9.5)},
            "s": {"at": (10, 10)},
        },
    )
    assert [f.id for f in measure.terrain(game)] == ["wire", "p", "q"]
    assert measure.hazards(game, game.model("a")) == ["wire", "marker:pyre"]


# -- what is kept


def test_what_was_seen_is_forgotten_when_something_moves() -> None:
    """MALI-LOS-01: answers are kept for as long as all that matters stands where it stood, and no longer."""
    game = table({"a": (2, 10, 10), "b": (2, 20, 10), "c": (2, 15, 20), "d": (2, 15, 22)})
    b, c, d = (game.model(name) for name in "bcd")
    assert sees(game, "a", "b")
    c.y, d.y = 9_500, 10_500
    assert not sees(game, "a", "b")
    c.status = "buried"
    assert sees(game, "a", "b")
    c.status = ""
    d.z = -5_000
    assert sees(game, "a", "b")
    pillars = [markers.put(game, "ice-pillar", (13_000, y), 0) for y in (9_500, 10_500)]
    assert not sees(game, "a", "b")
    pillars[0].y = 20_000
    assert sees(game, "a", "b")
    pillars[0].y = 9_500
    assert not sees(game, "a", "b")
    game.state.markers.clear()
    assert sees(game, "a", "b")
    b.y = 10_001
    assert sees(game, "a", "b") == sight.sight(game, game.model("a"), b).clear


def test_what_was_seen_past_terrain_is_forgotten_when_it_is_destroyed() -> None:
    """MALI-LOS-06, MALI-TERR-08: a field without the piece knows nothing of what it hid."""
    game = table({"a": (2, 10, 10), "b": (2, 20, 10)}, block(3, 15, 10, 2, 6))
    assert not sees(game, "a", "b")
    game.state.gone.append("block")
    game.raze()
    assert sees(game, "a", "b")
    game.state.gone.clear()
    game.raze()
    assert not sees(game, "a", "b")
