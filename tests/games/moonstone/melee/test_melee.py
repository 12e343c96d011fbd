"""A round of Melee (MOON-MELEE, DISTR, GO, CRIT, DMG, FOLLOW, SIG, END)."""

from __future__ import annotations

import random

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.dealer.chance import DEALER
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import Texts
from escarmouche.core.play.rule import dropped
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.melee import combat_cards
from escarmouche.games.moonstone.melee.melee import branch, melee, why_not
from escarmouche.games.moonstone.state import MOVES, Effect, combat_deck

from ..scripted_fight import GAP, SHORT, ScriptedFight, cards

BASIC = "going_for_it signature_moves follow_ups distractions"


def printed(deal_suffer: str) -> list[tuple[int | None, int | None]]:
    cells = []
    for cell in deal_suffer.split():
        deal, suffer = (None if value == "N" else int(value) for value in cell.split("/"))
        cells.append((deal, suffer))
    return cells


def test_the_matrix_agrees_with_the_six_printed_cards():
    order = ("FS", "HG", "SC", "RA", "LG", "TH")
    rows = {
        "HG": "N/N N/N N/N 2/N N/N 0/N",
        "FS": "0/0 N/N 2/3 1/3 N/2 2/0",
        "TH": "0/2 N/0 0/N 1/2 N/1 3/3",
        "SC": "3/2 N/N 0/0 2/2 N/N N/0",
        "RA": "3/1 N/2 2/2 1/1 N/N 2/1",
        "LG": "2/N N/N N/N N/N N/N 1/N",
    }
    for opponent, row in rows.items():
        for own, (deal, suffer) in zip(order, printed(row), strict=True):
            assert combat_cards.STANDARD[SHORT[own]].deals[SHORT[opponent]] == deal
            assert combat_cards.STANDARD[SHORT[opponent]].deals[SHORT[own]] == suffer


def test_moon_follow_01_three_standard_results_are_circled():
    circled = [(own, other) for own in MOVES for other in combat_cards.STANDARD[own].circles]
    assert circled == [
        ("high-guard", "falling-swing"),
        ("sweeping-cut", "thrust"),
        ("low-guard", "rising-attack"),
    ]


# -- worked examples


def test_moon_ex_12_billys_critical_rising_attack():
    scripted = ScriptedFight("billy", "bobby", off=BASIC)
    hands = {"billy": "RA RA TH TH LG FS", "bobby": "SC LG"}
    scripted.fight(hands, ("RA", "SC"), {"critical": 2}, {"critical": 1}, {"type": "slicing"})

    assert (scripted["bobby"].wounds, scripted["billy"].wounds) == (5, 0)
    assert [(e["source"], e["amount"]) for e in scripted.told("change")] == [
        ("arming-sword", 1),
        ("weakling", -1),
        ("quilted", -1),
    ]
    assert [e["total"] for e in scripted.told("damage")] == [5, 0]
    assert scripted.told("blow")[0]["product"] == 4


def test_moon_ex_13_flavius_restores_what_he_suffered():
    scripted = ScriptedFight("flavius", "bobby", off=BASIC)
    hands = {"flavius": "RA RA TH FS FS LG", "bobby": "SC LG"}
    scripted.fight(hands, ("RA", "SC"), {"critical": 2}, {"critical": 1}, {"type": "impact"})

    assert (scripted["bobby"].wounds, scripted["flavius"].wounds) == (5, 0)
    assert scripted.told("wounded")[1] == {"model": "flavius", "wounds": 1, "left": 8}
    assert scripted.told("restored")[0]["wounds"] == 1


def test_moon_ex_11_only_printed_types_can_be_chosen():
    scripted = ScriptedFight("billy", "plain", off=BASIC)
    scripted.fight({"billy": "RA FS TH TH LG SC", "plain": "SC SC TH"}, ("RA", "SC"), 1, 1, {"type": "slicing"})
    assert list(scripted.asked[-1]) == ["impact", "slicing", "piercing"]

    scripted = ScriptedFight("billy", "plain", off=BASIC)
    scripted.fight({"billy": "RA FS TH TH LG SC", "plain": "SC SC TH"}, ("TH", "TH"), 1, 1)  # Piercing: no bonus
    assert scripted["plain"].wounds == 3


