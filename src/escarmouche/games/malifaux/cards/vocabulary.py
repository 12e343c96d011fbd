"""The vocabulary of the cards: which words exist, of which kind, with which parameters.

A passive word is data that the rules look up (`passives.py`). An effect is a small rule found by its name (`effect.py`); a cost is
one that can say whether it can be paid. A word may hold words: those of its fields that are named in `INNER`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile

P = TypeVar("P", bound=type[msgspec.Struct])
Raw = list[Any]  # of {word: parameters}, as a file has them
At = tuple[str | int, ...]

_known: dict[str, dict[str, type[msgspec.Struct]]] = {"passive": {}, "effect": {}, "cost": {}}
AMOUNT = re.compile(r"\s*(-?\d*)\s*X(?:\s*/\s*(\d+))?\s*([+-]\s*\d+)?\s*")  # X, 2X, X/2, X+1
INNER = {"effects": "effect", "fail": "effect", "instead": "effect", "words": "passive", "cost": "cost"}
HOLDS = tuple(name for name, kind in INNER.items() if kind == "effect")


class Call(msgspec.Struct, frozen=True):
    """A word with its parameters, checked."""

    word: str
    params: Any


def nested(calls: Iterable[Call]) -> Iterator[Call]:
    """Effects and those that stand within them, but for options of which only one is resolved."""
    for call in calls:
        yield call
        for name in HOLDS:
            yield from nested(getattr(call.params, name, ()))


def word(kind: str, name: str) -> Callable[[P], P]:
    """A struct of parameters becomes a word that cards may use. Kinds: passive, effect, cost."""

    def decorate(params: P) -> P:
        _known[kind][name] = params
        return params

    return decorate


def vocabulary(kind: str) -> dict[str, type[msgspec.Struct]]:
    """All words of a kind with their parameters."""
    import escarmouche.games.malifaux.cards.dictionary  # noqa: F401

    return _known[kind]


def calls(raw: Raw, kind: str, source: Source, at: At) -> tuple[Call, ...]:
    """Words of a file, checked one by one; an unknown one is told with its line and the nearest known word."""
    if not raw:
        return ()
    known, found = vocabulary(kind), []
    for i, item in enumerate(source.convert(raw, list[Any], at)):
        if not isinstance(item, dict) or len(item) != 1:
            raise source.wrong("file-card-word", (*at, i))
        name, params = next(iter(item.items()))
        if name not in known:
            raise _misplaced(name, kind, source, (*at, i, name))
        said = source.convert(params or {}, dict[str, Any], (*at, i, name))
        found.append(Call(name, _params(said, known[name], source, (*at, i, name))))
    return tuple(found)


def _misplaced(name: Any, kind: str, source: Source, at: At) -> BadFile:
    """A word of another kind, or none at all."""
    others = [other for other in _known if name in vocabulary(other)]
    if others:
        return source.wrong(f"file-card-is-{others[0]}", at, word=str(name))
    return source.unknown(name, vocabulary(kind), at)


def _params(params: dict[str, Any], to: type[msgspec.Struct], source: Source, at: At) -> Any:
    """The parameters of a word; words within it are read the same way, and put in once the rest is checked."""
    for name in ("amount", "distance"):
        said = params.get(name)
        if name in to.__struct_fields__ and isinstance(said, str) and said != "mv" and not AMOUNT.fullmatch(said):
            raise source.wrong("file-card-amount", (*at, name), amount=said)
    inner = {name: params[name] for name in INNER if name in params and name in to.__struct_fields__}
    made = source.convert({name: value for name, value in params.items() if name not in inner}, to, at)
    held: dict[str, Any] = {name: calls(value or [], INNER[name], source, (*at, name)) for name, value in inner.items()}
    if "options" in to.__struct_fields__ and "options" in params:  # each of them is a list of effects of its own
        options = source.convert(params["options"], list[Any], (*at, "options"))
        held["options"] = tuple(
            calls(option, "effect", source, (*at, "options", i)) for i, option in enumerate(options)
        )
    if not held:
        return made
    try:
        return msgspec.structs.replace(made, **held)
    except ValueError:  # a word that this one cannot hold
        raise source.wrong("file-card-within", at) from None
