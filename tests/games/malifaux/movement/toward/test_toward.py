"""Moving toward an object or away from it, as near or as far as possible (MALI-TOW-02)."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from escarmouche.games.malifaux.movement.toward import toward
from escarmouche.games.malifaux.movement.toward.severe_rims import crossings
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import circle, rectangle
from escarmouche.space.units import mil
from tests.games.malifaux.movement.one_man import POND, ROCK, one, why
from tests.games.malifaux.positions import card, lay

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
SLAB = {"id": "rock", "kind": "other", "traits": ["impassable"], "height": 9, "rect": [14.5, 10, 1, 3]}


def test_toward_somebody_one_leaves_a_roof_where_the_way_below_is_clear() -> None:
    """MALI-TOW-02, MALI-MOVE-08: down, and round what stands below."""
    models = {"man": {"at": (11, 10, 3), "floor": "roof"}, "source": {"at": (20, 10), "seat": 1}}
    game = lay(models=models, terrain=[ROOF, SLAB])
    assert nearest(game, 4) < 6.06
    assert nearest(game, 6) < 4.12


def test_toward_somebody_below_one_stays_on_the_edge_of_a_roof_where_there_is_no_room() -> None:
    """MALI-TOW-02, MALI-AMB-62, MALI-AMB-51: as near as the roof carries it, and not straight on."""
    models = {"man": {"at": (11, 11, 3), "floor": "roof"}, "source": {"at": (13, 9.2), "seat": 1}}
    rocks = [{**SLAB, "id": name, "rect": [13.2, y, 0.8, 1]} for name, y in (("north", 10.9), ("south", 7.6))]
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


@pytest.mark.parametrize(("off", "size", "far"), [(0.3, 1.5, 4.5), (-0.2, 1.5, 7.5), (0.1, 1.0, 6.0), (0.6, 0.6, 6.0)])
def test_toward_ends_as_near_as_possible_behind_what_hinders(off: float, size: float, far: float) -> None:
    """MALI-TOW-02: by the shortest way round it, and from there straight to the centre."""
    rock = {"id": "rock", "circle": [11.5, 12 + off, size], "traits": ["impassable"]}
    game = lay(models={"a": {"at": (8, 12)}, "b": {"seat": 1, "at": (20, 12)}}, terrain=[rock])
    way = toward.region(game, game.model("a"), game.model("b"), mil(far))
    x, y = next(iter(way.propose()))[-1][:2]
    left = math.hypot(20_000 - x, 12_000 - y)
    assert left == pytest.approx(thread((-3.5, -off), (8.5, -off), size + 0.591) - mil(far), abs=10)


def thread(start: tuple[float, float], end: tuple[float, float], r: float) -> float:
    """The length of a thread pulled tight round a circle of that radius about (0, 0), in mils."""
    near, far = math.hypot(*start), math.hypot(*end)
    found = []
    for side in (1, -1):
        leaves = math.atan2(start[1], start[0]) + side * math.acos(r / near)
        comes = math.atan2(end[1], end[0]) - side * math.acos(r / far)
        found.append(math.sqrt(near**2 - r**2) + math.sqrt(far**2 - r**2) + r * (side * (comes - leaves) % math.tau))
    return 1000 * min(found)


def test_away_ends_as_far_as_possible_behind_what_hinders() -> None:
    """MALI-TOW-02, MALI-TOW-04: no direction one might make for leads further away."""
    rock = {"id": "rock", "circle": [17.5, 12.1, 1.5], "traits": ["impassable"]}
    game = lay(models={"a": {"at": (15, 12)}, "b": {"seat": 1, "at": (12, 12)}}, terrain=[rock])
    way = toward.region(game, game.model("a"), game.model("b"), 3000, away=True)
    x, y = next(iter(way.propose()))[-1][:2]
    assert math.hypot(x - 12_000, y - 12_000) == pytest.approx(5506, abs=10)


def test_toward_an_object_one_goes_to_its_centre_and_never_further() -> None:
    """MALI-TOW-01, MALI-TOW-03, MALI-AMB-124."""
    game = one(5, 10, goal={"at": (15, 10), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 4000)
    assert region.why_not(([9000, 10000],)) is None
    assert region.why_not(([8000, 10000],)) is not None  # not as near as possible
    back = region.why_not(([4900, 10000], [8700, 10000]))
    assert back is not None and back.rule == "MALI-TOW-03"
    assert list(region.propose()) == [((9000, 10000),)]


def test_toward_goes_round_what_hinders() -> None:
    """MALI-TOW-02."""
    game = one(8, 10, [ROCK], goal={"at": (15, 10.4), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 4000)
    best = next(iter(region.propose()))
    assert region.why_not(best) is None
    assert len(best) > 1


def test_toward_leaves_severe_terrain_by_its_rim() -> None:
    """MALI-TOW-02, MALI-TERR-16: straight on it would be in the pond all the way; a little aside it is not."""
    game = one(11.3, 8, [POND], goal={"at": (11.3, 30), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 2000)
    ways = list(region.propose())
    assert ways and all(region.why_not(way) is None for way in ways)
    assert all(9400 < way[-1][1] < 10000 for way in ways)
    waded = region.why_not(([11300, 9000],))
    assert waded is not None and waded.rule == "MALI-TOW-02"


def test_toward_stops_in_a_corner_that_lets_nobody_through() -> None:
    """MALI-TOW-02, MALI-TOW-03: as far in between two rocks as the base goes."""
    rocks = [{**ROCK, "id": name, "circle": [x, 12, 0.6]} for name, x in (("left", 8.4), ("right", 10.2))]
    game = one(9.1, 9, rocks, goal={"at": (9.4, 30), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 4000)
    ways = list(region.propose())
    assert ways and all(region.why_not(way) is None for way in ways)
    best = min(region._short(legs) for legs in region._known_ways)
    there = [(x, y) for x in range(7000, 12000, 50) for y in range(9000, 13000, 50)]
    assert all(region.why_not((spot,)) for spot in there if math.dist(spot, (9400, 30000)) < best - 20)


def test_a_way_bends_at_the_rim_of_severe_terrain_as_light_does() -> None:
    """MALI-TERR-16: out of it, into it, and on a round rim."""
    square, pool = rectangle(0, 0, 20_000, 20_000)[0], circle(0, 0, 10_000)[0]
    straight = [(float(t), 10_000.0) for t in range(-500, 2500, 5)]
    for part, rim in ((square, straight), (pool, [(t, math.sqrt(1e8 - t * t)) for t, _ in straight])):
        for start, goal, costs in (((0.0, 9000.0), (2500, 14_000), (2, 1)), ((0.0, 11_000.0), (700, 3000), (1, 2))):
            found = [spot for spot in crossings(part, 3, start, goal, 1500.0, 1500.0) if spot[1] > 0]
            prices = [
                [costs[0] * math.dist(start, s) + costs[1] * math.dist(s, goal) for s in on] for on in (found, rim)
            ]
            assert min(prices[0]) == pytest.approx(min(prices[1]), abs=3)


def test_away_from_an_object_one_never_comes_nearer_and_goes_round() -> None:
    """MALI-TOW-04, MALI-EX-11: along the line of the centres; with a rock behind, round it."""
    game = one(8, 10, source={"at": (6, 10), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("source"), 2000, away=True)
    assert next(iter(region.propose())) == ((10000, 10000),)
    nearer = region.why_not(([7700, 10500], [8700, 10500]))
    assert nearer is not None and nearer.rule == "MALI-TOW-04"
    game = one(8, 10, [ROCK], source={"at": (6, 10), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("source"), 2000, away=True)
    best = next(iter(region.propose()))
    assert best[-1][0] > 9000 if not isinstance(best[-1], dict) else best[-1]["to"][0] > 9000


def test_toward_somebody_one_gets_out_of_severe_terrain_by_its_rim() -> None:
    """MALI-TOW-02, MALI-TERR-16: a step aside, and round the pond instead of through it."""
    pond = {"id": "pond", "kind": "water", "circle": [13.35, 15.19, 0.984]}
    game = one(12.62, 13.83, [pond], bob={"at": (20, 15.17), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("bob"), 3000)
    end = next(iter(region.propose()))[-1]
    assert math.hypot(20000 - end[0], 15170 - end[1]) < 4700
    assert region.why_not(([12833, 13347], [15179, 13944])) is not None


def test_who_is_level_with_somebody_as_soon_as_it_moves_may_get_away() -> None:
    """MALI-MOVE-05, MALI-TERR-22: at rest its lowest part counts on a hillside, and it stands below somebody on a wall."""
    hill = {"id": "hill", "kind": "hill", "height": 2, "run": 2, "circle": [10, 10, 4]}
    wall = {"id": "wall", "kind": "wall", "height": 3, "rect": [7.4, 11.9, 3, 0.6]}
    game = one(7.4, 10.2, [hill, wall], above={"at": (7.4, 11.3, 3), "floor": "wall"})
    assert why(game, [5000, 9000], walk=False) == ""
    assert why(game, [7600, 10500], walk=False) == "MALI-MOVE-05"
