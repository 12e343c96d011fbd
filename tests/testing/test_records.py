"""Records of each released version are read, and play to the hashes that they had."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pytest

from escarmouche.testing import records

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("game", records.GAMES)
def test_records_play_as_they_did(game: str) -> None:
    paths = [path for path in records.kept(RECORDS) if path.parent.name == game]
    assert len(paths) >= 25
    assert [text for text in map(records.differing, paths) if text] == []


def test_a_record_that_plays_otherwise_is_told(tmp_path: Path) -> None:
    kept = records.kept(RECORDS)[0]
    path = tmp_path / kept.name
    shutil.copy(kept, path)
    lines = records.hashes_file(kept).read_text(encoding="ascii").split()
    lines[3] = "00000000"
    records.hashes_file(path).parent.mkdir()
    records.hashes_file(path).write_text("\n".join(lines), encoding="ascii")
    told = records.differing(path)
    assert told is not None and "after 3 decisions" in told


def test_records_are_whole_games() -> None:
    for path in records.kept(RECORDS):
        last = gzip.decompress(path.read_bytes()).decode().splitlines()[-1]
        assert '"seed":"' in last, path
