"""The house is in order: folders fit on a screen, and no module needs itself to be loaded."""

from __future__ import annotations

import ast
import itertools
import operator
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.core.messages.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
MOST = 24  # files of code, and folders with code, in a folder
NAMED = re.compile(r"`(?:[\w-]+/)*([\w.]+\.(?:py|ts|svelte))`")
INDENTED_IMPORT = re.compile(r"^[ \t]+(?:from|import) ", re.MULTILINE)
CODE = (".py", ".ts", ".svelte", ".css")


def folders(top: str) -> Iterator[tuple[str, int]]:
    """Each folder with code, and how many entries it has: files of code, and folders with code somewhere below."""
    entries: dict[Path, set[Path]] = {}
    for file in (ROOT / top).rglob("*"):
        if file.suffix in CODE and not file.name.endswith(".test.ts"):
            below = itertools.takewhile(lambda folder: folder != ROOT, file.parents)
            for entry, folder in itertools.pairwise([file, *below]):
                entries.setdefault(folder, set()).add(entry)
    for folder, found in entries.items():
        yield folder.relative_to(ROOT).as_posix(), len(found)


@pytest.mark.parametrize("top", ["src/escarmouche", "web/src", "tests"])
def test_a_folder_fits_on_a_screen(top: str) -> None:
    crowded = {folder: count for folder, count in folders(top) if count > MOST and "/client" not in folder}
    assert crowded == {}


MIRRORED = (
    "bots",
    "cli",
    "core",
    "games",
    "server",
    "space",
    "testing",
)  # folders of tests, named as in src/escarmouche
OWN_FOLDERS = {
    "cli/tiles": "a game on squares for the tests of the terminal, which has texts of its own",
    "games/ad1666/fields": "the positions that the tests of several chapters begin in",
}


