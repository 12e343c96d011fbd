"""Moves carried out: from floor to floor, with falls, through Hazardous terrain (MALI-MOVE-02, -08, MALI-TERR-09)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.harm import hazard
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import allowed_way, climb, fall, gait, way_cost
from escarmouche.games.malifaux.movement.climb import Step
from escarmouche.games.malifaux.movement.route import Route, steps_of
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions
from escarmouche.space.units import TOLERANCE, UNIT


@rule("MALI-GACT-06", "MALI-MOVE-02", "MALI-DP-42")
def walk(game: Malifaux, model: Model, legs: Answer, distance: int | None = None) -> Rule[None]:
    """A Walk along legal legs; what is left of the distance is spent on climbing down, and the rest of the way down is a fall."""
    way = steps_of(legs)  # MALI-AMB-134
    stretches = _allowed(game, model, way, gait.Gait(game, model, walk=True))
    spare = 0.0
    if stretches and way_cost.descent(stretches):  # MALI-MOVE-09, MALI-MOVE-10, MALI-AMB-135
        far = stats.stat(game, model, "mv") * UNIT if distance is None else distance
        severe = gait.slowed(game, model)
        spare = far - way_cost.cost(game, stretches, game.cards[model.card].radius, severe=severe)
    yield from carry(game, model, stretches, spare, "MALI-GACT-06", "moved", way)


@rule("MALI-MOVE-02", "MALI-MOVE-04")
def move(game: Malifaux, model: Model, legs: Answer, distance: int, rule_id: str = "MALI-MOVE-04") -> Rule[None]:
    """A move that is neither Walk nor Push: nobody climbs in it."""
    yield from go(game, model, Route(game, model, distance, walk=False), steps_of(legs), rule_id)


@rule("MALI-MOVE-02", "MALI-MOVE-08")
def go(game: Malifaux, model: Model, route: Route, legs: Sequence[Step], rule_id: str) -> Rule[None]:
    """Along a legal way of a route other than a Walk."""
    yield from carry(game, model, _allowed(game, model, legs, route.gait), 0.0, rule_id, "moved", legs)


def _allowed(game: Malifaux, model: Model, steps: Sequence[Step], how: gait.Gait) -> Sequence[Stretch]:
    """The stretches of a way that was allowed."""
    if climb.named(steps):
        return climb.follow(game, model, steps, how, legal=True).stretches
    return allowed_way.stretches_of(game, model, climb.plain(steps), climbs=how.climbs, through=how.through)


@rule("MALI-MOVE-02", "MALI-MOVE-08", "MALI-MOVE-09", "MALI-MOVE-11", "MALI-TERR-09", "MALI-EX-09")
def carry(
    game: Malifaux,
    model: Model,
    stretches: Sequence[Stretch],
    spare: float,
    rule_id: str,
    event: str,
    legs: Sequence[Step] = (),
) -> Rule[None]:
    """Stretch after stretch; a model that falls and lives, and lands where it fell, goes on."""
    start, gone = (model.x, model.y, model.z), []
    for stretch in stretches:
        climbed = min(max(0.0, spare), stretch.down)
        spare -= climbed
        fallen = stretch.down - climbed + stretch.drop
        if fallen > TOLERANCE:
            model.x, model.y = round(stretch.start[0]), round(stretch.start[1])
            model.z = round(stand.level(game, stretch.floor, *stretch.start) + fallen)
            aside = yield from fall.land(game, model, stretch.floor, fallen)
            if aside or not model.on_table:
                break
        model.x, model.y, model.floor = stretch.leg.x, stretch.leg.y, stretch.floor
        gone.append(stretch)
    r = game.cards[model.card].radius
    if model.on_table:
        come_to_rest(game, model)
    hazard.wade(game, model, way_cost.waded(game, gone, r) if gone else measure.hazards(game, model))
    told(game, model, start, rule_id, event, legs)


def come_to_rest(game: Malifaux, model: Model) -> None:
    """At rest: stairs are left where the centre has and nobody is in the way, and the height is that of the floor."""
    field = game.field
    if model.floor == TABLE and not field.hills:
        model.z = 0
        return
    r, flight = game.cards[model.card].radius, field.flights.get(model.floor)
    if flight:
        h = flight.height(model.x, model.y)
        onto = flight.upper if h >= flight.high else flight.lower if h <= flight.low else model.floor
        if (
            onto != model.floor
            and stand.hit(game, game.body(model), onto, stand.height(game, model), (model.id,)) is None
        ):
            model.floor = onto
    model.z = stand.rest(game, model.floor, model.x, model.y, r)


@clause("MALI-MOVE-02", "MALI-MOVE-11")
def told(
    game: Malifaux, model: Model, start: tuple[int, int, int], rule_id: str, event: str, legs: Sequence[Step] = ()
) -> None:
    """It has moved, if only by 0": announced, and Abilities that wait for it come due."""
    end = (model.x, model.y, model.z)
    path = climb.steps_json(legs)
    game.tell(event, rule_id, model=model.id, start=start, end=end, path=path, seat=control.decider(game, model) + 1)
    if model.on_table:
        occasions.happen(game, "moves", model)
