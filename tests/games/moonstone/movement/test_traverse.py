"""Traverse over Obstacles and along ladders (MOON-MOVE-05, MOON-AMB-24, MOON-BLDG-03, MOON-BLDG-04)."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from escarmouche.core.asks.ask import Menu, Shut
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.moonstone.movement import traverse
from escarmouche.games.moonstone.movement.ladder import on_ladder
from escarmouche.games.moonstone.movement.route import Gait, Route
from escarmouche.games.moonstone.state import Effect, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body, Disc, gap
from escarmouche.space.place import free
from escarmouche.space.shape import gap as gap_to
from escarmouche.space.sight.cover import crosses_centre
from escarmouche.space.travel.path import Straight
from escarmouche.space.units import TOLERANCE

from ..positions import lay, stand, table, told

R = 0.591
HEDGE = {"id": "hedge", "kind": "obstacle", "line": [[6, 10], [14, 10]], "thick": 0.6}


def game_with(*terrain: dict[str, Any], **options: Any) -> Moonstone:
    return table(terrain=list(terrain), **options)


def climber(game: Moonstone, x: float, y: float, name: str = "sun1", seat: int = 0, **rest: Any) -> Model:
    rest.setdefault("energy", 2)
    return stand(game, name, seat, x, y, **rest)


def over(game: Moonstone, model: Model, name: str = "hedge") -> Place:
    menu = traverse.branch(game, model)
    assert isinstance(menu, Menu), menu
    place = menu.branch(name)
    assert isinstance(place, Place), place
    return place


def why(game: Moonstone, model: Model) -> str:
    refusal = traverse.branch(game, model)
    assert isinstance(refusal, Refusal | Shut), refusal
    return refusal.key if isinstance(refusal, Refusal) else refusal.reason.key


# -- over an Obstacle


def test_moon_move_05_to_the_far_side_in_contact():
    game = game_with(HEDGE)
    model = climber(game, 10, 10.3 + R)
    traverse.use(game, model, {"hedge": (10_000, 9109)})
    assert (model.x, model.y) == (10_000, 9109)
    assert told(game) == ["traversed"]


def test_moon_move_05_refusals_teach():
    game = game_with(HEDGE, {"id": "post", "kind": "barrier", "circle": [11.4, 9.0, 0.3]})
    model = climber(game, 10, 10.3 + R)
    place = over(game, model)

    def key(x: float, y: float) -> str:
        refusal = place.why_not([round(x * 1000), round(y * 1000)])
        return refusal.key if refusal else ""

    assert key(10, 9.109) == ""
    assert key(10, 9) == "why-not-at-obstacle"
    assert key(10, 9.3) == "why-no-room"
    assert key(10.5, 10.891) == "why-same-side"
    assert key(8.0, 9.109) == "why-traverse-far"
    assert key(11.2, 9.109) == "why-no-room"


def test_moon_amb_24_the_gap_between_the_outlines_is_one_inch_at_most():
    game = game_with(HEDGE)
    model = climber(game, 10, 10.891)
    place = over(game, model)
    far = math.sqrt((2 * 591 + 1000 + TOLERANCE) ** 2 - (10_891 - 9109) ** 2)
    assert place.why_not([10_000 + int(far), 9109]) is None
    assert place.why_not([10_000 + int(far) + 2, 9109]) is not None


def test_an_obstacle_thicker_than_an_inch_is_not_crossed():
    crate = {"id": "crate", "kind": "obstacle", "rect": [10, 10, 3, 1.1]}
    game = game_with(crate)
    assert why(game, climber(game, 10, 10.55 + R)) == "why-too-thick"
    game = game_with({**crate, "rect": [10, 10, 3, 1]})
    place = over(game, climber(game, 10, 10.5 + R), "crate")
    assert place.why_not([10_000, 8909]) is None
    assert place.why_not([10_020, 8909]) is None
    assert place.why_not([10_600, 8909]) is not None  # further than an inch


def test_the_long_way_is_too_long():
    game = game_with({**HEDGE, "line": [[10, 10], [11.4, 10]]})
    place = over(game, climber(game, 11.4 + R, 10))
    assert place.why_not([10_000 - 591, 10_000]).key == "why-traverse-far"


def test_only_what_is_touched():
    game = game_with(HEDGE)
    assert why(game, climber(game, 10, 10.3 + R + 0.006)) == "why-no-obstacle"


def test_energy_and_being_rooted():
    game = game_with(HEDGE)
    model = climber(game, 10, 10.3 + R, energy=1)
    assert why(game, model) == "why-no-energy"
    model.energy = 2
    model.effects.append(Effect("no-move"))
    assert why(game, model) == "why-cannot-move"


def test_models_stones_and_walls_may_fill_the_far_side():
    game = game_with(HEDGE)
    model = climber(game, 10, 10.3 + R)
    stand(game, "moon1", 1, 10, 9.109)
    lay(game, "s1", 8.6, 9.3)
    place = over(game, model)
    assert place.why_not([10_000, 9109]).args["by"] == "moon1"
    assert place.why_not([8_790, 9109]).args["by"] == "s1"
    for answer in place:
        assert place.why_not(answer) is None


def test_moon_bldg_01_through_a_closed_door_and_not_through_the_wall():
    game = table(board="village", terrain=None)
    model = climber(game, 5 - R, 11)
    place = over(game, model, "inn-back-door")
    traverse.use(game, model, {"inn-back-door": place.sample(Random(1))})
    assert model.x > 5300
    assert game.field.legal_spot(game.body(model), "") is None


def test_moon_terr_10_a_barrier_beside_the_obstacle_is_not_crossed():
    door = {"id": "door", "kind": "door", "line": [[10, 10], [11, 10]], "thick": 0.3}
    wall = {"id": "wall", "kind": "wall", "line": [[11, 10], [16, 10]], "thick": 0.3}
    game = game_with(door, wall)
    place = over(game, climber(game, 11.05, 10.15 + R), "door")
    for answer in place:
        assert not crosses_centre(Disc(11_050, 10_741, 0), Disc(*answer, 0), game.field.pieces["wall"])
    assert place.why_not([10_950, 9259]).key == "why-traverse-blocked"
    assert place.why_not([11_050, 9259]).key == "why-same-side"


@pytest.mark.parametrize("seed", range(24))
def test_the_region_agrees_with_a_dense_search(seed: int):
    """Whatever brute force finds around a random Obstacle is in the region, and the region offers only what is legal."""
    rng = Random(seed)
    turn, wide, deep = rng.randrange(180), rng.uniform(0.5, 4), rng.uniform(0.3, 1.0)
    terrain = [{"id": "bar", "kind": "obstacle", "rect": [10, 10, wide, deep], "turn": turn}]
    for k in range(2):
        at = (10 + rng.uniform(-3, 3), 10 + rng.uniform(-3, 3), rng.uniform(0.3, 0.9))
        if math.dist(at[:2], (10, 10)) > 1.6:
            terrain.append({"id": f"post{k}", "kind": "barrier", "circle": list(at)})
    game = game_with(*terrain)
    bar, solids = game.field.pieces["bar"], [p for p in game.field.solids if p.id != "bar"]
    ring = [(10_000 + round(2500 * math.cos(a / 9)), 10_000 + round(2500 * math.sin(a / 9))) for a in range(57)]
    starts = [(x, y) for x, y in ring]
    for x, y in starts[seed % 7 :: 7]:
        towards = math.atan2(10_000 - y, 10_000 - x)
        near = gap_to(Disc(x, y, 591), bar)
        x, y = round(x + near * math.cos(towards)), round(y + near * math.sin(towards))
        for _ in range(40):
            near = gap_to(Disc(x, y, 591), bar)
            if abs(near) <= 3:
                break
            x, y = round(x + near * math.cos(towards)), round(y + near * math.sin(towards))
        if abs(gap_to(Disc(x, y, 591), bar)) > TOLERANCE or free(Disc(x, y, 591), solids):
            continue
        game.models.clear()
        model = climber(game, x / 1000, y / 1000)
        offered = traverse.branch(game, model)
        dense = _dense(game, model, bar, solids)
        assert isinstance(offered, Menu) or not dense, (seed, x, y, dense[:3])
        if isinstance(offered, Menu):
            place = over(game, model, "bar")
            assert all(place.why_not(spot) is None for spot in dense)
            for _ in range(20):
                spot = place.sample(rng)
                assert place.why_not(spot) is None
                base = Disc(*spot, 591)
                assert abs(gap_to(base, bar)) <= TOLERANCE and not free(base, solids)
                assert gap(base, game.body(model)) <= 1000 + TOLERANCE
                assert crosses_centre(Disc(x, y, 0), Disc(*spot, 0), bar)


def _dense(game: Moonstone, model: Model, bar: Any, solids: list[Any]) -> list[tuple[int, int]]:
    """Legal places by brute force, on rays around the bar: clearly legal ones only."""
    legal = []
    for k in range(240):
        angle = k * math.pi / 120
        lo, hi = 0.0, 4000.0
        for _ in range(16):
            mid = (lo + hi) / 2
            spot = Disc(round(10_000 + mid * math.cos(angle)), round(10_000 + mid * math.sin(angle)), 591)
            if gap_to(spot, bar) < 0:
                lo = mid
            else:
                hi = mid
        spot = Disc(round(10_000 + hi * math.cos(angle)), round(10_000 + hi * math.sin(angle)), 591)
        if abs(gap_to(spot, bar)) > 3 or free(spot, solids) or gap(spot, game.body(model)) > 995:
            continue
        start, end = Disc(model.x, model.y, 0), Disc(spot.x, spot.y, 0)
        if crosses_centre(start, end, bar) and not any(crosses_centre(start, end, s) for s in solids):
            legal.append((spot.x, spot.y))
    return legal


# -- ladders


def tower(**options: Any) -> Moonstone:
    return table(board="tower", terrain=None, **options)


def test_moon_bldg_04_a_long_ladder_takes_two_climbs():
    game = tower()
    model = climber(game, 7.6 - R, 10.5)
    assert traverse.branch(game, model).names == ["tower-ladder"]
    assert traverse.branch(game, model).branch("tower-ladder") is None
    traverse.use(game, model, "tower-ladder")
    assert on_ladder(model)
    assert (model.ladder, model.rung, model.z, model.floor) == ("tower-ladder", 1, 2500, "tower-ladder")
    menu = traverse.branch(game, model)
    assert menu.names == ["up", "down"]
    spot = menu.branch("up").sample(Random(2))
    traverse.use(game, model, {"up": spot})
    assert (model.ladder, model.rung, model.z, model.floor) == ("", 0, 5000, "tower-roof")
    assert game.field.legal_spot(game.body(model), "tower-roof") is None
    assert gap_to(game.body(model), game.field.pieces["tower-ladder"]) <= TOLERANCE


def test_and_down_again():
    game = tower()
    model = climber(game, 8 + R, 10.5, floor="tower-roof", z=5000)
    traverse.use(game, model, "tower-ladder")
    assert (model.rung, model.z) == (1, 2500)
    spot = next(iter(traverse.branch(game, model).branch("down")))
    traverse.use(game, model, {"down": spot})
    assert (model.z, model.floor, model.ladder) == (0, "", "")
    assert game.field.legal_spot(game.body(model), "") is None
    assert told(game) == ["climbed", "climbed"]


def test_moon_bldg_03_one_storey_goes_from_end_to_end():
    game = table(board="village", terrain=None)
    model = climber(game, 13.3 + R, 12.3, floor="inn-upstairs", z=3000)
    menu = traverse.branch(game, model)
    assert menu.names == ["inn-ladder"]
    traverse.use(game, model, {"inn-ladder": menu.branch("inn-ladder").sample(Random(3))})
    assert (model.floor, model.z) == ("inn-roof", 6000)


def test_a_rung_holds_one():
    game = tower()
    first, second = climber(game, 7.6 - R, 10.5), climber(game, 8 + R, 10.5, "moon1", 1, floor="tower-roof", z=5000)
    traverse.use(game, first, "tower-ladder")
    assert why(game, second) == "why-ladder-taken"


def test_a_crowded_end_is_closed():
    game = tower()
    model = climber(game, 7.6 - R, 10.5)
    traverse.use(game, model, "tower-ladder")
    stand(game, "moon1", 1, 8 + R, 10.5, floor="tower-roof", z=5000)
    stand(game, "moon2", 1, 8 + R, 10.5 + 2 * R + 0.001, floor="tower-roof", z=5000)
    stand(game, "moon3", 1, 8 + R, 10.5 - 2 * R - 0.001, floor="tower-roof", z=5000)
    menu = traverse.branch(game, model)
    assert menu.branch("up").key == "why-ladder-crowded"
    assert isinstance(menu.branch("down"), Place)


def test_without_the_switch_a_ladder_is_not_climbed():
    game = tower(ladders=False)
    assert why(game, climber(game, 7.6 - R, 10.5)) == "why-no-far-side"


def test_a_place_at_the_other_end_must_touch_it():
    game = tower()
    model = climber(game, 7.6 - R, 10.5)
    traverse.use(game, model, "tower-ladder")
    place = traverse.branch(game, model).branch("up")
    assert place.why_not([9000, 10_500]).key == "why-not-at-end"
    assert place.why_not([8000 + 591, 10_500]) is None
    assert place.why_not([7600 - 591, 10_500]).args["by"] == "rim"


# -- stairs


def walk(game: Moonstone, model: Model, *spots: tuple[int, int]) -> tuple[str | None, str]:
    route = Route(game, model, Gait("free", 40_000, "MOON-AMB-80"))
    legs = [Straight(*spot) for spot in spots]
    fault = route.why_illegal(legs)
    return (fault.args.get("by", fault.key) if fault else None), route.land(legs).floor


def test_moon_bldg_02_stairs_are_walked_like_open_ground():
    game = table(board="village", terrain=None)
    model = climber(game, 9, 12)
    up = [(6100, 11_500), (6100, 9150), (8000, 9150)]
    assert walk(game, model, *up) == (None, "inn-stairs")
    assert walk(game, model, *up, (11_500, 9150)) == (None, "inn-upstairs")
    assert walk(game, model, *up, (11_500, 9150), (11_500, 11_000), (14_000, 11_000)) == (None, "inn-upstairs")
    assert walk(game, model, *up, (11_500, 9150), (8000, 9150), (6100, 9150)) == (None, "")


def test_stairs_are_not_left_or_entered_over_their_sides():
    game = table(board="village", terrain=None)
    model = climber(game, 9, 12)
    assert walk(game, model, (9000, 10_600)) == (None, "")
    assert walk(game, model, (9000, 9150))[0] == "inn-stairs right side"
    up = [(6100, 11_500), (6100, 9150), (8000, 9150)]
    assert walk(game, model, *up, (8000, 11_000))[0] is not None


def test_steps_lead_onto_a_dais_whose_wall_is_a_barrier():
    game = table(board="ruins", terrain=None)
    model = climber(game, 11, 9.5)
    assert walk(game, model, (11_000, 7500)) == (None, "steps")
    assert walk(game, model, (11_000, 5000)) == (None, "terrace")
    assert walk(game, model, (8900, 9500), (8900, 5000))[0] == "plinth"
    assert game.field.z_at("steps", 11_000, 7500) == 1000


def test_a_base_fits_beside_another_on_stairs_only_if_there_is_room():
    game = table(board="ruins", terrain=None)
    assert game.field.legal_spot(Body("", 11_000, 7500, 591), "steps") is None
    assert game.field.legal_spot(Body("", 10_300, 7500, 591), "steps") == "steps"