def test_moon_ex_15_stu_and_the_baron_with_all_advanced_rules():
    scripted = ScriptedFight("stu", "baron")
    hands = {"stu": "TH TH RA LG LG HG", "baron": "FS SC TH RA LG"}
    scripted.fight(
        hands,
        ("TH", "FS"),
        {"critical": 2},
        {"critical": 1},
        {"signature": "upgrade"},
        {"signature": "upgrade"},
        {"follow-up": "TH"},
        {"critical": 1},
    )
    assert (scripted["stu"].wounds, scripted["baron"].wounds) == (6, 6)
    assert scripted.game.has(scripted["baron"], "no-jog")
    assert not scripted.game.has(scripted["stu"], "no-jog")


def test_moon_ex_17_nabot_ripostes_under_the_plate():
    scripted = ScriptedFight("baron", "nabot")
    hands = {"baron": "FS FS TH SC LG LG TH", "nabot": "HG RA SC SC LG"}
    scripted.fight(
        hands,
        ("FS", "HG"),
        {"critical": 2},
        {"critical": 1},
        {"signature": "keep"},
        {"follow-up": "RA"},
        {"critical": 1},
        {"signature": "upgrade"},
    )
    assert (scripted["baron"].wounds, scripted["nabot"].wounds, scripted["nabot"].energy) == (3, 0, 1)


# -- declaring


def closed(game, model):
    """Why nobody can be attacked."""
    return Menu("action", seat=0, rule="", branches={"melee": lambda: branch(game, model)}).branch("melee")


def test_moon_melee_02_the_defender_is_an_enemy_within_reach_and_sight():
    scripted = ScriptedFight("plain", "other", "billy", "bobby", gap=2000)
    plain = scripted["plain"]
    plain.energy = 1
    ask = branch(scripted.game, plain)
    assert not isinstance(ask, Refusal) and list(ask) == ["other"]
    assert why_not(scripted.game, plain, "billy").key == "why-melee-friend"
    assert why_not(scripted.game, plain, "bobby").key == "why-melee-too-far"
    assert why_not(scripted.game, plain, "bobby").args["gap"] == 6000 - 2 * 591
    assert why_not(scripted.game, plain, "nobody") is None
    assert ask.why_not("nobody").key == "why-not-an-option"
    scripted["other"].status = "slain"
    assert why_not(scripted.game, plain, "other").key == "why-slain"
    refusal = closed(scripted.game, plain)
    assert isinstance(refusal, Refusal) and refusal.key == "why-melee-too-far"


def test_moon_melee_02_a_third_model_hides_the_defender():
    scripted = ScriptedFight("stu", "plain", "giant", gap=1400)
    scripted["stu"].energy = 1
    scripted["plain"].x, scripted["giant"].x = scripted["giant"].x, scripted["plain"].x
    refusal = closed(scripted.game, scripted["stu"])
    assert isinstance(refusal, Refusal) and refusal.key == "why-melee-unseen"


def test_moon_act_02_an_attack_that_cannot_be_paid_is_closed():
    scripted = ScriptedFight("plain", "other")
    refusal = closed(scripted.game, scripted["plain"])
    assert isinstance(refusal, Refusal) and refusal.key == "why-melee-energy"


def test_moon_melee_02_nobody_left():
    scripted = ScriptedFight("plain")
    scripted["plain"].energy = 1
    refusal = closed(scripted.game, scripted["plain"])
    assert isinstance(refusal, Refusal) and refusal.key == "why-melee-nobody"


# -- drawing


def drawn(scripted: ScriptedFight) -> list[int]:
    """How many cards each side draws."""
    counts: list[int] = []
    running, send, rng = iter(melee(scripted.game, *scripted.game.models[:2])), None, random.Random(1)
    while len(counts) < 2:
        ask = running.send(send)
        send = ask.sample(rng)
        if ask.seat == DEALER:
            counts.append(ask.count)
    running.close()
    return counts


def test_moon_melee_03_the_attacker_draws_two_more():
    assert drawn(ScriptedFight("billy", "bobby")) == [6, 2]


def test_moon_melee_04_everyone_draws_at_least_one():
    scripted = ScriptedFight("plain", "other")
    scripted["plain"].effects = [Effect("melee", -9)]
    scripted["other"].effects = [Effect("melee", -3)]
    assert drawn(scripted) == [1, 1]


