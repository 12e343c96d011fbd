"""Combat Cards: which to play, and the small questions of a Melee Attack."""

from __future__ import annotations

from random import Random

from escarmouche.bots.evaluator import Look
from escarmouche.bots.moonstone.printed import PrintedCards
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.games.moonstone.cards.damage_changes import changes
from escarmouche.games.moonstone.melee.combat_cards import STANDARD
from escarmouche.games.moonstone.questions import FollowUp, Signature, Type
from escarmouche.games.moonstone.state import MOVES

BOLD = 0.25  # how often a fighter goes for it
USELESS = -9  # a damage type that the weapon does not deal


def combat_card(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """A card that deals more than it suffers, but not always the same."""
    return rng.choices(ask.options, [balance(str(move)) for move in ask.options])[0]


def balance(move: str) -> float:
    """How a card fares against all others: from 1 up."""
    deals = sum(STANDARD[move].deals[reply] or 0 for reply in MOVES)
    suffers = sum(STANDARD[reply].deals[move] or 0 for reply in MOVES)
    return max(1.0, 3 + deals - suffers)


def critical(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """All copies."""
    return max(map(int, ask.options))


def signature(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """The Signature Move if its table is no worse."""
    about = about_of(ask, Signature)
    move = cards.card_of(about["model"], look()).signature
    standard = STANDARD[about["card"]].deals
    better = move is not None and sum(n or 0 for n in move.deals.values()) >= sum(n or 0 for n in standard.values())
    return "upgrade" if better else "keep"


def damage_type(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """The damage type that makes most of this weapon against that armour."""
    about = about_of(ask, Type)
    attacker, defender = (changes(cards.card_of(model, look())) for model in (about["model"], about["target"]))

    def gain(damage_type: str) -> int:
        dealt = attacker.dealt[about["card"], damage_type]
        if any(change.null for change in dealt):
            return USELESS
        return sum(change.amount for change in (*dealt, *defender.suffered[damage_type]))

    return max(map(str, ask.options), key=gain)


def follow_up(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """The card that deals most against the card that lies there."""
    against = about_of(ask, FollowUp)["against"]

    def dealt(move: str) -> int:
        return -1 if move == "none" else STANDARD[move].deals[against] or -2

    return max(map(str, ask.options), key=dealt)


def going_for_it(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    return "yes" if rng.random() < BOLD else "no"
