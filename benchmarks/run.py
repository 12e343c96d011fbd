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

import byhand.ad1666
import byhand.d10
import byhand.malifaux
import byhand.moonstone
from peers import Catanatron, Escarmouche, Rummy, Slice, ad1666, d10, malifaux, moonstone

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
        _, mark, rest = old.partition(REST)  # written by hand, or measured by another bench: it stays
        args.write.write_text(HEAD + text + "\n" + mark + rest, encoding="utf-8")


REST = "\n## Where the time goes\n"

HEAD = """# Performance

Measured by `make bench`, on one core, in one run: every contestant plays for a quarter of a second in turn, many times over, and
the table shows medians. Speed on shared machines swings by a factor of two from second to second, so the ratios within one run
say more than the figures.

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
    catanatron = Catanatron()
    contestants: list[Any] = [moonstone("fr"), moonstone("en"), ad1666(), d10(), malifaux(), catanatron, Rummy()]
    for contestant in contestants:
        contestant.run(1.0)  # warm: caches, imports
    slices: list[list[Slice]] = [[] for _ in contestants]
    for _ in range(max(3, int(seconds / SLICE / len(contestants)))):
        for contestant, done in zip(contestants, slices, strict=True):
            done.append(contestant.run(SLICE))
    catan = [s.decisions / s.seconds for s in slices[contestants.index(catanatron)]]
    rows = [
        "Random games (Moonstone: 6 against 6, all advanced and optional rules on; Anno Domini 1666: The War Purse, 6 against 7;",
        "D10: The Border Road at the advanced level, 9 against 8; Malifaux: Knell against Quench, 8 models a side)",
        "",
        "| engine | games/s | decisions/s | decisions/s, against catanatron |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, done in zip([one.name for one in contestants], slices, strict=True):
        rates = [s.decisions / s.seconds for s in done]
        games = sum(s.games for s in done) / sum(s.seconds for s in done)
        ratio = statistics.median(a / b for a, b in zip(rates, catan, strict=True))
        rows.append(f"| {name} | {games:.1f} | {statistics.median(rates):,.0f} | {ratio:.2f} |")
    return "\n".join(rows)


RARE = ("fight",)  # of these every moment is taken: in a random game there are hardly any
Kind = Callable[[Any], str]  # of a state: in the middle of what, or ""


def in_moonstone(state: Any) -> str:
    return "melee" if state.bout else "arcane" if state.casting else ""


def in_ad1666(state: Any) -> str:
    return "combat" if state.combat else "action" if state.activation else ""


def in_d10(state: Any) -> str:
    return "fight" if state.action else "activation" if state.active else ""


def in_malifaux(state: Any) -> str:
    return "duel" if state.duels else "action" if state.resolving else ""


def in_the_middle(
    player: Escarmouche, kind: Kind, count: int = 60, take: Callable[[Any], Any] = lambda game: game.clone()
) -> list[Any]:
    """Games stopped in the middle of an action, or what is taken of them there: as many of each of the two kinds."""
    rng = random.Random(5)
    found: dict[str, list[Any]] = {}
    while sum(map(len, found.values())) < count:
        game = player.new()
        while game.pending:
            what = kind(game.table.state)
            if what and len(found.setdefault(what, [])) < count // 2 and (what in RARE or rng.random() < 0.05):
                found[what].append(take(game))
            for ask in game.pending:
                game.answer(ask.seat, eager(ask, rng))  # by chance alone there is hardly ever a fight
    return [one for some in found.values() for one in some]


def timed(work: Callable[[Any], Any], games: list[Any]) -> float:
    """Microseconds of processor time for one piece of work, over all games."""
    start = time.process_time()
    for game in games:
        work(game)
    return (time.process_time() - start) / len(games) * 1e6


def costs() -> str:
    """Clones against copies written by hand, in turn."""
    rows = [
        "Copies, in the middle of a fight or another action",
        "",
        "| game | clone | copy by hand | clone against copy | undo of one decision | snapshot |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        cost("moonstone", moonstone(), in_moonstone, byhand.moonstone.copy),
        cost("ad1666", ad1666(), in_ad1666, byhand.ad1666.copy),
        cost("d10", d10(), in_d10, byhand.d10.copy),
        cost("malifaux", malifaux(), in_malifaux, byhand.malifaux.copy),
    ]
    return "\n".join(rows)


def cost(name: str, player: Escarmouche, kind: Kind, copy: Callable[[Any], Any]) -> str:
    games = in_the_middle(player, kind)
    gc.collect()
    gc.freeze()  # what the peers left lying about must not be collected at anybody's expense
    clone, hand = [], []
    for _ in range(60):
        clone.append(timed(lambda game: game.clone(), games))
        hand.append(timed(lambda game: copy(game.table.state), games))
    # at once, where the game stands: once the original has gone on, old snapshots that a clone would need are dropped
    undo = in_the_middle(player, kind, 200, lambda game: timed(lambda twin: twin.undo(), [game.clone()]))
    snapshots = statistics.median(len(game._base) for game in games) / 1000
    ratio = statistics.median(a / b for a, b in zip(clone, hand, strict=True))
    figures = [statistics.median(times) for times in (clone, hand)]
    return (
        f"| {name} | {figures[0]:.0f} µs | {figures[1]:.0f} µs | {ratio:.2f} "
        f"| {statistics.median(undo):.0f} µs | {snapshots:.1f} kB |"
    )


def questions() -> dict[str, list[float]]:
    """Sight and paths, asked of positions of random games: microseconds for each question."""
    from escarmouche.games.moonstone.ground import sight
    from escarmouche.games.moonstone.movement.move import jog_gait
    from escarmouche.games.moonstone.movement.route import Route
    from escarmouche.space.travel.path import Straight

    games, rng = in_the_middle(moonstone(), in_moonstone, 30), random.Random(7)
    sights, jogs = [], []
    for game in games:
        table = game.table
        models = table.in_play()
        for _ in range(60):
            a, b = rng.sample(models, 2)
            start = time.process_time()
            sight.sees(table, a, b)
            sights.append((time.process_time() - start) * 1e6)
            route = Route(table, a, jog_gait(table, a))
            end = Straight(a.x + rng.randint(-2500, 2500), a.y + rng.randint(-2500, 2500))
            start = time.process_time()
            route.why_illegal([end])
            jogs.append((time.process_time() - start) * 1e6)
    return {"sight": sights, "jog": jogs}


def queries() -> str:
    """What questions to the plane cost."""
    asked = questions()
    rows = ["Questions to the plane, on boards in play", "", "| question | median | 95th percentile |"]
    rows.append("| --- | ---: | ---: |")
    for name, word in (("line of sight between two models", "sight"), ("may it jog there", "jog")):
        times = sorted(asked[word])
        rows.append(f"| {name} | {times[len(times) // 2]:.0f} µs | {times[int(len(times) * 0.95)]:.0f} µs |")
    return "\n".join(rows)


def memory() -> str:
    """What a live game holds after three turns, all that games share left out."""
    return "\n".join(
        f"A live game of {name} at the start of its fourth turn holds {held(player):.0f} kB."
        for name, player in (("moonstone", moonstone()), ("ad1666", ad1666()), ("d10", d10()), ("malifaux", malifaux()))
    )


def held(player: Escarmouche) -> float:
    rng = random.Random(9)

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
    return (after - before) / len(games) / 1000


if __name__ == "__main__":
    main()
