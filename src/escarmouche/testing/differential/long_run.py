"""A long run of comparisons. It prints a line for each predicate as soon as all its comparisons are made, so that a run that is cut off has
told what it found, and ends with status 1 if any answers differed or too many were missed."""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
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
    work = list(tasks(list(args.games), args.only, args.count, args.seed))
    left = Counter((game, name) for game, name, _, _ in work)
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for tally in pool.imap_unordered(made, work):
            asked = tally.game, tally.predicate
            sums.setdefault(asked, Tally(*asked)).add(tally)
            left[asked] -= 1
            if not left[asked]:
                print(sums[asked], flush=True)
    return 1 if any(tally.fails(predicates(game)[name]) for (game, name), tally in sums.items()) else 0
