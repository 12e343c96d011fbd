"""Rules as generators: a rule that needs a decision asks for it in the middle of the sentence.

>>> from escarmouche.core.asks.ask import Choose
>>> @rule("TOY-01")
... def greet() -> Rule[str]:
...     '''Ask seat 0 for a word and hand it back.'''
...     word = yield Choose("word", seat=0, rule="TOY-01", options=("hello", "goodbye"))
...     return str(word)
>>> running = iter(greet())
>>> next(running).name
'word'
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    from escarmouche.core.asks.ask import Ask

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
P = ParamSpec("P")
F = TypeVar("F", bound=Callable[..., Any])

# A rule yields one ask (and gets its answer) or a tuple of asks (and gets a tuple of answers).
Rule: TypeAlias = "Generator[Ask | tuple[Ask, ...], Any, T]"

dropped: list[str] = []  # rules that were called without `yield from` while watched: tests assert that it stays empty
clauses: dict[str, list[str]] = {}  # ledger id -> the functions that cite it
_watching = False


class Step(Protocol[T_co]):
    """A rule about to run. In play it is the generator itself; it may only be run or handed on.

    `__await__` is there for mypy alone: under `unused-awaitable` a step that is called and not run is an error.
    """

    def __iter__(self) -> Rule[T_co]: ...

    if TYPE_CHECKING:

        def __await__(self) -> Rule[T_co]: ...


class _Watched:
    """A rule about to run that notes it when it is dropped without being run."""

    __slots__ = ("name", "run", "started")

    def __init__(self, run: Rule[Any], name: str) -> None:
        self.run, self.name, self.started = run, name, False

    def __iter__(self) -> Rule[Any]:
        self.started = True
        return self.run

    def __del__(self) -> None:
        if not self.started:
            dropped.append(self.name)


def watch() -> None:
    """From now on a forgotten `yield from` is noted in `dropped`. For tests, before the games are imported."""
    global _watching  # noqa: PLW0603  rules are made while modules are imported: there is nothing else to hold it
    _watching = True


def _cite(ids: tuple[str, ...], function: Callable[..., Any]) -> str:
    name = f"{function.__module__}.{function.__qualname__}"
    for clause_id in ids:
        clauses.setdefault(clause_id, []).append(name)
    return name


def rule(*ids: str) -> Callable[[Callable[P, Rule[T]]], Callable[P, Step[T]]]:
    """Name the clauses of the ledger that a rule implements."""

    def decorate(function: Callable[P, Rule[T]]) -> Callable[P, Step[T]]:
        name = _cite(ids, function)
        if not _watching:
            return cast("Callable[P, Step[T]]", function)

        @functools.wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> Any:
            return _Watched(function(*args, **kwargs), name)

        return call

    return decorate


def clause(*ids: str) -> Callable[[F], F]:
    """Name the clauses that a plain function implements: a rule that needs no decision."""

    def decorate(function: F) -> F:
        _cite(ids, function)
        return function

    return decorate
