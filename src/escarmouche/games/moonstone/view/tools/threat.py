"""Where a model could get to and whom it could reach: for any model, at any time, from what lies open on the table.

A model that has been activated this turn is treated as if the next turn had come: with its energy, its Jog and its abilities back.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from escarmouche.core.asks.region import Path
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Area, Point, Reached, Threat
from escarmouche.games.moonstone.arcane import aim
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import Ability, Target
from escarmouche.games.moonstone.events import events
from escarmouche.games.moonstone.ground import engage, measure, sight
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.games.moonstone.melee import melee
from escarmouche.games.moonstone.movement import move
from escarmouche.games.moonstone.movement.route import Route
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.tools.sightlines import on_board, with_model
from escarmouche.space.disc import gap_in_space
from escarmouche.space.units import TOLERANCE

CIRCLE = 64  # corners of a drawn circle
TRIES = 24  # places from which a model is searched for, the nearest first
Ring = list[Point]


def threat(game: Moonstone, name: str) -> Threat:
    """Where it can go, its ranges, and whom it reaches now or after its Jog."""
    game, model = ready_again(game, on_board(game, name))
    jog = _jog(game, model)
    areas = [*_ways(game, model, jog), *_ranges(game, model, jog)]
    now = list(_from_here(game, model))
    return Threat(name, areas, [*now, *_later(game, model, jog, now)])


@clause("MOON-TURN-02")
def ready_again(game: Moonstone, model: Model) -> tuple[Moonstone, Model]:
    """The model as it will be in the next turn, if it has had its activation in this one."""
    if not model.activated:
        return game, model
    energy = stats.open_pips(game, model)
    fresh = msgspec.structs.replace(model, activated=False, jogged=False, energy=energy, used=[], effects=[])
    return with_model(game, model, fresh), fresh


# -- where to


def _ways(game: Moonstone, model: Model, jog: list[Ring]) -> Iterator[Area]:
    step = move.step_branch(game, model)
    if not isinstance(step, Refusal):
        yield Area("step", [list(ring) for ring in step.region.outline()], "MOON-MOVE-01", moves=True)
    if jog:
        yield Area("jog", jog, "MOON-MOVE-02", moves=True)


@clause("MOON-MOVE-02", "MOON-MOVE-03")
def _jog(game: Moonstone, model: Model) -> list[Ring]:
    """Where a Jog can end, also round corners; a model that is engaged goes straight or not at all."""
    path = move.jog_branch(game, model)
    if not isinstance(path, Path) or not isinstance(path.region, Route):
        return []
    return [list(ring) for ring in path.region.outline()]


def _ranges(game: Moonstone, model: Model, jog: list[Ring]) -> Iterator[Area]:
    """Rings around its base: Melee Range, also after a Jog, and the range of each ability that it can pay for."""
    radius, reach = game.card(model).radius, game.card(model).reach
    yield Area("melee", [_circle(model, radius + reach)], "MOON-ENG-01")
    if jog:
        yield Area("jog-melee", _grown(game.field, jog, radius + reach), "MOON-ENG-01")
    for ability in _usable(game, model):
        far = ability.range or ability.pulse
        if far:
            yield Area(ability.id, [_circle(model, radius + far)], rule_of(ability))


def _circle(model: Model, far: int) -> Ring:
    turns = [2 * math.pi * k / CIRCLE for k in range(CIRCLE)]
    return [(round(model.x + far * math.cos(t)), round(model.y + far * math.sin(t))) for t in turns]


def _grown(field: Field, rings: list[Ring], by: int) -> list[Ring]:
    """The part of the board within a distance of where the centre can end up. Holes are filled."""
    from shapely import Polygon, box, unary_union  # slow to load, and only this drawing needs it

    union = unary_union([Polygon(ring).buffer(by, quad_segs=6) for ring in rings if len(ring) > 3])
    union = union.intersection(box(0, 0, field.width, field.height))
    areas = getattr(union, "geoms", [union])
    return [[(round(x), round(y)) for x, y in area.exterior.coords] for area in areas if not area.is_empty]


# -- whom


def rule_of(ability: Ability) -> str:
    return "MOON-ARC-01" if ability.arcane else "MOON-ACTIVE-02"


def _usable(game: Moonstone, model: Model) -> list[Ability]:
    """The abilities that it has and can pay for; whether it is engaged changes with its place."""
    known = [*game.card(model).abilities.values(), *events.extra_abilities(game, model).values()]
    return [ability for ability in known if _open(aim.why_unusable(game, model, ability))]


def _open(reason: Refusal | None) -> bool:
    return reason is None or reason.key == "why-ability-engaged"


def _from_here(game: Moonstone, model: Model) -> Iterator[Reached]:
    """Whom it could attack, or hit with an ability, from where it stands."""
    if model.energy >= melee.COST:
        for enemy in game.enemies(model):
            if engage.engages(game, model, enemy):
                yield _reached(game, model, enemy, "melee")
    for ability in _usable(game, model):
        if ability.target is None or aim.why_unusable(game, model, ability) is not None:
            continue
        for other in aim.in_range(game, model, ability):
            if _hostile(model, other, ability.target) and sight.sees(game, model, other):
                yield _reached(game, model, other, ability.id)


def _reached(game: Moonstone, model: Model, other: Model, by: str, *, moves: bool = False) -> Reached:
    return Reached(other.id, by, max(0, round(measure.gap(game, model, other))), moves)


def _hostile(model: Model, other: Model, target: Target) -> bool:
    """Enemies; friends only where the ability is for friends."""
    return other is not model and (other.seat != model.seat or target.who == "friend")


class Arm(NamedTuple):
    """Something it can reach others with: an ability, or else its weapon."""

    name: str
    target: Target
    ability: Ability | None = None

    def far(self, game: Moonstone, model: Model, other: Model) -> int:
        return aim.reach(game, model, other, self.ability) if self.ability else game.card(model).reach


def _arms(game: Moonstone, model: Model) -> list[Arm]:
    melee_arm = [Arm("melee", Target(who="enemy"))] if model.energy >= melee.COST else []
    return [*melee_arm, *(Arm(a.id, a.target, a) for a in _usable(game, model) if a.target is not None)]


def _later(game: Moonstone, model: Model, jog: list[Ring], reached: list[Reached]) -> Iterator[Reached]:
    """Whom it could reach after its Jog and not now: from the nearest place that sees them."""
    arms = _arms(game, model)
    if not jog or not arms:
        return
    now = {(target.piece, target.by) for target in reached}
    spots = [spot for ring in jog for spot in ring]
    for other in game.in_play():
        ranges = {
            arm.name: arm.far(game, model, other)
            for arm in arms
            if (other.id, arm.name) not in now and _aims(game, model, other, arm.target)
        }
        if ranges:
            gap = _nearest_seen(game, model, other, spots, max(ranges.values()))
            near = [name for name, far in ranges.items() if gap <= far + TOLERANCE]
            yield from (_reached(game, model, other, name, moves=True) for name in near)


def _aims(game: Moonstone, model: Model, other: Model, target: Target) -> bool:
    return (
        _hostile(model, other, target)
        and aim.fits(game.card(other), model, other, target)
        and (not target.weaker or aim.is_weaker(game, other, model))
    )


def _nearest_seen(game: Moonstone, model: Model, other: Model, spots: Sequence[Point], most: int) -> float:
    """How near it can come to another model and see it from there; infinite if no place within the range was found."""
    body, goal = game.body(model), game.body(other)
    near = []
    for x, y in spots:
        gap = gap_in_space(msgspec.structs.replace(body, x=x, y=y), goal)
        if gap <= most + TOLERANCE:
            near.append((gap, x, y))
    for gap, x, y in sorted(near)[:TRIES]:
        there = msgspec.structs.replace(model, x=x, y=y)
        if sight.sees(with_model(game, model, there), there, other):
            return gap
    return math.inf
