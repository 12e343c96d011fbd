"""The command line, called as a person would call it, with a tin-soldier game to play."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from escarmouche.cli import main
from tests.cli import tiles, toy  # noqa: F401

START = ["to 3 2", "1", "1 2", "3"]  # where Ann begins, the colours, the order, the bet


class Said(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state folder of the test's own, and no locale."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "state" / "escarmouche"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """`cli("play tin --seed 1", "1", "quit")`: a command and what is typed."""

    def call(command: str | list[str], *typed: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split() if isinstance(command, str) else command)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call
