"""What is said of Strategies, Schemes and VP with keys that are put together from parts (MALI-HID-06, MALI-HID-08)."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.goals import scheme, strategy

FILES = sorted((BOOK.folder / "goals").rglob("*.py"))
BRANCH = re.compile(r'^\s+"(turf|idol|message)": Choose|branches\["([a-z]+)"\]', re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_branches_schemes_and_strategies(lang: str) -> None:
    """MALI-HID-08: every branch has a text; so has every Scheme, and what it scores for, and every Strategy."""
    known = texts(lang, "malifaux")
    wanted = ["branch-decline", "outcome-points", "outcome-draw", "word-left", "word-right"]
    for file in FILES:
        wanted += [f"branch-{one or two}" for one, two in BRANCH.findall(file.read_text(encoding="utf-8"))]
    assert any(key != "branch-decline" for key in wanted if key.startswith("branch-"))
    for number in scheme.PLANS:
        wanted += [f"word-scheme-{number}", f"scheme-{number}-reveal", f"scheme-{number}-end"]
    for name in strategy.COUNTS:
        wanted += [f"word-{name}", f"strategy-{name}"]
    assert [key for key in wanted if not known.has(key)] == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Player 1 reveals Vendetta: ann, ben."), ("fr", "Le joueur 1 révèle Vendetta\u00a0: ann, ben.")],
)
def test_a_revealed_scheme(lang: str, sentence: str) -> None:
    """MALI-HID-06, MALI-SETUP-28: with its models, if it has any."""
    about = {"seat": 1, "scheme": "scheme-13", "models": ["ann", "ben"], "count": 2}
    assert texts(lang, "malifaux").say("event-scheme-revealed", about) == sentence
    bare = texts(lang, "malifaux").say(
        "event-scheme-revealed", {"seat": 1, "scheme": "scheme-9", "models": [], "count": 0}
    )
    assert bare.endswith(("Outflank.", "Débordement."))
