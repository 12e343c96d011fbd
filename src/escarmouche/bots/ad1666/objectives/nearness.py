"""How many turns somebody needs to get somewhere, and how good a goal looks from there."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.walking import ENDLESS, LOCKED, TURN, distances_to

NEVER = 40.0  # turns
STEP = 0.35  # how a goal fades with each turn that it is away
HELD = 1.2  # turns that an enemy beside a fighter costs
FALLEN = 0.5
WATCHED = 0.7  # of a turn, for an enemy close by
SPARE = 0.12  # what the second of those who could do it is worth
KEY, PICKS, POOR_PICKS, SHOULDER = 5, 10, 14, 20  # half Movement Points that a lock costs


def lock_cost(fighter: Fighter) -> int:
    """What a locked door costs somebody, in half Movement Points: a key, picks, or a shoulder."""
    if "key" in fighter.carried:
        return KEY
    picks = fighter.card.talents.get("lockpicking")
    if picks is not None:
        return PICKS if picks > 1 else POOR_PICKS
    return SHOULDER if fighter.card.strength > 1 else LOCKED


def turns_to(position: Position, fighter: Fighter, cells: Sequence[str]) -> float:
    """How long somebody takes to get there, with enemies in the way."""
    distances = distances_to(position.board, tuple(cells), fighter.gait, lock_cost(fighter))
    way = distances.get(fighter.cell, ENDLESS)
    if way >= ENDLESS:
        return NEVER
    turns = way / TURN + (0.0 if fighter.upright else FALLEN + 2 * fighter.senseless)
    if position.engagers[fighter.id]:
        turns += HELD
    return turns + (0.0 if fighter.inconspicuous else hindrance(position, fighter))


def hindrance(position: Position, fighter: Fighter) -> float:
    """Turns that enemies close by cost, each the more the closer it is."""
    turns = 0.0
    for enemy in position.enemies[fighter.id]:
        if enemy.upright:
            distance = position.board.grid.distance(fighter.cell, enemy.cell)
            if distance < 7:
                turns += WATCHED / (1 + distance)
    return turns


def soon(turns: float, position: Position) -> float:
    """How good a goal looks that is this many turns away: with time running out it must be near."""
    if turns >= NEVER:
        return 0.0
    ease = min(1.0, (position.turns + 0.5) / (turns + 1))
    return ease / (1 + STEP * turns)


def best(looks: list[float]) -> float:
    """The best of several who could do it; the second counts a little."""
    looks.sort(reverse=True)
    return sum(looks[:1]) + SPARE * sum(looks[1:2])
