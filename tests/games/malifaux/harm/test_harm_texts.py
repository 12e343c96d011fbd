"""What is said about harm, and about models that come and go: in both languages, with nothing left open (MALI-HID-08)."""

from __future__ import annotations

import re

import pytest

from escarmouche.games.malifaux.harm import condition
from tests.games.malifaux.texts import EVENT, FOLDER, LANGUAGES, WHY, code, texts

MODULES = [
    "ground/blast",
    "models/bury",
    "harm/condition",
    "models/control",
    "harm/damage",
    "turn/engage",
    "harm/hazard",
    "harm/heal",
    "models/inherit",
    "harm/kill",
    "fate/modifiers",
    "models/replace",
    "fate/soulstone_defence",
    "models/stats",
    "models/summon",
    "models/upgrade",
]
KINDS = {
    "event": EVENT,
    "ask": r'(?:Choose|Place)\(\s*"([a-z-]+)"()',
    "why": WHY,
}
MODS = r'Mod\(\s*"([a-z-]+)"|yield "([a-z-]+)"'
ASKED = ("soulstone-block", "soulstone-reduce", "replace-heir", "replace-activation", "ignore-hazard")
WORDS = (*condition.NAMES, "spend", "keep", "ignore", "suffer", "damage", "reduce")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key(lang: str) -> None:
    """MALI-HID-08: whatever is reported, asked or refused here has a text; so has every Condition and every modifier."""
    known = texts(lang)
    wanted = [f"ask-{name}" for name in ASKED] + [f"word-{name}" for name in WORDS]
    for module in MODULES:
        text = code(module)
        wanted += [f"{kind}-{name}" for kind, pattern in KINDS.items() for name, _ in re.findall(pattern, text)]
        wanted += [f"mod-{one or two}" for one, two in re.findall(MODS, text)]
    assert len(wanted) > 70
    assert [key for key in wanted if not known.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_open(lang: str) -> None:
    """MALI-HID-08: an event or refusal brings all that its text wants."""
    known = texts(lang)
    for module in MODULES:
        for kind in ("event", "why"):
            for name, args in re.findall(KINDS[kind], code(module)):
                given = dict.fromkeys(re.findall(r"([a-z]+)=", args), "x")
                spread = {"amount": 1, "value": 1, "model": "x", "health": 1, "target": "x"} if "**" in args else {}
                assert known.unfilled(f"{kind}-{name}", {**spread, **given}) == [], name


def test_french() -> None:
    """The two languages say the same things; French has its hard spaces."""
    en, fr = ((FOLDER / "text" / lang / "harm.ftl").read_text(encoding="utf-8") for lang in LANGUAGES)
    keys = [re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for text in (en, fr)]
    assert keys[0] == keys[1]
    assert re.findall(r" [:;!?»]|'", fr) == []
