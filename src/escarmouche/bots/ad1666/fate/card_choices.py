"""What else cards ask for: a Joker's suit, one more card, Faith, fate, which cards to part with."""

from __future__ import annotations

from escarmouche.bots.ad1666.fate.hand import WORTH
from escarmouche.bots.ad1666.fate.opposed_test import weapon_of
from escarmouche.bots.ad1666.printed import LOCATION, PrintedCards, piece_of
from escarmouche.bots.branches import question
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu, Some
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.fate.deck import value
from escarmouche.games.ad1666.questions import Faith, OfCard
from escarmouche.games.ad1666.state import BLACK, RED_JOKER

POOR, RICH = 3, 8  # cards that fate had better turn again
TRIFLES = ("run-on", "quick-reload")


def joker_suit(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The Red Joker's suit: where it hurts most, or helps a talent; the Black one's: where it does neither."""
    about = about_of(ask, OfCard)
    red = about["card"] == RED_JOKER
    sides = scene.duels[-1].sides
    side = next((side for side in sides if side.piece == about["model"]), sides[0])
    item, piece = weapon_of(side, cards), piece_of(scene, side.piece)
    talents = cards.card(piece.card).talents if piece is not None else {}

    def rating(suit: str) -> float:
        location = LOCATION.get(suit)
        rating = float(item.damage.get(location, 0)) if item is not None and location is not None else 0.0
        rating += 2.0 * (suit == "heart" and "straight-to-the-heart" in talents)
        rating += 1.0 * (suit not in BLACK and "frenzied-attack" in talents and side.role == "attacker")
        return rating + 1.0 * (suit in BLACK and "deft-guard" in talents and side.role == "defender")

    return max(map(str, ask.options), key=rating) if red else min(map(str, ask.options), key=rating)


def one_more_card(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """One more card in place of a poor one: it costs nothing."""
    poor = value(about_of(ask, OfCard)["card"]) <= 6
    return "turn" if poor and "turn" in ask.options else "pass"


def which_card(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The higher of two cards."""
    return max(map(str, ask.options), key=value)


def faith(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """Where Faith is more than what would be tested, in a test that matters."""
    about = about_of(ask, Faith)
    gain = about["faith"] - about["score"]
    return "faith" if gain >= 2 or (gain >= 1 and about["test"] not in TRIFLES) else "pass"


def fate(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """A poor card of our own is replayed, or a good one of the opponent's, where it matters."""
    if scene.duels and scene.duels[-1].name in ("initiative", *TRIFLES):
        return "pass"
    for whose in ("own", "other"):
        played = question(ask, Choose, whose)
        for card in played.options if played is not None else ():
            if value(str(card)) <= POOR if whose == "own" else value(str(card)) >= RICH:
                return {whose: card}
    return "pass"


def keep_card(ask: Choose, scene: Scene, cards: PrintedCards) -> Answer:
    """The card drawn is kept: it is worth more than the Initiative."""
    return "keep-card"


def part_with_worst(ask: Some, scene: Scene, cards: PrintedCards) -> Answer:
    """As few as possible, those that are worth least first."""
    return tuple(sorted(map(str, ask.options), key=lambda card: WORTH[value(card)])[: ask.least])
