"""Anno Domini 1666 keeps what every game must keep: every scenario, alone and led by a player, with all options, in the thick of it."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.book import find
from escarmouche.testing.kit import check
from escarmouche.testing.soak import eager

from .played_scenarios import keen
from .setup.test_scenario_acceptance import PLAYED, Scene, foretold, position

SWITCHES: list[dict[str, Any]] = [
    {},
    {"simultaneous": True, "advanced": True},
    {"advanced": False},
    {"simultaneous": True},
]
SAMPLES = [{**sample, **SWITCHES[i % len(SWITCHES)]} for i, sample in enumerate(find("ad1666").cases.samples())]
TAVERN = ("the-arch-enemy", "the-war-purse")  # played on another board, too: the soak has those games
WHOLE = [options for options in SAMPLES if options["scenario"] not in TAVERN or options["board"] != "tavern"]
SCENES = [(name, scene) for name, data in PLAYED.items() for scene in data.get("scenes", ())]
LONG = 400  # decisions after which a game against the Count, or a campaign, is broken off
SHORT = 90  # decisions at each of which everything is asked for
SCENES += [("the-oracle", {**foretold(number), "what": f"Magic {number}"}) for number in (1, 4, 6, 8, 9, 11, 14, 16)]


@pytest.mark.parametrize("options", WHOLE, ids=lambda options: " ".join(str(said) for said in options.values()))
def test_whole_games(options: dict[str, Any]) -> None:
    policy = eager if SAMPLES.index(options) % 2 else None
    limit = LONG if options["scenario"] in ("the-arch-enemy", "three-nights") else 5000
    report = check("ad1666", games=1, share=0.01, limit=limit, policy=policy, processes=False, **options)
    assert [problem for problem in report.problems if problem.check != "ends" or limit != LONG] == [], str(report)


@pytest.mark.parametrize("options", SAMPLES[::2], ids=lambda options: " ".join(str(said) for said in options.values()))
def test_whatever_is_not_offered_has_its_own_reason(options: dict[str, Any]) -> None:
    report = check("ad1666", games=1, share=0.0, limit=SHORT, policy=eager, processes=False, named=1.0, **options)
    assert [problem for problem in report.problems if problem.check != "ends"] == [], str(report)
    assert report.checks["named"] > SHORT


def test_a_game_is_the_same_in_another_process() -> None:
    report = check("ad1666", games=1, share=0.05, policy=eager, scenario="crossed-blades", simultaneous=True)
    assert report.problems == [], str(report)
    assert report.checks["replay"] == 1


@pytest.mark.parametrize(
    ("name", "scene"), SCENES, ids=lambda value: value if isinstance(value, str) else value["what"]
)
def test_scenes(name: str, scene: Scene) -> None:
    """Every scene of the acceptance tests: nothing hidden is shown, nothing offered is refused, everything can be undone, and whatever can
    be named and is not offered is refused by a rule of its own."""
    where = {word: said for word, said in position(name, scene).items() if word != "draws"}
    policy, simultaneous = keen(*scene.get("keen", ())), len(scene["figures"]) % 2 == 0
    report = check(
        "ad1666", games=1, share=0.2, limit=12, policy=policy, position=where, processes=False, scenario=name,
        simultaneous=simultaneous, named=1.0,
    )  # fmt: skip
    assert [problem for problem in report.problems if problem.check != "ends"] == [], str(report)


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "crossed-blades"},
        {"scenario": "the-war-purse", "random": True, "board": "tavern"},
        {"scenario": "the-oracle"},
    ],
    ids=lambda options: str(options["scenario"]),
)
def test_games_hold_what_every_game_must_hold(options: dict[str, Any]) -> None:
    report = check("ad1666", games=1, share=0.02, processes=False, **options)
    assert report.problems == []
