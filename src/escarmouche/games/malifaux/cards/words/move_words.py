"""Words of movement: Push, move, Place, Bury, Unbury."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from escarmouche.core.asks.ask import Number
from escarmouche.core.asks.region import Path, Place, Region
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.cards.effect import Aimed, Use, bars, does, whom, worth
from escarmouche.games.malifaux.cards.vocabulary import word
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.areas import Anchor, anchor
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import bury as burial
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import place, route, walk
from escarmouche.games.malifaux.movement import push as pushes
from escarmouche.games.malifaux.movement.toward import toward as towards
from escarmouche.games.malifaux.movement.walk import go
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn.consent import affected_models, decides, why_nobody
from escarmouche.space.units import UNIT, mil

Way = Literal["free", "toward", "away"]


class Shift(Aimed, frozen=True, kw_only=True):
    """What Push and move have in common: how far, and where to. `free` is any direction the player likes, up to the distance."""

    distance: float | str  # inches, an amount with X, or `mv`
    way: Way = "free"
    of: Anchor = "self"  # toward or away from it

    def __post_init__(self) -> None:
        if self.distance != "mv":
            super().__post_init__()


def far(game: Malifaux, use: Use, word: Shift, model: Model) -> int:
    """The distance in mils."""
    if word.distance == "mv":
        return stats.stat(game, model, "mv") * UNIT
    if isinstance(word.distance, str):
        return worth(word.distance, use) * UNIT
    return mil(word.distance)


@clause("MALI-COND-08", "MALI-AMB-38", "MALI-BURY-02")
def movable(use: Use, models: Sequence[Model]) -> list[Model]:
    """The models on the table that this model may move: not a Staggered friend."""
    return [model for model in models if model.on_table and not condition.held(model, use.model)]


@clause("MALI-RES-08", "MALI-COND-08")
def why_nobody_moves(game: Malifaux, use: Use, word: Aimed) -> Refusal | None:
    """It can move no model."""
    models = whom(game, use, word)
    if movable(use, models):
        return None
    return refuse("why-unmoved", "MALI-COND-08", model=models[0].id) if models else why_nobody(game, use, word)


# -- Push


@word("effect", "push")
class Push(Shift, frozen=True, kw_only=True):
    """Pushed in a straight line (MALI-PUSH-01): toward or away from something the whole distance, or up to it in any direction; `fixed`:
    the whole distance in one direction, the same for all (MALI-AMB-137)."""

    way: Literal["free", "toward", "away", "fixed"] = "free"  # type: ignore[assignment]
    degrees: Annotated[int, msgspec.Meta(ge=0, le=359)] | None = (
        None  # of `fixed`: degrees to the left of east; None: the deciding player names it
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.degrees is not None and self.way != "fixed":
            raise ValueError("degrees go with `way: fixed`")


bars(Push)(why_nobody_moves)


@does(Push)
@rule("MALI-PUSH-01", "MALI-PUSH-02", "MALI-TOW-01", "MALI-DP-43")
def push(game: Malifaux, use: Use, word: Push) -> Rule[None]:
    meant = movable(use, (yield from affected_models(game, use, word)))
    if word.way == "fixed" and meant:
        yield from _straight(game, use, word, meant)
        return
    for model in meant:
        distance = far(game, use, word, model)
        if word.way == "free":
            region = pushes.Line(game, model, distance)
            about: questions.MovedBy = {"model": model.id, "by": use.model.id, "distance": distance}
            seat = decides(game, use, word, model)
            spot = yield Place("push", seat=seat, rule="MALI-PUSH-01", region=region, about=about)
            yield from pushes.to(game, model, spot)
        elif (goal := anchor(game, use, word.of, model)) is not None and goal is not model:
            yield from pushes.toward(game, model, goal, distance, away=word.way == "away")


@rule("MALI-PUSH-01", "MALI-AMB-137", "MALI-DP-43")
def _straight(game: Malifaux, use: Use, word: Push, models: Sequence[Model]) -> Rule[None]:
    """All of them go the whole distance in one direction: the one on the card, or the one named now."""
    degrees = word.degrees
    if degrees is None:
        first = models[0]
        seat, distance = decides(game, use, word, first), far(game, use, word, first)
        about: questions.MovedBy = {"model": first.id, "by": use.model.id, "distance": distance}
        degrees = yield Number("push-direction", seat=seat, rule="MALI-AMB-137", low=0, high=359, about=about)
    turn = math.radians(degrees)
    for model in models:
        if model.on_table:
            yield from pushes.push(game, model, math.cos(turn), math.sin(turn), far(game, use, word, model))


# -- move


@word("effect", "move")
class Move(Shift, frozen=True, kw_only=True):
    """Moves up to the distance, neither a Walk nor a Push; toward or away from something as near or as far as it can (MALI-TOW-02)."""


bars(Move)(why_nobody_moves)


@does(Move)
@rule("MALI-MOVE-04", "MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-03", "MALI-TOW-04", "MALI-DP-42")
def move(game: Malifaux, use: Use, word: Move) -> Rule[None]:
    for model in movable(use, (yield from affected_models(game, use, word))):
        distance, seat = far(game, use, word, model), decides(game, use, word, model)
        about: questions.MovedBy = {"model": model.id, "by": use.model.id, "distance": distance}
        if word.way == "free":
            region = route.Route(game, model, distance, walk=False)
            legs = yield Path("move", seat=seat, rule="MALI-MOVE-04", region=region, about=about)
            yield from walk.move(game, model, legs, distance)
            continue
        goal = anchor(game, use, word.of, model)
        if goal is None or goal is model:
            continue
        led = towards.region(game, model, goal, distance, away=word.way == "away")
        led_by: questions.MovedAbout = {**about, "target": goal.id}
        ask = "move-away" if word.way == "away" else "move-toward"
        legs = yield Path(ask, seat=seat, rule="MALI-TOW-01", region=led, about=led_by)
        yield from go(game, model, led, route.steps_of(legs), "MALI-TOW-01")


# -- Place


class PlacedNear(Aimed, frozen=True, kw_only=True):
    """What Place and Unbury have in common: how near, and near what: an object, or any Marker of some kinds that is not the target."""

    distance: float = 0
    contact: bool = False
    completely: bool = False
    kinds: tuple[str, ...] = ()  # any Marker of these instead of an object ...
    who: Literal["any", "friend", "enemy"] = "any"  # ... whose ...
    near: float = 0  # ... within this and in LoS of this model; 0: anywhere


@word("effect", "place")
class Placed(PlacedNear, frozen=True, kw_only=True):
    """Placed within a distance of itself, of an object or of some Marker, or in base contact with it (MALI-PLACE-01, -02)."""

    of: Anchor = "itself"


@bars(Placed)
@clause("MALI-PLACE-01", "MALI-RES-08")
def why_nobody_placed(game: Malifaux, use: Use, word: Placed) -> Refusal | None:
    """No model can be moved, or there is nothing to Place it beside."""
    reason = why_nobody_moves(game, use, word)
    if reason is None and all(spots(game, use, word, model) is None for model in movable(use, whom(game, use, word))):
        return refuse("why-no-place", "MALI-PLACE-01", model=use.model.id)
    return reason


def spots(game: Malifaux, use: Use, word: Placed | Unbury, model: Model) -> Region | None:
    """Where it may be Placed; None if nowhere."""
    goals = _lying(game, use, word) if word.kinds else [anchor(game, use, word.of, model)]
    centres = [goal for goal in goals if goal is not None]
    if not centres:
        return None
    if word.contact:
        return place.region(game, model, contact=centres)
    return place.region(game, model, within=mil(word.distance), of=centres, completely=word.completely)


@clause("MALI-CTRL-02", "MALI-MEAS-04", "MALI-MARK-14")
def _lying(game: Malifaux, use: Use, word: PlacedNear) -> Sequence[Thing | None]:
    """The Markers that it may be Placed beside."""
    markers = [m for m in game.state.markers if m.kind in word.kinds and control.belongs(m, use.model, word.who)]
    if not word.near:
        return markers
    reach, by = mil(word.near), use.model
    if not by.on_table:
        return []
    return [m for m in markers if measure.within(game, by, m, reach) and sight.sees(game, by, m)]


@does(Placed)
@rule("MALI-PLACE-01", "MALI-PLACE-02", "MALI-PLACE-03", "MALI-PLACE-04", "MALI-DP-43")
def put(game: Malifaux, use: Use, word: Placed) -> Rule[None]:
    for model in movable(use, (yield from affected_models(game, use, word))):
        region = spots(game, use, word, model)
        if region is None:
            continue
        seat, about = decides(game, use, word, model), questions.CausedBy(model=model.id, by=use.model.id)
        spot = yield Place("place", seat=seat, rule="MALI-PLACE-01", region=region, about=about)
        place.put(game, model, spot)


# -- Bury


@word("effect", "bury")
class Bury(Aimed, frozen=True, kw_only=True):
    """Buried: off the table and in play (MALI-BURY-01)."""


@bars(Bury)
@clause("MALI-BURY-05")
def why_nobody_to_bury(game: Malifaux, use: Use, word: Bury) -> Refusal | None:
    """There is no model that is not Buried already."""
    models = whom(game, use, word)
    if not models or any(model.on_table for model in models):
        return why_nobody(game, use, word)
    return refuse("why-buried", "MALI-BURY-05", model=models[0].id)


@does(Bury)
@rule("MALI-BURY-01", "MALI-BURY-05")
def bury(game: Malifaux, use: Use, word: Bury) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        burial.bury(game, model)


@word("effect", "unbury")
class Unbury(PlacedNear, frozen=True, kw_only=True):
    """A Buried model is Placed within a distance of an object or of some Marker, or in base contact with it; else in its owner's zone
    (MALI-BURY-03)."""

    of: Anchor = "self"


def whom_buried(game: Malifaux, use: Use, word: Unbury) -> list[Model]:
    """The Buried models that are meant, whether or not the filter says Buried."""
    return whom(game, use, replace(word, only=replace(word.only, buried=True)))


@bars(Unbury)
@clause("MALI-BURY-05")
def why_nobody_buried(game: Malifaux, use: Use, word: Unbury) -> Refusal | None:
    return None if whom_buried(game, use, word) else refuse("why-not-buried", "MALI-BURY-05", model=use.model.id)


@does(Unbury)
@rule("MALI-BURY-03", "MALI-BURY-05", "MALI-DP-55")
def unbury(game: Malifaux, use: Use, word: Unbury) -> Rule[None]:
    for model in whom_buried(game, use, word):
        yield from burial.unbury(game, use.seat, model, spots(game, use, word, model))
