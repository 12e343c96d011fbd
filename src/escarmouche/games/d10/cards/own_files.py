"""Files of figures and weapons that players wrote: everything that is wrong with them, with file and line."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.d10.cards import check
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.cards.check import At
from escarmouche.games.d10.cards.library import GAME, is_weapon, printed, read_weapon, weapons


def faults(folder: Path) -> list[BadFile]:
    """Everything that is wrong with the files of a folder: each holds a figure, a weapon, or a list of these."""
    files = sorted(folder.glob("*.yaml"))
    reader = _Reader({**weapons(), **_brought(files)})
    return [fault for file in files for fault in mistakes(file, functools.partial(reader.read, file=file))]


def _brought(files: Sequence[Path]) -> dict[str, Weapon]:
    """The weapons of all files, for figures to carry. What is wrong with them is reported where they are checked."""
    own: dict[str, Weapon] = {}
    for file in files:
        try:
            source = Source.read(file, [])
            own |= {weapon.id: weapon for at, data in entries(source) if (weapon := _weapon(source, data, at))}
        except BadFile:  # not a YAML file
            continue
    return own


def _weapon(source: Source, data: Any, at: At) -> Weapon | None:
    try:
        return read_weapon(source, data, at) if is_weapon(data) else None
    except BadFile:
        return None


def entries(source: Source) -> Iterator[tuple[At, Any]]:
    """Each figure or weapon of a file, with its place there."""
    if isinstance(source.data, list):
        yield from (((number,), data) for number, data in enumerate(source.data))
    else:
        yield (), source.data


class _Reader:
    """Checks the files of a folder one after the other; it knows which weapons there are, and which ids have been given so far."""

    def __init__(self, weapons: dict[str, Weapon]) -> None:
        self.weapons = weapons
        self.taken: dict[str, tuple[Path, At]] = {}  # where each id was given first

    def read(self, source: Source, file: Path) -> None:
        """Every figure and weapon of a file, checked."""
        source.game = GAME
        for at, data in entries(source):
            if is_weapon(data):
                weapon = read_weapon(source, data, at)
                check.check_not_a_figure(source, weapon, at, printed())
                name = weapon.id
            else:
                card = source.convert(data, Card, at)
                check.check_figure(source, card, at, self.weapons)
                name = card.id
            first, place = self.taken.setdefault(name, (file, at))
            if (first, place) != (file, at):
                source.report(source.wrong("file-id-taken", (*at, "id"), id=name, file=first.name))
