"""What a wound and a death are worth: the model itself, and what Strategy and Schemes make of it."""

from __future__ import annotations

from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.landmarks import own_scheme_markers
from escarmouche.bots.malifaux.position import POINT, Plan, Position
from escarmouche.games.malifaux.state import MARKER

SPARE = 0.35  # of a life: what is there until the last wound
SCORE = 0.45  # of a VP that a kill may bring in a Reckoning
LATER = 0.12  # of that VP, once this Turn's is safe
HALVED = 0.5  # of a VP: the wounds that bring somebody down to half
FELLED = 0.55  # of a VP: the death that a Scheme wants
EARLY = 0.6  # of that, where the wounds alone would have scored before
SPARED = 0.75  # of a VP: the life that a Scheme needs
FRAIL = 0.4  # of a VP: half way there
KEEP = 0.5  # of what the other player gains by the death of one of our models
GRAVE = 1_000 + MARKER - 25  # from the edge of a base to the middle of a Scheme Marker beside it
FREED = 0.25  # of a VP: a Turf Marker that a death makes neutral


def life(fighter: Fighter) -> float:
    """What is left of a model's worth."""
    return fighter.price * (SPARE + (1 - SPARE) * fighter.health / fighter.card.health)


def loss(position: Position, fighter: Fighter, amount: int, by: str = "") -> float:
    """What this much damage costs the model's player."""
    if amount <= 0:
        return 0.0
    if amount >= fighter.health:
        if fighter.has("hard-to-kill") and fighter.health > 1:
            return loss(position, fighter, fighter.health - 1, by)
        return life(fighter) + death(position, fighter)
    return fighter.price * (1 - SPARE) * amount / fighter.card.health + wound(position, fighter, amount, by)


def reckoning_count(fighter: Fighter) -> int:
    """What a Reckoning counts a death for."""
    if not fighter.counts:
        return 0
    return 3 if fighter.leader or fighter.card.station == "master" else 2 if fighter.card.station == "henchman" else 1


def death(position: Position, fighter: Fighter) -> float:
    """What else the other side gains by a death."""
    gain = 0.0
    if position.strategy == "reckoning" and position.turn > 1:
        state = position.progress(1 - fighter.seat)
        short = state.need - state.have
        if position.scored(1 - fighter.seat) < 4:
            count = reckoning_count(fighter)
            gain += POINT * (SCORE * min(1.0, count / short) if short > 0 else LATER * count)
    if position.strategy == "turf" and fighter.counts:
        gain += POINT * FREED * any(position.owner(marker) == fighter.seat for marker in position.markers("strategy"))
    gain += 1.0 * fighter.badges.get("explosives", 0)
    return KEEP * gain if fighter.seat == position.seat else gain + _scheme_death(position, fighter)


def _scheme_death(position: Position, fighter: Fighter) -> float:
    """What our own Schemes give for it."""
    gain = 0.0
    for plan in position.plans:
        name = plan.scheme
        if (name == "scheme-10" and fighter.leader) or (name == "scheme-13" and plan.enemy == fighter.id):
            gain += POINT * FELLED * (1.0 if plan.revealed or position.left == 1 else EARLY)
        elif name in ("scheme-7", "scheme-11") and plan.enemy == fighter.id:
            gain -= POINT * SPARED
        elif name == "scheme-5":
            scores = not plan.revealed and position.turn > 1 and _beside_scheme_marker(position, fighter)
            gain += 0.5 + (POINT * FELLED if scores else 0.0)
    return gain


def _beside_scheme_marker(position: Position, fighter: Fighter) -> bool:
    """Is one of our own Scheme Markers next to it?"""
    reach = fighter.radius + GRAVE
    return fighter.counts and any(fighter.distance(*spot) <= reach for spot in own_scheme_markers(position))


def wound(position: Position, fighter: Fighter, amount: int, by: str) -> float:
    """What our own Schemes give for wounds that leave it alive."""
    if fighter.seat == position.seat:
        return 0.0
    gain = 0.0
    for plan in position.plans:
        if plan.scheme == "scheme-7" and plan.enemy == fighter.id:
            gain -= POINT * FRAIL * amount / fighter.health
        if not plan.revealed and _hunted(plan, fighter, by):
            need = max(0.5, fighter.health - fighter.card.health / 2)
            if 2 * fighter.health > fighter.card.health:
                gain += POINT * HALVED * min(1.0, amount / need) * (0.7 if amount < need else 1.0)
            elif plan.scheme == "scheme-13":
                gain += POINT * HALVED
    return gain


def _hunted(plan: Plan, fighter: Fighter, by: str) -> bool:
    """Does a Scheme want this model wounded, no matter by whom?"""
    if plan.scheme == "scheme-10":
        return fighter.leader
    return plan.scheme == "scheme-13" and plan.enemy == fighter.id and by == plan.friend
