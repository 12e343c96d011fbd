"""Words and omens: whom to win over, whom to seduce, and what to make of Magic cards."""

from __future__ import annotations

from escarmouche.bots.ad1666.fate.odds import win
from escarmouche.bots.ad1666.position import Position, read, side_of
from escarmouche.bots.ad1666.printed import PrintedCards, piece_of
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu, Order, Some
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.fate.deck import suit_of_number, value
from escarmouche.games.ad1666.questions import (
    AtTarget,
    ConversationJoin,
    ConversationLead,
    Divination,
    OfDeck,
    Prayer,
)
from escarmouche.games.ad1666.state import BLACK

OMENS = (  # from the best to the worst; see the Divination table
    "omen-destiny", "omen-prophecy", "omen-calamity", "omen-future", "omen-misfortune", "omen-present", "omen-lessons",
    "omen-thoughts", "omen-precognition", "omen-recurring", "omen-silent", "omen-chaos", "omen-death",
)  # fmt: skip
RECRUIT = 20  # tenths of a Victory Point
ENOUGH = 0.5  # tenths of a Victory Point that a seduction must promise


def interaction(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """Recruit with the best tongue; seduce somebody who is worth more than the seducer."""
    position = read(scene, ask.seat, cards)
    best: Answer = "pass"
    top = 0.0
    for name, users in ask.open():
        for attempt in users if isinstance(users, Menu) else ():
            user, whom = next(iter(attempt.items()))
            value = promise(position, name, user, whom)
            if value > top:
                best, top = {name: attempt}, value
    return best


def promise(position: Position, name: str, user: str, whom: str) -> float:
    """What an attempt promises."""
    fighter, other = position.fighter(user), position.fighter(whom)
    if fighter is None or other is None:
        return 0.0
    if name == "recruit":
        return RECRUIT * win(fighter.card.charisma - other.card.charisma)
    gain = other.price * other.health - fighter.price * fighter.health
    return win(fighter.card.charisma - other.card.fortitude) * gain - ENOUGH


def lead(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The one with the highest total speaks."""
    return max(zip(about_of(ask, ConversationLead)["totals"], map(str, ask.options), strict=True))[1]


def join(ask: Some, scene: Scene, cards: PrintedCards) -> Answer:
    """All who may take part do; but helpers in a Bribe could have done something better."""
    about = about_of(ask, ConversationJoin)
    target = piece_of(scene, about["target"])
    attacks = target is not None and target.marks["side"] != side_of(scene, ask.seat)
    return () if about["test"] == "bribery" and attacks else tuple(ask.options)


def support_npc(ask: Some, scene: Scene, cards: PrintedCards) -> Answer:
    """A non-player Character is helped against the others."""
    target = piece_of(scene, about_of(ask, AtTarget)["target"])
    hostile = target is not None and target.marks["side"] not in (-1, side_of(scene, ask.seat))
    return tuple(ask.options) if hostile else ()


# -- Magic cards


def divination(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The omen that serves best."""
    pairs = zip(about_of(ask, Divination)["omens"], ask.options, strict=True)
    return min(pairs, key=lambda pair: OMENS.index(pair[0]) if pair[0] in OMENS else len(OMENS))[1]


def deck_order(ask: Order, scene: Scene, cards: PrintedCards) -> Answer:
    """One's own best cards on top, the other's worst."""
    own = about_of(ask, OfDeck)["whose"] == ask.seat + 1
    return tuple(sorted(map(str, ask.options), key=value, reverse=own))


def cards_returned(ask: Some, scene: Scene, cards: PrintedCards) -> Answer:
    """High cards come back into the player's own deck, low ones into the opponent's."""
    own = about_of(ask, OfDeck)["whose"] == ask.seat + 1
    return tuple(sorted(map(str, ask.options), key=value, reverse=own)[: ask.least])


def calamity(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The other's best card goes."""
    return max([card for card in map(str, ask.options) if card != "pass"], key=value, default="pass")


def prayer(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """Black cards are failures of the spell; there is no harm in red ones."""
    numbers = [card.removeprefix("magic-") for card in about_of(ask, Prayer)["cards"]]
    return "add-failures" if any(suit_of_number(number) in BLACK for number in numbers) else "let-be"
