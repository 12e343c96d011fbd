"""Shooting, Wounds, poison, Morale and the Alarm track (AD66-RNG, -LOS, -SHOT, -FULL-01 to -05, -WOUND, -STATE, -POIS, -MORPH, -ALARM)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Ask, Choose, Menu, Shut
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.play.rule import clauses
from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.combat import defensive_shot, engage, shoot, shot_action, stray_shot
from escarmouche.games.ad1666.harm import poison, wound
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Activation, Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import alarm, morale
from escarmouche.games.ad1666.view.cards_on_table import duels

FOLDER = HERE.parents[1] / "games" / "ad1666" / "text"
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER))
TEXTS = {lang: Texts(lang, [HERE, FOLDER]) for lang in LANGUAGES}
FIELD = "\n".join(["+ " * 13, "".join(" ." for _ in range(12))] * 5 + ["+ " * 13])  # 12 by 5 open squares

Figures = dict[str, dict[str, Any]]


class Field:
    """A position, and somebody who answers: what is asked, by name; cards from the top of the decks as given."""

    def __init__(self, figures: Figures, board: str = FIELD, **rest: Any) -> None:
        options = rest.pop("options", {})
        position = {"board": board, "figures": figures, **rest}
        setup = msgspec.convert(prepared(options, position), Options)
        self.game = Anno(state_of(setup, position), setup)
        self.asked: list[Ask] = []

    def __getitem__(self, name: str) -> Figure:
        """A figure, to look at it or to put it elsewhere."""
        self.game.figures_changed()
        return self.game.figure(name)

    def thing(self, name: str, item: str) -> Thing:
        return self.game.thing(self[name], f"{name}.{item}")

    def active(self, name: str) -> None:
        self.game.state.activation = Activation(name)

    def run(self, step: Any, answers: dict[str, Any] | None = None) -> Any:
        """Run a rule to its end; each ask is noted and its answer must be legal."""
        said = {name: list(value) if isinstance(value, list) else [value] for name, value in (answers or {}).items()}
        running = iter(step)
        answer: Any = None
        try:
            while True:
                ask = running.send(answer)
                answer = self._answer(ask, said)
                assert ask.why_not(answer) is None, (ask, answer)
        except StopIteration as end:
            assert not any(said.values()), said
            return end.value

    def _answer(self, ask: Ask, said: dict[str, list[Any]]) -> Any:
        if isinstance(ask, Draw):
            return next(iter(ask))
        self.asked.append(ask)
        if ask.name == "reinforce" and ask.name not in said:
            return ()
        return said[ask.name].pop(0)

    def names(self) -> list[str]:
        return [ask.name for ask in self.asked]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    def sentences(self) -> None:
        """Every event has its text in both languages, with all that it needs."""
        for event in self.game.events:
            assert event.rule in RULES, event
            for known in TEXTS.values():
                assert known.has(f"event-{event.name}"), event
                assert known.unfilled(f"event-{event.name}", event.args) == [], event

    def shoot(self, who: str, item: str, whom: str, kind: str = "aimed", answers: dict[str, Any] | None = None) -> None:
        self.run(shoot.uninterrupted_shot(self.game, self[who], self.thing(who, item), self[whom], kind), answers)
        self.sentences()

    def mods(self, who: str, item: str, whom: str, kind: str = "aimed") -> dict[str, int]:
        found = shoot.shot_mods(self.game, self[who], self.thing(who, item), self[whom], kind)
        for mod in found:
            assert all(known.has(f"word-mod-{mod.word}") for known in TEXTS.values()), mod
        return {mod.word: mod.amount for mod in found}

    def why(self, who: str, item: str, whom: str, kind: str = "aimed") -> str:
        """The key of the refusal, read in both languages; nothing where the shot is legal."""
        reason = shoot.why_not_at(self.game, self[who], self.thing(who, item), self[whom], kind)
        return explained(reason) if reason is not None else ""


def explained(reason: Refusal) -> str:
    assert reason.rule in RULES
    for known in TEXTS.values():
        assert known.has(reason.key), reason
        assert known.unfilled(reason.key, reason.args) == [], reason
    return reason.key


def archer(seat: int, at: str, item: str = "pistol", **rest: Any) -> dict[str, Any]:
    """A plain Hero with one weapon and the talent for it."""
    skills = {"pistols": 1, "muskets": 1, "bows": 1, "throwing": 1, "blowpipes": 1}
    card = {"hero": True, "skills": skills, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": [item], **rest}


def duel(item: str = "pistol", far: str = "e3", top: list[str] | None = None, **rest: Any) -> Field:
    """Ann at b3 with a weapon, Bob on the same row."""
    figures = {
        "ann": archer(0, "b3", item, **rest.pop("ann", {})),
        "bob": archer(1, far, "dagger", **rest.pop("bob", {})),
    }
    return Field(figures, decks={0: {"top": top or []}}, **rest)


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
    found = []
    for cell in ("c3", "d4", "e3", "f3", "g5", "h3", "i3"):
        field["bob"].cell = cell
        band = shoot.range_band(field.game, field["ann"], field.thing("ann", "pistol"), field["bob"])
        found.append((band.nd, band.piercing) if band is not None else None)
    assert found == [(4, True), (4, True), (6, False), (6, False), (8, False), (8, False), None]
    assert field.why("ann", "pistol", "bob") == "why-shot-far"


def test_ad66_gen_05_and_amb_53_whom_one_may_shoot_at():
    figures = {
        "ann": archer(0, "b3", "bow"),
        "eve": archer(0, "d1"),
        "bob": archer(1, "d2", marker=True),
        "joe": archer(1, "d4", uncles=["ann"]),
        "roy": archer(-1, "d5", vocation="recruit"),
        "sam": archer(1, "e5", status="killed"),
    }
    field = Field(figures)
    found = {name: field.why("ann", "bow", name) for name in figures}
    assert found == {
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


def spread(row: str) -> str:
    """A board of one row: squares, and signs for the edges between them that are not open."""
    line, edge = "", " "
    for sign in row.split():
        if sign in ".#^":
            line, edge = line + edge + sign, " "
        else:
            edge = sign
    wide = len(line) // 2
    return "\n".join(["+ " * (wide + 1), line, "+ " * (wide + 1)])


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
        found = shoot.branch(field.game, field["ann"], kind)
        found = found.why() if isinstance(found, Shut) else found
        return explained(found) if isinstance(found, Refusal) else ""

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


# -- the Defensive Shot


def test_ad66_ex_11_a_defensive_shot_at_who_has_just_engaged():
    field = Field({"porthos": {"seat": 1, "at": "b3"}, "skrzetuski": {"seat": 0, "at": "c3"}})
    assert field.why("porthos", "pistol", "skrzetuski", "defensive") == ""
    assert field.mods("porthos", "pistol", "skrzetuski", "defensive") == {"defensive-shot": -1, "target-engaged": -1}
    field["porthos"].foes = ["skrzetuski"]
    assert field.why("porthos", "pistol", "skrzetuski", "defensive") == "why-shot-old-foe"


def test_ad66_amb_28_a_prone_shooter_does_not_engage_its_target_and_others_are_no_targets():
    field = Field({"ann": archer(0, "b3", prone=True), "bob": archer(1, "c3"), "joe": archer(1, "b5")})
    assert field.mods("ann", "pistol", "bob", "defensive") == {"defensive-shot": -1, "shooter-prone": -1}
    assert field.why("ann", "pistol", "joe", "defensive") == "why-shot-not-engaging"


def test_ad66_full_05_a_two_handed_weapon_needs_some_cover():
    field = Field({"ann": archer(0, "a1", "musket"), "bob": archer(1, "b1")}, spread(". . . ."))
    assert field.why("ann", "musket", "bob", "defensive") == "why-shot-unwieldy"
    field = Field({"ann": archer(0, "a1", "musket"), "bob": archer(1, "b1")}, spread(". o . . ."))
    assert field.why("ann", "musket", "bob", "defensive") == ""  # AD66-AMB-29: although its penalty is waived
    assert defensive_shot.why_unwieldy(field.game, field["ann"], field.thing("ann", "musket"), field["bob"]) is None


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
    found = field.mods("ann", "throwing-knives", "bob", "quick")
    assert found["target-prone"] == 1 and "hard-target" not in found


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
    found = [wound.armour(field.game, field["bob"], "heart", piercing) for piercing in (False, True)]
    assert found == [3, 1]
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


# -- stray shots


def brawl(top: list[str], **rest: Any) -> Field:
    """D'Artagnan and Longinus engaged, in Porthos's line of fire."""
    figures = {
        "porthos": {"seat": 1, "at": "a3"},
        "longinus": {"seat": 0, "at": "d3"},
        "dartagnan": {"seat": 1, "at": "e3"},
        "athos": {"seat": 1, "at": "h5"},
    }
    return Field(figures, decks={1: {"top": top}}, **rest)


def test_ad66_ex_34_a_black_joker_may_hit_who_fights_the_target():
    field = brawl(["black joker"])
    field.shoot("porthos", "pistol", "longinus", answers={"stray": "dartagnan", "suit": "heart"})
    assert [(ask.name, ask.seat) for ask in field.asked] == [("stray", 0), ("suit", 0)]
    (hit,) = field.told("shot-hit")
    assert (hit["target"], hit["base"], hit["triumph"]) == ("dartagnan", 4, 0)
    assert field["dartagnan"].wounds == hit["result"] and field["longinus"].wounds == 0


def test_ad66_shot_04_the_opponent_may_decline():
    field = brawl(["black joker"])
    field.shoot("porthos", "pistol", "longinus", answers={"stray": "pass"})
    assert field.told("shot-missed") and field["dartagnan"].wounds == 0


def test_ad66_amb_28_a_stray_shot_never_hits_the_shooter():
    field = Field(
        {"ann": archer(0, "b3"), "bob": archer(1, "c3")},
        decks={0: {"top": ["black joker"]}},
    )
    field.shoot("ann", "pistol", "bob", "defensive")
    assert field.asked == [] and stray_shot.candidates(field.game, field["ann"], field["bob"]) == []


def test_ad66_shot_04_a_plain_failure_strays_nowhere():
    field = brawl(["iron 3"])
    field.shoot("porthos", "pistol", "longinus")
    assert field.told("shot-missed") and "stray" not in field.names()


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


# -- Wounds and states


def test_ad66_ex_51_crippled_at_the_first_threshold_dead_at_the_second():
    field = duel()
    bob = field["bob"]
    assert field.run(wound.take_wounds(field.game, bob, 4, "AD66-SHOT-07")) == 4
    assert field.told("crippled") and bob.in_play
    assert wound.heal(field.game, bob, 1, "AD66-DSN-11") == 1
    assert field.told("crippled-no-more")
    field.run(wound.take_wounds(field.game, bob, 5, "AD66-SHOT-07"))
    assert (bob.status, bob.cell) == ("killed", "")
    field.sentences()
    assert field.run(wound.take_wounds(field.game, bob, 1, "AD66-SHOT-07")) == 0


def test_ad66_wound_04_what_was_acquired_stays_in_the_square():
    field = duel(bob={"things": ["dagger", "letter"]})
    wound.remove(field.game, field["bob"], "killed", "AD66-WOUND-04")
    field.sentences()
    (lying,) = field.game.state.things
    assert (lying.card, lying.cell) == ("letter", "e3")
    assert [thing.card for thing in field["bob"].things] == ["dagger"]


def test_ad66_amb_46_who_leaves_takes_things_along():
    field = duel(bob={"things": ["letter"]}, alarm=7)
    wound.remove(field.game, field["bob"], "left", "AD66-BOARD-02")
    field.sentences()
    assert field.game.state.things == [] and field.game.state.alarm == 7


def test_ad66_ex_02_only_the_factions_own_draw_for_two_wounds_from_one_source():
    factions = {"ann": "defenders", "eve": "mercenary", "joe": "local"}
    figures = {name: archer(0, f"b{row}", card={"faction": factions[name]}) for row, name in enumerate(factions, 1)}
    field = Field(figures, decks={0: {"top": ["iron 2", "iron 3"]}})
    for name in factions:
        field.run(wound.take_wounds(field.game, field[name], 2, "AD66-SHOT-07"))
    assert field.game.deck(0).hand == ["iron-2"]
    for _ in range(2):
        field.run(wound.take_wounds(field.game, field["ann"], 1, "AD66-SHOT-07"))
    assert field.game.deck(0).hand == ["iron-2"]
    field.sentences()


def test_ad66_dsn_12_a_draw_during_a_test_comes_after_it():
    field = Field(
        {"ann": archer(0, "b3"), "bob": archer(1, "e3", card={"faction": "defenders"})},
        decks={0: {"top": ["heart 6"]}, 1: {"top": ["iron 2"]}},
    )
    field.shoot("ann", "pistol", "bob")
    events = [event.name for event in field.game.events]
    assert events.index("faction-draw") < events.index("drew") and field.game.deck(1).hand == ["iron-2"]


def test_ad66_hid_01_an_own_draw_is_told_once():
    field = Field(
        {"ann": archer(0, "b3"), "bob": archer(1, "e3", card={"faction": "defenders"})},
        decks={0: {"top": ["heart 6"]}, 1: {"top": ["iron 2"]}},
    )
    field.shoot("ann", "pistol", "bob")
    drawn = [event for event in field.game.events if event.name in ("drew", "drew-cards")]
    heard = {seat: [event.name for event in drawn if event.seen_by(seat)] for seat in (0, 1, None)}
    assert heard == {0: ["drew"], 1: ["drew-cards"], None: ["drew"]}


def test_ad66_state_01_who_falls_before_acting_does_not_act():
    field = duel()
    wound.fall_prone(field.game, field["bob"], "AD66-MAN-06")
    assert field["bob"].prone and field["bob"].activated
    assert engage.zone_of_control(field.game, field["bob"]) == ()


def test_ad66_state_05_wounds_wake_the_unconscious_who_stay_prone():
    field = duel()
    wound.fall_unconscious(field.game, field["bob"], "AD66-TAL-29")
    assert field["bob"].unconscious and field["bob"].prone and field["bob"].activated
    field.run(wound.take_wounds(field.game, field["bob"], 1, "AD66-SHOT-07"))
    assert not field["bob"].unconscious and field["bob"].prone
    field.sentences()


# -- Alarm


def test_ad66_tal_02_only_firearms_are_heard():
    field = duel("bow", top=["iron 2"], alarm=5)
    field.shoot("ann", "bow", "bob")
    assert field.game.state.alarm == 5


def test_ad66_alarm_02_a_shot_that_kills_costs_two_counters():
    field = duel(top=["heart 6"], alarm=5, bob={"wounds": 6})
    field.shoot("ann", "pistol", "bob")
    assert (field["bob"].status, field.game.state.alarm) == ("killed", 3)


def test_ad66_alarm_04_where_turns_are_fixed_only_their_end_counts():
    field = duel(top=["heart 6"], alarm=5, bob={"wounds": 6}, scenario={"fixed": True})
    field.shoot("ann", "pistol", "bob")
    assert field.game.state.alarm == 5
    alarm.discard_counter(field.game, "AD66-END-01")
    assert field.game.state.alarm == 4


def test_ad66_amb_55_the_death_is_counted_before_its_counter_ends_the_game():
    field = duel(top=["heart 6"], alarm=1, bob={"wounds": 6})
    with pytest.raises(Ended):
        field.shoot("ann", "pistol", "bob")
    assert field.game.state.alarm == 0 and field.game.state.outcome is not None
    assert field.game.state.points[0] > 0


def test_ad66_amb_56_seduction_costs_no_counter():
    field = duel(alarm=5)
    wound.remove(field.game, field["bob"], "killed", "AD66-TAL-35", alarm=False)
    assert field.game.state.alarm == 5


# -- poison


def test_ad66_pois_02_what_may_be_poisoned_and_by_whom():
    field = duel("blowpipe", ann={"things": ["blowpipe", "pistol", "dagger", "boots", "bow"]})
    ann, game = field["ann"], field.game

    def key(item: str) -> str:
        reason = poison.why_not(game, ann, field.thing("ann", item))
        return explained(reason) if reason is not None else ""

    assert key("pistol") == "why-poison-firearm" and key("boots") == "why-poison-no-weapon"
    for item, count in (("blowpipe", 2), ("dagger", 5), ("bow", 5)):
        for _ in range(count):
            assert key(item) == ""
            poison.coat(game, ann, field.thing("ann", item), "poison-viper", "AD66-POIS-01")
    assert (key("blowpipe"), key("dagger"), key("bow")) == ("why-poison-full", "", "")
    field.sentences()


@pytest.mark.parametrize("tag", ["good", "loyal"])
def test_ad66_pois_08_the_good_and_the_loyal_use_none(tag: str):
    field = duel("dagger", ann={"card": {"alignment": [tag]}})
    reason = poison.why_not(field.game, field["ann"], field.thing("ann", "dagger"))
    assert reason is not None and explained(reason) == "why-poison-scruples"


def test_ad66_pois_04_each_shot_uses_one_and_a_wound_passes_it_on():
    poisons = {"poisoned": {"blowpipe": ["poison-viper", "poison-sleep"]}}
    field = duel("blowpipe", "d3", top=["iron 2", "heart 7"], ann=poisons)
    field.shoot("ann", "blowpipe", "bob")
    assert field.thing("ann", "blowpipe").poisons == ["poison-sleep"] and field["bob"].poisons == []
    field.shoot("ann", "blowpipe", "bob")
    assert field.thing("ann", "blowpipe").poisons == [] and field["bob"].poisons == ["poison-sleep"]


def test_ad66_pois_04_a_hit_without_a_wound_wastes_it():
    field = duel(
        "blowpipe", "d3", top=["cup 7"], ann={"poisoned": {"blowpipe": ["poison-viper"]}}, bob={"adds": ["buff-coat"]}
    )
    field.shoot("ann", "blowpipe", "bob")
    assert field.told("shot-hit")[0]["result"] == 0
    assert field.thing("ann", "blowpipe").poisons == [] and field["bob"].poisons == []


def test_ad66_pois_03_in_close_combat_only_a_wound_uses_it():
    field = duel("dagger", ann={"poisoned": {"dagger": ["poison-viper", "poison-sleep"]}})
    dagger = field.thing("ann", "dagger")
    poison.use_in_combat(field.game, dagger, field["bob"], 0)
    assert len(dagger.poisons) == 2
    poison.use_in_combat(field.game, dagger, field["bob"], 3)
    assert (dagger.poisons, field["bob"].poisons) == (["poison-sleep"], ["poison-viper"])


def test_ad66_pois_06_success_rids_of_it_failure_lets_it_work_and_stay():
    field = duel(far="e3", bob={"poisons": ["poison-token"], "things": ["cuirass"]}, phase="morale")
    field.game.deck(1).pile.rest, field.game.deck(1).pile.top = {}, ["iron-6", "iron-7"]
    assert field.run(morale.phase(field.game)) is False
    assert (field["bob"].wounds, field["bob"].prone, field["bob"].poisons) == (1, True, ["poison-token"])
    assert field.run(morale.phase(field.game)) is True
    field.game.state.used.clear()
    field.run(morale.phase(field.game))
    assert field["bob"].poisons == []
    field.sentences()


def test_ad66_pois_07_the_wounds_of_a_poison_do_not_undo_its_sleep():
    field = duel()
    field.run(poison.take_effect(field.game, field["bob"], "poison-sleep"))
    assert field["bob"].unconscious
    field.run(poison.take_effect(field.game, field["bob"], "poison-viper"))
    assert not field["bob"].unconscious and field["bob"].wounds == 2


# -- Morale


def crowd(tops: dict[int, list[str]], **rest: Any) -> Field:
    figures = {
        "ann": archer(0, "b1", card={"hero": False}, wounds=4),
        "eve": archer(0, "b2", wounds=4),
        "bob": archer(
            1, "b3", card={"hero": False, "fortitude": 1}, wounds=3, poisons=["poison-viper", "poison-sleep"]
        ),
        "sam": archer(-1, "b4", card={"hero": False}, wounds=5, vocation="guard", poisons=["poison-viper"]),
    }
    return Field(figures, decks={seat: {"top": top} for seat, top in tops.items()}, phase="morale", **rest)


def test_ad66_amb_80_poison_first_in_the_holders_order_then_crippled_commoners():
    field = crowd({0: ["iron 2", "iron 6", "iron 5"], 1: ["heart 3", "heart 7", "heart 5"]}, alarm=9, initiative=0)
    game = field.game
    field.run(morale.phase(game), {"poison-order": {"bob": "poison-viper"}})  # 3 of 7: 2 Wounds, 5 in all
    ask = field.asked[0]
    assert isinstance(ask, Menu) and (ask.seat, ask.of, ask.names) == (0, "model", ["bob", "sam"])
    field.run(morale.phase(game), {"poison-order": "sam"})  # the holder plays for it: 2 of 7, 7 Wounds
    assert field["sam"].wounds == 7
    field.run(morale.phase(game))  # only the sleep in Bob is left: a 7 less 1 for being Crippled is not enough
    assert field["bob"].unconscious and game.state.queue == []
    field.run(morale.phase(game), {"morale-order": "ann"})
    ask = field.asked[-1]
    assert isinstance(ask, Choose) and list(ask.options) == ["ann", "bob", "sam"]  # no Hero; whoever is Crippled by now
    assert field["ann"].in_play  # a 6 less 1 is 5
    field.run(morale.phase(game), {"morale-order": "sam"})
    assert (field["sam"].status, game.state.alarm) == ("fled", 8)
    assert field.run(morale.phase(game)) is True
    assert field["bob"].in_play
    field.sentences()


def test_ad66_morph_02_who_fails_counts_as_killed_and_leaves_what_it_acquired():
    figures = {"ann": archer(0, "b1", card={"hero": False}, wounds=4, things=["letter"])}
    field = Field(figures, decks={0: {"top": ["iron 5"]}}, phase="morale", alarm=9)
    assert field.run(morale.phase(field.game)) is True
    assert (field["ann"].status, field.game.state.alarm) == ("fled", 8)
    assert field.game.state.things[0].cell == "b1"
    assert field.asked == []


def test_an_empty_phase_is_over_at_once():
    field = duel(phase="morale")
    assert field.run(morale.phase(field.game)) is True


# -- texts


def test_both_languages_have_the_same_texts():
    keys = {}
    for lang in LANGUAGES:
        text = (FOLDER / lang / "combat.ftl").read_text(encoding="utf-8")
        keys[lang] = [line.partition(" =")[0] for line in text.splitlines() if line and line[0].islower()]
    assert keys["en"] == keys["fr"]


def test_every_clause_cited_is_in_the_ledger():
    modules = [
        f"escarmouche.games.ad1666.{name}."
        for name in ("shoot", "defend", "stray", "wound", "alarm", "poison", "morale")
    ]
    cited = {rule for rule, places in clauses.items() for place in places if place.startswith(tuple(modules))}
    assert cited <= RULES
