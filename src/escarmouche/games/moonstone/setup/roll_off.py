"""Dice that decide who goes first: everybody rolls one, ties are rolled again."""

from __future__ import annotations

from escarmouche.core.dealer.draw import roll
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.table import Moonstone


@rule("MOON-AMB-16")
def highest(game: Moonstone, name: str, clause_id: str) -> Rule[int]:
    """The seat that rolled highest. Only those tied for the highest roll again."""
    left = game.playing()
    while True:
        totals = yield from throw(game, name, clause_id, left)
        best = max(totals.values())
        left = [seat for seat in left if totals[seat] == best]
        if len(left) == 1:
            return left[0]


@rule("MOON-DEPLOY-06")
def ranked(game: Moonstone, name: str, clause_id: str, seats: list[int]) -> Rule[list[int]]:
    """Everybody from the highest to the lowest. Tied players roll again among themselves and keep their place in the order."""
    totals = yield from throw(game, name, clause_id, seats)
    order: list[int] = []
    for score in sorted(set(totals.values()), reverse=True):
        tied = [seat for seat in seats if totals[seat] == score]
        if len(tied) > 1:
            tied = yield from ranked(game, name, clause_id, tied)
        order += tied
    return order


@rule("MOON-DEPLOY-01")
def throw(game: Moonstone, name: str, clause_id: str, seats: list[int]) -> Rule[dict[int, int]]:
    """One D6 each, seen by all."""
    totals = {}
    for seat in seats:
        score = yield from roll(name, clause_id, about=questions.OfSeat(seat=seat + 1))
        totals[seat] = score
        game.tell("rolled-for", clause_id, seat=seat + 1, score=score, what=name)
    return totals
