"""How many games can one server hold? `make bench-server`

Scripted players in a second process play over the loopback, two connections a game, at the pace of quick people: a decision every few
seconds in each game. More and more games are played at once; each stage tells how long it takes from an answer to everybody's update.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from escarmouche.testing.remote.far_player import Remote
from escarmouche.testing.remote.host import Host

SERVER = "\n## The server\n"
ABOUT = """
Measured by `make bench-server`: scripted players in a second process play over the loopback, two connections a game, against one server
process with SQLite; both share two cores. Each decision is in the database before it is acknowledged; the time runs from the answer
to the moment when everybody has been shown what came of it.

"""
LIMIT = 0.150  # seconds, at the 95th percentile


class Room:
    """A game of two remote players, and the times from each answer to the slower player's update."""

    def __init__(self, host: Host, seed: int, pace: float) -> None:
        options = {"edition": "en" if seed % 2 else "fr", "size": 6, "board": f"random:{seed}"}
        made = host.room([{"kind": "person"}, {"kind": "person"}], **options)
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.players = [
            Remote(host.url, made["room"], {seat: token}, seed * 2 + seat) for seat, token in tokens.items()
        ]
        self.rng, self.pace = random.Random(seed), pace
        self.times: list[float] = []

    async def play(self, until: float) -> None:
        """Answer one question after another until the time is up."""
        await asyncio.sleep(self.rng.random() * self.pace)
        while time.monotonic() < until and not self.players[0].over:
            for player in self.players:
                for seat, moment, ask in player.asked():
                    known = max(other.serial for other in self.players)
                    began = time.monotonic()
                    await player.decide(seat, moment, ask)
                    while any(other.serial <= known for other in self.players):
                        await asyncio.wait_for(self._news(), 10)
                    self.times.append(time.monotonic() - began)
                    await asyncio.sleep(self.pace * (0.5 + self.rng.random()))

    async def _news(self) -> None:
        waiting = [asyncio.create_task(player.news()) for player in self.players]
        _, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()


async def stage(host: Host, rooms: list[Room], seconds: float) -> list[float]:
    """Play all games at once for a while. Returns the measured times."""
    for room in rooms:
        room.times.clear()
    until = time.monotonic() + seconds
    done = await asyncio.gather(*[room.play(until) for room in rooms], return_exceptions=True)
    lost = [problem for problem in done if isinstance(problem, BaseException)]
    if lost:
        print(f"  {len(lost)} games were lost: {lost[0]!r}", file=sys.stderr)
    return [spent for room in rooms for spent in room.times]


async def climb(host: Host, stages: list[int], seconds: float, pace: float) -> tuple[int, str]:
    """Play more and more games. Returns how many are held, and the table."""
    rooms: list[Room] = []
    held, rows = 0, ["| games at once | answers/s | median | 95th percentile |", "| ---: | ---: | ---: | ---: |"]
    print("\n".join(rows))
    for count in stages:
        fresh = [Room(host, len(rooms) + n, pace) for n in range(count - len(rooms))]
        rooms += fresh
        for room in fresh:
            await asyncio.gather(*[player.enter() for player in room.players])
        times = sorted(await stage(host, rooms, seconds))
        median, late = statistics.median(times), times[int(len(times) * 0.95)]
        rows.append(f"| {count} | {len(times) / seconds:.0f} | {median * 1000:.0f} ms | {late * 1000:.0f} ms |")
        print(rows[-1], flush=True)
        if late > LIMIT:
            break
        held = count
    for room in rooms:
        for player in room.players:
            await player.leave()
    return held, "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stages", default="100,200,300,400,500,600", help="numbers of games at once, one stage each")
    parser.add_argument("--seconds", type=float, default=20, help="the length of each stage")
    parser.add_argument("--pace", type=float, default=5, help="seconds between two decisions of a game")
    parser.add_argument("--write", type=Path, help="put the table into this file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), options=("--thinkers", "0", "--rooms-per-minute", "0"))
        host.start()
        try:
            held, table = asyncio.run(climb(host, [int(n) for n in args.stages.split(",")], args.seconds, args.pace))
        finally:
            host.stop()
    summary = f"{held} games held with the 95th percentile below {LIMIT * 1000:.0f} ms, one decision every {args.pace:g} s a game."
    print(f"\n{summary}")
    if args.write:
        kept, _, _ = args.write.read_text(encoding="utf-8").partition(SERVER)
        args.write.write_text(f"{kept}{SERVER}{ABOUT}{table}\n\n{summary}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
