"""Interact: Drop a Scheme Marker, remove those in base contact, or do what a Strategy or Scheme allows (MALI-GACT-01)."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Answer, Branch, LazyBranch, Menu, Shut, parts
from escarmouche.core.asks.region import Place, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.goals import goal, scheme, strategy
from escarmouche.games.malifaux.ground import engage, marker, measure
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.movement.place import Spots
from escarmouche.games.malifaux.refusals import INTERACTS
from escarmouche.games.malifaux.state import MARKER, Marker, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions, once_per
from escarmouche.space.disc import Body
from escarmouche.space.units import TOLERANCE, mil

APART = mil(4)  # from other friendly Scheme Markers
FAR = APART + 2 * MARKER + TOLERANCE  # from centre to centre
TRIES = 16
PLAYED = {"turf": ("turf",), "idols": ("idol",), "explosives": ("plant", "defuse")}  # what a Strategy adds


@clause("MALI-GACT-01", "MALI-ENG-04", "MALI-SUMM-05", "MALI-DP-47", "MALI-AMB-92")
def offer(game: Malifaux, model: Model, seat: int) -> Branch | Shut:
    """What a model may Interact for. While it is engaged, only what a Scheme allows all the same."""
    if once_per.spent(game, model, "disengage", "activation"):
        return refuse("why-disengaged", "MALI-GACT-01", model=model.id)
    if model.summoned and model.summoned == game.state.turn:
        return refuse("why-summoned", "MALI-SUMM-05", model=model.id)
    branches: dict[str, LazyBranch] = {}
    dropped: Branch = None
    if not engage.engaged(game, model):
        dropped = drop(game, model, seat)
        branches = {
            "drop": dropped,
            "remove": functools.partial(why_no_scheme_marker, game, model),
            **strategy.interacts(game, model, seat),
        }
    if seat == model.seat:  # an opponent who controls it knows nothing of its player's Schemes
        branches |= scheme.interacts(game, model)
    why, about = functools.partial(why_not_offered, game, model, seat), questions.OfModel(model=model.id)
    menu = Menu("interact", seat=seat, rule="MALI-GACT-01", branches=branches, of="interact", about=about, why=why)
    if isinstance(dropped, Place) or next(menu.open(), None) is not None:
        return menu
    if not branches:
        return Shut(refuse("why-engaged-interact", "MALI-ENG-04", model=model.id), menu)
    return Shut(refuse("why-interact", "MALI-GACT-01", model=model.id), menu)


@clause("MALI-GACT-01", "MALI-ENG-04", "MALI-EXPL-03")
def why_not_offered(game: Malifaux, model: Model, seat: int, name: Answer) -> Refusal | None:
    """Why a model cannot Interact for something: it is engaged, another Strategy is played, it has no Token, or no message."""
    if name == "message":
        return scheme.why_no_message(game, model, seat)
    if name not in INTERACTS:
        return None
    if engage.engaged(game, model):
        return refuse("why-engaged-interact", "MALI-ENG-04", model=model.id)
    if name not in PLAYED.get(game.state.strategy, ()):
        return refuse("why-other-strategy", "MALI-GACT-01", branch=name)
    if name == "plant" and goal.counts(game, model):
        return refuse("why-no-explosives", "MALI-EXPL-03", model=model.id)
    return refuse("why-insignificant", "MALI-STRAT-02", model=model.id)


class Apart:
    """Where a Scheme Marker may be Dropped: a region about a model, except within 4" of other friendly ones (MALI-AMB-35)."""

    heights = True

    def __init__(self, game: Malifaux, region: Spots, body: Body, others: Sequence[Marker]) -> None:
        self.game, self.region, self.body, self.others = game, region, body, others
        heights = place.heights(region)
        self._sure = [(other.x, other.y, _sure(other, heights), other) for other in others]

    def why_not(self, answer: Answer) -> Refusal | None:
        near = self._near(answer)
        if near is not None:
            return refuse("why-scheme-near", "MALI-GACT-01", target=near.id, reach=APART)
        return self.region.why_not(answer)

    def _near(self, answer: Answer) -> Marker | None:
        """A Marker that is too near to a place; both heights count."""
        x, y = answer[0], answer[1]
        near = [other for other in self.others if math.hypot(other.x - x, other.y - y) <= FAR]
        return self._too_near(near, answer) if near else None

    def _free(self, x: int, y: int) -> bool:
        """Is no Marker too near to a place in the region? Heights are checked only where they matter."""
        near = []
        for other_x, other_y, sure, other in self._sure:
            apart = math.hypot(other_x - x, other_y - y)
            if apart <= FAR:
                if apart <= sure:
                    return False
                near.append(other)
        return not near or self._too_near(near, (x, y)) is None

    def _too_near(self, near: Sequence[Marker], answer: Answer) -> Marker | None:
        x, y = answer[0], answer[1]
        lies = marker.lies(self.game, "scheme", answer, self.region.ground(x, y), self.body.z)
        for other in near:
            if other.z == lies.z or measure.within(self.game, lies, other, APART):
                return other
        return None

    def sample(self, rng: Random) -> Answer:
        for _ in range(TRIES):
            answer = self.region.sample(rng)
            if self._free(*answer):
                return answer
        spots = list(self._between()) or list(self.propose())
        return spots[int(rng.random() * len(spots))]

    def propose(self) -> Iterator[Answer]:
        """The corners between the circles, where there is room if there is any; then the region's own proposals."""
        if place.full(self.region, self.others, FAR):
            return
        yield from self._between()
        yield from self._rest()

    def _rest(self) -> Iterator[Answer]:
        return self.region.but(lambda spot: not self._free(*spot))

    def __bool__(self) -> bool:
        """Is there any room? Usually there is, under the model or at a corner."""
        x, y = self.body.x, self.body.y
        if (self._free(x, y) and self.region.why_not_at(x, y, None) is None) or next(self._between(), None):
            return True
        return not place.full(self.region, self.others, FAR) and next(self._rest(), None) is not None

    def _between(self) -> Iterator[Answer]:
        x, y, far = self.body.x, self.body.y, self.body.r + MARKER + TOLERANCE
        for a, b in self._corners():
            if math.hypot(a - x, b - y) <= far and self._free(a, b) and self.region.why_not_at(a, b, None) is None:
                yield a, b

    def _corners(self) -> Iterator[tuple[int, int]]:
        rings = [(float(marker.x), float(marker.y), float(FAR + 2)) for marker in self.others]
        rings.append((float(self.body.x), float(self.body.y), float(self.body.r + MARKER)))
        for ring, other in itertools.combinations(rings, 2):
            yield from _meet(ring, other)

    def outline(self) -> Sequence[Ring]:
        return self.region.outline()


