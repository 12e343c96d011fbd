"""One position tried several times: a case with `each` is as many cases, each like it but for what is said there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.core.misfit import Step as Part
from escarmouche.core.source import Source


def each(source: Source, at: tuple[Part, ...], case: Mapping[str, Any]) -> Iterator[tuple[tuple[Part, ...], Any]]:
    """The cases that a case stands for, and where each is written: itself, or one for every entry of `each`."""
    if "each" not in case:
        yield at, case
        return
    entries = case["each"]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries) or not entries:
        raise source.wrong("file-each", (*at, "each"))
    shared = {word: said for word, said in case.items() if word != "each"}
    for n, entry in enumerate(entries):
        titles = [str(part["case"]) for part in (case, entry) if "case" in part]
        yield (*at, "each", n), {**joined(shared, entry), "case": ": ".join(titles)}


def joined(base: Any, more: Any) -> Any:
    """Mappings are joined, part by part; anything else stands in place of what was there.

    >>> joined({"dice": [1], "ann": {"pa": 2}}, {"dice": [4, 5], "ann": {"wounded": True}})
    {'dice': [4, 5], 'ann': {'pa': 2, 'wounded': True}}
    """
    if not isinstance(base, Mapping) or not isinstance(more, Mapping):
        return more
    return {**base, **{word: joined(base[word], said) if word in base else said for word, said in more.items()}}
