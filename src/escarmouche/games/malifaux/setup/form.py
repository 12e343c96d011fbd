"""What can be agreed on before a game of Malifaux (MALI-SETUP-02, MALI-DP-01), so that any client can ask for it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, get_args

from escarmouche.core.play.rule import clause
from escarmouche.core.views.form import BoardInfo, Facts, Form, Option
from escarmouche.games.malifaux.ground.board import RANDOM, boards, load
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import DeploymentName, StrategyName

RANDOMS = 4  # random boards that are offered; any other can be asked for as `random:SEED`
SIZES = (10, 100)

# Six models each: one of every station, and enough Soulstones to learn what they do.
QUICK: dict[str, Any] = {
    "size": 30,
    "board": "crossroads",
    "strategy": "reckoning",
    "deployment": "standard",
    "crews": [
        {
            "faction": "belfry",
            "leader": "maud-hollowell",
            "hires": ["little-clapper", "barber-quill", "pallbearer", "risen-digger", "risen-digger"],
        },
        {
            "faction": "salt",
            "leader": "hild-askar",
            "hires": ["jar-spark", "orm-quarry", "frost-mason", "cinder-whelp", "cinder-whelp"],
        },
    ],
}
FACTS = Facts((90, 120), "deep")


@functools.cache
@clause("MALI-SETUP-02", "MALI-DP-01")
def form(editions: Sequence[str], seats: Sequence[int]) -> Form:
    """The whole form. A Strategy or a deployment that nobody chooses is flipped for (MALI-SETUP-09, -10)."""
    usual = Options()

    def same(value: Any) -> dict[str, Any]:
        return dict.fromkeys(editions, value)

    low, high = SIZES
    options = [
        Option("size", "number", "basic", low=low, high=high, default=same(usual.size), rule="MALI-SETUP-02"),
        Option("strategy", "choice", "basic", list(get_args(StrategyName)), default=same(None), rule="MALI-SETUP-09"),
        Option(
            "deployment", "choice", "basic", list(get_args(DeploymentName)), default=same(None), rule="MALI-SETUP-10"
        ),
        Option("buildings", "switch", "advanced", default=same(usual.buildings), rule="MALI-TERR-24"),
        Option("legacy", "switch", "optional", default=same(usual.legacy), rule="MALI-HIRE-10"),
    ]
    return Form("malifaux", list(editions), list(seats), _boards(), options, same(QUICK), facts=FACTS)


def _boards() -> list[BoardInfo]:
    named = [*boards(), *(f"{RANDOM}{seed}" for seed in range(1, RANDOMS + 1))]
    return [BoardInfo(name, load(name).name) for name in named]
