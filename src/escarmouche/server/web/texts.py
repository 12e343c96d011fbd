"""What a reader is told: the client's texts as files, and the server's own faults as sentences."""

from __future__ import annotations

import functools
from pathlib import Path

from escarmouche.core.book import find, games
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.messages.text import HERE, LANGUAGES
from escarmouche.server.web.errors import OWN, texts


def folders(game: str | None = None) -> list[Path]:
    """Where the texts are: the core's, the server's, and a game's if one is named."""
    return [HERE, OWN, *([find(game).folder / "text"] if game else [])]


@functools.cache
def fluent(lang: str, game: str | None = None) -> str:
    """All texts of a language in one file, for the client."""
    files = [file for folder in folders(game) for file in sorted((folder / lang).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def told(why: Refusal, lang: str, game: str | None = None) -> str:
    """A refusal as a sentence. A key that the core and the server do not have belongs to a game."""
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
        found = name.partition("-")[0]
        try:
            heavy = float(quality or 1)
        except ValueError:
            continue
        if found in LANGUAGES and heavy > weight:
            best, weight = found, heavy
    return best
