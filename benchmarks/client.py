"""How heavy is the table in the browser, and how smooth? `make bench-client`

A real Chromium opens a table of each game on a server on this machine. Measured are the bytes of the first load, the time to the first
board on an emulated phone (processor at a quarter of its speed, 9 Mbit/s), and the time from picture to picture while the map and a model
are dragged and while the map is zoomed; and looking back at a finished game (looking_back.py). Beside the clock stands the processor's own
time (thread_time.py). There is no graphics card: everything is drawn by the processor, so times are upper bounds.

`ARGS="--against path"` measures the first board in another tree as well, in turn with this one.
"""

from __future__ import annotations

import argparse
import http.client
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import looking_back
from benchmarks.thread_time import Work, busy, worked
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.recorded import kept, table, turn
from tests.server.replayed import written

from escarmouche.testing.remote.host import Host, free_port

HERE = Path(__file__).parents[1]
ASSETS = HERE / "src" / "escarmouche" / "server" / "client" / "assets"
TABLES = {  # of each game: a record, and the question that is asked when one of our own acts
    "moonstone": ("moonstone/21-en", "action"),
    "ad1666": ("ad1666/02-the-arch-enemy", "action"),
    "d10": ("d10/05-the-border-road-advanced", "action"),
    "malifaux": ("malifaux/04-explosives-standard", "act"),
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWER, SPEED, DELAY = 4, 9_000_000 / 8, 40  # of the phone's processor; bytes a second; ms
PAINTED = 60_000  # ms
STEPS = 90  # of a drag

FRAMES = """() => {
  window.frames_ = []
  let last = performance.now()
  const next = (now) => { window.frames_.push(now - last); last = now; window.ticking_ = requestAnimationFrame(next) }
  window.ticking_ = requestAnimationFrame(next)
}"""
COUNTED = "() => { cancelAnimationFrame(window.ticking_); return window.frames_.slice(1) }"
FIRST_BOARD = """() => new Promise((done) => {
  const look = () => document.querySelector('[data-board] svg [data-id]') ? done(performance.now()) : setTimeout(look, 10)
  look()
})"""


class Tables:
    """A server with a table of each game, in the middle of a game."""

    def __init__(self, host: Host, games: Sequence[str] = tuple(TABLES)) -> None:
        self.rooms = {}
        for game in games:
            record, ask = TABLES[game]
            live, lines = table(record, turn(2, ask))
            written(live, lines, host.database)
            self.rooms[game] = live
        self.host = host

    def page(self, context: BrowserContext, game: str) -> Page:
        page = context.new_page()
        page.add_init_script(kept(self.rooms[game]))
        return page

    def address(self, game: str) -> str:
        return f"{self.host.url}/#/room/{self.rooms[game].id}"


# -- the first load


class Weight(NamedTuple):
    """What is fetched until the map is painted, as it comes over the wire, with the heads of the answers; in kB."""

    program: float  # with its style sheets, drawings, and the painter of the map
    data: float  # the texts and the cards of the game
    fonts: float


def weight(tables: Tables, browser: Browser, game: str) -> Weight:
    context = browser.new_context(**DESK)
    page = tables.page(context, game)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}
    network.on("Network.requestWillBeSent", lambda said: urls.update({said["requestId"]: said["request"]["url"]}))
    network.on("Network.loadingFinished", lambda said: sizes.update({said["requestId"]: said["encodedDataLength"]}))
    page.goto(tables.address(game))
    page.locator("[data-board] canvas[data-painted]").first.wait_for(timeout=PAINTED)
    page.wait_for_timeout(1000)
    context.close()
    fonts = sum(size for request, size in sizes.items() if urls.get(request, "").endswith(".woff2"))
    data = sum(size for request, size in sizes.items() if "/api/" in urls.get(request, ""))
    painter = sum(
        wire(tables.host, path.name) for path in ASSETS.glob("worker-*.js")
    )  # it is fetched by the worker itself
    return Weight((sum(sizes.values()) - fonts - data) / 1000 + painter, data / 1000, fonts / 1000)


