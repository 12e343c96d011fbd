"""What a question says about itself (`ask.about`): who acts, how far, against whom. Each game declares it, question by question.

A game lists its questions in `questions.py`: `QUESTIONS` maps the name of each to a `TypedDict`. Rules fill those types, and a question
takes nothing else: a wrong or missing key is a type error where the rule is written. The texts of the question, bots and clients read
them, through `about_of`; by `Understood` what a question of any game may say. The kit compares what the rules really say with what is
declared.

>>> class Jog(TypedDict):
...     model: str
...     distance: int
>>> from escarmouche.core.asks.ask import Choose
>>> jog = Choose("jog", seat=0, rule="TOY-01", options=("north",), about=Jog(model="ann", distance=4000))
>>> about_of(jog, Jog)["distance"]
4000
>>> list(mistakes(jog, {"jog": Jog}))
[]
>>> list(mistakes(Choose("jog", seat=0, rule="TOY-01", options=(), about={"modle": "ann"}), {"jog": Jog}))
['jog: “modle” is not declared', 'jog: Object missing required field `model`']
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypedDict, TypeVar, cast

import msgspec

if TYPE_CHECKING:
    from escarmouche.core.asks.ask import Ask

Questions = Mapping[str, type]
T = TypeVar("T")


class Nothing(TypedDict):
    """The question says no more than its name."""


class Understood(TypedDict, total=False):
    """The fields that every client and the terminal understand, whatever the game. All others only fill the text of the question."""

    model: str  # who acts, or whose place is asked for
    target: str
    distance: int  # how far a move may go
    sides: list[str]  # of terrain that can be climbed on the way
    now: int  # which way the model looks now, in degrees
    marker: str  # the Marker that is moved
    puts: str  # what is put down, where it is not the model itself
    radius: int  # of what is put down
    rings: dict[str, list[tuple[int, int]]]  # parts of the board to choose from, or to stand in, by name
    together: bool  # all of them may be placed around one point
    odds: bool  # chance decides the outcome of an answer: its probability can be shown beforehand
    told: bool  # the options are texts, each to be read whole
    ability: str  # the part of a card that asks, or
    source: str
    action: str


def about_of(ask: Ask, kind: type[T]) -> T:
    """What a question says about itself, by the declared type."""
    return cast(T, ask.about)


def mistakes(ask: Ask, questions: Questions) -> Iterator[str]:
    """Where a question says something else than is declared."""
    kind = questions.get(ask.name)
    if kind is None:
        yield f"{ask.name} is not declared"
        return
    fields = _fields(kind)
    for key in ask.about:
        if key not in fields:
            yield f"{ask.name}: “{key}” is not declared"
    try:
        msgspec.convert(dict(ask.about), kind)
    except msgspec.ValidationError as problem:
        yield f"{ask.name}: {problem}"


@functools.cache
def _fields(kind: type) -> frozenset[str]:
    return frozenset(typing.get_type_hints(kind))
