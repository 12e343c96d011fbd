"""The value of a position of Malifaux, term by term: what an answer changes, to say why. Together they are `value_of`."""

from __future__ import annotations

from collections import defaultdict

from escarmouche.bots.malifaux.objectives.assignment import pull
from escarmouche.bots.malifaux.objectives.casualties import life
from escarmouche.bots.malifaux.place_value import chances, danger
from escarmouche.bots.malifaux.position import POINT, Position
from escarmouche.bots.malifaux.value import CARD, CHANCE, STONE


def terms_of(position: Position) -> dict[str, float]:
    """By the words of `Evaluator.terms`."""
    seat, terms = position.seat, defaultdict[str, float](float)
    hands = [hand for hand in position.scene.hands if hand.kind == "hand"]
    for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
        terms["score"] += sign * POINT * position.points(side)
        terms["cards"] += sign * STONE * position.stones(side)
        terms["cards"] += sign * CARD * sum([hand.count for hand in hands if hand.seat == side])
    for fighter in position.fighters:
        own = fighter.seat == seat
        sign = 1 if own else -1
        terms["own" if own else "harm"] += sign * life(fighter)
        terms["near" if own else "deny"] += sign * pull(position, fighter)
        terms["threat" if own else "safe"] += sign * CHANCE * chances(position, fighter, 0)
        terms["safe" if own else "threat"] -= sign * CHANCE * danger(position, fighter)
    return dict(terms)
