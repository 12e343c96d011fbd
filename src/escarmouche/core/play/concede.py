"""Conceding: a player who gives up is asked nothing more, and the rules go on for the others."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.play.state import Table

if TYPE_CHECKING:
    from escarmouche.core.book import Book

Asked: TypeAlias = Ask | tuple[Ask, ...] | None  # one question, several at once, or a quiet moment
Run: TypeAlias = Generator[Asked, Any, None]
LOT = b"conceded"  # if no answer can be listed, one is drawn: always the same


def conceded(table: Table[Any, Any], seat: int, rule: str) -> list[int]:
    """Note and announce that a seat has given up; return the seats that are left."""
    table.state.conceded.append(seat)
    table.tell("conceded", rule, seat=seat + 1)
    return playing(table)


def playing(table: Table[Any, Any]) -> list[int]:
    """The seats that have not conceded."""
    return [seat for seat in range(table.setup.seats) if seat not in table.state.conceded]


class StillPlaying(Sequence[int]):
    """The seats that have not conceded, whenever somebody looks: one may concede while a question lists them."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table

    def __getitem__(self, at: Any) -> Any:
        return playing(self.table)[at]

    def __len__(self) -> int:
        return len(playing(self.table))


def first_answer(ask: Ask) -> Answer:
    """The first answer that a question lists."""
    for answer in ask:
        return answer
    return ask.sample(Deal(LOT, 0))


def attended(book: Book[Any], table: Table[Any, Any], run: Run, asks: Asked = None) -> Run:
    """The rules for the players who are left: a question to a seat that has conceded is answered by the book, unseen.

    `asks` is the question that the rules have come to; None: they have not begun.
    """
    try:
        if asks is None:
            asks = next(run)
        while True:
            asks = run.send((yield from _asked(book, table, asks)))
    except StopIteration:
        return


def _asked(book: Book[Any], table: Table[Any, Any], asks: Asked) -> Generator[Asked, Any, Any]:
    """The answers to one question, or to several at once."""
    gone = tuple(table.state.conceded)
    if asks is None:
        yield None
        return None
    if isinstance(asks, Ask):
        if asks.seat in gone:
            return book.declined(table, asks)
        answer = yield asks
        return answer
    left = tuple([ask for ask in asks if ask.seat not in gone])
    answers = iter((yield left) if len(left) > 1 else ((yield left[0]),) if left else ())
    return tuple([book.declined(table, ask) if ask.seat in gone else next(answers) for ask in asks])
