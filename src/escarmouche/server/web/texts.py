"""Texts for readers: the client's texts as one file or in two parts, and the server's own faults as sentences."""

from __future__ import annotations

import functools
from collections.abc import Set
from pathlib import Path
from typing import Literal

from fluent.syntax.ast import EntryType, Message
from fluent.syntax.serializer import FluentSerializer

from escarmouche.core.book import find, games
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, entries, keys, messages, own_texts, untranslated
from escarmouche.server.web.errors import SERVER_TEXTS, texts


def folders(game: str | None = None) -> list[Path]:
    """The folders of texts: the core's, the server's, and a game's if one is named."""
    return [HERE, SERVER_TEXTS, *([find(game).folder / "text", *own_texts()] if game else [])]


Part = Literal["all", "table", "aside"]
IN_CLIENT = "pages"  # the file of texts that the client has in itself
ASIDE_FILES = (
    "keys",
    "reference",
    "glossary",
    "end",
    "replay",
    "rosters",
    "lessons",
)  # read in panels that somebody opens
ASIDE_KEYS = ("error-", "file-")  # what is wrong with what somebody wrote


@functools.cache
def fluent(lang: str, game: str | None = None, part: Part = "all") -> str:
    """The texts of a language in one file, for the client; those it lacks in English.

    A table needs the part `table` at once; the part `aside` is for what somebody opens. The client has the texts around a game in
    itself, so that they are in neither.
    """
    files = [file for folder in folders(game) for file in sorted((folder / lang).glob("*.ftl"))]
    translated = {key for file in files for key in keys(file)}
    lacking = [file for folder in folders(game) for file in untranslated(folder, lang, translated)]
    english = [entry for file in lacking for entry in messages(file).body if _lacks(entry, translated)]
    written = [(file, *entry) for file in files for entry in entries(file).items()]
    own = [text.rstrip() + "\n" for file, key, text in written if part in ("all", _part(file, key))]
    return "".join([*own, *(map(FluentSerializer().serialize_entry, english) if part != "aside" else ())])


def _part(file: Path, key: str) -> str:
    if file == SERVER_TEXTS / file.parent.name / f"{IN_CLIENT}.ftl":
        return IN_CLIENT
    return "aside" if file.stem in ASIDE_FILES or key.startswith(ASIDE_KEYS) else "table"


def _lacks(entry: EntryType, translated: Set[str]) -> bool:
    return isinstance(entry, Message) and entry.id.name not in translated


def sentence(why: Refusal, lang: str, game: str | None = None) -> str:
    """A refusal as a sentence. A key that neither the core nor the server has belongs to a game."""
    for name in (game, *games()):
        if texts(lang, name).has(why.key):
            return texts(lang, name).refusal(why)
    return why.key


def language(accepted: str) -> str:
    """The reader's language, from the header Accept-Language.

    >>> language("fr-CA, en;q=0.5"), language("de, en;q=0.8, fr;q=0.9"), language("")
    ('fr', 'fr', 'en')
    """
    best, weight = "en", 0.0
    for part in accepted.lower().split(","):
        name, _, quality = part.strip().partition(";q=")
        lang = name.partition("-")[0]
        try:
            wanted = float(quality or 1)
        except ValueError:
            continue
        if lang in LANGUAGES and wanted > weight:
            best, weight = lang, wanted
    return best
