"""Moves that an effect imposes: directly away and towards, until something stops them (MOON-AMB-08, MOON-AMB-09, MOON-FALL-04)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import cos, hypot, sin
from typing import Any, Literal, NamedTuple

from escarmouche.games.moonstone.movement.push import slide
from escarmouche.games.moonstone.state import Model, Status
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.moonstone.board import BOARD, Scene, scene
from escarmouche.testing.differential.moonstone.plain_geometry import Spot, to_line
from escarmouche.testing.differential.moonstone.sight import CONTACT
from escarmouche.testing.differential.moonstone.tracks import Pace, Way, crosses, to_edge

SURE, MAYBE = -7.0, -2.0  # an overlap by this much: certain, possible
TOUCHES = 0.9  # perhaps it comes into contact
SHALLOW = 6.0  # how uncertain a touch at a slant is
VAGUE = 60.0  # how uncertain a touch may be at most
BOUND = 4.0  # an end is cut down to whole thousandths, and corners are rounded

Gap = Callable[[float, float], float]


class Rest(NamedTuple):
    """Where a pushed base comes to rest."""

    x: int
    y: int
    floor: str
    outcome: Literal["fell"] | Status  # over a rim; otherwise its status: removed over the edge of the board


def gaps(made: Scene, model: Model, floor: str, falls: bool) -> list[Gap]:
    """What stops a pushed base on a floor; the rim of its own floor does not if it may fall."""
    gaps: list[Gap] = [shape.away for lump in made.solid(floor) for shape in lump.shapes]
    gaps += [base.away for base in made.around(floor, model, made.radius(model))]
    own = _rim(made, floor) if falls else []
    gaps += [_rail(rail) for rail in made.rails(floor) if rail not in own]
    if made.game.setup.edition == "en":
        gaps.append(lambda x, y: min(x, y, BOARD - x, BOARD - y))
    return gaps


def _rail(rail: tuple[Spot, Spot]) -> Gap:
    return lambda x, y: to_line(x, y, *rail)


def _rim(made: Scene, floor: str) -> list[tuple[Spot, Spot]]:
    """The edges over which a base falls: those of a raised floor, without the stairs that rise from it, or the sides of stairs."""
    rising = [
        rail
        for f in made.flights.values()
        if f.lower == floor
        for rail in ((f.foot[0], f.head[0]), (f.foot[1], f.head[1]), f.head)
    ]
    return [rail for rail in made.rails(floor) if rail not in rising] if floor else []


def pushed(made: Scene, model: Model, ux: float, uy: float, distance: float, away: bool) -> tuple[Any, float]:
    """Step by small step along the line, until it would overlap something or has gone over a rim."""
    french = made.game.setup.edition == "fr"
    stop = _stop(made, model, ux, uy, distance, away and french)
    if stop is not None and not stop.fell:
        stop = _off_stones(made, model, ux, uy, stop)
    if stop is None:
        return CLOSE, 0.0
    x, y = model.x + ux * stop.far, model.y + uy * stop.far
    if any(to_line(x, y, *line) < BOUND + stop.doubt for f in made.flights.values() for line in (f.foot, f.head)):
        return CLOSE, 0.0  # on this floor or on that
    out = to_edge(x, y, made.radius(model)) + CONTACT
    if french and abs(out) < 2.5 + stop.doubt:
        return CLOSE, 0.0
    outcome: Literal["", "fell", "removed"] = "removed" if french and out < 0 else "fell" if stop.fell else ""
    return Rest(round(x), round(y), stop.floor, outcome), BOUND + stop.doubt


class Stop(NamedTuple):
    """How far it gets, on which floor, whether it goes over a rim there, and how uncertain that is."""

    far: float
    floor: str
    fell: bool = False
    doubt: float = 0.0  # where it runs along a thing, a hair's breadth decides where it touches


def _stop(made: Scene, model: Model, ux: float, uy: float, distance: float, falls: bool) -> Stop | None:
    """How far it gets; None if a graze or a shallow touch leaves it open."""
    r, end = made.radius(model), (model.x + ux * distance, model.y + uy * distance)
    known = {f: gaps(made, model, f, falls) for f in ("", *made.floors, *made.flights)}
    rims = {f: _rim(made, f) if falls else [] for f in known}

    def spare(x: float, y: float, floor: str) -> float:
        near = min((gap(x, y) for gap in known[floor]), default=1e9) - r + CONTACT
        return min(near, *(to_line(x, y, *rail) for rail in rims[floor]), 1e9)

    grazed: list[Gap] = []
    since = 0.0  # from there on it is on this floor
    before = Pace(0.0, model.x, model.y, model.floor)
    for pace in Way(made, model, [end]).paces(spare):
        for gap in known[before.floor] if pace.done else ():
            now = gap(pace.x, pace.y) - r
            if now < TOUCHES and now < gap(before.x, before.y) - r - 1e-9:
                grazed += [gap] if gap not in grazed else []
                if now < SURE:
                    return _at(gap, model, ux, uy, r, pace, before.floor, since) if grazed == [gap] else None
        if any(_crossed(before, pace, rail) for rail in rims[before.floor]):
            return (
                None
                if grazed or _to_end(pace, rims[before.floor]) < 5 or distance - pace.done < 5
                else Stop(pace.done, before.floor, True)
            )
        if pace.floor != before.floor:
            since = pace.done
        before = pace
    return None if grazed else Stop(distance, before.floor)


def _to_end(pace: Pace, rails: list[tuple[Spot, Spot]]) -> float:
    """How far it is from the ends of a rim: near them it is unclear whether it goes over."""
    return min(hypot(pace.x - x, pace.y - y) for rail in rails for x, y in rail)


def _crossed(a: Pace, b: Pace, rail: tuple[Spot, Spot]) -> bool:
    return crosses((a.x, a.y), (b.x, b.y), rail)


def _at(gap: Gap, model: Model, ux: float, uy: float, r: float, pace: Pace, floor: str, since: float) -> Stop | None:
    far, doubt = _touch(gap, model, ux, uy, r, pace.done, since)
    return Stop(far, floor, doubt=doubt) if doubt <= VAGUE else None


def _touch(
    gap: Gap, model: Model, ux: float, uy: float, r: float, done: float, since: float = 0.0
) -> tuple[float, float]:
    """Where on the way it came to touch this thing, and how uncertain that is."""

    def back(spare: float) -> float:
        s = done
        while s > since and gap(model.x + ux * s, model.y + uy * s) - r < spare:
            s -= 0.5
        return max(since, s)

    doubt = back(-1.0) - back(1.0)
    if (
        doubt > SHALLOW
    ):  # it may go on until it overlaps by the tolerance, if another part of the thing stops it by then
        doubt = back(-CONTACT) - back(1.0)
    return back(0.0), doubt


def _off_stones(made: Scene, model: Model, ux: float, uy: float, stop: Stop) -> Stop | None:
    """It ends on no stone, but just short of it. If that is on another floor, the answer is open."""
    r, far = made.radius(model), stop.far
    for _ in range(4):
        x, y = model.x + ux * far, model.y + uy * far
        under = [s for s in made.stones(stop.floor, r) if s.away(x, y) - r < MAYBE]
        if not under:
            return stop._replace(far=far) if far == stop.far or stop.floor == model.floor else None
        if all(stone.away(x, y) - r > SURE for stone in under) or len(under) > 1:
            return None
        far, doubt = _touch(under[0].away, model, ux, uy, r, far)
        if doubt > VAGUE or not far:
            return None
        stop = stop._replace(doubt=doubt)
    return None


def slid(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, houses=0.7)
    for model in made.models():
        for _ in range(8):
            away, distance = rng.random() < 0.6, rng.choice((1000, 2000, 3000))
            ux, uy = _direction(rng, made, model, away)
            before = (model.x, model.y, model.z, model.floor, model.status)
            brute, bound = pushed(made, model, ux, uy, distance, away)
            fell = slide(made.game, model, ux, uy, distance, away=away)
            outcome = "fell" if fell else model.status
            engine = Rest(model.x, model.y, model.floor, outcome)
            model.x, model.y, model.z, model.floor, model.status = before
            model.energy = 3
            how = "pushed" if away else "pulled"
            yield Comparison(
                engine,
                _settled(engine, brute, bound),
                f"{model.id} is {how} {distance} along {ux:.6f} {uy:.6f}; {made}",
            )


def _direction(rng: random.Random, made: Scene, model: Model, away: bool) -> Spot:
    """Directly away from another model or directly towards it; if there is nobody, in any direction."""
    other = rng.choice(made.models())
    dx, dy = model.x - other.x, model.y - other.y
    far = hypot(dx, dy)
    if not far or rng.random() < 0.2:
        angle = rng.uniform(0, 6.28)
        return cos(angle), sin(angle)
    return (dx / far, dy / far) if away else (-dx / far, -dy / far)


def _settled(engine: Rest, brute: Any, bound: float) -> Any:
    """The engine's answer, if the slow answer is within the bound."""
    if brute is CLOSE or engine[2:] != brute[2:]:
        return brute
    near = max(abs(engine.x - brute.x), abs(engine.y - brute.y)) <= bound
    return engine if near or engine.outcome == "removed" else brute


PREDICATES = (Predicate("push", ("MOON-AMB-08", "MOON-AMB-09", "MOON-FALL-04", "MOON-EDGE-01"), slid),)
