"""What height gives, jumping down and falling (MOON-ELEV, MOON-FALL, MOON-AMB-64 to 69)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.moonstone.ground import height
from escarmouche.games.moonstone.movement import traverse
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Disc
from escarmouche.space.shape import gap
from escarmouche.space.sight.cover import Cover
from escarmouche.space.units import TOLERANCE

from ..positions import MOON, SUN, asked, card, lay, run, stand, table, told

LIGHT, HEAVY, NONE = Cover("hedge", None), Cover("hedge", "hedge"), Cover(None, None)
FAIRY = card("fairy", "commonwealth", keywords=("faerie",))
CARDS = (*SUN, *MOON, FAIRY)


def stage(top: float, *more: dict[str, Any], edition: str = "fr", **options: Any) -> Moonstone:
    """A platform of 6" by 6" around (10, 10), this high, on posts."""
    floor = {"id": "stage", "kind": "floor", "rect": [10, 10, 6, 6], "top": top}
    game = table(CARDS, terrain=[floor, *more], edition=edition, **options)
    game.state.slain = [0, 0]
    game.state.factions = ["commonwealth", "dominion"]
    return game


def up(game: Moonstone, x: float, y: float, name: str = "sun1", seat: int = 0, **rest: Any) -> Model:
    rest.setdefault("energy", 1)
    return stand(game, name, seat, x, y, floor="stage", z=game.field.surface("stage").z, **rest)


def jump(game: Moonstone, model: Model) -> Place:
    place = height.jump_branch(game, model)
    assert isinstance(place, Place), place
    return place


def why(game: Moonstone, model: Model) -> str:
    refusal = height.jump_branch(game, model)
    assert isinstance(refusal, Refusal)
    return refusal.key


# -- MOON-ELEV


def test_moon_elev_01_the_earlier_edition():
    game = stage(3, edition="en")
    a, b = up(game, 10, 10), stand(game, "moon1", 1, 20, 10)
    assert height.elevated(game, a) and not height.elevated(game, b)
    assert height.range_bonus(game, a, b) == 2000
    assert height.draw_bonus(game, a, b) == 0
    assert [height.cover_malus(game, a, b, cover) for cover in (NONE, LIGHT, HEAVY)] == [0, 0, -1]
    assert [height.cover_malus(game, b, a, cover) for cover in (NONE, LIGHT, HEAVY)] == [0, -1, -2]
    assert height.range_bonus(game, b, a) == 0


@pytest.mark.parametrize(("top", "bonus"), [(1, 0), (2, 1000), (3.9, 1000), (4, 2000), (12, 6000), (20, 6000)])
def test_moon_elev_02_the_later_edition(top: float, bonus: int):
    game = stage(top)
    a, b = up(game, 10, 10), stand(game, "moon1", 1, 20, 10)
    assert height.range_bonus(game, a, b) == bonus
    assert height.draw_bonus(game, a, b) == 1
    assert height.draw_bonus(game, b, a) == 0
    assert [height.cover_malus(game, a, b, cover) for cover in (NONE, LIGHT, HEAVY)] == [0, -1, -2]


def test_moon_amb_66_the_target_must_be_on_the_ground():
    game = stage(6, {"id": "box", "kind": "floor", "rect": [20, 10, 4, 4], "top": 2})
    a, b = up(game, 10, 10), stand(game, "moon1", 1, 20, 10, floor="box", z=2000)
    assert (height.range_bonus(game, a, b), height.draw_bonus(game, a, b)) == (0, 0)


def test_without_the_switch_height_gives_nothing():
    game = stage(6, elevation=False)
    a, b = up(game, 10, 10), stand(game, "moon1", 1, 20, 10)
    assert (height.range_bonus(game, a, b), height.draw_bonus(game, a, b)) == (0, 0)


def test_stairs_and_ladders_are_no_raised_positions():
    game = table(CARDS, board="ruins", terrain=None, edition="fr")
    on_steps = stand(game, "sun1", 0, 11, 7, floor="steps", z=1500)
    assert not height.elevated(game, on_steps)


# -- jumping


def test_moon_fall_01_below_the_edge_in_contact_with_the_foot():
    game = stage(3)
    model = up(game, 12.4, 10)
    place = jump(game, model)
    assert place.why_not([13_591, 10_000]) is None
    run(height.jump(game, model, (13_591, 10_000)))
    assert (model.x, model.y, model.z, model.floor) == (13_591, 10_000, 0, "")
    assert model.wounds == 2  # a quarter of 6, rounded up
    assert told(game) == ["fell", "wounded"]


def test_every_proposal_and_sample_lies_at_the_foot_within_reach():
    game = stage(3)
    model = up(game, 12, 12)  # 0.409" from two edges
    place, outline = jump(game, model), game.field.pieces["stage"]
    spots = [*place, *(place.sample(Random(seed)) for seed in range(60))]
    assert {x > 13_000 for x, _ in spots} == {True, False}
    assert any(x > 13_300 and y > 13_300 for x, y in spots)  # round the corner, too
    for x, y in spots:
        assert place.why_not([x, y]) is None
        assert abs(gap(Disc(x, y, 591), outline)) <= TOLERANCE


def test_within_an_inch_of_the_edge():
    game = stage(3)
    model = up(game, 13 - 1.591, 10)
    assert jump(game, model).why_not([13_591, 10_000]) is None
    model.x -= 10
    assert why(game, model) == "why-no-edge"


def test_refusals_teach():
    game = stage(3)
    model = up(game, 12.4, 10)
    place = jump(game, model)
    assert place.why_not([14_000, 10_000]).key == "why-not-at-foot"
    assert place.why_not([13_591, 12_500]).key == "why-edge-far"
    assert place.why_not([6_409, 10_000]).key in ("why-edge-far", "why-not-below-edge")
    stand(game, "moon1", 1, 13.7, 10)
    assert jump(game, model).why_not([13_591, 10_000]).args["by"] == "moon1"


def test_moon_amb_67_no_jump_in_the_earlier_edition_and_none_from_the_ground():
    game = stage(3, edition="en")
    assert why(game, up(game, 12.4, 10)) == "why-no-jump"
    game = stage(3)
    assert why(game, stand(game, "sun1", 0, 20, 20, energy=1)) == "why-not-raised"
    assert why(game, up(game, 12.4, 10, "sun2", energy=0)) == "why-no-energy"


def test_nobody_jumps_through_a_wall():
    wall = {"id": "wall", "kind": "wall", "line": [[12.85, 7], [12.85, 13]], "thick": 0.3, "bottom": 3, "top": 6}
    game = stage(3, wall)
    assert why(game, up(game, 12, 10)) == "why-no-edge"
    inner = {**wall, "line": [[12.1, 7], [12.1, 13]]}
    game = stage(3, inner)
    assert why(game, up(game, 12.1 - 0.15 - 0.591, 10)) == "why-no-edge"


def test_half_a_wall_leaves_half_an_edge():
    wall = {"id": "wall", "kind": "wall", "line": [[12.85, 7], [12.85, 10]], "thick": 0.3, "bottom": 3, "top": 6}
    game = stage(3, wall)
    place = jump(game, up(game, 12, 10.5))
    assert place.why_not([13_591, 10_500]) is None
    assert place.why_not([13_591, 9_500]) is not None


def test_moon_amb_65_a_blocked_landing_is_the_nearest_free_place():
    crates = {"id": "crates", "kind": "obstacle", "rect": [13.5, 10, 1, 9]}
    game = stage(3, crates)
    model = up(game, 12.4, 10)
    place = jump(game, model)
    spots = list(place)
    # Beyond the crates is nearer than under the platform (which stands on posts).
    assert spots == [(14_591, 10_000)]
    assert place.why_not([12_409, 10_000]).key == "why-not-nearest"
    run(height.jump(game, model, spots[0]))
    assert model.floor == ""


def test_a_jump_from_a_roof_may_end_on_a_balcony():
    game = table(CARDS, board="village", terrain=None, edition="fr")
    game.state.slain = [0, 0]
    model = stand(game, "sun1", 0, 12.3, 11, floor="inn-roof", z=6000, energy=1)
    run(height.jump(game, model, (13_591, 11_000)))
    assert (model.floor, model.z) == ("inn-upstairs", 3000)
    assert model.wounds == 2


# -- falling


@pytest.mark.parametrize(
    ("top", "wounds"), [(1, 0), (1.999, 0), (2, 2), (3.999, 2), (4, 3), (5.999, 3)]
)  # a card of 6 boxes
def test_moon_fall_02_wounds_by_height(top: float, wounds: int):
    game = stage(top)
    model = up(game, 12.4, 10)
    run(height.jump(game, model, (13_591, 10_000)))
    assert model.wounds == wounds
    assert model.status == ""


@pytest.mark.parametrize(("boxes", "quarter", "half"), [(5, 2, 3), (7, 2, 4), (8, 2, 4), (9, 3, 5)])
def test_moon_fall_02_rounds_up(boxes: int, quarter: int, half: int):
    game = table((card("odd", "commonwealth", health=boxes),))
    model = stand(game, "odd", 0, 10, 10)
    assert [height.fall_wounds(game, model, h) for h in (1999, 2000, 4000, 6000)] == [0, quarter, half, boxes]


def test_moon_amb_64_and_69_six_inches_slay_and_stones_lie_at_the_landing():
    game = stage(6)
    game.state.active = "sun1"
    model = up(game, 12.4, 10)
    lay(game, "s1", 0, 0, 0, holder="sun1")
    run(height.jump(game, model, (13_591, 10_000)), [("drop-stone", (13_591 + 891, 10_000))])
    assert model.status == "slain"
    assert (game.stone("s1").x, game.stone("s1").floor, game.stone("s1").depth) == (14_482, "", 1)


def test_moon_fall_03_faeries_and_water():
    game = stage(8)
    model = up(game, 12.4, 10, "fairy")
    run(height.jump(game, model, (13_591, 10_000)))
    assert (model.wounds, model.status) == (0, "")
    assert "fell-flying" in told(game)
    game = stage(8, {"id": "pond", "kind": "water", "rect": [15, 10, 3, 3]})
    model = up(game, 12.4, 10)
    run(height.jump(game, model, (13_591, 10_000)))
    assert (model.wounds, model.status) == (0, "")
    assert told(game) == ["fell", "fell-into-water"]


def test_moon_fall_04_pushed_over_the_edge():
    game = stage(3)
    model = up(game, 12.8, 10)
    run(height.fall(game, model, 1))
    assert (model.x, model.y, model.floor, model.wounds) == (13_591, 10_000, "", 2)


def test_moon_dec_41_the_pusher_chooses_between_places_that_are_equally_near():
    post = {"id": "post", "kind": "barrier", "circle": [13.591, 10, 0.5], "top": 3}
    block = {"id": "block", "kind": "barrier", "rect": [12, 10, 2, 9], "top": 3}
    game = stage(3, post, block)
    model = up(game, 12.8, 10)
    ask = asked(height.fall(game, model, 1))
    assert isinstance(ask, Place) and (ask.name, ask.seat) == ("landing", 1)
    spots = list(ask)
    assert len(spots) > 1
    assert all(ask.why_not(spot) is None for spot in spots)
    run(height.fall(game, model, 1), [("landing", spots[1])])
    assert (model.x, model.y) == spots[1]


def test_a_fall_from_a_ladder_ends_at_its_foot():
    game = table(CARDS, board="tower", terrain=None, edition="fr")
    model = stand(game, "sun1", 0, 7.6 - 0.591, 10.5, energy=2)
    traverse.use(game, model, "tower-ladder")
    run(height.fall(game, model, 1), rng=Random(1))
    assert (model.floor, model.z, model.ladder, model.rung, model.wounds) == ("", 0, "", 0, 2)
    assert game.field.legal_spot(game.body(model), "") is None


def test_a_fall_from_the_side_of_stairs_ends_beside_them():
    game = table(CARDS, board="ruins", terrain=None, edition="fr")
    model = stand(game, "sun1", 0, 11.9, 7.5, floor="steps", z=1000)
    run(height.fall(game, model, 1))
    assert (model.x, model.y, model.z, model.wounds) == (12_591, 7500, 0, 0)
