"""Moves that an effect imposes: directly away, directly towards, and being placed (MOON-AMB-08, 09, 81)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from escarmouche.core.asks.ask import Answer, Menu, Number, parts
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.ground import height
from escarmouche.games.moonstone.movement.ladder import on_ladder
from escarmouche.games.moonstone.movement.move_end import remove
from escarmouche.games.moonstone.movement.places_along_outlines import Line, Stretches, through
from escarmouche.games.moonstone.movement.route import Gait, Route
from escarmouche.games.moonstone.state import STONE, WIDEST, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body, touching
from escarmouche.space.place import Track, around, free
from escarmouche.space.shape import Piece, Thing, gap
from escarmouche.space.travel.path import Straight
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE


@rule("MOON-AMB-08", "MOON-AMB-09", "MOON-FALL-04", "MOON-SQUEEZE-04", "MOON-TERR-07", "MOON-TERR-11")
def push(game: Moonstone, model: Model, source: Model, distance: int) -> Rule[None]:
    """Directly away from a model: along the ray through the two centres, the full distance or to first contact."""
    if model.in_play and on_ladder(model):
        if "falling" in game.on:
            yield from height.fall(game, model, _mover(game))
    elif model.in_play:
        dx, dy = yield from _direction(game, source, model)
        fell = slide(game, model, dx, dy, distance, away=True)
        if fell:
            yield from height.fall(game, model, _mover(game))


@clause("MOON-AMB-08", "MOON-AMB-09")
def pull(game: Moonstone, model: Model, towards: Model, distance: int) -> bool:
    """Directly towards a model, at most into contact. True if the two bases then touch."""
    if not model.in_play or on_ladder(model):
        return False
    if not touching(game.body(model), game.body(towards)):
        far = math.hypot(towards.x - model.x, towards.y - model.y)
        if far:
            slide(game, model, (towards.x - model.x) / far, (towards.y - model.y) / far, distance, away=False)
    return abs(model.z - towards.z) < 1000 and touching(game.body(model), game.body(towards))


def _mover(game: Moonstone) -> int:
    active = game.state.active
    return game.model(active).seat if active else game.state.seat


def _direction(game: Moonstone, source: Model, model: Model) -> Rule[tuple[float, float]]:
    """Away from the source; if the centres coincide, the player who moves the model picks a direction."""
    dx, dy = model.x - source.x, model.y - source.y
    far = math.hypot(dx, dy)
    if far:
        return dx / far, dy / far
    about: questions.Direction = {"model": model.id, "source": source.id}
    degrees = yield Number("direction", seat=_mover(game), rule="MOON-AMB-08", low=0, high=359, about=about)
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


class _Stretch(NamedTuple):
    """A part of a line on one floor: from how far along it to how far."""

    floor: str
    start: float
    end: float


class _Rest(NamedTuple):
    """How far a model is moved along a line, on which floor that is, what stopped it, and whether it goes over a raised edge there."""

    far: float
    floor: str
    hit: str | None = None
    over: bool = False


def slide(game: Moonstone, model: Model, dx: float, dy: float, distance: float, *, away: bool) -> bool:
    """Move a model in a straight line until something stops it. True if it went over a raised edge and falls [FR]."""
    stretches = _stretches(game, model, dx, dy, distance)
    rest = _rest(game, model, dx, dy, stretches, away=away)
    if not rest.over:
        rest = _short_of_stones(game, model, dx, dy, stretches, rest)
    start = (model.x, model.y, model.z)
    model.x, model.y = int(model.x + dx * rest.far), int(model.y + dy * rest.far)
    model.floor = rest.floor
    model.z = game.field.z_at(model.floor, model.x, model.y) if model.floor else 0
    if rest.far >= TOLERANCE:  # nothing is reported if it did not move
        game.tell(
            "pushed",
            "MOON-AMB-09",
            model=model.id,
            start=start,
            end=(model.x, model.y, model.z),
            by=rest.hit or "",
            far=round(rest.far),
        )
    if game.edition.removal and not _on_table(game, model, game.card(model).radius):
        remove(game, model)
        return False
    return rest.over


def _stretches(game: Moonstone, model: Model, dx: float, dy: float, distance: float) -> list[_Stretch]:
    """A line cut where the centre steps from one floor to another, over the foot or the head of stairs."""
    if not game.field.has_portals:
        return [_Stretch(model.floor, 0.0, distance)]
    end = Straight(round(model.x + dx * distance), round(model.y + dy * distance))
    spans = Route(game, model, Gait("pushed", int(distance), "MOON-AMB-09")).spans([end])
    ends = [math.hypot(span.leg.x - model.x, span.leg.y - model.y) for span in spans[:-1]]
    return [_Stretch(span.floor, *at) for span, at in zip(spans, pairwise([0.0, *ends, distance]), strict=True)]


@clause("MOON-AMB-09", "MOON-FALL-04", "MOON-AMB-67")
def _rest(game: Moonstone, model: Model, dx: float, dy: float, stretches: list[_Stretch], *, away: bool) -> _Rest:
    """To first contact; [FR] directly away over the edge of a raised floor or of stairs, else the edge stops it."""
    r = game.card(model).radius
    for floor, start, end in stretches:
        x, y, falls = model.x + dx * start, model.y + dy * start, away and "falling" in game.on and bool(floor)
        solids = _solids(game, model, floor, (x, y), (model.x + dx * end, model.y + dy * end), rails=not falls)
        far, hit = contact(x, y, dx, dy, end - start, r, solids)
        over = _over_the_rim(game, floor, x, y, dx, dy, far) if falls else None
        if over is not None:
            return _Rest(start + over, floor, hit, over=True)
        if hit is not None:
            return _Rest(start + far, floor, hit)
    return _Rest(stretches[-1].end, stretches[-1].floor)


def _over_the_rim(game: Moonstone, floor: str, x: float, y: float, dx: float, dy: float, far: float) -> float | None:
    """How far along a line the centre leaves a raised floor over its rim; None if it does not."""
    crossings = []
    for edge in game.field.rims(floor):
        out = dx * edge.nx + dy * edge.ny
        if out > 0:
            t = ((edge.x0 - x) * edge.nx + (edge.y0 - y) * edge.ny) / out
            if 0 <= t <= far and edge.apart(x + dx * t, y + dy * t) <= ROUNDING:
                crossings.append(t)
    return min(crossings, default=None)


def _is_rim(game: Moonstone, floor: str, piece: Piece) -> bool:
    """Is it an edge of that floor? The sides of stairs that rise from it are not."""
    return piece.kind == "rail" and game.field.rail_of(piece.id) in ("rim", floor)


def _on_table(game: Moonstone, model: Model, r: int) -> bool:
    inner = r - TOLERANCE
    return inner <= model.x <= game.field.width - inner and inner <= model.y <= game.field.height - inner


def _solids(
    game: Moonstone, model: Model, floor: str, start: tuple[float, float], end: tuple[float, float], *, rails: bool
) -> list[Thing]:
    """Obstacles, Barriers and bases stop it; Water and Wood do not; [EN] the board edge does."""
    (x, y), (ex, ey), r = start, end, game.card(model).radius
    near = game.field.near(floor, min(x, ex) - r, min(y, ey) - r, max(x, ex) + r, max(y, ey) + r)
    solids: list[Thing] = [piece for piece in near if rails or not _is_rim(game, floor, piece)]
    solids += _bases(game, floor, r, model)
    if not game.edition.removal:
        solids += game.field.edges
    return solids


def _short_of_stones(
    game: Moonstone, model: Model, dx: float, dy: float, stretches: list[_Stretch], rest: _Rest
) -> _Rest:
    """A model that would end on a stone stops just short of it; it moves over others on its way."""
    r = game.card(model).radius
    while True:
        far, floor = rest.far, rest.floor
        stones = stones_near(game, floor, r)
        end = Body("", round(model.x + dx * far), round(model.y + dy * far), r, model.z)
        under = free(end, stones)
        if under is None:
            return rest
        stop, _ = contact(model.x, model.y, dx, dy, far, r, [s for s in stones if s.id == under])
        if stop >= far:
            return rest._replace(far=max(0.0, far - TOLERANCE))
        floor = next(stretch.floor for stretch in stretches if stop <= stretch.end)
        rest = rest._replace(far=stop, floor=floor)


# -- placing


class Within:
    """Free places within a distance of where a model stands now."""

    def __init__(self, game: Moonstone, model: Model, distance: int) -> None:
        self.game, self.model, self.distance = game, model, distance
        self.body = game.body(model)

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = answer[0], answer[1]
        far = math.hypot(x - self.body.x, y - self.body.y) - 2 * self.body.r
        if far > self.distance + TOLERANCE:
            return refuse("why-too-far-place", "MOON-AMB-81", gap=round(far), reach=self.distance)
        hit = self._fault(x, y)
        return refuse("why-no-room-there", "MOON-MOVE-06", by=hit) if hit else None

    def _fault(self, x: int, y: int) -> str | None:
        base, floor = Body("", x, y, self.body.r, self.model.z), self.model.floor
        return self.game.field.legal_spot(base, floor) or free(base, standing(self.game, floor, self.model))

    def sample(self, rng: Random) -> Answer:
        for _ in range(32):
            angle, far = rng.random() * 2 * math.pi, self.distance * math.sqrt(rng.random())
            spot = (round(self.body.x + far * math.cos(angle)), round(self.body.y + far * math.sin(angle)))
            if self._fault(*spot) is None:
                return spot
        return self.body.x, self.body.y

    def propose(self) -> Iterator[Answer]:
        yield self.body.x, self.body.y
        for ring in (0.5, 1.0):
            for k in range(16):
                angle, far = 2 * math.pi * k / 16, self.distance * ring
                spot = (round(self.body.x + far * math.cos(angle)), round(self.body.y + far * math.sin(angle)))
                if self._fault(*spot) is None:
                    yield spot

    def outline(self) -> Sequence[Ring]:
        far = self.distance + self.body.r
        return [
            [
                (
                    round(self.body.x + far * math.cos(k * math.pi / 24)),
                    round(self.body.y + far * math.sin(k * math.pi / 24)),
                )
                for k in range(48)
            ]
        ]


def standing(game: Moonstone, floor: str, but: Model | None = None) -> list[Thing]:
    """Bases and stones on a floor, and at the ends of the stairs that lead there."""
    r = game.card(but).radius if but is not None else WIDEST
    return [*_bases(game, floor, r, but), *stones_near(game, floor, r)]


@clause("MOON-AMB-102")
def _bases(game: Moonstone, floor: str, r: int, but: Model | None) -> list[Thing]:
    """The bases that one of this radius on a floor can run into."""
    others = [(m, game.body(m)) for m in game.on_board() if m is not but]
    return [body for m, body in others if game.field.meets(floor, m.floor, m.x, m.y, r + body.r)]


@clause("MOON-AMB-102")
def stones_near(game: Moonstone, floor: str, r: int) -> list[Thing]:
    """The stones that a base of this radius on a floor can lie on."""
    return [game.stone_body(s) for s in game.lying() if game.field.meets(floor, s.floor, s.x, s.y, r + STONE)]


@clause("MOON-AMB-81")
def contact_places(game: Moonstone, model: Model, target: Model) -> Stretches:
    """Any free legal spot in base contact with the target, no path and no line of sight needed."""
    return _places_beside(game, target, game.card(model).radius, model, "MOON-AMB-81")


@clause("MOON-STONE-04", "MOON-AMB-29")
def stone_places(game: Moonstone, model: Model) -> Stretches:
    """Where a stone may lie in base contact with a model: off other stones, bases, Obstacles and Barriers."""
    return _places_beside(game, model, STONE, None, "MOON-STONE-04")


def _places_beside(game: Moonstone, target: Model, r: int, but: Model | None, rule_id: str) -> Stretches:
    """Free places in contact with a model, on its floor; at the end of stairs also on the floor they lead to."""
    body = game.body(target)

    def why_not_at(x: int, y: int) -> Refusal | None:
        floor = floor_beside(game, target, x, y)
        base = Body("", x, y, r, game.field.z_at(floor, x, y))
        if abs(gap(base, body)) > TOLERANCE:
            return refuse("why-not-in-contact", rule_id)
        hit = game.field.legal_spot(base, floor) or free(base, standing(game, floor, but))
        return refuse("why-no-room-there", "MOON-MOVE-06", by=hit) if hit else None

    return Stretches(list(_tracks_beside(game, target, r, but)), list(_portal_lines(game, target)), why_not_at)


def floor_beside(game: Moonstone, target: Model, x: int, y: int) -> str:
    """The floor of a place beside a model: its own, or the one on the other side of the foot or the head of stairs."""
    floor = game.field.footing(target.floor)
    if floor != target.floor or not game.field.has_portals:
        return floor
    return Route(game, target, Gait("beside", 0, "MOON-AMB-81")).spans([Straight(x, y)])[-1].floor


def _tracks_beside(game: Moonstone, target: Model, r: int, but: Model | None) -> Iterator[Track]:
    """Stretches around a model that are free on its floor, or on one that stairs join it to."""
    body, field = game.body(target), game.field
    reach = body.r + 3 * r
    for floor in sorted(field.joined(field.footing(target.floor))):
        terrain = field.near(floor, body.x - reach, body.y - reach, body.x + reach, body.y + reach)
        things = [thing for thing in standing(game, floor, but) if thing.id != target.id]
        yield from around(body, r, [*terrain, *things], (0, 0, field.width, field.height)).tracks


def _portal_lines(game: Moonstone, target: Model) -> Iterator[Line]:
    """Where a place beside a model ends up on another floor: straight over the foot or the head of stairs."""
    for portal in game.field.surface(target.floor).portals:
        segment = portal.line
        far = math.hypot(segment.x1 - segment.x0, segment.y1 - segment.y0)
        nx, ny = (segment.y0 - segment.y1) / far, (segment.x1 - segment.x0) / far
        yield Line(nx, ny, nx * segment.x0 + ny * segment.y0)
        yield from through(target.x, target.y, segment.x0 - target.x, segment.y0 - target.y)
        yield from through(target.x, target.y, segment.x1 - target.x, segment.y1 - target.y)


@rule("MOON-AMB-81", "MOON-DEC-33")
def place_in_contact(
    game: Moonstone, model: Model, target: Model, seat: int, rule_id: str, may: bool = False
) -> Rule[None]:
    """Place a model anywhere in base contact with another; with `may`, the player can also leave it where it is."""
    if not model.in_play:
        return
    places = contact_places(game, model, target)
    if not places:
        game.tell("no-room", rule_id, model=model.id, target=target.id)
        return
    about: questions.Place = {"model": model.id, "target": target.id}
    spot = Place("place", seat=seat, rule=rule_id, region=places, about=about)
    if may:
        answer = yield Menu("place", seat=seat, rule=rule_id, branches={"stay": None, "spot": spot}, about=about)
        branch, where = parts(answer)
        if branch == "stay":
            return
    else:
        where = yield spot
    _set_down(game, model, where[0], where[1], floor_beside(game, target, where[0], where[1]), rule_id)


@rule("MOON-AMB-81", "MOON-DEC-36")
def place_within(game: Moonstone, model: Model, distance: int, seat: int, rule_id: str) -> Rule[None]:
    """Place a model on any free spot within a distance of its present base."""
    if not model.in_play:
        return
    region = Within(game, model, distance)
    where = yield Place("place", seat=seat, rule=rule_id, region=region, about=questions.Place(model=model.id))
    _set_down(game, model, where[0], where[1], model.floor, rule_id)


def _set_down(game: Moonstone, model: Model, x: int, y: int, floor: str, rule_id: str) -> None:
    start = (model.x, model.y, model.z)
    model.x, model.y, model.floor = x, y, floor
    model.z = game.field.z_at(floor, x, y) if floor else 0
    model.ladder, model.rung = "", 0
    game.tell("placed", rule_id, model=model.id, start=start, end=(model.x, model.y, model.z))
