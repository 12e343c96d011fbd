"""What a question says about itself is declared (`questions.py`): rules, bots and clients agree on its fields."""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Iterator

import pytest

from escarmouche.core.asks.about import Understood
from escarmouche.core.book import find
from escarmouche.testing import records


def top_functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions of a module and the methods of its classes."""
    for node in tree.body:
        parts = node.body if isinstance(node, ast.ClassDef) else [node]
        yield from (part for part in parts if isinstance(part, ast.FunctionDef))


def types_in(function: ast.FunctionDef) -> dict[str, str]:
    """The names in a function, each with the type that it is annotated with, or that is called for it."""
    types: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and node.annotation:
            types[node.arg] = ast.unparse(node.annotation)
        elif isinstance(node, ast.AnnAssign):
            types[ast.unparse(node.target)] = ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            for target, value in assigned(node.targets[0], node.value):
                if isinstance(value, ast.Call):
                    types[ast.unparse(target)] = ast.unparse(value.func)
    return types


def assigned(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=True))
    return [(target, value)]


def written(game: str) -> Iterator[tuple[str, str, str]]:
    """Every question to a player that the rules of a game write with its name: where, the name, and the type of its `about`."""
    for path in sorted(find(game).folder.rglob("*.py")):
        for function in top_functions(ast.parse(path.read_text(encoding="utf-8"))):
            types = types_in(function)
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                words = {keyword.arg: keyword.value for keyword in call.keywords}
                named = call.args and isinstance(call.args[0], ast.Constant)
                if named and "rule" in words and "seat" in words and ast.unparse(words["seat"]) != "DEALER":
                    about = words.get("about")
                    kind = ast.unparse(about.func if isinstance(about, ast.Call) else about) if about else "nothing"
                    yield f"{path.name}:{call.lineno}", call.args[0].value, types.get(kind, kind)


@pytest.mark.parametrize("game", records.GAMES)
def test_a_rule_fills_the_type_that_its_question_declares(game: str) -> None:
    """mypy checks the keys of the type that a rule names; this, that it names the right one, or none where none is needed."""
    declared, count = find(game).questions, 0
    for where, name, kind in written(game):
        count += 1
        assert name in declared, f"{where}: {name} is not declared"
        if kind == "nothing":
            assert optional(declared[name]), f"{where}: {name} says nothing about itself"
        else:
            assert kind == f"questions.{declared[name].__name__}", f"{where}: {name}"
    assert count > 40


def optional(kind: type) -> bool:
    """May a question leave out all that it declares?"""
    hints = typing.get_type_hints(kind, include_extras=True)
    return all(typing.get_origin(hint) is typing.NotRequired for hint in hints.values())


@pytest.mark.parametrize("game", records.GAMES)
def test_every_declared_question_has_a_text(game: str) -> None:
    texts = (find(game).folder / "text" / "en").glob("*.ftl")
    written = {key for text in texts for key in re.findall(r"^ask-([\w-]+) *=", text.read_text(), re.MULTILINE)}
    assert set(find(game).questions) <= written


@pytest.mark.parametrize("game", records.GAMES)
def test_what_clients_understand_means_the_same_in_every_game(game: str) -> None:
    shared = typing.get_type_hints(Understood)
    for name, kind in find(game).questions.items():
        for key, type_ in typing.get_type_hints(kind).items():
            assert key not in shared or type_ == shared[key], f"{name}: {key}"
