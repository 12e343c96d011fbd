"""A server that has just started takes many rooms at once: what is made at first use was made before."""

from __future__ import annotations

import subprocess
import sys

RUSH = """
import sys, threading
from escarmouche.core.book import find
from escarmouche.core.game import Game
from escarmouche.server.warm import warm

warm()
book, start = find("moonstone"), threading.Barrier(8)

def rush(number):
    start.wait()
    edition = ("en", "fr")[number % 2]
    Game(book, book.read_setup({"seats": 2, "edition": edition}), bytes(32))
    book.pages(edition)

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
