"""A server that has just started can take many rooms at once: what is made at first use has been made already."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from escarmouche.core.book import find
from escarmouche.core.play.game import Game
from escarmouche.core.play.packed_game import packed
from escarmouche.server.web.preload import preload, quick_game

RUSH = """
import sys, threading
from escarmouche.core.book import find
from escarmouche.core.play.game import Game
from escarmouche.server.web.preload import preload

preload()
book, start = find("moonstone"), threading.Barrier(8)

def rush(number):
    start.wait()
    edition = ("en", "fr")[number % 2]
    Game(book, book.read_setup({"seats": 2, "edition": edition}), bytes(32))
    book.cards.card_views(edition)

sys.setswitchinterval(1e-5)
threads = [threading.Thread(target=rush, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_a_rush() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", RUSH], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_every_game_opens(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        preload()
    assert caplog.messages == []


THINK = """
import sys
from pathlib import Path
from escarmouche.server.bots import bot_process

bot_process._preload()
before = set(sys.modules)
for name in sys.argv[2:]:
    seat, pack = Path(sys.argv[1], name).read_bytes().split(b" ", 1)
    thought = bot_process._think(bot_process.Job(pack, int(seat), "greedy", b"seed", 20.0))
    assert not thought.fault, thought.fault
late = {module for module in sys.modules if module.startswith("escarmouche")} - before
assert not late, sorted(late)
"""


def test_a_bot_process_has_loaded_the_games_before_it_is_asked(tmp_path: Path) -> None:
    """A bot's first answer takes no longer than its second."""
    for name in ("ad1666", "moonstone"):
        book, rng = find(name), Random(1)
        game: Game[object] = quick_game(book, book.editions[0])
        for _ in range(60):
            ask = game.pending[0]
            game.answer(ask.seat, ask.sample(rng))
        (tmp_path / name).write_bytes(b"%d %b" % (game.pending[0].seat, packed(game)))
    said = [sys.executable, "-c", THINK, str(tmp_path), "ad1666", "moonstone"]
    done = subprocess.run(said, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
