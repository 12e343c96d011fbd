"""Texts of D10 skirmish whose keys are put together from parts, and its measures. The rest is in tests/games/test_texts.py."""

from __future__ import annotations

import ast

from escarmouche.core.book import register
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.games.d10 import BOOK, refusals
from escarmouche.games.d10.combat import advantage, reaction_shots, shoot
from escarmouche.games.d10.ground.terrain import NATURE
from escarmouche.games.d10.state import HEIGHTS
from escarmouche.games.d10.turn.action_list import ACTIONS

from .positions import lay

register(BOOK)


def test_words_that_are_put_together() -> None:
    """Actions in a sentence, postures, kinds of terrain, critical rows, advantages, reactions, plights."""
    wanted = {f"word-do-{spec.key}" for spec in ACTIONS}
    wanted |= {f"word-{posture}" for posture in HEIGHTS if posture != "up"} | {
        f"{key}-{kind}" for kind in NATURE for key in ("word", "terrain")
    }
    wanted |= {f"word-{row}" for row in shoot.ROWS.values()} | {f"word-jc-row-{row}" for row in range(10)}
    wanted |= {f"word-{state}-door" for state in ("open", "closed", "barred")}
    wanted |= {f"word-reaction-{name}" for name in ("skewer", "dodge", "parry", "kick", "swap")}
    wanted |= {f"why-plight-{name}" for name in ("stunned", "climbing", "prone", "prone-plain", "engaged", "held")}
    wanted |= {f"why-away-{status}" for status in refusals.AWAY} | {
        f"why-reaction-{word}" for word in reaction_shots.OUTSIDE
    }
    wanted |= {f"event-{name}-declared" for name in ("charge", "strike", "hithard")}
    wanted |= {f"event-{name}" for name in ("out", "dead", "opened", "closed")}
    for lang in LANGUAGES:
        assert [key for key in sorted(wanted) if not texts(lang, "d10").has(key)] == []


def test_advantages_have_words() -> None:
    """D10-CC-10: the five of the sheets, as the scene names them and as a modifier."""
    known = {node.value for node in ast.walk(ast.parse((BOOK.folder / "combat" / "advantage.py").read_text(encoding="utf-8")))
             if isinstance(node, ast.Constant) and node.value in ("friend", "posture", "equipped", "charge", "hithard")}  # fmt: skip
    assert known == {"friend", "posture", "equipped", "charge", "hithard"} and advantage.REROLL == 3
    for lang in LANGUAGES:
        assert all(texts(lang, "d10").has(f"word-advantage-{word}") for word in known)


def test_lengths_are_in_centimetres() -> None:
    """With a no-break space, and a decimal comma in French."""
    args = {"figure": "x", "distance": 2_500}
    assert "2.5\u00a0cm" in texts("en", "d10").say("ask-advance", args)
    assert "2,5\u00a0cm" in texts("fr", "d10").say("ask-advance", args)
    for path in (BOOK.folder / "text").rglob("*.ftl"):
        assert "″" not in path.read_text(encoding="utf-8")


def test_outcomes_have_titles() -> None:
    """What is said in place of a plain draw."""
    assert all(texts(lang, "d10").has("outcome-draw-title") for lang in LANGUAGES)


def test_one_is_not_many() -> None:
    """D10-SET-04: where a single archer starts on a platform, the sentence says so."""
    for key, en, fr in (
        (
            "why-zone-kept",
            "The first figure placed there must be an archer",
            "La première figurine placée là doit être",
        ),
        ("why-needed-there", "at least one archer or crossbowman must start", "doit commencer au moins un archer"),
    ):
        said = {lang: texts(lang, "d10").say(key, {"figure": "x", "least": 1}) for lang in ("en", "fr")}
        assert en in said["en"] and fr in said["fr"], said
        many = {lang: texts(lang, "d10").say(key, {"figure": "x", "least": 3}) for lang in ("en", "fr")}
        assert "3" in many["en"] and "3" in many["fr"]


def test_points_of_a_path_are_called_by_their_length() -> None:
    """D10-REA-04: what may be chosen instead is not told in thousandths."""
    called = BOOK.called(lay(figures={"a": {"at": (10, 10)}}), "length", 2_000)
    assert [texts(lang, "d10").say(called.key, called.args) for lang in LANGUAGES] == ["2\u00a0cm", "2\u00a0cm"]
