"""What a place looks like for somebody to stand in: what it is after, whom it could attack, who could attack it."""

from __future__ import annotations

from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.objectives.goals import pull
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.strike import attack, barred, blows, targets, threat

DEEDS = (0.0, 0.85, 1.35, 1.65)  # what the best attack counts for with so many Actions left
NEXT = 0.3  # the same next Turn
DRIFT = 0.5  # of an attack that is a Walk away, and more the nearer it is
FEAR = 0.55
COMING, PAST = 0.8, 0.4  # of a blow by who has not activated yet, and by who has
WORST = 3  # how many of those who could come are minded


def glance(position: Position, one: Figure, deeds: int) -> float:
    """Higher is better for who stands there with so many Actions left."""
    return pull(position, one, deeds) + chances(position, one, deeds) - FEAR * danger(position, one)


def chances(position: Position, one: Figure, deeds: int) -> float:
    """What it could do from there."""
    found = 0.0
    for action in blows(position, one):
        if not barred(one, action):
            found = max([found, *[attack(position, one, action, other) for other in targets(position, one, action)]])
    if found > 0:
        return found * (DEEDS[min(deeds, 3)] + (NEXT if deeds < 3 else 0.0))
    return drift(position, one)


def drift(position: Position, one: Figure) -> float:
    """What it may come to attack, the nearer the better."""
    far, best = one.span, 0.0
    for other in position.enemies(one):
        gap = max(0.0, one.gap(other) - far)
        best = max(best, DRIFT * threat(position, one, other) / (1 + 0.5 * gap / max(1, one.stride)))
    return best


def danger(position: Position, one: Figure) -> float:
    """What the others could do to it there: the worst of them."""
    found = []
    for other in position.enemies(one):
        gap = one.gap(other)
        near = gap <= other.span
        if not near and gap > other.span + other.stride:
            continue
        harm = threat(position, other, one)
        share = PAST if other.activated else COMING
        if not near:
            share *= 0.7
        elif gap > other.reach and not position.view(other, one):
            share *= 0.4
        found.append(share * harm)
    found.sort(reverse=True)
    return sum(found[:WORST])