def test_moon_amb_44_only_the_sum_is_floored():
    scripted = ScriptedFight("plain", "other")
    scripted["plain"].effects = [Effect("melee", -4), Effect("melee", 1)]  # 0 + 2
    assert drawn(scripted) == [2, 3]
    scripted = ScriptedFight("plain", "other")
    scripted["plain"].effects = [Effect("melee", -4)]  # -1 + 2
    assert drawn(scripted) == [1, 3]


def test_moon_amb_45_the_attacker_leaves_a_card_for_the_defender():
    scripted = ScriptedFight("plain", "other")
    scripted["plain"].effects = [Effect("melee", 30)]
    assert drawn(scripted) == [17, 1]


def test_moon_distr_01_other_enemies_distract_both_sides():
    scripted = ScriptedFight("plain", "other", "stu", "baron")
    scripted["baron"].x, scripted["baron"].y = (
        scripted["plain"].x,
        scripted["plain"].y + 3000,
    )  # engages plain, an ally of stu
    scripted["stu"].x, scripted["stu"].y = scripted["other"].x, scripted["other"].y + 3500  # engages other
    assert drawn(scripted) == [3 + 2 - 1, 3 - 1]
    assert drawn(ScriptedFight("plain", "other", off="distractions")) == [5, 3]


def test_moon_amb_57_distractions_count_whoever_owns_them():
    scripted = ScriptedFight("plain", "other", "stu", seats=3)
    scripted["stu"].seat, scripted["stu"].x, scripted["stu"].y = (
        2,
        scripted["plain"].x + GAP // 2,
        scripted["plain"].y + 3000,
    )
    assert drawn(scripted) == [3 + 2 - 1, 3 - 1]


def test_moon_go_01_two_more_cards_for_an_energy():
    scripted = ScriptedFight("plain", "other")
    scripted["plain"].energy, scripted["other"].energy = 2, 1
    hands = {"plain": "RA RA RA TH TH FS SC", "other": "HG HG HG"}
    scripted.fight(hands, {"going-for-it": "yes"}, {"going-for-it": "no"}, ("SC", "HG"), 1, 1)
    assert (scripted["plain"].energy, scripted["other"].energy) == (1, 1)
    assert [len(hand["cards"]) for hand in scripted.told("combat-hand")] == [5, 3, 2]


def test_moon_go_01_needs_energy_and_two_cards():
    scripted = ScriptedFight("plain", "other")
    scripted["other"].energy = 1
    scripted["plain"].effects = [Effect("melee", 9)]  # 14 cards, then 3: one is left
    hands = {"plain": "FS FS FS TH TH TH SC SC SC RA RA RA LG LG", "other": "HG HG HG"}
    scripted.fight(hands, ("SC", "HG"), 1, 1)
    assert scripted["other"].energy == 1


def test_moon_amb_85_a_predictable_hand_is_shown_after_all_draws_to_the_opponent_only():
    scripted = ScriptedFight("plain", "showy", seats=3)
    scripted["showy"].energy = 1
    hands = {"plain": "RA RA RA TH TH", "showy": "HG HG SC FS"}
    scripted.fight(hands, {"going-for-it": "yes"}, ("RA", "HG"), 1, 1, {"type": "impact"})
    (seen,) = [event for event in scripted.game.events if event.name == "hand-seen"]
    assert seen.to == (0,)
    assert seen.args["cards"] == sorted(cards("HG HG SC FS"))


# -- cards and copies


def test_moon_melee_05_each_chooses_from_their_own_hand():
    scripted = ScriptedFight("plain", "other")
    scripted.fight({"plain": "RA RA TH TH HG", "other": "SC SC SC"}, ("TH", "SC"), 1, 1, {"follow-up": "none"})
    attacker, defender = scripted.asked[:2]
    assert (attacker.seat, list(attacker)) == (0, cards("HG TH RA"))
    assert (defender.seat, list(defender)) == (1, cards("SC"))


def test_moon_hid_14_copies_are_asked_for_whether_held_or_not():
    scripted = ScriptedFight("plain", "other")
    scripted.fight({"plain": "RA RA RA TH HG", "other": "SC FS HG"}, ("RA", "FS"), 3, 1, "impact", "impact")
    attacker, defender = scripted.asked[2:4]
    assert (list(attacker), list(defender)) == ([1, 2, 3], [1])


