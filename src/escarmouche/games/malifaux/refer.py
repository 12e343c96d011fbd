"""What cards say of others: whom they Summon or Replace, which Upgrades they attach. Each must be there (MALI-SUMM-01, MALI-REPL-01)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from escarmouche.core.book import nearest
from escarmouche.core.source import Source

WORDS = ("summon", "replace", "attach", "strip")
At = tuple[str | int, ...]


def check(source: Source, cards: Collection[str], upgrades: Collection[str]) -> None:
    """Raises `BadFile`, with the file, its line, the card and the word, where an id is of nothing that there is."""
    data = source.data or {}
    for field in ("totem", "same"):
        if data.get(field) and data[field] not in cards:
            raise source.wrong("file-card-no-master", (field,), id=data[field], nearest=nearest(data[field], cards))
    for at, word, params in said(data, ()):
        listed = params.get("cards")
        named = [((*at, "cards", i), name, cards) for i, name in enumerate(listed if isinstance(listed, list) else ())]
        if params.get("upgrade"):
            named.append(((*at, "upgrade"), params["upgrade"], upgrades))
        for where, name, known in named:
            if name not in known:
                told = {"card": str(data.get("id", "?")), "word": word, "id": str(name)}
                raise source.wrong("file-card-refers", where, **told, nearest=nearest(str(name), known))


def said(data: Any, at: At) -> Iterator[tuple[At, str, dict[str, Any]]]:
    """Every such word in a file and where it stands, words within words too."""
    if isinstance(data, list):
        for i, item in enumerate(data):
            yield from said(item, (*at, i))
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in WORDS and isinstance(value, dict):
                yield (*at, key), key, value
            yield from said(value, (*at, key))
