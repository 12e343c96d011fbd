"""Makes the pictures of the first page again: a piece of a table of each game, in the middle of a game between two bots, and the wood.

    .venv/bin/python -m docs.pictures [game ...]

Needs what the browser tests need: the built client (`make web`), Playwright and a Chromium. Run it when the look of the board has changed.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import tempfile
import time
from math import hypot
from pathlib import Path

from docs.screenshot import stored
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS

import escarmouche as esc
from escarmouche.core.book import find, games
from escarmouche.core.play.seat import Seat
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.testing.remote.host import Host

PICTURES = Path(__file__).parents[1] / "web" / "pictures"
WIDTH, HEIGHT = 600, 440  # of a picture, in its own dots
MOST = 24_000  # bytes of a picture
TURN, ANSWERS = 2, 120  # where the bots stop: within this turn, or after so many answers
NEAR = 240  # dots: whom a picture shows together
CLOSER, TIMES = -260, 3  # how far the wheel is turned, and how often
PAINTING, PAINTED = 60_000, 9_000  # ms: the map is painted at least once by then, and once more as near as it is seen

ENCODE = """async ([png, quality]) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + png
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}"""

# Planks, each with its own grain, that fit together on all sides.
PLANKS = (("#5b3c24", 3), ("#66452b", 8), ("#553721", 21), ("#614128", 34))
PLANK = """<filter id="grain{k}" x="0" y="0" width="100%" height="100%">
  <feTurbulence type="fractalNoise" baseFrequency="0.0047 0.075" numOctaves="3" seed="{seed}" stitchTiles="stitch"/>
  <feColorMatrix values="0 0 0 0 0.14  0 0 0 0 0.08  0 0 0 0 0.03  2.2 0 0 0 -0.85"/></filter>
  <rect y="{y}" width="640" height="120" fill="{tone}"/>
  <rect y="{y}" width="640" height="120" filter="url(#grain{k})" opacity="0.75"/>
  <rect y="{y}" width="640" height="1.5" fill="#fff" opacity="0.06"/>
  <rect y="{end}" width="640" height="2" fill="#150b04" opacity="0.6"/>
  <rect x="{joint}" y="{y}" width="2" height="120" fill="#150b04" opacity="0.45"/>"""


def played(game: str) -> tuple[Room, list[LogEntry]]:
    """A room in which two bots have played for a while; nobody sits in it, so that it stays as it is."""
    book, name = find(game), f"picture-{game}"
    form = book.form()
    edition = "en" if "en" in form.editions else form.editions[0]
    options = {**form.quick.get(edition, {}), "edition": edition, "seats": 2}
    key = hashlib.blake2b(game.encode(), digest_size=32).digest()
    row = RoomRow(name, book.name, book.version, options, key, time.time(), True)
    live, lines = Room(row, [SeatRow(seat, "open", "", "") for seat in range(2)], []), [LogEntry(name, 0, "start")]
    live.apply(lines[0])
    bots = [esc.bots.Greedy(seed=f"{game}/{seat}", budget=None, worlds=1) for seat in range(2)]
    while len(lines) < ANSWERS and live.game.pending and getattr(live.game.table.state, "turn", 0) <= TURN:
        ask = next(ask for ask in live.game.pending if live.game.asked(ask.seat) is not None)
        line = live.propose_answer(ask.seat, live.moment, bots[ask.seat].answer(Seat(live.game, ask.seat)))
        assert line is not None
        live.apply(line)
        sign(live, line)
        lines.append(line)
    return live, lines


def board(page: Page, url: str, room: str) -> bytes:
    """The part of the board on which most stand."""
    page.goto(f"{url}/#/room/{room}")
    page.locator("[data-board] [data-id][role=button]").first.wait_for()
    page.locator("[data-board] canvas[data-painted]").wait_for(timeout=PAINTING)
    page.add_style_tag(content="[data-board] > :not(svg, canvas, :has(canvas)), .veil { display: none !important }")
    for _ in range(TIMES):
        page.mouse.move(*crowd(page))
        page.mouse.wheel(0, CLOSER)
        page.wait_for_timeout(400)
    middle = crowd(page)
    page.mouse.move(0, 0)
    page.wait_for_timeout(PAINTED)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    left = min(max(middle[0] - WIDTH / 2, box["x"]), box["x"] + box["width"] - WIDTH)
    top = min(max(middle[1] - HEIGHT / 2, box["y"]), box["y"] + box["height"] - HEIGHT)
    return page.screenshot(clip={"x": left, "y": top, "width": WIDTH, "height": HEIGHT})


def crowd(page: Page) -> tuple[float, float]:
    """The middle of those who stand together: around whoever has most others near."""
    boxes = [piece.bounding_box() for piece in page.locator("[data-board] [data-id][role=button]").all()]
    spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box is not None]

    def around(spot: tuple[float, float]) -> list[tuple[float, float]]:
        return [other for other in spots if hypot(other[0] - spot[0], other[1] - spot[1]) < NEAR]

    together = max((around(spot) for spot in spots), key=len)
    return sum(x for x, _ in together) / len(together), sum(y for _, y in together) / len(together)


def wood(page: Page) -> bytes:
    """A tile of planks."""
    planks = "".join(
        PLANK.format(k=k, y=120 * k, end=120 * k + 118, tone=tone, seed=seed, joint=(k * 230 + 90) % 640)
        for k, (tone, seed) in enumerate(PLANKS)
    )
    page.set_viewport_size({"width": 640, "height": 480})
    page.set_content(f'<body style="margin:0"><svg width="640" height="480" style="display:block">{planks}</svg>')
    return page.screenshot()


def webp(page: Page, png: bytes) -> bytes:
    """As WebP, as fine as fits."""
    data, quality = b"", 0.9
    while not data or (len(data) > MOST and quality > 0.2):
        data = base64.b64decode(page.evaluate(ENCODE, [base64.b64encode(png).decode(), quality]))
        quality -= 0.08
    return data


def draw(browser: Browser, url: str, wanted: list[str]) -> None:
    blank = browser.new_page()
    (PICTURES / "wood.webp").write_bytes(webp(blank, wood(blank)))
    blank.set_content("")
    for game in wanted:
        context = browser.new_context(
            viewport={"width": 1700, "height": 900}, locale="en-GB", reduced_motion="reduce", bypass_csp=True
        )
        picture = webp(blank, board(context.new_page(), url, f"picture-{game}"))
        (PICTURES / "games" / f"{game}.webp").write_bytes(picture)
        print(f"{game}: {len(picture)} bytes")
        context.close()


def main() -> None:
    wanted = sys.argv[1:] or games()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), options=("--thinkers", "1"))
        for game in wanted:
            stored(*played(game), host.database)
        host.start()
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                draw(browser, host.url, wanted)
                browser.close()
        finally:
            host.stop()


if __name__ == "__main__":
    main()
