"""The vocabulary of the cards: which words exist, of which kind, with which parameters.

A passive word is data that the rules look up (`words/passive_words.py`). An effect is a small rule found by its name
(`words/effect_words.py`). A word takes the parameters of its struct; where a card misspells one, the nearest is suggested.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

P = TypeVar("P", bound=type[msgspec.Struct])

_known: dict[str, dict[str, type[msgspec.Struct]]] = {"passive": {}, "effect": {}, "during": {}}


def word(kind: str, name: str) -> Callable[[P], P]:
    """A struct of parameters becomes a word that cards may use. Kinds: passive, effect, during."""

    def decorate(params: P) -> P:
        _known[kind][name] = params
        return params

    return decorate


def vocabulary(kind: str) -> dict[str, type[msgspec.Struct]]:
    """All words of a kind with their parameters."""
    # These modules register their words here, so they cannot be imported before this one.
    import escarmouche.games.moonstone.cards.words.effect_words
    import escarmouche.games.moonstone.cards.words.passive_words
    import escarmouche.games.moonstone.melee.signature_move  # noqa: F401

    return _known[kind]
