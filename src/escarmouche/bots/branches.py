"""Branches of a menu as a policy looks for them: by name, open, and holding a question of a known kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from escarmouche.core.asks.ask import Ask, Menu

A = TypeVar("A", bound=Ask)


def questions(ask: Menu, kind: type[A], *names: str) -> Iterator[tuple[str, A]]:
    """Those of these branches that are open and ask something further, with the question."""
    listed = ask.names
    for name in names:
        if name in listed:
            inner = ask.behind(name)
            if isinstance(inner, kind):
                yield name, inner


def question(ask: Menu, kind: type[A], name: str) -> A | None:
    """What an open branch asks; None where the branch is closed or not there."""
    return next((inner for _, inner in questions(ask, kind, name)), None)


def plain(ask: Menu, *names: str) -> Iterator[str]:
    """Those of these branches that are open and ask nothing further."""
    listed = ask.names
    for name in names:
        if name in listed and ask.behind(name) is None:
            yield name
