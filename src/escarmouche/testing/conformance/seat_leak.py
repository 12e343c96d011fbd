"""Does a seat see or hear anything that depends on what it may not know?

Everything that the seat cannot know is dealt again; whatever reaches the seat must be the same to the last byte: the scene, the
questions, who is asked what, and the events. A world that happens to be the truth proves nothing. So the kit counts, for each kind of
hidden thing, how often a world really differed. `server_leaks.py` does the same with everything that leaves a server.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.play.foretell import ANY
from escarmouche.core.play.game import Game
from escarmouche.core.play.prospects import every
from escarmouche.testing.conformance.fingerprint import view

TRIES = 12  # worlds dealt until one fits what was answered
DEALS = 4  # worlds dealt until one differs in every kind of hidden thing
CHANCE = "chance"  # a kind that every game has: the dice and the cards to come
ANSWER = "answer-"  # with the name of the question: kinds of answers that are secret until all are in


class Unfit(Exception):
    """What really happened cannot happen in this world."""


class Worlds(msgspec.Struct):
    """For each kind of hidden thing, in how many worlds it was hidden, and in how many of these it really differed."""

    hidden: dict[str, int] = {}
    differed: dict[str, int] = {}

    def count(self, real: Mapping[str, bytes], other: Mapping[str, bytes]) -> None:
        for kind in real:
            self.hidden[kind] = self.hidden.get(kind, 0) + 1
        for kind in unlike(real, other):
            self.differed[kind] = self.differed.get(kind, 0) + 1

    def add(self, more: Worlds) -> None:
        for mine, other in ((self.hidden, more.hidden), (self.differed, more.differed)):
            for kind, count in other.items():
                mine[kind] = mine.get(kind, 0) + count

    def __str__(self) -> str:
        return ", ".join(f"{kind} {self.differed.get(kind, 0)} of {self.hidden[kind]}" for kind in sorted(self.hidden))


def kinds(book: Book[Any]) -> tuple[str, ...]:
    """All kinds of hidden things that a game has."""
    return (*book.hides, CHANCE)


def hidden(game: Game[Any], seat: int | None) -> dict[str, bytes]:
    """Everything that a seat may not know now, by its kind: what the book says, the others' secret answers, and the chance to come."""
    unknown: dict[str, Any] = {CHANCE: game.seed.hex(), **game.book.hidden(game.table, seat)}
    for place, answer in game._secret.items():
        ask = game.pending[place]
        if ask.seat != seat:
            unknown.setdefault(ANSWER + ask.name, []).append((ask.seat, str(answer)))
    return {kind: msgspec.json.encode(what) for kind, what in unknown.items()}


