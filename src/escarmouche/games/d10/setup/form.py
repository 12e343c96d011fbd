"""What can be agreed on before a game (D10-DP-01), so that any client can ask for it: the level is its edition."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from escarmouche.core.views.form import Facts, Form, Option, ScenarioInfo
from escarmouche.games.d10.setup.options import ADVANCED, FULL, LEVELS, SWITCHES
from escarmouche.games.d10.setup.scenario import scenarios

ORDER = ("the-monks-ford", "the-tax-chest", "the-watch-tower", "quarrel-at-the-inn", "the-border-road")
FACTS = Facts((40, 60), "medium")


@functools.cache
def form(editions: Sequence[str], seats: Sequence[int]) -> Form:
    """The whole form. Each switch is as the level has it, unless somebody says otherwise (D10-LVL-03)."""
    names = [*(name for name in ORDER if name in scenarios()), *(name for name in scenarios() if name not in ORDER)]

    def usual(value: Any) -> dict[str, Any]:
        return dict.fromkeys(editions, value)

    options = [
        Option("scenario", "choice", "basic", names, default=usual(names[0] if names else ""), rule="D10-SET-04"),
        Option("build", "switch", "basic", default=usual(False), rule="D10-SET-05"),
        *(Option(name, "switch", "advanced", default=_preset(name), rule="D10-LVL-05") for name in SWITCHES),
        Option("zero_is", "choice", "optional", [0, 10], default=usual(0), rule="D10-AMB-01"),
        Option(
            "crit_rule", "choice", "optional", ["second-die", "confirm-then-table"], default=usual("second-die"),
            rule="D10-AMB-02",
        ),
        Option("crouch_malus", "choice", "optional", [2, 1], default=usual(2), rule="D10-AMB-04"),
        Option("wounded_row", "switch", "optional", default=usual(False), rule="D10-CC-22"),
        Option("fog", "switch", "optional", default=usual(False), rule="D10-HID-04"),
    ]  # fmt: skip
    quick = {level: {"edition": level, "scenario": QUICK[level]} for level in editions}
    stories = [story(name, seats) for name in names]
    return Form("d10", list(editions), list(seats), [], options, quick, stories, facts=FACTS)


def story(name: str, seats: Sequence[int]) -> ScenarioInfo:
    """A scenario with its tale; its table comes with it (D10-SET-04)."""
    scenario = scenarios()[name]
    return ScenarioInfo(name, scenario.name, scenario.text, [], list(seats))


QUICK = {"simplified": "the-monks-ford", "full": "the-tax-chest", "advanced": "the-border-road"}


def _preset(name: str) -> dict[str, bool]:
    on = {"simplified": (), "full": FULL, "advanced": (*FULL, *ADVANCED)}
    return {level: name in on[level] for level in LEVELS}
