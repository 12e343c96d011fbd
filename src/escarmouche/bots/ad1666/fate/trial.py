"""Unopposed Tests: which cards of the hand to add, for how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.bots.ad1666.fate.cards import held, matches, own, price
from escarmouche.bots.ad1666.fighter import Sheet
from escarmouche.core.asks.ask import Answer
from escarmouche.core.views.scene import Scene, Side

CLEAR = 5  # by so much a Triumph or a Mishap
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


def side(scene: Scene, seat: int) -> Side | None:
    """This seat's side of the test on the table."""
    if not scene.duels:
        return None
    return next((one for one in scene.duels[-1].sides if one.seat == seat and one.shown), None)


def choices(ask: Any, scene: Scene) -> list[tuple[str, ...]]:
    """Nothing; what is enough to avoid a Mishap, to succeed, to triumph: the cheapest cards for each."""
    mine = side(scene, ask.seat)
    if mine is None:
        return [()]
    count = held(scene, ask.seat)
    cards = sorted(
        [card for card in own(scene, ask.seat) if matches(mine.shown[0], card)],
        key=lambda card: (price(card, count) / matches(mine.shown[0], card), card),
    )
    found: list[tuple[str, ...]] = [()]
    gap = ask.about["nd"] - ask.about["total"]
    for need in (gap - CLEAR + 1, gap, gap + CLEAR):
        chosen = enough(cards, need, mine.shown[0])
        if chosen and chosen not in found:
            found.append(chosen)
    return found


def enough(cards: Sequence[str], need: int, initial: str) -> tuple[str, ...]:
    """The cheapest cards that add up to so much; none if they do not."""
    chosen: list[str] = []
    left = need
    for card in cards:
        if left <= 0:
            break
        chosen.append(card)
        left -= matches(initial, card)
    if left > 0:
        return ()
    for card in list(chosen):  # a card too many goes
        if matches(initial, card) <= -left:
            chosen.remove(card)
            left += matches(initial, card)
    return tuple(chosen)


def reinforce(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """What pays, without thinking long."""
    mine = side(scene, ask.seat)
    if mine is None:
        return ()
    count, name = held(scene, ask.seat), scene.duels[-1].name
    success, triumph, mishap = PRIZES.get(name, USUAL)

    def worth(cards: tuple[str, ...]) -> float:
        total = ask.about["total"] + sum([matches(mine.shown[0], card) for card in cards]) - ask.about["nd"]
        found = success if total >= 0 else -mishap if total <= -CLEAR else 0.0
        found += triumph if total >= CLEAR else 0.0
        return found - sum([price(card, count) for card in cards])

    return max(choices(ask, scene), key=worth)
