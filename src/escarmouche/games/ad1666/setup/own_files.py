"""Scenarios and boards that players wrote: everything that is wrong with a file, by itself and with the other files of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.games.ad1666.ground import board
from escarmouche.games.ad1666.setup import scenario
from escarmouche.games.ad1666.setup.options import Options


def read(source: Source, kind: str, options: Mapping[str, Any] | None) -> None:
    """A file of that kind, checked; with the options of a game, also whether all that it names is there."""
    if kind == "board":
        board.read(source)
        return
    written = scenario.read(source)
    if options is not None:
        own = {name: options[name] for name in ("cards", "boards", "scenarios", "board") if name in options}
        try:
            scenario.check_file(source, written, msgspec.convert(own, Options))
        except (EscarmoucheError, msgspec.ValidationError):
            return  # another file is wrong, and reported by itself
