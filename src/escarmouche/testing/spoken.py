"""Answers as a case writes them: lengths in inches or centimetres, names with spaces, `any` for the first that is offered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from escarmouche.core.ask import Answer, Ask, Choose, Menu, Number, Order, Some
from escarmouche.core.refusal import Refusal
from escarmouche.core.region import Path, Place

MILS = 1000
ANY = "any"
LENGTHS = ("length", "distance")  # numbers of these are lengths
DECLINING = ("pass", "none", "no", "keep", "ok", "accept", "stop", "end")


def slug(text: Any) -> str:
    """A name as ids are written.

    >>> slug("Rising attack"), slug("blue 2")
    ('rising-attack', 'blue-2')
    """
    return "-".join(str(text).lower().split())


def spoken(ask: Ask, said: Any) -> Answer:
    """What a case says, as an answer to an ask. What fits nothing is left as it is, for the ask to refuse."""
    if isinstance(ask, Menu):
        return _branch(ask, said)
    if isinstance(said, dict) and len(said) == 1 and ask.name in said:
        said = said[ask.name]
    if said == ANY and not (isinstance(ask, Choose) and ANY in ask.options):
        return next(iter(ask), said)
    if ask.of in LENGTHS and _number(said):
        return round(said * MILS)
    if isinstance(ask, Choose):
        return _word(said, ask.options)
    if isinstance(ask, Some | Order):
        if isinstance(said, str | int):
            said = [] if said == "none" and "none" not in ask.options else [said]
        return [_word(one, ask.options) for one in said] if isinstance(said, list) else said
    if isinstance(ask, Place):
        return _point(said)
    if ask.kind == "drop" and isinstance(said, list):  # several places, each with a number that is no length
        return [[*_point(one[:2]), *one[2:]] if isinstance(one, list) else one for one in said]
    if isinstance(ask, Path):
        return [_leg(leg) for leg in _legs(said)] if isinstance(said, list) else said
    return said


def _branch(ask: Menu, said: Any) -> Answer:
    if isinstance(said, str):
        name = _word(said, ask.names)
        if name not in ask.names and said == ANY:
            return next(iter(ask), said)
        return name
    if isinstance(said, dict) and len(said) == 1:
        name, value = next(iter(said.items()))
        name = _word(name, ask.names)
        inner = ask.branch(name) if name in ask.names else None
        if isinstance(inner, Ask):
            return {name: spoken(inner, value)}
        if inner is None or isinstance(inner, Refusal):
            return {name: value}
    return said


def _word(said: Any, known: Iterable[Any]) -> Any:
    """The option that is meant: itself, or the same with hyphens. What is not offered is written as the options are."""
    known = list(known)
    if isinstance(said, bool):
        said = "yes" if said else "no"
    if said in known or not isinstance(said, str | int):
        return said
    for option in known:
        if slug(option) == slug(said):
            return option
    named = isinstance(said, str) or any(isinstance(option, str) for option in known)
    return slug(said) if named else said


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _point(said: Any) -> Any:
    if isinstance(said, list) and all(map(_number, said)):
        return [round(number * MILS) for number in said]
    return said


def _legs(said: list[Any]) -> list[Any]:
    """A path of one straight leg may be written as its end."""
    return [said] if said and all(map(_number, said)) else said


def _leg(leg: Any) -> Any:
    if isinstance(leg, dict):
        return {key: value if key == "turn" else _point(value) for key, value in leg.items()}
    return _point(leg)


def declined(ask: Ask) -> Answer:
    """The answer of somebody who wants nothing: pass, none, no, end, else the first that is offered."""
    if isinstance(ask, Choose):
        return next((word for word in DECLINING if word in ask.options), ask.options[0])
    if isinstance(ask, Menu):
        named = [word for word in DECLINING if word in ask.names and ask.branch(word) is None]
        return named[0] if named else next(iter(ask))
    if isinstance(ask, Some):
        return tuple(ask.options[: ask.least])
    if isinstance(ask, Number):
        return ask.low
    return next(iter(ask))
