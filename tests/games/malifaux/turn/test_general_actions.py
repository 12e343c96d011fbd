"""General Actions: who assists whom (MALI-GACT-05)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.games.malifaux.turn import general_actions
from tests.games.malifaux.positions import card, lay, play
from tests.games.malifaux.rule_runner import waits


def test_assist_targets_a_friend() -> None:
    """MALI-GACT-05, MALI-ABIL-04: that is an event for the friend."""
    touchy = card("touchy", abilities=waits("targeted", {"soulstone": {}}))
    models = {"a": {"at": (9, 9)}, "b": {"card": "touchy", "at": (11, 9), "conditions": {"burning": 2}}}
    game = lay(models=models, cards=[touchy], active="a", tops=[["ram-9"], []])
    play(game, {"assist": "b"})
    assert game.deck(0).stones == 1


def test_who_controls_a_model_says_whom_it_assists() -> None:
    """MALI-CTRL-03, MALI-GACT-05: the friends are the model's own, the question is its controller's."""
    models = {
        "a": {"at": (10, 10)},
        "b": {"at": (12, 10), "conditions": {"burning": 1}},
        "z": {"at": (30, 30), "seat": 1},
    }
    game = lay(models=models, active="a")
    for seat in (0, 1):
        asked = general_actions.offer(game, game.model("a"), seat, "assist")
        assert isinstance(asked, Choose) and (asked.seat, list(asked.options)) == (seat, ["b"])
