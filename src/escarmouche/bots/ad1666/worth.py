"""What a position is worth to a player: Victory Points, lives, cards, fights and shots that may come, and the scenario's goals.

The unit is a tenth of a Victory Point.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.bots.ad1666.fighter import Fighter, Sheet, read
from escarmouche.bots.ad1666.goals import prospects
from escarmouche.bots.ad1666.paths import ENDLESS, reach
from escarmouche.core.scene import Scene
from escarmouche.space.grid import Ground, ground

POINT = 10.0
CARD = 0.9  # a card in hand
TOKEN = 0.5  # a usable Fencing token
LOADED = 0.8  # for each ready ranged weapon
MARKER = 1.5
WATCH = 0.6
LEAD = 1.0  # having the Initiative
SHOT = 0.45  # what a shot that could be fired is worth, of the damage expected
BLOW = 0.55  # and a fight
LATER = 0.6  # for who has acted already
FAR = 0.12  # for each square between who wants to fight and its prey
KILL = 3.0  # Wounds that the average life has left


def worth(scene: Scene, seat: int, sheet: Sheet) -> float:
    """Higher is better for that seat."""
    fighters = [read(piece, sheet) for piece in scene.pieces if piece.cell]
    side = side_of(scene, seat)
    points = {track.seat: int(track.value) for track in scene.tracks if track.name == "points"}
    total = POINT * (points.get(side, 0) - points.get(1 - side, 0))
    if scene.phase == "over":
        return 20 * total
    mine = [one for one in fighters if one.side == side]
    theirs = [one for one in fighters if one.side != side]
    total += lives(mine) - lives([one for one in theirs if not one.npc or one.side == 1 - side])
    total += cards(scene, seat, side)
    board = ground(sheet("grid"), scene.states)
    total += BLOW * fights(board, mine, theirs, scene.phase) - BLOW * fights(board, theirs, mine, scene.phase)
    total += SHOT * shots(board, mine, theirs, fighters) - SHOT * shots(board, theirs, mine, fighters)
    return total + prospects(scene, side, mine, theirs, board, sheet)


def side_of(scene: Scene, seat: int) -> int:
    """The party of a player: that of the own pieces, wherever they are."""
    return next((int(piece.marks["side"]) for piece in scene.pieces if piece.seat == seat), seat)


def lives(fighters: Sequence[Fighter]) -> float:
    """What all of them are worth as they stand."""
    return sum(
        [one.price * one.hale + TOKEN * one.tokens + LOADED * len(one.guns) + MARKER * one.marked for one in fighters]
    )


def cards(scene: Scene, seat: int, side: int) -> float:
    """Cards in hand and the Initiative, against the other's."""
    total = 0.0
    for hand in scene.hands:
        total += CARD * min(hand.count, 7) * (1 if hand.seat == seat or side_of(scene, hand.seat) == side else -1)
    holder = next((track.seat for track in scene.tracks if track.name == "initiative"), None)
    if holder is not None:
        total += LEAD if holder == seat else -LEAD
    return total


# -- fights


def fights(board: Ground, ours: Sequence[Fighter], others: Sequence[Fighter], phase: str) -> float:
    """What our close fighters may do to those beside them, and to those they are coming for."""
    total = 0.0
    for one in ours:
        if not one.upright or one.marked:
            continue
        beside = [other for other in others if not other.marked and other.cell in board.controls(one.cell)]
        if beside:
            gain = max([gained(board, one, other, ours) for other in beside])
            total += gain * (LATER if phase == "combat" and one.acted else 1)
        else:
            total += approach(board, one, others)
    return total


def gained(board: Ground, one: Fighter, other: Fighter, friends: Sequence[Fighter]) -> float:
    """What a fight may bring: the share of the other's life that the expected Wounds take."""
    around = board.controls(other.cell)
    support = 0.0
    for friend in friends:
        if friend is not one and friend.upright and not friend.marked and friend.cell in around:
            support += 2 if board.grid.opposite(one.cell, other.cell) == friend.cell else 1
    lead = one.melee + support - other.melee
    hit = odds(lead)
    damage = hit * max(0.5, 2.2 + 0.5 * max(lead, 0) + one.bite - other.armour)
    return other.price * min(1.0, damage / max(1, other.left)) * (1 if other.left > damage else 1.2)


@functools.lru_cache(maxsize=4096)
def odds(lead: float) -> float:
    """How likely a lead of so much wins an exchange of cards."""
    return min(0.95, max(0.05, 0.5 + 0.11 * lead))


def approach(board: Ground, one: Fighter, others: Sequence[Fighter]) -> float:
    """Who is at its best hand to hand wants to come near; nearer is better."""
    if one.guns and one.melee < 3:
        return 0.0
    best = 0.0
    for other in others:
        if other.marked:
            continue
        lead = one.melee - other.melee
        hope = other.price * odds(lead) * min(1.0, (2 + one.bite) / max(1, other.left)) * 0.5
        best = max(best, hope / (1 + FAR * 4 * reach(board, (other.cell,)).get(one.cell, ENDLESS)))
    return best


# -- shots


def shots(board: Ground, ours: Sequence[Fighter], others: Sequence[Fighter], everybody: Sequence[Fighter]) -> float:
    """What our shooters may do to those they see, each the best it can."""
    armed = [one for one in ours if one.guns and one.upright]
    if not armed:
        return 0.0
    bodies = {one.cell: one for one in everybody if one.upright}
    total = 0.0
    for one in armed:
        if any(other.cell in board.controls(one.cell) and other.upright and not other.marked for other in others):
            continue  # engaged: no aimed shot
        found = [aimed(board, one, other, bodies) for other in others if not other.marked]
        total += max(found, default=0.0) * (LATER if one.acted else 1)
    return total


def aimed(board: Ground, one: Fighter, other: Fighter, bodies: Mapping[str, Any]) -> float:
    """The share of the other's life that a shot may take."""
    distance = board.grid.distance(one.cell, other.cell)
    if distance > max(gun.reach for gun in one.guns):
        return 0.0
    line = board.shot(one.cell, other.cell, bodies)
    if not line.clear:
        return 0.0
    damage = max(next((rated for reach, rated in gun.bands if reach >= distance), 0.0) for gun in one.guns)
    if line.corner or line.obstacle:
        damage *= 0.75
    return other.price * min(1.0, max(0.0, damage - 0.3 * other.armour) / max(1, other.left))
