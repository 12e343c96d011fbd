"""Which rules of a ledger are covered, by functions that cite them, by cases and by tests; and which cannot be, and why.

A rule is covered when a case or a test names it. Tests are found in a checkout, or in the project of another package's game; an installed
game has its ledger only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import escarmouche
from escarmouche.core.book import Book, find, modules
from escarmouche.core.files.source import Source
from escarmouche.core.messages import ledger
from escarmouche.core.messages.text import Texts
from escarmouche.core.play.rule import clauses
from escarmouche.testing.cases.shown import TEXT

CHAPTER = re.compile(r"#{2,4} +(.*)")
DEFINED = re.compile(r"(?:- \*\*|\| *(?:\*\*)?)([A-Z][A-Z0-9]*-[A-Z]+-\d+)(?:\*\* *\|?| *\|) *(.*)")
ID = r"{prefix}-[A-Z]+-\d+"
SPELT = r"test_({prefix}_[a-z]+_\d+)"  # in the name of a test
RANGE = re.compile(r"([A-Z0-9]+-[A-Z]+-)(\d+)((?:/\d+)+)")  # MOON-COVER-02/03
EXEMPT = re.compile(r"- *([A-Z][A-Z0-9]*-[A-Z]+-\d+) *: *(.+)")


class Rule(msgspec.Struct, frozen=True):
    """A rule of a ledger: its id, its first words, its chapter."""

    id: str
    title: str
    chapter: str


class Row(msgspec.Struct):
    """How a rule is covered."""

    rule: Rule
    functions: list[str] = []
    cases: list[str] = []
    tests: list[str] = []
    exempt: str = ""

    @property
    def covered(self) -> bool:
        return bool(self.cases or self.tests)

    @property
    def state(self) -> str:
        return "covered" if self.covered else "exempt" if self.exempt else "uncovered"


class Coverage(msgspec.Struct):
    """The whole table of a game, and what does not fit it."""

    game: str
    rows: list[Row]
    unknown: dict[str, list[str]] = {}  # ids named somewhere that the ledger does not have
    tested: bool = True  # were cases and tests found at all?

    def count(self, state: str) -> int:
        return sum(row.state == state for row in self.rows)

    def uncovered(self) -> list[str]:
        return [row.rule.id for row in self.rows if row.state == "uncovered"]


# -- finding


def checkout() -> Path | None:
    """The folder of the checkout that this package is run from, if it is."""
    root = Path(escarmouche.__file__).resolve().parents[2]
    return root if (root / "rules").is_dir() and (root / "tests").is_dir() else None


def project(book: Book[Any]) -> Path | None:
    """The folder that has a game's tests: our checkout, or for a game of another package the nearest folder above it that has `tests`."""
    package = Path(escarmouche.__file__).resolve().parent
    if book.folder.resolve().is_relative_to(package):
        return checkout()
    return next((folder for folder in (book.folder, *book.folder.parents) if (folder / "tests").is_dir()), None)


# -- the ledger


def ledger_ids(game: str) -> list[Rule]:
    """Every rule the game's ledger defines, in its order."""
    return list(defined(ledger.path(find(game)).read_text(encoding="utf-8")))


def defined(text: str) -> Iterator[Rule]:
    """The rules of a ledger's text: `- **MOON-X-01** words` and rows of tables `| MOON-DEC-01 | words |`."""
    chapter, known = "", set()
    for line in text.splitlines():
        if match := CHAPTER.match(line):
            chapter = match[1].strip()
        elif (match := DEFINED.match(line)) and match[1] not in known:
            known.add(match[1])
            yield Rule(match[1], _first_words(match[2]), chapter)


def _first_words(text: str) -> str:
    cells = [cell.strip() for cell in text.strip("| ").split("|")]
    words = ": ".join(cell for cell in cells[:2] if cell).replace("**", "")
    return words if len(words) <= 70 else words[:67].rsplit(" ", 1)[0] + "..."


# -- what names a rule


def named(text: str, prefix: str) -> list[str]:
    """Every id in a text: plain, as `MOON-COVER-02/03`, or spelt in the name of a test.

    >>> named("def test_moon_melee_05_both_show(): # MOON-DMG-02/03", "MOON")
    ['MOON-DMG-02', 'MOON-DMG-03', 'MOON-MELEE-05']
    """
    ids = re.findall(ID.format(prefix=prefix), text)
    for head, _, more in RANGE.findall(text):
        ids += [head + number for number in more.split("/") if number and head.startswith(prefix)]
    spelt = re.findall(SPELT.format(prefix=prefix.lower()), text)
    return sorted({*ids, *(name.upper().replace("_", "-") for name in spelt)})


