"""A real Chromium against a real server with a real database. Pictures of what was seen go to tests/browser/seen (not in git): those that a
test takes, and the last look of whoever was there when one failed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche import server
from escarmouche.testing.remote.host import Host

pytest.importorskip("playwright", reason="Playwright is not installed")
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

SEEN = Path(__file__).parent / "seen"
CLIENT = Path(server.__file__).parent / "client" / "index.html"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
OFF = (  # the first eight Playwright switches off, too: of several lists the last one counts
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
    "WebUIOmniboxPopup",  # two pages below the address bar, for each window: they cost as much as a table
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
)
FLAGS = [
    f"--disable-features={','.join(OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=15_000)  # on a busy machine
THREE = [
    "--disable-gpu-watchdog",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-gpu-compositing",
    "--disable-gpu-rasterization",
]
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all browser tests of this process."""
    if not CLIENT.exists():
        pytest.skip("the browser client is not built (make web)")
    host = Host(tmp_path_factory.mktemp("host"), options=("--thinkers", "1", "--budget", "2"))
    host.start()
    yield host
    assert host.stop() == 0, host.tail()


@pytest.fixture(scope="package")  # no longer: while Playwright runs, no other test can run an event loop of its own
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as play:
        yield play


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from started(playwright, FLAGS)


@pytest.fixture(scope="package")
def drawing_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that draws in three dimensions, without a graphics card."""
    yield from started(playwright, [flag for flag in FLAGS if flag != "--disable-gpu"] + THREE)


def started(playwright: Playwright, flags: list[str]) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium was found: the browser tests are left out (Debian: apt-get install chromium)")
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
    yield browser
    browser.close()


Person = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def excused() -> list[str]:
    """What a browser may complain about in this test, because the test brings it about: a part of each such text."""
    return []


@pytest.fixture
def person(browser: Browser, host: Host, request: pytest.FixtureRequest, excused: list[str]) -> Iterator[Person]:
    """Somebody at a screen of their own: a page with its own storage. What goes wrong in it fails the test."""
    yield from seated(browser, host, request.node, excused)


@pytest.fixture
def onlooker(
    drawing_browser: Browser, host: Host, request: pytest.FixtureRequest, excused: list[str]
) -> Iterator[Person]:
    """The same, where the table can be seen in three dimensions."""
    yield from seated(drawing_browser, host, request.node, excused)


def seated(browser: Browser, host: Host, test: pytest.Item, excused: list[str]) -> Iterator[Person]:
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def sit(lang: str = "en", size: dict[str, int] = DESKTOP, **rest: Any) -> Page:
        context = browser.new_context(
            base_url=host.url,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            viewport=size,
            reduced_motion="reduce",
            **rest,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.set_default_timeout(20_000)
        return page

    yield sit
    failed = test.stash.get(FAILED, False) or wrong(faults, excused)
    for number, context in enumerate(contexts):
        for page in context.pages if failed else ():
            picture(page, f"{test.name}-{number}-end")
        context.close()
    assert not (left := wrong(faults, excused)), left


def wrong(faults: list[str], excused: list[str]) -> list[str]:
    """What a browser complained about, without what the test brings about."""
    return [fault for fault in faults if not any(part in fault for part in excused)]


def picture(page: Page, name: str) -> None:
    """What the page looks like now, for whoever wants to look."""
    SEEN.mkdir(exist_ok=True)
    page.screenshot(path=SEEN / f"{name.replace('[', '-').replace(']', '')}.png")
