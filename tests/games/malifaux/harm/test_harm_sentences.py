"""The words of harm and of what changes it: Conditions, modifiers, what a player may do about damage (MALI-HID-08)."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.harm import condition

MODULES = [
    "ground/blast",
    "models/bury",
    "harm/condition",
    "models/control",
    "harm/damage",
    "ground/engage",
    "harm/hazard",
    "harm/heal",
    "models/inherit",
    "harm/kill",
    "fate/modifiers",
    "models/replace",
    "fate/soulstone_defence",
    "cards/stats",
    "models/summon",
    "models/upgrade",
]
MODS = r'Mod\(\s*"([a-z-]+)"|yield "([a-z-]+)"'
ASKED = ("soulstone-block", "soulstone-reduce", "replace-heir", "replace-activation", "ignore-hazard")
WORDS = (*condition.NAMES, "spend", "keep", "ignore", "suffer", "damage", "reduce")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_conditions_modifiers_and_answers(lang: str) -> None:
    """MALI-HID-08: every Condition, every modifier under its own key, and what is asked and answered about damage."""
    known = texts(lang, "malifaux")
    wanted = [f"ask-{name}" for name in ASKED] + [f"word-{name}" for name in WORDS]
    for module in MODULES:
        text = (BOOK.folder / f"{module}.py").read_text(encoding="utf-8")
        wanted += [f"mod-{one or two}" for one, two in re.findall(MODS, text)]
    assert len(wanted) > 30
    assert [key for key in wanted if not known.has(key)] == []
