"""Files of figures that players wrote: everything that is wrong with them, with file and line."""

from __future__ import annotations

import functools
from pathlib import Path

from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.d10.cards.card import Card
from escarmouche.games.d10.cards.check import At, figure


def faults(folder: Path) -> list[BadFile]:
    """Everything that is wrong with the files of a folder: each holds a figure, or a list of figures."""
    taken: dict[str, tuple[Path, At]] = {}
    faults: list[BadFile] = []
    for file in sorted(folder.glob("*.yaml")):
        faults += mistakes(file, functools.partial(read_file, taken=taken, file=file))
    return faults


def read_file(source: Source, taken: dict[str, tuple[Path, At]], file: Path) -> None:
    """Every figure of a file, checked. `taken` are the ids given so far, and where."""
    source.game = "d10"
    data = source.data if isinstance(source.data, list) else [source.data]
    for i, figure_data in enumerate(data):
        at: At = (i,) if isinstance(source.data, list) else ()
        if isinstance(figure_data, dict) and "hands" in figure_data:
            source.report(source.wrong("file-own-weapon", at))
            continue
        card = source.convert(figure_data, Card, at)
        figure(source, card, at)
        first, place = taken.setdefault(card.id, (file, at))
        if (first, place) != (file, at):
            source.report(source.wrong("file-id-taken", (*at, "id"), id=card.id, file=first.name))
