"""What boards say of their looks: known words travel to the scene, others are mistakes, and no rule reads them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import escarmouche as esc
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.look import Ground, Hour, Look
from escarmouche.core.views.scene import Board
from escarmouche.games.ad1666.ground import board as squares
from escarmouche.games.d10.setup import scenario
from escarmouche.games.malifaux.ground import board as malifaux
from escarmouche.games.moonstone.ground import board as moonstone

PLANES = {"moonstone": moonstone, "malifaux": malifaux}
SHIPPED: list[tuple[str, dict[str, Any]]] = [
    *((game, {"board": name}) for game, module in PLANES.items() for name in module.boards()),
    *(("d10", {"scenario": file.stem}) for file in sorted(scenario.HERE.glob("*.yaml"))),
    *(("ad1666", {"scenario": name}) for name in ("crossed-blades", "the-letter", "over-the-roofs", "three-witnesses")),
]


def shown(game: str, options: dict[str, Any]) -> Board:
    board = esc.new(game, seed=1, **options).view(None).scene.board
    assert board is not None
    return board


@pytest.mark.parametrize(
    ("game", "options"), SHIPPED, ids=["-".join((game, *options.values())) for game, options in SHIPPED]
)
def test_every_shipped_board_says_what_it_lies_on(game: str, options: dict[str, Any]) -> None:
    board = shown(game, options)
    assert board.ground in get_args(Ground)[1:] and board.hour in get_args(Hour)
    looks = {piece.look for piece in board.terrain} | {cell.look for cell in board.cells}
    assert looks <= set(get_args(Look))


def test_looks_travel_with_the_terrain_and_its_copies() -> None:
    looks = {piece.id: piece.look for piece in shown("moonstone", {"board": "village"}).terrain}
    assert (looks["shed"], looks["shed-2"], looks["inn-door"]) == ("shed", "shed", "")
    marks = {piece.id: piece.marks for piece in shown("malifaux", {"board": "graveyard"}).terrain}
    assert marks["crypt"]["look"] == "flat-roof"  # what it is for whoever climbs it stays


def test_squares_have_grounds_and_looks_of_their_own() -> None:
    cells = {cell.id: cell for cell in shown("ad1666", {"scenario": "the-letter"}).cells}
    assert (cells["a1"].ground, cells["a12"].ground, cells["i2"].look) == ("flags", "", "bookcase")


@pytest.mark.parametrize("module", [moonstone, malifaux], ids=list(PLANES))
@pytest.mark.parametrize(
    ("text", "line", "nearest"),
    [
        ("ground: gras\nterrain: []", 2, "grass"),
        ("hour: nigth\nterrain: []", 2, "night"),
        ("terrain:\n  - {id: a, kind: water, look: puond, circle: [9, 9, 2]}", 3, "rock"),
    ],
)
def test_an_unknown_word_is_told_with_its_line(module: Any, text: str, line: int, nearest: str) -> None:
    with pytest.raises(BadFile) as caught:
        module.read(Source(f"name: {{en: A, fr: A}}\n{text}\n", "own.yaml"))
    args = caught.value.refusal.args
    assert (caught.value.refusal.key, args["line"]) == ("error-unknown-word", line)
    assert args["nearest"] == nearest or line == 3


@pytest.mark.parametrize(
    ("extra", "key"), [("grounds: {parket: [a1]}", "error"), ("looks: {statue: [z9]}", "error-field")]
)
def test_a_square_that_is_not_there_is_told(extra: str, key: str) -> None:
    text = f"id: yard\nname: {{en: Yard, fr: Cour}}\ndrawing: |\n  +-+-+\n  |. .|\n  +-+-+\n{extra}\n"
    with pytest.raises(BadFile) as caught:
        squares.read(Source(text, "yard.yaml"))
    assert caught.value.refusal.key.startswith(key)
    assert caught.value.refusal.args["line"] == 7


def test_a_board_without_its_paint_is_what_the_rules_know() -> None:
    for game, options in (SHIPPED[0], SHIPPED[-1]):
        plain = msgspec.json.encode(shown(game, options).unpainted())
        assert not any(word in plain for word in (b'"look":"oak"', b'"ground"', b'"hour"', b'"look":"table"'))
