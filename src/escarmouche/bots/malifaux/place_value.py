"""What a place is worth to stand in: how near it is to a model's tasks, whom it could attack from there, and who could attack it."""

from __future__ import annotations

from escarmouche.bots.malifaux.attacks import attack_actions, attack_value, is_barred, targets, threat
from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.assignment import pull
from escarmouche.bots.malifaux.position import Position

ACTIONS = (0.0, 0.85, 1.35, 1.65)  # what the best attack counts for with this many Actions left
NEXT = 0.3  # and for the next Turn
DRIFT = 0.5  # of an attack that is a Walk away; the nearer, the more
FEAR = 0.55
COMING, PAST = 0.8, 0.4  # of an attack by an enemy that has not activated yet, and by one that has
WORST = 3  # how many of those who could come count


def place_value(position: Position, fighter: Fighter, actions: int) -> float:
    """Higher is better for a fighter that stands there with this many Actions left."""
    return pull(position, fighter, actions) + chances(position, fighter, actions) - FEAR * danger(position, fighter)


def chances(position: Position, fighter: Fighter, actions: int) -> float:
    """What it could do from there."""
    best = 0.0
    for action in attack_actions(fighter):
        if not is_barred(fighter, action):
            values = [attack_value(position, fighter, action, enemy) for enemy in targets(position, fighter, action)]
            best = max([best, *values])
    if best > 0:
        return best * (ACTIONS[min(actions, 3)] + (NEXT if actions < 3 else 0.0))
    return drift(position, fighter)


def drift(position: Position, fighter: Fighter) -> float:
    """What it may come to attack, the nearer the better."""
    span, best = fighter.span, 0.0
    for enemy in position.enemies(fighter):
        gap = max(0.0, fighter.gap(enemy) - span)
        best = max(best, DRIFT * threat(position, fighter, enemy) / (1 + 0.5 * gap / max(1, fighter.stride)))
    return best


def danger(position: Position, fighter: Fighter) -> float:
    """What the enemies could do to it there: the worst of them."""
    threats = []
    for enemy in position.enemies(fighter):
        gap = fighter.gap(enemy)
        near = gap <= enemy.span
        if not near and gap > enemy.span + enemy.stride:
            continue
        harm = threat(position, enemy, fighter)
        share = PAST if enemy.activated else COMING
        if not near:
            share *= 0.7
        elif gap > enemy.reach and not position.view(enemy, fighter):
            share *= 0.4
        threats.append(share * harm)
    threats.sort(reverse=True)
    return sum(threats[:WORST])
