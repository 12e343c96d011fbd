"""Is every expected number checked? The numbers of the cases are changed one at a time, and the case must fail.

    python -m escarmouche.testing.mutate tests/cases --jobs 2

A case that passes with a wrong number asserts less than it says: it is reported with its file and line, and the status is 1.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche.core.files.validation import Step
from escarmouche.testing.cases.case import Case, cases_of, files_of, play

ASSERTED = ("asked", "options", "then")  # what holds, in a case and in its steps
UNEXPECTED = (
    "never",
    "unheard",
    "hides",
    "has",
    "lacks",
)  # what is named here is absent, or an answer: no number is expected
BOUNDS = {
    "within": -1,
    "not_within": 9999,
}  # any number above, or below, holds too: a number that cannot hold is put there
At = tuple[Step, ...]


class Survivor(NamedTuple):
    """A case that passed although one of its numbers was wrong."""

    file: str
    line: int
    case: str
    what: str
    was: float
    became: float

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.case}: {self.what} is {self.was}, and {self.became} passes too"


def numbers(case: Case) -> Iterator[At]:
    """Where a case expects a number."""
    data = case.source.data
    yield from _within(data.get("then"), ("then",))
    for n, step in enumerate(data.get("when") or []):
        for word in ASSERTED if isinstance(step, dict) else ():
            yield from _within(step.get(word), ("when", n, word))


def _within(data: Any, at: At) -> Iterator[At]:
    if isinstance(data, int | float) and not isinstance(data, bool):
        yield at
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if key not in UNEXPECTED:
            yield from _within(value, (*at, key))


def changed(number: float, at: At) -> list[float]:
    """Other numbers that must not hold: one more and one less."""
    bounds = [float(BOUNDS[str(word)]) for word in at if word in BOUNDS]
    return bounds or [number + 1, number - 1]


def replaced(data: Any, at: At, value: Any) -> Any:
    """The data with another value at a place."""
    if not at:
        return value
    new: Any = dict(data) if isinstance(data, dict) else list(data)
    new[at[0]] = replaced(data[at[0]], at[1:], value)
    return new


def tried(case: Case, at: At, other: float) -> list[Survivor]:
    """Play a case with another number at a place. Empty if it fails, as it should."""
    source = case.source
    if not play(case._replace(source=source.saying(replaced(source.data, at, other)))).passed:
        return []
    return [Survivor(source.file, source.line(at), case.title, "/".join(map(str, at)), said(case, at), other)]


def said(case: Case, at: At) -> float:
    """The number at a place."""
    number: float = functools.reduce(lambda data, step: data[step], at, case.source.data)
    return number


def survivors(path: Path, seed: str | None = None) -> tuple[int, list[Survivor]]:
    """How many numbers of a file were tried, and those that nothing checks. With a seed: one random number of each case."""
    rng, count = random.Random(f"{seed} {path.name}"), 0
    passing: list[Survivor] = []
    for case in cases_of(path):
        tries = [(at, other) for at in numbers(case) for other in changed(said(case, at), at)]
        for at, other in tries if seed is None else rng.sample(tries, min(1, len(tries))):
            count += 1
            passing += tried(case, at, other)
    return count, passing


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(args)
    total, passing = 0, 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for count, survived in pool.imap_unordered(survivors, files_of(options.paths)):
            total, passing = total + count, passing + len(survived)
            for survivor in survived:
                print(survivor, flush=True)
    print(f"{total} numbers changed, {passing} not looked at")
    return 1 if passing else 0


if __name__ == "__main__":
    sys.exit(main())
