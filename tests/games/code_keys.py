"""What the code of a game can say: the keys of texts that it names, and the arguments that it brings to them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

WHOLE_KEY = re.compile(r"(why|sight|then|outcome|error|file)-[a-z0-9-]*[a-z0-9]")  # a key as it stands
BEGINNING = re.compile(r"(why|ask|event)-[a-z0-9-]*[a-z0-9]-")  # of a key that is put together
ASKS = [
    "Choose",
    "Some",
    "Order",
    "Number",
    "Place",
    "Path",
    "Menu",
    "LazyMenu",
    "LazyChoose",
    "Cells",
    "Spend",
    "Models",
    "Upgrades",
]
PREFIXES = {**dict.fromkeys(ASKS, "ask"), "tell": "event", "Mod": "mod"}  # what is called -> what its key begins with
TOLD = ("to", "but")  # who is told an event


class Saying(NamedTuple):
    """An event that is told or a reason that is given, and the names of what it brings."""

    key: str
    args: frozenset[str]
    where: str


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def words(node: ast.expr) -> list[str]:
    """What an expression may be: a word, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*words(node.body), *words(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keys(path: Path) -> Iterator[str]:
    """The keys that stand in a module as they are."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE_KEY.fullmatch(node.value):
            yield node.value
        if isinstance(node, ast.Call) and called(node) in PREFIXES and node.args:
            yield from (f"{PREFIXES[called(node)]}-{word}" for word in words(node.args[0]))


def beginnings(path: Path) -> Iterator[str]:
    """How keys begin that a module puts together."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            begun = str(node.values[0].value)
            if BEGINNING.fullmatch(begun):
                yield begun


def strings(path: Path) -> Iterator[str]:
    """All strings of a module, and what those look like that it puts together, as patterns."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            if len("".join(parts).replace(".+", "")) > 2:  # a pattern of next to nothing is like everything
                yield "".join(parts)


def spellings(key: str) -> Iterator[str]:
    """The keys under which a text may stand: a modifier also as a word, or as the Talent that gives it."""
    yield key
    if key.startswith("mod-"):
        yield from (f"word-{key}", key.replace("mod-", "word-", 1), key.replace("mod-", "talent-", 1))


Given = dict[str, set[str] | None]  # a name -> the keys of the dict it stands for; None: they are not known


def known_keys(node: ast.expr | None, given: Given) -> set[str] | None:
    """The keys of a dict, where the code shows them; None where it does not."""
    found: set[str] = set()
    if isinstance(node, ast.Name):
        return given.get(node.id)
    if isinstance(node, ast.Call) and called(node) == "dict" and not node.args:
        parts = [(keyword.arg, keyword.value) for keyword in node.keywords]
    elif isinstance(node, ast.Dict):
        parts = [
            ((words(key) or [""])[0] if key else None, value) for key, value in zip(node.keys, node.values, strict=True)
        ]
    else:
        return None
    for name, value in parts:
        inner = known_keys(value, given) if name is None else {name}
        if inner is None:
            return None
        found |= inner
    return found


def named_dicts(scope: ast.AST) -> Given:
    """The dicts that get a name in a function or a module, with all that is put into them there."""
    given: Given = {}

    def put(name: str, more: set[str] | None) -> None:
        before = given.get(name, set())
        given[name] = None if before is None or more is None else before | more

    for node in ast.walk(scope):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            put(node.target.id, known_keys(node.value, given))
        for target in (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        ):
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name):
                put(target.id, known_keys(value, given))
            elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                put(target.value.id, {*words(target.slice)} or None)
            elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                for one, its_value in zip(target.elts, value.elts, strict=True):
                    if isinstance(one, ast.Name):
                        put(one.id, known_keys(its_value, given))
    return given


def sayings(paths: Iterable[Path]) -> Iterator[Saying]:
    """Events and reasons with what they bring, wherever the code shows all of it."""
    for path in paths:
        tree = parsed(path)
        for scope in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]:
            given = named_dicts(scope) if scope is not tree else {}
            for node in ast.walk(scope):
                if not isinstance(node, ast.Call) or called(node) not in ("tell", "refuse") or not node.args:
                    continue
                args = known_keys(ast.Call(ast.Name("dict"), [], node.keywords), given)
                if args is None:
                    continue
                for word in words(node.args[0]):
                    where = f"{path.name}:{node.lineno}"
                    if called(node) == "refuse":
                        yield Saying(word, frozenset(args), where)
                    else:
                        yield Saying(f"event-{word}", frozenset(args - {*TOLD}), where)
