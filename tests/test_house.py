"""The house is in order: folders fit on a screen, and no module needs itself to be loaded."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST = 24  # files of code in a folder
NAMED = re.compile(r"`(?:[a-z0-9_]+/)*([a-z_]+\.py)`")
INDENTED_IMPORT = re.compile(r"^[ \t]+(?:from|import) ", re.MULTILINE)
CODE = (".py", ".ts", ".svelte", ".css")


def folders(top: str) -> Iterator[tuple[str, int]]:
    for folder in [ROOT / top, *(path for path in (ROOT / top).rglob("*") if path.is_dir())]:
        files = [file for file in folder.iterdir() if file.suffix in CODE and not file.name.endswith(".test.ts")]
        if files:
            yield folder.relative_to(ROOT).as_posix(), len(files)


@pytest.mark.parametrize("top", ["src/escarmouche", "web/src", "tests"])
def test_a_folder_fits_on_a_screen(top: str) -> None:
    crowded = {folder: count for folder, count in folders(top) if count > MOST and "/client" not in folder}
    assert crowded == {}


def imported(path: Path) -> Iterator[str]:
    """The modules that a module needs to be loaded: what is imported at its top, type checking aside."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph() -> dict[str, list[str]]:
    source = ROOT / "src"
    files = {
        ".".join(path.relative_to(source).with_suffix("").parts): path
        for path in (source / "escarmouche").rglob("*.py")
        if path.name != "__init__.py" and "migrations" not in path.parts
    }
    return {name: [found for found in imported(path) if found in files] for name, path in files.items()}


def cycles() -> list[list[str]]:
    """Modules that need each other to be loaded (Tarjan)."""
    edges, number, low, on, found = graph(), {}, {}, [], []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        on.append(name)
        for other in edges[name]:
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in on:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            group = []
            while not group or group[-1] != name:
                group.append(on.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for name in edges:
        if name not in number:
            visit(name)
    return found


def test_no_module_needs_itself_to_be_loaded() -> None:
    assert cycles() == []


def inner_imports(path: Path) -> Iterator[list[ast.stmt]]:
    """Imports inside functions, those that follow one another together."""
    text = path.read_text(encoding="utf-8")
    for function in ast.walk(ast.parse(text)) if INDENTED_IMPORT.search(text) else ():
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
                    statements = block if isinstance(block, list) else []
                    together = itertools.groupby(statements, lambda node: isinstance(node, ast.Import | ast.ImportFrom))
                    yield from (list(group) for are_imports, group in together if are_imports)


def unexplained(path: Path) -> int:
    """Imports inside functions without a comment that says why: beside one of them, or above the first."""
    lines = path.read_text(encoding="utf-8").split("\n")
    starts = set()
    for group in inner_imports(path):
        first, last = group[0].lineno, group[-1].end_lineno or group[-1].lineno
        reasons = [re.sub(r"# (?:type: .*|noqa: [A-Z0-9]+)$", "", line) for line in lines[first - 1 : last]]
        if not any("#" in line for line in reasons) and not lines[first - 2].strip().startswith("#"):
            starts.add(first)
    return len(starts)


def test_an_import_inside_a_function_says_why() -> None:
    source = ROOT / "src" / "escarmouche"
    counts = {path.relative_to(source).as_posix(): unexplained(path) for path in source.rglob("*.py")}
    assert {name: count for name, count in counts.items() if count} == {}


MOST_IDS = 6  # of the ledger in a decorator; more of them stand on the lines that do what they say


def crowded_decorators(path: Path) -> int:
    """Decorators with more ids of the ledger than a reader takes in."""
    decorators = [
        decorator
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
    ]
    return sum(
        sum(isinstance(argument, ast.Constant) for argument in decorator.args) > MOST_IDS for decorator in decorators
    )


def test_a_decorator_names_few_rules() -> None:
    source = ROOT / "src" / "escarmouche"
    counts = {path.relative_to(source).as_posix(): crowded_decorators(path) for path in source.rglob("*.py")}
    assert {name: count for name, count in counts.items() if count} == {}


def test_files_that_are_named_are_there() -> None:
    """In docs, docstrings and comments: `sight.py`, by its last name."""
    tops = [ROOT / "src", ROOT / "docs", ROOT / "tests", ROOT / "benchmarks"]
    files = [path for top in tops for path in top.rglob("*") if path.suffix in (".py", ".md")]
    there = {path.name for path in files}
    pages = [*files, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = {(path.name, found) for path in pages for found in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert {(page, found) for page, found in named if found not in there} == set()
