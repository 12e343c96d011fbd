"""The store: rooms and their logs in a database. The writer calls `append`, with many entries in one transaction.

All of it blocks: call it from a thread.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite

from escarmouche.server.rooms.log_entry import LogEntry, Reached
from escarmouche.server.store.tables import lesson_counts, log_entries, rooms, seats
from escarmouche.server.wire.messages import SeatKind

BUSY = 30  # seconds to wait for another process that writes
LOCK = 0x657363  # held in PostgreSQL while the tables are made
WRITES = {
    "writes": True,
    "preserve_rowcount": True,
}  # without the latter an insert does not say whether it did anything


class RoomRow(NamedTuple):
    """A room as it was made."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: bytes
    created: float
    spectators: bool
    practice: bool = False
    beginning: dict[str, Any] = {}


class SeatRow(NamedTuple):
    """Who sits there."""

    seat: int
    kind: SeatKind
    bot: str
    name: str
    token_hash: str | None = None
    invitation_hash: str | None = None


class SeatClaim(NamedTuple):
    """An open seat is taken with its invitation, which is then used up."""

    invitation_hash: str
    token_hash: str
    name: str


class LessonCount(NamedTuple):
    """How often a sentence of a lesson was reached and left behind. Nothing says by whom."""

    game: str
    lesson: str
    cue: int  # its number, from 1; 0: the goal was reached
    reached: int
    gone_on: int
    seconds: float  # that those took who went on, together


def hashed(secret: str) -> str:
    """A secret as it is stored."""
    data = secret.encode("utf-8", "surrogatepass")
    return hashlib.blake2b(data, digest_size=32, person=b"escarmouche-seat").hexdigest()


def engine_of(address: str) -> sa.Engine:
    """The engine of a database, set up so that what is committed stays."""
    url = sa.make_url(address)
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=4, max_overflow=8)
    if url.database and url.database != ":memory:" and not url.query:
        os.close(os.open(url.database, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running games
    engine = sa.create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY})
    sa.event.listen(engine, "connect", _sqlite_connects)
    sa.event.listen(engine, "begin", _sqlite_begins)
    return engine


