"""Races this tree against another one, row by row and in turn, and says which rows have become slower.

python benchmarks/race_trees.py OTHER_TREE [--rounds 9] [--games 12] [--rows malifaux]

In each round both trees get a fresh process; for each row first one of them works, then the other, and in the next round the other
way round. Time is processor time, so a busy machine counts for nobody. Each tree brings its own `peers.py` and `run.py`: what a row
needs and a tree does not have leaves the row out. It ends with status 1 if a row takes more than 5 % longer than in the other tree.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parents[1]
GAMES = ("moonstone", "ad1666", "d10", "malifaux")
MOMENTS = 40  # games stopped in the middle of an action
NOISE = 1.05  # a row that takes longer than this against the other tree has become slower
START = "import escarmouche as esc; print(len(esc.new({name!r}, seed=1).pending))"


class Row(NamedTuple):
    """What is measured: one number, the smaller the better."""

    name: str
    unit: str


def rows() -> Iterator[Row]:
    yield from (Row(f"start-up {name}", "ms") for name in ("help", *GAMES))
    yield from (Row(f"decision {name}", "µs") for name in ("moonstone-en", *GAMES))
    for what in ("clone", "undo", "view", "sight", "threat"):
        yield from (Row(f"{what} {name}", "µs") for name in GAMES)
    yield from (Row(f"question {name}", "µs") for name in ("sight", "jog"))
    yield from (Row(f"memory {name}", "kB") for name in GAMES)


# -- one tree, in a process of its own


class Runner:
    """Works for one tree in one round: whatever it imports is that tree's."""

    def __init__(self, number: int, games: int) -> None:
        self.number, self.games = number, games
        self.peers, self.run = importlib.import_module("peers"), importlib.import_module("run")
        self.players: dict[str, Any] = {}
        self.moments: dict[str, list[tuple[Any, float]]] = {}

    def player(self, name: str) -> Any:
        if name not in self.players:
            game, _, edition = name.partition("-")
            player = self.players[name] = getattr(self.peers, game)(*([edition] if edition else []))
            player.number = 1000 * self.number  # other games in each round, the same ones in both trees
            self.play(player, 4)  # warm: caches, imports
        return self.players[name]

    def play(self, player: Any, games: int) -> int:
        """Random games to their end. Returns how many decisions there were."""
        decisions = 0
        for _ in range(games):
            game = player.new()
            rng = random.Random(player.number)
            while game.pending:
                for ask in game.pending:
                    game.answer(ask.seat, ask.sample(rng))
                    decisions += 1
        return decisions

    def middle(self, name: str) -> list[tuple[Any, float]]:
        """Games stopped in the middle of an action, and what it takes to undo a decision there. That is measured at once: when the game
        has gone on, old snapshots that a clone would need are dropped."""
        if name not in self.moments:
            player, kind = self.player(name), getattr(self.run, f"in_{name}")
            player.number = 1000 * self.number
            self.moments[name] = self.run.in_the_middle(player, kind, MOMENTS, undone)
        return self.moments[name]

    def stopped(self, name: str) -> list[Any]:
        return [game for game, _ in self.middle(name)]

    def measure(self, row: str) -> float | None:
        """The number of a row; None: this tree cannot tell."""
        what, _, name = row.partition(" ")
        return getattr(self, what)(name)

    def decision(self, name: str) -> float:
        player = self.player(name)
        gc.collect()
        start = time.process_time()
        decisions = self.play(player, self.games)
        return (time.process_time() - start) / decisions * 1e6

    def clone(self, name: str) -> float:
        return timed(lambda game: game.clone(), self.stopped(name), 20)

    def undo(self, name: str) -> float:
        return statistics.mean(taken for _, taken in self.middle(name))

    def view(self, name: str) -> float:
        self.stopped(name)[0].view(0)  # the first look in a process reads texts
        return timed(lambda game: game.view(0), self.stopped(name), 4)

    def sight(self, name: str) -> float:
        """May each piece see each other one, as a player asks at the table?"""
        return self.asked(name, 2, 12, lambda tools, table, pair: tools.sight(table, *pair))

    def threat(self, name: str) -> float:
        return self.asked(name, 1, 1, lambda tools, table, piece: tools.threat(table, *piece))

    def asked(self, name: str, pieces: int, count: int, ask: Callable[[Any, Any, Any], Any]) -> float:
        rng, questions = random.Random(self.number), []
        book = self.player(name).book
        tools = getattr(book, "tools", book)  # older trees have the tools on the book itself
        for game in self.stopped(name):
            placed = sorted(piece.id for piece in game.view(None).scene.pieces if piece.at)
            for _ in range(count if len(placed) >= pieces else 0):
                questions.append((game.table, tuple(rng.sample(placed, pieces))))
        return timed(lambda question: ask(tools, *question), questions)

    def question(self, name: str) -> float | None:
        questions = getattr(self.run, "questions", None)
        return statistics.mean(questions()[name]) if questions else None

    def memory(self, name: str) -> float | None:
        return self.run.held(self.player(name)) if self.number == 1 else None  # it is the same in every round


