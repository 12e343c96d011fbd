"""How a name changes in a sentence. The client has the same rules (`web/src/lib/grammar.ts`)."""

from __future__ import annotations

import re
import unicodedata

# Names before which French `de` loses its e. Some words with an h keep it: de Hallebardier, d’Hélène; de Yann, d’Yves.
ELIDED = re.compile(r"[aeiou]|h(?!a|er[ao]|u[egs])[aeiou]|œ|æ|y[^aeiou]", re.IGNORECASE)
ARTICLES = {"le ": "du ", "les ": "des "}
# An article with a capital is one if a word in lower case follows (Le Nabot perfide, L’abbé Mouchemorve); else it is part of a
# surname (Le Goff).
TITLE = re.compile(r"(L’|(Le|La|Les) (.* )?)[a-zà-ÿœ]")


def de(names: str) -> str:
    """French names, each after its own `de`: d’Archer, de Ben, du mur, des ronces.

    >>> de("Archer 1, le mur, la haie")
    'd’Archer 1, du mur, de la haie'
    """
    return ", ".join(map(_de, names.split(", ")))


def _de(name: str) -> str:
    if TITLE.match(name):
        name = name[0].lower() + name[1:]
    for article, contracted in ARTICLES.items():
        if name.startswith(article):
            return contracted + name.removeprefix(article)
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return f"d’{name}" if ELIDED.match(plain) else f"de {name}"


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
