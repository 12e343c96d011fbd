"""The essentials of a printed card of Moonstone, worked out once for each card."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.moonstone.cards.card import Ability, Amount, Card

SHARE = 0.6  # the share of a weapon's bonus or of armour that counts in an average blow: not every type, not every card
HIT = 0.5  # the share of shots that hit: the right colour is not always at hand, or believed
KEPT = 1024  # cards remembered; players' own cards come and go


class Shot(NamedTuple):
    """An ability that wounds from afar."""

    ability: str
    inches: float
    wounds: float  # to expect
    cost: int


class CardSummary(NamedTuple):
    """A card in short."""

    card: Card
    reach: float  # inches
    weapon: float  # what its weapon adds to an average blow
    armour: float  # what its armour takes away
    dig: int  # energy for a Harvest
    stride: float  # how much further than others it jogs, in inches
    shots: tuple[Shot, ...]


_known: dict[int, CardSummary] = {}


def summary_of(card: Card) -> CardSummary:
    """The card in short. The summary holds the card, so that its id is not given to another."""
    summary = _known.get(id(card))
    if summary is None:
        if len(_known) >= KEPT:
            _known.clear()
        summary = _known[id(card)] = _summarise(card)
    return summary


def _summarise(card: Card) -> CardSummary:
    weapon = max([word.amount for word in card.words("dealt") if not word.null and word.card is None], default=0)
    armour = max([-word.amount for word in card.words("suffered") if word.types != ("magical",)], default=0)
    return CardSummary(
        card=card,
        reach=card.reach / 1000,
        weapon=SHARE * weapon,
        armour=SHARE * armour,
        dig=1 + sum(word.amount for word in card.words("harvest-cost")),
        stride=sum(word.amount for word in card.words("stride")),
        shots=tuple([shot for ability in card.abilities.values() for shot in _shots(ability)]),
    )


def _shots(ability: Ability) -> list[Shot]:
    """What an Arcane Ability does to an enemy from afar with an average card; nothing if it does not wound."""
    calls = [call for result in ability.results[:1] for call in result.effects if call.word == "damage"]
    if not ability.arcane or not ability.range or not calls:
        return []
    wounds = HIT * sum(Amount.read(call.params.amount).worth(2) for call in calls)
    return [Shot(ability.id, ability.range / 1000, wounds, ability.cost)]
