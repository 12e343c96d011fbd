"""The service: all rooms, as one worker serves them. Whatever it has acknowledged is in the database.

Calls go one way. A connection or a route calls the service; the service calls the rooms, the bots and `publish`. What comes back over the
channel goes from `hear` to the subscriptions, and from there to the connections. `docs/server.md` has the picture.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Literal, TypeVar

import msgspec

from escarmouche.bots.adviser import Advice
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import BadSetup, EscarmoucheError
from escarmouche.core.play.packed_game import packed as packed_game
from escarmouche.core.play.record import record
from escarmouche.lessons.shelf import find_lesson
from escarmouche.server.bots.bot_runner import BotRunner
from escarmouche.server.replays import branching
from escarmouche.server.replays.record_checker import RecordChecker
from escarmouche.server.replays.record_process import Errand
from escarmouche.server.replays.reel import Eyes
from escarmouche.server.replays.reel_keeper import ReelKeeper
from escarmouche.server.rooms.course_maker import CourseMaker
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.opening import beginning
from escarmouche.server.rooms.presence import Clock, Presence, Report
from escarmouche.server.rooms.requests import CHANGES, QUESTIONS
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import ATTEMPTS, HeldRoom, Rooms, sign
from escarmouche.server.rooms.seats import NewSeats, player_name, seats_of_tokens
from escarmouche.server.store.store import RoomRow, SeatClaim, Store, hashed
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.preload import preload
from escarmouche.server.web.settings import Settings
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.replays import Branch, Brought
from escarmouche.server.workers.notice import Notice, packed, unpacked
from escarmouche.server.workers.subscriptions import Subscriptions

log = logging.getLogger(__name__)
R = TypeVar("R")
Publish = Callable[[str, bytes], Awaitable[None]]

PING = 5.0  # seconds in which a healthy database answers
OK: Final = "fine"  # these two words are part of the API: monitoring reads them
DEGRADED: Final = "ailing"
POINTED = b'{"t":"pointed"'  # how a notice begins that every connection passes on unread


class Access(msgspec.Struct, frozen=True):
    """The seats of a room that a caller may act for; none: a spectator."""

    room: str
    seats: frozenset[int]

    def check(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise ServerError("forbidden", "fault-seat")


class Health(msgspec.Struct):
    """How the service is: `fine`, or `ailing` when the database does not answer."""

    status: Literal["fine", "ailing"]
    database: bool
    thinkers: int  # processes of bots that run


class RoomService:
    """All rooms, as one worker serves them. What `publish` sends about a room reaches `hear` of every worker, this one too."""

    def __init__(self, settings: Settings, publish: Publish, clock: Clock = time.monotonic) -> None:
        self.settings, self._publish, self._clock = settings, publish, clock
        self.worker = secrets.token_hex(8)
        self.store = Store(settings.database)
        self.presence = Presence(settings.quiet, clock)
        self.subscriptions = Subscriptions()
        self.rooms = Rooms(self.store, self.presence, settings.kept, self._wake_bots, self._grown)
        self.courses = CourseMaker(self.rooms)
        self.reels = ReelKeeper(self.rooms)
        self.records = RecordChecker()
        self.bots = BotRunner(self.rooms, settings)
        self._looked = self._searched = self._refreshed = clock()
        self._ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables, start the bots' processes, and wake every bot whose turn it is."""
        await self.rooms.in_store_thread(self.store.open)
        await self.rooms.in_game_thread(preload)
        self.rooms.open()
        self.bots.open()
        self._ticking = asyncio.get_running_loop().create_task(self._tick_forever())

    async def close(self) -> None:
        """Stop ticking and thinking; finish what is being written."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        await self.bots.close()
        await self.courses.close()
        await self.rooms.close()

    async def health(self) -> Health:
        try:
            async with asyncio.timeout(PING):
                await self.rooms.in_store_thread(self.store.ping)
            answers = True
        except Exception:
            answers = False
        return Health(OK if answers else DEGRADED, answers, len(self.bots.pool.pids))

    # -- rooms and seats

    async def create(self, plan: m.Plan) -> m.Created:
        room_id, seed = secrets.token_urlsafe(16), secrets.token_bytes(32)

        def make() -> tuple[Room, NewSeats, LogEntry]:
            seats = NewSeats(_seated(plan), bool(plan.lesson))
            return _seated_room(_planned(plan, room_id, seed), seats)

        return await self._made(make)

    async def _made(self, make: Callable[[], tuple[Room, NewSeats, LogEntry]]) -> m.Created:
        """Write a new room, and let its bots begin."""
        room, seats, first = await _translated(self.rooms.in_game_thread(make))
        await self.rooms.in_store_thread(self.store.create, room.row, seats.rows, first)
        async with self.rooms.held(room.id, made=room) as held:
            self._wake_bots(held)
        return m.Created(room.id, seats.tokens, seats.invitations)

    async def join(self, join: m.Join) -> m.Joined:
        """Take the seat of an invitation. If two players have the same invitation, only one gets it."""
        name, token = player_name(join.name), secrets.token_urlsafe(32)
        claim = SeatClaim(hashed(join.invitation), hashed(token), name)
        for _ in range(ATTEMPTS):
            invited = await self.rooms.in_store_thread(self.store.invited, claim.invitation_hash)
            if invited is None:
                break
            room_id, seat = invited
            propose = partial(Room.next_entry, kind="named", seat=seat, body={"name": name})
            if await self.rooms.write(room_id, propose, claim, once=True):
                return m.Joined(room_id, seat, token)
        raise ServerError("unknown", "fault-invitation")

    async def invited(self, invitation: str) -> m.Invited:
        """Which seat of which room an invitation is to. It is not used up."""
        found = await self.rooms.in_store_thread(self.store.invited, hashed(invitation))
        if found is None:
            raise ServerError("unknown", "fault-invitation")
        room_id, seat = found
        return m.Invited(seat, await self.info(room_id))

    async def admit(self, room_id: str, tokens: Sequence[str]) -> Access:
        """What these tokens allow. A token that fits no seat is refused; without any, the caller is a spectator."""
        async with self.rooms.held(room_id, fresh=True) as held:
            seats = seats_of_tokens(held.room.seats, tokens)
            if not seats and not held.room.row.spectators:
                raise ServerError("forbidden", "fault-no-spectators")
            if held.room.tutor is not None:
                self._wake_bots(held)  # the worker that was to answer may have stopped
            return Access(room_id, seats)

    # -- what a viewer sees

    async def info(self, room_id: str) -> m.RoomInfo:
        """What everybody may know of a room."""
        async with self.rooms.held(room_id) as held:
            away = self.presence.away(room_id, (row.seat for row in held.room.seats))
            seconds = {seat: int(time_away) for seat, time_away in away.items()}
            return held.room.info(seconds, self.presence.total(room_id).spectators, int(self.settings.patience))

    async def scenery(self, room_id: str) -> tuple[m.Scenery, str]:
        """What rarely changes, and a digest that changes with it."""
        async with self.rooms.held(room_id) as held:
            return held.room.views.scenery()

    async def update(self, access: Access, seat: int | None, since: int | None) -> m.Update:
        """Everything that a seat may see, with the steps after serial `since` (None: all of them)."""
        access.check(seat)
        async with self.rooms.held(access.room) as held:
            return held.room.views.update(seat, since)

    async def encoded(self, access: Access, seat: int | None, since: int | None) -> bytes:
        """An update as the bytes that go over the wire, made once for all viewers who see the same."""
        access.check(seat)
        async with self.rooms.held(access.room) as held:
            return held.room.views.encoded(seat, since)

    async def steps(self, access: Access, seat: int | None, since: int | None) -> list[m.Step]:
        access.check(seat)
        async with self.rooms.held(access.room) as held:
            return held.room.views.steps(seat, since)

    async def record(self, room_id: str) -> str:
        """The whole game, with all that was hidden, once it is finished."""
        async with self.rooms.held(room_id) as held:
            if held.room.status == "playing":
                raise ServerError("forbidden", "fault-not-over")
            return await self.rooms.in_game_thread(record, held.room.game)

    async def course(self, access: Access) -> m.Course:
        """How the game went, as far as everybody could see it, once it is finished."""
        return await self.courses.course(access.room)

    async def reel(self, access: Access, eyes: Eyes, since: int) -> bytes:
        """What was shown to somebody, entry by entry, as the compressed bytes of a `ReelPart`."""
        return await self.reels.part(access.room, eyes, access.seats, since)

    async def branch(self, access: Access, branch: Branch) -> m.Created:
        """A new room that goes on from a moment of a finished one."""
        async with self.rooms.held(access.room) as held:
            source = held.room
            branching.check(source, branch)
        row = await branching.begun(self.rooms, source, branch, secrets.token_urlsafe(16), secrets.token_bytes(32))
        return await self._made(partial(_seated_room, row, NewSeats(branch.seats)))

    async def bring(self, text: bytes, name: str) -> Brought:
        """A room in which a record can be looked at, once it has been played through."""
        checked = await self.records.checked(Errand(secrets.token_urlsafe(16), name, text))
        await self.rooms.in_store_thread(self.store.create, checked.row, checked.seats, *checked.entries)
        return Brought(checked.row.id, checked.row.game)

    # -- requests

    async def handle(self, access: Access, message: m.Request) -> object:
        """Do what a message asks, and return the data of its reply. A change is in the database when this returns."""
        access.check(getattr(message, "seat", None))  # questions about the board name no seat
        if isinstance(message, m.SkipGuide):  # a learner who has left the line goes back to its beginning first
            await self.rooms.write(access.room, lambda room: room.learning.propose_line_again(message.seat))
        change = CHANGES.get(type(message))
        if change is not None:
            await self.rooms.write(access.room, lambda room: change(room, message))
            return None
        if isinstance(message, m.Absence):
            await self.rooms.write(access.room, lambda room: self._decide_absence(room, message))
            return None
        if isinstance(message, m.AdviceAsked):
            return await self._advise(access.room, message)
        return await self._answer_question(access.room, message)

    async def _advise(self, room_id: str, message: m.AdviceAsked) -> Advice:
        """A bot's advice. The room is not held while it thinks."""
        async with self.rooms.held(room_id) as held:
            held.room.check_may_ask_advice(message.seat, message.moment)
            pack = await self.rooms.in_game_thread(packed_game, held.room.game)
        return await self.bots.advise(pack, message.seat, f"{room_id}/{message.moment}".encode())

    async def _answer_question(self, room_id: str, message: m.Request) -> object:
        question = QUESTIONS[type(message)]
        async with self.rooms.held(room_id) as held:
            try:
                return await _translated(self.rooms.in_game_thread(question, held.room, message))
            except NotImplementedError:
                raise ServerError("unknown", "fault-no-tool") from None

    def _decide_absence(self, room: Room, message: m.Absence) -> LogEntry | None:
        """A player has been away for long: a bot takes the seat, or the game ends."""
        seat, about = message.seat, message.about
        bot = self.settings.stand_in
        entry = room.propose_end(seat, about) if message.choice == "end" else room.propose_stand_in(seat, about, bot)
        away = self.presence.away(room.id, (about,)).get(about, 0.0)
        if entry is not None and away < self.settings.patience:
            raise ServerError("refused", "fault-patience", seconds=int(self.settings.patience - away) + 1)
        return entry

    async def point(self, access: Access, message: m.Point) -> None:
        """A finger on the board: shown to everybody, kept by nobody."""
        if message.seat is None or message.seat in access.seats:
            await self._publish(access.room, msgspec.json.encode(m.Pointed(message.seat, message.at)))

    # -- a room has grown

    def _wake_bots(self, held: HeldRoom) -> None:
        self.bots.wake(held)

    async def _grown(self, room_id: str, serial: int) -> None:
        await self._tell(room_id, Notice(self.worker, serial=serial))

    async def _tell(self, room_id: str, notice: Notice) -> None:
        """Publish a notice to all workers, this one included."""
        try:
            await self._publish(room_id, packed(notice))
        except Exception as problem:  # the change is made; the next look into the database tells the others
            log.error("room %s: a notice was not published: %s", room_id, type(problem).__name__)

    async def hear(self, room_id: str, data: bytes) -> None:
        """Something came over the channel: catch up with it, then tell the connections to the room."""
        if data.startswith(POINTED):
            self.subscriptions.pass_on(room_id, data)
            return
        grown = True
        try:
            grown = await self._heed(room_id, unpacked(data))
        except Exception:  # trouble with one room must not make the others deaf; its connections look for themselves
            log.exception("room %s: could not catch up after a notice", room_id)
        self.subscriptions.notify(room_id, grown)

    async def _heed(self, room_id: str, notice: Notice | None) -> bool:
        """Catch up with what another worker says. Returns whether the log has grown."""
        if notice is None:
            return False
        if notice.worker != self.worker:
            if notice.here is not None:
                self.presence.reported(room_id, notice.worker, Report(frozenset(notice.here), notice.spectators))
            if notice.serial is not None and self.rooms.behind(room_id, notice.serial):
                await self._catch_up(room_id)
        return notice.serial is not None

    async def _catch_up(self, room_id: str) -> None:
        """Play what other workers have written."""
        async with self.rooms.held(room_id, fresh=True):
            pass

    # -- who is here

    async def heard_from(self, room_id: str, seat: int | None, connection: str) -> None:
        """A connection is alive. One that holds several seats says so for each."""
        if self.presence.heard_from(room_id, seat, connection):
            await self._tell_presence(room_id)

    async def left(self, room_id: str, connection: str) -> None:
        """A connection was closed."""
        self.presence.left(room_id, connection)
        await self._tell_presence(room_id)

    async def _tell_presence(self, room_id: str) -> None:
        report = self.presence.take_news(room_id)
        if report is not None:
            await self._tell_report(room_id, report)

    async def _tell_report(self, room_id: str, report: Report) -> None:
        await self._tell(room_id, Notice(self.worker, here=sorted(report.seats), spectators=report.spectators))

    # -- from time to time

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.tick()
            except Exception as problem:
                log.error("a regular check failed: %s", type(problem).__name__, exc_info=True)

    async def tick(self) -> None:
        """Notice who has gone silent, which bots are overdue, and what no notice reported."""
        now, settings = self._clock(), self.settings
        for room_id in self.presence.sweep():
            await self._tell_presence(room_id)
        if settings.workers > 1 and now - self._refreshed >= settings.quiet / 3:
            self._refreshed = now
            for room_id in self.presence.attended():  # a worker that says nothing is believed dead
                await self._tell_report(room_id, self.presence.own(room_id))
        if now - self._looked >= settings.look:
            self._looked = now
            await self._look_for_growth()
        await self.bots.hurry(now)
        if now - self._searched >= self.bots.overdue:
            self._searched = now
            await self.bots.search(self.bots.overdue)

    async def _look_for_growth(self) -> None:
        """Find rooms with viewers here whose log has grown without a notice."""
        watched = self.presence.attended()
        if watched:
            for room_id, serial in (await self.rooms.in_store_thread(self.store.last_serials, watched)).items():
                if self.rooms.behind(room_id, serial):
                    await self._catch_up(room_id)
                    await self._grown(room_id, serial)


