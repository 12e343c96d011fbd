"""When a Soulstone pays: for cards at the start of a Turn, and against damage."""

from __future__ import annotations

from escarmouche.bots.malifaux.fate.stake import soulstone_value
from escarmouche.bots.malifaux.objectives.casualties import life, loss
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.games.malifaux.questions import OfDamage, StoneDraw


def draw(ask: Choose, position: Position) -> Answer:
    """Two cards more while there are stones enough for all Turns."""
    return "spend" if about_of(ask, StoneDraw)["stones"] >= position.left + 2 else "keep"


def block(ask: Choose, position: Position) -> Answer:
    """A worse damage flip for the other player, if that is worth a stone."""
    about = about_of(ask, OfDamage)
    fighter, attacker = position.fighter(about["model"]), position.fighter(about["by"])
    if fighter is None or attacker is None:
        return "keep"
    hope = 0.25 * loss(position, fighter, 4) + 0.25 * (fighter.health <= 4) * life(fighter)
    return "spend" if hope > soulstone_value(position) else "keep"


def reduce(ask: Choose, position: Position) -> Answer:
    """About two wounds less, if they are worth a stone."""
    about = about_of(ask, OfDamage)
    fighter, amount = position.fighter(about["model"]), about["amount"]
    if fighter is None:
        return "keep"
    whole = loss(position, fighter, amount)
    saved = sum([whole - loss(position, fighter, amount - prevented) for prevented in (1, 2, 2, 3)]) / 4
    return "spend" if saved > soulstone_value(position) else "keep"
