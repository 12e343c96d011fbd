"""While tests run, a rule that is called without `yield from` is noted. This comes before any game is imported."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from escarmouche.core.play.rule import watch

watch()

HERE = Path(__file__).parent
SEEN = [HERE]  # files whose tests have run
WHOLE = (  # whole games, real browsers, servers that are killed, long comparisons: left out by `make quick`
    "bots/",
    "browser/",
    "cli/commands/test_play.py",
    "cli/commands/test_replay.py",
    "cli/commands/test_sim.py",
    "cli/test_random_input.py",
    "core/play/test_packed_game.py",
    "games/ad1666/goals/test_concede.py",
    "games/ad1666/setup/test_scenario_acceptance.py",
    "games/ad1666/test_kit.py",
    "games/d10/ground/test_fog.py",
    "games/d10/test_kit.py",
    "games/malifaux/cards/test_cards_play.py",
    "games/malifaux/test_kit.py",
    "games/malifaux/test_terminal.py",
    "games/moonstone/test_kit.py",
    "games/moonstone/view/test_hidden.py",
    "server/",
    "space/grid/test_line.py",
    "space/sight/test_sight.py::test_samples_never_see_what_exact_sight_does_not",
    "test_docs.py::test_every_python_example_runs[docs/bots.md]",
    "testing/cases/test_fuzz.py",
    "testing/differential/test_differential.py",
    "testing/test_kit.py",
    "testing/test_mutate.py",
    "testing/test_records.py",
    "testing/test_soak.py",
)
FIRST = (  # what takes long or waits much comes first, so that the workers end together: with many short tests
    "browser/lessons/",
    "browser/games/",
    "browser/",
    "server/test_kill.py",
    "server/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if named(item).startswith(WHOLE):
            item.add_marker(pytest.mark.whole)
    items.sort(key=turn)


def named(item: pytest.Item) -> str:
    """Its path below this folder, and its name; nothing for an example in a docstring."""
    return f"{item.path.relative_to(HERE).as_posix()}::{item.name}" if item.path.is_relative_to(HERE) else ""


def turn(item: pytest.Item) -> int:
    """When its turn comes."""
    return next((place for place, begins in enumerate(FIRST) if named(item).startswith(begins)), len(FIRST))


def pytest_collection_finish() -> None:
    """Thousands of collected tests and all the modules stay to the end: no collection of garbage needs to look at them again."""
    settle()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Nor at what the tests of other files have left in memory, such as boards that have been read: some tests collect garbage themselves,
    and would look through all of it each time."""
    if item.path != SEEN[-1]:
        SEEN.append(item.path)
        settle()


def settle() -> None:
    gc.collect()
    gc.freeze()
