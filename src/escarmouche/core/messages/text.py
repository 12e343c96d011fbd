"""What people read, in their language: Fluent files of the core and of each game, filled with names, words and distances."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Mapping, Set
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Resource

from escarmouche.core.messages import grammar
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.languages import ENGLISH, LANGUAGES, gender_in, told_in
from escarmouche.core.messages.refusal import Refusal

LONGEST = 2000
LARGEST = 10**18  # no number longer than this is written out
ENTRY = re.compile(
    r"^(-?[a-zA-Z][\w-]*)[ ]*=.*(?:\n(?![#a-zA-Z-]).*)*", re.MULTILINE
)  # a text with its key, up to the next text or comment
NAMED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # what a text may quote: other texts
SIMPLE = re.compile(
    r"^([a-zA-Z][\w-]*) = ([^{}\n]*[^{}\s])[ ]*$(?!\n+ )", re.MULTILINE
)  # a text of one line without variables
HERE = Path(__file__).parents[1] / "text"
OWN_LESSONS = (
    "ESCARMOUCHE_LESSONS"  # the variable that names a folder with lessons of somebody's own; their texts are in it
)
BRANCHES = ("branch", "branches")  # arguments that name what can be done: "Reload", not "weapons are loaded"
CARDS = ("card", "cards")  # arguments that name cards ...
CARD = (
    "card:"  # ... and what stands before the id of a card among the names where something on the table has the same id
)
WRITTEN = ("error-", "file-", "type-")  # texts about what somebody wrote: they quote its words unchanged
SIGNS = {"centimetre": "\u00a0cm"}  # what follows a length, by the unit of the book; the inch sign for the others
Names = Mapping[str, Mapping[str, str]]


class Texts:
    """All texts of one language; those it lacks are in English. `names` says what ids are called, `unit` how lengths are measured."""

    def __init__(self, lang: str, folders: list[Path], unit: str = "inch") -> None:
        self.lang = lang
        self.language = LANGUAGES.get(lang, LANGUAGES[ENGLISH])
        self.sign = SIGNS.get(unit, "″")
        self._bundle = FluentBundle([lang, ENGLISH], use_isolating=False, functions=self._functions())
        self._unread: dict[str, str] = {}  # texts that nobody has wanted yet, as they stand in their files
        self.keys: set[str] = set()
        for folder in folders:
            for file in sorted((folder / lang).glob("*.ftl")):
                self._add(file)
        self.translated = frozenset(self.keys)
        for folder in folders:
            for file in untranslated(folder, lang, self.keys):
                self._add(file)

    def _add(self, file: Path) -> None:
        """Add texts; if two have the same key, the first stays."""
        self.keys |= keys(file)
        self._unread = entries(file) | self._unread

    def _read(self, key: str) -> None:
        """Parse a text when it is first wanted, and those that it quotes: of thousands of texts a process says some hundred."""
        wanted, found = [key], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name not in found and (source := self._unread.get(name)):
                found[name] = source
                wanted += NAMED.findall(source)
        self._bundle.add_resource(Resource([parsed(source) for source in found.values()]))
        for name in found:  # not before: another thread may want it, too
            self._unread.pop(name, None)

    def has(self, key: str) -> bool:
        """Is there such a text, in this language or in English?"""
        if key in self._unread:
            self._read(key)
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any] | None = None, names: Names | None = None) -> str:
        """The text of a key. If it is missing, the key itself: a test fails on that, and a player can still go on."""
        return self._fill(key, args, names)[0]

    def unfilled(self, key: str, args: Mapping[str, Any] | None = None, names: Names | None = None) -> list[str]:
        """What a text needs and the arguments lack."""
        return [str(error) for error in self._fill(key, args, names)[1]]

    def _fill(self, key: str, args: Mapping[str, Any] | None, names: Names | None) -> tuple[str, list[Any]]:
        written = key.startswith(WRITTEN)
        filled = {
            name: _short(
                self.written(value, names) if written else self.word(_meant(name, value, names), names, _kinds(name))
            )
            for name, value in (args or {}).items()
        }
        return self.put(key, filled)

    def put(self, key: str, args: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """The text of a key with its arguments put in as they are, and what went wrong."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        text, errors = self._bundle.format_pattern(pattern, dict(args)) if pattern else (key, [])
        return str(text), errors

    def word(self, value: Any, names: Names | None = None, kinds: tuple[str, ...] = ("word", "branch")) -> Any:
        """An argument as a reader wants it: the name of a model, a word of the game, or a list of these.

        `kinds` says where a word is looked up first: among the words, or among the branches of menus.
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            words = [self.word(item, names, kinds) for item in value]
            listed = ", ".join(map(str, words))
            return (
                grammar.Named(listed, grammar.together([*map(grammar.gender_of, words)]), [*map(str, words)])
                if words
                else listed
            )
        if isinstance(value, int | float):
            return value if -LARGEST < value < LARGEST else "..."
        if isinstance(value, Refusal):
            return self.refusal(value, names)
        if not isinstance(value, str):
            return str(value)
        if names and value in names:
            name, gender = told_in(self.lang, names[value]) or value, gender_in(self.lang, names[value])
            return grammar.Named(name, gender) if gender else name
        for kind in kinds:
            if self.has(f"{kind}-{value}"):
                return self.say(f"{kind}-{value}")
        return value

    def written(self, value: Any, names: Names | None = None) -> Any:
        """An argument as it was written or typed; a reason in it is put in the reader's language."""
        if isinstance(value, str):
            return value
        if isinstance(value, list | tuple):
            return ", ".join(str(self.written(item, names)) for item in value)
        return self.word(value, names)

    def refusal(self, refusal: Refusal, names: Names | None = None) -> str:
        """Why not, with the clause in brackets."""
        text = self.say(refusal.key, refusal.args, names)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def event(self, event: Event, names: Names | None = None) -> str:
        return self.say(f"event-{event.name}", event.args, names)

    def _functions(self) -> dict[str, Any]:
        """What texts can do with an argument: a length in words, a name after the French `de`, with its article, at the beginning; its
        gender, for whatever agrees with it; a direction in words; a way from one place to another, and whether it leads nowhere; a number
        for each player; what somebody may have meant."""
        return {
            "DIST": self._distance,
            "DE": _listed(grammar.de),
            "AU": _listed(grammar.au),
            "LE": _listed(grammar.le),
            "THE": _listed(grammar.the),
            "CAP": _named(grammar.capital),
            "GENDER": grammar.gender_of,
            "WIND": self._wind,
            "WAY": self._way,
            "STILL": self._still,
            "EACH": self._each,
            "SUGGEST": self._suggest,
        }

    def _wind(self, degrees: Any) -> str:
        """Degrees from east towards north as one of sixteen directions."""
        return "?" if isinstance(degrees, FluentNone) else grammar.wind(float(degrees), self.say("core-winds"))

    def _way(self, start: Any, end: Any) -> str:
        """How far it is from one place to another, and in which direction: 3.2″ north-east."""
        gone = grammar.way(str(start), str(end))
        if gone is None:
            return "?"
        distance = self._distance(gone.far)
        return self.say("core-way", {"far": distance, "wind": self._wind(gone.angle)}) if gone.far else str(distance)

    def _still(self, start: Any, end: Any) -> str:
        """Is a way from one place to another so short that it is none?"""
        gone = grammar.way(str(start), str(end))
        return "no" if gone is None or gone.far else "yes"

    def _each(self, counts: Any, kind: str = "") -> str:
        """A number for each player: 4 for player 1, 0 for player 2; or for each thing of a kind that has texts: `side-0`, `side-1`."""
        values = str(counts).split(", ")
        if kind:
            return ", ".join(f"{self.say(f'{kind}-{number}')} {value}" for number, value in enumerate(values))
        listed = enumerate(values, start=1)
        return ", ".join(self.say("core-each", {"number": number, "value": value}) for number, value in listed)

    def _suggest(self, known: Any) -> str:
        """A sentence with the words that somebody may have meant; nothing where there are none to suggest."""
        words = "" if isinstance(known, FluentNone) else str(known)
        return " " + self.put("core-suggested", {"nearest": words})[0] if words else ""

    def _distance(self, mils: Any) -> Any:
        """Thousandths of a unit as a player writes them: 3.2″ in English, 3,2″ in French; 3.2 cm if the unit is the centimetre."""
        if isinstance(mils, FluentNone):
            return "?"
        text = f"{float(mils) / 1000:.2f}".rstrip("0").rstrip(".")
        return self.language.number(text) + self.sign


