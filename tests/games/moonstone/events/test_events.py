"""Events and Agendas: how they are chosen, when they can be played, and what each does (MOON-EVENT)."""

from __future__ import annotations

import copy
import itertools
from random import Random

import pytest

from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import dropped
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.events import agendas, crazy_town, events, play_windows
from escarmouche.games.moonstone.harm.wounds import Hit, mark
from escarmouche.games.moonstone.state import Action
from escarmouche.games.moonstone.view import hidden

from ..positions import MOON, SUN, asked, card, lay, run, stand, table, told

WIZARD = card("wizard", "commonwealth", keywords=("wizard", "human"))
SOLDIER = card("soldier", "commonwealth", keywords=("soldier",))
PASS = ("window", "pass")
CRATE = {"id": "crate", "kind": "obstacle", "rect": [10, 10, 2, 2]}
WOOD = {"id": "wood", "kind": "wood", "circle": [24, 24, 3]}


def begun(first: int = 0, seats: int = 2, **options):
    """Events and Agendas are about to be chosen."""
    game = table(seats=seats, events=True, **options)
    game.state.phase = "events"
    game.state.factions = ["commonwealth", "dominion", "commonwealth", "dominion"][:seats]
    rolls = [("roll-events", 6 if seat == first else 1) for seat in range(seats)]
    run(events.choose(game), [*rolls, ("event-order", "first")] if seats == 2 else rolls)
    return game


def chosen(*secrets: tuple[str, ...], **options):
    """A game in which these cards are held."""
    game = table([*SUN, *MOON, WIZARD, SOLDIER], events=True, seats=max(2, len(secrets)), **options)
    state = game.state
    state.phase, state.turn = "activation", 1
    state.factions = ["commonwealth", "dominion", "commonwealth", "dominion"][: len(secrets)]
    state.secrets = [list(cards) for cards in secrets]
    state.phantasm, state.slain = [[] for _ in secrets], [0] * len(secrets)
    state.edges = ["south", "north", "west", "east"][: len(secrets)]
    return game


def pick(game, *names):
    for name in names:
        run(events.choose(game), [("take-card", name)])


# -- choosing


def test_moon_event_02_the_cards_are_six_and_six():
    assert len(events.EVENTS) == len(agendas.AGENDAS) == 6
    assert begun().state.deck == list(events.CARDS)


def test_moon_event_03_the_highest_roller_may_choose_second():
    game = table(events=True)
    run(events.choose(game), [("roll-events", 5), ("roll-events", 2), ("event-order", "second")])
    assert game.state.order == [1, 0]


def test_moon_event_02_ties_are_rolled_again():
    game = table(events=True, seats=3)
    run(events.choose(game), [("roll-events", n) for n in (5, 5, 1, 2, 4)])
    assert game.state.order == [1, 2, 0]


def test_moon_event_03_one_card_then_two_then_the_missing_type():
    game = begun(first=1)
    ask = asked(events.choose(game))
    assert (ask.seat, len(list(ask))) == (1, 12)
    pick(game, "hesitation")
    ask = asked(events.choose(game))
    assert (ask.seat, len(list(ask))) == (0, 11)
    pick(game, "forced-march")
    ask = asked(events.choose(game))
    assert (ask.seat, len(list(ask))) == (0, 5)  # the Events that are left
    pick(game, "ninja-reactions")
    ask = asked(events.choose(game))
    assert ask.seat == 1
    assert list(ask) == ["crazy-town", "defy-the-odds", "erudition", "raiding-party", "tavern-gossip"]
    pick(game, "crazy-town")
    assert game.state.secrets == [["forced-march", "ninja-reactions"], ["hesitation", "crazy-town"]]
    assert (game.state.phase, game.state.order, len(game.state.deck)) == ("grow", [], 8)


