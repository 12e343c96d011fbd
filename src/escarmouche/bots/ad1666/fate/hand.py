"""The cards of a deck as a player counts them: what is still to come, and what a card in hand is worth."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.fate.deck import suit, value
from escarmouche.games.ad1666.state import BLACK_JOKER, JOKERS, RED_JOKER, SUITS

DECK = (*[f"{suit}-{value}" for suit in SUITS for value in range(2, 9)], BLACK_JOKER, RED_JOKER)
WORTH = {  # of a card by its value, in tenths of a Victory Point
    0: 0.3,
    2: 0.7,
    3: 0.8,
    4: 0.9,
    5: 1.2,
    6: 1.8,
    7: 2.8,
    8: 4.0,
    10: 6.0,
}
FULL = (1.0, 1.0, 1.0, 1.0, 0.95, 0.85, 0.7, 0.5)  # what the next card is worth to a hand of this many
UNSEEN = 1.8  # a card in somebody else's hand

Chances = tuple[tuple[int, float], ...]  # card values, each with how likely it is


def own_hand(scene: Scene, seat: int) -> list[str]:
    """The cards in our own hand."""
    return next((hand.cards or [] for hand in scene.hands if hand.seat == seat), [])


def hand_size(scene: Scene, seat: int) -> int:
    """How many cards somebody has in hand."""
    return next((hand.count for hand in scene.hands if hand.seat == seat), 0)


def hand_value(cards: Sequence[str], late: float = 1.0) -> float:
    """What a hand is worth: the best cards count most; with little time left there is little to play them for."""
    worths = sorted([WORTH[value(card)] for card in cards], reverse=True)
    return late * sum([worth * FULL[min(place, 7)] for place, worth in enumerate(worths)])


def price(card: str, count: int, late: float = 1.0) -> float:
    """What it costs to play a card from a hand of this many."""
    return late * WORTH[value(card)] * FULL[min(count - 1, 7)]


def next_card(scene: Scene, seat: int, mine: bool) -> Chances:
    """What the top of somebody's deck may be: anything that is neither discarded nor in play nor in our own hand."""
    known = scene.table.get("known", {}).get(str(seat))
    if known:
        return ((value(known[0]), 1.0),)
    gone = next((pile.cards or [] for pile in scene.piles if pile.kind == "discard" and pile.seat == seat), [])
    seen = [*gone, *(own_hand(scene, seat) if mine else [])]
    for duel in scene.duels:
        for side in duel.sides:
            if side.seat == seat:
                seen += [*side.shown, *side.extra, *side.own]
    return unseen(tuple(sorted(seen)))


@functools.lru_cache(maxsize=4096)
def unseen(seen: tuple[str, ...]) -> Chances:
    """The values of a whole deck without these cards."""
    counts: dict[int, int] = {}
    for card in DECK:
        if card not in seen:
            counts[value(card)] = counts.get(value(card), 0) + 1
    left = sum(counts.values())
    return tuple((number, count / left) for number, count in counts.items()) if left else WHOLE_DECK


WHOLE_DECK: Chances = tuple((number, (1 if number in (0, 10) else 4) / 30) for number in (0, 2, 3, 4, 5, 6, 7, 8, 10))


@functools.lru_cache(maxsize=4096)
def best_of(chances: Chances, count: int) -> Chances:
    """The best of several cards: what somebody who may choose lays."""
    best, below = [], 0.0
    for number, chance in sorted(chances):
        best.append((number, (below + chance) ** count - below**count))
        below += chance
    return tuple(best)


def adds(initial: str, card: str) -> int:
    """What a card adds to an Initial Card."""
    if card in JOKERS or initial in JOKERS:
        return 0
    if value(card) == value(initial):
        return 2
    return int(suit(card) == suit(initial))
