"""What the cases of all games share: mistakes in a position, and expectations that do not hold."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from escarmouche.core.book import Mismatch, nearest
from escarmouche.core.files import validation
from escarmouche.core.files.validation import Step
from escarmouche.core.messages.refusal import BadSetup, Refusal
from escarmouche.core.play.state import Table

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
UNIT = 1000  # lengths are whole thousandths
CLOSE = 10  # places and gaps in cases are read to a hundredth of the unit
FURTHEST = 10_000  # no table is larger
FILLED = msgspec.Meta(min_length=1)  # an expectation about each of several things must name at least one
Each = Annotated[Mapping[K, V], FILLED]
Some = Annotated[list[V], FILLED]
Parts = Annotated[dict[str, Any], FILLED]  # of a piece: without any, nothing would be expected
Length = Annotated[float, msgspec.Meta(ge=-FURTHEST, le=FURTHEST)]
Spot = Annotated[list[Length], msgspec.Meta(min_length=2, max_length=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=FURTHEST)]


# -- names


def slug(text: object) -> str:
    """A name in the form of an id.

    >>> slug("Rising attack"), slug("blue 2")
    ('rising-attack', 'blue-2')
    """
    return "-".join(str(text).lower().split())


def card_id(text: object) -> str:
    """The name of a card in the form of an id. The number may come first.

    >>> card_id("8 iron"), card_id("iron 8"), card_id("black joker")
    ('iron-8', 'iron-8', 'black-joker')
    """
    words = slug(text).split("-")
    if len(words) == 2 and words[0].isdigit() and not words[1].isdigit():
        words.reverse()
    return "-".join(words)


def meant(said: Any, known: Iterable[Any]) -> Any:
    """The known word that is meant: the word itself, with hyphens, or as a card. Anything else is left as it is."""
    known = list(known)
    if isinstance(said, bool):
        said = "yes" if said else "no"
    if said in known or not isinstance(said, str | int):
        return said
    for form in (slug, card_id):
        for word in known:
            if slug(word) == form(said):
                return word
    return said


@functools.cache
def types(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The type of each field of a part of the state, except its id, which is its name in the case."""
    return {field.name: field.type for field in msgspec.structs.fields(struct) if field.name != "id"}


# -- mistakes


class BadPosition(BadSetup):
    """A mistake in the position of a case, or in what it expects: `path` says where."""

    def __init__(self, refusal: Refusal, game: str, path: tuple[Step, ...]) -> None:
        super().__init__(msgspec.structs.replace(refusal, args={**refusal.args, "at": "/".join(map(str, path))}), game)
        self.path = path


