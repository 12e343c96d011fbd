"""Files of Stat Cards and Upgrades that players wrote: everything that is wrong with them, individually and as a set."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux.cards import references
from escarmouche.games.malifaux.cards.card import is_stat
from escarmouche.games.malifaux.cards.library import cards, known_kinds, stations, upgrades
from escarmouche.games.malifaux.cards.read_card import read_card, read_upgrade
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind


def faults(folder: Path) -> list[BadFile]:
    """Everything that is wrong with the files of a folder: Stat Cards and Upgrades together, since each may name others."""
    files = sorted(folder.glob("*.yaml"))
    data = [content for file in files if isinstance(content := _data(file), dict)]
    own = {str(card.get("id")): str(card.get("station")) for card in data if is_stat(card)}
    backs = [*upgrades(), *[str(card.get("id")) for card in data if not is_stat(card)]]
    folder_check = _Folder({**stations(cards()), **own}, backs, known_kinds(), references.brought_by(data))
    return [fault for file in files for fault in mistakes(file, folder_check.read)]


def _data(file: Path) -> Any:
    """The contents of a file; empty if it cannot be read at all."""
    try:
        return Source.read(file, []).data
    except BadFile:
        return None


class _Folder:
    """The files of a folder as they are read: what they may name, and which ids are taken."""

    def __init__(
        self, stations: Mapping[str, str], backs: list[str], kinds: Mapping[str, MarkerKind], own_kinds: list[str]
    ) -> None:
        self.stations, self.backs, self.kinds, self.own_kinds = stations, backs, kinds, own_kinds
        self.files: dict[str, str] = {}
        self.markers: dict[str, Any] = {}

    def read(self, source: Source) -> None:
        file = Path(source.file).name
        name = read_card(source).id if is_stat(source.data) else read_upgrade(source).id
        other = self.files.setdefault(name, file)
        if other != file:
            source.report(source.wrong("file-card-id-taken", ("id",), id=name, file=other))
        references.brought(source, self.kinds, self.markers)
        references.check(source, self.stations, self.backs, [*self.kinds, *self.own_kinds])