def test_moon_hid_14_nothing_is_asked_of_an_empty_hand():
    scripted = ScriptedFight("plain", "other")
    scripted["other"].effects = [Effect("melee", -2)]
    scripted.fight({"plain": "SC RA RA TH HG", "other": "SC"}, ("SC", "SC"), {"critical": 1})
    assert scripted["other"].wounds == 0


def test_moon_crit_02_copies_multiply_before_other_changes():
    scripted = ScriptedFight("baron", "plain")
    hands = {"baron": "TH TH TH HG HG LG LG", "plain": "FS SC SC"}
    scripted.fight(hands, ("TH", "FS"), 3, 1, {"type": "impact"})
    assert scripted.told("blow")[0]["product"] == 6
    assert (scripted["plain"].wounds, scripted["plain"].status) == (7, "dying")  # 6 + 1


def test_moon_crit_03_null_stays_null():
    scripted = ScriptedFight("plain", "other")
    scripted.fight({"plain": "TH TH TH HG HG", "other": "SC FS FS"}, ("TH", "SC"), 3, 1, {"follow-up": "none"})
    assert scripted["other"].wounds == 0


def test_hands_are_read_from_the_state_when_somebody_looks():
    scripted = ScriptedFight("plain", "other", off=BASIC)
    running, send, rng = iter(melee(scripted.game, *scripted.game.models)), None, random.Random(1)
    asks = running.send(send)
    while not isinstance(asks, tuple):
        asks = running.send(asks.sample(rng))
    scripted.game.state.bout.defender.hand[:] = cards("HG HG RA")
    assert list(asks[1]) == cards("HG RA")
    running.close()


# -- damage


def test_moon_melee_07_both_deal_at_the_same_time():
    scripted = ScriptedFight("plain", "other")
    scripted["plain"].wounds = scripted["other"].wounds = 6
    scripted.fight({"plain": "TH HG HG LG LG", "other": "TH HG SC"}, ("TH", "TH"), 1, 1)
    assert (scripted["plain"].status, scripted["other"].status) == ("dying", "dying")


def test_moon_melee_08_a_defender_out_of_its_reach_deals_null():
    scripted = ScriptedFight("stu", "plain", gap=591 * 2 + 2500)
    scripted.fight({"stu": "TH HG HG LG LG RA", "plain": "TH TH SC"}, ("TH", "TH"), 1, 2, {"signature": "keep"})
    assert scripted["stu"].wounds == 0
    assert scripted["plain"].wounds == 5
    assert [event["model"] for event in scripted.told("blow-short")] == ["plain"]


def test_moon_melee_09_zero_is_a_number_and_null_is_not():
    scripted = ScriptedFight("baron", "plain")
    scripted.fight({"baron": "TH HG HG LG LG RA RA", "plain": "HG SC SC"}, ("TH", "HG"), 1, 1)
    assert scripted["plain"].wounds == 1  # 0 + 1
    scripted = ScriptedFight("baron", "plain")
    scripted.fight({"baron": "TH HG HG LG LG RA RA", "plain": "HG SC SC"}, ("TH", "SC"), 1, 1, {"follow-up": "none"})
    assert scripted["plain"].wounds == 0  # Null + 1


def test_moon_amb_51_becoming_null_beats_every_plus():
    scripted = ScriptedFight("flavius", "plain", off=BASIC)
    scripted.fight({"flavius": "RA RA RA TH FS LG", "plain": "SC LG LG"}, ("RA", "SC"), 3, 1, {"type": "slicing"})
    assert scripted["plain"].wounds == 0
    assert scripted.told("change-null")[0]["source"] == "bludgeon"


def test_moon_dmg_01_no_type_is_asked_where_the_result_is_null():
    scripted = ScriptedFight("plain", "other", off=BASIC)
    scripted.fight({"plain": "FS RA RA TH HG", "other": "HG SC SC"}, ("FS", "HG"), 1, 1)
    assert all(ask.name != "type" for ask in scripted.asked)


def test_moon_amb_84_a_change_for_a_card_counts_once():
    scripted = ScriptedFight("nabot", "plain", off=BASIC)
    hands = {"nabot": "FS FS HG HG LG LG SC", "plain": "LG SC SC"}
    scripted.fight(hands, ("FS", "LG"), 2, 1, {"type": "impact"})
    assert scripted["plain"].wounds == 3  # 2 x 2 - 1


