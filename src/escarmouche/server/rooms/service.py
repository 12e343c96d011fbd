"""The service: all rooms, as one worker serves them. What it says is done is in the database.

Every change of a room is a line of its log (`rooms.py` writes it, `room.py` plays it); bots think aside (`bots/bot_runner.py`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Literal, TypeVar

import msgspec

from escarmouche.core.asks.ask import Ask
from escarmouche.core.asks.roster import Named, Roster
from escarmouche.core.asks.wire import detail
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import BadSetup, EscarmoucheError, Refusal
from escarmouche.core.messages.text import LANGUAGES
from escarmouche.core.play.foretell import foretell
from escarmouche.core.play.record import record
from escarmouche.core.views.player_tools import Foretold, Layer, Sightline, Threat
from escarmouche.server.bots.bot_runner import BotRunner
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.presence import Clock, Presence, Report
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import AGAIN, Rooms, sign
from escarmouche.server.rooms.seats import Placed, held, named
from escarmouche.server.store.store import RoomRow, Store, Taking, hashed
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.preload import warm
from escarmouche.server.web.settings import Settings
from escarmouche.server.wire.messages import Created, Join, Joined, Plan, ReadIn, RoomInfo, Scenery, Step, Update
from escarmouche.server.workers.notice import Notice, packed, unpacked

log = logging.getLogger(__name__)
R = TypeVar("R")
Publish = Callable[[str, bytes], Awaitable[None]]

ANSWERS = 5.0  # seconds in which a database that is well answers


class Pass(msgspec.Struct, frozen=True):
    """What a line may act for: no seat is a spectator."""

    room: str
    seats: frozenset[int]


class Health(msgspec.Struct):
    """How the service is: `fine`, or `ailing` when the database does not answer."""

    status: Literal["fine", "ailing"]
    database: bool
    thinkers: int  # processes of bots that run


class RoomService:
    """All rooms, as one worker serves them. `publish(room, notice)` reaches `notice` of every worker, this one too."""

    def __init__(self, settings: Settings, publish: Publish, clock: Clock = time.monotonic) -> None:
        self.settings, self._publish, self._clock = settings, publish, clock
        self.worker = secrets.token_hex(8)
        self.store = Store(settings.database)
        self.presence = Presence(settings.quiet, clock)
        self.rooms = Rooms(self.store, self.presence, settings.kept)
        self.minds = BotRunner(self.rooms, settings)
        self.rooms.wake, self.rooms.tell = self.minds.wake, self._grown
        self._looked = self._searched = self._refreshed = clock()
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the tables ready, start the bots' processes, and let every bot whose turn it is go on."""
        await self.rooms.in_store_thread(self.store.open)
        await self.rooms.in_game_thread(warm)
        self.rooms.open()
        self.minds.open()
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def close(self) -> None:
        """Stop watching and thinking; what was being written is written."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self.minds.close()
        await self.rooms.close()

    async def health(self) -> Health:
        try:
            async with asyncio.timeout(ANSWERS):
                await self.rooms.in_store_thread(self.store.ping)
            well = True
        except Exception:
            well = False
        return Health("fine" if well else "ailing", well, len(self.minds.thinkers.pids))

    # -- rooms

    async def create(self, plan: Plan) -> Created:
        room, seed = secrets.token_urlsafe(16), secrets.token_bytes(32)

        def make() -> tuple[Room, Placed, LogEntry]:
            placed, first = Placed(plan.seats), LogEntry(room, 0, "start")
            live = Room(_planned(plan, room, seed), placed.rows, [first])
            sign(live, first)
            return live, placed, first

        live, placed, first = await self._tried(self.rooms.in_game_thread(make))
        await self.rooms.in_store_thread(self.store.create, live.row, placed.rows, first)
        async with self.rooms.held(room, made=live) as entry:
            self.minds.wake(entry)
        return Created(room, placed.tokens, placed.invitations)

    async def join(self, join: Join) -> Joined:
        name, token = named(join.name), secrets.token_urlsafe(32)
        taking = Taking(hashed(join.invitation), hashed(token), name)
        for _ in range(AGAIN):
            found = await self.rooms.in_store_thread(self.store.invited, taking.invitation_hash)
            if found is None:
                break
            room, seat = found
            taken = partial(Room.next, kind="named", seat=seat, body={"name": name})
            if await self.rooms.write(room, taken, taking, once=True):
                return Joined(room, seat, token)
        raise ServerError("unknown", "fault-invitation")

    async def admit(self, room: str, tokens: Sequence[str]) -> Pass:
        """What these tokens allow. One that fits no seat is not let in; none at all is a spectator."""
        async with self.rooms.held(room, fresh=True) as entry:
            live = entry.game
            seats = held(live.sitting, tokens)
            if not seats and not live.row.spectators:
                raise ServerError("forbidden", "fault-no-spectators")
            return Pass(room, seats)

    async def info(self, room: str) -> RoomInfo:
        async with self.rooms.held(room) as entry:
            return self._info(entry.game)

    def _info(self, live: Room) -> RoomInfo:
        gone = self.presence.gone(live.room, (row.seat for row in live.sitting))
        away = {seat: int(seconds) for seat, seconds in gone.items()}
        info = live.info(away, self.presence.all(live.room).spectators)
        info.patience = int(self.settings.patience)
        return info

    async def scenery(self, room: str) -> Scenery:
        async with self.rooms.held(room) as entry:
            return entry.game.views.scenery()[0]

    async def scenery_version(self, room: str) -> str:
        """A digest: who has been sent a scenery with another one needs it again."""
        async with self.rooms.held(room) as entry:
            return entry.game.views.scenery()[1]

    async def record(self, room: str) -> str:
        """The whole game with all that was hidden, once it is finished."""
        async with self.rooms.held(room) as entry:
            live = entry.game
            if live.status == "playing":
                raise ServerError("forbidden", "fault-not-over")
            return await self.rooms.in_game_thread(record, live.game)

    # -- seeing

    async def update(self, pass_: Pass, seat: int | None, since: int | None) -> Update:
        """All that a seat may see, with the steps after line `since` (None: all of them)."""
        _may(pass_, seat)
        async with self.rooms.held(pass_.room) as entry:
            return entry.game.views.update(seat, since)

    async def encoded(self, pass_: Pass, seat: int | None, since: int | None) -> bytes:
        """The same as the bytes that go over the wire, made once for all who look through the same eyes."""
        _may(pass_, seat)
        async with self.rooms.held(pass_.room) as entry:
            return entry.game.views.encoded(seat, since)

    async def steps(self, pass_: Pass, seat: int | None, since: int | None) -> list[Step]:
        _may(pass_, seat)
        async with self.rooms.held(pass_.room) as entry:
            return entry.game.views.steps(seat, since)

    async def why(self, pass_: Pass, seat: int, moment: int, answer: Any) -> Refusal | None:
        """Why a seat may not give an answer; None if it may."""
        return await self._asked(pass_, seat, lambda live: live.why(seat, moment, answer))

    async def detail(self, pass_: Pass, seat: int, moment: int, path: Sequence[str]) -> dict[str, Any]:
        """The whole of an ask, or of what lies behind a branch."""

        def look(live: Room) -> dict[str, Any]:
            try:
                return detail(live.question(seat, moment), path)
            except LookupError:
                raise ServerError("unknown", "fault-no-branch") from None

        return await self._asked(pass_, seat, look)

    async def write(self, pass_: Pass, seat: int, moment: int, answer: Any, lang: str) -> str:
        """An answer to a roster as text."""

        def look(live: Room) -> str:
            ask = _roster(live.question(seat, moment))
            why = ask.why_not(answer)
            if why is not None:
                raise ServerError("refused", why, live.book.name)
            return ask.write(answer, lang if lang in LANGUAGES else LANGUAGES[0])

        return await self._asked(pass_, seat, look)

    async def read(self, pass_: Pass, seat: int, moment: int, text: str) -> ReadIn:
        """A text as an answer to a roster, or to what is chosen before one, with what is wrong with it."""

        def look(live: Room) -> ReadIn:
            ask = live.question(seat, moment)
            return ReadIn(*(ask if isinstance(ask, Named) else _roster(ask)).parse(text))

        return await self._asked(pass_, seat, look)

    async def preview(self, pass_: Pass, seat: int, moment: int, answer: Any) -> Foretold:
        """What an answer would lead to, as far as neither chance nor anybody else has a say."""

        def look(live: Room) -> Foretold:
            live.question(seat, moment)
            return foretell(live.game, seat, answer)

        return await self._asked(pass_, seat, look)

    async def sight(self, pass_: Pass, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        def look(live: Room) -> Sightline:
            _on_board(live, one, other)
            return live.book.sight(live.game.table, one, other, at)

        return await self._asked(pass_, None, look)

    async def threat(self, pass_: Pass, piece: str) -> Threat:
        def look(live: Room) -> Threat:
            _on_board(live, piece)
            return live.book.threat(live.game.table, piece)

        return await self._asked(pass_, None, look)

    async def layer(self, pass_: Pass, name: str) -> Layer:
        def look(live: Room) -> Layer:
            if name not in live.book.layers:
                raise NotImplementedError
            return live.book.layer(live.game.table, name)

        return await self._asked(pass_, None, look)

    async def _asked(self, pass_: Pass, seat: int | None, look: Callable[[Room], R]) -> R:
        """What may take long to work out is worked out aside."""
        _may(pass_, seat)
        async with self.rooms.held(pass_.room) as entry:
            try:
                return await self._tried(self.rooms.in_game_thread(look, entry.game))
            except NotImplementedError:
                raise ServerError("unknown", "fault-no-tool") from None

    # -- doing

    async def answer(self, pass_: Pass, seat: int, moment: int, answer: Any) -> None:
        """A seat's answer. It is in the database when this returns; said twice, it is there once."""
        _may(pass_, seat)
        await self.rooms.write(pass_.room, lambda live: live.answering(seat, moment, answer))

    async def concede(self, pass_: Pass, seat: int) -> None:
        """A seat gives up. The rules say what comes of it."""
        _may(pass_, seat)
        await self.rooms.write(pass_.room, lambda live: live.conceding(seat))

    async def undo(self, pass_: Pass, seat: int) -> None:
        """Take the seat's last decision back: at once where that is free or only bots are to agree, else the others are asked."""
        _may(pass_, seat)
        await self.rooms.write(pass_.room, lambda live: live.undoing(seat))

    async def consent(self, pass_: Pass, seat: int, serial: int, yes: bool) -> None:
        """Agree to another's undo, or not. Who asked for it withdraws it with a no."""
        _may(pass_, seat)
        await self.rooms.write(pass_.room, lambda live: live.consenting(seat, serial, yes))

    async def absence(self, pass_: Pass, seat: int, about: int, choice: Literal["bot", "end"]) -> None:
        """A player has been away for long: a bot takes the seat, or the game ends."""
        _may(pass_, seat)

        def propose(live: Room) -> LogEntry | None:
            bot = self.settings.stand_in
            line = live.ending(seat, about) if choice == "end" else live.replacing(seat, about, bot)
            gone = self.presence.gone(live.room, (about,)).get(about, 0.0)
            if line is not None and gone < self.settings.patience:
                left = int(self.settings.patience - gone) + 1
                raise ServerError("refused", "fault-patience", seconds=left)
            return line

        await self.rooms.write(pass_.room, propose)

    async def take_back(self, pass_: Pass, seat: int) -> None:
        """A person takes the seat back from the bot that stood in."""
        _may(pass_, seat)
        await self.rooms.write(pass_.room, lambda live: live.returning(seat))

    async def say(self, pass_: Pass, seat: int, text: str) -> None:
        _may(pass_, seat)
        await self.rooms.write(pass_.room, lambda live: live.saying(seat, text))

    # -- who is here, and what other workers tell

    async def heard_from(self, room: str, seat: int | None, line: object) -> None:
        """A line is alive. Who sits in several seats says so for each."""
        if self.presence.heard(room, seat, line):
            await self._tell_presence(room)

    async def parted(self, room: str, line: object) -> None:
        """A line was closed."""
        self.presence.parted(room, line)
        await self._tell_presence(room)

    async def _tell_presence(self, room: str) -> None:
        news = self.presence.news(room)
        if news is not None:
            await self._tell(room, Notice(self.worker, here=sorted(news.seats), spectators=news.spectators))

    async def notice(self, room: str, notice: bytes) -> Notice | None:
        """A notice arrived: catch up. Hands back what it said, so that viewers can be told; None for what is no notice."""
        found = unpacked(notice)
        if found is None or found.worker == self.worker:
            return found
        if found.here is not None:
            self.presence.reported(room, found.worker, Report(frozenset(found.here), found.spectators))
        if found.serial is not None and self.rooms.behind(room, found.serial):
            await self._fetch(room)
        return found

    async def _fetch(self, room: str) -> None:
        """Play what other workers have written."""
        async with self.rooms.held(room, fresh=True):
            pass

    async def _grown(self, room: str, serial: int) -> None:
        await self._tell(room, Notice(self.worker, serial=serial))

    async def _tell(self, room: str, notice: Notice) -> None:
        try:
            await self._publish(room, packed(notice))
        except Exception as problem:  # what is done is done; the next look into the database tells the others
            log.error("room %s: a notice was not published: %s", room, type(problem).__name__)

    # -- watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.tick()
            except Exception as problem:
                log.error("the watch stumbled: %s", type(problem).__name__, exc_info=True)

    async def tick(self) -> None:
        """Who has gone silent, which bots are overdue, what did no notice tell."""
        now, settings = self._clock(), self.settings
        for room in self.presence.sweep():
            await self._tell_presence(room)
        if settings.workers > 1 and now - self._refreshed >= settings.quiet / 3:
            self._refreshed = now
            for room in self.presence.attended():  # a worker that is not heard of is believed dead
                own = self.presence.own(room)
                await self._tell(room, Notice(self.worker, here=sorted(own.seats), spectators=own.spectators))
        if now - self._looked >= settings.look:
            self._looked = now
            await self._look()
        await self.minds.hurry(now)
        if now - self._searched >= self.minds.overdue:
            self._searched = now
            await self.minds.search(self.minds.overdue)

    async def _look(self) -> None:
        """Rooms with viewers here whose log has grown without a notice."""
        watched = self.presence.attended()
        if watched:
            for room, serial in (await self.rooms.in_store_thread(self.store.heads, watched)).items():
                if self.rooms.behind(room, serial):
                    await self._fetch(room)
                    await self._grown(room, serial)

    async def _tried(self, work: Awaitable[R]) -> R:
        try:
            return await work
        except EscarmoucheError as error:
            raise ServerError.of(error) from None


