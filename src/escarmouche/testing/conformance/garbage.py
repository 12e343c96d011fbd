"""Listed answers must be accepted; anything else that is sent must be accepted or refused with a reason."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.asks.naming import explained
from escarmouche.core.asks.wire import ask_from_json, ask_json
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import Names
from escarmouche.core.play.game import Game
from escarmouche.testing.conformance import words

NONSENSE = {"nonsense": ["of", {"no": "kind"}]}
GARBAGE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    10**12,
    1.5,
    float("nan"),
    "",
    "nonsense",
    "*redeal",
    [],
    [[]],
    [None],
    ["nonsense"],
    [True, True],
    [10**12, -(10**12)],
    [0.5, 0.5],
    [0, 0, 0, 0],
    [[10**12, 0]],
    [{"around": [0, 0], "to": [0, 0], "turn": "left"}],
    [{"around": None}],
    {},
    {"nonsense": 1},
    {"a": 1, "b": 2},
    NONSENSE,
)
RUBBISH: tuple[Any, ...] = (None, "nonsense", 10**12, [], [10**12, 0], [[10**12, 0]], {})


def listed(ask: Ask, most: int) -> Iterator[str]:
    """Check that the ask accepts every answer that it lists."""
    for answer in itertools.islice(ask, most):
        reason = ask.why_not(ask.read(answer))
        if reason is not None:
            yield f"{ask.name}: {answer} is listed and refused: {reason}"


def refused(game: Game[Any], ask: Ask, names: Names, rng: random.Random) -> Iterator[str]:
    """Check that whatever is sent is accepted, or refused with a reason that can be read, as its player is told it; nothing breaks."""
    for answer in (*GARBAGE, *_twisted(ask, rng)):
        try:
            reason = ask.why_not(ask.read(answer))
            explanation = None if reason is None else explained(game.book, game.table, ask.seat, reason)
        except Exception as error:
            yield f"{ask.name}: {answer!r} breaks it: {type(error).__name__}: {error}"
            continue
        if explanation is not None:
            yield from words.refusal(game.book.name, explanation, names)
    if isinstance(ask, Menu):
        for name in ask.names:
            if isinstance(ask.branch(name), Refusal) and ask.why_not(name) is None:
                yield f"{ask.name}: the closed branch {name} is accepted"


def _twisted(ask: Ask, rng: random.Random) -> Iterator[Any]:
    """A good answer, distorted: the kind is right, the value most likely not."""
    answer = ask.sample(rng)
    yield {ask.name: {ask.name: answer}}
    yield [answer]
    yield from _bent(answer)
    if isinstance(ask, Menu):
        for name in ask.names:
            yield name
            yield from ({name: rubbish} for rubbish in RUBBISH)


def _bent(answer: Any) -> Iterator[Any]:
    if isinstance(answer, dict):
        for key, value in answer.items():
            yield from ({**answer, key: bent} for bent in _bent(value))
            yield {**answer, "more": 1}
    elif isinstance(answer, list | tuple):
        yield [*answer, *answer]
        yield answer[:-1]
        for i, value in enumerate(answer):
            yield from ([*answer[:i], bent, *answer[i + 1 :]] for bent in _bent(value))
    elif isinstance(answer, str):
        yield answer + "x"
    elif isinstance(answer, int):
        yield from (answer + 10**6, -answer - 1, str(answer), float(answer))


def travels(ask: Ask) -> Iterator[str]:
    """Check that the ask survives JSON, there and back."""
    data = msgspec.json.decode(msgspec.json.encode(ask_json(ask)))
    twin = msgspec.json.decode(msgspec.json.encode(ask_json(ask_from_json(data))))
    if twin != data:
        yield f"{ask.name} is another question after its journey"
