"""The emblems that counters may carry: `emblem:` in the file of a card, an item or a kind of marker names one of them.

`emblems.txt` lists them, a line each: the name, the beginning of the hash of the drawing, and who drew it. The drawings themselves are
those of game-icons (CC BY 3.0) and are put into the client when it is built. Two people may have drawn something of the same name: the
hash says whose drawing the name of the author goes with, and a test compares it with the package that is installed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from escarmouche.core.files.source import Source
from escarmouche.core.files.validation import Step

LIST = Path(__file__).with_name("emblems.txt")


class Emblem(NamedTuple):
    """A drawing: the beginning of its hash, and its author."""

    drawing: str
    author: str


@cache
def emblems() -> dict[str, Emblem]:
    """All emblems by name."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return {name: Emblem(drawing, author) for name, drawing, author in (line.split(" ", 2) for line in lines)}


def emblem_of(own: str, words: Iterable[str], signs: Mapping[str, str]) -> str:
    """The emblem of a card: its own, or that of the first of its keywords that has a sign; empty if none has."""
    return own or next((signs[word] for word in words if word in signs), "")


def check_emblem(source: Source, name: str, at: tuple[Step, ...]) -> None:
    """A file may leave the emblem out; otherwise it must be one of the list."""
    if name and name not in emblems():
        source.report(source.unknown(name, emblems(), at))
