"""Finds a forgotten `yield from` by reading a game's code: every call of a rule must be run, or returned to a caller who runs it.

Calls are looked up by name in their module. A call through a table or a variable is noticed only when it happens: see `watch` in
`core/play/rule.py`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from escarmouche.core.book import Book, modules

GENERATES = (ast.Yield, ast.YieldFrom)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def unrun(book: Book[Any]) -> Iterator[str]:
    """Every call of a rule in a game's package that nobody runs, as `module, line: rule`."""
    for module in modules(book):
        yield from unrun_in(module)


def unrun_in(module: ModuleType) -> Iterator[str]:
    """Every such call in one module."""
    for function, call in _loose(ast.parse(inspect.getsource(module)), None):
        for name in _called(call.func):
            if _is_rule(_found(module, name)):
                where = f"in {function.name}" if isinstance(function, ast.FunctionDef) else ""
                yield f"{module.__name__}, line {call.lineno}: {name} is called and not run {where}".rstrip()


def _loose(node: ast.AST, scope: ast.AST | None, run: bool = False) -> Iterator[tuple[ast.AST | None, ast.Call]]:
    """Every call that is neither run with `yield from` nor handed to the caller, with its function.

    `run` says whether that happens to the value of `node`: then it happens to both sides of an `if else` too.
    """
    for child in ast.iter_child_nodes(node):
        runs = run and child is not node.test if isinstance(node, ast.IfExp) else _runs(node, scope)
        if isinstance(child, ast.Call) and not runs:
            yield scope, child
        yield from _loose(child, child if isinstance(child, SCOPES) else scope, runs)


def _runs(parent: ast.AST, scope: ast.AST | None) -> bool:
    """Is this expression run? `yield from` runs it; a lambda hands it on, and so does `return`, unless it ends a rule."""
    if isinstance(parent, ast.YieldFrom | ast.Lambda):
        return True
    return isinstance(parent, ast.Return) and scope is not None and not any(map(_generates, _own(scope)))


def _generates(node: ast.AST) -> bool:
    return isinstance(node, GENERATES)


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """The code of a function itself, without the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, SCOPES):
            yield from _own(child)


def _called(func: ast.expr) -> Iterator[str]:
    """The names that are called: `fight`, `melee.fight`, and both of `(begin if arcane else use)(...)`."""
    if isinstance(func, ast.IfExp):
        yield from _called(func.body)
        yield from _called(func.orelse)
    elif isinstance(func, ast.Name):
        yield func.id
    elif isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name):
        yield f"{func.value.id}.{func.attr}"


def _found(module: ModuleType, name: str) -> Any:
    """What a name means in a module; None if it is local."""
    value: Any = module
    for part in name.split("."):
        value = getattr(value, part, None)
    return value


def _is_rule(value: Any) -> bool:
    """A generator function that says it returns a `Rule`: with `@rule`, or a tool such as `roll`."""
    made = inspect.unwrap(value) if callable(value) else value
    return inspect.isgeneratorfunction(made) and "Rule[" in str(made.__annotations__.get("return", ""))
