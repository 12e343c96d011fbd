"""What the kit knows about refusals: when each length that they give is true."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.book import find
from escarmouche.core.messages.refusal import refuse
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
