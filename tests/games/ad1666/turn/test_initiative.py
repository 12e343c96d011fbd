"""The Initiative Phase (AD66-INIT)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.ad1666.state import NOBODY
from escarmouche.games.ad1666.turn import initiative

from ..positions.setup import run, scene, table, told


def test_ad66_init_02_the_previous_holder_announces_first() -> None:
    game = table(scene(phase="initiative", turn=2, initiative=NOBODY, previous=1, hands={0: ["iron 8"], 1: ["cup 2"]}))
    steps = iter(initiative.phase(game))
    ask: Any = next(steps)
    assert (ask.name, ask.seat) == ("initiative", 1)
    ask = steps.send({"hand": "cup-2"})
    assert (ask.name, ask.seat) == ("initiative", 0) and told(game, "initiative-laid") == [
        {"seat": 2, "source": "hand"}
    ]
    with pytest.raises(StopIteration):
        steps.send({"hand": "iron-8"})
    run(initiative.phase(game))
    assert game.state.initiative == 0 and game.state.phase == "npcs" and not game.state.tests
    assert "iron-8" in game.deck(0).discard and len(game.deck(0).hand) == 1  # AD66-DECK-12


def test_ad66_init_03_ad66_init_04_reinforced_or_tied() -> None:
    hands = {0: ["iron 5", "skull 5", "cup 7"], 1: ["cup 5", "heart 5", "heart 6"]}
    game = table(scene(phase="initiative", turn=1, initiative=NOBODY, hands=hands))
    run(initiative.phase(game), ("initiative", {"hand": "iron-5"}), ("initiative", {"hand": "cup-5"}))
    run(initiative.phase(game), ("reinforce-one", "pass"), ("reinforce-one", "pass"))
    assert told(game, "initiative-tied") == [{"total": 5}] and game.state.phase == "initiative"
    run(initiative.phase(game), ("initiative", {"hand": "skull-5"}), ("initiative", {"hand": "heart-5"}))
    run(initiative.phase(game), ("reinforce-one", "pass"), ("reinforce-one", "heart-6"), ("reinforce-one", "pass"))
    assert game.state.initiative == 1


def test_ad66_div_02_who_felt_the_present_decides() -> None:
    game = table(scene(phase="initiative", turn=3, initiative=NOBODY, felt=[1]))
    run(initiative.phase(game), ("feel-present", 0))
    assert game.state.initiative == 0 and game.state.felt == []
    both = table(scene(phase="initiative", turn=3, initiative=NOBODY, felt=[1, 0]))
    run(initiative.phase(both))
    assert both.state.tests  # the two cancel: cards are played
