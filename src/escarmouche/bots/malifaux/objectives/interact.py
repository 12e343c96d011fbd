"""Interact: Scheme Markers where a Scheme wants them, Strategy Markers, messages."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator

import shapely

from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.goals import plan_tasks
from escarmouche.bots.malifaux.objectives.landmarks import INCH, has_marker, near, own_scheme_markers, remains
from escarmouche.bots.malifaux.objectives.schemes import AWAY, CHARGE, GRAVE, PLAN, one_more
from escarmouche.bots.malifaux.objectives.strategy import point_value
from escarmouche.bots.malifaux.position import POINT, Plan, Position, Spot
from escarmouche.bots.malifaux.sight import directions
from escarmouche.bots.policy import Rated
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.core.asks.region import Place
from escarmouche.core.views.scene import Marker
from escarmouche.games.malifaux.state import MARKER

EDGE = 25  # mils inside a distance
SIDES, PROPOSED = 24, 24
PLACES = 5  # tried before it is given up
BLOOD = 0.35  # a point of Health for an Idol
IN_THE_WAY = -0.3  # a Scheme Marker nobody needs is in the way of others
FARTHEST = 3  # inches that an Idol can be moved


def interacts(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """All that it may Interact for, in the order of the question."""
    for name, inner in ask.open():
        if isinstance(inner, Place) and name in PLACED:
            yield from PLACED[name](position, fighter, inner)
        elif isinstance(inner, Choose):
            yield from choices(position, fighter, name, inner)
        elif name == "remove":
            yield cleared(position, fighter), name


def choices(position: Position, fighter: Fighter, name: str, ask: Choose) -> Iterator[Rated]:
    """Strategy Markers and messages."""
    if name == "turf":
        yield 1.15 * point_value(position, position.seat), {name: ask.options[0]}
    elif name == "message":
        yield POINT * PLAN, {name: ask.options[0]}
    elif name == "defuse":
        yield from [(defused(position, str(marker)), {name: marker}) for marker in ask.options]
    elif name == "idol":
        yield from [(moved_idol(position, fighter, str(marker)), {name: marker}) for marker in ask.options]


# -- Scheme Markers


def drops(position: Position, fighter: Fighter, ask: Place) -> Iterator[Rated]:
    """The best place in base contact."""
    rated = [(marker_gain(position, spot), spot) for spot in contact_spots(fighter, ask)]
    rated.sort(key=lambda pair: -pair[0])
    for value, spot in rated[:PLACES]:
        if spot in ask:
            yield max(IN_THE_WAY, value), {"drop": spot}
            return


def contact_spots(fighter: Fighter, ask: Iterable[Answer]) -> list[Spot]:
    """Places under a base and in contact with it, and those that a question proposes."""
    out = fighter.radius + MARKER - 5
    spots: list[Spot] = [(fighter.x, fighter.y)]
    spots += [(round(fighter.x + ux * out), round(fighter.y + uy * out)) for ux, uy in directions(SIDES)]
    spots += [(spot[0], spot[1]) for spot in itertools.islice(ask, PROPOSED)]
    return spots


def marker_gain(position: Position, spot: Spot) -> float:
    """What a Scheme Marker there brings."""
    gain = 0.0
    for plan in position.plans:
        if plan.wanted and plan.scheme in WANTED:
            gain += WANTED[plan.scheme](position, plan, spot) * one_more(plan)
    return gain


def _leyline(position: Position, plan: Plan, spot: Spot) -> float:
    return abs(position.beyond(*spot)) <= MARKER - EDGE


def _ritual(position: Position, plan: Plan, spot: Spot) -> float:
    tasks = plan_tasks(position, plan)
    w, h = position.board.width, position.board.height
    for x, y in ((0, 0), (w, 0), (w, h), (0, h)):
        if math.dist((x, y), spot) <= 3 * INCH + MARKER - EDGE:
            return any(math.dist((task.x, task.y), (x, y)) < 3 * INCH for task in tasks)
    return False


def _breakthrough(position: Position, plan: Plan, spot: Spot) -> float:
    zone = position.zone(1 - position.seat)
    return bool(zone) and shapely.Polygon(zone).distance(shapely.Point(spot)) <= MARKER - EDGE


def _ruins(position: Position, plan: Plan, spot: Spot) -> float:
    if position.beyond(*spot) < EDGE - MARKER:
        return False
    lying = own_scheme_markers(position)
    return any(has_marker(piece, [spot]) and not has_marker(piece, lying) for piece in position.board.terrain)


def _message(position: Position, plan: Plan, spot: Spot) -> float:
    leader = position.fighter(plan.enemy)
    if not plan.revealed or leader is None or leader.distance(*spot) > 2 * INCH + leader.radius + MARKER - EDGE:
        return 0.0
    return 1.0 if position.left == 1 else 0.4


def _charges(position: Position, plan: Plan, spot: Spot) -> float:
    """The second one about an enemy; or a first one that leaves room for it."""
    best, lying = 0.0, own_scheme_markers(position)
    for enemy in position.side(1 - position.seat):
        far = enemy.distance(*spot)
        if not plan.missing or not enemy.counts or far > CHARGE + enemy.radius - EDGE:
            continue
        if any(enemy.distance(*charge) <= CHARGE + enemy.radius - EDGE for charge in lying):
            return 1.5
        if far >= AWAY:
            best = max(best, 0.5 if enemy.activated or enemy.engaged else 0.3)
    return best


def _graves(position: Position, plan: Plan, spot: Spot) -> float:
    """Beside the dead, or an enemy that may soon be."""
    lying = own_scheme_markers(position)
    if plan.revealed or position.left == 1:
        for grave in remains(position):
            if math.dist(grave, spot) <= GRAVE + MARKER - EDGE and not near(grave, lying, GRAVE + MARKER):
                return 1.0
    if plan.revealed:
        return 0.0
    best = 0.0
    for enemy in position.side(1 - position.seat):
        if enemy.counts and enemy.distance(*spot) <= GRAVE + enemy.radius - EDGE:
            best = max(best, 0.25 + 0.25 * (1 - enemy.health / enemy.card.health))
    return best


WANTED: dict[str, Callable[[Position, Plan, Spot], float]] = {  # how well a Marker serves a Scheme: 1 as well as any
    "scheme-1": _charges,
    "scheme-2": _breakthrough,
    "scheme-3": _leyline,
    "scheme-4": _ruins,
    "scheme-5": _graves,
    "scheme-8": _ritual,
    "scheme-11": _message,
}


def cleared(position: Position, fighter: Fighter) -> float:
    """Enemy Scheme Markers gone, our own too."""
    gain = 0.0
    for marker in position.markers("scheme"):
        if marker.at and fighter.distance(*marker.at[:2]) <= fighter.radius + marker.radius + 5:
            gain += -3.0 if position.owner(marker) == position.seat else 1.2
    return gain


# -- Strategy Markers


def plants(position: Position, fighter: Fighter, ask: Place) -> Iterator[Rated]:
    """An Explosive on the enemy half, a little over the line."""
    spots = sorted(contact_spots(fighter, ask), key=lambda spot: -position.beyond(*spot))
    for spot in spots[: 2 * PLACES]:
        if position.beyond(*spot) < EDGE - MARKER:
            return
        if spot in ask:
            yield 1.15 * point_value(position, position.seat), {"plant": spot}
            return


PLACED: dict[str, Callable[[Position, Fighter, Place], Iterator[Rated]]] = {"drop": drops, "plant": plants}


def _marker(position: Position, name: str) -> Marker:
    return next(marker for marker in position.scene.markers if marker.id == name)


def defused(position: Position, name: str) -> float:
    marker = _marker(position, name)
    if marker.at is None or position.beyond(*marker.at[:2]) > MARKER:
        return -5.0
    return 2.0


def moved_idol(position: Position, fighter: Fighter, name: str) -> float:
    """Over the line with it, if it can be paid for."""
    amount = idol_price(position, name)
    if amount is None or fighter.health <= amount:
        return -1.0
    return 1.15 * point_value(position, position.seat) - BLOOD * amount * (1 + fighter.price / 6)


def idol_price(position: Position, name: str) -> int | None:
    """How much damage brings an Idol wholly into the enemy half; None: it is there, or too far."""
    marker = _marker(position, name)
    assert marker.at is not None
    over = MARKER - position.beyond(*marker.at[:2])
    amount = math.ceil((over + 60) / INCH)
    return amount if over > 0 and amount <= FARTHEST else None