def _planned(plan: m.Plan, room_id: str, seed: bytes) -> RoomRow:
    """A plan as the room it makes."""
    book = find(plan.game)
    if plan.lesson:
        lesson = find_lesson(book.name, plan.lesson)
        options = {**lesson.file.options, "seats": lesson.file.seats}
        if lesson.file.edition is not None:
            options["edition"] = lesson.file.edition
        begun = beginning(lesson)
        return RoomRow(
            room_id, book.name, book.version, options, seed, time.time(), plan.spectators, True, beginning=begun
        )
    if len(plan.seats) not in book.seats:
        raise BadSetup("fault-seats", plan.game, count=len(plan.seats), possible=list(book.seats))
    if "seats" in plan.options:
        raise BadSetup("error-unknown-option", plan.game, option="seats", nearest="")
    options = {**plan.options, "seats": len(plan.seats)}
    book.read_setup(options)
    return RoomRow(room_id, book.name, book.version, options, seed, time.time(), plan.spectators, plan.practice)


def _seated_room(row: RoomRow, seats: NewSeats) -> tuple[Room, NewSeats, LogEntry]:
    """A new room, and its first entry."""
    first = LogEntry(row.id, 0, "start")
    room = Room(row, seats.rows, [first])
    sign(room, first)
    return room, seats, first


def _seated(plan: m.Plan) -> list[m.SeatPlan]:
    """Who sits where: in a lesson the learner, and the other side."""
    if not plan.lesson:
        return plan.seats
    if plan.seats:
        raise BadSetup("fault-lesson-seats", plan.game)
    file = find_lesson(find(plan.game).name, plan.lesson).file
    return [m.SeatPlan("person" if seat == file.learner else "bot") for seat in range(file.seats)]


async def _translated(work: Awaitable[R]) -> R:
    """What the engine refuses, as an error of the server."""
    try:
        return await work
    except EscarmoucheError as error:
        raise ServerError.of(error) from None