def test_moon_event_04_the_deck_goes_round_twice():
    game = begun(first=1, seats=3)
    seats = []
    while game.state.phase == "events":
        ask = asked(events.choose(game))
        seats.append(ask.seat)
        pick(game, next(iter(ask)))
    assert seats == [1, 2, 0, 1, 2, 0]
    assert all(sum(c in events.EVENTS for c in cards) == 1 == len(cards) - 1 for cards in game.state.secrets)
    assert len(game.state.deck) == 6


def test_moon_event_05_what_was_taken_is_told_to_its_owner_only():
    game = begun(first=0)
    pick(game, "hesitation")
    heard = [(event.name, dict(event.args)) for event in game.events if event.seen_by(1)]
    assert heard[-1] == ("took-a-card", {"seat": 1, "left": 11})
    assert not any("hesitation" in str(args) for _, args in heard)


def test_moon_amb_87_an_agenda_of_another_faction_may_be_taken():
    assert "raiding-party" in asked(events.choose(begun(first=0)))  # seat 0 is Commonwealth


def worlds(game, seat, count=300):
    """What a seat can believe about the others' cards."""
    dealt = set()
    rng = Random(1)
    for _ in range(count):
        state = copy.deepcopy(game.state)
        hidden.redeal_secrets(game, seat, rng)
        assert sorted([*game.state.deck, *itertools.chain(*game.state.secrets)]) == sorted(events.CARDS)
        dealt.add(tuple(tuple(cards) for cards in game.state.secrets))
        if seat is not None:
            seats = game.setup.seats
            assert game.state.glimpses[seat] == state.glimpses[seat]
            assert game.state.glimpses[seats + seat] == state.glimpses[seats + seat]
            assert game.state.secrets[seat] == state.secrets[seat]
        for name in ("secrets", "deck", "glimpses"):
            setattr(game.state, name, getattr(state, name))
    return dealt


def test_moon_hid_10_of_two_the_first_chooser_knows_both_cards_of_the_second():
    game = begun(first=0)
    pick(game, "hesitation", "forced-march", "ninja-reactions", "crazy-town")
    for world in worlds(game, 0):
        assert world[0] == ("hesitation", "crazy-town")
        assert set(world[1]) == {"forced-march", "ninja-reactions"}


def test_moon_hid_10_of_two_the_second_chooser_knows_the_first_card_and_the_type_of_the_other():
    game = begun(first=0)
    pick(game, "hesitation", "forced-march", "ninja-reactions", "crazy-town")
    dealt = worlds(game, 1)
    assert {world[0][0] for world in dealt} == {"hesitation"}
    assert {world[0][1] for world in dealt} == set(agendas.AGENDAS) - {"forced-march"}


def test_moon_hid_10_before_its_first_look_a_seat_knows_nothing():
    game = begun(first=0)
    pick(game, "hesitation")
    assert {world[0][0] for world in worlds(game, None)} == set(events.CARDS)
    asked(events.choose(game))  # now seat 1 looks
    assert {world[0][0] for world in worlds(game, 1)} == {"hesitation"}


def test_moon_hid_10_of_three_one_sees_what_is_gone_but_not_who_took_it():
    game = begun(first=0, seats=3)
    pick(game, "hesitation", "forced-march", "ninja-reactions", "crazy-town", "clumsiness-of-cowards", "erudition")
    last = worlds(game, 2)  # chose last: saw who could have taken what before, and everything except its own last card
    assert {frozenset([world[0][0], world[1][0]]) for world in last} == {frozenset(["hesitation", "forced-march"])}
    assert {world[0][0] for world in last} == {"hesitation", "forced-march"}
    first = worlds(game, 0, 600)  # the cards taken after its second look are unknown to it
    assert {world[0] for world in first} == {("hesitation", "crazy-town")}
    assert {frozenset([world[1][0], world[2][0]]) for world in first} == {
        frozenset(["forced-march", "ninja-reactions"])
    }
    assert len({world[1][1] for world in first}) > 4


