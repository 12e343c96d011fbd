"""The store: entries in order, none twice, many in one transaction; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from escarmouche.server import migrations
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.store.store import RoomRow, SeatClaim, SeatRow, Store, hashed
from escarmouche.server.store.tables import metadata
from escarmouche.server.store.writer import Writer
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.messages import Join
from tests.server import postgres
from tests.server.services import OPEN, PERSON, Wire, accesses, database, play, refused, run, running, toy


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        yield database(folder)
        return
    with postgres.cluster() as address:
        yield address


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds the seeds of running games."""
    file = tmp_path / "rooms.db"
    Store(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o077 == 0


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.open()
    yield store
    store.close()


def made(store: Store, room: str, *seats: SeatRow) -> None:
    row = RoomRow(room, "toy", "1", {"seats": 2}, b"\x00\xff" * 16, 5.0, True)
    store.create(
        row, seats or (SeatRow(0, "person", "", "A", hashed(room)),), LogEntry(room, 0, "start", at=5.0, asked=1)
    )


def entry(room: str, serial: int, kind: str = "said", **more: object) -> LogEntry:
    return LogEntry(room, serial, kind, 0, {"text": "é"}, **more)  # type: ignore[arg-type]


def test_what_is_written_is_read(store: Store) -> None:
    made(store, "read")
    room = store.room("read")
    assert room == RoomRow("read", "toy", "1", {"seats": 2}, b"\x00\xff" * 16, 5.0, True)
    assert store.room("nowhere") is None and store.seats("nowhere") == [] and store.entries("nowhere") == []
    assert store.seats("read") == [SeatRow(0, "person", "", "A", hashed("read"))]
    assert store.append([(entry("read", 1, at=1.5, asked=2), None)]) == [True]
    assert [entry.serial for entry in store.entries("read")] == [0, 1]
    assert store.entries("read", 0) == [LogEntry("read", 1, "said", 0, {"text": "é"}, 1.5, 2)]
    assert store.last_serials(["read", "nowhere"]) == {"read": 1}
    store.ping()


def test_a_serial_is_taken_once(store: Store) -> None:
    made(store, "once")
    made(store, "twice")
    first = [(entry("twice", 1), None), (entry("once", 1), None), (entry("once", 2), None)]
    assert store.append(first) == [True, True, True]
    second = [(entry("once", 2), None), (entry("twice", 2), None), (entry("once", 3), None)]
    assert store.append(second) == [False, True, True]
    assert store.last_serials(["once", "twice"]) == {"once": 3, "twice": 2}


def test_a_seat_is_taken_once(store: Store) -> None:
    made(store, "seat", SeatRow(0, "open", "", "", None, hashed("come")))
    assert store.invited(hashed("come")) == ("seat", 0) and store.invited(hashed("go")) is None
    taking = SeatClaim(hashed("come"), hashed("key"), "Ann")
    store.append([(entry("seat", 1), None)])
    assert store.append([(entry("seat", 1, "named"), taking), (entry("seat", 2), None)]) == [False, True]
    assert store.invited(hashed("come")) == ("seat", 0)  # the serial was taken: nothing of it was done
    assert store.append([(entry("seat", 3, "named"), taking), (entry("seat", 4, "named"), taking)]) == [True, False]
    assert store.seats("seat") == [SeatRow(0, "person", "", "Ann", hashed("key"))]
    assert store.last_serials(["seat"]) == {"seat": 3}


def test_turns(store: Store) -> None:
    made(store, "turn", SeatRow(0, "person", "", ""), SeatRow(1, "bot", "random", ""))
    assert "turn" not in store.bots_turns()
    store.append([(entry("turn", 1, asked=2, at=10.0), None)])
    assert "turn" in store.bots_turns() and "turn" in store.bots_turns(60.0)
    stand_in = LogEntry("turn", 2, "bot", 0, {"bot": "greedy"}, 10.0, 1)
    store.append([(stand_in, None)])
    assert store.seats("turn")[0].bot == "greedy" and "turn" in store.bots_turns()
    store.append([(LogEntry("turn", 3, "person", 0, {}, 10.0, 1), None)])
    assert "turn" not in store.bots_turns()
    store.append([(LogEntry("turn", 4, "end", 0, {}, 10.0, 2, last=True), None)])
    assert "turn" not in store.bots_turns()


def test_many_writers(store: Store, address: str) -> None:
    """The writers of two processes want the same serials: each entry is there once, and each writer knows which are its own."""
    rooms = [f"many{number}" for number in range(5)]
    for room in rooms:
        made(store, room)
    other = Store(address)

    async def test() -> None:
        writers = [Writer(store.append), Writer(other.append)]
        for writer in writers:
            writer.open()
        wanted = [entry(room, serial) for serial in range(1, 11) for room in rooms]
        results = await asyncio.gather(*(writer.append(entry) for entry in wanted for writer in writers))
        pairs = list(zip(results[::2], results[1::2], strict=True))
        assert all(mine != yours for mine, yours in pairs)
        for writer in writers:
            writer.close()

    run(test())
    other.close()
    assert store.last_serials(rooms) == dict.fromkeys(rooms, 10)


def test_an_entry_that_cannot_be_written_spoils_no_other(store: Store) -> None:
    made(store, "fine")

    async def test() -> None:
        writer = Writer(store.append)
        jobs = [writer.append(entry(room, 1)) for room in ("fine", "no such room")]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        writer.open()  # both wait already: they go into one transaction
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert results[0] is True and isinstance(results[1], sa.exc.IntegrityError)
        assert "é" not in str(results[1])  # no word of a player gets into a log
        writer.close()

    run(test())


def test_the_migrations_lead_to_the_tables(store: Store) -> None:
    """What the migrations make is what the code reads."""
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_rooms_made_before_there_was_a_choice_are_for_practice(tmp_path: Path) -> None:
    """Bots agreed to everything then, and still do."""
    store = Store(database(tmp_path))
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "1")
        row = "insert into rooms values ('old', 'toy', '1', '{\"seats\": 2}', x'00', 5.0, 1, 0)"
        connection.exec_driver_sql(row)
    store.open()
    old = store.room("old")
    assert old is not None and old.practice
    made(store, "new")
    new = store.room("new")
    assert new is not None and not new.practice
    store.close()


def test_two_services(address: str) -> None:
    async def test() -> None:
        wire = Wire()
        async with running(address, wire) as service, running(address, wire) as other_service:
            room = await toy(service, PERSON, OPEN)
            joined = await other_service.join(Join(room.invitations[1], "Zoë"))
            room.tokens[1] = joined.token
            await play(service, room, 5)
            assert (await play(other_service, room, seed=2)).outcome is not None
            with refused("over"):
                await service.handle((await accesses(service, room))[0], m.Undo(0))

    run(test())


def test_sqlite_keeps_what_is_committed(tmp_path: Path) -> None:
    store = Store(database(tmp_path))
    store.open()
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "rooms.db")) as file:
        assert file.execute("select version_num from alembic_version").fetchall() == [("3",)]
