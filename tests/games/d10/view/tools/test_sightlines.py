"""What a player is told about sight: rays, what covers them, and sentences."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.refusal import Refused
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.core.views.player_tools import Sightline
from escarmouche.games.d10.cards.library import DATA
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view.tools import sightlines
from tests.games.d10.positions import card, lay

TEXTS = [Texts(lang, [HERE, DATA.parent / "text"]) for lang in ("en", "fr")]


def pair(*terrain: dict[str, Any], level: str = "advanced", a: Any = None, b: Any = None) -> D10:
    figures = {
        "a": {"at": (45, 20), "facing": 90, "things": ["bow"], **(a or {})},
        "b": {"at": (45, 45), "facing": 270, "seat": 1, **(b or {})},
    }
    return lay(level, figures=figures, terrain=terrain, cards=[card(id="t1", t=1), card(id="plain", t=None)])


def told(game: D10, **more: Any) -> Sightline:
    """The answer; every sentence exists, and is filled, in both languages."""
    sightline = sightlines.sightline(game, "a", "b", **more)
    for line in sightline.lines:
        for texts in TEXTS:
            assert texts.has(line.key)
            assert texts.unfilled(line.key, line.args) == []
    return sightline


def keys(sightline: Sightline) -> list[str]:
    return [line.key for line in sightline.lines]


def test_clear() -> None:
    """D10-LOS-01, D10-LOS-06, D10-GEO-03: 21 rays, all open, and what a shot would need."""
    sightline = told(pair())
    assert (sightline.clear, sightline.distance, sightline.cover, len(sightline.rays)) == (True, 22_500, "", 21)
    assert all(ray.clear and not ray.by for ray in sightline.rays)
    assert keys(sightline) == ["sight-clear", "sight-need"]
    assert sightline.lines[-1].args["need"] == 5


def test_behind_a_hedge() -> None:
    """D10-LOS-02, D10-LOS-07: covered half, poorly visible: T 4."""
    sightline = told(pair({"id": "hedge", "kind": "hedge", "line": ((30, 42), (60, 42))}))
    assert sightline.cover == "behind-scenery"
    assert {ray.by for ray in sightline.rays} == {"hedge"}
    assert keys(sightline) == ["sight-clear", "sight-cover", "sight-malus", "sight-need"]
    assert sightline.lines[1].args["percent"] == 50
    assert sightline.lines[-1].args["need"] == 4


def test_sheltered() -> None:
    """D10-LOS-08: more than half behind scenery, a reroll."""
    sightline = told(pair({"id": "cart", "kind": "cart", "rect": (40, 40, 50, 42)}))
    assert sightline.cover == "sheltered"
    assert "sight-reroll" in keys(sightline)


def test_blocked() -> None:
    """D10-LOS-06: what is in the way is named."""
    sightline = told(pair({"id": "wall", "kind": "wall", "line": ((30, 42), (60, 42))}))
    assert (sightline.clear, sightline.blockers, sightline.cover) == (False, ["wall"], "")
    assert not any(ray.clear for ray in sightline.rays)
    assert keys(sightline) == ["sight-blocked"]


def test_leaning_out() -> None:
    """D10-LOS-10: seen only by leaning out."""
    sightline = told(pair({"id": "wall", "kind": "wall", "line": ((30, 21.6), (45.5, 21.6))}))
    assert sightline.clear
    assert "sight-leans" in keys(sightline)
    assert not any(ray.clear for ray in sightline.rays[:21])
    assert sightline.rays[21:]
    assert all(ray.clear and ray.start == (45_000, 45_000) for ray in sightline.rays[21:])


@pytest.mark.parametrize(
    ("a", "b", "key"),
    [
        ({}, {"hidden": True}, "sight-hidden"),
        ({"facing": 270}, {}, "sight-behind"),
        ({"card": "t1", "moved": True}, {}, "sight-hopeless"),
        ({"moved": True}, {"posture": "crouched"}, "sight-malus"),
        ({"mounted": True}, {"things": ["shield"]}, "sight-malus"),
        ({}, {"posture": "prone"}, "sight-malus"),
    ],
)
def test_what_a_shot_would_meet(a: dict[str, Any], b: dict[str, Any], key: str) -> None:
    """D10-AMB-50, D10-STA-07, D10-GEO-05, D10-SHO-06, D10-SHO-07: the client warns."""
    assert key in keys(told(pair(a=a, b=b)))


def test_friends_and_those_without_t() -> None:
    """D10-LOS-06: sight alone."""
    assert keys(told(pair(b={"seat": 0}))) == ["sight-clear"]
    assert keys(told(pair(a={"card": "plain", "things": []}))) == ["sight-clear"]


def test_from_elsewhere() -> None:
    """D10-GEO-03: anybody may measure, also from a place where the figure does not stand yet."""
    game = pair({"id": "wall", "kind": "wall", "line": ((40, 42), (60, 42))})
    assert not told(game).clear
    assert told(game, at=(30_000, 45_000, 0)).clear
    assert game.figure("a").x == 45_000


def test_itself_and_nobody() -> None:
    """D10-LOS-06: a figure that is not there is refused."""
    game = pair(b={"status": "out"})
    assert sightlines.sightline(game, "a", "a").clear
    with pytest.raises(Refused):
        sightlines.sightline(game, "a", "nobody")
    with pytest.raises(Refused):
        sightlines.sightline(game, "a", "b")
