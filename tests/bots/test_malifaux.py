"""The greedy bot's sense of Malifaux: plain positions with a clear answer, Crews that may be hired, whole games against chance."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots import bot
from escarmouche.bots import malifaux as sense
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.malifaux import deeds, habits, odds, strike
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.asks.ask import parts
from escarmouche.core.asks.region import Place
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat
from escarmouche.games.malifaux.cards.vocabulary import calls
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.state import HAND

BOOK = find("malifaux")
LEADERS = ("maud-hollowell", "maud-bellwife", "aurel-finch", "hild-askar", "tamsin-farrow", "odile-crake", "orm-quarry")
ENCOUNTERS = (("turf", "standard"), ("explosives", "corner"), ("idols", "flank"), ("reckoning", "wedge"))
BOARDS = ("crossroads", "depot", "graveyard", "river")


def position(**given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    setup = BOOK.read_setup(BOOK.prepared({"seats": 2}, given))
    return Game(BOOK, setup, seed_bytes(0), state=BOOK.given(setup, given))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when the clock does not matter."""
    return Greedy(seed=seed, budget=None, worlds=2).answer(Seat(game, seat))


def deed(game: Game[Any], seat: int = 0) -> str:
    return parts(thinks(game, seat))[0]


# -- odds


def test_the_odds_of_the_ledger() -> None:
    """D-2: 21 cards are Weak with the Black Joker, 20 Moderate, 13 Severe; with + the better of two counts, with - the worse."""
    nothing, weak, moderate, severe = odds.bands(0)
    assert [round(54 * share) for share in (nothing + weak, moderate, severe)] == [21, 20, 13]
    assert all(math.isclose(sum(odds.flip(modifier)), 1.0) for modifier in range(-3, 4))
    assert odds.bands(1)[3] > severe > odds.bands(-1)[3]
    assert math.isclose(odds.reach(13), 5 / 54)
    even = odds.duel(0)
    assert even.hit > 0.5 > even.hit - even.tie  # a tie is the Attacker's
    assert odds.duel(2).hit > even.hit > odds.duel(0, 0, 1).hit


# -- Actions


def test_strikes_who_stands_beside_it() -> None:
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [19.5, 18], "health": 2},
        },
        active="ann",
    )
    assert thinks(game) == "pallbearer:coffin"


def test_charges_who_is_a_walk_away() -> None:
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [23.5, 18]},
        },
        active="ann",
    )
    name, spot = parts(thinks(game))
    assert name == "charge"
    assert math.dist(spot, (23_500, 18_000)) < 4_000


def test_shoots_the_one_that_it_can_bring_down() -> None:
    game = position(
        models={
            "ann": {"card": "jun-hale", "seat": 0, "at": [18, 10]},
            "bob": {"card": "pallbearer", "seat": 1, "at": [14, 18]},
            "cid": {"card": "outrider", "seat": 1, "at": [22, 18], "health": 1},
        },
        active="ann",
    )
    game.answer(0, "jun-hale:long-rifle")
    assert (game.pending[0].name, thinks(game)) == ("target", "cid")


def test_fog_hides_nobody_from_who_is_unaffected_by_it() -> None:
    """MALI-TERR-17: the - of Concealing terrain is not reckoned; nor is Terrifying left out for whom only fog does not affect."""
    shot = {"id": "shot", "range": 12, "type": "missile", "stat": 5, "resist": "df", "target": {}}
    keen = {"abilities": [{"id": "keen", "words": [{"immune": {"to": ["concealing"]}}]}]}
    game = position(
        terrain=[{"id": "fog", "kind": "fog", "rect": [12, 10, 4, 4]}],
        models={
            "ann": {"card": {"actions": [shot]}, "seat": 0, "at": [5, 10]},
            "eve": {"card": {"actions": [shot], **keen}, "seat": 0, "at": [5, 11]},
            "bob": {"card": {}, "seat": 1, "at": [12, 10]},
        },
        active="ann",
    )
    seat = Seat(game, 0)
    table = Position(seat.scene, 0, seat.sheet)
    found = {name: table.figure(name) for name in ("ann", "eve", "bob")}
    ann, eve, bob = (one for one in found.values() if one is not None)
    assert strike.fates(table, ann, ann.actions[0], bob) == -1
    assert strike.fates(table, eve, eve.actions[0], bob) == 0
    assert eve.immune("concealing") and not eve.immune("terrifying")


