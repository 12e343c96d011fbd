"""Texts for readers: the client's texts as one file, and the server's own faults as sentences."""

from __future__ import annotations

import functools
from collections.abc import Set
from pathlib import Path

from fluent.syntax.ast import EntryType, Message
from fluent.syntax.serializer import FluentSerializer

from escarmouche.core.book import find, games
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, keys, messages, untranslated
from escarmouche.server.web.errors import SERVER_TEXTS, texts


def folders(game: str | None = None) -> list[Path]:
    """The folders of texts: the core's, the server's, and a game's if one is named."""
    return [HERE, SERVER_TEXTS, *([find(game).folder / "text"] if game else [])]


@functools.cache
def fluent(lang: str, game: str | None = None) -> str:
    """All texts of a language in one file, for the client; those it lacks in English."""
    files = [file for folder in folders(game) for file in sorted((folder / lang).glob("*.ftl"))]
    translated = {key for file in files for key in keys(file)}
    lacking = [file for folder in folders(game) for file in untranslated(folder, lang, translated)]
    english = [entry for file in lacking for entry in messages(file).body if _lacks(entry, translated)]
    return "\n".join(
        [*(file.read_text(encoding="utf-8") for file in files), *map(FluentSerializer().serialize_entry, english)]
    )


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