def _sure(marker: Marker, heights: Sequence[int] | None) -> int:
    """The distance from a Marker, centre to centre, within which a place is too near at any height; -1: there is none that is certain."""
    up = max([abs(marker.z - z) for z in heights]) if heights else APART
    return FAR if not up else FAR - up - 1 if up < APART else -1


def _meet(ring: tuple[float, float, float], other: tuple[float, float, float]) -> Iterator[tuple[int, int]]:
    """Where two circles meet, and the point of the second that is farthest from the first."""
    (x, y, r), (x2, y2, r2) = ring, other
    apart = math.hypot(x2 - x, y2 - y)
    if not apart:
        return
    ux, uy = (x2 - x) / apart, (y2 - y) / apart
    yield round(x2 + ux * r2), round(y2 + uy * r2)
    along = (apart**2 + r**2 - r2**2) / (2 * apart)
    aside = r**2 - along**2
    if aside >= 0:
        for turn in (1, -1):
            off = turn * math.sqrt(aside)
            yield round(x + ux * along - uy * off), round(y + uy * along + ux * off)


@clause("MALI-GACT-01", "MALI-MARK-13", "MALI-AMB-35", "MALI-DP-47")
def drop(game: Malifaux, model: Model, seat: int) -> Place | Refusal:
    """A place in base contact with it, or under it, over 4" from all other friendly Scheme Markers."""
    body, near = game.body(model), []
    for other in game.state.markers:
        if other.kind == "scheme" and other.seat == seat:  # friendly to the model's controller (MALI-MARK-06)
            apart = math.hypot(other.x - body.x, other.y - body.y)
            if other.z == body.z and apart + body.r + MARKER <= FAR:  # even the far side is too near
                return refuse("why-scheme-near", "MALI-GACT-01", target=other.id, reach=APART)
            if apart - body.r - MARKER <= FAR:
                near.append(other)
    spots = place.drop(game, "scheme", model)
    if spots is None:
        return refuse("why-marker-nowhere", "MALI-MARK-11", kind="scheme")
    region: Apart | Spots = Apart(game, spots, body, near) if near else spots
    if not region:
        return refuse("why-scheme-near", "MALI-GACT-01", target=near[0].id, reach=APART)
    about: questions.PutDown = {"model": model.id, **marker.puts(game, "scheme")}
    return Place("interact-drop", seat=seat, rule="MALI-GACT-01", region=region, about=about)


@clause("MALI-GACT-01", "MALI-AMB-34")
def why_no_scheme_marker(game: Malifaux, model: Model) -> Refusal | None:
    """All Scheme Markers in base contact go, friendly and enemy ones."""
    return None if scheme_markers_touched(game, model) else refuse("why-no-marker", "MALI-GACT-01", model=model.id)


def scheme_markers_touched(game: Malifaux, model: Model) -> list[Marker]:
    return [marker for marker in game.state.markers if marker.kind == "scheme" and measure.contact(game, model, marker)]


@rule("MALI-GACT-01", "MALI-MARK-05", "MALI-MARK-06", "MALI-MARK-13", "MALI-AMB-34")
def carry_out(game: Malifaux, resolving: Resolving, chosen: Answer) -> Rule[None]:
    """What was chosen is carried out."""
    model = game.model(resolving.model)
    word, value = parts(chosen)
    if word == "drop":
        marker.put(game, "scheme", value, control.owner(game, model), z=model.z)
    elif word == "remove":
        gone = scheme_markers_touched(game, model)
        game.tell("markers-removed", "MALI-GACT-01", model=model.id, markers=[touching.kind for touching in gone])
        for touching in gone:
            marker.remove(game, touching, "MALI-GACT-01")
    elif word in strategy.interacts(game, model):
        yield from strategy.interact(game, model, word, value)
    else:
        occasions.aimed(game, resolving, value)
        scheme.interact(game, model, value)
