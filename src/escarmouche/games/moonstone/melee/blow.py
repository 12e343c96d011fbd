"""A blow: the card a fighter lays, its copies, its upgrade and its damage type, as they lie on the table."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.melee.combat_cards import STANDARD, Strike
from escarmouche.games.moonstone.melee.signature_move import strike_of
from escarmouche.games.moonstone.state import MOVES, DamageType, Fighter, Model
from escarmouche.games.moonstone.table import Moonstone


class Blow:
    """One side of an exchange. Everything is read from the fighter in the state, and written there."""

    __slots__ = ("against", "card", "fighter", "follow", "model", "victim", "victim_fighter")

    def __init__(
        self, game: Moonstone, fighter: Fighter, opponent: Fighter, against: str, follow: bool = False
    ) -> None:
        self.fighter, self.victim_fighter = fighter, opponent
        self.model: Model = game.model(fighter.model)
        self.victim: Model = game.model(opponent.model)
        self.card: Card = game.card(self.model)
        self.against = against  # the standard name of the opponent's card (MOON-SIG-04)
        self.follow = follow

    @property
    def laid(self) -> list[str]:
        """The card and its copies."""
        return self.fighter.follow if self.follow else self.fighter.played

    @property
    def move(self) -> str:
        return self.laid[0]

    @property
    def copies(self) -> int:
        return len(self.laid)

    @property
    def upgraded(self) -> bool:
        return self.fighter.follow_upgraded if self.follow else self.fighter.upgraded

    @property
    def type(self) -> str:
        return self.fighter.follow_type if self.follow else self.fighter.type

    @property
    @clause("MOON-SIG-03")
    def strike(self) -> Strike:
        """The table the damage is read from."""
        return strike_of(self.card) if self.upgraded else STANDARD[self.move]

    @property
    @clause("MOON-MELEE-06", "MOON-MELEE-08", "MOON-MELEE-09", "MOON-SIG-04")
    def base(self) -> int | None:
        """The printed Deal value; None is Null, as it is for a fighter out of its own reach."""
        return None if self.fighter.null else self.strike.deals[self.against]

    @property
    def hits(self) -> bool:
        """Is there still somebody to hit (MOON-AMB-101)?"""
        return self.victim.in_play

    def upgrade(self) -> None:
        if self.follow:
            self.fighter.follow_upgraded = True
        else:
            self.fighter.upgraded = True

    def choose(self, type: DamageType) -> None:
        if self.follow:
            self.fighter.follow_type = type
        else:
            self.fighter.type = type


def different_cards(fighter: Fighter) -> list[str]:
    """The different cards of a hand, in a fixed order."""
    hand = fighter.hand
    return [move for move in MOVES if move in hand]


def lay(fighter: Fighter, move: str, copies: int, laid: list[str]) -> None:
    """Cards go from the hand to the table."""
    for _ in range(copies):
        fighter.hand.remove(move)
        laid.append(move)
