"""Harvest: digging up Moonstones (MOON-HARVEST)."""

from __future__ import annotations

import functools
import math
from typing import Any

from escarmouche.core.asks.ask import Choose, Shut
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.goals import stones
from escarmouche.games.moonstone.ground.engage import engagers
from escarmouche.games.moonstone.state import STONE, Model, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.units import TOLERANCE


@clause("MOON-HARVEST-01", "MOON-AMB-30")
def cost(game: Moonstone, model: Model) -> int:
    """1 energy, and more for a Weakling."""
    more: int = sum(word.amount for word in game.card(model).words("harvest-cost"))
    return 1 + more


@clause("MOON-AMB-14")
def in_contact(game: Moonstone, model: Model) -> list[Stone]:
    """The stones that touch its base."""
    far = game.card(model).radius + STONE + TOLERANCE
    return [
        stone
        for stone in game.stones
        if not stone.holder
        and stone.floor == model.floor
        and (stone.x - model.x) ** 2 + (stone.y - model.y) ** 2 <= far * far
    ]


@clause("MOON-HARVEST-01", "MOON-HARVEST-02", "MOON-DEC-16")
def branch(game: Moonstone, model: Model) -> Choose | Refusal | Shut:
    """Which stone to dig at, or why none."""
    options = [stone.id for stone in in_contact(game, model)]
    why = functools.partial(why_not_harvested, game, model)
    ask = Choose("harvest", seat=model.seat, rule="MOON-HARVEST-01", options=options, of="stone", why=why)
    if not options:
        return Shut(refuse("why-no-stone", "MOON-HARVEST-01", model=model.id), ask)
    price = cost(game, model)
    if model.energy < price:
        return refuse("why-no-energy", "MOON-ACT-02", model=model.id, cost=price, energy=model.energy)
    enemies = engagers(game, model)
    if enemies:
        return refuse("why-harvest-engaged", "MOON-HARVEST-02", model=model.id, enemy=enemies[0].id)
    return ask


@clause("MOON-HARVEST-01", "MOON-HARVEST-03")
def why_not_harvested(game: Moonstone, model: Model, name: Any) -> Refusal | None:
    """Why a stone cannot be dug at: somebody carries it, or it does not touch the base."""
    stone = next((stone for stone in game.stones if stone.id == name), None)
    if stone is None or stone in in_contact(game, model):
        return None
    if stone.holder:
        return refuse("why-stone-carried", "MOON-HARVEST-03", stone=stone.id, model=stone.holder)
    if stone.floor != model.floor:
        return refuse("why-stone-storey", "MOON-HARVEST-01", stone=stone.id, model=model.id)
    gap = math.hypot(stone.x - model.x, stone.y - model.y) - game.card(model).radius - STONE
    return refuse("why-stone-far", "MOON-HARVEST-01", stone=stone.id, model=model.id, gap=round(gap))


@clause("MOON-HARVEST-01")
def harvest(game: Moonstone, model: Model, stone: Stone) -> None:
    """Its depth goes down by 1; at 0 the character takes the stone."""
    stone.depth -= 1
    if stone.depth <= 0:
        stones.take(game, model, stone)
    else:
        game.tell("dug", "MOON-HARVEST-01", model=model.id, stone=stone.id, depth=stone.depth)
