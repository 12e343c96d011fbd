"""Engagement: who is in whose Melee Range and sight (MOON-ENG)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.ground import sight
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import gap_in_space
from escarmouche.space.units import TOLERANCE


@clause("MOON-ENG-01")
def engages(game: Moonstone, a: Model, b: Model) -> bool:
    """Does `a` have `b` within its own Melee Range and sight? With different ranges it can be one-sided."""
    card = game.cards[a.card]
    far = card.reach + card.radius + game.cards[b.card].radius + TOLERANCE
    if a.seat == b.seat or (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > far * far:
        return False
    return gap_in_space(game.body(a), game.body(b)) <= card.reach + TOLERANCE and sight.sees(game, a, b)


@clause("MOON-ENG-02")
def engagers(game: Moonstone, model: Model) -> list[Model]:
    """Every enemy that has it within that enemy's Melee Range and sight."""
    return [enemy for enemy in game.enemies(model) if engages(game, enemy, model)]
