"""What a character is worth right now: printed stats with everything that changes them."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.events import agendas
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import within
from escarmouche.space.units import mil

JOG = 4000
SLOW_JOG = 2000


def _changed(game: Moonstone, model: Model, card: Card, stat: str) -> int:
    """Changes until the end of the turn add up, below 0 too (MOON-AMB-73), and so do passives that depend on who is near."""
    change = 0
    for effect in model.effects:
        if effect.kind == stat:
            change += effect.amount
    for near in card.words("near"):
        if near.stat == stat and _has_near(game, model, near.keyword, mil(near.distance)):
            change += near.amount
    return change


def _has_near(game: Moonstone, model: Model, word: str, distance: int) -> bool:
    body = game.body(model)
    return any(
        other is not model and word in game.card(other).keywords and within(body, game.body(other), distance)
        for other in game.in_play()
    )


@clause("MOON-AMB-73")
def melee(game: Moonstone, model: Model) -> int:
    card = game.card(model)
    stat = card.melee + _changed(game, model, card, "melee")
    return stat + agendas.melee_bonus(game, model) if "events" in game.on else stat


@clause("MOON-AMB-73")
def arcane(game: Moonstone, model: Model) -> int:
    card = game.card(model)
    stat = card.arcane + _changed(game, model, card, "arcane")
    return stat + agendas.arcane_bonus(game, model) if "events" in game.on else stat


@clause("MOON-AMB-73")
def evade(game: Moonstone, model: Model) -> int:
    card = game.card(model)
    return card.evade + _changed(game, model, card, "evade")


@clause("MOON-MOVE-04", "MOON-STONE-01")
def is_slow(game: Moonstone, model: Model) -> bool:
    """Slow by nature, by an effect, or because it carries a stone: several reasons count once."""
    return bool(game.card(model).words("slow")) or game.held(model) > 0 or game.has(model, "slow")


@clause("MOON-MOVE-02", "MOON-MOVE-04", "MOON-AMB-72")
def jog(game: Moonstone, model: Model) -> int:
    """How far it may jog: 4" and bonuses, capped at 2" by Slow."""
    reach = JOG + mil(sum(word.amount for word in game.card(model).words("stride")))
    if "events" in game.on:
        reach += agendas.jog_bonus(game, model)
    return min(reach, SLOW_JOG) if is_slow(game, model) else reach


@clause("MOON-DEF-11")
def has_keyword(game: Moonstone, model: Model, word: str) -> bool:
    return word in game.card(model).keywords


@clause("MOON-ENERGY-01")
def open_pips(game: Moonstone, model: Model) -> int:
    """Blue dots on boxes not filled: wounds fill the bar from the right (MOON-HEALTH-01)."""
    card = game.card(model)
    left = card.health - model.wounds
    return sum(1 for pip in card.pips if pip <= left)


def health_left(game: Moonstone, model: Model) -> int:
    return game.card(model).health - model.wounds
