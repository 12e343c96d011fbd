"""The languages that people read in: the one place that lists them. Whatever a language lacks is shown in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

ENGLISH = "en"


class Language(NamedTuple):
    """A language as its readers call it, and how it sets numbers and signs."""

    name: str
    decimal: str = "."  # 3.2 or 3,2
    gap: str = ""  # before a colon or a semicolon
    complete: bool = False  # must every text be there? Our tests see to it
    player: str = "P"  # what stands before a player's number in a name: P2

    def number(self, text: str) -> str:
        """A number in Python's writing as this language writes it.

        >>> LANGUAGES["fr"].number("3.2")
        '3,2'
        """
        return text.replace(".", self.decimal)


LANGUAGES: dict[str, Language] = {
    ENGLISH: Language("English", complete=True),
    "fr": Language("Français", decimal=",", gap="\u00a0", complete=True, player="J"),
}


GENDER = "-gender"  # among the names of a thing: `fr-gender: f` is how words agree with the French one
GENDERS = ("m", "f", "mp", "fp")


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


def gender_in(lang: str, names: Mapping[str, str]) -> str:
    """The grammatical gender of a name in a language, if it is given."""
    return names.get(f"{lang}{GENDER}", "")


def languages_of(names: Mapping[str, str]) -> set[str]:
    """The languages in which a name is given.

    >>> sorted(languages_of({"en": "Guard", "fr": "Garde", "fr-gender": "m"}))
    ['en', 'fr']
    """
    return {key for key in names if not key.endswith(GENDER)}


def renamed(names: Mapping[str, str], change: Callable[[str, str], str]) -> dict[str, str]:
    """A name with something done to it in each language; its gender stays.

    >>> renamed({"en": "Guard", "fr": "Garde", "fr-gender": "m"}, lambda lang, text: f"{text} 2")
    {'en': 'Guard 2', 'fr': 'Garde 2', 'fr-gender': 'm'}
    """
    return {lang: text if lang.endswith(GENDER) else change(lang, text) for lang, text in names.items()}


def owned(names: Mapping[str, str], seat: int) -> dict[str, str]:
    """A name with its player's: of things of one name that belong to different players.

    >>> owned({"en": "Guard", "fr": "Garde"}, 1)
    {'en': 'Guard (P2)', 'fr': 'Garde (J2)'}
    """
    return renamed(
        names, lambda lang, text: f"{text} ({LANGUAGES[lang].player}{seat + 1})" if lang in LANGUAGES else text
    )


def ended(names: Mapping[str, str], end: str) -> dict[str, str]:
    """A name with the same end in each language: a number."""
    return renamed(names, lambda _, text: text + end)
