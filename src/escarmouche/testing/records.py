"""Whole games, kept as records with a hash after every decision: later versions must read them and come to the same hashes.

    python -m escarmouche.testing.records tests/records/0.1 --games 25     # plays and writes them
    python -m escarmouche.testing.records tests/records/0.1 --check        # reads them all and compares

A hash is made of what everybody can see from outside: the events, the open questions, and now and then the scenes of all seats. How the
state is built inside may change; what it means may not. What a piece says a second time, in words of the table, is left out: the records
are older than these fields, and `tests/games/test_pieces.py` compares them with the words of the game.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import itertools
import multiprocessing
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import escarmouche
from escarmouche.bots import Greedy
from escarmouche.core.asks.wire import ask_json
from escarmouche.core.messages.text import CARD
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Piece, Scene
from escarmouche.testing.soak import Task, eager, tasks

SCENES = 25  # one in this many moments is hashed with the scenes of all seats
GAMES = ("ad1666", "d10", "malifaux", "moonstone")
VARIED = 8  # boards and options for each kind of game
RECORD, HASHES = ".game.gz", ".hashes"
SAID_AGAIN = (
    "health",
    "pips",
    "posture",
    "place",
    "acted",
    "may_act",
    "rank",
    "side",
    "copy",
    "reach",
    "tall",
)  # of a piece
UNSAID = {field.name: field.default for field in msgspec.structs.fields(Piece) if field.name in SAID_AGAIN}


def hashes(game: Game[Any]) -> Iterator[str]:
    """A hash for each moment of a game, from its first question to its end."""
    for number, moment in enumerate(game.retold()):
        digest = hashlib.blake2b(digest_size=4)
        digest.update(msgspec.json.encode([(event.name, event.rule, event.args, event.to) for event in moment.events]))
        digest.update(msgspec.json.encode([ask_json(ask, brief=True) for ask in moment.pending]))
        if number % SCENES == 0 or moment.over:
            for seat in (*range(game.setup.seats), None):
                digest.update(msgspec.json.encode(_unpainted(_said_once(moment.book.scene(moment.table, seat)))))
        yield digest.hexdigest()


def _said_once(scene: Scene) -> Scene:
    """A scene in the words of its game alone, each name once: that of a card is also that of the model that came from it first."""
    pieces = [msgspec.structs.replace(piece, **UNSAID) for piece in scene.pieces]
    names = {name: called for name, called in scene.names.items() if not name.startswith(CARD)}
    return msgspec.structs.replace(scene, pieces=pieces, names=names)


def _unpainted(scene: Scene) -> Scene:
    """A scene as the rules have it: how its board is painted may change."""
    return msgspec.structs.replace(scene, board=scene.board.unpainted()) if scene.board else scene


def kept(folder: Path) -> list[Path]:
    """Every record below a folder."""
    return sorted(folder.rglob(f"*{RECORD}"))


def hashes_file(path: Path) -> Path:
    """Where the hashes of a record are: in a folder beside it."""
    return path.parent / "hashes" / (path.name.removesuffix(RECORD) + HASHES)


def differing(path: Path) -> str | None:
    """The first moment at which a record plays differently, in words; None if it plays as it did."""
    game = record.read(gzip.decompress(path.read_bytes()).decode(), str(path))
    wanted = hashes_file(path).read_text(encoding="ascii").split()
    for number, (was, now) in enumerate(itertools.zip_longest(wanted, hashes(game))):
        if was != now:
            return f"{path}: after {number} decisions {now}, recorded was {was}"
    return None


# -- writing


def _played(game: Game[Any], number: int) -> None:
    """Play to the end: every third game between bots that look ahead, the others at random or with eager players."""
    if number % 3 == 0:
        escarmouche.play_out(game, [Greedy(seed=number, budget=None, worlds=1) for _ in range(game.setup.seats)])
        return
    rng = random.Random(f"record {number}")
    while game.pending:
        ask = next(ask for ask in game.pending if game.asked(ask.seat))
        game.answer(ask.seat, eager(ask, rng) if number % 3 == 1 else ask.sample(rng))


def _write(job: tuple[str, int, dict[str, Any], Path]) -> str:
    name, number, options, folder = job
    game = escarmouche.new(name, seed=f"record-{number}", **options)
    _played(game, number)
    folder = folder / name
    words = [str(value) for key, value in options.items() if key in ("edition", "scenario", "strategy", "deployment")]
    stem = "-".join([f"{number:02}", *words])
    path = folder / f"{stem}{RECORD}"
    hashes_file(path).parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(record.record(game).encode(), mtime=0))
    hashes_file(path).write_text("\n".join([*hashes(game), ""]), encoding="ascii")
    return f"{name} {stem}: {game.number} entries"


def jobs(name: str, games: int, folder: Path) -> Iterator[tuple[str, int, dict[str, Any], Path]]:
    """This many games of a book, its kinds in turn, with varying boards and options."""
    by_kind: dict[str, list[Task]] = {}
    for task in tasks(name, VARIED):
        by_kind.setdefault(task.kind, []).append(task)
    for number in range(max(games, len(by_kind))):
        turn, place = divmod(number, len(by_kind))
        task = list(by_kind.values())[place][(turn + place) % VARIED]
        yield name, number, task.options, folder


def _compared(path: Path) -> tuple[Path, str | None]:
    try:
        return path, differing(path)
    except escarmouche.EscarmoucheError as problem:
        return path, f"{path}: {problem}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=25, help="of each game, at least one of each kind")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--check", action="store_true", help="compare, do not write")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        if args.check:
            results = pool.imap_unordered(_compared, kept(args.folder))
            wrong = [text for _, text in results if text]
            print("\n".join([*wrong, f"{len(kept(args.folder))} records, {len(wrong)} play otherwise"]))
            return 1 if wrong else 0
        todo = [job for name in args.game or GAMES for job in jobs(name, args.games, args.folder)]
        for line in pool.imap_unordered(_write, todo):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
