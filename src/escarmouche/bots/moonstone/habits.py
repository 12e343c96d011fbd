"""How a player of Moonstone answers without thinking: what is worth a thought, and the plain answer in a round one imagines.

Everything here is read off a scene, a question and the printed cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Menu, parts
from escarmouche.core.views.scene import Scene
from escarmouche.games.moonstone.arcane.arcane import DECLARATIONS, outcome
from escarmouche.games.moonstone.cards.card import Ability, Card
from escarmouche.games.moonstone.harm.damage_changes import changes
from escarmouche.games.moonstone.melee.matrix import STANDARD
from escarmouche.games.moonstone.state import CATASTROPHE, MOVES, arcane_deck

Look = Callable[[], Scene]  # what the seat asked would see
Sheet = Callable[[str], Card]

FRANK = 0.8  # how often who can tell the truth does
TRUST = 0.3  # how often one says OK to what may well be a lie
BOLD = 0.25  # how often a fighter goes for it
DECK = arcane_deck().counts()

follows = {"activate": "action"}  # questions that mean nothing without the next one
rests = {"action": "end"}  # answers that leave everything as it is


def hides(scene: Scene) -> bool:
    """Are cards being held that this seat does not see, and that decide what happens next?"""
    return any(hand.kind in ("combat", "arcane") for hand in scene.hands)


# -- what is worth a thought


def consider(ask: Ask, look: Look, sheet: Sheet) -> Iterator[Answer] | None:
    """The answers a player would think about; None: any."""
    if ask.name == "mulligan":
        return iter(("accept",))
    if ask.name == "first-player":
        return iter((ask.seat,))
    if ask.name == "play" and isinstance(ask, Menu):
        return iter(plays(ask, ability_of(ask, look(), sheet)))
    return None


def plays(ask: Menu, ability: Ability) -> list[Answer]:
    """Every card with every declaration that would do something, the truth first."""
    useful = [card for card in DECLARATIONS if card != CATASTROPHE and outcome(ability, card)]
    truths = [{card: card} for card in ask.names if card in useful]
    return truths + [{card: said} for card in ask.names for said in useful if said != card]


def ability_of(ask: Ask, scene: Scene, sheet: Sheet) -> Ability:
    piece = next(piece for piece in scene.pieces if piece.id == ask.about["model"])
    return sheet(piece.card).abilities[ask.about["ability"]]


def card_of(model: str, look: Look, sheet: Sheet) -> Card:
    return sheet(next(piece.card for piece in look().pieces if piece.id == model))


# -- the plain answer


def plain(ask: Ask, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """An answer without looking ahead."""
    habit = HABITS.get(ask.name)
    if habit is not None:
        return habit(ask, look, sheet, rng)
    if isinstance(ask, Menu):
        for name in ("pass", "stop", "stay"):
            if name in ask.names:
                return name
    return ask.sample(rng)


def card(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """A Combat Card that deals more than it suffers, but not always the same."""
    return rng.choices(ask.options, [balance(move) for move in ask.options])[0]


def balance(move: str) -> float:
    """How a card fares against all others: from 1 up."""
    deals = sum(STANDARD[move].deals[other] or 0 for other in MOVES)
    suffers = sum(STANDARD[other].deals[move] or 0 for other in MOVES)
    return max(1.0, 3 + deals - suffers)


def most(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """All copies."""
    return max(ask.options)


def upgrade(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """The Signature Move if its table is no worse."""
    move = card_of(ask.about["model"], look, sheet).signature
    standard = STANDARD[ask.about["card"]].deals
    better = move is not None and sum(n or 0 for n in move.deals.values()) >= sum(n or 0 for n in standard.values())
    return "upgrade" if better else "keep"


def sharpest(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """The damage type that this weapon and that armour make the most of."""
    mine, theirs = (changes(card_of(ask.about[who], look, sheet)) for who in ("model", "target"))

    def gain(type: str) -> int:
        dealt = mine.dealt[ask.about["card"], type]
        if any(change.null for change in dealt):
            return -9
        return sum(change.amount for change in (*dealt, *theirs.suffered[type]))

    return max(ask.options, key=gain)


def follow_up(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """The card that deals most against what lies there."""
    against = ask.about["against"]
    return max(ask.options, key=lambda move: -1 if move == "none" else STANDARD[move].deals[against] or -2)


def go(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    return "yes" if rng.random() < BOLD else "no"


def play(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """The truth if it is of use, else the boldest lie about some card that is no Catastrophe."""
    found = plays(ask, ability_of(ask, look(), sheet))
    if not found:
        return ask.sample(rng)
    truths = [answer for answer in found if parts(answer)[0] == parts(answer)[1]]
    if truths and rng.random() < FRANK:
        return max(truths, key=lambda answer: parts(answer)[1][-1])
    safe = [answer for answer in found if parts(answer)[0] != CATASTROPHE] or found
    return rng.choice(safe)


def repeat(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """Play on after a wrong call while there is another true card to play."""
    scene = look()
    ability, hand = ability_of(ask, scene, sheet), [h for h in scene.hands if h.kind == "arcane" and h.seat == ask.seat]
    able = any(card != CATASTROPHE and outcome(ability, card) for card in hand[0].cards or ())
    if not able:
        return "stop"
    targets = ask.branch("again")
    return "again" if targets is None else {"again": targets.sample(rng)}


def call(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """Bluff if the declared card cannot be there; else the less likely it is, the more often."""
    chance = likely(ask.about["declared"], look(), ask.seat)
    if not chance:
        return "bluff"
    return "ok" if rng.random() < TRUST + (1 - TRUST) * chance else "bluff"


def likely(declared: str, scene: Scene, seat: int) -> float:
    """How likely the caster holds, or has laid, the card declared, from the cards that this seat has seen."""
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


def replace(ask: Any, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """A Catastrophe for the liar; else whatever makes the ability fail."""
    if CATASTROPHE in ask.options:
        return CATASTROPHE
    ability = ability_of(ask, look(), sheet)
    fails = [name for name in ask.options if not outcome(ability, ask.about["card"] if name == "leave" else name)]
    return fails[0] if fails else ask.options[0]


HABITS: dict[str, Callable[[Any, Look, Sheet, Random], Answer]] = {
    "combat-card": card,
    "critical": most,
    "signature": upgrade,
    "type": sharpest,
    "follow-up": follow_up,
    "going-for-it": go,
    "play": play,
    "repeat": repeat,
    "call": call,
    "replace": replace,
}
