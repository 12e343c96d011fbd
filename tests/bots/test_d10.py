"""The greedy bot's sense of the D10 skirmish: plain positions with a clear answer, whole games against chance."""

from __future__ import annotations

import math
import time
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots import bot
from escarmouche.bots import d10 as sense
from escarmouche.bots.d10.odds import clash, harm, shot, under
from escarmouche.bots.greedy import Greedy
from escarmouche.bots.random_bot import Random as Chance
from escarmouche.core.asks.ask import parts
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat

BOOK = find("d10")
LEVELS = ("simplified", "full", "advanced")
SCENARIOS = ("the-monks-ford", "the-tax-chest", "the-watch-tower", "the-border-road", "quarrel-at-the-inn")


def position(edition: str = "full", **given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    setup = BOOK.read_setup(BOOK.prepared({"edition": edition, "seats": 2}, given))
    return Game(BOOK, setup, seed_bytes(0), state=BOOK.given(setup, given))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when the clock does not matter."""
    return Greedy(seed=seed, budget=None, worlds=3).answer(Seat(game, seat))


def deed(game: Game[Any], seat: int = 0) -> str:
    return parts(thinks(game, seat))[0]


def played(scenario: str, edition: str, seats: list[Any], seed: int) -> Game[Any]:
    return esc.play_out(esc.new("d10", seed=seed, scenario=scenario, edition=edition), seats)


# -- odds


def test_the_odds_of_the_ledger() -> None:
    """The ledger's table of odds: rolls under a stat, the JD, pairs of dice."""
    assert [round(100 * under(stat)) for stat in (0, 3, 5, 9)] == [9, 39, 59, 99]
    assert (shot(5, tables=True), round(100 * shot(5, tables=False))) == (0.5, 59)
    found = clash(4, 3, 0, tables=False, double=False, rerolls=(False, False))
    assert (round(100 * found.hit), round(100 * found.back)) == (55, 36)
    found = clash(4, 3, 0, tables=False, double=True, rerolls=(False, False))
    assert (round(100 * found.out), round(100 * found.back_out)) == (16, 6)
    assert harm(3, wounded=False, wounds=False) > harm(6, wounded=False, wounds=False)
    assert harm(4, wounded=True, wounds=True) > harm(4, wounded=False, wounds=True)


# -- blows


def test_strikes_who_lies_stunned() -> None:
    game = position(
        figures={
            "ann": {"card": "sergeant", "seat": 0, "at": [20, 20]},
            "bob": {"card": "archer", "seat": 1, "at": [22.5, 20], "posture": "stunned"},
        },
        active="ann",
    )
    assert thinks(game) == {"strike": "bob"}


def test_charges_when_the_odds_pay() -> None:
    game = position(
        figures={
            "ann": {"card": "axe-woman", "seat": 0, "at": [20, 20]},
            "bob": {"card": "archer", "seat": 1, "at": [29, 20], "facing": 0, "pa": 0, "activated": True},
        },
        active="ann",
    )
    assert deed(game) == "charge"


def test_a_shooter_does_not_charge_a_better_fighter() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [20, 20]},
            "bob": {"card": "sergeant", "seat": 1, "at": [29, 20], "facing": 180},
        },
        active="ann",
    )
    assert deed(game) in ("shoot", "aim", "quick", "advance")


def test_who_fights_better_strikes_back() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [20, 20]},
            "bob": {"card": "axe-woman", "seat": 1, "at": [22.5, 20], "activated": True},
        },
        active="ann",
    )
    game.answer(0, {"strike": "bob"})
    assert thinks(game, 1) == "skewer"


def test_gets_up() -> None:
    game = position(
        figures={
            "ann": {"card": "sergeant", "seat": 0, "at": [20, 20], "posture": "prone"},
            "bob": {"card": "archer", "seat": 1, "at": [60, 60]},
        },
        active="ann",
    )
    assert thinks(game) == "getup"


# -- shots


def test_shoots_who_stands_in_the_open_rather_than_behind_a_hedge() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [20, 20], "facing": 0},
            "bob": {"card": "archer", "seat": 1, "at": [40, 15]},
            "cid": {"card": "archer", "seat": 1, "at": [40, 25]},
        },
        terrain=[{"id": "hedge", "kind": "hedge", "line": [[37, 12], [37, 18]]}],
        active="ann",
    )
    name, said = parts(thinks(game))
    assert (name, parts(said)[1]) == ("shoot", "cid")


def test_turns_to_who_is_behind_before_it_shoots() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [40, 20], "facing": 0},
            "bob": {"card": "archer", "seat": 1, "at": [20, 20]},
        },
        active="ann",
    )
    assert thinks(game) == {"face": 180}
    game.answer(0, {"face": 180})
    assert deed(game) in ("shoot", "aim")


def test_reloads_what_is_empty() -> None:
    game = position(
        figures={
            "ann": {
                "card": "crossbowman",
                "seat": 0,
                "at": [20, 20],
                "facing": 0,
                "things": [{"card": "crossbow", "loaded": False}, "sword"],
            },
            "bob": {"card": "archer", "seat": 1, "at": [50, 20]},
        },
        active="ann",
    )
    assert deed(game) == "reload"


