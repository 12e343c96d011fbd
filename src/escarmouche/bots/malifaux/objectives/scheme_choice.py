"""Which Scheme to choose, and for which models."""

from __future__ import annotations

from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.proposals import first
from escarmouche.bots.malifaux.setup.roster import hardest_blow
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.games.malifaux.cards.card import Card

LIKED = {  # half the VP that each brings, as far as it has been tried
    "scheme-3": 0.66,  # Ley Line
    "scheme-10": 0.6,  # Assassinate
    "scheme-4": 0.54,  # Search the Ruins
    "scheme-7": 0.42,  # Take Prisoner
    "scheme-5": 0.39,  # Dig Their Graves
    "scheme-11": 0.35,  # Deliver a Message
    "scheme-9": 0.31,  # Outflank
    "scheme-2": 0.27,  # Breakthrough
    "scheme-12": 0.25,  # Claim Jump
    "scheme-1": 0.23,  # Detonate Charges
    "scheme-6": 0.22,  # Hold Up Their Forces
    "scheme-8": 0.21,  # Power Ritual
    "scheme-13": 0.19,  # Vendetta
}


def scheme(ask: Menu, position: Position) -> Answer:
    """The one that is easiest to score, with the models that it needs."""
    name, inner = max(ask.open(), key=lambda branch: LIKED.get(branch[0], 0.0))
    if inner is None:
        return name
    cards = {piece.id: position.cards.card(piece.card) for piece in position.scene.pieces}
    if name == "scheme-12" and isinstance(inner, Choose):
        return {name: max(map(str, inner.options), key=lambda friend: steadiness(cards[friend]))}
    if name == "scheme-7" and isinstance(inner, Choose):
        return {name: max(map(str, inner.options), key=lambda enemy: captivity(cards[enemy]))}
    if name == "scheme-13" and isinstance(inner, Menu):
        friend, enemies = max(inner.open(), key=lambda branch: vengefulness(cards[branch[0]]))
        if isinstance(enemies, Choose):
            return {name: {friend: min(map(str, enemies.options), key=lambda enemy: toughness(cards[enemy]))}}
    return {name: first(inner)}


def steadiness(card: Card) -> float:
    """A model that holds the middle: tough, quick enough, and not needed elsewhere."""
    return card.health + card.df + 0.7 * card.mv - 0.4 * card.cost


def vengefulness(card: Card) -> float:
    """A model that gets to an enemy, strikes hard and lives."""
    return hardest_blow(card) + card.mv + 0.5 * card.health


def captivity(card: Card) -> float:
    """An enemy that is easily held: lives long, walks slowly and strikes feebly."""
    return card.health + 0.5 * card.df - card.mv - 0.15 * hardest_blow(card)


def toughness(card: Card) -> float:
    return card.health + 1.5 * card.df
