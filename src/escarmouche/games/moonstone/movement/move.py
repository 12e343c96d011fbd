"""A model's own moves: Step, Jog, Reaction Step and free moves (MOON-MOVE), and what happens where they end."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Menu, parts
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.ground import height
from escarmouche.games.moonstone.movement.ladder import on_ladder
from escarmouche.games.moonstone.movement.move_end import finish_move
from escarmouche.games.moonstone.movement.push import place_in_contact, place_within, pull, push
from escarmouche.games.moonstone.movement.route import Gait, Route
from escarmouche.games.moonstone.refusals import nameable, named, why_not_own, why_out_of_play
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.travel.leg import enters
from escarmouche.space.travel.path import Straight

__all__ = ["free_move", "jog", "place_in_contact", "place_within", "pull", "push", "reaction_step", "step"]

STEP = 1000


STRIDE = Gait("step", STEP, "MOON-MOVE-01", straight=True)
SQUEEZE = STRIDE._replace(squeezes=True)
REACTION = STRIDE._replace(rule="MOON-REACT-02")
JOGGED = Gait("jog", 0, "MOON-MOVE-02")  # a Jog that has been checked: where it leads depends on nothing else


def step_gait(game: Moonstone, own: bool = True) -> Gait:
    """Up to 1" in a straight line; engagement does not matter. A model squeezes only in its own activation."""
    if not own:
        return REACTION
    return SQUEEZE if "squeezing" in game.on else STRIDE


@clause("MOON-TERR-14", "MOON-TERR-16")
def jog_gait(game: Moonstone, model: Model) -> Gait:
    """Any path of up to 4"; Faeries fly over Water, Wood, Obstacles and models."""
    faerie = stats.has_keyword(game, model, "faerie")
    return Gait(
        "jog",
        stats.jog(game, model),
        "MOON-MOVE-04" if stats.is_slow(game, model) else "MOON-MOVE-02",
        dry=not faerie,
        held=True,
        flies=faerie,
        squeezes="squeezing" in game.on,
    )


@clause("MOON-MOVE-01", "MOON-DEC-14")
def step_branch(game: Moonstone, model: Model) -> Place | Refusal:
    closed = _why_rooted(game, model)
    if closed:
        return closed
    if model.energy < 1:
        return refuse("why-no-energy", "MOON-ACT-02", model=model.id, cost=1, energy=model.energy)
    route = Route(game, model, step_gait(game), place=True)
    return Place("step", seat=model.seat, rule="MOON-MOVE-01", region=route, about=questions.OfModel(model=model.id))


@clause("MOON-MOVE-02", "MOON-DEC-14", "MOON-AMB-23", "MOON-AMB-73")
def jog_branch(game: Moonstone, model: Model) -> Path | Refusal:
    closed = _why_rooted(game, model)
    if closed:
        return closed
    if model.jogged:
        return refuse("why-jogged", "MOON-MOVE-02", model=model.id)
    if game.has(model, "no-jog"):
        return refuse("why-cannot-jog", "MOON-AMB-73", model=model.id)
    gait = jog_gait(game, model)
    zone = stands_in(game, model) if gait.dry else None
    if zone:
        return refuse("why-stands-in", "MOON-AMB-23", model=model.id, zone=zone)
    about: questions.Jog = {"model": model.id, "distance": gait.distance}
    return Path("jog", seat=model.seat, rule="MOON-MOVE-02", region=Route(game, model, gait), about=about)


def _why_rooted(game: Moonstone, model: Model) -> Refusal | None:
    if game.has(model, "no-move"):
        return refuse("why-cannot-move", "MOON-AMB-80", model=model.id)
    if on_ladder(model):
        return refuse("why-on-ladder", "MOON-BLDG-04", model=model.id)
    return None


def stands_in(game: Moonstone, model: Model) -> str | None:
    """The Water or Wood that any part of the base overlaps."""
    x, y, r = model.x, model.y, game.card(model).radius
    for zone in game.field.zones_near(model.floor, x - r, y - r, x + r, y + r):
        if enters((x, y), Straight(x, y), r, zone):
            return zone.id
    return None


