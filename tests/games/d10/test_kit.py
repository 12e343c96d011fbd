"""D10 skirmish keeps what every game must keep: every scenario at every level, other readings of the sheets, fog, in the thick of it."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.book import find
from escarmouche.testing.kit import Report, check
from escarmouche.testing.soak import eager
from tests.games.d10.eager_players import brawl, keen

READINGS: list[dict[str, Any]] = [
    {},
    {"zero_is": 10, "fog": True},
    {"crit_rule": "confirm-then-table", "build": True},
    {"crouch_malus": 1, "wounded_row": True},
]
SAMPLES = [{**sample, **READINGS[i % len(READINGS)]} for i, sample in enumerate(find("d10").cases.samples())]
BRAWLS = [{**sample, **READINGS[i % len(READINGS)]} for i, sample in enumerate(find("d10").cases.samples(), 1)]
LEVELS = 3  # of each scenario; here every scenario is played at one of them, and the levels take turns
WHOLE = [options for i, options in enumerate(SAMPLES) if i % LEVELS == i // LEVELS % LEVELS]
ENOUGH = 250  # decisions of a brawl


def kept(report: Report, *but: str) -> None:
    assert [problem for problem in report.problems if problem.check not in but] == [], str(report)


def told(options: dict[str, Any]) -> str:
    return " ".join(name if value is True else str(value) for name, value in options.items())


@pytest.mark.parametrize("options", WHOLE, ids=told)
def test_whole_games(options: dict[str, Any]) -> None:
    """D10-LVL-01, D10-SET-04: five scenarios at three levels, each with a reading of its own. The soak plays the other pairs."""
    policy = keen if SAMPLES.index(options) % 3 else eager
    kept(check("d10", games=1, share=0.008, limit=5000, policy=policy, processes=False, **options))


@pytest.mark.parametrize("options", BRAWLS[::2], ids=told)
def test_in_the_thick_of_it(options: dict[str, Any]) -> None:
    """D10-AMB-01, D10-AMB-02, D10-AMB-04, D10-CC-22, D10-HID-04: both bands at once, at every level and in every reading."""
    position = brawl(options["scenario"], BRAWLS.index(options), options["edition"])
    rest: dict[str, Any] = {"policy": keen, "position": position, "processes": False, **options}
    report = check("d10", games=1, share=0.05, limit=ENOUGH, named=1.0, **rest)
    kept(report, "ends")
    assert report.checks["named"] > ENOUGH


@pytest.mark.parametrize("options", SAMPLES[1::4], ids=told)
def test_what_is_named_and_not_offered(options: dict[str, Any]) -> None:
    """D10-SET-05, D10-SET-06, D10-HID-04: from the building of bands to the first turns, whatever is refused has its own reason."""
    kept(check("d10", games=1, share=0.0, limit=ENOUGH, named=1.0, policy=keen, processes=False, **options), "ends")


def test_a_game_is_the_same_in_another_process() -> None:
    """D10-HID-02: the seed and the answers are the whole game."""
    report = check("d10", games=1, share=0.0, policy=keen, scenario="quarrel-at-the-inn", edition="advanced", fog=True)
    kept(report)
    assert report.checks["replay"] == 1
