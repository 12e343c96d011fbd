"""A game's state, questions, views and events to the last byte, here and in a second process."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.asks.wire import ask_json
from escarmouche.core.book import Book, home, register
from escarmouche.core.play import record
from escarmouche.core.play.game import Game

CODE = """
import sys, json
sys.path[:] = json.loads(sys.argv[1])
from escarmouche.testing.conformance import fingerprint
fingerprint.main(sys.argv[2:])
"""


def view(game: Game[Any], seat: int | None) -> tuple[bytes, bytes, bytes]:
    """What a seat sees: its scene, its questions, and who must answer."""
    seen = game.view(seat)
    return msgspec.json.encode(seen.scene), msgspec.json.encode(seen.asks), msgspec.json.encode(seen.waiting)


def standing(game: Game[Any]) -> tuple[bytes, bytes, int]:
    """The state, the open questions and the length of the record."""
    asks = msgspec.json.encode([ask_json(ask) for ask in game.pending])
    return msgspec.msgpack.encode(game.table.state), asks, game.number


def without_chance(game: Game[Any]) -> tuple[bytes, bytes]:
    """The state and the open questions, without the counter of chance and the length of the record, which an undo does not restore."""
    asks = msgspec.json.encode([ask_json(ask) for ask in game.pending])
    return msgspec.msgpack.encode(msgspec.structs.replace(game.table.state, dealt=0)), asks


def fingerprint(game: Game[Any]) -> str:
    """Digests of everything: the state and the questions, what everybody sees, and everything that was reported."""
    state, asks, number = standing(game)
    views = [part for seat in (*range(game.setup.seats), None) for part in view(game, seat)]
    history = msgspec.json.encode(game.history())
    parts = {"state": [state], "asks": [asks, str(number).encode()], "views": views, "events": [history]}
    return ",".join(f"{name}:{_digest(some)}" for name, some in parts.items())


def _digest(parts: Sequence[bytes]) -> str:
    return hashlib.blake2b(b"\n".join(parts), digest_size=8).hexdigest()


def fingerprints(book: Book[Any], paths: Sequence[Path]) -> list[str]:
    """The fingerprints of records, made in another process with another order of hashing."""
    where = home(book)
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-c", CODE, json.dumps(sys.path), where.__name__, str(where.__file__), *map(str, paths)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return [done.stderr.strip().splitlines()[-1]] * len(paths)
    return done.stdout.split()


def main(arguments: list[str]) -> None:
    """The second process. Its arguments: the game's module, its file, and the records."""
    name, file, *paths = arguments
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError:
        spec = importlib.util.spec_from_file_location(name, file)
        if spec is None or spec.loader is None:
            raise
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    for value in vars(module).values():
        if isinstance(value, Book):
            register(value)
    for path in paths:
        print(fingerprint(record.load(Path(path))))