def wire(host: Host, asset: str) -> float:
    """What a file of the client weighs with the head of its answer, in kB."""
    line = http.client.HTTPConnection("127.0.0.1", host.port)
    line.request("GET", f"/assets/{asset}", headers={"Accept-Encoding": "gzip"})
    answer = line.getresponse()
    head = sum(len(name) + len(value) + 4 for name, value in answer.getheaders())
    body = len(answer.read())
    line.close()
    return (head + body) / 1000


# -- the first board


class FirstBoard(NamedTuple):
    """Seconds from the address to a board with models on it: by the clock, and of the processor at its own speed."""

    clock: float
    work: float


def first_board(browser: Browser, address: str, script: str) -> FirstBoard:
    """On a phone that has never been here."""
    return FirstBoard(_shown(browser, address, script, SLOWER)[0], _shown(browser, address, script, 1)[1])


def _shown(browser: Browser, address: str, script: str, slower: int) -> tuple[float, float]:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(script)
    phone = context.new_cdp_session(page)
    phone.send("Network.enable")
    phone.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": DELAY, "downloadThroughput": SPEED, "uploadThroughput": SPEED},
    )
    phone.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    phone.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    took: float = page.evaluate(FIRST_BOARD)
    work = busy(phone)
    context.close()
    return took / 1000, work


@contextmanager
def other_tree(tree: Path, folder: Path) -> Iterator[Host]:
    """A server of another tree, with the same tables."""
    host = Host(folder)
    host.port = free_port()
    words = ["serve", "--host", "127.0.0.1", "--port", str(host.port), "--database", host.database]
    host.url = f"http://127.0.0.1:{host.port}"
    with (folder / "log").open("wb") as log:
        program = tree / ".venv" / "bin" / "python"
        process = subprocess.Popen([str(program), "-m", "escarmouche.cli", *words], cwd=tree, stdout=log, stderr=log)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                if host.get("/health")[0] == 200:
                    break
            except OSError:
                time.sleep(0.1)
        yield host
    finally:
        process.terminate()
        process.wait()


# -- smoothness


class Smooth(NamedTuple):
    """The time from picture to picture: by the clock, and what is worked for each."""

    clock: list[float]  # ms, sorted
    work: Work

    def __str__(self) -> str:
        late = self.clock[int(0.95 * (len(self.clock) - 1))]
        clock = f"{statistics.median(self.clock):.1f} ms ({late:.0f})"
        return f"{clock} | {self.work.median:.1f} ms ({self.work.late:.1f}) | {self.work.drawing:.1f} ms"


def frames(browser: Browser, page: Page, act: Callable[[], None]) -> Smooth:
    """While somebody does something."""
    page.evaluate(FRAMES)
    work = worked(browser, page, act)
    return Smooth(sorted(page.evaluate(COUNTED)), work)


class Hand:
    """A mouse, or on a phone a finger."""

    def __init__(self, page: Page, finger: CDPSession | None) -> None:
        self.page, self.finger = page, finger

    def drag(self, start: tuple[float, float], far: float) -> None:
        """There and back, in small steps."""
        self._put("touchStart", start)
        for step in range(STEPS):
            there = far * (1 - abs(1 - 2 * step / STEPS))
            self._put("touchMove", (start[0] + there, start[1] + there / 2))
        self._put("touchEnd", start)

    def _put(self, kind: str, at: tuple[float, float]) -> None:
        if self.finger:
            points = [] if kind == "touchEnd" else [{"x": at[0], "y": at[1]}]
            self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        elif kind == "touchEnd":
            self.page.mouse.up()
        else:
            self.page.mouse.move(*at)
            if kind == "touchStart":
                self.page.mouse.down()


def zoom(page: Page, at: tuple[float, float]) -> None:
    """Closer and back, and what is drawn anew once it rests."""
    page.mouse.move(*at)
    for step in range(40):
        page.mouse.wheel(0, -40 if step < 20 else 40)
    page.wait_for_timeout(400)


