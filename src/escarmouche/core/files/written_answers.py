"""Answers as a case writes them: lengths in inches or centimetres, names with spaces, `any` for the first option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number, Order, Shut, Some
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.files.case_reader import card_id, meant

MILS = 1000
ANY = "any"
LENGTHS = ("length", "distance")  # numbers for these are lengths
DECLINING = ("pass", "none", "no", "keep", "ok", "accept", "stop", "end")


class Asking(Protocol):
    """A game, as far as it asks."""

    pending: tuple[Ask, ...]


def as_answer(ask: Ask, written: Any) -> Answer:
    """What a case says, as an answer to an ask. Anything that does not fit is left as it is, for the ask to refuse."""
    if isinstance(ask, Menu):
        return _branch(ask, written)
    if isinstance(written, dict) and len(written) == 1 and ask.name in written:
        written = written[ask.name]
    if written == ANY and not (isinstance(ask, Choose) and ANY in ask.options):
        return next(iter(ask), written)
    if ask.of in LENGTHS and _number(written):
        return round(written * MILS)
    if isinstance(ask, Choose):
        return _named(written, ask.options)
    if isinstance(ask, Some | Order):
        return _all_named(written, ask.options)
    if isinstance(ask, Place):
        return _point(written)
    if ask.kind == "drop" and isinstance(written, list):  # several places, each with a number that is not a length
        return [[*_point(item[:2]), *item[2:]] if isinstance(item, list) else item for item in written]
    if isinstance(ask, Path):
        return [_leg(leg) for leg in _legs(written)] if isinstance(written, list) else written
    return written


def several(ask: Ask | None, said: Any) -> list[Any]:
    """The answers under `not`: one answer, or those of a list.

    Whether a list is one answer depends on the question. A choice of one, a number and a branch are never lists. A place is a list of
    numbers, a choice of some or an order is a list of words, a path is a list of places or arcs (or the place where it ends): a list of
    such lists is several answers.
    """
    if not isinstance(said, list):
        return [said]
    if isinstance(ask, Place):
        return said if any(isinstance(item, list) for item in said) else [said]
    if isinstance(ask, Some | Order):
        return said if any(isinstance(item, list | dict) for item in said) else [said]
    if ask is not None and not isinstance(ask, Choose | Number | Menu):  # a path
        return said if any(isinstance(item, list) and not all(map(_number, item)) for item in said) else [said]
    return said


def _branch(ask: Menu, said: Any) -> Answer:
    if isinstance(said, str):
        name = _named(said, ask.names)
        if name not in ask.names and said == ANY:
            return next(iter(ask), said)
        return name
    if isinstance(said, dict) and len(said) == 1:
        name, value = next(iter(said.items()))
        name = _named(name, ask.names)
        behind = ask.behind(name) if name in ask.names else None
        inner = behind.inner if isinstance(behind, Shut) else behind
        return {name: as_answer(inner, value) if isinstance(inner, Ask) else value}
    return said


def _named(said: Any, options: Iterable[Any]) -> Any:
    """The option that is meant. A name that is not offered gets the form of an option: ids have hyphens, cards their suit first."""
    options = list(options)
    named = meant(said, options)
    if named in options or isinstance(named, bool) or not isinstance(named, str | int):
        return named
    numbers = not options or any(isinstance(option, int) for option in options)
    if isinstance(named, int) and numbers:
        return named
    return card_id(named)


def _all_named(said: Any, options: Sequence[Any]) -> Any:
    """The options that are meant; one may be written without a list."""
    if isinstance(said, str | int):
        said = [] if said == "none" and "none" not in options else [said]
    return [_named(item, options) for item in said] if isinstance(said, list) else said


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
    """The answer of a player who wants nothing: pass, none, no, end, otherwise the first option."""
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


def decline_until(game: Asking, named: Any, give: Callable[[Ask, Answer], None], most: int) -> bool:
    """Everybody declines until a question of that name is asked (or the one named for each seat), `most` times at most. Is it asked?"""
    names = named if isinstance(named, dict) else {None: named}
    for _ in range(most):
        asked = game.pending
        if any(ask.name == wanted and seat in (None, ask.seat) for ask in asked for seat, wanted in names.items()):
            return True
        if not asked:
            break
        for ask in asked:
            give(ask, declined(ask))
    return False
