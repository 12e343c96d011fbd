"""Set-up, steps A to D: the table, who attacks, Strategy, deployment, the Scheme pool (MALI-SETUP-01 to -19)."""

from __future__ import annotations

import pytest

from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import scenario
from tests.games.malifaux.positions import run
from tests.games.malifaux.setup.set_up import opened


def test_the_table_is_opened() -> None:
    """MALI-SETUP-01, MALI-SETUP-02, MALI-SETUP-03, MALI-DP-01, MALI-DP-02: size and board are agreed on, decks are full."""
    game = opened(size=40)
    assert (game.state.phase, game.setup.size, [len(deck.pile) for deck in game.state.decks]) == (
        "scenario",
        40,
        [54, 54],
    )
    with pytest.raises(BadSetup):
        BOOK.read_setup({"seats": 3})
    with pytest.raises(BadSetup):
        BOOK.read_setup({"board": "no-such-board"})
    with pytest.raises(BadSetup):
        BOOK.read_setup({"board": "", "pool": [1, 2, 3]})
    with pytest.raises(BadSetup):
        BOOK.read_setup({"size": 5})


def test_who_attacks() -> None:
    """MALI-SETUP-07, MALI-SETUP-08: Jokers are flipped again, ties by both; the higher card attacks and has Initiative."""
    game = opened()
    cards = ["red-joker", "ram-5", "mask-5", "crow-3", "tome-9"]
    run(scenario.scenario(game), *[[card] for card in cards])
    assert (game.state.attacker, game.state.initiative, game.state.phase) == (1, 1, "pool")


@pytest.mark.parametrize(
    ("suit", "strategy"), [("ram", "turf"), ("tome", "explosives"), ("mask", "idols"), ("crow", "reckoning")]
)
def test_the_strategy(suit: str, strategy: str) -> None:
    """MALI-SETUP-09: by the suit of the Attacker's card."""
    game = opened()
    run(scenario.scenario(game), [f"{suit}-9"], ["ram-2"])
    assert game.state.strategy == strategy


@pytest.mark.parametrize(
    ("suit", "deployment"), [("ram", "standard"), ("crow", "corner"), ("tome", "flank"), ("mask", "wedge")]
)
def test_the_deployment(suit: str, deployment: str) -> None:
    """MALI-SETUP-10: by the suit of the Defender's card."""
    game = opened()
    run(scenario.scenario(game), ["ram-9"], [f"{suit}-2"])
    assert game.state.deployment == deployment
    game = opened(strategy="idols", deployment="wedge")
    run(scenario.scenario(game), ["ram-9"], [f"{suit}-2"])
    assert (game.state.strategy, game.state.deployment) == ("idols", "wedge")


def test_the_pool() -> None:
    """MALI-SETUP-18, MALI-SETUP-19, MALI-SETUP-20: five different values; Jokers and repeats are flipped again; the cards lie open."""
    game = opened(strategy="reckoning")
    game.state.attacker, game.state.strategy, game.state.deployment = 1, "reckoning", "standard"
    cards = ["ram-4", "mask-4", "black-joker", "ram-13", "ram-1", "ram-7", "crow-7", "tome-9"]
    run(scenario.pool(game), *[[card] for card in cards])
    assert game.state.pool == [1, 4, 7, 9, 13]
    assert len(game.state.flips) == 5 and len(game.deck(1).pile) == 46 and len(game.deck(0).pile) == 54
    assert game.state.phase == "faction"
    game = opened(pool=[2, 3, 5, 8, 13])
    game.state.strategy, game.state.deployment, game.state.attacker = "reckoning", "standard", 0
    run(scenario.pool(game))
    assert game.state.pool == [2, 3, 5, 8, 13]
