"""Moving toward an object or away from it, as near or as far as possible (MALI-TOW-02)."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from escarmouche.games.malifaux.movement.toward import toward
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.lay import card, lay

MIDDLING = card("middling", base=40)
BROAD = card("broad", base=50)


def furthest(game: Malifaux, distance: float) -> float:
    """How far from the source a man ends who moves away from it, in inches."""
    man, source = game.model("man"), game.model("source")
    legs = next(iter(toward.region(game, man, source, round(distance * 1000), away=True).propose()))
    end = legs[-1]["to"] if isinstance(legs[-1], Mapping) else legs[-1]
    return math.dist(end[:2], (source.x, source.y)) / 1000


def test_away_from_somebody_a_straight_line_leans_on_what_is_near() -> None:
    """MALI-TOW-02: past the corner of a wall, and on."""
    wall = {"id": "wall", "kind": "wall", "height": 2, "rect": [2.65, 10.995, 0.4, 4.73]}
    models = {"man": {"at": (5.58, 5.93)}, "source": {"at": (6.834, 3.49), "seat": 1}, "low": {"at": (3.589, 10.637)}}
    models["wide"] = {"at": (5.89, 8.76), "card": "broad"}
    assert furthest(lay(cards=[BROAD], models=models, terrain=[wall]), 5) > 7.49


def test_away_from_somebody_one_goes_round_it_and_on_along_a_wall() -> None:
    """MALI-TOW-02, MALI-TOW-04: first on the circle about it, as straight along the wall it would come a hair nearer."""
    house = {"id": "house", "kind": "building", "height": 4, "rect": [22.25, 32.68, 2.32, 2.36]}
    models = {"man": {"at": (20.415, 31.56)}, "source": {"at": (18.89, 31.73), "seat": 1}}
    models["wide"] = {"at": (21.79, 30.338), "card": "broad"}
    assert furthest(lay(cards=[BROAD], models=models, terrain=[house]), 3) > 3.2


def test_away_from_somebody_one_wades_along_the_table_edge_as_far_as_one_gets() -> None:
    """MALI-TOW-02, MALI-TERR-16: dry as long as it goes, then at a slant to the edge."""
    pond = {"id": "pond", "kind": "water", "circle": [2.32, 33.55, 0.591]}
    models = {"man": {"at": (2.08, 31.4), "card": "broad"}, "source": {"at": (6.28, 25.81), "seat": 1}}
    assert furthest(lay(cards=[BROAD], models=models, terrain=[pond]), 4) > 9.6


def test_away_from_somebody_one_goes_on_along_the_rim_of_severe_terrain() -> None:
    """MALI-TOW-02, MALI-TERR-16: out of the woods, and dry round them."""
    woods = {"id": "woods", "kind": "woods", "circle": [8.21, 28.28, 1.41]}
    models = {"man": {"at": (9.166, 26.582)}, "source": {"at": (9.59, 19.028), "seat": 1}, "low": {"at": (8.32, 27.45)}}
    assert furthest(lay(models=models, terrain=[woods]), 2) > 9.0


def test_away_from_somebody_one_goes_out_of_one_pond_and_on_into_another() -> None:
    """MALI-TOW-02, MALI-TERR-16: the way between the two is dry, though there is a shorter one."""
    pond = {"id": "pond", "kind": "water", "circle": [23.91, 6.19, 0.83]}
    canal = {"id": "canal", "kind": "water", "rect": [25.87, 3.7, 0.8, 3.3]}
    models = {"man": {"at": (25.05, 6.87)}, "source": {"at": (25.54, 11.35), "seat": 1}, "low": {"at": (25.16, 3.98)}}
    assert furthest(lay(models=models, terrain=[pond, canal]), 2) > 5.74


def test_away_from_somebody_one_goes_out_of_the_woods_and_across_a_corner_of_the_water() -> None:
    """MALI-TOW-02, MALI-TERR-16: first out of the woods beside it, then at a slant into the water."""
    water = {"id": "water", "kind": "water", "polygon": [[18.63, 5.04], [19.5, 2.03], [21.77, 4.12]]}
    woods = {"id": "woods", "kind": "woods", "circle": [19.92, 6.04, 0.56]}
    hedge = {"id": "hedge", "kind": "hedge", "height": 2, "rect": [21.97, 6.255, 0.4, 3.97]}
    models = {"man": {"at": (20.976, 5.672)}, "source": {"at": (22.185, 5.761, 2), "floor": "hedge", "seat": 1}}
    assert furthest(lay(models=models, terrain=[water, woods, hedge]), 3) > 2.74


def test_away_from_somebody_one_wades_a_little_to_end_further_along_the_table_edge() -> None:
    """MALI-TOW-02, MALI-TERR-16: neither the shortest way there nor the dry one leads as far."""
    corners = [[4.84, 1.17], [6.75, 2.19], [6.72, 3.88], [4.57, 4.78], [3.33, 2.43]]
    woods = {"id": "woods", "kind": "woods", "polygon": corners}
    models = {"man": {"at": (2.36, 3.39), "card": "middling"}, "source": {"at": (1.914, 13.181), "seat": 1}}
    assert furthest(lay(cards=[MIDDLING], models=models, terrain=[woods]), 5) > 12.6


def test_away_from_somebody_one_leaves_a_base_where_the_way_on_leads_straight_away() -> None:
    """MALI-TOW-02, MALI-MOVE-06: round another base, and on in a line with the model it moves away from."""
    house = {"id": "house", "kind": "building", "height": 2, "rect": [23.23, 9.52, 3.91, 1.14], "turn": 167}
    shed = {"id": "shed", "kind": "house", "height": 2, "rect": [19.02, 6.45, 1.5, 1.47]}
    models = {"man": {"at": (24.56, 6.99), "card": "broad"}, "source": {"at": (26.51, 8.3), "card": "broad", "seat": 1}}
    models["wide"] = {"at": (23.166, 5.85), "card": "middling"}
    assert furthest(lay(cards=[BROAD, MIDDLING], models=models, terrain=[house, shed]), 4) > 5.69


def test_toward_somebody_with_next_to_nothing_left_at_a_wall() -> None:
    """MALI-TOW-02: at a rim, within the tolerance and with less than that to go, there is nothing more to find."""
    house = {"id": "house", "kind": "house", "height": 5, "rect": [5.39, 4.86, 2.19, 1.96], "turn": 90}
    wall = {"id": "wall", "kind": "wall", "height": 1, "rect": [2.96, 8.67, 4.74, 0.4]}
    models = {"man": {"at": (7.138, 2.881), "card": "middling"}, "low": {"at": (3.23, 1.14)}}
    models["source"] = {"at": (2.621, 8.481, 1), "floor": "wall", "card": "broad", "seat": 1}
    rubble = {"m": {"kind": "rubble", "at": (5.41, 0.61)}}
    game = lay(cards=[BROAD, MIDDLING], models=models, terrain=[house, wall], markers=rubble)
    way = toward.region(game, game.model("man"), game.model("source"), 3000)
    assert way.why_not(next(iter(way.propose()))) is None


def test_away_from_somebody_one_does_not_go_on_round_a_base_to_come_nearer_again() -> None:
    """MALI-TOW-04: not even where it ends further off than the arc began."""
    game = lay(models={"man": {"at": (10, 11.182)}, "post": {"at": (10, 10)}, "source": {"at": (7, 10), "seat": 1}})
    region = toward.region(game, game.model("man"), game.model("source"), 5000, away=True)
    for end, rule in (([11182, 10000], "MALI-TOW-02"), ([11155, 9752], "MALI-TOW-04"), ([10836, 9164], "MALI-TOW-04")):
        refusal = region.why_not(({"around": [10000, 10000], "to": end, "turn": "right"},))
        assert refusal is not None and refusal.rule == rule


def test_toward_somebody_one_ends_wedged_between_a_hedge_and_a_base_beside_the_way() -> None:
    """MALI-TOW-02: what keeps it from one corner makes another."""
    hedge = {"id": "hedge", "kind": "hedge", "height": 1, "rect": [29.695, 32.46, 4.17, 0.4]}
    models = {
        "man": {"at": (29.7, 33.78), "card": "broad"},
        "source": {"at": (32.26, 29.03), "card": "broad", "seat": 1},
    }
    models |= {"post": {"at": (32.066, 35.019), "card": "middling"}, "gate": {"at": (33.96, 33.63)}}
    models["above"] = {"at": (32.048, 32.099, 1), "floor": "hedge", "card": "broad"}
    assert nearest(lay(cards=[BROAD, MIDDLING], models=models, terrain=[hedge]), 4) < 4.85


def nearest(game: Malifaux, distance: float) -> float:
    """How far from the source a man ends who moves toward it, in inches."""
    man, source = game.model("man"), game.model("source")
    legs = next(iter(toward.region(game, man, source, round(distance * 1000)).propose()))
    end = legs[-1]["to"] if isinstance(legs[-1], Mapping) else legs[-1]
    return math.dist(end[:2], (source.x, source.y)) / 1000


def test_toward_somebody_one_leaves_the_woods_sideways_and_goes_on_along_their_rim() -> None:
    """MALI-TOW-02, MALI-TERR-16: a base that is a little in them is out of them before it would come further off."""
    woods = {"id": "woods", "kind": "woods", "circle": [7.36, 34.23, 1.42]}
    models = {"man": {"at": (7.35, 32), "card": "broad"}, "source": {"at": (4.26, 34.21), "seat": 1}}
    assert nearest(lay(cards=[BROAD], models=models, terrain=[woods]), 2) < 2.6


ROOF = {"id": "roof", "kind": "building", "height": 3, "rect": [10, 10, 4, 4]}
ROCK = {"id": "rock", "kind": "other", "traits": ["impassable"], "height": 9, "rect": [14.5, 10, 1, 3]}


def test_toward_somebody_one_leaves_a_roof_where_the_way_below_is_clear() -> None:
    """MALI-TOW-02, MALI-MOVE-08: down, and round what stands below."""
    models = {"man": {"at": (11, 10, 3), "floor": "roof"}, "source": {"at": (20, 10), "seat": 1}}
    game = lay(models=models, terrain=[ROOF, ROCK])
    assert nearest(game, 4) < 6.06
    assert nearest(game, 6) < 4.12


def test_toward_somebody_below_one_stays_on_the_edge_of_a_roof_where_there_is_no_room() -> None:
    """MALI-TOW-02, MALI-AMB-62, MALI-AMB-51: as near as the roof carries it, and not straight on."""
    models = {"man": {"at": (11, 11, 3), "floor": "roof"}, "source": {"at": (13, 9.2), "seat": 1}}
    rocks = [{**ROCK, "id": name, "rect": [13.2, y, 0.8, 1]} for name, y in (("north", 10.9), ("south", 7.6))]
    game = lay(models=models, terrain=[ROOF, *rocks])
    assert nearest(game, 3) < 0.42


def test_toward_somebody_base_contact_is_as_near_as_can_be() -> None:
    """MALI-AMB-143: nobody must leave a wall to get under whom it touches."""
    wall = {"id": "wall", "kind": "wall", "height": 3, "rect": [10, 10, 8, 0.6]}
    models = {"man": {"at": (8, 10.2, 3), "floor": "wall"}, "source": {"at": (11, 10.6, 3), "floor": "wall", "seat": 1}}
    game = lay(models=models, terrain=[wall])
    region = toward.region(game, game.model("man"), game.model("source"), 5000)
    touching = next(iter(region.propose()))
    assert math.dist(touching[-1][:2], (11000, 10600)) == pytest.approx(1182, abs=6)
    assert region.why_not(touching) is None
    short = region.why_not(([9000, 10200],))
    assert short is not None and short.rule == "MALI-TOW-02"


@pytest.mark.parametrize(("x", "rule"), [(9000, ""), (8955, ""), (8945, "MALI-TOW-02")])
def test_a_way_that_ends_a_hair_short_of_the_best_one_is_as_good(x: int, rule: str) -> None:
    """MALI-AMB-143: up to 0.05 inches."""
    game = lay(models={"man": {"at": (5, 10)}, "source": {"at": (15, 10), "seat": 1}})
    refusal = toward.region(game, game.model("man"), game.model("source"), 4000).why_not(([x, 10000],))
    assert (refusal.rule if refusal else "") == rule


@pytest.mark.parametrize(("x", "rule"), [(12500, ""), (12405, ""), (12395, "MALI-TOW-02")])
def test_a_way_that_something_hinders_may_end_a_little_shorter_still(x: int, rule: str) -> None:
    """MALI-AMB-143: up to 0.1 inches, as here along the wall that somebody is behind."""
    wall = {"id": "wall", "kind": "other", "traits": ["impassable"], "height": 9, "rect": [14.091, 10, 2, 19]}
    game = lay(models={"man": {"at": (10, 10)}, "source": {"at": (20, 10), "seat": 1}}, terrain=[wall])
    refusal = toward.region(game, game.model("man"), game.model("source"), 4000).why_not(([x, 10000],))
    assert (refusal.rule if refusal else "") == rule
