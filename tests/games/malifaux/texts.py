"""What the tests of texts share: the texts of a language, and the code of a module that says them."""

from __future__ import annotations

from pathlib import Path

import escarmouche.games.malifaux as malifaux
from escarmouche.core.messages.text import HERE, Texts

FOLDER = Path(malifaux.__file__).parent
LANGUAGES = ("en", "fr")
ARGUMENTS = r"((?:[^()]|\([^()]*\))*)\)"
EVENT = r'\.tell\(\s*"([a-z-]+)"' + ARGUMENTS
WHY = r'refuse\(\s*"why-([a-z-]+)"' + ARGUMENTS


def texts(lang: str) -> Texts:
    return Texts(lang, [HERE, FOLDER / "text"])


def code(module: str) -> str:
    return (FOLDER / f"{module}.py").read_text(encoding="utf-8")
