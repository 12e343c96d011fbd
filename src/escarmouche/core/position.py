"""What the cases of all games share: complaints about a position, and what of an expectation does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from escarmouche.core import misfit
from escarmouche.core.book import Miss, nearest
from escarmouche.core.refusal import BadSetup, Refusal
from escarmouche.core.state import Table

T = TypeVar("T")
UNIT = 1000  # lengths are whole thousandths
CLOSE = 10  # places and gaps in cases are read to a hundredth of the unit


class Position:
    """What can be wrong in the cases of a game. `at` finds its line in the case."""

    def __init__(self, game: str) -> None:
        self.game = game

    def wrong(self, problem: str | Refusal, *at: str | int, **args: Any) -> BadSetup:
        """Something that cannot be: a key of the texts."""
        said = problem if isinstance(problem, Refusal) else Refusal(problem, "", args)
        return BadSetup("error-position", self.game, at="/".join(map(str, at)), problem=said)

    def unknown(self, word: Any, known: Iterable[str], *at: str | int) -> BadSetup:
        where, near = "/".join(map(str, at)), nearest(str(word), known)
        return BadSetup("error-position-word", self.game, at=where, word=str(word), nearest=near)

    def convert(self, value: Any, to: Any, *at: str | int) -> Any:
        """A value as the state has it."""
        try:
            return msgspec.convert(value, to)
        except msgspec.ValidationError as problem:
            raise self.wrong(misfit.explain(str(problem)), *at) from None

    def expect(
        self,
        table: Table[Any, Any],
        wanted: Mapping[str, Any],
        pieces: Mapping[str, T],
        piece: Callable[[Any, T, Any], Iterator[Miss]],
        words: Mapping[str, Callable[[Any, Any], Iterator[Miss]]],
    ) -> Iterator[Miss]:
        """What does not hold: of a piece by its id, of what a word of the game looks at, of a field of the state."""
        fields = table.state.__struct_fields__
        for word, value in wanted.items():
            if word in pieces:
                yield from piece(table, pieces[word], value)
            elif word in words:
                yield from words[word](table, value)
            elif word in fields:
                yield from field(word, value, msgspec.to_builtins(getattr(table.state, word)))
            else:
                raise self.unknown(word, [*pieces, *words, *fields], "then")


def same(what: str, wanted: Any, found: Any) -> Iterator[Miss]:
    if wanted != found:
        yield Miss(what, wanted, found)


def near(what: str, wanted: Sequence[float], found: Sequence[int]) -> Iterator[Miss]:
    """A place of two or three numbers, as one reads it off the ruler."""
    if any(abs(round(number * UNIT) - is_so) > CLOSE for number, is_so in zip(wanted, found, strict=False)):
        yield Miss(what, list(wanted), [number / UNIT for number in found])


def field(what: str, wanted: Any, found: Any) -> Iterator[Miss]:
    """Mappings name seats or parts, an empty one that there are none; anything else is compared whole."""
    if wanted and isinstance(wanted, dict) and isinstance(found, list):
        for seat, value in wanted.items():
            yield from same(f"{what} {seat}", value, found[seat])
    elif wanted and isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            yield from same(f"{what} {key}", value, found.get(key))
    elif wanted == "none":
        yield from same(what, None if found is None else "", found)
    else:
        yield from same(what, wanted, found)
