"""Recorded games, played once more: what questions, scenes and pieces say is what the game declares, and agrees with itself."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.asks.about import mistakes
from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Piece, Role, Scene
from escarmouche.testing import records
from escarmouche.testing.conformance import words

ROOT = Path(__file__).parents[2]
EVERY = 5  # look at every fifth recorded game: there at all questions ...
MOMENTS = 17  # ... and at the scenes of every seventeenth moment
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


def moments(game: str) -> Iterator[tuple[int, Game[Any]]]:
    for path in records.kept(ROOT / "tests" / "records" / "0.1" / game)[::EVERY]:
        played: Game[Any] = record.read(gzip.decompress(path.read_bytes()).decode(), str(path))
        yield from enumerate(played.retold())


@pytest.mark.parametrize("game", records.GAMES)
def test_recorded_games_say_what_is_declared(game: str) -> None:
    book = find(game)
    wrong, roles, seen = set[str](), set[Role](), set[str]()
    for number, moment in moments(game):
        for ask in (inner for pending in moment.pending for inner in inside(pending)):
            wrong.update(mistakes(ask, book.questions))
        for seat in (0, None) if number % MOMENTS == 0 else ():
            scene = moment.view(seat).scene
            wrong.update(words.scene(game, scene), mixed_up(scene))
            seen.update({scene.phase, *(duel.stage for duel in scene.duels)})
            for piece in scene.pieces:
                said = {book.roles[word] for word in words_of(piece) if word in book.roles}
                roles |= said
                wrong.update(f"{piece.id}: {fault}" for fault in faults(game, piece, scene, said))
    assert wrong == set()
    assert roles == set(book.roles.values())  # the recorded games show all of them
    assert len(seen & {*book.phases}) > 3 and seen & {*book.stages}


def inside(ask: Ask) -> Iterator[Ask]:
    """A question, and all that lie behind its branches."""
    yield ask
    for name in ask.names if isinstance(ask, Menu) else ():
        branch = ask.branch(name)
        if branch is not None and not isinstance(branch, Refusal):
            yield from inside(branch)


def words_of(piece: Piece) -> list[str]:
    """Its counts and states, as `Book.roles` and texts spell them."""
    return [*(f"badge-{name}" for name in piece.badges), *(f"state-{name}" for name in piece.states)]


def faults(game: str, piece: Piece, scene: Scene, said: set[Role]) -> Iterator[str]:
    """What cannot be so: a field of a piece says what the words of its game say."""
    yield from (f"{role}, by a word alone" for role in said if not TELLS[role](piece))
    if (piece.place == "board") != (piece.at is not None):
        yield f"place {piece.place} at {piece.at}"
    if piece.acted != ("acted" in said):
        yield "acted"
    if piece.may_act and (piece.acted or piece.id == scene.active or piece.place in ("gone", "reserve")):
        yield "may act"
    if piece.side is not None and piece.seat >= 0 and piece.side < 0:
        yield "side"
    if game in HEALTH and piece.health is not None:
        bar = piece.health.boxes, piece.health.lost, piece.health.brinks
        if bar != HEALTH[game](piece.badges):
            yield f"health {bar}"


def mixed_up(scene: Scene) -> Iterator[str]:
    """Of several models of a seat with one card each has a number, and that number is in its name."""
    numbers = Counter((piece.seat, piece.card, piece.copy) for piece in scene.pieces)
    yield from (f"{key} twice" for key, count in numbers.items() if count > 1)
    for piece in scene.pieces:
        if piece.copy and str(piece.copy) not in scene.names[piece.id]["en"]:
            yield f"{piece.id} is not called {piece.copy}"
