"""Places and paths in words."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.cli.hearing.places import Places
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import find
from escarmouche.core.views.scene import Scene


def places(lang: str = "en", start: Spot | None = Spot(2000, 2000, 0, 500)) -> Places:  # noqa: B008
    book = find("tin")
    setup = book.read_setup({})
    scene: Scene = book.scene(book.table(book.open(setup), setup), 0)
    return Places(Speech(Voice(lang, "tin"), scene), start, 500)


def within(limit: float) -> Any:
    return lambda legs: abs(legs[-1][0] - 2000) + abs(legs[-1][1] - 2000) <= limit


ANY = within(1e9)


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("2.5 N", ((2000, 4500),)),
        ("2.5 north", ((2000, 4500),)),
        ("1 e", ((3000, 2000),)),
        ("1 inch west", ((1000, 2000),)),
        ("2 NE", ((3414, 3414),)),
        ("2 north-east", ((3414, 3414),)),
        ("2 45", ((3414, 3414),)),
        ("2 45°", ((3414, 3414),)),
        ("to 3 4.5", ((3000, 4500),)),
        ("to 3,4", ((3000, 4000),)),
        ("to (3, 4)", ((3000, 4000),)),
        ("towards bob 3", ((5000, 2000),)),
        ("towards big bob", ((8000, 2000),)),
        ("touch bob", ((8000, 2000),)),
        ("to bob", ((8000, 2000),)),
        ("to contact with bob", ((8000, 2000),)),
        ("touch with bob N", ((9000, 3000),)),
        ("touch bob N", ((9000, 3000),)),
        ("away bob 1", ((1000, 2000),)),
        ("away from bob 1", ((1000, 2000),)),
        ("2 N of bob", ((9000, 5000),)),
        ("1 E, 1 N, 1 W", ((3000, 2000), (3000, 3000), (2000, 3000))),
        ("1 E; to 5 5", ((3000, 2000), (5000, 5000))),
        ("stay", ()),
    ],
)
def test_a_path_in_words(text: str, legs: Any) -> None:
    assert places().path(text, ANY) == legs


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("2,5 N", ((2000, 4500),)),
        ("2,5 pouces nord", ((2000, 4500),)),
        ("1 O", ((1000, 2000),)),
        ("2 nord-ouest", ((586, 3414),)),
        ("à 3 4,5", ((3000, 4500),)),
        ("à (3 ; 4,5)", ((3000, 4500),)),
        ("vers gros bob 3,5", ((5500, 2000),)),
        ("toucher bob S", ((9000, 1000),)),
        ("loin de bob 1", ((1000, 2000),)),
        ("2 N de bob", ((9000, 5000),)),
        ("1,5 E, 1 N", ((3500, 2000), (3500, 3000))),
        ("rester", ()),
    ],
)
def test_a_path_in_french_words(text: str, legs: Any) -> None:
    assert places("fr").path(text, ANY) == legs


def test_a_direction_alone_goes_as_far_as_allowed() -> None:
    assert places().path("N", within(4000)) == ((2000, 6000),)
    assert places().path("max E", within(1234)) == ((3234, 2000),)
    assert places().path("towards bob", within(2500)) == ((4500, 2000),)


def test_circling_keeps_the_distance() -> None:
    (leg,) = places().path("around bob left 90", ANY)
    assert leg == {"around": (9000, 2000), "to": (9000, -5000), "turn": "left"}


@pytest.mark.parametrize(
    "text", ["somewhere", "2.5", "towards", "towards nobody", "around bob 90", "2.5 up", "away bob"]
)
def test_what_is_no_place_is_unclear(text: str) -> None:
    with pytest.raises(BadInput):
        places().path(text, ANY)


def test_without_a_start_only_places_on_the_board_can_be_said() -> None:
    lost = places(start=None)
    assert lost.place("to 3 4", ANY) == (3000, 4000)
    assert lost.place("3 4", ANY) == (3000, 4000)
    assert lost.place("1 N of bob", ANY) == (9000, 4000)
    with pytest.raises(BadInput):
        lost.place("2 N", ANY)
