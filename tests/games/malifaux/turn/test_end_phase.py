"""The End Phase (MALI-END)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.state import TURNS, Lasting
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import activation, end_phase
from tests.games.malifaux.positions import asked, card, lay, play, run, told
from tests.games.malifaux.rule_runner import waits
from tests.games.malifaux.turn.two_models import PAIR


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


def test_a_shield_ends_after_what_a_burning_neighbour_brings_about() -> None:
    """MALI-AMB-44, MALI-END-01, MALI-TIME-02: the Active player's model dies and explodes before the other's Shielded ends."""
    bang = {"damage": {"to": "all", "within": 6, "amount": 1}}
    models = {
        "a": {"card": "bomb", "at": (9, 9), "health": 1, "conditions": {"burning": 1}},
        "b": {"seat": 1, "at": (12, 9), "conditions": {"shielded": 1}},
    }
    game = lay(models=models, cards=[card("bomb", abilities=waits("killed", bang))], state={"phase": "end"})
    run(end_phase.effects(game))
    assert game.model("a").status == "killed" and game.model("b").health == 8
