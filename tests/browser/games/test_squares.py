"""A board of squares under the hand: what each costs and the way to it, why another is shut, doors, zones of control, who sees whom."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.asks.wire import ask_json
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.mouse_and_keyboard import Mouse
from tests.browser.seats import BOT, OPEN, log, sit
from tests.browser.test_board import drag, middle, piece

Spot = tuple[float, float]


def square(page: Page, cell: str) -> Spot:
    """The middle of a plain square on the screen."""
    column, row = ord(cell[0]) - ord("a"), int(cell[1:])
    a, d, e, f = page.locator("#board-world").evaluate(
        "world => { const m = world.getScreenCTM(); return [m.a, m.d, m.e, m.f] }"
    )
    return e + a * (column + 0.5), f + d * (row - 0.5)


class Walking:
    """Seat 0 is asked where somebody walks."""

    def __init__(self, page: Page, host: Host, scenario: str = "crossed-blades") -> None:
        self.seen: dict[str, Any] = {}
        made = begun_table(host, OPEN, BOT, until=self.fits, practice=True, scenario=scenario)
        sit(page, made, 0, "Ada")
        self.hand = Mouse(page)
        assert self.hand.wait()["now"] == "asked"
        names: Any = page.locator("#question .mine").inner_text()
        self.name = re.search(r"You: (.+) has \d", names)[1]  # type: ignore[index]

    def fits(self, live: Room, ask: Ask) -> bool:
        """Many squares to go to, far from everybody else."""
        self.seen = ask_json(ask)
        walk = self.seen.get("branches", {}).get("walk") or {}
        return ask.name == "move" and len(walk.get("options", ())) > 12

    @property
    def routes(self) -> dict[str, Any]:
        found: dict[str, Any] = self.seen["branches"]["walk"]["routes"]
        return found

    @property
    def model(self) -> str:
        return str(self.seen["about"]["model"])


def offered(page: Page, cell: str) -> Locator:
    return page.locator(f"[data-board] .offers [data-cell='{cell}']")


def test_squares_show_their_cost_and_the_way(person: Person, host: Host) -> None:
    page = person()
    walking = Walking(page, host)
    routes = walking.routes
    page.locator("#question").get_by_role("button", name="Walk").click()
    for cell, way in routes.items():
        expect(offered(page, cell).locator("text")).to_have_text(str(way["cost"]))
    far = max(routes, key=lambda cell: (len(routes[cell]["path"]), cell))
    page.mouse.move(*square(page, far))
    route = page.locator("[data-board] .route")
    expect(route.locator("text")).to_have_text(str(routes[far]["cost"]))
    assert route.locator("circle:not(.pill)").count() == len(routes[far]["path"]) - 1  # a point on each square between
    line = page.locator("#question .line")
    expect(line).to_contain_text(far)
    for cell in routes[far]["path"][:-1]:
        expect(line).to_contain_text(cell)
    picture(page, "walk-desktop-en")
    page.mouse.click(*square(page, far))
    expect(log(page)).to_contain_text(re.compile(f"{walking.name} goes from .+ to {far}"))
    expect(piece(page, walking.name)).to_have_attribute("aria-label", re.compile(f"square {far}"))


def test_a_figure_is_dragged_to_a_square(person: Person, host: Host) -> None:
    page = person()
    walking = Walking(page, host)
    far = max(walking.routes, key=lambda cell: (walking.routes[cell]["cost"], cell))
    drag(page, middle(piece(page, walking.name)), square(page, far))
    expect(piece(page, walking.name)).to_have_attribute("aria-label", re.compile(f"square {far}"))


def test_an_illegal_square_says_why(person: Person, host: Host) -> None:
    page = person()
    walking = Walking(page, host)
    page.locator("#question").get_by_role("button", name="Walk").click()
    asked = walking.hand.says()
    page.mouse.click(*square(page, "e5"))  # a statue stands there
    reason = page.locator("#question .no")
    rule = reason.get_by_role("button", name=re.compile("^Read rule AD66-"))
    expect(rule).to_be_visible()
    assert re.search(r"[a-z]{3}", reason.inner_text())
    picture(page, "square-refused-en")
    assert walking.hand.says() == asked
    name = rule.inner_text()
    rule.click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(*square(page, next(iter(walking.routes))))  # what may be chosen takes its place
    expect(reason).to_have_count(0)


def opening(live: Room, ask: Ask) -> bool:
    return ask.name == "move" and "door" in ask_json(ask)["branches"] and bool(doors(ask))


def doors(ask: Ask) -> list[str]:
    branch = ask_json(ask)["branches"]["door"] or {}
    return list(branch.get("options", ()))


def test_a_door_opens_with_a_click(person: Person, host: Host) -> None:
    page = person()
    found: list[str] = []

    def shut(live: Room, ask: Ask) -> bool:
        if not opening(live, ask):
            return False
        states = live.game.table.state.doors
        found[:] = [edge for edge in doors(ask) if states[edge] == "closed"]
        return bool(found)

    made = begun_table(host, OPEN, BOT, until=shut, most=1500, scenario="the-letter")
    sit(page, made, 0, "Ada")
    Mouse(page).wait()
    door = page.locator(f"[data-edge='{found[0]}']")
    expect(door).to_have_attribute("role", "button")
    expect(door).to_have_attribute("aria-label", re.compile("^closed door"))
    door.click()
    page.get_by_role("menuitem").first.click()
    expect(door).to_have_attribute("aria-label", re.compile("^open door"))
    expect(log(page)).to_contain_text(re.compile(r"opens the door [a-z]\d+/[a-z]\d+\."))
    picture(page, "door-desktop-en")


def test_zones_of_control_and_sight(person: Person, host: Host) -> None:
    page = person()
    walking = Walking(page, host)
    page.mouse.move(*middle(piece(page, walking.name)))
    page.keyboard.down("r")
    legend = page.locator(".legend")
    expect(legend).to_contain_text(walking.name)
    expect(legend).to_contain_text("Zone of Control")
    assert page.locator("[data-board] .threat path").count() >= 2
    picture(page, "zone-desktop-en")
    page.keyboard.up("r")
    expect(legend).to_have_count(0)
    page.mouse.move(*middle(piece(page, "D’Artagnan")))
    expect(page.locator(".hover")).to_contain_text("D’Artagnan")
    page.keyboard.down("l")
    expect(page.locator(".caption")).to_contain_text(re.compile("see each other"))
    expect(page.locator(".caption").get_by_role("button", name=re.compile("AD66-")).first).to_be_visible()
    picture(page, "sight-squares-en")
    page.keyboard.up("l")
    expect(page.locator(".caption")).to_have_count(0)
