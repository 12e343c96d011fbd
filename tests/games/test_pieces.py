"""What the fields of a piece say is what the words of its game say: in recorded games of each game, to players and to spectators."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import pytest

from escarmouche.core.book import find
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Piece, Role, Scene
from escarmouche.testing import records

ROOT = Path(__file__).parents[2]
EVERY, MOMENTS = 4, 23  # of every fourth recorded game every twenty-third moment
TELLS: dict[str, Any] = {  # what a word with a role goes with
    "acted": lambda piece: piece.acted,
    "health": lambda piece: piece.health is not None,
    "pips": lambda piece: piece.pips is not None,
    "place": lambda piece: piece.place != "board",
    "posture": lambda piece: piece.posture != "",
    "rank": lambda piece: piece.rank != "",
}
HEALTH = {  # a game -> the counts that say the same as `health`
    "ad1666": lambda badges: (badges["killed"], badges["wounds"], (badges["crippled"],)),
    "malifaux": lambda badges: (badges["health"], badges["wounds"], ()),
    "moonstone": lambda badges: (badges["health"], badges["wounds"], ()),
}

each_game = pytest.mark.parametrize("game", records.GAMES)


def scenes(game: str) -> Iterator[Scene]:
    for path in records.kept(ROOT / "tests" / "records" / "0.1" / game)[::EVERY]:
        played: Game[Any] = record.read(gzip.decompress(path.read_bytes()).decode(), str(path))
        for moment in islice(played.retold(), 0, None, MOMENTS):
            for seat in (0, None):
                yield moment.view(seat).scene


@each_game
def test_fields_say_what_words_say(game: str) -> None:
    roles, met = find(game).roles, Counter[str]()
    wrong: set[tuple[str, ...]] = set()
    for scene in scenes(game):
        wrong |= {(fault,) for fault in mixed_up(scene)}
        for piece in scene.pieces:
            said = {roles[word] for word in words(piece) if word in roles}
            met.update(said)
            wrong |= {(piece.id, role) for role in said if not TELLS[role](piece)}
            wrong |= {(piece.id, fault) for fault in faults(piece, scene, said)}
            if game in HEALTH and piece.health is not None:
                bar = piece.health.boxes, piece.health.lost, piece.health.brinks
                wrong |= {(piece.id, "health", str(bar))} if bar != HEALTH[game](piece.badges) else set()
    assert wrong == set()
    assert set(met) == set(roles.values())  # the recorded games show all of them


def words(piece: Piece) -> list[str]:
    """Its counts and states, as `Book.roles` and texts spell them."""
    return [*(f"badge-{name}" for name in piece.badges), *(f"state-{name}" for name in piece.states)]


def faults(piece: Piece, scene: Scene, said: set[Role]) -> Iterator[str]:
    """What cannot be so."""
    if (piece.place == "board") != (piece.at is not None):
        yield f"place {piece.place} at {piece.at}"
    if piece.acted != ("acted" in said):
        yield "acted"
    if piece.may_act and (piece.acted or piece.id == scene.active or piece.place in ("gone", "reserve")):
        yield "may act"
    if piece.side is not None and piece.seat >= 0 and piece.side < 0:
        yield "side"


def mixed_up(scene: Scene) -> Iterator[str]:
    """Of several models of a seat with one card each has a number, and that number is in its name."""
    numbers = Counter((piece.seat, piece.card, piece.copy) for piece in scene.pieces)
    yield from (f"{key} twice" for key, count in numbers.items() if count > 1)
    for piece in scene.pieces:
        if piece.copy and str(piece.copy) not in scene.names[piece.id]["en"]:
            yield f"{piece.id} is not called {piece.copy}"


@each_game
def test_every_role_is_of_a_word_that_the_game_has(game: str) -> None:
    assert set(find(game).roles.values()) <= set(get_args(Role))
    assert all(word.partition("-")[0] in ("badge", "stat", "state") for word in find(game).roles)
