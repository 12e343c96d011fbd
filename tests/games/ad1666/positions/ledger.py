"""The rules of the ledger and the texts of both languages, to check what the rules cite and say."""

from __future__ import annotations

import re
from pathlib import Path

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import HERE, Texts

FOLDER = HERE.parents[1] / "games" / "ad1666" / "text"
LEDGER = (Path(__file__).parents[4] / "rules" / "ad1666.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*(AD66-[A-Z]+-\d+)\*\*", LEDGER))
TEXTS = {lang: Texts(lang, [HERE, FOLDER]) for lang in LANGUAGES}
