"""The Activation Phase: who activates, how many Actions, what ends with an Activation (MALI-ACT, MALI-PASS)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.state import Condition, Lasting
from escarmouche.games.malifaux.turn import activation
from tests.games.malifaux.positions import card, lay, open_branches, play, refused
from tests.games.malifaux.rule_runner import ability
from tests.games.malifaux.turn.two_models import PAIR


def test_alternating() -> None:
    """MALI-ACT-01, MALI-ACT-03, MALI-ACT-09, MALI-DP-23: one model each in turn, any that has not activated."""
    models = {**PAIR, "cat": {"at": (5, 5)}, "dan": {"seat": 1, "at": (30, 30)}}
    game = lay(models=models)
    ask = play(game, {"model": "cat"}, "stop")
    assert ask.seat == 1 and game.model("cat").activated
    ask = play(game, {"model": "bob"}, "stop")
    assert ask.seat == 0 and refused(ask, {"model": "cat"}).key == "why-activated"
    play(game, {"model": "ann"}, "stop", {"model": "dan"})
    assert game.state.activation is not None and game.state.activation.model == "dan"


def test_passing() -> None:
    """MALI-ACT-02, MALI-PASS-01, MALI-PASS-03, MALI-DP-22, MALI-AMB-23: with a Token only; else somebody must be activated."""
    game = lay(models=PAIR, passes=(1, 0))
    ask = play(game, "pass")
    assert ask.seat == 1 and game.deck(0).passes == 0
    assert refused(ask, "pass").rule == "MALI-PASS-01"
    assert play(game, {"model": "bob"}, "stop").seat == 0


def test_who_has_nobody_left() -> None:
    """MALI-AMB-24, MALI-AMB-81, MALI-ACT-09: is skipped; the other goes on, and then the phase ends."""
    models = {"ann": {"at": (10, 10)}, "cat": {"at": (5, 5)}, "bob": {"seat": 1, "status": "killed"}}
    game = lay(models=models)
    assert play(game, {"model": "ann"}, "stop").seat == 0
    play(game, {"model": "cat"}, "stop")
    assert game.state.turn == 3  # nothing else was to be asked


@pytest.mark.parametrize(
    ("card", "condition", "limit"),
    [
        ("boss", "", 3),
        ("boss", "fast", 3),
        ("boss", "slow", 2),
        ("man", "", 2),
        ("man", "fast", 3),
        ("man", "slow", 1),
    ],
)
def test_how_many_actions(card: str, condition: str, limit: int) -> None:
    """MALI-ACT-05, D-3, MALI-AMB-49: two, Masters and Leaders three, with Fast and Slow."""
    conditions = {condition: 0} if condition else {}
    game = lay(
        models={"ann": {"card": card, "at": (10, 10), "conditions": conditions}, "bob": PAIR["bob"]}, active="ann"
    )
    assert stats.limit(game, game.model("ann")) == limit
    leader = game.model("bob")
    leader.leader = True
    assert stats.limit(game, leader) == 3


def test_conditions_change_the_limit_at_once() -> None:
    """MALI-ACT-06, MALI-AMB-26: Slow gained now counts now; nothing is undone."""
    game = lay(models=PAIR, active="bob")
    assert play(game, "concentrate").about["left"] == 1
    game.model("bob").conditions.append(Condition("slow"))
    play(game, fresh=True)
    assert game.model("bob").activated


def test_start_and_end_of_an_activation() -> None:
    """MALI-ACT-04, MALI-ACT-07, MALI-DP-24: Conditions that last as long end with it, and what a card laid on it."""
    game = lay(models={"ann": {**PAIR["ann"], "conditions": {"fast": 0}}, "bob": PAIR["bob"]})
    game.model("ann").lasting = [Lasting("armor", "activation", 1), Lasting("armor", "end", 1)]
    play(game, {"model": "ann"}, "stop")
    assert game.model("ann").conditions == [] and len(game.model("ann").lasting) == 1


def test_conditions_end_among_the_effects_at_the_end() -> None:
    """MALI-ACT-07, MALI-TIME-02, MALI-COND-08: where it matters the player orders what ends and what happens; Actions come after both."""
    when = {"event": "activation-end"}
    move, walk = {"move": {"to": "self", "distance": "mv"}}, {"act": {"actions": ["walk"]}}
    scuttle = ability(name="scuttle", when=when, effects=[move, walk])
    read = ability(name="read", when=when, effects=[{"draw": {"amount": 1}}])
    worn = {"staggered": 0, "stunned": 0}
    for knack, asks in ((scuttle, True), (read, False)):
        models = {"a": {"card": "imp", "at": (9, 9), "conditions": worn}, "b": {"seat": 1, "at": (30, 30)}}
        game = lay(models=models, cards=[card("imp", abilities=[knack])], active="a")
        ask = play(game, "stop")
        assert (ask.name == "next-effect") is asks, ask
        if asks:
            assert list(ask.options) == ["imp:scuttle", "staggered"]
            ask = play(game, "staggered")
            assert (ask.name, ask.about["distance"]) == ("move", 5000)
            ask = play(game, [])
            assert (ask.name, game.model("a").conditions) == ("generated", [])
        else:
            assert (ask.name, game.model("a").conditions) == ("activate", [])


SPEAKING: list[tuple[dict[str, Any], str]] = [
    ({"gain": {"condition": "fast", "to": "self"}}, "fast"),
    ({"lose": {"conditions": ["slow"], "to": "self"}}, "slow"),
    ({"lose": {"to": "self"}}, "stunned"),
    ({"heal": {"amount": 1, "to": "all", "within": 3, "only": {"condition": ["stunned"]}}}, "stunned"),
    ({"may": {"cost": [{"condition": {"condition": "fast"}}], "effects": [{"draw": {"amount": 1}}]}}, "fast"),
    ({"lasting": {"to": "self", "words": [{"immune": {"to": ["slow"]}}]}}, "slow"),
    ({"either": {"options": [[{"draw": {"amount": 1}}], [{"push": {"to": "self", "distance": 2}}]]}}, "staggered"),
]


@pytest.mark.parametrize(("effect", "name"), SPEAKING)
def test_what_depends_on_a_condition(effect: dict[str, Any], name: Any) -> None:
    """MALI-TIME-02: a word mentions a Condition in its parameters, in its filter, or in a word that it contains."""
    spoken = ability(name="x", when={"event": "activation-end"}, effects=[effect])
    game = lay(models={"a": {"card": "imp", "at": (9, 9)}}, cards=[card("imp", abilities=[spoken])])
    printed = game.library.abilities["imp:x"]
    ending: tuple[Any, ...] = ("fast", "slow", "staggered", "stunned")
    every = name == "stunned" and "lose" in effect
    assert [each for each in ending if activation.depends(printed, each)] == (list(ending) if every else [name])


def test_the_active_model_leaves() -> None:
    """MALI-AMB-48, MALI-BURY-01: killed, its Activation ends at once; Buried, it takes no more Actions."""
    game = lay(models={**PAIR, "dan": {"seat": 0, "status": "buried"}})
    ask = play(game, {"model": "dan"})
    assert ask.seat == 1 and game.model("dan").activated
    game = lay(models=PAIR, active="ann")
    game.model("ann").status = "killed"
    assert play(game).seat == 1


def test_chain_activation() -> None:
    """MALI-ACT-08, MALI-DP-57, MALI-AMB-47: one more right after it, not two; unless one effect names them all."""
    models = {**PAIR, "cat": {"at": (5, 5)}, "dan": {"at": (5, 8)}}
    game = lay(models=models, active="ann")
    assert game.state.activation is not None
    game.state.activation.may_follow = ["cat", "dan", "bob"]
    ask = play(game, "stop")
    assert ask.name == "chain" and open_branches(ask) == ["chain", "decline"]
    play(game, {"chain": "cat"})
    assert game.state.activation.chained == 1
    game.state.activation.may_follow = ["dan"]
    assert play(game, "stop").seat == 1
    game = lay(models=models, active="ann")
    assert game.state.activation is not None
    game.state.activation.may_follow, game.state.activation.all_follow = ["cat", "dan"], True
    ask = play(game, "stop", {"chain": "cat"}, "stop")
    assert ask.name == "chain"
    play(game, {"chain": "dan"}, "stop")
    assert game.state.seat == 1
