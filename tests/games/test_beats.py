"""What happens on the table can be followed: in recorded games, whatever a spectator sees change has an event with a beat."""

from __future__ import annotations

import gzip
from collections import Counter, deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import pytest

from escarmouche.core.book import find
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.text import texts
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Beat, Piece
from escarmouche.testing import records

ROOT = Path(__file__).parents[2]
MOMENTS = 250  # of each game that is read
RECENT = 8  # decisions
EVERY = 12  # recorded games

each_game = pytest.mark.parametrize("game", records.GAMES)


@each_game
def test_every_beat_is_of_an_event_that_the_game_tells(game: str) -> None:
    beats, known = find(game).beats, texts("en", game)
    assert [event for event in beats if not known.has(f"event-{event}")] == []
    assert set(beats.values()) <= set(get_args(Beat))


@each_game
def test_what_is_seen_to_change_has_a_beat(game: str) -> None:
    beats, met, unseen = find(game).beats, Counter[str](), Counter[str]()
    for change, events in changes(game):
        told = {beats[event.name] for event in events if event.name in beats}
        met.update(told)
        if not told:
            unseen[f"{change}: {', '.join(sorted({event.name for event in events}))}"] += 1
    assert unseen == {}
    assert {"move", "fall", "effect"} <= set(met)


def changes(game: str) -> Iterator[tuple[str, list[Event]]]:
    """What is different about a piece after a decision, and the public events that name the piece: of this decision and before it,
    because the slain may leave the board only after some questions about them."""
    for path in records.kept(ROOT / "tests" / "records" / "0.1" / game)[::EVERY]:
        played: Game[Any] = record.read(gzip.decompress(path.read_bytes()).decode(), str(path))
        before: dict[str, Piece] = {}
        recent: deque[list[Event]] = deque(maxlen=RECENT)
        for moment in islice(played.retold(), MOMENTS):
            events = [event for event in moment.events if event.seen_by(None)]
            recent.append(events)
            now = {piece.id: piece for piece in moment.view(None).scene.pieces}
            for piece in now.values():
                for change in differences(before.get(piece.id), piece):
                    yield change, [event for told in recent for event in told if piece.id in named(event)]
            before = now


def differences(before: Piece | None, now: Piece) -> Iterator[str]:
    if before is None:
        return
    if before.at != now.at:
        yield "at" if before.at and now.at else "gone" if before.at else "come"
    if before.health != now.health:
        yield "health"


def named(event: Event) -> set[str]:
    """Everything that an event names."""
    values = [value if isinstance(value, list | tuple) else [value] for value in event.args.values()]
    return {item for value in values for item in value if isinstance(item, str)}
