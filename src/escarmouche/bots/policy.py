"""Policies: functions that answer one question by a rule of thumb. A table names one for each question of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

from escarmouche.core.asks.ask import Answer, Ask

Rated: TypeAlias = tuple[float, Answer]  # an answer with what it promises

A = TypeVar("A", bound=Ask)
P = ParamSpec("P")
R = TypeVar("R")


def policy(kind: type[A], answer: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[Ask, P], R]:
    """A policy for questions of one kind, for a table of policies: a question of another kind is an error."""

    def answered(ask: Ask, /, *args: P.args, **kwargs: P.kwargs) -> R:
        if not isinstance(ask, kind):
            raise TypeError(f"{ask.name!r} is asked as {ask.kind}, not as {kind.kind}")
        return answer(ask, *args, **kwargs)

    return answered
