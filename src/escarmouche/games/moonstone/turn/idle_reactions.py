"""A Reaction Step is no question while no enemy can reach a model that may take one: the same step costs the same in its own activation."""

from __future__ import annotations

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import Ability
from escarmouche.games.moonstone.ground import measure
from escarmouche.games.moonstone.movement.move import STEP
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone

PASS = "pass"
FURTHER = 4_000  # what abilities may add to a move, and more than any of ours does


@clause("MOON-REACT-01", "MOON-MOVE-01")
def passes(game: Moonstone, ask: Ask) -> bool:
    """Is there nobody whom a step could save from an enemy, or bring anything that it could not buy later?"""
    if ask.name != "reaction" or not isinstance(ask, Menu) or "events" in game.on:
        return False
    able = [game.model(name) for name in ask.names if name != PASS]
    return not any(model.activated or _in_reach(game, model) for model in able)


def _in_reach(game: Moonstone, model: Model) -> bool:
    """Can an enemy that is still to act this turn reach it, or where it may step to?"""
    enemies = [enemy for enemy in game.models if enemy.in_play and enemy.seat != model.seat]
    return any(
        measure.gap(game, model, enemy) - STEP <= _threat(game, enemy) for enemy in enemies if _acts(game, enemy)
    )


def _acts(game: Moonstone, enemy: Model) -> bool:
    return not enemy.activated or enemy.id == game.state.active


@clause("MOON-MOVE-01", "MOON-MOVE-02", "MOON-ENG-01", "MOON-ACTIVE-02")
def _threat(game: Moonstone, enemy: Model) -> int:
    """How far it may get and strike with all its energy: steps and a Jog, and then its Melee or the ability that reaches furthest."""
    reaches = [game.card(enemy).reach, *(_far(ability) for ability in game.card(enemy).abilities.values())]
    return stats.jog(game, enemy) + enemy.energy * STEP + max(reaches) + FURTHER


def _far(ability: Ability) -> int:
    return max(ability.range, ability.pulse)
