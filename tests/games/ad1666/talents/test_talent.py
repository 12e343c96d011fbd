"""Stealth, conversation, cards and magic: Inconspicuous, the Interaction Phase, Divination and the talents around them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Ask, Choose, Menu, Order, Shut, Some
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.play.rule import clauses
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.divination import divination, glimpse, master_of_fate, mind_reading, omen
from escarmouche.games.ad1666.fate import conversation, magic, skill_test
from escarmouche.games.ad1666.npcs import recruit
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import Figure, Move, Ritual, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import (
    bribe,
    call_me_uncle,
    charm,
    gambler,
    inconspicuous,
    lockpick,
    notice,
    pickpocket,
    poisoner,
    prayer,
    seduction,
    sly_as_a_fox,
    spot,
    tactician,
)
from escarmouche.games.ad1666.turn import action, anytime, interaction
from escarmouche.games.ad1666.view import hidden

FOLDER = HERE.parents[1] / "games" / "ad1666" / "text"
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER))
TEXTS = {lang: Texts(lang, [HERE, FOLDER]) for lang in LANGUAGES}
FIELD = "\n".join(["+ " * 13, "".join(" ." for _ in range(12))] * 5 + ["+ " * 13])  # 12 by 5 open squares
COMMIT = {"commit": ["deck", "deck"]}

Figures = dict[str, dict[str, Any]]


class Field:
    """A position, and somebody who answers what is asked, by name. Cards come from the top of the decks as given."""

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

    def run(self, step: Any, answers: dict[str, Any] | None = None) -> Any:
        """Run a rule to its end; every answer must be legal, all that was prepared must be asked for, all that is told readable."""
        said = {name: list(value) if isinstance(value, list) else [value] for name, value in (answers or {}).items()}
        running, answer = iter(step), None
        try:
            while True:
                ask = running.send(answer)
                answer = self.reply(ask, said)
                assert ask.why_not(answer) is None, (ask, answer)
        except StopIteration as end:
            assert not any(said.values()), said
            self.readable()
            return end.value

    def reply(self, ask: Ask, said: dict[str, list[Any]]) -> Any:
        if isinstance(ask, Draw):
            return next(iter(ask))
        self.asked.append(ask)
        legible(ask)
        if ask.name == "reinforce" and ask.name not in said:
            return ()
        if ask.name == "reinforce-one" and not said.get(ask.name):
            return "pass"
        return said[ask.name].pop(0)

    def ask(self, name: str) -> Ask:
        return next(ask for ask in self.asked if ask.name == name)

    def names(self) -> list[str]:
        return [ask.name for ask in self.asked]

    def told(self, name: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.game.events if event.name == name]

    def readable(self) -> None:
        for event in self.game.events:
            assert event.rule in RULES, event
            for known in TEXTS.values():
                assert known.has(f"event-{event.name}"), event
                assert known.unfilled(f"event-{event.name}", event.args) == [], event

    def seen_by(self, seat: int) -> str:
        """All that a player was told, as one text to search in."""
        return repr([event.args for event in self.game.events if event.seen_by(seat)])


def legible(ask: Ask) -> None:
    """A question has its rule and its text in both languages."""
    assert ask.rule in RULES, ask
    for known in TEXTS.values():
        assert known.has(f"ask-{ask.name}"), ask
        assert known.unfilled(f"ask-{ask.name}", ask.about) == [], ask
    if isinstance(ask, Menu):
        for _, inner in ask.open():
            if inner is not None:
                legible(inner)


def why(branch: Any) -> str:
    """The key of a closed branch, read in both languages."""
    branch = branch.reason if isinstance(branch, Shut) else branch
    assert isinstance(branch, Refusal), branch
    assert branch.rule in RULES
    for known in TEXTS.values():
        assert known.has(branch.key), branch
        assert known.unfilled(branch.key, branch.args) == [], branch
    return branch.key


def who(seat: int, at: str, talents: dict[str, int] | None = None, **rest: Any) -> dict[str, Any]:
    """A plain Commoner with bare hands; scores and talents as wanted, marked only if that is said."""
    card = {"talents": talents or {}, **rest.pop("card", {})}
    return {"card": card, "seat": seat, "at": at, "things": [], "marker": False, **rest}


def hero(seat: int, at: str, talents: dict[str, int] | None = None, **rest: Any) -> dict[str, Any]:
    return who(seat, at, talents, **{**rest, "card": {"hero": True, **rest.pop("card", {})}})


# -- Inconspicuous


def sneaking(watcher: dict[str, Any], board: str = FIELD, **rest: Any) -> Field:
    """Ann, Inconspicuous [2], at b3, and Bob."""
    ann = who(0, "b3", {"inconspicuous": 2}, marker=True, **rest)
    return Field({"ann": ann, "bob": watcher}, board)


def test_disc_03_a_weapon_without_the_icon_in_sight_of_an_enemy_costs_the_marker():
    field = sneaking(who(1, "l3"), things=["sabre"], hands=["sabre"])
    notice.everybody_looks(field.game)
    assert not field["ann"].marker
    assert field.told("marker-lost") == [{"model": "ann"}]
    assert not field["ann"].surprise
    field.readable()


def test_amb_86_a_sabre_that_is_only_carried_does_not_show():
    field = sneaking(who(1, "l3"), things=["sabre", "dagger"], hands=["dagger"])
    notice.everybody_looks(field.game)
    assert field["ann"].marker


def test_disc_03_nobody_to_see_it_no_loss():
    wall = "\n".join(["+ " * 13, " . .|. . . . . . . . . ."] * 5 + ["+ " * 13])
    field = sneaking(who(1, "l3"), wall, things=["sabre"], hands=["sabre"])
    notice.everybody_looks(field.game)
    assert field["ann"].marker
    friendly = sneaking(who(0, "l3"), things=["sabre"], hands=["sabre"])
    notice.everybody_looks(friendly.game)
    assert friendly["ann"].marker


@pytest.mark.parametrize(
    ("at", "card", "lost"),
    [
        ("h3", {"hero": True, "wit": 2}, True),
        ("h3", {"hero": True, "intelligence": 2}, True),
        ("i3", {"hero": True, "wit": 2}, False),  # seven squares away
        ("h3", {"hero": True, "wit": 1}, False),
        ("h3", {"hero": False, "wit": 3}, False),
    ],
)
def test_disc_05_a_sharp_hero_within_six_squares_sees_through_it(at: str, card: dict[str, Any], lost: bool):
    field = sneaking(who(1, at, card=card))
    notice.everybody_looks(field.game)
    assert field["ann"].marker != lost


def test_disc_09_a_marked_enemy_and_an_uncles_friend_notice_nothing():
    sharp = {"hero": True, "wit": 3}
    field = sneaking(who(1, "c3", {"inconspicuous": 3}, card=sharp, marker=True))
    notice.everybody_looks(field.game)
    assert field["ann"].marker and field["bob"].marker
    field = sneaking(who(1, "c3", card=sharp))
    field["ann"].uncles.append("bob")
    notice.everybody_looks(field.game)
    assert field["ann"].marker
    assert not engage.are_enemies(field.game, field["ann"], field["bob"])


def test_dp_19_the_marker_may_be_dropped_and_that_surprises_disc_02():
    field = sneaking(who(1, "l1"))
    assert field.run(inconspicuous.offer_drop(field.game, field["ann"]), {"drop-marker": "keep-marker"}) is False
    assert field["ann"].marker
    assert field.run(inconspicuous.offer_drop(field.game, field["ann"]), {"drop-marker": "drop-marker"}) is True
    assert not field["ann"].marker
    assert field["ann"].surprise
    assert field.run(inconspicuous.offer_drop(field.game, field["ann"])) is False


# -- Spot


def spotting(bob: dict[str, Any], **rest: Any) -> Field:
    ann = who(0, "b3", {"inconspicuous": 3}, marker=True, card={"charisma": 1})
    return Field({"ann": ann, "bob": bob}, **rest)


def test_disc_06_spot_tests_wit_or_intelligence_against_charisma():
    bob = who(1, "c3", card={"wit": 1, "intelligence": 2})
    field = spotting(bob, decks={0: {"top": ["heart 5"]}, 1: {"top": ["iron 5"]}})
    branch = spot.branch(field.game, field["bob"])
    assert isinstance(branch, Menu)
    assert list(branch) == [{"ann": "wit"}, {"ann": "intelligence"}]
    legible(branch)
    field.run(spot.do(field.game, field["bob"], {"ann": "intelligence"}), COMMIT)
    assert not field["ann"].marker
    assert not field["ann"].surprise
    assert field.told("compared")[0] | {"one": 7, "two": 6} == field.told("compared")[0]


def test_opp_06_the_spotter_loses_ties_amb_14():
    bob = who(1, "c3", card={"wit": 1})
    field = spotting(bob, decks={0: {"top": ["heart 5"]}, 1: {"top": ["iron 5"]}})
    field.run(spot.do(field.game, field["bob"], {"ann": "wit"}), COMMIT)
    assert field["ann"].marker
    assert field.told("not-spotted")


def test_disc_06_too_far_or_out_of_sight():
    assert why(spot.branch((field := spotting(who(1, "i3"))).game, field["bob"])) == "why-too-far-to-spot"
    field = Field({"ann": who(0, "b3", {"inconspicuous": 3}, marker=True), "x": who(1, "c3"), "bob": who(1, "d3")})
    assert why(spot.branch(field.game, field["bob"])) == "why-unseen"
    field = spotting(who(1, "c3"))
    assert why(spot.branch(field.game, field["ann"])) == "why-nobody-marked"


def test_act_03_spot_is_open_to_the_engaged_and_closed_to_the_prone():
    field = Field(
        {
            "ann": who(0, "b3", {"inconspicuous": 3}, marker=True),
            "cat": who(0, "d3"),
            "bob": who(1, "c3"),
        },
        active="bob",
    )
    assert engage.engagers(field.game, field["bob"]) == [field["cat"]]
    assert isinstance(action.action_menu(field.game, field["bob"]).branch("spot"), Menu)
    field["bob"].prone = True
    assert why(action.action_menu(field.game, field["bob"]).branch("spot")) == "why-prone"


def test_ex_47_zagloba_walks_past_porthos_who_spots_nothing():
    field = Field(
        {
            "zagloba": {"card": "zagloba", "seat": 0, "at": "c3", "hands": []},
            "porthos": {"card": "porthos", "seat": 1, "at": "d3"},
        },
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["iron 2"]}},
    )
    notice.everybody_looks(field.game)
    zagloba, porthos = field["zagloba"], field["porthos"]
    assert zagloba.marker
    assert engage.holding_enemies(field.game, zagloba, "c3") == [] == engage.holding_enemies(field.game, porthos, "d3")
    field.run(spot.do(field.game, porthos, {"zagloba": "wit"}), COMMIT)
    assert zagloba.marker
    assert not engage.may_attack(field.game, porthos, zagloba)
    field.run(inconspicuous.offer_drop(field.game, zagloba), {"drop-marker": "drop-marker"})
    assert engage.may_attack(field.game, porthos, zagloba)
    assert zagloba.surprise


# -- conversation


def seducing(**rest: Any) -> Field:
    """AD66-EX-04: a Courtesan beside a Dragoon; Longinus stands by him."""
    figures: Figures = {
        "courtesan": {"card": "courtesan", "seat": 0, "at": "c3"},
        "dragoon": {"card": "dragoon", "seat": 1, "at": "d3"},
        "longinus": {"card": "longinus", "seat": 1, "at": "e3"},
        **rest.pop("figures", {}),
    }
    rest.setdefault("phase", "interaction")
    return Field(figures, **rest)


def test_ex_04_longinus_leads_the_defence_and_the_dragoon_is_seduced_all_the_same_conv_07():
    field = seducing(hands={0: ["iron 8"], 1: ["skull 6"]}, decks={1: {"top": ["heart 5"]}}, initiative=0)
    game = field.game
    (branch,) = interaction.offers(game, 0).values()
    assert list(branch) == [{"courtesan": "dragoon"}]
    field.run(
        interaction.phase(game),
        {
            "interaction": {"seduction": {"courtesan": "dragoon"}},
            "conversation-join": [("longinus",)],
            "commit": ["deck", {"hand": "skull-6"}, {"hand": "iron-8"}],
            "conversation-lead": "longinus",
        },
    )
    assert field.ask("conversation-lead").about["totals"] == [5, 8]
    assert field.told("compared") == [
        {"test": "courting", "model": "courtesan", "other": "longinus", "one": 9, "two": 8}
    ]
    assert field["courtesan"].status == field["dragoon"].status == "killed"
    assert field["longinus"].in_play
    assert not field["longinus"].activated
    assert game.state.alarm == 20
    assert sorted(game.deck(1).discard) == ["heart-5", "skull-6"]
    assert not game.state.tests


def test_conv_04_the_player_without_initiative_commits_first_and_cards_stay_hidden_hid_05():
    field = seducing(hands={0: ["iron 8"], 1: ["skull 6"]}, initiative=0)
    running = iter(seduction.seduce(field.game, field["courtesan"], field["dragoon"]))
    ask = next(running)
    assert (ask.name, ask.seat) == ("conversation-join", 1)
    ask = running.send(("longinus",))
    assert (ask.name, ask.seat, ask.about["model"]) == ("commit", 1, "dragoon")
    ask = running.send({"hand": "skull-6"})
    assert (ask.name, ask.seat, ask.about["model"]) == ("commit", 1, "longinus")
    ask = running.send("deck")
    assert (ask.name, ask.seat) == ("commit", 0)
    assert "skull-6" not in field.seen_by(0)
    assert "skull-6" not in repr(ask.about)
    (made,) = field.game.state.tests
    assert [stake.source for stake in (*made.sides, *made.others)] == ["", "hand", "deck"]
    assert made.others[0].card == ""  # a deck card is not even looked at


def test_conv_06_the_player_without_initiative_picks_the_lead_first():
    eve = {"card": "courtesan", "seat": 0, "at": "d2"}
    field = seducing(figures={"eve": eve}, initiative=1)
    field.run(
        seduction.seduce(field.game, field["courtesan"], field["dragoon"]),
        {
            "conversation-join": [("eve",), ("longinus",)],
            "commit": ["deck"] * 4,
            "conversation-lead": ["eve", "dragoon"],
        },
    )
    assert [ask.seat for ask in field.asked if ask.name == "conversation-lead"] == [0, 1]
    assert [ask.seat for ask in field.asked if ask.name == "commit"] == [0, 0, 1, 1]
    assert field["eve"].activated and field["courtesan"].activated


def test_ex_05_helpers_meet_every_condition_amb_100():
    figures: Figures = {
        "eve": {"card": "courtesan", "seat": 0, "at": "d2"},
        "bare": {"card": "courtesan", "seat": 0, "at": "c2", "marker": False},
        "far": {"card": "courtesan", "seat": 0, "at": "b3"},
        "done": {"card": "courtesan", "seat": 0, "at": "c4", "activated": True},
        "gallant": {"card": "gallant", "seat": 0, "at": "d4"},
    }
    field = seducing(figures=figures)
    assert [figure.id for figure in seduction.helpers(field.game, field["courtesan"], field["dragoon"])] == ["eve"]


def test_conv_03_defenders_stand_beside_attacker_or_target_amb_16():
    figures: Figures = {
        "by-her": {"card": "musketeer", "seat": 1, "at": "b3", "prone": True},
        "far": {"card": "musketeer", "seat": 1, "at": "a1"},
        "asleep": {"card": "musketeer", "seat": 1, "at": "d4", "unconscious": True},
        "npc": {"card": "guard", "at": "d2", "vocation": "guard", "hostile": ["red"]},
    }
    field = seducing(figures=figures)
    able = conversation.defenders(field.game, field["courtesan"], field["dragoon"], 1)
    assert [figure.id for figure in able] == ["longinus", "by-her"]


def test_conv_06_reinforcement_matches_the_leads_card_and_all_cards_are_discarded():
    field = seducing(hands={0: ["iron 3", "heart 3"]}, decks={0: {"top": ["iron 5"]}, 1: {"top": ["skull 6", "cup 2"]}})
    field.run(
        seduction.seduce(field.game, field["courtesan"], field["dragoon"]),
        {
            "conversation-join": [("longinus",)],
            "commit": ["deck"] * 3,
            "conversation-lead": "dragoon",
            "reinforce-one": ["iron-3", "pass"],
        },
    )
    assert field["dragoon"].status == "killed"  # 5 + 1 + 1 against 6 + 0
    assert sorted(field.game.deck(0).discard) == ["iron-3", "iron-5"]
    assert sorted(field.game.deck(1).discard) == ["cup-2", "skull-6"]


def test_opp_06_a_tie_is_lost_by_the_seducer_tal_35():
    field = seducing(decks={0: {"top": ["iron 5"]}, 1: {"top": ["skull 6"]}})
    field["longinus"].cell = "l5"
    field.run(seduction.seduce(field.game, field["courtesan"], field["dragoon"]), COMMIT)
    assert field["courtesan"].in_play and field["dragoon"].in_play
    assert field["courtesan"].marker  # she keeps it
    assert field["courtesan"].seduced == ["dragoon"]
    assert seduction.targets(field.game, field["courtesan"]) == []  # only once in a game


def test_tal_25_an_unshakeable_helper_may_turn_another_card():
    athos = {"card": "athos", "seat": 1, "at": "d2"}
    field = seducing(
        figures={"athos": athos}, decks={0: {"top": ["iron 5"]}, 1: {"top": ["skull 2", "cup 2", "cup 8"]}}
    )
    field["courtesan"].card = "gypsy"  # her marker does not matter here
    field["longinus"].cell = "l5"
    field.run(
        conversation.converse(field.game, field["courtesan"], field["dragoon"], seduction.COURTING, []),
        {
            "conversation-join": [("athos",)],
            "commit": ["deck"] * 3,
            "unshakeable": "turn",
            "which-card": "cup-8",
            "conversation-lead": "athos",
        },
    )
    assert sorted(field.game.deck(1).discard) == ["cup-2", "cup-8", "skull-2"]
    assert field.told("compared")[0]["two"] == 8 + field.game.card(field["athos"]).fortitude


# -- Charmer and Cold


def charming(card: str, **rest: Any) -> Field:
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3"},
        "lady": who(1, "d3", rest.pop("talents", None), card={"gender": "female", "fortitude": 2}),
    }
    return Field(figures, decks={0: {"top": [card]}, 1: {"top": ["skull 4"]}}, **rest)


@pytest.mark.parametrize(("card", "bonus"), [("heart 5", 2), ("iron 5", 1), ("skull 5", 0), ("cup 5", 0)])
def test_tal_10_charmer_adds_by_the_suit_of_the_initial_card(card: str, bonus: int):
    field = charming(card)
    field.run(seduction.seduce(field.game, field["gallant"], field["lady"]), COMMIT)
    assert field.told("compared")[0]["one"] == 5 + 2 + bonus


def test_amb_10_the_charmers_joker_gets_a_suit_from_its_owner_the_black_one_from_the_opponent():
    field = charming("red joker")
    field.run(seduction.seduce(field.game, field["gallant"], field["lady"]), {**COMMIT, "suit": "heart"})
    assert field.ask("suit").seat == 0
    assert field.told("compared")[0]["one"] == 10 + 2 + 2
    field = charming("black joker")
    field.run(seduction.seduce(field.game, field["gallant"], field["lady"]), {**COMMIT, "suit": "skull"})
    assert field.ask("suit").seat == 1
    assert field.told("compared")[0]["one"] == 0 + 2


def test_amb_16_charmer_counts_only_for_the_lead():
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3"},
        "friend": who(0, "d2", marker=True, card={"gender": "male", "charisma": 3}),
        "lady": who(1, "d3", card={"gender": "female"}),
    }
    field = Field(figures, decks={0: {"top": ["heart 5", "heart 2"]}, 1: {"top": ["skull 4"]}})
    field.run(
        seduction.seduce(field.game, field["gallant"], field["lady"]),
        {"conversation-join": [("friend",)], "commit": ["deck"] * 3, "conversation-lead": "friend"},
    )
    assert field.told("compared")[0]["one"] == 2 + 3


def test_tal_23_the_cold_are_no_target_and_leave_their_opponents_ability_and_cards():
    field = charming("heart 5", talents={"cold": 0})
    assert seduction.targets(field.game, field["gallant"]) == []
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3", "wounds": 9, "tokens": {"uncle": 1}},
        "lady": who(1, "d3", card={"gender": "female"}),
        "cold": who(1, "e3", {"cold": 0}),
    }
    field = Field(figures, decks={0: {"top": ["heart 5"]}, 1: {"top": ["skull 4", "cup 2"]}})
    assert stats.is_crippled(field.game, field["gallant"])
    field.run(
        seduction.seduce(field.game, field["gallant"], field["lady"]),
        {"conversation-join": [("cold",)], "commit": ["deck"] * 3, "conversation-lead": "lady"},
    )
    assert field.told("compared")[0]["one"] == 5 + 2
    assert not field.told("charmed")


def test_char_13_nobody_without_a_gender_is_meant():
    field = charming("heart 5")
    field.game.cards = {**field.game.cards}
    card = field.game.card(field["lady"])
    field.game.cards[card.id] = msgspec.structs.replace(card, gender=None)
    assert not charm.opposite_genders(field.game, field["gallant"], field["lady"])
    assert seduction.targets(field.game, field["gallant"]) == []


def test_tal_35_an_enemy_only_a_marked_one_is_a_friend_and_the_seducer_needs_its_own_marker():
    field = charming("heart 5")
    field["lady"].marker = True
    assert seduction.targets(field.game, field["gallant"]) == []
    field["lady"].marker = False
    assert seduction.targets(field.game, field["gallant"]) == [field["lady"]]
    field["gallant"].marker = False
    assert seduction.targets(field.game, field["gallant"]) == []


# -- the Interaction Phase


def test_intph_02_players_take_turns_until_nobody_wishes_to_act():
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3"},
        "lady": who(1, "d3", card={"gender": "female"}),
        "courtesan": {"card": "courtesan", "seat": 1, "at": "j3"},
        "dragoon": {"card": "dragoon", "seat": 0, "at": "k3"},
    }
    field = Field(figures, phase="interaction", first=1, decks={0: {"top": ["skull 2"]}, 1: {"top": ["cup 8"]}})
    game = field.game
    interaction.begin(game)
    assert game.state.seat == 1
    field.run(interaction.phase(game), {"interaction": "pass"})
    assert not interaction.is_over(game)
    field.run(interaction.phase(game), {"interaction": {"seduction": {"gallant": "lady"}}, **COMMIT})
    assert field["lady"].in_play
    assert not field["lady"].activated  # defending activates nobody (AD66-INTPH-03)
    assert game.state.passed == []
    assert interaction.seats_to_act(game) == [1]  # who passed may act after all; the gallant has been activated
    field.run(interaction.phase(game), {"interaction": "pass"})
    assert interaction.is_over(game)
    assert [ask.seat for ask in field.asked if ask.name == "interaction"] == [1, 0, 1]


def test_intph_01_nobody_with_anything_to_do_ends_it_at_once():
    field = Field({"ann": who(0, "b3"), "bob": who(1, "c3")}, phase="interaction")
    interaction.begin(field.game)
    assert interaction.is_over(field.game)


# -- recruiting


def recruiting(**rest: Any) -> Field:
    figures: Figures = {
        "ann": who(0, "c3", card={"charisma": 1}),
        "helper": who(0, "d4", card={"charisma": 3}),
        "bob": who(1, "e3", card={"charisma": 2}),
        "envoy": {"card": "envoy", "at": "d3", "vocation": "recruit", "marker": False},
    }
    return Field(figures, phase="interaction", **rest)


def test_npc_10_a_recruit_joins_the_band_without_a_marker_npc_11():
    field = recruiting(decks={0: {"top": ["heart 8"]}, 1: {"top": ["cup 6", "cup 3"]}})
    game, envoy = field.game, field["envoy"]
    assert list(interaction.offers(game, 0)["recruit"]) == [{"ann": "envoy"}, {"helper": "envoy"}]
    assert list(interaction.offers(game, 1)["recruit"]) == [{"bob": "envoy"}]
    field.run(
        interaction.phase(game),
        {
            "interaction": {"recruit": {"ann": "envoy"}},
            "conversation-join": [(), ("bob",)],
            "commit": ["deck"] * 3,
            "conversation-lead": "envoy",
        },
    )
    assert field.told("compared")[0] | {"one": 9, "two": 8} == field.told("compared")[0]
    assert (envoy.seat, envoy.side, envoy.vocation, envoy.marker) == (0, 0, "", False)
    assert envoy.activated  # it acts from the next phase (AD66-AMB-76)
    assert not field["bob"].activated
    assert [ask.seat for ask in field.asked if ask.name == "commit"] == [1, 1, 0]


def test_opp_06_a_tied_recruiter_fails_amb_14():
    field = recruiting(decks={0: {"top": ["heart 7"]}, 1: {"top": ["cup 6"]}})
    field.run(
        recruit.persuade(field.game, field["ann"], field["envoy"]),
        {"conversation-join": [(), ()], "commit": ["deck"] * 2},
    )
    assert field["envoy"].vocation == "recruit"
    assert field.told("not-recruited")


def test_tal_10_recruiting_is_no_talent_so_charm_does_not_count():
    field = recruiting(decks={0: {"top": ["heart 7"]}, 1: {"top": ["cup 6"]}})
    field["ann"].card = "gallant"
    field.run(
        recruit.persuade(field.game, field["ann"], field["envoy"]),
        {"conversation-join": [(), ()], "commit": ["deck"] * 2},
    )
    assert not field.told("charmed")


# -- Bribe


def bribing(top: list[str], theirs: list[str], **rest: Any) -> Field:
    figures: Figures = {
        "burgher": {"card": "burgher", "seat": 0, "at": "c3"},
        "dragoon": {"card": "dragoon", "seat": 1, "at": "d3"},
        **rest.pop("figures", {}),
    }
    return Field(figures, active="burgher", decks={0: {"top": top}, 1: {"top": theirs}}, **rest)


def test_tal_29_a_bribed_commoner_is_unconscious_and_the_token_is_gone():
    field = bribing(["heart 5"], ["cup 4"])
    assert list(action.action_menu(field.game, field["burgher"]).branch("bribe")) == ["dragoon"]  # engaged or not
    field.run(bribe.do(field.game, field["burgher"], "dragoon"), COMMIT)
    assert field["dragoon"].unconscious and field["dragoon"].prone
    assert "bribe" not in field["burgher"].tokens
    assert field.game.state.alarm == 20
    assert why(bribe.branch(field.game, field["burgher"])) == "why-bribe-spent"


def test_amb_13_a_win_by_five_is_a_triumph_the_target_counts_as_killed_amb_56():
    field = bribing(["heart 8"], ["cup 4"])
    field.run(bribe.do(field.game, field["burgher"], "dragoon"), COMMIT)
    assert field["dragoon"].status == "killed"
    assert field.game.state.alarm == 19


def test_tal_29_after_a_failure_the_token_stays():
    field = bribing(["heart 2"], ["cup 4"])
    field.run(bribe.do(field.game, field["burgher"], "dragoon"), COMMIT)
    assert field["burgher"].tokens["bribe"] == 1
    assert not field["dragoon"].unconscious


@pytest.mark.parametrize(
    ("card", "reason"), [("athos", "why-bribe-hero"), ("musketeer", "why-bribe-firm"), ("guard", "why-bribe-firm")]
)
def test_tal_29_only_weak_commoners_can_be_bribed(card: str, reason: str):
    field = bribing([], [])
    field["dragoon"].card = card
    assert why(bribe.branch(field.game, field["burgher"])) == reason


def test_tal_06_authority_makes_a_commoner_too_firm_to_be_bribed():
    field = bribing([], [], figures={"athos": {"card": "athos", "seat": 1, "at": "g3"}})
    assert why(bribe.branch(field.game, field["burgher"])) == "why-bribe-firm"
    field["dragoon"].cell = "k5"
    assert why(bribe.branch(field.game, field["burgher"])) == "why-nobody-beside"


def test_amb_17_helpers_are_adjacent_and_lose_their_activation_amb_90_the_marker_goes():
    figures: Figures = {
        "helper": who(0, "d4", card={"charisma": 3}),
        "prone": who(0, "d2", prone=True),
        "done": who(0, "e3", activated=True),
    }
    field = bribing(["heart 2", "heart 5"], ["cup 4"], figures=figures)
    field["burgher"].marker = True
    field.run(
        bribe.do(field.game, field["burgher"], "dragoon"),
        {"conversation-join": [("helper",)], "commit": ["deck"] * 3, "conversation-lead": "helper"},
    )
    assert field.ask("conversation-join").options == ["helper"]
    assert field["helper"].activated
    assert not field["burgher"].marker and field["burgher"].surprise
    assert field["dragoon"].unconscious


# -- Pickpocket


def thieving(top: list[str], theirs: list[str], **rest: Any) -> Field:
    figures: Figures = {
        "thief": {"card": "thief", "seat": 0, "at": "c3"},
        "courier": {"card": "dragoon", "seat": 1, "at": "d3", "adds": ["letter", "ring"]},
        **rest.pop("figures", {}),
    }
    return Field(figures, active="thief", decks={0: {"top": top}, 1: {"top": theirs}}, **rest)


def test_tal_37_a_thief_takes_one_scenario_item_keeps_the_marker_and_slips_away():
    field = thieving(["heart 6"], ["cup 4"])
    assert list(action.action_menu(field.game, field["thief"]).branch("pickpocket")) == ["courier"]
    field.run(pickpocket.do(field.game, field["thief"], "courier"), {**COMMIT, "steal": "courier.letter"})
    assert field.ask("steal").options == ["pass", "courier.letter", "courier.ring"]  # never musket or sabre
    assert [thing.card for thing in field["thief"].things] == ["dagger", "letter"]
    assert [thing.card for thing in field["courier"].things] == ["musket", "sabre", "ring"]
    assert field["thief"].marker
    move = field.game.move
    assert (move.figure, move.mp, move.kind) == ("thief", 1, "pickpocket")


def test_tal_37_caught_the_thief_loses_the_marker_without_surprise_and_the_lull_ends_dsn_19():
    lull = {"lull": {"side": "red", "turns": 3}}
    field = thieving(["heart 2"], ["cup 8"], scenario=lull)
    field.game.state.lull = True
    field.run(pickpocket.do(field.game, field["thief"], "courier"), COMMIT)
    assert not field["thief"].marker
    assert not field["thief"].surprise
    assert not field.game.state.lull
    assert field.game.state.move is None


def test_amb_89_the_target_is_an_enemy_that_holds_something_to_steal():
    field = thieving([], [])
    field["courier"].things = field["courier"].things[:2]
    assert why(pickpocket.branch(field.game, field["thief"])) == "why-nothing-to-steal"
    field = thieving([], [], figures={"friend": {"card": "dragoon", "seat": 0, "at": "c2", "adds": ["letter"]}})
    assert [other.id for other in pickpocket.possible_victims(field.game, field["thief"])] == ["courier"]
    field["thief"].marker = False
    assert why(pickpocket.branch(field.game, field["thief"])) == "why-not-inconspicuous"


# -- Lockpicking

LOCKED = "\n".join(["+ + + +", " . .L. ", "+ + + +", " . .|. ", "+ + + +"])


def at_the_lock(top: list[str], **rest: Any) -> Field:
    return Field(
        {"thief": {"card": "thief", "seat": 0, "at": "b1"}}, LOCKED, active="thief", decks={0: {"top": top}}, **rest
    )


def test_tal_12_a_success_unlocks_and_opens():
    field = at_the_lock(["heart 4"])
    assert list(action.action_menu(field.game, field["thief"]).branch("lockpicking")) == ["b1|c1"]
    field.run(lockpick.do(field.game, field["thief"], "b1|c1"))
    assert field.game.ground.state("b1|c1") == "open"
    assert why(lockpick.branch(field.game, field["thief"])) == "why-no-lock"


def test_tal_12_a_failure_does_nothing_a_mishap_ends_the_lull():
    lull = {"lull": {"side": "red", "turns": 3}}
    field = at_the_lock(["heart 3"], scenario=lull)
    field.game.state.lull = True
    field.run(lockpick.do(field.game, field["thief"], "b1|c1"))
    assert field.game.ground.state("b1|c1") == "locked"
    assert field.game.state.lull
    field = at_the_lock(["black joker"], scenario=lull)
    field.game.state.lull = True
    field.run(lockpick.do(field.game, field["thief"], "b1|c1"))
    assert not field.game.state.lull


def test_amb_47_a_lock_may_be_picked_from_diagonally_beside_the_door():
    field = at_the_lock(["heart 8"])
    field["thief"].cell = "b2"
    assert lockpick.locked_doors(field.game, field["thief"]) == ["b1|c1"]
    field["thief"].cell = "a2"
    assert lockpick.locked_doors(field.game, field["thief"]) == []


# -- Divination


def divining(cards: list[int], answers: dict[str, Any] | None = None, score: int = 3, **rest: Any) -> Field:
    """A seer [X] at b3 draws these Magic cards."""
    talents = {"divination": score} if score else {}  # without a score: 0
    seer = who(0, "b3", talents, card={"fortitude": 1})
    figures: Figures = {"seer": seer, "bob": who(1, "k3"), "bea": who(1, "k5"), **rest.pop("figures", {})}
    field = Field(figures, active="seer", magic={"top": cards}, **rest)
    field.game.state.move = Move("seer", "divination", 2)
    field.run(divination.divine(field.game, field["seer"]), answers)
    return field


def test_tal_15_two_mp_come_with_it_and_the_draw_is_owed():
    field = Field({"seer": who(0, "b3", {"divination": 3}), "bob": who(1, "k3")}, active="seer")
    assert action.action_menu(field.game, field["seer"]).branch("divination") is None
    divination.do(field.game, field["seer"], None)
    assert (field.game.move.mp, field.game.move.pending) == (2, "divination")
    assert field.game.state.magic_discard == []


def test_tal_15_one_of_x_cards_is_chosen_and_silent_ones_only_if_all_are():
    field = divining([17, 4, 24], {"divination": "magic-4"})
    assert field.ask("divination").options == ["magic-4"]
    assert field.game.state.magic_discard == ["17", "4", "24"]
    assert field["seer"].tokens == {"fate": 1}
    field = divining([17, 20, 24], {"divination": "magic-20"})
    assert field.told("omen") == [{"model": "seer", "card": "magic-20", "omen": "omen-silent"}]


def test_amb_94_a_score_of_zero_draws_nothing():
    field = divining([], score=0)
    assert field.game.state.magic_discard == []
    assert not field.asked


def test_amb_95_a_deck_that_runs_out_is_shuffled_again():
    field = Field({"seer": who(0, "b3")})
    state = field.game.state
    state.magic.take([str(number) for number in range(1, 24)])
    state.magic_discard = [str(number) for number in range(1, 24)]
    drawn = field.run(magic.turn_up(field.game, 2, "AD66-TAL-15"))
    assert drawn[0] == "24"
    assert sorted(map(int, state.magic_discard)) == sorted({24, int(drawn[1])})
    assert len(state.magic) == 22


@pytest.mark.parametrize(("card", "owner"), [(1, 0), (2, 0), (6, 1), (7, 1)])
def test_div_01_and_05_three_cards_are_put_back_in_any_order_dp_57(card: int, owner: int):
    top = ["heart 2", "cup 3", "iron 4"]
    order = ("iron-4", "heart-2", "cup-3")
    field = divining([card], {"deck-order": order}, score=1, decks={owner: {"top": top}})
    game = field.game
    deck = game.deck(owner)
    assert isinstance(field.ask("deck-order"), Order)
    assert deck.pile.top == list(order)
    assert (deck.looked if owner == 0 else deck.seen) == list(order)
    assert "cup-3" in field.seen_by(0)
    assert "cup-3" not in field.seen_by(1)
    assert field.told("deck-looked") == [{"model": "seer", "seat": 1, "whose": owner + 1, "count": 3}]
    for _ in range(5):
        hidden.redeal(game, 0, random.Random(1))
        assert deck.pile.top == list(order)  # the seer's player goes on knowing them
    hidden.redeal(game, 1, random.Random(1))
    assert len(deck.pile.top) == 3 and deck.pile.top != list(order)  # in a world of the other's they are others
    assert (deck.looked if owner == 0 else deck.seen) == deck.pile.top


def test_hid_02_what_somebody_else_has_put_in_order_is_known_no_more():
    field = divining(
        [6], {"deck-order": ("iron-4", "heart-2", "cup-3")}, score=1, decks={1: {"top": ["heart 2", "cup 3", "iron 4"]}}
    )
    deck = field.game.deck(1)
    bob = field["bob"]
    field.run(glimpse.look_at_top(field.game, bob, 1, "AD66-DIV-01"), {"deck-order": ("heart-2", "cup-3", "iron-4")})
    assert deck.seen == []
    assert deck.looked == deck.pile.top == ["heart-2", "cup-3", "iron-4"]


def test_hid_13_a_spectators_world_knows_no_top_and_no_hand():
    field = divining([8], {"calamity": "pass"}, score=1, hands={1: ["cup 3"]}, decks={1: {"top": ["heart 2"]}})
    deck = field.game.deck(1)
    deck.seen = ["heart-2"]
    hands = set()
    for seed in range(5):
        hidden.redeal(field.game, None, random.Random(seed))
        assert len(deck.seen) == 1 and deck.seen == deck.pile.top
        assert len(deck.shown) == 1 and deck.shown == deck.hand
        hands.add((*deck.seen, *deck.hand))
    assert len(hands) > 2  # who looks on knows that they were seen, and not which


def test_hid_07_a_card_seen_in_a_hand_may_be_the_one_laid_face_down():
    field = divining([11], score=1, hands={1: ["cup 3", "iron 8"]})
    game = field.game
    made = Test("spotting", "AD66-DISC-06", [Stake(0, "seer", ""), Stake(1, "bob", "")], opposed=True)
    made.sides[1].card, made.sides[1].source = "cup-3", "hand"
    game.deck(1).hand.remove("cup-3")
    game.state.tests.append(made)
    laid = set()
    for seed in range(20):
        hidden.redeal(game, 0, random.Random(seed))
        assert sorted([made.sides[1].card, *game.deck(1).hand]) == ["cup-3", "iron-8"]
        laid.add(made.sides[1].card)
    assert laid == {"cup-3", "iron-8"}


def test_hid_02_a_world_of_somebody_else_has_other_cards_to_put_in_order():
    field = Field({"seer": who(0, "b3"), "bob": who(1, "k3")}, decks={0: {"top": ["heart 2", "cup 3", "iron 4"]}})
    running = iter(glimpse.look_at_top(field.game, field["seer"], 0, "AD66-DIV-01"))
    ask = next(running)
    ask = running.send(next(iter(ask)))
    hidden.redeal(field.game, 1, random.Random(2))
    answer = ask.sample(random.Random(2))
    with pytest.raises(StopIteration):
        running.send(answer)
    assert len(field.game.deck(0).pile) == 30


def test_div_02_the_present_is_felt_once_a_player():
    field = divining([3], score=1)
    assert field.game.state.felt == [0]


def test_div_03_master_of_fate_replaces_a_card_from_either_deck_dp_59():
    field = divining([4], score=1, decks={0: {"top": ["heart 5"]}, 1: {"top": ["heart 5", "cup 2"]}})
    game = field.game
    field.run(
        spot_like(game, field["seer"], field["bob"]),
        {"commit": ["deck", "deck"], "fate": {"other": "heart-5"}},
    )
    assert field.told("fate-mastered")[0]["seat"] == 2
    assert field.told("compared")[0] | {"one": 5, "two": 2} == field.told("compared")[0]
    assert game.deck(1).discard == ["heart-5", "cup-2"]
    assert field["seer"].tokens == {}


def spot_like(game: Anno, one: Figure, other: Figure) -> Any:
    """An Opposed Test of something in which neither has a score."""
    return skill_test.opposed(
        game, "spotting", "AD66-DISC-06", Stake(one.seat, one.id, ""), Stake(other.seat, other.id, "")
    )


def test_div_03_never_a_card_from_the_hand_and_two_tokens_are_two():
    field = divining([4], score=1, hands={0: ["heart 8"], 1: ["cup 2"]})
    field["seer"].tokens["fate"] = 2
    master_of_fate.spend_token(field["seer"])
    assert field["seer"].tokens == {"fate": 1}
    field.run(spot_like(field.game, field["seer"], field["bob"]), {"commit": [{"hand": "heart-8"}, {"hand": "cup-2"}]})
    assert "fate" not in field.names()


def test_div_04_prophecy_draws_a_card_and_keeps_the_hand_limit_dp_60():
    hand = ["heart 2", "heart 3", "heart 4", "heart 5", "heart 6", "heart 7", "cup 2"]
    field = divining([5], {"hand-limit": ("cup-3",)}, score=1, hands={0: hand}, decks={0: {"top": ["cup 3"]}})
    assert field.game.deck(0).discard == ["cup-3"]
    field = divining([5], score=1, decks={0: {"top": ["cup 3"]}})
    assert field.game.deck(0).hand == ["cup-3"]
    assert "cup-3" not in field.seen_by(1)


def test_div_06_calamity_shows_a_hand_and_may_discard_one_card_of_it_dp_61():
    field = divining([8], {"calamity": "cup-3"}, score=1, hands={1: ["cup 3", "iron 8"]})
    deck = field.game.deck(1)
    assert (deck.hand, deck.discard) == (["iron-8"], ["cup-3"])
    assert field.ask("calamity").options == ["pass", "cup-3", "iron-8"]
    assert "iron-8" in field.seen_by(0)
    assert "iron-8" not in field.seen_by(1) + repr(field.told("hand-looked"))
    field = divining([8], {"calamity": "pass"}, score=1, hands={1: ["cup 3"]})
    assert field.game.deck(1).hand == ["cup-3"]
    assert divining([8], score=1).names() == []  # an empty hand


def test_hid_07_while_calamity_is_asked_and_after_it_the_seer_knows_that_hand():
    field = Field({"seer": who(0, "b3"), "bob": who(1, "k3")}, hands={1: ["cup 3", "iron 8"]})
    running = iter(omen.calamity(field.game, field["seer"]))
    ask = next(running)
    hidden.redeal(field.game, 0, random.Random(3))
    assert isinstance(ask, Choose)
    assert ask.options == ["pass", "cup-3", "iron-8"]
    other = Field({"seer": who(0, "b3"), "bob": who(1, "k3")}, hands={1: ["cup 3", "iron 8"]})
    hidden.redeal(other.game, 0, random.Random(3))
    assert other.game.deck(1).hand != ["cup-3", "iron-8"]  # who has not looked does not know it


@pytest.mark.parametrize(("card", "owner"), [(9, 0), (10, 1)])
def test_div_07_and_08_two_discards_go_back_into_their_deck_dp_62(card: int, owner: int):
    field = divining(
        [card],
        {"cards-returned": ("cup-3", "iron-8")},
        score=1,
        discards={owner: ["heart 2", "cup 3", "iron 8"]},
        hands={owner: ["heart 4"]},
        decks={owner: {"top": ["skull 2"]}},
    )
    deck = field.game.deck(owner)
    assert isinstance(field.ask("cards-returned"), Some)
    assert (deck.discard, deck.hand, deck.pile.top) == (["heart-2"], ["heart-4"], [])
    assert deck.pile.counts()["iron-8"] == 1


def test_amb_94_as_many_discards_as_there_are():
    field = divining([9], {"cards-returned": ("cup-3",)}, score=1, discards={0: ["cup 3"]})
    assert field.game.deck(0).discard == []
    field = divining([9], score=1)
    assert field.names() == []


def test_div_09_precognition_shows_the_hand_to_the_seers_player_alone():
    field = divining([11], score=1, hands={1: ["cup 3"]})
    assert "cup-3" in field.seen_by(0)
    assert "cup-3" not in field.seen_by(1)
    assert "cup-3" not in repr([event.args for event in field.game.events if event.seen_by(None)])


@pytest.mark.parametrize(("card", "asleep"), [("heart 6", False), ("heart 5", True)])
def test_div_10_a_vision_of_death_is_a_fortitude_test_nd_7(card: str, asleep: bool):
    field = divining([13], score=1, decks={0: {"top": [card]}})
    assert field["seer"].unconscious == asleep


def test_div_12_chaos_reshuffles_both_decks():
    field = divining([16], score=1, discards={0: ["heart 2"], 1: ["cup 3"]}, hands={1: ["cup 4", "cup 5"]})
    assert [deck.discard for deck in field.game.state.decks] == [[], []]
    assert [len(deck.hand) for deck in field.game.state.decks] == [0, 2]


def test_every_magic_card_has_an_entry_and_its_rule_tells_of_it():
    assert sorted(map(int, omen.ENTRIES)) == list(range(1, 25))
    for known in TEXTS.values():
        assert all(known.has(f"word-{omen.omen_name(card)}") for card in omen.ENTRIES)


# -- Mind reading


def reading(**rest: Any) -> Field:
    field = divining([14], score=1, **rest)
    assert field["seer"].tokens == {"mind": 1}
    return field


def test_div_11_the_opponent_names_the_next_character_and_is_bound_dp_63():
    field = reading()
    game = field.game
    (branch,) = anytime.branches(game, 0).values()
    assert list(branch) == ["seer"]
    assert anytime.branches(game, 1) == {}
    field.run(anytime.do(game, 0, "mind-reading", "seer"), {"name-next": "bea"})
    assert field.ask("name-next").seat == 1
    assert field["seer"].tokens == {}
    able = [field["bob"], field["bea"]]
    assert mind_reading.narrow_to_named(game, 1, able) == [field["bea"]]
    assert mind_reading.narrow_to_named(game, 0, [field["seer"]]) == [field["seer"]]
    assert not mind_reading.activation_lost(game, 1)
    mind_reading.release_named(game, 1)
    assert mind_reading.narrow_to_named(game, 1, able) == able


def test_div_11_if_the_named_one_dies_the_activation_is_lost():
    field = reading()
    field.run(mind_reading.read_mind(field.game, 0, "seer"), {"name-next": "bea"})
    field["bea"].status = "killed"
    assert mind_reading.activation_lost(field.game, 1)
    assert not mind_reading.activation_lost(field.game, 1)
    field.readable()


def test_div_11_nobody_to_name_or_named_already():
    field = reading()
    field["seer"].tokens["mind"] = 2
    field.run(mind_reading.read_mind(field.game, 0, "seer"), {"name-next": "bea"})
    assert why(mind_reading.branch(field.game, 0)) == "why-named-already"
    field.game.state.named = []
    field["bob"].activated = field["bea"].activated = True
    assert why(mind_reading.branch(field.game, 0)) == "why-nobody-to-name"


# -- Tactician and Sly as a Fox!


def initiative(figures: Figures, cards: tuple[str, str], **rest: Any) -> tuple[Field, Test]:
    """The Initiative cards lie open."""
    field = Field(figures, phase="initiative", **rest)
    made = Test("initiative", "AD66-INIT-01", [Stake(0, "", ""), Stake(1, "", "")], opposed=True, revealed=True)
    for stake, card in zip(made.sides, cards, strict=True):
        stake.card, stake.source = card, "hand"
        field.game.deck(stake.seat).pile.rest[card] -= 1
    field.game.state.tests.append(made)
    return field, made


def test_tal_36_a_tactician_may_play_another_initiative_card_dp_13():
    figures: Figures = {"dartagnan": {"card": "dartagnan", "seat": 1, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-2"), decks={1: {"top": ["iron 7"]}})
    field.run(tactician.offer_second_card(field.game, made), {"tactician-card": "turn", "which-card": "iron-7"})
    stake = made.sides[1]
    assert (stake.card, stake.source, stake.spent) == ("iron-7", "deck", ["cup-2"])
    field.run(tactician.offer_second_card(field.game, made))  # once per phase
    assert why(tactician.branch(field.game, field["dartagnan"])) == "why-tactician-used"
    field.run(skill_test.discard_played(field.game, "AD66-INIT-01"))
    assert field.game.deck(1).discard == ["cup-2", "iron-7"]


def test_deck_04_no_card_is_nowhere_while_the_tactician_chooses_between_two():
    figures: Figures = {"dartagnan": {"card": "dartagnan", "seat": 1, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-2"), decks={1: {"top": ["iron 7"]}})
    running = iter(tactician.offer_second_card(field.game, made))
    next(running)
    ask = running.send("turn")
    ask = running.send(next(iter(ask)))
    assert ask.name == "which-card"
    stake = made.sides[1]
    assert [stake.card, *stake.spent] == ["cup-2", "iron-7"]
    with pytest.raises(StopIteration):
        running.send("cup-2")
    assert [stake.card, *stake.spent] == ["cup-2", "iron-7"]


def test_tal_36_declining_leaves_the_other_effect_open_amb_91():
    figures: Figures = {"dartagnan": {"card": "dartagnan", "seat": 1, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-2"), decks={1: {"top": ["iron 7"]}})
    field.run(tactician.offer_second_card(field.game, made), {"tactician-card": "pass"})
    assert tactician.branch(field.game, field["dartagnan"]) is None


@pytest.mark.parametrize(("held", "discards", "left"), [(0, 1, 1), (5, 1, 6), (6, 2, 6), (7, 2, 7)])
def test_amb_91_two_cards_are_drawn_and_one_or_two_discarded(held: int, discards: int, left: int):
    hand = [f"heart {value}" for value in range(2, 9)][:held]
    field = Field(
        {"dartagnan": {"card": "dartagnan", "seat": 0, "at": "b3"}},
        active="dartagnan",
        hands={0: hand},
        decks={0: {"top": ["cup 2", "cup 3"]}},
    )
    assert action.action_menu(field.game, field["dartagnan"]).branch("tactician") is None
    given_up = ("cup-2", "cup-3")[:discards]
    field.run(tactician.do(field.game, field["dartagnan"], None), {"tactician-discard": given_up})
    assert field.game.deck(0).discard == list(given_up)
    assert len(field.game.deck(0).hand) == left
    assert why(tactician.branch(field.game, field["dartagnan"])) == "why-tactician-used"


def foxy(answer: str, **rest: Any) -> tuple[Field, Test]:
    figures: Figures = {"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-5"), decks={0: {"top": ["iron 7"]}}, **rest)
    field.run(sly_as_a_fox.after_reveal(field.game, made), {"sly": answer})
    return field, made


def test_tal_34_a_fox_keeps_its_card_which_stays_private_hid_08():
    field, made = foxy("keep-card")
    assert field.game.deck(0).hand == ["iron-7"]
    assert skill_test.total(made.sides[0]) == 4
    assert "iron-7" not in field.seen_by(1)
    field.run(sly_as_a_fox.after_reveal(field.game, made))  # once per phase


def test_tal_34_or_gives_it_up_for_two_that_stay_for_repeats_amb_04():
    field, made = foxy("give-up")
    assert field.game.deck(0).discard == ["iron-7"]
    assert skill_test.total(made.sides[0]) == 6
    assert field.game.state.plus == [2, 0]
    assert [mod.amount for mod in sly_as_a_fox.carried_bonus(field.game, 0)] == [2]
    assert sly_as_a_fox.carried_bonus(field.game, 1) == []
    assert "iron-7" in field.seen_by(1)


def test_tal_34_in_a_first_turn_without_initiative_phase_the_card_is_drawn():
    field = Field({"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}, decks={0: {"top": ["iron 7"]}})
    field.run(sly_as_a_fox.first_turn(field.game))
    assert field.game.deck(0).hand == ["iron-7"]
    assert field.asked == []


# -- Prayer


def praying(cards: list[int], **rest: Any) -> Field:
    figures: Figures = {
        "preacher": {"card": "preacher", "seat": 0, "at": "b3"},
        "witch": {"card": "gypsy", "at": "k3", "vocation": "guard", "hostile": ["red"]},
    }
    scenario = {"ritual": {"caster": "gypsy", "red": 3, "black": 3}}
    field = Field(figures, active="preacher", magic={"top": cards}, scenario=scenario, **rest)
    field.game.state.ritual = Ritual("witch", red=1, black=1, casting=True)
    return field


def test_tal_21_prayer_adds_black_cards_to_the_failures_of_a_spell_dp_64():
    field = praying([1, 2, 4])  # SKULL, HEART, IRON
    assert action.action_menu(field.game, field["preacher"]).branch("prayer") is None
    field.run(prayer.do(field.game, field["preacher"], None), {"prayer": "add-failures"})
    rite = field.game.state.ritual
    assert rite is not None
    assert (rite.red, rite.black) == (1, 2)
    assert field.game.state.magic_discard == ["1", "2", "4"]


def test_dp_64_or_they_are_discarded():
    field = praying([1, 3, 5])
    field.run(prayer.do(field.game, field["preacher"], None), {"prayer": "let-be"})
    assert field.game.state.ritual is not None and field.game.state.ritual.black == 1


def test_amb_92_no_prayer_without_a_spell_being_cast_by_an_enemy():
    field = praying([])
    assert field.game.state.ritual is not None
    field.game.state.ritual.casting = False
    assert why(prayer.branch(field.game, field["preacher"])) == "why-no-spell"
    field.game.state.ritual.casting = True
    field["witch"].hostile = ["blue"]
    assert why(prayer.branch(field.game, field["preacher"])) == "why-no-spell"


# -- Call me "Uncle"


def family(*cards: str) -> Field:
    figures: Figures = {"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}
    for place, card in enumerate(cards):
        figures[f"{card}-{place}"] = {"card": card, "seat": 1, "at": f"c{place + 1}"}
    return Field(figures)


def test_tal_01_the_opponent_chooses_two_commoners_or_one_hero_dp_06():
    field = family("musketeer", "musketeer", "porthos", "hound")
    field.run(call_me_uncle.before_game(field.game), {"uncle": {"commoners": ("musketeer-0", "musketeer-1")}})
    ask = field.ask("uncle")
    assert isinstance(ask, Menu)
    assert ask.seat == 1
    assert list(ask) == [{"commoners": ("musketeer-0", "musketeer-1")}, {"hero": "porthos-2"}]  # humans only
    assert field["zagloba"].uncles == ["musketeer-0", "musketeer-1"]
    game, nephew = field.game, field["musketeer-0"]
    assert {mod.amount for mod in stats.lasting_mods(game, nephew, "wit")} == {-1}
    assert {mod.amount for mod in stats.lasting_mods(game, nephew, "fortitude")} == {1}
    field["zagloba"].marker = False
    assert not engage.are_enemies(game, field["zagloba"], nephew)
    assert engage.are_enemies(game, field["zagloba"], field["porthos-2"])


def test_tal_01_a_hero_instead():
    field = family("musketeer", "musketeer", "porthos")
    field.run(call_me_uncle.before_game(field.game), {"uncle": {"hero": "porthos-2"}})
    assert field["zagloba"].uncles == ["porthos-2"]


def test_amb_82_without_a_legal_choice_as_many_commoners_as_can_be():
    field = family("musketeer", "hound")
    field.run(call_me_uncle.before_game(field.game))
    assert field["zagloba"].uncles == ["musketeer-0"]


def test_amb_82_the_owner_may_end_a_friendship_the_penalty_stays_dp_53():
    field = family("musketeer", "musketeer")
    field.run(call_me_uncle.before_game(field.game))
    field["zagloba"].marker = False
    (branch,) = anytime.branches(field.game, 0).values()
    assert list(branch) == ["musketeer-0", "musketeer-1"]
    assert anytime.branches(field.game, 1) == {}
    field.run(anytime.do(field.game, 0, "break-with", "musketeer-1"))
    assert engage.are_enemies(field.game, field["zagloba"], field["musketeer-1"])
    assert not engage.are_enemies(field.game, field["zagloba"], field["musketeer-0"])
    assert field["musketeer-1"].tokens["uncle"] == 1


# -- Poisoner and Gambler


def test_tal_16_poison_tokens_go_on_weapons_of_the_band_dp_05():
    figures: Figures = {
        "apothecary": {"card": "apothecary", "seat": 0, "at": "b3"},
        "bandit": {"card": "bandit", "seat": 0, "at": "b4"},
        "aramis": {"card": "aramis", "seat": 0, "at": "b5"},
        "foe": {"card": "bandit", "seat": 1, "at": "k4"},
    }
    field = Field(figures)
    field.run(
        poisoner.before_game(field.game, 0),
        {"place-poison": ["apothecary.blowpipe", "apothecary.blowpipe", "bandit.dagger"]},
    )
    first = field.ask("place-poison")
    assert isinstance(first, Choose)
    assert first.options == [
        "apothecary.blowpipe",
        "apothecary.dagger",
        "bandit.crossbow",
        "bandit.dagger",
    ]  # no good man's
    last = field.asked[-1]
    assert isinstance(last, Choose)
    assert "apothecary.blowpipe" not in last.options  # two darts, two poisons (AD66-POIS-02)
    assert field.game.thing(field["bandit"], "bandit.dagger").poisons == ["poison-token"]


@pytest.mark.parametrize(("card", "won"), [(1, -1), (3, 0), (2, 1), (4, 2)])
def test_tal_28_a_gambler_wins_or_loses_by_the_suit_dp_04(card: int, won: int):
    field = Field({"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}, magic={"top": [card]}, purse=[5, 5])
    field.game.state.picks = [["zagloba"], ["athos"]]
    field.run(gambler.gamble(field.game, 0), {"gamble": "gamble"})
    assert field.game.state.purse == [5 + won, 5]
    assert len(field.game.state.magic) == 24
    field.run(gambler.gamble(field.game, 1))  # no Gambler, no question
    assert field.names() == ["gamble"]


def test_dp_04_nobody_has_to_gamble():
    field = Field({"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}, purse=[5, 5])
    field.game.state.picks = [["zagloba"], []]
    field.run(gambler.gamble(field.game, 0), {"gamble": "pass"})
    assert field.game.state.purse == [5, 5]


# -- Faith in tests against somebody


def test_tal_21_faith_stands_for_the_ability_in_an_opposed_test_too():
    field = Field(
        {
            "ann": who(0, "b3", {"inconspicuous": 3}, marker=True),
            "bob": who(1, "c3", {"faith": 3}, tokens={"faith": 1}),
        },
        decks={0: {"top": ["heart 5"]}, 1: {"top": ["iron 3"]}},
    )
    field.run(spot.do(field.game, field["bob"], {"ann": "wit"}), {"faith": "faith", **COMMIT})
    assert not field["ann"].marker
    assert field["bob"].tokens == {}


# -- the ledger


def test_every_rule_that_these_rooms_cite_exists():
    rooms = ("anytime", "bribe", "charm", "conversation", "discreet", "divination", "gambler", "glimpse", "interaction")
    rooms += (
        "lockpick",
        "magic",
        "mind",
        "omen",
        "pickpocket",
        "poisoner",
        "prayer",
        "recruit",
        "seduction",
        "sly",
        "spot",
    )
    mine = (*rooms, "tactician", "uncle", "versus")
    cited = [
        rule
        for rule, functions in clauses.items()
        if any(name.rpartition("games.ad1666.")[2].partition(".")[0] in mine for name in functions)
    ]
    assert cited
    assert set(cited) <= RULES
