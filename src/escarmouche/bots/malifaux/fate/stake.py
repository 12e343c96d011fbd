"""What is at stake in a duel for the seat that is asked."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.bots.malifaux.fate import odds
from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.word_values import SOULSTONE, WordUse, cost_of, effect_value
from escarmouche.core.views.scene import Duel
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.fate.deck import suit
from escarmouche.games.malifaux.fate.duel import accuracy
from escarmouche.games.malifaux.state import RED_JOKER

TEST = 1.6  # what is at stake in a duel of which nothing is known
LAST = 0.2  # of a Soulstone's worth in the last Turn


class Stake(NamedTuple):
    """A duel as the seat that is asked sees it."""

    action: Action | None
    attacker: Fighter | None  # the model that acts
    defender: Fighter | None
    attacks: bool  # the seat that is asked is the attacker's

    def value(self, position: Position, difference: int) -> float:
        """What it brings the attacker to win by this difference."""
        if self.action is None or self.attacker is None:
            return TEST
        bands = odds.bands(accuracy(difference))[1:] if self.defender is not None else odds.plain_bands()
        value = effect_value(self.action.effects, WordUse(position, self.attacker, self.defender, bands))
        return value if self.attacker.seat == position.seat or not self.attacks else -value


def stake_of(position: Position, model: str) -> Stake:
    """The foremost duel, and on which side of it a model stands."""
    duel = position.scene.duels[-1] if position.scene.duels else None
    if duel is None:
        return Stake(None, None, None, True)
    action = position.cards.action(duel.about) if duel.about else None
    sides = [position.fighter(side.piece) for side in duel.sides]
    attacker = sides[0] if sides else None
    defender = sides[1] if len(sides) > 1 else position.fighter(duel.against)
    return Stake(action, attacker, defender, not duel.sides or duel.sides[0].piece == model)


def soulstone_value(position: Position) -> float:
    """What a Soulstone is worth now."""
    many = position.stones(position.seat) > position.left
    return SOULSTONE * (LAST if position.left == 1 else 0.7 if many else 1.0)


# -- suits


def lacking_suits(stake: Stake, duel: Duel) -> list[str]:
    """Suits of the TN that the stat does not bring."""
    if stake.action is None:
        return []
    lacking: list[str] = list(stake.action.tn_suits)
    for word in (word.removeprefix("suit-") for word in duel.sides[0].words):
        if word in lacking:
            lacking.remove(word)
    return lacking


def suits_there(position: Position, stake: Stake, card: str) -> bool:
    """Are the suits of the TN there with a card?"""
    lacking = lacking_suits(stake, position.scene.duels[-1])
    if card == RED_JOKER and lacking:
        lacking = lacking[1:]
    elif suit(card) in lacking:
        lacking.remove(suit(card))
    return not lacking


def trigger_value(position: Position, stake: Stake, card: str) -> float:
    """The best Trigger that a card's suit opens."""
    if stake.action is None or stake.attacker is None:
        return 0.0
    had = [word.removeprefix("suit-") for word in position.scene.duels[-1].sides[0].words]
    had.append(suit(card))
    use = WordUse(position, stake.attacker, stake.defender, odds.plain_bands())
    values = [
        effect_value(trigger.effects, use) - cost_of(trigger.cost, use)
        for trigger in stake.action.triggers
        if all(had.count(needed) >= trigger.suits.count(needed) for needed in trigger.suits) or card == RED_JOKER
    ]
    return max([0.0, *values])
