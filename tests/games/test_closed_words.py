"""Words of which there are only a few are typed as such: the phases and stages of scenes, and the fields of a state."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from escarmouche.core.book import find
from escarmouche.core.play import record
from escarmouche.testing import records
from escarmouche.testing.conformance import words

ROOT = Path(__file__).parents[2]
EVERY = 8  # look at every eighth recorded game ...
MOMENTS = 5  # ... and there at every fifth moment
PLAIN = re.compile(r"^    (\w+): (?:str|list\[str\])\b.*# (.*)$")
LISTED = re.compile(r"^(?:[^:]*: )?\"?[a-z-]+\"?(?:, (?:or )?\"?[a-z-]+\"?)+(?:$|;|,? or )")


@pytest.mark.parametrize("game", records.GAMES)
def test_a_scene_is_in_a_phase_that_the_game_declares(game: str) -> None:
    book, wrong = find(game), set[str]()
    seen: set[str] = set()
    for path in records.kept(ROOT / "tests" / "records" / "0.1" / game)[::EVERY]:
        played = record.read(gzip.decompress(path.read_bytes()).decode(), str(path))
        for number, moment in enumerate(played.retold()):
            if number % MOMENTS == 0:
                scene = moment.view(None).scene
                wrong.update(words.scene(game, scene))
                seen.update({scene.phase, *(duel.stage for duel in scene.duels)})
    assert wrong == set()
    assert len(seen & {*book.phases}) > 3 and seen & {*book.stages}


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
