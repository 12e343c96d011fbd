"""Something typed that the program cannot make sense of."""

from __future__ import annotations

from typing import Any


class Unclear(Exception):
    """Says what was expected: a key of the texts and what fills it."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key, self.about = key, args
