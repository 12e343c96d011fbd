"""Players who want a fight: they answer at random, but go where enemies are, and shoot and strike when they can."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.asks.region import Path
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.cards.library import band_of
from escarmouche.games.d10.ground import stand
from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

WILL = {"end": 0.1, "face": 0.2, "no-shot": 0.3, "defend": 0.5, "draw": 0.2, "lie": 0.3, "getup": 3.0, "dismount": 0.2}
WILL |= dict.fromkeys(("strike", "hithard", "charge", "shoot", "aim", "double", "trample", "flee", "climb"), 6.0)
WILL |= dict.fromkeys(("advance", "quick", "reload", "fastload", "take", "pickup", "beacon", "ladder"), 2.0)
LOOKED_AT = 12  # paths that are checked


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
        paths = list(itertools.islice(ask, LOOKED_AT))
        return min(paths, key=lambda legs: far(ask.region, legs)) if paths else ask.sample(rng)
    return ask.sample(rng)


def far(route: Route, legs: Answer) -> float:
    """How far from the nearest enemy a path ends."""
    x, y = legs[-1][:2]
    return min((math.hypot(enemy.x - x, enemy.y - y) for enemy in route.game.enemies(route.figure)), default=0.0)


# -- in the thick of it

SPREAD = 14.0  # cm around the middle of a brawl
PLIGHTS = ("up", "up", "up", "up", "prone", "stunned", "crouched")


def brawl(scenario: str, seed: int, edition: str = "advanced") -> dict[str, Any]:
    """A position for a case: both bands of a scenario in each other's faces somewhere on its table, in any plight of the level."""
    rng = random.Random(f"{scenario} {seed}")
    setup = BOOK.read_setup({"scenario": scenario, "edition": edition, "seats": 2})
    figures: dict[str, dict[str, Any]] = {}
    table = D10(BOOK.cases.position(setup, {"scenario": scenario, "figures": figures, "phase": "activation"}), setup)
    middle = rng.uniform(12, table.field.width / 1000 - 12), rng.uniform(12, table.field.height / 1000 - 12)
    for seat, force in enumerate(table.scenario.forces):
        for card in band_of(setup, force.band):
            figure = Figure(f"{card}-{len(figures)}", card, seat)
            figure.mounted = table.cards[card].mounted and table.scenario.riders
            entry = standing(table, figure, middle, rng)
            if entry:
                figures[figure.id] = {"card": card, "seat": seat, **entry}
                figure.x, figure.y, figure.z = (round(1000 * n) for n in entry["at"])
                figure.status = ""
                table.state.figures.append(figure)
                table.mustered()
    return {"scenario": scenario, "figures": figures, "turn": max(1, table.scenario.turns - 2)}


def standing(table: D10, figure: Figure, middle: tuple[float, float], rng: random.Random) -> dict[str, Any]:
    """Where a figure stands near the middle and how it is; nothing if no free place was found."""
    for _ in range(60):
        x, y = (round(1000 * (at + rng.gauss(0, SPREAD / 2))) for at in middle)
        floors = [floor for floor in table.field.surfaces if not floor or table.field.on_surface(x, y, floor)]
        floor = rng.choice(floors)
        if (figure.mounted and floor) or table.field.surfaces[floor].slope:
            continue
        if stand.taken(table, figure, x, y, floor) is None:
            entry: dict[str, Any] = {"at": [x / 1000, y / 1000, table.field.z_at(floor, x, y) / 1000], "floor": floor}
            return entry | plight(table, figure, table.field.rough(x, y, floor), rng)
    return {}


def plight(table: D10, figure: Figure, rough: bool, rng: random.Random) -> dict[str, Any]:
    """How a figure is, within what there is at the level."""
    entry: dict[str, Any] = {"facing": rng.randrange(360), "mounted": figure.mounted}
    entry["wounded"] = "wounds" in table.on and rng.random() < 0.2
    if not figure.mounted:
        entry["posture"] = rng.choice(PLIGHTS if "pos_table" in table.on else PLIGHTS[:-1])
        entry["hidden"] = "pos_table" in table.on and entry["posture"] == "up" and rough
    return entry
