"""Corrupted Idols: a Marker each Turn on the Centerline, which models bleed to move (MALI-IDOL)."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Number
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import JOKERS, MARKER, NOBODY, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body
from escarmouche.space.shape import Thing, gap
from escarmouche.space.units import TOLERANCE, UNIT, mil

KIND = "strategy"
ASIDE = mil(8)  # from the end of the Centerline
MOST = 3  # damage
SIDES = ("left", "right")
STRIDE = MARKER // 4  # no free place between two objects is missed: a Marker would not fit into less


def lying(game: Malifaux) -> list[Marker]:
    return goal.laid(game, KIND)


# -- where it appears


@rule("MALI-IDOL-01", "MALI-IDOL-02", "MALI-DP-20", "MALI-AMB-125")
def start(game: Malifaux) -> Rule[None]:
    """A Marker appears on the Centerline, at the place given by the suit of the card that the player with Initiative has in the
    Conflict."""
    seat = game.state.initiative
    card = yield from suited(game, seat, game.state.flips[seat])
    suit = deck.suit(card)
    side = "left" if suit == "mask" else "right"
    if suit == "crow":
        side = yield Choose("idol-edge", seat=seat, rule="MALI-IDOL-01", options=SIDES, of="side")
    distance = {"ram": length(game) / 2, "crow": edge(game)}.get(suit, float(ASIDE))
    spot = yield from free(game, seat, distance if side == "left" else length(game) - distance)
    if spot is None:
        game.tell("idol-none", "MALI-IDOL-02", seat=seat + 1, card=card)
    else:
        game.tell("idol", "MALI-IDOL-01", seat=seat + 1, card=card)
        markers.put(game, KIND, spot, NOBODY, "MALI-IDOL-01")


@rule("MALI-AMB-101", "MALI-AMB-125")
def suited(game: Malifaux, seat: int, card: str) -> Rule[str]:
    """A card whose suit counts; for a Joker another card is flipped just for this, and discarded."""
    while card in JOKERS or not card:
        cards = yield from deck.take(game, seat, 1, "MALI-IDOL-01")
        card = str(cards[0])
        deck.stack(game, seat, cards)
        game.tell("idol-flip", "MALI-AMB-101", seat=seat + 1, card=card)
    return card


def length(game: Malifaux) -> float:
    return math.dist(*zone.centerline(game))


@clause("MALI-AMB-100")
def edge(game: Malifaux) -> float:
    """How far from the end of the Centerline a Marker must be to lie wholly on the table."""
    return MARKER * math.sqrt(2) + 1 if game.state.deployment in ("corner", "flank") else MARKER


@clause("MALI-AMB-102", "MALI-IDOL-01")
def at(game: Malifaux, seat: int, distance: float) -> tuple[int, int]:
    """The point of the Centerline at this distance from its left end, seen by a player who looks from their own zone to the other."""
    start, end = zone.centerline(game)
    if seat != game.state.attacker:
        start, end = end, start
    share = distance / math.dist(start, end)
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


@rule("MALI-IDOL-02", "MALI-DP-20")
def free(game: Malifaux, seat: int, distance: float) -> Rule[tuple[int, int] | None]:
    """That place, or if something is there, a place beside it on the Centerline; None if there is no room."""
    hit = under(game, at(game, seat, distance))
    if not hit:
        return at(game, seat, distance)
    spots = {side: spot for side in SIDES if (spot := beside(game, seat, distance, hit, side))}
    if not spots:
        return None
    side = next(iter(spots))
    if len(spots) > 1:
        about: questions.IdolBeside = {"by": hit[0].id}
        side = yield Choose("idol-beside", seat=seat, rule="MALI-IDOL-02", options=list(spots), of="side", about=about)
    return spots[side]


def under(game: Malifaux, spot: tuple[int, int]) -> list[Thing]:
    """What a Marker at a place would lie on: Strategy Markers, Impassable terrain, models."""
    base = Body("", *spot, MARKER)
    return [thing for thing in objects(game, base) if gap(base, thing) < -TOLERANCE]


def objects(game: Malifaux, base: Body) -> Iterator[Thing]:
    """Strategy Markers, Impassable terrain and models near a Marker, on its level."""
    floor = markers.floor_at(game, base, 0.0)
    z, box = stand.rest(game, floor, base.x, base.y, base.r), measure.around(base, TOLERANCE)
    yield from (game.marked(marker) for marker in lying(game) if marker.floor == floor)
    for feature in measure.near(game, "impassable", box):
        if measure.same_floor(floor, feature):
            yield feature.piece
    yield from stand.bodies(game, box, z, z + 1)


@clause("MALI-IDOL-02")
def beside(game: Malifaux, seat: int, distance: float, hit: list[Thing], side: str) -> tuple[int, int] | None:
    """The nearest place on one side that touches an object in the way; None if the Marker would lie on something else there, or off
    the table."""
    step = -STRIDE if side == "left" else STRIDE
    low, high = edge(game), length(game) - edge(game)
    inner, outer = distance, distance
    while _lies_over(game, seat, outer, hit):
        inner, outer = outer, outer + step
        if not low - STRIDE <= outer <= high + STRIDE:
            return None
    while abs(outer - inner) > 0.25:
        middle = (inner + outer) / 2
        inner, outer = (middle, outer) if _lies_over(game, seat, middle, hit) else (inner, middle)
    spot = at(game, seat, outer)
    on_table = low - 1 <= outer <= high + 1
    return spot if on_table and not under(game, spot) else None


def _lies_over(game: Malifaux, seat: int, distance: float, hit: list[Thing]) -> bool:
    """Would a Marker there lie on one of these?"""
    base = Body("", *at(game, seat, distance), MARKER)
    return any(gap(base, thing) < 0 for thing in hit)


# -- Interact


@clause("MALI-IDOL-03")
def interacts(game: Malifaux, model: Model, seat: int) -> dict[str, LazyBranch]:
    """A Marker in base contact."""
    args = (game, model, seat, "interact-idol", KIND, "MALI-IDOL-03")
    return {"idol": functools.partial(goal.touched_marker, *args)}


@rule("MALI-IDOL-03", "MALI-IDOL-04", "MALI-DP-62", "MALI-AMB-103", "MALI-AMB-126", "MALI-MARK-14")
def interact(game: Malifaux, model: Model, word: str, chosen: Answer) -> Rule[None]:
    """Up to three damage, no more than its Health; then the Marker may be moved as far, even if that killed the model."""
    from escarmouche.games.malifaux.harm import damage  # damage leads to deaths, which lead back to the Strategies

    marker, seat = game.marker(chosen), control.decider(game, model)
    about: questions.OfModel = {"model": model.id}
    most = min(MOST, model.health)
    amount = yield Number("idol-damage", low=0, high=most, seat=seat, rule="MALI-IDOL-03", about=about)
    hit = damage.Hit(model, amount, model, "idol", irreducible=True, ignores=(damage.STURDY,))
    suffered = yield from damage.suffer(game, [hit])
    reach = sum([hit.amount for hit in suffered]) * UNIT
    region = around(game, marker, reach) if reach else None
    if region:
        dropped: questions.IdolDrop = {"model": model.id, "reach": reach, **markers.puts(game, KIND)}
        spot = yield Place("idol-drop", seat=seat, rule="MALI-IDOL-04", region=region, about=dropped)
        move(game, marker, spot)


@clause("MALI-IDOL-04", "MALI-AMB-126")
def around(game: Malifaux, marker: Marker, reach: int) -> place.Spots | None:
    """Where it may be Dropped: within that distance, in base contact with no model and no Impassable terrain."""
    spots = place.drop(game, KIND, marker, reach)
    if spots is None:
        return None
    whole = spots.why_not_at

    def why_not_at(x: int, y: int, z: float | None) -> Refusal | None:
        by = what_it_would_touch(game, Body("", x, y, marker.radius), float(marker.z) if z is None else z)
        return whole(x, y, z) or (refuse("why-idol-touches", "MALI-IDOL-04", by=by) if by else None)

    spots.why_not_at = why_not_at
    return spots if spots else None


def what_it_would_touch(game: Malifaux, base: Body, z: float) -> str | None:
    """A model or a piece of Impassable terrain that a Marker at a place would touch."""
    floor = markers.floor_at(game, base, z)
    level, box = stand.rest(game, floor, base.x, base.y, base.r), measure.around(base, TOLERANCE)
    things: list[Thing] = list(stand.bodies(game, box, level, level + 1))
    things += [feature.piece for feature in measure.near(game, "impassable", box) if measure.same_floor(floor, feature)]
    return next((thing.id for thing in things if gap(base, thing) <= TOLERANCE), None)


def move(game: Malifaux, marker: Marker, spot: Answer) -> None:
    """The Marker is moved to a place."""
    base = Body("", spot[0], spot[1], marker.radius)
    marker.floor = markers.floor_at(game, base, spot[2] if len(spot) > 2 else float(marker.z))
    marker.x, marker.y, marker.z = base.x, base.y, stand.rest(game, marker.floor, base.x, base.y, base.r)
    game.tell("marker-moved", "MALI-IDOL-04", marker=marker.id, kind=marker.kind, end=(marker.x, marker.y, marker.z))


@clause("MALI-IDOL-05")
def count(game: Malifaux, seat: int) -> int:
    """Strategy Markers completely in the enemy half."""
    enemy = game.opponent(seat)
    return sum([zone.completely_on_half(game, enemy, marker) for marker in lying(game)])
