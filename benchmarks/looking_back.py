"""How quickly can a finished game of a thousand decisions be looked back at? Part of `make bench-client`; alone: `ARGS=--back`.

A real Chromium stands at the end of such a game. Measured is how long it takes from there to its last moment, through four pairs of eyes
one after the other, so that nothing of it is there before; and from moment to moment, up to the picture: by event and by action, each way.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession
from tests.server.replayed import played, read, replayed, written

from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.testing.kit import sampled
from escarmouche.testing.remote.host import Host

LONG = {  # of each game: a recorded one of about a thousand decisions
    "moonstone": "moonstone/13-fr",
    "ad1666": "ad1666/22-the-letter",
    "d10": "d10/13-the-watch-tower-full",
    "malifaux": "malifaux/24-idols-standard",
}
DECISIONS, BACK = 1000, 300  # in a shorter one so many are taken back before the end, and it is played on at random
TIMES = 150  # steps of each kind
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

OPENED = """(address) => new Promise((done) => {
  const begun = performance.now()
  location.hash = address
  const look = () => document.querySelector('section.replay input[type=range]:enabled')
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun))) : setTimeout(look, 5)
  look()
})"""
STEPPED = """async ({ key, times }) => {
  const took = []
  for (let k = 0; k < times; k++) {
    const begun = performance.now()
    window.dispatchEvent(new KeyboardEvent('keydown', { key, code: '', bubbles: true }))
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    took.push(performance.now() - begun)
  }
  return took
}"""


class LookedBack(NamedTuple):
    """How long it takes, in ms."""

    opened: list[float]
    stepped: list[float]
    work: float  # of the processor, for a step


def long_game(name: str) -> tuple[Room, list[LogEntry]]:
    """A finished game of at least a thousand decisions."""
    lines: list[LogEntry] = []
    short = sum(not dealt for _, dealt, _ in read(name)[1:-1]) < DECISIONS
    for live, line in replayed(name):
        lines.append(line)
        if short and len(live.decisions) == DECISIONS - BACK // 2:
            break
        if live.status != "playing":
            break
    if live.status == "playing":
        lines.append(played(live, live.next_entry("undo", 0, {"to": live.decisions[-BACK][1], "anew": True})))
    rng = random.Random(1)
    while live.status == "playing":
        ask = rng.choice([ask for ask in live.game.pending if live.game.asked(ask.seat)])
        line = live.propose_answer(ask.seat, live.moment, sampled(ask, rng))
        assert line is not None
        lines.append(played(live, line))
    return live, lines


def looked_back(browser: Browser, address: str, room: str) -> LookedBack:
    context = browser.new_context(**DESK, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/#/room/{room}")
    page.locator("#over-title").wait_for()
    page.wait_for_timeout(3000)
    opened: list[float] = []
    for eyes in ("1", "2", "watch", "all"):
        opened.append(page.evaluate(OPENED, f"/room/{room}/last/{eyes}"))
        page.wait_for_timeout(1000)
        page.keyboard.press("b")
        page.wait_for_timeout(1000)
    page.evaluate(OPENED, f"/room/{room}/last/all")
    page.wait_for_timeout(2000)
    clock = context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, stepped = busy(clock), list[float]()
    for key in (",", ".", "j", "n"):
        stepped += page.evaluate(STEPPED, {"key": key, "times": TIMES})
    work = (busy(clock) - before) / len(stepped) * 1000
    context.close()
    return LookedBack(opened, sorted(stepped), work)


def busy(clock: CDPSession) -> float:
    """How long the page has been at work, in seconds of the processor."""
    metrics = {metric["name"]: metric["value"] for metric in clock.send("Performance.getMetrics")["metrics"]}
    seconds: float = metrics["TaskDuration"]
    return seconds


def report(browser: Browser, host: Host, games: Iterable[str]) -> None:
    print("\n| game | decisions | opens (worst) | a step | 95 % of them | processor |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for game in games:
        room, lines = long_game(LONG[game])
        written(room, lines, host.database)
        found = looked_back(browser, host.url, room.id)
        decisions = sum(line.kind == "answer" for line in lines)
        late = found.stepped[int(0.95 * (len(found.stepped) - 1))]
        opens = f"{statistics.median(found.opened) / 1000:.2f} s ({max(found.opened) / 1000:.2f})"
        step = f"{statistics.median(found.stepped):.0f} ms | {late:.0f} ms | {found.work:.1f} ms"
        print(f"| {game} | {decisions} | {opens} | {step} |", flush=True)
