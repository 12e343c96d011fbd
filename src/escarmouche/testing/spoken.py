"""Answers as a case writes them: lengths in inches or centimetres, names with spaces, `any` for the first that is offered."""

from __future__ import annotations

from typing import Any

from escarmouche.core.ask import Answer, Ask, Choose, Menu, Number, Order, Some
from escarmouche.core.position import meant
from escarmouche.core.refusal import Refusal
from escarmouche.core.region import Path, Place

MILS = 1000
ANY = "any"
LENGTHS = ("length", "distance")  # numbers of these are lengths
DECLINING = ("pass", "none", "no", "keep", "ok", "accept", "stop", "end")


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
        return meant(said, ask.options)
    if isinstance(ask, Some | Order):
        if isinstance(said, str | int):
            said = [] if said == "none" and "none" not in ask.options else [said]
        return [meant(one, ask.options) for one in said] if isinstance(said, list) else said
    if isinstance(ask, Place):
        return _point(said)
    if ask.kind == "drop" and isinstance(said, list):  # several places, each with a number that is no length
        return [[*_point(one[:2]), *one[2:]] if isinstance(one, list) else one for one in said]
    if isinstance(ask, Path):
        return [_leg(leg) for leg in _legs(said)] if isinstance(said, list) else said
    return said


def several(ask: Ask | None, said: Any) -> list[Any]:
    """The answers that stand under `not`: one, or those of a list.

    Which lists are one answer depends on the question. To choose one, to pick a number or a branch no answer is a list. A place is a list
    of numbers, a choice of some or an order a list of words, a path a list of places or arcs (or the place where it ends): a list of
    such lists is several answers.
    """
    if not isinstance(said, list):
        return [said]
    if isinstance(ask, Place):
        return said if any(isinstance(one, list) for one in said) else [said]
    if isinstance(ask, Some | Order):
        return said if any(isinstance(one, list | dict) for one in said) else [said]
    if ask is not None and not isinstance(ask, Choose | Number | Menu):  # a path
        return said if any(isinstance(one, list) and not all(map(_number, one)) for one in said) else [said]
    return said


def _branch(ask: Menu, said: Any) -> Answer:
    if isinstance(said, str):
        name = meant(said, ask.names)
        if name not in ask.names and said == ANY:
            return next(iter(ask), said)
        return name
    if isinstance(said, dict) and len(said) == 1:
        name, value = next(iter(said.items()))
        name = meant(name, ask.names)
        inner = ask.branch(name) if name in ask.names else None
        if isinstance(inner, Ask):
            return {name: spoken(inner, value)}
        if inner is None or isinstance(inner, Refusal):
            return {name: value}
    return said


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