class CaseReader:
    """How the cases of a game are read. The mistakes it finds say where they are (`at`)."""

    def __init__(self, game: str) -> None:
        self.game = game

    def wrong(self, problem: str | Refusal, *at: Step, **args: Any) -> BadPosition:
        """A mistake, by the key of its text."""
        refusal = problem if isinstance(problem, Refusal) else Refusal(problem, "", args)
        return BadPosition(Refusal("error-position", "", {"problem": refusal}), self.game, at)

    def unknown(self, word: Any, known: Iterable[Any], *at: Step) -> BadPosition:
        near = nearest(str(word), map(str, known))
        return BadPosition(Refusal("error-position-word", "", {"word": str(word), "nearest": near}), self.game, at)

    def convert(self, value: Any, to: Any, *at: Step) -> Any:
        """A value as the state has it. A word that is not one of those that it may be is answered with the nearest."""
        if get_origin(to) is Literal:
            return self.one_of(value, get_args(to), *at)
        try:
            return msgspec.convert(value, to)
        except msgspec.ValidationError as problem:
            raise self.wrong(validation.explain(str(problem)), *at, *validation.path(str(problem))) from None

    def mapping(self, said: Mapping[str, Any], word: str, *at: Step) -> dict[str, Any]:
        """The mapping under a word; empty if the word is not there."""
        named: dict[str, Any] = self.convert(said.get(word, {}), dict[str, Any], *at, word)
        return named

    def one_of(self, word: Any, known: Iterable[T], *at: Step) -> T:
        """A word that must be known."""
        known = list(known)
        if word not in known or isinstance(word, bool):
            raise self.unknown(word, known, *at)
        return known[known.index(word)]

    def seat(self, seat: Any, seats: int, *at: Step) -> int:
        """A seat that the game has."""
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(seats):
            raise self.wrong("file-position-seat", *at, seat=validation.shown(seat), seats=seats)
        return seat

    @contextlib.contextmanager
    def under(self, *at: Step) -> Iterator[None]:
        """Every mistake inside is located below these words."""
        try:
            yield
        except BadPosition as error:
            raise BadPosition(error.refusal, self.game, (*at, *error.path)) from None

    # -- what is expected

    def expect(
        self,
        table: Table[Any, Any],
        wanted: Mapping[str, Any],
        pieces: Mapping[str, T],
        piece: Callable[[Any, T, Any], Iterator[Mismatch]],
        words: Mapping[str, Callable[[Any, Any], Iterator[Mismatch]]],
    ) -> Iterator[Mismatch]:
        """What does not hold: for a piece by its id, for what a word of the game looks at, for a field of the state."""
        fields = table.state.__struct_fields__
        for word, value in wanted.items():
            with self.under(word):
                if word in pieces:
                    yield from piece(table, pieces[word], self.convert(value, Parts))
                elif word in words:
                    yield from words[word](table, self.convert(value, looked_for(words[word])))
                elif word in fields:
                    yield from self.field(word, value, msgspec.to_builtins(getattr(table.state, word)))
                else:
                    raise self.unknown(word, [*pieces, *words, *fields])

    def piece(
        self,
        table: Any,
        name: str,
        piece: T,
        wanted: Mapping[str, Any],
        checks: Mapping[str, Callable[[Any, T, Any], Iterator[Mismatch]]],
        plain: Sequence[str],
    ) -> Iterator[Mismatch]:
        """What does not hold for a piece. `checks` has a function for each word that needs one, `plain` the fields that are compared as
        they are. `none` is an empty name."""
        for word, value in wanted.items():
            with self.under(word):
                if word in checks:
                    for miss in checks[word](table, piece, self.convert(value, looked_for(checks[word]))):
                        yield Mismatch(f"{name} {miss.what}", miss.wanted, miss.found)
                elif word in plain:
                    actual = msgspec.to_builtins(getattr(piece, word))
                    nothing = value == "none" and isinstance(actual, str)
                    yield from same(f"{name} {word}", "" if nothing else value, actual)
                else:
                    raise self.unknown(word, [*checks, *plain])

    def field(self, what: str, wanted: Any, found: Any) -> Iterator[Mismatch]:
        """What does not hold for a field: a mapping names seats or parts (empty: there are none), anything else is compared whole."""
        if wanted and isinstance(wanted, dict) and isinstance(found, list):
            for seat, value in wanted.items():
                yield from same(f"{what} {seat}", value, found[self.seat(seat, len(found), seat)])
        elif wanted and isinstance(wanted, dict) and isinstance(found, dict):
            for key, value in wanted.items():
                yield from same(f"{what} {key}", value, found.get(key))
        elif wanted == "none":
            yield from same(what, None if found is None else "", found)
        else:
            yield from same(what, wanted, found)


@functools.cache
def looked_for(reader: Callable[..., Iterator[Mismatch]]) -> Any:
    """The type of what a word of `then` is compared with: that of the reader's parameter `wanted`."""
    return get_type_hints(reader, include_extras=True)["wanted"]


def same(what: str, wanted: Any, found: Any) -> Iterator[Mismatch]:
    """A mismatch unless both are equal."""
    if not _alike(wanted, found):
        yield Mismatch(what, wanted, found)


def _alike(wanted: Any, found: Any) -> bool:
    """Equal; `true` is not 1."""
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        return len(wanted) == len(found) and all(map(_alike, wanted, found))
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(_alike(wanted[key], found[key]) for key in wanted)
    return bool(wanted == found)


def near(what: str, wanted: Sequence[float], found: Sequence[int]) -> Iterator[Mismatch]:
    """A mismatch unless both are the same place, to the accuracy of a ruler: two or three numbers."""
    if any(abs(round(number * UNIT) - actual) > CLOSE for number, actual in zip(wanted, found, strict=False)):
        yield Mismatch(what, list(wanted), [number / UNIT for number in found])
