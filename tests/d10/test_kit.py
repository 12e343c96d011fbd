"""D10 skirmish keeps what every game must keep: every scenario at every level, other readings of the sheets, fog, in the thick of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.d10.stage import keen

from escarmouche.core.book import find
from escarmouche.testing.kit import Report, check
from escarmouche.testing.soak import eager

SWITCHES: list[dict[str, Any]] = [
    {},
    {"zero_is": 10, "fog": True},
    {"crit_rule": "confirm-then-table", "build": True},
    {"crouch_malus": 1, "wounded_row": True},
]
SAMPLES = [{**sample, **SWITCHES[i % len(SWITCHES)]} for i, sample in enumerate(find("d10").samples())]
FOGGY = ("the-watch-tower", "the-border-road", "quarrel-at-the-inn")

# Two bands in each other's faces, in every plight there is.
TERRAIN = [
    {"id": "brush", "kind": "brush", "rect": [20, 20, 40, 34]},
    {"id": "hedge", "kind": "hedge", "line": [[42, 20], [42, 40]]},
    {"id": "tower", "kind": "tower", "rect": [50, 50, 58, 58]},
    {"id": "platform", "kind": "floor", "rect": [50, 50, 58, 58], "top": 12},
]
MELEE: dict[str, dict[str, Any]] = {
    "ann": {"card": "captain", "seat": 0, "at": [44, 30], "wounded": True},
    "amy": {"card": "axe-woman", "seat": 0, "at": [46.5, 32]},
    "abe": {"card": "reiter", "seat": 0, "at": [60, 30]},
    "ada": {"card": "javelineer", "seat": 0, "at": [30, 25], "hidden": True},
    "ali": {"card": "arquebusier", "seat": 0, "at": [48.75, 54, 6], "posture": "climbing", "climb": "tower"},
    "art": {"card": "pikeman", "seat": 0, "at": [36, 40], "posture": "stunned"},
    "bob": {"card": "sergeant", "seat": 1, "at": [46.5, 29.5]},
    "bea": {"card": "she-wolf", "seat": 1, "at": [36, 27], "hidden": True},
    "ben": {"card": "crossbowman", "seat": 1, "at": [54, 54, 12], "floor": "platform"},
    "bud": {"card": "bailiff", "seat": 1, "at": [66, 34]},
    "bel": {"card": "shield-bearer", "seat": 1, "at": [56, 34], "posture": "prone"},
    "bly": {"card": "slinger", "seat": 1, "at": [38, 44], "posture": "crouched"},
}
POSITION: dict[str, Any] = {
    "scenario": {"objects": [{"id": "chest", "name": {"en": "chest", "fr": "coffre"}}], "turns": 3},
    "terrain": TERRAIN,
    "figures": MELEE,
    "markers": {"chest": {"at": [40, 36]}, "axe": {"kind": "weapon", "weapon": "axe", "at": [52, 30]}},
}
UP = {"posture": "up", "hidden": False, "climb": ""}
STANDING = {**MELEE, "ada": {**MELEE["ada"], **UP}, "bea": {**MELEE["bea"], **UP}, "bly": {**MELEE["bly"], **UP}}
STANDING["ali"] = {**MELEE["ali"], **UP, "at": [48.7, 54]}
UNHURT = {**STANDING, "ann": {**MELEE["ann"], "wounded": False}}
PLIGHTS = {"simplified": UNHURT, "full": STANDING, "advanced": MELEE}  # what there is at a level
THICK: list[dict[str, Any]] = [
    {"edition": "simplified"},
    {"edition": "full", "wounded_row": True},
    {"edition": "advanced", "crouch_malus": 1},
    {"edition": "advanced", "zero_is": 10, "crit_rule": "confirm-then-table"},
    {"edition": "advanced", "fog": True},
    {"edition": "advanced", "fog": True, "crit_tables": False, "wounds": True, "shoot_adv": False},
]


def kept(report: Report) -> None:
    assert report.problems == [], str(report)


def told(options: dict[str, Any]) -> str:
    return " ".join(name if said is True else str(said) for name, said in options.items())


@pytest.mark.parametrize("options", SAMPLES, ids=told)
def test_whole_games(options: dict[str, Any]) -> None:
    """D10-LVL-01, D10-SET-04: five scenarios at three levels, each with a switch or two of its own."""
    policy = keen if SAMPLES.index(options) % 3 else eager
    kept(check("d10", games=1, share=0.01, limit=5000, policy=policy, processes=False, **options))


@pytest.mark.parametrize("scenario", FOGGY)
def test_fog(scenario: str) -> None:
    """D10-HID-04: nothing that is hidden is told, and a world dealt for a seat answers as the table does."""
    kept(check("d10", games=1, seed="fog", share=0.03, policy=keen, processes=False, fog=True, scenario=scenario,
               edition="advanced"))  # fmt: skip


@pytest.mark.parametrize("options", THICK, ids=told)
def test_in_the_thick_of_it(options: dict[str, Any]) -> None:
    """D10-AMB-01, D10-AMB-02, D10-AMB-04, D10-CC-22: every plight at once, at every level and in every reading."""
    position = {**POSITION, "figures": PLIGHTS[options["edition"]]}
    kept(check("d10", games=2, share=0.06, policy=keen, position=position, processes=False, **options))


def test_a_game_is_the_same_in_another_process() -> None:
    """D10-HID-02: the seed and the answers are the whole game."""
    report = check("d10", games=1, share=0.0, policy=keen, scenario="quarrel-at-the-inn", edition="advanced", fog=True)
    kept(report)
    assert report.checks["replay"] == 1
