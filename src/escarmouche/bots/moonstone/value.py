"""The value of a position of Moonstone: stones held, stones within reach, health, energy, danger. The unit is a tenth of a stone."""

from __future__ import annotations

from escarmouche.bots.moonstone.attacks import body, danger
from escarmouche.bots.moonstone.fighter import Fighter
from escarmouche.bots.moonstone.objectives.goals import prospects
from escarmouche.bots.moonstone.objectives.nearness import STONE
from escarmouche.bots.moonstone.position import Position, engaged
from escarmouche.bots.moonstone.walking import TABLE
from escarmouche.bots.walking import walking_map

ENERGY = 0.06  # a token on a card: good for a reaction
READY = 0.25  # and more while its character is still to be activated
RIVAL = 0.7  # what others may get counts a little less than what they have
FEAR = 0.6  # the share of what its own side stands to lose: the others do not attack everything they could
THREAT = 0.5  # the share of what the others stand to lose: its own attacks are less certain than theirs


def value_of(position: Position) -> float:
    """Higher is better for the seat whose position it is."""
    if position.over:
        return final(position)
    mine, theirs, left, rivals = position.mine, position.theirs, position.left, position.rivals
    total = lead(position) + troupe(mine, left) - troupe(theirs, left) / rivals
    if position.board is not None:
        distances = walking_map(position.board, TABLE)
        total += prospects(distances, position.stones, mine, engaged(position.gaps, theirs), left)
        busy = engaged(position.their_gaps, mine)
        total -= RIVAL / rivals * prospects(distances, position.stones, theirs, busy, left)
    total -= FEAR * danger(mine, theirs, position.gaps, left)
    return total + THREAT / rivals * danger(theirs, mine, position.their_gaps, left)


def final(position: Position) -> float:
    """The night is over: only the stones count."""
    count, seat = position.held, position.seat
    return 20 * STONE * (count.get(seat, 0) - max([n for owner, n in count.items() if owner != seat], default=0))


def lead(position: Position) -> float:
    """Stones held, against those of the others: half against the best of them, half against them all."""
    count, seat = position.held, position.seat
    others = [n for owner, n in count.items() if owner != seat]
    if not others:
        return 0.0
    return STONE * (count.get(seat, 0) - 0.5 * max(others) - 0.5 * sum(others) / len(others))


def troupe(models: tuple[Fighter, ...], left: int) -> float:
    """Characters in play, their health and energy. The later it is, the less a character counts for itself."""
    return sum([body(model, left) + ENERGY * model.kept + READY * model.saved for model in models])