def undone(game: Any) -> tuple[Any, float]:
    """A copy of a game that is stopped, and the microseconds of an undo: the mean of three."""
    twins = [game.clone() for _ in range(3)]
    start = time.process_time()
    for twin in twins:
        twin.undo()
    return game.clone(), (time.process_time() - start) / len(twins) * 1e6


def timed(work: Callable[[Any], Any], items: list[Any], times: int = 1) -> float:
    """Microseconds of processor time for one piece of work."""
    gc.collect()
    start = time.process_time()
    for _ in range(times):
        for item in items:
            work(item)
    return (time.process_time() - start) / len(items) / times * 1e6


def serve(number: int, games: int) -> None:
    """Answers each row named on standard input with its number."""
    runner = Runner(number, games)
    for line in sys.stdin:
        print(json.dumps(runner.measure(line.strip())), flush=True)


# -- both trees


class Tree:
    """One side of the race, with a fresh process in each round."""

    def __init__(self, folder: Path, number: int, games: int, bytecode: str) -> None:
        self.folder = folder
        path = f"{folder / 'src'}{os.pathsep}{folder / 'benchmarks'}"
        self.env = {**os.environ, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
        said = [sys.executable, "-P", __file__, "--serve", str(number), "--games", str(games), str(folder)]
        self.process = subprocess.Popen(said, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.env, text=True)

    def measure(self, row: Row) -> float | None:
        what, _, name = row.name.partition(" ")
        if what == "start-up":
            return self.start(name)
        assert self.process.stdin and self.process.stdout
        print(row.name, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.folder} broke down at {row.name}")
        return json.loads(answer)  # type: ignore[no-any-return]

    def start(self, name: str) -> float:
        """Milliseconds of processor time from nothing to the first question of a game, or to the help of the program."""
        words = ["-m", "escarmouche.cli", "--help"] if name == "help" else ["-c", START.format(name=name)]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *words], env=self.env, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000

    def stop(self) -> None:
        self.process.communicate()


Pairs = dict[Row, list[tuple[float, float]]]  # for each row what was measured: in the other tree, in this one


def race(other: Path, rounds: int, games: int, wanted: list[Row]) -> Pairs:
    """All rounds, or those until somebody presses Control-C."""
    pairs: Pairs = {row: [] for row in wanted}
    with contextlib.suppress(KeyboardInterrupt):
        run_rounds(other, rounds, games, pairs)
    return pairs


def run_rounds(other: Path, rounds: int, games: int, pairs: Pairs) -> None:
    with tempfile.TemporaryDirectory() as bytecode:
        for number in range(rounds + 1):  # the first only compiles the modules
            trees = [Tree(folder, number, games, bytecode) for folder in (other, HERE)]
            for row in pairs if number else [row for row in pairs if row.name.startswith("start-up")]:
                turns = trees if number % 2 else trees[::-1]
                measured = [tree.measure(row) for tree in turns]
                old, new = measured if number % 2 else measured[::-1]
                if number and old and new:
                    pairs[row].append((old, new))
            for tree in trees:
                tree.stop()
            print(f"round {number} of {rounds}", file=sys.stderr, flush=True)


def table(pairs: Pairs) -> str:
    lines = [
        "| row | other | this | this against other | middle half of the rounds | |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    for row, measured in pairs.items():
        if measured:
            old, new = (statistics.median(side) for side in zip(*measured, strict=True))
            ratios = [b / a for a, b in measured]
            low, middle, high = statistics.quantiles(ratios, method="inclusive") if len(ratios) > 1 else ratios * 3
            verdict = "slower" if middle > NOISE else "faster" if middle < 1 / NOISE else ""
            lines.append(
                f"| {row.name} | {old:,.1f} {row.unit} | {new:,.1f} {row.unit} | {middle:.3f} | {low:.3f} to {high:.3f} | {verdict} |"
            )
    return "\n".join(lines)


def slower(pairs: Pairs) -> list[Row]:
    return [
        row for row, measured in pairs.items() if measured and statistics.median(b / a for a, b in measured) > NOISE
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a tree of another commit (git worktree add)")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=12, help="random games for each row of decisions, in each round")
    parser.add_argument("--rows", default="", help="only rows whose names hold one of these words, separated by commas")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve is not None:
        serve(args.serve, args.games)
        return 0
    wanted = [row for row in rows() if any(word in row.name for word in args.rows.split(","))]
    pairs = race(args.other.resolve(), args.rounds, args.games, wanted)
    print(table(pairs))
    return 1 if slower(pairs) else 0


if __name__ == "__main__":
    sys.exit(main())
