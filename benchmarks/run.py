"""Measures Escarmouche side by side with its peers, in short interleaved slices, and prints a table of medians and ratios.

python benchmarks/run.py [--seconds 40] [--write docs/performance.md]
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from byhand import copy
from peers import Catanatron, Escarmouche, Rummy, Slice

from escarmouche.testing.soak import eager

SLICE = 0.25


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--write", type=Path, help="also write the tables to this file")
    args = parser.parse_args()
    text = "\n\n".join([machine(), races(args.seconds), costs(), queries(), memory()])
    print(text)
    if args.write:
        old = args.write.read_text(encoding="utf-8") if args.write.exists() else ""
        _, mark, server = old.partition(SERVER)  # measured by another bench: it stays
        args.write.write_text(HEAD + text + "\n" + TAIL + mark + server, encoding="utf-8")


SERVER = "\n## The server\n"

HEAD = """# Performance

Measured by `make bench`, on one core, in one run: every contestant plays for a quarter of a second in turn, many times over, and
the table shows medians. Speed on shared machines swings by a factor of two from second to second, so the ratios within one run
say more than the figures.

"""

TAIL = """
## Where the time goes

Of a random game with everything switched on, by the profiler: about two fifths are geometry (which way is free, who sees whom, what
touches what), three tenths the rules themselves, a quarter the kernel (asks,
answers, marks and snapshots), the rest the loop around it. Half of the decisions are windows for Events and Agendas, which cost a
dozen microseconds each; moves and abilities cost several times as much. No branch of a menu is looked into that nobody looks at, and
the reason why one is shut is found when somebody asks.

Less than half of a clone is the state, filled from the plain values of its snapshot, which takes a little more than half as long as the
copy written by hand; the rest is the rule that is run again up to the open question. The first two clones of a moment still read the
bytes of the snapshot: the table shows the later ones, as a bot makes them.

The aims were no fewer decisions a second than catanatron, and a clone at 1.5 times the copy: the tables above say how far they are
reached.
"""


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else ():
        if line.startswith("model name"):
            cpu = line.split(":", 1)[1].strip()
            break
    return f"Machine: {cpu}, {platform.system()}, Python {platform.python_version()}, one core used."


def races(seconds: float) -> str:
    """Random games, all contestants in turn."""
    contestants: list[Any] = [Escarmouche(), Escarmouche(edition="en"), Catanatron(), Rummy()]
    names = ["escarmouche: moonstone fr", "escarmouche: moonstone en", *(c.name for c in contestants[2:])]
    for contestant in contestants:
        contestant.run(1.0)  # warm: caches, imports
    slices: list[list[Slice]] = [[] for _ in contestants]
    for _ in range(max(3, int(seconds / SLICE / len(contestants)))):
        for contestant, done in zip(contestants, slices, strict=True):
            done.append(contestant.run(SLICE))
    catan = [s.decisions / s.seconds for s in slices[2]]
    rows = [
        "Random games (Moonstone: 6 against 6, all advanced and optional rules on)",
        "",
        "| engine | games/s | decisions/s | decisions/s, against catanatron |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, done in zip(names, slices, strict=True):
        rates = [s.decisions / s.seconds for s in done]
        games = sum(s.games for s in done) / sum(s.seconds for s in done)
        ratio = statistics.median(a / b for a, b in zip(rates, catan, strict=True))
        rows.append(f"| {name} | {games:.1f} | {statistics.median(rates):,.0f} | {ratio:.2f} |")
    return "\n".join(rows)


def in_the_middle(count: int = 60, take: Callable[[Any], Any] = lambda game: game.clone()) -> list[Any]:
    """Games stopped in the middle of an action, or what is taken of them there: half of them in a melee, half in an Arcane Ability."""
    player, rng = Escarmouche(), random.Random(5)
    fights: list[Any] = []
    spells: list[Any] = []
    while len(fights) + len(spells) < count:
        game = player.new()
        while game.pending:
            state = game.table.state
            found = fights if state.bout else spells if state.casting else None
            if found is not None and len(found) < count // 2 and rng.random() < 0.05:
                found.append(take(game))
            for ask in game.pending:
                game.answer(ask.seat, eager(ask, rng))  # by chance alone there is hardly ever a fight
    return fights + spells


def timed(work: Callable[[Any], Any], games: list[Any]) -> float:
    """Microseconds for one piece of work, over all games."""
    start = time.perf_counter()
    for game in games:
        work(game)
    return (time.perf_counter() - start) / len(games) * 1e6


def costs() -> str:
    """A clone against the copy written by hand, in turn."""
    games = in_the_middle()
    gc.collect()
    gc.freeze()  # what the peers left lying about must not be collected at anybody's expense
    clone, hand = [], []
    for _ in range(60):
        clone.append(timed(lambda game: game.clone(), games))
        hand.append(timed(lambda game: copy(game.table.state), games))
    # at once, where the game stands: once the original has gone on, old snapshots that a clone would need are dropped
    undo = in_the_middle(600, lambda game: timed(lambda twin: twin.undo(), [game.clone()]))
    snapshots = [len(game._base) for game in games]
    ratio = statistics.median(a / b for a, b in zip(clone, hand, strict=True))
    return "\n".join(
        [
            "Copies, in the middle of a melee or an Arcane Ability",
            "",
            "| what | figure |",
            "| --- | ---: |",
            f"| clone | {statistics.median(clone):.0f} µs |",
            f"| copy of the state written by hand | {statistics.median(hand):.0f} µs |",
            f"| clone against copy | {ratio:.2f} |",
            f"| undo of one decision | {statistics.median(undo):.0f} µs |",
            f"| snapshot | {statistics.median(snapshots) / 1000:.1f} kB |",
        ]
    )


def queries() -> str:
    """Sight and paths, asked of positions of random games."""
    from escarmouche.games.moonstone import sight
    from escarmouche.games.moonstone.move import jog_gait
    from escarmouche.games.moonstone.route import Route
    from escarmouche.space.path import Straight

    games, rng = in_the_middle(30), random.Random(7)
    sights, checks = [], []
    for game in games:
        table = game.table
        models = table.in_play()
        for _ in range(60):
            a, b = rng.sample(models, 2)
            start = time.perf_counter()
            sight.sees(table, a, b)
            sights.append((time.perf_counter() - start) * 1e6)
            route = Route(table, a, jog_gait(table, a))
            end = Straight(a.x + rng.randint(-2500, 2500), a.y + rng.randint(-2500, 2500))
            start = time.perf_counter()
            route.fault([end])
            checks.append((time.perf_counter() - start) * 1e6)
    rows = ["Questions to the plane, on boards in play", "", "| question | median | 95th percentile |"]
    rows.append("| --- | ---: | ---: |")
    for name, times in (("line of sight between two models", sights), ("may it jog there", checks)):
        times.sort()
        rows.append(f"| {name} | {times[len(times) // 2]:.0f} µs | {times[int(len(times) * 0.95)]:.0f} µs |")
    return "\n".join(rows)


def memory() -> str:
    """What a live game holds, late in the third turn, all that games share left out."""
    player, rng = Escarmouche(), random.Random(9)

    def live() -> Any:
        game = player.new()
        while game.pending and game.table.state.turn < 4:
            for ask in game.pending:
                game.answer(ask.seat, ask.sample(rng))
        return game

    live()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    games = [live() for _ in range(20)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return f"A live game at the start of its fourth turn holds {(after - before) / len(games) / 1000:.0f} kB."


if __name__ == "__main__":
    main()