def words(game: Game[Any], *raw: Any, target: str = "", by: str = "ann") -> float:
    """What the bot takes words of a card to be worth to a model, at a target."""
    seat = Seat(game, 0)
    table = Position(seat.scene, 0, seat.sheet)
    one = table.figure(by)
    assert one is not None
    deed = deeds.Deed(table, one, table.figure(target) if target else None, odds.bands(0)[1:])
    return deeds.rate(calls(list(raw), "effect", Source("", "test"), ()), deed)


def test_a_marker_is_worth_more_where_the_crew_has_a_use_for_it() -> None:
    """MALI-MARK-02: one of a card's own, too."""
    crew = {
        "markers": {"web": {}, "dross": {}},
        "actions": [{"id": "cut", "cost": [{"remove-marker": {"kinds": ["web"], "within": 3}}], "effects": []}],
    }
    game = position(
        models={"ann": {"card": crew, "seat": 0, "at": [5, 10]}, "bob": {"card": {}, "seat": 1, "at": [12, 10]}},
        active="ann",
    )
    web, dross = (words(game, {"drop": {"kind": kind}}) for kind in ("web", "dross"))
    assert web > dross > 0


def test_words_that_move_are_worth_something_wherever_they_lead() -> None:
    """MALI-AMB-137, MALI-PLACE-01, MALI-BURY-03."""
    game = position(
        models={"ann": {"card": {}, "seat": 0, "at": [5, 10]}, "bob": {"card": {}, "seat": 1, "at": [9, 10]}},
        markers={"bones": {"kind": "corpse", "at": [12, 10]}},
        active="ann",
    )
    for word in (
        {"push": {"distance": 3, "way": "fixed"}},
        {"place": {"to": "self", "kinds": ["corpse"], "contact": True}},
        {"unbury": {"kinds": ["corpse"], "contact": True}},
    ):
        assert words(game, word, target="bob") > 0, word


def test_shoves_the_enemy_out_of_reach_and_lays_what_hurts_under_it() -> None:
    """MALI-AMB-137, MALI-MARK-02: the direction that serves it; a Marker of a card's own where enemies are."""
    shove = {
        "id": "shove",
        "range": 9,
        "target": {"who": "enemy"},
        "effects": [{"push": {"distance": 4, "way": "fixed"}}],
    }
    brew = {"id": "brew", "effects": [{"drop": {"kind": "acid", "within": 8}}]}
    crew = {"markers": {"acid": {"traits": ["hazardous"]}}, "actions": [shove, brew]}
    given = {
        "models": {
            "ann": {"card": crew, "seat": 0, "at": [5, 10]},
            "bob": {"card": "pallbearer", "seat": 1, "at": [11, 10]},
        },
        "active": "ann",
    }
    game = position(**given)
    game.answer(0, "ann:shove")
    assert game.pending[0].name == "push-direction"
    assert thinks(game) != 180  # not to where it stands
    game = position(**given)
    game.answer(0, "ann:brew")
    x, y = thinks(game)[:2]
    assert math.dist((x, y), (11_000, 10_000)) < 1_500


def test_a_friend_in_need_is_healed() -> None:
    game = position(
        models={
            "ann": {"card": "barber-quill", "seat": 0, "at": [18, 18]},
            "cid": {"card": "pallbearer", "seat": 0, "at": [20, 18], "health": 2},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 4]},
        },
        active="ann",
    )
    assert thinks(game) == "barber-quill:stitch"


@pytest.mark.parametrize("turn", [2, 4, 5])
def test_nobody_comes_apart_to_melt_together_again(turn: int) -> None:
    """What is new is worth no more than what is gone, however little time is left."""
    game = position(
        turn=turn,
        models={
            "ann": {"card": "clinker-hound", "seat": 0, "at": [18, 18]},
            "cid": {"card": "cinder-whelp", "seat": 0, "at": [20, 18]},
            "dan": {"card": "cinder-whelp", "seat": 0, "at": [22, 18], "activated": True},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 34]},
        },
    )
    while game.pending and not (game.table.model("ann").activated and game.table.model("cid").activated):
        game.answer(game.pending[0].seat, thinks(game, game.pending[0].seat))
    assert len(game.table.models) == 4


# -- the Strategy


def test_takes_a_marker_of_the_turf_war() -> None:
    game = position(
        strategy="turf",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [17, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 34]},
        },
        markers={"middle": {"kind": "turf", "at": [18.182, 18]}},
        active="ann",
    )
    assert thinks(game) == {"interact": {"turf": "middle"}}


