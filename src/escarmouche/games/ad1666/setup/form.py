"""What can be agreed on before a game of Anno Domini 1666, so that any client can ask for it (AD66-SETUP-01)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from escarmouche.core.messages.refusal import BadSetup, Refusal
from escarmouche.core.views.form import BoardInfo, Facts, Form, Option, ScenarioInfo
from escarmouche.games.ad1666.cards.card import plain_name
from escarmouche.games.ad1666.ground.board import board
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.options_check import check_agreed
from escarmouche.games.ad1666.setup.scenario import load, scenarios

# In the order in which a newcomer should meet them; any others in the folder come after them.
ORDER = (
    "crossed-blades",
    "the-letter",
    "three-witnesses",
    "the-war-purse",
    "over-the-roofs",
    "the-arch-enemy",
    "the-oracle",
    "three-nights",
)
QUICK: dict[str, Any] = {"scenario": "crossed-blades"}
FACTS = Facts((30, 45), "easy")


@functools.cache
def form(editions: Sequence[str], seats: Sequence[int]) -> Form:
    """The whole form; most games are for two."""
    names = [*ORDER, *(name for name in scenarios() if name not in ORDER)]
    counts = sorted(seats, reverse=True)

    def usual(value: Any) -> dict[str, Any]:
        return dict.fromkeys(editions, value)

    options = [
        Option("scenario", "choice", "basic", names, default=usual(names[0]), rule="AD66-SETUP-01"),
        Option(
            "enemy",
            "choice",
            "basic",
            ["automated", "player"],
            default=usual("automated"),
            rule="AD66-DSN-22",
            scenarios=[name for name in names if load(name).automated],
            seats=[2],
        ),
        Option("random", "switch", "optional", default=usual(False), rule="AD66-GEN-06"),
        Option("simultaneous", "switch", "optional", default=usual(False), rule="AD66-OPP-07"),
        Option("advanced", "choice", "advanced", [True, False], default=usual(None), rule="AD66-ITEM-11"),
    ]
    stories = [scenario_info(name, counts) for name in names]
    return Form("ad1666", list(editions), counts, [], options, usual(QUICK), stories, facts=FACTS)


def scenario_info(name: str, counts: Sequence[int]) -> ScenarioInfo:
    """A scenario, on each of its boards, and why some numbers of players cannot play it (AD66-SETUP-01, AD66-SETUP-05)."""
    scenario = load(name)
    refused = {count: why_not(name, count) for count in counts}
    return ScenarioInfo(
        name,
        plain_name(scenario.name),
        plain_name(scenario.text),
        [BoardInfo(place, plain_name(board(Options(), place)[0].name)) for place in scenario.boards],
        [count for count in counts if refused[count] is None],
        next((why for why in refused.values() if why is not None), None),
    )


def why_not(name: str, count: int) -> Refusal | None:
    """Why this number of players cannot play a scenario."""
    try:
        check_agreed(Options(scenario=name, seats=count))
    except BadSetup as wrong:
        return wrong.refusal
    return None