def of_card(card: Any, names: Names | None) -> Any:
    """The id by which the name of a card is known, and not that of the first model that has come from it."""
    return f"{CARD}{card}" if names and f"{CARD}{card}" in names else card


def _meant(argument: str, value: Any, names: Names | None) -> Any:
    """What an argument names: of a card the card, even where something on the table has the same id."""
    if argument not in CARDS or not names:
        return value
    return [of_card(item, names) for item in value] if isinstance(value, list | tuple) else of_card(value, names)


def _kinds(argument: str) -> tuple[str, ...]:
    return ("branch", "word") if argument in BRANCHES else ("word", "branch")


@functools.cache
def messages(file: Path) -> Resource:
    """A whole file of texts. Nobody asks for the line of a text: spans are left out."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


@functools.cache
def entries(file: Path) -> dict[str, str]:
    """The texts of a file by their keys, not parsed. A term's key begins with a hyphen."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
        found.setdefault(entry[1], entry[0])
    return found


@functools.cache
def parsed(source: str) -> EntryType:
    """A text, parsed once for all games that have it."""
    return FluentParser(with_spans=False).parse_entry(source)


def untranslated(folder: Path, lang: str, translated: Set[str]) -> list[Path]:
    """The English files of a folder that have texts which a language lacks. Keys are read without parsing: most languages lack none."""
    if lang == ENGLISH:
        return []
    files = sorted((folder / ENGLISH).glob("*.ftl"))
    return [file for file in files if not keys(file) <= translated]