def test_moon_hid_10_a_card_shown_belongs_to_whoever_showed_it():
    game = begun(first=0, seats=3)
    pick(game, "hesitation", "forced-march", "ninja-reactions", "crazy-town", "clumsiness-of-cowards", "erudition")
    game.state.revealed = ["forced-march"]
    assert {world[1][0] for world in worlds(game, 2)} == {"forced-march"}
    assert all("clumsiness-of-cowards" in worlds_[1] for worlds_ in worlds(game, 2))
    game.state.revealed = ["erudition"]
    assert all("erudition" in world[2] for world in worlds(game, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moon_hid_10_worlds_fit_at_every_moment(seats):
    for seed in range(8):
        rng = Random(seed)
        game = begun(first=seed % seats, seats=seats)
        while game.state.phase == "events":
            asked(events.choose(game))  # somebody looks
            for seat in (*range(seats), None):
                assert worlds(game, seat, 5)
            run(events.choose(game), rng=rng)
        for seat in (*range(seats), None):
            assert worlds(game, seat, 20)


# -- windows


def test_moon_amb_89_the_active_player_first_then_from_the_left():
    game = chosen(("hesitation",), ("hesitation",), ("hesitation",))
    game.state.active = stand(game, "moon1", 1, 10, 10).id
    order = []
    running = iter(play_windows.before_action(game))
    ask = next(running)
    for _ in range(3):
        order.append((ask.name, ask.seat, ask.rule))
        ask = _send(running, "pass")
    assert order == [("window", seat, "MOON-AMB-89") for seat in (1, 2, 0)]


def _send(running, answer):
    try:
        return running.send(answer)
    except StopIteration:
        return None


def test_moon_hid_14_whoever_holds_a_card_is_asked_even_if_it_cannot_be_played():
    game = chosen(("hesitation", "erudition"), ("ninja-reactions", "crazy-town"))
    ask = asked(play_windows.after_action(game))
    assert list(ask) == ["pass", "erudition"]
    assert ask.why_not("hesitation").key == "why-event-later"
    run(play_windows.after_action(game), [PASS, PASS])


def test_windows_cost_nothing_when_nobody_plays_with_events():
    game = table()
    for rule in (
        play_windows.before_action(game),
        play_windows.after_action(game),
        play_windows.step_edge(game, "replenish-end"),
    ):
        run(rule)
    assert run(play_windows.declared(game)) is False
    assert run(play_windows.shield(game, [])) == []
    run(play_windows.rolled(game, {0: 1}))


def test_nobody_is_asked_who_has_shown_everything():
    game = chosen(("hesitation", "erudition"), ("ninja-reactions", "crazy-town"))
    game.state.revealed = ["hesitation", "erudition"]
    assert asked(play_windows.before_action(game)).seat == 1


def test_moon_amb_88_an_agenda_counts_from_when_it_is_revealed():
    game = chosen(("erudition", "hesitation"), ("crazy-town", "ninja-reactions"))
    quack = stand(game, "wizard", 0, 5, 5)
    assert stats.arcane(game, quack) == 3
    run(play_windows.before_action(game), [("window", "erudition"), PASS, PASS])
    assert stats.arcane(game, quack) == 4
    assert game.state.revealed == ["erudition"]


def test_moon_amb_88_not_while_an_action_is_resolved():
    game = chosen(("hesitation", "forced-march"), ("crazy-town", "ninja-reactions"))
    victim = stand(game, "sun1", 0, 5, 5)
    game.state.action = Action("sun1", "step")
    ask = asked(play_windows.shield(game, [Hit(victim, 2)]))
    assert ask.seat == 0
    assert ask.why_not("forced-march").key == "why-agenda-later"


def test_a_world_is_asked_what_its_own_cards_allow():
    game = chosen(("hesitation", "erudition"), ("ninja-reactions", "crazy-town"))
    ask = asked(play_windows.before_action(game))
    game.state.secrets[0][:] = ["forced-march", "ninja-reactions"]
    assert list(ask) == ["pass", "forced-march"]


# -- the six Events


def test_moon_event_07_miraculous_recovery_at_the_start_of_replenish():
    game = chosen(("miraculous-recovery",), ())
    hurt = stand(game, "sun1", 0, 5, 5, wounds=4)
    stand(game, "sun2", 0, 8, 5)
    ask = asked(play_windows.step_edge(game, "replenish-start"))
    assert list(ask) == ["pass", {"miraculous-recovery": "sun1"}]
    run(play_windows.step_edge(game, "replenish-start"), [("window", {"miraculous-recovery": "sun1"})])
    assert hurt.wounds == 0
    assert game.state.revealed == ["miraculous-recovery"]
    other = chosen(("miraculous-recovery",), ())
    stand(other, "sun1", 0, 5, 5, wounds=4)
    assert list(asked(play_windows.step_edge(other, "replenish-end"))) == ["pass"]


def test_moon_amb_90_hesitation_stops_a_declared_action():
    game = chosen(("erudition",), ("hesitation", "crazy-town"))
    game.state.active = stand(game, "sun1", 0, 5, 5).id
    game.state.action = Action("sun1", "jog")
    ask = asked(play_windows.declared(game))
    assert (ask.seat, dict(ask.about)["action"]) == (1, "jog")
    assert run(play_windows.declared(game), [("window", "hesitation")]) is True
    assert game.state.action.stopped
    game.state.action = Action("sun1", "jog")
    assert run(play_windows.declared(game)) is False  # played once a game


def test_moon_event_07_hesitation_is_for_enemies():
    game = chosen(("hesitation", "erudition"), ("ninja-reactions", "crazy-town"))
    game.state.active = stand(game, "sun1", 0, 5, 5).id
    game.state.action = Action("sun1", "jog")
    assert asked(play_windows.declared(game)).seat == 1  # might hold it, as far as the table knows
    assert run(play_windows.declared(game), [PASS]) is False


def test_moon_hid_14_who_has_played_the_event_cannot_hold_another():
    game = chosen(("ninja-reactions", "erudition"), ("hesitation", "crazy-town"))
    game.state.revealed = ["ninja-reactions"]
    assert not play_windows.may_hold(game, 0, "hesitation")
    assert play_windows.may_hold(game, 1, "hesitation")
    assert play_windows.may_hold(game, 0, "tavern-gossip")


def test_moon_event_07_dawnlight_robbery_gives_an_ability_until_the_end_of_the_turn():
    game = chosen(("dawnlight-robbery",), ())
    thief = stand(game, "sun1", 0, 5, 5)
    assert events.extra_abilities(game, thief) == {}
    run(play_windows.before_action(game), [("window", {"dawnlight-robbery": "sun1"})])
    ability = events.extra_abilities(game, thief)["robbery"]
    assert (ability.cost, ability.range, ability.once) == (2, 1000, "turn")


def test_moon_amb_91_ninja_reactions_cover_the_whole_action():
    game = chosen(("hesitation", "erudition"), ("ninja-reactions", "crazy-town"))
    attacker, victim = stand(game, "sun1", 0, 5, 5), stand(game, "moon1", 1, 5, 6.2)
    game.state.active, game.state.action = "sun1", Action("sun1", "melee", "moon1")
    hits = [Hit(victim, 3, attacker), Hit(attacker, 1, victim)]
    ask = asked(play_windows.shield(game, hits))
    assert (ask.seat, ask.about["victims"], ask.about["wounds"]) == (0, ["moon1", "sun1"], [3, 1])
    left = run(play_windows.shield(game, hits), [PASS, ("window", {"ninja-reactions": "moon1"})])
    assert left == [hits[1]]
    assert run(play_windows.shield(game, [Hit(victim, 2)])) == []  # the Follow-Up
    game.state.action = Action("sun1", "melee", "moon1")
    assert run(play_windows.shield(game, [Hit(victim, 2)])) == [Hit(victim, 2)]  # the next action


def test_moon_amb_91_no_wounds_are_marked_on_a_shielded_character():
    game = chosen((), ("ninja-reactions",))
    stand(game, "sun1", 0, 5, 5)
    victim = stand(game, "moon1", 1, 5, 6.2)
    game.state.active, game.state.action = "sun1", Action("sun1", "melee", "moon1")
    run(mark(game, [Hit(victim, 3)]), [("window", {"ninja-reactions": "moon1"})])
    assert victim.wounds == 0


def test_moon_amb_92_clumsiness_of_cowards_drops_all_stones_near_their_own_edge():
    game = chosen((), ("clumsiness-of-cowards",))
    stand(game, "sun1", 0, 18, 8.591)  # its base is exactly 8" from the south edge
    stand(game, "sun2", 0, 22, 8.61)
    stand(game, "moon1", 1, 10, 4)
    for n, holder in enumerate(("sun1", "sun1", "sun2", "moon1")):
        lay(game, f"stone-{n + 1}", 0, 0, holder=holder)
    game.state.active = "sun1"
    ask = asked(play_windows.before_action(game))
    assert list(ask) == ["pass", {"clumsiness-of-cowards": "sun1"}]
    play = ("window", {"clumsiness-of-cowards": "sun1"})
    places = [("drop-stone", (18_891, 8_591)), ("drop-stone", (17_109, 8_591))]
    run(play_windows.before_action(game), [play, *places])
    assert [stone.holder for stone in game.stones] == ["", "", "sun2", "moon1"]
    assert [stone.depth for stone in game.stones[:2]] == [1, 1]


def test_moon_amb_95_favours_of_the_phantasm_take_a_card_for_each_slain():
    game = chosen(("favours-of-the-phantasm",), ())
    ask = asked(play_windows.before_action(game))
    assert ask.why_not({"favours-of-the-phantasm": []}).key == "why-none-slain"
    game.state.slain = [2, 0]
    run(play_windows.before_action(game), [("window", {"favours-of-the-phantasm": ["catastrophe", "blue-3"]}), PASS])
    assert game.state.phantasm == [["blue-3", "catastrophe"], []]
    assert len(game.state.arcane) == 19 and game.state.arcane.rest["blue-3"] == 0
    assert not any("blue-3" in str(event.args) for event in game.events if event.seen_by(1))  # MOON-HID-11
    assert any(event.name == "phantasm" and event.args["count"] == 2 for event in game.events if event.seen_by(1))


def test_moon_dec_39_the_owner_may_shuffle_the_cards_back():
    game = chosen(("favours-of-the-phantasm",), ())
    game.state.revealed, game.state.phantasm = ["favours-of-the-phantasm"], [["blue-3"], []]
    game.state.arcane.take(["blue-3"])
    assert list(asked(play_windows.after_action(game))) == ["pass", "shuffle-back"]
    run(play_windows.after_action(game), [("window", "shuffle-back")])
    assert (game.state.phantasm[0], game.state.arcane.rest["blue-3"]) == ([], 1)
    run(play_windows.after_action(game))


def test_moon_amb_95_not_while_the_deck_is_in_use():
    game = chosen(("favours-of-the-phantasm",), ())
    game.state.slain, game.state.flipped = [1, 0], "blue-1"
    reason = events.branch(game, 0, "favours-of-the-phantasm", "before-action", [])
    assert isinstance(reason, Refusal) and reason.rule == "MOON-AMB-95"


# -- the six Agendas


def shown(*names: str, faction: str = "commonwealth"):
    game = chosen(names, ())
    game.state.revealed = list(names)
    game.state.factions[0] = faction
    return game


def test_moon_event_07_erudition():
    game = shown("erudition")
    assert agendas.arcane_bonus(game, stand(game, "wizard", 0, 5, 5)) == 1
    assert agendas.arcane_bonus(game, stand(game, "soldier", 0, 8, 5)) == 0
    assert agendas.arcane_bonus(game, stand(game, "wizard", 1, 5, 9)) == 0


def test_moon_amb_87_an_agenda_does_nothing_for_another_faction():
    game = shown("erudition", faction="dominion")
    assert agendas.arcane_bonus(game, stand(game, "wizard", 0, 5, 5)) == 0
    fresh = chosen(("raiding-party",), ())
    run(play_windows.before_action(fresh), [("window", "raiding-party")])
    assert told(fresh) == ["revealed-agenda", "idle-agenda"]


def test_moon_event_07_forced_march_and_moon_amb_72_slow_caps_it():
    game = shown("forced-march")
    soldier = stand(game, "soldier", 0, 5, 5)
    assert stats.jog(game, soldier) == 6000
    lay(game, "stone-1", 0, 0, holder="soldier")
    assert stats.jog(game, soldier) == 2000


def test_moon_event_07_defy_the_odds_while_another_holds_more():
    game = shown("defy-the-odds")
    mine = stand(game, "sun1", 0, 5, 5)
    stand(game, "moon1", 1, 9, 9)
    assert (stats.melee(game, mine), stats.jog(game, mine)) == (3, 4000)
    lay(game, "stone-1", 0, 0, holder="moon1")
    assert (stats.melee(game, mine), stats.jog(game, mine)) == (4, 5000)


def test_moon_event_07_tavern_gossip_at_the_roll():
    game = chosen(("tavern-gossip", "hesitation"), ("crazy-town", "ninja-reactions"))
    totals = {0: 3, 1: 3}
    ask = asked(play_windows.rolled(game, totals))
    assert list(ask) == ["pass", "tavern-gossip"]
    run(play_windows.rolled(game, totals), [("window", "tavern-gossip")])
    assert totals == {0: 4, 1: 3}
    assert agendas.roll_bonus(game, 0) == 1
    assert agendas.roll_bonus(game, 1) == 0


def test_moon_amb_93_raiding_party_in_the_first_attack_of_a_turn():
    game = shown("raiding-party", faction="dominion")
    raider = stand(game, "sun1", 0, 5, 5)
    raider.used.append("melee")
    assert agendas.damage_bonus(game, raider) == 2
    raider.used.append("melee")
    assert agendas.damage_bonus(game, raider) == 0


# -- Crazy Town


def mad(**options):
    game = chosen((), ("crazy-town",), terrain=[CRATE, WOOD], **options)
    game.state.revealed = ["crazy-town"]
    return game


def test_moon_event_07_crazy_town_moves_as_many_pieces_as_the_card_says():
    game = mad()
    script = [
        ("flip", ["green-2"]),
        ("crazy-town", {"crate": (13_000, 10_000)}),
        ("crazy-town", {"wood": (24_000, 22_000)}),
    ]
    run(play_windows.step_edge(game, "replenish-end"), script)
    assert game.state.shifts == {"crate": (3000, 0), "wood": (0, -2000)}
    assert game.field.pieces["crate"].contains((13_000, 10_000))
    assert (game.state.flipped, len(game.state.arcane)) == ("", 21)


def test_moon_event_07_fewer_pieces_may_be_moved_and_each_once():
    ask = asked(crazy_town.crazy_town(mad()), [("flip", ["blue-3"]), ("crazy-town", {"crate": (11_000, 10_000)})])
    assert (ask.seat, ask.names) == (1, ["pass", "wood"])
    run(crazy_town.crazy_town(mad()), [("flip", ["blue-3"]), ("crazy-town", "pass")])


def test_moon_dec_40_catastrophe_lets_the_player_to_the_left_move_one_piece_six_inches():
    game = mad()
    ask = asked(crazy_town.crazy_town(game), [("flip", ["catastrophe"])])
    assert (ask.seat, ask.about["distance"]) == (0, 6000)
    assert ask.why_not({"crate": (16_000, 10_000)}) is None
    assert ask.why_not({"crate": (16_010, 10_000)}).key == "why-terrain-too-far"
    run(crazy_town.crazy_town(game), [("flip", ["catastrophe"]), ("crazy-town", {"crate": (16_000, 10_000)})])


def test_moon_amb_94_whatever_has_its_centre_inside_moves_along():
    game = mad()
    inside = stand(game, "sun1", 0, 24, 26.5)  # its base sticks out of the wood
    outside = stand(game, "sun2", 0, 24, 19)
    stone = lay(game, "stone-1", 25, 24)
    crazy_town.shift(game, "wood", (22_000, 25_000))
    assert (inside.x, inside.y) == (22_000, 27_500)
    assert (stone.x, stone.y) == (23_000, 25_000)
    assert (outside.x, outside.y) == (24_000, 19_000)


def test_moon_amb_94_a_piece_stops_at_bases_and_stones_that_are_not_inside():
    game = mad()
    stand(game, "sun1", 0, 14, 10)
    lay(game, "stone-1", 10, 13)
    area = crazy_town.Shift(game, "crate", 3000)
    assert area.why_not((12_400, 10_000)) is None  # in contact: 11" + 2.4" = 14" - 0.591"
    assert area.why_not((12_420, 10_000)).args["by"] == "sun1"
    assert area.why_not((10_000, 12_000)).args["by"] == "stone-1"
    assert area.why_not((7_000, 10_000)) is None


def test_moon_amb_94_a_piece_does_not_jump_over_a_stone():
    game = mad()
    lay(game, "stone-1", 10, 11.4)
    area = crazy_town.Shift(game, "crate", 6000)
    assert area.why_not((10_000, 15_000)).args["by"] == "stone-1"


def test_moon_amb_94_a_piece_stops_at_the_board_edge():
    game = mad()
    area = crazy_town.Shift(game, "wood", 20_000)
    assert area.why_not((33_000, 24_000)) is None
    assert area.why_not((33_001, 24_000)).key == "why-terrain-off-board"


def test_moon_amb_94_whoever_moves_along_runs_into_nobody():
    game = mad()
    stand(game, "sun1", 0, 24, 26.9)
    stand(game, "sun2", 0, 24, 29)
    area = crazy_town.Shift(game, "wood", 3000)
    assert area.why_not((24_000, 24_800)) is None
    assert area.why_not((24_000, 25_200)).args["by"] == "sun2"


def test_moon_event_07_crazy_town_is_for_the_dominion():
    game = mad()
    game.state.factions = ["commonwealth", "commonwealth"]
    run(play_windows.step_edge(game, "replenish-end"))


def test_a_building_moves_with_all_its_parts():
    house = [
        {"id": "house", "kind": "building", "rect": [10, 10, 6, 6], "top": 3},
        {"id": "wall", "kind": "wall", "building": "house", "line": [[7, 7], [13, 7]]},
        {"id": "loft", "kind": "floor", "building": "house", "rect": [10, 10, 5.5, 5.5], "top": 3},
    ]
    game = chosen((), ("crazy-town",), terrain=house)
    up = stand(game, "sun1", 0, 10, 10, floor="loft", z=3000)
    assert crazy_town.movable(game) == ["house"]
    crazy_town.shift(
        game,
        "house",
        (round(crazy_town.Shift(game, "house", 0).centre[0]) + 1000, crazy_town.Shift(game, "house", 0).centre[1]),
    )
    assert (up.x, up.z, up.floor) == (11_000, 3000, "loft")
    assert game.field.pieces["wall"].contains((8_000, 7_000))


def test_sampled_shifts_are_legal():
    game, rng = mad(), Random(2)
    stand(game, "sun1", 0, 12, 12)
    stand(game, "sun2", 0, 24, 25)
    lay(game, "stone-1", 10, 13)
    for _ in range(60):
        for name in crazy_town.movable(game):
            area = crazy_town.Shift(game, name, 3000)
            spot = area.sample(rng)
            assert area.why_not(spot) is None
            crazy_town.shift(game, name, spot)
    assert all(area.why_not(spot) is None for spot in area.propose())


def test_no_rule_is_dropped():
    assert not dropped
