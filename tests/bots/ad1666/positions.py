"""Positions of Anno Domini 1666, and what the bot answers in them."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.greedy import Greedy
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.dealer.script import Script
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat

BOOK = find("ad1666")
HALL = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .
+-+-+-+-+-+-+-+-+
"""


HOUSE = """
+-+-+-+-+
|. .D. .|
+-+-+-+-+
|. . . .|
+-+-+-+-+
"""


def position(**given: Any) -> Game[Any]:
    """A game that stands in a position, as a case would give it."""
    given.setdefault("board", HALL)
    dealt = {word: given.pop(word) for word in ("draws",) if word in given}
    setup = BOOK.read_setup(BOOK.cases.prepared({}, given))
    seed = seed_bytes(0)
    return Game(BOOK, setup, seed, state=BOOK.cases.position(setup, given), dealer=Script(dealt, seed))


def thinks(game: Game[Any], seat: int = 0, seed: int = 0) -> Any:
    """What the bot answers when the clock does not matter."""
    return Greedy(seed=seed, budget=None, worlds=24).answer(Seat(game, seat))


def plays_on(game: Game[Any], seat: int = 0, most: int = 12) -> None:
    """The bot answers until somebody else is asked."""
    bot = Greedy(seed=1, budget=None, worlds=8)
    for _ in range(most):
        if game.asked(seat) is None:
            return
        game.answer(seat, bot.answer(Seat(game, seat)))
