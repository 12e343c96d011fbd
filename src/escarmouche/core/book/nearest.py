"""The nearest known word to one that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

LISTED = 24  # words that an error names at most


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one. If none is like it: all known words or, if they are many, the most similar."""
    known = list(known)
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
    if close:
        return close[0]
    if len(known) <= LISTED:
        return ", ".join(known)
    return ", ".join([*difflib.get_close_matches(word, known, n=LISTED, cutoff=0.0), "..."])
