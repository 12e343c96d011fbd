"""The value of a position of the D10 skirmish, term by term: what an answer changes, to say why. Together they are `value_of`."""

from __future__ import annotations

from collections import defaultdict

from escarmouche.bots.d10.objectives.assignment import pull, tasks_of
from escarmouche.bots.d10.place_value import chances, danger
from escarmouche.bots.d10.position import Position
from escarmouche.bots.d10.value import CHANCE, life, nerve


def terms_of(position: Position) -> dict[str, float]:
    """By the words of `Evaluator.terms`."""
    seat, terms = position.seat, defaultdict[str, float](float)
    for fighter in position.fighters:
        own = fighter.seat == seat
        sign = 1 if own else -1
        tasks = tasks_of(position, fighter)
        terms["own" if own else "harm"] += sign * life(position, fighter)
        to_do = pull(position, fighter, fighter.x, fighter.y, fighter.floor, tasks)
        terms["near" if own else "deny"] += sign * to_do
        if fighter.ready:
            terms["threat" if own else "safe"] += sign * CHANCE * chances(position, fighter)
            terms["safe" if own else "threat"] -= sign * CHANCE * danger(position, fighter)
    terms["nerve"] = nerve(position.scene, seat) - nerve(position.scene, 1 - seat)
    return dict(terms)
