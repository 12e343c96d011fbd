"""Whom and what an Action may target (MALI-RES-04, MALI-RESTR)."""

from __future__ import annotations

from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.turn import targeting
from tests.games.malifaux.positions import action, card, lay
from tests.games.malifaux.rule_runner import run


def test_a_marker_is_a_friends_an_enemys_or_nobodys() -> None:
    """MALI-CTRL-01, MALI-RESTR-02, MALI-RESTR-03: whose Markers an Action or an effect means."""
    for who, found in (("any", ["m", "n", "o"]), ("friend", ["m"]), ("enemy", ["n"])):
        sweep = action(type="", range=6, resist="", stat=None, marker=["scheme"], target={"who": who})
        lying = {"remove-marker": {"kinds": ["scheme"], "who": who, "within": 6, "amount": 9}}
        game = lay(
            models={"a": {"card": "broom", "at": (9, 9)}},
            markers={"m": {"seat": 0, "at": (9, 11)}, "n": {"seat": 1, "at": (11, 9)}, "o": {"at": (7, 9)}},
            cards=[
                card("broom", actions=[sweep, {**sweep, "id": "all", "effects": [lying], "marker": [], "target": None}])
            ],
        )
        a = game.model("a")
        assert targeting.targets(game, game.action("broom:strike"), a) == found
        run(effect.run(game, game.action("broom:all").effects, Use(0, a, "broom:all")))
        assert [one.id for one in game.state.markers] == [name for name in "mno" if name not in found]
