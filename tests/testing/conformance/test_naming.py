"""What the kit knows about refusals: when each length that they give is true."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from escarmouche.core.book import find
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.game import Game
from escarmouche.testing.conformance import naming, words


@pytest.mark.parametrize("name", ["moonstone", "malifaux", "ad1666", "d10", "toy"])
def test_of_every_length_in_a_refusal_it_is_said_when_it_is_true(name: str) -> None:
    """However rarely a sentence is read: the kit could not judge it."""
    book = find(name)
    known = {**naming.TRUE_IF, **book.cases.true_if}
    measured = [
        message[1]
        for file in sorted((book.folder / "text" / "en").glob("*.ftl"))
        for message in re.finditer(
            r"^(why-[a-z0-9-]+) = (.*(?:\n[ \t].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE
        )
        if "DIST(" in message[2]
    ]
    assert [key for key in measured if key not in known] == []


@pytest.mark.parametrize("name", ["clinker-hound", "clinker-hound-3"])
def test_an_id_that_nobody_has_named_is_found_in_a_sentence(name: str) -> None:
    """Whether it ends with a number or not: a model that is still to come has no name."""
    reason = refuse("why-not-in-contact", "MALI-PLACE-01", model=name, target="boss")
    names = {"boss": {"en": "Boss", "fr": "Chef"}}
    assert list(words.raw("malifaux", reason, names)) == [f"why-not-in-contact shows “{name}”, which has no name"]
    assert list(words.raw("malifaux", reason, {**names, name: {"en": "Hound", "fr": "Chien"}})) == []


@pytest.mark.parametrize(
    ("args", "what"),
    [
        ({"name": "x", "kind": "x", "options": []}, "an empty list"),
        ({"name": "x", "kind": "x", "options": ["a1|a2"]}, "the side of a square without a name"),
        ({"name": "x", "kind": "x", "options": ["a  b"]}, "two spaces"),
        ({"name": "x", "kind": None, "options": ["a"]}, "a place where nothing was filled in"),
        ({"name": "a1|a2", "kind": "x", "options": ["a"]}, ""),  # as somebody typed it
    ],
)
def test_a_sentence_that_is_none_is_found(args: dict[str, Any], what: str) -> None:
    found = list(words.odd("ad1666", refuse("why-other-kind", **args), {}))
    assert [what in text for text in found] == ([True, True] if what else [])


def test_a_name_of_another_kind_needs_a_reason_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it is of another kind, at least: the plain list of what may be chosen is no reason."""
    book = find("moonstone")
    game = Game(book, book.read_setup({"seats": 2}), bytes(32))
    (ask,) = (ask for ask in game.pending[:1])
    namer, rng = naming.Namer(book), random.Random(1)
    assert list(namer.problems(game, ask, rng)) == []
    monkeypatch.setattr(Game, "refusal", lambda self, seat, answer: ask.why_not(answer))
    assert any("why-not-an-option" in problem for problem in namer.problems(game, ask, rng))
