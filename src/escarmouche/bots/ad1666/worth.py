"""What a position is worth to a player: Victory Points, lives, cards, fights and shots that may come, and the scenario's goals.

The unit is a tenth of a Victory Point.
"""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.bots.ad1666.fate.cards import STRANGE, own, rated
from escarmouche.bots.ad1666.fighter import Sheet
from escarmouche.bots.ad1666.fray import fray
from escarmouche.bots.ad1666.goals import prospects
from escarmouche.bots.ad1666.position import Position, side_of, survey
from escarmouche.bots.ad1666.stakes import POINT
from escarmouche.bots.ad1666.volley import volley
from escarmouche.bots.ad1666.wiles import wiles
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.setup.scenario import COLOURS

OVER = 100.0  # more than anything that may still come
STORY = 80.0  # a story point: a night of a campaign has been won with it
TOKEN = 0.6  # a usable Fencing token
WATCH = 0.3
LULL = 6.0  # a Lull that lasts, to those who sneak
LEAD = 1.0  # having the Initiative
OMENS = {"fate": 2.0, "mind": 0.8, "faith": 0.8, "bribe": 1.0}  # tokens that serve later


def worth(scene: Scene, seat: int, sheet: Sheet) -> float:
    """Higher is better for that seat."""
    side = side_of(scene, seat)
    tracks = {(track.name, track.seat): int(track.value) for track in scene.tracks if isinstance(track.value, int)}
    total = POINT * (tracks.get(("points", side), 0) - tracks.get(("points", 1 - side), 0))
    total += STORY * (tracks.get(("story", seat), 0) - tracks.get(("story", 1 - seat), 0))
    if scene.phase == "over":
        return OVER * total
    position = survey(scene, seat, sheet)
    return total + lives(position) + cards(scene, seat, position) + omens(scene, side) + lasting(scene, position)


def lasting(scene: Scene, position: Position) -> float:
    """What hangs on where everybody stands."""
    return fray(position) + volley(position) + wiles(position) + prospects(scene, position)


def lives(position: Position) -> float:
    """What all of them are worth as they stand."""
    total = 0.0
    for one in position.fighters:
        if one.side >= 0:
            found = one.price * one.hale + TOKEN * one.tokens + WATCH * (one.watching and bool(one.guns))
            total += found if one.side == position.side else -found
    lull = position.stakes.scenario.lull
    if position.lull and lull is not None:
        total += LULL if COLOURS[position.side] == lull.side else -LULL
    return total


def cards(scene: Scene, seat: int, position: Position) -> float:
    """Cards in hand and the Initiative, against the other's. In the last turn there is little left to play them for."""
    late = lateness(position)
    total = rated(own(scene, seat), late)
    for hand in scene.hands:
        if hand.seat != seat:
            total += STRANGE * late * min(hand.count, 7) * (1 if side_of(scene, hand.seat) == position.side else -1)
    holder = next((track.seat for track in scene.tracks if track.name == "initiative"), None)
    if holder is not None:
        total += LEAD if holder == seat else -LEAD
    return total


def lateness(position: Position) -> float:
    """What cards are still good for."""
    return min(1.0, 0.25 + 0.4 * (position.turns - 0.5))


def omens(scene: Scene, side: int) -> float:
    """Tokens of seers, of Faith, of purses."""
    total = 0.0
    for piece in scene.pieces:
        if piece.cell:
            badges: Mapping[str, int] = piece.badges
            found = sum([OMENS[name] * count for name, count in badges.items() if name in OMENS])
            total += found if piece.marks["side"] == side else -found if piece.marks["side"] >= 0 else 0.0
    return total
