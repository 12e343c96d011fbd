"""One position tried several times: a case with `each` stands for several cases, each with the changes that an entry makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.files.source import Source

AWAY = "none"  # in an entry's position: removes the word of the case
TAKEN = ("given", "options")  # where that can be said; elsewhere `none` is a value like any other


def variants(source: Source) -> Iterator[Source]:
    """The cases that a case stands for, with their lines: the case itself, or one for every entry of `each` (a list of mappings)."""
    case: Mapping[str, Any] = source.data
    if "each" not in case:
        yield source
        return
    entries = case["each"]
    shared = {word: value for word, value in case.items() if word != "each"}
    for n, entry in enumerate(entries):
        titles = [str(part["case"]) for part in (case, entry) if "case" in part]
        yield source.under("each", n).over(source, {**_joined(shared, entry), "case": ": ".join(titles)})


def _joined(shared: Mapping[str, Any], entry: Mapping[str, Any]) -> dict[str, Any]:
    words = {word: joined(shared.get(word, {}), value, word in TAKEN) for word, value in entry.items()}
    return {**shared, **words}


def joined(base: Any, more: Any, takes: bool = False) -> Any:
    """A value with changes made to it: mappings are joined part by part; anything else is replaced, and `none` may remove it.

    >>> joined({"dice": [1], "ann": {"pa": 2}}, {"dice": [4, 5], "ann": {"wounded": True}})
    {'dice': [4, 5], 'ann': {'pa': 2, 'wounded': True}}
    >>> joined({"ann": {"conditions": {"fast": 0, "slow": 0}}}, {"ann": {"conditions": {"fast": "none"}}}, takes=True)
    {'ann': {'conditions': {'slow': 0}}}
    """
    if not isinstance(base, Mapping) or not isinstance(more, Mapping):
        return more
    away = {word for word, value in more.items() if takes and value == AWAY and word in base}
    parts = {word: joined(base[word], value, takes) if word in base else value for word, value in more.items()}
    return {word: value for word, value in {**base, **parts}.items() if word not in away}
