"""What each option of an open question brings, for the seat that is asked: only from what that seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.asks.ask import Answer, Ask, Menu, parts
from escarmouche.core.asks.only_answer import RESTS
from escarmouche.core.book import Book, Tools
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.play.foretell import ANY
from escarmouche.core.play.game import Game
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Prospect, Prospects

MOST = 4  # things left to do that a warning names


def prospects(game: Game[Any], seat: int, way: Sequence[str] = ()) -> Prospects:
    """What the options behind these branches of the seat's question bring. LookupError: nothing is asked there.

    It is found in a world of the seat: what the seat may not know is not there to be read.
    """
    asked_behind(game, seat, way)
    if type(game.book.tools).prospects is Tools.prospects:  # a game that tells none need not be able to deal anew
        return {}
    world = game.world(seat, Deal(ANY, 0))
    ask = asked_behind(world, seat, way)
    return warned(world.book, ask, world.book.tools.prospects(world.table, ask, tuple(way)))


def asked_behind(game: Game[Any], seat: int, way: Sequence[str]) -> Ask:
    """The question behind these branches of what a seat is asked. LookupError: nothing is asked there."""
    asked = game.asked(seat)
    if asked is None:
        raise LookupError(seat)
    return behind(asked, way)


def warned(book: Book[Any], ask: Ask, by_option: Prospects) -> Prospects:
    """With a warning where a player would end with something left to do. What is not worth a question is not worth a warning."""
    if not isinstance(ask, Menu) or ask.name not in book.acts:
        return by_option
    offered = [name for name, _ in ask.open()]
    end = next((name for name in RESTS if name in offered), None)
    left = [name for name in offered if name not in book.minor]
    if end is None or not left:
        return by_option
    before = by_option.get(end, Prospect())
    if not before.warns:
        unused = Sentence("warn-unused", args={"branches": left[:MOST]})
        by_option = {**by_option, end: replace(before, warns=[unused])}
    return by_option


def doubts(game: Game[Any], seat: int, answer: Answer) -> list[Sentence]:
    """What a player would be sorry for, of an answer: of the branches that it takes and of what it chooses behind them."""
    found: list[Sentence] = []
    way: tuple[str, ...] = ()
    while True:
        by_option = prospects(game, seat, way)
        named, rest = _taken(asked_behind(game, seat, way), answer)
        found += [warning for name in named if name in by_option for warning in by_option[name].warns]
        if rest is None:
            return found
        way, answer = (*way, *named), rest


def _taken(ask: Ask, answer: Answer) -> tuple[list[str], Answer | None]:
    """The options that an answer names here, and what is left of it for the question behind them."""
    if isinstance(ask, Menu):
        name, rest = parts(answer)
        return [name], rest
    several = answer if isinstance(answer, list | tuple) else (answer,)
    return [str(one) for one in several], None


def every(
    book: Book[Any], table: Any, ask: Ask, way: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Prospects]]:
    """The options of a question and of all that lies behind its open branches."""
    yield way, book.tools.prospects(table, ask, way)
    for name, inner in ask.open() if isinstance(ask, Menu) else ():
        if inner is not None:
            yield from every(book, table, inner, (*way, name))


def behind(ask: Ask, way: Sequence[str]) -> Ask:
    """The question at the end of a way through menus."""
    here: Any = ask
    for name in way:
        here = here.branch(name) if isinstance(here, Menu) and name in here.names else None
    if not isinstance(here, Ask):
        raise LookupError(list(way))
    return here
