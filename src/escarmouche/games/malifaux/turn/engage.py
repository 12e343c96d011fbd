"""Engagement: who is in whose melee reach, and Friendly Fire (MALI-ENG)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE

NONE = -1  # no (melee) Action: no engagement range, which is less than one of 0"


@clause("MALI-ENG-01")
def range(game: Malifaux, model: Model) -> int:
    """The longest range of its (melee) Actions in mils, those of its Upgrades too; NONE if it has none."""
    reach = game.cards[model.card].reach
    if model.upgrades:
        reach = max(reach, *[game.upgrades[upgrade].reach for upgrade in model.upgrades])
    return reach


@clause("MALI-ENG-02")
def engages(game: Malifaux, one: Model, other: Model) -> bool:
    """Is the other an enemy within its engagement range and LoS? It need not be mutual."""
    if one.seat == other.seat or one.status != "" or other.status != "":
        return False
    reach = range(game, one)
    return reach != NONE and measure.within(game, one, other, reach) and sight.sees(game, one, other)


def _engagers(game: Malifaux, model: Model) -> Iterator[Model]:
    """The enemies that engage it, one after the other: most are too far away, and are passed over at once."""
    cards, x, y, seat = game.cards, model.x, model.y, model.seat
    r = cards[model.card].radius + TOLERANCE
    most = game.backs.reach + measure.WIDEST + r
    left, right = x - most, x + most
    for enemy in game.models:
        if enemy.seat == seat or not left <= enemy.x <= right or enemy.status != "":
            continue
        card, dx, dy = cards[enemy.card], enemy.x - x, enemy.y - y
        far = (range(game, enemy) if enemy.upgrades else card.reach) + card.radius + r
        if dx * dx + dy * dy <= far * far and engages(game, enemy, model):
            yield enemy


def engagers(game: Malifaux, model: Model) -> list[Model]:
    """The enemies that engage it."""
    return list(_engagers(game, model))


@clause("MALI-ENG-02", "MALI-ENG-03", "MALI-ENG-04", "MALI-ENG-06")
def engaged(game: Malifaux, model: Model) -> bool:
    """Does any enemy engage it? Then it declares no (missile) Action, no Interact and no Charge."""
    return next(_engagers(game, model), None) is not None


def engaging(game: Malifaux, model: Model) -> bool:
    """Does it engage any enemy?"""
    return any(engages(game, model, enemy) for enemy in _about(game, model))


def _about(game: Malifaux, model: Model) -> list[Model]:
    """The enemies that no engagement range is too short for, theirs or its own."""
    x, y, seat, far = model.x, model.y, model.seat, game.backs.reach + 2 * measure.WIDEST + TOLERANCE
    left, right, low, high = x - far, x + far, y - far, y + far
    return [
        enemy
        for enemy in game.models
        if enemy.seat != seat and left <= enemy.x <= right and low <= enemy.y <= high and enemy.status == ""
    ]


@clause("MALI-ENG-03", "MALI-ENG-08")
def shoots(game: Malifaux, model: Model) -> bool:
    """May it take (missile) Actions while engaged?"""
    return passives.has(game, model, "shoots-engaged")


@clause("MALI-ENG-07", "MALI-ENG-08")
def friendly_fire(game: Malifaux, shooter: Model, target: Model) -> bool:
    """Is the target engaged or engaging? Not counting a shooter that may shoot while engaged."""
    close = shoots(game, shooter)
    for enemy in _about(game, target):
        if close and enemy is shooter:
            continue
        if engages(game, enemy, target) or engages(game, target, enemy):
            return True
    return False
