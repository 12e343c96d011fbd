"""The course of a finished game: who scored when, who was hurt by whom, who left the board. Worked out from what everybody could see.

The game is played again, decision by decision, without what was taken back. After each decision a spectator's scene is compared with the
one before it, and the public events say whose doing it was. Nothing else is looked at: what was hidden at that time stays hidden.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from escarmouche.core.messages.event import Event
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Beat, Board, Name, Piece, Scene
from escarmouche.server.rooms.room import Room
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Counted, Course, Hurt, Left, Note, Turn

MOST = 10_000  # notes of a course: a hundred times those of the longest game of our records
SEATS = ("seat", "player")  # arguments of events that name a seat, counted from 1
BY = "by"  # the argument that names who has done it
BLOWS = ("harm", "fall")  # what an event means that tells of wounds, or of an end ...
SCORES = ("score", "gain")  # ... and of a score

Spot = tuple[int, int]
Beats = Mapping[str, Beat]
Counts = dict[str, dict[int, int]]  # track -> seat -> number
T = TypeVar("T")


class PieceState(NamedTuple):
    """How a piece stands."""

    seat: int
    at: Spot | None
    lost: int = 0
    gone: bool = False
    leader: bool = False
    side: int | None = None  # if it is not that of its seat
    has_health: bool = True  # otherwise each event that tells of a blow is one

    def fights(self, other: PieceState) -> bool:
        """Are they on different sides?"""
        return (self.seat if self.side is None else self.side) != (other.seat if other.side is None else other.side)


class Seen(NamedTuple):
    """What is remembered of a scene."""

    turn: int
    active: str
    counts: Counts
    pieces: dict[str, PieceState]
    holders: dict[str, str]  # thing -> who holds it


class Telling:
    """A course that is being worked out, a little at a time."""

    def __init__(self, room: Room) -> None:
        self._moments = room.game.retold()
        self._serials = list(room.decisions)
        self._cards = room.book.cards.card_views_for(room.game.setup)
        self._tracker = Tracker(room.book.beats)
        self._board: Board | None = None
        self._board_since = 0  # the entry with which it was laid
        self._cells: dict[str, Spot] = {}
        self._scene: Scene | None = None  # the latest
        self._stood: list[Piece] = []  # when somebody stood on the board for the last time
        self._pieces: dict[str, Piece] = {}  # everybody, as they were seen last
        self._names: dict[str, Name] = {}

    def go_on(self, seconds: float) -> Course | None:
        """Work for about so long. Returns the course when it is whole."""
        until = time.perf_counter() + seconds
        for moment in self._moments:
            serial = self._serial(moment.number)
            self._tracker.follow(serial, self._looked(moment, serial), moment.events)
            if time.perf_counter() >= until:
                return None
        return self._whole()

    def _whole(self) -> Course:
        """The course, with those who are no longer to be seen in the last scene. Only places on the last board are places."""
        course, last = self._tracker.course, self._scene
        for note in course.notes:
            if note.serial <= self._board_since:
                note.at = None
        if last is not None:
            course.stood = [] if _standing_in(last) else self._everybody()
            cards = ((piece.card, self._cards.get(piece.card)) for piece in course.stood)
            course.emblems = {id: card.emblem for id, card in cards if card is not None and card.emblem}
            spoken_of = {id for note in course.notes for id in _ids(note)} | {piece.id for piece in course.stood}
            course.names = {id: self._names[id] for id in sorted(spoken_of & self._names.keys() - last.names.keys())}
        return course

    def _everybody(self) -> list[Piece]:
        """Where those stood who stood there last, and after them those who were in an earlier part of the game only."""
        here = {piece.id for piece in self._stood}
        earlier = (piece for piece in self._pieces.values() if piece.id not in here)
        return [*self._stood, *(msgspec.structs.replace(piece, at=None, cell="", place="gone") for piece in earlier)]

    def _serial(self, number: int) -> int:
        """The entry of the log that made the record this long."""
        place = bisect_left(self._serials, number, key=lambda decision: decision[1])
        return self._serials[place][0] if place < len(self._serials) else 0

    def _looked(self, moment: Game[Any], serial: int) -> Seen:
        scene = moment.book.scene(moment.table, None)
        if scene.board is not self._board and scene.board is not None:
            if scene.board != self._board:
                self._board_since = serial
            self._board, self._cells = scene.board, {cell.id: cell.at for cell in scene.board.cells}
        self._scene = scene
        self._stood = scene.pieces if _standing_in(scene) else self._stood
        self._pieces |= {piece.id: piece for piece in scene.pieces}
        self._names |= scene.names
        return seen(scene, self._cells)


def _standing_in(scene: Scene) -> bool:
    """Does anybody stand on the board?"""
    return any(piece.place == "board" and (piece.at is not None or piece.cell) for piece in scene.pieces)


def _ids(note: Note) -> list[str]:
    """Who is spoken of."""
    return [note.piece] if isinstance(note, Counted) else [note.piece, note.by]


def seen(scene: Scene, cells: Mapping[str, Spot]) -> Seen:
    """What is remembered of a scene. Where pieces stand in cells, the cells say where that is."""
    numbers = [(track.name, track.seat, track.value) for track in scene.tracks if isinstance(track.value, int)]
    counts: Counts = {}
    for name, seat, value in numbers:
        if seat is not None:
            counts.setdefault(name, {})[seat] = value
    return Seen(
        turn=next((value for name, seat, value in numbers if name == "turn" and seat is None), 0),
        active=scene.active,
        counts=counts,
        pieces={piece.id: _standing(piece, cells) for piece in scene.pieces},
        holders={marker.id: marker.holder for marker in scene.markers if marker.holder},
    )


def _standing(piece: Piece, cells: Mapping[str, Spot]) -> PieceState:
    at = piece.at[:2] if piece.at is not None else cells.get(piece.cell)
    lost = piece.health.lost if piece.health is not None else 0
    has_health = piece.health is not None
    return PieceState(piece.seat, at, lost, piece.place == "gone", piece.rank == "leader", piece.side, has_health)


class Tracker:
    """Follows a game from decision to decision and notes what changes."""

    def __init__(self, beats: Beats) -> None:
        self.course = Course(start={}, turns=[], notes=[])
        self._beats = beats
        self._scores = any(beat in SCORES for beat in beats.values())  # otherwise any event may tell of a score
        self._falls_are_told = "fall" in beats.values()  # otherwise whoever leaves the board may have fallen
        self._was: Seen | None = None
        self._known: Counts = {}  # the numbers of seats when they were last seen
        self._wounds: dict[str, str] = {}  # who was hurt -> by whom, the last time
        self._falls: dict[str, Event] = {}  # who has fallen and may still lie on the board -> what told it

    def follow(self, serial: int, now: Seen, told_events: Iterable[Event]) -> None:
        """The entry with this serial has led to this scene and these events."""
        events = [event for event in told_events if event.seen_by(None)]
        course, was = self.course, self._was or now
        for track, seats in now.counts.items():
            course.start[track] = {**seats, **course.start.get(track, {})}
        course.notes += self._counted(serial, was, now, events)
        for piece in was.pieces:
            course.notes += self._suffered(serial, was, now, piece, events)
        if len(course.notes) > MOST:
            raise ServerError("too-large", "fault-course-long")
        if now.turn and (was is now or was.turn != now.turn):
            course.turns.append(Turn(now.turn, serial))
        self._was = now

    def _counted(self, serial: int, was: Seen, now: Seen, events: Sequence[Event]) -> Iterator[Note]:
        """The numbers of seats that have changed since they were last seen."""
        for track, seats in now.counts.items():
            known = self._known.setdefault(track, {})
            for seat, value in seats.items():
                before, known[seat] = known.get(seat, value), value
                if before == value:
                    continue
                piece, event = self._scored(was, now, seat, value, events)
                turn, at = _turn(was, now), _spot(was, now, piece)
                yield Counted(serial, turn, piece, at, event, track=track, seat=seat, before=before, after=value)

    def _scored(self, was: Seen, now: Seen, seat: int, value: int, events: Sequence[Event]) -> tuple[str, Event | None]:
        """Whose doing a score is, and the sentence that tells it: who has taken a thing, else who is told of with the new number, else who
        acts and does not end a part of the game by it."""
        own = [id for id, piece in was.pieces.items() if piece.seat == seat]
        taken = _taken(was, now, own)
        if taken is not None:
            return taken[1], _last_of(event for event in events if all(_names(event, id) for id in taken))
        scores = [event for event in events if self._beats.get(event.name) in SCORES] if self._scores else events
        fitting = (event for event in scores if value in _numbers(event))
        event = _last_of(
            event for event in fitting if _tells_of(event, seat, own) or not _tells_of_anybody(event, was.pieces)
        )
        acts = () if _cleared(was, now) else (was.active, now.active)  # a part that ends is nobody's doing
        acting = [id for id in acts if id in own and _any_names(events, id)]
        if event is None or not _tells_of_anybody(event, was.pieces):
            return next(iter(acting), ""), event
        named = [id for id in own if _names(event, id)]
        return next(iter([*(id for id in acting if id in named), *named]), ""), event

    def _suffered(self, serial: int, was: Seen, now: Seen, piece: str, events: Sequence[Event]) -> Iterator[Note]:
        """What a piece has lost, and whether it has left the board."""
        before, after = was.pieces[piece], now.pieces.get(piece)
        about = [event for event in events if _about(event, piece)]
        fall = self._meant(about, "fall") or self._falls.get(piece)
        if fall is not None:
            self._falls[piece] = fall
        lost = self._lost(before, after, about)
        if lost > 0:
            by = self._wounds[piece] = self._foe(was, piece, about)
            yield Hurt(serial, _turn(was, now), piece, _spot(was, now, piece), by=by, amount=lost)
        left = before.at is not None and not before.gone and (after is None or after.gone)
        last_event = fall or self._meant(about) or _last_of(about)
        if left and (fall is not None or not (_cleared(was, now) or _replaced(now, piece, before.seat, last_event))):
            by = (
                ""
                if fall is None and self._falls_are_told
                else self._foe(was, piece, about) or self._wounds.get(piece, "")
            )
            at = _spot(was, now, piece)
            yield Left(serial, _turn(was, now), piece, at, last_event, by=by, seat=before.seat, leader=before.leader)
        if left:
            self._wounds.pop(piece, None)
            self._falls.pop(piece, None)

    def _lost(self, before: PieceState, after: PieceState | None, about: Sequence[Event]) -> int:
        """How much a piece was harmed: boxes of its health, else the blows that are told."""
        if not before.has_health:
            return sum(self._beats.get(event.name) in BLOWS for event in about)
        return after.lost - before.lost if after is not None else 0

    def _meant(self, events: Sequence[Event], *beats: Beat) -> Event | None:
        """The last of these events that means something to the eye: one of these things, or anything."""
        meant = ((event, self._beats.get(event.name)) for event in events)
        return _last_of(event for event, beat in meant if beat is not None and (beat in beats or not beats))

    def _foe(self, was: Seen, piece: str, about: Sequence[Event]) -> str:
        """By whom a piece is hurt: who the log says has done it, else the enemy that acts, else the only enemy that the log names with
        it, else the friend that acts and is named with it. Nobody, if it did it to itself."""
        doers = (event.args.get(BY) for event in about if self._beats.get(event.name) in BLOWS)
        by = _last_of(doer for doer in doers if doer in was.pieces)
        if by is not None:
            return "" if by == piece else str(by)
        enemies = [id for id, other in was.pieces.items() if other.fights(was.pieces[piece])]
        named = [id for id in enemies if _any_names(about, id)]
        if was.active in enemies and (was.active in named or not named):
            return was.active
        if len(named) == 1:
            return named[0]
        return was.active if was.active not in ("", piece) and _any_names(about, was.active) else ""


def _cleared(was: Seen, now: Seen) -> bool:
    """Has a part of the game ended with everybody taken off the board? Who stood there has not fallen."""
    return now.turn < was.turn or all(piece.at is None or piece.gone for piece in now.pieces.values())


def _replaced(now: Seen, piece: str, seat: int, event: Event | None) -> bool:
    """Does somebody else stand there instead? Then what tells it names a friend who stands on the board."""
    friends = (id for id, other in now.pieces.items() if id != piece and other.seat == seat and other.at is not None)
    return event is not None and any(_names(event, id) for id in friends)


def _turn(was: Seen, now: Seen) -> int:
    """What happened belongs to the turn that was: a new one may have begun since."""
    return was.turn or now.turn


def _spot(was: Seen, now: Seen, piece: str) -> Spot | None:
    """Where a piece stands, or stood last."""
    places = (seen.pieces[piece].at for seen in (now, was) if piece in seen.pieces)
    return next((at for at in places if at is not None), None)


def _taken(was: Seen, now: Seen, own: Collection[str]) -> tuple[str, str] | None:
    """A thing that one of these holds now and did not hold before, and who holds it."""
    fresh = (pair for pair in now.holders.items() if pair[1] in own and was.holders.get(pair[0]) != pair[1])
    return next(fresh, None)


def _tells_of(event: Event, seat: int, own: Iterable[str]) -> bool:
    """Is it about this seat, or one of its pieces?"""
    return any(event.args.get(key) == seat + 1 for key in SEATS) or any(_names(event, id) for id in own)


def _tells_of_anybody(event: Event, pieces: Iterable[str]) -> bool:
    """Is it about a seat, or a piece?"""
    return any(key in event.args for key in SEATS) or any(_names(event, id) for id in pieces)


def _numbers(event: Event) -> list[Any]:
    """The numbers of an event that are not a seat's."""
    return [value for key, value in event.args.items() if key not in SEATS]


def _about(event: Event, piece: str) -> bool:
    """Does the event tell what happened to this piece?"""
    return any(key != BY and _is_or_has(value, piece) for key, value in event.args.items())


def _any_names(events: Iterable[Event], id: str) -> bool:
    return any(_names(event, id) for event in events)


def _names(event: Event, id: str) -> bool:
    """Does the event tell of this?"""
    return any(_is_or_has(value, id) for value in event.args.values())


def _is_or_has(value: Any, id: str) -> bool:
    return value == id or (isinstance(value, list | tuple) and id in value)


def _last_of(things: Iterable[T]) -> T | None:
    last = None
    for last in things:  # noqa: B007
        pass
    return last
