"""Sitting down at tables: rooms made by a call, taken through their invitations as a person would."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from escarmouche.testing.remote.host import Host

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "random"}
TITLES = {"moonstone": "Moonstone", "ad1666": "Anno Domini 1666", "d10": re.compile("D10"), "malifaux": "Malifaux"}

# Small troupes, few questions: nothing but what a test needs.
SMALL: dict[str, Any] = {"edition": "en", "board": "forest", "stones": 5, "mulligan": False, "sudden_limit": 0}
DUO: dict[str, Any] = {
    **SMALL,
    "factions": ["commonwealth", "dominion"],
    "troupes": [["flintlock", "billy"], ["seasick-stu", "firespitter"]],
}


def room(host: Host, *seats: dict[str, str], **options: Any) -> Any:
    return host.room(list(seats), **{**DUO, **options})


def sit(page: Page, made: Any, seat: int, name: str, url: str = "") -> None:
    """Open the invitation, enter a name, sit down at the table."""
    page.goto(f"{url}/#/join/{made['invitations'][str(seat)]}")
    page.locator("main form input").fill(name)
    page.locator("main form button[type=submit]").click()
    page.locator("#question").wait_for()


def card(page: Page, game: str = "moonstone") -> Locator:
    """What the home page has for a game."""
    return page.get_by_role("region", name=TITLES[game])


def create(page: Page, *, bot: str = "random", size: int = 1) -> None:
    """A small game of Moonstone against a bot, from the page that makes games (in English)."""
    page.get_by_label("Characters each").fill(str(size))
    page.get_by_label("Moonstones").select_option("5")
    page.get_by_label("Turns of sudden death").fill("0")
    page.get_by_label("Which bot").select_option(bot)
    page.get_by_role("button", name="Set up the table").click()


def log(page: Page) -> Locator:
    """The log, brought to the front: whatever the pointer is on may have put its card there."""
    page.get_by_role("tab", name=re.compile("^(Log|Journal)$")).click()
    return page.get_by_role("log")
