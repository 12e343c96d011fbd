"""What a position of Moonstone is worth to a player: stones held, stones within reach, health, energy, danger."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from escarmouche.core.scene import Marker, Piece, Scene

STONE = 10.0  # a stone on a card
BODY = 3.0  # a character in play
BOX = 0.7  # an open health box
ENERGY = 0.12  # an energy token: good for a reaction at least
READY = 0.25  # more while the character has still to act this turn
NEAR = 5.0  # inches: what "within reach" fades over
TURNS = 4


def worth(scene: Scene, seat: int, sheet: Callable[[str], Any]) -> float:
    """Higher is better for that seat. Everything in it can be seen on the table."""
    if scene.phase == "over":
        return _final(scene, seat)
    pieces = [piece for piece in scene.pieces if piece.at is not None and "slain" not in piece.states]
    mine = [piece for piece in pieces if piece.seat == seat]
    theirs = [piece for piece in pieces if piece.seat != seat]
    total = _stones(scene, seat)
    total += sum(_body(piece) for piece in mine) - sum(_body(piece) for piece in theirs) / max(1, _seats(scene) - 1)
    left = max(0.3, 1 + TURNS - _track(scene, "turn"))
    lying = [marker for marker in scene.markers if marker.at is not None]
    total += _reach(lying, mine, left) - 0.6 * _reach(lying, theirs, left)
    total -= _danger(mine, theirs, sheet)
    total += 0.6 * _danger(theirs, mine, sheet)
    return total


def _final(scene: Scene, seat: int) -> float:
    held = {track.seat: int(track.value) for track in scene.tracks if track.name == "stones"}
    best = max((count for owner, count in held.items() if owner != seat), default=0)
    return 100.0 * (held.get(seat, 0) - best)


def _seats(scene: Scene) -> int:
    return sum(1 for track in scene.tracks if track.name == "stones")


def _track(scene: Scene, name: str) -> int:
    return next((int(track.value) for track in scene.tracks if track.name == name), 0)


def _stones(scene: Scene, seat: int) -> float:
    """Stones held, against the best of the others."""
    held = {track.seat: int(track.value) for track in scene.tracks if track.name == "stones"}
    others = [count for owner, count in held.items() if owner != seat]
    return STONE * (held.get(seat, 0) - 0.5 * max(others, default=0) - 0.5 * sum(others) / max(1, len(others)))


def _body(piece: Piece) -> float:
    badges = piece.badges
    boxes = badges["health"] - badges["wounds"]
    energy = badges["energy"] * (ENERGY if "activated" in piece.states else ENERGY + READY)
    return BODY + BOX * boxes + energy


def _gap(piece: Piece, at: tuple[int, int, int], radius: int) -> float:
    """Edge to edge, in inches."""
    assert piece.at is not None
    x, y, z = piece.at
    flat = math.hypot(x - at[0], y - at[1]) - piece.radius - radius
    return max(0.0, flat, abs(z - at[2]) * 2.0) / 1000


def _reach(stones: list[Marker], models: list[Piece], left: float) -> float:
    """Stones in the ground that the models can get at: each model counts for the stone it is matched with."""
    pairs = sorted(
        (_gap(model, stone.at, stone.radius) + 0.7 * stone.badges["depth"], i, k)
        for i, model in enumerate(models)
        for k, stone in enumerate(stones)
        if stone.at is not None
    )
    worth, models_used, stones_used = 0.0, set(), set()
    for cost, i, k in pairs:
        if i in models_used or k in stones_used:
            continue
        models_used.add(i)
        stones_used.add(k)
        worth += 0.6 * STONE * math.exp(-cost / (NEAR * math.sqrt(left)))
    return worth


def _danger(prey: list[Piece], hunters: list[Piece], sheet: Callable[[str], Any]) -> float:
    """How much the prey has to fear: hunters that reach it now, or could soon, more so if it carries stones."""
    total = 0.0
    for piece in prey:
        assert piece.at is not None
        stake = 0.5 + 1.5 * piece.badges["stones"]
        boxes = piece.badges["health"] - piece.badges["wounds"]
        own = sheet(piece.card).melee
        for hunter in hunters:
            card = sheet(hunter.card)
            gap = _gap(hunter, piece.at, piece.radius)
            reach = card.reach / 1000
            edge = max(0.2, (card.melee - own + 3) / 5)
            able = min(1.0, 0.3 + 0.3 * hunter.badges["energy"])
            if gap <= reach:
                total += stake * edge * able * 3.0 / (boxes + 1)
            elif gap < reach + 6:
                total += stake * edge * able * (1 - (gap - reach) / 6) * 1.2 / (boxes + 1)
    return total
