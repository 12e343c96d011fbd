"""Before a duel: what others may do for it or against it (MALI-DUEL-06)."""

from __future__ import annotations

from typing import Any

from tests.games.malifaux.positions import action, card, lay, open_branches, play
from tests.games.malifaux.rule_runner import ability


def helper(may: bool = True, name: str = "lend", **whose: Any) -> dict[str, Any]:
    """Somebody who gives + to a duel of a model within 6", for a card."""
    when = {"event": "duel", "whose": whose, "aura": 6}
    effects = [{"fate": {"amount": 1, "to": "about"}}]
    return ability(name=name, when=when, may=may, effects=effects, cost=[{"discard": {"amount": 1}}])


def test_others_may_help_or_hinder_before_a_duel() -> None:
    """MALI-DUEL-06, MALI-DP-30, MALI-AMB-111: what other models can do before a duel, the Attacker's player first; each once."""
    cards = [
        card("friendly", abilities=[helper(who="friend", other=True)]),
        card("foul", abilities=[helper(name="sap", who="enemy")]),
        card("kind", abilities=[helper(who="friend", other=True)]),
    ]
    models = {
        "a": {"card": "fighter", "at": (9, 9)},
        "b": {"seat": 1, "at": (10.5, 9)},
        "f": {"card": "friendly", "at": (9, 12)},
        "e": {"card": "kind", "at": (6, 9)},
        "g": {"card": "foul", "seat": 1, "at": (12, 12)},
        "h": {"card": "foul", "seat": 1, "at": (9, 30)},
    }
    game = lay(models=models, cards=cards, hands=[["ram-1", "ram-2"], ["crow-1"]], active="a")
    ask = play(game, "fighter:strike")
    assert (ask.name, ask.seat, open_branches(ask)) == ("prepare", 0, ["ready", "friendly:lend", "kind:lend"])
    ask = play(game, "friendly:lend", ["ram-1"])  # Auras of one name affect a model once
    assert (ask.name, ask.seat, open_branches(ask)) == ("prepare", 1, ["ready", "foul:sap"])
    play(game, "foul:sap", ["crow-1"])
    attacker, defender = game.duel.sides if game.state.duels else game.state.past_duels[-1].sides
    assert [len(attacker.flipped), len(defender.flipped)] == [3, 1] and attacker.used == ["friendly:lend", "foul:sap"]


def test_the_opponent_has_a_say_before_a_simple_duel() -> None:
    """MALI-DUEL-06: also where only one model performs it."""
    trick = action(resist="", target=None, type="", tn=8)
    cards = [card("foul", abilities=[helper(who="enemy", may=False)]), card("solo", actions=[trick])]
    models = {"a": {"card": "solo", "at": (9, 9)}, "g": {"card": "foul", "seat": 1, "at": (12, 12)}}
    game = lay(models=models, cards=cards, hands=[[], ["crow-1", "crow-2"]], active="a")
    ask = play(game, "solo:strike")
    assert (ask.name, ask.seat) == ("discard-cards", 1)