def test_goes_to_the_turf() -> None:
    game = position(
        strategy="turf",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [9, 9]},
            "bob": {"card": "outrider", "seat": 1, "at": [34, 34]},
        },
        markers={"middle": {"kind": "turf", "at": [18, 18]}},
        active="ann",
    )
    game.answer(0, thinks(game))
    ann = game.table.model("ann")
    assert math.dist((ann.x, ann.y), (18_000, 18_000)) < math.dist((9_000, 9_000), (18_000, 18_000)) - 4_000


def test_bleeds_no_more_than_an_idol_needs() -> None:
    game = position(
        strategy="idols",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 17]},
            "bob": {"card": "outrider", "seat": 1, "at": [4, 34]},
        },
        markers={"idol": {"kind": "strategy", "at": [18, 18]}},
        active="ann",
    )
    assert thinks(game) == {"interact": {"idol": "idol"}}
    game.answer(0, thinks(game))
    assert thinks(game) == 1
    game.answer(0, 1)
    game.answer(0, thinks(game))
    assert game.table.marker("idol").y > 18_000 + game.table.marker("idol").radius


# -- Schemes


def test_drops_a_marker_where_its_scheme_wants_one() -> None:
    game = position(
        pool=[3, 5, 6, 7, 9],
        schemes=[[[3], [5]], [[3], [5]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [10, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [30, 34]},
        },
        active="ann",
    )
    name, said = parts(thinks(game))
    assert (name, parts(said)[0]) == ("interact", "drop")
    assert abs(parts(said)[1][1] - 18_000) <= 591


def test_reveals_what_scores() -> None:
    game = position(
        pool=[3, 5, 6, 7, 12],
        phase="end",
        schemes=[[[12, "ann"], [5]], [[3], [5]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 18], "activated": True},
            "bob": {"card": "outrider", "seat": 1, "at": [30, 34], "activated": True},
        },
    )
    assert game.pending[0].name == "reveal-scheme"
    assert thinks(game) == "scheme-12"


def test_gets_out_of_a_crowd() -> None:
    """Friends about it, a turf to take: it does not stand there and wait for the way to clear."""
    ring = {f"cid-{k}": [5 + 2.4 * math.cos(k * math.pi / 4), 5 + 2.4 * math.sin(k * math.pi / 4)] for k in range(1, 8)}
    friends = {name: {"card": "risen-digger", "seat": 0, "at": [round(x, 2) for x in at]} for name, at in ring.items()}
    game = position(
        strategy="turf",
        models={
            **friends,
            "ann": {"card": "outrider", "seat": 0, "at": [5, 5]},
            "bob": {"card": "outrider", "seat": 1, "at": [34, 34]},
        },
        markers={"near": {"kind": "turf", "at": [9, 9]}},
        active="ann",
    )
    assert deed(game) == "walk"
    game.answer(0, thinks(game))
    ann = game.table.model("ann")
    assert math.dist((ann.x, ann.y), (5_000, 5_000)) > 2_400


def test_steps_up_to_a_marker_that_it_nearly_touches() -> None:
    game = position(
        strategy="turf",
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [16.5, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [34, 34]},
        },
        markers={"middle": {"kind": "turf", "at": [18, 18]}},
        active="ann",
    )
    game.answer(0, thinks(game))
    assert thinks(game) == {"interact": {"turf": "middle"}}


def test_in_the_last_activation_it_goes_where_it_counts() -> None:
    """There is no other Turn: one Action is left for the way to the end of the Centerline."""
    game = position(
        pool=[3, 5, 6, 7, 9],
        turn=5,
        schemes=[[[9], [5]], [[3], [5]]],
        models={
            "ann": {"card": "night-constable", "seat": 0, "at": [8, 18]},
            "cid": {"card": "outrider", "seat": 0, "at": [35, 18], "activated": True},
            "bob": {"card": "outrider", "seat": 1, "at": [9, 24]},
        },
        active="ann",
    )
    while not game.table.model("ann").activated and game.pending:
        game.answer(game.pending[0].seat, thinks(game, game.pending[0].seat))
    ann = game.table.model("ann")
    assert math.hypot(ann.x, ann.y - 18_000) <= 3_000 + game.table.cards["night-constable"].radius


def test_brings_the_message_at_once() -> None:
    game = position(
        pool=[3, 5, 6, 11, 9],
        schemes=[[[11, "", "bob"], [5]], [[3], [5]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 18]},
            "bob": {"card": "hild-askar", "seat": 1, "at": [18, 24], "leader": True},
        },
        active="ann",
    )
    said = []
    while game.table.state.activation is not None and game.pending:
        said.append(thinks(game, game.pending[0].seat))
        game.answer(game.pending[0].seat, said[-1])
    assert {"interact": {"message": "bob"}} in said


