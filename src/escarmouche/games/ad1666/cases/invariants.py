"""Invariants: what must hold at every moment of every game. The conformance kit looks at them after each decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from escarmouche.games.ad1666.fate.deck import LIMIT, full_deck
from escarmouche.games.ad1666.state import NOBODY, ROMAN, Figure, Stake, Status
from escarmouche.games.ad1666.table import Anno


def broken(game: Anno) -> Iterator[str]:
    """Everything that is wrong, a sentence each."""
    yield from _decks(game)
    yield from _shared(game)
    yield from _places(game)
    yield from _memos(game)
    for figure in game.figures:
        yield from _figure(game, figure)
    if game.state.alarm < 0:
        yield f"{game.state.alarm} Alarm counters"


def _decks(game: Anno) -> Iterator[str]:
    """No card is lost, and none is made."""
    for seat, deck in enumerate(game.state.decks):
        counts = deck.pile.counts()
        out = [*deck.hand, *deck.discard]
        for stake in _in_play(game):
            if stake.seat == seat:
                out += [*stake.extra, *stake.spent, *([stake.card] if stake.card else [])]
        for card in out:
            counts[card] = counts.get(card, 0) + 1
        if counts != full_deck():
            wrong = {card: count for card, count in counts.items() if count != 1}
            yield f"the deck of seat {seat} does not add up: {wrong}"
        if deck.looked != deck.pile.top[: len(deck.looked)] or deck.seen != deck.pile.top[: len(deck.seen)]:
            yield f"seat {seat}: a known card is not on top of the deck"
        if game.state.activation is None and not game.state.tests and len(deck.hand) > LIMIT + 4:
            yield f"seat {seat} holds {len(deck.hand)} cards"


def _in_play(game: Anno) -> list[Stake]:
    """The cards of tests, and those that a Sweep keeps between two fights."""
    stakes = [stake for test in game.state.tests for stake in (*test.sides, *test.others)]
    combat = game.state.combat
    return [*stakes, combat.kept] if combat is not None and combat.kept is not None else stakes


def _shared(game: Anno) -> Iterator[str]:
    state = game.state
    for name, pile, discard in (
        ("Magic", state.magic, state.magic_discard),
        ("Event", state.event, state.event_discard),
    ):
        if len(pile) + len(discard) != ROMAN:
            yield f"the {name} deck does not add up: {len(pile)} and {len(discard)}"


def _places(game: Anno) -> Iterator[str]:
    """Nobody shares a square, stands in a wall or outside."""
    taken: dict[str, str] = {}
    for figure in game.in_play():
        cell = game.grid.cells.get(figure.cell)
        if cell is None or cell.kind == "blocked":
            yield f"{figure.id} stands in {figure.cell!r}"
        elif figure.cell in taken:
            yield f"{figure.id} and {taken[figure.cell]} share {figure.cell}"
        taken[figure.cell] = figure.id
    for thing in game.state.things:
        if thing.cell not in game.grid.cells:
            yield f"{thing.id} lies in {thing.cell!r}"


def _memos(game: Anno) -> Iterator[str]:
    """What the table remembers is what it would find now."""
    fresh = game.over(game.state)
    if game.ground is not fresh.ground:
        yield "the table has missed a door"
    if game.occupied() != fresh.occupied() or game.in_play() != fresh.in_play():
        yield "the table has missed a step"
    if any(game.of_seat(seat) != fresh.of_seat(seat) for seat in (*game.seats, NOBODY)):
        yield "the table has missed somebody who changed sides"


def _figure(game: Anno, figure: Figure) -> Iterator[str]:
    card = game.card(figure)
    if figure.status not in get_args(Status):
        yield f"{figure.id} is {figure.status!r}"
    if figure.wounds < 0 or (figure.in_play and figure.wounds >= card.killed):
        yield f"{figure.id} lives with {figure.wounds} Wounds of {card.killed}"
    if figure.unconscious and not figure.prone:
        yield f"{figure.id} is Unconscious and stands"
    if not 0 <= figure.fenced <= card.fencing:
        yield f"{figure.id} has used {figure.fenced} of {card.fencing} Fencing tokens"
    owned = [thing.id for thing in figure.things]
    if any(name not in owned for name in figure.hands):
        yield f"{figure.id} holds what it has not got: {figure.hands}"
    elif sum(game.item(thing).hands for thing in figure.things if thing.id in figure.hands) > 2:
        yield f"{figure.id} has more than two hands: {figure.hands}"
    if len(set(owned)) != len(owned):
        yield f"{figure.id} has a thing twice: {owned}"
