"""Which policy answers which question of Anno Domini 1666, and which answers of the others deserve a look."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.bots.ad1666 import actions, activation, conversation, moves, reactions
from escarmouche.bots.ad1666.combat import combat_phase, weapons
from escarmouche.bots.ad1666.fate import card_choices, duels, unopposed_tests
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.setup import deployment, purchases, roster
from escarmouche.bots.policy import policy
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Order, Some
from escarmouche.core.views.scene import Scene


def oneself(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    return ask.seat if ask.seat in ask.options else ask.options[0]


def first(ask: Ask, scene: Scene, cards: PrintedCards) -> Answer:
    return next(iter(ask))


def keep_marker(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """A marker is kept: an attack gives it up by itself."""
    return "keep-marker"


def load(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    return "remove-counter"


def against_others(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """A non-player Character is sent against the others, if there is a choice."""
    sides = {piece.id: piece.marks["side"] for piece in scene.pieces}
    own = next((piece.marks["side"] for piece in scene.pieces if piece.seat == ask.seat), ask.seat)
    others = [name for name in ask.options if sides.get(str(name)) != own]
    return others[0] if others else ask.options[0]


POLICIES: dict[str, Callable[[Ask, Scene, PrintedCards], Answer]] = {
    # whose turn it is
    "activate": policy(Choose, activation.activate),
    "action-turn": policy(Menu, activation.turn),
    "first-player": policy(Choose, oneself),
    "feel-present": policy(Choose, oneself),
    "combat-turn": policy(Menu, combat_phase.turn),
    "combat-action": policy(Menu, combat_phase.action),
    "sweep": policy(Choose, combat_phase.sweep),
    "drop-marker": policy(Choose, keep_marker),
    "name-next": policy(Choose, activation.activate),
    # cards
    "initiative": policy(Menu, duels.initiative),
    "commit": policy(Menu, duels.commit),
    "reinforce-one": policy(Choose, duels.reinforce_one),
    "fence": policy(Choose, duels.fence),
    "parry": policy(Choose, duels.parry),
    "suit": policy(Choose, card_choices.joker_suit),
    "tactician-card": policy(Choose, card_choices.one_more_card),
    "unshakeable": policy(Choose, card_choices.one_more_card),
    "which-card": policy(Choose, card_choices.which_card),
    "faith": policy(Choose, card_choices.faith),
    "fate": policy(Menu, card_choices.fate),
    "sly": policy(Choose, card_choices.keep_card),
    "hand-limit": policy(Some, card_choices.part_with_worst),
    "lose-cards": policy(Some, card_choices.part_with_worst),
    "tactician-discard": policy(Some, card_choices.part_with_worst),
    "weapon": policy(Menu, weapons.weapon),
    "quick-reload": policy(Choose, load),
    # talk and omens
    "conversation-join": policy(Some, conversation.join),
    "conversation-lead": policy(Choose, conversation.lead),
    "interaction": policy(Menu, conversation.interaction),
    "divination": policy(Choose, conversation.divination),
    "deck-order": policy(Order, conversation.deck_order),
    "cards-returned": policy(Some, conversation.cards_returned),
    "calamity": policy(Choose, conversation.calamity),
    "prayer": policy(Choose, conversation.prayer),
    "support-npc": policy(Some, conversation.support_npc),
    # non-player Characters
    "morale-order": first,
    "poison-order": first,
    "npc-next": first,
    "npc-target": policy(Choose, against_others),
    "npc-goal": first,
    "npc-step": first,
    "brawl-attacker": first,
    # before the game
    "captain": policy(Choose, roster.captain),
    "gamble": policy(Choose, purchases.gamble),
    "uncle": policy(Menu, roster.nephews),
    "place-poison": policy(Choose, purchases.poison),
    "band-variant": policy(Choose, roster.variant),
    "equip": policy(Menu, weapons.equip),
}

CANDIDATES: dict[str, Callable[[Ask, Scene, PrintedCards], list[Answer]]] = {
    "action": policy(Menu, actions.action),
    "move": policy(Menu, moves.move),
    "watch": policy(Menu, reactions.watch),
    "watch-at": policy(Menu, reactions.watch),
    "deploy": policy(Choose, deployment.deploy),
    "arrive": policy(Choose, deployment.deploy),
    "reinforce": policy(Some, unopposed_tests.reinforcements),
    "band": policy(Menu, roster.band),
    "draft": policy(Menu, roster.band),
    "purchase": policy(Menu, purchases.purchase),
    "story": policy(Menu, purchases.story),
}

# For imagined actions: questions whose candidates are tried when they are really asked.
DEFAULTS: dict[str, Callable[[Ask, Scene, PrintedCards], Answer]] = {
    "reinforce": policy(Some, unopposed_tests.reinforce)
}
