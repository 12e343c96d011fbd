"""What a question proposes: the first few answers. One that proposes nothing may still be answered somehow."""

from __future__ import annotations

import itertools
from typing import Any

from escarmouche.core.asks.ask import Answer


class Blank(Exception):
    """A question proposes nothing: whoever is asked takes any answer."""


def offers(ask: Any, most: int = 1) -> list[Answer]:
    """So many of the answers that it proposes, one at least."""
    found = list(itertools.islice(ask, most))
    if not found:
        raise Blank(ask.name)
    return found


def first(ask: Any) -> Answer:
    """The first of them."""
    return offers(ask)[0]
