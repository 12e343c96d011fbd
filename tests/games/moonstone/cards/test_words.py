"""Everything a player can look at has a word for it, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.messages.text import Texts, texts
from escarmouche.core.play.game import Game

SLUG = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def labels(value: Any) -> Iterator[str]:
    """The names of all that lies in the middle of the table."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield f"table-{name}"
            yield from labels(item)


def told(game: Game[Any]) -> Iterator[str]:
    """The keys of the texts that a scene needs."""
    for seat in (*range(game.setup.seats), None):
        scene = game.view(seat).scene
        yield from (f"track-{track.name}" for track in scene.tracks)
        yield from labels(scene.table)
        yield from (f"word-{kind.kind}" for kind in (*scene.hands, *scene.piles, *scene.markers))
        for piece in scene.pieces:
            yield from (f"word-{state}" for state in piece.states)
            yield from (f"word-{name}" for name in piece.badges)


def raw(game: Game[Any], known: Texts) -> Iterator[str]:
    """Ids in the events that would be shown as they are."""
    names = game.names()
    for event in game.events:
        for value in event.args.values():
            for word in value if isinstance(value, list | tuple) else (value,):
                if isinstance(word, str) and SLUG.fullmatch(word) and word == known.word(word, names):
                    yield f"{event.name}: {word}"


def test_scenes_and_events_are_told_in_words() -> None:
    known = texts("fr", "moonstone")
    wanted: set[str] = set()
    for seed, (edition, seats, events) in enumerate([("en", 3, True), ("fr", 2, False), ("fr", 4, False)]):
        rng = random.Random(seed)
        game = esc.new("moonstone", edition=edition, seats=seats, seed=seed, events=events)
        while game.pending:
            if rng.random() < 0.2 or game.table.state.bout or game.table.state.casting:
                wanted |= set(told(game))
            for ask in game.pending:
                game.answer(ask.seat, ask.sample(rng))
            assert list(raw(game, known)) == []
    assert {"table-played", "table-declared", "track-first"} <= wanted
    for lang in LANGUAGES:
        assert [key for key in sorted(wanted) if not texts(lang, "moonstone").has(key)] == []


@pytest.mark.parametrize(
    ("troupe", "factions", "key"),
    [
        (["billy"], [], "error-troupe-size"),
        (["billy", "billy"], [], "error-troupe-twice"),
        (["billy", "beaky-bobby"], [], "error-troupe-mixed"),
        (["billy", "quack"], ["", "dominion"], "error-troupe-faction"),
        (["billy", "nobody"], [], "error-character"),
    ],
)
def test_a_troupe_that_cannot_be_is_told_with_the_players_number(
    troupe: list[str], factions: list[str], key: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        esc.new("moonstone", size=2, troupes=[[], troupe], factions=factions)
    assert caught.value.refusal.key == key
    for lang in LANGUAGES:
        assert texts(lang, "moonstone").unfilled(key, caught.value.refusal.args) == []
        assert "2" in caught.value.text(lang) or key == "error-character"


def test_given_troupes_share_nobody_where_characters_are_drafted() -> None:
    """MOON-DRAFT-03, MOON-TROUPE-07: only without the draft may two players use the same character."""
    esc.new("moonstone", size=1, troupes=[["billy"], ["billy"]])
    with pytest.raises(BadSetup) as caught:
        esc.new("moonstone", size=1, troupes=[["billy"], ["billy"]], draft=True)
    assert (caught.value.refusal.key, caught.value.refusal.rule) == ("error-troupe-drafted", "MOON-DRAFT-03")
