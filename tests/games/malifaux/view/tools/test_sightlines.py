"""Why somebody is seen or not, as a player is shown it (MALI-LOS)."""

from __future__ import annotations

from escarmouche.games.malifaux.ground import sight
from escarmouche.games.malifaux.view.tools import sightlines
from tests.games.malifaux.positions import lay

R = 591


def test_looking_says_why() -> None:
    """MALI-LOS-04, MALI-SHAD-02, MALI-DES-64: the lines that were tried, what stands in the way, and the words for it."""
    terrain = [{"id": "block", "kind": "building", "height": 3, "rect": [10, 10, 6, 6]}]
    game = lay(models={"a": {"at": (6, 10)}, "b": {"at": (16, 10)}, "c": {"at": (6, 14)}}, terrain=terrain)
    seen = sightlines.sightline(game, "a", "b")
    assert not seen.clear and seen.blockers == ["block"]
    assert sightlines.sightline(game, "a", "c").clear
    assert sightlines.sightline(game, "a", "c", (6000, 16000, 0)).distance == 2000 - 2 * R
    assert sight.sees(game, game.model("a"), game.model("c"))
    assert sightlines.sightline(game, "a", "a").lines[0].rule == "MALI-LOS-01"
