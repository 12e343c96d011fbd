"""What a player would be sorry for is said before it is done: each warning once in a game, or never again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from escarmouche.cli import kept_files
from escarmouche.core.views.player_tools import Sentence


class Warnings:
    """Which warnings have been given, and which are not wanted any more: those are kept in a file."""

    def __init__(self) -> None:
        self.given: set[str] = set()
        self.unwanted: set[str] = set(_read(_file()))

    def due(self, doubts: Iterable[Sentence]) -> Sentence | None:
        """The first that is still to be given; it is then given."""
        for doubt in doubts:
            if doubt.key not in self.given | self.unwanted:
                self.given.add(doubt.key)
                return doubt
        return None

    def stop(self, key: str) -> None:
        """Never again."""
        self.unwanted.add(key)
        _file().write_text("".join(f"{each}\n" for each in sorted(self.unwanted)), encoding="utf-8")

    def begin_again(self) -> None:
        """All of them, from now on."""
        self.given.clear()
        self.unwanted.clear()
        _file().unlink(missing_ok=True)


def _file() -> Path:
    return kept_files.folder() / "unwanted-warnings.txt"


def _read(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").split() if file.is_file() else []
