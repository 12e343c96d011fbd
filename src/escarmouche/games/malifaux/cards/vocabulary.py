"""The vocabulary of the cards: which words exist, of which kind, with which parameters.

A passive word is data that the rules look up (`passives.py`). An effect is a small rule found by its name (`effect.py`); a cost is an
effect that knows whether it can be paid. A word may contain other words, in the fields named in `INNER`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux.state import ConditionName

Raw = list[Any]  # of {word: parameters}, as in a file
At = tuple[str | int, ...]

AMOUNT = re.compile(r"\s*(-?\d*)\s*X(?:\s*/\s*(\d+))?\s*([+-]\s*\d+)?\s*")  # X, 2X, X/2, X+1
INNER = {"effects": "effect", "fail": "effect", "instead": "effect", "words": "passive", "cost": "cost"}
HOLDS = tuple(name for name, kind in INNER.items() if kind == "effect")


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Parameters of a word."""

    def speaks_of(self) -> tuple[ConditionName, ...]:
        """The Conditions that it mentions itself, not in the words it contains: those that its filter requires, if it has one."""
        only = getattr(self, "only", None)
        return () if only is None else only.condition


P = TypeVar("P", bound=type[Params])
_known: dict[str, dict[str, type[Params]]] = {"passive": {}, "effect": {}, "cost": {}}


class Call(msgspec.Struct, frozen=True):
    """A word with its parameters, checked."""

    word: str
    params: Any


def nested(calls: Iterable[Call]) -> Iterator[Call]:
    """Effects and the effects within them, except options of which only one is resolved."""
    for call in calls:
        yield call
        for name in HOLDS:
            yield from nested(getattr(call.params, name, ()))


def every(calls: Iterable[Call]) -> Iterator[Call]:
    """Words and everything within them: effects, costs, passive words, and all options."""
    for call in calls:
        yield call
        for name in INNER:
            yield from every(getattr(call.params, name, ()))
        for option in getattr(call.params, "options", ()):
            yield from every(option)


def word(kind: str, name: str) -> Callable[[P], P]:
    """Makes a struct of parameters a word that cards may use. Kinds: passive, effect, cost."""

    def decorate(params: P) -> P:
        _known[kind][name] = params
        return params

    return decorate


def vocabulary(kind: str) -> dict[str, type[Params]]:
    """All words of a kind with their parameters."""
    import escarmouche.games.malifaux.cards.load_words  # noqa: F401  its rules look up cards, which are read by means of this

    return _known[kind]


def calls(raw: Raw, kind: str, source: Source, at: At) -> tuple[Call, ...]:
    """Words of a file, checked one by one; an unknown one is reported with its line and the nearest known word."""
    if not raw:
        return ()
    known, read = vocabulary(kind), []
    for i, item in enumerate(source.convert(raw, list[Any], at)):
        if not isinstance(item, dict) or len(item) != 1:
            source.report(source.wrong("file-card-word", (*at, i)))
            continue
        name, params = next(iter(item.items()))
        if name not in known:
            source.report(_misplaced(name, kind, source, (*at, i, name)))
            continue
        mapping = source.convert(params or {}, dict[str, Any], (*at, i, name))
        read.append(Call(name, _params(mapping, known[name], source, (*at, i, name))))
    return tuple(read)


def _misplaced(name: Any, kind: str, source: Source, at: At) -> BadFile:
    """Reports a word of another kind, or one that does not exist."""
    others = [other for other in _known if name in vocabulary(other)]
    if others:
        return source.wrong(f"file-card-is-{others[0]}", at, word=str(name))
    return source.unknown(name, vocabulary(kind), at)


def _params(params: dict[str, Any], to: type[Params], source: Source, at: At) -> Any:
    """The parameters of a word; words within it are read in the same way, and added once the rest has been checked."""
    for name in ("amount", "distance"):
        amount = params.get(name)
        if name in to.__struct_fields__ and isinstance(amount, str) and amount != "mv" and not AMOUNT.fullmatch(amount):
            source.report(source.wrong("file-card-amount", (*at, name), amount=amount))
            params = {**params, name: 1}  # so that the rest can be checked
    inner = {name: params[name] for name in INNER if name in params and name in to.__struct_fields__}
    converted = source.convert({name: value for name, value in params.items() if name not in inner}, to, at)
    held: dict[str, Any] = {name: calls(value or [], INNER[name], source, (*at, name)) for name, value in inner.items()}
    if "options" in to.__struct_fields__ and "options" in params:  # each option is a list of effects
        options = source.convert(params["options"], list[Any], (*at, "options"))
        held["options"] = tuple(
            calls(option, "effect", source, (*at, "options", i)) for i, option in enumerate(options)
        )
    if not held:
        return converted
    try:
        return msgspec.structs.replace(converted, **held)
    except ValueError:  # a word that this one cannot contain
        source.report(source.wrong("file-card-within", at))
        return converted
