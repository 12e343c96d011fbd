"""How a name changes in a sentence. The client has the same rules (`web/src/lib/grammar.ts`)."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

# Names before which French `de` loses its e. Some words with an h keep it: de Hallebardier, d’Hélène; de Yann, d’Yves.
ELIDED = re.compile(r"[aeiou]|h(?!a|er[ao]|u[egs])[aeiou]|œ|æ|y[^aeiou]", re.IGNORECASE)
ARTICLES = {"de ": {"le ": "du ", "les ": "des "}, "à ": {"le ": "au ", "les ": "aux "}}
# An article with a capital is one if a word in lower case follows (Le Nabot perfide, L’abbé Mouchemorve); else it is part of a
# surname (Le Goff).
TITLE = re.compile(r"(L’|(Le|La|Les) (.* )?)[a-zà-ÿœ]")


def de(*names: str) -> str:
    """French names, each after its own `de`: d’Archer, de Ben, du mur, des ronces. A name may have a comma in it.

    >>> de("Archer 1", "le mur", "Maud Hollowell, la Sonneuse")
    'd’Archer 1, du mur, de Maud Hollowell, la Sonneuse'
    """
    preceded = [_after("de ", name) for name in names]
    return ", ".join(
        f"d’{name[3:]}" if name.startswith("de ") and ELIDED.match(_plain(name[3:])) else name for name in preceded
    )


def au(*names: str) -> str:
    """French names, each after its own `à`: à Ben, au mur, aux ronces.

    >>> au("Archer 1", "le mur", "Le Nabot perfide", "les ronces")
    'à Archer 1, au mur, au Nabot perfide, aux ronces'
    """
    return ", ".join(_after("à ", name) for name in names)


def _after(word: str, name: str) -> str:
    """A name after `à` or `de`, with which its article may make one word."""
    if TITLE.match(name):
        name = name[0].lower() + name[1:]
    for article, contracted in ARTICLES[word].items():
        if name.startswith(article):
            return contracted + name.removeprefix(article)
    return word + name


def _plain(name: str) -> str:
    """Without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))


class Named(str):
    """What a reader calls something, with the grammatical gender of that name: f, m, and fp, mp where it is several things, which are
    then its parts."""

    gender: str
    parts: tuple[str, ...]

    def __new__(cls, name: str, gender: str, parts: Sequence[str] = ()) -> Named:
        named = super().__new__(cls, name)
        named.gender, named.parts = gender, tuple(parts) or (name,)
        return named


def parts_of(name: object) -> tuple[str, ...]:
    """The names that a reader is given one after the other; one name is one part, whatever is in it."""
    return name.parts if isinstance(name, Named) else (str(name),)


def gender_of(name: object) -> str:
    """How words agree with a name: f, m, fp or mp. Without a gender of its own, its article tells.

    >>> gender_of(Named("Marthe", "f")), gender_of("la haie"), gender_of("les ronces"), gender_of("Billy")
    ('f', 'f', 'mp', 'm')
    """
    if isinstance(name, Named):
        return name.gender
    begun = str(name)[:4].lower()
    return "f" if begun.startswith("la ") else "mp" if begun == "les " else "m"


def together(genders: Sequence[str]) -> str:
    """The gender of several: feminine if all are."""
    if len(genders) == 1:
        return genders[0]
    return "fp" if genders and all(gender.startswith("f") for gender in genders) else "mp"


def le(*names: str) -> str:
    """French names of playing cards, each with its article, the last one after `et`.

    >>> le("3 de Coupe", "Joker Noir", "As de Cœur")
    'le 3 de Coupe, le Joker Noir et l’As de Cœur'
    """
    *most, last = [f"l’{name}" if ELIDED.match(_plain(name)) else f"le {name}" for name in names]
    return f"{', '.join(most)} et {last}" if most else last


def wind(degrees: float, winds: str) -> str:
    """The name of a direction, counted from east to north as the rules do.

    >>> wind(268, "E, NE, N, NW, W, SW, S, SE")
    'S'
    """
    named = winds.split(", ")
    return named[math.floor(degrees * len(named) / 360 + 0.5) % len(named)]


def spot(said: str) -> tuple[float, float] | None:
    """The first two numbers of a place that was put into words, if it is one."""
    try:
        x, y, *_ = map(float, said.split(", "))
    except ValueError:
        return None
    return x, y


def the(*names: str) -> str:
    """English names of playing cards, each with its article, the last one after `and`.

    >>> the("3 of Cups", "Black Joker", "8 of Iron")
    'the 3 of Cups, the Black Joker and the 8 of Iron'
    """
    *most, last = [f"the {name}" for name in names]
    return f"{', '.join(most)} and {last}" if most else last


class Way(NamedTuple):
    """How far it is, in thousandths but to the tenth, and in which direction, from east to north."""

    far: int
    angle: float


def way(start: str, end: str) -> Way | None:
    """From one place to another that were put into words.

    >>> way("0, 0", "0, 2040")
    Way(far=2000, angle=90.0)
    """
    places = spot(start), spot(end)
    if places[0] is None or places[1] is None:
        return None
    (x, y), (to_x, to_y) = places[0], places[1]
    far = round(math.hypot(to_x - x, to_y - y) / 100) * 100
    return Way(far, math.degrees(math.atan2(to_y - y, to_x - x)) % 360)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
