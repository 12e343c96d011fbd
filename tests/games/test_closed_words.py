"""Words of which there are only a few are typed as such: the fields of a state."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from escarmouche.core.book import find
from escarmouche.core.views.scene import Role
from escarmouche.testing import records

PLAIN = re.compile(r"^    (\w+): (?:str|list\[str\])\b.*# (.*)$")
LISTED = re.compile(r"^(?:[^:]*: )?\"?[a-z-]+\"?(?:, (?:or )?\"?[a-z-]+\"?)+(?:$|;|,? or )")


@pytest.mark.parametrize("game", records.GAMES)
def test_a_plain_string_of_a_state_has_no_list_of_values_beside_it(game: str) -> None:
    """Such a list is a type: `Literal[...]`."""
    lines = (find(game).folder / "state.py").read_text(encoding="utf-8").splitlines()
    comments = {found[1]: found[2] for line in lines if (found := PLAIN.match(line))}
    assert comments
    assert [field for field, comment in comments.items() if LISTED.search(comment)] == []


@pytest.mark.parametrize(
    ("comment", "listed"),
    [
        ("scheme, strategy, corpse, or a terrain Marker's", True),
        ('a word: "open", "closed"', True),
        ("what the action still owes: reload, divination", True),
        ("the one being played: a campaign goes from one to the next", False),
        ("card id, with its Title", False),
    ],
)
def test_a_list_of_values_is_seen(comment: str, listed: bool) -> None:
    assert bool(LISTED.search(comment)) is listed


@pytest.mark.parametrize("game", records.GAMES)
def test_every_role_is_of_a_word_that_the_game_has(game: str) -> None:
    assert set(find(game).roles.values()) <= set(get_args(Role))
    assert all(word.partition("-")[0] in ("badge", "stat", "state") for word in find(game).roles)
