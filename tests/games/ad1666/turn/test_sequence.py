"""The turn from its start to its end: phases, activations, End of Turn (AD66-TURN, -ACTPH, -END)."""

from __future__ import annotations

from random import Random

import pytest

from escarmouche.core.play.state import Ended
from escarmouche.games.ad1666.state import NOBODY
from escarmouche.games.ad1666.turn import lull, sequence

from ..positions.setup import asks, begun, on, play, run, scene, table, told

# -- the turn


def test_ad66_turn_01_ad66_dsn_25_a_whole_game_in_order() -> None:
    game = play()
    rng = Random(3)
    told = on(game, lambda game: False, lambda ask: ask.sample(rng))
    turns = [event.args["turn"] for event in told if event.name == "turn"]
    assert turns == [1, 2, 3, 4, 5, 6] or game.outcome.rule == "AD66-AMB-19"  # type: ignore[union-attr]
    phases = [event.args["phase"] for event in told if event.name == "phase"]
    assert phases[:4] == ["phase-action", "phase-combat", "phase-morale", "phase-interaction"]


def test_ad66_setup_11_ad66_turn_05_the_first_turn_has_a_named_holder_and_no_cards() -> None:
    game = play()
    told = on(game, asks("first-player"))
    assert [event.args for event in told if event.name == "initiative"] == [{"seat": 1}]
    assert [len(deck.hand) for deck in game.table.state.decks] == [4, 4]
    game.answer(0, 1)
    assert game.table.state.first == 1 and game.pending[0].seat == 1


def test_ad66_turn_03_ad66_turn_04_start_of_turn() -> None:
    game = table(scene(phase="start", turn=2, initiative=1, used=["tactician:athos"]))
    game.figure("athos").fenced = 2
    sequence.start_of_turn(game)
    state = game.state
    assert (state.turn, state.initiative, state.previous, state.used) == (3, NOBODY, 1, [])
    state.phase = "refresh"
    run(sequence.refresh(game))
    assert game.figure("athos").fenced == 0 and state.phase == "cards"


def test_ad66_ex_01_ad66_turn_05_cards_phase() -> None:
    hands = {0: ["iron 2", "iron 3", "iron 4", "iron 5", "iron 6"], 1: []}
    game = table(scene(phase="cards", turn=2, hands=hands, scenario={"cards": 4}))
    run(sequence.cards_phase(game))
    assert [len(deck.hand) for deck in game.state.decks] == [7, 4] and len(game.deck(0).discard) == 2
    first_turn = table(scene(phase="cards", turn=1))
    run(sequence.cards_phase(first_turn))
    assert [len(deck.hand) for deck in first_turn.state.decks] == [0, 0]


def test_ad66_dsn_22_the_dummy_hand_is_drawn_up_to_four() -> None:
    game = play({"scenario": "the-arch-enemy", "seats": 1, "bands": [["longinus", "berserker", "dragoon", "dragoon"]]})
    on(game, begun)
    anno = game.table
    anno.deck(1).pile.shuffle_in(anno.deck(1).hand)
    anno.deck(1).hand.clear()
    anno.state.turn, anno.state.phase = 2, "cards"
    run(sequence.cards_phase(anno))
    assert len(anno.deck(1).hand) == 4 and anno.state.phase == "initiative"


# -- activations


def test_ad66_actph_03_activations_alternate() -> None:
    game = table(scene(seat=0))
    run(sequence.next_activation(game), ("activate", "athos"))
    assert game.state.activation is not None and game.state.activation.figure == "athos" and game.state.seat == 1
    game.state.activation = None
    run(sequence.next_activation(game), ("activate", "thief"))
    assert game.state.seat == 0


def test_ad66_actph_04_ad66_amb_18_a_delay() -> None:
    game = table(scene(seat=0))
    assert sequence.why_no_delay(game, 0).key == "why-no-delay"  # type: ignore[union-attr]  # two left
    game.figure("athos").activated = True
    assert sequence.why_no_delay(game, 0) is None
    run(sequence.next_activation(game), ("activate", "pass"))
    assert told(game, "delayed") == [{"seat": 1}] and game.state.seat == 1
    for name in ("guard", "thief", "urchin"):
        game.figure(name).activated = True
    assert sequence.why_no_delay(game, 0) is not None  # the other has none left: it is the last activation
    run(sequence.next_activation(game))
    assert game.activation.figure == "porthos"


def test_ad66_actph_04_who_has_as_many_may_not_delay() -> None:
    game = table(scene(seat=0))
    game.figure("thief").status = "killed"
    game.figures_changed()
    game.figure("athos").activated = True
    reason = sequence.why_no_delay(game, 0)
    assert reason is not None and (reason.args["mine"], reason.args["theirs"]) == (2, 2)
    steps = iter(sequence.next_activation(game))
    with pytest.raises(StopIteration):
        next(steps)  # one left and no choice: no question
    assert game.activation.figure == "porthos"


def test_ad66_amb_19_who_has_none_left_is_passed_over() -> None:
    game = table(scene(seat=0))
    for name in ("athos", "porthos"):
        game.figure(name).activated = True
    run(sequence.next_activation(game), ("activate", "urchin"))
    assert game.activation.figure == "urchin"
    game.state.activation = None
    for name in ("guard", "thief", "urchin"):
        game.figure(name).activated = True
    run(sequence.next_activation(game))
    assert game.state.phase == "combat" and not any(figure.activated for figure in game.figures)  # AD66-TURN-06


# -- End of Turn


def test_ad66_end_01_ad66_deck_16_end_of_turn() -> None:
    game = table(scene(phase="end", alarm=5))
    game.state.magic.take(["3"])
    game.state.magic_discard = ["3"]
    game.figure("athos").activated = True
    sequence.end_of_turn(game)
    assert game.state.alarm == 4 and game.state.phase == "start" and not game.figure("athos").activated
    assert game.state.magic_discard == [] and len(game.state.magic) == 24


def test_ad66_alarm_03_ad66_alarm_05_the_last_counter_ends_the_game() -> None:
    game = table(scene(phase="end", alarm=1, points=[3, 2]))
    with pytest.raises(Ended):
        sequence.end_of_turn(game)
    assert game.state.outcome is not None
    assert (game.state.outcome.winners, game.state.outcome.scores) == ((0,), (3, 2))


def test_ad66_dsn_19_in_a_lull_no_counter_goes_until_it_ends() -> None:
    game = table(scene(phase="end", alarm=5, turn=1, lull=True, scenario={"lull": {"side": "red", "turns": 2}}))
    sequence.end_of_turn(game)
    assert game.state.alarm == 5 and game.state.lull
    game.state.turn, game.state.phase = 2, "end"
    sequence.end_of_turn(game)
    assert game.state.alarm == 4 and not game.state.lull
    assert told(game, "lull-ends") == [{"why": "lull-time"}]
    lull.end_lull(game, "shot")
    assert len(told(game, "lull-ends")) == 1
