"""Everything that a person may read of a game has its text, in both languages: what the code can say, and how the files say it.

What games really say is checked by the kit, in every game that it plays.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from escarmouche.core.book import Book, find
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts

GAMES = ("ad1666", "d10", "malifaux", "moonstone")
WHOLE_KEY = re.compile(r"(why|sight|then|outcome|error|file)-[a-z0-9-]*[a-z0-9]")  # a key as it stands
PLAIN = "$plain"  # English says "character" where no kind is meant; French needs no word there
ASKS = ("Choose", "Some", "Order", "Number", "Place", "Path", "Menu", "LazyMenu", "LazyChoose", "Cells")
PREFIXES = {**dict.fromkeys(ASKS, "ask"), "tell": "event", "Mod": "mod"}  # what is called -> what its key begins with


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def keys(tree: ast.AST) -> Iterator[str]:
    """The keys that stand in a module as they are."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE_KEY.fullmatch(node.value):
            yield node.value
        if isinstance(node, ast.Call) and called(node) in PREFIXES and node.args:
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield f"{PREFIXES[called(node)]}-{name.value}"


def spellings(key: str) -> Iterator[str]:
    """The keys under which a text may stand: a modifier also as a word, or as the Talent that gives it."""
    yield key
    if key.startswith("mod-"):
        yield from (f"word-{key}", key.replace("mod-", "word-", 1), key.replace("mod-", "talent-", 1))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_code_can_say_has_a_text(game: str) -> None:
    """Questions, events, refusals, modifiers."""
    modules = [path for path in find(game).folder.rglob("*.py") if path.stem != "__init__"]
    wanted = {key for path in modules for key in keys(ast.parse(path.read_text(encoding="utf-8")))}
    for lang in LANGUAGES:
        known = texts(lang, game)
        assert [key for key in sorted(wanted) if not any(map(known.has, spellings(key)))] == [], lang


def entries(book: Book[Any], lang: str) -> dict[str, str]:
    """Key -> the text as it is written, of all files of a language; nothing is said twice."""
    written: list[tuple[str, str]] = []
    for file in sorted((book.folder / "text" / lang).glob("*.ftl")):
        blocks = re.split(r"^(?=[a-z][a-zA-Z0-9_-]* =)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        for block in blocks:
            key, _, text = block.partition(" =")
            written.append((key, re.sub(r"^#.*$", "", text, flags=re.MULTILINE).strip()))
    twice = [key for key, count in Counter(key for key, _ in written).items() if count > 1]
    assert twice == [], lang
    return dict(written)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same(game: str) -> None:
    """The same keys, and the same names of arguments in each text."""
    english, french = entries(find(game), "en"), entries(find(game), "fr")
    assert set(english) == set(french)
    differing = [
        key
        for key, text in english.items()
        if {*re.findall(r"\$\w+", text)} - {PLAIN} != {*re.findall(r"\$\w+", french[key])} - {PLAIN}
    ]
    assert differing == []


@pytest.mark.parametrize("game", GAMES)
def test_french_typography(game: str) -> None:
    """A no-break space before : ; ! ? » and after «, the true apostrophe."""
    wrong = []
    for key, text in entries(find(game), "fr").items():
        plain = re.sub(r"\{[^{}]*\}", "X", text)
        if re.search(r" [:;!?»]|« |\w[;!?»]", plain) or "'" in plain:
            wrong.append((key, plain))
    assert wrong == []
