"""Words and omens: whom to win over, whom to seduce, and what to make of Magic cards."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.ad1666.fighter import Sheet
from escarmouche.bots.ad1666.odds import win
from escarmouche.bots.ad1666.position import Position, side_of, survey
from escarmouche.core.asks.ask import Answer, Menu
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.fate.deck import suit_of_number, value
from escarmouche.games.ad1666.state import BLACK

OMENS = (  # from the best to the worst; see the Divination table
    "omen-destiny", "omen-prophecy", "omen-calamity", "omen-future", "omen-misfortune", "omen-present", "omen-lessons",
    "omen-thoughts", "omen-precognition", "omen-recurring", "omen-silent", "omen-chaos", "omen-death",
)  # fmt: skip
ENOUGH = 0.5  # tenths of a Victory Point that a seduction must promise


def interaction(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Recruit with the best tongue; seduce who is worth more than the seducer."""
    position = survey(scene, ask.seat, sheet)
    best: Answer = "pass"
    top = 0.0
    for name, users in ask.open():
        if not isinstance(users, Menu):
            continue
        for said in users:
            (user, whom), found = next(iter(said.items())), 0.0
            found = charm(position, name, user, whom)
            if found > top:
                best, top = {name: said}, found
    return best


def charm(position: Position, name: str, user: str, whom: str) -> float:
    """What an attempt promises."""
    one, other = position.fighter(user), position.fighter(whom)
    if one is None or other is None:
        return 0.0
    if name == "recruit":
        return 20 * win(one.card.charisma - other.card.charisma)
    gain = other.price * other.hale - one.price * one.hale
    return win(one.card.charisma - other.card.fortitude) * gain - ENOUGH


def support(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """A non-player Character is helped against the others."""
    target = next((piece for piece in scene.pieces if piece.id == ask.about["target"]), None)
    hostile = target is not None and target.marks["side"] not in (-1, side_of(scene, ask.seat))
    return tuple(ask.options) if hostile else ()


def divination(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The omen that serves best."""
    pairs = zip(ask.about["omens"], ask.options, strict=True)
    return min(pairs, key=lambda pair: OMENS.index(pair[0]) if pair[0] in OMENS else len(OMENS))[1]


def deck_order(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """One's own best cards on top, the other's worst."""
    own = ask.about["whose"] == ask.seat + 1
    return tuple(sorted(ask.options, key=value, reverse=own))


def returned(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """High cards come back into one's own deck, low ones into the other's."""
    own = ask.about["whose"] == ask.seat + 1
    return tuple(sorted(ask.options, key=value, reverse=own)[: ask.least])


def calamity(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The other's best card goes."""
    return max([card for card in ask.options if card != "pass"], key=value, default="pass")


def prayer(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Black cards are failures of the spell; there is no harm in red ones."""
    cards = [card.removeprefix("magic-") for card in ask.about["cards"]]
    return "add-failures" if any(suit_of_number(card) in BLACK for card in cards) else "let-be"