def test_the_second_charge_lies_across_from_the_first() -> None:
    game = position(
        pool=[1, 3, 6, 11, 9],
        turn=4,
        schemes=[[[1], [3]], [[3], [6]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 22.2]},
            "bob": {"card": "risen-digger", "seat": 1, "at": [18, 18], "activated": True},
            "dan": {"card": "outrider", "seat": 1, "at": [2, 34]},
        },
        markers={"first": {"kind": "scheme", "seat": 0, "at": [18, 15]}},
        active="ann",
    )
    for _ in range(2):
        if game.pending[0].name == "act":
            game.answer(0, thinks(game))
    assert len([marker for marker in game.table.state.markers if marker.kind == "scheme"]) == 2
    found = [goal for goal in Seat(game, 0).scene.goals if goal.name == "scheme-1"]
    assert found[0].parts[0].have == 2


def test_digs_where_the_dead_lie() -> None:
    game = position(
        pool=[1, 3, 5, 11, 9],
        turn=4,
        schemes=[[[5, "", "", 2], [6]], [[3], [1]]],
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 18]},
            "bob": {"card": "risen-digger", "seat": 1, "at": [4, 34]},
        },
        markers={"dead": {"kind": "corpse", "at": [18, 19.5]}},
        active="ann",
    )
    name, said = parts(thinks(game))
    assert (name, parts(said)[0]) == ("interact", "drop")
    assert math.dist(parts(said)[1], (18_000, 19_500)) <= 1_000 + 2 * 591


def test_a_prisoner_is_held_and_not_killed() -> None:
    game = position(
        strategy="turf",
        pool=[1, 3, 7, 11, 9],
        turn=5,
        schemes=[[[7, "", "bob", 3], [3]], [[3], [1]]],
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "risen-digger", "seat": 1, "at": [19.5, 18], "health": 1, "activated": True},
            "dan": {"card": "outrider", "seat": 1, "at": [2, 34]},
        },
        active="ann",
    )
    while game.pending and game.pending[0].name == "act":
        name = deed(game)
        assert name not in ("pallbearer:coffin", "charge", "disengage")
        game.answer(0, thinks(game))
    assert game.table.model("bob").status == ""


def test_who_cannot_interact_any_more_stays_in_the_fight() -> None:
    """Who has got away does not Interact in that Activation, and after the last one there is no other."""
    game = position(
        strategy="turf",
        turn=5,
        models={
            "ann": {"card": "outrider", "seat": 0, "at": [18, 16.818]},
            "bob": {"card": "pallbearer", "seat": 1, "at": [18, 15]},
        },
        markers={"middle": {"kind": "turf", "at": [18, 18]}},
        active="ann",
    )
    assert deed(game) != "disengage"


# -- Fate


def fought(hand: list[str], top: list[str], other: list[str]) -> Game[Any]:
    """An attack in which the flips are known, where it may be cheated."""
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [19.5, 18]},
        },
        decks=[{"hand": hand, "top": top}, {"hand": [], "top": other}],
        active="ann",
    )
    game.answer(0, "pallbearer:coffin")
    while game.pending[0].name != "cheat":
        game.answer(game.pending[0].seat, thinks(game, game.pending[0].seat))
    return game


def test_cheats_where_a_card_turns_a_miss_into_a_hit() -> None:
    game = fought(["mask-12", "tome-2"], ["ram-1", "ram-2"], ["crow-8"])
    assert thinks(game) == {"cheat": "mask-12"}


def test_keeps_its_cards_where_none_is_high_enough() -> None:
    game = fought(["mask-4", "tome-3"], ["ram-1", "ram-2"], ["crow-13"])
    assert thinks(game) == "decline"


def test_low_cards_are_changed_at_the_start_of_a_turn() -> None:
    game = position(
        phase="start",
        step="discard",
        turn=1,
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 4]},
            "bob": {"card": "outrider", "seat": 1, "at": [18, 32]},
        },
        decks=[{"hand": ["ram-2", "ram-12", "crow-3", "red-joker"]}, {"hand": ["ram-9"]}],
    )
    assert game.pending[0].name == "start-discard"
    assert sorted(thinks(game)) == ["crow-3", "ram-2"]
    assert len(thinks(game)) < HAND


