"""A game as a few kilobytes, for a bot in another process: where it is now, without its past, its seed or anybody's secret answer."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import find
from escarmouche.core.play.game import Game
from escarmouche.core.play.mark import UNDONE, Entry, tuples
from escarmouche.core.play.taken_back import undone


class Pack(msgspec.Struct, array_like=True):
    """The last quiet moment and what was answered since."""

    game: str
    setup: dict[str, Any]
    snapshot: bytes
    entries: list[Entry]


def packed(game: Game[Any]) -> bytes:
    """The game as bytes."""
    snapshot, entries = game.standing()
    pack = Pack(game.book.name, msgspec.to_builtins(game.setup), snapshot, [_bare(entry) for entry in entries])
    return msgspec.msgpack.encode(pack)


def _bare(entry: Entry) -> Entry:
    """An entry without what was taken back, which is the past: only the number of deals stays."""
    return Entry(UNDONE, False, undone(entry)._replace(taken=())) if entry.name == UNDONE else entry


def unpacked(data: bytes) -> Game[Any]:
    """The game again. It asks what the original asks. It cannot deal; worlds dealt from it can."""
    pack = msgspec.msgpack.decode(data, type=Pack)
    book = find(pack.game)
    entries = [Entry(entry.name, entry.dealt, tuples(entry.answer)) for entry in pack.entries]
    deals = iter([entry.answer for entry in entries if entry.dealt])

    def dealer(ask: Ask) -> Any:
        return next(deals)

    state = msgspec.msgpack.decode(pack.snapshot, type=book.state_type)
    game = Game(book, book.read_setup(pack.setup), b"", state=state, dealer=dealer)
    for entry in entries:
        if not entry.dealt:
            game.play(entry)
    game.dealer = None
    return game


def going_on(data: bytes, seed: bytes) -> Game[Any]:
    """The game again, to be played on: chance is drawn from another seed, and what was before cannot be taken back."""
    game = unpacked(data)
    game.begin_here(seed)
    return game
