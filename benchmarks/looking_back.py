"""How quickly can a finished game of a thousand decisions be looked back at? Part of `make bench-client`; alone: `ARGS=--back`.

A real Chromium stands at the end of such a game. Measured is how long it takes from there to its last moment, through four pairs of eyes
one after the other, so that nothing of it is there before; and from moment to moment, up to the picture: by event and by action, each way.
Beside the clock stands the processor's own time, of the page and of the server.
"""

from __future__ import annotations

import os
import random
import statistics
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.thread_time import Work, busy, worked
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
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


class Opened(NamedTuple):
    """What it takes to open, in ms: by the clock, and of the processor."""

    clock: float
    page: float
    server: float


class LookedBack(NamedTuple):
    """What it takes, in ms."""

    opened: list[Opened]
    stepped: list[float]
    work: Work  # for a step
    asked: list[str]  # what was fetched while stepping where one has been before


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


def looked_back(browser: Browser, host: Host, room: str) -> LookedBack:
    context = browser.new_context(**DESK, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{host.url}/#/room/{room}")
    page.locator("#over-title").wait_for()
    page.wait_for_timeout(3000)
    clock = context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    opened = [openings(page, clock, host, room, eyes) for eyes in ("1", "2", "watch", "all")]
    page.evaluate(OPENED, f"/room/{room}/last/all")
    page.wait_for_timeout(2000)
    stepped = [ms for key in (",", ".", "j", "n") for ms in page.evaluate(STEPPED, {"key": key, "times": TIMES})]
    asked = listened(context)
    work = worked(browser, page, lambda: page.evaluate(STEPPED, {"key": "j", "times": TIMES}))
    context.close()
    return LookedBack(opened, sorted(stepped), work, asked)


def openings(page: Page, clock: CDPSession, host: Host, room: str, eyes: str) -> Opened:
    """To the last moment, and back to the end of the game."""
    before, served = busy(clock), server_time(host)
    took = page.evaluate(OPENED, f"/room/{room}/last/{eyes}")
    opened = Opened(took, 1000 * (busy(clock) - before), 1000 * (server_time(host) - served))
    page.wait_for_timeout(1000)
    page.keyboard.press("b")
    page.wait_for_timeout(1000)
    return opened


def listened(context: BrowserContext) -> list[str]:
    """What is asked of the server from now on."""
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    return asked


def server_time(host: Host) -> float:
    """How long the server has been at work, in seconds of the processor."""
    assert host.process is not None
    fields = Path(f"/proc/{host.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(browser: Browser, host: Host, games: Iterable[str]) -> None:
    print(
        "\n| game | decisions | opens (worst) | of the page | of the server | a step (95 %) | of the page (95 %) | asked |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in games:
        room, lines = long_game(LONG[game])
        written(room, lines, host.database)
        found = looked_back(browser, host, room.id)
        decisions = sum(line.kind == "answer" for line in lines)
        late = found.stepped[int(0.95 * (len(found.stepped) - 1))]
        clock, own, served = (sorted(times) for times in zip(*found.opened, strict=True))
        opens = f"{statistics.median(clock) / 1000:.2f} s ({clock[-1] / 1000:.2f})"
        works = " | ".join(
            f"{statistics.median(times) / 1000:.2f} s ({times[-1] / 1000:.2f})" for times in (own, served)
        )
        step = f"{statistics.median(found.stepped):.0f} ms ({late:.0f}) | {found.work.median:.1f} ms ({found.work.late:.1f})"
        print(f"| {game} | {decisions} | {opens} | {works} | {step} | {len(found.asked)} |", flush=True)
