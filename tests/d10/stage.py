"""Players who want a fight: they answer by chance, but go where enemies are, and shoot and strike when they can."""

from __future__ import annotations

import itertools
import math
import random

from escarmouche.core.ask import Answer, Ask, Menu
from escarmouche.core.region import Path
from escarmouche.games.d10.route import Route

WILL = {"end": 0.1, "face": 0.2, "no-shot": 0.3, "defend": 0.5, "draw": 0.2, "lie": 0.3, "getup": 3.0, "dismount": 0.2}
WILL |= dict.fromkeys(("strike", "hithard", "charge", "shoot", "aim", "double", "trample", "flee", "climb"), 6.0)
WILL |= dict.fromkeys(("advance", "quick", "reload", "fastload", "take", "pickup", "beacon", "ladder"), 2.0)
LOOKED_AT = 12  # paths that are looked at


def keen(ask: Ask, rng: random.Random) -> Answer:
    """What such a player answers."""
    if isinstance(ask, Menu):
        for name in sorted(ask.names, key=lambda name: -(rng.random() ** (1 / WILL.get(name, 1.0)))):
            inner = ask.branch(name)
            if inner is None:
                return name
            if isinstance(inner, Ask):
                return {name: keen(inner, rng)}
    if isinstance(ask, Path) and isinstance(ask.region, Route) and rng.random() < 0.8:
        found = list(itertools.islice(ask, LOOKED_AT))
        return min(found, key=lambda legs: far(ask.region, legs)) if found else ask.sample(rng)
    return ask.sample(rng)


def far(route: Route, legs: Answer) -> float:
    """How far from the nearest enemy a path ends."""
    x, y = legs[-1][:2]
    return min((math.hypot(enemy.x - x, enemy.y - y) for enemy in route.game.enemies(route.figure)), default=0.0)
