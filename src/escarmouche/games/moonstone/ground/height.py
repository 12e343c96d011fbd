"""Raised places: what height gives (MOON-ELEV), jumping down and falling [FR] (MOON-FALL)."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.harm import wounds
from escarmouche.games.moonstone.movement.landing import Fall, jump_places, nearest_landing
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Disc
from escarmouche.space.shape import gap
from escarmouche.space.sight.cover import Cover
from escarmouche.space.units import TOLERANCE

JUMP = 1  # energy: a jump is a Step
RANGE_STEP, RANGE_GAIN, RANGE_MOST = 2000, 1000, 6000  # MOON-ELEV-02
LIGHT, HEAVY = -1, -2  # MOON-COVER-02, MOON-COVER-03
HURTS, HALVES, KILLS = 2000, 4000, 6000  # MOON-FALL-02, lower bounds inclusive (MOON-AMB-64)


# -- what height gives


@clause("MOON-ELEV-01", "MOON-ELEV-02")
def elevated(game: Moonstone, model: Model) -> bool:
    """Does it stand on a balcony, a roof or an upper floor? Stairs and ladders do not count."""
    return model.z > 0 and game.field.is_platform(model.floor)


@clause("MOON-ELEV-01", "MOON-ELEV-02", "MOON-AMB-66")
def looks_down(game: Moonstone, originator: Model, target: Model) -> bool:
    """Does the originator have the advantage of height: raised, against a target on the ground?"""
    return "elevation" in game.on and target.z == 0 and elevated(game, originator)


@clause("MOON-ELEV-01", "MOON-ELEV-02", "MOON-AMB-66")
def range_bonus(game: Moonstone, originator: Model, target: Model) -> int:
    """How much further the abilities of a raised originator reach."""
    if not looks_down(game, originator, target):
        return 0
    if game.edition.range_by_height:
        return min(RANGE_MOST, (originator.z - target.z) // RANGE_STEP * RANGE_GAIN)
    return game.edition.range_bonus


@clause("MOON-ELEV-02")
def draw_bonus(game: Moonstone, originator: Model, target: Model) -> int:
    """How many additional Arcane Cards a raised originator draws."""
    return game.edition.raised_draw if looks_down(game, originator, target) else 0


@clause("MOON-COVER-02", "MOON-COVER-03", "MOON-COVER-05", "MOON-ELEV-01")
def cover_malus(game: Moonstone, originator: Model, target: Model, cover: Cover) -> int:
    """How many Arcane Cards cover costs: only the worse of Light and Heavy counts, and less from above [EN]."""
    above = looks_down(game, originator, target)
    if cover.heavy is not None:
        return game.edition.heavy_cover_from_above if above else HEAVY
    if cover.light is not None:
        return game.edition.light_cover_from_above if above else LIGHT
    return 0


# -- jumping down and falling


@clause("MOON-FALL-01", "MOON-AMB-67", "MOON-DEC-14")
def jump_branch(game: Moonstone, model: Model) -> Place | Refusal:
    """Where a model may come down if it jumps, or why it may not."""
    if "falling" not in game.on:
        return refuse("why-no-jump", "MOON-AMB-67", model=model.id)
    if game.has(model, "no-move"):
        return refuse("why-cannot-move", "MOON-AMB-80", model=model.id)
    if not game.field.is_platform(model.floor):
        return refuse("why-not-raised", "MOON-FALL-01", model=model.id)
    if model.energy < JUMP:
        return refuse("why-no-energy", "MOON-ACT-02", model=model.id, energy=model.energy, cost=JUMP)
    region = jump_places(game, model)
    if region is None:
        return refuse("why-no-edge", "MOON-FALL-01", model=model.id)
    about: questions.FromHeight = {"model": model.id, "height": model.z}
    return Place("jump", seat=model.seat, rule="MOON-FALL-01", region=region, about=about)


@rule("MOON-FALL-01", "MOON-FALL-02", "MOON-DEC-41")
def jump(game: Moonstone, model: Model, answer: Any) -> Rule[None]:
    """Jump down: the model lands where its player said, and suffers wounds by height."""
    x, y = answer[0], answer[1]
    yield from _land(game, model, Fall(x, y, game.field.below(x, y, model.z)), pushed=False)


@rule("MOON-FALL-04", "MOON-FALL-02", "MOON-AMB-65", "MOON-DEC-41")
def fall(game: Moonstone, model: Model, seat: int) -> Rule[None]:
    """A model pushed over the edge falls as if it had jumped; if the landing is blocked, `seat` chooses the nearest free place."""
    region = nearest_landing(game, model)
    spots = list(region.propose())
    x, y = spots[0]
    if len(spots) > 1:
        about: questions.FromHeight = {"model": model.id, "height": model.z}
        answer = yield Place("landing", seat=seat, rule="MOON-AMB-65", region=region, about=about)
        x, y = answer[0], answer[1]
    yield from _land(game, model, Fall(x, y, game.field.below(x, y, model.z)), pushed=True)


@rule("MOON-FALL-02", "MOON-FALL-03", "MOON-AMB-64", "MOON-AMB-69", "MOON-TERR-17")
def _land(game: Moonstone, model: Model, spot: Fall, *, pushed: bool) -> Rule[None]:
    """It comes down; then it suffers wounds by height, unless it flies or falls into water."""
    start = (model.x, model.y, model.z)
    model.x, model.y, model.floor = spot
    model.ladder, model.rung = "", 0
    model.z = game.field.z_at(spot.floor, spot.x, spot.y)
    height, end = start[2] - model.z, (model.x, model.y, model.z)
    game.tell("fell", "MOON-FALL-01", model=model.id, pushed=pushed, height=height, start=start, end=end)
    if _softly(game, model):
        return
    if height >= KILLS:
        yield from wounds.slay(game, model)
    elif height >= HURTS:
        yield from wounds.mark(game, [wounds.Hit(model, fall_wounds(game, model, height), None)])


@clause("MOON-FALL-02", "MOON-AMB-64")
def fall_wounds(game: Moonstone, model: Model, height: int) -> int:
    """None below 2", a quarter of all boxes from 2", half from 4", rounded up; all of them from 6"."""
    boxes = game.card(model).health
    if height >= KILLS:
        return boxes
    if height >= HALVES:
        return math.ceil(boxes / 2)
    return math.ceil(boxes / 4) if height >= HURTS else 0


@clause("MOON-FALL-03", "MOON-TERR-17")
def _softly(game: Moonstone, model: Model) -> bool:
    """A Faerie, or a model that falls into water, is not hurt."""
    if "faerie" in game.card(model).keywords:
        game.tell("fell-flying", "MOON-TERR-17", model=model.id)
        return True
    x, y, r = model.x, model.y, game.card(model).radius
    for zone in game.field.zones_near(model.floor, x - r, y - r, x + r, y + r):
        if zone.kind == "water" and gap(Disc(x, y, r), zone) < -TOLERANCE:
            game.tell("fell-into-water", "MOON-FALL-03", model=model.id, zone=zone.id)
            return True
    return False
