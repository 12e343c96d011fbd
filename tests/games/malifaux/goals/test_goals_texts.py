"""What is said about Strategies, Schemes and VP: in both languages, with nothing left open (MALI-HID-06, MALI-HID-08)."""

from __future__ import annotations

import re

import pytest

from escarmouche.games.malifaux.goals import scheme, strategy
from tests.games.malifaux.texts import EVENT, FOLDER, LANGUAGES, WHY, texts

FILES = [FOLDER / "goals" / f"{name}.py" for name in ("goal", "scheme", "strategy", "victory")]
FILES += sorted(FOLDER.glob("goals/strategies/*.py")) + sorted(FOLDER.glob("goals/schemes/*.py"))
KINDS = {
    "event": EVENT,
    "ask": r'(?:Choose|Place|Menu|Number|Spend)\(\s*"([a-z-]+)"()',
    "why": WHY,
    "branch": r'^\s+"(turf|idol|message)": Choose|branches\["([a-z]+)"\]',
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key(lang: str) -> None:
    """MALI-HID-08: whatever is reported, asked or refused here has a text; so has every Scheme, and what it scores for."""
    known, wanted = texts(lang), ["branch-decline", "outcome-points", "outcome-draw", "word-left", "word-right"]
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        for kind, pattern in KINDS.items():
            keys = re.findall(pattern, text, re.MULTILINE)
            wanted += [f"{kind}-{one or (two if kind == 'branch' else '')}" for one, two in keys]
    for number in scheme.PLANS:
        wanted += [f"word-scheme-{number}", f"scheme-{number}-reveal", f"scheme-{number}-end"]
    for name in strategy.COUNTS:
        wanted += [f"word-{name}", f"strategy-{name}"]
    assert len(wanted) > 85
    assert [key for key in wanted if not known.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_open(lang: str) -> None:
    """MALI-HID-08: an event or refusal brings all that its text wants."""
    known = texts(lang)
    for file in FILES:
        for kind in ("event", "why"):
            for name, args in re.findall(KINDS[kind], file.read_text(encoding="utf-8")):
                given = {name: 1000 if name in ("reach", "gap") else "x" for name in re.findall(r"([a-z]+)=", args)}
                assert known.unfilled(f"{kind}-{name}", given) == [], name


def test_french() -> None:
    """The two languages say the same things; French has its hard spaces."""
    en, fr = ((FOLDER / "text" / lang / "goals.ftl").read_text(encoding="utf-8") for lang in LANGUAGES)
    keys = [re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE) for text in (en, fr)]
    assert keys[0] == keys[1]
    assert re.findall(r" [:;!?»]|'", fr) == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Player 1 reveals Vendetta: ann, ben."), ("fr", "Le joueur 1 révèle Vendetta\u00a0: ann, ben.")],
)
def test_a_revealed_scheme(lang: str, sentence: str) -> None:
    """MALI-HID-06, MALI-SETUP-28: with its models, if it has any."""
    about = {"seat": 1, "scheme": "scheme-13", "models": ["ann", "ben"], "count": 2}
    assert texts(lang).say("event-scheme-revealed", about) == sentence
    bare = texts(lang).say("event-scheme-revealed", {"seat": 1, "scheme": "scheme-9", "models": [], "count": 0})
    assert bare.endswith(("Outflank.", "Débordement."))
