"""Pushes: one straight horizontal line until something stops it (MALI-PUSH, MALI-AMB-64, -65, -133)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Answer, Number
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import allowed_way, walk, way_cost
from escarmouche.games.malifaux.movement.follow_way import WayFollower
from escarmouche.games.malifaux.movement.gait import slowed, through
from escarmouche.games.malifaux.movement.route import DIRECTIONS, Route
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Disc
from escarmouche.space.shape import Piece, circle
from escarmouche.space.travel.leg_parts import TINY, cut, overlaps
from escarmouche.space.travel.path import Straight
from escarmouche.space.units import ROUNDING

RULE = "MALI-PUSH-01"


@clause("MALI-PUSH-01", "MALI-PUSH-02", "MALI-AMB-64", "MALI-AMB-65", "MALI-AMB-133")
def line(
    game: Malifaux, model: Model, ux: float, uy: float, distance: float, allowance: float | None = None
) -> list[Stretch]:
    """How a model goes that is Pushed in a direction: to contact, to the table edge, or as far as Severe terrain allows.

    With an allowance it goes no further than the distance, for no more than the allowance.
    """
    past, r = through(game, model), game.cards[model.card].radius
    end = Straight(round(model.x + ux * distance), round(model.y + uy * distance))
    way = WayFollower(game, model, climbs=False, through=past, halts=True).follow([end]).stretches
    most = distance if allowance is None else allowance
    gone = way_cost.within(game, way, r, most)  # MALI-TERR-16, MALI-AMB-63
    if gone != way and not slowed(game, model):
        gone = way_cost.within(game, way, r, most, severe=False)
    return _drawn_back(game, model, gone) if past else gone


@clause("MALI-MOVE-07", "MALI-MOVE-01")
def _drawn_back(game: Malifaux, model: Model, gone: list[Stretch]) -> list[Stretch]:
    """A model that moves through models and terrain stops at the last place where it is in neither."""
    r, tall, side = game.cards[model.card].radius, stand.height(game, model), game.field.width
    while gone:
        last = gone[-1]
        base = Disc(min(max(last.leg.x, r), side - r), min(max(last.leg.y, r), side - r), r)
        by = stand.hit(game, Disc(last.leg.x, last.leg.y, r), last.floor, tall, (model.id,))
        if by is None:
            return gone
        share = _short_of(game, last, base, by, r)
        part = cut(last.start, last.leg, 0.0, share)
        left = (
            [] if part is None or part == last.leg else [last._replace(leg=part)]
        )  # it may have begun too near, by a hair
        gone = [*gone[:-1], *left]
    return gone


def _short_of(game: Malifaux, last: Stretch, base: Disc, by: str, r: int) -> float:
    """The fraction of a stretch at which the base comes to what it may not end in."""
    start, leg = last.start, last.leg
    if by == stand.EDGE:
        far = math.dist(start, (leg.x, leg.y))
        return math.dist(start, (base.x, base.y)) / far - 1 / far if far else 0.0
    other = game.find(by)
    body = game.body(other) if other else None
    piece = Piece(by, circle(body.x, body.y, body.r)) if body else measure.feature(game, by).piece
    runs = [low for low, high in overlaps(start, leg, piece, r - ROUNDING) if high >= 1 - TINY]
    return runs[-1] if runs else 0.0


@rule("MALI-PUSH-01", "MALI-PUSH-02", "MALI-MOVE-08", "MALI-MOVE-11", "MALI-TOW-01")
def push(game: Malifaux, model: Model, ux: float, uy: float, distance: int, rule_id: str = RULE) -> Rule[int]:
    """Pushed in a direction the whole distance, or until it is stopped; says how far."""
    start = (model.x, model.y)
    yield from walk.carry(game, model, line(game, model, ux, uy, distance), 0.0, rule_id, "pushed")
    return round(math.dist(start, (model.x, model.y)))


@rule("MALI-TOW-01", "MALI-PUSH-01", "MALI-EX-23")
def toward(game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> Rule[int]:
    """Pushed toward the centre of an object, or directly away from it."""
    dx, dy = float(goal.x - model.x), float(goal.y - model.y)
    far = math.hypot(dx, dy)
    if not far:
        dx, dy = yield from _any_way(game, model)
        far = 1.0
    sign = -1 if away else 1
    reach = distance if away else min(distance, round(far))
    gone = yield from push(game, model, sign * dx / far, sign * dy / far, reach)
    return gone


@rule("MALI-TOW-01", "MALI-DP-43")
def _any_way(game: Malifaux, model: Model) -> Rule[tuple[float, float]]:
    """Where the centres coincide, the player who decides picks a direction."""
    seat = game.state.resolving[-1].seat if game.state.resolving else control.decider(game, model)
    about: questions.OfModel = {"model": model.id}
    degrees = yield Number("direction", seat=seat, rule="MALI-TOW-01", low=0, high=359, about=about)
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


@rule("MALI-PUSH-01", "MALI-DP-43")
def to(game: Malifaux, model: Model, spot: Answer, rule_id: str = RULE) -> Rule[int]:
    """Pushed to a place that a `Line` allows."""
    far = math.dist((model.x, model.y), spot[:2])
    if not far:
        gone = yield from push(game, model, 1.0, 0.0, 0, rule_id)
        return gone
    start = (model.x, model.y)
    legs = [Straight(spot[0], spot[1])]
    stretches = allowed_way.stretches_of(game, model, legs, climbs=False, through=through(game, model))
    yield from walk.carry(game, model, stretches, 0.0, rule_id, "pushed")
    return round(math.dist(start, (model.x, model.y)))


class Line(Route):
    """Every place that a Push of up to a distance in a free direction can end at: answers are `[x, y]`."""

    heights = False

    def __init__(self, game: Malifaux, model: Model, distance: int) -> None:
        super().__init__(game, model, distance, walk=False)

    @clause("MALI-PUSH-01", "MALI-PUSH-02", "MALI-DP-43")
    def why_not(self, answer: Answer) -> Refusal | None:
        return self.why_illegal([Straight(answer[0], answer[1])])

    def sample(self, rng: Random) -> Answer:
        return super().sample(rng)[0]

    def propose(self) -> Iterator[Answer]:
        """To contact with models that are near, then far all round; staying at last."""
        seen: set[tuple[int, int]] = set()
        for ux, uy, far in self._aims():
            spot = self.towards(ux, uy, far)
            if spot is not None and spot not in seen and self.why_not(spot) is None:
                seen.add(spot)
                yield spot
        yield self.start

    def _aims(self) -> Iterator[tuple[float, float, float]]:
        x, y = self.start
        for other in sorted(self.game.on_table(), key=lambda m: (math.hypot(m.x - x, m.y - y), m.id))[:8]:
            far = math.hypot(other.x - x, other.y - y)
            if far:
                yield (other.x - x) / far, (other.y - y) / far, self.distance
        for k in range(DIRECTIONS):
            angle = 2 * math.pi * k / DIRECTIONS
            yield math.cos(angle), math.sin(angle), self.distance
            yield math.cos(angle), math.sin(angle), self.distance / 2

    def outline(self) -> Sequence[Ring]:
        ring = []
        for k in range(4 * DIRECTIONS):
            angle = k * math.pi / (2 * DIRECTIONS)
            gone = line(self.game, self.model, math.cos(angle), math.sin(angle), self.distance)
            ring.append((gone[-1].leg.x, gone[-1].leg.y) if gone else self.start)
        return [ring]
