"""What moves a region proposes: into contact, round corners, off the board with the loot."""

from __future__ import annotations

import math
from typing import Any

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.play.game import Game

BOOK = find("moonstone")
STONE = (18_000, 20_000)
CONTACT = 591 + 300 + 5  # radius of the base, of a stone, and the tolerance


def jogs(edition: str = "en", at: tuple[float, float] = (18, 16.5), **given: Any) -> list[Any]:
    """The jogs proposed to a model, all of them legal."""
    model = {"card": "Billy", "seat": 0, "at": list(at), "energy": 2, "stones": given.pop("stones_held", 0)}
    position = {"models": {"billy": model}, "active": "billy", **given}
    setup = BOOK.read_setup(BOOK.cases.prepared({"edition": edition}, position))
    game = Game(BOOK, setup, seed_bytes(0), state=BOOK.cases.position(setup, position))
    menu = game.asked(0)
    assert isinstance(menu, Menu)
    paths = list(menu.branch("jog"))  # type: ignore[arg-type]
    assert all(game.refusal(0, {"jog": path}) is None for path in paths)
    return paths


def touches(path: Any) -> bool:
    last = path[-1]
    end = last["to"] if isinstance(last, dict) else last
    return math.dist(end, STONE) <= CONTACT


def test_a_stone_is_reached_in_a_straight_line():
    first = jogs(stones={"one": {"at": [18, 20], "depth": 1}})[0]
    assert len(first) == 1 and touches(first)


def test_a_stone_behind_a_wall_is_reached_round_its_corner():
    wall = {"id": "wall", "kind": "barrier", "rect": [19.2, 18.2, 3.6, 0.2]}
    paths = [path for path in jogs(stones={"one": {"at": [18, 20], "depth": 1}}, terrain=[wall]) if touches(path)]
    assert paths and all(len(path) > 1 for path in paths)


@pytest.mark.parametrize(("edition", "held", "leaves"), [("fr", 1, True), ("fr", 0, False), ("en", 1, False)])
def test_who_carries_stones_may_leave_the_board(edition: str, held: int, leaves: bool):
    paths = jogs(edition, at=(18, 2), stones_held=held)
    assert any(path[-1][1] == 0 for path in paths) == leaves
