"""The sense of a player who has never seen the game: all positions look alike, so any legal answer will do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.dealer.chance import Random
from escarmouche.core.views.scene import Scene

PASSES = ("pass", "none", "stop", "stay")
follows: dict[str, str] = {}  # no question is known to mean nothing without the next one
rests: dict[str, str] = {}  # no answer is known to change nothing


def worth(scene: Scene, seat: int, sheet: Callable[[str], Any]) -> float:
    """Nothing is known of what is good."""
    return 0.0


def hides(scene: Scene) -> bool:
    """Does the position hold cards that the player cannot see?"""
    return any(hand.cards is None for hand in scene.hands)


def consider(ask: Ask, look: Callable[[], Scene], sheet: Callable[[str], Any]) -> Iterator[Answer] | None:
    """No answer is known to be worth more of a look than another."""
    return None


def plain(ask: Ask, look: Callable[[], Scene], sheet: Callable[[str], Any], rng: Random) -> Answer:
    """An answer without thinking: pass if that is offered, else by chance."""
    if isinstance(ask, Menu):
        for name in PASSES:
            if name in ask.names and ask.branch(name) is None:
                return name
    return ask.sample(rng)
