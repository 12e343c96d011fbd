"""The Combat Phase: who fights, who avoids, and how it ends (AD66-COMPH)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.dealer.draw import Draw
from escarmouche.games.ad1666.cases.invariants import broken
from escarmouche.games.ad1666.combat import attack, combat_phase
from escarmouche.games.ad1666.ground import engage

from ..positions.ledger import TEXTS
from ..positions.melee import Figures, Ring, explained, hero, pair, row, sweeping, talented, yard, zagloba

# -- the Combat Phase


def test_disc_12_a_marked_character_may_stay_hidden_and_its_player_may_pass():
    ring = zagloba()
    ring.phase({"combat-turn": {"activate": "zagloba"}}, {"combat-action": "stay-hidden"})
    assert ring["zagloba"].marker
    assert ring["zagloba"].activated
    assert ring.phase()
    other = zagloba()
    other.phase({"combat-turn": "pass"})
    assert other["zagloba"].marker
    assert other.phase()


def test_amb_58_a_player_passes_only_without_anybody_who_engages():
    ring = pair(others={"cid": hero(0, "c5")})
    menu = combat_phase.activation_menu(ring.game, 0)
    assert explained(menu.why_not("pass")) == "why-combat-pass"
    assert list(menu) == [{"activate": "ann"}, {"activate": "cid"}]


def test_comph_02_who_acted_first_begins_and_players_alternate():
    ring = pair(others={"cid": hero(0, "c1"), "dan": hero(1, "d1")}, blue=["heart 8"])
    ring.game.state.seat = 1
    ring.phase({"combat-turn": {"activate": "dan"}}, {"combat-action": "avoid"})
    assert ring.game.state.seat == 0
    ring.phase({"combat-turn": {"activate": "ann"}}, {"combat-action": "avoid"})
    assert ring.game.state.seat == 1
    assert combat_phase.must_fight(ring.game, 1) == [ring["bob"]]


def test_amb_57_who_lies_on_the_ground_starts_no_fight():
    ring = pair({"prone": True})
    assert combat_phase.must_fight(ring.game, 0) == []
    assert combat_phase.may_fight(ring.game, 0) == []
    assert combat_phase.must_fight(ring.game, 1) == [ring["bob"]]


def test_dsn_19_nobody_fights_in_a_lull():
    ring = pair(lull=True)
    assert ring.phase()


def test_melee_04_avoiding_when_all_neighbours_have_acted_is_a_retreat():
    ring = pair(bob={"activated": True, "attacked": True})
    ring.phase({"combat-action": "avoid"}, {"retreat": "b4"})
    assert ring["ann"].cell == "b4"


def test_amb_59_without_a_square_the_forced_retreat_is_a_test_of_strength():
    ring = row("a1", "b1", bob={"activated": True, "attacked": True}, red=["skull 2"])
    ring.phase({"combat-action": "avoid"})
    assert ring["ann"].prone
    assert ring.told("tested")[0]["nd"] == 5


def test_amb_58_neighbours_that_lay_there_before_do_not_force_a_retreat():
    ring = pair(bob={"prone": True, "down": True})
    assert combat_phase.must_fight(ring.game, 0) == [ring["ann"]]
    ring.phase({"combat-action": "avoid"})
    assert ring["ann"].cell == "c4"


def test_amb_59_a_neighbour_that_fell_in_this_phase_counts():
    ring = pair(bob={"prone": True, "activated": True})
    ring.phase({"combat-action": "avoid"}, {"retreat": "b3"})
    assert ring["ann"].cell == "b3"


def test_tal_22_berserk_cannot_avoid_combat():
    ring = pair(talented("berserk"))
    assert explained(combat_phase.fight_menu(ring.game, ring["ann"]).why_not("avoid")) == "why-avoid-berserk"


def test_whom_one_cannot_fight_and_why():
    ring = pair(
        others={
            "cid": hero(0, "c5"),
            "dan": hero(1, "f6"),
            "eve": hero(1, "b4", hands=[], marker=True, card={"talents": {"inconspicuous": 3}}),
            "fay": hero(1, "b5"),
        }
    )
    ring["fay"].uncles.append("ann")
    whom = combat_phase.fight_menu(ring.game, ring["ann"]).branch("fight")
    assert isinstance(whom, Ask)
    assert list(whom) == ["bob"]
    reasons = [explained(whom.why_not(name)) for name in ("cid", "dan", "eve", "fay")]
    assert reasons == ["why-fight-friend", "why-fight-apart", "why-fight-marked", "why-fight-uncle"]


def test_sq_11_no_close_combat_between_high_and_ground_nor_through_walls():
    board = "+-+-+-+\n|. . ^|\n+ + + +\n|.|. .|\n+-+-+-+"
    ring = Ring({"ann": hero(0, "b1"), "bob": hero(1, "c1"), "cid": hero(0, "a2"), "dan": hero(1, "b2")}, board)
    assert combat_phase.targets(ring.game, ring["bob"]) == []
    assert [figure.id for figure in combat_phase.targets(ring.game, ring["dan"])] == ["ann"]
    walled = Ring({"cid": hero(0, "a2"), "dan": hero(1, "b2")}, "+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+")
    assert combat_phase.targets(walled.game, walled["dan"]) == []


# -- what is public, what is quick


def test_every_stage_is_a_rule_of_its_own():
    ring = pair(bob={"card": {"fencing": 1}}, red=["heart 8"], blue=["heart 4", "cup 2"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    seen = []
    left = [{"parry": 1}, {"retreat": "e4"}]
    while ring.game.state.combat is not None:
        tests = ring.game.state.tests
        seen.append(ring.game.combat.stage + (f" {tests[-1].stage}" if tests else ""))
        ring.run(combat_phase.resume_combat(ring.game), left)
    assert list(dict.fromkeys(seen)) == [
        "weapons",
        "exchange",
        "exchange committing",
        "exchange revealed",
        "exchange reinforcing",
        "parry done",
        "damage done",
        "retreat",
        "sweep",
    ]


def test_the_state_survives_being_written_in_every_stage():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4"], hands={0: ["heart 2"]})
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    left = [{"reinforce-one": "heart-2"}, {"sweep": "cid"}, {"sweep": "stop"}]
    while ring.game.state.combat is not None:
        state = ring.game.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state
        ring.run(combat_phase.resume_combat(ring.game), left)
    assert left == []


def test_the_menus_of_the_phase_have_texts():
    ring = zagloba()
    for menu in (combat_phase.activation_menu(ring.game, 0), combat_phase.fight_menu(ring.game, ring["zagloba"])):
        assert isinstance(menu, Menu)
        ring.spoken(menu)
        for name in menu.names:
            assert all(known.has(f"branch-{name}") for known in TEXTS.values()), name


def test_div_11_a_named_character_must_be_activated_next():
    ring = pair(others={"cid": hero(0, "c5")})
    ring.game.state.named.append("cid")
    assert list(combat_phase.activation_menu(ring.game, 0)) == [{"activate": "cid"}]
    ring.phase({"combat-action": "avoid"})
    assert ring.game.state.named == []
    ring.game.state.named.append("ann")
    ring["ann"].status = "fled"
    ring["cid"].activated = False
    ring.game.state.seat = 0
    assert not ring.phase()  # the activation is lost
    assert ring.game.state.seat == 1


def test_dp_53_an_uncle_may_break_with_a_neighbour_and_fight_it():
    ring = pair(red=["heart 8"], blue=["heart 7"])
    ring["ann"].uncles.append("bob")
    ring.phase({"combat-turn": {"break-with": "bob"}})
    assert ring.game.state.seat == 0
    ring.phase({"combat-action": {"fight": "bob"}}, {"retreat": "e4"})
    assert ring["bob"].wounds == 1 + 1
    calm = pair()
    calm["ann"].uncles.append("bob")
    calm.phase({"combat-turn": "pass"})
    assert calm.phase()


TALENTS = (
    "powerful-assault", "frenzied-attack", "sweep", "shove", "disarm", "straight-to-the-heart", "slash", "berserk", "deft-guard",
    "iron-parry",
)  # fmt: skip


ARMS = (
    "sabre",
    "rapier",
    "halberd",
    "great-sword",
    "mace",
    "main-gauche",
    "whip",
    "fangs",
    "shield",
    "pistol",
    "cuirass",
)


def melee(seed: int) -> Ring:
    """Ten Characters with anything in their hands, crowded together; one side of them may be nobody's."""
    rng = Random(seed)
    cells = rng.sample([f"{column}{row}" for column in "abcdef" for row in range(1, 5)], 10)
    figures: Figures = {}
    for i, cell in enumerate(cells):
        talents: dict[str, int] = dict.fromkeys(rng.sample(TALENTS, 2), 0)
        if rng.random() < 0.2:
            talents["faith"] = 2
        card = {
            "talents": talents,
            "fencing": rng.randrange(3),
            "hero": rng.random() < 0.5,
            "strength": rng.randrange(-1, 4),
        }
        card["faction"] = rng.choice(["defenders", "musketeers", "local"])
        seat = i % 2 if i < 8 else -1
        figures[f"f{i}"] = hero(seat, cell, things=rng.sample(ARMS, 2), card=card)
        figures[f"f{i}"] |= {"prone": rng.random() < 0.1, "unconscious": rng.random() < 0.1}
        if seat < 0:
            figures[f"f{i}"] |= {"vocation": rng.choice(["attacker", "recruit"]), "hostile": ["red", "blue"]}
    side = rng.choice(["|", " "])
    return Ring(
        figures, yard(6, 4, side=side, end="-"), hands={0: ["heart 2", "cup 8"], 1: ["heart 2", "skull 3", "iron 8"]}
    )


@pytest.mark.parametrize("seed", range(12))
def test_any_combat_phase_comes_to_an_end_and_leaves_nothing_behind(seed: int):
    ring, rng = melee(seed), Random(seed)

    def play(step: Any) -> Any:
        running, answer = iter(step), None
        try:
            while True:
                ask = running.send(answer)
                answer = ask.sample(rng)
                if not isinstance(ask, Draw):
                    ring.spoken(ask)
        except StopIteration as end:
            return end.value

    for figure in ring.game.figures:
        figure.down = figure.prone
    over = False
    while not over:
        over = play(combat_phase.phase(ring.game))
        while ring.game.state.combat is not None:
            play(combat_phase.resume_combat(ring.game))
            assert list(broken(ring.game)) == []
        assert ring.game.state.tests == []
    assert not combat_phase.must_fight(ring.game, 0)
    assert not combat_phase.must_fight(ring.game, 1)
    ring.sentences()


def test_engaged_both_ways_before_and_after():
    ring = pair()
    assert engage.engaged_enemies(ring.game, ring["ann"]) == [ring["bob"]]
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    assert ring["ann"].attacked
    assert not ring["bob"].attacked
    assert ring["bob"].activated
