"""The texts: a file for each chapter."""

from pathlib import Path

import pytest

from escarmouche.core.messages.text import LANGUAGES
from escarmouche.games.ad1666 import book

GAME = Path(book.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_named_after_a_chapter(lang: str) -> None:
    chapters = {path.parent.name for path in GAME.glob("*/__init__.py")} | {path.stem for path in GAME.glob("*.py")}
    assert {file.stem for file in (GAME / "text" / lang).glob("*.ftl")} <= chapters
