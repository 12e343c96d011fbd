"""A name is heard as itself: what is offered and only begins alike is not meant by it."""

from __future__ import annotations

import contextlib
import functools
from typing import Any

import pytest

from escarmouche.cli.hearing.places import Places
from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.book import find
from escarmouche.core.play.game import Game

POSITIONS: dict[str, dict[str, Any]] = {
    "moonstone": {
        "stones": {"stone-6": {"at": [15, 15], "depth": 2}},
        "models": {
            "gil": {"card": "seasick-stu", "seat": 0, "at": [10, 10]},
            "bob": {"card": "billy", "seat": 1, "at": [20, 20]},
        },
    },
    "malifaux": {"models": {"ann": {"card": "maud-bellwife", "seat": 0, "at": [10, 10]}}},
    "d10": {"figures": {"ann": {"card": "slinger", "seat": 0, "at": [10, 10]}}},
    "ad1666": {"models": {"ann": {"card": "athos", "seat": 0, "at": "c3"}}},
}


@functools.cache
def speech(game: str, lang: str) -> Speech:
    book = find(game)
    setup = book.read_setup({"seats": 2})
    state = book.cases.position(setup, POSITIONS[game]) if game != "ad1666" else None
    played: Game[Any] = Game(book, setup, bytes(32), state=state)
    return Speech(Voice(lang, game), book.scene(played.table, 0))


def choose(*options: str | int, of: str = "word") -> Choose:
    return Choose("any", seat=0, rule="X", options=options, of=of)


def menu(*names: str, of: str = "word", behind: Ask | None = None) -> Menu:
    return Menu("any", seat=0, rule="X", branches=dict.fromkeys(names, behind), of=of)


@pytest.mark.parametrize(
    ("game", "lang", "ask", "typed", "meant"),
    [
        (
            "moonstone",
            "fr",
            menu("pink-2", behind=choose("blue-1", "blue-2", "blue-3", of="card"), of="card"),
            "Rose 3",
            "pink-3",
        ),
        ("moonstone", "fr", menu("blue-1", "blue-2", of="card"), "Bleu 3", "blue-3"),
        ("moonstone", "fr", menu("last-rites", of="action"), "la pierre A", "stone-6"),
        ("moonstone", "fr", choose("gil", of="model"), "Mal de mer", "seasick"),
        ("malifaux", "fr", menu("walk", "charge", of="action"), "9 de Grimoire", "tome-9"),
        ("malifaux", "en", menu("walk", "charge", of="action"), "2 of Masks", "mask-2"),
        ("ad1666", "fr", menu("watch", "end"), "2 de Cœur", "heart-2"),
        ("ad1666", "fr", menu("watch", "end"), "c3", "c3"),
        ("d10", "fr", menu("strike", of="action"), "Frapper fort", "hithard"),
        ("d10", "fr", menu("getup", "recover", of="action"), "Se coucher", "lie"),
        ("d10", "fr", choose("ann", of="figure"), "fronde", "sling"),
        # what is offered is still heard by a part of its name, its number in the list or a number behind its name
        ("moonstone", "fr", choose("gil", of="model"), "stu", "gil"),
        ("moonstone", "fr", menu("pink-2", "pink-3", of="card"), "Rose 3", "pink-3"),
        ("moonstone", "fr", menu("pink-2", of="card"), "1", "pink-2"),
        ("malifaux", "en", choose("ann", of="model"), "Maud Hollowell", "ann"),
        ("d10", "fr", menu("strike", "hithard", of="action"), "frapper", "strike"),
    ],
)
def test_a_name_is_heard_as_itself(game: str, lang: str, ask: Ask, typed: str, meant: str) -> None:
    assert Reader(ask, speech(game, lang)).read(typed) == meant


def test_the_side_of_a_square_is_heard_by_its_name_or_its_squares() -> None:
    said, ask = speech("ad1666", "fr"), menu("watch", "end")
    assert said.grid is not None
    side = next(name for name, edge in said.grid.edges.items() if "|" in name and len(said.grid.beside(edge)) == 2)
    for typed in (side, side.replace("|", " "), said.thing("edge", side)):
        assert Reader(ask, said).read(typed) == side


def test_a_player_is_heard_where_players_could_be_chosen() -> None:
    said = speech("moonstone", "fr")
    assert Reader(choose("gil", of="model"), said).read("joueur 2") == 1
    for ask in (choose(1, 2), menu("gil", of="model")):  # 1 would be the number one, or a malformed branch
        with contextlib.suppress(BadInput):
            assert Reader(ask, said).read("joueur 2") != 1


def test_a_name_with_of_in_it_is_no_place() -> None:
    """`Archer du guet` is nobody: the whole name is said back, not the word behind the `of`."""
    with pytest.raises(BadInput) as told:
        Places(speech("d10", "fr"), None).place("Archer du guet 1", lambda place: True)
    assert told.value.values["text"] == "Archer du guet 1"
