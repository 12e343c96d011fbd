"""The table as a paper theatre: every game from its own board, with the engine's verdict, and nothing that the seat may not know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import games
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import Wanted, begun_table
from tests.browser.conftest import PHONE, Person, picture
from tests.browser.seats import BOT, OPEN, sit

MOST_CALLS = 60
TIMES = 6
OPENED = 45_000  # ms: without a graphics card it takes its time
LARGEST: dict[str, dict[str, Any]] = {
    "moonstone": {"board": "village", "edition": "en"},
    "malifaux": {"board": "graveyard"},
    "d10": {"scenario": "quarrel-at-the-inn", "edition": "full"},
    "ad1666": {"scenario": "the-letter"},
}  # of each game, the board with the most on it
here = [game for game in LARGEST if game in games()]


def standing(least: int) -> Wanted:
    """So many models are on the board, and play has begun."""

    def wanted(live: Room, ask: Ask) -> bool:
        pieces = live.views.update(0, live.serial).scene.pieces
        return live.serial > 60 and sum(1 for piece in pieces if piece.at or piece.cell) >= least

    return wanted


def table(page: Page, host: Host, game: str) -> None:
    sit(page, begun_table(host, OPEN, BOT, until=standing(6), game=game, most=900, **LARGEST[game]), 0, "Ada")
    page.locator("[data-theatre]").wait_for()


def stage(page: Page) -> Locator:
    return page.locator(".theatre canvas")


def drawn(page: Page) -> None:
    """A frame is on the screen."""
    page.locator(".theatre canvas[data-ready][data-calls]").wait_for(timeout=OPENED)


def unfold(page: Page) -> None:
    page.get_by_role("button", name="Fold the table up").click()
    drawn(page)


def view(page: Page, name: str) -> None:
    page.locator(".theatre").get_by_role("button", name=re.compile(f"^{name}")).click()
    drawn(page)


def number(page: Page, what: str) -> int:
    return int(stage(page).get_attribute(f"data-{what}") or -1)


@pytest.mark.parametrize("game", here)
def test_a_board_is_folded_up(onlooker: Person, host: Host, game: str) -> None:
    """Everybody on the board stands there; little is asked of the graphics card; the engine's verdict with a tape for each line."""
    page = onlooker("en", {"width": 1440, "height": 900})
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    table(page, host, game)
    on_board = (
        page.locator("[data-board] svg .piece[data-id]").count() + page.locator("[data-board] svg .marker").count()
    )
    unfold(page)
    assert number(page, "standees") == on_board
    assert 0 < number(page, "calls") < MOST_CALLS
    expect(stage(page)).to_have_attribute("aria-label", re.compile("three dimensions, with .+"))
    picture(page, f"theatre-{game}-orbit")
    view(page, "Table")
    assert 0 < number(page, "calls") < MOST_CALLS
    picture(page, f"theatre-{game}-table")
    view(page, "Eyes of")
    verdict = page.locator(".theatre .verdict")
    expect(verdict).to_contain_text(re.compile("sees?|each other"))
    expect(verdict).to_contain_text("The picture explains, the engine decides.")
    sight = [one["data"] for one in heard if one.get("t") == "reply" and "rays" in (one.get("data") or {})][-1]
    assert number(page, "tapes") == len(sight["rays"]) > 0
    if any(line.get("rule") for line in sight.get("lines", ())):
        expect(verdict.locator("button.link").first).to_be_visible()
    assert number(page, "standees") == on_board - 1  # whoever looks is not in the picture
    assert 0 < number(page, "calls") < MOST_CALLS
    picture(page, f"theatre-{game}-eyes")


def test_another_is_looked_at(onlooker: Person, host: Host) -> None:
    """Whom the list names; the pointer takes others. The label says who looks at whom."""
    page = onlooker()
    table(page, host, "moonstone")
    unfold(page)
    view(page, "Eyes of")
    other = page.get_by_role("combobox", name="looking at")
    names = other.locator("option").all_inner_texts()
    other.select_option(names[-1])
    drawn(page)
    expect(page.locator(".theatre .verdict strong")).to_contain_text(names[-1])
    expect(stage(page)).to_have_attribute("aria-label", re.compile(re.escape(names[-1])))


