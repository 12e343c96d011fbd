"""Files of characters that players wrote: everything that is wrong with them, in any edition (MOON-CARD-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.moonstone.cards.card import Text
from escarmouche.games.moonstone.cards.check import SECTIONS
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.cards.read_card import read_card


def faults(folder: Path, editions: Sequence[str]) -> list[BadFile]:
    """Every mistake in the card files of a folder."""
    check = Check(editions)
    return [fault for file in sorted(folder.glob("*.yaml")) for fault in mistakes(file, check.read)]


class Check:
    """The files of a folder as they are read: which ids are taken, and what the abilities of each id are called."""

    def __init__(self, editions: Sequence[str]) -> None:
        self.editions = editions
        self.files: dict[str, str] = {}
        self.names: dict[str, tuple[str, Text]] = {}  # of each of the players' abilities: its card and its name

    def read(self, source: Source) -> None:
        file = Path(source.file).name
        for edition in self.editions:
            card = read_card(source, edition)
        first_file = self.files.setdefault(card.id, file)
        if first_file != file:
            source.report(source.wrong("file-card-id-taken", ("id",), id=card.id, file=first_file))
        printed = {
            name: (owner, text)
            for edition in self.editions
            for name, (owner, text) in _printed(edition).items()
            if owner != card.id  # else a card of ours is replaced
        }
        for at, ability, name in _abilities(source.data):
            owner, known = printed.get(ability) or self.names.setdefault(ability, (card.id, name))
            if owner != card.id and any(known[lang] != name[lang] for lang in name if lang in known):
                source.report(
                    source.wrong("file-card-other-name", at, id=ability, card=owner, name=known.get("en", ""))
                )


def _printed(edition: str) -> dict[str, tuple[str, Text]]:
    """The abilities of our cards, each with its card and its name."""
    printed: dict[str, tuple[str, Text]] = {}
    for card in cards(edition).values():
        printed |= {passive.id: (card.id, passive.name) for passive in card.passives}
        printed |= {ability.id: (card.id, ability.name) for ability in card.abilities.values()}
    return printed


def _abilities(data: Any) -> Iterator[tuple[tuple[str | int, ...], str, Text]]:
    """The abilities of a file with their names, and where in the file the names are."""
    for section in SECTIONS:
        for i, part in enumerate(data.get(section, ())):
            yield (section, i, "name"), part["id"], part["name"]
