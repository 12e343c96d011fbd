"""The texts: a file for each chapter, the same in both languages."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.games.ad1666 import BOOK

from .fields.ledger import FOLDER, TEXTS

GAME = BOOK.folder
FILES = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
CHAPTERS = sorted(path.parent.name for path in GAME.glob("*/__init__.py"))
SPEAKING = [*sorted({*CHAPTERS} - {"cases"}), "refusals"]  # cases only quote what the others say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_named_after_a_chapter(lang: str) -> None:
    named = {*CHAPTERS, *(path.stem for path in GAME.glob("*.py"))}
    assert {file.stem for file in (FOLDER / lang).glob("*.ftl")} <= named


@pytest.mark.parametrize("name", FILES)
def test_a_file_has_the_same_texts_in_the_same_order_in_both_languages(name: str) -> None:
    english, french = (re.findall(r"^([a-z][a-z0-9_-]*) =", written(lang, name), re.M) for lang in ("en", "fr"))
    assert english == french


@pytest.mark.parametrize("name", FILES)
def test_french_sentences_keep_their_spaces(name: str) -> None:
    assert not re.search(r"[^\s ] [:;!?»]", re.sub(r"^[a-z0-9_-]+ = |^##.*$", "", written("fr", name), flags=re.M))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_a_chapter_says_has_a_text_in_both_languages(chapter: str) -> None:
    for known in TEXTS.values():
        assert sorted(key for key in keys_of(chapter) if not known.has(key)) == []


@pytest.mark.parametrize("name", FILES)
def test_a_text_stands_in_the_file_of_a_chapter_that_says_it(name: str) -> None:
    elsewhere = set().union(*(keys_of(chapter) for chapter in SPEAKING if chapter != name)) - keys_of(name)
    assert elsewhere.isdisjoint(re.findall(r"^([a-z][a-z0-9_-]*) =", written("en", name), re.M))


def keys_of(chapter: str) -> set[str]:
    """The questions, events and reasons that the code of a chapter names."""
    keys: set[str] = set()
    for file in [*(GAME / chapter).glob("*.py"), *GAME.glob(f"{chapter}.py")]:
        code = file.read_text(encoding="utf-8")
        keys |= {f"event-{word}" for word in re.findall(r'tell\(\s*"([a-z-]+)"', code)}
        keys |= set(re.findall(r'"(why-[a-z-]+)"', code))
        keys |= {f"ask-{word}" for word in re.findall(r'(?:Choose|Menu|Some)\(\s*"([a-z-]+)"', code)}
    return keys


def written(lang: str, name: str) -> str:
    return (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
