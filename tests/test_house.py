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
from tests.conftest import WHOLE

ROOT = Path(__file__).parents[1]
MOST = 23  # files and folders in a folder: Anno Domini 1666 has seventeen chapters and six files
NAMED = re.compile(r"`(?:[\w-]+/)*([\w.]+\.(?:py|ts|svelte))`")
OUR_IMPORT = re.compile(
    r"^[ \t]*(?:import escarmouche\.([\w.]+)|from escarmouche\.([\w.]+) import \(?\s*(\w+))", re.MULTILINE
)
DECORATOR = re.compile(r"^[ \t]*@[\w.]+\(([^()]*)\)", re.MULTILINE)
RULE_ID = re.compile(r"\"[A-Z0-9]+-[A-Z0-9]+-\d+\"")
INDENTED_IMPORT = re.compile(r"^[ \t]+(?:from|import) ", re.MULTILINE)
READ = (".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".yaml", ".webp")
MADE = {"client", "seen", "fixtures"}  # folders of what programs write


def nodes(path: Path, *words: str) -> Iterator[ast.AST]:
    """All nodes of a module. Of one that has none of the words, none: most modules need not be parsed."""
    text = path.read_text(encoding="utf-8")
    if not words or any(word in text for word in words):
        yield from ast.walk(ast.parse(text))


def folders(top: str) -> Iterator[tuple[str, int]]:
    """Each folder with files to read, and how many entries it has: such files, and folders with some of them below."""
    entries: dict[Path, set[Path]] = {}
    for file in (ROOT / top).rglob("*"):
        if file.suffix in READ and file.name != "__init__.py" and MADE.isdisjoint(file.parts):
            below = itertools.takewhile(lambda folder: folder != ROOT, file.parents)
            for entry, folder in itertools.pairwise([file, *below]):
                entries.setdefault(folder, set()).add(entry)
    for folder, found in entries.items():
        yield folder.relative_to(ROOT).as_posix(), len(found)


@pytest.mark.parametrize("top", ["src/escarmouche", "web/src", "web/tests", "tests", "docs", "rules", "benchmarks"])
def test_a_folder_fits_on_a_screen(top: str) -> None:
    assert {folder: count for folder, count in folders(top) if count > MOST} == {}


LAYERS = {  # which packages each may import; `testing` looks at everything but the command line
    "core": set(),
    "space": set(),
    "odds": set(),
    "lessons": {"core"},
    "games": {"core", "space", "odds"},
    "bots": {"core", "space", "games"},
    "server": {"core", "bots", "lessons"},
    "cli": {"core", "lessons", "bots", "server", "testing"},
    "testing": {"core", "space", "odds", "lessons", "games", "bots", "server"},
}
MIRRORED = tuple(LAYERS)  # folders of tests, named as in src/escarmouche
OWN_FOLDERS = {
    "cli/tiles": "a game on squares for the tests of the terminal, which has texts of its own",
    "games/ad1666/positions": "the positions that the tests of several chapters begin in",
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


ACROSS = {  # tests inside a chapter of what is in no single module of it
    "cli/commands/own_files": "files of one's own, through all the commands that read them",
    "cli/commands/play_prospects": "what options bring, below each question of `play`",
    "cli/telling/reference": "`sheet` at a question, which asks the book for its reference",
    "core/asks/shut": "shut branches, in menus of any kind",
    "games/ad1666/cards/characters": "the files of the box",
    "games/ad1666/combat/book_examples": "examples of the book, each from the first card to the last",
    "games/ad1666/goals/concede": "the kernel concedes; what a campaign and an ally make of it",
    "games/ad1666/setup/scenario_acceptance": "scenarios played: is what each is there for met in play?",
    "games/malifaux/cards/cards_play": "what is printed, done on the table",
    "games/malifaux/view/scene_hidden": "scenes of worlds that only a seat cannot tell apart",
    "server/replays/replaying": "over HTTP: what was shown, records of one's own, games that go on from a moment",
    "server/rooms/concede": "from a request to the log and to the other players",
    "server/rooms/every_lesson": "every lesson of every game, from its beginning to its end",
    "server/rooms/lessons": "from a request to the log and to the learner",
    "server/rooms/undo": "from a request to the log and to the other players",
    "server/wire/roster": "a roster and its text, through the socket",
    "space/grid/odd": "cells of several squares, wherever cells are looked at",
    "space/grid/shot": "the other half of `sight.py`",
    "testing/cases/fuzz": "anything at all, written anywhere in a case",
    "testing/cases/honest": "cases that cannot fail, refused wherever that is noticed",
    "testing/differential/planted": "faults in the engine, seen by all predicates",
}


def test_tests_inside_a_chapter_are_named_after_what_they_test() -> None:
    """After a module, or after the chapter as a whole; `..._sentences` tests its texts. What lies above the chapters tests across them."""
    tests, source = ROOT / "tests", ROOT / "src" / "escarmouche"
    strange = set()
    for path in (path for top in MIRRORED for path in (tests / top).rglob("test_*.py")):
        folder, stem = path.parent.relative_to(tests), path.stem.removeprefix("test_")
        above = len(folder.parts) < (3 if folder.parts[0] == "games" else 2)
        known = (source / folder / f"{stem}.py").is_file() or (source / folder / stem).is_dir()
        if not above and not known and stem != folder.name and not stem.endswith("sentences"):
            strange.add((folder / stem).as_posix())
    assert strange == set(ACROSS)


def test_every_module_says_what_it_is() -> None:
    tops = [ROOT / top for top in ("src", "tests", "benchmarks", "docs")]
    files = [path for top in tops for path in top.rglob("*.py") if path.stat().st_size and "seen" not in path.parts]
    silent = {path.relative_to(ROOT).as_posix() for path in files if not path.read_text("utf-8").startswith('"""')}
    assert silent == set()


def test_tests_of_the_client_lie_in_the_folders_of_what_they_test() -> None:
    tests, source = ROOT / "web" / "tests", ROOT / "web" / "src"
    used = {file.parent.relative_to(tests) for file in tests.rglob("*.test.ts")}
    assert {folder.as_posix() for folder in used if not (source / folder).is_dir()} == set()


def test_whatever_the_quick_run_leaves_out_is_there() -> None:
    parts = [name.partition("::")[0] for name in WHOLE]
    assert [part for part in parts if not (ROOT / "tests" / part).exists()] == []


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
    "terms.py",
    "value.py",
    "terms.py",
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
    paths = [path.relative_to(bots / game) for game in games for path in (bots / game).rglob("*.py")]
    files = {path.as_posix() for path in paths if path.name != "__init__.py"}
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
    "view": "aims beats hidden names reference scene signs",
    "view/cards": "card_views",
    "view/tools": "book_tools consequences sightlines threat",
    "view/prospects": "prospects",
}  # what every game has under the same name, chapter by chapter


def test_the_same_thing_has_the_same_file_name_in_every_game() -> None:
    games = [path.parent for path in (ROOT / "src" / "escarmouche" / "games").glob("*/book.py")]
    wanted = [
        (game, f"{chapter}/{name}.py") for game in games for chapter, names in GAMES.items() for name in names.split()
    ]
    assert [(game.name, name) for game, name in wanted if not (game / name.lstrip("/")).is_file()] == []


CHAPTERS = {  # file names that mean the same in chapters that the books call differently
    "blow": {"combat", "melee"},
    "exchange": {"combat", "melee"},
    "modifiers": {"combat", "fate"},
    "own_files": {"cards", "setup"},  # Anno Domini 1666 has files of boards and scenarios, too
}


def test_a_file_name_is_in_the_same_chapter_in_every_game() -> None:
    games = ROOT / "src" / "escarmouche" / "games"
    chapters: dict[str, set[str]] = {}
    for path in games.glob("*/*/**/*.py"):
        if path.name != "__init__.py":
            chapters.setdefault(path.stem, set()).add("/".join(path.parent.relative_to(games).parts[1:]))
    assert {name: found for name, found in chapters.items() if len(found) > 1} == CHAPTERS


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


def any_imports(path: Path) -> set[str]:
    """The modules of ours that a module imports, wherever it does so."""
    return {name or f"{folder}.{first}" for name, folder, first in OUR_IMPORT.findall(path.read_text(encoding="utf-8"))}


def test_dependencies_point_one_way() -> None:
    """And no game imports another: what they share is in `core`, `space` and `odds`."""
    source, wrong = ROOT / "src" / "escarmouche", set()
    packages = {folder.name for folder in source.iterdir() if (folder / "__init__.py").is_file()}
    assert packages == set(LAYERS)
    for path in (path for package in packages for path in (source / package).rglob("*.py")):
        own = path.relative_to(source).parts
        for name in (name.split(".") for name in any_imports(path)):
            strange = name[0] in LAYERS and name[0] != own[0] and name[0] not in LAYERS[own[0]]
            between = own[0] == name[0] == "games" and len(name) > 1 and len(own) > 2 and name[1] != own[1]
            if strange or between:
                wrong.add(f"{'/'.join(own)}: {'.'.join(name[:2])}")
    assert wrong == set()


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
    for node in nodes(path, f"{game.name}.view", f"{game.name} import"):
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


KEEPING = re.compile(
    r"^\s*@(?:functools\.)?(?:lru_)?cache\b.*"  # a function that keeps its results
    r"|^\w+(?:: .*)? = (?:\{\}|\[\]|(?:\w+\.)*(?:Memo|Latest|(?:lru_)?cache|dict|list|set|\w*[dD]ict)\(.*)"  # filled while games are played
    r"|^\s+global .*"
    r"|^\s*(?:self\.)?(?:game|table|field)\.(?:(?:field|library|cards|setup)\.)+\w+(?:\[.*\])? = .*",  # hung on what games share
    re.MULTILINE,
)


def keeping(path: Path) -> list[str]:
    """The lines of a module by which it remembers something beyond the question that is open."""
    return [line.strip() for line in KEEPING.findall(path.read_text(encoding="utf-8"))]


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
    """The functions that cite rules, of a module in which anything is remembered."""
    for node in nodes(path, "cache", "memo"):
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
    for node in nodes(path, "-> Refusal", '-> "Refusal'):
        returned = ast.unparse(node.returns) if isinstance(node, ast.FunctionDef) and node.returns else ""
        if isinstance(node, ast.FunctionDef) and returned in ("Refusal", "Refusal | None"):
            yield node.name


def test_what_says_why_not_is_called_why() -> None:
    games = ROOT / "src" / "escarmouche" / "games"
    names = {f"{path.relative_to(games).as_posix()}: {name}" for path in games.rglob("*.py") for name in refusing(path)}
    assert {name for name in names if not name.partition(": ")[2].lstrip("_").startswith("why")} == ACTING


def written_out(path: Path) -> Iterator[int]:
    """The lines on which something is written in one language beside another, in code."""
    for node in nodes(path, *(f'"{lang}": ' for lang in LANGUAGES)):
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
    decorators = DECORATOR.findall(path.read_text(encoding="utf-8"))
    return sum(len(RULE_ID.findall(arguments)) > MOST_IDS for arguments in decorators)


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
    there = {path.name for path in (*files, *(ROOT / "web").glob("*.ts"))}
    pages = [path for path in files if path.suffix in (".py", ".md")] + [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = {(path.name, found) for path in pages for found in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert {(page, found) for page, found in named if found not in there} == set()