# -- before the game


@pytest.mark.parametrize("leader", LEADERS)
def test_hires_a_crew_that_may_be_played(leader: str) -> None:
    """Seven to nine models with the Leader, three to six Soulstones kept, whoever leads (MALI-DES-03)."""
    game = esc.new("malifaux", seed=1, leaders=[leader, "hild-askar"])
    for seat in (0, 1):
        assert game.pending[0].name == "hire"
        game.answer(seat, thinks(game, seat, seed=seat))
    models = [model for model in game.table.models if model.seat == 0]
    assert 7 <= len(models) <= 9
    assert 3 <= game.table.deck(0).stones <= 6
    assert models[0].card == leader


def test_a_leader_of_the_set_up_must_be_one() -> None:
    for leader in ("risen-digger", "nobody"):
        with pytest.raises(BadSetup):
            esc.new("malifaux", seed=1, leaders=[leader])


# -- what it knows


class Empty(Place):
    """A question that proposes nothing."""

    def __iter__(self) -> Iterator[Any]:
        return iter(())


@pytest.mark.parametrize(
    "name", ["push", "place", "move", "move-toward", "summon", "drop-marker", "blast", "idol-drop"]
)
def test_a_question_that_proposes_nothing_is_no_riddle(name: str) -> None:
    """Then any answer will do: nothing is considered."""
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [30, 18]},
        },
        active="ann",
    )
    seat = Seat(game, 0)
    for model in ("ann", "bob", "nobody"):
        about = {"model": model, "distance": 3_000, "reach": 1_000, "kind": "scheme"}
        ask = Empty(
            name, seat=0, rule="MALI-MOVE-04", region=Route(game.table, game.table.model("ann"), 0), about=about
        )
        assert habits.consider(ask, lambda: seat.scene, seat.sheet) is None


def test_it_is_offered() -> None:
    assert "greedy" in bot.bots("malifaux")


def test_a_won_position_is_worth_more() -> None:
    models = {
        "ann": {"card": "pallbearer", "seat": 0, "at": [18, 12]},
        "bob": {"card": "outrider", "seat": 1, "at": [18, 24]},
    }
    hale = position(models=models)
    hurt = position(models={**models, "bob": {**models["bob"], "health": 1}})
    ahead = position(models=models, points=[2, 0])
    rated = [sense.worth(Seat(game, 0).scene, 0, Seat(game, 0).sheet) for game in (hale, hurt, ahead)]
    assert rated[0] < rated[1] < rated[2]


@pytest.mark.parametrize(("strategy", "deployment"), ENCOUNTERS)
def test_answers_are_legal_through_whole_games_and_beat_chance(strategy: str, deployment: str) -> None:
    """Every answer is taken, whatever comes of it, and chance is beaten."""
    seed = ENCOUNTERS.index((strategy, deployment))
    seats: list[Any] = [Chance(seed), Chance(seed)]
    seats[seed % 2] = Greedy(seed=seed, budget=None, worlds=2)
    game = esc.new("malifaux", seed=seed, board=BOARDS[seed], strategy=strategy, deployment=deployment)
    esc.play_out(game, seats)
    assert game.outcome is not None and game.outcome.winners == (seed % 2,)


def test_it_does_not_think_for_long() -> None:
    game = esc.new("malifaux", seed=5)
    bots: list[Any] = [Greedy(seed=1), Chance(2)]
    slowest, clock = 0.0, time.process_time
    thinks(esc.new("malifaux", seed=1))  # texts and cards are read once
    for _ in range(150):
        ask = next(ask for ask in game.pending if game.asked(ask.seat) is ask)
        start = clock()
        answer = bots[ask.seat].answer(Seat(game, ask.seat))
        slowest = max(slowest, clock() - start)
        game.answer(ask.seat, answer)
    assert slowest < 1.5


def test_every_question_has_a_habit() -> None:
    """No question is left to be tried in worlds: those are slow, and the rest of the game is only guessed in them."""
    asked: dict[str, None] = {}
    for seed in range(3):
        game, rng = esc.new("malifaux", seed=seed, board=BOARDS[seed]), random.Random(seed)
        while game.pending:
            for ask in [ask for ask in game.pending if game.asked(ask.seat) is ask]:
                asked[ask.name] = None
                game.answer(ask.seat, ask.sample(rng))
    known = {*habits.HABITS, *habits.PLAIN, *habits.SEVERAL, *habits.even}
    assert [name for name in asked if name not in known] == []