@functools.cache
def keys(file: Path) -> frozenset[str]:
    """The keys of a file of texts."""
    return frozenset(key.removeprefix("-") for key in entries(file))


def _named(change: Callable[[str], str]) -> Callable[[Any], str]:
    return lambda name: "?" if isinstance(name, FluentNone) else change(str(name))


def _listed(change: Callable[..., str]) -> Callable[[Any], str]:
    return lambda names: "?" if isinstance(names, FluentNone) else change(*grammar.parts_of(names))


def _short(value: Any) -> Any:
    """A text cut to the length that Fluent accepts: no reader wants more."""
    return value[:LONGEST] + "..." if isinstance(value, str) and len(value) > LONGEST else value


@functools.cache
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of a language, with a game's own if one is named."""
    if lang not in LANGUAGES:
        lang = ENGLISH
    if game is None:
        return Texts(lang, [HERE])
    from escarmouche.core.book import find  # a book says its errors with these texts

    book = find(game)
    return Texts(lang, [HERE, book.folder / "text", *own_texts()], book.unit)


def own_texts() -> list[Path]:
    """Where the texts of lessons of somebody's own are. They come last: where two have the same key, the first stays."""
    folder = os.environ.get(OWN_LESSONS)
    return [Path(folder) / "text"] if folder else []


def in_every_language(
    game: str, key: str, args: Mapping[str, Any] | None = None, names: Names | None = None
) -> dict[str, str]:
    """A text of a game in every language that has it, as names are given. The others read it in English."""
    if args is None:
        simple = {lang: text for lang in LANGUAGES if (text := unfilled_texts(lang, game).get(key))}
        if len(simple) == len(LANGUAGES):
            return simple
    by_language = {lang: texts(lang, game) for lang in LANGUAGES}
    return {
        lang: own.say(key, args, names) for lang, own in by_language.items() if lang == ENGLISH or key in own.translated
    }


@functools.cache
def unfilled_texts(lang: str, game: str) -> dict[str, str]:
    """The texts of a language with nothing to fill in, of the core and of a game. They are read without parsing: a process in which bots
    think shows names to nobody, and need not know all the texts."""
    from escarmouche.core.book import find  # a book says its errors with these texts

    files = [file for folder in (find(game).folder / "text", HERE) for file in sorted((folder / lang).glob("*.ftl"))]
    return {key: text for file in files for key, text in SIMPLE.findall(file.read_text(encoding="utf-8"))}
