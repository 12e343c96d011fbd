"""The Strategy: what one more of what it counts is worth, and where it is to be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from escarmouche.bots.malifaux.ground import INCH, PLANTED, line
from escarmouche.bots.malifaux.objectives.stakes import count
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import POINT, Position
from escarmouche.games.malifaux.state import MARKER

NOW, SOON, SPARE = 0.95, 0.5, 0.1  # of a VP: what this Turn's takes, a later one's, what only the other is denied
MOST = 4
TOUCH = MARKER - 40  # a base that overlaps a Marker
HUNT, CHASE = 1.2, 0.7  # a death, for who goes for it: in a Reckoning, and else


def stake(position: Position, seat: int) -> float:
    """What one more of what the Strategy counts is worth."""
    have, scored = position.progress(seat).have, position.scored(seat)
    if scored >= MOST:
        return POINT * SPARE
    if have <= scored:
        return POINT * NOW
    return POINT * (SOON if have < min(MOST, scored + position.left) else SPARE)


def _turf(position: Position, seat: int) -> Iterator[Task]:
    value = stake(position, seat)
    for marker in position.markers("strategy"):
        owner = position.owned(marker)
        if owner != seat and marker.at is not None:
            work = 1 if owner < 0 else 2
            yield Task(value, *marker.at[:2], MARKER, "turf", work=work)


def _explosives(position: Position, seat: int) -> Iterator[Task]:
    value = stake(position, seat)
    lying = [marker.at[:2] for marker in position.markers("strategy") if position.owned(marker) == seat and marker.at]
    bearers = [one for one in position.side(seat) if one.badges.get("explosives")]
    if bearers:
        for spot in line(position, PLANTED, lying, 0.0 if seat == position.seat else None):
            for one in bearers:
                yield Task(value, *spot, INCH - one.r, "plant", group=f"plant{spot}", most=1, only=one.id)
    for marker in position.markers("strategy"):
        if marker.at and position.owned(marker) != seat and position.beyond(*marker.at[:2], seat) < 0:
            yield Task(POINT * SPARE * 2, *marker.at[:2], TOUCH, "defuse")


def _idols(position: Position, seat: int) -> Iterator[Task]:
    value = stake(position, seat)
    for marker in position.markers("strategy"):
        if marker.at and position.beyond(*marker.at[:2], seat) < MARKER:
            over = MARKER - position.beyond(*marker.at[:2], seat)
            yield Task(value if over <= 3 * INCH else 0.6 * value, *marker.at[:2], TOUCH, "idol")
    yield Task(1.5, *position.along(0.5), 4 * INCH, group="middle", most=2)


def hunts(position: Position, seat: int) -> Iterator[Task]:
    """Towards the enemy, for who has nothing else to do: a few upon each, who is worth more first."""
    hunt = HUNT if position.strategy == "reckoning" else CHASE
    for other in position.side(1 - seat):
        if other.counts:
            value = hunt * (count(other) + 1.5 * (1 - other.health / other.card.health))
            yield Task(value, other.x, other.y, other.r + INCH, group=f"hunt-{other.id}", most=2, moving=True)


STRATEGIES: dict[str, Callable[[Position, int], Iterator[Task]]] = {
    "turf": _turf,
    "explosives": _explosives,
    "idols": _idols,
}
