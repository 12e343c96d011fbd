"""Shooting: which weapon, at whom, the test, the damage (AD66-RNG, -LOS, -SHOT, AD66-FULL-01 to -05)."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Menu, Shut
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.ad1666.combat import shoot, shot_action
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.view.cards.cards_on_table import duels

from ..positions.shooting import Field, archer, duel, explained, spread

# -- which weapon


def test_ad66_wpn_05_a_weapon_with_a_load_counter_cannot_fire_and_gets_one_when_fired():
    field = duel(top=["heart 7"])
    assert [thing.card for thing in shoot.ready_weapons(field.game, field["ann"])] == ["pistol"]
    field.shoot("ann", "pistol", "bob")
    assert field.thing("ann", "pistol").load == 2
    assert field.why("ann", "pistol", "bob") == "why-shot-unloaded"
    assert shoot.ready_weapons(field.game, field["ann"]) == []


def test_ad66_ex_10_throwing_knives_are_used_up_after_three_throws_with_any_result():
    field = duel("throwing-knives", "d3", top=["iron 2", "cup 8", "skull 2"])
    for left in (2, 1, 0):
        assert field.why("ann", "throwing-knives", "bob") == ""
        field.shoot("ann", "throwing-knives", "bob")
        assert field.thing("ann", "throwing-knives").ammunition == left
    assert field.why("ann", "throwing-knives", "bob") == "why-shot-used-up"


def test_ad66_wpn_08_a_bow_never_runs_out():
    field = duel("bow", top=["iron 2"])
    field.shoot("ann", "bow", "bob")
    assert field.why("ann", "bow", "bob") == ""


def test_ad66_part_03_one_weapon_once_per_activation_two_weapons_twice():
    field = duel("bow", ann={"adds": ["throwing-knives"]}, top=["iron 2", "iron 3"])
    field.active("ann")
    field.shoot("ann", "bow", "bob", "quick")
    assert field.why("ann", "bow", "bob", "quick") == "why-shot-fired"
    field["bob"].cell = "d3"
    assert field.why("ann", "throwing-knives", "bob", "quick") == ""


def test_ad66_amb_24_a_reaction_is_no_activation():
    field = duel("bow", top=["iron 2"])
    field.active("bob")
    field.shoot("ann", "bow", "bob", "quick")
    assert field.game.activation.fired == []
    assert field.why("ann", "bow", "bob", "quick") == ""


def test_ad66_item_11_with_restricted_equipment_only_what_is_in_the_hands_is_fired():
    loose = duel(ann={"things": ["pistol", "dagger"], "hands": ["dagger"]})
    assert loose.why("ann", "pistol", "bob") == ""
    fixed = duel(ann={"things": ["pistol", "dagger"], "hands": ["dagger"]}, options={"advanced": True})
    assert fixed.why("ann", "pistol", "bob") == "why-not-equipped"


# -- at whom


def test_ad66_rng_03_the_shortest_band_that_reaches_gives_the_difficulty():
    field = duel()
    bands = []
    for cell in ("c3", "d4", "e3", "f3", "g5", "h3", "i3"):
        field["bob"].cell = cell
        band = shoot.range_band(field.game, field["ann"], field.thing("ann", "pistol"), field["bob"])
        bands.append((band.nd, band.piercing) if band is not None else None)
    assert bands == [(4, True), (4, True), (6, False), (6, False), (8, False), (8, False), None]
    assert field.why("ann", "pistol", "bob") == "why-shot-far"


def test_ad66_gen_05_and_amb_53_who_may_be_shot_at():
    figures = {
        "ann": archer(0, "b3", "bow"),
        "eve": archer(0, "d1"),
        "bob": archer(1, "d2", marker=True),
        "joe": archer(1, "d4", uncles=["ann"]),
        "roy": archer(-1, "d5", vocation="recruit"),
        "sam": archer(1, "e5", status="killed"),
    }
    field = Field(figures)
    reasons = {name: field.why("ann", "bow", name) for name in figures}
    assert reasons == {
        "ann": "why-shot-self",
        "eve": "why-shot-friend",
        "bob": "why-shot-inconspicuous",
        "joe": "why-shot-uncle",
        "roy": "",
        "sam": "why-shot-absent",
    }


def test_ad66_los_03_who_stands_between_blocks_unless_prone():
    field = Field({"ann": archer(0, "b3"), "eve": archer(0, "d3"), "bob": archer(1, "f3")})
    assert field.why("ann", "pistol", "bob") == "why-shot-body"
    reason = shoot.why_out_of_reach(field.game, field["ann"], field.thing("ann", "pistol"), field["bob"])
    assert reason is not None and (reason.args["by"], reason.args["cell"]) == ("eve", "d3")
    field["eve"].prone = True
    assert field.why("ann", "pistol", "bob") == ""


@pytest.mark.parametrize(
    ("row", "key"),
    [
        (". . | . . . .", "why-shot-wall"),
        (". . D . . . .", "why-shot-door"),
        (". . d . . . .", ""),
        (". . # . . .", "why-shot-blocked"),
        (". . ^ . . .", "why-shot-high"),
        (". o . o . o . . .", "why-shot-obstacles"),
        (". . o . o . . .", ""),
    ],
)
def test_ad66_los_02_and_03_what_stops_a_shot(row: str, key: str):
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "f1")}, spread(row))
    assert field.why("ann", "pistol", "bob") == key


def test_ad66_edge_12_a_window_is_seen_through_straight_on_or_from_beside_it():
    board = "+ + + + + +\n . .|. . .\n+ + + + + +\n . .w. . .\n+ + + + + +\n . .|. . .\n+ + + + + +"
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "e3")}, board)
    assert field.why("ann", "pistol", "bob") == "why-shot-window"
    field["ann"].cell, field["bob"].cell = "a2", "e2"
    assert field.why("ann", "pistol", "bob") == "" and field.mods("ann", "pistol", "bob") == {"obstacle": -1}


def square(between_2_and_3: str, row_4: str, between_3_and_4: str) -> str:
    """Four squares by four, with something beside the line from a1 to d4."""
    free = "+ + + + +"
    return "\n".join([free, " . . . .", free, " . . . .", between_2_and_3, " . . . .", between_3_and_4, row_4, free])


def test_ad66_ex_31_two_wall_corners_on_one_side_are_one_penalty():
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "d4")}, square("+ + +-+ +", " . . . .", "+ + + +-+"))
    assert field.why("ann", "pistol", "bob") == ""
    assert field.mods("ann", "pistol", "bob") == {"corner": -1}


def test_ad66_ex_32_corners_of_a_wall_and_of_a_blocked_square_on_opposite_sides_block():
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "d4")}, square("+ + +-+ +", " . . # .", "+ + + + +"))
    assert field.why("ann", "pistol", "bob") == "why-shot-corners"


def test_ad66_los_06_two_terrain_penalties_block():
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "d4")}, square("+ +o+o+ +", " . . . .", "+ + + +-+"))
    assert field.why("ann", "pistol", "bob") == "why-shot-penalties"


def test_ad66_edge_06_and_07_obstacles_cost_one_unless_it_is_the_only_one_and_beside_the_shooter():
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "f1")}, spread(". o . . . . ."))
    assert field.mods("ann", "pistol", "bob") == {}
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "f1")}, spread(". . o . . . ."))
    assert field.mods("ann", "pistol", "bob") == {"obstacle": -1}
    field = Field({"ann": archer(0, "a1"), "bob": archer(1, "f1")}, spread(". o . o . . . ."))
    assert field.mods("ann", "pistol", "bob") == {"obstacle": -1}


def test_a_shot_on_the_table_names_the_weapon_and_the_target():
    field = duel()
    steps = iter(
        shoot.uninterrupted_shot(field.game, field["ann"], field.thing("ann", "pistol"), field["bob"], "aimed")
    )
    next(steps)
    (shown,) = duels(field.game, 1)
    assert (shown.name, shown.about, shown.against) == ("shooting", "pistol", "bob")
    assert [side.piece for side in shown.sides] == ["ann"]


# -- the menu


def test_the_menu_names_weapons_and_targets():
    field = duel(ann={"adds": ["bow"]})
    menu = shoot.branch(field.game, field["ann"], "aimed")
    assert isinstance(menu, Menu) and menu.of == "thing"
    assert list(menu) == [{"ann.pistol": "bob"}, {"ann.bow": "bob"}]
    field.thing("ann", "pistol").load = 1
    menu = shoot.branch(field.game, field["ann"], "aimed")
    assert isinstance(menu, Menu) and list(menu) == [{"ann.bow": "bob"}]
    reason = menu.why_not({"ann.pistol": "bob"})
    assert reason is not None and explained(reason) == "why-shot-unloaded"


def test_a_target_that_is_no_option_is_refused_with_its_reason():
    field = Field({"ann": archer(0, "b3"), "bob": archer(1, "d3"), "joe": archer(1, "l3")})
    menu = shoot.branch(field.game, field["ann"], "quick")
    assert isinstance(menu, Menu)
    reason = menu.why_not({"ann.pistol": "joe"})
    assert reason is not None and explained(reason) == "why-shot-far"


def test_ad66_act_01_to_03_what_a_state_forbids():
    field = Field({"ann": archer(0, "b3"), "bob": archer(1, "c3"), "joe": archer(1, "f1")})

    def key(kind: str) -> str:
        branch = shoot.branch(field.game, field["ann"], kind)
        branch = branch.why() if isinstance(branch, Shut) else branch
        return explained(branch) if isinstance(branch, Refusal) else ""

    assert [key(kind) for kind in ("aimed", "quick", "defensive")] == ["why-shot-engaged", "why-shot-engaged", ""]
    field["ann"].prone = True
    assert [key(kind) for kind in ("aimed", "quick", "defensive")] == ["why-shot-engaged", "why-shot-prone", ""]
    field["bob"].cell = "f3"
    assert [key(kind) for kind in ("aimed", "quick", "defensive")] == ["", "why-shot-prone", "why-shot-unengaged"]
    field["ann"].unconscious = True
    assert {key(kind) for kind in ("aimed", "quick", "defensive")} == {"why-shot-unconscious"}
    assert explained(shoot.branch(field.game, archerless(field), "aimed")) == "why-shot-unarmed"


def archerless(field: Field) -> Figure:
    field["joe"].things.clear()
    return field["joe"]


def test_nobody_in_reach_closes_the_branch_with_a_reason():
    field = duel(far="l3")
    shut = shoot.branch(field.game, field["ann"], "aimed")
    assert isinstance(shut, Shut) and explained(shut.reason) == "why-shot-far"
    field["bob"].marker = True
    shut = shoot.branch(field.game, field["ann"], "aimed")
    assert isinstance(shut, Shut) and explained(shut.reason) == "why-shot-nobody"
    field.thing("ann", "pistol").load = 1
    shut = shoot.branch(field.game, field["ann"], "aimed")
    assert isinstance(shut, Shut) and explained(shut.reason) == "why-shot-unloaded"


# -- the test and its modifiers


def test_ad66_ex_06_muskets_0_no_modifier_without_the_talent_minus_2():
    scores = []
    for skills in ({"muskets": 0}, {}):
        field = duel("musket", ann={"card": {"skills": skills}}, top=["heart 4"])
        field.shoot("ann", "musket", "bob")
        scores.append(field.told("tested")[0]["total"])
    assert scores == [4, 2]


def test_ad66_shot_02_every_modifier_has_its_word():
    field = Field(
        {
            "ann": archer(0, "b3", "throwing-knives", prone=True, surprise=True),
            "bob": archer(1, "d3", card={"talents": {"hard-target": 0}}),
            "eve": archer(0, "e3"),
        },
        scenario={"penalties": {"crippled": -1}},
    )
    assert "surprise-shot" not in field.mods("ann", "throwing-knives", "bob", "quick")  # AD66-AMB-87: a reaction
    field.active("ann")
    assert field.mods("ann", "throwing-knives", "bob", "quick") == {
        "quick-shot": -1,
        "target-engaged": -1,
        "shooter-prone": -1,
        "hard-target": -1,
        "surprise-shot": 1,
        "crippled": -1,
    }
    field["bob"].unconscious = field["bob"].prone = True  # AD66-TAL-11: no Hard Target then
    mods = field.mods("ann", "throwing-knives", "bob", "quick")
    assert mods["target-prone"] == 1 and "hard-target" not in mods


def test_ad66_disc_10_surprise_is_for_weapons_with_the_icon_and_for_once():
    field = duel("throwing-knives", "d3", top=["heart 5", "heart 6"], ann={"surprise": True, "adds": ["pistol"]})
    field.active("ann")
    assert "surprise-shot" not in field.mods("ann", "pistol", "bob")
    field.shoot("ann", "throwing-knives", "bob")
    assert field["ann"].surprise is False
    assert field.told("tested")[0]["total"] == 5 + 1 + 1


def test_ad66_disc_04_who_shoots_loses_its_marker_with_surprise_in_its_own_activation():
    field = duel("throwing-knives", "d3", top=["heart 5"], ann={"marker": True})
    field.active("ann")
    field.shoot("ann", "throwing-knives", "bob")
    assert field["ann"].marker is False
    assert field.told("tested")[0]["total"] == 5 + 1 + 1


def test_ad66_wound_02_a_crippled_shooter_has_minus_1():
    field = duel(top=["heart 5"], ann={"wounds": 4})
    field.shoot("ann", "pistol", "bob")
    assert field.told("tested")[0]["total"] == 5 + 1 - 1


# -- damage


def test_ad66_shot_05_to_07_base_triumph_armour_and_wounds():
    field = duel("musket", top=["heart 6"], bob={"adds": ["cuirass", "leather-jacket"]})  # 7 against 4: ND 4, piercing
    field.shoot("ann", "musket", "bob")
    (hit,) = field.told("shot-hit")
    assert (hit["suit"], hit["base"], hit["triumph"], hit["armour"], hit["result"]) == ("heart", 4, 0, 1, 3)
    assert field["bob"].wounds == 3


def test_ad66_shot_06_a_triumph_adds_3_and_beyond_the_short_band_armour_counts_in_full():
    field = duel("musket", "h3", top=["heart 8"], hands={0: ["heart 7", "heart 5"]}, bob={"adds": ["cuirass"]})
    field.shoot("ann", "musket", "bob", answers={"reinforce": [("heart-7", "heart-5")]})  # 8 + 1 + 2 against 6
    (hit,) = field.told("shot-hit")
    assert (hit["base"], hit["triumph"], hit["armour"], hit["result"]) == (4, 3, 3, 4)


def test_ad66_arm_02_damage_is_never_less_than_0_and_still_a_hit():
    field = duel("bow", top=["cup 6"], bob={"adds": ["buff-coat"]})
    field.shoot("ann", "bow", "bob")
    assert field.told("shot-hit")[0]["result"] == 0
    assert field["bob"].wounds == 0 and not field.told("wounded")


def test_ad66_amb_103_the_highest_value_of_the_side_that_applies():
    field = duel(bob={"adds": ["leather-jacket", "cuirass", "buff-coat"]})
    values = [wound.armour(field.game, field["bob"], "heart", piercing) for piercing in (False, True)]
    assert values == [3, 1]
    assert wound.damage_after_armour(field.game, field["bob"], "heart", 2, False) == 0
    assert wound.armour(field.game, field["bob"], "iron", False) == 0


def test_ad66_amb_11_a_red_joker_triumphs_where_the_shooter_wants():
    field = duel("pistol", "g3", top=["red joker"])
    field.shoot("ann", "pistol", "bob", answers={"suit": "skull"})
    assert field.asked[-1].seat == 0
    assert field.told("shot-hit")[0]["base"] + 3 == field["bob"].wounds == 7


def test_ad66_shot_03_a_miss_is_a_shot_all_the_same():
    field = duel(top=["iron 2"], alarm=5)
    field.shoot("ann", "pistol", "bob")
    assert (field.thing("ann", "pistol").load, field.game.state.alarm, field["bob"].wounds) == (2, 4, 0)
    assert field.told("shot-missed")


def test_ad66_amb_10_nobody_names_a_suit_for_a_black_joker_that_hits_nobody():
    field = duel(top=["black joker"])
    field.shoot("ann", "pistol", "bob")
    assert "suit" not in field.names()


# -- interruptions


def test_ad66_amb_27_if_no_legal_shot_is_left_it_misses_and_the_weapon_is_fired():
    field = duel(top=["heart 8"], alarm=9)
    thing = field.thing("ann", "pistol")
    shoot.declare(field.game, field["ann"], thing, field["bob"], "aimed")
    field["bob"].cell = "l3"
    field.run(shoot.resolve(field.game, field["ann"], thing, field["bob"], "aimed"))
    field.sentences()
    assert (thing.load, field.game.state.alarm, field["bob"].wounds) == (2, 8, 0)
    assert field.told("shot-lost") and not field.told("tested")


def test_ad66_ex_13_a_watcher_steps_out_of_range_before_an_aimed_shot_but_not_before_a_quick_one():
    field = duel(far="h3", top=["heart 8"], bob={"watch": True})
    field.active("ann")
    field.run(
        shot_action.do(field.game, field["ann"], {"ann.pistol": "bob"}, "aimed"), {"watch-at": {"bob": {"step": "i3"}}}
    )
    assert field.told("shot-lost")[0]["reason"] == "lost-far" and field.thing("ann", "pistol").load == 2
    field = duel(far="h3", top=["heart 8"], bob={"watch": True})
    field.active("ann")
    field.run(shot_action.do(field.game, field["ann"], {"ann.pistol": "bob"}, "quick"))
    assert "watch-at" not in field.names() and field["bob"].watch and field["bob"].wounds == 4


def test_ad66_amb_27_a_shooter_engaged_by_a_reaction_still_fires():
    field = duel(far="d3", top=["heart 8"], bob={"watch": True})
    field.active("ann")
    field.run(
        shot_action.do(field.game, field["ann"], {"ann.pistol": "bob"}, "aimed"), {"watch-at": {"bob": {"step": "c3"}}}
    )
    assert field.told("tested")[0]["total"] == 8 + 1 - 1  # recomputed: the target is engaged now
    assert field["bob"].wounds == 4


def test_ad66_npc_12_a_recruit_that_is_shot_at_joins_the_other_band_first():
    figures = {
        "ann": archer(0, "b3"),
        "bob": archer(1, "l5"),
        "roy": archer(-1, "e3", card={"hero": False}, vocation="recruit"),
    }
    field = Field(figures, decks={0: {"top": ["heart 6"]}})
    field.active("ann")
    field.run(shot_action.do(field.game, field["ann"], {"ann.pistol": "roy"}, "aimed"))
    assert (field["roy"].seat, field["roy"].side, field["roy"].wounds) == (1, 1, 4)


def test_ad66_watch_12_a_dead_shooter_fires_no_shot():
    field = duel(alarm=9)
    thing = field.thing("ann", "pistol")
    field["ann"].status = "killed"
    field.run(shoot.resolve(field.game, field["ann"], thing, field["bob"], "aimed"))
    assert (thing.load, field.game.state.alarm) == (0, 9)


def test_ad66_npc_05_the_other_player_plays_for_a_non_player_shooter():
    figures = {"ann": archer(-1, "b3", vocation="attacker", hostile=["blue"]), "bob": archer(1, "e3")}
    field = Field(figures, decks={0: {"top": ["heart 6"]}, 1: {"top": ["iron 2"]}}, initiative=1)
    field.shoot("ann", "pistol", "bob")
    assert field["bob"].wounds == 4
