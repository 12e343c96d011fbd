"""Which emblems each game uses, as JSON: the client is built with a set of drawings for each (`make web-types`)."""

from __future__ import annotations

import sys

import msgspec

from escarmouche.core.book import find, games


def used(name: str) -> list[str]:
    """The emblems of a game's cards, states and markers."""
    book = find(name)
    views = [view for edition in book.editions or ("",) for view in book.cards.card_views(edition).values()]
    return sorted({view.emblem for view in views if view.emblem} | set(book.signs.values()))


def sets() -> dict[str, list[str]]:
    """The emblems of every installed game of ours."""
    return {name: used(name) for name in games() if find(name).__class__.__module__.startswith("escarmouche.")}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(sets()), indent=2).decode() + "\n")
