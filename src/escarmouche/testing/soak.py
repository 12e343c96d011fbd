"""A long run: many random games of every kind that a book names (`Cases.samples`), on every board, with random options.

    python -m escarmouche.testing.soak moonstone --games 1000 --jobs 2

The game's invariants are checked after every decision. It ends with a line for each kind of game, and with status 1 if anything did
not hold.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import random
import sys
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.book import find
from escarmouche.testing.kit import Report, check

LOOKED_AT = 12  # places or paths that an eager player looks at
RANDOM = "random:"  # a random board, made from the number after it, in a game that offers them
SHY = ("end", "pass", "stop", "stay", "none", "face")


def eager(ask: Ask, rng: random.Random) -> Answer:
    """Answers at random, but prefers acting to passing, and goes where something is."""
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
    """A game to play: its kind, its number within that kind, and its set-up."""

    game: str
    kind: str
    number: int
    options: dict[str, Any]


def tasks(game: str, games: int) -> Iterator[Task]:
    """This many games of each kind, each with its own board and options."""
    book, fields = find(game), msgspec.structs.fields(find(game).setup_type)
    switches = [f.name for f in fields if f.type in (bool, bool | None)]
    readings = {f.name: get_args(f.type) for f in fields if get_origin(f.type) is Literal and f.name != "edition"}
    by_chance = any(board.id.startswith(RANDOM) for board in book.form().boards)
    for sample, number in itertools.product(book.cases.samples(), range(games)):
        kind = " ".join(name if value is True else str(value) for name, value in sample.items())
        rng = random.Random(f"{kind} {number}")
        options: dict[str, Any] = {name: rng.random() < 0.5 for name in switches if rng.random() < 0.6}
        options |= {name: rng.choice(values) for name, values in readings.items() if rng.random() < 0.6}
        if by_chance and number % 4 == 3:
            options["board"] = f"{RANDOM}{number}"
        elif boards := book.cards.boards():
            drawn = number - number // 4 if by_chance else number  # how many before it had a drawn board
            options["board"] = boards[drawn % len(boards)]
        yield Task(game, kind, number, {**options, **sample})


def play(task: Task) -> tuple[str, Report]:
    """Play one game, with all its invariants."""
    policy = eager if task.number % 3 == 0 else None
    seed = f"soak-{task.kind.replace(' ', '-')}-{task.number}"
    report = check(task.game, games=1, seed=seed, share=0.0, policy=policy, processes=False, **task.options)
    return task.kind, report


def added(sums: dict[str, Report], kind: str, report: Report) -> None:
    """The games of a kind together: how many, how long, how they ended."""
    total = sums.setdefault(kind, Report(report.game))
    total.games += report.games
    total.decisions += report.decisions
    total.problems += report.problems
    for rule, count in report.outcomes.items():
        total.outcomes[rule] = total.outcomes.get(rule, 0) + count


def line(kind: str, total: Report) -> str:
    ended = ", ".join(f"{rule} {count}" for rule, count in sorted(total.outcomes.items()))
    counted = f"{total.games} games, {total.decisions} decisions, {len(total.problems)} problems"
    return f"{kind}: {counted}; ended by {ended or 'nothing'}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    sums: dict[str, Report] = {}
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for kind, report in pool.imap_unordered(play, tasks(args.game, args.games), chunksize=10):
            added(sums, kind, report)
            for problem in report.problems:
                print(problem, flush=True)
    for kind, total in sorted(sums.items()):
        print(line(kind, total))
    return 1 if any(total.problems for total in sums.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