def test_faces_the_enemy_after_a_move() -> None:
    game = position(
        figures={
            "ann": {"card": "sergeant", "seat": 0, "at": [20, 20], "facing": 180},
            "bob": {"card": "archer", "seat": 1, "at": [40, 20]},
        },
        active="ann",
    )
    game.answer(0, {"advance": ((24_000, 20_000),)})
    assert thinks(game) in (0, 359, 1)


# -- what the scenario asks for


def test_takes_the_chest() -> None:
    game = position(
        scenario="the-tax-chest",
        figures={
            "ann": {"card": "pikeman", "seat": 0, "at": [45, 49.75]},
            "bob": {"card": "slinger", "seat": 1, "at": [80, 80]},
        },
        markers={"chest": {"at": [45, 47.5]}},
        active="ann",
    )
    assert thinks(game) == {"take": "chest"}


def test_carries_the_chest_over_its_own_edge_and_wins() -> None:
    game = position(
        scenario="the-tax-chest",
        figures={
            "ann": {"card": "pikeman", "seat": 0, "at": [9, 45], "load": "chest"},
            "bob": {"card": "slinger", "seat": 1, "at": [80, 80]},
        },
        active="ann",
    )
    game.answer(0, thinks(game))
    game.answer(0, thinks(game))  # which way it looks
    assert game.over and game.outcome is not None and game.outcome.winners == (0,)


def test_goes_to_the_chest() -> None:
    game = position(
        scenario="the-tax-chest",
        figures={
            "ann": {"card": "pikeman", "seat": 0, "at": [30, 49]},
            "bob": {"card": "slinger", "seat": 1, "at": [85, 85]},
        },
        markers={"chest": {"at": [45, 47.5]}},
        active="ann",
    )
    before = math.dist((30_000, 49_000), (45_000, 47_500))
    game.answer(0, thinks(game))
    ann = game.table.figure("ann")
    assert math.dist((ann.x, ann.y), (45_000, 47_500)) < before - 3_000


def test_lights_the_beacon() -> None:
    game = position(
        scenario="the-watch-tower",
        figures={
            "ann": {"card": "slinger", "seat": 0, "at": [45, 45], "floor": "platform"},
            "bob": {"card": "archer", "seat": 1, "at": [45, 80]},
        },
        active="ann",
    )
    assert thinks(game) == "beacon"


@pytest.mark.parametrize(("edition", "answer"), [("advanced", {"force": "door"}), ("simplified", {"door": "door"})])
def test_forces_or_opens_the_door_of_the_tower(edition: str, answer: Any) -> None:
    game = position(
        edition=edition,
        scenario="the-watch-tower",
        figures={
            "ann": {"card": "slinger", "seat": 0, "at": [45, 50.75]},
            "bob": {"card": "archer", "seat": 1, "at": [45, 85]},
        },
        active="ann",
    )
    assert thinks(game) == answer


# -- before the game


def test_builds_a_band_that_may_be_played() -> None:
    game = esc.new("d10", seed=1, scenario="the-monks-ford", edition="full", build=True)
    bots = [Greedy(seed=seat, budget=None, worlds=3) for seat in range(2)]
    while game.pending[0].name == "band":
        seat = game.pending[0].seat
        game.answer(seat, bots[seat].answer(Seat(game, seat)))
    morale = [sum(game.table.cards[card].morale for card in band) for band in game.table.state.bands]
    assert morale[0] == morale[1] >= 11
    assert all(any(game.table.cards[card].t for card in band) for band in game.table.state.bands)


# -- what it knows


def test_it_is_offered() -> None:
    assert "greedy" in bot.bots("d10")


def test_a_won_position_is_worth_more() -> None:
    figures = {
        "ann": {"card": "sergeant", "seat": 0, "at": [20, 20]},
        "bob": {"card": "archer", "seat": 1, "at": [60, 60]},
    }
    hale = position(figures=figures)
    stunned = position(figures={**figures, "bob": {**figures["bob"], "posture": "stunned"}})
    rated = [sense.worth(Seat(game, 0).scene, 0, Seat(game, 0).sheet) for game in (hale, stunned)]
    assert rated[1] > rated[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_answers_are_legal_through_whole_games(scenario: str, level: str) -> None:
    """Every answer is taken, whatever comes of it; and chance is beaten nearly always."""
    place = SCENARIOS.index(scenario) % 2
    seats: list[Any] = [Chance(1), Chance(1)]
    seats[place] = Greedy(seed=1, budget=None, worlds=3)
    assert played(scenario, level, seats, seed=3).over


def test_beats_chance() -> None:
    won = 0
    for seed in range(3):
        game = played("quarrel-at-the-inn", "full", [Greedy(seed=seed, budget=None, worlds=3), Chance(seed)], seed)
        won += game.outcome is not None and game.outcome.winners == (0,)
    assert won >= 2


def test_it_does_not_think_for_long() -> None:
    game = esc.new("d10", seed=5, scenario="the-border-road", edition="advanced")
    bots: list[Any] = [Greedy(seed=1), Chance(2)]
    slowest, clock = 0.0, time.process_time
    for _ in range(120):
        ask = game.pending[0]
        start = clock()
        answer = bots[ask.seat].answer(Seat(game, ask.seat))
        slowest = max(slowest, clock() - start)
        game.answer(ask.seat, answer)
    assert slowest < 2.0
