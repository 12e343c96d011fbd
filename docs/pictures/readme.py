"""Takes the pictures of the README, `table.webp` and `theatre.webp` beside this file.

The table stands in a real browser, in the middle of a game between two bots, as a map and as a paper theatre.

    .venv/bin/python -m docs.pictures.readme

Needs what the browser tests need: the built client (`make web`), Playwright and a Chromium. The same seed gives the same game as long
as the rules and the bots play the same; its log is laid into the database of a server, and the pictures are taken from seat 0, the map
with a move being measured.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
import time
from pathlib import Path

from docs.pictures.webp import webp
from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, THREE
from tests.server.replayed import written

import escarmouche as esc
from escarmouche.core.book import find
from escarmouche.core.play.seat import Seat
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow, hashed
from escarmouche.testing.remote.host import Host

SEED, TURN, MODEL = "e", 3, "wilhelmina-thrush"  # the game, and who is about to move in it
WAY = [(23250, 24900), (21000, 24000)]  # out of the door of the inn
NEAR = "isaura-pell"  # somebody else on the board, so that board and screen can be compared
CLOSER, ASIDE = -560, (700, 20)  # how far the wheel is turned, and where the pointer covers nothing
OPTIONS = {"edition": "en", "board": "village", "factions": ["commonwealth", "dominion"]}
PAINTED, FOLDED = 9_000, 90_000  # ms: the map is painted once more, as near as it is seen; the theatre is up
WIDE: ViewportSize = {"width": 1440, "height": 900}
MOST = 160_000  # bytes of a picture
ROOM, TOKEN = "picture", "a-token-for-nothing-but-a-picture"
HERE = Path(__file__).parent


def played() -> tuple[Room, list[LogEntry]]:
    """A room that stands in the middle of a game, and the lines of its log."""
    book, key = find("moonstone"), hashlib.blake2b(SEED.encode(), digest_size=32).digest()
    row = RoomRow(ROOM, book.name, book.version, {**OPTIONS, "seats": 2}, key, time.time(), True)
    sitting = [SeatRow(0, "person", "", "Ada", hashed(TOKEN)), SeatRow(1, "bot", "greedy", "")]
    live, lines = Room(row, sitting, []), [LogEntry(ROOM, 0, "start")]
    live.apply(lines[0])
    bots = [esc.bots.Greedy(seed=f"{SEED}/{seat}", budget=None, worlds=4) for seat in range(2)]
    while not is_there(live):
        for ask in live.game.pending:
            line = live.propose_answer(ask.seat, live.moment, bots[ask.seat].answer(Seat(live.game, ask.seat)))
            assert line is not None
            live.apply(line)
            sign(live, line)
            lines.append(line)
    return live, lines


def is_there(live: Room) -> bool:
    """The model acts and has not jogged yet. (A game that goes another way ends here with an IndexError.)"""
    ask = live.game.pending[0]
    if live.game.table.state.turn < TURN or ask.name != "action" or ask.about["model"] != MODEL:
        return False
    return "jog" in dict(ask.open())


def picture(page: Page, url: str, live: Room) -> bytes:
    """The card is open, and the way of a jog is being measured."""
    seated(page, url)
    page.mouse.move(*middle(page, MODEL))
    page.mouse.wheel(0, CLOSER)
    page.mouse.dblclick(*middle(page, MODEL))  # its card opens, and a move begins
    page.locator("#question summary").wait_for()
    for corner in WAY:
        page.mouse.click(*on_screen(page, live, corner))
        page.wait_for_timeout(500)  # two clicks, not a double one
    page.mouse.move(*ASIDE)
    page.locator("#question .told li").first.wait_for()
    page.wait_for_timeout(PAINTED)
    return page.screenshot()


def on_screen(page: Page, live: Room, at: tuple[int, int]) -> tuple[float, float]:
    """Where a place of the board is, measured from two models that are seen on both."""
    places = {piece.id: piece.at for piece in live.book.scene(live.game.table, 0).pieces}
    (x, y, _), (u, _, _) = places[MODEL], places[NEAR]
    (left, top), (right, _) = middle(page, MODEL), middle(page, NEAR)
    scale = (right - left) / (u - x)
    return left + scale * (at[0] - x), top - scale * (at[1] - y)


def middle(page: Page, piece: str) -> tuple[float, float]:
    box = page.locator(f'[data-board] [data-id="{piece}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def theatre(page: Page, url: str) -> bytes:
    """The same table folded up, from a little nearer than it is first seen."""
    seated(page, url)
    page.keyboard.press("v")
    page.locator("canvas[data-ready][data-standees]").wait_for(timeout=FOLDED)
    for key, times in (("ArrowDown", 2), ("ArrowRight", 4), ("PageUp", 3)):
        for _ in range(times):
            page.keyboard.press(key)
    page.mouse.move(*ASIDE)
    page.wait_for_timeout(PAINTED)
    return page.screenshot()


def seated(page: Page, url: str) -> None:
    """The table, from seat 0."""
    kept = [{"room": ROOM, "game": "moonstone", "at": 0, "tokens": {0: TOKEN}}]
    page.add_init_script(f"localStorage.setItem('escarmouche-rooms', {json.dumps(json.dumps(kept))})")
    page.goto(f"{url}/#/room/{ROOM}")
    page.locator("#question > .body").wait_for()
    page.locator("[data-board] canvas[data-painted]").wait_for(timeout=60_000)


def main() -> None:
    live, lines = played()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), options=("--thinkers", "1"))
        written(live, lines, host.database)
        host.start()
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(
                    executable_path=CHROMIUM, args=[flag for flag in FLAGS if flag != "--disable-gpu"] + THREE
                )
                takes = {
                    "table": lambda page: picture(page, host.url, live),
                    "theatre": lambda page: theatre(page, host.url),
                }
                for name, take in takes.items():
                    context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
                    data = webp(browser.new_page(), take(context.new_page()), most=MOST)
                    (HERE / f"{name}.webp").write_bytes(data)
                    print(f"{name}: {len(data)} bytes")
                browser.close()
        finally:
            host.stop()


if __name__ == "__main__":
    main()
