"""Close Combat: the Combat Phase, exchanges, parries, blows, retreats, sweeps (AD66-COMPH, -MELEE, -MOD, -PARRY, -DMG, -RETR)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.ad1666.cases.invariants import broken
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.combat import (
    attack,
    blow,
    combat_phase,
    engage,
    fencing,
    modifiers,
    parry,
    retreat,
    support,
)
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Figure, Stake, Test, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view.cards_on_table import duels

FOLDER = HERE.parents[1] / "games" / "ad1666" / "text"
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER))
TEXTS = {lang: Texts(lang, [HERE, FOLDER]) for lang in LANGUAGES}
USUAL = {
    "commit": "deck",
    "reinforce-one": "pass",
    "reinforce": (),
    "fence": "pass",
    "faith": "pass",
    "parry": "pass",
    "support-npc": (),
}

Figures = dict[str, dict[str, Any]]


def yard(wide: int = 7, high: int = 7, side: str = "|", end: str = "-") -> str:
    """Open squares within a wall, or within another edge."""
    row = side + " ".join("." * wide) + side
    rim, gap = "+" + f"{end}+" * wide, "+ " * wide + "+"
    return "\n".join([rim, *[line for _ in range(high - 1) for line in (row, gap)], row, rim])


class Ring:
    """A position, and somebody who answers: cards come from the top of the decks as given, decisions in the order said.

    What is not said is the usual: a card from the deck, no reinforcement, no tokens, the first weapon, the first square.
    """

    def __init__(self, figures: Figures, board: str = "", **rest: Any) -> None:
        options = rest.pop("options", {})
        position = {"phase": "combat", "board": board or yard(), "figures": figures, **rest}
        setup = msgspec.convert(prepared(options, position), Options)
        self.game = Anno(state_of(setup, position), setup)
        self.asked: list[Ask] = []

    def __getitem__(self, name: str) -> Figure:
        """A figure, to look at it or to put it elsewhere."""
        self.game.figures_changed()
        return self.game.figure(name)

    def thing(self, name: str, item: str) -> Thing:
        return self.game.thing(self[name], f"{name}.{item}")

    def fight(self, who: str, whom: str, *script: dict[str, Any]) -> None:
        """One attacks the other, and it is fought to the end."""
        attack.begin_attack(self.game, self[who], self[whom])
        self.finish(*script)

    def phase(self, *script: dict[str, Any]) -> bool:
        """One activation of the Combat Phase, and its fight. Says whether the phase is over."""
        left = list(script)
        over: bool = self.run(combat_phase.phase(self.game), left)
        self.finish(*left)
        return over

    def finish(self, *script: dict[str, Any]) -> None:
        left = list(script)
        while self.game.state.combat is not None:
            self.run(combat_phase.resume_combat(self.game), left)
            assert list(broken(self.game)) == []
        assert not left, f"never asked: {left}"
        self.sentences()

    def run(self, step: Any, left: list[dict[str, Any]] | None = None) -> Any:
        """Run one rule to its end; every answer must be legal."""
        running, answer = iter(step), None
        try:
            while True:
                ask = running.send(answer)
                answer = self._answer(ask, left if left is not None else [])
                assert ask.why_not(answer) is None, (ask, answer)
        except StopIteration as end:
            return end.value

    def _answer(self, ask: Ask, left: list[dict[str, Any]]) -> Any:
        if isinstance(ask, Draw):
            return next(iter(ask))
        self.asked.append(ask)
        self.spoken(ask)
        if left and ask.name in left[0]:
            return left.pop(0)[ask.name]
        if ask.name in ("weapon", "retreat"):
            return next(answer for answer in ask if answer != "bare")
        assert ask.name in USUAL, f"nothing is said to {ask!r}"
        return USUAL[ask.name]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    def totals(self) -> list[tuple[int, int]]:
        return [(event["one"], event["two"]) for event in self.told("compared") if event["test"] == "combat"]

    def mods(self, who: str) -> dict[str, int]:
        """What was added to the totals of a fighter, by the last word on each."""
        return {
            event["mod"].removeprefix("mod-"): event["amount"]
            for event in self.told("modified")
            if event["model"] == who
        }

    def names(self) -> list[str]:
        return [ask.name for ask in self.asked]

    def spoken(self, ask: Ask) -> None:
        for known in TEXTS.values():
            assert known.has(f"ask-{ask.name}"), ask
            assert known.unfilled(f"ask-{ask.name}", ask.about) == [], ask

    def sentences(self) -> None:
        """Every event has its text in both languages, with all that it needs."""
        for event in self.game.events:
            assert event.rule in RULES, event
            for known in TEXTS.values():
                assert known.has(f"event-{event.name}"), event
                assert known.unfilled(f"event-{event.name}", event.args) == [], event
                if "mod" in event.args:
                    assert known.has(f"word-{event.args['mod']}"), event


def hero(seat: int, at: str, item: str = "sabre", **rest: Any) -> dict[str, Any]:
    """A plain Hero with one weapon and 2 in the talent for it, unless said otherwise."""
    skills = {"edged": 2, "thrusting": 2, "knives": 2, "great": 2, "blunt": 2, "polearms": 2}
    card = {"hero": True, "skills": skills, "crippled": 4, "killed": 10, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": rest.pop("things", [item]), **rest}


def pair(ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **rest: Any) -> Ring:
    """Ann at c4 (Red, who has Initiative) beside Bob at d4 (Blue); `red` and `blue` are the cards that come from their decks."""
    figures = {"ann": hero(0, **{"at": "c4", **(ann or {})}), "bob": hero(1, **{"at": "d4", **(bob or {})})}
    figures |= rest.pop("others", {})
    tops = {0: {"top": rest.pop("red", [])}, 1: {"top": rest.pop("blue", [])}}
    return Ring(figures, decks=tops, **rest)


def row(one: str, other: str, **rest: Any) -> Ring:
    """The same two in a walled row of four squares."""
    return pair({"at": one, **rest.pop("ann", {})}, {"at": other, **rest.pop("bob", {})}, board=yard(4, 1), **rest)


def talented(*names: str, **rest: Any) -> dict[str, Any]:
    return {"card": {"talents": dict.fromkeys(names, 0), **rest}}


def explained(reason: Refusal | None) -> str:
    assert reason is not None
    assert reason.rule in RULES
    for known in TEXTS.values():
        assert known.has(reason.key), reason
        assert known.unfilled(reason.key, reason.args) == [], reason
    return reason.key


# -- the examples of the book


def test_ex_43_wolodyjowski_against_aramis_to_the_last_number():
    ring = Ring(
        {"w": {"card": "wolodyjowski", "seat": 0, "at": "c4"}, "a": {"card": "aramis", "seat": 1, "at": "d4"}},
        hands={0: ["skull 7", "cup 2"], 1: ["iron 6", "heart 5", "cup 5", "cup 2"]},
        decks={0: {"top": ["skull 3", "black joker"]}, 1: {"top": ["iron 5"]}},
    )
    ring.fight(
        "w",
        "a",
        {"weapon": "w.sabre"},
        {"weapon": "a.rapier"},
        {"commit": {"hand": "skull-7"}},
        {"commit": {"hand": "iron-6"}},
        {"parry": 1},
        {"commit": "deck"},
        {"commit": {"hand": "heart-5"}},
        {"reinforce-one": "pass"},
        {"reinforce-one": "cup-5"},
        {"parry": 3},
        {"retreat": "b4"},
    )
    assert ring.totals() == [(11, 9), (7, 11)]
    assert [(event["total"], event["nd"], event["result"]) for event in ring.told("tested")] == [
        (6, 6, "success"),
        (0, 2, "mishap"),
    ]
    (struck,) = ring.told("struck")
    assert (struck["margin"], struck["amount"], struck["armour"], struck["wounds"]) == (4, 7, 1, 6)
    assert ring["w"].wounds == 6
    assert ring["w"].cell == "b4"
    assert ring["w"].fenced == 3
    assert ring["a"].fenced == 1
    assert ring.mods("w") == {"slash": 1}  # still the Attacker in the Riposte
    assert ring.mods("a") == {"straight-to-the-heart": 1}
    # what the two factions draw: Wounds for the Defenders, a Riposte won for the Musketeers
    assert [len(deck.hand) for deck in ring.game.state.decks] == [1 + 1, 1 + 1]


def test_ex_28_athos_is_engaged_by_three_and_may_attack_any_of_them():
    ring = Ring(
        {"athos": {"card": "athos", "seat": 1, "at": "d4"}}
        | {f"d{i}": {"card": "dragoon", "seat": 0, "at": at} for i, at in enumerate(("c3", "c4", "e5"))}
    )
    assert [one.id for one in combat_phase.targets(ring.game, ring["athos"])] == ["d0", "d1", "d2"]
    for name in ("d0", "d1", "d2"):
        assert [one.id for one in combat_phase.targets(ring.game, ring[name])] == ["athos"]
        assert ring[name] in combat_phase.must_fight(ring.game, 0)
    assert combat_phase.must_fight(ring.game, 1) == [ring["athos"]]


def test_ex_35_who_is_held_does_not_retreat_and_a_late_avoider_does_not_either():
    ring = Ring(
        {
            "longinus": hero(0, "c4", "great-sword"),
            "dragoon": hero(0, "e4"),
            "porthos": hero(1, "d4", "mace"),
        },
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 4"]}},
    )
    assert not ring.phase({"combat-turn": {"activate": "longinus"}}, {"combat-action": {"fight": "porthos"}})
    assert ring["porthos"].cell == "d4"
    assert ring.told("held-fast") == [{"model": "porthos", "by": ["dragoon"]}]
    assert ring["porthos"].activated
    assert combat_phase.next_seat(ring.game) == 0  # Blue has nobody to activate
    assert not ring.phase({"combat-action": "avoid"})
    assert ring["dragoon"].cell == "e4"
    assert ring.phase()


def test_ex_36_an_early_attack_uses_up_the_activation_of_the_defender():
    ring = Ring(
        {"longinus": hero(0, "c4"), "dragoon": hero(0, "e4"), "porthos": hero(1, "d4")},
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 4"]}},
    )
    ring.phase({"combat-turn": {"activate": "longinus"}}, {"combat-action": {"fight": "porthos"}})
    assert combat_phase.must_fight(ring.game, 1) == []


def test_ex_37_support_beside_and_opposite():
    ring = Ring(
        {
            "porthos": hero(1, "b2"),
            "skrzetuski": hero(0, "a2"),
            "wolodyjowski": hero(0, "c2"),
            "longinus": hero(0, "b1"),
        }
    )
    found = [
        support.support_total(ring.game, ring[name], ring["porthos"])
        for name in ("longinus", "skrzetuski", "wolodyjowski")
    ]
    assert found == [2, 3, 3]


def test_ex_38_who_is_engaged_by_somebody_else_does_not_support():
    ring = Ring(
        {
            "dartagnan": hero(1, "c3"),
            "wolodyjowski": hero(0, "d4"),
            "longinus": hero(0, "b4"),
            "skrzetuski": hero(0, "c2"),
            "porthos": hero(1, "d1"),
        }
    )

    def helped(fighter: str, enemy: str) -> list[str]:
        return [one.id for one in support.supporters(ring.game, ring[fighter], ring[enemy])]

    assert helped("wolodyjowski", "dartagnan") == ["longinus"]
    assert helped("dartagnan", "wolodyjowski") == []
    assert helped("skrzetuski", "dartagnan") == ["wolodyjowski", "longinus"]
    assert helped("dartagnan", "skrzetuski") == ["porthos"]
    assert helped("skrzetuski", "porthos") == []
    assert helped("porthos", "skrzetuski") == []


def test_ex_39_engaged_friends_give_no_support():
    ring = Ring(
        {
            "longinus": hero(0, "b3"),
            "dartagnan": hero(1, "c3"),
            "wolodyjowski": hero(0, "d2"),
            "skrzetuski": hero(0, "d4"),
            "porthos": hero(1, "e3"),
        }
    )
    assert support.support_total(ring.game, ring["longinus"], ring["dartagnan"]) == 0


def test_ex_40_reach_gives_one_however_much_longer():
    ring = pair({"item": "halberd"}, red=["heart 5"], blue=["heart 5"])
    ring.fight("ann", "bob", {"weapon": "ann.halberd"}, {"weapon": "bare"}, {"retreat": "e3"})
    assert ring.mods("ann") == {"reach": 1}
    assert ring.mods("bob") == {}
    assert ring.totals() == [(5 + 2 + 1, 5)]


def test_ex_41_three_tokens_make_it_nd_2():
    ring = pair(bob={"card": {"fencing": 3}}, red=["heart 8", "heart 2"], blue=["heart 4", "iron 2", "heart 7"])
    ring.fight("ann", "bob", {"parry": 3}, {"retreat": "b4"})
    assert ring.told("parries")[0]["nd"] == 2
    assert ring.told("tested")[0]["result"] == "success"
    assert len(ring.totals()) == 2


def test_ex_42_the_loser_is_held_by_who_is_not_activated_and_the_next_loser_is_not():
    ring = Ring(
        {"porthos": hero(1, "d4"), "skrzetuski": hero(0, "e4"), "longinus": hero(0, "c4")},
        initiative=1,
        first=1,
        decks={0: {"top": ["heart 8", "heart 2"]}, 1: {"top": ["heart 4", "heart 8"]}},
    )
    ring.game.state.seat = 1
    ring.phase({"combat-action": {"fight": "skrzetuski"}})
    assert ring["porthos"].cell == "d4"
    ring.phase({"combat-action": {"fight": "porthos"}}, {"retreat": "b4"})
    assert ring["longinus"].cell == "b4"


def zagloba(**rest: Any) -> Ring:
    return Ring(
        {
            "zagloba": hero(0, "c4", hands=[], marker=True, card={"talents": {"inconspicuous": 2}}, **rest),
            "porthos": hero(1, "d4", card={"fencing": 2}),
        },
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 2"]}},
    )


def test_ex_47_with_bare_hands_a_surprise_and_no_parry():
    ring = zagloba()
    assert combat_phase.targets(ring.game, ring["porthos"]) == []
    assert combat_phase.must_fight(ring.game, 0) == []
    ring.phase(
        {"combat-turn": {"activate": "zagloba"}},
        {"combat-action": {"fight": "porthos"}},
        {"weapon": "bare"},
        {"retreat": "e4"},
    )
    assert not ring["zagloba"].marker
    assert ring.mods("zagloba") == {"surprise": 2}
    assert "parry" not in ring.names()
    assert ring.told("no-parry")[0]["why"] == "no-parry-surprised"


def test_ex_47_with_the_sabre_no_surprise():
    ring = zagloba()
    ring.phase(
        {"combat-turn": {"activate": "zagloba"}},
        {"combat-action": {"fight": "porthos"}},
        {"weapon": "zagloba.sabre"},
        {"parry": "pass"},
        {"retreat": "e4"},
    )
    assert ring.mods("zagloba") == {}
    assert ring.told("no-surprise") == [{"model": "zagloba"}]


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
    found = [explained(whom.why_not(name)) for name in ("cid", "dan", "eve", "fay")]
    assert found == ["why-fight-friend", "why-fight-apart", "why-fight-marked", "why-fight-uncle"]


def test_sq_11_no_close_combat_between_high_and_ground_nor_through_walls():
    board = "+-+-+-+\n|. . ^|\n+ + + +\n|.|. .|\n+-+-+-+"
    ring = Ring({"ann": hero(0, "b1"), "bob": hero(1, "c1"), "cid": hero(0, "a2"), "dan": hero(1, "b2")}, board)
    assert combat_phase.targets(ring.game, ring["bob"]) == []
    assert [one.id for one in combat_phase.targets(ring.game, ring["dan"])] == ["ann"]
    walled = Ring({"cid": hero(0, "a2"), "dan": hero(1, "b2")}, "+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+")
    assert combat_phase.targets(walled.game, walled["dan"]) == []


# -- weapons and hands


def test_melee_08_bare_hands_use_no_tokens_at_all():
    ring = pair(bob={"card": {"fencing": 2}}, red=["heart 6"], blue=["heart 4"])
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bare"}, {"retreat": "e4"})
    assert "fence" not in ring.names()
    assert "parry" not in ring.names()
    assert ring.told("no-parry")[0]["why"] == "no-parry-unarmed"
    assert ring["bob"].hands == []


def test_amb_60_the_attacker_names_its_weapon_first():
    ring = pair()
    attack.begin_attack(ring.game, ring["bob"], ring["ann"])
    ring.run(combat_phase.resume_combat(ring.game))
    assert [ask.seat for ask in ring.asked if ask.name == "weapon"] == [1, 0]


def test_item_11_where_hands_are_fixed_nothing_is_asked():
    ring = pair(red=["heart 8"], blue=["heart 7"], options={"advanced": True})
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert "weapon" not in ring.names()


def test_char_06_an_unknown_weapon_costs_two():
    ring = pair({"card": {"skills": {}}}, red=["heart 8"], blue=["heart 7"])
    ring.fight("ann", "bob", {"retreat": "b4"})
    assert ring.totals() == [(6, 9)]


def test_char_10_a_shield_lends_a_token_that_is_used_first():
    ring = pair(
        bob={"card": {"fencing": 1}, "things": ["sabre", "shield"], "hands": []}, red=["heart 8"], blue=["heart 5"]
    )
    assert fencing.usable_tokens(ring.game, ring["bob"]) == 1
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.sabre"}, {"fence": 1}, {"retreat": "e4"})
    assert sorted(ring["bob"].hands) == ["bob.sabre", "bob.shield"]
    assert ring["bob"].fenced == 0
    assert ring.thing("bob", "shield").fenced == 1
    assert fencing.usable_tokens(ring.game, ring["bob"]) == 1
    assert fencing.all_tokens(ring.game, ring["bob"]) == 2
    assert ring.totals() == [(10, 8)]


def test_turn_04_engaged_one_token_unengaged_all_of_them():
    ring = pair({"card": {"fencing": 3}, "fenced": 3}, others={"cid": hero(0, "a1", card={"fencing": 2}, fenced=2)})
    ring.run(fencing.refresh(ring.game))
    assert ring["ann"].fenced == 2
    assert ring["cid"].fenced == 0
    ring.sentences()


def test_amb_62_the_owner_chooses_which_token_is_turned_back():
    ring = pair({"card": {"fencing": 1}, "fenced": 1, "things": ["sabre", "shield"]})
    ring.thing("ann", "shield").fenced = 1
    ring.run(fencing.refresh(ring.game), [{"refresh": "ann.shield"}])
    assert (ring["ann"].fenced, ring.thing("ann", "shield").fenced) == (1, 0)
    other = pair({"card": {"fencing": 1}, "fenced": 1, "things": ["sabre", "shield"]})
    other.thing("ann", "shield").fenced = 1
    other.run(fencing.refresh(other.game), [{"refresh": "own-token"}])
    assert (other["ann"].fenced, other.thing("ann", "shield").fenced) == (0, 1)


# -- totals


def test_mod_09_fencing_tokens_the_initiative_holder_first_and_for_one_exchange_only():
    ring = pair(
        {"card": {"fencing": 2}},
        {"card": {"fencing": 1}},
        red=["heart 4", "heart 2"],
        blue=["heart 5", "heart 7", "heart 6"],
        initiative=1,
    )
    ring.fight("ann", "bob", {"fence": "pass"}, {"fence": 2}, {"parry": 1}, {"retreat": "b4"})
    assert [ask.seat for ask in ring.asked if ask.name == "fence"] == [1, 0]
    assert ring.totals() == [(8, 7), (4, 8)]


def test_mod_03_and_04_crippled_and_prone():
    ring = pair(bob={"wounds": 4, "prone": True}, red=["heart 8"], blue=["heart 7"])
    ring.fight("ann", "bob")
    assert ring.totals() == [(10, 7)]
    assert ring.mods("bob") == {"crippled": -1, "prone": -1}


def test_mod_05_a_penalty_that_both_suffer_is_ignored():
    dark = {"penalties": {"darkness": -1}}
    ring = pair(scenario=dark, red=["heart 8"], blue=["heart 7"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    fight = ring.game.combat
    assert modifiers.before_cards(ring.game, fight.attacker, fight.defender, ()) == []
    ring["bob"].unconscious = ring["bob"].prone = True
    assert [mod.word for mod in modifiers.before_cards(ring.game, fight.attacker, fight.defender, ())] == ["darkness"]


def test_tal_09_shove_takes_support_away_but_not_more():
    opposite = {"cid": hero(0, "e4")}
    ring = pair(
        bob=talented("shove", strength=2), others={**opposite, "dan": hero(0, "d3")}, red=["heart 5"], blue=["heart 8"]
    )
    ring.fight("ann", "bob", {"retreat": "b4"})
    assert ring.mods("ann") == {"support": 3, "shove": -2}
    strong = pair(bob=talented("shove", strength=3), others=opposite, red=["heart 5"], blue=["heart 8"])
    strong.fight("ann", "bob", {"retreat": "b4"})
    assert strong.mods("ann") == {"support": 2, "shove": -2}


@pytest.mark.parametrize("state", [{"prone": True}, {"unconscious": True}, {"marker": True, "hands": []}])
def test_mod_06_who_lies_down_or_hides_gives_no_support(state: dict[str, Any]):
    ring = pair(others={"cid": hero(0, "e4", **state)})
    assert support.support_total(ring.game, ring["ann"], ring["bob"]) == 0


@pytest.mark.parametrize(
    ("talent", "suit", "attacks", "bonus"),
    [
        ("frenzied-attack", "heart", True, 1),
        ("frenzied-attack", "iron", True, 1),
        ("frenzied-attack", "cup", True, 0),
        ("frenzied-attack", "heart", False, 0),
        ("straight-to-the-heart", "heart", True, 1),
        ("straight-to-the-heart", "heart", False, 1),
        ("straight-to-the-heart", "iron", True, 0),
        ("deft-guard", "skull", False, 1),
        ("deft-guard", "cup", False, 1),
        ("deft-guard", "heart", False, 0),
        ("deft-guard", "skull", True, 0),
        ("slash", "iron", True, 1),
        ("slash", "iron", False, 0),
    ],
)
def test_tal_05_17_20_24_talents_that_add_to_the_total(talent: str, suit: str, attacks: bool, bonus: int):
    ring = pair(talented(talent), red=[f"{suit} 8"], blue=["skull 2" if suit != "skull" else "cup 2"])
    who, whom = ("ann", "bob") if attacks else ("bob", "ann")
    ring.fight(who, whom, {"retreat": "e4"})
    assert ring.mods("ann") == ({talent: bonus} if bonus else {})


def test_tal_17_and_20_talents_that_change_damage():
    ring = pair(talented("straight-to-the-heart", "slash"), red=["heart 6"], blue=["cup 5"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring.totals() == [(10, 7)]
    assert ring["bob"].wounds == 3 + 1 + 1 - 1
    defending = pair(talented("slash"), red=["skull 6"], blue=["cup 5"])
    defending.fight("bob", "ann", {"retreat": "e4"})
    assert defending["bob"].wounds == 1 + 2


def test_tal_18_and_30_cumbersome_and_quick_weapons_in_ripostes_only():
    ring = pair(
        {"item": "halberd"},
        {"item": "duelling-rapier", "card": {"fencing": 1}},
        red=["heart 7", "iron 7"],
        blue=["heart 2", "heart 8", "heart 7"],
    )
    ring.fight("ann", "bob", {"parry": 1}, {"retreat": "b4"})
    assert ring.totals() == [(10, 4), (7 + 2 + 1 - 1, 7 + 2 + 1)]
    assert ring.mods("ann") == {"reach": 1, "cumbersome": -1}
    assert ring.mods("bob") == {"quick": 1}


def test_amb_92_faith_stands_for_the_combat_talent_and_is_said_before_the_cards():
    ring = pair({"card": {"talents": {"faith": 3}}}, red=["heart 5"], blue=["heart 5"])
    ring.fight("ann", "bob", {"faith": "faith"}, {"retreat": "e4"})
    assert ring.totals() == [(8, 7)]
    assert ring.names().index("faith") < ring.names().index("commit")
    assert "faith" not in ring["ann"].tokens


def test_decks_02_a_jokers_suit_is_named_and_gives_the_location_and_the_talent():
    ring = pair(talented("straight-to-the-heart"), red=["red joker"], blue=["skull 6"])
    ring.fight("ann", "bob", {"suit": "heart"}, {"retreat": "e4"})
    assert ring.mods("ann") == {"straight-to-the-heart": 1}
    assert ring.told("struck")[0]["location"] == "hit-heart"


# -- ties and the helpless


def test_melee_12_a_tie_hurts_nobody_and_both_retreat_the_player_without_initiative_first():
    ring = pair(bob={"card": {"fencing": 2}}, red=["heart 5"], blue=["cup 5"])
    ring.fight("ann", "bob", {"retreat": "e4"}, {"retreat": "b4"})
    assert [ask.seat for ask in ring.asked if ask.name == "retreat"] == [1, 0]
    assert (ring["ann"].wounds, ring["bob"].wounds) == (0, 0)
    assert "parry" not in ring.names()


def test_amb_71_in_a_tie_who_has_no_square_stays_without_a_test():
    ring = row("a1", "b1", red=["heart 5"], blue=["cup 5"])
    ring.fight("ann", "bob")  # Bob has one square, Ann none even then: it lies in no zone of hers
    assert (ring["ann"].cell, ring["bob"].cell) == ("a1", "c1")
    assert ring.told("tested") == []


def test_tal_22_a_tie_of_two_berserk_fighters_is_fought_on_as_a_riposte():
    ring = pair(
        {**talented("berserk"), "item": "two-handed-axe"},
        {**talented("berserk"), "item": "two-handed-axe"},
        red=["heart 5", "heart 8"],
        blue=["cup 5", "cup 6"],
    )
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring.totals() == [(7, 7), (10, 8)]
    assert ring.told("berserk") == []


def test_amb_93_a_berserk_defender_takes_the_attackers_role():
    ring = pair(talented("slash"), talented("berserk", "frenzied-attack"), red=["heart 8"], blue=["heart 2"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring.mods("ann") == {}
    assert ring.mods("bob") == {"frenzied-attack": 1}
    assert [ask.seat for ask in ring.asked if ask.name == "weapon"] == [1, 0]


def test_amb_72_an_unconscious_enemy_plays_nothing_and_wakes_of_a_wound():
    ring = pair(bob={"unconscious": True, "card": {"fencing": 2}}, red=["heart 3"])
    ring.fight("ann", "bob")
    assert ring.totals() == [(5, 0)]
    assert ring["bob"].wounds == 5 + 1
    assert (ring["bob"].unconscious, ring["bob"].prone) == (False, True)
    assert ring["bob"].cell == "d4"
    assert [ask.seat for ask in ring.asked if ask.name == "commit"] == [0]
    assert ring.mods("ann") == {}
    assert "parry" not in ring.names()


@pytest.mark.parametrize("wounds", [0, 4])
def test_amb_72_a_total_of_nothing_or_less_does_nothing(wounds: int):
    ring = pair({"card": {"skills": {"edged": 0}}, "wounds": wounds}, {"unconscious": True}, red=["black joker"])
    ring.fight("ann", "bob", {"suit": "heart"})
    assert ring["bob"].wounds == 0
    assert ring.told("nothing-done") == [{"model": "ann"}]
    assert ring["ann"].cell == "c4"
    assert ring.game.state.tests == []


# -- parries


def test_parry_06_cards_of_an_exchange_and_its_parry_are_discarded_together():
    ring = pair(bob={"card": {"fencing": 1}}, red=["heart 8"], blue=["heart 4", "cup 8"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    while ring.game.combat.stage in ("weapons", "exchange"):
        ring.run(combat_phase.resume_combat(ring.game))
    assert ring.game.combat.stage == "parry"
    assert [deck.discard for deck in ring.game.state.decks] == [[], []]
    ring.run(combat_phase.resume_combat(ring.game), [{"parry": 1}])
    assert ring.game.combat.stage == "exchange"
    assert [deck.discard for deck in ring.game.state.decks] == [["heart-8"], ["heart-4", "cup-8"]]


def test_parry_05_after_a_failure_they_are_discarded_after_the_damage():
    ring = pair(bob={"card": {"fencing": 2}}, red=["heart 8"], blue=["heart 4", "cup 2"])
    ring.fight("ann", "bob", {"parry": 1}, {"retreat": "e4"})
    assert ring["bob"].fenced == 1
    assert [deck.discard for deck in ring.game.state.decks] == [["heart-8"], ["heart-4", "cup-2"]]
    assert ring.names().count("parry") == 1
    assert ring["bob"].wounds == 4 + 1


def test_parry_07_a_riposte_may_be_parried_by_the_other():
    ring = pair(
        {"card": {"fencing": 1}},
        {"card": {"fencing": 1}},
        red=["heart 8", "heart 4", "iron 8", "cup 3"],
        blue=["heart 4", "cup 8", "heart 7", "iron 6"],
    )
    ring.fight("ann", "bob", {"parry": 1}, {"parry": 1}, {"retreat": "b4"})
    assert len(ring.totals()) == 3
    assert ring["ann"].wounds == 3 + 1


def test_ex_09_the_main_gauche_helps_to_parry_though_another_weapon_is_used():
    ring = pair(
        bob={"things": ["rapier", "main-gauche"], "card": {"fencing": 1}}, red=["heart 8"], blue=["heart 4", "cup 2"]
    )
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.rapier"}, {"parry": 1}, {"retreat": "e4"})
    assert ring.told("tested")[0]["total"] == 3


def test_amb_65_crippled_counts_in_a_parry_and_no_talent_does():
    ring = pair(bob={"wounds": 4, "card": {"fencing": 1}}, red=["heart 8"], blue=["heart 7", "cup 6"])
    ring.fight("ann", "bob", {"parry": 1}, {"retreat": "e4"})
    assert ring.told("tested")[0] | {"rule": ""} == {
        "model": "bob", "test": "parry", "total": 5, "nd": 6, "result": "failure", "rule": ""
    }  # fmt: skip


@pytest.mark.parametrize(
    ("ann", "bob", "why"),
    [
        ({}, {"prone": True}, "no-parry-prone"),
        ({}, {"item": "fangs"}, "no-parry-natural"),
        ({"card": {"talents": {"powerful-assault": 0}, "strength": 1}}, {}, "no-parry-overpowered"),
        ({"item": "great-sword", "card": {"strength": 1}}, {}, "no-parry-overpowered"),
        ({"item": "great-sword", "card": {"strength": 0}}, {}, ""),
        ({"item": "great-sword", "card": {"strength": 1}}, {"card": {"talents": {"iron-parry": 0}}}, ""),
        ({"card": {"talents": {"powerful-assault": 0}, "strength": 1}}, {"card": {"talents": {"iron-parry": 0}}}, ""),
    ],
)
def test_parry_08_tal_03_04_27_who_cannot_parry(ann: dict[str, Any], bob: dict[str, Any], why: str):
    bob = {**bob, "card": {**bob.get("card", {}), "fencing": 1}}
    ring = pair(ann, bob, red=["heart 8"], blue=["heart 2"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    while ring.game.combat.stage in ("weapons", "exchange"):
        ring.run(combat_phase.resume_combat(ring.game))
    assert ring.game.combat.stage == ("damage" if why else "parry")
    assert [event["why"] for event in ring.told("no-parry")] == ([why] if why else [])
    assert bool(parry.what_bars(ring.game, ring.game.combat.defender, ring.game.combat.attacker)) == bool(why)


# -- blows


def test_dmg_02_armour_and_what_pierces_it():
    ring = pair(bob={"things": ["sabre", "cuirass"]}, red=["heart 8"], blue=["cup 7"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring["bob"].wounds == 0
    assert ring["bob"].cell == "e4"  # unhurt, it retreats all the same
    pierced = pair({"item": "mace"}, {"item": "mace", "things": ["mace", "cuirass"]}, red=["heart 8"], blue=["cup 7"])
    pierced.fight("ann", "bob", {"retreat": "e4"})
    assert pierced["bob"].wounds == 1 + 1 - 1


def test_edge_04_across_a_slope_no_head_above_and_no_legs_below():
    board = "+-+-+-+-+\n|. .<. .|\n+-+-+-+-+"  # c1 is above b1
    for suit, who, whom, where in (
        ("skull", "low", "high", "hit-iron"),
        ("heart", "low", "high", "hit-heart"),
        ("iron", "high", "low", "hit-skull"),
        ("skull", "high", "low", "hit-skull"),
    ):
        ring = Ring({"low": hero(0, "b1"), "high": hero(1, "c1")}, board)
        assert f"hit-{blow.hit_location(ring.game, ring[who], ring[whom], suit)}" == where


def disarming(top: list[str], things: list[str], **rest: Any) -> Ring:
    return pair(
        talented("disarm"), {"things": things, "card": {"hero": False}, **rest}, red=["cup 6"], blue=["skull 5", *top]
    )


def test_tal_13_a_commoner_wounded_in_the_hands_may_lose_its_weapon():
    ring = disarming(["skull 2"], ["sabre", "dagger"])
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.sabre"}, {"retreat": "e4"})
    assert [thing.card for thing in ring["bob"].things] == ["dagger"]
    assert ring["bob"].in_play
    assert ring["bob"].cell == "e4"
    assert ring.told("tested")[0]["nd"] == 6


def test_tal_13_without_a_close_combat_weapon_left_it_flees():
    ring = disarming(["skull 2"], ["sabre", "pistol"])
    alarm = ring.game.state.alarm
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.sabre"})
    assert ring["bob"].status == "fled"
    assert ring.game.state.alarm == alarm - 1


@pytest.mark.parametrize("bob", [{"things": ["fangs"]}, {"things": []}, {"things": ["sabre"], "card": {"hero": True}}])
def test_amb_85_no_disarming_of_bare_hands_natural_weapons_or_heroes(bob: dict[str, Any]):
    bob = {**bob, "card": {"hero": False, **bob.get("card", {})}}
    ring = pair(talented("disarm"), bob, red=["cup 6"], blue=["skull 4"])
    given_weapon = {"weapon": "bob." + bob["things"][0]} if bob["things"] else {"weapon": "bare"}
    script = [{"weapon": "ann.sabre"}, *([given_weapon] if bob["things"] else [])]
    ring.fight("ann", "bob", *script, {"retreat": "e4"})
    assert ring["bob"].wounds > 0
    assert ring.told("tested") == []
    assert ring["bob"].in_play


def test_pois_03_the_first_wound_takes_the_poison_over():
    ring = pair({"poisoned": {"sabre": ["poison-token", "poison-token"]}}, red=["heart 8"], blue=["heart 2"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring["bob"].poisons == ["poison-token"]
    assert ring.thing("ann", "sabre").poisons == ["poison-token"]


def test_wound_04_a_dead_loser_does_not_retreat():
    ring = pair(bob={"wounds": 7}, red=["heart 8"], blue=["heart 2"])
    ring.fight("ann", "bob")
    assert ring["bob"].status == "killed"
    assert ring.game.state.combat is None


def test_deck_13_two_wounds_draw_a_card_for_the_defenders_after_the_test():
    ring = pair(bob={"card": {"faction": "defenders"}}, red=["heart 8"], blue=["heart 7"], hands={1: ["cup 2"]})
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring["bob"].wounds == 2
    assert len(ring.game.deck(1).hand) == 2


# -- retreats


def test_retr_05_no_zone_is_ignored_and_06_the_open_edge_is_always_allowed():
    board = yard(3, 3, side=" ", end="-")  # open to the west and to the east
    ring = Ring(
        {"ann": hero(0, "b2"), "bob": hero(1, "a2"), "cid": hero(0, "b3"), "eve": hero(0, "b1")},
        board,
        decks={1: {"top": ["heart 2", "skull 8"]}},
    )
    assert retreat.permitted_squares(ring.game, ring["bob"]) == ["leave"]
    ring["cid"].activated = ring["eve"].activated = True
    ring.fight("ann", "bob")
    assert ring["bob"].status == "left"  # it passed the test of Fortitude


def test_retr_08_who_lies_on_the_ground_never_retreats():
    ring = pair(bob={"prone": True}, red=["heart 8"], blue=["heart 5"])
    ring.fight("ann", "bob")
    assert ring["bob"].cell == "d4"
    assert ring.told("tested") == []


def cornered(*blue: str) -> Ring:
    return row("b1", "a1", red=["heart 8"], blue=["heart 6", *blue])


def test_retr_09_who_has_no_square_tests_strength_or_falls():
    ring = cornered("skull 2")
    ring.fight("ann", "bob", {"give-way": "stay"})
    assert ring["bob"].prone
    firm = cornered("skull 5")
    firm.fight("ann", "bob", {"give-way": "stay"})
    assert not firm["bob"].prone
    assert firm["bob"].cell == "a1"


def test_retr_09_or_the_winner_gives_way():
    ring = cornered()
    ring.fight("ann", "bob", {"give-way": "c1"})
    assert ring["ann"].cell == "c1"
    assert not ring["bob"].prone


def test_amb_69_who_is_held_is_not_tested():
    ring = row("a1", "b1", red=["heart 8"], blue=["heart 6"], others={"cid": hero(0, "c1")})
    ring.fight("ann", "bob")
    assert ring.told("held-fast") == [{"model": "bob", "by": ["cid"]}]


def test_retr_07_down_from_a_height_with_a_test_and_never_along_it():
    board = "+-+-+-+-+\n|. ^ ^ ^|\n+-+-+-+-+"
    ring = Ring(
        {"ann": hero(0, "c1"), "bob": hero(1, "b1")},
        board,
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 7", "skull 4"]}},
    )
    ring.fight("ann", "bob")
    assert ring["bob"].cell == "a1"
    assert ring["bob"].wounds == 1 + 1 + 2
    assert ring["bob"].prone


def test_retr_04_not_up_a_slope_nor_into_an_occupied_square():
    board = "+-+-+-+-+\n|.>. . .|\n+-+-+-+-+"  # a1 is above b1
    ring = Ring({"ann": hero(0, "c1"), "bob": hero(1, "b1")}, board)
    assert retreat.permitted_squares(ring.game, ring["bob"]) == []
    assert retreat.permitted_squares(ring.game, ring["ann"]) == ["d1"]
    ring["bob"].cell, ring["ann"].cell = "a1", "d1"
    assert retreat.permitted_squares(ring.game, ring["bob"]) == ["b1"]


# -- Sweep


def sweeping(red: list[str], blue: list[str], **rest: Any) -> Ring:
    """Ann with a Sweep between Bob at d4, Cid at c3 and Dan at b4."""
    others = {"cid": hero(1, "c3", **rest.pop("cid", {})), "dan": hero(1, "b4", **rest.pop("dan", {}))}
    ann = {**talented("sweep", **rest.pop("card", {})), **rest.pop("ann", {})}
    return pair(ann, others=others, red=red, blue=blue, **rest)


def test_tal_07_a_sweep_uses_its_cards_again_with_another_minus_one_each_time():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4", "skull 3"], hands={0: ["heart 2", "skull 2"]})
    ring.fight("ann", "bob", {"reinforce-one": "heart-2"}, {"sweep": "cid"}, {"sweep": "dan"}, {"retreat": "a4"})
    assert ring.totals() == [(11, 8), (10, 7), (9, 5)]  # supported by those still standing beside Ann
    assert [event["penalty"] for event in ring.told("swept")] == [1, 2]
    assert all(ring[name].wounds for name in ("bob", "cid", "dan"))
    assert all(ring[name].activated for name in ("bob", "cid", "dan"))
    assert [ask.seat for ask in ring.asked if ask.name == "commit"] == [0, 1, 1, 1]
    assert ring.game.deck(0).discard == ["heart-8", "heart-2"]
    assert ring.game.state.combat is None


def test_amb_08_the_cards_stay_in_play_to_the_end_of_the_sweep():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4"], hands={0: ["heart 2"]})
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    left = [{"reinforce-one": "heart-2"}, {"sweep": "cid"}]
    while left:
        ring.run(combat_phase.resume_combat(ring.game), left)
        assert ring.game.deck(0).discard == []
        assert list(broken(ring.game)) == []
    assert ring.game.deck(0).hand == []  # the draw for the empty hand waits as well (AD66-DECK-12)
    ring.finish({"sweep": "stop"})
    assert ring.game.deck(0).discard == ["heart-8", "heart-2"]
    assert len(ring.game.deck(0).hand) == 1


def test_tal_07_no_sweep_without_a_wound_after_a_parry_or_against_the_same_enemy():
    unhurt = sweeping(["heart 8"], ["cup 7"], bob={"things": ["sabre", "cuirass"]})
    unhurt.fight("ann", "bob")
    assert "sweep" not in unhurt.names()
    parried = sweeping(["heart 8", "heart 7"], ["cup 3", "iron 8", "cup 4"], bob={"card": {"fencing": 1}})
    parried.fight("ann", "bob", {"parry": 1})
    assert "sweep" not in parried.names()


def test_tal_07_a_parried_sweep_is_fought_on_with_new_cards_and_then_over():
    ring = sweeping(["heart 8", "heart 7"], ["cup 3", "cup 4", "iron 8", "cup 2"], cid={"card": {"fencing": 1}})
    ring.fight("ann", "bob", {"sweep": "cid"}, {"parry": 1})
    assert ring.totals() == [(10, 8), (9, 7), (7 + 2 - 1, 5)]
    assert ring.names().count("sweep") == 1
    assert ring.game.deck(0).discard == ["heart-8", "heart-7"]


def test_tal_07_a_defender_who_wins_may_sweep_too_and_loses_the_cards_when_it_loses():
    ring = sweeping(["heart 8"], ["cup 3", "heart 7"], cid={"card": {"skills": {"edged": 4}}})
    ring["dan"].activated = True
    ring.fight("bob", "ann", {"sweep": "cid"})
    assert ring.totals() == [(8, 10), (9, 12)]
    assert ring["ann"].wounds == 3 + 1
    assert ring["ann"].cell == "d5"
    assert ring.game.deck(0).discard == ["heart-8"]


def test_tal_07_who_beats_a_sweeper_begins_a_sweep_of_its_own():
    cid = {"card": {"skills": {"edged": 4}, "talents": {"sweep": 0}}}
    others = {"cid": hero(1, "c3", **cid), "eve": hero(0, "c2")}
    ring = pair(talented("sweep"), others=others, red=["heart 7", "cup 2"], blue=["cup 3", "heart 8"])
    ring.fight("ann", "bob", {"sweep": "cid"}, {"sweep": "eve"})
    assert [(event["model"], event["penalty"]) for event in ring.told("swept")] == [("ann", 1), ("cid", 1)]
    assert ring.totals() == [(9, 5), (7 + 2 - 1 + 2, 8 + 4), (8 + 4 - 1, 4)]
    assert ring.game.deck(0).discard == ["heart-7", "cup-2"]
    assert ring.game.deck(1).discard == ["cup-3", "heart-8"]


# -- non-player Characters


def brute(at: str, **rest: Any) -> dict[str, Any]:
    return {**hero(-1, at, **rest), "vocation": "attacker", "hostile": ["red", "blue"]}


def test_npc_23_a_non_player_character_parries_with_one_token_and_never_fences():
    ring = Ring(
        {"ann": hero(0, "c4"), "npc": brute("d4", card={"fencing": 3})},
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 5", "skull 2"]}},
    )
    ring.fight("ann", "npc", {"weapon": "ann.sabre"}, {"retreat": "e4"})
    assert ring["npc"].fenced == 1
    assert "fence" not in ring.names()
    assert "parry" not in ring.names()
    assert [ask.seat for ask in ring.asked if ask.name == "commit"] == [0, 1]  # the other player plays for it
    assert [ask.seat for ask in ring.asked if ask.name == "retreat"] == [0]  # the Initiative holder moves it


def test_npc_attacks_through_the_same_rules_and_takes_its_best_weapon():
    ring = Ring(
        {
            "ann": hero(0, "c4"),
            "npc": brute("d4", things=["dagger", "mace"], card={"skills": {"knives": 1, "blunt": 3}}),
        },
        decks={0: {"top": ["heart 2"]}, 1: {"top": ["heart 8"]}},
    )
    ring.fight("npc", "ann", {"retreat": "b4"})
    assert ring.game.events and ring.told("weapon-named")[0] == {"model": "npc", "item": "mace"}
    assert ring.totals() == [(11, 5)]  # Ann's sabre is the longer one
    assert ring["npc"].attacked


def test_npc_24_a_player_may_support_a_non_player_character():
    figures = {"ann": hero(0, "c4"), "npc": brute("d4"), "bob": hero(1, "b4")}
    figures["npc"]["hostile"] = ["red"]
    ring = Ring(figures, decks={0: {"top": ["heart 5"]}, 1: {"top": ["heart 5"]}})
    ring["bob"].activated = True
    ring.fight("npc", "ann", {"support-npc": ("bob",)}, {"give-way": "stay"})
    assert ring.mods("npc") == {"support": 2}
    alone = Ring(figures, decks={0: {"top": ["heart 5"]}, 1: {"top": ["cup 5"]}})
    alone["bob"].activated = True
    alone.fight("npc", "ann", {"support-npc": ()}, {"retreat": "e4"})
    assert alone.mods("npc") == {}


def test_npc_12_an_attacked_recruit_joins_the_other_band_before_the_fight():
    ring = Ring(
        {"ann": hero(0, "c4"), "guest": {**brute("d4"), "vocation": "recruit", "hostile": []}},
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 7"]}},
    )
    assert combat_phase.must_fight(ring.game, 0) == []
    assert combat_phase.may_fight(ring.game, 0) == [ring["ann"]]
    assert explained(combat_phase.fight_menu(ring.game, ring["ann"]).why_not("avoid")) == "why-avoid-nobody"
    ring.phase({"combat-turn": {"activate": "ann"}}, {"retreat": "e4"})
    assert ring["guest"].seat == 1


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


def test_a_weapon_that_was_dropped_is_no_fighters_any_more():
    ring = pair(bob={"wounds": 9}, red=["heart 8"], blue=["heart 2"])
    ring.thing("bob", "sabre").own = False
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    while ring.game.combat.stage != "retreat":
        ring.run(combat_phase.resume_combat(ring.game))
    assert [thing.card for thing in ring.game.state.things] == ["sabre"]
    assert [side.weapon for side in duels(ring.game, 0)[0].sides] == ["sabre", ""]


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


def test_npc_08_a_guard_that_is_swept_is_roused():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4"])
    ring["cid"].seat = ring["cid"].side = -1
    ring["cid"].vocation, ring["cid"].hostile = "guard", ["red"]
    ring.fight("ann", "bob", {"sweep": "cid"}, {"sweep": "stop"})
    assert ring["cid"].vocation == "attacker"


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


def test_a_riposte_has_a_heading_of_its_own():
    """AD66-PARRY-06: before its cards and with them; the Parry between two exchanges has its own already."""
    ring = pair(red=["heart 8"], blue=["heart 2"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    assert [duel.name for duel in duels(ring.game, 0)] == ["combat"]
    ring.game.combat.riposte, ring.game.combat.stage = 1, "exchange"
    (shown,) = duels(ring.game, 0)
    assert (shown.name, shown.rule) == ("riposte", "AD66-PARRY-06")
    one, two = (Stake(seat, name, "edged") for seat, name in enumerate(("ann", "bob")))
    ring.game.state.tests += [
        Test("combat", "AD66-MELEE-09", [one, two], opposed=True),
        Test("parry", "AD66-PARRY-01", [two], 6),
    ]
    assert [duel.name for duel in duels(ring.game, 0)] == ["riposte", "parry"]
    assert all(known.has(f"word-{duel.name}") for known in TEXTS.values() for duel in duels(ring.game, 0))
