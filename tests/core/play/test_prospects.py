"""A warning where a player would end an activation with something left to do."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.play.prospects import warned
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Prospect, Prospects
from tests.core.toy import ToyBook


class Acting(ToyBook):
    acts, minor = ("act",), ("end", "face")


FIGHT = Choose("fight", seat=0, rule="TOY-01", options=("ann", "bob"))


def menu(name: str = "act", **branches: Ask | None) -> Menu:
    return Menu(name, seat=0, rule="TOY-01", branches=dict(branches))


def warnings(ask: Ask, told: Prospects | None = None) -> dict[str, list[str]]:
    return {name: [line.key for line in one.warns] for name, one in warned(Acting(), ask, told or {}).items()}


def test_the_end_with_something_left_is_warned_of() -> None:
    assert warnings(menu(end=None, fight=FIGHT)) == {"end": ["warn-unused"]}
    (line,) = warned(Acting(), menu(end=None, fight=FIGHT), {})["end"].warns
    assert line.args == {"branches": ["fight"]}


@pytest.mark.parametrize(
    "ask", [menu(end=None), menu(end=None, face=FIGHT), menu("reaction", end=None, fight=FIGHT), FIGHT]
)
def test_what_leaves_nothing_is_not(ask: Ask) -> None:
    assert warnings(ask) == {}


def test_a_warning_of_the_games_own_comes_first() -> None:
    own = {"end": Prospect(warns=[Sentence("warn-stone")])}
    assert warnings(menu(end=None, fight=FIGHT), own) == {"end": ["warn-stone"]}
