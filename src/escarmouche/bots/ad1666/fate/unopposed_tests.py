"""Unopposed Tests: which cards of the hand to add, for how much."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.bots.ad1666.fate.hand import adds, hand_size, own_hand, price
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Some
from escarmouche.core.views.scene import Scene, Side
from escarmouche.games.ad1666.questions import Reinforce

CLEAR = 5  # the margin of a Triumph or a Mishap
# What success brings, what a Triumph adds, and what a Mishap costs, in tenths of a Victory Point.
PRIZES: dict[str, tuple[float, float, float]] = {
    "shooting": (6.0, 5.0, 0.5),
    "parry": (7.0, 0.0, 0.0),
    "morale-test": (9.0, 0.0, 0.0),
    "leave-board": (9.0, 0.0, 0.0),
    "fall": (3.0, 0.0, 3.0),
    "footing": (3.0, 0.0, 0.0),
    "jump-over": (4.0, 0.0, 5.0),
    "force-door": (3.0, 0.0, 1.5),
    "lock-test": (6.0, 0.0, 2.0),
    "poison-test": (4.0, 0.0, 0.0),
    "disarm": (5.0, 0.0, 0.0),
    "vision-test": (5.0, 0.0, 0.0),
    "run-on": (0.8, 0.8, 2.0),
    "quick-reload": (1.5, 0.0, 0.0),
}
USUAL = (2.5, 0.5, 2.5)  # climbs


def side_of(scene: Scene, seat: int) -> Side | None:
    """This seat's side of the test on the table."""
    if not scene.duels:
        return None
    return next((side for side in scene.duels[-1].sides if side.seat == seat and side.shown), None)


def reinforcements(ask: Some, scene: Scene, cards: PrintedCards) -> list[Answer]:
    """Nothing; what is enough to avoid a Mishap, to succeed, to triumph: the cheapest cards for each."""
    side, about = side_of(scene, ask.seat), about_of(ask, Reinforce)
    if side is None:
        return [()]
    count, initial = hand_size(scene, ask.seat), side.shown[0]
    fitting = [card for card in own_hand(scene, ask.seat) if adds(initial, card)]
    fitting.sort(key=lambda card: (price(card, count) / adds(initial, card), card))
    choices: list[Answer] = [()]
    gap = about["nd"] - about["total"]
    for need in (gap - CLEAR + 1, gap, gap + CLEAR):
        chosen = cheapest(fitting, need, initial)
        if chosen and chosen not in choices:
            choices.append(chosen)
    return choices


def cheapest(cards: Sequence[str], need: int, initial: str) -> tuple[str, ...]:
    """The cheapest cards that add what is needed; none if they do not."""
    chosen: list[str] = []
    left = need
    for card in cards:
        if left <= 0:
            break
        chosen.append(card)
        left -= adds(initial, card)
    if left > 0:
        return ()
    for card in list(chosen):  # a card too many goes
        if adds(initial, card) <= -left:
            chosen.remove(card)
            left += adds(initial, card)
    return tuple(chosen)


def reinforce(ask: Some, scene: Scene, cards: PrintedCards) -> Answer:
    """What pays, without looking ahead."""
    side, about = side_of(scene, ask.seat), about_of(ask, Reinforce)
    if side is None:
        return ()
    count, initial = hand_size(scene, ask.seat), side.shown[0]
    success, triumph, mishap = PRIZES.get(scene.duels[-1].name, USUAL)

    def value(chosen: tuple[str, ...]) -> float:
        margin = about["total"] + sum([adds(initial, card) for card in chosen]) - about["nd"]
        gain = success if margin >= 0 else -mishap if margin <= -CLEAR else 0.0
        gain += triumph if margin >= CLEAR else 0.0
        return gain - sum([price(card, count) for card in chosen])

    return max(reinforcements(ask, scene, cards), key=value)
