"""Grounds that lie on no board of ours, for boards that somebody else writes: each is painted, and is like no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from playwright.sync_api import Page

import escarmouche
from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import games
from escarmouche.core.views.look import Ground
from escarmouche.server.rooms.room import Room
from escarmouche.testing.remote.host import Host
from tests.browser.begun_tables import begun_table
from tests.browser.conftest import Person, picture
from tests.browser.looks.gallery import painted
from tests.browser.seats import BOT, DUO, OPEN, sit

pytestmark = pytest.mark.skipif("moonstone" not in games(), reason="Moonstone is not installed")

GAMES = Path(escarmouche.__file__).parent / "games"
VILLAGE = GAMES / "moonstone" / "data" / "boards" / "village.yaml"
BARE = {"x": 0.3, "y": 0.42, "width": 80, "height": 60}  # nothing lies there: parts of the map, and pixels


def grounds_of(path: Path) -> Iterator[str]:
    """The grounds of a board or scenario of ours."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    yield data.get("ground", "")
    yield from data.get("grounds", {})


def unseen() -> list[str]:
    """The grounds that lie on none of our boards."""
    files = [*GAMES.glob("*/data/boards/*.yaml"), *GAMES.glob("*/data/scenarios/*.yaml")]
    seen = {ground for path in files for ground in grounds_of(path)}
    return [ground for ground in get_args(Ground) if ground and ground not in seen]


def acting(live: Room, ask: Ask) -> bool:
    return ask.name == "action"


def bare_ground(page: Page, host: Host, ground: str) -> bytes:
    """A piece of the village's ground, as it would be painted on this ground."""
    village = yaml.safe_load(VILLAGE.read_text(encoding="utf-8"))
    board: dict[str, Any] = {**village, "id": "own", "ground": ground}
    options = {**DUO, "board": "own", "boards": [board], "reactions": False}
    sit(page, begun_table(host, OPEN, BOT, until=acting, game="moonstone", **options), 0, "Ada")
    painted(page)
    picture(page, f"ground-{ground}")
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    x, y = box["x"] + BARE["x"] * box["width"], box["y"] + BARE["y"] * box["height"]
    return page.screenshot(clip={"x": x, "y": y, "width": BARE["width"], "height": BARE["height"]})


def test_grounds_on_no_board_of_ours_are_painted(person: Person, host: Host) -> None:
    grounds = unseen()
    assert grounds
    pieces = [bare_ground(person(), host, ground) for ground in ("grass", *grounds)]
    assert len(set(pieces)) == len(pieces)
