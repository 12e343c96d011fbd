"""Makes the pictures of the first page again: the paper theatre of each game, in the middle of a game between two bots, and the wood.

    .venv/bin/python -m docs.pictures.first_page [game ...]

Needs what the browser tests need: the built client (`make web`), Playwright and a Chromium. Run it when the look of the board has changed.
"""

from __future__ import annotations

import hashlib
import sys
import tempfile
import time
from math import cos, hypot, log, pi, radians, sin, tan
from pathlib import Path
from typing import NamedTuple

from docs.pictures.webp import webp
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, THREE
from tests.server.replayed import written

import escarmouche as esc
from escarmouche.core.book import find, games
from escarmouche.core.play.seat import Seat
from escarmouche.core.views.scene import Scene
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.testing.remote.host import Host

PICTURES = Path(__file__).parents[2] / "web" / "pictures"
WIDTH, HEIGHT = 600, 440  # of a picture, in its own dots
TURN = 2  # the bots stop within this turn
NEAR = 7  # inches: whom a picture shows together
FOLDED, STILL = 90_000, 9_000  # ms: the theatre is up by then, and comes to rest within that time


class Look(NamedTuple):
    """How the company is looked at, and when: strokes of the arrow keys to the right and down, and how far away, in inches."""

    right: int = 3
    down: int = 6
    far: float = 15
    answers: int = 120  # after which the bots stop, too


LOOKS = {
    "malifaux": Look(right=35, down=6, far=13, answers=140),
    "d10": Look(right=35, down=6, far=10),
    "ad1666": Look(down=4, far=11),
    "moonstone": Look(right=13, down=6, far=14),
}
BOARDS = {"moonstone": "tower", "malifaux": "graveyard"}

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
    board = {"board": BOARDS[game]} if game in BOARDS else {}
    options = {**form.quick.get(edition, {}), **board, "edition": edition, "seats": 2}
    key = hashlib.blake2b(game.encode(), digest_size=32).digest()
    row = RoomRow(name, book.name, book.version, options, key, time.time(), True)
    live, lines = Room(row, [SeatRow(seat, "open", "", "") for seat in range(2)], []), [LogEntry(name, 0, "start")]
    live.apply(lines[0])
    bots = [esc.bots.Greedy(seed=f"{game}/{seat}", budget=None, worlds=1) for seat in range(2)]
    answers = LOOKS.get(game, Look()).answers
    while len(lines) < answers and live.game.pending and getattr(live.game.table.state, "turn", 0) <= TURN:
        ask = next(ask for ask in live.game.pending if live.game.asked(ask.seat) is not None)
        line = live.propose_answer(ask.seat, live.moment, bots[ask.seat].answer(Seat(live.game, ask.seat)))
        assert line is not None
        live.apply(line)
        sign(live, line)
        lines.append(line)
    return live, lines


def theatre(page: Page, url: str, live: Room) -> bytes:
    """The part of the table on which most stand together, from near."""
    page.goto(f"{url}/#/room/{live.id}")
    page.locator("[data-board] canvas[data-painted]").wait_for(timeout=FOLDED)
    page.keyboard.press("v")
    canvas = page.locator("canvas[data-ready][data-standees]")
    canvas.wait_for(timeout=FOLDED)
    page.add_style_tag(content="[role=group] > .bar, .veil, .name { display: none !important }")
    scene = live.book.scene(live.game.table, None)
    look, box = LOOKS.get(live.book.name, Look()), canvas.bounding_box()
    assert box is not None
    table = Table(scene, box["width"] / box["height"])
    moved(page, box, table.way(crowd(scene, table)))
    for key, times in (("ArrowLeft" if look.right < 0 else "ArrowRight", abs(look.right)), ("ArrowDown", look.down)):
        for _ in range(times):
            page.keyboard.press(key)
    for _ in range(round(log(table.far / look.far) / log(1.2))):
        page.keyboard.press("PageUp")
    page.mouse.move(0, 0)
    page.wait_for_timeout(STILL)
    left, top = box["x"] + (box["width"] - WIDTH) / 2, box["y"] + (box["height"] - HEIGHT) / 2
    return page.screenshot(clip={"x": left, "y": top, "width": WIDTH, "height": HEIGHT})


