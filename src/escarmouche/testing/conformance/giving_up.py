"""What must hold when a player gives up, or runs out of time. It is tried in copies; the game itself goes on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.testing.conformance import words
from escarmouche.testing.conformance.fingerprint import standing, view, without_chance

RECORDED = 0.3  # the share of copies that are also saved and loaded
SOON = 12  # decisions after which a game that goes on is checked again

Policy = Callable[[Ask, random.Random], Answer]


def conceding(game: Game[Any], seat: int, rng: random.Random, policy: Policy) -> Iterator[str]:
    """A seat gives up: it has not won, it is asked nothing more, and the game can be copied, saved and taken back like any other."""
    before, twin = standing(game), game.clone()
    twin.concede(seat)
    who = f"seat {seat} conceded"
    yield from _ended(twin, seat)
    yield from (f"{who}: {fault}" for fault in twin.book.cases.invariants(twin.table))
    yield from _concession_told(twin)
    for viewer in (*range(twin.setup.seats), None):
        view(twin, viewer)
    yield from _copies_alike(twin, who, rng.random() < RECORDED)
    earlier = twin.clone()
    earlier.undo()
    chance = twin.table.state.dealt != game.table.state.dealt  # it is spent: see `taken_back.py`
    if without_chance(earlier) != without_chance(game) if chance else standing(earlier) != before:
        yield f"{who}: undo does not stand as before"
    if seat in twin.table.state.conceded:
        yield from _refused(twin, seat)
    yield from played_on(twin, rng, policy, SOON)
    yield from _copies_alike(twin, f"{who} some time ago", rng.random() < RECORDED)


def _ended(game: Game[Any], seat: int) -> Iterator[str]:
    """A player who gives up has not won. If nobody is left, the game is over. A last player has won by its rule, or plays on."""
    outcome, gone = game.outcome, game.table.state.conceded
    left = [other for other in range(game.setup.seats) if other not in gone]
    if outcome is None:
        if not left:
            yield "all have conceded, and the game goes on"
        return
    if not set(outcome.winners) <= set(left):
        yield f"{gone} conceded, and {outcome.winners} have won"
    if seat in gone and len(gone) == 1 and game.setup.seats == 2 and outcome.rule != game.book.concession:
        yield f"seat {seat} conceded, and the game ended by {outcome.rule}"


def _concession_told(game: Game[Any]) -> Iterator[str]:
    names = game.names()
    for event in game.events:
        yield from words.event(game.book.name, event, names)
    if "conceded" not in [event.name for event in game.events]:
        yield "nobody is told of a concession"
    if game.outcome is not None and game.outcome.reason:
        yield from words.said(game.book.name, game.outcome.reason, {}, names)


def _copies_alike(game: Game[Any], who: str, recorded: bool) -> Iterator[str]:
    if standing(game.clone()) != standing(game):
        yield f"{who}: a clone differs"
    if recorded and game.whole and standing(record.read(record.record(game))) != standing(game):
        yield f"{who}: a record loaded differs"


def _refused(game: Game[Any], seat: int) -> Iterator[str]:
    before = standing(game)
    for act in (game.concede, game.lapse):
        try:
            act(seat)
        except EscarmoucheError as error:
            yield from words.refusal(game.book.name, error.refusal, error.names)
        else:
            yield f"seat {seat} has conceded and may still {act.__name__}"
    if standing(game) != before:
        yield "a refused concession changed something"


def played_on(game: Game[Any], rng: random.Random, policy: Policy, decisions: int) -> Iterator[str]:
    """The others play on; a player who has left is asked nothing."""
    for _ in range(decisions):
        for ask in game.pending:
            if ask.seat in game.table.state.conceded:
                yield f"{ask.name} is asked of seat {ask.seat}, who has conceded"
                return
        for ask in game.pending:
            game.answer(ask.seat, policy(ask, rng))
        yield from (f"after a concession: {fault}" for fault in game.book.cases.invariants(game.table))
        if game.over:
            break
    if game.outcome is not None and set(game.outcome.winners) & set(game.table.state.conceded):
        yield f"{game.outcome.winners} have won, {game.table.state.conceded} had conceded"


def to_the_end(game: Game[Any], rng: random.Random, policy: Policy, decisions: int) -> Iterator[str]:
    """A player leaves a game of several some time before its end; it ends all the same."""
    twin = game.at(game.number - int(rng.random() * game.number / 3))
    if twin.over:
        return
    twin.concede(int(rng.random() * twin.setup.seats))
    if twin.table.state.conceded:
        yield from played_on(twin, rng, policy, decisions)
        if not twin.over:
            yield f"without {twin.table.state.conceded} the game goes on after {decisions} decisions"


def lapsing(game: Game[Any], ask: Ask) -> Iterator[str]:
    """The ledger's answer for a player who runs out of time is legal, and does what the same answer does."""
    answer = game.book.default(game.table, ask)
    if answer is None:
        return
    reason = ask.why_not(ask.read(answer))
    if reason is not None:
        yield f"{ask.name}: {answer} is given when the time runs out, and refused: {reason}"
        return
    late, by_hand = game.clone(), game.clone()
    late.lapse(ask.seat)
    by_hand.answer(ask.seat, answer)
    if standing(late) != standing(by_hand):
        yield f"{ask.name}: running out of time leads elsewhere than to answer {answer}"
    if standing(late.clone()) != standing(late):
        yield f"{ask.name}: a clone of a game where time ran out differs"