def test_a_refused_sight_shows_nothing(onlooker: Person, host: Host) -> None:
    """From a sight that the engine refuses there is no picture, but its sentence."""
    page = onlooker()

    def refuse(socket: Any) -> None:
        server = socket.connect_to_server()
        asked: set[int] = set()

        def said(text: str) -> None:
            message = json.loads(text)
            if message.get("t") == "sight":
                asked.add(message["ref"])
            server.send(text)

        def told(text: str) -> None:
            message = json.loads(text)
            if message.get("t") == "reply" and message["ref"] in asked:
                fault = {"code": "refused", "text": "", "why": {"key": "error-origin"}}
                text = json.dumps({"t": "reply", "ref": message["ref"], "ok": False, "fault": fault})
            socket.send(text)

        socket.on_message(said)
        server.on_message(told)

    page.route_web_socket(re.compile("/api/"), refuse)
    table(page, host, "moonstone")
    unfold(page)
    page.locator(".theatre").get_by_role("button", name=re.compile("^Eyes of")).click()
    expect(page.locator(".theatre .sentence")).to_be_visible()
    expect(stage(page)).to_have_css("visibility", "hidden")
    assert stage(page).get_attribute("data-ready") is None
    assert number(page, "tapes") == 0
    expect(page.locator(".theatre .verdict")).to_have_count(0)
    view(page, "Orbit")


@pytest.mark.skipif("d10" not in games(), reason="the D10 game is not installed")
def test_the_hidden_do_not_stand_there(onlooker: Person, host: Host) -> None:
    """A figure that this seat cannot see is neither on the stage nor in the lists."""

    def veiled(live: Room, ask: Ask) -> bool:
        scene = live.views.update(0, live.serial).scene
        return any(piece.place == "unseen" for piece in scene.pieces) and sum(1 for one in scene.pieces if one.at) > 3

    page = onlooker()
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    made = begun_table(
        host, OPEN, BOT, until=veiled, game="d10", edition="advanced", scenario="the-watch-tower", fog=True, most=900
    )
    sit(page, made, 0, "Ada")
    scene = next(one["scene"] for one in reversed(heard) if one.get("t") == "update")
    hidden = [piece["id"] for piece in scene["pieces"] if piece.get("place") == "unseen"]
    seen = [piece for piece in scene["pieces"] if piece.get("at") and piece.get("place", "board") == "board"]
    assert hidden
    unfold(page)
    assert number(page, "standees") == len(seen) + sum(1 for one in scene.get("markers", ()) if one.get("at"))
    view(page, "Eyes of")
    options = page.locator(".theatre select").first.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert len(options) == len(seen) and not set(options) & set(hidden)


def test_by_keyboard(onlooker: Person, host: Host) -> None:
    """The key opens it, arrows turn it, signs zoom it, Home shows the whole again, Escape leads back; the focus is never lost."""
    page = onlooker()
    table(page, host, "ad1666")
    page.keyboard.press("v")
    drawn(page)
    expect(page.get_by_role("button", name="Map", exact=True)).to_be_focused()
    first = stage(page).screenshot()
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(400)
    turned = stage(page).screenshot()
    assert turned != first
    page.keyboard.press("+")
    page.wait_for_timeout(400)
    assert stage(page).screenshot() != turned
    page.keyboard.press("Home")
    page.wait_for_timeout(400)
    page.keyboard.press("Tab")
    orbit = page.locator(".theatre").get_by_role("button", name="Orbit")
    expect(orbit).to_be_focused()
    expect(orbit).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".theatre")).to_have_count(0)
    expect(page.get_by_role("button", name="Fold the table up")).to_be_focused()
    expect(page.locator("[data-board] svg [data-id]").first).to_be_visible()


def test_nothing_is_drawn_while_nothing_moves(onlooker: Person, host: Host) -> None:
    page = onlooker()
    page.add_init_script(
        "window.frames_ = 0; const ask = window.requestAnimationFrame.bind(window);"
        "window.requestAnimationFrame = (act) => { window.frames_++; return ask(act) }"
    )
    table(page, host, "ad1666")
    unfold(page)
    page.wait_for_timeout(3000)
    before = page.evaluate("window.frames_")
    page.wait_for_timeout(1500)
    assert page.evaluate("window.frames_") - before <= 2