def test_tests_lie_in_the_folders_of_what_they_test() -> None:
    """A folder of tests has the path of a folder of the code. What fits none of them, such as a whole server, stays above."""
    tests, source = ROOT / "tests", ROOT / "src" / "escarmouche"
    used = {
        file.parent.relative_to(tests)
        for top in MIRRORED
        for file in (tests / top).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    own = {Path(folder) for folder in OWN_FOLDERS}
    strange = {folder for folder in used if not (source / folder).is_dir()}
    assert {folder.as_posix() for folder in strange if own.isdisjoint((folder, *folder.parents))} == set()
    assert own <= strange


def test_tests_of_the_client_lie_in_the_folders_of_what_they_test() -> None:
    tests, source = ROOT / "web" / "tests", ROOT / "web" / "src"
    used = {file.parent.relative_to(tests) for file in tests.rglob("*.test.ts")}
    assert {folder.as_posix() for folder in used if not (source / folder).is_dir()} == set()


UNTESTED = {
    "cases": "how positions are read: `tests/cases` is written in it",
    "data": "cards, boards and scenarios: the chapters that read them are tested with them",
    "editions": "which rules an edition switches on: tested where these rules are",
    "text": "sentences of all chapters, tested together",
}


def test_every_chapter_of_a_game_has_its_tests() -> None:
    games = ROOT / "src" / "escarmouche" / "games"
    chapters = {folder.relative_to(games) for folder in games.glob("*/*/") if not folder.name.startswith("__")}
    untested = {folder for folder in chapters if not any((ROOT / "tests" / "games" / folder).glob("test_*.py"))}
    assert {folder.as_posix() for folder in untested if folder.name not in UNTESTED} == set()


BOTS = (
    "evaluator.py",
    "policies.py",
    "printed.py",
    "fighter.py",
    "position.py",
    "value.py",
    "walking.py",
    "objectives/goals.py",
    "objectives/nearness.py",
)  # what the bots of all games have; docs/bots.md says what each is


def test_bots_of_all_games_have_the_same_files() -> None:
    bots = ROOT / "src" / "escarmouche" / "bots"
    games = [
        folder.name
        for folder in (ROOT / "src" / "escarmouche" / "games").iterdir()
        if (bots / folder.name / "__init__.py").is_file()
    ]
    assert {(game, name) for game in games for name in BOTS if not (bots / game / name).is_file()} == set()
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    files = {path.name for game in games for path in (bots / game).glob("*.py") if path.name != "__init__.py"}
    shared = {name for name in files if sum((bots / game / name).is_file() for game in games) > 1}
    assert {name for name in shared if f"`{name}`" not in page} == set()


GAMES = {
    "": "book questions refusals state table",
    "cards": "book_cards card check library own_files stats",
    "cases": "book_cases expect invariants position",
    "goals": "victory",
    "ground": "measure sight",
    "setup": "deploy form options options_check",
    "turn": "action default_answers sequence",
    "view": "beats book_tools card_views consequences hidden names scene sightlines signs threat",
}  # what every game has under the same name, chapter by chapter


def test_the_same_thing_has_the_same_file_name_in_every_game() -> None:
    games = [path.parent for path in (ROOT / "src" / "escarmouche" / "games").glob("*/book.py")]
    wanted = [
        (game, f"{chapter}/{name}.py") for game in games for chapter, names in GAMES.items() for name in names.split()
    ]
    assert [(game.name, name) for game, name in wanted if not (game / name.lstrip("/")).is_file()] == []


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


SHOWS = ("book.py", "cards/book_cards.py")  # the definition of a game: it hands what players see to the engine


def looks_at_view(game: Path, path: Path) -> bool:
    """Does a module import the view of its game, at its top or anywhere else?"""
    view = f"escarmouche.games.{game.name}.view"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        if any(f"{name}.".startswith(f"{view}.") for name in names):
            return True
    return False


def test_rules_do_not_depend_on_the_view() -> None:
    games = [path for path in (ROOT / "src" / "escarmouche" / "games").iterdir() if (path / "view").is_dir()]
    found = {
        f"{game.name}/{name}"
        for game in games
        for path in game.rglob("*.py")
        if not (name := path.relative_to(game).as_posix()).startswith("view/") and looks_at_view(game, path)
    }
    assert found == {f"{game.name}/{name}" for game in games for name in SHOWS}


LASTING = ("cards", "ground", "setup", "table.py", "view")  # hold what does not change during a game


def keeping(path: Path) -> Iterator[str]:
    """What a module remembers beyond the question that is open: functions with a cache, and memos of its own."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if any(re.search(r"\b(?:lru_)?cache\b", ast.unparse(line)) for line in function.decorator_list):
            yield function.name
    for statement in tree.body:
        made = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
        if made is not None and re.match(r"Memo\b|(?:functools\.)?(?:lru_)?cache\b", ast.unparse(made)):
            yield ast.unparse(made)


def test_chapters_of_rules_keep_no_results() -> None:
    """Nor do helpers that cite no rule: table and field remember for them. A region may know itself (`cached_property`)."""
    games = ROOT / "src" / "escarmouche" / "games"
    modules = {path.relative_to(games).as_posix(): path for path in games.glob("*/**/*.py")}
    rules = {name: path for name, path in modules.items() if name.split("/")[1] not in LASTING}
    assert {f"{name}: {kept}" for name, path in rules.items() for kept in keeping(path)} == set()


MADE_ONCE = {  # not played by, but read or put together once for all games
    "ad1666/cards/library.py: factions",  # a file of the box
    "malifaux/setup/form.py: form",  # what can be agreed on before a game
}


def forgetful(rule: ast.FunctionDef) -> bool:
    """Does a rule neither keep its results nor look into what something else has kept? Fields and tables do that for it."""
    keeps = any("cache" in ast.unparse(decorator) for decorator in rule.decorator_list)
    names = [node.attr for node in ast.walk(rule) if isinstance(node, ast.Attribute)]
    names += [node.id for node in ast.walk(rule) if isinstance(node, ast.Name)]
    return not keeps and not any("memo" in name for name in names)


def rules_of(path: Path) -> Iterator[ast.FunctionDef]:
    """The functions of a module that cite rules."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            decorators = [decorator.func for decorator in node.decorator_list if isinstance(decorator, ast.Call)]
            if any(isinstance(name, ast.Name) and name.id in ("clause", "rule") for name in decorators):
                yield node


def test_a_rule_remembers_nothing() -> None:
    games = ROOT / "src" / "escarmouche" / "games"
    modules = {path.relative_to(games).as_posix(): path for path in games.rglob("*.py") if "view" not in path.parts}
    rules = [(name, rule) for name, path in modules.items() for rule in rules_of(path)]
    assert {f"{name}: {rule.name}" for name, rule in rules if not forgetful(rule)} == MADE_ONCE


ACTING = {  # they do something, and say what stopped it
    "malifaux/movement/climb.py: _climb",
    "malifaux/movement/climb.py: _hang",
    "malifaux/movement/climb.py: _mount",
    "malifaux/movement/climb.py: _next",
    "malifaux/movement/follow_way.py: _go",
    "malifaux/movement/follow_way.py: _leg",
    "malifaux/movement/follow_way.py: _over",
    "malifaux/setup/crew_text.py: _head",
    "malifaux/setup/crew_text.py: _model",
}


def refusing(path: Path) -> Iterator[str]:
    """The functions that return a refusal, or None where there is nothing to refuse."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        returned = ast.unparse(node.returns) if isinstance(node, ast.FunctionDef) and node.returns else ""
        if isinstance(node, ast.FunctionDef) and returned in ("Refusal", "Refusal | None"):
            yield node.name


def test_what_says_why_not_is_called_why() -> None:
    games = ROOT / "src" / "escarmouche" / "games"
    names = {f"{path.relative_to(games).as_posix()}: {name}" for path in games.rglob("*.py") for name in refusing(path)}
    assert {name for name in names if not name.partition(": ")[2].lstrip("_").startswith("why")} == ACTING


def written_out(path: Path) -> Iterator[int]:
    """The lines on which something is written in one language beside another, in code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Dict):
            languages = [isinstance(key, ast.Constant) and key.value in LANGUAGES for key in node.keys]
            texts = [isinstance(value, ast.Constant | ast.JoinedStr) for value in node.values]
            if any(map(operator.and_, languages, texts)):
                yield node.lineno


def test_what_people_read_is_in_files_of_texts() -> None:
    games = ROOT / "src" / "escarmouche" / "games"
    found = {path.relative_to(games).as_posix(): list(written_out(path)) for path in games.rglob("*.py")}
    assert {name: lines for name, lines in found.items() if lines} == {}


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


def test_folders_of_the_client_are_explained() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert {folder for folder in folders if f"`{folder}/`" not in page} == set()


def test_files_that_are_named_are_there() -> None:
    """In docs, docstrings and comments: `sight.py`, `marks.ts`, by its last name."""
    tops = [ROOT / folder for folder in ("src", "docs", "tests", "benchmarks", "web/src")]
    files = [path for top in tops for path in top.rglob("*") if path.suffix in (".py", ".md", ".ts", ".svelte")]
    there = {path.name for path in files}
    pages = [path for path in files if path.suffix in (".py", ".md")] + [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = {(path.name, found) for path in pages for found in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert {(page, found) for page, found in named if found not in there} == set()