class Table:
    """A table in inches, as the theatre first shows it (web/src/theatre/views.ts): from which side, and how far away."""

    def __init__(self, scene: Scene, shape: float) -> None:
        board = scene.board
        assert board is not None
        self.grain = 1000 * (2.5 if board.unit == "centimetre" else 1)
        self.width, self.height = board.width / self.grain, board.height / self.grain
        self.turn = self.side(scene)
        rise, half = 0.78, tan(radians(20))
        upright = abs(sin(self.turn)) > 0.5
        wide, deep = (self.width, self.height) if upright else (self.height, self.width)
        across = (wide + 1.6) * 0.505 / (half * max(shape, shape**0.5)) + (deep + 1.6) / 2 * cos(rise)
        self.far = max(across, (deep + 1.6) * sin(rise) * 0.6 / half)
        self.middle = (
            self.width * (0.5 + 0.055 * cos(self.turn)),
            self.height * (0.5 + 0.055 * sin(self.turn)),
        )

    def spot(self, at: tuple[int, int, int]) -> tuple[float, float]:
        return at[0] / self.grain, self.height - at[1] / self.grain

    def side(self, scene: Scene) -> float:
        """The side of the first player: where those stand who are not the others'."""
        own = middle([self.spot(piece.at) for piece in scene.pieces if piece.at is not None and piece.seat == 0])
        others = middle([self.spot(piece.at) for piece in scene.pieces if piece.at is not None and piece.seat > 0])
        dx, dy = own[0] - others[0], own[1] - others[1]
        if hypot(dx, dy) < 0.5:
            return pi / 2
        return (0 if dx > 0 else pi) if abs(dx) > abs(dy) else pi / 2 if dy > 0 else -pi / 2

    def way(self, to: tuple[float, float]) -> tuple[float, float]:
        """How far the picture has to be moved, as shares of its height, until a place is in its middle."""
        step = 2 * self.far * tan(radians(20))
        dx, dy = to[0] - self.middle[0], to[1] - self.middle[1]
        s, c = sin(self.turn), cos(self.turn)
        return -(s * dx - c * dy) / step, -(c * dx + s * dy) / step


def middle(spots: list[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def moved(page: Page, box: FloatRect, way: tuple[float, float], parts: int = 6) -> None:
    """Drag the picture in several short strokes."""
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.down("Shift")
    for _ in range(parts):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + way[0] * box["height"] / parts, start[1] + way[1] * box["height"] / parts)
        page.mouse.up()
    page.keyboard.up("Shift")


def crowd(scene: Scene, table: Table) -> tuple[float, float]:
    """The middle of those who stand together: around whoever has most others near."""
    spots = [table.spot(piece.at) for piece in scene.pieces if piece.at is not None]

    def around(spot: tuple[float, float]) -> list[tuple[float, float]]:
        return [other for other in spots if hypot(other[0] - spot[0], other[1] - spot[1]) < NEAR]

    together = max((around(spot) for spot in spots), key=len)
    return middle(together)


def wood(page: Page) -> bytes:
    """A tile of planks."""
    planks = "".join(
        PLANK.format(k=k, y=120 * k, end=120 * k + 118, tone=tone, seed=seed, joint=(k * 230 + 90) % 640)
        for k, (tone, seed) in enumerate(PLANKS)
    )
    page.set_viewport_size({"width": 640, "height": 480})
    page.set_content(f'<body style="margin:0"><svg width="640" height="480" style="display:block">{planks}</svg>')
    return page.screenshot()


def draw(browser: Browser, url: str, rooms: dict[str, Room]) -> None:
    blank = browser.new_page()
    (PICTURES / "wood.webp").write_bytes(webp(blank, wood(blank)))
    blank.set_content("")
    for game, live in rooms.items():
        context = browser.new_context(
            viewport={"width": 1700, "height": 900}, locale="en-GB", reduced_motion="reduce", bypass_csp=True
        )
        picture = webp(blank, theatre(context.new_page(), url, live))
        (PICTURES / "games" / f"{game}.webp").write_bytes(picture)
        print(f"{game}: {len(picture)} bytes")
        context.close()


def main() -> None:
    wanted = sys.argv[1:] or games()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), options=("--thinkers", "1"))
        rooms: dict[str, Room] = {}
        for game in wanted:
            rooms[game], lines = played(game)
            written(rooms[game], lines, host.database)
        host.start()
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(
                    executable_path=CHROMIUM, args=[flag for flag in FLAGS if flag != "--disable-gpu"] + THREE
                )
                draw(browser, host.url, rooms)
                browser.close()
        finally:
            host.stop()


if __name__ == "__main__":
    main()