# -- Signature Moves


def test_moon_sig_02_it_is_asked_only_of_a_matching_card():
    scripted = ScriptedFight("baron", "plain")
    scripted.fight({"baron": "TH HG HG LG LG RA RA", "plain": "HG SC SC"}, ("TH", "HG"), 1, 1)
    assert all(ask.name != "signature" for ask in scripted.asked)
    scripted = ScriptedFight("baron", "plain", off="signature_moves")
    scripted.fight({"baron": "FS HG HG LG LG RA RA", "plain": "LG SC SC"}, ("FS", "LG"), 1, 1, {"type": "slicing"})
    assert scripted["plain"].wounds == 3


def test_moon_sig_04_the_opponent_reads_the_standard_name():
    scripted = ScriptedFight("baron", "plain")
    hands = {"baron": "FS HG HG LG LG RA RA", "plain": "RA SC SC"}
    scripted.fight(hands, ("FS", "RA"), 1, 1, {"signature": "upgrade"}, {"type": "impact"})
    assert scripted["plain"].wounds == 4  # Master Strike 3 + 1
    assert scripted["baron"].wounds == 0  # 1 against Falling Swing, - 2 plate


def test_moon_sig_06_effects_of_the_round_count_for_each_copy():
    scripted = ScriptedFight("plain", "flintlock")
    hands = {"plain": "RA RA SC SC LG", "flintlock": "HG HG LG"}
    scripted.fight(hands, ("RA", "HG"), 2, 2, {"signature": "upgrade"}, {"type": "impact"})
    assert scripted["flintlock"].wounds == 2  # 2 x 2 - 2
    assert ("flintlock-signature", -2) in [(e["source"], e["amount"]) for e in scripted.told("change")]


def test_moon_sig_07_the_standard_circle_is_lost_with_the_upgrade():
    scripted = ScriptedFight("plain", "flintlock")
    hands = {"plain": "FS RA SC SC LG", "flintlock": "HG TH LG"}
    scripted.fight(hands, ("FS", "HG"), 1, 1, {"signature": "upgrade"})
    assert not scripted.told("follow-up-due")


def test_moon_amb_56_passives_do_not_reduce_it_but_a_signature_move_does():
    scripted = ScriptedFight("nabot", "flintlock")
    hands = {"nabot": "RA RA SC SC LG LG FS", "flintlock": "HG TH LG"}
    scripted.fight(hands, ("RA", "HG"), 1, 1, {"signature": "upgrade"}, {"signature": "upgrade"})
    assert scripted["flintlock"].wounds == 2  # 3 - 1


# -- Follow-Ups


def test_moon_follow_03_it_is_read_against_the_first_card_and_hurts_only_the_other():
    scripted = ScriptedFight("plain", "other")
    hands = {"plain": "FS RA SC SC LG", "other": "HG TH TH"}
    scripted.fight(hands, ("FS", "HG"), 1, 1, {"follow-up": "TH"}, {"critical": 2})
    assert scripted["plain"].wounds == 4  # 2 x Thrust against Falling Swing
    assert scripted["other"].wounds == 0


def test_moon_follow_05_a_last_card_is_played_without_further_questions():
    scripted = ScriptedFight("plain", "other")
    scripted["other"].effects = [Effect("melee", -1)]
    scripted.fight({"plain": "FS RA SC SC LG", "other": "HG TH"}, ("FS", "HG"), 1, 1, {"follow-up": "TH"})
    assert scripted["plain"].wounds == 2


def test_moon_hid_14_a_follow_up_is_offered_whatever_is_held():
    scripted = ScriptedFight("plain", "other")
    scripted.fight({"plain": "FS RA SC SC LG", "other": "HG LG LG"}, ("FS", "HG"), 1, 1, {"follow-up": "none"})
    assert list(scripted.asked[-1]) == ["none", "low-guard"]
    assert scripted.told("follow-up-none") == [{"model": "other"}]


def test_moon_follow_02_a_slain_fighter_has_none():
    scripted = ScriptedFight("stu", "baron")
    scripted["baron"].wounds = 6
    hands = {"stu": "TH RA RA LG LG HG", "baron": "FS TH TH SC SC"}
    scripted.fight(hands, ("TH", "FS"), 1, 1, {"signature": "keep"}, {"signature": "upgrade"})
    assert (scripted["baron"].status, scripted["stu"].wounds) == ("dying", 2)


