"""What a person reads, in their language: Fluent files of the core and of each game, filled with names, words and distances."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from escarmouche.core.messages import grammar
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import Refusal

LANGUAGES = ("en", "fr")
LONGEST = 2000
LARGEST = 10**18  # no number longer than this is written out
HERE = Path(__file__).parents[1] / "text"
BRANCHES = ("branch", "branches")  # arguments that name what can be done: "Reload", not "weapons are loaded"
WRITTEN = ("error-", "file-", "type-")  # texts about what somebody wrote: its words stand in them as they were written
SIGNS = {"centimetre": "\u00a0cm"}  # what stands after a length, by the unit of the book; in the others the inch sign
Names = Mapping[str, Mapping[str, str]]


class Texts:
    """All texts of one language. `names` tells what the ids in the arguments are called, `unit` in what lengths are measured."""

    def __init__(self, lang: str, folders: list[Path], unit: str = "inch") -> None:
        self.lang = lang
        self.sign = SIGNS.get(unit, "″")
        self.bundle = FluentBundle([lang], use_isolating=False, functions=self._functions())
        self.keys: set[str] = set()
        for folder in folders:
            for file in sorted((folder / lang).glob("*.ftl")):
                resource = messages(file)
                self.keys |= {entry.id.name for entry in resource.body if hasattr(entry, "id")}
                self.bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any] | None = None, names: Names | None = None) -> str:
        """The text of a key. A missing one shows the key itself: a test fails on it, a player can still go on."""
        return self._fill(key, args, names)[0]

    def unfilled(self, key: str, args: Mapping[str, Any] | None = None, names: Names | None = None) -> list[str]:
        """What a text asks for that the arguments do not have."""
        return [str(error) for error in self._fill(key, args, names)[1]]

    def _fill(self, key: str, args: Mapping[str, Any] | None, names: Names | None) -> tuple[str, list[Any]]:
        if not self.bundle.has_message(key):
            return key, []
        pattern = self.bundle.get_message(key).value
        written = key.startswith(WRITTEN)
        filled = {
            name: _short(self.written(value, names) if written else self.word(value, names, _kinds(name)))
            for name, value in (args or {}).items()
        }
        text, errors = self.bundle.format_pattern(pattern, filled) if pattern else (key, [])
        return str(text), errors

    def word(self, value: Any, names: Names | None = None, kinds: tuple[str, ...] = ("word", "branch")) -> Any:
        """An argument as a reader wants it: the name of a model, a word of the game, a list of these.

        `kinds` says where a word is looked for first: among the words, or among the branches of menus.
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return ", ".join(str(self.word(item, names, kinds)) for item in value)
        if isinstance(value, int | float):
            return value if -LARGEST < value < LARGEST else "..."
        if isinstance(value, Refusal):
            return self.refusal(value, names)
        if not isinstance(value, str):
            return str(value)
        if names and value in names:
            name = names[value]
            return name.get(self.lang) or name.get("en") or value
        for kind in kinds:
            if self.bundle.has_message(f"{kind}-{value}"):
                return self.say(f"{kind}-{value}")
        return value

    def written(self, value: Any, names: Names | None = None) -> Any:
        """An argument as it stands in a file or was typed; a reason within it is in the reader's language."""
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
        """What texts can do with an argument: a length in words, a name after the French `de`, a name at the beginning."""
        return {"DIST": self._distance, "DE": _named(grammar.de), "CAP": _named(grammar.capital)}

    def _distance(self, mils: Any) -> Any:
        """Thousandths of a unit as a player says them: 3.2″ in English, 3,2″ in French; 3.2 cm where that is the unit."""
        if isinstance(mils, FluentNone):
            return "?"
        text = f"{float(mils) / 1000:.2f}".rstrip("0").rstrip(".")
        return (text.replace(".", ",") if self.lang == "fr" else text) + self.sign


def _kinds(argument: str) -> tuple[str, ...]:
    return ("branch", "word") if argument in BRANCHES else ("word", "branch")


@functools.cache
def messages(file: Path) -> Resource:
    """A file of texts: read once for all games whose texts it is part of. Nobody asks where in it something stands."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def _named(change: Callable[[str], str]) -> Callable[[Any], str]:
    return lambda name: "?" if isinstance(name, FluentNone) else change(str(name))


def _short(value: Any) -> Any:
    """Fluent gives up on what is longer than this, and no reader wants it."""
    return value[:LONGEST] + "..." if isinstance(value, str) and len(value) > LONGEST else value


@functools.cache
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of a language, with a game's own if one is named."""
    if lang not in LANGUAGES:
        lang = "en"
    if game is None:
        return Texts(lang, [HERE])
    from escarmouche.core.book import find

    book = find(game)
    return Texts(lang, [HERE, book.folder / "text"], book.unit)
