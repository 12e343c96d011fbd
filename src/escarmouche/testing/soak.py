"""A long run: many random games of every edition and number of seats, on every board, with options switched at random.

    python -m escarmouche.testing.soak moonstone --games 1000 --jobs 2

Every decision is followed by the game's own invariants. It ends with a line for each edition and number of seats, and with status 1 if
anything did not hold.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from escarmouche.core.ask import Answer, Ask, Menu
from escarmouche.core.book import find
from escarmouche.core.region import Path, Place
from escarmouche.testing.kit import Report, check

LOOKED_AT = 12  # places or paths that an eager player looks at
SHY = ("end", "pass", "stop", "stay", "none")


def eager(ask: Ask, rng: random.Random) -> Answer:
    """Answers by chance, but would rather act than pass, and goes where something is."""
    if isinstance(ask, Menu):
        names = ask.names
        rng.shuffle(names)
        if rng.random() < 0.85:
            names.sort(key=lambda name: name in SHY)
        for name in names:
            inner = ask.branch(name)
            if inner is None:
                return name
            if isinstance(inner, Ask):
                return {name: eager(inner, rng)}
    if isinstance(ask, Place | Path) and rng.random() < 0.6:
        good = list(itertools.islice(ask, LOOKED_AT))
        if good:
            return rng.choice(good)
    return ask.sample(rng)


class Task(msgspec.Struct, frozen=True):
    """One game to be played: its set-up, its seed, and how it is played."""

    game: str
    edition: str
    seats: int
    number: int
    options: dict[str, Any]


def tasks(game: str, games: int) -> Iterator[Task]:
    """So many games for each edition and number of seats, each with a board and switches of its own."""
    setup = find(game).setup_type
    switches = [f.name for f in msgspec.structs.fields(setup) if f.type == bool | None]
    boards = find(game).boards()
    for edition, seats, number in itertools.product(find(game).editions, find(game).seats, range(games)):
        rng = random.Random(f"{edition} {seats} {number}")
        options: dict[str, Any] = {name: rng.random() < 0.5 for name in switches if rng.random() < 0.6}
        board = f"random:{number}" if number % 4 == 3 else boards[number % len(boards)]
        yield Task(game, edition, seats, number, {**options, "board": board})


def play(task: Task) -> tuple[str, int, Report]:
    """One game, with all its invariants."""
    policy = eager if task.number % 3 == 0 else None
    seed = f"soak-{task.edition}-{task.seats}-{task.number}"
    report = check(
        task.game,
        games=1,
        seats=task.seats,
        seed=seed,
        share=0.0,
        policy=policy,
        processes=False,
        edition=task.edition,
        **task.options,
    )
    return task.edition, task.seats, report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="for each edition and number of seats")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    sums: dict[tuple[str, int], list[int]] = {}
    problems = 0
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for edition, seats, report in pool.imap_unordered(play, tasks(args.game, args.games), chunksize=10):
            line = sums.setdefault((edition, seats), [0, 0, 0, 0])
            won = sum(count for rule, count in report.outcomes.items() if "WIN" in rule)
            for i, number in enumerate((report.games, report.decisions, won, len(report.problems))):
                line[i] += number
            problems += len(report.problems)
            for problem in report.problems:
                print(problem, flush=True)
    for (edition, seats), (games, decisions, won, bad) in sorted(sums.items()):
        print(f"{edition}, {seats} seats: {games} games, {decisions} decisions, {won} won, {bad} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
