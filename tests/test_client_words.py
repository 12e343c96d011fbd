"""The client knows no word of a game: what lies on a card or on the board is told by the scene in words of the table.

A word of a game is one that a game declares: a state, a condition, a count, a number on a card, a kind of marker. It may not stand in
web/src, in code, styles or comments, unless it is a word of the scene, too, or one of ordinary English or of web pages.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from escarmouche.core.book import find
from escarmouche.games.d10.view.names import MARKERS
from escarmouche.games.malifaux.ground.marker_kinds import ours

SOURCE = Path(__file__).parents[1] / "web" / "src"
TYPES = SOURCE / "wire.ts"  # written from the scene and the messages: the words of the table
GAMES = ("ad1666", "d10", "malifaux", "moonstone")
ON_THE_TABLE = ("Figure", "Model", "Thing", "Marker", "Stone", "Condition", "Effect")  # in the state of a game
TEXT = re.compile(r"^(?:badge|hand|label|lasting|pile|stat|state|table|track)-([a-z0-9-]+) =", re.MULTILINE)
FIELD, VALUE = re.compile(r"^\s+(\w+)\??:", re.MULTILINE), re.compile(r"'([a-z-]+)'")
QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n]*)`")
SPELT_OUT = "-long"  # what a letter on a card stands for
LEAST = 3  # letters: shorter words are looked for in quotes alone
FEWEST = 200  # words of games

# Words that games use and everybody else does, too: what each means in the client.
ORDINARY = {
    "broken": "a door, a connection, a drawing of a heart",
    "climb": "an edge of a square, and a part of a path",
    "copies": "of one line in a roster",
    "damaged": "storage of the browser",
    "dead": "a connection, a key",
    "deck": "terrain on which models stand",
    "depth": "of a question within questions",
    "down": "a direction; what is put down",
    "edge": "of a square, of the board",
    "edged": "a path measured from edge to edge",
    "first": "the number",
    "floor": "a level of the board",
    "focused": "by the keyboard",
    "follow": "to come after",
    "gender": "of a noun, in French",
    "guard": "a drawing on playing cards",
    "held": "a key, a pointer, a hand of cards",
    "hostile": "an arrow between pieces of two seats",
    "known": "to know",
    "ladder": "a look of terrain, an edge of a square",
    "limit": "of a path",
    "load": "to fetch",
    "long": "not short",
    "mount": "to put a component on the page",
    "moved": "to move",
    "object": "a value of JavaScript",
    "out": "not in",
    "passes": "questions that a player passes every time",
    "picks": "to pick",
    "played": "to play",
    "range": "an input of the browser",
    "reload": "to load a page again",
    "row": "of a list",
    "rubble": "a drawing: of a broken wall, of a marker",
    "scheme": "light or dark colours",
    "shield": "a drawing; a name in an example",
    "slow": "not fast",
    "spent": "points of a roster; a gesture that is over",
    "stat": "a number on a card: what card views call it",
    "stones": "a texture",
    "story": "what is being played; the log",
    "surprise": "to surprise",
    "thing": "what can be pointed at; an item: what the scene calls it",
    "type": "a word of TypeScript",
    "used": "to use",
    "watch": "what spectators do",
    "band": "of a ring",
    "casting": "of shadows",
    "fast": "quick",
    "noble": "a library: @noble/hashes",
}
# The same in quotes, where an ordinary word could be meant as a game's.
STRINGS = {
    "first": "a kind of turning point: the first to score",
    "held": "what a piece did: it holds what scores",
    "watch": "what spectators do",
    "broken": "a state of a door: space/grid has the same for every game",
    "climb": "a kind of edge, as in space/grid; a mark of a path",
    "down": "an arrow key",
    "edge": "what can be asked for, and pointed at",
    "floor": "a tone of colours",
    "hostile": ORDINARY["hostile"],
    "ladder": "a kind of edge, as in space/grid",
    "long": "a class of style sheets",
    "mp": "masculine, several: how a word agrees in French",
    "object": "typeof",
    "played": "a class of style sheets",
    "range": "an input of the browser",
    "row": "a class of style sheets",
    "rubble": "a drawing of an edge",
    "spent": "a gesture; a text about rosters",
    "stat": "the beginning of a key of texts",
    "thing": "what can be asked for",
    "up": "an arrow key, a class of style sheets",
}


def declared(game: str) -> Iterator[str]:
    """Every word of a game for what can lie on a card or on the board, and its name."""
    book = find(game)
    yield game
    yield from book.signs
    yield from (word.partition("-")[2] for word in book.roles)
    for path in (book.folder / "text" / "en").glob("*.ftl"):
        keys = TEXT.findall(path.read_text(encoding="utf-8"))
        yield from (word for word in keys if not word.endswith(SPELT_OUT))
    state = importlib.import_module(f"escarmouche.games.{game}.state")
    for name in ON_THE_TABLE:
        if struct := getattr(state, name, None):
            yield from struct_words(struct)


def struct_words(struct: type[msgspec.Struct]) -> Iterator[str]:
    """The names of its fields, and the words that a field can hold."""
    for field, type_ in get_type_hints(struct).items():
        yield field.strip("_")
        yield from literals(type_)


def literals(type_: Any) -> Iterator[str]:
    if get_origin(type_) is Literal:
        yield from (word for word in get_args(type_) if isinstance(word, str))
    else:
        for part in get_args(type_):
            yield from literals(part)


@cache
def words_of_games() -> frozenset[str]:
    words = {word for game in GAMES for word in declared(game)} | {*ours(), *MARKERS, *MARKERS.values()}
    return frozenset({word.replace("_", "-") for word in words if word}) - words_of_the_table()


@cache
def words_of_the_table() -> frozenset[str]:
    """What the scene and the messages are made of."""
    text = TYPES.read_text(encoding="utf-8")
    return frozenset(FIELD.findall(text)) | frozenset(VALUE.findall(text))


def test_no_word_of_a_game_in_the_client() -> None:
    assert len(words_of_games()) > FEWEST
    found = [f"{word}: {path}" for path, word in spoken() if word not in ORDINARY]
    assert found == []


def test_no_word_of_a_game_in_quotes() -> None:
    """An ordinary word in quotes may be meant as the word of a game."""
    found = [f"'{word}': {path}" for path, word in quoted() if word not in STRINGS]
    assert found == []


def test_no_exception_is_left_over() -> None:
    assert sorted(set(ORDINARY) - {word for _, word in spoken()}) == []
    assert sorted(set(STRINGS) - {word for _, word in quoted()}) == []


def test_a_word_is_found_however_it_is_written() -> None:
    for text in (
        "piece.crippled",
        "isCrippled(piece)",
        "'state-crippled'",
        "class:crippled={x}",
        "// Crippled ones",
        "--crippled",
    ):
        assert "crippled" in told(text), text
    assert "pit-trap" in told("const pitTrap = 1") and "crippled" not in told("uncrippledness")


# -- reading the client


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and path != TYPES:
            yield str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")


@cache
def spoken() -> list[tuple[str, str]]:
    """Each word of a game with the file in which it stands."""
    return [(path, word) for path, text in sources() for word in sorted(told(text))]


@cache
def quoted() -> list[tuple[str, str]]:
    """Each word of a game that stands alone in quotes, with its file."""
    strings = [(path, "".join(quotes)) for path, text in sources() for quotes in QUOTED.findall(text)]
    return sorted({(path, string) for path, string in strings if len(string) > 1 and string in words_of_games()})


def told(text: str) -> set[str]:
    """The words of games in a text; words within a name count, too."""
    parts = re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower())
    single, joined = set(parts), f"-{'-'.join(parts)}-"
    return {
        word
        for word in words_of_games()
        if len(word) >= LEAST and (word in single or ("-" in word and f"-{word}-" in joined))
    }
