"""Interact: Markers Dropped, messages delivered (MALI-GACT-01, MALI-SCHM-14)."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.turn import interact
from tests.games.malifaux.positions import card, lay, play
from tests.games.malifaux.rule_runner import waits


def test_who_delivers_a_message_targets_its_enemy() -> None:
    """MALI-SCHM-14, MALI-AMB-39, MALI-RES-04: being targeted is an event, and Distracted drops."""
    touchy = card("touchy", station="master", abilities=waits("targeted", {"soulstone": {}}))
    models = {
        "a": {"at": (9, 9), "conditions": {"distracted": 2}},
        "b": {"card": "touchy", "seat": 1, "at": (11, 9), "leader": True},
    }
    plans = [[Scheme(11, enemy="b")], []]
    game = lay(models=models, cards=[touchy], active="a", state={"schemes": plans, "pool": [1, 2, 3, 4, 11]})
    play(game, {"interact": {"message": "b"}})
    assert (
        condition.value(game.model("a"), "distracted") == 1 and game.deck(1).stones == 1 and game.state.points == [1, 0]
    )


@pytest.mark.parametrize(
    ("kind", "strategy", "word", "y"), [("scheme", "turf", "drop", 13), ("strategy", "explosives", "plant", 15)]
)
def test_how_high_markers_lie_counts_between_them(kind: str, strategy: str, word: str, y: int) -> None:
    """MALI-GACT-01, MALI-EXPL-03, MALI-MEAS-03: a roof of Height 4 is far enough above a Marker beside the house."""
    house = {"id": "house", "kind": "building", "height": 4, "rect": [10, 10, 4, 4]}
    for floor, fine in (("house", True), ("", False)):
        at = (10, 10, 4) if floor else (10, y + 2)
        game = lay(
            models={"a": {"at": at, "floor": floor, "tokens": {"explosives": 1}}},
            terrain=[house],
            markers={"m": {"kind": kind, "at": (10, y), "seat": 0}},
            active="a",
            state={"strategy": strategy},
        )
        menu = interact.offer(game, game.model("a"), 0)
        branch = menu.branch(word) if isinstance(menu, Menu) else menu
        found = branch if isinstance(branch, Refusal) else branch.why_not((10000, 10500))
        assert (found is None) is fine
