"""A long run of comparisons. It ends with a line for each predicate, and with status 1 if any answers differed or too many were missed."""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator

from escarmouche.testing.differential.compare import GAMES, Tally, compare, predicates

BATCH = 1000  # comparisons that a process makes at a time

Task = tuple[str, str, int, str]


def tasks(games: list[str], only: str, count: int, seed: str) -> Iterator[Task]:
    """The comparisons in batches, each with boards of its own."""
    for game in games:
        for name in predicates(game):
            if only in ("", name):
                for n in range(0, count, BATCH):
                    yield game, name, min(BATCH, count - n), f"{seed}-{n // BATCH}"


def made(task: Task) -> Tally:
    """Make one batch of comparisons."""
    game, name, count, seed = task
    return compare(game, predicates(game)[name], count, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--only", default="", metavar="PREDICATE")
    parser.add_argument("--count", type=int, default=100_000, help="comparisons of each predicate")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    sums: dict[tuple[str, str], Tally] = {}
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for tally in pool.imap_unordered(made, tasks(list(args.games), args.only, args.count, args.seed)):
            sums.setdefault((tally.game, tally.predicate), Tally(tally.game, tally.predicate)).add(tally)
    for tally in sums.values():
        print(tally)
    return 1 if any(tally.fails(predicates(game)[name]) for (game, name), tally in sums.items()) else 0
