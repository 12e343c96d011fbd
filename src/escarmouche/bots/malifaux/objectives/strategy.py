"""The Strategy: what one more of what it counts is worth, and where to get it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from escarmouche.bots.malifaux.objectives.casualties import reckoning_count
from escarmouche.bots.malifaux.objectives.landmarks import INCH, PLANTED, along_centerline
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import POINT, Position
from escarmouche.games.malifaux.state import MARKER

# Of a VP: one for this Turn, one for a later Turn, one that is only denied to the other.
NOW, SOON, SPARE = 0.95, 0.5, 0.1
MOST = 4
TOUCH = MARKER - 40  # a base that overlaps a Marker
HUNT, CHASE = 1.2, 0.7  # a death, to the model that goes for it: in a Reckoning, and else


def point_value(position: Position, seat: int) -> float:
    """What one more of what the Strategy counts is worth."""
    have, scored = position.progress(seat).have, position.scored(seat)
    if scored >= MOST:
        return POINT * SPARE
    if have <= scored:
        return POINT * NOW
    return POINT * (SOON if have < min(MOST, scored + position.left) else SPARE)


def _turf(position: Position, seat: int) -> Iterator[Task]:
    value = point_value(position, seat)
    for marker in position.markers("strategy"):
        owner = position.owner(marker)
        if owner != seat and marker.at is not None:
            work = 1 if owner < 0 else 2
            yield Task(value, *marker.at[:2], MARKER, "turf", work=work)


def _explosives(position: Position, seat: int) -> Iterator[Task]:
    value = point_value(position, seat)
    lying = [marker.at[:2] for marker in position.markers("strategy") if position.owner(marker) == seat and marker.at]
    bearers = [fighter for fighter in position.side(seat) if fighter.badges.get("explosives")]
    if bearers:
        for spot in along_centerline(position, PLANTED, lying):
            for bearer in bearers:
                within = INCH - bearer.radius
                yield Task(value, *spot, within, "plant", group=f"plant{spot}", most=1, only=bearer.id)
    for marker in position.markers("strategy"):
        if marker.at and position.owner(marker) != seat and position.beyond(*marker.at[:2], seat) < 0:
            yield Task(POINT * SPARE * 2, *marker.at[:2], TOUCH, "defuse")


def _idols(position: Position, seat: int) -> Iterator[Task]:
    value = point_value(position, seat)
    for marker in position.markers("strategy"):
        if marker.at and position.beyond(*marker.at[:2], seat) < MARKER:
            over = MARKER - position.beyond(*marker.at[:2], seat)
            yield Task(value if over <= 3 * INCH else 0.6 * value, *marker.at[:2], TOUCH, "idol")
    yield Task(1.5, *position.on_centerline(0.5), 4 * INCH, group="middle", most=2)


def hunts(position: Position, seat: int) -> Iterator[Task]:
    """Towards the enemy, for models that have nothing else to do: a few for each, valuable enemies first."""
    hunt = HUNT if position.strategy == "reckoning" else CHASE
    for enemy in position.side(1 - seat):
        if enemy.counts:
            value = hunt * (reckoning_count(enemy) + 1.5 * (1 - enemy.health / enemy.card.health))
            yield Task(value, enemy.x, enemy.y, enemy.radius + INCH, group=f"hunt-{enemy.id}", most=2, moving=True)


STRATEGIES: dict[str, Callable[[Position, int], Iterator[Task]]] = {
    "turf": _turf,
    "explosives": _explosives,
    "idols": _idols,
}
