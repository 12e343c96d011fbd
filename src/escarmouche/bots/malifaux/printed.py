"""The printed cards of Malifaux as a bot reads them: Stat Cards, Upgrades, and what lies open beside them."""

from __future__ import annotations

from escarmouche.bots.printed import Printed
from escarmouche.core.views.player_tools import Layer, Patch
from escarmouche.games.malifaux.cards.card import Ability, Action, AnyCard, Card, Trigger, Upgrade


class PrintedCards(Printed):
    """Everything printed under its class. Actions, Triggers and Abilities are found by their keys, which begin with the card's name."""

    __slots__ = ()

    def card(self, name: str) -> Card:
        return self.find(Card, name)

    def upgrade(self, name: str) -> Upgrade:
        return self.find(Upgrade, name)

    def _card_of(self, key: str) -> AnyCard | None:
        """The Stat Card or Upgrade that a key belongs to."""
        back = self._read(key.partition(":")[0])
        return back if isinstance(back, AnyCard) else None

    def action(self, key: str) -> Action | None:
        back = self._card_of(key)
        return None if back is None else next((action for action in back.actions if action.key == key), None)

    def ability(self, key: str) -> Ability | None:
        back = self._card_of(key)
        return None if back is None else next((ability for ability in back.abilities if ability.key == key), None)

    def trigger(self, key: str) -> Trigger | None:
        back = self._card_of(key)
        if back is None:
            return None
        triggers = [*back.resists, *(trigger for action in back.actions for trigger in action.triggers)]
        return next((trigger for trigger in triggers if trigger.key == key), None)

    @property
    def zones(self) -> list[Patch]:
        """The Deployment Zones and the Centerline, once they are chosen."""
        return self.find(Layer, "zones").patches
