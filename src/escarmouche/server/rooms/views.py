"""What the viewers of a room are told: scenes, questions, steps. Worked out once for all who look through the same eyes."""

from __future__ import annotations

import functools
import hashlib
from copy import copy
from typing import TYPE_CHECKING, Any, cast

import msgspec

from escarmouche.core.asks.wire import ask_json
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.views.card_view import Sheet
from escarmouche.core.views.scene import Scene, Waiting
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.wire.messages import Scenery, Step, UndoOffer, Update

if TYPE_CHECKING:
    from escarmouche.server.rooms.room import Room

UPDATES = 64  # updates kept: viewers who stand at the same line share theirs
SILENT = ("agree", "named")  # lines that are no step for a viewer

_pack = msgspec.msgpack.Encoder().encode
_steps = msgspec.msgpack.Decoder(Step)
_json = msgspec.json.Encoder()


class Seen(msgspec.Struct):
    """What one viewer sees while the game does not move."""

    scene: Scene
    asks: list[dict[str, Any]]
    waiting: list[Waiting]
    undo: UndoOffer | None


class Views:
    """Everything that leaves a room for its viewers."""

    def __init__(self, live: Room) -> None:
        self.live = live
        self._told: list[tuple[int, bytes]] = []  # (serial, step with the events of all seats)
        self._scenery: tuple[Scenery, str] | None = None
        self._clear()

    def moved(self, line: LogEntry, events: list[Event], to: int | None = None) -> None:
        """A line was played: what was worked out before is old."""
        if line.kind not in SILENT:
            body = line.body
            kind = cast("Any", line.kind)
            step = Step(line.serial, kind, line.seat, events, body.get("text", ""), to, body.get("forced", False))
            self._told.append((line.serial, _pack(step)))
        self._clear()

    def _clear(self) -> None:
        self._settled = False  # whether the scenery is known to be as it was
        self._seen: dict[int | None, Seen] = {}
        self._updates: dict[tuple[int | None, int | None], Update] = {}
        self._encoded: dict[tuple[int | None, int | None], bytes] = {}

    def scenery(self) -> tuple[Scenery, str]:
        """What seldom changes, and a digest of it. While it has not changed it is the same object."""
        if self._scenery is None or not self._settled:
            scene = self.live.book.scene(self.live.game.table, None)
            cards = sorted(self._lying(scene))
            seldom = _json.encode((scene.board, scene.names, scene.stories, cards))
            digest = hashlib.blake2b(seldom, digest_size=8).hexdigest()
            if self._scenery is None or self._scenery[1] != digest:
                self._scenery = self._decorated(scene, cards), digest
            self._settled = True
        return self._scenery

    def _lying(self, scene: Scene) -> set[str]:
        """The cards that lie open: of pieces, of what they carry, those in the middle of the table, and what players brought."""
        found = {piece.card for piece in scene.pieces}
        found |= {thing.card for piece in scene.pieces for thing in piece.things}
        middle = [
            one for told in scene.table.values() if isinstance(told, list) for one in told if isinstance(one, str)
        ]
        return found | self._brought | (set(middle) & self._pages.keys() if middle else set())

    @functools.cached_property
    def _brought(self) -> set[str]:
        """Pages that no other game of this edition has."""
        edition = getattr(self.live.game.setup, "edition", "")
        return set(self._pages) - set(self.live.book.pages(edition))

    @functools.cached_property
    def _pages(self) -> dict[str, Sheet]:
        return self.live.book.printed(self.live.game.setup)

    def _decorated(self, scene: Scene, cards: list[str]) -> Scenery:
        book, setup = self.live.book, self.live.game.setup
        edition = getattr(setup, "edition", "")
        sheets = {card: self._pages[card] for card in cards if card in self._pages}
        faces, reference = book.faces(edition), book.reference(setup)
        layers = list(book.layers)
        return Scenery(self.live.room, scene.board, scene.names, sheets, faces, scene.stories, reference, layers)

    def update(self, seat: int | None, since: int | None) -> Update:
        """All that a viewer may see now, with the steps since a line (None: from the beginning)."""
        found = self._updates.get((seat, since))
        if found is None:
            seen = self.see(seat)
            found = Update(
                seat=seat,
                serial=self.live.serial,
                moment=self.live.moment,
                scene=seen.scene,
                asks=seen.asks,
                waiting=seen.waiting,
                steps=self.steps(seat, since),
                undo=seen.undo,
                outcome=self.live.game.outcome,
            )
            if len(self._updates) >= UPDATES:
                self._updates.clear()
            self._updates[seat, since] = found
        return copy(found)  # who gets it may shorten it

    def encoded(self, seat: int | None, since: int | None) -> bytes:
        """The same as it goes over the wire."""
        found = self._encoded.get((seat, since))
        if found is None:
            if len(self._encoded) >= UPDATES:
                self._encoded.clear()
            found = self._encoded[seat, since] = _json.encode(self.update(seat, since))
        return found

    def see(self, seat: int | None) -> Seen:
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._look(seat)
        return found

    def _look(self, seat: int | None) -> Seen:
        game = self.live.game
        scene = game.book.scene(game.table, seat)
        public = self.scenery()[0].names
        scene.names = {id: name for id, name in scene.names.items() if id not in public}
        scene.board, scene.sheets, scene.stories = None, {}, []  # they are in the scenery
        if self.live.status != "playing":
            offer = None if seat is None else UndoOffer(False, why=refuse("fault-over"))
            return Seen(scene, [], [], offer)
        asks = [] if seat is None else [ask for ask in (game.asked(seat),) if ask is not None]
        waiting = [Waiting(ask.seat, ask.name, ask.rule, game.given(ask.seat)) for ask in game.pending]
        return Seen(scene, [ask_json(ask, brief=True) for ask in asks], waiting, self._offer(seat))

    def _offer(self, seat: int | None) -> UndoOffer | None:
        if seat is None or self.live.bot(seat):
            return None
        return self.live.offer(seat)

    def steps(self, seat: int | None, since: int | None) -> list[Step]:
        """The steps after a line, each with the events that the viewer may know."""
        first = len(self._told)
        while first > 0 and (since is None or self._told[first - 1][0] > since):
            first -= 1
        found = [_steps.decode(packed) for _, packed in self._told[first:]]
        for step in found:
            step.events = [event for event in step.events if event.seen_by(seat)]
        return found
