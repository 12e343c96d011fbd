"""What a game knows by name, so that the refusal of an unknown word is not mistaken for the refusal of a rule."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any

import msgspec
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Order, Some
from escarmouche.core.book import find
from escarmouche.core.files.case_reader import card_id, slug
from escarmouche.core.messages.text import messages, texts
from escarmouche.core.play.game import Game

NAMED = ("word-", "branch-", "ask-", "label-", "mod-")  # texts that name something
LONGEST = 40  # anything longer is a text, not a name
ANYHOW = ("any", "yes", "no", "none")  # words of cases
SIDES = ("north", "east", "south", "west")  # where a square borders the outside
ARC = ("around", "to", "turn")  # a leg of a path: no names


@functools.cache
def words(book: str, kind: str) -> list[str]:
    """The names that have a text of a kind: `event-`, `ask-`."""
    return sorted(key.removeprefix(kind) for key in texts("en", book).keys if key.startswith(kind))


@functools.cache
def _words_of(book: str) -> frozenset[str]:
    return frozenset(word for kind in NAMED for word in words(book, kind))


def strange(game: Game[Any], ask: Ask | None, answer: Answer) -> list[str]:
    """The words of an answer that the question does not offer and the game does not know."""
    words = [word for word in _unoffered(ask, answer) if word not in _words_of(game.book.name) and word not in ANYHOW]
    known = vocabulary(game) if words else set()
    return [
        word for word in words if not all(slug(part) in known or card_id(part) in known for part in word.split("|"))
    ]


def nearby(game: Game[Any], ask: Ask | None, word: str) -> list[str]:
    """What may be meant by an unknown word: a similar word, otherwise what is offered, otherwise the least different words."""
    names = sorted(vocabulary(game))
    offered = [str(name) for name in _names(ask)]
    return get_close_matches(word, names, n=1) or offered or get_close_matches(word, names, n=3, cutoff=0.0)


def ever(game: Game[Any], name: str, given: Iterable[str]) -> bool:
    """Has there been anything of that name: in the position, in the events, or now? Of numbered things, one is enough."""
    mentioned = itertools.chain.from_iterable(_strings(msgspec.to_builtins(event.args)) for event in game.history())
    names = {*map(slug, given), *map(slug, mentioned), *vocabulary(game)}
    stem, _, number = name.rpartition("-")
    return slug(name) in names or (number.isdigit() and any(known.startswith(f"{stem}-") for known in names))


def pieces(game: Game[Any]) -> set[str]:
    """The ids of all models or figures that somebody may see."""
    scenes = [game.book.scene(game.table, seat) for seat in (None, *range(game.setup.seats))]
    return {piece.id for scene in scenes for piece in scene.pieces}


def mentioned(game: Game[Any], word: str) -> bool:
    """Is it a name that the game knows, or a part of one?"""
    return word in _words_of(game.book.name) or any(word in name for name in vocabulary(game))


def _unoffered(ask: Ask | None, answer: Answer) -> Iterator[str]:
    """The words of an answer that are not options of the question."""
    if isinstance(ask, Menu) and isinstance(answer, dict):
        for name, value in answer.items():
            there = name in ask.names
            inner = ask.branch(name) if there else None
            yield from () if there else (str(name),)
            yield from _unoffered(inner if isinstance(inner, Ask) else None, value)
    elif isinstance(answer, str):
        yield from () if answer in _names(ask) else (answer,)
    elif isinstance(answer, dict):
        for name, value in answer.items():
            if set(answer) != set(ARC):
                yield str(name)
                yield from _unoffered(None, value)
    elif isinstance(answer, list | tuple):
        for part in answer:
            yield from _unoffered(ask, part)


def _names(ask: Ask | None) -> Iterable[Any]:
    """The branches of a menu, the options of a list."""
    if isinstance(ask, Menu):
        return ask.names
    return ask.options if isinstance(ask, Choose | Some | Order) else ()


def vocabulary(game: Game[Any]) -> set[str]:
    """Everything that has a name: in the state, on the table, in the set-up, on the cards, in the texts."""
    book, table, setup = game.book, game.table, game.setup
    seats = [book.scene(table, seat) for seat in (None, *range(setup.seats))]
    places = [table.state, setup, *seats]
    names = set(itertools.chain.from_iterable(_strings(msgspec.to_builtins(place)) for place in places))
    names |= set(book.names(table)) | set(
        book.cards.card_data(getattr(setup, "edition", ""), getattr(setup, "cards", ()))
    )
    return {*map(slug, names), *_words_of(book.name), *SIDES}


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str) and len(data) <= LONGEST:
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from _strings(value)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from _strings(item)


@functools.cache
def placeholders(book: str, key: str) -> frozenset[str]:
    """What fills a text: the arguments that an event is known to have."""
    variables: set[str] = set()
    for file in sorted((find(book).folder / "text" / "en").glob("*.ftl")):
        for entry in messages(file).body:
            if isinstance(entry, Message) and entry.id.name == key:
                _Variables(variables).visit(entry)
    return frozenset(variables)


class _Variables(Visitor):
    """Collects the names of the variables of a text."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)
