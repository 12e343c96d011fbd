"""The store: rooms and their logs in a database. Reads are here; lines are written by the writer, many in one transaction.

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
from sqlalchemy.dialects import postgresql, sqlite

from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.store.tables import lines, rooms, seats

BUSY = 30  # seconds to wait for another process that writes
LOCK = 0x657363  # of PostgreSQL, while the tables are made
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


class SeatRow(NamedTuple):
    """Who sits there."""

    seat: int
    kind: str
    bot: str
    name: str
    token_hash: str | None = None
    invitation_hash: str | None = None


class Taking(NamedTuple):
    """An open seat is taken with its invitation; the invitation is used up."""

    invitation_hash: str
    token_hash: str
    name: str


def hashed(secret: str) -> str:
    """A secret as it is stored."""
    return hashlib.blake2b(
        secret.encode("utf-8", "surrogatepass"), digest_size=32, person=b"escarmouche-seat"
    ).hexdigest()


def engine_of(address: str) -> sa.Engine:
    """The engine of a database, set so that what is committed stays."""
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
    """Who is going to write says so at once: a reader that becomes a writer later may find that it cannot."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _write_ahead(engine: sa.Engine) -> None:
    """Readers do not wait for writers. The file remembers it; who finds another process at it does not queue, but has to ask again."""
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
    """The rooms in a database."""

    def __init__(self, address: str) -> None:
        self.engine = engine_of(address)
        postgres = self.engine.dialect.name == "postgresql"
        insert: Any = postgresql.insert if postgres else sqlite.insert
        self._append = insert(lines).on_conflict_do_nothing()

    def open(self) -> None:
        """Make or change the tables. Several processes may do so at once: they wait for one another."""
        from alembic import command
        from alembic.config import Config

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

    def create(self, room: RoomRow, sitting: Sequence[SeatRow], first: LogEntry) -> None:
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            made = {**room._asdict(), "options": _json(room.options), "finished": first.last}
            connection.execute(sa.insert(rooms), made)
            connection.execute(sa.insert(seats), [{"room": room.id, **row._asdict()} for row in sitting])
            connection.execute(self._append, _row(first))

    def append(self, batch: Sequence[tuple[LogEntry, Taking | None]]) -> list[bool]:
        """Write lines, each whole or not at all; says which are in. A line whose place is taken is not written."""
        order = sorted(
            range(len(batch)), key=lambda i: (batch[i][0].room, batch[i][0].serial)
        )  # so that nobody deadlocks
        stored = [False] * len(batch)
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            for i in order:
                line, taking = batch[i]
                stored[i] = self._one(connection, line) if taking is None else self._take(connection, line, taking)
        return stored

    def _one(self, connection: sa.Connection, line: LogEntry) -> bool:
        if connection.execute(self._append, _row(line)).rowcount != 1:
            return False
        if line.kind in ("bot", "person"):  # who plays now, so that a bot's turn is found without a replay
            place = sa.and_(seats.c.room == line.room, seats.c.seat == line.seat)
            connection.execute(sa.update(seats).where(place).values(bot=line.body.get("bot", "")))
        if line.last:
            connection.execute(sa.update(rooms).where(rooms.c.id == line.room).values(finished=True))
        return True

    def _take(self, connection: sa.Connection, line: LogEntry, taking: Taking) -> bool:
        part = connection.begin_nested()
        free = seats.c.invitation_hash == taking.invitation_hash
        taken = {"kind": "person", "name": taking.name, "token_hash": taking.token_hash, "invitation_hash": None}
        if connection.execute(sa.update(seats).where(free).values(taken)).rowcount == 1 and self._one(connection, line):
            part.commit()
            return True
        part.rollback()
        return False

    # -- reading

    def room(self, room: str) -> RoomRow | None:
        columns = [rooms.c[name] for name in RoomRow._fields]
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*columns).where(rooms.c.id == room)).one_or_none()
        return None if found is None else RoomRow(*found)._replace(options=msgspec.json.decode(found.options))

    def seats(self, room: str) -> list[SeatRow]:
        columns = [seats.c[name] for name in SeatRow._fields]
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*columns).where(seats.c.room == room).order_by(seats.c.seat))
            return [SeatRow(*row) for row in found]

    def invited(self, invitation_hash: str) -> tuple[str, int] | None:
        """The room and the seat of an invitation that nobody has used."""
        with self.engine.connect() as connection:
            query = sa.select(seats.c.room, seats.c.seat).where(seats.c.invitation_hash == invitation_hash)
            found = connection.execute(query).one_or_none()
        return None if found is None else (found.room, found.seat)

    def lines(self, room: str, after: int = -1) -> list[LogEntry]:
        query = sa.select(lines).where(lines.c.room == room, lines.c.serial > after).order_by(lines.c.serial)
        with self.engine.connect() as connection:
            return [
                LogEntry(row.room, row.serial, row.kind, row.seat, msgspec.json.decode(row.body), row.at, row.asked)
                for row in connection.execute(query)
            ]

    def whole(self, room: str) -> tuple[RoomRow | None, list[SeatRow], list[LogEntry]]:
        """All there is of a room."""
        return self.room(room), self.seats(room), self.lines(room)

    def heads(self, known: Iterable[str]) -> dict[str, int]:
        """The last serial of each of these rooms."""
        found: dict[str, int] = {}
        query = sa.select(lines.c.room, sa.func.max(lines.c.serial)).group_by(lines.c.room)
        wanted = list(known)
        with self.engine.connect() as connection:
            for start in range(0, len(wanted), 500):
                part = connection.execute(query.where(lines.c.room.in_(wanted[start : start + 500])))
                found.update((room, serial) for room, serial in part)
        return found

    def turns(self, quiet: float = 0.0) -> list[str]:
        """Rooms in which it is a bot's turn and nothing has happened for some seconds, the newest first."""
        other = lines.alias()
        last = sa.select(sa.func.max(other.c.serial)).where(other.c.room == rooms.c.id).scalar_subquery()
        query = (
            sa.select(lines.c.room, lines.c.asked, seats.c.seat)
            .select_from(rooms)
            .join(lines, sa.and_(lines.c.room == rooms.c.id, lines.c.serial == last))
            .join(seats, sa.and_(seats.c.room == rooms.c.id, seats.c.bot != ""))
            .where(rooms.c.finished.is_(False), lines.c.asked > 0, lines.c.at <= time.time() - quiet)
            .order_by(lines.c.at.desc())
        )
        with self.engine.connect() as connection:
            found = [room for room, asked, seat in connection.execute(query) if asked >> seat & 1]
        return list(dict.fromkeys(found))


def _row(line: LogEntry) -> dict[str, Any]:
    return {
        "room": line.room,
        "serial": line.serial,
        "kind": line.kind,
        "seat": line.seat,
        "body": _json(line.body),
        "at": line.at,
        "asked": line.asked,
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
