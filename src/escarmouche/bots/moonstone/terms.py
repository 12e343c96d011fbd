"""The value of a position of Moonstone, term by term: what an answer changes, to say why. Together they are `value_of`."""

from __future__ import annotations

from escarmouche.bots.moonstone.attacks import danger
from escarmouche.bots.moonstone.objectives.goals import prospects
from escarmouche.bots.moonstone.position import Position, engaged
from escarmouche.bots.moonstone.value import FEAR, RIVAL, THREAT, final, lead, troupe
from escarmouche.bots.moonstone.walking import TABLE
from escarmouche.bots.walking import walking_map


def terms_of(position: Position) -> dict[str, float]:
    """By the words of `Evaluator.terms`."""
    if position.over:
        return {"score": final(position)}
    mine, theirs, left, rivals = position.mine, position.theirs, position.left, position.rivals
    terms = {"score": lead(position), "own": troupe(mine, left), "harm": -troupe(theirs, left) / rivals}
    if position.board is not None:
        distances = walking_map(position.board, TABLE)
        terms["near"] = prospects(distances, position.stones, mine, engaged(position.gaps, theirs), left)
        busy = engaged(position.their_gaps, mine)
        terms["deny"] = -RIVAL / rivals * prospects(distances, position.stones, theirs, busy, left)
    terms["safe"] = -FEAR * danger(mine, theirs, position.gaps, left)
    terms["threat"] = THREAT / rivals * danger(theirs, mine, position.their_gaps, left)
    return terms
