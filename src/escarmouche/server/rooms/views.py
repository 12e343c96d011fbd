"""What the viewers of a room are told: scenes, questions, steps. Worked out once for all viewers who see the same."""

from __future__ import annotations

import functools
import hashlib
from copy import copy
from typing import TYPE_CHECKING, Any, cast, get_args

import msgspec

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.wire import ask_json
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.card_view import CardView
from escarmouche.core.views.glossary import glossary
from escarmouche.core.views.scene import Scene, Waiting
from escarmouche.lessons.guidance import CueSaid
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.wire.messages import Scenery, Step, StepKind, UndoOffer, Update

if TYPE_CHECKING:
    from escarmouche.server.rooms.room import Room

UPDATES = 64  # updates kept: viewers who know the same serial share theirs
STEP_KINDS = get_args(StepKind)  # viewers are told of these entries, and of no others

_pack = msgspec.msgpack.Encoder().encode
_steps = msgspec.msgpack.Decoder(Step)
_json = msgspec.json.Encoder()


class Seen(msgspec.Struct):
    """What one viewer sees until the game moves."""

    scene: Scene
    asks: list[dict[str, Any]]
    waiting: list[Waiting]
    undo: UndoOffer | None
    aims: Aims
    idle: Answer | None = None


class Views:
    """Everything that leaves a room for its viewers."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._packed_steps: list[tuple[int, bytes]] = []  # (serial, step with the events of all seats)
        self._scenery: tuple[Scenery, str] | None = None
        self._seldom: tuple[Any, ...] = ()  # what that scenery shows
        self._clear()

    def moved(
        self, entry: LogEntry, events: list[Event], back_to: int | None = None, cue: CueSaid | None = None
    ) -> None:
        """An entry was played: what was worked out before is out of date."""
        if entry.kind in STEP_KINDS:
            kind, body = cast("StepKind", entry.kind), entry.body
            step = Step(
                entry.serial,
                kind,
                entry.seat,
                events,
                body.get("text", ""),
                back_to,
                body.get("forced", False),
                body.get("auto", False),
                cue,
            )
            self._packed_steps.append((entry.serial, _pack(step)))
        self._clear()

    def _clear(self) -> None:
        self._scenery_checked = False  # since the last move
        self._public_scene: Scene | None = None
        self._seen: dict[int | None, Seen] = {}
        self._updates: dict[tuple[int | None, int | None], Update] = {}
        self._encoded: dict[tuple[int | None, int | None], bytes] = {}

    def scenery(self) -> tuple[Scenery, str]:
        """What rarely changes, and a digest of it. It is the same object until it changes."""
        if self._scenery is None or not self._scenery_checked:
            scene = self._public()
            cards = sorted(self._open_cards(scene))
            seldom = scene.board, scene.names, scene.stories, cards
            if self._scenery is None or self._seldom != seldom:
                self._seldom = seldom
                digest = hashlib.blake2b(_json.encode(seldom), digest_size=8).hexdigest()
                self._scenery = self._decorated(scene, cards), digest
            self._scenery_checked = True
        return self._scenery

    def _public(self) -> Scene:
        """What everybody sees, whole. It is worked out once for each moment, and not to be changed."""
        if self._public_scene is None:
            self._public_scene = self.room.book.scene(self.room.game.table, None)
        return self._public_scene

    def _open_cards(self, scene: Scene) -> set[str]:
        """The cards that lie open: those of pieces and of what they carry, those in the middle of the table, and what players brought."""
        cards = {piece.card for piece in scene.pieces}
        cards |= {thing.card for piece in scene.pieces for thing in piece.things}
        lists = [value for value in scene.table.values() if isinstance(value, list)]
        middle = {name for names in lists for name in names if isinstance(name, str)}
        return cards | self._brought | (middle & self._card_views.keys() if middle else set())

    @functools.cached_property
    def _brought(self) -> set[str]:
        """Cards that no other game of this edition has."""
        edition = getattr(self.room.game.setup, "edition", "")
        return set(self._card_views) - set(self.room.book.cards.card_views(edition))

    @functools.cached_property
    def _card_views(self) -> dict[str, CardView]:
        return self.room.book.cards.card_views_for(self.room.game.setup)

    def _decorated(self, scene: Scene, cards: list[str]) -> Scenery:
        book, setup = self.room.book, self.room.game.setup
        edition = getattr(setup, "edition", "")
        sheets = {card: self._card_views[card] for card in cards if card in self._card_views}
        faces, reference = book.cards.faces(edition), book.cards.reference(setup)
        layers: list[str] = list(book.layers)
        return Scenery(
            self.room.id,
            scene.board,
            scene.names,
            sheets,
            faces,
            scene.stories,
            reference,
            layers,
            signs=dict(book.signs),
            roles=dict(book.roles),
            beats=dict(book.beats),
            moves=list(book.moves),
            minor=list(book.minor),
            glossary=glossary(book.name),
            printed=list(book.cards.card_views(edition)),
        )

    def update(self, seat: int | None, since: int | None) -> Update:
        """Everything that a viewer may see now, with the steps after serial `since` (None: all steps)."""
        update = self._updates.get((seat, since))
        if update is None:
            seen = self.see(seat)
            update = Update(
                seat=seat,
                serial=self.room.serial,
                moment=self.room.moment,
                scene=seen.scene,
                asks=seen.asks,
                waiting=seen.waiting,
                steps=self.steps(seat, since),
                undo=seen.undo,
                outcome=self.room.game.outcome,
                guide=self.room.learning.guide(seat),
                aims=seen.aims,
                idle=seen.idle,
            )
            if len(self._updates) >= UPDATES:
                self._updates.clear()
            self._updates[seat, since] = update
        return copy(update)  # the caller may shorten it

    def encoded(self, seat: int | None, since: int | None) -> bytes:
        """An update as it goes over the wire."""
        data = self._encoded.get((seat, since))
        if data is None:
            if len(self._encoded) >= UPDATES:
                self._encoded.clear()
            data = self._encoded[seat, since] = _json.encode(self.update(seat, since))
        return data

    def see(self, seat: int | None) -> Seen:
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self._look(seat)
        return seen

    def _look(self, seat: int | None) -> Seen:
        game, scene = self.room.game, self.scene(seat)
        aims = game.book.tools.aims(game.table, seat)
        if self.room.status != "playing":
            offer = None if seat is None else UndoOffer(False, why=refuse("fault-over"))
            return Seen(scene, [], [], offer, aims)
        asks = (
            [] if seat is None or self._asks_itself(seat) else [ask for ask in (game.asked(seat),) if ask is not None]
        )
        idle = next((game.book.idle(game.table, ask) for ask in asks), None) if self._alone(seat) else None
        return Seen(scene, [ask_json(ask, brief=True) for ask in asks], self.waiting(), self._offer(seat), aims, idle)

    def _asks_itself(self, seat: int) -> bool:
        """Does the guide ask in place of the game, or the table answer? Whoever saw that question would answer the next one."""
        tutor = self.room.tutor
        return tutor is not None and (bool(tutor.lesson.questions) or tutor.is_spared(seat))

    def _alone(self, seat: int | None) -> bool:
        """Is it the only person at the table? Another would learn from an answer that comes at once that there was no other."""
        return self.room.tutor is None and self.room.persons() == [seat]

    def scene(self, seat: int | None) -> Scene:
        """What a viewer sees of the table, without what is in the scenery."""
        game = self.room.game
        scene = copy(self._public()) if seat is None else game.book.scene(game.table, seat)
        public = self.scenery()[0].names
        scene.names = {id: name for id, name in scene.names.items() if id not in public}
        scene.board, scene.sheets, scene.stories = None, {}, []
        return scene

    def waiting(self) -> list[Waiting]:
        """Who has to decide, as everybody may know it."""
        game = self.room.game
        if self.room.status != "playing":
            return []
        return [Waiting(ask.seat, ask.name, ask.rule, game.has_answered(ask.seat)) for ask in game.pending]

    def _offer(self, seat: int | None) -> UndoOffer | None:
        if seat is None or self.room.bot(seat):
            return None
        return self.room.undoing.offer(seat)

    def steps(self, seat: int | None, since: int | None) -> list[Step]:
        """The steps after a serial, each with the events that the viewer may know. That the table answered for a seat is told to nobody
        else: it would say that there was nothing to choose, and so what the seat does not hold."""
        steps = self.whole_steps(since)
        learns = self.room.tutor is not None and seat == self.room.tutor.learner
        for step in steps:
            step.events = [event for event in step.events if event.seen_by(seat)]
            step.cue = step.cue if learns else None
            step.auto = step.auto and step.seat == seat
        return steps

    def whole_steps(self, since: int | None) -> list[Step]:
        """The steps after a serial, each with the events of all seats: for nobody while the game goes on."""
        first = len(self._packed_steps)
        while first > 0 and (since is None or self._packed_steps[first - 1][0] > since):
            first -= 1
        return [_steps.decode(packed) for _, packed in self._packed_steps[first:]]
