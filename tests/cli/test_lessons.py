"""`escarmouche lessons stats`: what a server has counted, in words and for programs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.cli import main
from escarmouche.server.rooms.log_entry import LogEntry, Reached
from escarmouche.server.rooms.seats import NewSeats
from escarmouche.server.store.store import RoomRow, Store
from escarmouche.server.wire.messages import SeatPlan

TOLD = """moon-1: Pin the digger. Begun 2, finished 1.
 1. reached 2, stayed 0, 15 s: Snick needs one dig to win the stone. Flintlock reaches 1 inch. Bring him close: his jog is 4 inches.
 2. reached 2, stayed 1, 30 s: Still an inch too far. A Step costs 1 energy and goes 1 inch.
"""


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "rooms.db"
    store = Store(f"sqlite:///{file}")
    store.open()
    for name, told in (("a", [(1, None, 0.0), (2, 1, 10.0), (0, 2, 30.0)]), ("b", [(1, None, 0.0), (2, 1, 20.0)])):
        reached = [Reached("moonstone", "moon-1", *one) for one in told]
        row = RoomRow(name, "moonstone", "1", {}, bytes(32), 0.0, True)
        store.create(row, NewSeats([SeatPlan("person")]).rows, LogEntry(name, 0, "start", reached=reached[:1]))
        store.append(
            [(LogEntry(name, n, "answer", 0, reached=[one]), None) for n, one in enumerate(reached[1:], start=1)]
        )
    store.close()
    return str(file)


def test_how_far_people_come(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "stats", "--database", database]) == 0
    assert capsys.readouterr().out == TOLD
    assert main(["lessons", "stats", "moonstone", "--database", database, "--json"]) == 0
    counts = msgspec.json.decode(capsys.readouterr().out)
    assert counts[0] == {"game": "moonstone", "lesson": "moon-1", "cue": 0, "reached": 1, "gone_on": 0, "seconds": 0.0}
    assert [count["seconds"] for count in counts] == [0.0, 30.0, 30.0]
    assert main(["lessons", "stats", "d10", "--database", database]) == 0
    assert "No lesson was begun" in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.db"
    assert main(["lessons", "stats", "--database", str(file)]) == 2
    assert "There is no database here" in capsys.readouterr().err and not file.exists()
