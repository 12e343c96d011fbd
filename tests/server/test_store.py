"""The store: lines in order, none twice, many in one transaction; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from escarmouche.server import migrations
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.store.store import RoomRow, SeatRow, Store, Taking, hashed
from escarmouche.server.store.tables import metadata
from escarmouche.server.store.writer import Writer
from escarmouche.server.wire.messages import Join
from tests.server import postgres
from tests.server.services import OPEN, PERSON, Wire, database, passes, play, refused, run, service, toy


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        yield database(folder)
        return
    with postgres.cluster() as found:
        yield found


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds the seeds of running games."""
    file = tmp_path / "rooms.db"
    Store(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o077 == 0


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    found = Store(address)
    found.open()
    yield found
    found.close()


def made(store: Store, room: str, *seats: SeatRow) -> None:
    row = RoomRow(room, "toy", "1", {"seats": 2}, b"\x00\xff" * 16, 5.0, True)
    store.create(
        row, seats or (SeatRow(0, "person", "", "A", hashed(room)),), LogEntry(room, 0, "start", at=5.0, asked=1)
    )


def line(room: str, serial: int, kind: str = "said", **more: object) -> LogEntry:
    return LogEntry(room, serial, kind, 0, {"text": "é"}, **more)  # type: ignore[arg-type]


def test_what_is_written_is_read(store: Store) -> None:
    made(store, "read")
    found = store.room("read")
    assert found == RoomRow("read", "toy", "1", {"seats": 2}, b"\x00\xff" * 16, 5.0, True)
    assert store.room("nowhere") is None and store.seats("nowhere") == [] and store.lines("nowhere") == []
    assert store.seats("read") == [SeatRow(0, "person", "", "A", hashed("read"))]
    assert store.append([(line("read", 1, at=1.5, asked=2), None)]) == [True]
    assert [one.serial for one in store.lines("read")] == [0, 1]
    assert store.lines("read", 0) == [LogEntry("read", 1, "said", 0, {"text": "é"}, 1.5, 2)]
    assert store.heads(["read", "nowhere"]) == {"read": 1}
    store.ping()


def test_a_place_is_taken_once(store: Store) -> None:
    made(store, "once")
    made(store, "twice")
    first = [(line("twice", 1), None), (line("once", 1), None), (line("once", 2), None)]
    assert store.append(first) == [True, True, True]
    second = [(line("once", 2), None), (line("twice", 2), None), (line("once", 3), None)]
    assert store.append(second) == [False, True, True]
    assert store.heads(["once", "twice"]) == {"once": 3, "twice": 2}


def test_a_seat_is_taken_once(store: Store) -> None:
    made(store, "seat", SeatRow(0, "open", "", "", None, hashed("come")))
    assert store.invited(hashed("come")) == ("seat", 0) and store.invited(hashed("go")) is None
    taking = Taking(hashed("come"), hashed("key"), "Ann")
    store.append([(line("seat", 1), None)])
    assert store.append([(line("seat", 1, "named"), taking), (line("seat", 2), None)]) == [False, True]
    assert store.invited(hashed("come")) == ("seat", 0)  # its line had no place: nothing of it was done
    assert store.append([(line("seat", 3, "named"), taking), (line("seat", 4, "named"), taking)]) == [True, False]
    assert store.seats("seat") == [SeatRow(0, "person", "", "Ann", hashed("key"))]
    assert store.heads(["seat"]) == {"seat": 3}


def test_turns(store: Store) -> None:
    made(store, "turn", SeatRow(0, "person", "", ""), SeatRow(1, "bot", "random", ""))
    assert "turn" not in store.turns()
    store.append([(line("turn", 1, asked=2, at=10.0), None)])
    assert "turn" in store.turns() and "turn" in store.turns(60.0)
    stand_in = LogEntry("turn", 2, "bot", 0, {"bot": "greedy"}, 10.0, 1)
    store.append([(stand_in, None)])
    assert store.seats("turn")[0].bot == "greedy" and "turn" in store.turns()
    store.append([(LogEntry("turn", 3, "person", 0, {}, 10.0, 1), None)])
    assert "turn" not in store.turns()
    store.append([(LogEntry("turn", 4, "end", 0, {}, 10.0, 2, last=True), None)])
    assert "turn" not in store.turns()


def test_many_writers(store: Store, address: str) -> None:
    """Two processes' writers want the same places: each line is there once, and each writer knows which are its own."""
    rooms = [f"many{number}" for number in range(5)]
    for room in rooms:
        made(store, room)
    other = Store(address)

    async def test() -> None:
        writers = [Writer(store.append), Writer(other.append)]
        for writer in writers:
            writer.open()
        wanted = [line(room, serial) for serial in range(1, 11) for room in rooms]
        results = await asyncio.gather(*(writer.append(one) for one in wanted for writer in writers))
        pairs = list(zip(results[::2], results[1::2], strict=True))
        assert all(mine != yours for mine, yours in pairs)
        for writer in writers:
            writer.close()

    run(test())
    other.close()
    assert store.heads(rooms) == dict.fromkeys(rooms, 10)


def test_a_line_that_cannot_be_written_spoils_no_other(store: Store) -> None:
    made(store, "fine")

    async def test() -> None:
        writer = Writer(store.append)
        jobs = [writer.append(line(room, 1)) for room in ("fine", "no such room")]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        writer.open()  # both wait already: they go into one transaction
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert results[0] is True and isinstance(results[1], sa.exc.IntegrityError)
        assert "é" not in str(results[1])  # no word of a player gets into a log
        writer.close()

    run(test())


def test_the_steps_lead_to_the_tables(store: Store) -> None:
    """What the migrations make is what the code reads."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_rooms_made_before_there_was_a_choice_are_for_practice(tmp_path: Path) -> None:
    """Bots agreed to everything then, and they go on to."""
    from alembic import command
    from alembic.config import Config

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


def test_two_halls(address: str) -> None:
    async def test() -> None:
        wire = Wire()
        async with service(address, wire) as one, service(address, wire) as two:
            room = await toy(one, PERSON, OPEN)
            joined = await two.join(Join(room.invitations[1], "Zoë"))
            room.tokens[1] = joined.token
            await play(one, room, 5)
            assert (await play(two, room, seed=2)).outcome is not None
            with refused("over"):
                await one.undo((await passes(one, room))[0], 0)

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
        assert file.execute("select version_num from alembic_version").fetchall() == [("2",)]