def smoothness(tables: Tables, browser: Browser, game: str, screen: dict[str, Any]) -> dict[str, Smooth]:
    context = browser.new_context(**screen)
    page = tables.page(context, game)
    page.goto(tables.address(game))
    page.locator("[data-board] canvas[data-painted]").first.wait_for(timeout=PAINTED)
    page.wait_for_timeout(3000)
    hand = Hand(page, context.new_cdp_session(page) if screen is PHONE else None)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    empty = (box["x"] + 0.12 * box["width"], box["y"] + 0.5 * box["height"])
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -200)
    page.wait_for_timeout(3000)
    found = {"map dragged": frames(browser, page, lambda: hand.drag(empty, 0.3 * box["width"]))}
    found["zoomed"] = frames(browser, page, lambda: zoom(page, middle))
    page.keyboard.press("Home")
    page.wait_for_timeout(3000)
    acting = page.locator("[data-board] .piece[aria-label*='acting now']").bounding_box()
    assert acting is not None
    who = (acting["x"] + acting["width"] / 2, acting["y"] + acting["height"] / 2)
    found["model dragged"] = frames(browser, page, lambda: hand.drag(who, 0.2 * box["width"]))
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another tree, built, whose first board is measured in turn")
    parser.add_argument("--rounds", type=int, default=5, help="how often the first board is measured")
    parser.add_argument("--games", nargs="*", default=list(TABLES))
    parser.add_argument("--back", action="store_true", help="only measure looking back")
    parser.add_argument("--weight", action="store_true", help="only weigh the first load")
    parser.add_argument("--smooth", action="store_true", help="only measure dragging and zooming")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        host = Host(Path(folder), options=("--thinkers", "1"))
        tables = Tables(host)
        host.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            if not chosen.back:
                report(tables, browser, chosen)
            if not (chosen.weight or chosen.smooth):
                looking_back.report(browser, host, chosen.games)
        finally:
            browser.close()
            host.stop()


def report(tables: Tables, browser: Browser, chosen: argparse.Namespace) -> None:
    if not chosen.smooth:
        report_weights(tables, browser, chosen.games)
    if chosen.weight:
        return
    if not chosen.smooth:
        print("\n| game | first board | processor | before | processor |\n| --- | ---: | ---: | ---: | ---: |")
        for game in chosen.games:
            cells = " | ".join(medians(loads) for loads in boards(tables, browser, game, chosen))
            print(f"| {game} | {cells} |", flush=True)
    print("\n| game | screen | what | from picture to picture (95 %) | of the page (95 %) | to draw it |")
    print("| --- | --- | --- | ---: | ---: | ---: |")
    for game in chosen.games:
        for name, screen in (("1440x900", DESK), ("phone", PHONE)):
            for what, smooth in smoothness(tables, browser, game, screen).items():
                print(f"| {game} | {name} | {what} | {smooth} |", flush=True)


def report_weights(tables: Tables, browser: Browser, games: Sequence[str]) -> None:
    print("| game | program | texts and cards | together | typefaces |\n| --- | ---: | ---: | ---: | ---: |")
    for game in games:
        load = weight(tables, browser, game)
        weights = (load.program, load.data, load.program + load.data, load.fonts)
        print(f"| {game} | {' | '.join(f'{weight:.0f} kB' for weight in weights)} |", flush=True)


def medians(loads: Sequence[FirstBoard]) -> str:
    if not loads:
        return " | "
    clock, work = (statistics.median(times) for times in zip(*loads, strict=True))
    return f"{clock:.2f} s | {work:.2f} s"


def boards(
    tables: Tables, browser: Browser, game: str, chosen: argparse.Namespace
) -> tuple[list[FirstBoard], list[FirstBoard]]:
    """The first board of this tree and of the other, in turn."""
    script, path = kept(tables.rooms[game]), f"/#/room/{tables.rooms[game].id}"
    ours: list[FirstBoard] = []
    theirs: list[FirstBoard] = []
    if chosen.against is None:
        return [first_board(browser, tables.host.url + path, script) for _ in range(chosen.rounds)], []
    with tempfile.TemporaryDirectory() as folder, other_tree(chosen.against, Path(folder)) as other:
        record, ask = TABLES[game]
        live, lines = table(record, turn(2, ask))
        written(live, lines, other.database)
        for _ in range(chosen.rounds):
            ours.append(first_board(browser, tables.host.url + path, script))
            theirs.append(first_board(browser, f"{other.url}/#/room/{live.id}", kept(live)))
    return ours, theirs


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    main()
