"""The page of pictures (`seen/pictures/index.html`): every game, light, dark, by night, on a phone, duels, the first page and the end of a
game, in both languages. Each is there, fits the screen, has nothing serious against it, and is there to be looked at.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from escarmouche.testing.remote.host import Host
from tests.browser.conftest import Person
from tests.browser.looks.gallery import AXE, PAINTED, Shot, ended, hindrances, listed, painted, taken, wide
from tests.browser.recorded import Moment, duel, kept, never, table, turn
from tests.server.replayed import written


def card(page: Page) -> None:
    """Whoever acts is looked at from near, with the card beside the board."""
    piece = page.locator("[data-board] [data-id][role=button]").first
    piece.dblclick(force=True)


def moving(page: Page) -> None:
    """A move is planned: its way is drawn, with what is left of it, and what enemies reach."""
    page.locator("#question").get_by_role("button", name="Jog").click()
    box = page.locator("[data-board] .piece[aria-label*='acting now']").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    page.wait_for_timeout(1500)  # until the map is painted for that
    page.mouse.move(x - 60, y - 40)
    page.mouse.click(x - 60, y - 40)
    page.mouse.move(x - 90, y + 30)


def threat(page: Page) -> None:
    """Whom whoever acts could reach: the key is held."""
    page.keyboard.down("r")


def folded(page: Page) -> None:
    """The table as a paper theatre."""
    page.keyboard.press("v")
    page.locator(".theatre canvas[data-ready][data-calls]").wait_for(timeout=PAINTED)
    page.wait_for_timeout(2000)


def through_eyes(page: Page) -> None:
    folded(page)
    page.locator(".theatre").get_by_role("button", name=re.compile("^(Eyes|Les yeux)")).click()
    page.locator(".theatre canvas[data-ready][data-tapes]").wait_for(timeout=PAINTED)
    page.wait_for_timeout(2000)


ACT: Moment = turn(2, "action")
STAGE = ".theatre canvas[data-ready][data-calls]"
SHOTS = [
    Shot("Home", path="", lang="en"),
    Shot("Home", path="", lang="fr", theme="dark"),
    Shot("Home", path="", lang="fr", phone=True),
    Shot("Create", path="new/moonstone", lang="en"),
    Shot("Credits", path="credits", lang="fr", theme="dark"),
    Shot("Moonstone village", "moonstone/21-en", ACT),
    Shot("Moonstone village", "moonstone/21-en", ACT, lang="fr", theme="dark"),
    Shot("Moonstone village", "moonstone/21-en", ACT, phone=True),
    Shot("Moonstone jog", "moonstone/21-en", ACT, act=moving, sees=".draft"),
    Shot("Moonstone towers by night", "moonstone/15-en", ACT, act=threat, sees=".threat"),
    Shot("Moonstone four players", "moonstone/23-en", turn(2, "activate"), lang="fr"),
    Shot("Moonstone duel", "moonstone/21-en", duel, sees=".duel"),
    Shot("Moonstone end", "moonstone/21-en", never, theme="dark", sees="#over-title"),
    Shot("Malifaux crossroads", "malifaux/00-turf-standard", turn(2, "act"), lang="fr"),
    Shot("Malifaux graveyard by night", "malifaux/02-turf-flank", turn(2, "act"), act=card),
    Shot("Malifaux depot", "malifaux/01-turf-corner", turn(2, "act"), phone=True, lang="fr"),
    Shot("Malifaux duel", "malifaux/02-turf-flank", duel, theme="dark", sees=".duel"),
    Shot("Malifaux end", "malifaux/00-turf-standard", never, lang="fr", sees="#over-title"),
    Shot("Anno Domini courtyard", "ad1666/14-crossed-blades", ACT),
    Shot("Anno Domini roofs by night", "ad1666/01-over-the-roofs", ACT, lang="fr", theme="dark"),
    Shot("Anno Domini palace", "ad1666/02-the-arch-enemy", ACT, phone=True),
    Shot("Anno Domini duel", "ad1666/14-crossed-blades", duel, lang="fr", phone=True, sees=".duel"),
    Shot("Anno Domini end", "ad1666/14-crossed-blades", never, phone=True, sees="#over-title"),
    Shot("D10 inn", "d10/02-quarrel-at-the-inn-advanced", ACT),
    Shot("D10 ford", "d10/08-the-monks-ford-advanced", ACT, lang="fr", theme="dark"),
    Shot("D10 watch-tower", "d10/14-the-watch-tower-advanced", ACT, phone=True),
    Shot("D10 duel", "d10/02-quarrel-at-the-inn-advanced", duel, lang="fr", sees=".duel"),
    Shot("D10 end", "d10/05-the-border-road-advanced", never, theme="dark", sees="#over-title"),
]

FOLDED = [
    Shot("Moonstone theatre", "moonstone/21-en", ACT, act=folded, sees=STAGE),
    Shot(
        "Malifaux theatre by night",
        "malifaux/02-turf-flank",
        turn(2, "act"),
        lang="fr",
        theme="dark",
        act=through_eyes,
        sees=STAGE,
    ),
    Shot("Anno Domini theatre", "ad1666/02-the-arch-enemy", ACT, phone=True, act=folded, sees=STAGE),
]


@pytest.fixture(scope="module", autouse=True)
def page_of_pictures() -> None:
    if not AXE.exists():
        pytest.skip("the client's tools are not installed (make web)")


def named(shot: Shot) -> str:
    return shot.file.removesuffix(".png")


@pytest.mark.parametrize("shot", SHOTS, ids=named)
def test_a_picture(shot: Shot, person: Person, host: Host) -> None:
    take(shot, person(**shot.screen()), host)


@pytest.mark.parametrize("shot", FOLDED, ids=named)
def test_a_picture_in_three_dimensions(shot: Shot, onlooker: Person, host: Host) -> None:
    take(shot, onlooker(**shot.screen()), host)


def take(shot: Shot, page: Page, host: Host) -> None:
    if shot.record:
        live, lines = table(shot.record, shot.moment)
        written(live, lines, host.database)
        page.add_init_script(kept(live))
        page.goto(f"/#/room/{live.id}")
        page.locator("#question, #over-title").first.wait_for()
        (ended if shot.moment is never else painted)(page)
    else:
        page.goto(f"/#/{shot.path}")
        page.get_by_role("heading", level=1).wait_for()
        assert page.locator("main").count() and not page.get_by_role("alert").count()
        page.wait_for_load_state("networkidle")
    if shot.act:
        shot.act(page)
        page.wait_for_timeout(600)
    taken(page, shot)
    listed([*SHOTS, *FOLDED])
    assert wide(page) <= page.viewport_size["width"]  # type: ignore[index]
    assert hindrances(page) == []