@clause("MOON-MOVE-01")
def step(game: Moonstone, model: Model, answer: Any) -> None:
    """Step: up to 1" in any direction."""
    route = Route(game, model, step_gait(game), place=True)
    finish_move(game, model, route, route.legs(answer), "MOON-MOVE-01")


@clause("MOON-MOVE-02")
def jog(game: Moonstone, model: Model, answer: Any) -> None:
    """Jog: up to 4" along any path, once a turn."""
    route = Route(game, model, JOGGED)
    finish_move(game, model, route, route.legs(answer), "MOON-MOVE-02")


@rule("MOON-AMB-80")
def free_move(game: Moonstone, model: Model, distance: int, seat: int, rule_id: str, *, may: bool = True) -> Rule[None]:
    """A move that is not a Jog: any path, not limited by engagement, Slow, Water or Wood; Obstacles and Barriers stop it."""
    if not model.in_play or (game.has(model, "no-move") and seat == model.seat):
        return
    own = model.id == game.state.active and seat == model.seat
    gait = Gait("free", distance, "MOON-AMB-80", squeezes=own and "squeezing" in game.on, forced=seat != model.seat)
    route = Route(game, model, gait)
    path = Path(
        "free-move", seat=seat, rule=rule_id, region=route, about=questions.FreeMove(model=model.id, distance=distance)
    )
    answer = yield Menu(
        "free-move",
        seat=seat,
        rule=rule_id,
        branches={"stay": None, "path": path},
        about=questions.FreeMove(model=model.id),
    )
    branch, legs = parts(answer)
    if branch == "path":
        finish_move(game, model, route, route.legs(legs), rule_id)


@rule("MOON-REACT-02", "MOON-AMB-61", "MOON-DEC-23")
def reaction_step(game: Moonstone, seat: int, models: list[Model], rule_id: str, name: str) -> Rule[bool]:
    """One of these models may spend 1 energy to step 1"; True if one did."""
    branches: dict[str, Any] = {"pass": None}
    for model in models:
        branches[model.id] = lambda model=model: _reaction(game, model, name, rule_id)
    why = functools.partial(why_no_reaction, game, seat, rule_id)
    answer = yield Menu(name, seat=seat, rule=rule_id, branches=branches, of="model", why=why)
    who, where = parts(answer)
    if who == "pass":
        return False
    model = game.model(who)
    model.energy -= 1
    game.tell("reaction", rule_id, model=model.id, energy=model.energy)
    if isinstance(where, dict) and "jump" in where:
        yield from height.jump(game, model, where["jump"])
        return True
    if isinstance(where, dict):
        where = where["step"]
    route = Route(game, model, step_gait(game, own=False), place=True)
    finish_move(game, model, route, route.legs(where), rule_id)
    return True


@clause("MOON-REACT-01", "MOON-REACT-02")
def why_no_reaction(game: Moonstone, seat: int, rule_id: str, name: Any) -> Refusal | None:
    """Why a model cannot make a Reaction Step: it is another player's, has left play, has no energy, or is not the target.

    Nor is any other action a reaction.
    """
    model = named(game, name)
    if model is None:
        other = name in nameable(game)["action"] and name not in ("step", "jump", "end")
        return refuse("why-reaction-only-step", "MOON-REACT-02", action=name) if other else None
    reason = why_not_own(model, seat, "MOON-REACT-01") or why_out_of_play(model)
    if reason is None and model.energy < 1:
        return refuse("why-reaction-energy", "MOON-REACT-02", model=model.id, energy=model.energy, cost=1)
    return reason or refuse("why-not-targeted", rule_id, model=model.id)


def _reaction(game: Moonstone, model: Model, name: str, rule_id: str) -> Place | Menu | Refusal:
    closed = _why_rooted(game, model)
    if closed:
        return closed
    about: questions.OfModel = {"model": model.id}
    region = Route(game, model, step_gait(game, own=False), place=True)
    step_place = Place("step", seat=model.seat, rule=rule_id, region=region, about=about)
    if not model.floor or "falling" not in game.on:
        return step_place
    jump = height.jump_branch(game, model)
    if isinstance(jump, Refusal):
        return step_place
    return Menu(name, seat=model.seat, rule=rule_id, branches={"step": step_place, "jump": jump}, about=about)