def cited(book: Book[object]) -> dict[str, list[str]]:  # type: ignore[type-var]
    """Which functions of a game cite which rules."""
    list(modules(book))  # a rule is listed when its module is loaded
    return {id_: list(names) for id_, names in clauses.items() if id_.startswith(book.prefix + "-")}


def in_cases(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Which cases name which rules: in their titles, their `rules`, and as the rule that refuses."""
    naming: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.yaml")) if folder.is_dir() else []:
        source = Source.read(path)
        for i, case in enumerate(source.data or []):
            where = f"{path.relative_to(folder).as_posix()}:{source.line((i,))}"
            text = " ".join(
                [str(case.get("case", "")), *map(str, case.get("rules") or []), str(case.get("refused", ""))]
            )
            for id_ in named(text, prefix):
                naming.setdefault(id_, []).append(where)
    return naming


def in_tests(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Which test files name which rules. The tests of this package are left out: they name rules for other reasons."""
    naming: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        if path.parent.name == "testing":
            continue
        for id_ in named(path.read_text(encoding="utf-8"), prefix):
            naming.setdefault(id_, []).append(path.name)
    return naming


def cases_folder(root: Path, game: str) -> Path:
    """Where a project has the cases of a game: in a folder of its name, if there is one."""
    named = root / "tests" / "cases" / game
    return named if named.is_dir() else named.parent


def exempted(path: Path, prefix: str) -> dict[str, str]:
    """The rules that cannot be covered: `- MOON-XX-01: why not`, a line each."""
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    matches = [match for match in map(EXEMPT.match, lines) if match]
    return {match[1]: match[2] for match in matches if match[1].startswith(prefix + "-")}


# -- the table


def coverage(game: str, root: Path | None = None) -> Coverage:
    """The table of a game. `root` is the folder that has its tests; by default it is searched for."""
    book = find(game)
    root = root or project(book)
    rules = ledger_ids(game)
    functions = cited(book)
    cases = in_cases(cases_folder(root, game), book.prefix) if root else {}
    tests = in_tests(root / "tests", book.prefix) if root else {}
    reasons = exempted(ledger.path(book).with_name("exempt.md"), book.prefix)
    rows = [
        Row(r, functions.get(r.id, []), cases.get(r.id, []), tests.get(r.id, []), reasons.get(r.id, "")) for r in rules
    ]
    known = {rule.id for rule in rules}
    unknown: dict[str, list[str]] = {}
    for source in (functions, cases, {id_: ["exempt.md"] for id_ in reasons}):
        for id_, places in source.items():
            if id_ not in known:
                unknown.setdefault(id_, []).extend(places)
    return Coverage(game, rows, unknown, root is not None)


def table(coverage: Coverage, lang: str = "en") -> Iterator[str]:
    """The table for a reader. The last line is the count."""
    texts = Texts(lang, [TEXT])
    chapter = ""
    for row in coverage.rows:
        if row.rule.chapter != chapter:
            chapter = row.rule.chapter
            yield f"\n{chapter}"
        state = texts.say(f"rules-{row.state}")
        what = _places(row) if row.covered else row.exempt or _places(row)
        yield f"  {row.rule.id:<18} {state:<12} {what or row.rule.title}"
    for id_, places in sorted(coverage.unknown.items()):
        yield texts.say("rules-unknown", {"id": id_, "places": ", ".join(sorted(set(places)))})
    if not coverage.tested:
        yield texts.say("rules-untested")
    yield counted(coverage, lang)


def _places(row: Row) -> str:
    return ", ".join(_few([*row.cases, *row.tests]) or [name.rsplit(".", 1)[-1] for name in row.functions[:2]])


def _few(names: Iterable[str]) -> list[str]:
    listed = list(dict.fromkeys(names))
    return [*listed[:3], f"+{len(listed) - 3}"] if len(listed) > 3 else listed


def counted(coverage: Coverage, lang: str = "en") -> str:
    """The count in a line: `moonstone: 380 rules, 372 covered, 8 exempt, 0 uncovered`."""
    counts = {state: str(coverage.count(state)) for state in ("covered", "exempt", "uncovered")}
    return Texts(lang, [TEXT]).say("rules-count", {"game": coverage.game, "rules": str(len(coverage.rows)), **counts})


def as_json(coverage: Coverage) -> bytes:
    """The table for programs."""
    rows = [{**msgspec.to_builtins(row), "state": row.state} for row in coverage.rows]
    counts = {state: coverage.count(state) for state in ("covered", "exempt", "uncovered")}
    data = {"game": coverage.game, "rules": rows, "unknown": coverage.unknown, "tested": coverage.tested, **counts}
    return msgspec.json.format(msgspec.json.encode(data), indent=1)
