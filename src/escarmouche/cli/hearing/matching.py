"""Typed words compared as people mean them: without capitals, accents, dashes and quotes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

K = TypeVar("K")


def fold(text: str) -> str:
    """
    >>> fold("Élan  d’Été"), fold("high-guard")
    ('elan d ete', 'high guard')
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).lower()
    return re.sub(r"[\s\-_'’“”\"«»]+", " ", plain).strip()


def matches(typed: str, labels: Mapping[K, Iterable[str]]) -> list[K]:
    """What a typed word can mean: a whole label, otherwise the beginning of one, otherwise the beginning of a word in one. Mere signs
    mean only a whole label.

    >>> matches("bob", {"m1": ["Beaky Bobby"], "m2": ["Billy"]})
    ['m1']
    >>> matches("?", {"a1": ["Where are you ?"]})
    []
    """
    wanted = fold(typed)
    if not wanted:
        return []
    folded = {key: [fold(label) for label in some] for key, some in labels.items()}
    ways = (_exactly, _start, _inside) if any(map(str.isalnum, wanted)) else (_exactly,)
    for fits in ways:
        fitting = [key for key, some in folded.items() if any(fits(wanted, label) for label in some)]
        if fitting:
            return fitting
    return []


def _exactly(wanted: str, label: str) -> bool:
    return wanted == label


def _start(wanted: str, label: str) -> bool:
    return label.startswith(wanted)


def _inside(wanted: str, label: str) -> bool:
    return f" {wanted}" in label
