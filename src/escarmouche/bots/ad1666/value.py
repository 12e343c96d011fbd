"""The value of a position: Victory Points, lives, cards, fights and shots that may come, and the scenario's goals.

The unit is a tenth of a Victory Point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from escarmouche.bots.ad1666.combat.melee import melee_value
from escarmouche.bots.ad1666.combat.shooting import shooting_value
from escarmouche.bots.ad1666.fate.hand import UNSEEN, hand_value, own_hand
from escarmouche.bots.ad1666.objectives.goals import prospects
from escarmouche.bots.ad1666.position import Position, read, side_of
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.stakes import POINT
from escarmouche.bots.ad1666.subterfuge import subterfuge_value
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.setup.scenario import COLOURS
from escarmouche.games.ad1666.state import Phase

OVER = 100.0  # more than anything that may still come
STORY = 80.0  # a story point: a night of a campaign has been won with it
FENCING = 0.6  # a usable Fencing token
WATCH = 0.3
LULL = 6.0  # a Lull that lasts, to the side that sneaks
INITIATIVE = 1.0
TOKENS = {"fate": 2.0, "mind": 0.8, "faith": 0.8, "bribe": 1.0}  # that serve later


def value_of(scene: Scene, seat: int, cards: PrintedCards) -> float:
    """Higher is better for that seat."""
    side, total = side_of(scene, seat), points_value(scene, seat)
    if cast(Phase, scene.phase) == "over":
        return OVER * total
    position = read(scene, seat, cards)
    return total + lives(position) + hands(scene, seat, position) + tokens(scene, side) + places(scene, position)


def points_value(scene: Scene, seat: int) -> float:
    """Victory Points and story points, against the other's."""
    side = side_of(scene, seat)
    tracks = {(track.name, track.seat): int(track.value) for track in scene.tracks if isinstance(track.value, int)}
    total = POINT * (tracks.get(("points", side), 0) - tracks.get(("points", 1 - side), 0))
    return total + STORY * (tracks.get(("story", seat), 0) - tracks.get(("story", 1 - seat), 0))


def places(scene: Scene, position: Position) -> float:
    """What depends on where everybody stands."""
    return melee_value(position) + shooting_value(position) + subterfuge_value(position) + prospects(scene, position)


def lives(position: Position) -> float:
    """What all of them are worth as they stand."""
    total = 0.0
    for fighter in position.fighters:
        if fighter.side >= 0:
            value = fighter.price * fighter.health + FENCING * fighter.tokens
            value += WATCH * (fighter.watching and bool(fighter.guns))
            total += value if fighter.side == position.side else -value
    lull = position.stakes.scenario.lull
    if position.lull and lull is not None:
        total += LULL if COLOURS[position.side] == lull.side else -LULL
    return total


def hands(scene: Scene, seat: int, position: Position) -> float:
    """Cards in hand and the Initiative, against the other's. In the last turn there is little left to play them for."""
    late = use_of_cards(position)
    total = hand_value(own_hand(scene, seat), late)
    for hand in scene.hands:
        if hand.seat != seat:
            total += UNSEEN * late * min(hand.count, 7) * (1 if side_of(scene, hand.seat) == position.side else -1)
    holder = next((track.seat for track in scene.tracks if track.name == "initiative"), None)
    if holder is not None:
        total += INITIATIVE if holder == seat else -INITIATIVE
    return total


def use_of_cards(position: Position) -> float:
    """What cards are still good for."""
    return min(1.0, 0.25 + 0.4 * (position.turns - 0.5))


def tokens(scene: Scene, side: int) -> float:
    """Tokens of seers, of Faith, of purses."""
    total = 0.0
    for piece in scene.pieces:
        if piece.cell:
            badges: Mapping[str, int] = piece.badges
            value = sum([TOKENS[name] * count for name, count in badges.items() if name in TOKENS])
            total += value if piece.marks["side"] == side else -value if piece.marks["side"] >= 0 else 0.0
    return total
