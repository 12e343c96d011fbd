"""Traverse: over an Obstacle to its other side, or along a ladder (MOON-MOVE-05, MOON-BLDG-03)."""

from __future__ import annotations

import functools
import math
from typing import Any

from escarmouche.core.asks.ask import Branch, LazyBranch, Menu, Shut, parts
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.movement.ladder import (
    climb,
    climb_branch,
    climbable_ladders,
    nearby,
    on_ladder,
    standing,
)
from escarmouche.games.moonstone.movement.places_along_outlines import Circle, Curve, Stretches, tangents
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body, Disc
from escarmouche.space.place import Track, around, free
from escarmouche.space.shape import Piece, Shape, gap, nearest_on, signed, thickness
from escarmouche.space.sight.cover import crosses_centre
from escarmouche.space.sweep import through
from escarmouche.space.units import TOLERANCE

COST = 2
THICK = 1000  # an Obstacle may be this thick ...
REACH = 1000  # ... and the new place this far from the old one, base to base (MOON-AMB-24)


@clause("MOON-MOVE-05", "MOON-TERR-06", "MOON-BLDG-01", "MOON-BLDG-03", "MOON-BLDG-04", "MOON-DEC-15")
def branch(game: Moonstone, model: Model) -> Menu | Refusal | Shut:
    """Which Obstacle or ladder, and where to; or why none."""
    if game.has(model, "no-move"):
        return refuse("why-cannot-move", "MOON-AMB-80", model=model.id)
    if model.energy < COST:
        return refuse("why-no-energy", "MOON-ACT-02", model=model.id, energy=model.energy, cost=COST)
    branches: dict[str, LazyBranch] = dict(_hanging(game, model) if on_ladder(model) else _standing(game, model))
    about, why = questions.OfModel(model=model.id), functools.partial(why_not_traversed, game, model)
    more = functools.partial(why_one_storey, game)
    menu = Menu(
        "traverse",
        seat=model.seat,
        rule="MOON-MOVE-05",
        branches=branches,
        of="terrain",
        about=about,
        why=why,
        more=more,
    )
    if not branches:
        return Shut(refuse("why-no-obstacle", "MOON-MOVE-05", model=model.id), menu)
    closed = [reason for reason in branches.values() if isinstance(reason, Refusal)]
    return Shut(closed[0], menu) if len(closed) == len(branches) else menu


@clause("MOON-BLDG-04")
def why_one_storey(game: Moonstone, name: str, where: Any) -> Refusal | None:
    """Why no place at the other end can be chosen: it is more than one storey away."""
    ladder = game.field.ladders.get(name)
    return refuse("why-one-storey", "MOON-BLDG-04", ladder=name, storeys=ladder.storeys) if ladder else None


@clause("MOON-MOVE-05", "MOON-BLDG-03", "MOON-BLDG-04", "MOON-TERR-10")
def why_not_traversed(game: Moonstone, model: Model, name: Any) -> Refusal | None:
    """Why a piece of terrain cannot be traversed: it is not an Obstacle, or does not touch the base."""
    if name in ("up", "down"):
        return refuse("why-not-hanging", "MOON-BLDG-04", model=model.id)
    piece = next((piece for piece in game.field.terrain if piece.id == name), None)
    if piece is None:
        return None
    if on_ladder(model):
        return refuse("why-on-ladder", "MOON-BLDG-04", model=model.id)
    if piece.kind not in ("obstacle", "ladder"):
        rule_id = "MOON-TERR-10" if piece.kind == "barrier" else "MOON-MOVE-05"
        return refuse("why-not-an-obstacle", rule_id, terrain=name, model=model.id)
    return refuse("why-not-touched", "MOON-MOVE-05", terrain=name, model=model.id)


def _hanging(game: Moonstone, model: Model) -> dict[str, Branch]:
    return {
        "up": climb_branch(game, model, model.ladder, up=True),
        "down": climb_branch(game, model, model.ladder, up=False),
    }


def _standing(game: Moonstone, model: Model) -> dict[str, Branch]:
    """Every Obstacle and every end of a ladder that the base touches."""
    body, field = game.body(model), game.field
    ladders = climbable_ladders(game, model)
    branches: dict[str, Branch] = {
        name: climb_branch(game, model, name, up=model.floor == field.ladders[name].lower) for name in ladders
    }
    reach = body.r + 2 * TOLERANCE
    for piece in field.near(model.floor, body.x - reach, body.y - reach, body.x + reach, body.y + reach):
        if piece.kind == "obstacle" and piece.id not in ladders and gap(body, piece) <= TOLERANCE:
            branches[piece.id] = _over(game, model, piece)
    return branches


