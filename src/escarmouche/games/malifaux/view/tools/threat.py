"""Where a model could get to and which models it could reach: for any model, at any time, from what is open on the table.

Only ways on its own floor are considered; by climbing it may reach more.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Area, Point, Reached, Threat
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.ground import engage, measure
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.movement import push, route
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import declaration, targeting
from escarmouche.games.malifaux.view.tools import sightlines
from escarmouche.space.units import TOLERANCE, UNIT

CIRCLE = 64  # corners of a drawn circle
TRIES = 12  # how many places are tried for each target, the nearest first
RULES = {"melee": "MALI-ENG-01", "missile": "MALI-ACTN-06"}
Ring = list[Point]


def threat(game: Malifaux, name: str) -> Threat:
    """Where it can go, its ranges, and the models it reaches now, after a Walk or by a Charge."""
    game, model = ready_again(*sightlines.as_if_at(game, name, None))
    walk, charge = _walk(game, model), _charge(game, model)
    areas = [*_ways(walk, charge), *_ranges(game, model, charge)]
    now, spots = list(_from_here(game, model)), [spot for ring in walk for spot in ring]
    return Threat(name, areas, [*now, *_later(game, model, spots, charge, now)])


@clause("MALI-TURN-01", "MALI-COND-06", "MALI-COND-08")
def ready_again(game: Malifaux, model: Model) -> tuple[Malifaux, Model]:
    """A model that has activated this Turn is shown as it will be in the next: with its uses back, and without effects that will have
    ended."""
    if not model.activated:
        return game, model
    kept = [each for each in model.conditions if each.name not in condition.BRIEF]
    fresh = msgspec.structs.replace(model, activated=False, used=[], conditions=kept)
    models = [fresh if each is model else each for each in game.models]
    return game.over(msgspec.structs.replace(game.state, models=models)), fresh


# -- where to


def _ways(walk: list[Ring], charge: Ring) -> Iterator[Area]:
    if walk:
        yield Area("walk", walk, "MALI-GACT-06", moves=True)
    if charge:
        yield Area("charge", [charge], "MALI-GACT-07", moves=True)


@clause("MALI-GACT-06", "MALI-ENG-05")
def _walk(game: Malifaux, model: Model) -> list[Ring]:
    """Where a Walk can end, round corners too; an engaged model goes straight and stays in engagement range."""
    way = route.Route(game, model, stats.stat(game, model, "mv") * UNIT)
    if not engage.engaged(game, model):
        return [list(ring) for ring in way.outline()]
    turns = [2 * math.pi * k / CIRCLE for k in range(CIRCLE)]
    ends = [way.towards(math.cos(t), math.sin(t), way.distance) for t in turns]
    return [[end or way.start for end in ends]] if any(ends) else []


@clause("MALI-GACT-07", "MALI-ENG-06")
def _charge(game: Malifaux, model: Model) -> Ring:
    """Where the Push of a Charge can end: not while engaged, and only for a model that has a (melee) Action to take afterwards."""
    if engage.range(game, model) == engage.NONE or engage.engaged(game, model):
        return []
    rings = push.Line(game, model, stats.stat(game, model, "mv") * UNIT).outline()
    return [point for ring in rings for point in ring]


@clause("MALI-ENG-01", "MALI-ACTN-06")
def _ranges(game: Malifaux, model: Model, charge: Ring) -> Iterator[Area]:
    """Rings around its base: engagement range, also after a Charge, and the range of each Action that has a longer one."""
    radius, reach = game.card(model).radius, engage.range(game, model)
    if reach != engage.NONE:
        yield Area("engagement", [_circle(model, radius + reach)], "MALI-ENG-01")
    if charge:
        yield Area("charge-melee", _grown(charge, radius + reach, game.field.width), "MALI-ENG-01")
    for action in game.actions(model):
        if action.range and action.type != "melee":
            yield Area(action.key, [_circle(model, radius + action.range)], "MALI-ACTN-06")


def _circle(model: Model, radius: int) -> Ring:
    turns = [2 * math.pi * k / CIRCLE for k in range(CIRCLE)]
    return [(round(model.x + radius * math.cos(t)), round(model.y + radius * math.sin(t))) for t in turns]


def _grown(ring: Ring, by: int, side: int) -> list[Ring]:
    """The part of the table within a distance of the places its centre can reach. Holes are filled."""
    from shapely import Polygon, box  # slow to load, and not needed for playing

    grown = Polygon(ring).buffer(0).buffer(by, quad_segs=6).intersection(box(0, 0, side, side))
    areas = getattr(grown, "geoms", [grown])
    return [[(round(x), round(y)) for x, y in area.exterior.coords] for area in areas if not area.is_empty]


# -- targets


def _arms(game: Malifaux, model: Model) -> list[Action]:
    """The Actions that target models."""
    return [action for action in game.actions(model) if action.target is not None and not action.marker]


def _hostile(model: Model, other: Model, action: Action) -> bool:
    """Enemies; friends only if the Action is for friends."""
    friendly = action.target is not None and action.target.who == "friend"
    return other is not model and other.on_table and (other.seat != model.seat or friendly)


@clause("MALI-RES-04", "MALI-ENG-03")
def _from_here(game: Malifaux, model: Model) -> Iterator[Reached]:
    """The models that it could target from where it stands."""
    for action in _arms(game, model):
        if declaration.why_engaged(game, model, action) is None:
            for other in game.on_table():
                if _hostile(model, other, action) and targeting.why_not_target(game, model, action, other) is None:
                    yield _reached(game, model, other, action)


def _reached(game: Malifaux, model: Model, other: Model, action: Action, *, moves: bool = False) -> Reached:
    return Reached(other.id, action.key, max(0, round(measure.gap(game, model, other))), moves)


@clause("MALI-GACT-06", "MALI-GACT-07", "MALI-RES-04")
def _later(game: Malifaux, model: Model, walk: Ring, charge: Ring, reached: Sequence[Reached]) -> Iterator[Reached]:
    """The models that it could target only after a Walk, or by a Charge."""
    now = {(target.piece, target.by) for target in reached}
    for action in _arms(game, model):
        spots = [*walk, *charge] if action.type == "melee" else walk
        for other in game.on_table():
            if (other.id, action.key) in now or not _hostile(model, other, action):
                continue
            if _from_somewhere(game, model, other, action, spots):
                yield _reached(game, model, other, action, moves=True)


def _from_somewhere(game: Malifaux, model: Model, other: Model, action: Action, spots: Sequence[Point]) -> bool:
    """Could it be targeted from one of these places? The nearest are tried."""
    far = action.range + game.card(model).radius + game.card(other).radius + TOLERANCE
    near = sorted((math.hypot(x - other.x, y - other.y), x, y) for x, y in spots)
    for gap, x, y in near[:TRIES]:
        if action.range and gap > far:
            return False
        there, moved = sightlines.as_if_at(game, model.id, (x, y, model.z))
        barred = declaration.why_engaged(there, moved, action)
        if barred is None and targeting.why_not_target(there, moved, action, there.model(other.id)) is None:
            return True
    return False
