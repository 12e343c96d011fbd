"""Whom to activate next."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.bots.ad1666.combat.melee import clash
from escarmouche.bots.ad1666.combat.shooting import shot_value
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.objectives.nearness import turns_to
from escarmouche.bots.ad1666.position import Position, read
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.walking import TURN, walk
from escarmouche.bots.branches import question
from escarmouche.core.asks.ask import Answer, Choose, Menu, Option
from escarmouche.core.views.scene import Scene

NEAR = TURN + 2  # half Movement Points: within a Full Move of each other


def activate(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    return most_urgent(ask.options, read(scene, ask.seat, cards))


def turn(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """Menus that offer more than activation: activate."""
    characters = question(ask, Choose, "activate")
    if characters is None:
        return "pass"
    return {"activate": most_urgent(characters.options, read(scene, ask.seat, cards))}


def most_urgent(options: Iterable[Option], position: Position) -> str:
    """Characters that can do something at once come first: shooters, bearers, those in danger. One that would charge lets others act."""
    names = [str(name) for name in options if name != "pass"]
    return max(names, key=lambda name: urgency(position, name))


def urgency(position: Position, name: str) -> float:
    """How soon a Character should act."""
    fighter = position.fighter(name)
    if fighter is None:
        return -9.0
    held = bool(position.engagers[fighter.id])
    value = 0.0
    if fighter.guns and not held:
        enemies = position.enemies[fighter.id]
        value += max([shot_value(position, fighter, enemy) for enemy in enemies], default=0.0)
    value += errand(position, fighter)
    for enemy in position.enemies[fighter.id]:
        if enemy.acted or not enemy.upright:
            continue
        distance = walk(position.board, enemy.cell, fighter.cell, enemy.gait)
        if distance <= NEAR and not held:
            hit, hurt = clash(position, enemy, fighter, close=False)
            value += 0.25 * max(0.0, hit - hurt)  # go before they come
        hit, hurt = clash(position, fighter, enemy, close=False)
        if distance <= NEAR and hit > hurt:
            value -= 0.2 * (hit - hurt)  # let it act first, then go for it
    return value + (0.5 if held else 0.0) + front(position, fighter)


def front(position: Position, fighter: Fighter) -> float:
    """A Character ahead of the others makes room for them."""
    ways = [walk(position.board, fighter.cell, enemy.cell, fighter.gait) for enemy in position.enemies[fighter.id]]
    return 1.0 / (1 + min(ways, default=99) / TURN)


def errand(position: Position, fighter: Fighter) -> float:
    """A Character that carries something, or is close to it, should not wait."""
    value = 4.0 * len(fighter.carried)
    for goal in position.stakes.scenario.goals:
        places = position.floor.get(goal.item, ()) if goal.item else ()
        if places:
            value += 3.0 / (1 + turns_to(position, fighter, places))
    return value
