"""Files of Characters and items that players wrote: everything that is wrong with them."""

from __future__ import annotations

from pathlib import Path

from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.ad1666.cards.library import Box


def faults(folder: Path) -> list[BadFile]:
    """Everything that is wrong with the files of a folder: lists are items, mappings are Characters, who may carry those items."""
    files = sorted(folder.glob("*.yaml"))
    lists = [file for file in files if _is_list(file)]
    box = Box()
    return [
        fault for file in [*lists, *[file for file in files if file not in lists]] for fault in mistakes(file, box.read)
    ]


def _is_list(file: Path) -> bool:
    try:
        return isinstance(Source.read(file, []).data, list)
    except BadFile:
        return False
