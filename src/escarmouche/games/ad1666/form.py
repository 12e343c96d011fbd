"""What can be agreed on before a game of Anno Domini 1666, so that any client can ask for it (AD66-SETUP-01)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from escarmouche.core.form import Form, Option
from escarmouche.games.ad1666.scenario import load, scenarios

# In the order in which a newcomer should meet them; whatever else lies in the folder comes after.
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
FIRST = "first"  # the first board of a scenario
QUICK: dict[str, Any] = {"scenario": "crossed-blades"}


@functools.cache
def form(editions: Sequence[str], seats: Sequence[int]) -> Form:
    """All of it. Boards are a choice only where a scenario leaves one, so they stand among the options; most games are for two."""
    names = [*ORDER, *(name for name in scenarios() if name not in ORDER)]
    boards = dict.fromkeys(board for name in names for board in load(name).boards if len(load(name).boards) > 1)

    def usual(value: Any) -> dict[str, Any]:
        return dict.fromkeys(editions, value)

    options = [
        Option("scenario", "choice", "basic", names, default=usual(names[0]), rule="AD66-SETUP-01"),
        Option("board", "choice", "basic", [FIRST, *boards], default=usual(FIRST), rule="AD66-SETUP-05"),
        Option("enemy", "choice", "basic", ["automated", "player"], default=usual("automated"), rule="AD66-DSN-22"),
        Option("random", "switch", "optional", default=usual(False), rule="AD66-GEN-06"),
        Option("simultaneous", "switch", "optional", default=usual(False), rule="AD66-OPP-07"),
        Option("advanced", "choice", "advanced", [True, False], default=usual(None), rule="AD66-ITEM-11"),
    ]
    return Form(
        "ad1666", list(editions), sorted(seats, reverse=True), [], options, {one: dict(QUICK) for one in editions}
    )
