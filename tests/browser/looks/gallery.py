"""The page of pictures: what each picture shows, and how it is taken. `tests/browser/seen/pictures/index.html` is made from all of them.

A picture is taken of a page as a person has it on the screen: a table from a record, the first page, the end of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import recorded
from tests.browser.recorded import Moment

FOLDER = Path(__file__).parents[1] / "seen" / "pictures"
AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
PAINTED = 60_000  # ms: a map is painted by then, also on a busy machine


@dataclass(frozen=True)
class Shot:
    """A picture. `act` is what the person does before it is taken, `sees` what must be on it then."""

    title: str
    record: str = ""  # of the game that is played, or nothing
    moment: Moment = recorded.never
    path: str = ""  # of the page, where there is no game
    lang: str = "en"
    theme: str = "light"
    phone: bool = False
    act: Callable[[Page], None] | None = None
    sees: str = ""

    @property
    def file(self) -> str:
        size = "phone" if self.phone else "desk"
        return f"{self.title.lower().replace(' ', '-')}-{self.lang}-{self.theme}-{size}.png"

    def screen(self) -> dict[str, Any]:
        """The screen of who looks, as Playwright has it."""
        fingers = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if self.phone else {}
        return {"lang": self.lang, "size": PHONE if self.phone else DESK, "color_scheme": self.theme, **fingers}


def painted(page: Page) -> None:
    """Wait until the map is there, and until it has been painted as near as it is seen."""
    page.locator("[data-board] canvas[data-painted]").first.wait_for(timeout=PAINTED)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(600)


def ended(page: Page) -> None:
    """Wait until the end of a game is told: the last position is painted, and the course has been fetched."""
    page.locator("#over-title").wait_for()
    page.locator(".over canvas[data-painted]").wait_for(timeout=PAINTED)
    page.locator("#over-done").wait_for(timeout=PAINTED)
    page.wait_for_timeout(1000)


def taken(page: Page, shot: Shot) -> None:
    """The picture, which shows what it is meant to show: not an error, nor a map that is not painted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect(page.get_by_text(CUT)).to_have_count(
        0, timeout=PAINTED
    )  # a page that computes for long is cut off, and comes back
    for place in filter(None, (shot.sees, MAP if shot.record else "")):
        expect(page.locator(place).first).to_be_visible(timeout=PAINTED)
        expect(page.locator(place).first).to_be_in_viewport()
    page.screenshot(path=FOLDER / shot.file)
    if shot.record:
        assert len(page.locator(MAP).first.screenshot()) > PLAIN, "the map is not painted"


CUT = re.compile("^(Reconnecting|Reconnexion)")
MAP = ".theatre canvas[data-ready], .over .preview, [data-board]:not(:has(.theatre))"
PLAIN = 60_000  # bytes: a map in one colour with counters on it is smaller


def listed(shots: list[Shot]) -> None:
    """The page with all the pictures that have been taken so far."""
    figures = "".join(
        f'<figure class="{"phone" if shot.phone else "desk"}"><img src="{escape(shot.file)}" alt="">'
        f"<figcaption>{escape(shot.title)}, {shot.lang}, {shot.theme}</figcaption></figure>"
        for shot in shots
        if (FOLDER / shot.file).exists()
    )
    style = (
        "body{margin:1rem;background:#3a2c1e;color:#f4ead2;font:16px/1.4 sans-serif;display:flex;flex-wrap:wrap;gap:1rem}"
        "figure{margin:0}.desk img{width:720px}.phone img{width:240px}"
    )
    page = f'<!doctype html><meta charset="utf-8"><title>Pictures</title><style>{style}</style>{figures}\n'
    (FOLDER / "index.html").write_text(page, encoding="utf-8")


def wide(page: Page) -> int:
    """How wide the page is: wider than the screen means that it has to be scrolled sideways."""
    width: int = page.evaluate("() => Math.max(document.documentElement.scrollWidth, innerWidth)")
    return width


def hindrances(page: Page) -> list[str]:
    """What keeps somebody from using the page: what axe finds that is serious, or wants of headings and landmarks, with the place it
    was found in."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


SERIOUS = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  return violations
    .filter(({ id, impact }) => ['serious', 'critical'].includes(impact) || /^(page-has-heading-one|landmark-)/.test(id))
    .flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`))
}"""