def both_follow_up(mine: str, theirs: str, *answers: object) -> ScriptedFight:
    """Master Strike against Master Strike is circled for both, and dents neither plate."""
    scripted = ScriptedFight("baron", "twin", off="going_for_it")
    hands = {"baron": "FS TH TH HG HG LG LG", "twin": "FS RA TH SC SC"}
    scripted.fight(hands, ("FS", "FS"), 1, 1, "upgrade", "upgrade", (mine, theirs), *answers)
    return scripted


def test_moon_follow_07_two_follow_ups_meet_each_other():
    scripted = both_follow_up("TH", "RA", 2, 1, {"type": "piercing"})
    assert scripted["twin"].wounds == 3  # 2 x 2 (Thrust against Rising Attack) + 1 - 2
    assert scripted["baron"].wounds == 0  # 1 (Rising Attack against Thrust) + 1 - 2
    mine, theirs = scripted.asked[6:8]
    assert (mine.seat, theirs.seat) == (0, 1)


def test_moon_amb_49_who_declines_is_met_at_the_first_card():
    scripted = both_follow_up("none", "SC", 1)
    assert scripted["baron"].wounds == 1  # 2 (Sweeping Cut against Falling Swing) + 1 - 2
    assert scripted["twin"].wounds == 0


def test_moon_amb_49_both_may_decline():
    scripted = both_follow_up("none", "none")
    assert len(scripted.told("follow-up-none")) == 2


def test_moon_amb_101_with_nobody_left_only_effects_on_oneself_are_offered():
    scripted = ScriptedFight("medic", "plain")
    scripted["plain"].wounds, scripted["medic"].wounds = 6, 5
    hands = {"medic": "SC SC TH HG LG", "plain": "TH FS FS"}
    answers = [("SC", "TH"), 1, 1, "upgrade", {"follow-up": "SC"}, 1, "upgrade"]
    scripted.fight(hands, *answers)
    assert list(scripted.asked[5]) == ["none", "sweeping-cut"]
    assert scripted["plain"].status == "dying"
    assert scripted["medic"].wounds == 3  # restored by both Signature Moves

    scripted = ScriptedFight("baron", "plain")  # Master Strike has no such effect: nothing is asked
    scripted["plain"].wounds = 6
    hands = {"baron": "FS TH TH HG HG LG LG", "plain": "SC FS SC"}
    scripted.fight(hands, ("FS", "SC"), 1, 1, "upgrade")
    assert scripted["plain"].status == "dying"


def test_moon_amb_47_a_follow_up_grants_no_other():
    scripted = ScriptedFight("plain", "other")
    hands = {"plain": "TH RA RA LG LG", "other": "SC SC SC"}
    scripted.fight(hands, ("TH", "SC"), 1, 1, {"follow-up": "SC"}, {"critical": 1})
    assert len(scripted.told("follow-up-due")) == 1


def test_moon_amb_48_out_of_reach_only_for_effects_on_oneself():
    far = 591 * 2 + 2500
    scripted = ScriptedFight("stu", "plain", gap=far)
    scripted.fight({"stu": "TH HG HG LG LG RA", "plain": "SC TH SC"}, ("TH", "SC"), 1, 1, {"signature": "keep"})
    assert not scripted.told("follow-up-due")
    scripted = ScriptedFight("stu", "flintlock", gap=far)
    hands = {"stu": "TH HG HG LG LG RA", "flintlock": "SC TH HG"}
    scripted.fight(
        hands,
        ("TH", "SC"),
        1,
        1,
        {"signature": "keep"},
        {"follow-up": "HG"},
        {"critical": 1},
        {"signature": "upgrade"},
    )
    assert list(scripted.asked[5]) == ["none", "high-guard"]


def test_follow_ups_can_be_switched_off():
    scripted = ScriptedFight("plain", "other", off="follow_ups")
    scripted.fight({"plain": "FS RA SC SC LG", "other": "HG LG LG"}, ("FS", "HG"), 1, 1)


# -- End Step