def test_a_click_selects_whom_it_meets(onlooker: Person, host: Host) -> None:
    page = onlooker()
    table(page, host, "moonstone")
    unfold(page)
    box = stage(page).bounding_box()
    assert box is not None
    name = page.locator(".theatre .name")
    found = None
    for y in range(int(box["height"] * 0.95), int(box["height"] * 0.2), -12):  # somebody is there
        for x in range(int(box["width"] * 0.05), int(box["width"] * 0.95), 24):
            page.mouse.move(box["x"] + x, box["y"] + y)
            if name.count() and found is None:
                found = (box["x"] + x, box["y"] + y, name.inner_text())
                break
        if found:
            break
    assert found
    page.mouse.click(found[0], found[1])
    expect(page.locator("#panel-card")).to_contain_text(found[2])


def test_nothing_is_left_behind(onlooker: Person, host: Host) -> None:
    """However often it is opened and closed."""
    page = onlooker()
    page.add_init_script(
        "window.contexts = []; const get = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
        " const made = get.call(this, kind, ...more);"
        " if (kind === 'webgl2' && made && !window.contexts.includes(made)) window.contexts.push(made); return made }"
    )
    table(page, host, "ad1666")
    kept = []
    for _ in range(TIMES):
        page.keyboard.press("v")
        drawn(page)
        kept.append((number(page, "geometries"), number(page, "textures")))
        page.keyboard.press("v")
        expect(page.locator(".theatre")).to_have_count(0)
    assert kept[-1][0] <= kept[0][0] and kept[-1][1] <= kept[0][1], kept
    page.wait_for_timeout(300)
    assert page.evaluate("window.contexts.filter((one) => !one.isContextLost()).length") <= 1
    assert page.evaluate("window.contexts.length") == TIMES + 1  # the first one asks what draws here


@pytest.mark.parametrize(("lang", "says"), [("en", "WebGL is missing"), ("fr", "WebGL manque")])
def test_without_webgl(person: Person, host: Host, lang: str, says: str) -> None:
    """The browser of the other tests has none: a sentence says so, and the map is as it was."""
    page = person(lang)
    page.add_init_script(
        "const get = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext ="
        " function (kind, ...more) { return kind.startsWith('webgl') ? null : get.call(this, kind, ...more) }"
    )
    table(page, host, "ad1666")
    page.locator("[data-theatre]").click()
    expect(page.locator(".theatre .sentence")).to_contain_text(says)
    picture(page, f"theatre-missing-{lang}")
    page.locator(".theatre [data-map]").click()
    expect(page.locator("[data-board] svg [data-id]").first).to_be_visible()


def test_a_lost_context(onlooker: Person, host: Host) -> None:
    """The graphics card may take the stage away: a sentence says so, and it can be opened again."""
    page = onlooker()
    table(page, host, "ad1666")
    unfold(page)
    stage(page).evaluate("canvas => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()")
    expect(page.locator(".theatre .sentence")).to_contain_text("WebGL")
    page.get_by_role("button", name="Try again").click()
    drawn(page)
    expect(page.locator(".theatre .sentence")).to_have_count(0)


def test_on_a_phone(onlooker: Person, host: Host) -> None:
    """One finger turns it; the buttons are large enough, nothing has to be scrolled sideways, and the table has room."""
    page = onlooker("en", PHONE, has_touch=True, is_mobile=True)
    table(page, host, "malifaux")
    page.locator("[data-theatre]").tap()
    drawn(page)
    box = stage(page).bounding_box()
    assert box is not None
    assert box["height"] > 0.45 * PHONE["height"]
    assert page.evaluate("() => Math.max(document.documentElement.scrollWidth, innerWidth)") <= PHONE["width"]
    sizes = page.locator(".theatre button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(sizes) >= 43.5
    before = stage(page).screenshot()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    session = page.context.new_cdp_session(page)
    for kind, dx in (("touchStart", 0), ("touchMove", 30), ("touchMove", 70), ("touchEnd", None)):
        points = [] if dx is None else [{"x": x + dx, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(800)
    assert stage(page).screenshot() != before
    picture(page, "theatre-phone-orbit")
    view(page, "Eyes of")
    picture(page, "theatre-phone-eyes")