@clause("MOON-MOVE-05", "MOON-AMB-24")
def _over(game: Moonstone, model: Model, piece: Piece) -> Branch:
    """Where a model may be placed on the far side of an Obstacle."""
    body = game.body(model)
    touching = [part for part in piece.parts if signed(part, body.x, body.y) - body.r <= TOLERANCE]
    if not any(is_thin(part) for part in touching):
        thick = round(min((thickness(part) for part in touching), default=0.0))
        return refuse("why-too-thick", "MOON-MOVE-05", model=model.id, obstacle=piece.id, thick=thick, most=THICK)
    region = far_side(game, model, piece)
    if not region:
        return refuse("why-no-far-side", "MOON-MOVE-05", model=model.id, obstacle=piece.id, most=REACH)
    about: questions.Over = {"model": model.id, "obstacle": piece.id}
    return Place("over", seat=model.seat, rule="MOON-AMB-24", region=region, about=about)


def is_thin(part: Shape) -> bool:
    return thickness(part) <= THICK + TOLERANCE


@clause("MOON-MOVE-05", "MOON-AMB-24", "MOON-MOVE-06", "MOON-TERR-10")
def far_side(game: Moonstone, model: Model, piece: Piece) -> Stretches:
    """The free places in contact with an Obstacle on its other side, at most 1" from the old one."""
    field, body, floor = game.field, game.body(model), model.floor
    reach = 2 * body.r + REACH + TOLERANCE
    box = body.x - reach, body.y - reach, body.x + reach, body.y + reach
    terrain = [p for p in field.near(floor, *box) if p is not piece]
    solids = [*nearby(game, piece, floor, 3 * body.r), *standing(game, floor, model)]

    def why_not_at(x: int, y: int) -> Refusal | None:
        base = Body("", x, y, body.r, body.z)
        away = gap(base, piece)
        if away > TOLERANCE:
            return refuse("why-not-at-obstacle", "MOON-MOVE-05", model=model.id, obstacle=piece.id, gap=round(away))
        far = math.hypot(x - body.x, y - body.y)
        if far > reach:
            gone = round(far - 2 * body.r)
            return refuse("why-traverse-far", "MOON-AMB-24", model=model.id, gap=gone, reach=REACH)
        hit = field.legal_spot(base, floor) or free(base, solids)
        if hit:
            return refuse("why-no-room", "MOON-MOVE-06", model=model.id, by=hit)
        return _why_no_way(body, base, piece, terrain)

    parts = [part for p in (piece, *terrain) for part in p.parts if signed(part, body.x, body.y) <= reach]
    within = Circle(body.x, body.y, reach)

    def tracks() -> list[Track]:
        return around(piece, body.r, solids, (0, 0, field.width, field.height)).tracks

    def curves() -> list[Curve]:
        return [within, *tangents(body.x, body.y, parts)]

    return Stretches(tracks, curves, why_not_at, within, functools.partial(_across, body, piece))


def _across(body: Body, piece: Piece, turn: float) -> tuple[float, float] | None:
    """Where a base that crosses an Obstacle in a straight line is clear of it again: straight ahead, or turned a little."""
    part = min(piece.parts, key=lambda part: signed(part, body.x, body.y))
    x, y = nearest_on(part, body.x, body.y)
    angle = math.atan2(y - body.y, x - body.x) + turn
    ux, uy = math.cos(angle), math.sin(angle)
    _, leave = through(part, body.x, body.y, ux, uy, body.r)
    return (body.x + ux * leave, body.y + uy * leave) if leave < math.inf else None


@clause("MOON-MOVE-05", "MOON-TERR-10")
def _why_no_way(old: Body, new: Body, piece: Piece, terrain: list[Piece]) -> Refusal | None:
    """The straight line between the two centres crosses the Obstacle where it is thin, and nothing else."""
    start, end = Disc(old.x, old.y, 0), Disc(new.x, new.y, 0)
    crossed = [part for part in piece.parts if crosses_centre(start, end, Piece("", (part,)))]
    if not crossed:
        return refuse("why-same-side", "MOON-MOVE-05", obstacle=piece.id)
    for part in crossed:
        if not is_thin(part):
            thick = round(thickness(part))
            return refuse("why-too-thick", "MOON-MOVE-05", obstacle=piece.id, thick=thick, most=THICK)
    for other in terrain:
        if crosses_centre(start, end, other):
            return refuse("why-traverse-blocked", "MOON-TERR-10", obstacle=piece.id, by=other.id)
    return None


@clause("MOON-MOVE-05", "MOON-BLDG-03", "MOON-BLDG-04")
def use(game: Moonstone, model: Model, answer: Any) -> None:
    """The model is placed on the other side, or climbs one storey."""
    name, where = parts(answer)
    if on_ladder(model):
        climb(game, model, model.ladder, name == "up", where)
    elif name in climbable_ladders(game, model):
        climb(game, model, name, model.floor == game.field.ladders[name].lower, where)
    else:
        start = (model.x, model.y, model.z)
        model.x, model.y = where[0], where[1]
        end = (model.x, model.y, model.z)
        game.tell("traversed", "MOON-MOVE-05", model=model.id, obstacle=name, start=start, end=end)
