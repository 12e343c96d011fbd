"""The languages that people read in: the one place that lists them. Whatever a language lacks is shown in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

ENGLISH = "en"


class Language(NamedTuple):
    """A language as its readers call it, and how it sets numbers and signs."""

    name: str
    decimal: str = "."  # 3.2 or 3,2
    gap: str = ""  # before a colon or a semicolon
    complete: bool = False  # must every text be there? Our tests see to it

    def number(self, text: str) -> str:
        """A number in Python's writing as this language writes it.

        >>> LANGUAGES["fr"].number("3.2")
        '3,2'
        """
        return text.replace(".", self.decimal)


LANGUAGES: dict[str, Language] = {
    ENGLISH: Language("English", complete=True),
    "fr": Language("Français", decimal=",", gap="\u00a0", complete=True),
}


def complete() -> list[str]:
    """The languages that have every text."""
    return [lang for lang, language in LANGUAGES.items() if language.complete]


def known(tags: Iterable[str]) -> str:
    """The first language there is among tags such as `fr_CA.UTF-8`; English if there is none.

    >>> known(["xx", "fr_CA.UTF-8", "en"])
    'fr'
    """
    for tag in tags:
        lang = tag.lower().replace("_", "-").partition("-")[0].partition(".")[0]
        if lang in LANGUAGES:
            return lang
    return ENGLISH


def told_in(lang: str, names: Mapping[str, str]) -> str:
    """A name or a text that is given in several languages: in this one, or in English.

    >>> told_in("fr", {"en": "well", "fr": "puits"}), told_in("fr", {"en": "well"})
    ('puits', 'well')
    """
    return names.get(lang) or names.get(ENGLISH) or ""