def _planned(plan: Plan, room: str, seed: bytes) -> RoomRow:
    """A plan as the room it makes."""
    book = find(plan.game)
    if len(plan.seats) not in book.seats:
        raise BadSetup("fault-seats", plan.game, count=len(plan.seats), possible=list(book.seats))
    if "seats" in plan.options:
        raise BadSetup("error-unknown-option", plan.game, option="seats", nearest="")
    options = {**plan.options, "seats": len(plan.seats)}
    book.read_setup(options)
    return RoomRow(room, book.name, book.version, options, seed, time.time(), plan.spectators, plan.practice)


def _may(pass_: Pass, seat: int | None) -> None:
    if seat is not None and seat not in pass_.seats:
        raise ServerError("forbidden", "fault-seat")


def _roster(ask: Ask) -> Roster:
    """A question whose answers can be written as text."""
    if not isinstance(ask, Roster):
        raise ServerError("unknown", "fault-no-text")
    return ask


def _on_board(live: Room, *pieces: str) -> None:
    """Only what everybody sees on the board can be measured from."""
    there = {piece.id for piece in live.book.scene(live.game.table, None).pieces if piece.at is not None}
    for piece in pieces:
        if piece not in there:
            raise ServerError("unknown", "fault-no-piece", live.book.name)
