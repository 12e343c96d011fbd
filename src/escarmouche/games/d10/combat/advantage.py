"""Advantages in close combat (D10-CC-10): they decide equal totals, and three of them give a reroll."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.ground.measure import contact, down, ready
from escarmouche.games.d10.state import Action, Figure
from escarmouche.games.d10.table import D10

RUN = 5_000  # a shorter charge gives no advantage (D10-CC-05)
REROLL = 3  # advantages for a reroll (D10-CC-12)


@clause("D10-CC-10", "D10-CC-24")
def advantages(game: D10, action: Action, fighter: Figure, enemy: Figure) -> list[str]:
    """A fighter's advantages, one word each: every friend in contact, posture, equipment, charge, hit hard."""
    words = ["friend"] * friends(game, fighter, enemy)
    if exposed(action, fighter, enemy):
        words.append("posture")
    if equipped(game, action, fighter, enemy):
        words.append("equipped")
    if fighter.id == action.figure and charging(game, action, enemy):
        words.append("charge")
    if fighter.id == action.figure and heavy(game, action, fighter):
        words.append("hithard")
    return words


@clause("D10-CC-14", "D10-AMB-13")
def friends(game: D10, fighter: Figure, enemy: Figure) -> int:
    """The others of its band, standing, crouched or mounted, who touch the opponent."""
    return sum(ready(friend) and contact(friend, enemy) for friend in game.friends(fighter))


@clause("D10-CC-15")
def exposed(action: Action, fighter: Figure, enemy: Figure) -> bool:
    """The opponent is in a bad posture: on the ground, crouched, climbing, or attacked from behind."""
    behind = action.behind and fighter.id == action.figure
    return behind or down(enemy) or enemy.posture in ("crouched", "climbing")


@clause("D10-CC-16", "D10-WPN-17", "D10-AMB-14")
def equipped(game: D10, action: Action, fighter: Figure, enemy: Figure) -> bool:
    """Well equipped: an E strictly higher than the opponent's."""
    charge = action.name == "charge"
    own = arms.equipment(game, fighter, enemy, charge and fighter.id == action.figure)
    return own > arms.equipment(game, enemy, fighter, charge and enemy.id == action.figure)


@clause("D10-CC-05", "D10-WPN-19")
def charging(game: D10, action: Action, enemy: Figure) -> bool:
    """A charge of 5 cm or more, unless it runs into a pike or a spear from the front."""
    if action.name != "charge" or action.charged < RUN:
        return False
    weapon = arms.melee(game, enemy)
    return action.behind or weapon is None or not game.weapon(weapon).long


@clause("D10-CC-17")
def heavy(game: D10, action: Action, fighter: Figure) -> bool:
    """Hit hard; where that action does not exist, a strike with a heavy weapon."""
    if "melee_adv" in game.on:
        return action.name == "hithard"
    weapon = arms.melee(game, fighter)
    return action.name == "strike" and weapon is not None and game.weapon(weapon).heavy


@clause("D10-CC-12", "D10-CC-13", "D10-AMB-15")
def rerolls(game: D10, words: list[str]) -> bool:
    """Three or more of its own, whatever the opponent has, give one reroll of the JC."""
    return "adv_reroll" in game.on and len(words) >= REROLL
