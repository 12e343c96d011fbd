"""What a wound and a death are worth: the model itself, and what Strategy and Schemes make of it."""

from __future__ import annotations

from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.ground import own
from escarmouche.bots.malifaux.position import POINT, Position
from escarmouche.games.malifaux.state import MARKER

SPARE = 0.35  # of a life that is there until the last wound
SCORE = 0.45  # of a VP that a kill may bring in a Reckoning
LATER = 0.12  # the same, once this Turn's VP is safe
HALVED = 0.5  # of a VP: the wounds that bring somebody down to half
FELLED = 0.55  # of a VP: the death that a Scheme wants
EARLY = 0.6  # of that, where the wounds alone would have scored before
SPARED = 0.75  # of a VP: the life that a Scheme needs
FRAIL = 0.4  # of a VP: half way there
KEEP = 0.5  # of what the other makes of a death of one's own
GRAVE = 1_000 + MARKER - 25  # from the edge of a base to the middle of a Scheme Marker beside it
FREED = 0.25  # of a VP: a Turf Marker that a death makes neutral


def life(one: Figure) -> float:
    """What is left of what a model is worth."""
    return one.price * (SPARE + (1 - SPARE) * one.health / one.card.health)


def loss(position: Position, one: Figure, amount: int, by: str = "") -> float:
    """What so much damage costs its player."""
    if amount <= 0:
        return 0.0
    if amount >= one.health:
        if one.has("hard-to-kill") and one.health > 1:
            return loss(position, one, one.health - 1, by)
        return life(one) + death(position, one, by)
    return one.price * (1 - SPARE) * amount / one.card.health + wound(position, one, amount, by)


def count(one: Figure) -> int:
    """What a Reckoning counts a death for."""
    if not one.counts:
        return 0
    return 3 if one.leader or one.card.station == "master" else 2 if one.card.station == "henchman" else 1


def death(position: Position, one: Figure, by: str) -> float:
    """What the other side gains by a death besides."""
    mine = one.seat == position.seat
    found = 0.0
    if position.strategy == "reckoning" and position.turn > 1:
        state = position.progress(1 - one.seat)
        short = state.need - state.have
        if position.scored(1 - one.seat) < 4:
            found += POINT * (SCORE * min(1.0, count(one) / short) if short > 0 else LATER * count(one))
    if position.strategy == "turf" and one.counts:
        found += POINT * FREED * any(position.owned(marker) == one.seat for marker in position.markers("strategy"))
    found += 1.0 * one.badges.get("explosives", 0)
    return KEEP * found if mine else found + _felled(position, one)


def _felled(position: Position, one: Figure) -> float:
    """What the own Schemes give for it."""
    found = 0.0
    for plan in position.plans:
        name = plan.scheme
        if (name == "scheme-10" and one.leader) or (name == "scheme-13" and plan.enemy == one.id):
            found += POINT * FELLED * (1.0 if plan.revealed or position.left == 1 else EARLY)
        elif name in ("scheme-7", "scheme-11") and plan.enemy == one.id:
            found -= POINT * SPARED
        elif name == "scheme-5":
            found += 0.5 + (POINT * FELLED if not plan.revealed and position.turn > 1 and _dug(position, one) else 0.0)
    return found


def _dug(position: Position, one: Figure) -> bool:
    """Lies a Scheme Marker of one's own beside it?"""
    return one.counts and any(one.far(*spot) <= one.r + GRAVE for spot in own(position))


def wound(position: Position, one: Figure, amount: int, by: str) -> float:
    """What the own Schemes give for wounds that leave it alive."""
    if one.seat == position.seat:
        return 0.0
    most, found = one.card.health, 0.0
    for plan in position.plans:
        name = plan.scheme
        if name == "scheme-7" and plan.enemy == one.id:
            found -= POINT * FRAIL * amount / one.health
        if plan.revealed:
            continue
        hunted = (name == "scheme-10" and one.leader) or (
            name == "scheme-13" and plan.enemy == one.id and by == plan.friend
        )
        if hunted:
            need = max(0.5, one.health - most / 2)
            if 2 * one.health > most:
                found += POINT * HALVED * min(1.0, amount / need) * (0.7 if amount < need else 1.0)
            elif name == "scheme-13":
                found += POINT * HALVED
    return found