def test_moon_end_03_effects_happen_even_if_their_character_was_slain():
    scripted = ScriptedFight("plain", "quack")
    scripted["quack"].wounds = 6
    hands = {"plain": "FS RA SC SC HG", "quack": "LG TH TH"}
    scripted.fight(hands, ("FS", "LG"), 1, 1, {"signature": "upgrade"}, {"type": "impact"})
    assert scripted["quack"].status == "dying"
    assert scripted["plain"].effects == [Effect("melee", -2)]


def test_moon_amb_54_numbers_of_effects_are_multiplied():
    scripted = ScriptedFight("plain", "quack")
    hands = {"plain": "SC RA SC SC HG", "quack": "LG LG TH"}
    scripted.fight(hands, ("SC", "LG"), 1, 2, {"signature": "upgrade"})
    assert scripted["plain"].effects == [Effect("melee", -4)]


def test_moon_end_04_out_of_reach_nothing_touches_the_attacker():
    scripted = ScriptedFight("stu", "quack", gap=591 * 2 + 2500)
    scripted.fight({"stu": "SC HG HG LG LG RA", "quack": "LG TH TH"}, ("SC", "LG"), 1, 1, {"signature": "upgrade"})
    assert scripted["stu"].effects == []


def test_moon_end_02_the_attacker_says_whose_effects_come_first():
    scripted = ScriptedFight("stu", "quack")
    hands = {"stu": "TH HG HG LG LG RA", "quack": "LG TH TH"}
    scripted.fight(
        hands, ("TH", "LG"), 1, 1, {"signature": "upgrade"}, {"signature": "upgrade"}, {"end-first": "quack"}
    )
    assert scripted.asked[-1].seat == 0
    assert [event["model"] for event in scripted.told("end-effects")] == ["quack", "stu"]


def test_moon_amb_55_a_slain_character_restores_nothing():
    scripted = ScriptedFight("baron", "flavius")
    scripted["flavius"].wounds = 8
    hands = {"baron": "RA HG HG LG LG SC SC", "flavius": "SC TH TH LG"}
    scripted.fight(hands, ("RA", "SC"), 1, 1, {"signature": "upgrade"}, {"type": "slicing"})
    assert (scripted["flavius"].status, scripted["flavius"].wounds) == ("dying", 9)


# -- after the round


def test_moon_melee_10_all_cards_go_back():
    scripted = ScriptedFight("plain", "other")
    scripted.fight({"plain": "FS RA SC SC LG", "other": "HG TH TH"}, ("FS", "HG"), 1, 1, {"follow-up": "TH"}, 2)
    assert scripted.game.state.bout is None
    assert scripted.game.state.combat == combat_deck()


@pytest.mark.parametrize("seed", range(40))
def test_random_rounds_keep_the_deck_and_stay_in_range(seed: int):
    rng = random.Random(seed)
    names = ["billy", "bobby", "baron", "stu", "nabot", "flavius", "flintlock", "showy", "quack", "plain"]
    rng.shuffle(names)
    scripted = ScriptedFight(*names[:2])
    for model in scripted.game.models:
        model.energy, model.wounds = rng.randrange(3), rng.randrange(4)
    running, send = iter(melee(scripted.game, *scripted.game.models)), None
    while True:
        try:
            asks = running.send(send)
        except StopIteration:
            break
        send = tuple(ask.sample(rng) for ask in asks) if isinstance(asks, tuple) else asks.sample(rng)
    assert scripted.game.state.combat == combat_deck()
    for model in scripted.game.models:
        health = scripted.game.card(model).health
        assert 0 <= model.wounds <= health
        assert (model.wounds == health) == (model.status == "dying")
    assert not dropped


# -- texts


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_of_the_log_has_a_text(lang: str):
    texts = Texts(lang, [BOOK.folder / "text"])
    scripted = ScriptedFight("stu", "baron")
    scripted["stu"].energy = scripted["baron"].energy = 1
    hands = {"stu": "TH TH RA LG LG HG SC HG", "baron": "FS SC TH RA LG"}
    answers = ["yes", "no", ("TH", "FS"), 2, 1, "upgrade", "upgrade", "TH", 1]
    scripted.fight(hands, *answers)
    for event in scripted.game.events:
        if event.name.startswith("now-"):
            continue
        line = texts.event(event)
        assert not line.startswith("event-") and "{" not in line, line
    for ask in scripted.asked:
        line = texts.say(f"ask-{ask.name}", ask.about)
        assert not line.startswith("ask-") and "{" not in line, line