def unlike(real: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    """The kinds of hidden things in which a world differs from the truth."""
    return [kind for kind, what in real.items() if other.get(kind) != what]


def twin_of(game: Game[Any], seat: int | None, rng: random.Random, again: random.Random) -> Game[Any]:
    """A world of a seat that differs from the truth in as many kinds of hidden things as a few deals achieve. The first is dealt by `rng`,
    the others by `again`: the number of deals must not change how a game goes on."""
    real = hidden(game, seat)
    best = game.world(seat, rng)
    differs = len(unlike(real, hidden(best, seat)))
    for _ in range(DEALS):
        if differs == len(real):
            break
        twin = game.world(seat, again)
        if (kinds_apart := len(unlike(real, hidden(twin, seat)))) > differs:
            best, differs = twin, kinds_apart
    return best


def world(game: Game[Any], seat: int | None, rng: random.Random) -> Iterator[str]:
    """Check that a world dealt for the seat looks the same to it."""
    return alike(game, twin_of(game, seat, rng, rng), seat)


def alike(game: Game[Any], twin: Game[Any], seat: int | None) -> Iterator[str]:
    """Check that a game and a world of the seat look the same to it."""
    yield from _differing(view(game, seat), view(twin, seat), f"seat {seat} sees the hidden")
    yield from _differing_prospects(game, twin, seat)
    mine, other = (one.book.tools.aims(one.table, seat) for one in (game, twin))
    if mine != other:
        yield f"seat {seat} is told the hidden of what is played for: {mine} or {other}"
    yield from _differing_worlds(game, twin, seat)
    yield from (f"a world for seat {seat}: {fault}" for fault in game.book.cases.invariants(twin.table))


def _differing_worlds(game: Game[Any], twin: Game[Any], seat: int | None) -> Iterator[str]:
    """A world must rest on nothing but what the seat knows and the chance it is dealt with: hints, odds and advice are found in it, and
    anybody could know with which chance."""
    real, other = (hidden(of.world(seat, Deal(ANY, 0)), seat) for of in (game, twin))
    yield from (f"a world of seat {seat} rests on the hidden: {kind}" for kind in unlike(real, other))


def _differing_prospects(game: Game[Any], twin: Game[Any], seat: int | None) -> Iterator[str]:
    """What the options of its question bring must rest on nothing that a seat may not know: no number of a world is any better."""
    ask, same = (None, None) if seat is None else (game.asked(seat), twin.asked(seat))
    if ask is None or same is None:
        return
    if game.book.idle(game.table, ask) != twin.book.idle(twin.table, same):
        yield f"seat {seat}: whether {ask.name} is worth asking tells what is hidden"
    mine, other = every(game.book, game.table, ask), every(twin.book, twin.table, same)
    for (way, brought), (_, again) in zip(mine, other, strict=True):
        for option in brought:
            if brought[option] != again.get(option):
                where = "/".join((ask.name, *way, option))
                yield f"seat {seat} is told the hidden of {where}: {brought[option]} or {again.get(option)}"


def _differing(mine: Sequence[bytes], other: Sequence[bytes], what: str) -> Iterator[str]:
    for part, a, b in zip(("scene", "asks", "waiting"), mine, other, strict=True):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            start = max(0, at - 80)
            yield f"{what}: {part}: ...{a[start : at + 40].decode()}... or ...{b[start : at + 40].decode()}..."


def after(
    game: Game[Any],
    earlier: Game[Any],
    answers: Sequence[tuple[int, Answer]],
    seat: int | None,
    rng: random.Random,
    reveals: tuple[str, ...],
) -> list[str] | None:
    """Take the decision that led from `earlier` to `game` again in a world of the seat: it must hear and see the same.

    Deals that the seat may see are the same again, others are new. A world in which the answers are not possible, or in which something
    else is revealed, is dealt again; None if no world fits.
    """
    deals = [entry.answer for entry in game.entries()[earlier.number + 1 :]]
    mine = _heard(game, seat)
    shown = [event for event in game.heard(seat) if event.name in reveals]
    for _ in range(TRIES * 5 if shown else TRIES):
        twin = earlier.world(seat, rng)
        twin.dealer = _dealer(deals, seat, rng)
        try:
            for who, answer in answers:
                twin.answer(who, answer)
        except (Unfit, EscarmoucheError):
            continue
        if [event for event in twin.heard(seat) if event.name in reveals] != shown:
            continue
        names = f"after {'/'.join(ask.name for ask in earlier.pending)} seat {seat}"
        other = _heard(twin, seat)
        if mine != other:
            return [f"{names} hears the hidden: {_first_difference(mine, other)}"]
        if twin.table.state.dealt != game.table.state.dealt:  # a player who takes them back is told how many there were
            return [f"{names} could count the hidden: deals {game.table.state.dealt} or {twin.table.state.dealt}"]
        return list(_differing(view(game, seat), view(twin, seat), f"{names} sees the hidden"))
    return None


def _dealer(deals: list[Answer], seat: int | None, rng: random.Random) -> Callable[[Ask], Answer]:
    left = iter(deals)

    def deal(ask: Ask) -> Answer:
        real = next(left, None)
        if ask.seen is not None and seat not in ask.seen:
            return ask.sample(rng)
        if real is None or ask.why_not(real) is not None:
            raise Unfit
        return real

    return deal


def _heard(game: Game[Any], seat: int | None) -> list[bytes]:
    return [msgspec.json.encode((event.name, event.rule, event.args)) for event in game.heard(seat)]


def _first_difference(mine: list[bytes], other: list[bytes]) -> str:
    for a, b in zip(mine, other, strict=False):
        if a != b:
            return f"{a.decode()} or {b.decode()}"
    return f"{len(mine)} events or {len(other)}: {(mine + other)[-1].decode()}"
