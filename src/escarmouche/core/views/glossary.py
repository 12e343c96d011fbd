"""The words of a game, each in a line: texts `gloss-<id>`, called `...-name`, and marked wherever one of its `...-forms` stands."""

from __future__ import annotations

import functools

import msgspec

from escarmouche.core.messages.text import in_every_language, unfilled_texts
from escarmouche.core.views.scene import Name

PREFIX, NAME, FORMS = "gloss-", "-name", "-forms"


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word, what it means, and the forms in which a text may have it, separated by commas."""

    name: Name
    text: Name
    forms: Name = {}


@functools.cache
def glossary(game: str) -> list[Term]:
    """In the order of the file."""
    known = unfilled_texts("en", game)
    ids = [
        key.removeprefix(PREFIX).removesuffix(NAME) for key in known if key.startswith(PREFIX) and key.endswith(NAME)
    ]
    return [_term(game, f"{PREFIX}{id}", f"{PREFIX}{id}{FORMS}" in known) for id in ids]


def _term(game: str, key: str, marked: bool) -> Term:
    forms = in_every_language(game, key + FORMS) if marked else {}
    return Term(in_every_language(game, key + NAME), in_every_language(game, key), forms)
