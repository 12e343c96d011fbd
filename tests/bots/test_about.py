"""What a bot reads of a question (`about_of`) is what the game declares for that question: no other fields, no other types."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import textwrap
import typing
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest

from escarmouche.bots import policy
from escarmouche.core.asks.about import Understood
from escarmouche.core.book import find
from escarmouche.testing import records


def policies(game: str) -> Iterator[tuple[str, FunctionType]]:
    """Every question that a bot has a function for, and that function, without the check of the kind of the ask."""
    module = importlib.import_module(f"escarmouche.bots.{game}.policies")
    for table in vars(module).values():
        for name, function in table.items() if isinstance(table, dict) else ():
            if name in find(game).questions and isinstance(function, FunctionType):
                yield name, bare(function)


def bare(function: FunctionType) -> FunctionType:
    if function.__module__ != policy.__name__:
        return function
    return typing.cast(FunctionType, inspect.getclosurevars(function).nonlocals["answer"])


@functools.cache
def read_by(function: Callable[..., Any]) -> frozenset[type]:
    """The types by which a function reads the question that it is given, itself or through functions that it passes it on to."""
    source = ast.parse(textwrap.dedent(inspect.getsource(function)))
    kinds: set[type] = set()
    for call in (node for node in ast.walk(source) if isinstance(node, ast.Call)):
        if not call.args or ast.unparse(call.args[0]) != "ask":
            continue
        called = meant(function, call.func)
        if getattr(called, "__name__", "") == "about_of":
            kinds.add(typing.cast(type, meant(function, call.args[1])))
        elif isinstance(called, FunctionType) and called.__module__.startswith("escarmouche.bots."):
            kinds |= read_by(called)
    return frozenset(kinds)


def meant(function: Callable[..., Any], name: ast.expr) -> object:
    """What a name in a function stands for, as far as it is one of its module."""
    known: object = function.__globals__  # type: ignore[attr-defined]
    for part in ast.unparse(name).split("."):
        known = known.get(part) if isinstance(known, dict) else getattr(known, part, None)
    return known


def unfit(kind: type, declared: type) -> Iterator[str]:
    """The fields that a bot counts on, or takes for something else, and that the question does not have."""
    known = typing.get_type_hints(declared, include_extras=True)
    for field, type_ in typing.get_type_hints(kind, include_extras=True).items():
        sure = kind is not Understood and typing.get_origin(type_) is not typing.NotRequired
        if sure and known.get(field) != type_:
            yield field


@pytest.mark.parametrize("game", records.GAMES)
def test_a_bot_reads_what_the_question_declares(game: str) -> None:
    read = {(name, kind) for name, function in policies(game) for kind in read_by(function)}
    assert len(read) > 5
    for name, kind in read:
        assert list(unfit(kind, find(game).questions[name])) == [], f"{name}, read as {kind.__name__}"
