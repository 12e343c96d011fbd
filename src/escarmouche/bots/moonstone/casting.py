"""Arcane Abilities: what to play and declare, when to call a bluff, what to put in the place of a lie."""

from __future__ import annotations

from random import Random

from escarmouche.bots.evaluator import Look
from escarmouche.bots.moonstone.printed import PrintedCards
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, parts
from escarmouche.core.views.scene import Scene
from escarmouche.games.moonstone.arcane.arcane import DECLARATIONS, outcome
from escarmouche.games.moonstone.cards.card import Ability
from escarmouche.games.moonstone.questions import Call, OfAbility, Replace
from escarmouche.games.moonstone.state import CATASTROPHE, arcane_deck

HONESTY = 0.8  # how often a caster who can tell the truth tells it
TRUST = 0.3  # how often the other says OK to what may well be a lie
DECK = arcane_deck().counts()


def ability_of(ask: Ask, scene: Scene, cards: PrintedCards) -> Ability:
    """The ability that a question is about."""
    about = about_of(ask, OfAbility)
    return cards.card_of(about["model"], scene).abilities[about["ability"]]


def declarations(ask: Menu, ability: Ability) -> list[Answer]:
    """Every card with every declaration that would do something, the truth first."""
    useful = [card for card in DECLARATIONS if card != CATASTROPHE and outcome(ability, card)]
    truths = [{card: card} for card in ask.names if card in useful]
    return truths + [{card: declared} for card in ask.names for declared in useful if declared != card]


def candidates(ask: Menu, look: Look, cards: PrintedCards) -> list[Answer]:
    """What deserves a look when a card is really played."""
    return declarations(ask, ability_of(ask, look(), cards))


def play(ask: Menu, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """The truth if it is of use, else any lie about a card that is not a Catastrophe."""
    plays = declarations(ask, ability_of(ask, look(), cards))
    if not plays:
        return ask.sample(rng)
    truths = [answer for answer in plays if parts(answer)[0] == parts(answer)[1]]
    if truths and rng.random() < HONESTY:
        return max(truths, key=lambda answer: parts(answer)[1][-1])
    safe = [answer for answer in plays if parts(answer)[0] != CATASTROPHE] or plays
    return rng.choice(safe)


def repeat(ask: Menu, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """Play on after a wrong call while there is another true card to play."""
    scene = look()
    ability = ability_of(ask, scene, cards)
    hand = next(hand for hand in scene.hands if hand.kind == "arcane" and hand.seat == ask.seat)
    if not any(card != CATASTROPHE and outcome(ability, card) for card in hand.cards or ()):
        return "stop"
    targets = ask.branch("again")
    return {"again": targets.sample(rng)} if isinstance(targets, Ask) else "again"


def call(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """Bluff if the declared card cannot be there; else the less likely it is, the more often."""
    chance = likely(about_of(ask, Call)["declared"], look(), ask.seat)
    if not chance:
        return "bluff"
    return "ok" if rng.random() < TRUST + (1 - TRUST) * chance else "bluff"


def likely(declared: str, scene: Scene, seat: int) -> float:
    """How likely it is that the caster holds, or has laid, the declared card, from the cards that this seat has seen."""
    seen = [*scene.table["casting"]["shown"]]
    drawn = 1
    for hand in scene.hands:
        if hand.kind == "arcane" and hand.seat == seat:
            seen += hand.cards or ()
        elif hand.kind == "arcane":
            drawn += hand.count
    copies, unseen = DECK[declared] - seen.count(declared), sum(DECK.values()) - len(seen)
    missed = 1.0
    for n in range(min(drawn, unseen)):
        missed *= max(0, unseen - copies - n) / (unseen - n)
    return 1 - missed


def replace(ask: Choose, look: Look, cards: PrintedCards, rng: Random) -> Answer:
    """A Catastrophe for the liar; else whatever makes the ability fail."""
    if CATASTROPHE in ask.options:
        return CATASTROPHE
    ability, lie = ability_of(ask, look(), cards), about_of(ask, Replace)["card"]
    failing = [name for name in ask.options if not outcome(ability, lie if name == "leave" else str(name))]
    return failing[0] if failing else ask.options[0]
