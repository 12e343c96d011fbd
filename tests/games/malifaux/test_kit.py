"""Malifaux keeps what every game must keep: every Strategy, deployment, board and Crew, from the set-up on and in the thick of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.core.book import find
from escarmouche.testing import soak
from escarmouche.testing.kit import Report, check
from escarmouche.testing.soak import eager
from tests.games.malifaux.eager_players import BOARDS, DEPLOYMENTS, KEYWORDS, STRATEGIES, brawl, given, keen

ENOUGH = 150  # decisions of a brawl
PAIRS = [(first, second) for first in range(4) for second in range(first + 1, 4)]  # of keywords


def kept(report: Report, *but: str) -> None:
    assert [problem for problem in report.problems if problem.check not in but] == [], str(report)


def options(number: int) -> dict[str, Any]:
    """A set-up: all Strategies, deployments and boards take their turn, with enterable buildings and without."""
    strategy, deployment = STRATEGIES[number % 4], DEPLOYMENTS[(number + number // 4) % 4]
    chosen = {"strategy": strategy, "deployment": deployment, "board": BOARDS[number % len(BOARDS)], "legacy": True}
    return {**chosen, "buildings": number % 2 == 1}


@pytest.mark.parametrize("number", range(4))
def test_whole_games(number: int) -> None:
    """MALI-SETUP-01, MALI-TURN-01, MALI-HIRE-01: Factions, Leaders and Crews are chosen at random."""
    policy = keen if number % 2 else eager
    kept(check("malifaux", games=1, seed=number, share=0.01, policy=policy, processes=False, **options(number)))


def test_the_set_up() -> None:
    """MALI-SETUP-21 to MALI-SETUP-29, MALI-HID-05, MALI-HID-06: every question of it, from every side."""
    kept(check("malifaux", games=1, seed="set-up", share=1.0, limit=14, processes=False, **options(3)), "ends")


@pytest.mark.parametrize("number", range(4))
def test_given_crews(number: int) -> None:
    """MALI-SETUP-26, MALI-DES-04, MALI-DES-60: each keyword on each side, on the other pairs of Strategy and deployment."""
    crews = [msgspec.to_builtins(given(KEYWORDS[(number + side) % 4], number)) for side in (0, 1)]
    chosen = {**options(number + 4), "crews": crews}
    kept(check("malifaux", games=1, seed=number, share=0.01, policy=keen, processes=False, **chosen))


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{KEYWORDS[pair[0]]}-{KEYWORDS[pair[1]]}")
def test_in_the_thick_of_it(pair: tuple[int, int]) -> None:
    """MALI-TIME-01, MALI-DMG-11, MALI-HID-02, MALI-TERR-24: two Crews in each other's faces, with secret Schemes and cards."""
    number = PAIRS.index(pair) + 1
    chosen = options(number)
    position = brawl(KEYWORDS[pair[0]], KEYWORDS[pair[1]], number, **chosen)
    report = check(
        "malifaux", games=1, share=0.03, limit=ENOUGH, policy=keen, position=position, processes=False, **chosen
    )
    kept(report, "ends")
    assert report.events.get("duel-opposed"), "nobody fought"


def test_a_game_is_the_same_in_another_process() -> None:
    """MALI-HID-01: the seed and the answers are the whole game."""
    report = check("malifaux", games=1, seed="twice", share=0.0, policy=keen, **options(2))
    kept(report)
    assert report.checks["replay"] == 1


def test_every_kind_of_game_is_soaked() -> None:
    """MALI-SETUP-09, MALI-SETUP-10: every Strategy with every deployment, on all boards and on some at random."""
    tasks = list(soak.tasks("malifaux", 8))
    assert {(task.options["strategy"], task.options["deployment"]) for task in tasks} == {
        (strategy, deployment) for strategy in STRATEGIES for deployment in DEPLOYMENTS
    }
    assert {*find("malifaux").cards.boards(), "random:3", "random:7"} <= {task.options["board"] for task in tasks}
    assert {task.options.get("buildings") for task in tasks} == {None, True, False}


@pytest.mark.parametrize("number", range(4))
def test_whatever_is_not_offered_has_its_own_reason(number: int) -> None:
    """MALI-GEN-10, MALI-RES-04: in a whole game of each Strategy, and where two Crews are in each other's faces."""
    chosen = options(number)
    kept(check("malifaux", games=1, seed=number, share=0.0, named=0.3, policy=keen, processes=False, **chosen))
    position = brawl(KEYWORDS[number], KEYWORDS[(number + 1) % 4], number, **chosen)
    report = check(
        "malifaux",
        games=1,
        share=0.0,
        named=1.0,
        limit=ENOUGH,
        policy=keen,
        position=position,
        processes=False,
        **chosen,
    )
    kept(report, "ends")
    assert report.checks["named"] > 1000
