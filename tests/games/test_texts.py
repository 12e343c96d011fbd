"""Everything that a person may read of a game has its text, in both languages: what the code can say, and how the files say it.

What games really say is checked by the kit, in every game that it plays.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.core.asks import ask
from escarmouche.core.book import find
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.core.views import player_tools

from .code_keys import beginnings, keys, sayings, spellings, strings

GAMES = ("ad1666", "d10", "malifaux", "moonstone")
# English says "character" where no kind is meant; French needs no word there. French words agree with what they are said of.
GRAMMAR = {"$plain", "$agrees"}
KEY = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)
FEWEST = 200  # events and reasons in the code of a game
QUOTING = ("cases",)  # a chapter that only quotes what the others say

each_game = pytest.mark.parametrize("game", GAMES)


# -- what the code can say


def modules(game: str) -> list[Path]:
    return [path for path in sorted(find(game).folder.rglob("*.py")) if path.stem != "__init__"]


@each_game
def test_what_the_code_can_say_has_a_text(game: str) -> None:
    """Questions, events, refusals, modifiers."""
    wanted = {key for path in modules(game) for key in keys(path)}
    assert len(wanted) > FEWEST
    for lang in LANGUAGES:
        known = texts(lang, game)
        assert [key for key in sorted(wanted) if not any(map(known.has, spellings(key)))] == [], lang


@each_game
def test_nothing_is_left_open(game: str) -> None:
    """An event or a refusal brings all that its text wants; some texts want words, some want numbers."""
    said = {(saying.key, saying.args): saying for saying in sayings(modules(game))}
    assert len(said) > FEWEST
    for lang in LANGUAGES:
        known = texts(lang, game)
        gaps = [
            (saying, gap)
            for saying in said.values()
            for gap in known.unfilled(saying.key, dict.fromkeys(saying.args, "x"))
            if gap in known.unfilled(saying.key, dict.fromkeys(saying.args, 1000))
        ]
        assert gaps == [], lang


@each_game
def test_no_text_is_left_that_nothing_says(game: str) -> None:
    """A question, an event or a reason stands in the code under its key, or under what follows the first hyphen."""
    said = {
        string for path in [*modules(game), Path(ask.__file__), Path(player_tools.__file__)] for string in strings(path)
    }
    put_together = [re.compile(string) for string in said if ".+" in string]

    def stands(name: str) -> bool:
        return re.escape(name) in said or any(pattern.fullmatch(name) for pattern in put_together)

    wanted = [key for key in entries(game, "en") if key.startswith(("ask-", "event-", "why-"))]
    assert [key for key in wanted if not stands(key) and not stands(key.partition("-")[2])] == []


@each_game
def test_what_can_be_named_has_a_kind(game: str) -> None:
    """Whatever is of another kind than what is asked for is told as what it is."""
    kinds = find(game).nameable(esc.new(game).table, 0)
    for lang in LANGUAGES:
        assert [of for of in kinds if not texts(lang, game).has(f"kind-{of}")] == [], lang


# -- the files: one for each chapter


def files(game: str, lang: str) -> dict[str, str]:
    """The name of each file, and what is written in it."""
    folder = find(game).folder / "text" / lang
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))}


def chapters(game: str) -> set[str]:
    return {path.parent.name for path in find(game).folder.glob("*/__init__.py")}


@each_game
def test_every_file_is_named_after_a_chapter(game: str) -> None:
    """Or after a module beside the chapters, parts of the view (quick reference, prospects), or the lessons, which are data.

    `glossary` has the words of the game, each explained in a line.
    """
    folder = find(game).folder
    named = {"glossary"} | chapters(game) | {path.stem for path in folder.glob("*.py")}
    beside = ("view/reference.py", "view/prospects/prospects.py", "data/lessons")
    named |= {"glossary"} | {path.stem for name in beside for path in folder.glob(name)}
    for lang in LANGUAGES:
        assert {*files(game, lang)} - named == set(), lang


@each_game
def test_a_file_has_the_same_texts_in_the_same_order_in_both_languages(game: str) -> None:
    english, french = ({name: KEY.findall(text) for name, text in files(game, lang).items()} for lang in ("en", "fr"))
    assert english == french


@each_game
def test_a_text_stands_in_the_file_of_a_chapter_that_says_it(game: str) -> None:
    """Questions, events and reasons."""
    folder, english = find(game).folder, files(game, "en")
    code = {name: [*(folder / name).rglob("*.py"), *folder.glob(f"{name}.py")] for name in {*chapters(game), *english}}
    said = {name: {key for path in paths for key in keys(path)} for name, paths in code.items()}
    begun = {name: tuple(key for path in paths for key in beginnings(path)) for name, paths in code.items()}
    misplaced = [
        (name, key, elsewhere)
        for name, text in english.items()
        for key in KEY.findall(text)
        if key.startswith(("ask-", "event-", "why-")) and key not in said[name] and not key.startswith(begun[name])
        if (elsewhere := sorted(other for other in said if other not in QUOTING and key in said[other]))
    ]
    assert misplaced == []


# -- the two languages


def entries(game: str, lang: str) -> dict[str, str]:
    """Key -> the text as it is written, of all files of a language; nothing is said twice."""
    written: list[tuple[str, str]] = []
    for file in files(game, lang).values():
        for block in re.split(r"^(?=[a-z][a-zA-Z0-9_-]* =)", file, flags=re.MULTILINE)[1:]:
            key, _, text = block.partition(" =")
            written.append((key, re.sub(r"^#.*$", "", text, flags=re.MULTILINE).strip()))
    twice = [key for key, count in Counter(key for key, _ in written).items() if count > 1]
    assert twice == [], lang
    return dict(written)


@pytest.mark.parametrize("game", ["malifaux", "moonstone"])
def test_a_refusal_tells_terrain_as_a_label(game: str) -> None:
    """Pieces are called Hedge or Crates: without an article, one or several, they are told in brackets or after a colon."""
    label = re.compile(r"(:[ \u00a0]|\()\{ $")
    bare = [
        (lang, key, text)
        for lang in LANGUAGES
        for key, text in entries(game, lang).items()
        for piece in re.finditer(r"\$(terrain|obstacle|zone|ladder)\b", text)
        if key.startswith("why-") and not label.search(text[: piece.start()])
    ]
    assert bare == []


@each_game
def test_both_languages_say_the_same(game: str) -> None:
    """The same keys, and the same names of arguments in each text."""
    english, french = entries(game, "en"), entries(game, "fr")
    assert set(english) == set(french)
    differing = [
        key
        for key, text in english.items()
        if {*re.findall(r"\$\w+", text)} - GRAMMAR != {*re.findall(r"\$\w+", french[key])} - GRAMMAR
    ]
    assert differing == []


@each_game
def test_no_sentence_is_left_in_english(game: str) -> None:
    """More than two words are never the same in both languages."""
    french = entries(game, "fr")
    same = [key for key, text in entries(game, "en").items() if text == french[key]]
    told = {key: re.findall(r"[a-z]{2,}", re.sub(r"\{[^{}]*\}", "", french[key])) for key in same}
    assert [key for key, words in told.items() if len(words) > 2] == []


@each_game
def test_french_typography(game: str) -> None:
    """A no-break space before : ; ! ? » and after «, the true apostrophe."""
    wrong = []
    for key, text in entries(game, "fr").items():
        plain = re.sub(r"\{[^{}]*\}", "X", text)
        if re.search(r" [:;!?»]|« |\w[;!?»]", plain) or "'" in plain:
            wrong.append((key, plain))
    assert wrong == []


@pytest.mark.parametrize("game", ["malifaux", "moonstone"])
def test_no_french_que_stands_before_a_name(game: str) -> None:
    """It would have to be qu’ before Ann: the sentence is put in another way."""
    que = re.compile(r"\b(que|puisque|lorsque) \{ \$(?!count|most|least)")
    assert [key for key, text in entries(game, "fr").items() if que.search(text)] == []


@each_game
def test_whole_french_files_keep_their_spaces(game: str) -> None:
    """Comments and branches of texts too: no common space before a sign that wants a no-break one, and none without any."""
    assert list(wrong_lines(game)) == []


def wrong_lines(game: str) -> Iterator[tuple[str, str]]:
    for name, text in files(game, "fr").items():
        for line in text.split("\n"):
            bare = re.sub("\u00a0[?!;:]", "", line)
            if re.search(r" [:;!?»]|'", line) or re.search("[^\\s\u00a0][ ]?[?!;](?!\\w)", bare):
                yield name, line
