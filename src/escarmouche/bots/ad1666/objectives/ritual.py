"""The ritual: how likely it is that the caster completes it."""

from __future__ import annotations

from escarmouche.bots.ad1666.position import Position
from escarmouche.core.views.scene import Scene


def cards_laid(scene: Scene) -> tuple[int, int]:
    """Red and black cards that lie there."""
    counts = {track.name: int(track.value) for track in scene.tracks if track.name.startswith("ritual-")}
    return counts.get("ritual-red", 0), counts.get("ritual-black", 0)


def decided(scene: Scene, position: Position) -> bool:
    """Is the ritual complete, or has it failed?"""
    ritual = position.stakes.scenario.ritual
    red, black = cards_laid(scene)
    return ritual is None or red >= ritual.red or black >= ritual.black


def completion(scene: Scene, position: Position) -> float:
    """How likely it is that the red cards come first, if nobody disturbs the caster."""
    ritual = position.stakes.scenario.ritual
    if ritual is None:
        return 0.0
    red, black = cards_laid(scene)
    return red_first(ritual.red - red, ritual.black - black)


def red_first(red: int, black: int) -> float:
    """How likely it is that this many red cards come before this many black ones, each colour as likely as the other."""
    if red <= 0 or black <= 0:
        return 1.0 if red <= 0 else 0.0
    return 0.5 * red_first(red - 1, black) + 0.5 * red_first(red, black - 1)
