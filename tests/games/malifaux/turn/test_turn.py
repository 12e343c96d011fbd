"""The Turn: Start Phase, Activations, End Phase (MALI-TURN, MALI-START, MALI-PASS, MALI-ACT, MALI-END)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.state import TURNS, Condition, Lasting
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import activation, end_phase, start
from tests.games.malifaux.lay import asked, card, lay, open_branches, play, refused, run, told
from tests.games.malifaux.rule_runner import ability

PAIR = {"ann": {"card": "boss", "at": (10, 10)}, "bob": {"card": "man", "seat": 1, "at": (26, 26)}}


def starting(step: str = "discard", **rest: Any) -> Malifaux:
    """At a step of the Start Phase of Turn 2."""
    state = {"phase": "start", "step": step, "turn": 1, **rest.pop("state", {})}
    return lay(models=rest.pop("models", PAIR), state=state, **rest)


# -- Start Phase


def test_a_turn_begins() -> None:
    """MALI-TURN-01: what was used up in the last Turn may be used again."""
    game = starting()
    game.model("ann").activated, game.model("ann").used = True, ["boss:trick"]
    run(start.step(game))
    assert (game.state.turn, game.state.step) == (2, "draw")
    assert (game.model("ann").activated, game.model("ann").used) == (False, [])


def test_discards_at_the_start() -> None:
    """MALI-START-01, MALI-DP-15, MALI-AMB-13, MALI-HID-09: any number, both at once, shown then."""
    game = starting(hands=(["ram-1", "ram-2"], ["crow-3"]))
    first, second = asked(start.step(game))
    assert (first.seat, second.seat) == (0, 1)
    game = starting(hands=(["ram-1", "ram-2"], ["crow-3"]))
    run(start.step(game), [["ram-2"], []])
    assert [deck.hand for deck in game.state.decks] == [["ram-1"], ["crow-3"]]
    assert game.deck(0).discard == ["ram-2"]
    game = starting(hands=([], ["crow-3"]))
    run(start.step(game), ["crow-3"])  # a player without a hand is not asked


def test_drawing_up() -> None:
    """MALI-START-02: up to six cards."""
    game = starting("draw", hands=(["ram-1", "ram-2"], ["crow-3"] + [f"mask-{n}" for n in range(1, 6)]))
    run(start.step(game), ["crow-1", "crow-2", "crow-3", "crow-4"])
    assert [len(deck.hand) for deck in game.state.decks] == [6, 6]


def test_a_soulstone_for_cards() -> None:
    """MALI-START-03, MALI-DP-16, MALI-DP-17, MALI-DP-59: two more for a Soulstone, then down to six; Initiative decides first."""
    hand = [f"ram-{n}" for n in range(1, 7)]
    game = starting("stones", hands=(hand, []), stones=(1, 1), state={"initiative": 1})
    assert asked(start.step(game)).seat == 1
    game = starting("stones", hands=(hand, []), stones=(1, 0))
    ask = play(game, "spend")
    assert ask.name == "hand-limit" and len(game.deck(0).hand) == 8
    game = starting("stones", hands=(hand, []), stones=(1, 0))
    play(game, "spend", ["ram-1", "ram-2"])
    assert (len(game.deck(0).hand), game.deck(0).stones) == (6, 0)


def test_initiative() -> None:
    """MALI-START-04, MALI-START-05, MALI-START-06, MALI-START-07, MALI-DP-18, MALI-DP-19, MALI-PASS-02."""
    hands = (["ram-13"], ["crow-13"])
    game = starting("flip", hands=hands, tops=(["mask-9"], ["mask-4"]), passes=(2, 0))
    ask = play(game)
    assert (ask.name, ask.seat) == ("cheat", 1)  # the lower card first
    ask = play(game, {"cheat": "crow-13"})
    assert ask.seat == 0
    ask = play(game, "decline")
    assert (ask.name, ask.seat) == ("initiative", 1)  # 9 and two Pass Tokens against 13
    play(game, 0)  # it may give Initiative away
    assert (game.state.initiative, game.deck(0).passes) == (0, 0)
    assert game.deck(1).discard[-2:] == ["mask-4", "crow-13"]


def test_pass_tokens_count_for_initiative() -> None:
    """MALI-START-06, MALI-PASS-02: they are added to the card."""
    game = starting("flip", tops=(["mask-9"], ["mask-4"]), passes=(0, 6))
    assert play(game).seat == 1


def test_a_tie_is_flipped_again() -> None:
    """MALI-START-06, MALI-AMB-14: all cards are gone, Tokens stay; the holder of Initiative cheats first among equals."""
    hands = (["ram-13"], ["crow-13"])
    game = starting(
        "flip", hands=hands, tops=(["mask-9", "ram-2"], ["tome-9", "ram-3"]), passes=(1, 1), state={"initiative": 1}
    )
    ask = play(game)
    assert ask.seat == 1
    ask = play(game, {"cheat": "crow-13"}, {"cheat": "ram-13"})
    assert ask.name == "initiative" and ask.seat == 1 and game.deck(0).passes == 1  # 2 against 3
    assert "ram-13" in game.deck(0).discard and "mask-9" in game.deck(0).discard


def test_jokers_of_initiative() -> None:
    """MALI-AMB-15: the Black Joker is 0 and stays, the Red one is 14 and hinders nobody."""
    game = starting("flip", hands=(["ram-13"], ["crow-13"]), tops=(["black-joker"], ["red-joker"]))
    ask = play(game)
    assert (ask.name, ask.seat) == ("cheat", 1)
    assert play(game, "decline").seat == 1
    game = starting("flip", hands=(["ram-13"], []), tops=(["mask-2"], ["red-joker"]))
    assert (play(game).name, play(game).seat) == ("cheat", 0)


def test_pass_tokens() -> None:
    """MALI-START-09, MALI-AMB-22: the smaller Crew gains the difference; Buried models are counted."""
    models = {**PAIR, "cat": {"at": (5, 5)}, "dan": {"status": "buried"}, "eve": {"status": "killed"}}
    game = starting("effects", models=models)
    run(start.step(game))
    assert [deck.passes for deck in game.state.decks] == [0, 2]
    assert (game.state.phase, game.state.seat) == ("activate", 0)


# -- Activation Phase


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


# -- End Phase


def ended(**rest: Any) -> Malifaux:
    state = {"phase": "end", "step": "", **rest.pop("state", {})}
    return lay(models=rest.pop("models", PAIR), state=state, **rest)


def test_until_the_end_phase() -> None:
    """MALI-END-01: what lasts until then ends first, then all that happens during it."""
    game = ended(models={"ann": {**PAIR["ann"], "conditions": {"burning": 4, "shielded": 1}}, "bob": PAIR["bob"]})
    game.model("ann").lasting = [Lasting("armor", "end", 1)]
    ask = asked(end_phase.step(game))
    assert ask.name == "next-effect" and sorted(ask.options) == ["burning", "shielded"]  # MALI-AMB-44, MALI-DP-21
    game = ended(models={"ann": {**PAIR["ann"], "conditions": {"burning": 4}}, "bob": PAIR["bob"]})
    game.model("ann").lasting = [Lasting("armor", "end", 1)]
    run(end_phase.step(game))
    assert game.model("ann").health == 6 and not game.model("ann").lasting


def test_decks_at_the_end_of_a_turn() -> None:
    """MALI-END-07: the Discard Pile goes back into the deck, the hand is kept."""
    game = ended(hands=(["ram-1"], []), discards=(["ram-2", "ram-3"], []))
    end_phase.renew(game)
    assert (len(game.deck(0).pile), game.deck(0).hand, game.deck(0).discard) == (53, ["ram-1"], [])
    assert (game.state.phase, game.state.step) == ("start", "discard")


def test_the_end_of_the_game() -> None:
    """MALI-END-02, MALI-END-05, MALI-END-08, MALI-TURN-01, MALI-AMB-82, MALI-AMB-105: after five Turns; the Buried are killed first."""
    models = {**PAIR, "dan": {"seat": 0, "status": "buried"}}
    game = ended(models=models, state={"step": "score", "turn": TURNS})
    assert play(game) is None
    assert game.state.outcome is not None and game.model("dan").status == "killed"
    assert game.state.kills[-1].by == ""


def test_the_leader_is_not_replaced() -> None:
    """MALI-AMB-80: a killed Leader is not succeeded by anybody."""
    game = lay(models=PAIR)
    game.model("ann").leader = True
    game.model("ann").status = "killed"
    play(game)
    assert not any(model.leader for model in game.in_play())


def test_told() -> None:
    """MALI-HID-08: everybody sees who activates and passes."""
    game = lay(models=PAIR, passes=(1, 0))
    play(game, "pass", {"model": "bob"}, "stop")
    assert [name for name in told(game) if name in ("passes", "activates", "activated")] == [
        "passes",
        "activates",
        "activated",
    ]
    assert all(event.to is None for event in game.events)
    assert activation.ready(game, 1) == []
