"""Whole games, kept as records with a hash after every decision: later versions must read them and come to the same hashes.

    python -m escarmouche.testing.records tests/records/0.1 --games 25     # plays and writes them
    python -m escarmouche.testing.records tests/records/0.1 --check        # reads them all and compares

A hash is made of what everybody can see from outside: the events, the open questions, and now and then the scenes of all seats. How the
state is built inside may change; what it means may not. What a piece says a second time, in words of the table, is left out: the records
are older than these fields, and `tests/games/test_recorded_games.py` compares them with the words of the game.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import itertools
import multiprocessing
import random
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import escarmouche
from escarmouche.bots import Greedy
from escarmouche.core.asks.wire import ask_json
from escarmouche.core.messages.languages import GENDER
from escarmouche.core.messages.text import CARD
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Marker, Name, Piece, Scene
from escarmouche.testing.soak import Task, eager, tasks

SCENES = 25  # one in this many moments is hashed with the scenes of all seats
GAMES = ("ad1666", "d10", "malifaux", "moonstone")
VARIED = 8  # boards and options for each kind of game
RECORD, HASHES = ".game.gz", ".hashes"
# Of a piece: what its words say already, and how tall it is drawn.
SAID_AGAIN = ("health", "pips", "posture", "place", "acted", "may_act", "rank", "side", "copy", "reach", "tall")
# Of a scene: what a game began to count after its records were written.
COUNTED_SINCE = {"ad1666": "nights", "d10": "points"}
# Of a board by chance: its name now, and when its records were written.
CALLED_SINCE = {"Plateau aléatoire": "Plateau du hasard", "Table aléatoire": "Table du hasard"}
# Of the name of a thing that a player has: the letter before the player's number.
OWNER = re.compile(r" \([PJ](\d)\)")
# Of a question, by game: what it began to say of itself.
ASKED_SINCE: Mapping[str, tuple[str, ...]] = {"ad1666": ("mine", "theirs"), "moonstone": ("puts", "radius")}
# Of a question, by game and name: what it said of itself when its records were written, and does no longer.
ASKED_THEN: Mapping[tuple[str, str], Mapping[str, Any]] = {("d10", "target"): {"odds": True}}
UNSAID = {field.name: field.default for field in msgspec.structs.fields(Piece) if field.name in SAID_AGAIN}


def hashes(game: Game[Any]) -> Iterator[str]:
    """A hash for each moment of a game, from its first question to its end."""
    for number, moment in enumerate(game.retold()):
        digest = hashlib.blake2b(digest_size=4)
        digest.update(msgspec.json.encode([(event.name, event.rule, event.args, event.to) for event in moment.events]))
        digest.update(
            msgspec.json.encode([_asked(ask_json(ask, brief=True), moment.book.name) for ask in moment.pending])
        )
        if number % SCENES == 0 or moment.over:
            for seat in (*range(game.setup.seats), None):
                digest.update(msgspec.json.encode(_unpainted(_said_once(moment.book.scene(moment.table, seat)))))
        yield digest.hexdigest()


def _asked(asked: dict[str, Any], game: str) -> dict[str, Any]:
    """A question, with those behind its branches, as it said of itself when its records were written."""
    then = dict(asked)
    if "about" in then:
        about = {name: said for name, said in asked["about"].items() if name not in ASKED_SINCE.get(game, ())}
        then["about"] = {**about, **ASKED_THEN.get((game, asked["name"]), {})}
    if "branches" in then:
        then["branches"] = {
            name: _asked(behind, game) if behind else behind for name, behind in asked["branches"].items()
        }
    return then


def _said_once(scene: Scene) -> Scene:
    """A scene in the words of its game alone, each name once: that of a card is also that of the model that came from it first."""
    pieces = [msgspec.structs.replace(piece, **UNSAID) for piece in scene.pieces]
    markers = [msgspec.structs.replace(marker, letter="") for marker in scene.markers]  # it came later
    names = {name: _texts(called) for name, called in scene.names.items() if not name.startswith(CARD)}
    names |= _numbered(scene.markers, names)
    tracks = [track for track in scene.tracks if track.name != COUNTED_SINCE.get(scene.game)]
    return msgspec.structs.replace(scene, pieces=pieces, markers=markers, names=names, tracks=tracks)


def _numbered(markers: Sequence[Marker], names: Mapping[str, Name]) -> dict[str, Name]:
    """The names of markers that have a letter now: they were numbers."""
    return {
        marker.id: {lang: f"{text.removesuffix(marker.letter)}{number}" for lang, text in names[marker.id].items()}
        for number, marker in enumerate(markers, start=1)
        if marker.letter
    }


def _texts(name: Name) -> Name:
    """A name without its grammatical gender, and with the number alone of the player in it."""
    return {lang: OWNER.sub(r" (\1)", text) for lang, text in name.items() if not lang.endswith(GENDER)}


def _unpainted(scene: Scene) -> Scene:
    """A scene as the rules have it: how its board is painted may change, and what a board by chance is called."""
    if not scene.board:
        return scene
    board = scene.board.unpainted()
    name = dict(board.name)
    for now, then in CALLED_SINCE.items():
        name = {lang: text.replace(now, then) for lang, text in name.items()}
    return msgspec.structs.replace(scene, board=msgspec.structs.replace(board, name=name))


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
