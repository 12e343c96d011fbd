"""Falling: a model that loses its support falls and suffers for it; solid Markers fall, too (MALI-MOVE-08, MALI-AMB-62)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, Disc
from escarmouche.space.place import nearest_places
from escarmouche.space.shape import Thing
from escarmouche.space.units import TOLERANCE, UNIT, Point

NEAR = 3 * UNIT  # usually there is room as near as this


@rule("MALI-MOVE-08", "MALI-MOVE-10", "MALI-TERR-08")
def fall(game: Malifaux, model: Model, seat: int | None = None) -> Rule[bool]:
    """What it stood on is gone: down to the highest floor below. Says whether it had to land aside."""
    floor = below(game, model)
    height = model.z - stand.level(game, floor, model.x, model.y)
    aside = yield from land(game, model, floor, max(0.0, height), seat)
    return aside


@clause("MALI-MOVE-08")
def below(game: Malifaux, model: Model) -> str:
    """The highest floor under a base that still stands."""
    floors = [f for f in stand.floors(game, game.body(model)) if f != model.floor]
    lower = [f for f in floors if stand.level(game, f, model.x, model.y) <= model.z + TOLERANCE]
    return max(lower, key=lambda floor: stand.level(game, floor, model.x, model.y), default=TABLE)


@rule("MALI-MOVE-08", "MALI-AMB-62", "MALI-EX-09")
def land(game: Malifaux, model: Model, floor: str, height: float, seat: int | None = None) -> Rule[bool]:
    """It lands that far below; if the spot is taken, at the nearest free one. It suffers half the distance."""
    from escarmouche.games.malifaux.harm import damage  # what it sets off may move models, which may fall

    start = (model.x, model.y, model.z)
    spots, floor = places(game, game.body(model), stand.height(game, model), floor)
    aside = spots != [(model.x, model.y)]
    x, y = spots[0]
    if len(spots) > 1:
        chooser = seat if seat is not None else mover(game, control.decider(game, model))
        about: questions.Landing = {"model": model.id, "height": round(height)}
        region = Spots(spots, model.id)
        answer = yield Place("landing", seat=chooser, rule="MALI-AMB-62", region=region, about=about)
        x, y = answer[0], answer[1]
    model.x, model.y, model.floor = x, y, floor
    model.z = stand.rest(game, floor, x, y, game.cards[model.card].radius)
    hurt = fallen(height)
    game.tell(
        "fell", "MALI-MOVE-08", model=model.id, start=start, end=(x, y, model.z), height=round(height), damage=hurt
    )
    if hurt:
        yield from damage.suffer(game, [damage.Hit(model, hurt, source="fall")])
    return aside


def mover(game: Malifaux, owner: int) -> int:
    """Who controls the move: the seat that decides for the Action under way."""
    return game.state.resolving[-1].seat if game.state.resolving else owner


@rule("MALI-MARK-03", "MALI-AMB-59", "MALI-AMB-62")
def come_down(game: Malifaux, marker: Marker, x: int, y: int, floor: str) -> Rule[tuple[int, int, str]]:
    """A solid Marker falls like a model: if the spot is taken, to the nearest free one. Says where it lies, and on what."""
    body = Body(marker.id, x, y, marker.radius)
    spots, floor = places(game, body, max(1, measure.tall(game, marker)), floor)
    x, y = spots[0]
    if len(spots) > 1:
        seat = mover(game, game.lead)
        about: questions.MarkerLanding = {"kind": marker.kind, "puts": marker.kind, "radius": marker.radius}
        answer = yield Place("marker-landing", seat=seat, rule="MALI-AMB-62", region=Spots(spots), about=about)
        x, y = answer[0], answer[1]
    return x, y, floor


@clause("MALI-AMB-62")
def places(game: Malifaux, body: Body, tall: float, floor: str) -> tuple[list[Point], str]:
    """Where a base can land: below, or the nearest places beside what is in the way; and on which floor."""
    but = (body.id,)
    if stand.hit(game, body, floor, tall, but) is None:
        return [(body.x, body.y)], floor
    for onto in dict.fromkeys((floor, TABLE)):
        for far in (NEAR, 2 * game.field.width):
            spots = _beside(game, body, tall, onto, far)
            good = [p for p in spots if stand.hit(game, Disc(*p, body.r), onto, tall, but) is None]
            if good:
                return good, onto
    raise LookupError("there is no room left on the table")


def _beside(game: Malifaux, body: Body, tall: float, onto: str, far: int) -> list[Point]:
    """The nearest free places on a floor, if they are no further than this: only what lies so near can be in the way there."""
    but, side, z = (body.id,), game.field.width, stand.level(game, onto, body.x, body.y)
    box = measure.around(body, far)
    solids: list[Thing] = [*stand.bodies(game, box, z, z + tall, but, onto)]
    near = measure.near(game, "solid", box)
    solids += [f.piece for f in near if f.id not in but and stand.stops(f, onto, z)]
    places = nearest_places(body.x, body.y, body.r, solids, (0, 0, side, side))
    return [place for place in places if dist(place, (body.x, body.y)) <= far]


class Spots:
    """A few places, one of which must be taken."""

    def __init__(self, spots: Sequence[Point], model: str = "") -> None:
        self.spots, self.model = spots, model  # none: they are a Marker's

    def why_not(self, answer: Answer) -> Refusal | None:
        near = min(dist(spot, answer[:2]) for spot in self.spots)
        if near <= TOLERANCE:
            return None
        if not self.model:
            return refuse("why-not-nearest-marker", "MALI-AMB-62")
        return refuse("why-not-nearest", "MALI-AMB-62", model=self.model)

    def sample(self, rng: Random) -> Answer:
        return self.spots[int(rng.random() * len(self.spots))]

    def propose(self) -> Iterator[Answer]:
        return iter(self.spots)

    def outline(self) -> Sequence[Ring]:
        return [list(self.spots)]


def fallen(height: float) -> int:
    """Damage of a fall (MALI-MOVE-08): half the distance in inches, rounded down."""
    return int(height // (2 * UNIT))
