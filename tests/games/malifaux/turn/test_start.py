"""The start of the game, and the Start Phase of each Turn (MALI-SETUP-30 to -32, MALI-START, MALI-PASS)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import start
from tests.games.malifaux.positions import asked, lay, play, run
from tests.games.malifaux.setup.set_up import opened
from tests.games.malifaux.turn.two_models import PAIR


def test_the_start() -> None:
    """MALI-SETUP-30, MALI-SETUP-32, MALI-SETUP-19: every card of the set-up goes back; Turn 1 begins."""
    game = opened(strategy="reckoning", deployment="standard")
    play(game)
    assert len(game.deck(game.state.attacker).pile) < 54
    game.state.phase = "begin"
    run(start.begin(game))
    assert [len(deck.pile) for deck in game.state.decks] == [54, 54] and game.state.phase == "start"


def starting(step: str = "discard", **rest: Any) -> Malifaux:
    """At a step of the Start Phase of Turn 2."""
    state = {"phase": "start", "step": step, "turn": 1, **rest.pop("state", {})}
    return lay(models=rest.pop("models", PAIR), state=state, **rest)


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