def _sqlite_connects(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
    for setting in ("synchronous=FULL", f"busy_timeout={BUSY * 1000}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _sqlite_begins(connection: sa.Connection) -> None:
    """A transaction that will write says so at once: a reader that becomes a writer later may find that it cannot."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _write_ahead(engine: sa.Engine) -> None:
    """Let readers not wait for writers. The file remembers it. If another process is at it, SQLite does not wait, so we try again."""
    until = time.monotonic() + BUSY
    while True:
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        finally:
            connection.close()


class Store:
    """The rooms, their seats and their logs, in a database."""

    def __init__(self, address: str) -> None:
        self.engine = engine_of(address)
        postgres = self.engine.dialect.name == "postgresql"
        insert: Any = postgresql.insert if postgres else sqlite.insert
        self._insert_entry = insert(log_entries).on_conflict_do_nothing()
        self._insert_count = insert(lesson_counts)

    def open(self) -> None:
        """Make or migrate the tables. Several processes may do so at once: they wait for each other."""
        if self.engine.dialect.name == "sqlite":
            _write_ahead(self.engine)
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations").replace("%", "%%"))
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Does the database answer?"""
        with self.engine.connect() as connection:
            connection.execute(sa.select(1))

    # -- writing

    def create(self, room: RoomRow, seat_rows: Sequence[SeatRow], first: LogEntry, *more: LogEntry) -> None:
        """Write a new room, with the whole log of a game that was played elsewhere if there is one."""
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            values = {**room._asdict(), "options": _json(room.options), "beginning": _json(room.beginning)}
            values["finished"] = (more[-1] if more else first).last
            connection.execute(sa.insert(rooms), values)
            connection.execute(sa.insert(seats), [{"room": room.id, **row._asdict()} for row in seat_rows])
            connection.execute(self._insert_entry, [_values(entry) for entry in (first, *more)])
            self._count(connection, first.reached)

    def append(self, batch: Sequence[tuple[LogEntry, SeatClaim | None]]) -> list[bool]:
        """Write entries, each completely or not at all. Returns which were written: not those whose serial is taken."""
        order = sorted(range(len(batch)), key=lambda i: (batch[i][0].room, batch[i][0].serial))  # prevents deadlocks
        stored = [False] * len(batch)
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            for i in order:
                entry, claim = batch[i]
                stored[i] = self._write(connection, entry) if claim is None else self._claim(connection, entry, claim)
            self._count(connection, [reached for i in order if stored[i] for reached in batch[i][0].reached])
        return stored

    def _count(self, connection: sa.Connection, reached: Iterable[Reached]) -> None:
        """Add to the counts of lessons; always in the same order, so that two writers do not wait for each other."""
        sums: dict[tuple[str, str, int], list[float]] = {}
        for game, lesson, cue, before, seconds in reached:
            sums.setdefault((game, lesson, cue), [0, 0, 0.0])[0] += 1
            if before is not None:
                left = sums.setdefault((game, lesson, before), [0, 0, 0.0])
                left[1:] = left[1] + 1, left[2] + seconds
        for (game, lesson, cue), added in sorted(sums.items()):
            values = dict(zip(("reached", "gone_on", "seconds"), added, strict=True))
            more = {name: lesson_counts.c[name] + value for name, value in values.items()}
            insert = self._insert_count.on_conflict_do_update(index_elements=["game", "lesson", "cue"], set_=more)
            connection.execute(insert, {"game": game, "lesson": lesson, "cue": cue, **values})

    def _write(self, connection: sa.Connection, entry: LogEntry) -> bool:
        if connection.execute(self._insert_entry, _values(entry)).rowcount != 1:
            return False
        if entry.kind in ("bot", "person"):  # note who plays now, so that a bot's turn is found without a replay
            seat = sa.and_(seats.c.room == entry.room, seats.c.seat == entry.seat)
            connection.execute(sa.update(seats).where(seat).values(bot=entry.body.get("bot", "")))
        if entry.last or entry.kind == "undo":  # in a lesson the end can be taken back
            connection.execute(sa.update(rooms).where(rooms.c.id == entry.room).values(finished=entry.last))
        return True

    def _claim(self, connection: sa.Connection, entry: LogEntry, claim: SeatClaim) -> bool:
        part = connection.begin_nested()
        open_seat = sa.update(seats).where(seats.c.invitation_hash == claim.invitation_hash)
        taken = {"kind": "person", "name": claim.name, "token_hash": claim.token_hash, "invitation_hash": None}
        if connection.execute(open_seat.values(taken)).rowcount == 1 and self._write(connection, entry):
            part.commit()
            return True
        part.rollback()
        return False

    # -- reading

    def room(self, room_id: str) -> RoomRow | None:
        columns = [rooms.c[name] for name in RoomRow._fields]
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(*columns).where(rooms.c.id == room_id)).one_or_none()
        if row is None:
            return None
        options, beginning = msgspec.json.decode(row.options), msgspec.json.decode(row.beginning)
        return RoomRow(*row)._replace(options=options, beginning=beginning)

    def seats(self, room_id: str) -> list[SeatRow]:
        columns = [seats.c[name] for name in SeatRow._fields]
        query = sa.select(*columns).where(seats.c.room == room_id).order_by(seats.c.seat)
        with self.engine.connect() as connection:
            return [SeatRow(*row) for row in connection.execute(query)]

    def invited(self, invitation_hash: str) -> tuple[str, int] | None:
        """The room and the seat of an invitation that nobody has used."""
        query = sa.select(seats.c.room, seats.c.seat).where(seats.c.invitation_hash == invitation_hash)
        with self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (row.room, row.seat)

    def entries(self, room_id: str, after: int = -1) -> list[LogEntry]:
        """The entries of a room's log after a serial."""
        entry = log_entries.c
        query = sa.select(log_entries).where(entry.room == room_id, entry.serial > after).order_by(entry.serial)
        with self.engine.connect() as connection:
            return [
                LogEntry(row.room, row.serial, row.kind, row.seat, msgspec.json.decode(row.body), row.at, row.asked)
                for row in connection.execute(query)
            ]

    def load(self, room_id: str) -> tuple[RoomRow | None, list[SeatRow], list[LogEntry]]:
        """A whole room."""
        return self.room(room_id), self.seats(room_id), self.entries(room_id)

    def lesson_counts(self) -> list[LessonCount]:
        """How often each sentence of each lesson was reached and left behind."""
        columns = [lesson_counts.c[name] for name in LessonCount._fields]
        with self.engine.connect() as connection:
            return [LessonCount(*row) for row in connection.execute(sa.select(*columns).order_by(*columns[:3]))]

    def last_serials(self, room_ids: Iterable[str]) -> dict[str, int]:
        """The last serial of each of these rooms."""
        serials: dict[str, int] = {}
        query = sa.select(log_entries.c.room, sa.func.max(log_entries.c.serial)).group_by(log_entries.c.room)
        wanted = list(room_ids)
        with self.engine.connect() as connection:
            for start in range(0, len(wanted), 500):
                part = connection.execute(query.where(log_entries.c.room.in_(wanted[start : start + 500])))
                serials.update((room_id, serial) for room_id, serial in part)
        return serials

    def bots_turns(self, quiet: float = 0.0) -> list[str]:
        """Rooms in which it is a bot's turn and nothing has happened for some seconds, the newest first."""
        entry, other = log_entries.c, log_entries.alias()
        last = sa.select(sa.func.max(other.c.serial)).where(other.c.room == rooms.c.id).scalar_subquery()
        query = (
            sa.select(entry.room, entry.asked, seats.c.seat)
            .select_from(rooms)
            .join(log_entries, sa.and_(entry.room == rooms.c.id, entry.serial == last))
            .join(seats, sa.and_(seats.c.room == rooms.c.id, seats.c.bot != ""))
            .where(rooms.c.finished.is_(False), entry.asked > 0, entry.at <= time.time() - quiet)
            .order_by(entry.at.desc())
        )
        with self.engine.connect() as connection:
            waiting = [room_id for room_id, asked, seat in connection.execute(query) if asked >> seat & 1]
        return list(dict.fromkeys(waiting))


def _values(entry: LogEntry) -> dict[str, Any]:
    return {
        "room": entry.room,
        "serial": entry.serial,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": _json(entry.body),
        "at": entry.at,
        "asked": entry.asked,
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
