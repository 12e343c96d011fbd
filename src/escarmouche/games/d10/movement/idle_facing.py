"""Which way to look after a move is no question while no enemy can come near, or shoot, before the figure may turn again."""

from __future__ import annotations

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Ask, Number
from escarmouche.core.play.rule import clause
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import advance
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.ground import fog, measure
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

ADVANCES = 2  # in one activation: no figure gets further


@clause("D10-GEO-06", "D10-GEO-04")
def keeps_facing(game: D10, ask: Ask) -> int | None:
    """The direction it looks in already, where no other can matter; None: it may, so the player is asked."""
    if ask.name != "face" or not isinstance(ask, Number) or game.setup.fog:
        return None
    known, about = fog.known(game, ask.seat), about_of(ask, questions.Face)
    figure = known.figure(about["figure"])
    if _watches(known, figure) or any(_matters(known, figure, enemy) for enemy in known.figures):
        return None
    return about["now"]


def _watches(game: D10, figure: Figure) -> bool:
    """May it shoot at anybody who comes into its front, or does a shield guard that side?"""
    shoots = "shoot_adv" in game.on and any(game.weapon(thing).shoots for thing in figure.things)
    return shoots or arms.shielded(game, figure)


def _matters(game: D10, figure: Figure, enemy: Figure) -> bool:
    """Is it an enemy that is still to arrive, or that can be in contact before the figure is activated again?"""
    if enemy.seat == figure.seat:
        return False
    if not enemy.in_play:
        return enemy.status == "reserve"
    turns = 1 if enemy.activated else 2  # what is left of this turn, and the next one up to the figure's own activation
    return measure.gap(figure, enemy) <= turns * ADVANCES * advance(game, enemy)
